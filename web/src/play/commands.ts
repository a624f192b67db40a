import { clockText } from "../game/clock.svelte";
import type { Session } from "../game/session.svelte";
import { pieceKey, spokenMove, squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import { live } from "../shell/live.svelte";

interface Doors {
  turn(): void;
  draw(): void;
  resign(): void;
}

/** Where pieces of a kind stand: "31, 32, 33". */
export function placesOf(session: Session, letter: string): string[] {
  const { board } = session.moment;
  const squares = [...board].flatMap((piece, at) => (piece === letter ? [squareName(session.setup.game, at + 1)] : []));
  return squares;
}

/** The position in words: each side's men and kings. */
export function positionWords(session: Session): string[] {
  return ["w", "W", "b", "B"].flatMap((letter) => {
    const places = placesOf(session, letter);
    if (places.length === 0) return [];
    return [t("text-pieces", { piece: pieceKey(letter), count: places.length, squares: places.join(", ") })];
  });
}

/** Does what a command says; false if the text is none. The words of the commands are messages too. */
export function obey(session: Session, text: string, doors: Doors): boolean {
  const wish = text.toLocaleLowerCase();
  const is = (command: string) => t(`command-${command}`).split(/\s*,\s*/).includes(wish);
  const { state, line, clock, setup } = session;
  if (is("last")) {
    const move = line[state.ply - 1];
    live.say(move ? spokenMove(move, setup.game) : t("say-start"));
  } else if (is("clock")) {
    live.say(clock ? t("say-clocks", { white: clockText(clock.of("white")), black: clockText(clock.of("black")) }) : t("clock-none"));
  } else if (is("pieces")) {
    live.say(positionWords(session).join(" "));
  } else if (is("undo")) {
    session.undo();
  } else if (is("hint")) {
    session.hint();
  } else if (is("turn")) {
    doors.turn();
  } else if (is("draw")) {
    doors.draw();
  } else if (is("resign")) {
    doors.resign();
  } else {
    return false;
  }
  return true;
}
