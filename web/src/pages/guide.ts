import type { GameInfo, GameName } from "../rules/rules";

/** The games, as they are offered. */
export const GAMES = ["international", "checkers", "russian", "brazilian"] as const satisfies readonly GameName[];

/** The questions that are answered on each rules page. */
export const QUESTIONS = [1, 2, 3, 4, 5, 6] as const;

/** The words that are explained, in the order in which a beginner meets them. */
export const TERMS = [
  "man", "king", "move", "ply", "capture", "majority", "promotion", "far-row", "long-diagonal", "combination", "turkish",
  "exchange", "blockade", "draw", "repetition",
] as const;

/** The numbers of the tips for a game. */
export function tipNumbers(game: GameName): number[] {
  return Array.from({ length: game === "international" ? 5 : 4 }, (_, at) => at + 1);
}

/** What the games differ in. A traits row is yes or no; board and first move are told by the rules themselves. */
export const DIFFERENCES: readonly { row: string; has?: readonly GameName[] }[] = [
  { row: "board" },
  { row: "first" },
  { row: "backwards", has: ["international", "russian", "brazilian"] },
  { row: "flying", has: ["international", "russian", "brazilian"] },
  { row: "majority", has: ["international", "brazilian"] },
  { row: "passing", has: ["russian"] },
];

/** How many men each side begins with. */
export function menOf(info: Pick<GameInfo, "size">): number {
  return info.size === 10 ? 20 : 12;
}

/** The side that moves first. */
export function firstOf(game: GameName): "white" | "black" {
  return game === "checkers" ? "black" : "white";
}

/** What stands on a board, in groups: men and kings of each side with their squares, runs drawn together. */
export function groups(board: string): { kind: "men" | "kings"; side: "white" | "black"; squares: string }[] {
  const letters = [
    ["w", "men", "white"],
    ["W", "kings", "white"],
    ["b", "men", "black"],
    ["B", "kings", "black"],
  ] as const;
  return letters.flatMap(([letter, kind, side]) => {
    const squares = [...board].flatMap((at, index) => (at === letter ? [index + 1] : []));
    return squares.length === 0 ? [] : [{ kind, side, squares: runs(squares) }];
  });
}

/** Numbers as text: `1–20`, or `28, 32`. */
function runs(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : last === first + 1 ? `${first}, ${last}` : `${first}–${last}`)).join(", ");
}
