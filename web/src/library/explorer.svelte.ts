import { Moves } from "../analyse/tree";
import { NO_MARKS, type Marks } from "../board/marks";
import type { Motion } from "../board/track";
import { Hand } from "../game/hand.svelte";
import { pieceKey, spokenMove, squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import { pdnModule, type Study } from "../rules/pdn";
import { Game, infoOf, type GameName, type Moment, type Move, type Refusal, type Square } from "../rules/rules";
import { live } from "../shell/live.svelte";

/** The board of the library: a game of it, or moves from the usual position, to be gone through and tried. */
export class Explorer {
  moves = $state.raw<Moves>(null!);
  at = $state(0);
  moment = $state.raw<Moment>(null!);
  motion = $state.raw<Motion | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly hand: Hand;
  private game: Game | null = null;
  private motions = 0;

  private constructor(private readonly study: Study) {
    const explorer = this;
    this.hand = new Hand({
      get game() {
        return explorer.game!;
      },
      strict: false,
      play: (move) => this.play(move.hub),
      refuse: (refusal) => (this.refusal = refusal),
      touched: () => undefined,
      unfinished: () => live.urge(t("note-unfinished-title")),
      stepped: () => undefined,
      changed: () => undefined,
    });
    this.moves = new Moves(study.outline());
    this.show(0);
  }

  /** A position; the usual one where the FEN is empty. Throws OpenError. */
  static async ofPosition(game: GameName, fen: string): Promise<Explorer> {
    const { Study } = await pdnModule();
    return new Explorer(Study.ofPosition(game, "", fen));
  }

  /** A game, at the first of its positions that has this FEN. Throws OpenError. */
  static async ofGame(pdn: string, fen: string): Promise<Explorer> {
    const { Study } = await pdnModule();
    const explorer = new Explorer(Study.ofPdn(pdn, 0, ""));
    if (fen !== "") {
      const line = [0, ...explorer.moves.lineThrough(0).map(({ id }) => id)];
      const wanted = placement(fen);
      const there = line.find((id) => placement(explorer.study.moment(id).fen) === wanted);
      if (there !== undefined) explorer.show(there);
    }
    return explorer;
  }

  close() {
    this.game?.free();
    this.study.free();
  }

  get name(): GameName {
    return this.moves.outline.game;
  }

  get info() {
    return infoOf(this.name);
  }

  get node() {
    return this.moves.get(this.at);
  }

  get pdn(): string {
    return this.study.pdn() ?? "";
  }

  /** How many plies of the line were played. */
  get ply(): number {
    return this.moves.pathTo(this.at).length;
  }

  get shownBoard(): string {
    return this.hand.over(this.moment.board);
  }

  private show(id: number) {
    this.at = id;
    this.refusal = null;
    this.moment = this.study.moment(id);
    this.game?.free();
    this.game = opened(this.name, this.moment.fen);
    this.hand.clear();
  }

  go(id: number) {
    if (!this.moves.has(id) || id === this.at) return;
    const { parent, move } = this.moves.get(id);
    const forth = parent === this.at ? move : null;
    const captured = forth?.captured.map((square, at) => ({ square, letter: forth.taken[at] ?? "." })) ?? [];
    this.motion = forth && { id: ++this.motions, route: forth.route, captured, promotes: forth.promotes };
    this.show(id);
    if (move) live.say(`${this.node.number}${this.node.second ? "…" : "."} ${spokenMove(move, this.name)}`);
    else live.say(t("say-start"));
  }

  /** Plays a move as the engine writes it. */
  play(hub: string) {
    const reached = this.study.play(this.at, hub);
    if (reached === undefined) return;
    if (!this.moves.has(reached)) this.moves = new Moves(this.study.outline());
    this.go(reached);
  }

  back() {
    if (this.node.parent !== null) this.go(this.node.parent);
  }

  forward() {
    const [next] = this.node.next;
    if (next !== undefined) this.go(next);
  }

  first() {
    this.go(0);
  }

  last() {
    this.go(this.moves.lineThrough(this.at).at(-1)?.id ?? 0);
  }

  get marks(): Marks {
    const { hand, moment, refusal } = this;
    const { move } = this.node;
    const squares = hand.options.map(({ square }) => square);
    return {
      ...NO_MARKS,
      lastMove: move ? [move.from, move.to] : [],
      chosen: hand.at,
      go: moment.mustCapture ? [] : squares,
      land: moment.mustCapture ? squares : [],
      ghosts: hand.taken,
      refused: refusal?.from && refusal.to ? [refusal.from, refusal.to] : null,
    };
  }

  get hands() {
    return {
      label: (square: Square) => this.label(square),
      grabs: (square: Square) => this.legal.some(({ from }) => from === square),
      pick: (square: Square) => {
        this.refusal = null;
        if (this.game) this.hand.pick(square);
      },
      drop: (from: Square, to: Square | null) => {
        this.refusal = null;
        if (this.game) this.hand.drop(from, to);
      },
      cancel: () => this.hand.letGo(),
      home: this.legal[0]?.from ?? 1,
    };
  }

  private label(square: Square): string {
    const letter = this.shownBoard[square - 1] ?? ".";
    const name = squareName(this.name, square);
    const said = [letter === "." ? t("label-empty", { square: name }) : t("label-piece", { square: name, piece: pieceKey(letter) })];
    if (this.hand.at === square) said.push(t("label-chosen"));
    else if (this.hand.options.some((next) => next.square === square)) said.push(t(this.moment.mustCapture ? "label-lands" : "label-goes"));
    return said.join(", ");
  }

  /** What the rules say of a move as text. */
  explain(text: string) {
    this.hand.clear();
    return this.game?.explainText(text) ?? null;
  }

  get legal(): readonly Move[] {
    return this.game?.legalMoves() ?? [];
  }
}

/** A FEN without what is not its pieces and side to move. */
function placement(fen: string): string {
  const [turn = "", ...sides] = fen.split(":");
  return [turn, ...sides.filter((side) => /^[WB]/.test(side)).sort()].join(":");
}

function opened(name: GameName, fen: string): Game | null {
  try {
    return Game.fromFen(name, "none", fen);
  } catch {
    return null;
  }
}
