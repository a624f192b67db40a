import { readReport, type Found, type FromWorker, type ToWorker } from "./messages";

interface Waiting {
  id: number;
  resolve(found: Found[] | null): void;
  reject(error: Error): void;
}

/** The computer: one search at a time, in a worker that starts with the first. */
class Engine {
  /** How much of the module has come, while it is being fetched; `total` is 0 where unknown. */
  fetching = $state.raw<{ received: number; total: number } | null>(null);
  private worker: Worker | null = null;
  private waiting: Waiting | null = null;
  private searches = 0;

  /**
   * What the engine finds; null if another search or `stop` came first.
   * `request` is one of `Game.engineRequest`, with its limits.
   */
  search(request: string): Promise<Found[] | null> {
    this.settle(null);
    this.worker ??= this.start();
    const id = ++this.searches;
    return new Promise((resolve, reject) => {
      this.waiting = { id, resolve, reject };
      this.send({ type: "search", id, request });
    });
  }

  stop() {
    if (!this.waiting) return;
    this.settle(null);
    this.send({ type: "stop" });
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
    if (message.id !== this.waiting?.id) return;
    if (message.type === "found") this.settle(readReport(message.report));
    else this.fail(new Error(message.message));
  }

  private settle(found: Found[] | null) {
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.resolve(found);
  }

  private fail(error: Error) {
    const waiting = this.waiting;
    this.waiting = null;
    this.fetching = null;
    this.worker?.terminate();
    this.worker = null;
    waiting?.reject(error);
  }
}

export const engine = new Engine();
