import type { Square } from "../rules/rules";

/** What is marked on a board. Each mark has a shape of its own; see Marks.svelte. */
export interface Marks {
  /** The square left, the square reached. */
  lastMove: readonly Square[];
  /** What the last move took stood here. */
  gone: readonly Square[];
  chosen: Square | null;
  must: readonly Square[];
  /** Where the chosen piece may go, and where it may land while taking. */
  go: readonly Square[];
  land: readonly Square[];
  /** Taken, but not yet off the board. */
  ghosts: readonly Square[];
  /** Will be taken. */
  taken: readonly Square[];
  route: readonly Square[] | null;
  refused: readonly Square[] | null;
  planned: readonly Square[] | null;
  arrows: readonly ArrowMark[];
  /** What was drawn by hand. */
  drawings: readonly Drawn[];
  cursor: Square | null;
}

/** A move that is talked about: one of the best, with its place among them, or what the other side would play. */
export interface ArrowMark {
  points: readonly Square[];
  kind: "best" | "threat";
  /** Its place among the best; 0 where it is the only one. */
  rank: number;
}

/** An arrow that somebody drew, or a circle where `to` is null; its pen is told by its line. */
export interface Drawn {
  pen: "G" | "R" | "Y" | "B";
  from: Square;
  to: Square | null;
}

export const NO_MARKS: Marks = {
  lastMove: [],
  gone: [],
  chosen: null,
  must: [],
  go: [],
  land: [],
  ghosts: [],
  taken: [],
  route: null,
  refused: null,
  planned: null,
  arrows: [],
  drawings: [],
  cursor: null,
};

export interface Point {
  x: number;
  y: number;
}

interface Arrow {
  line: string;
  head: string;
  stops: Point[];
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A line with a head, from centre to centre, with its stops in between. */
export function arrow(points: readonly Point[]): Arrow {
  const [start, second] = [points[0]!, points[1]!];
  const [tip, before] = [points.at(-1)!, points.at(-2)!];
  const out = direction(start, second);
  const d = direction(before, tip);
  const from = { x: start.x + out.x * 42, y: start.y + out.y * 42 };
  const end = { x: tip.x - d.x * 34, y: tip.y - d.y * 34 };
  const middle = points.slice(1, -1);
  const at = (back: number, side: number) =>
    `${(tip.x + d.x * back - d.y * side).toFixed(1)} ${(tip.y + d.y * back + d.x * side).toFixed(1)}`;
  return {
    line: `M${[from, ...middle, end].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`,
    head: `M${at(14, 0)}L${at(-42, 30)}L${at(-28, 0)}L${at(-42, -30)}Z`,
    stops: middle,
  };
}

/** A broken line to the square that was refused. */
export function refusedLine(points: readonly Point[]): Point & { line: string } {
  const start = points[0]!;
  const out = direction(start, points[1]!);
  const end = points.at(-1)!;
  const from = { x: start.x + out.x * 44, y: start.y + out.y * 44 };
  return { ...end, line: `M${[from, ...points.slice(1)].map(({ x, y }) => `${x} ${y}`).join("L")}` };
}
