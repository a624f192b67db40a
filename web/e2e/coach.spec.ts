import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, lines, test } from "./support";

/** White is to move, and has a man on 28 that must not go to 22, where it is taken for nothing. */
const FEN = "W:W28,44,45,49,50:B4,5,9,10,18";
const dialog = (page: Page) => page.getByRole("dialog", { name: "The moments that mattered" });

async function resign(page: Page, who: string) {
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: who }).click();
}

test("after a game against the computer the moment that mattered is shown, and tried again", async ({ table, page }) => {
  await table.start({ fen: FEN, level: 2, color: "white" });
  await table.type("28-22");
  await expect(page.locator(".sheet .moves button")).toHaveCount(2);
  await resign(page, "Resign");
  await table.result.getByRole("button", { name: "The moments that mattered" }).click();
  await expect(dialog(page).getByText("One moment mattered.")).toBeVisible({ timeout: 60_000 });
  const moment = dialog(page).locator(".key-moment");
  await expect(moment.getByRole("heading")).toHaveText("Move 1: you played 28–22.");
  await expect(moment).toContainText(/It (cost \d\.\d men|cost the game)\./);
  await expect(moment.locator("dd").first()).toHaveText(/^\d+–\d+ /);
  await expect(moment.locator("dd").first()).not.toHaveText(/^28–22/);
  await expect(moment.getByRole("img")).toHaveAccessibleName(/The board before the move, White to move\. 5 white men: 28, 44, 45, 49, 50\. 5 black men/);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const played = page.url();
  await moment.getByRole("button", { name: "Try again from here" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(table.square(28)).toHaveAccessibleName(/white man/);
  expect(page.url()).not.toBe(played);
  await table.type("28-23");
  await expect(page.locator(".sheet .moves button")).toHaveCount(2);
  // Back leads to the game that was looked at, where what was found is there at once.
  await page.goBack();
  await expect(page).toHaveURL(played);
  await expect(table.square(22)).not.toHaveAccessibleName(/white man/);
  await page.getByRole("button", { name: "The moments that mattered" }).click();
  await expect(dialog(page).getByText("One moment mattered.")).toBeVisible();
});

test("of two people both are looked at, by keyboard, with a stop in between", async ({ table, page }) => {
  test.setTimeout(5 * 60_000);
  await table.start();
  const moves = lines.international!.moves.slice(0, 24);
  for (const { text } of moves) await table.type(text);
  await expect(page.locator(".sheet .moves button")).toHaveCount(moves.length);
  await resign(page, "Black resigns");
  await page.keyboard.press("Escape");
  await expect(table.result).toHaveCount(0);
  await page.getByRole("button", { name: "The moments that mattered" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("progressbar", { name: /0 of \d+ moves looked at/ })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Stop" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText("Stopped before all moves were looked at.");
  // The same button has the keyboard still, under its other name.
  await expect(dialog(page).getByRole("button", { name: "Close" }).last()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText(/moments? mattered\./, { timeout: 4 * 60_000 });
  const count = await dialog(page).locator(".key-moment").count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  await expect(dialog(page).locator(".key-moment h3").first()).toHaveText(/^Move \d+: (White|Black) played \S+\.$/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("where nothing was given away, that is said; at 320 pixels wide", async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await table.start({ fen: "W:W28,50:B23,12" });
  await table.touch(28, 19);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Black resigns" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Moments", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("Nothing to show: no move gave away half a man or more.", { timeout: 60_000 });
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await table.start({ fen: FEN });
  await table.touch(28, 22);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "White resigns" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "The moments that mattered" }).click();
  await expect(dialog(page).locator(".key-moment")).toHaveCount(1, { timeout: 60_000 });
  const wide = await dialog(page).evaluate((element) => [element, ...element.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length);
  expect(wide).toBe(0);
});
