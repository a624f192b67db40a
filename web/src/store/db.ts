import type { GameRecord } from "../game/record";
import type { GameName } from "../rules/rules";

/** A ranked game that was won or not, with all that is needed to play it again. */
export interface Score {
  id: string;
  game: GameName;
  level: number;
  points: number;
  finished: number;
  /** The whole game as PDN, and as the rules write it. */
  pdn: string;
  saved: string;
  seed: number;
  side: "white" | "black";
}

const NAME = "damier";
const VERSION = 2;
const GAMES = "games";
const SCORES = "scores";
const MISC = "misc";
export const LIBRARY = "library";

let opening: Promise<IDBDatabase> | null = null;

/** The database of this device. */
export function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const db = request.result;
      if (oldVersion < 1) {
        db.createObjectStore(GAMES, { keyPath: "id" }).createIndex("updated", "updated");
        db.createObjectStore(SCORES, { keyPath: "id" });
        db.createObjectStore(MISC);
      }
      if (oldVersion < 2) db.createObjectStore(LIBRARY, { keyPath: "chunk", autoIncrement: true });
    };
    request.onsuccess = () => {
      // A newer version of the app in another tab wants to change the database: let it.
      request.result.onversionchange = () => {
        request.result.close();
        opening = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => (opening = null));
  return opening;
}

/** What a request gives. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Until a transaction is written. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

/** Keeps a record; false, and nothing is written, if another tab has written a later one. */
export async function putGame(record: GameRecord): Promise<boolean> {
  const db = await open();
  const transaction = db.transaction(GAMES, "readwrite");
  const games = transaction.objectStore(GAMES);
  const there = (await done(games.get(record.id))) as GameRecord | undefined;
  if (there && there.revision >= record.revision) {
    await finished(transaction);
    return false;
  }
  games.put(record);
  await finished(transaction);
  return true;
}

export async function getGame(id: string): Promise<GameRecord | null> {
  const db = await open();
  const found = await done(db.transaction(GAMES).objectStore(GAMES).get(id));
  return (found as GameRecord | undefined) ?? null;
}

/** All games, the one played last first. */
export async function listGames(): Promise<GameRecord[]> {
  const db = await open();
  const found = (await done(db.transaction(GAMES).objectStore(GAMES).getAll())) as GameRecord[];
  return found.sort((a, b) => b.updated - a.updated);
}

export async function deleteGame(id: string): Promise<void> {
  const db = await open();
  const transaction = db.transaction(GAMES, "readwrite");
  transaction.objectStore(GAMES).delete(id);
  await finished(transaction);
}

export async function putScore(score: Score): Promise<void> {
  const db = await open();
  const transaction = db.transaction(SCORES, "readwrite");
  transaction.objectStore(SCORES).put(score);
  await finished(transaction);
}

export async function listScores(): Promise<Score[]> {
  const db = await open();
  const found = (await done(db.transaction(SCORES).objectStore(SCORES).getAll())) as Score[];
  return found.sort((a, b) => b.finished - a.finished);
}

export async function getMisc(name: string): Promise<unknown> {
  const db = await open();
  return done(db.transaction(MISC).objectStore(MISC).get(name));
}

export async function putMisc(name: string, value: unknown): Promise<void> {
  const db = await open();
  const transaction = db.transaction(MISC, "readwrite");
  transaction.objectStore(MISC).put(value, name);
  await finished(transaction);
}

/** Keeps a value unless what is there forbids it, in one step between all tabs; false, and nothing is written, if it does. */
export async function putMiscUnless(name: string, value: unknown, forbids: (there: unknown) => boolean): Promise<boolean> {
  const db = await open();
  const transaction = db.transaction(MISC, "readwrite");
  const misc = transaction.objectStore(MISC);
  const isForbidden = forbids(await done(misc.get(name)));
  if (!isForbidden) misc.put(value, name);
  await finished(transaction);
  return !isForbidden;
}

/** Makes another value of what is kept under a name, in one step between all tabs; nothing is written where it is null. */
export async function changeMisc(name: string, change: (there: unknown) => unknown): Promise<void> {
  const db = await open();
  const transaction = db.transaction(MISC, "readwrite");
  const misc = transaction.objectStore(MISC);
  const next = change(await done(misc.get(name)));
  if (next !== null) misc.put(next, name);
  await finished(transaction);
}

/** Everything that is kept under a name with this beginning. */
export async function listMisc(prefix: string): Promise<unknown[]> {
  const db = await open();
  return done(db.transaction(MISC).objectStore(MISC).getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
}

export async function deleteMisc(name: string): Promise<void> {
  const db = await open();
  const transaction = db.transaction(MISC, "readwrite");
  transaction.objectStore(MISC).delete(name);
  await finished(transaction);
}

/** Writes all of it, or none. */
export async function putAll(games: readonly GameRecord[], scores: readonly Score[]): Promise<void> {
  const db = await open();
  const transaction = db.transaction([GAMES, SCORES], "readwrite");
  for (const game of games) transaction.objectStore(GAMES).put(game);
  for (const score of scores) transaction.objectStore(SCORES).put(score);
  await finished(transaction);
}

const ASKED = "damier-asked-to-keep";

/** Asks the browser once not to throw the data away: some browsers put the question to the person. */
export async function askToKeep(): Promise<void> {
  if (localStorage.getItem(ASKED) || (await navigator.storage?.persisted?.()) !== false) return;
  localStorage.setItem(ASKED, "1");
  await navigator.storage.persist();
}
