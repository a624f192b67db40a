import type { Game, Move, Square } from "../rules/rules";
import type { Hand } from "./hand.svelte";

/** What a plan asks of the game it is for. */
interface Around {
  readonly game: Game;
  readonly hand: Hand;
  grabs(square: Square): boolean;
  planned(): void;
}

/** A move thought of while the computer thinks. The rules judge it when its turn comes, and not before. */
export class Plan {
  move = $state.raw<readonly [Square, Square] | null>(null);

  constructor(private readonly around: Around) {}

  clear() {
    this.move = null;
  }

  /** A square was touched: of a piece that could move later, or where it could go. Any touch gives up a plan. */
  pick(square: Square) {
    const { hand } = this.around;
    const { start } = hand;
    if (this.move) {
      this.move = null;
    } else if (start !== null && this.reaches(start, square)) {
      this.set(start, square);
    } else if (this.around.grabs(square) && square !== start) {
      hand.path = [square];
      hand.options = [];
    } else {
      hand.clear();
    }
  }

  drop(from: Square, to: Square | null) {
    this.move = null;
    if (to !== null && to !== from && this.reaches(from, to)) this.set(from, to);
    else this.around.hand.clear();
  }

  /** What is legal of a plan now: its move, or null where there is none any more. */
  verdict([from, to]: readonly [Square, Square]): Move | null {
    const verdict = this.around.game.explain(from, to);
    return verdict.ok ? verdict.move : null;
  }

  private reaches(from: Square, to: Square): boolean {
    return this.around.game.premoves(from).includes(to);
  }

  private set(from: Square, to: Square) {
    this.move = [from, to];
    this.around.hand.clear();
    this.around.planned();
  }
}
