import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { dailyIndex, dayOf, queue } from "../src/learn/exercise";
import { lessonsModule, type ExerciseOutline } from "../src/learn/module";
import { merged, NOTHING, repeated, type Known } from "../src/learn/learned";
import { DIFFERENCES, firstOf, GAMES, groups, menOf } from "../src/pages/guide";
import { lessonFor } from "../src/game/lesson";
import { Game, infoOf } from "../src/rules/rules";
import { withRules } from "./rules";

const DAY = 24 * 60 * 60 * 1000;
const lessons = join(import.meta.dirname, "../../content/lessons");

beforeAll(async () => {
  await withRules();
  await lessonsModule(readFileSync(new URL("../src/generated/rules-lessons/damier_wasm_bg.wasm", import.meta.url)));
});

describe("exercises come back", () => {
  it("tomorrow when they were missed, and later each time when they were solved", () => {
    const missed = repeated(undefined, false, 0);
    expect(missed).toEqual({ due: DAY, days: 1, solved: false });
    const once = repeated(missed, true, 0);
    expect(once).toEqual({ due: 3 * DAY, days: 3, solved: true });
    expect(repeated(once, true, 0).days).toBe(8);
    expect(repeated(once, false, 0)).toEqual({ due: DAY, days: 1, solved: true });
    expect(repeated({ due: 0, days: 60, solved: true }, true, 0).days).toBe(60);
  });

  it("before those that were never tried, the longest due first", () => {
    const all = ["a", "b", "c", "d"].map((name) => ({ name }) as ExerciseOutline);
    const tried = new Map([
      ["a", { due: 20, days: 1, solved: true }],
      ["b", { due: 5, days: 1, solved: false }],
      ["c", { due: 99, days: 1, solved: true }],
    ]);
    expect(queue(all, tried, 50).map(({ name }) => name)).toEqual(["b", "a", "d"]);
  });
});

describe("what was learned on two devices", () => {
  const known = (lessons: Record<string, number>, days = 0, due = 0, solved = false, courses: Record<string, number> = {}): Known => ({
    lessons: new Map(Object.entries(lessons)),
    exercises: new Map(days > 0 ? [["a", { due, days, solved }]] : []),
    courses: new Map(Object.entries(courses)),
  });

  it("comes together in any order, as often as one likes", () => {
    const one = known({ "russian/king": 5, "russian/board": 9 }, 3, 10 + 3 * DAY, true);
    const other = known({ "russian/king": 7, "checkers/king": 1 }, 8, 20 + 8 * DAY);
    const both = known({ "russian/king": 7, "russian/board": 9, "checkers/king": 1 }, 8, 20 + 8 * DAY, true);
    expect(merged(one, other)).toEqual(both);
    expect(merged(other, one)).toEqual(both);
    expect(merged(both, one)).toEqual(both);
    expect(merged(merged(one, other), both)).toEqual(both);
    expect(merged(NOTHING, one)).toEqual(one);
  });

  it("forgets the lessons of a course that was begun anew, and none that were done since", () => {
    const anew = known({}, 0, 0, false, { russian: 7 });
    const before = known({ "russian/king": 5, "russian/board": 9, "checkers/king": 1 });
    const after = known({ "russian/board": 9, "checkers/king": 1 }, 0, 0, false, { russian: 7 });
    expect(merged(before, anew)).toEqual(after);
    expect(merged(merged(anew, before), before)).toEqual(after);
  });
});

describe("the exercise of the day", () => {
  it("is the same all day, and every one comes before any comes again", () => {
    expect(dayOf(new Date(2026, 10, 30, 0, 1))).toBe(dayOf(new Date(2026, 10, 30, 23, 59)));
    for (const count of [1, 2, 60, 300, 301]) {
      const seen = new Set(Array.from({ length: count }, (_, day) => dailyIndex(20_000 + day, count)));
      expect(seen.size).toBe(count);
    }
    expect(dailyIndex(20_000, 0)).toBe(-1);
  });
});

