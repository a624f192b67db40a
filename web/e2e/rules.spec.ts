import { expect, lines, test, type Game } from "./support";

const START = "W:W31-50:B1-20";
/** A move for every reason: game, position, text, and what the note says. */
const REFUSALS: readonly [string, Game, string, string, RegExp][] = [
  ["unreadable", "international", START, "hello there", /is not a move/],
  ["no-such-square", "international", START, "32-51", /no such square/i],
  ["empty-square", "international", START, "28-23", /Nothing stands on 28/],
  ["not-your-piece", "international", START, "19-23", /on 19 is not yours/],
  ["same-square", "international", START, "32-32", /32 is where the piece stands/],
  ["own-piece-in-the-way", "international", START, "37-32", /your own piece is in the way/],
  ["nothing-to-capture", "international", START, "32x27", /nothing to take/],
  ["man-steps-one-square", "international", START, "32-23", /too far for a man/],
  ["not-on-a-diagonal", "international", START, "32-26", /no diagonal/],
  ["man-does-not-step-backwards", "international", "W:W28:B10", "28-32", /does not step back/],
  ["enemy-piece-in-the-way", "international", "W:W28:B23,K19", "28-23", /that square is taken/],
  ["no-room-to-land", "international", "W:WK46:B28,32", "46-5", /no room to land/],
  ["capture-is-compulsory", "international", "W:W28,32:B23", "32-27", /you must capture/],
  ["longer-capture-exists", "international", "W:W28,K50:B23,13,44", "50x39", /takes too few/],
  ["capture-goes-on", "international", "W:W28,K50:B23,13,44", "28x19", /the capture goes on/],
  ["captured-piece-still-stands", "international", "W:WK22:BK18,K31", "22x13x36", /was taken already/],
  ["captures-neighbours-only", "international", "W:W28:B19", "28x14", /takes a neighbour only/],
  ["no-king-before-the-end", "brazilian", "W:WK1,h6:Bg7,c5", "h6xf8xb4", /still a man/],
  ["no-such-route", "international", "W:WK47:B14,19,29,31,42", "47x36x42x29x14", /no such way/],
  ["ambiguous", "international", "W:WK47:B14,19,29,31,42", "47x36", /can be played in 2 ways/],
  ["land-where-it-goes-on", "russian", "W:WK29:B22,13,9", "29x15", /land where it goes on/],
  ["man-does-not-capture-backwards", "checkers", "W:W18:B22,1", "18x25", /captures forward only/],
  ["king-steps-one-square", "checkers", "W:WK18:B1", "18-11", /too far/],
];

test.describe("a refusal for every reason", () => {
  for (const [reason, game, fen, text, words] of REFUSALS) {
    test(reason, async ({ table, page }) => {
      await table.start({ game, fen: fen === START ? "" : fen });
      await table.type(text);
      await expect(table.note).toContainText(words);
      // It is said at once to those who listen, and leads to the rule.
      await expect(page.locator('[data-live="assertive"]')).toContainText(words);
      await expect(table.note.getByRole("link", { name: "The rule" })).toBeVisible();
      expect(await table.moves()).toEqual([]);
    });
  }

  test("what must be played is drawn, can be played at once, and the rule is one link away", async ({ table, page }) => {
    await table.start({ fen: "W:W22,26,35,36,37,38,40,44,45,46,49:B3,5,6,7,9,13,16,20,21,25,28,29" });
    await table.touch(26);
    await expect(table.note).toContainText("26 has to wait: it takes too few.");
    await expect(table.note).toContainText("The marked man on 22 can take 3");
    await expect(page.locator(".route")).toBeVisible();
    await table.note.getByRole("link", { name: "The rule" }).click();
    await expect(page.getByRole("heading", { name: "Take the most" })).toBeFocused();
    await page.goBack();
    await table.touch(26);
    await table.note.getByRole("button", { name: "Play 22×15" }).click();
    await expect(table.square(15)).toHaveAccessibleName(/white man, last move/);
  });
});

