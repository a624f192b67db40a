import type { Snapshot, StudyRecord } from "../store/studies";

/** So many edits can be undone, as long as all that is kept for it is no larger. */
export const MOST_UNDO = 60;
export const MOST_UNDO_BYTES = 2 * 1024 * 1024;

export type History = Pick<StudyRecord, "past" | "future">;

/** What can be undone once there has been an edit; what was undone before it cannot be done again. */
export function remembered({ past }: History, before: Snapshot): History {
  return bounded({ past: [...past, before], future: [] });
}

/** One step back or forth, from what the study is now; null where there is none. */
export function stepped(history: History, from: "past" | "future", now: Snapshot): { snapshot: Snapshot; history: History } | null {
  const snapshot = history[from].at(-1);
  if (!snapshot) return null;
  const rest = history[from].slice(0, -1);
  const { past, future } = history;
  return { snapshot, history: bounded(from === "past" ? { past: rest, future: [...future, now] } : { past: [...past, now], future: rest }) };
}

/** What is farthest from the study as it is goes first; the nearest snapshot stays, whatever its size. */
function bounded({ past, future }: History): History {
  const kept = { past: past.slice(-MOST_UNDO), future: future.slice(-MOST_UNDO) };
  const sizes = { past: kept.past.map(bytesOf), future: kept.future.map(bytesOf) };
  const sum = (all: number[]) => all.reduce((before, size) => before + size, 0);
  let excess = sum(sizes.past) + sum(sizes.future) - MOST_UNDO_BYTES;
  while (excess > 0 && sizes.past.length + sizes.future.length > 1) {
    const from = sizes.past.length >= sizes.future.length ? "past" : "future";
    kept[from].shift();
    excess -= sizes[from].shift() ?? 0;
  }
  return kept;
}

const encoder = new TextEncoder();

/** The size of a snapshot; a step of its path takes about as much as a digit. */
function bytesOf({ pdn, path }: Snapshot): number {
  return encoder.encode(pdn).length + path.length;
}
