import type { FromLibrary, LibraryFault, Service, Services } from "./messages";

/** What the library refuses to do, or cannot. */
export class LibraryError extends Error {
  constructor(readonly fault: LibraryFault) {
    super(fault.message);
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Asks the library's worker, which starts with the first question. */
export class Librarian {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly told: (message: FromLibrary) => void) {}

  ask<S extends Service>(service: S, ask: Services[S]["ask"]): Promise<Services[S]["answer"]> {
    this.worker ??= this.start();
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      this.worker?.postMessage({ id, service, ...ask });
    });
  }

  /** Ends the worker and gives its memory back. */
  close() {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL("./library.worker.ts", import.meta.url), { type: "module", name: "library" });
    worker.onmessage = ({ data }: MessageEvent<FromLibrary>) => this.hear(data);
    worker.onerror = (event) => {
      const error = new Error(event.message || "the library's worker does not start");
      const waiting = [...this.waiting.values()];
      this.close();
      for (const { reject } of waiting) reject(error);
    };
    return worker;
  }

  private hear(message: FromLibrary) {
    if (message.type === "progress" || message.type === "changed") return this.told(message);
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "answer") waiting?.resolve(message.answer);
    else waiting?.reject(new LibraryError(message.error));
  }
}
