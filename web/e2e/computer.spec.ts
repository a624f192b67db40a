import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Game, initSync } from "../src/generated/rules/damier_wasm";
import { expect, lines, test } from "./support";

const moves = (page: Page) => page.locator(".sheet .moves button");

/** A game after these moves, as the page keeps it. */
function savedAfter(texts: readonly string[]): string {
  initSync({ module: readFileSync(new URL("../src/generated/rules/damier_wasm_bg.wasm", import.meta.url)) });
  const game = Game.start("international", "fmjd");
  for (const text of texts) {
    const verdict = game.explainText(text);
    if (!verdict.ok) throw new Error(`${text} is refused`);
    game.play(verdict.move.index);
  }
  return game.save();
}

test("an offered draw is judged: declined while the computer stands better, taken when it does not", async ({ table, page }) => {
  // White has two men against nine: the computer plays Black and plays on.
  await table.start({ fen: "W:W47,48:B1,2,3,4,6,7,8,9,10", level: 2 });
  await page.getByRole("button", { name: "Offer draw" }).click();
  const ask = page.getByRole("dialog", { name: "Offer a draw?" });
  await ask.getByRole("button", { name: "Go on playing" }).click();
  await expect(ask).toHaveCount(0);
  await page.getByRole("button", { name: "Offer draw" }).click();
  await ask.getByRole("button", { name: "Offer draw" }).click();
  await expect(table.note).toContainText("The computer declines.");

  await table.start({ fen: "W:W41,42,43,44,45,46,47,48,49:B3,4", level: 2 });
  await page.getByRole("button", { name: "Offer draw" }).click();
  await ask.getByRole("button", { name: "Offer draw" }).click();
  await expect(table.result).toContainText("The players agreed.");
});

test("a ranked game that is won brings its points, kept on this device", async ({ table, page }) => {
  // A ranked game, brought from a file: every ply of it but the last, which Black has to play.
  await table.start({ level: 2, ranked: true, color: "black" });
  await expect(moves(page)).toHaveCount(1);
  await page.goto("/en/games");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything" }).click();
  const data = JSON.parse(await readFile(await (await download).path(), "utf8")) as { games: { saved: string; id: string; side: string; ply: number }[] };
  const line = lines.international!;
  expect(line.end.winner).toBe("black");
  Object.assign(data.games[0]!, { id: "ranked", updated: Date.now() + 1000 });
  data.games[0]!.saved = savedAfter(line.moves.slice(0, -1).map(({ text }) => text));
  await page.locator('input[accept*="json"]').setInputFiles({ name: "damier.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(data)) });
  await expect(page.getByText("1 game was brought back.").first()).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).first().click();
  await table.type(line.moves.at(-1)!.text);
  await expect(table.result).toContainText("You have won.");
  await expect(table.result).toContainText("+10");
  await expect(table.result).toContainText("Kept on this device. You now have 10 points.");
  await page.goto("/en/");
  await expect(page.locator(".leaders .me")).toContainText("10");
  await expect(page.locator(".leaders")).toContainText("Easy, 1 win");
});

test("a planned move is given up by any other touch", async ({ table, page }) => {
  await table.start({ level: 8 });
  await table.touch(32, 28, 37, 32);
  await expect(page.locator(".planned")).toBeVisible();
  await table.touch(24);
  await expect(page.locator(".planned")).toHaveCount(0);
  await table.touch(38, 32);
  await expect(page.locator(".planned")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".planned")).toHaveCount(0);
});

test("moves made and taken back in haste leave one search, and one answer to the position on the board", async ({ table, page }) => {
  await page.addInitScript(() => {
    const counts = { searches: 0, open: 0, most: 0 };
    (window as unknown as { counts: typeof counts }).counts = counts;
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }: MessageEvent<{ type: string }>) => data.type === "found" && counts.open--);
      }
      override postMessage(message: { type: string }) {
        // A new search ends the one before it.
        if (message.type === "search") [counts.searches, counts.open] = [counts.searches + 1, 1];
        if (message.type === "stop") counts.open = 0;
        counts.most = Math.max(counts.most, counts.open);
        super.postMessage(message);
      }
    };
  });
  await table.start({ level: 7 });
  const began = Date.now();
  for (let times = 0; times < 20; times++) {
    await page.evaluate((first) => {
      for (const square of first) document.querySelector<HTMLElement>(`[data-square="${square}"]`)!.click();
    }, times % 2 === 0 ? [32, 28] : [33, 29]);
    await page.keyboard.press("u");
  }
  expect(Date.now() - began, "forty plies are a matter of seconds").toBeLessThan(20_000);
  await table.touch(34, 30);
  await expect(moves(page)).toHaveCount(2, { timeout: 60_000 });
  await expect(moves(page).first()).toHaveText("34–30");
  await page.waitForTimeout(500);
  await expect(moves(page)).toHaveCount(2);
  const counts = await page.evaluate(() => (window as unknown as { counts: { searches: number; most: number } }).counts);
  expect(counts.searches).toBeGreaterThanOrEqual(21);
  expect(counts.most).toBe(1);
});

test.describe("in browsers of another kind", () => {
  test.use({ serviceWorkers: "block" });

  /** Puts a line before the script of the engine's worker, for so many workers. */
  async function before(page: Page, script: string, times = 99) {
    await page.route(
      /engine\.worker-.*\.js/,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${script}\n${await response.text()}` });
      },
      { times },
    );
  }

  test("one without SIMD gets the engine that needs none, and the same move", async ({ table, page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => /damier-engine.*wasm/.test(request.url()) && fetched.push(request.url()));
    await before(page, "WebAssembly.validate = () => false;");
    await table.start({ level: 4 });
    await table.touch(32, 28);
    await expect(moves(page)).toHaveCount(2);
    expect(fetched.join()).toMatch(/damier-engine-plain/);
  });

  test("one without shared memory, from a server without isolating headers, plays", async ({ table, page }) => {
    await page.route("**/*", async (route) => {
      const response = await route.fetch();
      const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !/^cross-origin-/.test(name)));
      await route.fulfill({ response, headers });
    });
    await table.start({ level: 4 });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe("undefined");
    await table.touch(32, 28);
    await expect(moves(page)).toHaveCount(2);
  });

  test("one with too little memory says so, keeps the game, and tries again when asked", async ({ table, page }) => {
    await before(
      page,
      'WebAssembly.instantiate = () => Promise.reject(new RangeError("WebAssembly.Memory(): could not allocate memory"));',
      1,
    );
    const cause = "could not allocate memory";
    const known = page.waitForEvent("console", (message) => message.type() === "error" && message.text().includes(cause));
    await table.start({ level: 4 });
    await table.touch(32, 28);
    await expect(table.note).toContainText("The computer could not be started.");
    await expect(table.note).toContainText("Your game is safe.");
    await known;
    await expect(page.getByText(/is thinking/)).toHaveCount(0);
    await table.note.getByRole("button", { name: "Try again" }).click();
    await expect(moves(page)).toHaveCount(2);
  });
});
