import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { differences, lastOf } from "../src/analyse/compare.svelte";
import { diagram, svgOf } from "../src/analyse/diagram";
import { Desk } from "../src/analyse/desk.svelte";
import { MOST_UNDO, MOST_UNDO_BYTES, remembered, stepped, type History } from "../src/analyse/history";
import { MOST_BYTES, readFragment, writeFragment } from "../src/analyse/link";
import { studyPdn, studyPosition, studyShared } from "../src/analyse/shelf";
import { KEPT, Report } from "../src/analyse/report.svelte";
import { pictured } from "../src/analyse/sheet";
import { stretches, type Stretch } from "../src/analyse/tree";
import { shareOf, worthOf, worthOfEnd } from "../src/analyse/worth";
import { readReport } from "../src/engine/messages";
import { pdnModule } from "../src/rules/pdn";
import { infoOf } from "../src/rules/rules";
import { putMisc } from "../src/store/db";
import { getStudy, listStudies, readStudy, reportKey } from "../src/store/studies";
import { withRules } from "./rules";

beforeAll(async () => {
  await withRules();
  await pdnModule(readFileSync(new URL("../src/generated/rules-pdn/damier_wasm_bg.wasm", import.meta.url)));
});

const GAME = "[White \"Anna\"]\n[Black \"Bert\"]\n\n1. 32-28 {usual} (1. 33-28 {or} 1... 18-23 (1... 19-23 2. 28x19)) (1. 34-30) 1... 19-23 2. 28x19 14x23 2-0";

/** A desk with its hand: touches squares. */
async function at(pdn: string, ply = 0) {
  const desk = await Desk.open(await studyPdn(pdn, 0, ply));
  return { desk, touch: (...squares: number[]) => squares.forEach((square) => desk.hands.pick(square)) };
}

const numbers = (text: Stretch[]): unknown[] => text.flatMap(({ nodes, variations }) => [...nodes.map(({ move }) => move?.text), ...variations.map(numbers)]);

describe("what can be undone", () => {
  const snapshot = (bytes: number, letter = "a") => ({ pdn: letter.repeat(bytes), path: [] });
  const begun: History = { past: [], future: [] };
  const size = ({ past, future }: History) => [...past, ...future].reduce((sum, { pdn }) => sum + new TextEncoder().encode(pdn).length, 0);

  it("is bounded in number, the oldest going first", () => {
    let history = begun;
    for (let at = 0; at < MOST_UNDO + 5; at++) history = remembered(history, { pdn: String(at), path: [] });
    expect(history.past.length).toBe(MOST_UNDO);
    expect(history.past[0]?.pdn).toBe("5");
  });

  it("is bounded in bytes, which are not letters", () => {
    let history = begun;
    const third = Math.floor(MOST_UNDO_BYTES / 3);
    for (const letter of ["a", "b", "c", "d"]) history = remembered(history, snapshot(third, letter));
    expect(history.past.map(({ pdn }) => pdn[0])).toEqual(["b", "c", "d"]);
    history = remembered(history, snapshot(third, "é"));
    expect(history.past.map(({ pdn }) => pdn[0])).toEqual(["d", "é"]);
    expect(size(history)).toBeLessThanOrEqual(MOST_UNDO_BYTES);
  });

  it("keeps the nearest snapshot whatever its size", () => {
    const history = remembered(remembered(begun, snapshot(9)), snapshot(MOST_UNDO_BYTES + 1));
    expect(history.past.map(({ pdn }) => pdn.length)).toEqual([MOST_UNDO_BYTES + 1]);
  });

  it("goes back and forth within its bounds", () => {
    const half = Math.floor(MOST_UNDO_BYTES / 2);
    const history = remembered(remembered(begun, snapshot(half, "a")), snapshot(half, "b"));
    const back = stepped(history, "past", snapshot(half, "c"))!;
    expect(back.snapshot.pdn[0]).toBe("b");
    expect(size(back.history)).toBeLessThanOrEqual(MOST_UNDO_BYTES);
    const forth = stepped(back.history, "future", back.snapshot)!;
    expect(forth.snapshot.pdn[0]).toBe("c");
    expect(stepped(begun, "past", snapshot(1))).toBeNull();
  });
});

