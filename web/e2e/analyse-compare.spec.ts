import AxeBuilder from "@axe-core/playwright";
import { study } from "./desk";
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

test("one way to go on is not compared with itself", async ({ page }) => {
  await study(page, "W:W46:B1");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("dialog")).toContainText("There is only one way to go on here.");
});
