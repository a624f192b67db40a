import type { PlayedMove, Side } from "../rules/rules";

export interface Row {
  number: number;
  /** The move of the side that begins the game, then that of the other; null where there is none. */
  plies: [PlayedMove | null, PlayedMove | null];
}

/** A line as rows of a score sheet. A game that begins with the second player leaves the first place empty. */
export function rowsOf(line: readonly PlayedMove[], first: Side, begins: Side): Row[] {
  const offset = begins === first ? 0 : 1;
  const rows: Row[] = [];
  for (const move of line) {
    const place = move.ply - 1 + offset;
    const at = Math.floor(place / 2);
    rows[at] ??= { number: at + 1, plies: [null, null] };
    rows[at]!.plies[place % 2 === 0 ? 0 : 1] = move;
  }
  return rows;
}
