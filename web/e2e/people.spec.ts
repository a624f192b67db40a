import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test, type Table } from "./support";

const said = (page: Page) => page.locator('[data-live="polite"]');

/** Begins a game of two people by the dialog, after something was chosen in it. */
async function together(table: Table, page: Page, choose: () => Promise<void>) {
  await page.goto("/en/games");
  await page.getByRole("button", { name: "New game" }).first().click();
  await page.getByRole("dialog").locator("input[value=friend]").check();
  await choose();
  await page.getByRole("dialog").getByRole("button", { name: "Play" }).click();
  await expect(table.grid).toBeVisible();
}

const below = (page: Page) => page.locator(".plate").last().getAttribute("data-side");

test("two people with names, and a board that turns to whoever is to move", async ({ table, page }) => {
  await together(table, page, async () => {
    await page.getByLabel("Name of White").fill("Anna");
    await page.getByLabel("Name of Black").fill("Bo");
    await page.getByRole("radio", { name: /^Turns/ }).check();
  });
  await expect(page.locator(".plate").last()).toContainText("Anna");
  await table.touch(32, 28);
  await expect.poll(() => below(page)).toBe("black");
  await expect(page.locator(".plate").last()).toContainText("Bo");
  await table.touch(19, 23);
  await expect.poll(() => below(page)).toBe("white");
  // The choice is remembered for the next game, and a rematch changes the sides.
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "White resigns" }).click();
  await expect(table.result).toContainText("Bo has won.");
  await table.result.getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator(".plate").last()).toContainText("Bo");
  await expect.poll(() => below(page)).toBe("white");
});

test("for two who face each other the pieces turn and the board stays", async ({ table, page }) => {
  await together(table, page, () => page.getByRole("radio", { name: /^Pieces turn/ }).check());
  await expect(page.locator(".board.headlong")).toHaveCount(0);
  await table.touch(32, 28);
  await expect(page.locator(".board.headlong")).toHaveCount(1);
  expect(await below(page)).toBe("white");
});

test("a clock can be paused in a game of two, and time stands still", async ({ table, page }) => {
  await page.clock.install();
  await table.start({ clock: true });
  await table.touch(32, 28);
  const black = page.getByRole("timer", { name: "Black’s clock" });
  await page.clock.runFor(2_000);
  await expect(black).toHaveText("4:58");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(60_000);
  await expect(black).toHaveText("4:58");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.clock.runFor(1_000);
  await expect(black).toHaveText("4:57");
});

test("little time is told, in tenths below ten seconds", async ({ table, page }) => {
  await page.clock.install();
  await table.start({ clock: true });
  await table.touch(32, 28);
  const black = page.getByRole("timer", { name: "Black’s clock" });
  await page.clock.runFor("04:31");
  await expect(page.locator('[data-live="assertive"]')).toContainText("Black has 30 seconds left.");
  await expect(black).toHaveClass(/low/);
  await page.clock.runFor("00:23");
  await expect(black).toHaveText(/^0:0[56]\.\d$/);
});

test("two friends mend a mistake, and the count towards a draw is what it was", async ({ table, page }) => {
  await table.start({ fen: "W:WK3,K4,K5:BK46" });
  await table.type("3-8");
  await table.type("46-41");
  await expect(page.locator(".counter.near")).toContainText("15 moves left");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.locator(".counter.near")).toContainText("16 moves left");
  await expect(table.square(3)).toHaveAccessibleName(/white king/);
});

test("taken back after the end, the game goes on", async ({ table, page }) => {
  await table.start({ fen: "W:W33:B28" });
  await table.touch(33, 22);
  await expect(table.result).toContainText("White has won.");
  await table.result.getByRole("button", { name: "Take back" }).click();
  await expect(table.result).toHaveCount(0);
  await expect(table.square(28)).toHaveAccessibleName(/black man/);
  await expect(page.getByText("White to move: must capture")).toBeVisible();
});

