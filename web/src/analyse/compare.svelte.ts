import { Engine } from "../engine/engine.svelte";
import { counterName, moveText } from "../game/words";
import { number, t } from "../i18n/i18n.svelte";
import { pdnModule, type PreviewedMove } from "../rules/pdn";
import { other, type Counter, type CounterName, type Moment, type Side } from "../rules/rules";
import type { ReadLine } from "./analyst.svelte";
import type { Desk } from "./desk.svelte";
import { Moves } from "./tree";
import { worthOf, worthOfEnd, worthShort, worthWords, type Worth } from "./worth";

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

/** What has come of the game at the end of a line from the move on the board; null if no such line can be played. */
export async function lastOf(desk: Desk, text: string): Promise<Moment | null> {
  const { Study } = await pdnModule();
  const study = Study.ofPdn(desk.pdn(), 0, desk.record.profile);
  try {
    const from = new Moves(study.outline()).follow(desk.moves.pathTo(desk.at));
    const last = study.play(from, text);
    return last === undefined ? null : study.moment(last);
  } finally {
    study.free();
  }
}

/** What the end of a line is worth, and what has come of the game there. */
export interface Ending {
  worth: Worth;
  last: Moment;
}

/** Null while it is not known. */
export type Judged = Ending | "failed" | null;

/** A fact in which two lines differ at their ends, and what it is in each. */
export interface Difference {
  fact: string;
  values: [string, string];
}

/** What differs between the ends of two lines from a position. */
export function differences(before: string, one: Ending, two: Ending): Difference[] {
  const both = (fact: string, of: (ending: Ending) => string): Difference => ({ fact, values: [of(one), of(two)] });
  const decided = ({ worth: { winner, drawn } }: Ending) => winner !== null || drawn;
  const counters = one.last.counters.filter(({ counter, movesLeft }) => movesLeft !== (counterOf(two, counter)?.movesLeft ?? null));
  const all = [
    both(t("compare-score"), ({ worth }) => worthShort(worth)),
    ...(decided(one) || decided(two) ? [both(t("compare-result"), ({ worth }) => worthWords(worth))] : []),
    ...(["white", "black"] as const).map((side) => both(t("compare-loss", { side }), ({ last }) => number(lost(before, last.board, side)))),
  ];
  const running = counters.map(({ counter }) => both(counterName(counter), (ending) => counterText(counterOf(ending, counter))));
  return [...all.filter(({ values }) => values[0] !== values[1]), ...running];
}

const counterOf = ({ last }: Ending, name: CounterName) => last.counters.find(({ counter }) => counter === name);

/** How much of a draw counter is left. */
function counterText(counter: Counter | undefined): string {
  const left = counter?.movesLeft ?? null;
  return left === null ? t("compare-not-running") : t("moves-left", { count: left });
}

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
    const last = await lastOf(desk, text);
    // The engine is another comparison's now, or closed.
    if (turn !== this.turns) return null;
    if (!last) throw new Error(`the line cannot be played: ${text}`);
    if (last.end) return { worth: worthOfEnd(last.end.winner), last };
    const found = await this.engine.search(`${request}${request.endsWith("moves=") ? "" : ","}${text} nodes=${NODES} think=always`);
    if (found === null) return null;
    if (!found[0]) throw new Error("the engine found no move");
    return { worth: worthOf(found[0], other(moves.at(-1)!.move.side)), last };
  }

  close() {
    this.turns++;
    this.engine.close();
  }
}
