import { Proxy } from "./proxy";
import { expect, test } from "./support";

test("first visit, then offline: start, play Expert, finish, reload", async ({ table, page, context }) => {
  await page.goto("/en/");
  await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.goto("/fr/rules/russian");
  await expect(page.getByRole("heading", { name: "Les règles" })).toBeVisible();
  await table.start({ level: 6 });
  await table.touch(32, 28);
  await expect(page.locator(".sheet .moves button")).toHaveCount(2, { timeout: 60_000 });
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(table.result).toContainText("You have lost.");
  await page.reload();
  await expect(table.square(28)).toHaveAccessibleName(/white man/);
  await expect(page.locator("[data-offline]")).toBeVisible();
});

test("an update is offered during a game, not forced, and keeps the game", async ({ table, page, baseURL }) => {
  const proxy = new Proxy(baseURL!);
  const url = await proxy.open();
  try {
    await page.goto(`${url}/en/`);
    await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "Two at this screen" }).click();
    await table.touch(32, 28);
    proxy.update = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const strip = page.locator(".strip-update");
    await expect(strip).toContainText("It starts after this game.");
    // The old version goes on, also with files of its own that are not on the server any more.
    proxy.gone = /assets\/(Rules|Settings)/;
    await table.touch(19, 23);
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await page.keyboard.press("Escape");
    await Promise.all([page.waitForEvent("load"), strip.getByRole("button", { name: "Start now" }).click()]);
    await expect(table.square(23)).toHaveAccessibleName(/black man/);
    await expect(strip).toHaveCount(0);
  } finally {
    proxy.close();
  }
});

test("a page of one version that finds the files of another repairs itself once", async ({ page, baseURL }) => {
  const proxy = new Proxy(baseURL!);
  const url = await proxy.open();
  try {
    let broken = true;
    await page.route(/damier_wasm_bg-.*\.wasm/, (route) => (broken ? route.fulfill({ status: 404 }) : route.continue()));
    page.on("framenavigated", () => setTimeout(() => (broken = false), 300));
    await page.goto(`${url}/en/`);
    await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  } finally {
    proxy.close();
  }
});
