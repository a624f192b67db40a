import { drawingsText } from "../analyse/drawn";
import { Table } from "../analyse/table.svelte";
import { Moves } from "../analyse/tree";
import { pdnModule, type Drawing } from "../rules/pdn";
import type { GameName, Move } from "../rules/rules";
import { sounds } from "../sound/sounds";

/** The board of the library: a game of it, or moves from a position, to be gone through and tried. Nothing of it is kept. */
export class Explorer extends Table {
  /** A position; the usual one where the FEN is empty. Throws OpenError. */
  static async ofPosition(game: GameName, fen: string): Promise<Explorer> {
    const { Study } = await pdnModule();
    return new Explorer(Study.ofPosition(game, "", fen), []);
  }

  /** A game, at the first of its positions that is the one of this FEN. Throws OpenError. */
  static async ofGame(pdn: string, fen: string): Promise<Explorer> {
    const { Study } = await pdnModule();
    const explorer = new Explorer(Study.ofPdn(pdn, 0, ""), []);
    const wanted = placement(fen);
    const line = fen === "" ? [] : [0, ...explorer.moves.lineThrough(0).map(({ id }) => id)];
    const there = line.find((id) => placement(explorer.momentAt(id).fen) === wanted);
    if (there !== undefined) explorer.show(there, false);
    return explorer;
  }

  play(move: Move) {
    this.playHub(move.hub);
  }

  /** Plays a move as the engine writes it. */
  playHub(hub: string) {
    const reached = this.study.play(this.at, hub);
    if (reached === undefined) return;
    if (!this.moves.has(reached)) this.moves = new Moves(this.study.outline());
    const { move } = this.moves.get(reached);
    if (move) sounds.move(move.captured.length, move.promotes);
    this.go(reached);
  }

  protected draw(all: readonly Drawing[]) {
    this.study.setDrawings(this.at, drawingsText(all));
    this.moves = new Moves(this.study.outline());
  }
}

/** A FEN without what is not its pieces and side to move. */
function placement(fen: string): string {
  const [turn = "", ...sides] = fen.split(":");
  return [turn, ...sides.filter((side) => /^[WB]/.test(side)).sort()].join(":");
}
