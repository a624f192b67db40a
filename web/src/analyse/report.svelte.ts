import { Engine } from "../engine/engine.svelte";
import type { StudyNode } from "../rules/pdn";
import { getMisc, putMisc } from "../store/db";
import { reportKey } from "../store/studies";
import type { Desk } from "./desk.svelte";
import { worthOf, worthOfEnd, type Worth } from "./worth";

/** Reports that are kept in another form are made anew. */
export const KEPT = 2;

/** What the engine found in one position of the game. */
export interface Step {
  worth: Worth;
  /** The line it would play, in its own writing; empty where the game is over. */
  line: string;
  depth: number;
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
  version: number;
  steps: Step[];
}

/** What was found as the rules read it; see `Study.mistakes`. */
function stepText({ worth: { centimen, winner, plies }, line, depth }: Step): string {
  const worth = winner === null ? String(centimen) : plies === null ? winner : `${winner}:${plies}`;
  return line === "" ? `${worth} over` : `${worth} ${depth} ${line}`;
}

/** A whole game looked through at a fixed number of positions for each ply, so that the report is the same on every device. It can be stopped and gone on with. */
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
    if (!kept || kept.version !== KEPT || kept.line !== this.line || !Array.isArray(kept.steps)) return;
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
    if (end) return { worth: worthOfEnd(end.winner), line: "", depth: 0 };
    const found = await this.engine.search(desk.reportRequestAt(node.id));
    if (found === null) return null;
    const [best] = found;
    if (!best) throw new Error("the engine found no move");
    return { worth: worthOf(best, turn), line: best.line.join(",") || best.move, depth: best.depth };
  }

  private keep(desk: Desk): Promise<void> {
    const kept: Kept = { line: this.line, version: KEPT, steps: [...this.steps] };
    return putMisc(reportKey(desk.record.id), kept).catch(() => undefined);
  }

  cancel() {
    this.turns++;
    this.engine.stop();
    this.state = "stopped";
  }

  /** The steps as the rules read them. */
  private get text(): string {
    return this.steps.map(stepText).join("\n");
  }

  /** The moves that gave something away, as the study has them now. */
  mistakes(desk: Desk): Mistake[] {
    if (!this.fits(desk)) return [];
    return desk.mistakes(this.text).flatMap(({ node: id, mark, better }) => {
      const node = desk.moves.get(id);
      const [before, after] = [this.steps[node.ply - 1], this.steps[node.ply]];
      return before && after ? [{ node, mark, before: before.worth, after: after.worth, better }] : [];
    });
  }

  /** Puts scores, marks and better lines into the game; says whether that changed it. */
  putInto(desk: Desk): boolean {
    return this.fits(desk) && desk.annotate(this.text);
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
