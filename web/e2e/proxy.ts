import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands before the server under test and can change what it says of its files, or go away. */
export class Proxy {
  private server: Server;
  /** Set to make the service worker's script another version. */
  update = false;
  /** Whether the network is down. */
  down = false;
  /** Paths under which nothing is found any more, as after a new release. */
  gone: RegExp | null = null;

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.server = createServer((incoming, outgoing) => {
      if (this.down) {
        incoming.socket.destroy();
        return;
      }
      if (this.gone?.test(incoming.url ?? "")) {
        outgoing.writeHead(404).end();
        return;
      }
      const headers = { ...incoming.headers, host: `${hostname}:${port}`, "accept-encoding": "identity" };
      const upstream = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          let body = Buffer.concat(chunks);
          if (incoming.url === "/sw.js" && this.update) {
            body = Buffer.from(body.toString().replace(/("|`|')?revision("|`|')?:\s*("|`|')(\w)/, (text, _a, _b, quote: string, first: string) => text.slice(0, text.length - 2) + quote + (first === "0" ? "1" : "0")));
          }
          const { "content-length": _length, etag: _etag, "last-modified": _date, ...rest } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, rest);
          outgoing.end(body);
        });
      });
      upstream.on("error", () => outgoing.writeHead(502).end());
      incoming.pipe(upstream);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
