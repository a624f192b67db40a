import type { Square } from "../rules/rules";

/** A piece that keeps its identity while it moves, so that it can be seen moving. */
export interface Tracked {
  id: number;
  letter: string;
  square: Square;
}

/** How the last change of the board came about. */
export interface Motion {
  /** Counts motions, so that the same move twice is two motions. */
  id: number;
  /** Start, a square after each captured piece, end. */
  route: readonly Square[];
  /** Taken pieces that leave the board now, with the letter each of them had. */
  captured: readonly { square: Square; letter: string }[];
  promotes: boolean;
}

let nextId = 1;

/**
 * The pieces of a board in the letters of `board`, each the same as before where it still stands, and
 * the one that moved the same as at its start.
 */
export function track(before: readonly Tracked[], board: string, motion: Motion | null): Tracked[] {
  const known = new Map(before.map((piece) => [piece.square, piece]));
  const [from, to] = [motion?.route[0], motion?.route.at(-1)];
  const mover = from === undefined ? undefined : known.get(from);
  if (from !== undefined && board[from - 1] !== mover?.letter) known.delete(from);
  const pieces: Tracked[] = [];
  for (let at = 0; at < board.length; at++) {
    const letter = board[at]!;
    if (letter === ".") continue;
    const square = at + 1;
    const same = square === to && mover ? mover : known.get(square);
    const fits = same !== undefined && same.letter.toLowerCase() === letter.toLowerCase();
    pieces.push({ id: fits ? same.id : nextId++, letter, square });
  }
  // Drawn in a steady order, and the one that moves over all others.
  return pieces.sort((a, b) => Number(a.id === mover?.id) - Number(b.id === mover?.id) || a.id - b.id);
}
