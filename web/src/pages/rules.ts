import type { Marks } from "../board/marks";
import type { GameName } from "../rules/rules";

/** The sections of the rules page. Each is an anchor, and stands in content/locales/<language>/rules.ftl. */
export const SECTIONS = [
  "board", "man", "king", "capture", "compulsory", "majority", "removal", "promotion", "end", "draw", "touch", "notation",
] as const;
export type Section = (typeof SECTIONS)[number];

interface Picture {
  board: string;
  marks: Partial<Marks>;
}

/** A board with pieces on some squares: `{ 32: "w" }`. */
function place(squares: number, pieces: Record<number, string>): string {
  return Array.from({ length: squares }, (_, at) => pieces[at + 1] ?? ".").join("");
}

const start = (rows: number, squares: number) => "b".repeat(rows) + ".".repeat(squares - 2 * rows) + "w".repeat(rows);

const LARGE: Partial<Record<Section, Picture>> = {
  board: { board: start(20, 50), marks: {} },
  man: { board: place(50, { 32: "w" }), marks: { chosen: 32, go: [27, 28] } },
  king: { board: place(50, { 28: "W" }), marks: { chosen: 28, go: [32, 37, 41, 46, 33, 39, 44, 50, 22, 17, 11, 6, 23, 19, 14, 10, 5] } },
  capture: { board: place(50, { 28: "w", 32: "b" }), marks: { route: [28, 37], taken: [32] } },
  majority: { board: place(50, { 32: "w", 37: "w", 28: "b", 18: "b", 27: "b" }), marks: { route: [32, 23, 12], taken: [28, 18], must: [32] } },
  promotion: { board: place(50, { 8: "w" }), marks: { chosen: 8, go: [2, 3] } },
};

const SMALL: Partial<Record<Section, Picture>> = {
  board: { board: start(12, 32), marks: {} },
  man: { board: place(32, { 22: "w" }), marks: { chosen: 22, go: [17, 18] } },
  promotion: { board: place(32, { 7: "w" }), marks: { chosen: 7, go: [2, 3] } },
};
const FLYING: Picture = { board: place(32, { 18: "W" }), marks: { chosen: 18, go: [22, 25, 29, 23, 27, 32, 14, 9, 5, 15, 11, 8, 4] } };
const SHORT: Picture = { board: place(32, { 18: "W" }), marks: { chosen: 18, go: [14, 15, 22, 23] } };

/** The diagrams of each game. */
export const PICTURES: Record<GameName, Partial<Record<Section, Picture>>> = {
  international: LARGE,
  checkers: { ...SMALL, king: SHORT },
  russian: { ...SMALL, king: FLYING },
  brazilian: { ...SMALL, king: FLYING },
};
