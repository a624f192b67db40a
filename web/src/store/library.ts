import { changeMisc, deleteMisc, done, finished, LIBRARY, listMisc, open, putMisc } from "./db";

/** Some games of the library, which came together: as PDN, with the numbers of those that were deleted since. */
export interface LibraryChunk {
  chunk: number;
  /** The same on every device and in every backup, whatever was deleted since; empty where it is not known. */
  key: string;
  /** The file they came from; empty for games played here. */
  source: string;
  /** Milliseconds since 1970. */
  added: number;
  text: string;
  removed: number[];
}

/** A choice of games under a name, with what its owner has to say about it. */
export interface Collection {
  id: string;
  name: string;
  note: string;
  /** The numbers that the library knows its games by. */
  games: number[];
  updated: number;
}

/** Within one chunk games are told apart by less than this. */
export const PER_CHUNK = 1024;
const COLLECTION = "collection:";
/** So long may the name and the note of a collection be. */
export const MOST_NAME = 100;
export const MOST_NOTE = 5000;

/** Tells the other tabs that the library is no longer what they have read. */
export const libraryTabs = typeof BroadcastChannel === "function" ? new BroadcastChannel("damier-library") : null;

/** A number for a chunk that nothing else will have, in any tab. */
export async function reserveChunk(source: string): Promise<number> {
  const db = await open();
  const transaction = db.transaction(LIBRARY, "readwrite");
  const key = await done(transaction.objectStore(LIBRARY).add({ key: "", source, added: Date.now(), text: "", removed: [] }));
  await finished(transaction);
  return Number(key);
}

export async function putChunk(chunk: LibraryChunk): Promise<void> {
  const db = await open();
  const transaction = db.transaction(LIBRARY, "readwrite");
  transaction.objectStore(LIBRARY).put(chunk);
  await finished(transaction);
}

/** A name for a chunk that no other has anywhere. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join("");
}

/** Writes another text for a chunk, in which nothing of its deleted games is left. */
export async function rewriteChunk(chunk: number, text: string): Promise<void> {
  const db = await open();
  const transaction = db.transaction(LIBRARY, "readwrite");
  const store = transaction.objectStore(LIBRARY);
  const there = (await done(store.get(chunk))) as LibraryChunk | undefined;
  if (there) store.put({ ...there, text });
  await finished(transaction);
}

export async function deleteChunk(chunk: number): Promise<void> {
  const db = await open();
  const transaction = db.transaction(LIBRARY, "readwrite");
  transaction.objectStore(LIBRARY).delete(chunk);
  await finished(transaction);
}

/** All of the library, in the order in which it came. */
export async function listChunks(): Promise<LibraryChunk[]> {
  const db = await open();
  return (await done(db.transaction(LIBRARY).objectStore(LIBRARY).getAll())) as LibraryChunk[];
}

/** Deletes games by their numbers, in one step: another tab's deletions stay. */
export async function removeGames(ids: readonly number[]): Promise<void> {
  const db = await open();
  const transaction = db.transaction(LIBRARY, "readwrite");
  const store = transaction.objectStore(LIBRARY);
  const byChunk = grouped(ids);
  for (const [chunk, gone] of byChunk) {
    const there = (await done(store.get(chunk))) as LibraryChunk | undefined;
    if (there) store.put({ ...there, removed: [...new Set([...there.removed, ...gone.map((id) => id % PER_CHUNK)])] });
  }
  await finished(transaction);
}

function grouped(ids: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const id of ids) {
    const chunk = Math.floor(id / PER_CHUNK);
    const there = found.get(chunk);
    if (there) there.push(id);
    else found.set(chunk, [id]);
  }
  return found;
}

