import { Engine } from "../engine/engine.svelte";
import { moveText } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { Move, Refusal } from "../rules/rules";
import { live } from "../shell/live.svelte";
import { MOST_LINE, type OwnExercise } from "../store/ownExercises";
import { refusalWords } from "./refusal";
import { LearnTable, type Pupil } from "./table.svelte";

/** How far the engine looks for a solution, in positions, and how much of what it finds is taken, in plies. */
const NODES = 600_000;
const FOUND_PLIES = 9;

/** An exercise being made: its solution is played in, or found by the engine. */
export class Maker implements Pupil {
  readonly table: LearnTable;
  title = $state("");
  /** The solution so far, as texts of moves. */
  line = $state.raw<readonly string[]>([]);
  searching = $state(false);
  /** Why a move was refused, or that the engine failed. */
  said = $state("");
  private readonly engine = new Engine();
  private closed = false;
  private searches = 0;

  constructor(private readonly exercise: OwnExercise) {
    this.title = exercise.title;
    this.table = new LearnTable(exercise.game, exercise.fen, [], this);
    for (const move of exercise.line) if (!this.put(move)) break;
  }

  /** The solution as it is read. */
  get words(): string {
    return this.table.game.line().slice(0, this.line.length).map((move) => moveText(move, this.exercise.game)).join(" ");
  }

  /** Whether the solution ends with a move of who solves it. */
  get endsWell(): boolean {
    return this.line.length % 2 === 1;
  }

  private put(text: string): boolean {
    if (this.line.length >= MOST_LINE) return false;
    const played = this.table.play(text);
    if (played) this.line = [...this.line, played.text];
    return played !== null;
  }

  moved(move: Move) {
    this.stop();
    this.said = "";
    if (this.put(move.text)) live.say(t("own-line-is", { line: this.words }));
  }

  refused(refusal: Refusal) {
    const { title, text } = refusalWords(refusal, this.exercise.game, this.table.state.turn);
    this.tell(`${title} ${text}`.replace(/<\/?b>/g, ""));
  }

  touched() {
    // Squares are never asked for here.
  }

  unfinished() {
    this.tell(t("note-unfinished-title", { taken: this.table.hand.taken.length }));
  }

  back() {
    if (this.line.length === 0) return;
    this.cut(this.line.length - 1);
    live.say(this.line.length === 0 ? t("own-line-empty") : t("own-line-is", { line: this.words }));
  }

  private cut(plies: number) {
    this.stop();
    this.said = "";
    this.line = this.line.slice(0, plies);
    this.table.backTo(plies);
  }

  /** Lets the engine find the solution, in place of what was played in. */
  async find() {
    this.cut(0);
    this.searching = true;
    const turn = ++this.searches;
    try {
      const found = await this.engine.search(`${this.table.game.engineRequest()} nodes=${NODES} think=always`);
      if (this.closed || !found) return;
      const best = found[0];
      const moves = best ? (best.line.length > 0 ? best.line : [best.move]) : [];
      for (const hub of moves.slice(0, FOUND_PLIES)) {
        const read = this.table.game.hubMove(hub);
        if (!read.ok || !this.put(read.move.text)) break;
      }
      // The last word is the solver's.
      if (this.line.length > 1 && !this.endsWell) this.cut(this.line.length - 1);
      live.say(t("own-line-is", { line: this.words }));
    } catch (error) {
      console.error(error);
      this.tell(t("note-engine-failed-title"));
    } finally {
      // Unless another search has begun.
      if (turn === this.searches) this.searching = false;
    }
  }

  stop() {
    if (this.searching) this.engine.stop();
    this.searching = false;
  }

  private tell(text: string) {
    this.said = text;
    live.urge(text);
  }

  /** The exercise with what was made of it. */
  made(): OwnExercise {
    const line = [...this.line];
    const isSame = line.join(" ") === this.exercise.line.join(" ");
    return { ...this.exercise, title: this.title.trim(), line, updated: Date.now(), solved: this.exercise.solved && isSame };
  }

  close() {
    this.closed = true;
    this.engine.close();
    this.table.close();
  }
}
