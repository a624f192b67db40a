import { engine } from "../engine/engine.svelte";
import { moveText } from "../game/words";
import { date, t } from "../i18n/i18n.svelte";
import type { GameName, Move, Refusal } from "../rules/rules";
import { live } from "../shell/live.svelte";
import type { Book } from "./exercise";
import type { ExerciseOutline } from "./module";
import { progress } from "./progress.svelte";
import { refusalWords } from "./refusal";
import { plain, type Said } from "./run.svelte";
import { LearnTable, type Pupil } from "./table.svelte";

/** How far the engine looks for the answer to a wrong try, in positions. */
const ANSWER_NODES = 100_000;

/** What an exercise of one's own is about. */
export interface OwnTask {
  title: string;
  solved(): Promise<void>;
}

/** An exercise being solved. */
export class Solving implements Pupil {
  readonly table: LearnTable;
  said = $state.raw<Said | null>(null);
  /** Whether the board shows a wrong try and its answer. */
  astray = $state(false);
  done = $state(false);
  /** Whether it was solved without a wrong try. */
  private clean = true;
  private ply = 0;

  constructor(
    private readonly game: GameName,
    private readonly book: Book,
    readonly exercise: ExerciseOutline,
    /** Of one's own: what is to be done, and who hears that it was solved without help. */
    private readonly own: OwnTask | null = null,
  ) {
    this.table = new LearnTable(game, exercise.fen, [], this);
    live.say(`${own ? own.title : t("puzzles-lede")} ${t("lesson-turn", { side: this.table.state.turn })}`);
  }

  moved(move: Move) {
    const index = this.book.all.indexOf(this.exercise);
    const right = this.book.exercises?.judge(index, this.ply, move.text) ?? false;
    void (right ? this.right(move) : this.wrong(move));
  }

  refused(refusal: Refusal) {
    this.tell({ kind: "wrong", ...refusalWords(refusal, this.game, this.table.state.turn) });
  }

  touched() {
    // Squares are never asked for here.
  }

  unfinished() {
    const values = { taken: this.table.hand.taken.length };
    this.tell({ kind: "wrong", title: t("note-unfinished-title", values), text: t("note-unfinished-text", values) });
  }

  again() {
    this.table.backTo(this.ply);
    this.table.open = true;
    this.astray = false;
    this.said = null;
  }

  /** Gives up: plays the rest of the solution. */
  async show(): Promise<void> {
    this.again();
    this.clean = false;
    this.table.open = false;
    await this.table.show(this.exercise.line.slice(this.ply));
    await this.finish();
  }

  private async right(move: Move): Promise<void> {
    const { table, exercise } = this;
    table.play(move.text);
    this.ply += 1;
    if (this.ply >= exercise.line.length) return this.finish();
    table.open = false;
    const [reply] = await table.show([exercise.line[this.ply]!]);
    if (!reply) return;
    this.ply += 1;
    if (this.ply >= exercise.line.length) return this.finish();
    table.open = true;
    this.tell({ kind: "calm", title: "", text: `${t("puzzles-right")} ${t("lesson-reply", { side: reply.side, move: moveText(reply, this.game) })}` });
  }

  private async wrong(move: Move): Promise<void> {
    const { table } = this;
    const name = moveText(move, this.game);
    this.clean = false;
    this.astray = true;
    table.play(move.text);
    table.open = false;
    this.tell({ kind: "wrong", title: t("puzzles-wrong-short", { move: name }), text: t("lesson-not-this") });
    const found = await engine.search(`${table.game.engineRequest()} nodes=${ANSWER_NODES}`).catch(() => null);
    const best = found?.[0] && this.astray ? table.game.hubMove(found[0].move) : null;
    if (!best?.ok) return;
    const [answer] = await table.show([best.move.text]);
    if (answer) this.tell({ kind: "wrong", title: "", text: t("puzzles-wrong", { move: name, answer: moveText(answer, this.game) }) });
  }

  private async finish(): Promise<void> {
    this.done = true;
    this.table.open = false;
    const line = this.table.game.line().map((move) => moveText(move, this.game)).join(" ");
    const done = `${t("puzzles-done", { line })}.`;
    // One's own are kept on this device alone, and do not come back by themselves.
    if (this.own) {
      if (this.clean) await this.own.solved();
      return this.tell({ kind: "right", title: "", text: done });
    }
    const next = await progress.tried(this.exercise.name, this.clean);
    this.tell({ kind: "right", title: "", text: `${done} ${t("puzzles-again", { date: date(next.due) })}` });
  }

  private tell(said: Said) {
    this.said = said;
    const text = plain(`${said.title} ${said.text}`.trim());
    if (said.kind === "wrong") live.urge(text);
    else live.say(text);
  }

  close() {
    engine.stop();
    this.table.close();
  }
}