export async function listCollections(): Promise<Collection[]> {
  const found = (await listMisc(COLLECTION)).flatMap((value) => readCollection(value) ?? []);
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

export async function putCollection(collection: Collection): Promise<void> {
  await putMisc(COLLECTION + collection.id, collection);
}

/** Changes a collection as it is now: what another tab has put into it stays. One that is gone stays gone. */
export async function changeCollection(id: string, change: (there: Collection) => Partial<Collection>): Promise<void> {
  await changeMisc(COLLECTION + id, (value) => {
    const there = readCollection(value);
    return there && { ...there, ...change(there), id, updated: Date.now() };
  });
}

export async function deleteCollection(id: string): Promise<void> {
  await deleteMisc(COLLECTION + id);
}

/** A collection from outside; null if nothing can be made of it. */
export function readCollection(value: unknown): Collection | null {
  const given = value as Partial<Collection> | null;
  if (typeof given !== "object" || given === null || typeof given.id !== "string" || !/^[\w-]{1,40}$/.test(given.id)) return null;
  if (typeof given.name !== "string" || !Array.isArray(given.games)) return null;
  return {
    id: given.id,
    name: given.name.slice(0, MOST_NAME),
    note: typeof given.note === "string" ? given.note.slice(0, MOST_NOTE) : "",
    games: given.games.filter((id) => Number.isSafeInteger(id) && id >= 0),
    updated: typeof given.updated === "number" ? given.updated : 0,
  };
}

/** A chunk from outside; null if nothing can be made of it. Its text is read by the rules when the library is opened. */
export function readChunk(value: unknown): LibraryChunk | null {
  const given = value as Partial<LibraryChunk> | null;
  if (typeof given !== "object" || given === null || typeof given.text !== "string") return null;
  if (!Number.isSafeInteger(given.chunk) || given.chunk! < 0) return null;
  return {
    chunk: given.chunk!,
    key: typeof given.key === "string" && /^[\w-]{1,40}$/.test(given.key) ? given.key : "",
    source: typeof given.source === "string" ? given.source : "",
    added: typeof given.added === "number" ? given.added : 0,
    text: given.text,
    removed: Array.isArray(given.removed) ? given.removed.filter((at) => Number.isInteger(at) && at >= 0 && at < PER_CHUNK) : [],
  };
}

/** The chunk that is here with the games that only the other has; null where each has games that the other lacks. */
function merged(there: LibraryChunk, other: LibraryChunk): LibraryChunk | null {
  const both = there.removed.filter((at) => other.removed.includes(at));
  // Of the same text nothing was taken out yet: each game is in it.
  if (there.text === other.text) return both.length < there.removed.length ? { ...there, removed: both } : there;
  if (both.length === there.removed.length) return there;
  return both.length === other.removed.length ? { ...there, text: other.text, removed: other.removed } : null;
}

/**
 * Puts the chunks and collections of another device, or of an earlier day, beside what is here. A chunk that is here
 * already is not put twice; its games get the numbers that they have here, and those deleted since are there again.
 */
export async function addLibrary(chunks: readonly LibraryChunk[], collections: readonly Collection[]): Promise<void> {
  const here = await listChunks();
  const numbers = new Map<number, number>();
  for (const chunk of chunks.filter(({ text }) => text !== "")) {
    const at = here.findIndex((there) => there.text === chunk.text || (there.key !== "" && there.key === chunk.key));
    const there = here[at];
    const put = there && merged(there, chunk);
    if (there && put) {
      here[at] = put;
      if (put !== there) await putChunk(put);
      numbers.set(chunk.chunk, put.chunk);
    } else {
      const fresh = { ...chunk, chunk: await reserveChunk(chunk.source), key: there ? newKey() : chunk.key };
      await putChunk(fresh);
      here.push(fresh);
      numbers.set(chunk.chunk, fresh.chunk);
    }
  }
  const mine = new Map((await listCollections()).map((collection) => [collection.id, collection]));
  for (const collection of collections) {
    if ((mine.get(collection.id)?.updated ?? -1) >= collection.updated) continue;
    const games = collection.games.flatMap((id) => {
      const chunk = numbers.get(Math.floor(id / PER_CHUNK));
      return chunk === undefined ? [] : [chunk * PER_CHUNK + (id % PER_CHUNK)];
    });
    await putCollection({ ...collection, games });
  }
  libraryTabs?.postMessage("changed");
}
