import { Engine } from "../engine/engine.svelte";
import type { StudyNode } from "../rules/pdn";
import { getMisc, putMisc } from "../store/db";
import { reportKey } from "../store/studies";
import type { Side } from "../rules/rules";
import type { Desk } from "./desk.svelte";
import { worthOf, type Worth } from "./worth";

/** How many positions the engine looks at for each ply: so many on every device, so that the report is the same. */
export const NODES = 100_000;
const HASH_MIB = 16;
/** So many plies of a better line are put beside the game. */
const BETTER_PLIES = 8;
/** From this on a side counts as winning, and below the other it no longer does, in hundredths of a man. */
const WINNING = 150;
const HOLDING = 75;

/** What the engine found in one position of the game. */
export interface Step {
  worth: Worth;
  /** The line it would play, in its own writing; empty where the game is over. */
  line: string;
}

/** A move that gave away part of a point, and what was better. */
export interface Mistake {
  node: StudyNode;
  mark: "?" | "??";
  before: Worth;
  after: Worth;
  /** In the engine's writing, from the position before the move. */
  better: string;
}

interface Kept {
  line: string;
  nodes: number;
  steps: Step[];
}

/** The half points that a move of a side gave away: a win that became a draw is one, a win that became a loss two. */
export function lostBy(side: Side, before: Worth, after: Worth): number {
  const forSide = ({ centimen, winner }: Worth) => {
    const white = winner ? (winner === "white" ? Infinity : -Infinity) : centimen;
    return side === "white" ? white : -white;
  };
  const [had, has] = [forSide(before), forSide(after)];
  const sure = had >= WINNING ? 2 : had > -HOLDING ? 1 : 0;
  const left = has <= -WINNING ? 0 : has < HOLDING ? 1 : 2;
  return Math.max(0, sure - left);
}

/** A whole game looked through at a fixed number of positions for each ply. It can be stopped and gone on with. */
export class Report {
  state = $state<"none" | "runs" | "stopped" | "done" | "failed">("none");
  /** What was found before the first move and behind each of the line, as far as it has come. */
  steps = $state.raw<readonly Step[]>([]);
  /** The main line, from the place before the first move on. */
  nodes = $state.raw<readonly StudyNode[]>([]);
  private readonly engine = new Engine();
  private turns = 0;

  /** What was found of this game before. */
  async read(desk: Desk): Promise<void> {
    this.turns++;
    this.engine.stop();
    this.nodes = mainLine(desk);
    this.steps = [];
    this.state = "none";
    const kept = (await getMisc(reportKey(desk.record.id)).catch(() => null)) as Kept | null;
    if (!kept || kept.nodes !== NODES || kept.line !== this.line || !Array.isArray(kept.steps)) return;
    this.steps = kept.steps.slice(0, this.nodes.length);
    if (this.steps.length > 0) this.state = this.steps.length === this.nodes.length ? "done" : "stopped";
  }

  private get line(): string {
    return this.nodes.flatMap(({ move }) => move?.hub ?? []).join(",");
  }

  /** Whether it is about the game as it is now: a changed main line is another game. */
  fits(desk: Desk): boolean {
    return mainLine(desk).flatMap(({ move }) => move?.hub ?? []).join(",") === this.line;
  }

  /** Begins, or goes on where it was stopped. */
  async run(desk: Desk): Promise<void> {
    const turn = ++this.turns;
    if (!this.fits(desk)) {
      this.nodes = mainLine(desk);
      this.steps = [];
    }
    this.state = "runs";
    try {
      while (this.steps.length < this.nodes.length) {
        const step = await this.look(desk, this.nodes[this.steps.length]!);
        if (turn !== this.turns) return;
        if (step === null) return void (this.state = "stopped");
        this.steps = [...this.steps, step];
        await this.keep(desk);
      }
      this.state = "done";
    } catch (error) {
      if (turn !== this.turns) return;
      console.error(error);
      this.state = "failed";
    }
  }

  private async look(desk: Desk, node: StudyNode): Promise<Step | null> {
    const { end, turn } = desk.momentAt(node.id);
    if (end) return { worth: { centimen: 0, winner: end.winner, plies: end.winner ? 0 : null, drawn: !end.winner }, line: "" };
    const found = await this.engine.search(`${desk.requestAt(node.id)} nodes=${NODES} hash=${HASH_MIB} think=always`);
    if (found === null) return null;
    const [best] = found;
    if (!best) throw new Error("the engine found no move");
    return { worth: worthOf(best, turn), line: best.line.join(",") || best.move };
  }

  private keep(desk: Desk): Promise<void> {
    const kept: Kept = { line: this.line, nodes: NODES, steps: [...this.steps] };
    return putMisc(reportKey(desk.record.id), kept).catch(() => undefined);
  }

  cancel() {
    this.turns++;
    this.engine.stop();
    this.state = "stopped";
  }

  /** The moves that gave something away. A move that the engine would have played gives away nothing. */
  get mistakes(): Mistake[] {
    return this.steps.flatMap((after, at): Mistake[] => {
      const [node, before] = [this.nodes[at], this.steps[at - 1]];
      if (!node?.move || !before || before.line.split(",")[0] === node.move.hub) return [];
      const lost = lostBy(node.move.side, before.worth, after.worth);
      if (lost === 0) return [];
      const better = before.line.split(",").slice(0, BETTER_PLIES).join(",");
      return [{ node, mark: lost > 1 ? "??" : "?", before: before.worth, after: after.worth, better }];
    });
  }

  close() {
    this.turns++;
    this.engine.close();
  }
}

function mainLine(desk: Desk): StudyNode[] {
  return [desk.moves.get(0), ...desk.moves.lineThrough(0)];
}
