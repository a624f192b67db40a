import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Frames of a WebSocket, as far as a client of a browser needs them: whole texts, one way and the other. */
class TextSocket {
  private buffer = Buffer.alloc(0);
  private parts: Buffer[] = [];

  private constructor(
    private readonly socket: Socket,
    private readonly hear: (text: string) => void,
  ) {
    socket.on("data", (chunk) => this.take(chunk));
  }

  static async open(url: URL, hear: (text: string) => void): Promise<TextSocket> {
    const socket = connect(Number(url.port), url.hostname);
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.once("connect", () => {
        socket.write(
          `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
        );
      });
      let head = "";
      const greet = (chunk: Buffer) => {
        head += chunk.toString("latin1");
        if (!head.includes("\r\n\r\n")) return;
        socket.off("data", greet);
        if (head.startsWith("HTTP/1.1 101")) resolve();
        else reject(new Error(`no WebSocket: ${head.split("\r\n")[0]}`));
      };
      socket.on("data", greet);
    });
    return new TextSocket(socket, hear);
  }

  send(text: string) {
    const payload = Buffer.from(text);
    const mask = randomBytes(4);
    const length = payload.length;
    const head = length < 126 ? Buffer.from([0x81, 0x80 | length]) : Buffer.from([0x81, 0xfe, length >> 8, length & 255]);
    if (length > 65_535) throw new Error("no command is that long");
    this.socket.write(Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at % 4]!)]));
  }

  close() {
    this.socket.destroy();
  }

  private take(chunk: Buffer) {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      if (this.buffer.length < 2) return;
      const [first, second] = [this.buffer[0]!, this.buffer[1]! & 127];
      const extra = second === 126 ? 2 : second === 127 ? 8 : 0;
      if (this.buffer.length < 2 + extra) return;
      const length = extra === 2 ? this.buffer.readUInt16BE(2) : extra === 8 ? Number(this.buffer.readBigUInt64BE(2)) : second;
      const end = 2 + extra + length;
      if (this.buffer.length < end) return;
      const opcode = first & 15;
      if (opcode <= 1) this.parts.push(this.buffer.subarray(2 + extra, end));
      this.buffer = this.buffer.subarray(end);
      if (first & 128 && opcode <= 1) {
        const text = Buffer.concat(this.parts).toString();
        this.parts = [];
        this.hear(text);
      }
    }
  }
}

interface Reply {
  id?: number;
  type: string;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** Firefox, driven by WebDriver BiDi, which it speaks without a driver beside it. */
export class Firefox {
  private waiting = new Map<number, (reply: Reply) => void>();
  private commands = 0;
  private context = "";

  private constructor(
    private readonly process: ChildProcess,
    private readonly profile: string,
  ) {}
  private socket!: TextSocket;

  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "damier-firefox-"));
    writeFileSync(join(profile, "user.js"), 'user_pref("app.update.enabled", false);\nuser_pref("browser.shell.checkDefaultBrowser", false);\n');
    const process = spawn(program, ["--headless", "--remote-debugging-port", "0", "--profile", profile, "--no-remote"], { stdio: ["ignore", "ignore", "pipe"] });
    const firefox = new Firefox(process, profile);
    const address = await new Promise<string>((resolve, reject) => {
      let told = "";
      process.stderr!.on("data", (chunk: Buffer) => {
        told += chunk.toString();
        const found = /BiDi listening on (ws:\S+)/.exec(told);
        if (found) resolve(found[1]!);
      });
      process.once("error", reject);
      process.once("exit", () => reject(new Error(`Firefox ended: ${told}`)));
    });
    firefox.socket = await TextSocket.open(new URL(`${address}/session`), (text) => firefox.hear(JSON.parse(text) as Reply));
    await firefox.send("session.new", { capabilities: {} });
    const { contexts } = await firefox.send("browsingContext.getTree", {});
    firefox.context = (contexts as { context: string }[])[0]!.context;
    await firefox.send("browsingContext.setViewport", { context: firefox.context, viewport: { width: 1280, height: 860 } });
    return firefox;
  }

  async close() {
    await this.send("browser.close", {}).catch(() => undefined);
    this.socket.close();
    this.process.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async open(url: string) {
    await this.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  async reload() {
    await this.send("browsingContext.reload", { context: this.context, wait: "complete" });
  }

  /** The value of an expression in the page: a text, a number or a truth value. */
  async value(expression: string): Promise<unknown> {
    const reply = await this.send("script.evaluate", { expression, target: { context: this.context }, awaitPromise: true });
    const { type, result, exceptionDetails } = reply as { type: string; result?: { value?: unknown }; exceptionDetails?: { text: string } };
    if (type !== "success") throw new Error(`${expression}: ${exceptionDetails?.text}`);
    return result?.value;
  }

  /** Waits until an expression is true. */
  async until(expression: string, timeoutMs = 60_000) {
    const end = Date.now() + timeoutMs;
    while (!(await this.value(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`not true in ${timeoutMs} ms: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** A real click in the middle of an element. */
  async click(selector: string) {
    await this.until(`document.querySelector(${JSON.stringify(selector)})`);
    const at = await this.value(
      `(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({ block: "nearest" }); const b = e.getBoundingClientRect(); return Math.round(b.x + b.width / 2) + " " + Math.round(b.y + b.height / 2); })()`,
    );
    const [x, y] = String(at).split(" ").map(Number);
    const actions = [{ type: "pointerMove", x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.send("input.performActions", { context: this.context, actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  }

  private hear(reply: Reply) {
    if (reply.id !== undefined) this.waiting.get(reply.id)?.(reply);
  }

  private send(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = ++this.commands;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (reply) => {
        this.waiting.delete(id);
        if (reply.type === "success") resolve(reply.result ?? {});
        else reject(new Error(`${method}: ${reply.error}: ${reply.message}`));
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