test.describe("every draw rule is reached and told", () => {
  const REASONS: Record<string, RegExp> = {
    repetition: /third time/,
    "25-move": /25 moves each were played without a capture or a man’s move/,
    "capture-25": /25 moves each were played without a capture\./,
    "16-move": /16 moves each/,
    "5-move": /5 moves each/,
    "main-road": /long diagonal/,
    "15-move": /15 moves each/,
    "3-kings": /three kings or more/,
    "20-move": /20 moves each/,
    "30-move": /30 moves each/,
    "60-move": /60 moves each/,
    "40-move": /40 moves each/,
    "50-move": /50 moves each/,
  };
  for (const [name, words] of Object.entries(REASONS)) {
    test(name, async ({ table }) => {
      const line = lines[name]!;
      await table.start({ game: line.game, fen: line.fen, profile: line.profile });
      await table.typeAll(line);
      await expect(table.result).toContainText("A draw.");
      await expect(table.result).toContainText(words);
      await expect(table.result.getByRole("link", { name: "The rule" })).toHaveAttribute("href", /#draw$/);
    });
  }

  test("the counter tells how far it is", async ({ table, page }) => {
    const line = lines["16-move"]!;
    await table.start({ game: line.game, fen: line.fen });
    for (const { text } of line.moves.slice(0, 10)) await table.type(text);
    await expect(page.locator(".counter.near")).toContainText("16-move limit");
    await expect(page.locator(".counter.near")).toContainText("11 moves left");
  });
});

test.describe("captures", () => {
  test("a capture in a circle, step by step", async ({ table }) => {
    await table.start({ fen: "W:W15,19,K25,44:BK17,K20,K31,K43" });
    await table.touch(25, 3, 26, 48);
    await expect(table.note).toContainText("3 taken, and it goes on.");
    await expect(table.square(20)).toHaveAccessibleName(/black king, taken/);
    await table.touch(25);
    await expect(table.square(25)).toHaveAccessibleName(/white king/);
    await expect(table.result).toContainText("White has won.");
  });

  test("two captures with the same ends: one is chosen", async ({ table, page }) => {
    await table.start({ fen: "W:WK47:B14,19,29,31,42" });
    await table.touch(47, 36);
    const dialog = page.getByRole("dialog", { name: "Which capture?" });
    await expect(dialog.locator(".way")).toHaveCount(2);
    await dialog.getByRole("button", { name: /takes 42, 29, 19, 31/ }).click();
    await expect(table.square(14)).toHaveAccessibleName(/black man/);
    expect(await table.moves()).toEqual(["47×38×24×13×36"]);
  });

  test("one touch plays a forced capture, where the player wishes that", async ({ table, page }) => {
    await table.start({ fen: "W:W28:B23,10" });
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "One touch where there is one move" }).check();
    await page.keyboard.press("Escape");
    await table.touch(28);
    expect(await table.moves()).toEqual(["28×19"]);
  });
});

test.describe("positions and games from outside", () => {
  const FENS: readonly [string, RegExp | null][] = [
    ["W:W4:B49", /would be a king there/],
    ["W:W31:B48", /would be a king there/],
    ["W:W51:B1", /square/],
    ["W:W0:B1", /square/],
    ["W:W99999999999999999999:B1", /square|number/],
    ["W:W31-50:B1-20:H0:F1", null],
    ["W:W 31,32 :B 1, 2", null],
    ["B:B1-20:W31-50", null],
    ["W:WK1-5:B20", null],
  ];
  for (const [fen, words] of FENS) {
    test(`${fen} is ${words ? "refused with its reason" : "taken"}`, async ({ page }) => {
      await page.goto("/en/games");
      await page.getByRole("button", { name: "Open a game" }).click();
      await page.getByLabel("A position (FEN) or games (PDN)").fill(fen);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      if (words) await expect(page.locator("#paste-errors")).toContainText(words);
      else await expect(page.getByRole("dialog", { name: "Play from this position" })).toBeVisible();
    });
  }

  test("a blocked side has lost at once, in words", async ({ table }) => {
    await table.start({ fen: "W:W21-50:B1-20" });
    await expect(table.result).toContainText("White has no legal move.");
  });

  test("what was typed with x, :, X or blanks is one capture", async ({ table }) => {
    for (const text of ["28x19", "28:19", "28X19", "28 x 19"]) {
      await table.start();
      await table.type("32-28");
      await table.type("19-23");
      await table.type(text);
      expect((await table.moves()).at(-1)).toBe("28×19");
    }
  });

  test("a game is copied as PDN and opened again", async ({ table, page }) => {
    await table.start({ fen: "W:WK47:B14,19,29,31,42" });
    await table.type("47x38x24x13x36");
    await page.getByRole("button", { name: "Game as text" }).click();
    await expect(page.getByLabel("The game as PDN")).toHaveValue(/47x38x24x13x36/);
    const pdn = await page.getByLabel("The game as PDN").inputValue();
    await page.keyboard.press("Escape");
    await page.goto("/en/games");
    await page.getByRole("button", { name: "Open a game" }).click();
    await page.getByLabel("A position (FEN) or games (PDN)").fill(pdn);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("dialog", { name: "Play from this position" }).getByRole("button", { name: "Play" }).click();
    await expect(table.square(36)).toHaveAccessibleName(/white king/);
  });
});