describe("the module of lessons", () => {
  it("reads every lesson of the course and judges answers", async () => {
    const module = await lessonsModule();
    for (const game of GAMES) {
      for (const file of readdirSync(join(lessons, game))) {
        const outline = module.Lesson.read(readFileSync(join(lessons, game, file), "utf8")).outline();
        expect(outline.game, file).toBe(game);
        expect(outline.steps.length, file).toBeGreaterThan(0);
      }
    }
    const lesson = module.Lesson.read(readFileSync(join(lessons, "international/06-compulsory.lesson"), "utf8"));
    expect(lesson.judge(0, 0, "28x19")).toMatchObject({ verdict: "right", done: true });
    expect(lesson.judge(0, 0, "32-27")).toMatchObject({ verdict: "wrong", key: "compulsory-must-other", reason: "capture-is-compulsory" });
    expect(() => module.Lesson.read("lesson\n")).toThrow(/line 1/);
  });
});

describe("how the games differ", () => {
  it("is what the rules say", () => {
    const has = (row: string) => DIFFERENCES.find((difference) => difference.row === row)!.has!;
    for (const game of GAMES) {
      const info = infoOf(game);
      expect(has("majority").includes(game), game).toBe(info.majority);
      expect(has("flying").includes(game), game).toBe(info.flyingKings);
      expect(firstOf(game)).toBe(info.first);
      expect(menOf(info)).toBe(info.size === 10 ? 20 : 12);
    }
  });

  it("and a diagram is told in words", () => {
    expect(groups("bbb..wW")).toEqual([
      { kind: "men", side: "white", squares: "6" },
      { kind: "kings", side: "white", squares: "7" },
      { kind: "men", side: "black", squares: "1–3" },
    ]);
  });
});

describe("a beginner's error in play", () => {
  const all = (game: string) => readdirSync(join(lessons, game)).map((file) => `${game}_${file.replace(/^\d+-|\.lesson$/g, "")}`);
  it.each([
    ["international", "W:W28,32:B23,7", "32-27", "refusing"],
    ["international", "W:W28,40:B33,7", "40-35", "forgotten-backwards"],
    ["international", "W:W28,40:B33,23,7", "40-35", "refusing"],
    ["international", "W:W28,50:B22,23,12,40", "28x19", "majority"],
    ["international", "W:WK46,28:B37,23,13,2", "46x32", "king-first"],
    ["international", "W:WK46,K6:B37,23,13,17,12,28", "46x32", "majority"],
    ["international", "W:W32:B28,19", "32x23", "half-way"],
    ["international", "W:W32:B28,29", "32x23", "forgotten-backwards"],
    ["international", "W:W13:B8,7,30", "13x2", "crown-in-passing"],
    ["international", "W:W32:B7", "32-31", "light-squares"],
    ["brazilian", "W:Wc3:Bd4,f6,b4,h2", "c3xa5", "majority"],
    ["brazilian", "W:Wh6:Bg7,e7,a7", "h6xf8", "passing"],
    ["russian", "W:We5:Bd4,h8", "e5-f6", "backwards"],
    ["russian", "W:Wh6:Bg7,c5", "h6:f8", "passing"],
    ["russian", "W:WKa1:Bc3,b6,h2", "a1:e5", "landing"],
    ["checkers", "W:W18:B22,1", "18x25", "forward"],
    ["checkers", "W:W11:B7,6", "11x2x9", "crown"],
    ["checkers", "W:WK18:B1", "18-9", "king"],
  ] as const)("in %s, %s, %s, leads to its lesson", (name, fen, move, lesson) => {
    const game = Game.fromFen(name, "", fen);
    const verdict = game.explainText(move);
    if (verdict.ok) throw new Error(`${move} is legal`);
    expect(lessonFor(verdict.refusal, name, "white"), verdict.refusal.reason).toBe(`${name}_${lesson}`);
    expect(all(name)).toContain(`${name}_${lesson}`);
  });

  it("has a lesson for each error that has one", () => {
    for (const reason of ["captured-piece-still-stands", "no-king-before-the-end"] as const) {
      const refusal = { reason, piece: "w", instead: [] } as unknown as Parameters<typeof lessonFor>[0];
      expect(all("international")).toContain(lessonFor(refusal, "international", "white"));
    }
  });
});
