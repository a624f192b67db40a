import { explainFen } from "../game/faults";
import { usualProfile } from "../game/setup";
import { pieceKey, squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import { checkFen, Game, infoOf, other, type GameName, type Side, type Square } from "../rules/rules";
import { live } from "../shell/live.svelte";
import { getMisc, putMisc } from "../store/db";
import { DRAFT, type OwnExercise } from "../store/ownExercises";

/** What is put on a square: a piece by its letter on a board, or nothing. */
export const TOOLS = ["w", "W", "b", "B", "."] as const;
export type Tool = (typeof TOOLS)[number];

interface Draft {
  game: GameName;
  board: string;
  turn: Side;
  /** The exercise whose position this is to be. */
  exercise?: string;
}

const KEY = "editor";
const EMPTY = ".";

/** A position being set up: what stands where, who is to move, and what the rules say of it. */
export class Position {
  game = $state<GameName>("international");
  board = $state("");
  turn = $state<Side>("white");
  bottom = $state<Side>("white");
  tool = $state<Tool>("w");
  /** What stands in the field for the text, while it is no position. */
  text = $state<string | null>(null);

  /** A position of its own, or that of an exercise, whose draft is kept apart from it. */
  constructor(private readonly exercise: Pick<OwnExercise, "id" | "game" | "fen"> | null = null) {
    if (exercise) this.game = exercise.game;
    this.board = startOf(this.game);
  }

  async read(): Promise<void> {
    const { exercise } = this;
    const kept = (await getMisc(exercise ? DRAFT : KEY).catch(() => null)) as Partial<Draft> | null;
    if (exercise && (kept?.exercise !== exercise.id || kept.game !== exercise.game)) return this.write(exercise.fen);
    if (!kept || !["international", "checkers", "russian", "brazilian"].includes(String(kept.game))) return;
    const game = kept.game as GameName;
    const fits = typeof kept.board === "string" && new RegExp(`^[wWbB.]{${infoOf(game).squares}}$`).test(kept.board);
    this.game = game;
    this.board = fits ? kept.board! : startOf(game);
    this.turn = kept.turn === "black" ? "black" : "white";
  }

  /** Puts a position into the editor that is to be opened next. */
  static leave(game: GameName, board: string, turn: Side): Promise<void> {
    return putMisc(KEY, { game, board, turn } satisfies Draft);
  }

  get info() {
    return infoOf(this.game);
  }

  get fen(): string {
    const squares = (letter: string) => [...this.board].flatMap((piece, at) => (piece === letter ? [String(at + 1)] : []));
    const side = (man: string, king: string) => [...squares(man), ...squares(king).map((square) => `K${square}`)].join(",");
    return `${this.turn === "white" ? "W" : "B"}:W${side("w", "W")}:B${side("b", "B")}`;
  }

  /** Everything that keeps the position from being one; in the field, everything wrong with the text. */
  get problems(): string[] {
    return checkFen(this.game, this.text ?? this.fen).map(explainFen);
  }

  /** What may well be meant, but is worth a word. */
  get warnings(): string[] {
    if (this.problems.length > 0) return [];
    const most = [...startOf(this.game)].filter((letter) => letter === "w").length;
    const of = (side: Side) => [...this.board].filter((letter) => letter.toLowerCase() === side[0]).length;
    const many = (["white", "black"] as const).filter((side) => of(side) > most).map((side) => t("editor-many", { side, count: of(side), most }));
    const over = this.isOver ? [t("editor-over", { side: this.turn })] : [];
    return [...many, ...over];
  }

  /** Whether who is to move has no move. */
  get isOver(): boolean {
    if (this.problems.length > 0) return false;
    const game = Game.fromFen(this.game, "none", this.fen);
    const { end } = game.state();
    game.free();
    return end !== null;
  }

  count(letter: string): number {
    return [...this.board].filter((piece) => piece === letter).length;
  }

  setGame(game: GameName) {
    if (game === this.game) return;
    this.game = game;
    this.board = startOf(game);
    this.turn = infoOf(game).first;
    this.changed();
  }

  setTurn(turn: Side) {
    this.turn = turn;
    this.changed();
  }

  clear() {
    this.board = EMPTY.repeat(this.info.squares);
    this.changed();
    live.say(t("editor-cleared"));
  }

  start() {
    this.board = startOf(this.game);
    this.turn = this.info.first;
    this.changed();
    live.say(t("say-start"));
  }

  flip() {
    this.bottom = other(this.bottom);
  }

  /** Puts what is in the hand on a square; the same piece again takes it away. */
  put(square: Square, tool: Tool = this.tool) {
    const there = this.board[square - 1] ?? EMPTY;
    this.set(square, there === tool ? EMPTY : tool);
    live.say(this.label(square));
  }

  move(from: Square, to: Square | null) {
    const piece = this.board[from - 1] ?? EMPTY;
    this.set(from, EMPTY);
    if (to !== null) this.set(to, piece);
    live.say(this.label(to ?? from));
  }

  private set(square: Square, letter: string) {
    this.board = this.board.slice(0, square - 1) + letter + this.board.slice(square);
    this.changed();
  }

  label(square: Square): string {
    const letter = this.board[square - 1] ?? EMPTY;
    const name = squareName(this.game, square);
    return letter === EMPTY ? t("label-empty", { square: name }) : t("label-piece", { square: name, piece: pieceKey(letter) });
  }

  /** Reads a text as it is typed: the board follows as soon as it is a position. */
  write(text: string) {
    if (checkFen(this.game, text).length > 0) {
      this.text = text;
      return;
    }
    const game = Game.fromFen(this.game, usualProfile(this.game), text);
    const { board, turn } = game.state();
    game.free();
    this.board = board;
    this.turn = turn;
    this.changed();
  }

  private changed() {
    this.text = null;
    const { game, board, turn, exercise } = this;
    const kept = exercise ? putMisc(DRAFT, { game, board, turn, exercise: exercise.id } satisfies Draft) : Position.leave(game, board, turn);
    void kept.catch(() => undefined);
  }
}

function startOf(name: GameName): string {
  const game = Game.start(name, usualProfile(name));
  const { board } = game.state();
  game.free();
  return board;
}
