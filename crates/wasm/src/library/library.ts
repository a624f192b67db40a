
/** What is searched for. What is missing or empty is no condition; a game must fulfil all others. */
export interface LibraryQuery {
  /** Only among these games, in whatever order they are given. */
  ids?: ArrayLike<number>;
  /** A part of the name of either player, whatever its case and accents; so are the next four. */
  player?: string;
  white?: string;
  black?: string;
  event?: string;
  site?: string;
  /** The first and the last day: `2024.05.12`, `2024.05`, `2024`. A game counts if it may have been played then. */
  from?: string;
  to?: string;
  /** A `GameOutcome`, or any result that says so: `2-0`, `1/2-1/2`. */
  result?: string;
  /** A `GameName`, or `unknown` for all others. */
  game?: string;
  /** The pieces on the board, White's first: `3k-1k`, `2m1k-3m`, `0-4m`. */
  material?: string;
  /** A position. With a part of one, or with material, all of it must stand on one and the same board. */
  fen?: string;
  /** Whether in the position either side may be to move; the FEN then need not say it. */
  eitherSide?: boolean;
  /** A part of a position: these pieces on these squares, as a FEN with or without the side to move. */
  contains?: string;
  minPlies?: number;
  maxPlies?: number;
  /** By what the games are sorted; `order`, the order in which they came, unless it says another. */
  sort?: LibrarySort;
  descending?: boolean;
}

/** By what games are sorted. */
export type LibrarySort = "order" | "white" | "black" | "event" | "date" | "result" | "plies";
/** How a game ended: won by a side, drawn, or none of these. */
export type GameOutcome = "white" | "black" | "draw" | "open";

/** What a library refuses, as a value that is thrown. */
export interface LibraryError {
  /**
   * `too-long`, `bad-date`, `bad-result`, `bad-game`, `bad-material`, `bad-fen`, `bad-plies` or `bad-sort`.
   */
  code: string;
  /** The name of the condition in a `LibraryQuery`. */
  field: string;
  /** The value, its first 80 characters. */
  text: string;
  /** Where in the value, in characters from 1. */
  column: number;
  message: string;
}

/** A game as a line of a list. Texts are empty where the tag is missing. */
export interface LibraryRow {
  /** Its chunk times 1024, and its place in the chunk. */
  id: number;
  white: string;
  black: string;
  event: string;
  site: string;
  round: string;
  date: string;
  result: GameOutcome;
  /** The result as the game writes it; `*` if there is none. */
  resultText: string;
  /** Null if it is none of the four games. */
  game: GameName | null;
  plies: number;
  /** Whether the main line cannot be played to its end by the rules. */
  problem: boolean;
  /** Whether there is a comment in it. */
  comment: boolean;
}

/** What was played from a position. */
export interface OpeningTree {
  fen: string;
  /** A letter for each square, as in `Moment`. */
  board: string;
  turn: Side;
  /** The games in which the position stands, and how they ended; the others are open. */
  games: number;
  white: number;
  draws: number;
  black: number;
  /** The most played first. */
  moves: OpeningMove[];
}

/** A move that was played from a position, and how those games ended. */
export interface OpeningMove {
  /** Its text for the engine. */
  move: string;
  /** Its text as the game writes it. */
  text: string;
  games: number;
  white: number;
  draws: number;
  black: number;
  /** The position after it. */
  fen: string;
}

/** What became of some games of a file. */
export interface ImportBatch {
  /** The games that were read; of these the library had none of `kept` and all of `twice`. */
  read: number;
  kept: number;
  twice: number;
  /** The kept games in normal form: what `add` takes for this chunk. Empty if there are none. */
  text: string;
  /** At most 100, in the order of the file. */
  problems: ImportProblem[];
  /** How many there are beyond these. */
  moreProblems: number;
  /** Whether the file has come to its end. */
  done: boolean;
}

/** Something wrong in a game of a file, or text that is no game. */
export interface ImportProblem extends PdnProblem {
  /** The number of the game in the file, from 1. */
  game: number;
}
