import type { GameName, Refusal, Side } from "../rules/rules";

/** The lesson on the error that a refused move shows, where there is one, else an empty text. */
export function lessonFor(refusal: Refusal, game: GameName, turn: Side): string {
  if (game !== "international") return "";
  switch (refusal.reason) {
    case "capture-is-compulsory":
      return takesBackwards(refusal, turn) ? "forgotten-backwards" : "refusing";
    case "longer-capture-exists":
      return isKing(refusal) ? "king-first" : "majority";
    case "capture-goes-on":
      return "half-way";
    case "captured-piece-still-stands":
      return "early-removal";
    case "no-king-before-the-end":
      return "crown-in-passing";
    case "not-on-a-diagonal":
      return "light-squares";
    default:
      return "";
  }
}

/** Letters of a board: small for men, capital for kings. */
function isKing({ piece }: Refusal): boolean {
  return piece === "W" || piece === "B";
}

/** Whether the capture that was missed begins with a man that takes a piece behind it. */
function takesBackwards({ instead }: Refusal, turn: Side): boolean {
  const first = instead[0];
  const taken = first?.captured[0];
  if (first?.kind !== "man" || taken === undefined) return false;
  return turn === "white" ? taken > first.from : taken < first.from;
}
