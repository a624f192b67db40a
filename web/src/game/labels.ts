import { t } from "../i18n/i18n.svelte";
import type { Square } from "../rules/rules";
import type { Session } from "./session.svelte";
import { pieceKey, squareName } from "./words";

/** What a square is called by those who listen: "32, white man, can capture". */
export function squareLabel(session: Session, square: Square): string {
  const { hand, state } = session;
  const letter = session.shownBoard[square - 1] ?? ".";
  const name = squareName(session.setup.game, square);
  const words = [letter === "." ? t("label-empty", { square: name }) : t("label-piece", { square: name, piece: pieceKey(letter) })];
  if (session.view !== null || state.end) return words.join(", ");
  if (hand.taken.includes(square)) words.push(t("label-taken"));
  if (hand.at === square) words.push(t("label-chosen"));
  else if (hand.options.some((next) => next.square === square)) words.push(t(state.mustCapture ? "label-lands" : "label-goes"));
  else if (!session.isComputerToMove && hand.path.length === 0 && state.mustCapture && session.moves.some(({ from }) => from === square)) {
    words.push(t("label-can-capture"));
  }
  if (hand.path.length === 0) {
    if (session.lastMove?.to === square) words.push(t("label-last"));
    if (letter === "." && session.lastMove?.captured.includes(square)) words.push(t("label-gone"));
  }
  return words.join(", ");
}
