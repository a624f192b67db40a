import { drawingsText } from "../analyse/drawn";
import { Table } from "../analyse/table.svelte";
import { Moves } from "../analyse/tree";
import { pdnModule, type Drawing } from "../rules/pdn";
import { Game, type GameName, type Move, type Side } from "../rules/rules";
import { sounds } from "../sound/sounds";

/** The board of the library: a game of it, or moves from a position, to be gone through and tried. Nothing of it is kept. */
export class Explorer extends Table {
  /** A position; the usual one where the FEN is empty. Throws OpenError. */
  static async ofPosition(game: GameName, fen: string): Promise<Explorer> {
    const { Study } = await pdnModule();
    return new Explorer(Study.ofPosition(game, "", fen), []);
  }

  /** A game, at the first of its positions that is the one of this FEN, whoever is to move there if that is all the same. Throws OpenError. */
  static async ofGame(pdn: string, fen: string, eitherSide: boolean): Promise<Explorer> {
    const { Study } = await pdnModule();
    const explorer = new Explorer(Study.ofPdn(pdn, 0, ""), []);
    const wanted = fen === "" ? null : opened(explorer.outline.game, fen);
    const line = wanted ? [0, ...explorer.moves.lineThrough(0).map(({ id }) => id)] : [];
    const there = line.find((id) => {
      const { board, turn } = explorer.momentAt(id);
      return board === wanted?.board && (eitherSide || turn === wanted.turn);
    });
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

/** What stands on the board of a FEN, and who is to move; null where the rules know no such position. */
function opened(game: GameName, fen: string): { board: string; turn: Side } | null {
  try {
    const position = Game.fromFen(game, "none", fen);
    const { board, turn } = position.state();
    position.free();
    return { board, turn };
  } catch {
    return null;
  }
}
