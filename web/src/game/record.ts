import { Game, type End, type Side, type Square } from "../rules/rules";
import { readSetup, type Setup } from "./setup";

/** A game as it is kept on the device, after every ply. */
export interface GameRecord {
  id: string;
  /** Times are milliseconds since 1970. */
  created: number;
  updated: number;
  /** Counts writes: of two tabs with one game, the one that is behind reads anew. */
  revision: number;
  setup: Setup;
  /** The side of the person who plays against the computer; null with two people. */
  side: Side | null;
  /** Decides between moves that the computer holds equal. */
  seed: number;
  /** What the seed came with from the server, for a ranked game that may count there. */
  ticket?: string;
  /** The whole game, as the rules write it. */
  saved: string;
  /** The squares touched so far of a capture that is not finished. */
  path: Square[];
  /** Milliseconds left of White and Black; null without a clock. */
  clock: [number, number] | null;
  /** Milliseconds left to the mover after each ply, below 0 where unknown. */
  clocks: number[];
  /** For lists, so that no game needs to be opened for them. */
  board: string;
  ply: number;
  turn: Side;
  end: End | null;
  /** Points won, for a ranked game that has ended. */
  points: number | null;
  /** Whether the game began with the usual position. */
  fromStart: boolean;
}

/** A number that nobody can foresee, from 0 on. */
export function chance(below: number): number {
  const numbers = crypto.getRandomValues(new Uint32Array(1));
  return (numbers[0] ?? 0) % below;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** A record of a game that is about to begin. */
export function newRecord(setup: Setup, game: Game): GameRecord {
  const state = game.state();
  const side = setup.color === "lot" ? (chance(2) === 0 ? "white" : "black") : setup.color;
  const whole = setup.clock ? setup.clock.minutes * 60_000 : 0;
  const now = Date.now();
  return {
    id: newId(),
    created: now,
    updated: now,
    revision: 0,
    setup,
    side: setup.opponent === "computer" ? side : null,
    seed: chance(1_000_000_000),
    saved: game.save(),
    path: [],
    clock: setup.clock ? [whole, whole] : null,
    clocks: [],
    board: state.board,
    ply: state.ply,
    turn: state.turn,
    end: state.end,
    points: null,
    fromStart: state.fromStart,
  };
}

/** A record from outside, checked by the rules; a text that says what is wrong with it otherwise. */
export function readRecord(value: unknown): GameRecord | string {
  if (typeof value !== "object" || value === null) return "game is not an object";
  const given = value as Partial<GameRecord>;
  const setup = readSetup(given.setup);
  if (!setup) return "setup is missing or names no game";
  if (typeof given.id !== "string" || !/^[\w-]{1,40}$/.test(given.id)) return "id is not a short word";
  if (typeof given.saved !== "string") return "saved is not a text";
  let game: Game;
  try {
    game = Game.restore(given.saved);
  } catch (error) {
    return `saved cannot be read: ${(error as { message?: string }).message ?? String(error)}`;
  }
  const state = game.state();
  game.free();
  if (state.game !== setup.game) return `saved is a game of ${state.game}, and setup of ${setup.game}`;
  const time = (text: unknown, usual: number) => (typeof text === "number" && text > 0 ? text : usual);
  const numbers = (list: unknown) => (Array.isArray(list) ? list.filter((item) => typeof item === "number") : []);
  const clock = numbers(given.clock);
  return {
    id: given.id,
    created: time(given.created, Date.now()),
    updated: time(given.updated, Date.now()),
    revision: time(given.revision, 0),
    setup,
    side: setup.opponent === "friend" ? null : given.side === "black" ? "black" : "white",
    seed: typeof given.seed === "number" ? given.seed : 0,
    ...(typeof given.ticket === "string" ? { ticket: given.ticket } : {}),
    saved: given.saved,
    path: numbers(given.path),
    clock: setup.clock && clock.length === 2 ? [clock[0]!, clock[1]!] : null,
    clocks: numbers(given.clocks),
    board: state.board,
    ply: state.ply,
    turn: state.turn,
    end: state.end,
    points: typeof given.points === "number" ? given.points : null,
    fromStart: state.fromStart,
  };
}
