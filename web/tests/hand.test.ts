import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Hand } from "../src/game/hand.svelte";
import type { Game, Move, Refusal, Square } from "../src/rules/rules";
import { settings } from "../src/store/settings.svelte";
import { position, withRules } from "./rules";

beforeAll(withRules);
beforeEach(() => settings.replace({}));

/** A hand over a position, with a record of what it asked for. */
function over(game: Game, strict = false) {
  const played: string[] = [];
  const refused: string[] = [];
  const told: string[] = [];
  const hand: Hand = new Hand({
    game,
    strict,
    play: (move: Move) => void played.push(move.text),
    refuse: (refusal: Refusal) => void refused.push(refusal.reason),
    touched: (square: Square) => void told.push(`touched ${square}`),
    unfinished: () => void told.push("unfinished"),
    stepped: (from, to) => void told.push(`${from} to ${to}`),
    changed: () => undefined,
  });
  const pick = (...squares: Square[]) => squares.forEach((square) => hand.pick(square));
  return { hand, pick, played, refused, told };
}

const LONG = "W:W22,26:B28,29,20,21";
const CIRCLE = "W:W15,19,K25,44:BK17,K20,K31,K43";
const FORK = "W:WK47:B14,19,29,31,42";

describe("a move made by touching squares", () => {
  it("is a piece and a marked square", () => {
    const { pick, played } = over(position("W:W31-50:B1-20"));
    pick(32, 28);
    expect(played).toEqual(["32-28"]);
  });

  it("goes to another piece when that is touched", () => {
    const { hand, pick, played } = over(position("W:W31-50:B1-20"));
    pick(32, 33);
    expect(hand.start).toBe(33);
    pick(33);
    expect(hand.start).toBeNull();
    expect(played).toEqual([]);
  });

  it("is refused with its reason, and let go", () => {
    const { hand, pick, refused } = over(position("W:W31-50:B1-20"));
    pick(32, 23);
    expect(refused).toEqual(["man-steps-one-square"]);
    expect(hand.start).toBeNull();
  });

  it("says why a piece has to wait", () => {
    const { pick, refused } = over(position(LONG));
    pick(26);
    expect(refused).toEqual(["longer-capture-exists"]);
  });
});

describe("a capture of several pieces", () => {
  it("is given step by step, with what was taken so far", () => {
    const { hand, pick, played, told } = over(position(LONG));
    pick(22, 33);
    expect(hand.taken).toEqual([28]);
    pick(24);
    expect(hand.taken).toEqual([28, 29]);
    pick(15);
    expect(played).toEqual(["22x15"]);
    expect(told).toEqual(["22 to 33", "33 to 24"]);
  });

  it("is given by its end where that is clear", () => {
    const { pick, played } = over(position(LONG));
    pick(22, 15);
    expect(played).toEqual(["22x15"]);
  });

  it("is given by its steps alone where the player wishes that", () => {
    settings.set("captures", "steps");
    const { hand, pick, played } = over(position(LONG));
    pick(22);
    expect(hand.options.map(({ square }) => square)).toEqual([33]);
    pick(33, 24, 15);
    expect(played).toEqual(["22x15"]);
  });

  it("in a circle ends where it began", () => {
    const { pick, played } = over(position(CIRCLE));
    pick(25, 3, 26, 48, 25);
    expect(played).toEqual(["25x25"]);
  });

  it("with two ways to one end is chosen", () => {
    const { hand, pick, played } = over(position(FORK));
    pick(47, 36);
    expect(hand.chooser?.map(({ text }) => text).sort()).toEqual(["47x38x20x9x36", "47x38x24x13x36"]);
    hand.choose(hand.chooser![0]!);
    expect(played).toHaveLength(1);
  });

  it("with two ways is told apart by its steps", () => {
    const { pick, played } = over(position(FORK));
    pick(47, 38, 20, 9, 36);
    expect(played).toEqual(["47x38x20x9x36"]);
  });

  it("is not left half done for another piece", () => {
    const { hand, pick, told } = over(position(LONG));
    pick(22, 33, 26);
    expect(told).toContain("unfinished");
    expect(hand.at).toBe(33);
  });

  it("is taken up again where it was left", () => {
    const { hand } = over(position(LONG));
    hand.resume([22, 33, 24]);
    expect(hand.path).toEqual([22, 33, 24]);
    expect(hand.taken).toEqual([28, 29]);
    hand.resume([26, 33]);
    expect(hand.path).toEqual([]);
  });
});

describe("the player's wishes", () => {
  it("one touch plays the only move of a piece", () => {
    settings.set("oneTouch", true);
    const { pick, played } = over(position("W:W28:B23,10"));
    pick(28);
    expect(played).toEqual(["28x19"]);
  });

  it("a second touch confirms", () => {
    settings.set("confirmMoves", true);
    const { pick, played } = over(position("W:W31-50:B1-20"));
    pick(32, 28);
    expect(played).toEqual([]);
    pick(28);
    expect(played).toEqual(["32-28"]);
  });

  it("a strict game holds a touched piece", () => {
    const { hand, pick, told } = over(position("W:W31-50:B1-20"), true);
    pick(32, 33, 32);
    expect(told).toEqual(["touched 32", "touched 32"]);
    expect(hand.start).toBe(32);
  });
});

describe("dragging", () => {
  it("plays, refuses, and does nothing off the board", () => {
    const { hand, played, refused } = over(position("W:W31-50:B1-20"));
    hand.drop(32, null);
    expect(hand.path).toEqual([]);
    hand.drop(32, 32);
    expect([played, refused]).toEqual([[], []]);
    hand.drop(32, 23);
    expect(refused).toEqual(["man-steps-one-square"]);
    hand.drop(32, 28);
    expect(played).toEqual(["32-28"]);
  });
});
