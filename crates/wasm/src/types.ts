/** One of the four games. */
export type GameName = "international" | "checkers" | "russian" | "brazilian";
/** A side. */
export type Side = "white" | "black";
/** What a piece is. */
export type Kind = "man" | "king";
/** The number of a square, row by row from the top left as White sees the board: 1 to 50, or 1 to 32. */
export type Square = number;

/** A game as it is before anything is played. */
export interface GameInfo {
  name: GameName;
  /** Rows and columns of the board: 8 or 10. */
  size: number;
  /** Its playable squares: 32 or 50. */
  squares: number;
  /** The side that moves first. */
  first: Side;
  /** How texts of the game name squares. */
  notation: "numeric" | "algebraic";
  /** `algebraic[n - 1]` is the name of square n, as in `c3`; empty on ten by ten. */
  algebraic: string[];
  /** Row and column of each square, from 1, the row from the top: `rows[n - 1]`, `columns[n - 1]`. */
  rows: number[];
  columns: number[];
  /** Whether the capture of the most pieces is compulsory. */
  majority: boolean;
  /** Whether kings move over any distance. */
  flyingKings: boolean;
  /** Its profiles of draw rules, the default first. */
  profiles: Profile[];
}

/** A profile of draw rules. */
export interface Profile {
  name: string;
  /** How many times a position may stand before the game is drawn; null if repetition does not matter. */
  repetitions: number | null;
  limits: { counter: CounterName; condition: Condition; plies: number }[];
}

/** The stable name of a draw counter; see docs/codes.md. */
export type CounterName =
  | "25" | "16" | "5" | "main-road" | "3-kings" | "15" | "20" | "30" | "60" | "40" | "50";
/** What a counter counts. */
export type Condition = "king-moves" | "no-capture" | "lone-king" | "main-road" | "kings-on-both-sides";

/** A legal move of the position on the board. */
export interface Move {
  /** Its place among the legal moves: what `play` takes. */
  index: number;
  from: Square;
  to: Square;
  /** Start, a square after each captured piece, end. */
  route: Square[];
  /** The pieces taken, in the order of the route. */
  captured: Square[];
  kind: Kind;
  promotes: boolean;
  /** Its text as the game writes it: `32-28`, `c3:e5`. Every text is the shortest that is unique. */
  text: string;
  /** Its text by numbers. */
  numeric: string;
  /** Its text by file and rank; null on ten by ten. */
  algebraic: string | null;
  /** Its text for the engine. */
  hub: string;
}

/** A move of the game's line. Its `index` is that among the legal moves before it. */
export interface PlayedMove extends Move {
  /** Its ply, from 1. */
  ply: number;
  side: Side;
  /** The pieces on the captured squares as they were, in the letters of a board. */
  taken: string;
}

/** A draw counter of the profile. */
export interface Counter {
  counter: CounterName;
  /** The code of a draw by it. */
  reason: EndReason;
  condition: Condition;
  /** Plies counted so far; null while it does not run. */
  plies: number | null;
  /** The plies that make a draw. */
  limit: number;
  /** Moves of each side that are left, rounded up; null while it does not run. */
  movesLeft: number | null;
}

/** The code of why a game has ended; see docs/codes.md. */
export type EndReason =
  | "no-pieces" | "no-moves" | "repetition" | "agreement" | "resignation" | "time"
  | "25-move" | "16-move" | "5-move" | "main-road" | "3-kings" | "15-move" | "20-move"
  | "30-move" | "60-move" | "40-move" | "50-move";

/** How a game has ended. */
export interface End {
  /** Null if it is drawn. */
  winner: Side | null;
  reason: EndReason;
  /** `2-0`, `1-1`, `1/2-1/2` ... as the game writes it, White first. */
  result: string;
}

/** Everything that a board shows of one moment of a game. */
export interface Moment {
  /** Plies played before it. */
  ply: number;
  turn: Side;
  /** A letter for each square from 1 on: `.` empty, `w` `b` men, `W` `B` kings. */
  board: string;
  fen: string;
  counters: Counter[];
  /** How many times this position has stood with the same side to move. */
  repetitions: number;
  end: End | null;
  /** Whether the side to move has to capture. */
  mustCapture: boolean;
}

/** The moment on the board, and the game around it. */
export interface State extends Moment {
  game: GameName;
  profile: string;
  /** The repetitions that make a draw; null if they do not matter. */
  repetitionLimit: number | null;
  /** The plies of the whole line, with those taken back. */
  plies: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether the game began with the usual position. */
  fromStart: boolean;
}

