import { readFileSync } from "node:fs";
import { Game, initSync } from "../src/generated/rules/damier_wasm.js";

const NAMES = ["Sijbrands, Ton", "Wiersma, Harm", "Tchizjov, Alexei", "Valneris, Guntis", "Georgiev, Alexander", "Boomstra, Roel", "Groenendijk, Jan", "Baljakin, Alexander", "Thijssen, Kees", "Ndjofang, Jean Marc"];
const EVENTS = ["World Championship", "Dutch Championship", "Club match", "Open of Salou"];
const RESULTS = { white: "2-0", black: "0-2", draw: "1-1" } as const;

/**
 * So many games as a PDN file: by chance moves, always the same, of the length of a real game. Each line of moves is
 * used for several games with other players, as the first moves of real games repeat too.
 */
export function manyGames(count: number, lines: number): string {
  initSync({ module: readFileSync(new URL("../src/generated/rules/damier_wasm_bg.wasm", import.meta.url)) });
  let seed = 7;
  const chance = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const texts = Array.from({ length: lines }, () => {
    const game = Game.start("international", "");
    const moves: string[] = [];
    while (!game.state().end && moves.length < 110) {
      const legal = game.legalMoves();
      const move = legal[chance(legal.length)]!;
      moves.push(`${moves.length % 2 === 0 ? `${moves.length / 2 + 1}. ` : ""}${move.text}`);
      game.play(move.index);
    }
    const winner = game.state().end?.winner ?? (["white", "black", null] as const)[chance(3)];
    game.free();
    return { moves: moves.join(" "), result: RESULTS[winner ?? "draw"] };
  });
  const games = Array.from({ length: count }, (_, at) => {
    const { moves, result } = texts[at % lines]!;
    const round = Math.floor(at / lines);
    const [white, black] = [NAMES[(at + round) % NAMES.length], NAMES[(at * 3 + round * 7 + 1) % NAMES.length]];
    const date = `${1960 + (at % 60)}.${String(1 + (round % 12)).padStart(2, "0")}.${String(1 + (at % 28)).padStart(2, "0")}`;
    return `[Event "${EVENTS[at % EVENTS.length]}"]\n[Date "${date}"]\n[Round "${round + 1}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n${moves} ${result}\n`;
  });
  return games.join("\n");
}
