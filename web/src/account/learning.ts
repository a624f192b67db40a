import { addLearned, type Learned } from "../api/generated";
import { DAY, merged, NOTHING, triedAt, type Known } from "../learn/learned";
import { progress } from "../learn/progress.svelte";
import { getMisc, putMisc } from "../store/db";
import { locked } from "../store/lock";

const KEPT = "learned-account";
/** What is done one after the other goes in one request. */
const WAIT_MS = 2_000;
/** Other devices are asked for again after so long. */
const FRESH_MS = 5 * 60_000;
/** Things in a request; the server takes texts of 64 KB. */
const MOST = 300;

/** Whose the progress of this device is, and what of it the server does not have yet. */
interface Kept {
  /** Null before anybody has signed in: then the server has none of it. */
  player: string | null;
  unsent: string[];
}

/** The kind and the name of a thing that was learned. */
type Kind = keyof Known;

function keysOf(known: Known): string[] {
  return (Object.keys(NOTHING) as Kind[]).flatMap((kind) => [...known[kind].keys()].map((name) => `${kind} ${name}`));
}

/** A part of what is known. */
export function only(known: Known, keys: readonly string[]): Known {
  const wanted = new Set(keys);
  const part = <Value>(kind: Kind, all: ReadonlyMap<string, Value>) => new Map([...all].filter(([name]) => wanted.has(`${kind} ${name}`)));
  return { lessons: part("lessons", known.lessons), exercises: part("exercises", known.exercises), courses: part("courses", known.courses) };
}

/** As it is sent. */
export function toSend({ lessons, exercises, courses }: Known): Learned {
  return {
    lessons: [...lessons].map(([name, time]) => ({ name, done_at: Math.round(time) })),
    exercises: [...exercises].map(([name, one]) => ({ name, done_at: Math.round(triedAt(one)), days: one.days, solved: one.solved })),
    courses: [...courses].map(([game, time]) => ({ game, done_at: Math.round(time) })),
  };
}

/** As it comes. */
export function received({ lessons, exercises, courses }: Learned): Known {
  return {
    lessons: new Map(lessons.map(({ name, done_at }) => [name, done_at])),
    exercises: new Map(exercises.map(({ name, done_at, days, solved }) => [name, { due: done_at + days * DAY, days, solved }])),
    courses: new Map(courses.map(({ game, done_at }) => [game, done_at])),
  };
}

/** Lets lessons and exercises follow a player to other devices. */
class Learning {
  private player: string | null = null;
  /** Whose progress this tab has in its memory. */
  private known: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private asked = 0;

  constructor() {
    progress.done = (fresh) => this.note(keysOf(fresh));
  }

  /** Somebody is signed in: what was learned here and elsewhere comes together. */
  follow(player: string) {
    const isNew = this.player !== player;
    this.player = player;
    void this.look(isNew).catch(() => undefined);
  }

  /** Nobody is signed in any more. What was learned stays on the device. */
  leave() {
    clearTimeout(this.timer);
    this.player = null;
  }

  /** The account is gone, and what was learned belongs to nobody. */
  async disown(): Promise<void> {
    await change(() => ({ player: null, unsent: [] }));
  }

  /** Whether something was learned that the server does not have. */
  async waits(): Promise<boolean> {
    return (await readKept()).unsent.length > 0;
  }

  /** Sends what waits, and takes what other devices have sent. */
  sync(): Promise<void> {
    clearTimeout(this.timer);
    this.running ??= this.runs().finally(() => (this.running = null));
    return this.running;
  }

  private async runs(): Promise<void> {
    // Another player may have signed in meanwhile.
    for (let player: string | null = null; this.player !== null && this.player !== player; ) {
      player = this.player;
      await this.run(player);
    }
  }

  private async look(isNew: boolean): Promise<void> {
    if (isNew || Date.now() - this.asked > FRESH_MS || (await this.waits())) await this.sync();
  }

  private async note(keys: string[]): Promise<void> {
    await change((kept) => ({ ...kept, unsent: [...new Set([...kept.unsent, ...keys])] }));
    if (this.player === null) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sync().catch(() => undefined), WAIT_MS);
  }

  private async run(player: string): Promise<void> {
    await progress.load();
    const { player: owner, unsent } = await readKept();
    // What the server has of another player's stays that player's; what came after it goes along with who signs in.
    if (owner !== null && owner !== player) await progress.replace(async (kept) => only(kept, (await readKept()).unsent));
    // Another tab may have done so already.
    else if (this.known !== player) await progress.reload();
    this.known = player;
    const sent = owner === player ? only(progress.all, unsent) : progress.all;
    let there = sent;
    for (const part of portions(sent)) {
      const answer = received(await addLearned(toSend(part)));
      if (this.player !== player) return;
      there = merged(there, answer);
      await progress.take(answer);
    }
    this.asked = Date.now();
    // What was done while it was sent, here or in another tab, waits for the next time.
    const gone = new Set(keysOf(sent));
    const waits = (key: string) => !gone.has(key) || timeOf(progress.all, key) > timeOf(there, key);
    await change((kept) => ({ player, unsent: kept.unsent.filter(waits) }));
  }
}

/** Parts of what is sent, at least one. */
function portions(known: Known): Known[] {
  const keys = keysOf(known);
  const count = Math.max(1, Math.ceil(keys.length / MOST));
  return Array.from({ length: count }, (_, at) => only(known, keys.slice(at * MOST, (at + 1) * MOST)));
}

function timeOf(known: Known, key: string): number {
  const [kind, name] = key.split(" ") as [Kind, string];
  if (kind !== "exercises") return known[kind].get(name) ?? 0;
  const one = known.exercises.get(name);
  return one ? triedAt(one) : 0;
}

async function readKept(): Promise<Kept> {
  const kept = (await getMisc(KEPT)) as Kept | undefined;
  return kept ?? { player: null, unsent: [] };
}

async function change(to: (kept: Kept) => Kept): Promise<void> {
  await locked("learned", async () => putMisc(KEPT, to(await readKept())));
}

export const learning = new Learning();
