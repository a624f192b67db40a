import { t } from "../i18n/i18n.svelte";
import { infoOf, type CounterName, type End, type GameName, type Move, type PlayedMove, type Side, type Square } from "../rules/rules";
import { settings } from "../store/settings.svelte";
import type { Setup } from "./setup";

/** How squares of a game are called, by the player's wish. */
export function squareNames(game: GameName): readonly string[] {
  const info = infoOf(game);
  const { names } = settings.all;
  const letters = names === "letters" || (names === "game" && info.notation === "algebraic");
  return letters && info.algebraic.length > 0 ? info.algebraic : info.rows.map((_, at) => String(at + 1));
}

export function squareName(game: GameName, square: Square): string {
  return squareNames(game)[square - 1] ?? String(square);
}

/** A text of a move as it is printed: with an en dash, or a sign of multiplication. */
export function printed(text: string): string {
  return text.replaceAll("-", "–").replace(/[x:]/g, "×");
}

/** A move as the player wishes to read it. */
export function moveText(move: Move, game: GameName): string {
  const { names } = settings.all;
  if (names === "numbers") return printed(move.numeric);
  if (names === "letters" && move.algebraic) return printed(move.algebraic);
  return printed(infoOf(game).notation === "algebraic" && move.algebraic ? move.algebraic : move.text);
}

/** A move as it is typed. */
export function typedText(move: Move, game: GameName): string {
  return moveText(move, game).replaceAll("–", "-").replaceAll("×", "x");
}

/** `white-man` and so on, for messages that say what stands on a square. */
export function pieceKey(letter: string): string {
  const side = letter.toLowerCase() === "w" ? "white" : "black";
  return `${side}-${letter === letter.toLowerCase() ? "man" : "king"}`;
}

/** A board in words: the men and kings of each side. */
export function boardWords(board: string, game: GameName): string[] {
  return ["w", "W", "b", "B"].flatMap((letter) => {
    const squares = [...board].flatMap((piece, at) => (piece === letter ? [squareName(game, at + 1)] : []));
    return squares.length === 0 ? [] : [t("text-pieces", { piece: pieceKey(letter), count: squares.length, squares: squares.join(", ") })];
  });
}

/** A move as it is said: in a sentence, shortly, or as it is written. */
export function spokenMove(move: PlayedMove, game: GameName): string {
  const written = moveText(move, game);
  if (settings.all.wording === "notation") return written;
  const values = {
    side: move.side,
    kind: move.kind,
    from: squareName(game, move.from),
    to: squareName(game, move.to),
    taken: move.captured.length,
    promotes: move.promotes ? "yes" : "no",
  };
  if (settings.all.wording === "short") return t("say-short", values);
  const crowned = move.promotes ? ` ${t("say-crowned", values)}` : "";
  return (move.captured.length > 0 ? t("say-capture", values) : t("say-move", values)) + crowned;
}

/** Who plays a side: a name, "You", or the name of the level. */
export function playerName(setup: Setup, person: Side | null, side: Side): string {
  if (setup.opponent === "friend") {
    const name = setup.names[side === "white" ? 0 : 1];
    return name || t("side-name", { side });
  }
  return side === person ? t("you") : levelName(setup.level);
}

export function levelName(level: number): string {
  return t("level-name", { level });
}

/** How a draw counter is called. A name in a message cannot begin with a figure. */
export function counterName(counter: CounterName): string {
  return t("counter-name", { counter: counter === "3-kings" ? "three-kings" : counter });
}

/** How a game ended, as a headline. */
export function endTitle(end: End, person: Side | null, setup: Setup): string {
  if (!end.winner) return t("end-draw");
  if (person) return t(end.winner === person ? "end-won" : "end-lost");
  return t("end-side-won", { side: end.winner, name: playerName(setup, person, end.winner) });
}

/** Why a game ended, as a sentence. */
export function endReason(end: End, { game, profile }: Setup): string {
  return t(`reason-${end.reason}`, { loser: end.winner === "white" ? "black" : "white", game, profile });
}

/** The set-up without the name of the game, as a sentence. */
export function setupLine(setup: Setup, person: Side | null): string {
  const clock = clockWords(setup);
  if (setup.opponent === "friend") return t("setup-friend", { clock });
  return t("setup-computer", {
    clock,
    level: levelName(setup.level),
    color: person ?? setup.color,
    help: setup.ranked ? "ranked" : setup.strict ? "strict" : "help",
  });
}

export function clockWords(setup: Setup): string {
  if (!setup.clock) return t("clock-none");
  return t("clock-words", { minutes: setup.clock.minutes, increment: setup.clock.increment });
}
