/** To the engine's worker: a search, which ends any other, or the wish to stop. */
export type ToWorker = { type: "search"; id: number; request: string } | { type: "stop" };

/** From the engine's worker. Each answer names the search it belongs to. */
export type FromWorker =
  | { type: "fetching"; received: number; total: number }
  | { type: "found"; id: number; report: string }
  | { type: "failed"; id: number; message: string };

/** What the engine says of one move. */
export interface Found {
  /** The move in the text of the Hub protocol. */
  move: string;
  depth: number;
  nodes: number;
  /** Hundredths of a man, from the side to move; a win or a loss is far beyond any other score. */
  score: number;
  /** How both sides would go on, this move first, in the text of the Hub protocol. */
  line: string[];
}

/** The score of a game that is won; a win in some plies is worth so many points less. */
export const DECIDED = 10_000;

/** The lines of a report, the best move first. */
export function readReport(report: string): Found[] {
  return report
    .split("\n")
    .filter((line) => line.startsWith("move="))
    .map((line) => {
      const fields = new Map(line.split(" ").map((word) => word.split("=", 2) as [string, string]));
      const number = (name: string) => Number(fields.get(name) ?? 0);
      let score = number("score");
      if (fields.has("win")) score = DECIDED - number("win");
      if (fields.has("loss")) score = number("loss") - DECIDED;
      return { move: fields.get("move") ?? "", depth: number("depth"), nodes: number("nodes"), score, line: (fields.get("pv") ?? "").split(",").filter(Boolean) };
    });
}
