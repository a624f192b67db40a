import { getMisc, putMisc } from "../store/db";
import { locked } from "../store/lock";
import { merged, NOTHING, readKnown, repeated, type Known, type Learned, type Repetition } from "./learned";

const LESSONS = "lessons";
const EXERCISES = "exercises";
const COURSES = "courses";

/** What a learner has done, kept on the device. */
class Progress {
  private known = $state.raw<Known>(NOTHING);
  private reading: Promise<void> | null = null;
  /** Told what was done here, before it is kept: what is kept and told to nobody would never be sent. */
  done: ((fresh: Known) => Promise<void>) | null = null;

  get lessons(): ReadonlyMap<string, number> {
    return this.known.lessons;
  }

  get exercises(): ReadonlyMap<string, Repetition> {
    return this.known.exercises;
  }

  get all(): Known {
    return this.known;
  }

  /** Reads what is kept, once. */
  load(): Promise<void> {
    this.reading ??= read().then((known) => void (this.known = merged(this.known, known)));
    return this.reading;
  }

  finish(game: string, lesson: string, now = Date.now()): Promise<void> {
    return this.did({ ...NOTHING, lessons: new Map([[`${game}/${lesson}`, now]]) });
  }

  /** Forgets the lessons of a game. */
  reset(game: string, now = Date.now()): Promise<void> {
    return this.did({ ...NOTHING, courses: new Map([[game, now]]) });
  }

  async tried(exercise: string, solved: boolean, now = Date.now()): Promise<Repetition> {
    const next = repeated(this.exercises.get(exercise), solved, now);
    await this.did({ ...NOTHING, exercises: new Map([[exercise, next]]) });
    return next;
  }

  /** Everything, as a file keeps it. */
  async write(): Promise<Learned> {
    await this.load();
    return { lessons: [...this.lessons.keys()], exercises: Object.fromEntries(this.exercises) };
  }

  /** Adds what a file holds; of an exercise that is in both, the later review stays. */
  async add({ lessons, exercises }: Learned, now = Date.now()): Promise<void> {
    await this.load();
    const fresh = lessons.filter((name) => !this.lessons.has(name));
    await this.did({ ...NOTHING, lessons: new Map(fresh.map((name) => [name, now])), exercises: new Map(Object.entries(exercises)) });
  }

  /** Adds what was done on other devices. */
  async take(theirs: Known): Promise<void> {
    this.known = merged(this.known, theirs);
    await this.keep();
  }

  /** Puts something in the place of all that is kept, by this tab or another. */
  replace(by: (kept: Known) => Known | Promise<Known>): Promise<void> {
    return locked("learned", async () => {
      this.known = await by(await read());
      await write(this.known);
    });
  }

  /** Knows what is kept, and no more: another tab may have put something in its place. */
  reload(): Promise<void> {
    return locked("learned", async () => void (this.known = await read()));
  }

  private async did(fresh: Known): Promise<void> {
    this.known = merged(this.known, fresh);
    await this.done?.(fresh).catch(() => undefined);
    await this.keep(fresh);
  }

  /** Another tab may have kept something meanwhile: that stays, and so does what was done while all was replaced. */
  private keep(fresh = NOTHING): Promise<void> {
    return locked("learned", async () => {
      this.known = merged(merged(await read(), this.known), fresh);
      await write(this.known);
    });
  }
}

async function read(): Promise<Known> {
  const [lessons, exercises, courses] = await Promise.all([getMisc(LESSONS), getMisc(EXERCISES), getMisc(COURSES)]);
  return readKnown(lessons, exercises, courses);
}

async function write({ lessons, exercises, courses }: Known): Promise<void> {
  await putMisc(LESSONS, Object.fromEntries(lessons));
  await putMisc(EXERCISES, Object.fromEntries(exercises));
  await putMisc(COURSES, Object.fromEntries(courses));
}

export const progress = new Progress();
