import { infoOf, type GameName, type Move, type Refusal, type Side, type Square } from "../rules/rules";

/** What a beginner does wrong, as a refused move shows it. */
type BeginnerError =
  | "refusing"
  | "forgotten-backwards"
  | "too-few"
  | "king-first"
  | "half-way"
  | "early-removal"
  | "crown-in-passing"
  | "light-squares"
  | "landing"
  | "man-backwards"
  | "king-far";

/** The lesson on each error. The wrong corner is no error of a move: a board on a screen lies right. */
const LESSONS: Readonly<Record<GameName, Partial<Record<BeginnerError, string>>>> = {
  international: {
    refusing: "refusing",
    "forgotten-backwards": "forgotten-backwards",
    "too-few": "majority",
    "king-first": "king-first",
    "half-way": "half-way",
    "early-removal": "early-removal",
    "crown-in-passing": "crown-in-passing",
    "light-squares": "light-squares",
  },
  brazilian: { "too-few": "majority", "king-first": "majority", "crown-in-passing": "passing" },
  russian: { "forgotten-backwards": "backwards", "crown-in-passing": "passing", landing: "landing" },
  checkers: { "crown-in-passing": "crown", "man-backwards": "forward", "king-far": "king" },
};

/** The lesson on the error that a refused move shows, as an address names it; empty where there is none. */
export function lessonFor(refusal: Refusal, game: GameName, turn: Side): string {
  const error = errorOf(refusal, game, turn);
  const lesson = error && LESSONS[game][error];
  return lesson ? `${game}_${lesson}` : "";
}

function errorOf(refusal: Refusal, game: GameName, turn: Side): BeginnerError | null {
  switch (refusal.reason) {
    case "capture-is-compulsory":
      return begins(refusal.instead, (move) => goesBack(move, move.from, turn)) ? "forgotten-backwards" : "refusing";
    case "longer-capture-exists":
      return isKing(refusal) && begins(refusal.instead, ({ kind }) => kind === "man") ? "king-first" : "too-few";
    case "capture-goes-on":
      return stopped(refusal, game, turn);
    case "captured-piece-still-stands":
      return "early-removal";
    case "no-king-before-the-end":
      return "crown-in-passing";
    case "not-on-a-diagonal":
      return "light-squares";
    case "land-where-it-goes-on":
      return "landing";
    case "man-does-not-capture-backwards":
      return "man-backwards";
    case "king-steps-one-square":
      return "king-far";
    default:
      return null;
  }
}

/** What was overlooked where a capture was not played to its end. */
function stopped({ from, to, piece, instead }: Refusal, game: GameName, turn: Side): BeginnerError {
  const info = infoOf(game);
  const isMan = piece === "w" || piece === "b";
  if (isMan && to !== null && info.rows[to - 1] === (turn === "white" ? 1 : info.size)) return "crown-in-passing";
  const ways = instead.filter((move) => move.from === from && to !== null && move.route.includes(to));
  return isMan && begins(ways, (move) => goesBack(move, to!, turn)) ? "forgotten-backwards" : "half-way";
}

/** Letters of a board: small for men, capital for kings. */
function isKing({ piece }: Refusal): boolean {
  return piece === "W" || piece === "B";
}

/** Whether there are captures, and all of them are of a kind. */
function begins(moves: readonly Move[], is: (move: Move) => boolean): boolean {
  return moves.length > 0 && moves.every(is);
}

/** Whether the man that makes a capture goes back from a square on its way. */
function goesBack({ kind, captured, route }: Move, square: Square, turn: Side): boolean {
  const taken = captured[route.indexOf(square)];
  if (kind !== "man" || taken === undefined) return false;
  return turn === "white" ? taken > square : taken < square;
}
