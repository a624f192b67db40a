import { engine } from "../engine/engine.svelte";
import type { Game, Move, State } from "../rules/rules";
import { settings } from "../store/settings.svelte";
import { chooseMove, seekHint, wouldAgree } from "./computer";
import type { Note } from "./note";
import type { GameRecord } from "./record";

/** What the computer asks of the game it plays. */
interface Table {
  readonly game: Game;
  readonly record: GameRecord;
  readonly state: State;
  readonly isComputerToMove: boolean;
  tell(note: Note | null): void;
  /** The computer's move. */
  answered(move: Move): void;
  readonly ending: { agreeDraw(): void };
}

/** The computer at the table: it moves, gives hints, and judges offers. An answer to an older position is dropped. */
export class Opponent {
  thinkingSince = $state<number | null>(null);
  private closed = false;

  constructor(private readonly table: Table) {}

  close() {
    this.closed = true;
    this.stop();
  }

  stop() {
    if (this.thinkingSince !== null) engine.stop();
    this.thinkingSince = null;
  }

  /** Thinks about a move, if it is the computer's turn. */
  async ask() {
    const { table } = this;
    if (!table.isComputerToMove || this.closed) return;
    const ply = table.state.ply;
    const { setup, seed } = table.record;
    this.thinkingSince = Date.now();
    try {
      const text = await chooseMove(table.game.engineRequest(), setup.level, seed, settings.pace);
      if (text === null || this.isPast(ply) || !table.isComputerToMove) return;
      this.thinkingSince = null;
      const verdict = table.game.hubMove(text);
      if (!verdict.ok) throw new Error(`the engine plays ${text}: ${verdict.refusal.message}`);
      table.answered(verdict.move);
    } catch (error) {
      if (this.isPast(ply)) return;
      this.thinkingSince = null;
      console.error(error);
      table.tell({ kind: "engine-failed" });
    }
  }

  async hint() {
    const { table } = this;
    const ply = table.state.ply;
    table.tell({ kind: "thinking-hint" });
    const text = await seekHint(table.game.engineRequest()).catch(() => null);
    if (this.isPast(ply)) return;
    const verdict = text === null ? null : table.game.hubMove(text);
    table.tell(verdict?.ok ? { kind: "hint", move: verdict.move } : { kind: "engine-failed" });
  }

  /** Looks at the position before it answers an offer of a draw. */
  async judgeDraw() {
    const { table } = this;
    const { ply, board } = table.state;
    table.tell({ kind: "thinking-hint" });
    const answer = await wouldAgree(table.game.engineRequest(), ply, board).catch(() => "better" as const);
    if (this.isPast(ply) || table.state.end) return;
    if (answer === "yes") table.ending.agreeDraw();
    else table.tell({ kind: "draw-declined", why: answer });
  }

  private isPast(ply: number): boolean {
    return this.closed || this.table.state.ply !== ply;
  }
}
