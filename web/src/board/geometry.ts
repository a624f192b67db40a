import type { GameInfo, Side, Square } from "../rules/rules";

/** One dark square as it lies on the screen. Coordinates are in hundredths of a square. */
export interface Cell {
  square: Square;
  /** From 0, from the top and the left of the screen. */
  row: number;
  column: number;
  x: number;
  y: number;
}

/** Where the squares of a board lie, seen by the player at the bottom. It draws; it knows no rules. */
export class Layout {
  readonly size: number;
  readonly cells: readonly Cell[];
  /** The cells row by row from the top, each row from the left. */
  readonly rows: readonly (readonly Cell[])[];
  readonly flipped: boolean;

  constructor(info: Pick<GameInfo, "size" | "squares" | "rows" | "columns">, bottom: Side) {
    this.size = info.size;
    this.flipped = bottom === "black";
    const place = (value: number) => (this.flipped ? info.size - value : value - 1);
    this.cells = Array.from({ length: info.squares }, (_, at) => {
      const row = place(info.rows[at] ?? 1);
      const column = place(info.columns[at] ?? 1);
      return { square: at + 1, row, column, x: column * 100, y: row * 100 };
    });
    this.rows = Array.from({ length: info.size }, (_, row) =>
      this.cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column),
    );
  }

  cell(square: Square): Cell {
    const cell = this.cells[square - 1];
    if (!cell) throw new RangeError(`square ${square} is not between 1 and ${this.cells.length}`);
    return cell;
  }

  /** The dark square at a point given as parts of the board's width and height, if there is one. */
  at(x: number, y: number): Square | null {
    const row = Math.floor(y * this.size);
    const column = Math.floor(x * this.size);
    return this.rows[row]?.find((cell) => cell.column === column)?.square ?? null;
  }

  /** Where a key takes the cursor: along the row, or to the nearest dark square above or below. */
  step(from: Square, key: string, ctrl: boolean): Square | null {
    const cell = this.cell(from);
    const row = this.rows[cell.row] ?? [];
    const at = row.indexOf(cell);
    switch (key) {
      case "ArrowLeft":
        return row[at - 1]?.square ?? null;
      case "ArrowRight":
        return row[at + 1]?.square ?? null;
      case "ArrowUp":
        return this.nearest(cell, -1);
      case "ArrowDown":
        return this.nearest(cell, 1);
      case "Home":
        return (ctrl ? this.rows[0]?.[0] : row[0])?.square ?? null;
      case "End":
        return (ctrl ? this.rows.at(-1)?.at(-1) : row.at(-1))?.square ?? null;
      case "PageUp":
        return this.nearest(cell, -cell.row);
      case "PageDown":
        return this.nearest(cell, this.size - 1 - cell.row);
      default:
        return null;
    }
  }

  private nearest(cell: Cell, rows: number): Square | null {
    const row = this.rows[cell.row + rows];
    if (!row || rows === 0) return null;
    // Two are equally near: up leads to the right and down to the left, so that they undo each other.
    const wanted = cell.column + (rows < 0 ? 0.5 : -0.5);
    const distance = (other: Cell) => Math.abs(other.column - wanted);
    return row.reduce((best, other) => (distance(other) < distance(best) ? other : best)).square;
  }
}
