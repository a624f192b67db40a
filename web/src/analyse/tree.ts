import type { StudyNode, StudyOutline } from "../rules/pdn";

/** A study's moves, to be found by number. */
export class Moves {
  private readonly byId: Map<number, StudyNode>;

  constructor(readonly outline: StudyOutline) {
    this.byId = new Map(outline.nodes.map((node) => [node.id, node]));
  }

  has(id: number): boolean {
    return this.byId.has(id);
  }

  get(id: number): StudyNode {
    const node = this.byId.get(id);
    if (!node) throw new RangeError(`there is no move ${id} in this study`);
    return node;
  }

  /** The way to a move: which of the moves to take at each place. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let node = this.get(id); node.parent !== null; node = this.get(node.parent)) {
      path.push(this.get(node.parent).next.indexOf(node.id));
    }
    return path.reverse();
  }

  /** Where such a way leads, as far as it can be gone. */
  follow(path: readonly number[]): number {
    let at = 0;
    for (const step of path) {
      const next = this.get(at).next[step];
      if (next === undefined) break;
      at = next;
    }
    return at;
  }

  /** The moves from the first to this one, and on to the end of its line. */
  lineThrough(id: number): StudyNode[] {
    const line: StudyNode[] = [];
    for (let node = this.get(id); node.parent !== null; node = this.get(node.parent)) line.push(node);
    line.reverse();
    for (let next = this.get(id).next[0]; next !== undefined; next = this.get(next).next[0]) line.push(this.get(next));
    return line;
  }

  /** The move that begins the innermost variation around this one; null in the main line. */
  variationOf(id: number): StudyNode | null {
    for (let node = this.get(id); node.parent !== null; node = this.get(node.parent)) {
      if (this.get(node.parent).next[0] !== node.id) return node;
    }
    return null;
  }

  /** The next variation to enter from here: another way to play this move, or the one before it is reached. */
  sibling(id: number, step: 1 | -1): number | null {
    const node = this.get(id);
    if (node.parent === null) return null;
    const { next } = this.get(node.parent);
    return next[next.indexOf(id) + step] ?? null;
  }
}

/** A stretch of moves to be set as text: a line, in which variations stand behind the move they replace. */
export interface Stretch {
  nodes: StudyNode[];
  /** Variations that stand behind the last of the moves, each with its own text. */
  variations: Stretch[][];
}

/** The lines of a tree from some move on, as a book prints them. */
export function stretches(moves: Moves, first: number | undefined): Stretch[] {
  const found: Stretch[] = [];
  let stretch: Stretch = { nodes: [], variations: [] };
  for (let at = first; at !== undefined; ) {
    const node = moves.get(at);
    stretch.nodes.push(node);
    const siblings = node.parent === null ? [] : moves.get(node.parent).next;
    if (siblings[0] === at && siblings.length > 1) {
      stretch.variations = siblings.slice(1).map((id) => variation(moves, id));
      found.push(stretch);
      stretch = { nodes: [], variations: [] };
    }
    at = node.next[0];
  }
  if (stretch.nodes.length > 0) found.push(stretch);
  return found;
}

function variation(moves: Moves, id: number): Stretch[] {
  const node = moves.get(id);
  const rest = stretches(moves, node.next[0]);
  const [head] = rest;
  // The first move of a variation has no variations of its own: they are those of its line.
  if (head) return [{ nodes: [node, ...head.nodes], variations: head.variations }, ...rest.slice(1)];
  return [{ nodes: [node], variations: [] }];
}
