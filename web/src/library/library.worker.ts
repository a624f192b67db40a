/// <reference lib="webworker" />
// The library of games, away from the page: it is kept in the device's database and searched by the rules' module.
import init, { GameImport, Library, type ImportBatch } from "../generated/rules-library/damier_wasm";
import wasm from "../generated/rules-library/damier_wasm_bg.wasm?url";
import { deleteChunk, libraryTabs, listChunks, newKey, PER_CHUNK, putChunk, removeGames, reserveChunk, rewriteChunk } from "../store/library";
import type { FromLibrary, Imported, LibraryFault, Service, Services, ToLibrary } from "./messages";

/** So many games are read, written down and told of at a time. */
const AT_A_TIME = 250;
/** So much of a file is read at once. */
const BYTES_AT_ONCE = 1 << 18;
/** So many problems of an import are told. */
const MOST_PROBLEMS = 1000;

let library: Promise<Library> | null = null;
/** Whether another tab has changed what was read, and it is not yet being read anew. */
let isStale = false;
/** Set while an import runs that is to end. */
let stops = false;

function tell(message: FromLibrary) {
  postMessage(message);
}

async function read(): Promise<Library> {
  await init({ module_or_path: wasm });
  const made = new Library();
  for (const { chunk, text, removed } of await listChunks()) if (text !== "") made.add(chunk, text, Uint32Array.from(removed));
  return made;
}

function loaded(): Promise<Library> {
  library ??= read();
  library.catch(() => (library = null)); // tried again the next time
  return library;
}

/** Reads everything anew, as another tab has changed it. */
async function again() {
  const old = await library;
  isStale = false;
  library = read();
  const made = await loaded();
  old?.free();
  tell({ type: "changed", count: made.count() });
}

async function takeIn({ file, source }: Services["import"]["ask"]): Promise<Imported> {
  const into = await loaded();
  const reader = new FileReaderSync();
  let at = 0;
  const games = new GameImport((length: number) => {
    const part = file.slice(at, at + Math.min(length, BYTES_AT_ONCE));
    at += part.size;
    return new Uint8Array(reader.readAsArrayBuffer(part));
  });
  const sum: Imported = { read: 0, kept: 0, twice: 0, problems: [], moreProblems: 0, end: "done", message: "" };
  stops = false;
  try {
    for (let done = false; !done && sum.end === "done"; ) {
      const batch = await takeSome(games, into, source, sum);
      if (!batch) break;
      add(sum, batch);
      done = batch.done;
      tell({ type: "progress", bytes: at, total: file.size, read: sum.read, kept: sum.kept });
      if (stops && !done) sum.end = "stopped";
    }
  } finally {
    games.free();
    libraryTabs?.postMessage("changed");
  }
  return sum;
}

/** Takes the next games in and writes them down; null where that is not possible, and `sum` has the reason. */
async function takeSome(games: GameImport, into: Library, source: string, sum: Imported): Promise<ImportBatch | null> {
  const chunk = await reserveChunk(source).catch(() => null);
  let batch: ImportBatch | null = null;
  try {
    if (chunk !== null) batch = games.next(into, chunk, AT_A_TIME);
  } catch (error) {
    sum.message = fault(error).message;
  }
  try {
    if (chunk !== null && batch && batch.text !== "") await putChunk({ chunk, key: newKey(), source, added: Date.now(), text: batch.text, removed: [] });
    else if (chunk !== null) await deleteChunk(chunk);
    if (batch) return batch;
  } catch {
    // The device is full: what was not written down is not in the library.
    if (chunk !== null) into.remove(Float64Array.from({ length: batch?.kept ?? 0 }, (_, game) => chunk * PER_CHUNK + game));
    if (chunk !== null) await deleteChunk(chunk).catch(() => undefined);
  }
  sum.end = sum.message === "" ? "full" : "failed";
  return null;
}

function add(sum: Imported, batch: ImportBatch) {
  sum.read += batch.read;
  sum.kept += batch.kept;
  sum.twice += batch.twice;
  const room = Math.max(0, MOST_PROBLEMS - sum.problems.length);
  sum.problems.push(...batch.problems.slice(0, room));
  sum.moreProblems += batch.moreProblems + Math.max(0, batch.problems.length - room);
}

const SERVICES: { [S in Service]: (ask: Services[S]["ask"]) => Promise<Services[S]["answer"]> } = {
  open: async () => (await loaded()).count(),
  import: takeIn,
  stop: async () => {
    stops = true;
    return null;
  },
  search: async ({ query }) => (await loaded()).search(query),
  rows: async ({ ids }) => (await loaded()).rows(Float64Array.from(ids)),
  pdn: async ({ ids }) => (await loaded()).pdn(ids),
  tree: async ({ ids, game, fen }) => (await loaded()).tree(ids, game, fen),
  names: async ({ field, beginning }) => (await loaded()).names(field, beginning, 12),
  remove: async ({ ids }) => {
    await removeGames(ids);
    // Only now: what was loaded before may have been given up in the meantime.
    const from = await loaded();
    from.remove(Float64Array.from(ids));
    await forget(from, ids);
    libraryTabs?.postMessage("changed");
    return from.count();
  },
};

/** Of deleted games nothing stays on the device. */
async function forget(from: Library, ids: readonly number[]) {
  for (const chunk of new Set(ids.map((id) => Math.floor(id / PER_CHUNK)))) {
    const all = Float64Array.from({ length: PER_CHUNK }, (_, game) => chunk * PER_CHUNK + game);
    if (from.rows(all).length === 0) await deleteChunk(chunk);
    else await rewriteChunk(chunk, from.chunk(chunk));
  }
}

/** What went wrong, as far as it can be told. */
function fault(error: unknown): LibraryFault {
  const given = error as Partial<LibraryFault> | null;
  return {
    code: typeof given?.code === "string" ? given.code : "failed",
    field: given?.field ?? null,
    text: given?.text ?? null,
    message: given?.message ?? String(error),
  };
}

/** Imports come one after the other, and each on its own; everything else goes on beside them. */
let importing: Promise<unknown> = Promise.resolve();

async function serve({ id, service, ...ask }: ToLibrary) {
  try {
    const deed = () => (SERVICES[service] as (ask: unknown) => Promise<unknown>)(ask);
    const answer = await (service === "import" ? (importing = importing.then(deed, deed)) : deed());
    tell({ type: "answer", id, answer });
  } catch (error) {
    tell({ type: "failed", id, error: fault(error) });
  }
}

onmessage = ({ data }: MessageEvent<ToLibrary>) => void serve(data);
libraryTabs?.addEventListener("message", ({ data }) => {
  if (data !== "changed" || !library || isStale) return;
  isStale = true;
  // In the row of the imports: none may go into a library that is about to be given up.
  importing = importing.then(again, again).catch(console.error);
});
