import { moveText } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { Move, Refusal, Square } from "../rules/rules";
import { live } from "../shell/live.svelte";
import type { CourseLesson, Say } from "./course";
import type { LessonStep, LessonVerdict } from "./module";
import { progress } from "./progress.svelte";
import { refusalWords } from "./refusal";
import { LearnTable, type Pupil } from "./table.svelte";

/** What is said under the task. */
export interface Said {
  kind: "right" | "wrong" | "calm";
  title: string;
  text: string;
}

/** A lesson being taken, step by step. */
export class LessonRun implements Pupil {
  step = $state(0);
  turn = $state(0);
  table = $state.raw<LearnTable>(null!);
  said = $state.raw<Said | null>(null);
  /** Whether the step is done and the next may come. */
  done = $state(false);
  /** Whether the board shows something that has to be taken back before the next try. */
  astray = $state(false);
  finished = $state(false);
  private touchedSquares: Square[] = [];
  /** The ply at which the turn began. */
  private from = 0;

  constructor(
    readonly course: CourseLesson,
    readonly say: Say,
  ) {
    this.begin(0);
  }

  get outline() {
    return this.course.outline;
  }

  get now(): LessonStep {
    return this.outline.steps[this.step]!;
  }

  get ask(): string {
    return this.say(this.now.asks[this.turn] ?? "");
  }

  begin(step: number) {
    this.table?.close();
    this.step = step;
    this.turn = 0;
    this.done = false;
    this.astray = false;
    this.said = null;
    this.touchedSquares = [];
    const { fen, before, goal, marks } = this.now;
    this.table = new LearnTable(this.outline.game, fen, before, this);
    this.table.pointed = marks;
    this.table.asksSquares = goal === "touch";
    this.table.open = goal !== "choose";
    this.from = this.table.state.ply;
    live.say(`${plain(this.ask)} ${t("lesson-turn", { side: this.table.state.turn })}`);
  }

  next() {
    if (this.step + 1 < this.outline.steps.length) this.begin(this.step + 1);
  }

  again() {
    this.table.backTo(this.from);
    this.table.open = this.now.goal !== "choose";
    this.astray = false;
    this.said = null;
    this.touchedSquares = [];
    this.table.pointed = this.now.marks;
  }

  moved(move: Move) {
    void this.hear(this.judge(move.text), move, null);
  }

  refused(refusal: Refusal) {
    const { from, to, text } = refusal;
    const asked = text ?? (from !== null && to !== null ? `${from}-${to}` : null);
    if (asked === null) this.tell({ kind: "wrong", ...refusalWords(refusal, this.outline.game, this.table.state.turn) });
    else void this.hear(this.judge(asked), null, refusal);
  }

  unfinished() {
    const values = { taken: this.table.hand.taken.length };
    this.tell({ kind: "wrong", title: t("note-unfinished-title", values), text: t("note-unfinished-text", values) });
  }

  touched(square: Square) {
    if (this.done || this.touchedSquares.includes(square)) return;
    const verdict = this.judge([...this.touchedSquares, square].join(" "));
    if (verdict.verdict !== "wrong") {
      this.touchedSquares.push(square);
      this.table.pointed = [...this.touchedSquares];
    }
    void this.hear(verdict, null, null);
  }

  choose(option: string) {
    if (!this.done) void this.hear(this.judge(option), null, null);
  }

  private judge(answer: string): LessonVerdict {
    return this.course.lesson.judge(this.step, this.turn, answer);
  }

  private async hear(verdict: LessonVerdict, move: Move | null, refusal: Refusal | null): Promise<void> {
    if (verdict.verdict === "incomplete") {
      this.tell({ kind: "calm", title: "", text: t("lesson-more", { count: verdict.missing }) });
    } else if (verdict.verdict === "right") {
      await this.right(verdict, move);
    } else {
      await this.wrong(verdict, move, refusal);
    }
  }

  private async right(verdict: Extract<LessonVerdict, { verdict: "right" }>, move: Move | null): Promise<void> {
    const { table, step } = this;
    this.said = null;
    if (move) table.play(move.text);
    table.open = false;
    if (verdict.reply) {
      const [reply] = await table.show([verdict.reply]);
      if (this.step !== step || this.table !== table) return;
      if (reply) {
        const text = t("lesson-reply", { side: reply.side, move: moveText(reply, this.outline.game) });
        if (!verdict.done) this.tell({ kind: "calm", title: "", text: `${text} ${this.say(this.now.asks[this.turn + 1] ?? "")}` });
      }
    }
    if (verdict.done) {
      if (this.step + 1 === this.outline.steps.length) await this.finish();
      this.done = true;
      this.tell({ kind: "right", title: "", text: this.say(this.now.right) });
    } else {
      this.turn += 1;
      this.from = table.state.ply;
      table.open = true;
    }
  }

  private async wrong(verdict: Extract<LessonVerdict, { verdict: "wrong" }>, move: Move | null, refusal: Refusal | null): Promise<void> {
    const { table } = this;
    const own = verdict.key ? this.say(verdict.key) : null;
    if (move) {
      this.astray = true;
      table.play(move.text);
      table.open = false;
      this.tell({ kind: "wrong", title: t("puzzles-wrong-short", { move: moveText(move, this.outline.game) }), text: own ?? t("lesson-not-this") });
      await table.show(verdict.refutation);
    } else if (refusal) {
      const words = refusalWords(refusal, this.outline.game, table.state.turn);
      this.tell({ kind: "wrong", title: words.title, text: own ?? words.text });
    } else {
      this.tell({ kind: "wrong", title: "", text: own ?? t("lesson-not-this") });
    }
  }

  /** Keeps that the lesson is done before it says so: whoever reads it may leave at once. */
  private async finish(): Promise<void> {
    await progress.finish(this.outline.game, this.outline.name).catch(() => undefined);
    this.finished = true;
  }

  private tell(said: Said) {
    this.said = said;
    const text = plain(`${said.title} ${said.text}`.trim());
    if (said.kind === "wrong") live.urge(text);
    else live.say(text);
  }

  close() {
    this.table.close();
  }
}

/** A message without its tags, as it is said. */
export function plain(text: string): string {
  return text.replace(/<\/?b>/g, "");
}
