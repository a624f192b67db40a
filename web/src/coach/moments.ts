import { DECIDED, type Found } from "../engine/messages";
import { Game, type Moment, type Move, type PlayedMove, type Side } from "../rules/rules";

/** How many positions the engine looks at before and after a move: so many on every device, so it finds the same. */
const NODES = 100_000;
/** A move that costs less does not matter, in hundredths of a man. */
export const MATTERS = 50;
/** With so much more a game is as good as won: what is lost beyond it does not matter. */
const ENOUGH = 500;
const MOST_MOMENTS = 3;
const MOST_PLIES = 6;
/** Where only moves follow one another for so long, they go round. */
const MOST_FORCED = 40;

/** A move that gave something away. */
export interface KeyMoment {
  /** The move that was played. */
  played: PlayedMove;
  /** The position before it. */
  before: Moment;
  /** What was better, and how both sides would have gone on. */
  better: Move[];
  /** What the position was worth to the side that moved, and what it was worth after the move, in hundredths of a man. */
  scores: [number, number];
  /** What the move gave away, in hundredths of a man. */
  cost: number;
}

/** Asks the engine; null if it was stopped. */
export type Search = (request: string) => Promise<Found[] | null>;

/** Whether a score is a win or a loss that the engine has seen to its end. */
export function isDecided(score: number): boolean {
  return Math.abs(score) > DECIDED / 2;
}

/**
 * The moves of a finished game that gave away most, in the order of the game; null if the engine was stopped.
 * `side` is the player whose moves are looked at; null for both.
 */
export async function keyMoments(saved: string, side: Side | null, search: Search, told: (done: number, all: number) => void): Promise<KeyMoment[] | null> {
  const game = Game.restore(saved);
  try {
    const moves = withChoice(game, side);
    const found: KeyMoment[] = [];
    for (const [done, played] of moves.entries()) {
      told(done, moves.length);
      const moment = await lookAt(game, played, search);
      if (moment === null) return null;
      if (moment.cost >= MATTERS) found.push(moment);
    }
    const most = found.sort((a, b) => b.cost - a.cost).slice(0, MOST_MOMENTS);
    return most.sort((a, b) => a.played.ply - b.played.ply);
  } finally {
    game.free();
  }
}

/** The moves of a side, or of both, that were not the only ones. */
function withChoice(game: Game, side: Side | null): PlayedMove[] {
  const line = game.line().slice(0, game.state().ply);
  return line.filter((move) => (side === null || move.side === side) && game.goTo(move.ply - 1) && game.legalMoves().length > 1);
}

async function lookAt(game: Game, played: PlayedMove, search: Search): Promise<KeyMoment | null> {
  game.goTo(played.ply - 1);
  const before = game.state();
  const best = await ask(game, search);
  if (best === null) return null;
  const nothing: KeyMoment = { played, before, better: [], scores: [best.score, best.score], cost: 0 };
  if (best.move === played.hub) return nothing;
  game.goTo(played.ply);
  const after = await worth(game, played.side, search);
  if (after === null) return null;
  const within = (score: number) => Math.max(-ENOUGH, Math.min(ENOUGH, score));
  return { ...nothing, better: lineOf(game, played.ply - 1, best.line), scores: [best.score, after], cost: within(best.score) - within(after) };
}

async function ask(game: Game, search: Search): Promise<Found | null> {
  const found = await search(`${game.engineRequest()} nodes=${NODES}`);
  if (found === null) return null;
  const [best] = found;
  if (!best) throw new Error("the engine found no move");
  return best;
}

/** What the position on the board is worth to a side. The engine looks at no only move, so these are played first. */
async function worth(game: Game, side: Side, search: Search): Promise<number | null> {
  const copy = Game.restore(game.save());
  try {
    for (let forced = 0; ; forced++) {
      const state = copy.state();
      const [only, ...others] = copy.legalMoves();
      const ended = worthOfEnd(state, side);
      if (ended !== null) return ended;
      if (only && others.length === 0 && forced < MOST_FORCED) {
        copy.play(only.index);
        continue;
      }
      const best = await ask(copy, search);
      return best && (state.turn === side ? best.score : -best.score);
    }
  } finally {
    copy.free();
  }
}

/** What a game that the rules have ended is worth to a side; null if it goes on. */
function worthOfEnd({ end }: Moment, side: Side): number | null {
  if (!end) return null;
  if (end.winner === null) return 0;
  return end.winner === side ? DECIDED : -DECIDED;
}

/** The moves of a line in the engine's text, from a ply on. */
function lineOf(game: Game, ply: number, texts: readonly string[]): Move[] {
  game.goTo(ply);
  const copy = Game.restore(game.save());
  const moves: Move[] = [];
  for (const text of texts.slice(0, MOST_PLIES)) {
    const verdict = copy.hubMove(text);
    if (!verdict.ok || !copy.play(verdict.move.index).ok) break;
    moves.push(verdict.move);
  }
  copy.free();
  return moves;
}
