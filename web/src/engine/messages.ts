/**
 * To the engine's worker: a search to its end; one that tells what it finds on its way and rests after so many
 * positions; more positions for the one that rests or was stopped; or the wish to stop. A search ends any other.
 */
export type ToWorker =
  | { type: "search"; id: number; request: string }
  | { type: "analyse"; id: number; request: string; nodes: number }
  | { type: "deeper"; id: number; nodes: number }
  | { type: "stop" };

/** From the engine's worker. Each answer names the search it belongs to. */
export type FromWorker =
  | { type: "fetching"; received: number; total: number }
  /** What has been found so far; `rests` where it goes on only when it is asked to. */
  | { type: "so-far"; id: number; report: string; rests: boolean }
  | { type: "found"; id: number; report: string }
  | { type: "failed"; id: number; message: string };

/** A game that a side would win, were it not for a draw counter. */
export interface LateWin {
  /** Whether the side to move would win. */
  wins: boolean;
  /** The moves of the winner that are left. */
  moves: number;
  /** The counter that ends first, by its code. */
  counter: string;
}

/** What the engine says of one move. */
export interface Found {
  /** The move in the text of the Hub protocol. */
  move: string;
  depth: number;
  nodes: number;
  /** Hundredths of a man, from the side to move; a win or a loss is far beyond any other score. */
  score: number;
  /** Plies to a win or a loss that is certain. */
  win: number | null;
  loss: number | null;
  /** Whether the endgame tables know the position to be drawn. */
  drawn: boolean;
  /** Whether they know it to be decided, but not within what a draw counter leaves; null if not. */
  late: LateWin | null;
  /** The moves that both sides are expected to play, in the text of the Hub protocol. */
  line: string[];
}

/** The score of a game that is won; a win in some plies is worth so many points less. */
export const DECIDED = 30_000;

/** The lines of a report, the best move first. */
export function readReport(report: string): Found[] {
  return report
    .split("\n")
    .filter((line) => line.startsWith("move="))
    .map((line) => {
      const fields = new Map(line.split(" ").map((word) => word.split("=", 2) as [string, string]));
      const number = (name: string) => (fields.has(name) ? Number(fields.get(name)) : null);
      const [win, loss] = [number("win"), number("loss")];
      let score = number("score") ?? 0;
      if (win !== null) score = DECIDED - win;
      if (loss !== null) score = loss - DECIDED;
      const moves = fields.get("pv") ?? "";
      return {
        move: fields.get("move") ?? "",
        depth: number("depth") ?? 0,
        nodes: number("nodes") ?? 0,
        score,
        win,
        loss,
        drawn: fields.get("known") === "draw",
        late: fields.has("left") ? { wins: fields.get("known") === "late-win", moves: number("left") ?? 0, counter: fields.get("limit") ?? "" } : null,
        line: moves === "" ? [] : moves.split(","),
      };
    });
}
