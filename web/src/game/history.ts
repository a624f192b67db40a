import { t } from "../i18n/i18n.svelte";
import type { Game, PlayedMove, Side, State } from "../rules/rules";
import type { Clock } from "./clock.svelte";
import type { GameRecord } from "./record";

const BOTH: [Side, Side] = ["white", "black"];

/** What going back and forth asks of the game at the table. */
interface Table {
  readonly game: Game;
  readonly state: State;
  readonly line: readonly PlayedMove[];
  readonly side: Side | null;
  readonly isComputerToMove: boolean;
  readonly mayHelp: boolean;
  refresh(): void;
  forbid(what: "undo"): void;
  /** Moves were taken back or played again; what is to be said of it. */
  returned(said: string): void;
}

/** Moves taken back and played again: against the computer both at once, so that it is the person's turn. */
export class History {
  constructor(private readonly table: Table) {}

  get mayUndo(): boolean {
    const { state, side, line } = this.table;
    if (!state.canUndo && !state.end) return false;
    if (side === null) return state.ply > 0;
    return line.slice(0, state.ply).some((move) => move.side === side);
  }

  get mayRedo(): boolean {
    return this.table.state.canRedo && !this.table.isComputerToMove;
  }

  undo() {
    const { table } = this;
    if (!this.mayUndo) return;
    do {
      if (!table.game.undo()) break;
      table.refresh();
    } while (table.isComputerToMove);
    table.returned(t("say-undone"));
  }

  redo() {
    const { table } = this;
    if (!table.mayHelp) return table.forbid("undo");
    if (!this.mayRedo) return;
    do {
      if (!table.game.redo()) break;
      table.refresh();
    } while (table.isComputerToMove && table.state.canRedo);
    table.returned(t("say-redone"));
  }

  /** Plays moves again that were taken back, up to a ply. */
  redoTo(ply: number) {
    const { table } = this;
    if (!table.mayHelp) return table.forbid("undo");
    if (!this.mayRedo || !table.game.goTo(ply)) return;
    table.refresh();
    table.returned(t("say-redone"));
  }
}

/** Sets the clock to what each side had left at the ply on the board; gives the times that are still known. */
export function resetClock(clock: Clock, record: GameRecord, state: State, line: readonly PlayedMove[]): number[] {
  const clocks = record.clocks.slice(0, state.ply);
  const whole = (record.setup.clock?.minutes ?? 0) * 60_000;
  const [white, black] = BOTH.map((side) => clocks.filter((time, at) => line[at]?.side === side && time >= 0).at(-1) ?? whole);
  clock.stop();
  clock.set([white!, black!]);
  return clocks;
}
