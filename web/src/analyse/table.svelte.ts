import type { ArrowMark, Marks } from "../board/marks";
import type { Motion } from "../board/track";
import { Hand } from "../game/hand.svelte";
import { spokenMove } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { Drawing, PreviewedMove, Study, StudyMistake, StudyOutline } from "../rules/pdn";
import { Game, infoOf, type Moment, type Move, type PlayedMove, type Refusal, type Side, type Square } from "../rules/rules";
import { live } from "../shell/live.svelte";
import { sounds } from "../sound/sounds";
import { Drawer, type Held } from "./drawer.svelte";
import { labelOf, marksOf } from "./seen";
import { Moves } from "./tree";

/** A line that is looked at without being played. */
interface Preview {
  moves: readonly PreviewedMove[];
  /** Which of them was played last. */
  at: number;
}

/** A study on the table: the tree, the move on the board, and what is touched there. */
export abstract class Table {
  moves = $state.raw<Moves>(null!);
  /** The move on the board. */
  at = $state(0);
  moment = $state.raw<Moment>(null!);
  legal = $state.raw<readonly Move[]>([]);
  motion = $state.raw<Motion | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  preview = $state.raw<Preview | null>(null);
  bottom = $state<Side>("white");
  readonly hand: Hand;
  /** The hand that draws arrows and circles. */
  readonly drawer: Drawer;
  /** The position on the board, for the hand; null where no move can be made. */
  private game: Game | null = null;
  private motions = 0;
  protected closed = false;

  protected constructor(
    protected study: Study,
    path: readonly number[],
  ) {
    const table = this;
    this.hand = new Hand({
      get game() {
        return table.game!;
      },
      strict: false,
      play: (move) => this.play(move),
      refuse: (refusal) => this.refuse(refusal),
      touched: () => undefined,
      unfinished: () => live.urge(t("note-unfinished-title")),
      stepped: () => undefined,
      changed: () => undefined,
    });
    this.drawer = new Drawer({
      get game() {
        return table.outline.game;
      },
      get drawings() {
        return table.node.drawings;
      },
      draw: (all) => this.draw(all),
    });
    this.moves = new Moves(study.outline());
    this.show(this.moves.follow(path), false);
  }

  /** Keeps these drawings with the move on the board, and no others. */
  protected abstract draw(all: readonly Drawing[]): void;

  /** Plays a move from the one on the board. */
  abstract play(move: Move): void;

  close() {
    this.closed = true;
    this.game?.free();
    this.study.free();
  }

  /** Puts another state of the study on the table. */
  protected lay(study: Study, path: readonly number[]) {
    this.study.free();
    this.study = study;
    this.moves = new Moves(study.outline());
    this.motion = null;
    this.show(this.moves.follow(path), false);
  }

  get outline(): StudyOutline {
    return this.moves.outline;
  }

  get info() {
    return infoOf(this.outline.game);
  }

  get node() {
    return this.moves.get(this.at);
  }

  get lastMove(): PlayedMove | null {
    return this.preview ? (this.preview.moves[this.preview.at]?.move ?? null) : this.node.move;
  }

  get shownBoard(): string {
    const shown = this.preview?.moves[this.preview.at];
    return shown ? shown.board : this.hand.over(this.moment.board);
  }

  tag(name: string): string {
    const value = this.outline.tags.find(([key]) => key === name)?.[1] ?? "";
    return value === "?" ? "" : value;
  }

  /** What a study is called: its players, or its event. */
  get title(): string {
    const players = [this.tag("White"), this.tag("Black")].filter((name) => name !== "");
    return players.length === 2 ? players.join(" – ") : this.tag("Event");
  }

  // ---- going through ---------------------------------------------------------------------------

  /** Puts a move of the tree on the board. */
  go(id: number, said = true) {
    if (!this.moves.has(id) || id === this.at) return;
    const forth = this.moves.get(id).parent === this.at;
    if (forth) this.animate(this.moves.get(id).move);
    else this.motion = null;
    this.show(id, said);
  }

  protected show(id: number, said: boolean) {
    this.at = id;
    this.preview = null;
    this.refusal = null;
    this.moment = this.study.moment(id);
    this.game?.free();
    this.game = openGame(this.outline.game, this.moment.fen);
    this.legal = this.game?.legalMoves() ?? [];
    this.hand.clear();
    this.drawer.from = null;
    if (said) this.say();
  }

