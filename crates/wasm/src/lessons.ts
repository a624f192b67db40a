
/** A lesson: what it consists of. Texts are keys of its messages. */
export interface LessonOutline {
  name: string;
  game: GameName;
  part: string;
  rule: string | null;
  steps: LessonStep[];
}

/** A task on the board. */
export interface LessonStep {
  name: string;
  fen: string;
  /** Moves that are played before the learner is asked. */
  before: string[];
  goal: "play" | "touch" | "choose";
  /** The options, each with the key of its label; an option without one is its own label. */
  options: [string, string | null][];
  marks: Square[];
  /** The key of what is asked, for each turn. */
  asks: string[];
  /** The key of what is said at the end. */
  right: string;
}

/** What is said of an answer. */
export type LessonVerdict =
  | { verdict: "right"; played: string | null; reply: string | null; done: boolean }
  | { verdict: "wrong"; key: string | null; reason: Reason | null; played: string | null; refutation: string[] }
  | { verdict: "incomplete"; missing: number };

/** An exercise: a position in which one move wins more than any other. */
export interface ExerciseOutline {
  name: string;
  fen: string;
  /** The solution, ply by ply, the solver's move first. */
  line: string[];
  /** From 1 to 5. */
  grade: number;
  themes: string[];
}
