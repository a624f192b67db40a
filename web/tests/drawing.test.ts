import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Desk } from "../src/analyse/desk.svelte";
import { diagram, svgOf } from "../src/analyse/diagram";
import { drawingsText, drawnOver, PENS } from "../src/analyse/drawn";
import { studyPdn, studyPosition } from "../src/analyse/shelf";
import { pdnModule, type Drawing } from "../src/rules/pdn";
import { getStudy } from "../src/store/studies";
import { infoOf } from "../src/rules/rules";
import { withRules } from "./rules";

beforeAll(async () => {
  await withRules();
  await pdnModule(readFileSync(new URL("../src/generated/rules-pdn/damier_wasm_bg.wasm", import.meta.url)));
});

const NO_KEYS = { shiftKey: false, ctrlKey: false, altKey: false };
const arrow: Drawing = { pen: "G", from: 32, to: 28 };

describe("drawings", () => {
  it("are taken away when they are made again, and exchanged by another pen", () => {
    expect(drawnOver([], arrow)).toEqual([arrow]);
    expect(drawnOver([arrow], { ...arrow })).toEqual([]);
    expect(drawnOver([arrow], { ...arrow, pen: "R" })).toEqual([{ ...arrow, pen: "R" }]);
    expect(drawnOver([arrow], { pen: "G", from: 32, to: null })).toHaveLength(2);
    expect(drawingsText([arrow, { pen: "B", from: 5, to: null }])).toBe("G32-28,B5");
  });

  it("stay with their move, outlive a reload, are undone, and leave the words alone", async () => {
    const desk = await Desk.open(await studyPdn("1. 32-28 {[%clk 0:09:30][%csl R12] usual} 19-23 *", 0, 1));
    expect(desk.node.drawings).toEqual([{ pen: "R", from: 12, to: null }]);
    expect(desk.node.words).toBe("usual");
    desk.hands.draw(28, 23, { ...NO_KEYS, shiftKey: true });
    desk.setWords("a plan");
    desk.forward();
    expect(desk.node.drawings).toEqual([]);
    await desk.save();
    const again = await Desk.open((await getStudy(desk.record.id))!);
    again.back();
    expect(again.pdn()).toContain("{[%clk 0:09:30][%csl R12][%cal R2823] a plan}");
    expect(again.marks([]).drawings).toHaveLength(2);
    again.drawer.wipe();
    expect(again.pdn()).toContain("{[%clk 0:09:30] a plan}");
    again.undo();
    await expect.poll(() => again.node.drawings.length).toBe(2);
    desk.close();
    again.close();
  });

  it("are made square by square, with the pen or with the keys that are held", async () => {
    const desk = await Desk.open(await studyPosition("international", ""));
    const { drawer } = desk;
    drawer.turn(true);
    desk.hands.pick(32);
    expect(desk.marks([]).chosen).toBe(32);
    desk.hands.pick(28);
    drawer.pen = "Y";
    desk.hands.pick(5);
    desk.hands.pick(5);
    desk.hands.pick(1);
    desk.hands.cancel();
    expect(drawer.on).toBe(true);
    desk.hands.cancel();
    expect(drawer.on).toBe(false);
    expect(desk.node.drawings).toEqual([{ pen: "Y", from: 5, to: null }, arrow]);
    expect(PENS.map((_, at) => drawer.penFor({ shiftKey: at === 1 || at === 2, ctrlKey: false, altKey: at > 1 }))).toEqual(["Y", "R", "Y", "B"]);
    desk.close();
  });

  it("lie over the pieces of a diagram, each pen with a line of its own, in black and white", () => {
    const info = infoOf("international");
    const board = `${".".repeat(27)}b${".".repeat(22)}`;
    const plain = svgOf(diagram(info, board, "white", [], ""), "");
    const svg = (drawings: readonly Drawing[], bottom: "white" | "black" = "white") => svgOf(diagram(info, board, bottom, [], "", drawings), "");
    const added = (drawings: readonly Drawing[]) => svg(drawings).slice(plain.lastIndexOf("</svg>"));
    expect(svg([])).toBe(plain);
    // Everything that was there comes first: what is drawn lies over it.
    expect(svg([arrow]).startsWith(plain.slice(0, plain.lastIndexOf("</svg>")))).toBe(true);
    const colours = [...svg(PENS.flatMap((pen) => [{ pen, from: 32, to: 28 }, { pen, from: 5, to: null }])).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!);
    expect([...new Set(colours)].sort()).toEqual([...new Set([...plain.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!))].sort());
    const lines = (to: number | null) => PENS.map((pen) => added([{ pen, from: 32, to }]).replace(/ d="[^"]*"/g, ""));
    for (const to of [28, null]) {
      expect(new Set(lines(to)).size).toBe(4);
      const [whole, broken, dotted, double] = lines(to);
      expect(whole).not.toContain("dasharray");
      expect(broken).toContain('stroke-width="9" stroke-dasharray="22 11"');
      expect(dotted).toContain('stroke-width="10" stroke-dasharray="0.1 17" stroke-linecap="round"');
      expect(double).toMatch(/stroke="#1c1712" stroke-width="14"[^>]*><path fill="none" stroke="#fffdf6" stroke-width="5"/);
    }
    // 28 is the fifth square from the left and the sixth from the top; turned, it is on the other side.
    const around28 = (x: number, y: number) => `M${x * 100 + 4} ${y * 100 + 50}a46 46`;
    expect(svg([{ pen: "G", from: 28, to: null }])).toContain(around28(4, 5));
    expect(svg([{ pen: "G", from: 28, to: null }], "black")).toContain(around28(5, 4));
  });
});
