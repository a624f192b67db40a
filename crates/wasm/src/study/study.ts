
/** A game being studied, with all its moves. */
export interface StudyOutline {
  game: GameName;
  profile: string;
  /** All but those that say which game it is and where it starts. */
  tags: [string, string][];
  /** As the game writes it; null if it is not known. */
  result: string | null;
  /** The position before the first move, and who is to move there. */
  start: string;
  turn: Side;
  fromStart: boolean;
  /** How many moves of the text could not be taken, because they are not legal or follow one that is not. */
  leftOut: number;
  /** Node 0 is the place before the first move. The others are in the order in which they were added. */
  nodes: StudyNode[];
}

/** A move of a study with all that is said about it, or what stands before the first move. */
export interface StudyNode {
  id: number;
  /** The node it was played from; null before the first move. */
  parent: number | null;
  /** The moves from here, the one that the line goes on with first. */
  next: number[];
  /** Plies before and with it. */
  ply: number;
  /** The number of its move, and whether it is the second player's. */
  number: number;
  second: boolean;
  /** Null before the first move. */
  move: PlayedMove | null;
  /** A letter for each square, as in `Moment`. */
  board: string;
  /** `!`, `?`, `!!`, `??`, `!?`, `?!`, another mark, or nothing. */
  mark: string;
  nags: number[];
  /** What is said before the move, where it begins a variation, and behind it. */
  before: string;
  words: string;
  /** The time left, as in `0:09:30`. */
  clock: string | null;
  /** What is drawn on the board with it; none of it stands in its words. */
  drawings: Drawing[];
}

/** With which of four pens something is drawn; files know them as green, red, yellow and blue. */
export type Pen = "G" | "R" | "Y" | "B";

/** An arrow, or a circle where `to` is null. */
export interface Drawing {
  pen: Pen;
  from: Square;
  to: Square | null;
}

/** A move that is looked at without being played. */
export interface PreviewedMove {
  number: number;
  second: boolean;
  move: PlayedMove;
  board: string;
}

/** A move of the main line that gave away half a point or a whole one. */
export interface StudyMistake {
  node: number;
  mark: "?" | "??";
  /** What was better, as the engine writes it. */
  better: string;
}
