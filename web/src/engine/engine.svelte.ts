import { readReport, type Found, type FromWorker, type ToWorker } from "./messages";

interface Waiting {
  id: number;
  resolve(found: Found[] | null): void;
  reject(error: Error): void;
}

/** What is told of a search on its way. */
interface Watching {
  id: number;
  told(found: Found[], rests: boolean): void;
  failed(error: Error): void;
}

/** The computer: one search at a time, in a worker that starts with the first. */
export class Engine {
  /** How much of the module has come, while it is being fetched; `total` is 0 where unknown. */
  fetching = $state.raw<{ received: number; total: number } | null>(null);
  private worker: Worker | null = null;
  private waiting: Waiting | null = null;
  private watching: Watching | null = null;
  private searches = 0;

  /**
   * What the engine finds; null if another search or `stop` came first.
   * `request` is one of `Game.engineRequest`, with its limits.
   */
  search(request: string): Promise<Found[] | null> {
    const id = this.next();
    return new Promise((resolve, reject) => {
      this.waiting = { id, resolve, reject };
      this.send({ type: "search", id, request });
    });
  }

  /** Tells what it finds on its way, and rests after so many positions. `request` has no limits. */
  analyse(request: string, nodes: number, told: Watching["told"], failed: Watching["failed"]) {
    const id = this.next();
    this.watching = { id, told, failed };
    this.send({ type: "analyse", id, request, nodes });
  }

  /** Goes on with the analysis that rests or was stopped. */
  deeper(nodes: number) {
    if (this.watching) this.send({ type: "deeper", id: this.watching.id, nodes });
  }

  stop() {
    if (!this.waiting && !this.watching) return;
    this.settle(null);
    this.send({ type: "stop" });
  }

  /** Ends the worker and gives its memory back; the next search starts another. */
  close() {
    this.settle(null);
    this.watching = null;
    this.worker?.terminate();
    this.worker = null;
  }

  /** The number of a new search, which ends any other. */
  private next(): number {
    this.settle(null);
    this.watching = null;
    this.worker ??= this.start();
    return ++this.searches;
  }

  private start(): Worker {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "engine" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => this.fail(new Error(event.message || "the engine's worker does not start"));
    return worker;
  }

  private send(message: ToWorker) {
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker) {
    if (message.type === "fetching") {
      this.fetching = message;
      return;
    }
    this.fetching = null;
    if (message.id === this.watching?.id) {
      if (message.type === "failed") this.fail(new Error(message.message));
      else this.watching.told(readReport(message.report), message.type === "found" || message.rests);
    }
    if (message.id !== this.waiting?.id || message.type === "so-far") return;
    if (message.type === "found") this.settle(readReport(message.report));
    else this.fail(new Error(message.message));
  }

  private settle(found: Found[] | null) {
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.resolve(found);
  }

  private fail(error: Error) {
    const { waiting, watching } = this;
    this.waiting = null;
    this.watching = null;
    this.fetching = null;
    this.worker?.terminate();
    this.worker = null;
    waiting?.reject(error);
    watching?.failed(error);
  }
}

export const engine = new Engine();
