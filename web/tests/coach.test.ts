import { readFileSync } from "node:fs";
import linesFile from "../e2e/lines.json" with { type: "json" };
import { beforeAll, describe, expect, it } from "vitest";
import { keyMoments, MATTERS, type Search } from "../src/coach/moments";
import { readReport, type Found } from "../src/engine/messages";
import { Game } from "../src/rules/rules";
import { withRules } from "./rules";

const lines = linesFile as unknown as Record<string, { fen: string; moves: { text: string }[] }>;

interface Exports {
  memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  begin(bytes: number): number;
  advance(nodes: number): number;
  report(): number;
}

/** The engine as the page has it, searching so many positions a call. */
async function engine(slice: number): Promise<Search> {
  const bytes = readFileSync(new URL("../src/generated/engine/damier-engine.wasm", import.meta.url));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const module = instance.exports as unknown as Exports;
  const text = (length: number) => {
    const room = module.reserve(length); // before the buffer is asked for: it may grow
    return new Uint8Array(module.memory.buffer, room, length);
  };
  return (request) => {
    const bytes = new TextEncoder().encode(request);
    text(bytes.length).set(bytes);
    expect(module.begin(bytes.length), request).toBe(1);
    while (module.advance(slice) === 0);
    return Promise.resolve(readReport(new TextDecoder().decode(text(module.report()))));
  };
}

/** A game that was played to these moves, and given up by a side. */
function game(fen: string, moves: readonly string[], loser: "white" | "black"): string {
  const game = fen === "" ? Game.start("international", "fmjd") : Game.fromFen("international", "fmjd", fen);
  for (const move of moves) expect(game.playText(move), move).toMatchObject({ ok: true });
  game.resign(loser);
  return game.save();
}

/** How many plies a request to the engine has played. */
function plies(request: string): number {
  return (/moves=(\S*)/.exec(request)?.[1] ?? "").split(",").filter(Boolean).length;
}

/** A game of two players who choose by chance. */
function byChance(): string {
  const { fen, moves } = lines.international!;
  return game(fen, moves.slice(0, 8).map(({ text }) => text), "black");
}

beforeAll(withRules);

/** What an engine says that knows a score and nothing else. */
function finding(score: number): Found {
  return { move: "none", depth: 1, nodes: 1, score, win: null, loss: null, drawn: false, late: null, line: [] };
}

describe("the moments of a game that mattered", { timeout: 120_000 }, () => {
  it("are found again on any device, in slices of any size", async () => {
    const saved = byChance();
    const once = await keyMoments(saved, null, await engine(100_000), () => undefined);
    const again = await engine(700);
    await again(`${Game.start("international", "fmjd").engineRequest()} nodes=9000`);
    expect(await keyMoments(saved, null, again, () => undefined)).toEqual(once);
  });

  it("tell what was better, and what the move cost", async () => {
    // The man on 28 goes where it is taken for nothing.
    const saved = game("W:W28,44,45,49,50:B4,5,9,10,18", ["28-22"], "white");
    const told: [number, number][] = [];
    const moments = await keyMoments(saved, "white", await engine(100_000), (done, all) => told.push([done, all]));
    expect(told).toEqual([[0, 1]]);
    const [moment] = moments!;
    expect(moment!.played.text).toBe("28-22");
    expect(moment!.cost).toBeGreaterThanOrEqual(MATTERS);
    expect(moment!.scores[0] - moment!.scores[1]).toBeGreaterThanOrEqual(moment!.cost);
    expect(moment!.better.length).toBeGreaterThan(0);
    expect(moment!.better[0]!.text).not.toBe("28-22");
    expect(moment!.before.fen).toContain("28,44");
    // Played from there, every move of the line is legal.
    const from = Game.fromFen("international", "fmjd", moment!.before.fen);
    for (const move of moment!.better) expect(from.playText(move.text), move.text).toMatchObject({ ok: true });
  });

  it("are three at most, in the order of the game", async () => {
    const saved = byChance();
    let bad = 0;
    // An engine that finds every move of White bad by another measure, the later ones worse.
    const search: Search = (request) => {
      const ply = plies(request);
      bad += 1;
      return Promise.resolve([finding(ply % 2 === 0 ? 0 : 60 + ply)]);
    };
    const moments = await keyMoments(saved, "white", search, () => undefined);
    expect(bad).toBeGreaterThan(3);
    const found = moments!.map(({ played }) => played.ply);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found).toHaveLength(3);
    expect(moments!.map(({ cost }) => cost)).toEqual([...moments!.map(({ cost }) => cost)].sort((a, b) => a - b));
  });

  it("are none where nothing was given away, and where the only move was played", async () => {
    const engineFound = await engine(100_000);
    const asked: string[] = [];
    const search: Search = (request) => {
      asked.push(request);
      return engineFound(request);
    };
    expect(await keyMoments(game("W:W28:B23,12", ["28x19"], "white"), "white", search, () => undefined)).toEqual([]);
    expect(asked).toEqual([]);
    const [best] = (await engineFound("game=international rules=fmjd pos=start moves= nodes=100000"))!;
    const start = Game.start("international", "fmjd");
    const verdict = start.hubMove(best!.move);
    if (verdict.ok) start.play(verdict.move.index);
    start.resign("black");
    expect(await keyMoments(start.save(), "white", search, () => undefined)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it("are not told of a search that was stopped", async () => {
    const saved = byChance();
    expect(await keyMoments(saved, null, () => Promise.resolve(null), () => undefined)).toBeNull();
  });

  it("know a win that was let go for a draw, by the rules", async () => {
    // White is two kings ahead, and lets the position stand for the third time.
    const round = ["5-10", "50-45", "10-5", "45-50"];
    const drawn = Game.fromFen("international", "fmjd", "B:WK50,K49,K48:BK5");
    for (const move of [...round, ...round]) expect(drawn.playText(move), move).toMatchObject({ ok: true });
    expect(drawn.state().end?.reason).toBe("repetition");
    const search: Search = (request) => Promise.resolve([finding(plies(request) % 2 === 0 ? -300 : 300)]);
    const moments = await keyMoments(drawn.save(), "white", search, () => undefined);
    expect(moments).toMatchObject([{ scores: [300, 0], cost: 300, played: { ply: 8 } }]);
  });
});
