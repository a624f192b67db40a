import type { Move, Refusal, Square } from "../rules/rules";

/** What the place for notes tells at the moment. Its words are made when it is shown, in the language in use. */
export type Note =
  | { kind: "refusal"; refusal: Refusal }
  /** A touched piece has to be moved, in a strict game. */
  | { kind: "touched"; square: Square }
  | { kind: "unfinished"; taken: number }
  | { kind: "hint"; move: Move }
  | { kind: "thinking-hint" }
  | { kind: "draw-declined"; why: "early" | "better" }
  | { kind: "premove-gone"; from: Square; to: Square }
  | { kind: "not-allowed"; what: "undo" | "hint"; why: "ranked" | "strict" }
  | { kind: "not-saved" }
  | { kind: "engine-failed" }
  | { kind: "analysis-failed" }
  | { kind: "copied"; what: "pdn" | "fen" }
  | { kind: "other-tab" };

/** Whether a note is about something that is demanded or went wrong. */
export function isUrgent(note: Note): boolean {
  return ["refusal", "touched", "not-saved", "engine-failed", "analysis-failed"].includes(note.kind);
}

/** What a refusal shows on the board: the first of the moves that must or may be played instead. */
export function shownInstead(refusal: Refusal): Move | null {
  return refusal.mustCapture || refusal.reason === "ambiguous" || refusal.reason === "no-such-route"
    ? (refusal.instead[0] ?? null)
    : null;
}

/** The anchors of the rules page that explain a reason. */
export const RULE_OF: Readonly<Record<Refusal["reason"], string>> = {
  unreadable: "notation",
  "no-such-square": "board",
  "empty-square": "board",
  "not-your-piece": "board",
  "same-square": "man",
  "own-piece-in-the-way": "man",
  "enemy-piece-in-the-way": "man",
  "no-room-to-land": "capture",
  "not-on-a-diagonal": "man",
  "man-does-not-step-backwards": "man",
  "man-steps-one-square": "man",
  "king-steps-one-square": "king",
  "man-does-not-capture-backwards": "capture",
  "captures-neighbours-only": "capture",
  "no-king-before-the-end": "promotion",
  "nothing-to-capture": "capture",
  "capture-is-compulsory": "compulsory",
  "longer-capture-exists": "majority",
  "capture-goes-on": "compulsory",
  "land-where-it-goes-on": "compulsory",
  "captured-piece-still-stands": "removal",
  "no-such-route": "notation",
  ambiguous: "notation",
  "game-over": "end",
};