describe("a study on the table", () => {
  it("is set as a book prints it: variations behind the move they replace", async () => {
    const { desk } = await at(GAME);
    expect(numbers(stretches(desk.moves, desk.moves.get(0).next[0]))).toEqual(["32-28", ["33-28", "18-23", ["19-23", "28x19"]], ["34-30"], "19-23", "28x19", "14x23"]);
    expect(desk.title).toBe("Anna – Bert");
    desk.close();
  });

  it("goes through its lines", async () => {
    const { desk } = await at(GAME);
    desk.last();
    expect(desk.moment.ply).toBe(4);
    desk.first();
    desk.forward();
    expect(desk.node.move?.text).toBe("32-28");
    desk.enter();
    expect(desk.node.move?.text).toBe("33-28");
    desk.enter();
    expect(desk.node.move?.text).toBe("34-30");
    desk.leave();
    expect(desk.node.move?.text).toBe("32-28");
    desk.back();
    desk.back();
    expect(desk.at).toBe(0);
    desk.close();
  });

  it("keeps every edit, undoes it, and finds it again after a reload", async () => {
    const { desk, touch } = await at(GAME, 1);
    touch(20, 25);
    expect(desk.node.move?.text).toBe("20-25");
    desk.setMark("!?");
    desk.setWords("to");
    desk.setWords("to the edge");
    expect(desk.record.past.length).toBe(3);
    desk.promote();
    await desk.save();
    const { desk: again } = { desk: await Desk.open((await getStudy(desk.record.id))!) };
    expect(again.node.move?.text).toBe("20-25");
    expect(again.node.words).toBe("to the edge");
    expect(again.moves.lineThrough(again.at).map(({ move }) => move?.text)).toEqual(["32-28", "20-25"]);
    for (let count = 0; count < 4; count++) {
      again.undo();
      await again.save();
      await Promise.resolve();
    }
    await expect.poll(() => again.moves.outline.nodes.length).toBe(10);
    expect(again.mayUndo).toBe(false);
    again.redo();
    await expect.poll(() => again.moves.outline.nodes.length).toBe(11);
    desk.close();
    again.close();
  });

  it("gives way to what another tab has written, and overwrites nothing", async () => {
    const { desk: one } = await at(GAME, 1);
    const two = await Desk.open((await getStudy(one.record.id))!);
    two.forward();
    two.setWords("later");
    await two.save();
    one.setMark("!");
    await expect.poll(() => one.overtaken).toBe(true);
    expect(one.pdn()).toBe(two.pdn());
    expect(one.node.mark).toBe("");
    expect((await getStudy(one.record.id))?.pdn).toContain("later");
    one.setMark("?");
    await expect.poll(() => one.overtaken).toBe(false);
    expect((await getStudy(one.record.id))?.pdn).toMatch(/19-23\? \{later\}/);
    one.close();
    two.close();
  });

  it("writes nothing when it is only gone through, and of several edits the last", async () => {
    const { desk } = await at(GAME, 1);
    const { revision } = desk.record;
    desk.forward();
    desk.first();
    expect(desk.record.revision).toBe(revision);
    desk.setTag("Event", "a");
    desk.setTag("Event", "ab");
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    desk.setTag("Event", "abc");
    await desk.save();
    expect(put.mock.calls.length).toBe(1);
    expect((await getStudy(desk.record.id))?.pdn).toContain('[Event "abc"]');
    put.mockRestore();
    desk.close();
  });

  it("deletes a move with what follows it", async () => {
    const { desk } = await at(GAME, 2);
    desk.delete();
    expect(desk.node.move?.text).toBe("32-28");
    expect(desk.node.next).toEqual([]);
    expect(desk.pdn()).not.toContain("14x23");
    desk.close();
  });

  it("does not make a move twice, and refuses what is not legal", async () => {
    const { desk, touch } = await at(GAME);
    touch(32, 28);
    expect(desk.record.past).toEqual([]);
    desk.typed("1-7");
    expect(desk.refusal?.reason).toBe("own-piece-in-the-way");
    expect(desk.node.move?.text).toBe("32-28");
    desk.close();
  });

  it("shows a line without playing it", async () => {
    const { desk } = await at(GAME);
    const line = desk.read("32-28,19-23,28x19x23,1-50");
    expect(line.map(({ move }) => move.text)).toEqual(["32-28", "19-23", "28x19"]);
    desk.look(line, 1);
    expect(desk.shownBoard[22]).toBe("b");
    expect(desk.moment.board[22]).toBe(".");
    desk.look(null);
    expect(desk.addLine("35-30,20-25")).toBe(true);
    expect(desk.at).toBe(0);
    expect(desk.addLine("35-30,20-25")).toBe(false);
    desk.close();
  });

  it("begins with any position of any game", async () => {
    const desk = await Desk.open(await studyPosition("russian", "W:W26:B22,14"));
    expect(desk.legal.map(({ kind, captured }) => [kind, captured])).toEqual([["man", [22, 14]]]);
    expect(desk.outline.fromStart).toBe(false);
    await expect(studyPosition("russian", "W:W1:B32")).rejects.toMatchObject({ code: "bad-fen" });
    desk.close();
  });

  it("is kept in the list, the last first", async () => {
    const record = await studyPosition("checkers", "");
    const [first] = await listStudies();
    expect(first?.game).toBe(record.game);
    expect(readStudy({ id: "../x", pdn: "", game: "russian" })).toBeNull();
    expect(readStudy({ id: "x", pdn: "", game: "chess" })).toBeNull();
    expect(readStudy({ id: "x", pdn: "*", game: "russian", path: [0, -1, "a"], past: [1, { pdn: "*", path: [] }] })).toMatchObject({ path: [0], past: [{ pdn: "*" }] });
  });
});

