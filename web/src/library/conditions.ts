import type { GameName } from "../rules/rules";
import type { LibraryQuery } from "./messages";

/** What is asked for, as it stands in the fields. */
export interface Conditions {
  player: string;
  white: string;
  black: string;
  event: string;
  site: string;
  from: string;
  to: string;
  result: "" | NonNullable<LibraryQuery["result"]>;
  game: "" | GameName;
  material: string;
  /** A position that occurs in the game, as a FEN. */
  fen: string;
  eitherSide: boolean;
  /** Pieces that stand on their squares in one position of the game, as a FEN. */
  contains: string;
  minPlies: string;
  maxPlies: string;
  sort: Column;
  descending: boolean;
}

/** What a list can be sorted by. */
export const COLUMNS = ["order", "white", "black", "event", "date", "result", "plies"] as const;
export type Column = (typeof COLUMNS)[number];

export const RESULTS = ["white", "draw", "black", "open"] as const;

export const ANY: Conditions = {
  player: "",
  white: "",
  black: "",
  event: "",
  site: "",
  from: "",
  to: "",
  result: "",
  game: "",
  material: "",
  fen: "",
  eitherSide: false,
  contains: "",
  minPlies: "",
  maxPlies: "",
  sort: "order",
  descending: false,
};

/** Those that are shown only when they are asked for, or set. */
export const FURTHER = ["white", "black", "site", "material", "minPlies", "maxPlies", "contains"] as const;

/** How many of them limit what is found. */
export function limiting(conditions: Conditions): number {
  const { sort: _, descending: __, eitherSide: ___, ...rest } = conditions;
  return Object.values(rest).filter((value) => value !== "").length;
}

const TEXTS = ["player", "white", "black", "event", "site", "from", "to", "result", "game", "material", "fen", "contains"] as const;

/** As the library is asked; `ids` where only among some games. */
export function queryOf(conditions: Conditions, ids: readonly number[] | null): LibraryQuery {
  const query: Record<string, unknown> = { sort: conditions.sort, descending: conditions.descending };
  for (const name of TEXTS) if (conditions[name].trim() !== "") query[name] = conditions[name].trim();
  if (conditions.fen !== "" && conditions.eitherSide) query.eitherSide = true;
  for (const name of ["minPlies", "maxPlies"] as const) {
    // A field is in moves, as players count; of the last move the second half may be missing.
    const moves = Number.parseInt(conditions[name], 10);
    if (Number.isFinite(moves) && moves >= 0) query[name] = name === "minPlies" ? Math.max(0, 2 * moves - 1) : 2 * moves;
  }
  if (ids) query.ids = [...ids];
  return query as LibraryQuery;
}

/** Conditions that were kept; whatever is not one is as usual. */
export function readConditions(value: unknown): Conditions {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const entries = Object.entries(ANY).map(([name, usual]) => [name, typeof given[name] === typeof usual ? given[name] : usual]);
  const read = Object.fromEntries(entries) as unknown as Conditions;
  if (!COLUMNS.includes(read.sort)) read.sort = "order";
  if (!["", ...RESULTS].includes(read.result)) read.result = "";
  if (!["", "international", "checkers", "russian", "brazilian"].includes(read.game)) read.game = "";
  return read;
}
