import { t } from "../i18n/i18n.svelte";
import { Game } from "../rules/rules";
import type { OwnExercise } from "../store/ownExercises";
import type { Book } from "./exercise";
import { lessonsModule } from "./module";

/** Whether an exercise can be played: a position of its game, and a solution of legal moves. */
export function isPlayable({ game: name, fen, line }: Pick<OwnExercise, "game" | "fen" | "line">): boolean {
  let game: Game;
  try {
    game = Game.fromFen(name, "", fen);
  } catch {
    return false;
  }
  try {
    return line.length > 0 && line.every((move) => game.playText(move).ok);
  } finally {
    game.free();
  }
}

/** The same exercise from another position: it is unsolved again, and without its solution where that no longer fits. */
export function repositioned(exercise: OwnExercise, fen: string): OwnExercise {
  const next = fen === exercise.fen ? exercise : { ...exercise, fen, solved: false };
  return isPlayable(next) ? next : { ...next, line: [], solved: false };
}

/** A book of one exercise, for the player of the others. The rules must know it to be playable. */
export async function ownBook({ id, game, fen, line }: OwnExercise): Promise<Book> {
  const { Exercises } = await lessonsModule();
  // Gain, grade and themes are not asked of one's own.
  const exercises = Exercises.read(game, `${id} ; ${fen} ; ${line.join(" ")} ; 0 ; 1 ; `);
  return { exercises, all: exercises.outlines() };
}

/** What an exercise is called. */
export function ownTitle({ title, fen }: Pick<OwnExercise, "title" | "fen">): string {
  return title.trim() || t("own-untitled", { side: fen.startsWith("W") ? "white" : "black" });
}
