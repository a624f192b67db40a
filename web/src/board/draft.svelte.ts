import type { Square } from "../rules/rules";

/** An arrow being drawn with the mouse, a pen or a finger. */
export class Draft {
  from = $state<Square | null>(null);
  to = $state<Square | null>(null);
  private button = 0;

  begin(square: Square, button: number) {
    this.from = this.to = square;
    this.button = button;
  }

  /** Where the hand is now; null off the board. */
  move(square: Square | null) {
    this.to = square;
  }

  /** Ends it: what is drawn, and whether it was more than a touch; null where nothing is. */
  end(): { from: Square; to: Square; isTouch: boolean } | null {
    const { from, to, button } = this;
    this.from = this.to = null;
    if (from === null || to === null) return null;
    return { from, to, isTouch: button === 0 && from === to };
  }
}
