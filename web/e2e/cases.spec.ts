import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test, type Game } from "./support";

// Known cases of draughts programs, with the right answers: what a user types, pastes or touches of them. They are
// those of the crates' own tests, by the same names.
interface Case {
  id: string;
  kind: string;
  variant: string;
  input: Record<string, unknown>;
  answer: Record<string, unknown>;
}
const read = (crate: string) =>
  readFileSync(new URL(`../../crates/${crate}/tests/data/cases.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Case);
const cases = new Map([...read("rules"), ...read("pdn")].map((each) => [each.id, each]));
const input = (id: string, name: string) => cases.get(id)!.input[name] as string;
const GAMES: Record<string, Game> = { international: "international", russian: "russian", brazilian: "brazilian", english: "checkers" };

async function paste(page: Page, text: string) {
  await page.goto("/en/games");
  await page.getByRole("button", { name: "Open a game" }).click();
  await page.getByLabel("A position (FEN) or games (PDN)").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}
const position = (page: Page) => page.getByRole("dialog", { name: "Play from this position" });

interface Listed {
  from: number;
  path: string;
  captures: number[];
}
const listed = [...cases.values()].filter(({ kind, answer }) => /^(capture|variant)-rules$/.test(kind) && Array.isArray(answer.moves));
for (const { id, variant, input, answer } of listed.filter(({ variant }) => variant in GAMES)) {
  test(`${id}: the pieces that may move, and each move that is typed`, async ({ table, page }) => {
    const moves = answer.moves as Listed[];
    await table.start({ game: GAMES[variant]!, fen: String(input.fen) });
    if (moves[0]!.captures.length > 0) {
      const marked = await table.grid.getByRole("gridcell", { name: /can capture/ }).evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.square)));
      expect(marked.sort((a, b) => a - b)).toEqual([...new Set(moves.map(({ from }) => from))].sort((a, b) => a - b));
    }
    // Two squares that mean several captures are asked back, as not-003 says.
    const ends = moves.map(({ from, path }) => `${from} ${path.split("x").at(-1)}`);
    const clear = moves.filter(({ path }, at) => path.split("x").length > 2 || ends.indexOf(ends[at]!) === ends.lastIndexOf(ends[at]!));
    expect(clear.length).toBeGreaterThan(0);
    for (const { path, captures } of clear.slice(0, 3)) {
      await table.type(path);
      await expect(table.square(captures[0] ?? moves[0]!.from)).toHaveAccessibleName(/empty|taken/);
      await expect(page.locator(".gone")).toHaveCount(captures.length);
      if (await table.result.isVisible()) await table.result.getByRole("button", { name: "Take back" }).click();
      else await page.getByRole("button", { name: "Undo" }).first().click();
      await expect(page.locator(".gone")).toHaveCount(0);
    }
  });
}

test("not-001, not-003: a text that means several captures is asked back, a whole path is played", async ({ table }) => {
  for (const [id, game, asked, path, took] of [
    ["not-001", "international", "4x15", "4x31x42x15", "32"],
    ["not-003", "russian", "f8:b4", "f8:h6:f4:d6:b4", ""],
  ] as const) {
    await table.start({ game, fen: input(id, "fen") });
    await table.type(asked);
    await expect(table.note).toContainText(/can be played in \d ways/);
    expect(await table.moves()).toEqual([]);
    await table.type(path);
    expect(await table.moves()).toHaveLength(1);
    if (took) await expect(table.square(Number(took))).toHaveAccessibleName(/black man/);
  }
});

test("not-004: a move that is no move any more is refused, and the position stays", async ({ table }) => {
  await table.start({ fen: input("not-004", "fen") });
  await table.type("25-20");
  await table.type("25-20");
  await expect(table.note).toContainText("Nothing stands on 25.");
  await expect(table.square(20)).toHaveAccessibleName(/white man/);
  expect(await table.moves()).toHaveLength(1);
});

test("not-006: signs of a capture that a reader takes, and one that it does not", async ({ table, page }) => {
  await table.start();
  await table.type("32-28");
  await table.type("19-23");
  await table.type("28*19");
  await expect(table.note).toContainText("is not a move");
  for (const text of ["28x19", "28:19", "28X19", "28 x 19"]) {
    await table.type(text);
    expect((await table.moves())[2], text).toBe("28×19");
    await page.getByRole("button", { name: "Undo" }).first().click();
  }
});

test("not-007: a capture that ends where it began", async ({ table }) => {
  await table.start({ fen: input("not-007", "fen") });
  await table.type("25x25");
  await expect(table.result).toContainText("Black has no piece left.");
});

const FENS: readonly [string, string, RegExp | null, string][] = [
  ["fen-004", "", /would be a king there/, ""],
  ["fen-005", "", /black man on 48 would be a king/, ""],
  ["fen-006", "", null, "Black"],
  ["fen-008", "", null, "White"],
  ["fen-009", "", null, "White"],
  ["fen-012", "W:W51:B1", /“51” stands where a square from 1 to 50 should be/, ""],
  ["fen-012", "W:W0:B1", /“0” stands where a square from 1 to 50 should be/, ""],
  ["fen-012", "W:W99999999999999999999:B1", /stands where a (number|square)/, ""],
  ["fen-015", "", null, "White"],
];
test("fen-003 to fen-015: positions are taken or refused with their reason", async ({ table, page }) => {
  for (const [id, text, words, turn] of FENS) {
    const fen = text || input(id, "fen");
    await paste(page, fen);
    if (words) {
      await expect(page.locator("#paste-errors"), id).toContainText(words);
    } else {
      await position(page).locator("input[value=friend]").check();
      await position(page).getByRole("button", { name: "Play" }).click();
      await expect(page.locator(".plate", { hasText: turn }).first(), id).toContainText(/to move/);
    }
  }
  // fen-009: a row of kings.
  await table.start({ fen: input("fen-009", "fen") });
  for (const square of [1, 2, 3, 4, 5]) await expect(table.square(square)).toHaveAccessibleName(/white king/);
  // fen-003: what is written names the side to move once.
  await table.start();
  await table.type("32-28");
  await page.getByRole("button", { name: "Game as text" }).click();
  await expect(page.getByLabel("The position as FEN")).toHaveValue(/^B:W28,31,33,.*,50:B1,2,.*,20$/);
});

test("fen-001, fen-014: a side without a move has lost at once", async ({ table }) => {
  for (const [id, words] of [["fen-001", "White has won."], ["fen-014", "Black has won."]] as const) {
    await table.start({ fen: input(id, "fen") });
    await expect(table.result, id).toContainText(words);
  }
});

/** PDN texts of one game: the side that is to move where they end, or what is said of them. */
const TEXTS: readonly [string, RegExp][] = [
  ["pdn-001", /White to move|White has/],
  ["pdn-003", /White to move/],
  ["pdn-004", /White to move/],
  ["pdn-006", /White to move/],
  ["pdn-007", /White to move/],
  ["pdn-008", /White to move/],
  ["pdn-014", /White to move/],
  ["pdn-016", /Black to move/],
  ["pdn-020", /Black to move/],
  ["pdn-022", /White to move/],
  ["pdn-023", /White to move/],
];
test("pdn-001 to pdn-023: games of files are opened where they end", async ({ page }) => {
  test.setTimeout(5 * 60_000);
  for (const [id, words] of TEXTS) {
    await paste(page, input(id, "pdn"));
    await expect(position(page), id).toBeVisible();
    await position(page).locator("input[value=friend]").check();
    await position(page).getByRole("button", { name: "Play" }).click();
    await expect(page.locator(".plate .turn, dialog .end-title").first(), id).toHaveText(words);
  }
  for (const id of ["pdn-009", "pdn-011"]) {
    await paste(page, input(id, "pdn"));
    await expect(page.getByRole("heading", { name: "2 games found" }), id).toBeVisible();
  }
  // pdn-012: a file with a mark of byte order and line ends of two signs.
  await page.goto("/en/games");
  await page.getByRole("button", { name: "Open a game" }).click();
  const buffer = Buffer.from('\u{feff}[White "x"]\r\n\r\n1. 32-28 19-23\r\n*', "utf8");
  await page.getByLabel("Or a file").setInputFiles({ name: "a.pdn", mimeType: "text/plain", buffer });
  await expect(position(page)).toBeVisible();
});

test("pdn-017, pdn-019: broken texts end in a position or a sentence, and never in silence", async ({ page }) => {
  for (const text of [input("pdn-017", "pdn"), `1. 32-28 ${"(".repeat(100_000)}`]) {
    await paste(page, text);
    await expect(page.locator("#paste-errors .field-error, dialog .body input[value=friend]").first()).toBeAttached();
    expect(await page.evaluate(() => document.querySelectorAll("dialog").length)).toBe(1);
  }
});

test("web-011, web-012: what players write in a file is shown as text", async ({ page }) => {
  const image = '[White "<img src=x onerror=alert(1)>"]\n\n1. 32-28 {<script>alert(2)</script>} *\n\n';
  const link = '[Site "javascript:alert(1)"]\n[White "a\\"; filename=x.html"]\n\n1. 32-28 *\n';
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await paste(page, image + link);
  await expect(page.getByRole("heading", { name: "2 games found" })).toBeVisible();
  await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect(page.locator("dialog img[src=x], dialog script, dialog a[href^=javascript]")).toHaveCount(0);
  expect(asked).toBe(0);
});
