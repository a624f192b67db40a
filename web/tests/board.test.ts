import { beforeAll, describe, expect, it } from "vitest";
import { Layout } from "../src/board/geometry";
import { arrow } from "../src/board/marks";
import { track } from "../src/board/track";
import { clockText } from "../src/game/clock.svelte";
import { readReport } from "../src/engine/messages";
import { rowsOf } from "../src/play/rows";
import { infoOf, type PlayedMove } from "../src/rules/rules";
import { address, readPlace } from "../src/shell/router.svelte";
import { preferred } from "../src/i18n/i18n.svelte";
import { withRules } from "./rules";

beforeAll(withRules);

describe("where squares lie", () => {
  it("White sees 46 at the near left and 5 at the far right", () => {
    const layout = new Layout(infoOf("international"), "white");
    expect(layout.cell(46)).toMatchObject({ row: 9, column: 0 });
    expect(layout.cell(5)).toMatchObject({ row: 0, column: 9 });
    expect(layout.at(0.05, 0.95)).toBe(46);
    expect(layout.at(0.05, 0.05)).toBeNull();
    expect(layout.at(1.2, 0.5)).toBeNull();
  });

  it("Black sees the same board from the other side", () => {
    const layout = new Layout(infoOf("international"), "black");
    expect(layout.cell(5)).toMatchObject({ row: 9, column: 0 });
  });

  it("arrows lead over all squares, and up and down undo each other", () => {
    for (const game of ["international", "russian"] as const) {
      const layout = new Layout(infoOf(game), "white");
      const seen = new Set<number>();
      const walk = (square: number) => {
        if (seen.has(square)) return;
        seen.add(square);
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
          const next = layout.step(square, key, false);
          if (next) walk(next);
        }
      };
      walk(1);
      expect(seen.size).toBe(infoOf(game).squares);
      const up = layout.step(18, "ArrowUp", false)!;
      expect(layout.step(up, "ArrowDown", false)).toBe(18);
    }
  });

  it("Home and End go to the ends of the row, and of the board with Ctrl", () => {
    const layout = new Layout(infoOf("international"), "white");
    expect([layout.step(28, "Home", false), layout.step(28, "End", false)]).toEqual([26, 30]);
    expect([layout.step(28, "Home", true), layout.step(28, "End", true)]).toEqual([1, 50]);
  });
});

describe("pieces keep their identity", () => {
  const board = (pieces: Record<number, string>) => Array.from({ length: 50 }, (_, at) => pieces[at + 1] ?? ".").join("");

  it("along a move, through a promotion, and when others are taken", () => {
    const before = track([], board({ 7: "w", 40: "w", 2: "b" }), null);
    const id = before.find(({ square }) => square === 7)!.id;
    const after = track(before, board({ 1: "W", 40: "w" }), { id: 1, route: [7, 1], captured: [], promotes: true });
    expect(after.find(({ square }) => square === 1)).toMatchObject({ id, letter: "W" });
    expect(after).toHaveLength(2);
  });

  it("does not take a piece of the other side for the same", () => {
    const before = track([], board({ 7: "w" }), null);
    const after = track(before, board({ 7: "b" }), null);
    expect(after[0]!.id).not.toBe(before[0]!.id);
  });
});

describe("small things", () => {
  it("an arrow has a stop at every turn", () => {
    expect(arrow([{ x: 0, y: 0 }, { x: 100, y: 100 }, { x: 200, y: 0 }]).stops).toEqual([{ x: 100, y: 100 }]);
  });

  it("clocks show hours, minutes and tenths", () => {
    expect([3_723_000, 300_000, 61_500, 9_940, 0].map(clockText)).toEqual(["1:02:03", "5:00", "1:02", "0:09.9", "0:00.0"]);
  });

  it("reports of the engine are read, the best move first", () => {
    const [best, second, lost] = readReport("move=32-28 depth=9 score=12 nodes=5000 pv=32-28,19-23\nmove=31-27 depth=9 win=5 nodes=7\nmove=1-2 loss=6");
    expect(best).toEqual({ move: "32-28", depth: 9, score: 12, nodes: 5000, win: null, loss: null, drawn: false, late: null, line: ["32-28", "19-23"] });
    expect(readReport("move=47-36 depth=3 score=0 nodes=9 pv=47-36 known=draw")[0]).toMatchObject({ drawn: true, line: ["47-36"] });
    expect(second!.score).toBeGreaterThan(9000);
    expect(lost!.score).toBeLessThan(-9000);
  });

  it("a game that Black begins leaves the first place of a sheet empty", () => {
    const move = { ply: 1, side: "black" } as PlayedMove;
    expect(rowsOf([move], "white", "black")[0]!.plies).toEqual([null, move]);
    expect(rowsOf([move], "black", "black")[0]!.plies).toEqual([move, null]);
  });

  it("addresses are read and written, with the language first", () => {
    expect(readPlace("/nl/rules/russian", () => "en")).toEqual({ language: "nl", page: "rules", argument: "russian" });
    expect(readPlace("/play", () => "da")).toEqual({ language: "da", page: "play", argument: "" });
    expect(readPlace("/xx/<script>", () => "en")).toEqual({ language: "en", page: "home", argument: "" });
    for (const path of ["/en/", "/fr/play", "/da/play/abc", "/nl/rules/russian"]) {
      expect(address(readPlace(path, () => "en"))).toBe(path);
    }
  });

  it("the browser's first wish that there are words for is the language", () => {
    expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(preferred(["nb-NO"])).toBe("da");
    expect(preferred(["zh"])).toBe("en");
  });
});
