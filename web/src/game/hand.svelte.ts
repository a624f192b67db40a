import type { Continuation, Game, Move, Refusal, Square } from "../rules/rules";
import { settings } from "../store/settings.svelte";

/** What a hand that makes a move on the board may ask of the game around it. */
export interface Around {
  readonly game: Game;
  readonly strict: boolean;
  play(move: Move): void;
  refuse(refusal: Refusal): void;
  touched(square: Square): void;
  unfinished(): void;
  /** A piece has been put down on a square in the middle of a capture. */
  stepped(from: Square, to: Square): void;
  /** The selection has changed. */
  changed(): void;
}

/**
 * A move being made: the squares touched so far, and those that may be touched next.
 *
 * Every answer comes from the rules; this only remembers what was touched.
 */
export class Hand {
  /** Start, then the squares on which the piece was put down. */
  path = $state.raw<readonly Square[]>([]);
  options = $state.raw<readonly Continuation[]>([]);
  /** Pieces taken on the way so far. */
  taken = $state.raw<readonly Square[]>([]);
  /** Captures that are told apart only by what they take: one has to be chosen. */
  chooser = $state.raw<readonly Move[] | null>(null);
  /** Set while a move waits for its second touch, where the player wishes that. */
  waiting = $state.raw<Move | null>(null);

  constructor(private readonly around: Around) {}

  get start(): Square | null {
    return this.path[0] ?? null;
  }

  get at(): Square | null {
    return this.path.at(-1) ?? null;
  }

  get isCapturing(): boolean {
    return this.path.length > 1;
  }

  clear() {
    this.path = [];
    this.options = [];
    this.taken = [];
    this.chooser = null;
    this.waiting = null;
  }

  /** Takes up a capture where it was left, as far as the rules still know it. */
  resume(path: readonly Square[]) {
    this.clear();
    for (const [count, square] of path.entries()) {
      if (count === 0) {
        if (this.around.game.touch(square).ok) this.put(square);
      } else {
        const option = this.options.find((next) => next.square === square);
        if (!option) return;
        this.step(option, false);
      }
    }
  }

  /** A square was touched. */
  pick(square: Square) {
    if (this.path.length === 0) {
      this.lift(square);
      return;
    }
    const option = this.options.find((next) => next.square === square);
    if (option) {
      this.go(option);
    } else if (square === this.at) {
      this.letGo();
    } else if (this.isCapturing) {
      this.around.unfinished();
    } else if (this.around.game.touch(square).ok) {
      if (this.around.strict) this.around.touched(this.path[0]!);
      else this.lift(square);
    } else {
      this.refuseTo(square);
    }
  }

  /** A piece was dragged from one square to another, or off the board. */
  drop(from: Square, to: Square | null) {
    if (this.at !== from) {
      if (this.isCapturing) return this.around.unfinished();
      this.clear();
      this.lift(from, true);
    }
    if (this.at !== from || to === from) return;
    if (to === null) return this.isCapturing ? undefined : this.letGo();
    const option = this.options.find((next) => next.square === to);
    if (option) this.go(option);
    else this.refuseTo(to);
  }

  /** A board as it is shown in the middle of a capture: the piece has moved, nothing has left. */
  over(board: string): string {
    if (!this.isCapturing) return board;
    const letters = [...board];
    const [from, to] = [this.start!, this.at!];
    const letter = letters[from - 1]!;
    letters[from - 1] = ".";
    letters[to - 1] = letter;
    return letters.join("");
  }

  /** Gives up what was begun, where that is allowed. */
  letGo() {
    if (this.path.length === 0) return;
    if (this.around.strict) {
      this.around.touched(this.path[0]!);
      return;
    }
    this.clear();
    this.around.changed();
  }

  choose(move: Move) {
    this.clear();
    this.around.play(move);
  }

  private lift(square: Square, dragged = false) {
    const touch = this.around.game.touch(square);
    if (!touch.ok) {
      if (this.around.strict && this.path.length > 0) return this.around.touched(this.path[0]!);
      this.clear();
      if (touch.refusal.reason !== "empty-square") this.around.refuse(touch.refusal);
      this.around.changed();
      return;
    }
    const [only] = touch.moves;
    if (settings.all.oneTouch && !dragged && touch.moves.length === 1 && only) {
      this.choose(only);
      return;
    }
    this.put(square);
    this.around.changed();
  }

  private put(square: Square) {
    this.clear();
    this.path = [square];
    this.options = this.offered();
  }

  private offered(): Continuation[] {
    const next = this.around.game.continuations([...this.path]);
    if (settings.all.captures === "once") return next;
    return next.filter(({ captured }) => captured.length <= this.taken.length + 1);
  }

  private go(option: Continuation) {
    const moves = this.around.game.legalMoves();
    const named = (indices: number[]) => indices.flatMap((index) => moves.find((move) => move.index === index) ?? []);
    if (option.ends.length === 0) {
      this.step(option, true);
    } else if (option.moves.length > 1) {
      this.chooser = named(option.moves);
      this.around.changed();
    } else {
      this.finish(named(option.ends)[0]!);
    }
  }

  private finish(move: Move) {
    if (settings.all.confirmMoves && this.waiting?.index !== move.index) {
      this.waiting = move;
      this.around.changed();
      return;
    }
    this.waiting = null;
    this.around.play(move);
    this.clear();
  }

  private step(option: Continuation, seen: boolean) {
    const from = this.at!;
    this.path = [...this.path, option.square];
    this.taken = option.captured;
    this.options = this.offered();
    if (!seen) return;
    this.around.stepped(from, option.square);
    this.around.changed();
  }

  private refuseTo(square: Square) {
    const start = this.path[0]!;
    const verdict = this.around.game.explain(start, square);
    if (!this.around.strict && !this.isCapturing) this.clear();
    if (!verdict.ok) this.around.refuse(verdict.refusal);
    this.around.changed();
  }
}
