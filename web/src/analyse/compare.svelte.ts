import { Engine } from "../engine/engine.svelte";
import { moveText } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { PreviewedMove } from "../rules/pdn";
import { other, type Side } from "../rules/rules";
import type { ReadLine } from "./analyst.svelte";
import type { Desk } from "./desk.svelte";
import { worthOf, type Worth } from "./worth";

/** A way to go on from the move on the board. */
export interface Continuation {
  label: string;
  /** As the engine writes it. */
  text: string;
  moves: readonly PreviewedMove[];
}

/** No more of a line is compared, in plies. */
const MOST_PLIES = 24;
const NODES = 300_000;

/** What may be compared: the lines of the study from here, then those of the computer. */
export function continuations(desk: Desk, lines: readonly ReadLine[]): Continuation[] {
  const { game } = desk.outline;
  const named = (texts: readonly string[], label: (first: string) => string): Continuation[] => {
    const text = texts.slice(0, MOST_PLIES).join(",");
    const moves = desk.read(text);
    return moves.length === 0 ? [] : [{ label: label(moves.slice(0, 3).map(({ move }) => moveText(move, game)).join(" ")), text, moves }];
  };
  const own = desk.node.next.flatMap((id) => {
    const { ply } = desk.moves.get(id);
    const line = desk.moves.lineThrough(id).filter((node) => node.ply >= ply);
    return named(line.flatMap(({ move }) => move?.hub ?? []), (first) => t("compare-own", { first }));
  });
  const computed = lines.flatMap((line, at) => named(line.text.split(","), (first) => t("compare-computer", { rank: at + 1, first })));
  return [...own, ...computed.filter(({ text }) => !own.some((one) => one.text === text))];
}

/** How many pieces of a side a line has cost. */
export function lost(before: string, after: string, side: Side): number {
  const count = (board: string) => [...board].filter((letter) => letter.toLowerCase() === side[0]).length;
  return count(before) - count(after);
}

/** Looks at the ends of two lines, one after the other. */
export class Comparison {
  worths = $state.raw<(Worth | null | "over")[]>([null, null]);
  private readonly engine = new Engine();
  private turns = 0;

  async look(desk: Desk, sides: readonly Continuation[]) {
    const turn = ++this.turns;
    this.worths = [null, null];
    for (const [at, side] of sides.entries()) {
      const worth = await this.judge(desk, side);
      if (turn !== this.turns) return;
      this.worths = this.worths.map((before, place) => (place === at ? worth : before));
    }
  }

  /** What the position at the end of a line is worth; "over" where there is nothing to be thought about. */
  private async judge(desk: Desk, { text, moves }: Continuation): Promise<Worth | "over"> {
    const request = desk.engineRequest();
    const turn = other(moves.at(-1)!.move.side);
    try {
      const found = await this.engine.search(`${request}${request.endsWith("moves=") ? "" : ","}${text} nodes=${NODES} think=always`);
      return found?.[0] ? worthOf(found[0], turn) : "over";
    } catch {
      return "over";
    }
  }

  close() {
    this.turns++;
    this.engine.close();
  }
}
