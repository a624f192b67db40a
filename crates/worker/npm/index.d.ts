/** One of the best moves that a search has found. */
export interface Line {
  /** As the Hub protocol writes it: `32-28`, or start, end and captured squares, `28x19x23`. */
  move: string;
  depth: number;
  /** In hundredths of a man for the side to move; null where the end of the game is seen. */
  score: number | null;
  /** Plies to a win or a loss that is certain. */
  win: number | null;
  loss: number | null;
  /** Positions looked at. */
  nodes: number;
  /** The moves that both sides are expected to play. */
  pv: string[];
}

/** The engine: one search at a time. In a browser, keep it in a worker. */
export class Engine {
  /** Loads the module beside this file, with SIMD where there is; or gives its bytes. */
  static load(source?: BufferSource): Promise<Engine>;
  /**
   * Begins a search: words like `game=russian level=expert seed=7 pos=start moves=22-18`. One that was
   * going on is over.
   * @throws what is wrong with the request.
   */
  begin(request: string): void;
  /** Looks at so many more positions; true if the search is over. */
  advance(nodes: number): boolean;
  /** What has been found so far, the best first. */
  lines(): Line[];
  /** The best move; it blocks until the search is over, so the request needs a limit or a level. */
  best(request: string): Line;
}
