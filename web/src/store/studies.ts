import { newId } from "../game/record";
import type { GameName, Side } from "../rules/rules";
import { deleteMisc, getMisc, listMisc, putMiscUnless } from "./db";

/** What a study was before an edit: its PDN, and which move was on the board, as a way through the tree. */
export interface Snapshot {
  pdn: string;
  path: number[];
}

/** A study as it is kept on the device, after every edit. */
export interface StudyRecord extends Snapshot {
  id: string;
  /** Counts the writings, so that a tab that is behind overwrites nothing. */
  revision: number;
  created: number;
  updated: number;
  game: GameName;
  profile: string;
  bottom: Side;
  /** For lists, so that no study needs to be opened for them. */
  board: string;
  title: string;
  /** How many moves of the text that was opened could not be taken. */
  leftOut: number;
  /** What can be undone and done again, the nearest last. */
  past: Snapshot[];
  future: Snapshot[];
}

const PREFIX = "study:";

export function newStudy(game: GameName, profile: string, pdn: string, path: number[] = [], leftOut = 0): StudyRecord {
  const now = Date.now();
  return { id: newId(), revision: 1, created: now, updated: now, game, profile, bottom: "white", board: "", title: "", leftOut, pdn, path, past: [], future: [] };
}

export async function getStudy(id: string): Promise<StudyRecord | null> {
  return readStudy(await getMisc(PREFIX + id));
}

/** Keeps a study; false, and nothing is written, if another tab has written a later one. */
export function putStudy(record: StudyRecord): Promise<boolean> {
  return putMiscUnless(PREFIX + record.id, record, (there) => (readStudy(there)?.revision ?? -1) >= record.revision);
}

/** Where the report of a study is kept. */
export function reportKey(id: string): string {
  return `report:${id}`;
}

export async function deleteStudy(id: string): Promise<void> {
  await deleteMisc(PREFIX + id);
  await deleteMisc(reportKey(id));
}

/** All studies, the one worked on last first. */
export async function listStudies(): Promise<StudyRecord[]> {
  const found = (await listMisc(PREFIX)).flatMap((value) => readStudy(value) ?? []);
  return found.sort((a, b) => b.updated - a.updated);
}

function readSnapshots(value: unknown): Snapshot[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one: Partial<Snapshot> | null) => typeof one?.pdn === "string" && Array.isArray(one.path)) as Snapshot[];
}

/** A study from outside; null if nothing can be made of it. The rules read its PDN when it is opened. */
export function readStudy(value: unknown): StudyRecord | null {
  if (typeof value !== "object" || value === null) return null;
  const given = value as Partial<StudyRecord>;
  if (typeof given.id !== "string" || !/^[\w-]{1,40}$/.test(given.id) || typeof given.pdn !== "string") return null;
  if (!["international", "checkers", "russian", "brazilian"].includes(String(given.game))) return null;
  const numbers = Array.isArray(given.path) ? given.path.filter((step) => Number.isInteger(step) && step >= 0) : [];
  const text = (name: "profile" | "board" | "title") => (typeof given[name] === "string" ? given[name] : "");
  const time = (name: "created" | "updated") => (typeof given[name] === "number" ? given[name] : 0);
  return {
    id: given.id,
    revision: typeof given.revision === "number" && Number.isSafeInteger(given.revision) ? given.revision : 0,
    created: time("created"),
    updated: time("updated"),
    game: given.game as GameName,
    profile: text("profile"),
    bottom: given.bottom === "black" ? "black" : "white",
    board: text("board"),
    title: text("title").slice(0, 300),
    leftOut: typeof given.leftOut === "number" ? given.leftOut : 0,
    pdn: given.pdn,
    path: numbers,
    past: readSnapshots(given.past),
    future: readSnapshots(given.future),
  };
}
