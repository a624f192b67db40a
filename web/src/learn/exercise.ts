import type { GameName } from "../rules/rules";
import { lessonsModule, type ExerciseOutline, type Exercises } from "./module";
import type { Repetition } from "./learned";

const files = import.meta.glob<string>("../../../content/exercises/*.txt", { query: "?raw", import: "default" });

/** The themes, by which exercises may be chosen. */
export const THEME_CODES = ["one-for-two", "sacrifice", "two-for-four", "backwards", "promotion", "king", "turkish", "long"] as const;

/** The exercises of a game, and what judges their answers. */
export interface Book {
  exercises: Exercises | null;
  all: readonly ExerciseOutline[];
}

/** The exercises of a game; none where there is no file of them. */
export async function bookOf(game: GameName): Promise<Book> {
  const load = files[`../../../content/exercises/${game}.txt`];
  if (!load) return { exercises: null, all: [] };
  const [module, text] = await Promise.all([lessonsModule(), load()]);
  const exercises = module.Exercises.read(game, text);
  return { exercises, all: exercises.outlines() };
}

/** A day as a number, the same all day in the learner's own calendar. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * 60 * 60 * 1000));
}

/** Which exercise of so many belongs to a day: the same for everybody, and each comes once before any comes again. */
export function dailyIndex(day: number, count: number): number {
  if (count === 0) return -1;
  // A step without a common divisor with the count walks through all of them.
  let step = Math.floor(count * 0.618) || 1;
  while (divisor(step, count) !== 1) step += 1;
  return (((day * step) % count) + count) % count;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The exercises that are due again, and then those never tried, in their order. */
export function queue(all: readonly ExerciseOutline[], tried: ReadonlyMap<string, Repetition>, now: number): ExerciseOutline[] {
  const due = all.filter(({ name }) => (tried.get(name)?.due ?? Infinity) <= now);
  const fresh = all.filter(({ name }) => !tried.has(name));
  return [...due.sort((a, b) => tried.get(a.name)!.due - tried.get(b.name)!.due), ...fresh];
}
