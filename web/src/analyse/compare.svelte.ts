import { Engine } from "../engine/engine.svelte";
import { moveText } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import { pdnModule, type PreviewedMove } from "../rules/pdn";
import { other, type Moment, type Side } from "../rules/rules";
import type { ReadLine } from "./analyst.svelte";
import type { Desk } from "./desk.svelte";
import { Moves } from "./tree";
import { worthOf, worthOfEnd, type Worth } from "./worth";

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

/** How the game ends with a line from the move on the board; null where it goes on. */
export async function endOf(desk: Desk, text: string): Promise<Moment["end"]> {
  const { Study } = await pdnModule();
  const study = Study.ofPdn(desk.pdn(), 0, desk.record.profile);
  try {
    const from = new Moves(study.outline()).follow(desk.moves.pathTo(desk.at));
    const last = study.play(from, text);
    return last === undefined ? null : study.moment(last).end;
  } finally {
    study.free();
  }
}

/** What the end of a line is worth, and whether the game is over there; null while that is not known. */
export type Judged = { worth: Worth; over: boolean } | "failed" | null;

/** Looks at the ends of two lines, one after the other. */
export class Comparison {
  judged = $state.raw<readonly Judged[]>([null, null]);
  private readonly engine = new Engine();
  private turns = 0;

  async look(desk: Desk, sides: readonly Continuation[]) {
    const turn = ++this.turns;
    this.judged = [null, null];
    for (const [at, side] of sides.entries()) {
      const judged = await this.judge(desk, side, turn).catch((error: unknown): Judged => {
        console.error(error);
        return "failed";
      });
      if (turn !== this.turns) return;
      this.judged = this.judged.map((before, place) => (place === at ? judged : before));
    }
  }

  private async judge(desk: Desk, { text, moves }: Continuation, turn: number): Promise<Judged> {
    const request = desk.engineRequest();
    const end = await endOf(desk, text);
    // The engine is another comparison's now, or closed.
    if (turn !== this.turns) return null;
    if (end) return { worth: worthOfEnd(end.winner), over: true };
    const found = await this.engine.search(`${request}${request.endsWith("moves=") ? "" : ","}${text} nodes=${NODES} think=always`);
    if (found === null) return null;
    if (!found[0]) throw new Error("the engine found no move");
    return { worth: worthOf(found[0], other(moves.at(-1)!.move.side)), over: false };
  }

  close() {
    this.turns++;
    this.engine.close();
  }
}
