import { engine } from "../engine/engine.svelte";
import type { Side } from "../rules/rules";
import { keyMoments, type KeyMoment } from "./moments";

/** What was found in the game that was looked at last: to open it again takes no time. */
let last: { saved: string; side: Side | null; moments: KeyMoment[] } | null = null;

/** Looks through a finished game for the moves that gave most away. */
export class Coach {
  phase = $state<"looking" | "stopped" | "failed" | "done">("looking");
  moments = $state.raw<readonly KeyMoment[]>([]);
  /** Moves that have been looked at, of those that are to be. */
  progress = $state.raw({ done: 0, all: 0 });
  private closed = false;

  constructor(
    private readonly saved: string,
    private readonly side: Side | null,
  ) {
    void this.look();
  }

  async look(): Promise<void> {
    const { saved, side } = this;
    this.phase = "looking";
    if (last?.saved === saved && last.side === side) return this.tell(last.moments);
    try {
      const moments = await keyMoments(saved, side, (request) => (this.closed ? Promise.resolve(null) : engine.search(request)), (done, all) => {
        this.progress = { done, all };
      });
      if (this.closed) return;
      if (moments === null) {
        this.phase = "stopped";
        return;
      }
      last = { saved, side, moments };
      this.tell(moments);
    } catch (error) {
      console.error(error);
      this.phase = "failed";
    }
  }

  stop() {
    if (this.phase === "looking") engine.stop();
  }

  close() {
    this.stop();
    this.closed = true;
  }

  private tell(moments: readonly KeyMoment[]) {
    this.moments = moments;
    this.phase = "done";
  }
}
