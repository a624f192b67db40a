import type { Page } from "@playwright/test";
import { expect, lines, test, type Line, type Table } from "./support";

const international = lines.international!;

/** What those who listen hear of a move. */
async function heard(page: Page, { text, route }: Line["moves"][number]) {
  const words = text.includes("x") ? `${route[0]} takes to ${route.at(-1)},` : `${route[0]} to ${route.at(-1)}.`;
  await expect(page.locator('[data-live="polite"]')).toContainText(words);
}

async function ended(table: Table, winner: string | null) {
  await expect(table.result).toBeVisible();
  await expect(table.result.locator(".end-title")).toHaveText(winner === null ? "A draw." : winner === "white" ? "White has won." : "Black has won.");
}

test("a whole game by mouse", async ({ table }) => {
  await table.start();
  for (const { route } of international.moves) await table.touch(...route);
  await ended(table, international.end.winner);
  expect(await table.moves()).toHaveLength(international.moves.length);
});

test("a whole game by dragging", async ({ table, page }) => {
  await table.start({ game: "checkers" });
  const line = lines.checkers!;
  for (const { route } of line.moves) {
    for (let leg = 1; leg < route.length; leg++) {
      const [from, to] = [await table.square(route[leg - 1]!).boundingBox(), await table.square(route[leg]!).boundingBox()];
      await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
      await page.mouse.down();
      await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
      await page.mouse.up();
    }
  }
  await ended(table, line.end.winner);
});

test("a whole game by keyboard alone, from the first page on", async ({ table, page }) => {
  test.setTimeout(5 * 60_000); // some 600 keys, each looked after
  await page.goto("/en/");
  await expect(page.locator("h1")).toBeVisible();
  // To the button for two people, by Tab.
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.textContent?.includes("Two at this screen"))) break;
  }
  await page.keyboard.press("Enter");
  await expect(table.grid).toBeVisible();
  await page.keyboard.press("b");
  const at = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.square));
  /** Walks with the arrows: first to the row, then along it. */
  const walk = async (to: number) => {
    for (let steps = 0; steps < 30; steps++) {
      const here = await at();
      if (here === to) return;
      const [row, goal] = [Math.ceil(here / 5), Math.ceil(to / 5)];
      const key = row < goal ? "ArrowDown" : row > goal ? "ArrowUp" : here < to ? "ArrowRight" : "ArrowLeft";
      await page.keyboard.press(key);
    }
    throw new Error(`the arrows do not lead to ${to}`);
  };
  for (const move of international.moves) {
    for (const square of move.route) {
      await walk(square);
      await page.keyboard.press("Enter");
    }
    await heard(page, move);
  }
  await expect(page.locator('[data-live="assertive"]')).toContainText("has won.");
  await ended(table, international.end.winner);
  // The focus is in the dialog, and comes back to the board when it closes.
  await expect(table.result.getByRole("button", { name: "Rematch" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(":focus")).toHaveAttribute("role", "gridcell");
});

test("a whole game by typed moves", async ({ table }) => {
  await table.start();
  await table.typeAll(international);
  await ended(table, international.end.winner);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("a whole game by touch at 320 pixels", async ({ table, page }) => {
    await table.start();
    for (const move of international.moves) {
      for (const square of move.route) await table.square(square).tap();
      await heard(page, move);
    }
    await ended(table, international.end.winner);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});

for (const game of ["checkers", "russian", "brazilian"] as const) {
  test(`${game} to its end`, async ({ table }) => {
    const line = lines[game]!;
    await table.start({ game });
    await table.typeAll(line);
    await ended(table, line.end.winner);
  });
}

test("undo goes back through a promotion, and redo forward", async ({ table, page }) => {
  await table.start({ fen: "W:W7,40:B35" });
  await table.type("7-1");
  await expect(table.square(1)).toHaveAccessibleName(/white king/);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(table.square(7)).toHaveAccessibleName(/white man/);
  await expect(table.square(1)).toHaveAccessibleName(/empty/);
  await page.getByRole("button", { name: "Redo" }).first().click();
  await expect(table.square(1)).toHaveAccessibleName(/white king/);
});

test("the computer answers, a hint is given, and an undo takes both moves back", async ({ table, page }) => {
  await table.start({ level: 2 });
  await table.touch(32, 28);
  await expect(page.locator(".sheet .moves button")).toHaveCount(2);
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(table.note).toContainText("Hint:");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(table.square(32)).toHaveAccessibleName(/white man/);
  await expect(page.locator(".sheet .moves .back")).toHaveCount(2);
});

test("a ranked game allows neither undo nor hint, and a resignation brings no points", async ({ table, page }) => {
  await table.start({ level: 2, ranked: true });
  await table.touch(32, 28);
  await expect(page.locator(".sheet .moves button")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(table.note).toContainText("Undo is off in this game.");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(table.result).toContainText("You have lost.");
  await expect(table.result).toContainText("No points this time against Easy");
});

test("a premove is played when its turn comes, or told to be gone", async ({ table, page }) => {
  await table.start({ level: 7 });
  await table.touch(32, 28, 37, 32);
  await expect(page.locator(".planned")).toBeVisible();
  await expect(page.locator(".planned")).toHaveCount(0, { timeout: 60_000 });
  const moves = await table.moves();
  if (moves.length > 2) expect(moves[2]).toBe("37–32");
  else await expect(table.note).toContainText("Your planned 37–32 is not possible now.");
});

test("a clock that runs out ends the game", async ({ table, page }) => {
  await page.clock.install();
  await table.start({ clock: true });
  await table.touch(32, 28);
  await page.clock.runFor("05:01");
  await expect(table.result).toContainText("Black has run out of time.");
});

test("two people agree on a draw", async ({ table, page }) => {
  await table.start();
  await table.touch(32, 28);
  await page.getByRole("button", { name: "Offer draw" }).first().click();
  await page.getByRole("button", { name: "Both agree" }).click();
  await expect(table.result).toContainText("The players agreed.");
});

test("in a strict game a touched piece has to be moved", async ({ table }) => {
  await table.start({ strict: true });
  await table.touch(32, 33);
  await expect(table.note).toContainText("32 was touched.");
  await expect(table.square(32)).toHaveAccessibleName(/chosen/);
});
