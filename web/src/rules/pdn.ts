// The rules with PDN beside them: a second module, fetched when a game is first copied, kept or pasted.
import wasm from "../generated/rules-pdn/damier_wasm_bg.wasm?url";
import { Game, type PdnFile } from "./rules";

type Pdn = typeof import("../generated/rules-pdn/damier_wasm");

export type { Drawing, Pen, PreviewedMove, Study, StudyMistake, StudyNode, StudyOutline } from "../generated/rules-pdn/damier_wasm";

let loading: Promise<Pdn> | null = null;

/** The module with PDN. Tests hand in its bytes. */
export async function pdnModule(bytes: BufferSource | string = wasm): Promise<Pdn> {
  loading ??= import("../generated/rules-pdn/damier_wasm").then(async (module) => {
    await module.default({ module_or_path: bytes });
    return module;
  });
  loading.catch(() => (loading = null)); // tried again the next time
  return loading;
}

/** A game as PDN, up to the ply on the board; see `pdn` of the module. */
export async function writePdn(saved: string, tags: string[], clocks: number[]): Promise<string> {
  const module = await pdnModule();
  const game = module.Game.restore(saved);
  try {
    return game.pdn(tags, Float64Array.from(clocks));
  } finally {
    game.free();
  }
}

/** The games of a PDN text, at most so many. */
export async function readPdn(text: string, most: number): Promise<PdnFile> {
  return (await pdnModule()).readPdn(text, most);
}

/** One of the games of a PDN text, as far as its moves are legal. Throws OpenError. */
export async function openPdn(text: string, index: number, profile: string): Promise<Game> {
  const game = (await pdnModule()).Game.fromPdn(text, index, profile);
  try {
    return Game.restore(game.save());
  } finally {
    game.free();
  }
}
