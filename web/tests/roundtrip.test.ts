import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import * as pdn from "../src/generated/rules-pdn/damier_wasm";
import * as store from "../src/generated/rules-library/damier_wasm";
import type { GameName } from "../src/rules/rules";

const GAMES = 1000;
const KINDS: readonly GameName[] = ["international", "international", "checkers", "russian", "brazilian"];
const WORDS = ["usual", "an idea of 1931", "Schwarz hält", "weaker is {32-28}; see below", "« bien »", "100% won?!"];
const MARKS = ["!", "?", "!!", "??", "!?", "?!"];

let seed = 11;
const chance = (below: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const one = <T,>(list: readonly T[]): T => list[chance(list.length)]!;

beforeAll(async () => {
  const bytes = (folder: string) => readFileSync(new URL(`../src/generated/${folder}/damier_wasm_bg.wasm`, import.meta.url));
  await pdn.default({ module_or_path: bytes("rules-pdn") });
  await store.default({ module_or_path: bytes("rules-library") });
});

/** Pieces by chance, with White to move or Black. */
function setUp(game: GameName): string {
  const size = game === "international" ? 50 : 32;
  const free = Array.from({ length: size }, (_, at) => at + 1);
  const put = (count: number) => Array.from({ length: count }, () => `K${free.splice(chance(free.length), 1)[0]}`).join(",");
  return `${one(["W", "B"])}:W${put(1 + chance(4))}:B${put(1 + chance(4))}`;
}

/** A game by chance, with clock times where it begins as usual, as the rules write it. */
function line(game: GameName): string {
  const table = chance(3) === 0 ? pdn.Game.fromFen(game, "none", setUp(game)) : pdn.Game.start(game, "none");
  const clocks: number[] = [];
  for (let plies = 0, most = 4 + chance(40); plies < most && !table.state().end; plies++) {
    table.play(one(table.legalMoves()).index);
    clocks.push(3_600_000 - 1000 * (plies * 7 + chance(7)));
  }
  const text = table.pdn(["White", "Anna", "Black", `Bert ${chance(1e9)}`, "Event", "Club"], Float64Array.from(chance(2) === 0 ? clocks : []));
  table.free();
  return text;
}

/** The same with variations in variations, comments and marks. */
function remarked(text: string): string {
  const study = pdn.Study.ofPdn(text, 0, "");
  for (let more = chance(12); more > 0; more--) {
    const { nodes } = study.outline();
    // Half of the time something that was just added is gone on from or replaced: variations in variations.
    const from = one(chance(2) === 0 ? nodes.slice(-3) : nodes).id;
    const here = pdn.Game.fromFen(study.outline().game, "none", study.moment(from).fen);
    const moves = here.legalMoves();
    here.free();
    if (moves.length > 0) study.play(from, one(moves).hub);
  }
  for (const { id } of study.outline().nodes) {
    if (chance(4) === 0) study.setWords(id, one(WORDS));
    if (id > 0 && chance(5) === 0) study.setMark(id, one(MARKS));
  }
  const whole = study.pdn();
  study.free();
  return whole!;
}

it(`${GAMES} games with variations, comments, marks, positions and clocks go through import, edits and export unchanged`, () => {
  const games = Array.from({ length: GAMES }, () => remarked(line(one(KINDS))));
  expect(games.filter((text) => /\([^)]*\(/.test(text)).length).toBeGreaterThan(50);
  expect(games.filter((text) => text.includes("[%clk")).length).toBeGreaterThan(300);
  expect(games.filter((text) => text.includes("[FEN")).length).toBeGreaterThan(200);
  const bytes = new TextEncoder().encode(games.join("\n"));
  let at = 0;
  const reading = new store.GameImport((length: number) => bytes.subarray(at, (at += length)));
  const library = new store.Library();
  for (let chunk = 1, done = false; !done; chunk++) {
    const batch = reading.next(library, chunk, 250);
    expect(batch.problems).toEqual([]);
    done = batch.done;
  }
  const ids = library.search({ sort: "order" });
  expect(ids).toHaveLength(GAMES);
  for (const [index, id] of ids.entries()) {
    const exported = library.pdn(Float64Array.of(id)).trim();
    expect(exported).toBe(games[index]!.trim());
    // An edit is in what is saved, and gone when it is taken back.
    const study = pdn.Study.ofPdn(exported, 0, "");
    const { nodes } = study.outline();
    const { id: node, words } = nodes.at(-1)!;
    study.setWords(node, `${words} (edited)`);
    const edited = study.pdn()!;
    expect(edited).toContain("(edited)");
    const again = pdn.Study.ofPdn(edited, 0, "");
    expect(again.pdn()).toBe(edited);
    again.setWords(node, words);
    expect(again.pdn()!.trim()).toBe(exported);
    study.free();
    again.free();
  }
}, 180_000);
