import AxeBuilder from "@axe-core/playwright";
import { openText, study } from "./desk";
import { expect, test } from "./support";

const GAME = "1. 32-28 18-23 2. 38-32 12-18 (2... 20-24 3. 28-22) 3. 31-27 *";

test("two continuations are compared side by side, step by step, with what differs", async ({ page }) => {
  await study(page, GAME);
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare" });
  await expect(dialog.getByRole("combobox", { name: "Continuation 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator(".notation-text .move", { hasText: "38–32" }).click();
  await page.getByRole("button", { name: "Compare" }).click();
  await dialog.getByRole("combobox", { name: "Continuation 1" }).selectOption({ label: "12–18 31–27 …" });
  await dialog.getByRole("combobox", { name: "Continuation 2" }).selectOption({ label: "20–24 28–22 …" });
  const boards = dialog.getByRole("img");
  await expect(boards.nth(0)).toHaveAccessibleName("Continuation 1 after 12–18");
  await expect(boards.nth(1)).toHaveAccessibleName("Continuation 2 after 20–24");
  await dialog.getByRole("button", { name: "Forward" }).click();
  await expect(boards.nth(0)).toHaveAccessibleName("Continuation 1 after 31–27");
  await expect(boards.nth(1)).toHaveAccessibleName("Continuation 2 after 28–22");
  await expect(dialog.locator(".compare-worth").first()).toContainText(/equal|better|wins/);
  await expect(dialog.locator(".verdict-line")).toContainText(/Continuation \d is better for White|come to the same/);
  await expect(dialog.locator(".compare")).toContainText("At its end White has lost 0, Black 0.");
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("results of the tables, men and draw counters that differ stand in a table", async ({ page }) => {
  // Of the 25-move limit 12 plies are left; the first way wins in time, the second gives two kings away.
  await study(page, '[FEN "W:WK1,K7,K18:BK35:H38"]\n\n1. 7-2 (1. 18-13 35x11) *');
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare" });
  await dialog.getByRole("combobox", { name: "Continuation 1" }).selectOption({ label: "7–2 …" });
  await dialog.getByRole("combobox", { name: "Continuation 2" }).selectOption({ label: "18–13 35×11 …" });
  await expect(dialog.locator(".verdict-line")).toHaveText("Continuation 1 is better for White, and it decides the game.");
  const row = (name: string) => dialog.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");
  await expect(dialog.getByRole("table", { name: "What differs at their ends" })).toBeVisible();
  await expect(row("Result")).toHaveText([/^White wins in \d moves\.$/, /^Drawn/]);
  await expect(row("Lost by White")).toHaveText(["0", "2"]);
  await expect(row("Lost by Black")).toHaveCount(0);
  await expect(row("25-move limit")).toHaveText(["6 moves left", "25 moves left"]);
  await expect(page.locator('[data-live="polite"]')).toContainText("25-move limit: 6 moves left; 25 moves left.");
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a win that comes too late for a draw counter is told as the draw it is", async ({ page }) => {
  await study(page, "W:WK1,K7,K18:BK35:H39");
  await expect(page.locator("[data-verdict]")).toHaveText("Drawn within the 25-move limit: White would win, but not within the 6 moves that are left.");
  await expect(page.locator(".line .worth").first()).toHaveText("drawn");
  await openText(page, "W:WK1,K7,K18:BK35:H38");
  await expect(page.locator("[data-verdict]")).toHaveText(/^White wins in \d+ moves\.$/);
});

test("one way to go on is not compared with itself", async ({ page }) => {
  await study(page, "W:W46:B1");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("dialog")).toContainText("There is only one way to go on here.");
});
