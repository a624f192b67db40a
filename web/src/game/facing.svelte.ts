import { other, type Side } from "../rules/rules";
import type { Setup } from "./setup";

/** Which way the board lies: to whom, and whether it turns to whoever is to move. */
export class Facing {
  /** Which side is at the bottom. */
  bottom = $state<Side>("white");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly setup: Setup,
    side: Side | null,
  ) {
    this.bottom = side ?? "white";
  }

  turn() {
    this.close();
    this.bottom = other(this.bottom);
  }

  /** Turns the board to the player who is to move, where the players wish that, once a move has been seen. */
  follow(turn: Side, delay: number) {
    if (this.setup.opponent !== "friend" || this.setup.turning !== "board") return;
    this.close();
    this.timer = setTimeout(() => (this.bottom = turn), delay);
  }

  /** Whether the pieces stand on their heads, for the player on the far side. */
  isHeadlong(turn: Side): boolean {
    return this.setup.opponent === "friend" && this.setup.turning === "pieces" && turn !== this.bottom;
  }

  close() {
    clearTimeout(this.timer);
  }
}
