import { readRecord, type GameRecord } from "../game/record";
import { readLearned, type Learned } from "../learn/learned";
import { progress } from "../learn/progress.svelte";
import { listGames, listScores, putAll, type Score } from "./db";
import { addLibrary, listChunks, listCollections, readChunk, readCollection, type Collection, type LibraryChunk } from "./library";
import { listExercises, putExercise, readExercise, type OwnExercise } from "./ownExercises";
import { listStudies, putStudy, readStudy, type StudyRecord } from "./studies";
import { readSettings, settings, type Settings } from "./settings.svelte";

const FORMAT = "damier-data";
const VERSION = 1;

/** A file that cannot be used: a code for the message, and the place in it. Nothing was changed. */
export class BrokenFile extends Error {
  constructor(
    readonly code: "not-json" | "not-ours" | "too-new" | "broken",
    readonly place: string,
  ) {
    super(`${code}: ${place}`);
  }
}

export interface Backup {
  settings: Partial<Settings>;
  games: GameRecord[];
  scores: Score[];
  /** Lessons and exercises done. */
  learned: Learned;
  /** Analyses; a file of an earlier version has none. */
  studies: StudyRecord[];
  /** The games of the library, and collections of them; a file of an earlier version has none. */
  library: LibraryChunk[];
  collections: Collection[];
  /** Exercises of one's own; a file of an earlier version has none. */
  exercises: OwnExercise[];
}

/** Everything of this device as the text of one file. */
export async function writeBackup(): Promise<string> {
  const [games, scores, studies, exercises, library, collections] = await Promise.all([
    listGames(),
    listScores(),
    listStudies(),
    listExercises(),
    listChunks(),
    listCollections(),
  ]);
  const learned = await progress.write();
  const data = { format: FORMAT, version: VERSION, settings: settings.all, games, scores, learned, studies, exercises, library, collections };
  return JSON.stringify(data, null, 1);
}

function isScore(value: unknown): value is Score {
  const score = value as Partial<Score> | null;
  return (
    typeof score === "object" &&
    score !== null &&
    typeof score.id === "string" &&
    typeof score.game === "string" &&
    [score.level, score.points, score.finished, score.seed].every((field) => typeof field === "number") &&
    typeof score.pdn === "string" &&
    typeof score.saved === "string" &&
    (score.side === "white" || score.side === "black")
  );
}

/** Reads a file whole before anything of it is used. Throws BrokenFile. */
export function readBackup(text: string): Backup {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new BrokenFile("not-json", error instanceof Error ? error.message : "");
  }
  if (typeof data !== "object" || data === null || data.format !== FORMAT) throw new BrokenFile("not-ours", "format");
  if (typeof data.version !== "number") throw new BrokenFile("broken", "version");
  if (data.version > VERSION) throw new BrokenFile("too-new", String(data.version));
  if (!Array.isArray(data.games)) throw new BrokenFile("broken", "games");
  if (!Array.isArray(data.scores)) throw new BrokenFile("broken", "scores");
  const games = data.games.map((value: unknown, at) => {
    const record = readRecord(value);
    if (typeof record === "string") throw new BrokenFile("broken", `games[${at}]: ${record}`);
    return record;
  });
  const scores = data.scores.map((value: unknown, at) => {
    if (!isScore(value)) throw new BrokenFile("broken", `scores[${at}]`);
    return value;
  });
  const studies = readAll(data, "studies", readStudy);
  const exercises = readAll(data, "exercises", readExercise);
  const library = readAll(data, "library", readChunk);
  const collections = readAll(data, "collections", readCollection);
  return { settings: readSettings(data.settings), games, scores, learned: readLearned(data.learned), studies, exercises, library, collections };
}

/** A list that files of earlier versions lack. */
function readAll<One>(data: Record<string, unknown>, name: string, read: (value: unknown) => One | null): One[] {
  const list = data[name];
  return (Array.isArray(list) ? list : []).map((value: unknown, at) => {
    const one = read(value);
    if (!one) throw new BrokenFile("broken", `${name}[${at}]`);
    return one;
  });
}

/** Puts a backup beside what is there; of a game that is in both, the one played last stays. Gives how many games it held. */
export async function restore(backup: Backup): Promise<number> {
  const there = new Map((await listGames()).map((game) => [game.id, game]));
  const games = backup.games.filter((game) => (there.get(game.id)?.updated ?? 0) < game.updated);
  await putAll(
    games.map((game) => ({ ...game, revision: Math.max(game.revision, there.get(game.id)?.revision ?? 0) + 1 })),
    backup.scores,
  );
  const worked = new Map((await listStudies()).map((study) => [study.id, study]));
  for (const study of backup.studies) {
    const mine = worked.get(study.id);
    if (!mine) await putStudy(study);
    else if (mine.updated < study.updated) await putStudy({ ...study, revision: Math.max(study.revision, mine.revision) + 1 });
  }
  const made = new Map((await listExercises()).map((exercise) => [exercise.id, exercise]));
  for (const exercise of backup.exercises) {
    const mine = made.get(exercise.id);
    if (!mine || mine.updated < exercise.updated) await putExercise({ ...exercise, solved: exercise.solved || (mine !== undefined && mine.solved && isSame(mine, exercise)) });
  }
  await addLibrary(backup.library, backup.collections);
  await progress.add(backup.learned);
  settings.replace({ ...settings.all, ...backup.settings });
  return backup.games.length;
}

/** Whether both ask the same: what is asked anew is not solved yet. */
function isSame(one: OwnExercise, other: OwnExercise): boolean {
  return one.fen === other.fen && one.line.join(" ") === other.line.join(" ");
}
