import { ApiError } from "../api/call";
import { sendGame } from "../api/generated";
import type { GameRecord } from "../game/record";
import { getMisc, putMisc } from "../store/db";
import { locked } from "../store/lock";
import { deviceSecret } from "./tickets";

const QUEUE = "queue";

/** A ranked game that was won and is not with the server yet. */
export interface Waiting {
  /** The game's id on this device; with it the same game is never counted twice. */
  id: string;
  ticket: string;
  side: "white" | "black";
  moves: string;
  reason: string;
  points: number;
  playedAt: number;
  /** Why the server refused it at once, without keeping it. */
  refused?: string;
}

/** What can be sent of a finished game; null if it does not count. */
export function toSend(record: GameRecord): Waiting | null {
  const { ticket, side, end, points, saved } = record;
  if (!ticket || !side || !end || !points || end.winner !== side) return null;
  if (end.reason !== "no-moves" && end.reason !== "no-pieces") return null;
  // The seventh part of a saved game is its whole line, as the engine's texts write it.
  const moves = saved.split(";")[6] ?? "";
  return { id: record.id, ticket, side, moves, reason: end.reason, points, playedAt: record.updated };
}

/** An error after which the same game is worth another try. */
function mayPass({ status, code }: ApiError): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500 || code === "no-server" || code === "cross-site";
}

/** The games that wait for a network or for signing in. */
class Queue {
  games = $state.raw<readonly Waiting[]>([]);
  sending = $state(false);
  /** When it is tried again, after the server asked for patience. */
  private later = 0;

  get waiting(): number {
    return this.games.filter(({ refused }) => !refused).length;
  }

  async load(): Promise<void> {
    const kept = await getMisc(QUEUE).catch(() => undefined);
    this.games = Array.isArray(kept) ? (kept as Waiting[]) : [];
  }

  async add(game: Waiting): Promise<void> {
    await this.change((games) => [...games.filter(({ id }) => id !== game.id), game]);
  }

  /** Sends what waits, one game after the other; says whether any arrived. */
  async send(): Promise<boolean> {
    if (this.sending || Date.now() < this.later) return false;
    this.sending = true;
    let arrived = false;
    try {
      for (const game of this.games.filter(({ refused }) => !refused)) {
        if (!(await this.sendOne(game))) break;
        arrived = true;
      }
    } finally {
      this.sending = false;
    }
    return arrived;
  }

  /** Takes a game off the list that the server does not keep. */
  async drop(id: string): Promise<void> {
    await this.change((games) => games.filter((game) => game.id !== id));
  }

  private async sendOne(game: Waiting): Promise<boolean> {
    const { ticket, side, moves, reason, playedAt } = game;
    const body = { ticket, device_secret: await deviceSecret(), side, moves, reason, undone: 0, hints: 0, played_at: playedAt };
    try {
      await sendGame(body, `game-${game.id}`);
    } catch (error) {
      if (!(error instanceof ApiError) || mayPass(error)) {
        if (error instanceof ApiError && error.retryAfter) this.later = Date.now() + error.retryAfter * 1000;
        return false;
      }
      // A game with a number is in the server's list, with the reason; any other is kept here with it.
      if (error.submission === null) {
        await this.change((games) => games.map((one) => (one.id === game.id ? { ...one, refused: error.code } : one)));
        return true;
      }
    }
    await this.drop(game.id);
    return true;
  }

  private async change(to: (games: readonly Waiting[]) => Waiting[]): Promise<void> {
    await locked("account", async () => {
      await this.load();
      const games = to(this.games);
      await putMisc(QUEUE, games);
      this.games = games;
    });
  }
}

export const queue = new Queue();
