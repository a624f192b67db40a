import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { study } from "./desk";
import { expect, test } from "./support";

const GAME = "1. 32-28 {[%csl R12] usual} 18-23 2. 38-32 *";

const square = (page: Page, number: number) => page.locator(`.desk [data-square="${number}"]`);
const drawn = (page: Page) => page.locator(".desk-board .drawn");
const listed = (page: Page) => page.locator(".drawn-list li span");
const said = (page: Page) => page.locator('[data-live="polite"]');

/** A drag with a button of the mouse. */
async function drag(page: Page, from: number, to: number, button: "left" | "right") {
  await square(page, from).hover();
  await page.mouse.down({ button });
  await square(page, to).hover();
  await page.mouse.up({ button });
}

async function pdn(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  const text = await page.getByRole("dialog").getByRole("textbox", { name: "The game as PDN" }).inputValue();
  await page.keyboard.press("Escape");
  return text;
}

test("arrows and circles are drawn with the mouse, kept with their move, undone, and found in the PDN", async ({ page }) => {
  await study(page, GAME);
  await page.keyboard.press("ArrowRight");
  await expect(drawn(page)).toHaveCount(1);
  await expect(listed(page)).toHaveText(["circle on 12, broken"]);
  await expect(page.getByRole("textbox", { name: /^Comment on/ })).toHaveValue("usual");
  await drag(page, 28, 23, "right");
  await expect(said(page)).toContainText("Drawn: arrow 28–23");
  await page.keyboard.down("Alt");
  await square(page, 5).click({ button: "right" });
  await page.keyboard.up("Alt");
  await expect(listed(page)).toHaveText(["circle on 12, broken", "circle on 5, double", "arrow 28–23"]);
  await expect(page.locator(".desk-board .drawn.pen-B")).toHaveCount(1);
  await page.getByRole("textbox", { name: /^Comment on/ }).fill("a plan");
  await page.reload();
  await expect(listed(page)).toHaveCount(3);
  expect(await pdn(page)).toContain("{[%csl R12,B05][%cal G2823] a plan}");
  // It is this move's alone.
  await page.locator("h1").click();
  await page.keyboard.press("ArrowRight");
  await expect(drawn(page)).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await drag(page, 28, 23, "right");
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Clear drawings" }).click();
  await expect(drawn(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(listed(page)).toHaveText(["circle on 12, broken", "circle on 5, double"]);
  await page.getByRole("button", { name: "Take away: circle on 5, double" }).click();
  await expect(drawn(page)).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
});

test("the keyboard alone draws: by the board's keys and by typing", async ({ page }) => {
  await study(page, "W:W31,32,38:B7,12,21,22");
  await page.keyboard.press("c");
  await expect(said(page)).toContainText("You draw now.");
  await page.getByRole("radio", { name: "dotted line" }).check();
  await square(page, 32).focus();
  await page.keyboard.press("Enter");
  await expect(square(page, 32)).toHaveAttribute("aria-label", /chosen/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Drawn: arrow 32–28, dotted");
  await expect(square(page, 32)).toHaveAttribute("aria-label", "32, white man, dotted arrow to 28");
  await page.keyboard.press(" ");
  await page.keyboard.press(" ");
  await expect(square(page, 28)).toHaveAttribute("aria-label", "28, empty, dotted circle");
  await expect(page.locator(".notation-text .move")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(said(page)).toContainText("You move pieces again.");
  const field = page.locator(".desk .typed input");
  await field.fill("arrow 22-28");
  await field.press("Enter");
  await expect(listed(page)).toHaveText(["circle on 28, dotted", "arrow 32–28, dotted", "arrow 22–28, dotted"]);
  await field.fill("circle 51");
  await field.press("Enter");
  await expect(page.locator('[data-live="assertive"]')).toContainText("Write “arrow 32-28” or “circle 32”");
  await field.fill("clear drawings");
  await field.press("Enter");
  await expect(drawn(page)).toHaveCount(0);
  await field.fill("32-28");
  await field.press("Enter");
  await expect(page.locator(".notation-text .move")).toHaveCount(1);
});

test("on a phone a finger draws while drawing is on, and nothing is wider than the screen", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 680 } });
  const page = await context.newPage();
  await study(page, "W:W31,32,38:B7,12,21,22");
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Draw" }).tap();
  await expect(page.locator(".under .status")).toContainText("Touch a square");
  await square(page, 31).tap();
  await square(page, 26).tap();
  await square(page, 12).tap();
  await square(page, 12).tap();
  await expect(drawn(page)).toHaveCount(2);
  await expect(listed(page)).toHaveText(["circle on 12", "arrow 31–26"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Draw", exact: true }).tap();
  await square(page, 31).tap();
  await square(page, 27).tap();
  await expect(page.locator(".notation-text .move")).toHaveCount(1);
  await context.close();
});
