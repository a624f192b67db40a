import { squareName, squareNames } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import type { Drawing, Pen } from "../rules/pdn";
import type { GameName, Square } from "../rules/rules";

/** The pens in the order in which they are offered; files know them by these letters. */
export const PENS = ["G", "R", "Y", "B"] as const satisfies readonly Pen[];

const covers = (one: Drawing, other: Drawing) => one.from === other.from && one.to === other.to;

/** What is drawn once a drawing has been made: the same again takes it away, with another pen it takes its place. */
export function drawnOver(all: readonly Drawing[], next: Drawing): Drawing[] {
  const before = all.find((one) => covers(one, next));
  const rest = all.filter((one) => !covers(one, next));
  return before?.pen === next.pen ? rest : [...rest, next];
}

/** Drawings as a study takes them. */
export function drawingsText(all: readonly Drawing[]): string {
  return all.map(({ pen, from, to }) => `${pen}${from}${to === null ? "" : `-${to}`}`).join(",");
}

/** A drawing in words. */
export function drawingWords({ pen, from, to }: Drawing, game: GameName): string {
  const values = { pen, from: squareName(game, from) };
  return to === null ? t("circle-is", values) : t("arrow-is", { ...values, to: squareName(game, to) });
}

/** What a picture shows, with what is drawn on it. */
export function withDrawings(title: string, all: readonly Drawing[], game: GameName): string {
  return [title, ...all.map((drawing) => drawingWords(drawing, game))].join("; ");
}

/** What is said of a square that something is drawn on. */
export function drawnOn(all: readonly Drawing[], square: Square, game: GameName): string[] {
  return all.filter(({ from }) => from === square).map(({ pen, to }) => (to === null ? t("label-circle", { pen }) : t("label-arrow", { pen, to: squareName(game, to) })));
}

/** A square by the name it has on the page, or by its number. */
function squareOf(text: string, game: GameName): Square | null {
  const names = squareNames(game);
  const named = names.indexOf(text.toLowerCase()) + 1;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  const square = named || number;
  return square >= 1 && square <= names.length ? square : null;
}

/** What a typed wish asks to be drawn: its squares, or that all is wiped off; null where it is no such wish. */
export function drawingTyped(text: string, game: GameName): { from: Square; to: Square | null } | "clear" | "unclear" | null {
  const wish = text.trim().toLocaleLowerCase();
  const is = (command: string, word: string) => t(command).split(/\s*,\s*/).includes(word);
  if (is("command-wipe", wish)) return "clear";
  const [word = "", ...rest] = wish.split(/\s+/);
  const squares = rest.join(" ").split(/\s*[-–> ]\s*/).filter((name) => name !== "").map((name) => squareOf(name, game));
  const [from, to] = squares;
  if (is("command-circle", word)) return from && squares.length === 1 ? { from, to: null } : "unclear";
  if (is("command-arrow", word)) return from && to && from !== to && squares.length === 2 ? { from, to } : "unclear";
  return null;
}
