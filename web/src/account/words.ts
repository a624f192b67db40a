import { ApiError } from "../api/call";
import { t } from "../i18n/i18n.svelte";
import { PasskeyStopped } from "./passkey";

/** Problems that have words of their own; any other is told in general. */
export const PROBLEMS = [
  "wrong-secret", "wrong-password", "name-taken", "bad-name", "bad-password", "too-many-tries", "busy", "offline", "closed",
  "banned", "sign-in-again", "bad-passkey", "passkey-taken", "last-way-in", "no-origin", "signed-out", "no-passkey",
] as const;

/** Reasons why a game does not count. */
export const REFUSALS = [
  "illegal-move", "help-used", "ticket-expired", "ticket-used", "unfinished", "not-won", "other-end", "other-move",
  "same-game", "unknown-engine", "not-checkable", "foreign-ticket", "bad-ticket",
] as const;

/** An error as a sentence for the player. */
export function problemText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : error instanceof PasskeyStopped ? "no-passkey" : "other";
  const known = PROBLEMS.some((name) => name === code);
  return t(known ? `problem-${code}` : "problem-other");
}

/** Why a game does not count, as a sentence. */
export function refusalText(code: string | null | undefined): string {
  const known = REFUSALS.some((name) => name === code);
  return t(known ? `refusal-${code}` : "refusal-other");
}
