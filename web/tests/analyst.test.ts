import { beforeEach, describe, expect, it, vi } from "vitest";
import { Analyst } from "../src/analyse/analyst.svelte";
import type { Desk } from "../src/analyse/desk.svelte";
import type { Found } from "../src/engine/messages";

const found = (score: number): Found => ({ move: "32-28", score, depth: 9, nodes: 5, win: null, loss: null, drawn: false, line: ["32-28"] }) as unknown as Found;

/** As much of a desk as the computer reads. */
const desk = {
  legal: [{}],
  moment: { turn: "white" },
  outline: { game: "international" },
  threatRequest: () => "pos=start",
  engineRequest: () => "game=international",
  read: () => [],
} as unknown as Desk;

describe("the computer beside the board", () => {
  let analyst: Analyst;
  let answer: (found: Found[] | null) => void;
  let tell: (found: Found[], rests: boolean) => void;
  const analyse = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    analyst = new Analyst();
    analyse.mockReset().mockImplementation((_request, _nodes, told) => (tell = told));
    vi.spyOn(analyst.engine, "search").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    vi.spyOn(analyst.engine, "stop").mockImplementation(() => answer?.(null));
    vi.spyOn(analyst.engine, "analyse").mockImplementation(analyse);
    vi.spyOn(analyst.engine, "deeper").mockImplementation(() => undefined);
    return () => vi.useRealTimers();
  });

  const begin = async (threat: boolean) => {
    analyst.wishes = { ...analyst.wishes, on: true, threat };
    analyst.look(desk);
    await vi.advanceTimersByTimeAsync(500);
  };

  it.each(["switched off", "stopped"])("begins nothing when it is %s while it looks for the threat", async (how) => {
    await begin(true);
    if (how === "stopped") analyst.stop();
    else {
      analyst.wishes = { ...analyst.wishes, on: false };
      analyst.look(desk);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(analyse).not.toHaveBeenCalled();
    expect(analyst.state).toBe(how === "stopped" ? "stopped" : "off");
  });

  it("goes on deeper after it was stopped", async () => {
    await begin(false);
    tell([found(10)], false);
    analyst.stop();
    tell([found(20)], true);
    expect(analyst.lines[0]?.worth.centimen).toBe(10);
    analyst.deeper(desk);
    tell([found(30)], true);
    expect(analyst.lines[0]?.worth.centimen).toBe(30);
    expect(analyst.state).toBe("rests");
  });

  it("hears nothing more of a position that was left", async () => {
    await begin(false);
    const late = tell;
    analyst.look(desk);
    late([found(10)], true);
    expect(analyst.lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    analyst.leave();
    tell([found(10)], true);
    expect(analyst.lines).toEqual([]);
    expect(analyst.state).toBe("off");
  });
});
