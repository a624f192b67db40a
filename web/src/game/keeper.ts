import { getGame, putGame } from "../store/db";
import type { GameRecord } from "./record";

/** Tells the other tabs of this device which game was written, and how often. */
const tabs = typeof BroadcastChannel === "function" ? new BroadcastChannel("damier-games") : null;

/** What a keeper asks of the game it keeps. */
interface Kept {
  readonly record: GameRecord;
  /** Another tab has gone on with the game: what it wrote holds. */
  overtaken(later: GameRecord): void;
  failed(error: unknown): void;
}

/** Writes a game down, one write after the other, and listens for other tabs that do so too. */
export class Keeper {
  private last: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(private readonly kept: Kept) {
    tabs?.addEventListener("message", this.hear);
  }

  close() {
    this.closed = true;
    tabs?.removeEventListener("message", this.hear);
  }

  write(record: GameRecord): Promise<void> {
    this.last = this.last.then(async () => {
      try {
        if (await putGame(record)) tabs?.postMessage({ id: record.id, revision: record.revision });
        else await this.read();
      } catch (error) {
        this.kept.failed(error);
      }
    });
    return this.last;
  }

  private hear = ({ data }: MessageEvent<{ id: string; revision: number }>) => {
    const { id, revision } = this.kept.record;
    if (data.id === id && data.revision > revision) void this.read();
  };

  private async read() {
    const later = await getGame(this.kept.record.id);
    if (later && !this.closed && later.revision >= this.kept.record.revision) this.kept.overtaken(later);
  }
}
