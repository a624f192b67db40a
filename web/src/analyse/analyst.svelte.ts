import { Engine } from "../engine/engine.svelte";
import type { Found } from "../engine/messages";
import { pdnModule, type PreviewedMove } from "../rules/pdn";
import type { Side } from "../rules/rules";
import { getMisc, putMisc } from "../store/db";
import type { Desk } from "./desk.svelte";
import { worthOf, type Worth } from "./worth";

/** What is wished of the computer, kept from visit to visit. */
export interface Wishes {
  on: boolean;
  /** How many of the best moves, from 1 to 5. */
  lines: number;
  arrows: boolean;
  threat: boolean;
}

export const LINES = [1, 2, 3, 4, 5] as const;
const USUAL: Wishes = { on: true, lines: 3, arrows: true, threat: false };
const KEY = "analyse-wishes";
/** So many positions are looked at before the computer rests; each wish for more multiplies them. */
const FIRST_NODES = 4_000_000;
const DEEPER = 4;
const THREAT_NODES = 150_000;
const HASH_MIB = 32;
/** Whoever goes through a game fast is not thought after, in milliseconds. */
const SETTLE_MS = 120;

/** A line of the computer, in the words of the rules. */
export interface ReadLine {
  worth: Worth;
  depth: number;
  moves: PreviewedMove[];
  /** As the engine wrote it. */
  text: string;
}

/** The computer beside the board: it looks at the position that is on it. */
export class Analyst {
  wishes = $state<Wishes>({ ...USUAL });
  lines = $state.raw<readonly ReadLine[]>([]);
  /** What the other side would play now, if it were its turn. */
  threat = $state.raw<PreviewedMove | null>(null);
  depth = $state(0);
  nodes = $state(0);
  state = $state<"off" | "thinks" | "rests" | "stopped" | "failed">("off");
  readonly engine = new Engine();
  private budget = FIRST_NODES;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is being made ready for a position ends when another is looked at or it is stopped. */
  private looks = 0;
  /** An analysis is listened to until another position is looked at: stopped, it can be gone on with. */
  private runs = 0;

  async readWishes() {
    const kept = (await getMisc(KEY).catch(() => null)) as Partial<Wishes> | null;
    if (typeof kept !== "object" || kept === null) return;
    const flag = (name: "on" | "arrows" | "threat") => (typeof kept[name] === "boolean" ? kept[name] : USUAL[name]);
    this.wishes = { on: flag("on"), arrows: flag("arrows"), threat: flag("threat"), lines: LINES.find((count) => count === kept.lines) ?? USUAL.lines };
  }

  wish(change: Partial<Wishes>) {
    this.wishes = { ...this.wishes, ...change };
    void putMisc(KEY, { ...this.wishes }).catch(() => undefined);
  }

  /** Looks at the position on the board, if that is wished; what was found of another is forgotten. */
  look(desk: Desk) {
    const look = ++this.looks;
    this.runs++;
    clearTimeout(this.timer);
    this.engine.stop();
    this.forget();
    const { on, lines, threat } = this.wishes;
    if (!on || desk.legal.length === 0) {
      this.state = "off";
      return;
    }
    this.state = "thinks";
    this.timer = setTimeout(() => void this.think(desk, look, lines, threat), SETTLE_MS);
  }

  private forget() {
    this.lines = [];
    this.threat = null;
    this.depth = 0;
    this.nodes = 0;
  }

  private async think(desk: Desk, look: number, lines: number, threat: boolean) {
    const { turn } = desk.moment;
    const asked = threat ? desk.threatRequest() : undefined;
    if (asked !== undefined) {
      const found = await this.engine.search(`${asked} nodes=${THREAT_NODES}`).catch(() => null);
      if (look !== this.looks) return;
      const threat = await this.readThreat(desk, asked, found?.[0]);
      if (look !== this.looks) return;
      this.threat = threat;
    }
    this.budget = FIRST_NODES;
    const run = ++this.runs;
    const request = `${desk.engineRequest()} lines=${lines} think=always hash=${HASH_MIB}`;
    this.engine.analyse(request, FIRST_NODES, (found, rests) => run === this.runs && this.told(desk, turn, found, rests), (error) => run === this.runs && this.fail(error));
  }

  /** A move of the other side, read by the rules in the position in which it is to move. */
  private async readThreat(desk: Desk, request: string, found: Found | undefined): Promise<PreviewedMove | null> {
    const position = /pos=(\S+)/.exec(request)?.[1];
    if (!found || !position) return null;
    const { Study } = await pdnModule();
    const study = Study.ofPosition(desk.outline.game, "", position === "start" ? "" : position);
    try {
      return study.preview(0, found.move)[0] ?? null;
    } finally {
      study.free();
    }
  }

  private told(desk: Desk, turn: Side, found: readonly Found[], rests: boolean) {
    if (this.state === "stopped") return;
    const [best] = found;
    this.depth = best?.depth ?? 0;
    this.nodes = best?.nodes ?? 0;
    // A depth of nothing is a move that was not looked at yet.
    const known = found.filter(({ depth }) => depth > 0);
    this.lines = (known.length > 0 ? known : found.slice(0, 1)).map((one) => {
      const text = (one.line.length > 0 ? one.line : [one.move]).join(",");
      return { worth: worthOf(one, turn), depth: one.depth, moves: desk.read(text), text };
    });
    this.state = rests ? "rests" : "thinks";
  }

  private fail(error: Error) {
    console.error(error);
    this.state = "failed";
  }

  stop() {
    this.looks++;
    clearTimeout(this.timer);
    this.engine.stop();
    if (this.state === "thinks") this.state = "stopped";
  }

  /** Leaves the position: nothing of it is told any more, and its study may go. */
  leave() {
    this.stop();
    this.runs++;
    this.forget();
    this.state = "off";
  }

  /** Goes on where it rested, for several times as long as before. */
  deeper(desk: Desk) {
    if (this.state !== "rests" && this.state !== "stopped") return;
    if (this.lines.length === 0) return this.look(desk);
    this.budget *= DEEPER;
    this.state = "thinks";
    this.engine.deeper(this.budget);
  }

  close() {
    clearTimeout(this.timer);
    this.looks++;
    this.runs++;
    this.engine.close();
  }
}
