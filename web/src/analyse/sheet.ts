import { moveText } from "../game/words";
import type { StudyNode } from "../rules/pdn";
import type { GameName } from "../rules/rules";
import type { Moves, Stretch } from "./tree";

/** Behind which moves a sheet has diagrams. */
export const DIAGRAMS = ["marked", "tenth", "last"] as const;
export type Diagrams = (typeof DIAGRAMS)[number];

const EVERY_PLIES = 20;

/** The moves of the main line behind which a diagram stands; the last one always. */
export function pictured(moves: Moves, which: Diagrams): Set<number> {
  const line = moves.lineThrough(0);
  const is = (node: StudyNode) => (which === "marked" ? node.mark !== "" || node.drawings.length > 0 : which === "tenth" && node.ply % EVERY_PLIES === 0);
  return new Set(line.filter((node, at) => is(node) || at === line.length - 1).map(({ id }) => id));
}

/** The number of a move as it is printed before it, `3.` or `3…`. */
export function numberOf({ number, second }: StudyNode): string {
  return `${number}${second ? "…" : "."}`;
}

/** A variation as a line of text, with those inside it in brackets. */
export function variationText(text: readonly Stretch[], game: GameName): string {
  const words: string[] = [];
  let isFirst = true;
  for (const { nodes, variations } of text) {
    for (const node of nodes) {
      if (!node.move) continue;
      if (isFirst && node.before !== "") words.push(node.before);
      if (isFirst || !node.second) words.push(numberOf(node));
      words.push(moveText(node.move, game) + node.mark);
      isFirst = node.words !== "";
      if (node.words !== "") words.push(node.words);
    }
    for (const variation of variations) words.push(`(${variationText(variation, game)})`);
    if (variations.length > 0) isFirst = true;
  }
  return words.join(" ");
}