describe("what a position is worth", () => {
  const found = { score: 0, win: null, loss: null, drawn: false };
  it("is told from White's view", () => {
    expect(worthOf({ ...found, score: 35 }, "black")).toMatchObject({ centimen: -35, winner: null });
    expect(worthOf({ ...found, score: 29_991, win: 9 }, "black")).toMatchObject({ winner: "black", plies: 9 });
    expect(worthOf({ ...found, score: -29_994, loss: 6 }, "white")).toMatchObject({ winner: "black", plies: 6 });
    expect(worthOf({ ...found, score: 19_990 }, "white")).toMatchObject({ winner: "white", plies: null });
    expect(worthOf({ ...found, drawn: true }, "white").drawn).toBe(true);
  });

  it("is known where the game is over", async () => {
    const desk = await Desk.open(await studyPosition("russian", "W:W26:B22"));
    const [winning] = desk.legal;
    const { end } = (await lastOf(desk, winning!.hub))!;
    expect(end?.winner).toBe("white");
    expect(worthOfEnd(end!.winner)).toMatchObject({ winner: "white", plies: 0, drawn: false });
    expect(worthOfEnd("white").centimen).toBeGreaterThan(29_999);
    expect(worthOfEnd("black").centimen).toBeLessThan(-29_999);
    expect(worthOfEnd(null)).toEqual({ centimen: 0, winner: null, plies: null, drawn: true });
    desk.close();
    const { desk: whole } = await at(GAME, 1);
    expect((await lastOf(whole, "19-23"))?.end).toBeNull();
    expect(await lastOf(whole, "50-45")).toBeNull();
    whole.close();
  });

  it("is a draw where a win comes too late for a draw counter", () => {
    const [late] = readReport("move=1-6 depth=6 score=0 nodes=9 pv=1-6 known=late-loss left=6 limit=16");
    expect(worthOf(late!, "white")).toEqual({ centimen: 0, winner: null, plies: null, drawn: true, late: { winner: "black", moves: 6, counter: "16" } });
    expect(readReport("move=1-6 depth=6 score=0 nodes=9 pv=1-6 known=draw")[0]?.late).toBeNull();
  });

  it("differs between two lines in score, men and counters, each only where it does", async () => {
    const free = await Desk.open(await studyPosition("international", "W:WK47,31:BK5,K10"));
    const from = free.moment.board;
    const of = async (text: string, score: number) => ({ worth: worthOf({ ...found, score }, "black"), last: (await lastOf(free, text))! });
    const [king, man] = [await of("47-42,10-15", 0), await of("31-27,10-15", 0)];
    // In this test no language is loaded, so what is said is the name of its message.
    expect(differences(from, king, king)).toEqual([]);
    expect(differences(from, king, man).map(({ fact }) => fact)).toEqual(["counter-name"]);
    expect(differences(from, king, { ...man, worth: worthOfEnd("white") })).toHaveLength(3);
    free.close();
  });

  it("fills the bar", () => {
    expect(shareOf(null)).toBe(0.5);
    expect(shareOf(worthOf({ ...found, score: 200 }, "white"))).toBeGreaterThan(0.8);
    expect(shareOf(worthOf({ ...found, score: 29_991, win: 9 }, "black"))).toBe(0);
  });
});

