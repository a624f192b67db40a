import type { Motion } from "../board/track";
import { t } from "../i18n/i18n.svelte";
import { Game, infoOf, type Moment, type Move, type PlayedMove, type Refusal, type Side, type Square, type State } from "../rules/rules";
import { live } from "../shell/live.svelte";
import { sounds } from "../sound/sounds";
import { askToKeep } from "../store/db";
import { settings } from "../store/settings.svelte";
import { Clock } from "./clock.svelte";
import { Ending } from "./ending";
import { Facing } from "./facing.svelte";
import { Hand } from "./hand.svelte";
import { History, resetClock } from "./history";
import { isUrgent, type Note } from "./note";
import { Keeper } from "./keeper";
import { keepScore } from "./keeping";
import { Opponent } from "./opponent.svelte";
import { Plan } from "./plan.svelte";
import type { GameRecord } from "./record";
import { allowsHelp } from "./setup";
import { spokenMove } from "./words";

/** A game being played: the rules' game, what is being touched, clocks, the computer, and keeping it all. */
export class Session {
  readonly game: Game;
  record = $state.raw<GameRecord>(null!);
  state = $state.raw<State>(null!);
  line = $state.raw<readonly PlayedMove[]>([]);
  moves = $state.raw<readonly Move[]>([]);
  /** The ply that is looked at, while it is not the one that is played. */
  view = $state<number | null>(null);
  note = $state.raw<Note | null>(null);
  motion = $state.raw<Motion | null>(null);
  resultShown = $state(false);
  readonly hand: Hand;
  readonly plan: Plan;
  readonly facing: Facing;
  readonly history: History;
  readonly ending: Ending;
  readonly clock: Clock | null;
  readonly computer: Opponent;
  private readonly keeper: Keeper;
  private motions = 0;

  constructor(record: GameRecord) {
    this.game = Game.restore(record.saved);
    this.record = record;
    this.hand = new Hand({
      game: this.game,
      strict: record.setup.strict,
      play: (move) => this.play(move),
      refuse: (refusal) => this.refuse(refusal),
      touched: (square) => this.tell({ kind: "touched", square }),
      unfinished: () => this.tell({ kind: "unfinished", taken: this.hand.taken.length }),
      stepped: (from, to) => this.stepped(from, to),
      changed: () => this.touchedBoard(),
    });
    this.plan = new Plan({ game: this.game, hand: this.hand, grabs: (square) => this.grabs(square), planned: () => live.say(t("say-planned")) });
    this.clock = record.clock
      ? new Clock(record.clock, (record.setup.clock?.increment ?? 0) * 1000, {
          flag: (loser) => this.ending.flag(loser),
          low: (side, left) => this.lowTime(side, left),
        })
      : null;
    this.computer = new Opponent(this);
    this.keeper = new Keeper(this);
    this.history = new History(this);
    this.ending = new Ending(this);
    this.facing = new Facing(record.setup, record.side);
    this.refresh();
    this.face();
    this.hand.resume(record.path);
  }

  /** Lets time run and the computer think; to be called once the game is seen. */
  open() {
    // A position from outside may be an end already.
    if (this.state.end && this.state.ply === 0) this.ending.tell();
    this.runClock();
    void this.computer.ask();
  }

  close() {
    this.clock?.stop();
    this.facing.close();
    this.computer.close();
    this.keeper.close();
  }

  get info() {
    return infoOf(this.record.setup.game);
  }

  get setup() {
    return this.record.setup;
  }

  get side(): Side | null {
    return this.record.side;
  }

  get isComputerToMove(): boolean {
    return this.side !== null && !this.state.end && this.state.turn !== this.side;
  }

  get mayHelp(): boolean {
    return allowsHelp(this.setup);
  }

  /** The moment that is shown: the one that is looked at, or the one that is played. */
  get moment(): Moment {
    return this.view === null ? this.state : this.game.at(this.view);
  }

  /** The move before the moment that is shown. */
  get lastMove(): PlayedMove | null {
    return this.line[(this.view ?? this.state.ply) - 1] ?? null;
  }

  /** Reads everything anew that the rules may have changed. */
  refresh() {
    this.state = this.game.state();
    this.line = this.game.line();
    this.moves = this.game.legalMoves();
    this.view = null;
  }

  // ---- moving ----------------------------------------------------------------------------------

