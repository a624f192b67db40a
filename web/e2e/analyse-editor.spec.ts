import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support";

const fen = (page: Page) => page.getByLabel("The position as FEN");
const problems = (page: Page) => page.locator("#editor-problems");
const square = (page: Page, number: number) => page.locator(`[data-square="${number}"]`);

async function open(page: Page) {
  await page.goto("/en/editor");
  await expect(page.getByRole("grid")).toBeVisible();
}

test("a position is set up with the keyboard alone, survives a reload, and is analysed", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Clear the board" }).focus();
  await page.keyboard.press("Enter");
  await expect(problems(page)).toContainText("White has no piece.");
  await square(page, 32).focus();
  await page.keyboard.press("w");
  await expect(page.locator('[data-live="polite"]')).toContainText("32, white man");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("b");
  await square(page, 6).focus();
  await page.keyboard.press("Shift+B");
  await square(page, 45).focus();
  await page.keyboard.press("Shift+W");
  await expect(square(page, 45)).toHaveAccessibleName("45, white king");
  await page.keyboard.press("Delete");
  await expect(square(page, 45)).toHaveAccessibleName("45, empty");
  // The tool of the palette is put with Enter, and taken away with Enter again.
  await page.getByRole("radio", { name: "White king" }).focus();
  await page.keyboard.press("Space");
  await square(page, 47).focus();
  await page.keyboard.press("Enter");
  await expect(square(page, 47)).toHaveAccessibleName("47, white king");
  await page.getByRole("radio", { name: "Black", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(fen(page)).toHaveValue(/^B:W32,K47:B2\d,K6$/);
  const written = await fen(page).inputValue();
  await page.reload();
  await expect(fen(page)).toHaveValue(written);
  await page.getByRole("button", { name: "Analyse" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/analyse\/\w+$/);
  await expect(square(page, 47)).toHaveAccessibleName(/47, white king/);
  await expect(page.locator(".status")).toContainText("Black to move");
  await page.getByRole("button", { name: "Edit position" }).click();
  await expect(fen(page)).toHaveValue(written);
});

test("every reason against a position is told, and more than twenty men are allowed with a word", async ({ page }) => {
  await open(page);
  await fen(page).fill("W:W4,51:B49");
  for (const reason of ["Character 6: “51” stands where a square from 1 to 50 should be", "The white man on 4 would be a king there.", "The black man on 49 would be a king there."]) {
    await expect(problems(page)).toContainText(reason);
  }
  await expect(page.getByRole("button", { name: "Analyse" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Analyse" }).click({ force: true });
  await expect(page.locator('[data-live="assertive"]')).toContainText("would be a king there");
  await page.getByRole("button", { name: "Start position" }).click();
  await square(page, 28).click();
  await expect(problems(page)).toContainText("White has 21 pieces, more than the 20 of a game.");
  await expect(page.getByRole("button", { name: "Analyse" })).not.toHaveAttribute("aria-disabled", "true");
  await fen(page).fill("W:W46:B41,37");
  await expect(problems(page)).toContainText("White has no legal move here: the game is over.");
  await page.getByLabel("Game", { exact: true }).selectOption({ label: "Checkers" });
  await expect(fen(page)).toHaveValue(/^B:W21,22/);
});

test("pieces are put and moved with the mouse, and the position is played from", async ({ page, table }) => {
  await open(page);
  await page.getByRole("button", { name: "Clear the board" }).click();
  await square(page, 32).click();
  await page.getByRole("radio", { name: "Black man" }).check();
  await square(page, 18).click();
  await square(page, 32).dragTo(square(page, 38));
  await expect(square(page, 38)).toHaveAccessibleName("38, white man");
  await expect(square(page, 32)).toHaveAccessibleName("32, empty");
  await page.getByRole("button", { name: "Turn board" }).click();
  await page.getByRole("button", { name: "Play from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Play from this position" });
  await dialog.locator("input[value=friend]").check();
  await dialog.getByRole("button", { name: "Play" }).click();
  await table.type("38-32");
  await expect(square(page, 32)).toHaveAccessibleName(/32, white man/);
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`axe finds nothing in the editor, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("damier-settings", JSON.stringify({ theme: name, speed: "none", sound: false })), theme);
    await open(page);
    for (const text of ["", "W:W4:B49", "W:W1-50:B"]) {
      if (text) await fen(page).fill(text);
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
      expect(violations.map(({ id, nodes }) => `${text} ${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
    }
  });
}

test("the editor fits 320 pixels in each language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ["en", "fr", "da", "nl"]) {
    await page.goto(`/${language}/editor`);
    await expect(page.getByRole("grid")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), language).toBeLessThanOrEqual(0);
  }
});
