import { readFileSync } from "node:fs";
import { Game, loadRules, type GameName } from "../src/rules/rules";

/** The rules as the page has them, for tests that run without a browser. */
export async function withRules(): Promise<void> {
  await loadRules(readFileSync(new URL("../src/generated/rules/damier_wasm_bg.wasm", import.meta.url)));
}

export function position(fen: string, game: GameName = "international"): Game {
  return Game.fromFen(game, "", fen);
}