  /** A square was touched by a hand or by a key. */
  pick(square: Square) {
    this.note = null;
    if (this.view !== null) return this.goTo(this.state.ply);
    if (this.state.end) return;
    if (this.isComputerToMove) this.plan.pick(square);
    else this.hand.pick(square);
  }

  drop(from: Square, to: Square | null) {
    this.note = null;
    if (this.view !== null || this.state.end) return;
    if (this.isComputerToMove) this.plan.drop(from, to);
    else this.hand.drop(from, to);
  }

  /** Whether the piece on a square may be taken up by the one who is at the board. */
  grabs(square: Square): boolean {
    if (this.view !== null || this.state.end) return false;
    const letter = this.shownBoard[square - 1] ?? ".";
    if (letter === ".") return false;
    const side = letter.toLowerCase() === "w" ? "white" : "black";
    return this.side ? side === this.side : side === this.state.turn;
  }

  /** What was typed; true if it was a move. */
  typed(text: string): boolean {
    this.note = null;
    this.view = null;
    if (this.isComputerToMove || this.state.end) return false;
    const verdict = this.game.explainText(text);
    if (!verdict.ok) {
      this.hand.clear();
      this.refuse(verdict.refusal);
      return false;
    }
    this.hand.clear();
    this.play(verdict.move);
    return true;
  }

  cancel() {
    this.note = null;
    this.plan.clear();
    this.hand.letGo();
  }

  play(move: Move) {
    const done = [...this.hand.path];
    const answer = this.game.play(move.index);
    if (!answer.ok) return this.refuse(answer.refusal);
    this.note = null;
    this.plan.clear();
    this.moved(answer.move, done);
  }

  private moved(move: PlayedMove, done: readonly Square[]) {
    const steps = done.length > 1 ? done.length - 1 : 0;
    const from = steps > 0 ? done.at(-1)! : move.from;
    const rest = move.captured.length > 0 ? move.route.slice(1 + Math.min(steps, this.hand.taken.length)) : [move.to];
    this.hand.clear();
    this.animate([from, ...rest], move);
    if (this.clock) {
      const left = this.clock.press(move.side);
      this.record = { ...this.record, clocks: [...this.record.clocks.slice(0, move.ply - 1), Math.round(left)] };
    }
    this.refresh();
    sounds.move(move.captured.length, move.promotes);
    const said = spokenMove(move, this.setup.game);
    const must = this.state.mustCapture && !this.isComputerToMove && !this.state.end ? ` ${t("say-must")}` : "";
    live.say(`${said}${must}`);
    sounds.speak(said);
    this.after();
  }

  private animate(route: readonly Square[], move: PlayedMove | null) {
    const captured = move ? move.captured.map((square, at) => ({ square, letter: move.taken[at] ?? "." })) : [];
    this.motion = { id: ++this.motions, route, captured, promotes: move?.promotes ?? false };
  }

  private stepped(from: Square, to: Square) {
    this.animate([from, to], null);
    sounds.move(1, false);
    live.say(t("say-step", { count: this.hand.taken.length }));
    void this.save();
  }

  private touchedBoard() {
    if (this.hand.path.length <= 1 && this.record.path.length > 0) void this.save();
    if (this.hand.path.length === 1 && this.note === null) sounds.touch();
  }

  /** What follows every ply. */
  private after() {
    if (this.state.end) this.ending.tell();
    else this.runClock();
    void this.save();
    this.face();
    void this.computer.ask();
  }

  // ---- the computer ----------------------------------------------------------------------------

  /** The computer's move; one that was planned meanwhile follows it. */
  answered(move: Move) {
    const answer = this.game.play(move.index);
    if (!answer.ok) return;
    const { move: planned } = this.plan;
    const { start } = this.hand;
    this.plan.clear();
    this.moved(answer.move, []);
    if (planned && !this.state.end) {
      const move = this.plan.verdict(planned);
      if (move) this.play(move);
      else this.tell({ kind: "premove-gone", from: planned[0], to: planned[1] });
      return;
    }
    // A piece that was taken up meanwhile stays in the hand.
    if (start !== null && !this.state.end && !settings.all.oneTouch && this.game.touch(start).ok) this.hand.pick(start);
  }

  /** Asks the computer again, after it failed. */
  askAgain() {
    this.note = null;
    void this.computer.ask();
  }

