// The one door to the rules. Everything that is decided (what is legal, why not, how a game ended) is decided
// behind it, by the module built from crates/wasm.
import init, { games } from "../generated/rules/damier_wasm";
import wasm from "../generated/rules/damier_wasm_bg.wasm?url";
import type { GameInfo, GameName } from "../generated/rules/damier_wasm";

export { Game, checkFen, textKind } from "../generated/rules/damier_wasm";
export type {
  Continuation,
  Counter,
  CounterName,
  End,
  EndReason,
  FenProblem,
  GameInfo,
  GameName,
  Moment,
  Move,
  OpenError,
  PdnFile,
  PdnGame,
  PdnProblem,
  PlayedMove,
  Profile,
  Reason,
  Refusal,
  Side,
  Square,
  State,
} from "../generated/rules/damier_wasm";

let infos: readonly GameInfo[] = [];

/** Fetches the rules. Nothing else here may be used before it is done. */
export async function loadRules(module: BufferSource | string = wasm): Promise<void> {
  if (infos.length > 0) return;
  await init({ module_or_path: module });
  infos = games();
}

/** The four games, in the order in which they are offered. */
export function allGames(): readonly GameInfo[] {
  return infos;
}

export function infoOf(game: GameName): GameInfo {
  const info = infos.find(({ name }) => name === game);
  if (!info) throw new Error(`the rules know no game called ${game}`);
  return info;
}


export function other(side: "white" | "black"): "white" | "black" {
  return side === "white" ? "black" : "white";
}