describe("what is shared", () => {
  it("is all in the link", async () => {
    const game = { kind: "game", pdn: GAME, path: [1, 0] } as const;
    const fragment = await writeFragment({ ...game, path: [...game.path] });
    expect(fragment).toMatch(/^g=[\w-]+~1\.0$/);
    expect(await readFragment(fragment)).toEqual(game);
    const position = { kind: "position", game: "russian", fen: "W:WK1,20:B3" } as const;
    expect(await readFragment(await writeFragment(position))).toEqual(position);
    expect(await readFragment(encodeURI(await writeFragment(position)))).toEqual(position);
  });

  it("is not taken where it is broken", async () => {
    const whole = await writeFragment({ kind: "game", pdn: GAME.repeat(20), path: [] });
    for (const broken of ["", "x", "p=chess/W:W1:B2", "g=", "g=!!", whole.slice(0, -9), `${whole}~a`, `${whole}~-1`]) expect(await readFragment(broken), broken).toBeNull();
  });

  it("is no more than a page can open", async () => {
    const most = { kind: "game", pdn: " ".repeat(MOST_BYTES), path: [] } as const;
    expect(await readFragment(await writeFragment({ ...most, path: [] }))).toEqual(most);
    await expect(writeFragment({ ...most, pdn: `${most.pdn} `, path: [] })).rejects.toThrow(/at most 65536 bytes of text, not 65537/);
    const bomb = deflateRawSync(Buffer.alloc(2_000_000, " ")).toString("base64url");
    expect(bomb.length).toBeLessThan(4000);
    expect(await readFragment(`g=${bomb}`)).toBeNull();
  });

  it("is opened by the rules", async () => {
    const desk = await Desk.open(await studyShared({ kind: "game", pdn: GAME, path: [1, 0] }));
    expect(desk.node.move?.text).toBe("18-23");
    await expect(studyShared({ kind: "position", game: "russian", fen: "W:W1:B2" })).rejects.toMatchObject({ code: "bad-fen" });
    desk.close();
  });

  it("has diagrams behind marked moves, and behind the last", async () => {
    const { desk, touch } = await at(GAME, 1);
    desk.setMark("!");
    expect([...pictured(desk.moves, "marked")].length).toBe(2);
    expect([...pictured(desk.moves, "last")].length).toBe(1);
    touch(20, 25);
    desk.close();
  });

  it("is the diagram that damier diagram draws", () => {
    const board = Array.from({ length: 50 }, (_, at) => ({ 1: "b", 4: "B", 19: "b", 27: "w", 30: "w", 45: "W" })[at] ?? ".").join("");
    const svg = svgOf(diagram(infoOf("international"), board, "white", [], "a < b"), "B:W28,31,K46:B2,K5,20");
    expect(svg).toBe(readFileSync(new URL("../../crates/cli/tests/data/diagram.svg", import.meta.url), "utf8"));
  });

  it("is a diagram of its own, without anything from outside", () => {
    const info = infoOf("international");
    const svg = svgOf(diagram(info, `${"b".repeat(19)}B${".".repeat(10)}W${"w".repeat(19)}`, "black", [], "a < b"), "White & Black");
    expect(svg).toContain("<title>White &amp; Black</title>");
    expect(svg).toContain("a &lt; b");
    expect([...svg.matchAll(/<circle/g)].length).toBe(20 * 2 + 20 * 3 + 2 * 2 - 1);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|href|style=/);
  });
});

describe("the report of a game", () => {
  const men = (centimen: number) => worthOf({ score: centimen, win: null, loss: null, drawn: false }, "white");
  it("is put into the game by one edit", async () => {
    const { desk } = await at(GAME);
    const steps = "10 9 35-30,20-25,40-35\nblack:8 7 19-23\nwhite over";
    expect(desk.mistakes(steps)).toEqual([{ node: 1, mark: "?", better: "35-30,20-25,40-35" }]);
    expect(desk.annotate(steps)).toBe(true);
    expect(desk.pdn().replaceAll(/\s+/g, " ")).toContain("(1. 35-30 {[%eval 0.10,9]} 1... 20-25 2. 40-35)");
    expect(desk.pdn()).toMatch(/1\. 32-28\? \{.*\[%eval #-4\]/);
    expect(desk.annotate(steps)).toBe(false);
    desk.undo();
    await expect.poll(() => desk.pdn()).not.toContain("35-30");
    desk.close();
  });

  it("tells of the moves as they are numbered now", async () => {
    const { desk } = await at(GAME);
    const lines = ["32-28", "19-23", "28x19x23", "13x24x19", "35-30,20-25"];
    const steps = lines.map((line, ply) => ({ worth: men(ply === 4 ? 200 : 0), line, depth: 9 }));
    await putMisc(reportKey(desk.record.id), { line: "32-28,19-23,28x19x23,14x23x19", version: KEPT, steps });
    const report = new Report();
    await report.read(desk);
    expect(report.state).toBe("done");
    const told = () => report.mistakes(desk).map(({ node, mark }) => [desk.moves.get(node.id).move?.text, mark]);
    expect(told()).toEqual([["14x23", "?"]]);
    const before = report.mistakes(desk)[0]!.node.id;
    desk.addLine("35-30,20-25");
    desk.undo();
    await expect.poll(() => desk.mayRedo).toBe(true);
    desk.redo();
    await expect.poll(() => desk.pdn()).toContain("35-30");
    expect(told()).toEqual([["14x23", "?"]]);
    expect(report.mistakes(desk)[0]!.node.id).not.toBe(before);
    desk.go(report.mistakes(desk)[0]!.node.id);
    desk.delete();
    expect(report.fits(desk)).toBe(false);
    expect(report.mistakes(desk)).toEqual([]);
    report.close();
    desk.close();
  });
});
