import { getMisc, putMisc } from "../store/db";

/** An exercise that was tried: when it is due again, and how far apart its repetitions are, in days. */
export interface Repetition {
  due: number;
  days: number;
  solved: boolean;
}

const LESSONS = "lessons";
const EXERCISES = "exercises";
const DAY = 24 * 60 * 60 * 1000;
/** The longest time between two repetitions, in days. */
const MOST_DAYS = 60;

/** When an exercise comes back: missed, tomorrow; solved, each time after twice as many days and a half. */
export function repeated(before: Repetition | undefined, solved: boolean, now: number): Repetition {
  const days = solved ? Math.min(MOST_DAYS, Math.ceil((before?.days ?? 1) * (before ? 2.5 : 1))) : 1;
  return { due: now + days * DAY, days, solved: solved || (before?.solved ?? false) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readRepetition(value: unknown): Repetition | null {
  if (!isRecord(value)) return null;
  const { due, days, solved } = value;
  return typeof due === "number" && typeof days === "number" && typeof solved === "boolean" ? { due, days, solved } : null;
}

/** What a learner has done, as a file or the device keeps it. */
export interface Learned {
  lessons: string[];
  exercises: Record<string, Repetition>;
}

/** Reads what was kept; whatever is not understood is left out. */
export function readLearned(value: unknown): Learned {
  const { lessons, exercises } = isRecord(value) ? value : {};
  const entries = Object.entries(isRecord(exercises) ? exercises : {}).flatMap(([name, one]) => {
    const repetition = readRepetition(one);
    return repetition ? [[name, repetition] as const] : [];
  });
  const names = Array.isArray(lessons) ? lessons.filter((name): name is string => typeof name === "string") : [];
  return { lessons: names, exercises: Object.fromEntries(entries) };
}

/** What a learner has done, kept on the device. */
class Progress {
  /** The lessons that are done, as `international/board`. */
  lessons = $state.raw<ReadonlySet<string>>(new Set());
  exercises = $state.raw<ReadonlyMap<string, Repetition>>(new Map());
  private reading: Promise<void> | null = null;

  /** Reads what is kept, once. */
  load(): Promise<void> {
    this.reading ??= this.read();
    return this.reading;
  }

  async finish(game: string, lesson: string): Promise<void> {
    this.lessons = new Set([...this.lessons, `${game}/${lesson}`]);
    await putMisc(LESSONS, [...this.lessons]);
  }

  /** Forgets the lessons of a game. */
  async reset(game: string): Promise<void> {
    this.lessons = new Set([...this.lessons].filter((name) => !name.startsWith(`${game}/`)));
    await putMisc(LESSONS, [...this.lessons]);
  }

  async tried(exercise: string, solved: boolean, now = Date.now()): Promise<Repetition> {
    const next = repeated(this.exercises.get(exercise), solved, now);
    this.exercises = new Map([...this.exercises, [exercise, next]]);
    await putMisc(EXERCISES, Object.fromEntries(this.exercises));
    return next;
  }

  /** Everything, as a file keeps it. */
  async write(): Promise<Learned> {
    await this.load();
    return { lessons: [...this.lessons], exercises: Object.fromEntries(this.exercises) };
  }

  /** Adds what a file holds; of an exercise that is in both, what is due later stays. */
  async add(learned: Learned): Promise<void> {
    await this.load();
    this.lessons = new Set([...this.lessons, ...learned.lessons]);
    const later = Object.entries(learned.exercises).filter(([name, { due }]) => (this.exercises.get(name)?.due ?? 0) < due);
    this.exercises = new Map([...this.exercises, ...later]);
    await putMisc(LESSONS, [...this.lessons]);
    await putMisc(EXERCISES, Object.fromEntries(this.exercises));
  }

  private async read(): Promise<void> {
    const [lessons, exercises] = await Promise.all([getMisc(LESSONS), getMisc(EXERCISES)]);
    const learned = readLearned({ lessons, exercises });
    this.lessons = new Set(learned.lessons);
    this.exercises = new Map(Object.entries(learned.exercises));
  }
}

export const progress = new Progress();
