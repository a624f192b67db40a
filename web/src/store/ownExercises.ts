import { newId } from "../game/record";
import type { GameName } from "../rules/rules";
import { deleteMisc, getMisc, listMisc, putMisc } from "./db";

/** An exercise that somebody made on this device. */
export interface OwnExercise {
  id: string;
  game: GameName;
  /** What is to be done, in the words of whoever made it; may be empty. */
  title: string;
  /** The position; the side to move solves it. */
  fen: string;
  /** The solution ply by ply, as texts of moves. */
  line: string[];
  created: number;
  updated: number;
  /** Whether it was ever solved. */
  solved: boolean;
}

const PREFIX = "exercise:";
/** Where a position is kept that is being changed in the editor. */
export const DRAFT = "editor-exercise";
export const MOST_TITLE = 120;
/** The longest solution, in plies. */
export const MOST_LINE = 60;

export function newExercise(game: GameName, fen: string): OwnExercise {
  const now = Date.now();
  return { id: newId(), game, title: "", fen, line: [], created: now, updated: now, solved: false };
}

export function putExercise(exercise: OwnExercise): Promise<void> {
  return putMisc(PREFIX + exercise.id, exercise);
}

export function deleteExercise(id: string): Promise<void> {
  return deleteMisc(PREFIX + id);
}

/** One of them; null if there is none of this id. */
export async function getExercise(id: string): Promise<OwnExercise | null> {
  return readExercise(await getMisc(PREFIX + id));
}

/** All of them, the newest first. */
export async function listExercises(): Promise<OwnExercise[]> {
  const found = (await listMisc(PREFIX)).flatMap((value) => readExercise(value) ?? []);
  return found.sort((a, b) => b.created - a.created);
}

/** Forgets what was changed of a position and not kept. */
export function forgetDraft(): Promise<void> {
  return deleteMisc(DRAFT);
}

/** An exercise from outside; null if nothing can be made of it. The rules read its position and its moves when it is opened. */
export function readExercise(value: unknown): OwnExercise | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, game, title, fen, line, created, updated, solved } = value as Partial<OwnExercise>;
  if (typeof id !== "string" || !/^[\w-]{1,40}$/.test(id)) return null;
  if (!["international", "checkers", "russian", "brazilian"].includes(String(game))) return null;
  if (typeof fen !== "string" || !/^[WB]:[\w:,.-]{1,600}$/.test(fen)) return null;
  if (!Array.isArray(line) || line.length === 0 || line.length > MOST_LINE) return null;
  if (!line.every((move) => typeof move === "string" && /^[\w:-]{1,200}$/.test(move))) return null;
  const time = (given: unknown) => (typeof given === "number" ? given : 0);
  return {
    id,
    game: game as GameName,
    title: typeof title === "string" ? title.slice(0, MOST_TITLE) : "",
    fen,
    line,
    created: time(created),
    updated: time(updated),
    solved: solved === true,
  };
}