  hint() {
    if (!this.mayHelp) this.forbid("hint");
    else if (!this.isComputerToMove && !this.state.end) void this.computer.hint();
  }

  // ---- back and forth --------------------------------------------------------------------------

  undo() {
    if (!this.mayHelp) return this.forbid("undo");
    if (this.hand.isCapturing) {
      this.hand.clear();
      void this.save();
      return;
    }
    this.computer.stop();
    this.history.undo();
  }

  returned(said: string) {
    this.hand.clear();
    this.plan.clear();
    this.note = null;
    this.resultShown = false;
    this.motion = null;
    this.record = { ...this.record, points: null };
    if (this.clock) {
      this.record = { ...this.record, clocks: resetClock(this.clock, this.record, this.state, this.line) };
      this.runClock();
    }
    live.say(said);
    if (this.state.end) this.ending.tell();
    void this.save();
    this.face();
    void this.computer.ask();
  }

  /** Looks at a ply; the game itself stays where it is. */
  goTo(ply: number) {
    const wanted = Math.max(0, Math.min(ply, this.state.ply));
    if (wanted !== this.state.ply && this.hand.path.length > 0 && !this.hand.isCapturing) this.hand.clear();
    this.view = wanted === this.state.ply ? null : wanted;
    this.note = null;
    const move = this.line[wanted - 1];
    live.say(move ? `${Math.ceil(wanted / 2)}. ${spokenMove(move, this.setup.game)}` : t("say-start"));
  }

  // ---- ends ------------------------------------------------------------------------------------

  /** Offers a draw to the computer. */
  offerDraw() {
    if (this.side !== null && !this.state.end && !this.isComputerToMove) void this.computer.judgeDraw();
  }

  stopped() {
    this.computer.stop();
    this.hand.clear();
  }

  scores() {
    void keepScore(this)
      .then(() => this.scored?.())
      .catch(() => this.tell({ kind: "not-saved" }));
  }

  keeps() {
    void askToKeep().catch(() => undefined);
  }

  // ---- what is told ----------------------------------------------------------------------------

  tell(note: Note | null) {
    this.note = note;
    if (note && isUrgent(note)) sounds.refuse();
  }

  private refuse(refusal: Refusal) {
    this.tell({ kind: "refusal", refusal });
  }

  forbid(what: "undo" | "hint") {
    this.tell({ kind: "not-allowed", what, why: this.setup.ranked ? "ranked" : "strict" });
  }

  private lowTime(side: Side, left: number) {
    sounds.tick();
    if (side === this.side || this.side === null) live.urge(t("say-low-time", { seconds: left / 1000, side }));
  }

  // ---- clock and sides -------------------------------------------------------------------------

  private runClock() {
    if (!this.clock || this.state.end) return;
    if (this.state.ply > 0) this.clock.run(this.state.turn);
  }

  /** Turns the board to the player who is to move, once the move has been seen. */
  private face() {
    if (this.state.end) return;
    const legs = this.motion ? this.motion.route.length - 1 : 0;
    this.facing.follow(this.state.turn, (legs * 180 + 60) * settings.pace);
  }

  /** The board as it is shown in the middle of a capture: the piece has moved, nothing has left. */
  get shownBoard(): string {
    const { board } = this.moment;
    return this.view === null ? this.hand.over(board) : board;
  }

  // ---- keeping ---------------------------------------------------------------------------------

  /** Writes the game down, one write after the other. */
  save(): Promise<void> {
    const { state } = this;
    this.record = {
      ...this.record,
      updated: Date.now(),
      revision: this.record.revision + 1,
      saved: this.game.save(),
      path: this.hand.isCapturing ? [...this.hand.path] : [],
      clock: this.clock ? [...this.clock.left] : null,
      board: state.board,
      ply: state.ply,
      turn: state.turn,
      end: state.end,
    };
    return this.keeper.write(this.record);
  }

  overtaken(later: GameRecord) {
    if (later.saved === this.game.save()) this.record = later;
    else this.replaced?.(later);
  }

  failed(error: unknown) {
    console.error(error);
    this.tell({ kind: "not-saved" });
  }

  /** Called when the game has to be opened anew from a later record. */
  replaced: ((record: GameRecord) => void) | null = null;
  /** Called when a ranked game has been kept with its points. */
  scored: (() => void) | null = null;
}
