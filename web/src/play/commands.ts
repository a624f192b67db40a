import { clockText } from "../game/clock.svelte";
import type { Session } from "../game/session.svelte";
import { squareLabel } from "../game/labels";
import { boardWords, spokenMove, squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import { live } from "../shell/live.svelte";

interface Doors {
  turn(): void;
  draw(): void;
  resign(): void;
}

/** The position in words: each side's men and kings. */
export function positionWords(session: Session): string[] {
  return boardWords(session.moment.board, session.setup.game);
}

/** What stands in a row of squares, counted from square 1 or from a1; empty where there is no such row. */
function rowWords(session: Session, row: number): string {
  const { rows, size } = session.info;
  const isLettered = /[a-z]/.test(squareName(session.setup.game, 1));
  const wanted = isLettered ? size + 1 - row : row;
  const squares = rows.flatMap((of, at) => (of === wanted ? [squareLabel(session, at + 1)] : []));
  return squares.length === 0 ? "" : t("say-row", { row, squares: squares.join("; ") });
}

/** Does what a command says; false if the text is none. The words of the commands are messages too. */
export function obey(session: Session, text: string, doors: Doors): boolean {
  const wish = text.toLocaleLowerCase();
  const is = (command: string) => t(`command-${command}`).split(/\s*,\s*/).includes(wish);
  const { state, line, clock, setup } = session;
  const row = /^(\S+) (\d{1,2})$/.exec(wish);
  if (row && t("command-row").split(/\s*,\s*/).includes(row[1]!)) {
    live.say(rowWords(session, Number(row[2])) || t("refused-no-such-square"));
    return true;
  }
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
