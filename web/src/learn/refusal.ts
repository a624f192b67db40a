import { moveText, pieceKey, squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { GameName, Refusal, Side } from "../rules/rules";

/** A refusal in words, as the play page tells it: the fact, and the rule. */
export function refusalWords(refusal: Refusal, game: GameName, turn: Side): { title: string; text: string } {
  const { reason, square, instead, piece, from, to, text } = refusal;
  const name = (at: number | null) => (at === null ? "" : squareName(game, at));
  const first = instead[0];
  const values = {
    move: from !== null && to !== null ? `${name(from)}–${name(to)}` : (text ?? name(from)),
    from: name(from),
    to: name(to),
    square: name(square),
    piece: piece ? pieceKey(piece) : "none",
    text: text ?? "",
    turn,
    game,
    must: first ? moveText(first, game) : "",
    mustFrom: first ? name(first.from) : "",
    mustPiece: first?.kind ?? "man",
    count: first?.captured.length ?? 0,
    others: instead.length - 1,
    touched: to === null && text === null ? "yes" : "no",
    ways: instead.length,
  };
  return { title: t(`refused-${reason}`, values), text: t(`why-${reason}`, values) };
}
