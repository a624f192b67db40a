import { Engine } from "../engine/engine.svelte";
import type { StudyNode } from "../rules/pdn";
import { getMisc, putMisc } from "../store/db";
import { reportKey } from "../store/studies";
import type { Side } from "../rules/rules";
import type { Desk } from "./desk.svelte";
import { worthOf, worthOfEnd, type Worth } from "./worth";

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
  /** The moves of the main line that it is about, as the engine writes them. The nodes of a study are no use here: undoing renumbers them. */
  private line = $state("");
  /** How many positions the line has, with the one before the first move. */
  readonly all = $derived(this.line === "" ? 1 : this.line.split(",").length + 1);
  private readonly engine = new Engine();
  private turns = 0;

  /** What was found of this game before. */
  async read(desk: Desk): Promise<void> {
    const turn = ++this.turns;
    this.engine.stop();
    this.line = lineOf(desk);
    this.steps = [];
    this.state = "none";
    const kept = (await getMisc(reportKey(desk.record.id)).catch(() => null)) as Kept | null;
    if (turn !== this.turns) return;
    if (!kept || kept.nodes !== NODES || kept.line !== this.line || !Array.isArray(kept.steps)) return;
    this.steps = kept.steps.slice(0, this.all);
    if (this.steps.length > 0) this.state = this.steps.length === this.all ? "done" : "stopped";
  }

  /** Whether it is about the game as it is now: a changed main line is another game. */
  fits(desk: Desk): boolean {
    return lineOf(desk) === this.line;
  }

  /** Begins, or goes on where it was stopped. It stops when the main line becomes another. */
  async run(desk: Desk): Promise<void> {
    const turn = ++this.turns;
    if (!this.fits(desk)) {
      this.line = lineOf(desk);
      this.steps = [];
    }
    this.state = "runs";
    try {
      while (this.steps.length < this.all) {
        const step = await this.look(desk, mainLine(desk)[this.steps.length]!);
        if (turn !== this.turns) return;
        if (step === null || !this.fits(desk)) return void (this.state = "stopped");
        this.steps = [...this.steps, step];
        await this.keep(desk);
        if (turn !== this.turns) return;
        if (!this.fits(desk)) return void (this.state = "stopped");
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
    if (end) return { worth: worthOfEnd(end.winner), line: "" };
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

  /** The moves that gave something away, as the study has them now. A move that the engine would have played gives away nothing. */
  mistakes(desk: Desk): Mistake[] {
    if (!this.fits(desk)) return [];
    const nodes = mainLine(desk);
    return this.steps.flatMap((after, at): Mistake[] => {
      const [node, before] = [nodes[at], this.steps[at - 1]];
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

/** The main line, from the place before the first move on. */
export function mainLine({ moves }: Desk): StudyNode[] {
  return [moves.get(0), ...moves.lineThrough(0)];
}

function lineOf(desk: Desk): string {
  return mainLine(desk).flatMap(({ move }) => move?.hub ?? []).join(",");
}
