import { squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { Drawing, Pen } from "../rules/pdn";
import type { GameName, Square } from "../rules/rules";
import { live } from "../shell/live.svelte";
import { drawingTyped, drawingWords, drawnOver } from "./drawn";

/** What a hand that draws works on. */
interface Sheet {
  readonly game: GameName;
  readonly drawings: readonly Drawing[];
  /** Keeps these and no others. */
  draw(all: readonly Drawing[]): void;
}

/** The keys that are held while something is drawn choose another pen. */
export interface Held {
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
}

/** The hand that draws arrows and circles on the board of a study. */
export class Drawer {
  /** Whether touches of the board draw, in place of moving pieces. */
  on = $state(false);
  pen = $state<Pen>("G");
  /** Where an arrow begins that waits for its end. */
  from = $state<Square | null>(null);

  constructor(private readonly sheet: Sheet) {}

  /** The pen, with the keys that are held: shift or control for the second, alt for the fourth, both for the third. */
  penFor({ shiftKey, ctrlKey, altKey }: Held): Pen {
    if (altKey) return shiftKey || ctrlKey ? "Y" : "B";
    return shiftKey || ctrlKey ? "R" : this.pen;
  }

  turn(on: boolean) {
    this.on = on;
    this.from = null;
    live.say(t(on ? "say-drawing" : "say-not-drawing"));
  }

  /** A touched square: the first is where an arrow begins, the second its end, or the same for a circle. */
  pick(square: Square) {
    const { from } = this;
    if (from === null) {
      this.from = square;
      live.say(t("say-draw-from", { square: squareName(this.sheet.game, square) }));
    } else {
      this.draw(from, square, this.pen);
    }
  }

  /** Lets go of where an arrow begins; else nothing is drawn any more. */
  cancel() {
    if (this.from === null) this.turn(false);
    else this.from = null;
  }

  /** Draws an arrow, or a circle where both squares are one; the same again takes it away. */
  draw(from: Square, to: Square, pen: Pen) {
    this.from = null;
    this.put({ pen, from, to: from === to ? null : to });
  }

  put(drawing: Drawing) {
    const { drawings, game } = this.sheet;
    const next = drawnOver(drawings, drawing);
    this.sheet.draw(next);
    const isThere = next.includes(drawing);
    live.say(t(isThere ? "say-drawn" : "say-undrawn", { what: drawingWords(drawing, game) }));
  }

  wipe() {
    this.from = null;
    if (this.sheet.drawings.length === 0) return;
    this.sheet.draw([]);
    live.say(t("say-wiped"));
  }

  /** Does what was typed; false where that is no wish to draw. */
  typed(text: string): boolean {
    const wish = drawingTyped(text, this.sheet.game);
    if (wish === null) return false;
    if (wish === "clear") this.wipe();
    else if (wish === "unclear") live.urge(t("draw-unclear"));
    else this.put({ ...wish, pen: this.pen });
    return true;
  }
}
