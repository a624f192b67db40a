import "fake-indexeddb/auto";
import { beforeAll, describe, expect, it } from "vitest";
import { newRecord, readRecord } from "../src/game/record";
import { FIRST_SETUP, mayRank, readSetup } from "../src/game/setup";
import { Game } from "../src/rules/rules";
import { readLearned } from "../src/learn/learned";
import { progress } from "../src/learn/progress.svelte";
import { BrokenFile, readBackup, restore, writeBackup } from "../src/store/backup";
import { deleteGame, getGame, listGames, putGame, putScore } from "../src/store/db";
import { isPlayable, repositioned } from "../src/learn/own";
import { deleteExercise, getExercise, listExercises, newExercise, putExercise } from "../src/store/ownExercises";
import { deleteStudy, getStudy, newStudy, putStudy } from "../src/store/studies";
import { DEFAULTS, readSettings } from "../src/store/settings.svelte";
import { withRules } from "./rules";

beforeAll(withRules);

function record() {
  const game = Game.start("international", "");
  game.playText("32-28");
  return newRecord(FIRST_SETUP, game);
}

function fault(text: string): string {
  try {
    readBackup(text);
  } catch (error) {
    if (error instanceof BrokenFile) return `${error.code} ${error.place}`;
    throw error;
  }
  return "none";
}

describe("games on the device", () => {
  it("are kept and found", async () => {
    const mine = record();
    expect(await putGame(mine)).toBe(true);
    expect(await getGame(mine.id)).toEqual(mine);
    await deleteGame(mine.id);
    expect(await getGame(mine.id)).toBeNull();
  });

  it("are not overwritten by a tab that is behind", async () => {
    const mine = record();
    await putGame({ ...mine, revision: 3 });
    expect(await putGame({ ...mine, revision: 3, ply: 99 })).toBe(false);
    expect((await getGame(mine.id))?.ply).toBe(1);
    expect(await putGame({ ...mine, revision: 4, ply: 2 })).toBe(true);
  });

  it("are read only if the rules can play them", () => {
    const mine = record();
    expect(readRecord(mine)).toEqual(mine);
    expect(readRecord({ ...mine, saved: `${mine.saved}?` })).toMatch(/saved/);
    expect(readRecord({ ...mine, saved: 5 })).toMatch(/saved is not a text/);
    expect(readRecord({ ...mine, setup: { game: "chess" } })).toMatch(/setup/);
    expect(readRecord({ ...mine, setup: { ...FIRST_SETUP, game: "russian" } })).toMatch(/game of international/);
    expect(readRecord({ ...mine, id: "../x" })).toMatch(/id/);
    expect(readRecord(null)).toMatch(/not an object/);
  });
});

