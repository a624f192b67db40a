import type { Found } from "../engine/messages";
import { number, t } from "../i18n/i18n.svelte";
import type { Side } from "../rules/rules";
import { other } from "../rules/rules";

/** What a position is worth, from White's view whoever is to move. */
export interface Worth {
  /** More is better for White; far beyond any score where a win is certain. */
  centimen: number;
  /** Who wins for certain, and in how many plies where that is known. */
  winner: Side | null;
  plies: number | null;
  /** Whether the endgame tables know it to be drawn. */
  drawn: boolean;
  /** Who would win if a draw counter left more than so many moves. */
  late?: { winner: Side; moves: number; counter: string };
}

/** From this on the engine's score stands for a win that the endgame tables know without its length. */
const KNOWN_WIN = 19_000;

export function worthOf(found: Pick<Found, "score" | "win" | "loss" | "drawn"> & Partial<Pick<Found, "late">>, turn: Side): Worth {
  const { score, win, loss, late } = found;
  if (late) {
    const { wins, moves, counter } = late;
    return { centimen: 0, winner: null, plies: null, drawn: true, late: { winner: wins ? turn : other(turn), moves, counter } };
  }
  const centimen = turn === "white" ? score : -score;
  const isWon = win !== null || score >= KNOWN_WIN;
  const isLost = loss !== null || score <= -KNOWN_WIN;
  return { centimen, winner: isWon ? turn : isLost ? other(turn) : null, plies: win ?? loss, drawn: found.drawn };
}

/** Beyond every score of the engine. */
const WON = 30_000;

/** What the end of a game is worth. */
export function worthOfEnd(winner: Side | null): Worth {
  const centimen = winner === null ? 0 : winner === "white" ? WON : -WON;
  return { centimen, winner, plies: winner ? 0 : null, drawn: winner === null };
}

function men(centimen: number): string {
  return number(centimen / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" }).replace("-", "−");
}

/** Moves of the winner until the end, from plies. */
const movesOf = (plies: number) => Math.ceil(plies / 2);

/** A score for a column: `+0.35`, `−1.20`, or who wins. */
export function worthShort(worth: Worth): string {
  if (worth.winner && worth.plies === 0) return t("worth-won-short", { side: worth.winner });
  if (worth.winner) return t("worth-win-short", { side: worth.winner, moves: worth.plies === null ? 0 : movesOf(worth.plies) });
  if (worth.drawn) return t("worth-draw-short");
  return men(worth.centimen);
}

/** What a position is worth, as a sentence. */
export function worthWords(worth: Worth): string {
  const { winner, plies, centimen, late } = worth;
  if (late) return t("worth-late", { side: late.winner, moves: late.moves, counter: late.counter === "3-kings" ? "three-kings" : late.counter });
  if (winner && plies === 0) return t("worth-won", { side: winner });
  if (winner && plies !== null) return t("worth-win-in", { side: winner, moves: movesOf(plies) });
  if (winner) return t("worth-win", { side: winner });
  if (worth.drawn) return t("worth-draw");
  if (Math.abs(centimen) < 15) return t("worth-even", { men: men(centimen) });
  const size = Math.abs(centimen) >= 150 ? "much" : Math.abs(centimen) >= 60 ? "clear" : "little";
  return t("worth-better", { side: centimen > 0 ? "white" : "black", size, men: men(centimen) });
}

/** White's part of the score bar, from 0 to 1. */
export function shareOf(worth: Worth | null): number {
  if (!worth) return 0.5;
  if (worth.winner) return worth.winner === "white" ? 1 : 0;
  return 1 / (1 + Math.exp(-worth.centimen / 110));
}
