import { engine } from "../engine/engine.svelte";

/** A move is not answered sooner than this, so that the eye can follow, in milliseconds. */
const LEAST_MS = 450;
const HINT_NODES = 300_000;
const DRAW_NODES = 200_000;
/** Before this ply the computer plays on, unless it stands worse. */
const EARLY_PLY = 40;
/** Hundredths of a man within which the computer holds a position equal. */
const EVEN = 15;
/** So much worse, and it takes a draw at any time. */
const WORSE = 60;

/** The move of a level, in the engine's text; null if the search was stopped. */
export async function chooseMove(request: string, level: number, seed: number, pace: number): Promise<string | null> {
  const soonest = new Promise((resolve) => setTimeout(resolve, LEAST_MS * Math.min(pace, 1)));
  const found = await engine.search(`${request} level=${level} seed=${seed}`);
  if (found === null) return null;
  await soonest;
  const best = found[0];
  if (!best) throw new Error("the engine found no move");
  return best.move;
}

/** A good move for the side to move, in the engine's text. */
export async function seekHint(request: string): Promise<string | null> {
  const found = await engine.search(`${request} nodes=${HINT_NODES}`);
  return found?.[0]?.move ?? null;
}

/** Whether the computer agrees to a draw when the person, who is to move, offers one. */
export async function wouldAgree(request: string, ply: number, board: string): Promise<"yes" | "early" | "better"> {
  const found = await engine.search(`${request} nodes=${DRAW_NODES}`);
  const score = found?.[0]?.score ?? 0; // from the view of the person
  if (score >= WORSE) return "yes";
  const pieces = board.replaceAll(".", "").length;
  if (ply < EARLY_PLY && pieces > 8) return "early";
  return score >= -EVEN ? "yes" : "better";
}
