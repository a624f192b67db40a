// What a learner has done, as values: read, and brought together from several devices without losing any of it.

/** An exercise that was tried: when it is due again, and how far apart its repetitions are, in days. */
export interface Repetition {
  due: number;
  days: number;
  /** Whether it was ever solved. */
  solved: boolean;
}

/** Everything that a learner has done, with when. Times are milliseconds since 1970. */
export interface Known {
  /** The lessons that are done, as `international/board`. */
  lessons: ReadonlyMap<string, number>;
  exercises: ReadonlyMap<string, Repetition>;
  /** The courses that were begun anew, by game: lessons from before are not done any more. */
  courses: ReadonlyMap<string, number>;
}

export const NOTHING: Known = { lessons: new Map(), exercises: new Map(), courses: new Map() };

export const DAY = 24 * 60 * 60 * 1000;
/** The longest time between two repetitions, in days. */
const MOST_DAYS = 60;
/** When a lesson was done of which that was not written down. */
const LONG_AGO = 1;

/** When an exercise comes back: missed, tomorrow; solved, each time after twice as many days and a half. */
export function repeated(before: Repetition | undefined, solved: boolean, now: number): Repetition {
  const days = solved ? Math.min(MOST_DAYS, Math.ceil((before?.days ?? 1) * (before ? 2.5 : 1))) : 1;
  return { due: now + days * DAY, days, solved: solved || (before?.solved ?? false) };
}

/** When an exercise was tried last. */
export function triedAt({ due, days }: Repetition): number {
  return due - days * DAY;
}

/** All that either knows: of an exercise the later review holds, of a lesson and a course the later time. */
export function merged(one: Known, other: Known): Known {
  const courses = latest(one.courses, other.courses);
  const lessons = [...latest(one.lessons, other.lessons)].filter(([name, time]) => time > (courses.get(name.split("/")[0]!) ?? 0));
  const exercises = new Map(one.exercises);
  for (const [name, theirs] of other.exercises) {
    const ours = exercises.get(name);
    exercises.set(name, ours ? later(ours, theirs) : theirs);
  }
  return { lessons: new Map(lessons), exercises, courses };
}

function latest(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(one);
  for (const [name, time] of other) all.set(name, Math.max(time, all.get(name) ?? 0));
  return all;
}

function later(one: Repetition, other: Repetition): Repetition {
  const order = triedAt(one) - triedAt(other) || one.days - other.days;
  return { ...(order >= 0 ? one : other), solved: one.solved || other.solved };
}

/** What a file keeps of it. */
export interface Learned {
  lessons: string[];
  exercises: Record<string, Repetition>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readRepetition(value: unknown): Repetition | null {
  if (!isRecord(value)) return null;
  const { due, days, solved } = value;
  return typeof due === "number" && typeof days === "number" && typeof solved === "boolean" ? { due, days, solved } : null;
}

function readRepetitions(value: unknown): [string, Repetition][] {
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) => {
    const repetition = readRepetition(one);
    return repetition ? [[name, repetition] as [string, Repetition]] : [];
  });
}

function readTimes(value: unknown): Map<string, number> {
  if (Array.isArray(value)) return new Map(value.filter((name): name is string => typeof name === "string").map((name) => [name, LONG_AGO]));
  const entries = Object.entries(isRecord(value) ? value : {});
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

/** Reads what a file holds; whatever is not understood is left out. */
export function readLearned(value: unknown): Learned {
  const { lessons, exercises } = isRecord(value) ? value : {};
  return { lessons: [...readTimes(lessons).keys()], exercises: Object.fromEntries(readRepetitions(exercises)) };
}

/** Reads what the device keeps. */
export function readKnown(lessons: unknown, exercises: unknown, courses: unknown): Known {
  return { lessons: readTimes(lessons), exercises: new Map(readRepetitions(exercises)), courses: readTimes(courses) };
}
