/// <reference lib="webworker" />
// The computer's thinking, away from the page. The module searches some nodes a call, so a search can be
// stopped at once without shared memory; between two calls this worker listens.
import plainUrl from "../generated/engine/damier-engine-plain.wasm?url";
import simdUrl from "../generated/engine/damier-engine.wasm?url";
import type { FromWorker, ToWorker } from "./messages";
import { hasSimd } from "./simd";

interface Engine {
  memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  begin(bytes: number): number;
  advance(nodes: number): number;
  report(): number;
}

/** How long a call may take before the worker listens again, in milliseconds. */
const SLICE_MS = 12;
const FIRST_SLICE_NODES = 2_000;
/** How often a search tells what it has found so far, in milliseconds. */
const TELL_MS = 150;

let module: Promise<WebAssembly.Module> | null = null;
let engine: Engine | null = null;
/** The search that may go on; any other ends at its next slice. */
let current = 0;

function tell(message: FromWorker) {
  postMessage(message);
}

async function fetchModule(): Promise<WebAssembly.Module> {
  const response = await fetch(hasSimd() ? simdUrl : plainUrl);
  if (!response.ok || !response.body) throw new Error(`the engine could not be fetched: ${response.status}`);
  const total = response.headers.has("content-encoding") ? 0 : Number(response.headers.get("content-length") ?? 0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    received += value.length;
    tell({ type: "fetching", received, total });
  }
  return WebAssembly.compile(await new Blob(chunks).arrayBuffer());
}

async function loaded(): Promise<Engine> {
  module ??= fetchModule();
  module.catch(() => (module = null)); // A failed fetch is tried again with the next search.
  const compiled = await module;
  engine ??= (await WebAssembly.instantiate(compiled, {})).exports as unknown as Engine;
  return engine;
}

function write(to: Engine, text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  const room = to.reserve(bytes.length); // before the buffer is asked for: it may grow
  new Uint8Array(to.memory.buffer, room, bytes.length).set(bytes);
  return to.begin(bytes.length) === 1;
}

function read(from: Engine): string {
  const length = from.report();
  const room = from.reserve(length);
  return new TextDecoder().decode(new Uint8Array(from.memory.buffer, room, length));
}

/** Lets messages in, without the delay that timers have. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** The search in the module, which may be gone on with when it rests. */
let begun: { id: number; using: Engine; slice: number } | null = null;

/** Counts the stretches of searching: a later one ends those before it. */
let turns = 0;

/** Begins a search; false if it was overtaken or is not understood. */
async function start(id: number, request: string): Promise<boolean> {
  const using = await loaded();
  if (id !== current) return false;
  begun = { id, using, slice: FIRST_SLICE_NODES };
  if (write(using, request)) return true;
  begun = null;
  tell({ type: "failed", id, message: read(using) });
  return false;
}

/** Searches on, to the end or until so many more positions have been looked at. */
async function go(most: number, tells: boolean): Promise<void> {
  if (!begun) return;
  const { id, using } = begun;
  const turn = ++turns;
  let told = performance.now();
  for (let looked = 0; looked < most; ) {
    const started = performance.now();
    const nodes = Math.min(Math.round(begun.slice), most - looked);
    const over = using.advance(nodes) === 1;
    const ended = performance.now();
    if (over) {
      tell({ type: "found", id, report: read(using) });
      return;
    }
    looked += nodes;
    begun.slice = Math.min(200_000, Math.max(500, begun.slice * Math.min(2, SLICE_MS / Math.max(ended - started, 0.5))));
    if (tells && ended - told > TELL_MS) {
      told = ended;
      tell({ type: "so-far", id, report: read(using), rests: false });
    }
    await breathe();
    if (id !== current || turn !== turns) return;
  }
  tell({ type: "so-far", id, report: read(using), rests: true });
}

async function obey(message: Exclude<ToWorker, { type: "stop" }>): Promise<void> {
  if (message.type === "deeper") return go(message.nodes, true);
  if (await start(message.id, message.request)) await go(message.type === "search" ? Infinity : message.nodes, message.type === "analyse");
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "stop") {
    current = 0;
    return;
  }
  current = data.id;
  try {
    await obey(data);
  } catch (error) {
    // Nothing of a module that broke is used again. A level needs all of its memory: with less it would play
    // other moves, so the page says that the computer cannot think here, and offers to try again.
    engine = null;
    begun = null;
    tell({ type: "failed", id: data.id, message: String(error) });
  }
};