/** The code of the rule that forbids a move; see docs/codes.md. `game-over`: the game has ended. */
export type Reason =
  | "unreadable" | "no-such-square" | "empty-square" | "not-your-piece" | "same-square"
  | "own-piece-in-the-way" | "enemy-piece-in-the-way" | "no-room-to-land" | "not-on-a-diagonal"
  | "man-does-not-step-backwards" | "man-steps-one-square" | "king-steps-one-square"
  | "man-does-not-capture-backwards" | "captures-neighbours-only" | "no-king-before-the-end"
  | "nothing-to-capture" | "capture-is-compulsory" | "longer-capture-exists" | "capture-goes-on"
  | "land-where-it-goes-on" | "captured-piece-still-stands" | "no-such-route" | "ambiguous"
  | "game-over";

/** Why a move is not allowed. */
export interface Refusal {
  reason: Reason;
  /** The square the reason speaks of, such as that of the piece in the way. */
  square: Square | null;
  /** What stands on the square where the move starts, in the letters of a board; null if unknown. */
  piece: string | null;
  /** What was asked for: the text, or the squares. */
  text: string | null;
  from: Square | null;
  to: Square | null;
  /**
   * What may be played instead: every capture where one is compulsory, the candidates of an
   * ambiguous text, else the moves of the piece, which may be none.
   */
  instead: Move[];
  /** Whether `instead` holds what *must* be played. */
  mustCapture: boolean;
  /** English, for a log; a page has its own words. */
  message: string;
}

/** The answer to "may this be played?". */
export type Verdict = { ok: true; move: Move } | { ok: false; refusal: Refusal };
/** The answer to "may this piece be moved?". */
export type Touch = { ok: true; moves: Move[] } | { ok: false; refusal: Refusal };
/** The answer to a move that was played. */
export type Played = { ok: true; move: PlayedMove } | { ok: false; refusal: Refusal };

/** A square that may be clicked next on the way of a piece that was picked up. */
export interface Continuation {
  square: Square;
  /** The legal moves that are still possible after it, by index. */
  moves: number[];
  /** Those of them that end there: with one of them and no others left, the move is complete. */
  ends: number[];
  /** The pieces taken on the way so far, up to this square. */
  captured: Square[];
}

/** What is wrong in a text that should be a position. */
export interface FenProblem {
  code:
    | "too-long" | "unexpected" | "not-on-board" | "man-on-far-row" | "square-twice" | "no-pieces"
    | "no-side-to-move";
  /** With `unexpected`: the place in the text, from 1, what stands there, and what should. */
  column: number | null;
  found: string | null;
  expected:
    | "turn" | "color-field" | "square" | "square-up-to" | "ascending-run" | "number" | "no-ghost" | null;
  /** The square spoken of; with `square-up-to` and `not-on-board`, `limit` is the last square. */
  square: Square | null;
  side: Side | null;
  /** With `too-long`: the most characters; see `square`. */
  limit: number | null;
  message: string;
}

/** A game of a PDN text. */
export interface PdnGame {
  /** Its place in the text, from 0: what `Game.fromPdn` takes. */
  index: number;
  /** The line it begins in, from 1. */
  line: number;
  tags: [string, string][];
  /** Which game it is; null if Damier does not play it or it cannot be told. */
  game: GameName | null;
  /** The moves of its main line, and how many of them are legal, from the first on. */
  plies: number;
  checked: number;
  result: string;
  problems: PdnProblem[];
}

/** What is wrong in a PDN text; the codes are those of docs/codes.md. */
export interface PdnProblem {
  code: string;
  severity: "error" | "warning";
  /** Where, from 1. */
  line: number;
  column: number;
  /** What was found, such as the text of an illegal move. */
  text: string | null;
  /** The ply of an illegal move, from 1. */
  ply: number | null;
  /** A limit that was passed. */
  limit: number | null;
  /** With `illegal-move` in the main line: why. */
  refusal: Refusal | null;
  /** With `bad-position`: why. */
  fen: FenProblem[];
  message: string;
}

/** The games of a PDN text. */
export interface PdnFile {
  games: PdnGame[];
  /** Whether there are more games than were asked for. */
  more: boolean;
}

/** What the functions throw that make a game from a text. */
export type OpenError =
  | { code: "unknown-game" | "unknown-profile"; text: string; message: string }
  | { code: "bad-fen"; problems: FenProblem[]; message: string }
  /** No such game in the text, or one that Damier does not play. */
  | { code: "no-pdn-game" | "pdn-game-unknown"; message: string }
  | { code: "pdn-bad-start"; problems: PdnProblem[]; message: string }
  /** A saved text that was changed or is of a later version; `part` is what could not be read. */
  | { code: "bad-save" | "save-too-new"; part: string; message: string };
