import type { Game, Side, State } from "../rules/rules";
import { live } from "../shell/live.svelte";
import { sounds } from "../sound/sounds";
import type { Clock } from "./clock.svelte";
import type { Note } from "./note";
import type { GameRecord } from "./record";
import { POINTS, type Setup } from "./setup";
import { endReason, endTitle } from "./words";

/** What the end of a game asks of the game. */
interface Table {
  readonly game: Game;
  readonly state: State;
  readonly setup: Setup;
  readonly side: Side | null;
  readonly clock: Clock | null;
  record: GameRecord;
  note: Note | null;
  resultShown: boolean;
  /** The game was ended by a person or by the clock: what is thought and touched is over. */
  stopped(): void;
  refresh(): void;
  save(): Promise<void>;
  /** Keeps the game with its points. */
  scores(): void;
  /** Keeps what was played from being thrown away by the browser. */
  keeps(): void;
}

/** How a game ends: by its rules, by a person or by a clock, with points where it counts for them. */
export class Ending {
  constructor(private readonly table: Table) {}

  resign(loser: Side) {
    this.settle(() => this.table.game.resign(loser));
  }

  agreeDraw() {
    this.settle(() => this.table.game.agreeDraw());
  }

  flag(loser: Side) {
    this.settle(() => this.table.game.loseOnTime(loser));
  }

  private settle(end: () => boolean) {
    const { table } = this;
    if (table.state.end || !end()) return;
    table.stopped();
    table.refresh();
    this.tell();
    void table.save();
  }

  /** Tells how the game on the board has ended, and counts the points. */
  tell() {
    const { table } = this;
    const { state, side, setup } = table;
    const { end } = state;
    if (!end) return;
    table.clock?.stop();
    table.note = null;
    if (setup.ranked && table.record.points === null) {
      const points = end.winner === side ? (POINTS[setup.level] ?? 0) : 0;
      table.record = { ...table.record, points };
      table.scores();
    }
    table.keeps();
    sounds.end(end.winner === null ? "draw" : side && end.winner !== side ? "loss" : "win");
    live.urge(`${endTitle(end, side, setup)} ${endReason(end, setup)}`);
    table.resultShown = true;
  }
}
