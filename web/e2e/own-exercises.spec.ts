import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support";

/** One is given, and two are taken: 35-30 24x35 33x13. */
const SHOT = "W:W6,28,33,35,38,47,48,49,50:B2,4,10,12,14,19,24,29,45";

const own = (page: Page) => page.getByRole("region", { name: "My exercises" });
const line = (page: Page) => page.locator("[data-own-line]");

async function editor(page: Page, fen: string) {
  await page.goto("/en/editor");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByLabel("The position as FEN").fill(fen);
  await page.getByRole("button", { name: "Make it an exercise" }).focus();
  await page.keyboard.press("Enter");
}

async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
}

test("a position of the editor becomes an exercise by the keyboard, is solved, changed and deleted, and outlives a reload", async ({ page }) => {
  await editor(page, SHOT);
  const dialog = page.getByRole("dialog", { name: "Make it an exercise" });
  await expect(dialog.getByRole("button", { name: "Keep" })).toHaveAttribute("aria-disabled", "true");
  // Its words stay readable under the mouse.
  await dialog.getByRole("button", { name: "Keep" }).hover();
  await expect(dialog.getByRole("button", { name: "Keep" })).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await dialog.getByRole("textbox", { name: "What is to be done" }).fill("Two for one");
  const typed = dialog.locator(".typed input");
  for (const text of ["35-30", "24x35", "1-7", "33x13"]) {
    await typed.fill(text);
    await typed.press("Enter");
    if (text === "1-7") await expect(dialog.locator(".field-error")).not.toBeEmpty();
  }
  await expect(line(page)).toHaveText("35–30 24×35 33×13");
  await axe(page);
  await dialog.getByRole("button", { name: "Keep" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/exercises\/international$/);
  await expect(own(page).getByRole("button", { name: "Solve: Two for one" })).toBeVisible();
  await page.reload();
  await own(page).getByRole("button", { name: "Solve: Two for one" }).focus();
  await page.keyboard.press("Enter");
  const player = page.locator(".lesson-task");
  await expect(player).toContainText("Two for one");
  const answer = player.locator(".typed input");
  await answer.fill("28-22");
  await answer.press("Enter");
  await expect(player).toContainText("Not 28–22");
  await player.getByRole("button", { name: "Try again" }).click();
  for (const [text, said] of [["35-30", "Right, and on."], ["33x13", "Solved: 35–30 24×35 33×13."]] as const) {
    await answer.fill(text);
    await answer.press("Enter");
    await expect(player).toContainText(said);
  }
  // With a wrong try it is not solved yet.
  await expect(own(page)).not.toContainText("solved");
  await player.getByRole("button", { name: "Back to the list" }).click();
  await own(page).getByRole("button", { name: "Solve: Two for one" }).click();
  for (const [text, said] of [["35-30", "Right, and on."], ["33x13", "Solved:"]] as const) {
    await answer.fill(text);
    await answer.press("Enter");
    await expect(player).toContainText(said);
  }
  await expect(own(page)).toContainText("solved");
  await axe(page);
  await own(page).getByRole("button", { name: "Change: Two for one" }).click();
  await dialog.getByRole("textbox", { name: "What is to be done" }).fill("");
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expect(own(page).getByRole("button", { name: "Solve: White to play" })).toBeVisible();
  await page.getByRole("link", { name: "Russian" }).click();
  await expect(own(page)).toContainText("You have made none of this game.");
  await page.getByRole("link", { name: "International" }).click();
  await own(page).getByRole("button", { name: "Delete: White to play" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.reload();
  await expect(own(page)).toContainText("You have made none of this game.");
});

test("the computer finds a solution, moves are played in by hand, and nothing scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await editor(page, SHOT);
  const dialog = page.getByRole("dialog", { name: "Make it an exercise" });
  await dialog.getByRole("button", { name: "Let the computer find it" }).click();
  await expect(line(page)).toContainText("35–30 24×35 33×13");
  await expect(dialog.getByRole("button", { name: "Let the computer find it" })).toBeVisible();
  const takeBack = dialog.getByRole("button", { name: "Take back" });
  while ((await takeBack.getAttribute("aria-disabled")) !== "true") await takeBack.click();
  await expect(line(page)).toHaveText("No move yet.");
  await dialog.locator('[data-square="35"]').click();
  await dialog.locator('[data-square="30"]').click();
  await expect(line(page)).toHaveText("35–30");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expect(own(page).getByRole("button", { name: "Solve: White to play" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("the position of an exercise is changed in the editor by the keyboard, and it stays the same exercise", async ({ page }) => {
  const fen = page.getByLabel("The position as FEN");
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const dialog = page.getByRole("dialog", { name: "Make it an exercise" });
  const play = async (...texts: string[]) => {
    for (const text of texts) {
      await dialog.locator(".typed input").fill(text);
      await page.keyboard.press("Enter");
    }
  };
  // The editor's own position, to be found again.
  await editor(page, SHOT);
  await dialog.getByRole("textbox", { name: "What is to be done" }).fill("Two for one");
  await play("35-30", "24x35", "33x13");
  await press(dialog.getByRole("button", { name: "Keep" }));
  const change = own(page).getByRole("button", { name: "Change the position: Two for one" });
  await press(change);
  await expect(page).toHaveURL(/\/en\/editor\/[\w-]+$/);
  const address = page.url();
  await expect(page.getByText("You are changing the position of “Two for one”.")).toBeVisible();
  await expect(fen).toHaveValue(SHOT);
  // A piece more: the solution still fits. A reload loses nothing.
  await page.locator('[data-square="36"]').focus();
  await page.keyboard.press("w");
  const more = SHOT.replace("35,38", "35,36,38");
  await expect(fen).toHaveValue(more);
  await page.reload();
  await expect(fen).toHaveValue(more);
  await axe(page);
  await press(page.getByRole("button", { name: "On to the solution" }));
  await expect(line(page)).toHaveText("35–30 24×35 33×13");
  await press(dialog.getByRole("button", { name: "Keep" }));
  await expect(page).toHaveURL(/\/en\/exercises\/international$/);
  await expect(change).toHaveCount(1);
  // What is left is forgotten; of what no longer fits a new solution is asked.
  await press(change);
  await expect(page).toHaveURL(address);
  await expect(fen).toHaveValue(more);
  await page.getByRole("button", { name: "Clear the board" }).click();
  await press(page.getByRole("button", { name: "Leave the exercise as it was" }));
  await press(change);
  await expect(fen).toHaveValue(more);
  await fen.fill("W:W32:B28,19");
  await press(page.getByRole("button", { name: "On to the solution" }));
  await expect(dialog).toContainText("The solution no longer fits the position.");
  await expect(page.locator('[data-live="polite"]')).toContainText("The solution no longer fits the position.");
  await expect(line(page)).toHaveText("No move yet.");
  await expect(dialog.getByRole("textbox", { name: "What is to be done" })).toHaveValue("Two for one");
  await expect(dialog.getByRole("button", { name: "Keep" })).toHaveAttribute("aria-disabled", "true");
  await axe(page);
  await play("32x14");
  await press(dialog.getByRole("button", { name: "Keep" }));
  await expect(page).toHaveURL(/\/en\/exercises\/international$/);
  await page.reload();
  await expect(own(page).getByRole("listitem")).toHaveCount(1);
  await press(own(page).getByRole("button", { name: "Solve: Two for one" }));
  await page.locator(".lesson-task .typed input").fill("32x14");
  await page.keyboard.press("Enter");
  await expect(page.locator(".lesson-task")).toContainText("Solved: 32×14.");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await expect(fen).toHaveValue("W:W32:B19,28");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Nothing of it is left in the editor itself, and an address of no exercise is the editor's.
  await page.goto("/en/editor/none");
  await expect(page).toHaveURL(/\/en\/editor$/);
  await expect(fen).toHaveValue(SHOT);
  await expect(page.getByRole("button", { name: "Make it an exercise" })).toBeVisible();
});

test("what is no position of a game, or has no move, becomes no exercise", async ({ page }) => {
  await editor(page, "W:W46:B41,37,32");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator('[data-live="assertive"]')).toContainText("White has no legal move here");
});
