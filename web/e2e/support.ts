import { expect, test as base, type Page } from "@playwright/test";
import linesFile from "./lines.json" with { type: "json" };

/** A short game found by chance; see make-lines.mjs. */
export interface Line {
  game: Game;
  profile: string;
  fen: string;
  moves: { text: string; route: number[] }[];
  end: { winner: string | null; reason: string; result: string };
}
export type Game = "international" | "checkers" | "russian" | "brazilian";
export const lines = linesFile as unknown as Record<string, Line>;

const NAMES: Record<Game, string> = { international: "International", checkers: "Checkers", russian: "Russian", brazilian: "Brazilian" };

export interface Start {
  game?: Game;
  fen?: string;
  profile?: string;
  /** A level of the computer; without one, two people play. */
  level?: number;
  color?: "white" | "black";
  ranked?: boolean;
  strict?: boolean;
  clock?: boolean;
}

/** The table, as a person uses it. */
export class Table {
  constructor(readonly page: Page) {}

  /** Opens the app and begins a game by its dialogs. */
  async start({ game = "international", fen = "", profile = "", level, color, ranked, strict, clock }: Start = {}) {
    const { page } = this;
    await page.goto("/en/games");
    if (fen) {
      await page.getByRole("button", { name: "Open a game" }).click();
      await page.getByLabel("A FEN is a position of").selectOption({ label: NAMES[game] });
      await page.getByLabel("A position (FEN) or games (PDN)").fill(fen);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Play from this position" })).toBeVisible();
    } else {
      await page.getByRole("button", { name: "New game" }).first().click();
      await page.getByRole("radio", { name: NAMES[game] }).check();
    }
    const dialog = page.getByRole("dialog");
    await dialog.locator(`input[value=${level ? "computer" : "friend"}]`).check();
    if (level) {
      await dialog.getByLabel("All eight levels").selectOption(String(level));
      if (color) await dialog.locator(`input[value=${color}]`).check();
      if (ranked) await dialog.getByRole("switch", { name: "Count for points" }).check();
    }
    if (profile) await dialog.locator(`input[value=${profile}]`).check();
    if (strict) await dialog.getByRole("switch", { name: "Strict" }).check();
    if (clock) await dialog.locator("input[value=quick]").check();
    await dialog.getByRole("button", { name: "Play" }).click();
    await expect(this.grid).toBeVisible();
  }

  get grid() {
    return this.page.getByRole("grid");
  }

  get note() {
    return this.page.getByRole("region", { name: "Note" });
  }

  get result() {
    return this.page.locator("dialog:has(.score)");
  }

  square(square: number) {
    return this.page.locator(`[data-square="${square}"]`);
  }

  /** Touches squares, one after the other. */
  async touch(...squares: number[]) {
    for (const square of squares) await this.square(square).click();
  }

  async type(text: string) {
    const field = this.page.locator(".left .typed input");
    await field.fill(text);
    await field.press("Enter");
  }

  /** Types the moves of a line and waits for the last of them to stand on the board. */
  async typeAll(line: Line) {
    for (const { text } of line.moves) await this.type(text);
  }

  async moves(): Promise<string[]> {
    return this.page.locator(".sheet .moves button").allTextContents();
  }
}

export const test = base.extend<{ table: Table }>({
  table: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.addInitScript(() => {
      if (!localStorage.getItem("damier-settings")) {
        localStorage.setItem("damier-settings", JSON.stringify({ speed: "none", sound: false }));
      }
    });
    await use(new Table(page));
    // Nothing goes wrong in silence: neither a script nor the policy of the server complains.
    expect(problems.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource|could not allocate memory/.test(text))).toEqual([]);
  },
});
export { expect };