test.describe("what a hand may do", () => {
  test("a press alone moves nothing, and a press that leaves the board is none", async ({ table, page }) => {
    await table.start();
    const box = (await table.square(32).boundingBox())!;
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await expect(table.square(32)).not.toHaveAccessibleName(/chosen/);
    await page.mouse.move(5, 5, { steps: 4 });
    await page.mouse.up();
    expect(await table.moves()).toEqual([]);
    await expect(table.square(32)).toHaveAccessibleName("32, white man");
  });

  test("another piece takes over; Escape, the same square and an empty one let go", async ({ table, page }) => {
    await table.start();
    await table.touch(32);
    await expect(table.square(32)).toHaveAccessibleName(/chosen/);
    await table.touch(33);
    await expect(table.square(32)).not.toHaveAccessibleName(/chosen/);
    await expect(table.square(33)).toHaveAccessibleName(/chosen/);
    await page.keyboard.press("Escape");
    await expect(table.square(33)).not.toHaveAccessibleName(/chosen/);
    await table.touch(33, 33);
    await expect(table.square(33)).not.toHaveAccessibleName(/chosen/);
    await table.touch(33, 24);
    await expect(table.square(33)).not.toHaveAccessibleName(/chosen/);
    expect(await table.moves()).toEqual([]);
  });

  test("the last move and what it took stay marked, by shape and in words", async ({ table, page }) => {
    await table.start({ fen: "W:W37,47:B31,22,9,10" });
    await table.touch(37, 26);
    await expect(page.locator(".gone")).toHaveCount(1);
    await expect(table.square(31)).toHaveAccessibleName("31, empty, piece taken here");
    await expect(table.square(26)).toHaveAccessibleName("26, white man, last move");
    await table.touch(9, 13);
    await expect(page.locator(".gone")).toHaveCount(0);
  });

  test("a forced move is one key away", async ({ table, page }) => {
    await table.start({ fen: "W:W28,47:B23,10" });
    await page.keyboard.press("g");
    expect(await table.moves()).toEqual(["28×19"]);
  });

  test("without dragging a piece is only touched", async ({ table, page }) => {
    await page.addInitScript(() => localStorage.setItem("damier-settings", JSON.stringify({ speed: "none", sound: false, drag: false })));
    await table.start();
    const [from, to] = [(await table.square(32).boundingBox())!, (await table.square(28).boundingBox())!];
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
    await page.mouse.up();
    expect(await table.moves()).toEqual([]);
    await table.touch(32, 28);
    expect(await table.moves()).toEqual(["32–28"]);
  });
});

test("words in the field do what they say", async ({ table, page }) => {
  await table.start({ clock: true });
  await table.type("last");
  await expect(said(page)).toContainText("The start of the game.");
  await table.type("32-28");
  await table.type("last");
  await expect(said(page)).toContainText("White 32 to 28.");
  await table.type("clock");
  await expect(said(page)).toContainText(/White 5:0\d, Black [45]:\d\d/);
  await table.type("pieces");
  await expect(said(page)).toContainText("20 white men: 28, 31, 33");
  await table.type("row 6");
  await expect(said(page)).toContainText("Row 6: 26, empty; 27, empty; 28, white man, last move; 29, empty; 30, empty.");
  await table.type("row 11");
  await expect(said(page)).toContainText("no such square");
  await table.type("turn");
  expect(await below(page)).toBe("black");
  await table.type("undo");
  expect(await table.moves()).toHaveLength(1);
  await expect(table.square(32)).toHaveAccessibleName(/white man/);
  await table.type("3228");
  await expect(table.square(28)).toHaveAccessibleName(/white man/);
  await table.type("draw");
  await expect(page.getByRole("dialog", { name: "A draw by agreement?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await table.type("resign");
  await expect(page.getByRole("dialog", { name: "Resign this game?" })).toBeVisible();
});

test("moves are said in sentences, shortly, or as they are written", async ({ table, page }) => {
  await table.start();
  for (const [wording, move, words] of [
    ["In sentences", "32-28", "White 32 to 28."],
    ["Shortly", "19-23", /^19 23/],
    ["As written", "28x19", "28×19"],
  ] as const) {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Moves are said" }).getByRole("radio", { name: wording }).check();
    await page.keyboard.press("Escape");
    await table.type(move);
    await expect(said(page)).toContainText(words);
  }
});

test("the score sheet leads through the game, by a touch and by keys", async ({ table, page }) => {
  await table.start();
  for (const text of ["32-28", "19-23", "28x19", "14x23"]) await table.type(text);
  await page.getByRole("button", { name: "19–23" }).click();
  await expect(table.square(28)).toHaveAccessibleName("28, white man");
  await expect(page.locator('.moves [aria-current="step"]')).toHaveText("19–23");
  await page.locator(".masthead").click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const [key, at] of [["ArrowUp", 0], ["ArrowRight", 1], ["l", 2], ["ArrowDown", 4], ["ArrowLeft", 3], ["h", 2], ["k", 0], ["j", 4]] as const) {
    await page.keyboard.press(key);
    const current = page.locator('.moves [aria-current="step"]');
    if (at === 0) await expect(current).toHaveCount(0);
    else await expect(current).toHaveText(["32–28", "19–23", "28×19", "14×23"][at - 1]!);
  }
});

test("a game is downloaded as PDN, and a FEN is copied", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.start();
  await table.type("32-28");
  await page.getByRole("button", { name: "Game as text" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDN" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain('[GameType "20"]');
  expect(text).toContain("1. 32-28 *");
  await page.getByRole("button", { name: "Copy FEN" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^B:W28,31,33,34,.*:B1,2,/);
});

test("only the board is left, and all of it comes back", async ({ table, page }) => {
  await table.start({ clock: true });
  await page.getByRole("button", { name: "Board only" }).click();
  await expect(page.locator(".sheet, .left")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("timer")).toHaveCount(2);
  for (const [width, height] of [[1280, 860], [1280, 640], [768, 1024], [320, 640]] as const) {
    await page.setViewportSize({ width, height });
    for (const seen of await page.locator(".plate, .board, .zen-out").all()) await expect(seen).toBeInViewport({ ratio: 0.99 });
    for (const clock of await page.getByRole("timer").all()) await clock.click({ trial: true }); // Nothing covers it.
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page.locator(".sheet")).toBeVisible();
});
