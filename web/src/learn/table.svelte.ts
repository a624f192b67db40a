import { NO_MARKS, type Marks } from "../board/marks";
import type { Motion } from "../board/track";
import { Hand } from "../game/hand.svelte";
import { pieceKey, squareName, typedText } from "../game/words";
import { usualProfile } from "../game/setup";
import { t } from "../i18n/i18n.svelte";
import { Game, infoOf, type GameName, type Move, type PlayedMove, type Refusal, type Side, type Square, type State } from "../rules/rules";
import { settings } from "../store/settings.svelte";

/** Between two moves that are shown, in milliseconds at the usual speed. */
const SHOW_MS = 900;

/** What a lesson or an exercise hears from the board. */
export interface Pupil {
  /** A legal move was made with the hand; it is not played yet. */
  moved(move: Move): void;
  refused(refusal: Refusal): void;
  /** A square was touched, while squares are asked for. */
  touched(square: Square): void;
  /** A capture was left unfinished. */
  unfinished(): void;
}

/** How a move is typed: one of the start position, which gives nothing away. */
export function exampleOf(name: GameName): string {
  const game = Game.start(name, usualProfile(name));
  const [first] = game.legalMoves();
  const text = first ? typedText(first, name) : "";
  game.free();
  return text;
}

/** A board on which one thing is asked: the position, the hand, and moves shown by themselves. */
export class LearnTable {
  game: Game;
  state = $state.raw<State>(null!);
  moves = $state.raw<readonly Move[]>([]);
  motion = $state.raw<Motion | null>(null);
  lastMove = $state.raw<readonly Square[]>([]);
  /** Squares that are marked as part of the task, or as touched rightly. */
  pointed = $state.raw<readonly Square[]>([]);
  refusedSquares = $state.raw<readonly Square[] | null>(null);
  /** Whether the learner may touch the board. */
  open = $state(true);
  /** Whether touches are answers by themselves. */
  asksSquares = $state(false);
  readonly hand: Hand;
  readonly bottom: Side;
  private motions = 0;
  private showing = 0;

  constructor(
    readonly name: GameName,
    fen: string,
    before: readonly string[],
    private readonly pupil: Pupil,
  ) {
    this.game = Game.fromFen(name, "", fen);
    for (const move of before) this.game.playText(move);
    const table = this;
    this.hand = new Hand({
      get game() {
        return table.game;
      },
      strict: false,
      play: (move) => this.pupil.moved(move),
      refuse: (refusal) => this.refuse(refusal),
      touched: () => undefined,
      unfinished: () => this.pupil.unfinished(),
      stepped: () => undefined,
      changed: () => (this.refusedSquares = null),
    });
    this.refresh();
    this.bottom = this.state.turn;
  }

  get info() {
    return infoOf(this.name);
  }

  private refresh() {
    this.state = this.game.state();
    this.moves = this.game.legalMoves();
    const last = this.game.line()[this.state.ply - 1];
    this.lastMove = last ? [last.from, last.to] : [];
  }

  /** Plays a legal move and shows it. */
  play(text: string): PlayedMove | null {
    const letters = this.state.board;
    const played = this.game.playText(text);
    if (!played.ok) return null;
    const { route, captured, promotes } = played.move;
    this.motion = { id: ++this.motions, route, captured: captured.map((square) => ({ square, letter: letters[square - 1] ?? "." })), promotes };
    this.hand.clear();
    this.refusedSquares = null;
    this.refresh();
    return played.move;
  }

  /** Plays moves one after the other, each after a while, unless something else happens meanwhile. */
  async show(texts: readonly string[]): Promise<PlayedMove[]> {
    const turn = ++this.showing;
    const shown: PlayedMove[] = [];
    for (const text of texts) {
      await new Promise((resolve) => setTimeout(resolve, SHOW_MS * settings.pace));
      if (turn !== this.showing) break;
      const move = this.play(text);
      if (!move) break;
      shown.push(move);
    }
    return shown;
  }

  /** Takes back to a ply. */
  backTo(ply: number) {
    this.showing++;
    this.hand.clear();
    this.game.goTo(ply);
    this.motion = null;
    this.refusedSquares = null;
    this.refresh();
  }

  close() {
    this.showing++;
    this.game.free();
  }

  /** Plays what was typed, or hears why not. */
  typed(text: string) {
    if (!this.open) return;
    this.hand.clear();
    const verdict = this.game.explainText(text);
    if (verdict.ok) this.pupil.moved(verdict.move);
    else this.refuse(verdict.refusal);
  }

  private refuse(refusal: Refusal) {
    this.refusedSquares = refusal.from !== null && refusal.to !== null ? [refusal.from, refusal.to] : null;
    this.pupil.refused(refusal);
  }

  readonly hands = {
    label: (square: Square) => this.label(square),
    grabs: (square: Square) => this.open && !this.asksSquares && this.moves.some(({ from }) => from === square),
    pick: (square: Square) => {
      if (!this.open) return;
      if (this.asksSquares) this.pupil.touched(square);
      else this.hand.pick(square);
    },
    drop: (from: Square, to: Square | null) => {
      if (this.open && !this.asksSquares) this.hand.drop(from, to);
    },
    cancel: () => this.hand.letGo(),
    get home(): Square {
      return 1;
    },
  };

  get marks(): Marks {
    const { hand } = this;
    const capture = this.state.mustCapture;
    return {
      ...NO_MARKS,
      lastMove: this.lastMove,
      chosen: hand.at,
      must: this.pointed,
      go: capture ? [] : hand.options.map(({ square }) => square),
      land: capture ? hand.options.map(({ square }) => square) : [],
      ghosts: hand.taken,
      refused: this.refusedSquares,
    };
  }

  /** What a square is called by those who listen. */
  private label(square: Square): string {
    const letter = this.state.board[square - 1] ?? ".";
    const name = squareName(this.name, square);
    const words = [letter === "." ? t("label-empty", { square: name }) : t("label-piece", { square: name, piece: pieceKey(letter) })];
    if (this.hand.taken.includes(square)) words.push(t("label-taken"));
    if (this.hand.at === square || this.pointed.includes(square)) words.push(t("label-chosen"));
    else if (this.hand.options.some((next) => next.square === square)) words.push(t(this.state.mustCapture ? "label-lands" : "label-goes"));
    if (this.lastMove[1] === square && this.hand.path.length === 0) words.push(t("label-last"));
    return words.join(", ");
  }
}
