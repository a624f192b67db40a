import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openText, study } from "./desk";
import { expect, test } from "./support";

const GAME = `[Event "Club"]
[White "Anna"]
[Black "Bert"]

1. 32-28 {usual} 18-23 2. 38-32 12-18 3. 31-27 7-12 (3... 20-24! 4. 34-30) 4. 37-31 1-7 2-0`;

const moves = (page: Page) => page.locator(".notation-text .move");
const now = (page: Page) => page.locator(".notation-text .move.now");
const said = (page: Page) => page.locator('[data-live="polite"]');

/** The study as it is kept on the device. */
function kept(page: Page): Promise<{ pdn: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("damier");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const id = location.pathname.split("/").at(-1);
          const asked = opening.result.transaction("misc").objectStore("misc").get(`study:${id}`);
          asked.onsuccess = () => resolve(asked.result);
        };
      }),
  );
}

test("a finished game is analysed: variations are built, promoted, deleted, undone, and outlive a reload", async ({ table, page }) => {
  await table.start();
  for (const text of ["32-28", "18-23", "38-32", "12-18"]) await table.type(text);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Black resigns" }).click();
  await table.result.getByRole("button", { name: "Analyse" }).click();
  await expect(page).toHaveURL(/\/en\/analyse\/\w+$/);
  await expect(now(page)).toHaveText("12–18");
  await expect(page.locator(".notation-text .result")).toHaveText("2-0");
  // Another move in place of the second.
  await moves(page).nth(0).click();
  await table.touch(20, 25);
  await expect(now(page)).toHaveText("1…20–25");
  await page.getByRole("button", { name: /^!\?: interesting move/ }).click();
  await page.getByRole("textbox", { name: /^Comment on/ }).fill("To the edge");
  await page.reload();
  await expect(now(page)).toHaveText("1…20–25!?");
  await expect(page.getByRole("textbox", { name: /^Comment on/ })).toHaveValue("To the edge");
  expect((await kept(page)).pdn).toContain("(1... 20-25!? {To the edge})");
  await page.getByRole("button", { name: "Main line" }).click();
  await expect(moves(page).nth(1)).toHaveText("20–25!?");
  expect((await kept(page)).pdn).toMatch(/1\. 32-28 20-25!\? \{To the edge\} \(1\.\.\. 18-23 2\. 38-32 12-18\) 2-0/);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(moves(page)).toHaveText(["1.32–28", "18–23", "2.38–32", "12–18"]);
  await page.reload();
  await expect(moves(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(moves(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(moves(page)).toHaveCount(4);
});

test("the computer tells its lines as it thinks, rests, goes deeper, and each line can be looked at and kept", async ({ page }) => {
  await study(page, GAME);
  const lines = page.locator(".lines .line:not(.empty)");
  await expect(lines).toHaveCount(3);
  await expect(page.locator("[data-verdict]")).toContainText(/equal|better|wins/);
  await page.getByRole("combobox", { name: "How many lines" }).selectOption("5 lines");
  await expect(lines).toHaveCount(5);
  await expect(page.locator(".arrow.best")).toHaveCount(5);
  await page.getByRole("button", { name: "Stop" }).click();
  const depth = page.locator(".engine .depth");
  const before = await depth.textContent();
  await page.waitForTimeout(300);
  expect(await depth.textContent()).toBe(before);
  await page.getByRole("button", { name: "Deeper" }).click();
  await expect(depth).not.toHaveText(before!);
  await page.getByRole("button", { name: "Stop" }).click();
  // With the keyboard: a line, its second move, and the line taken up to there.
  await lines.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toContainText("Preview: Black");
  await expect(page.locator(".status.preview")).toBeVisible();
  await page.keyboard.press("Escape");
  await lines.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("1… Black");
  await page.keyboard.press("u");
  await page.locator(".lines li").nth(1).getByRole("button", { name: "Keep line 2 as a variation" }).click();
  await expect(page.locator(".variations li")).not.toHaveCount(0);
  await page.getByRole("switch", { name: "The computer" }).uncheck();
  await expect(lines).toHaveCount(0);
  await page.reload();
  await expect(moves(page).first()).toBeVisible();
  await expect(page.getByRole("switch", { name: "The computer" })).not.toBeChecked();
});

test("a line previews on the board under the mouse", async ({ page }) => {
  await study(page, GAME);
  const first = page.locator(".lines .line:not(.empty)").first();
  await expect(first).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  const label = () => page.locator("[data-square]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());
  const before = await label();
  await first.locator("[data-at='1']").hover();
  await expect(page.locator(".status.preview")).toBeVisible();
  expect(await label()).not.toBe(before);
  await page.locator("h1").hover();
  await expect(page.locator(".status.preview")).toHaveCount(0);
  expect(await label()).toBe(before);
});

test("what the endgame tables know is told in words, and what the other side threatens", async ({ page }) => {
  await study(page, "W:WK1,K7,K18:BK35");
  await expect(page.locator("[data-verdict]")).toHaveText(/^White wins in \d+ moves?\.$/);
  await expect(page.locator(".line .worth").first()).toHaveText(/^White in \d+$/);
  await openText(page, "W:WK47:BK50");
  await expect(page.locator("[data-verdict]")).toHaveText("Drawn with best play, the endgame tables say.");
  await openText(page, "W:W31,32,38:B7,12,21,22");
  await page.getByRole("button", { name: "What the other side threatens" }).click();
  await expect(page.locator(".threat-line")).toContainText("Black threatens");
  await expect(page.locator(".arrow.threat")).toHaveCount(1);
});

test("keys go through lines and variations, and are told", async ({ page }) => {
  await study(page, GAME);
  await page.keyboard.press("ArrowRight");
  await expect(now(page)).toHaveText("1.32–28");
  await expect(said(page)).toContainText("1. White 32 to 28. usual");
  await page.keyboard.press("ArrowDown");
  await expect(now(page)).toHaveText("1–7");
  for (let count = 0; count < 2; count++) await page.keyboard.press("h");
  await expect(now(page)).toHaveText("7–12");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(now(page)).toHaveText("3…20–24!");
  await expect(said(page)).toContainText("Variation. 3… Black 20 to 24. marked !");
  await page.keyboard.press("l");
  await expect(now(page)).toHaveText("4.34–30");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(now(page)).toHaveText("7–12");
  await page.keyboard.press("k");
  await expect(now(page)).toHaveCount(0);
  await page.keyboard.press("m");
  await page.keyboard.type("33-28");
  await page.keyboard.press("Enter");
  await expect(now(page)).toHaveText("1.33–28");
  await page.locator("h1").click();
  await page.keyboard.press("p");
  await expect(moves(page).first()).toHaveText("1.33–28");
  await page.keyboard.press("Delete");
  await expect(moves(page).first()).toHaveText("1.32–28");
  // The board by itself: a refusal is told with its reason.
  await page.keyboard.press("b");
  await page.locator('[data-square="31"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-square="13"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-live="assertive"]')).toContainText("Not 31–13");
});

test("what cannot be opened is told, and illegal moves are counted", async ({ page }) => {
  await study(page, "1. 32-28 19-23 2. 37-32 20-24 *");
  await expect(page.locator(".desk-head")).toContainText("2 moves of the text were left out");
  await page.getByRole("button", { name: "Open or begin" }).click();
  await page.getByLabel("A position (FEN) or games (PDN)").fill("W:W4,51:B49");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert").first()).toContainText("The white man on 4 would be a king there.");
  await expect(page.getByRole("alert").first()).toContainText("The black man on 49 would be a king there.");
  await page.goto("/en/analyse/nothere");
  await expect(page.getByRole("heading", { name: "This analysis is not here" })).toBeVisible();
});

test("everything works without a network", async ({ page, context }) => {
  await page.goto("/en/");
  await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await study(page, GAME);
  await expect(page.locator(".lines .line:not(.empty)").first()).toBeVisible();
  await page.reload();
  await expect(moves(page)).toHaveCount(10);
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`axe finds nothing at the analysis board, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("damier-settings", JSON.stringify({ theme: name, speed: "none", sound: false })), theme);
    await study(page, GAME);
    await moves(page).nth(3).click();
    await expect(page.locator(".lines .line:not(.empty)").first()).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    for (const open of ["", "Open or begin", "Keys"]) {
      if (open) await page.getByRole("button", { name: open }).click();
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
      expect(violations.map(({ id, nodes }) => `${open} ${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
      if (open) await page.keyboard.press("Escape");
    }
  });
}

test("nothing scrolls sideways and every target is large enough at 320 pixels, in each language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await study(page, GAME);
  for (const language of ["en", "fr", "da", "nl"]) {
    await page.goto(page.url().replace(/\/(en|fr|da|nl)\//, `/${language}/`));
    await expect(page.locator(".lines .line:not(.empty)").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), language).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".desk button, .desk select, .desk input, .desk [role=gridcell]")]
        .filter((element) => element.offsetParent !== null && !element.closest(".vh"))
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 80) }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ html }) => html),
    );
    expect(small, language).toEqual([]);
  }
});