  /** Says the move on the board, with its mark and what is said about it. */
  private say() {
    const { move, number, second, mark, words } = this.node;
    if (!move) return live.say(t("say-start"));
    const begins = this.moves.variationOf(this.at)?.id === this.at ? "variation" : "line";
    const spoken = `${number}${second ? "…" : "."} ${spokenMove(move, this.outline.game)}`;
    live.say(t("say-study-move", { begins, move: spoken, mark: mark || "none", words }).trim());
  }

  back() {
    if (this.node.parent !== null) this.go(this.node.parent);
  }

  forward() {
    const [next] = this.node.next;
    if (next !== undefined) this.go(next);
  }

  first() {
    this.go(0);
  }

  last() {
    this.go(this.moves.lineThrough(this.at).at(-1)?.id ?? 0);
  }

  /** Another way to play the move on the board, or the first other way to go on. */
  enter() {
    const next = this.moves.sibling(this.at, 1) ?? this.node.next[1];
    if (next !== undefined) this.go(next);
  }

  /** Back to where the variation left its line. */
  leave() {
    const begins = this.moves.variationOf(this.at);
    if (begins?.parent !== null && begins?.parent !== undefined) this.go(this.moves.get(begins.parent).next[0] ?? 0);
  }

  // ---- what is shown ---------------------------------------------------------------------------

  /** What moves in the engine's writing lead to. */
  read(line: string): PreviewedMove[] {
    return this.study.preview(this.at, line);
  }

  look(moves: readonly PreviewedMove[] | null, at = 0) {
    const shown = moves?.[at];
    this.motion = null;
    this.preview = moves && shown ? { moves, at } : null;
  }

  /** Says the move that is looked at. */
  sayPreview() {
    const shown = this.preview?.moves[this.preview.at];
    if (shown) live.say(t("say-preview", { move: spokenMove(shown.move, this.outline.game) }));
  }

  /** The same from another move of the study. */
  readAt(id: number, line: string): PreviewedMove[] {
    return this.study.preview(id, line);
  }

  momentAt(id: number): Moment {
    return this.study.moment(id);
  }

  reportRequestAt(id: number): string {
    return this.study.reportRequest(id);
  }

  /** The moves that gave something away; see `Study.mistakes`. */
  mistakes(steps: string): StudyMistake[] {
    return this.study.mistakes(steps);
  }

  engineRequest(): string {
    return this.study.engineRequest(this.at);
  }

  threatRequest(): string | undefined {
    return this.study.threatRequest(this.at);
  }

  pdn(): string {
    return this.study.pdn() ?? "";
  }

  marks(arrows: readonly ArrowMark[]): Marks {
    return marksOf(this, arrows);
  }

  readonly hands = {
    label: (square: Square) => labelOf(this, square),
    grabs: (square: Square) => this.legal.some(({ from }) => from === square),
    pick: (square: Square) => {
      this.begin();
      if (this.drawer.on) this.drawer.pick(square);
      else if (this.game) this.hand.pick(square);
    },
    drop: (from: Square, to: Square | null) => {
      this.begin();
      if (this.game) this.hand.drop(from, to);
    },
    cancel: () => {
      this.begin();
      if (this.drawer.on) this.drawer.cancel();
      else this.hand.letGo();
    },
    draw: (from: Square, to: Square, held: Held) => {
      this.begin();
      this.drawer.draw(from, to, this.drawer.penFor(held));
    },
    pen: (held: Held) => this.drawer.penFor(held),
    get home(): Square {
      return 1;
    },
  };

  /** A new touch of the board ends what was told of the last, and every preview. */
  private begin() {
    this.refusal = null;
    this.preview = null;
  }

  /** Plays or draws what was typed, or hears why not. */
  typed(text: string) {
    if (this.drawer.typed(text)) return;
    this.hand.clear();
    const verdict = this.game?.explainText(text);
    if (verdict?.ok) this.play(verdict.move);
    else if (verdict) this.refuse(verdict.refusal);
  }

  private refuse(refusal: Refusal) {
    this.refusal = refusal;
    sounds.refuse();
  }

  protected animate(move: PlayedMove | null) {
    if (!move) return;
    const captured = move.captured.map((square, at) => ({ square, letter: move.taken[at] ?? "." }));
    this.motion = { id: ++this.motions, route: move.route, captured, promotes: move.promotes };
  }
}

/** A position to be moved in, whatever its history; null where the rules know no such position, as without pieces. */
function openGame(name: StudyOutline["game"], fen: string): Game | null {
  try {
    return Game.fromFen(name, "none", fen);
  } catch {
    return null;
  }
}
