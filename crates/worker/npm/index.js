/** A module that uses SIMD, and nothing else: whether it is valid tells whether there is SIMD. */
const SIMD = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
);

async function bytesOf(name) {
  const file = new URL(name, import.meta.url);
  if (file.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(file);
  }
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} cannot be fetched: ${response.status}`);
  return response.arrayBuffer();
}

function read(line) {
  const words = Object.fromEntries(line.split(" ").map((word) => word.split("=")));
  const number = (name) => (name in words ? Number(words[name]) : null);
  return {
    move: words.move,
    depth: number("depth"),
    score: number("score"),
    win: number("win"),
    loss: number("loss"),
    nodes: number("nodes"),
    pv: words.pv ? words.pv.split(",") : [],
  };
}

export class Engine {
  #module;

  constructor(exports) {
    this.#module = exports;
  }

  static async load(source) {
    const name = WebAssembly.validate(SIMD) ? "./damier-engine.wasm" : "./damier-engine-plain.wasm";
    const { instance } = await WebAssembly.instantiate(source ?? (await bytesOf(name)), {});
    return new Engine(instance.exports);
  }

  begin(request) {
    const { memory, reserve, begin } = this.#module;
    const bytes = new TextEncoder().encode(request);
    const room = reserve(bytes.length); // before the buffer is asked for: it may grow
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    if (begin(bytes.length) === 0) throw new Error(this.#report().replace(/^error=/, ""));
  }

  advance(nodes) {
    return this.#module.advance(nodes) === 1;
  }

  lines() {
    return this.#report().split("\n").map(read);
  }

  best(request) {
    this.begin(request);
    while (!this.advance(100_000));
    return this.lines()[0];
  }

  #report() {
    const { memory, reserve, report } = this.#module;
    const length = report();
    const found = reserve(length);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, found, length));
  }
}
