import { NO_MARKS, type ArrowMark, type Marks } from "../board/marks";
import { pieceKey, squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { Square } from "../rules/rules";
import { drawnOn } from "./drawn";
import type { Table } from "./table.svelte";

/** What is marked on the board of a study. */
export function marksOf(desk: Table, arrows: readonly ArrowMark[]): Marks {
  const { drawer, hand, moment, lastMove, preview, refusal } = desk;
  const capture = moment.mustCapture;
  const free = preview === null;
  const squares = (list: readonly { square: Square }[]) => (free ? list.map(({ square }) => square) : []);
  return {
    ...NO_MARKS,
    lastMove: lastMove ? [lastMove.from, lastMove.to] : [],
    gone: hand.path.length === 0 ? (lastMove?.captured ?? []) : [],
    chosen: free ? (drawer.from ?? hand.at) : null,
    go: capture ? [] : squares(hand.options),
    land: capture ? squares(hand.options) : [],
    ghosts: free ? hand.taken : [],
    refused: refusal?.from && refusal.to ? [refusal.from, refusal.to] : null,
    arrows: free && hand.path.length === 0 ? arrows : [],
    drawings: free ? desk.node.drawings : [],
  };
}

/** What a square is called by those who listen. */
export function labelOf(desk: Table, square: Square): string {
  const { drawer, hand, moment } = desk;
  const letter = desk.shownBoard[square - 1] ?? ".";
  const name = squareName(desk.outline.game, square);
  const said = [letter === "." ? t("label-empty", { square: name }) : t("label-piece", { square: name, piece: pieceKey(letter) })];
  if (desk.preview) return said.join(", ");
  said.push(...drawnOn(desk.node.drawings, square, desk.outline.game));
  if (drawer.from === square) said.push(t("label-chosen"));
  if (hand.taken.includes(square)) said.push(t("label-taken"));
  if (hand.at === square) said.push(t("label-chosen"));
  else if (hand.options.some((next) => next.square === square)) said.push(t(moment.mustCapture ? "label-lands" : "label-goes"));
  else if (hand.path.length === 0 && moment.mustCapture && desk.legal.some(({ from }) => from === square)) said.push(t("label-can-capture"));
  if (desk.lastMove?.to === square && hand.path.length === 0) said.push(t("label-last"));
  return said.join(", ");
}
