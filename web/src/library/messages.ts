import type { ImportProblem, LibraryQuery, LibraryRow, OpeningTree } from "../generated/rules-library/damier_wasm";
import type { GameName } from "../rules/rules";

export type { ImportProblem, LibraryQuery, LibraryRow, OpeningTree };

/** What the library's worker can be asked, and what it answers. */
export interface Services {
  /** Reads what is kept; gives how many games there are. */
  open: { ask: Record<never, never>; answer: number };
  /** Takes games in, from a file or a text; `source` is kept with them. */
  import: { ask: { file: Blob; source: string }; answer: Imported };
  /** Ends the import on its way after the games that are being read. */
  stop: { ask: Record<never, never>; answer: null };
  search: { ask: { query: LibraryQuery }; answer: Float64Array };
  rows: { ask: { ids: number[] }; answer: LibraryRow[] };
  pdn: { ask: { ids: Float64Array }; answer: string };
  tree: { ask: { ids: Float64Array; game: GameName; fen: string }; answer: OpeningTree };
  names: { ask: { field: "player" | "event"; beginning: string }; answer: string[] };
  remove: { ask: { ids: number[] }; answer: number };
}
export type Service = keyof Services;

/** What became of an import. */
export interface Imported {
  /** Games read, kept, and left out because they were there already. */
  read: number;
  kept: number;
  twice: number;
  problems: ImportProblem[];
  /** How many problems more there were than are told. */
  moreProblems: number;
  /** Whether all of the file was read. */
  end: "done" | "stopped" | "full" | "failed";
  /** Why the file could not be read to its end. */
  message: string;
}

export type ToLibrary = { [S in Service]: { id: number; service: S } & Services[S]["ask"] }[Service];

export type FromLibrary =
  | { type: "answer"; id: number; answer: unknown }
  | { type: "failed"; id: number; error: LibraryFault }
  /** How far an import has come, in bytes of the file. */
  | { type: "progress"; bytes: number; total: number; read: number; kept: number }
  /** Another tab has changed the library: what was found may no longer be there. */
  | { type: "changed"; count: number };

/** Why the library could not do something. */
export interface LibraryFault {
  code: string;
  /** The condition that is meant. */
  field: string | null;
  text: string | null;
  message: string;
}