describe("a backup", () => {
  it("carries analyses, and the one worked on last stays", async () => {
    const study = { ...newStudy("russian", "fmjd-64", "[GameType \"25\"]\n\n1. c3-d4 *\n", [0]), updated: 5 };
    await putStudy(study);
    const backup = readBackup(await writeBackup());
    expect(backup.studies).toEqual([study]);
    await putStudy({ ...study, revision: 7, updated: 9, path: [] });
    await restore(backup);
    expect((await getStudy(study.id))?.path).toEqual([]);
    // One worked on later elsewhere takes its place, though it was written less often.
    await restore({ ...backup, studies: [{ ...study, updated: 11, path: [0] }] });
    expect(await getStudy(study.id)).toMatchObject({ path: [0], revision: 8 });
    await deleteStudy(study.id);
    await restore(backup);
    expect(await getStudy(study.id)).toEqual(study);
    expect(fault(JSON.stringify({ ...JSON.parse(await writeBackup()), studies: [{ id: "../x" }] }))).toBe("broken studies[0]");
    await deleteStudy(study.id);
  });

  it("carries exercises of one's own, and the later version stays", async () => {
    const exercise = { ...newExercise("russian", "W:Wc3:Bd4"), title: "Take", line: ["c3:e5"], updated: 5 };
    await putExercise(exercise);
    const backup = readBackup(await writeBackup());
    expect(backup.exercises).toEqual([exercise]);
    await putExercise({ ...exercise, title: "Take it", updated: 9, solved: true });
    await restore(backup);
    expect((await listExercises())[0]?.title).toBe("Take it");
    // One changed later elsewhere takes its place; what was solved here stays solved.
    await restore({ ...backup, exercises: [{ ...exercise, title: "Take now", updated: 11 }] });
    expect((await listExercises())[0]).toMatchObject({ title: "Take now", solved: true });
    // From another position it is another question.
    await restore({ ...backup, exercises: [{ ...exercise, fen: "W:Wc3:Bd4,h8", updated: 12 }] });
    expect(await getExercise(exercise.id)).toMatchObject({ fen: "W:Wc3:Bd4,h8", solved: false });
    await deleteExercise(exercise.id);
    expect(await getExercise(exercise.id)).toBeNull();
    expect(await listExercises()).toEqual([]);
    for (const wrong of [{ id: "../x" }, { game: "chess" }, { fen: "W:W1;B2" }, { fen: "W:W1\nB2" }, { line: [] }, { line: ["1-6 ; x"] }, { line: [5] }]) {
      expect(fault(JSON.stringify({ ...JSON.parse(await writeBackup()), exercises: [{ ...exercise, ...wrong }] }))).toBe("broken exercises[0]");
    }
    expect(readBackup(JSON.stringify({ ...JSON.parse(await writeBackup()), exercises: undefined })).exercises).toEqual([]);
    expect([exercise, { ...exercise, line: ["c3-b4"] }, { ...exercise, fen: "W:Wc3:Bc3" }].map(isPlayable)).toEqual([true, false, false]);
  });

  it("leaves an exercise its name and its solution from another position, as far as it fits", () => {
    const exercise = { ...newExercise("russian", "W:Wc3:Bd4"), title: "Take", line: ["c3:e5"], solved: true };
    expect(repositioned(exercise, exercise.fen)).toEqual(exercise);
    expect(repositioned(exercise, "W:Wc3:Bd4,h8")).toEqual({ ...exercise, fen: "W:Wc3:Bd4,h8", solved: false });
    expect(repositioned(exercise, "W:Wa1:Bh8")).toEqual({ ...exercise, fen: "W:Wa1:Bh8", line: [], solved: false });
    expect(repositioned({ ...exercise, line: ["c3-b4"] }, exercise.fen).line).toEqual([]);
  });

  it("carries what was learned, and the later date stays", async () => {
    await progress.finish("international", "board");
    await progress.tried("i001", true, 0);
    const backup = readBackup(await writeBackup());
    expect(backup.learned.lessons).toEqual(["international/board"]);
    const { due } = backup.learned.exercises.i001!;
    backup.learned.lessons.push("russian/choice");
    backup.learned.exercises.i001!.due = due - 1;
    backup.learned.exercises.i002 = { due: 5, days: 1, solved: false };
    await restore(backup);
    expect([...progress.lessons.keys()]).toEqual(["international/board", "russian/choice"]);
    expect(progress.exercises.get("i001")?.due).toBe(due);
    expect(progress.exercises.get("i002")?.due).toBe(5);
    // A file from before there were lessons holds none, and what is not understood is left out.
    expect(readLearned(undefined)).toEqual({ lessons: [], exercises: {} });
    expect(readLearned({ lessons: [1, "a"], exercises: { b: { due: "x" } } })).toEqual({ lessons: ["a"], exercises: {} });
  });

  it("brings everything back, and keeps the later of two", async () => {
    const mine = record();
    await putGame(mine);
    await putScore({ id: mine.id, game: "international", level: 2, points: 10, finished: 1, pdn: "*", saved: mine.saved, seed: 0, side: "white" });
    const text = await writeBackup();
    await deleteGame(mine.id);
    const backup = readBackup(text);
    await restore(backup);
    expect((await getGame(mine.id))?.saved).toBe(mine.saved);
    await putGame({ ...mine, revision: 50, updated: mine.updated + 1000, ply: 7 });
    await restore(backup);
    expect((await getGame(mine.id))?.ply).toBe(7);
  });

  it("that is broken changes nothing and says where", async () => {
    const before = await listGames();
    const good = JSON.parse(await writeBackup()) as { games: object[]; scores: object[] };
    expect(fault("{")).toMatch(/^not-json/);
    expect(fault("[]")).toBe("not-ours format");
    expect(fault("null")).toBe("not-ours format");
    expect(fault(JSON.stringify({ ...good, version: 2 }))).toBe("too-new 2");
    expect(fault(JSON.stringify({ ...good, version: "1" }))).toBe("broken version");
    expect(fault(JSON.stringify({ ...good, games: {} }))).toBe("broken games");
    expect(fault(JSON.stringify({ ...good, games: [...good.games, 5] }))).toMatch(/^broken games\[\d+\]/);
    expect(fault(JSON.stringify({ ...good, scores: [{}] }))).toBe("broken scores[0]");
    expect(await listGames()).toEqual(before);
  });
});

describe("what comes from outside", () => {
  it("settings keep what fits", () => {
    expect(readSettings({ theme: "dark", volume: 9, drag: "no", nonsense: 1, speed: "warp" })).toEqual({ theme: "dark" });
    expect(readSettings("x")).toEqual({});
    expect(readSettings(DEFAULTS)).toEqual(DEFAULTS);
  });

  it("a set-up is made to fit its game", () => {
    expect(readSetup({ ...FIRST_SETUP, game: "russian", profile: "fmjd" })?.profile).toBe("fmjd-64");
    expect(readSetup({ ...FIRST_SETUP, level: 99 })?.level).toBe(2);
    expect(readSetup({ ...FIRST_SETUP, clock: { minutes: -1, increment: 0 } })?.clock).toBeNull();
    expect(readSetup({})).toBeNull();
  });

  it("only a named level by the usual rules from the start counts for points", () => {
    expect(mayRank(FIRST_SETUP, true)).toBe(true);
    expect(mayRank(FIRST_SETUP, false)).toBe(false);
    expect(mayRank({ ...FIRST_SETUP, level: 3 }, true)).toBe(false);
    expect(mayRank({ ...FIRST_SETUP, profile: "simple-25" }, true)).toBe(false);
    expect(mayRank({ ...FIRST_SETUP, opponent: "friend" }, true)).toBe(false);
  });
});
