import { Layout } from "../board/geometry";
import { arrow, type Drawn } from "../board/marks";
import { CROWN } from "../board/pieces";
import type { GameInfo, Side } from "../rules/rules";

/** A diagram as it is printed in a book, as shapes that are written as SVG or painted on a canvas. */
export interface Diagram {
  width: number;
  height: number;
  shapes: Shape[];
}

type Shape =
  | { kind: "path"; d: string; fill: string; stroke?: string; width?: number; dash?: readonly number[]; round?: boolean; x?: number; y?: number; scale?: number }
  | { kind: "disc"; x: number; y: number; r: number; fill: string; stroke?: string; width?: number }
  | { kind: "text"; x: number; y: number; text: string; size: number; anchor: "start" | "middle" };

const CELL = 40;
const EDGE = 26;
const PAPER = "#fffdf6";
const INK = "#1c1712";
const DARK = "#cfc5b1";
const HATCH = "#9d9280";
/** Between two strokes of the hatching. */
const STROKES = 5;
const FONT = "Literata, Charter, Georgia, serif";

/** How the line of a pen is told from the others without its colour; in hundredths of a square, as on the board. */
const LINES: Record<Drawn["pen"], { width: number; dash?: readonly number[]; round?: boolean; hollow?: number }> = {
  G: { width: 9 },
  R: { width: 9, dash: [22, 11] },
  Y: { width: 10, dash: [0.1, 17], round: true },
  B: { width: 14, hollow: 5 },
};

/** What was drawn by hand lies over the pieces. */
export function diagram(info: GameInfo, board: string, bottom: Side, names: readonly string[], caption: string, drawings: readonly Drawn[] = []): Diagram {
  const layout = new Layout(info, bottom);
  const side = info.size * CELL;
  const shapes: Shape[] = [
    { kind: "path", d: rect(0, 0, side + 2 * EDGE, side + 2 * EDGE + (caption ? 30 : 0)), fill: PAPER },
    { kind: "path", d: rect(EDGE - 7, EDGE - 7, side + 14, side + 14), fill: "none", stroke: INK, width: 1 },
    { kind: "path", d: rect(EDGE - 3, EDGE - 3, side + 6, side + 6), fill: PAPER, stroke: INK, width: 2 },
  ];
  const places = layout.cells.map(({ column, row, square }) => ({ square, x: EDGE + column * CELL, y: EDGE + row * CELL, column, row }));
  shapes.push({ kind: "path", d: places.map(({ x, y }) => rect(x, y, CELL, CELL)).join(""), fill: DARK });
  shapes.push({ kind: "path", d: places.map(({ x, y }) => hatching(x, y)).join(""), fill: "none", stroke: HATCH, width: 0.8 });
  for (const { square, x, y, column, row } of places) {
    const letter = board[square - 1] ?? ".";
    if (letter !== ".") shapes.push(...piece(letter, x + CELL / 2, y + CELL / 2));
    const name = names[square - 1] ?? String(square);
    if (row === 0) shapes.push({ kind: "text", x: x + CELL / 2, y: EDGE - 11, text: name, size: 11, anchor: "middle" });
    else if (row === info.size - 1) shapes.push({ kind: "text", x: x + CELL / 2, y: EDGE + side + 19, text: name, size: 11, anchor: "middle" });
    else if (column === 0) shapes.push({ kind: "text", x: EDGE / 2 - 5, y: y + CELL / 2 + 4, text: name, size: 11, anchor: "middle" });
    else if (column === info.size - 1) shapes.push({ kind: "text", x: EDGE + side + EDGE / 2 + 4, y: y + CELL / 2 + 4, text: name, size: 11, anchor: "middle" });
  }
  shapes.push(...drawn(layout, drawings));
  if (caption) shapes.push({ kind: "text", x: EDGE + side / 2, y: side + 2 * EDGE + 16, text: caption, size: 16, anchor: "middle" });
  return { width: side + 2 * EDGE, height: side + 2 * EDGE + (caption ? 30 : 0), shapes };
}

const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Strokes from the lower left to the upper right of a square. */
function hatching(x: number, y: number): string {
  let d = "";
  for (let at = STROKES; at < 2 * CELL; at += STROKES) {
    const [low, high] = [Math.max(0, at - CELL), Math.min(at, CELL)];
    d += `M${x + low} ${y + high}L${x + high} ${y + low}`;
  }
  return d;
}

function piece(letter: string, x: number, y: number): Shape[] {
  const isWhite = letter.toLowerCase() === "w";
  const [fill, other] = isWhite ? [PAPER, INK] : [INK, PAPER];
  const disc = (cy: number, r: number): Shape[] => [
    { kind: "disc", x, y: cy, r: r + 1.4, fill: PAPER },
    { kind: "disc", x, y: cy, r, fill, stroke: INK, width: 2 },
  ];
  if (letter === letter.toUpperCase()) return [...disc(y + 4, 14), ...disc(y - 3.6, 14), { kind: "path", d: CROWN, fill: other, x, y: y - 3.4, scale: 0.46 }];
  return [...disc(y, 15), ...(isWhite ? [] : [{ kind: "disc", x, y, r: 12, fill: "none", stroke: "#8d8577", width: 0.7 } satisfies Shape])];
}

/** Circles about the pieces, and the arrows over them: a line in a casing, so that it is seen on a black piece too. */
function drawn(layout: Layout, drawings: readonly Drawn[]): Shape[] {
  const onBoard = { kind: "path", x: EDGE, y: EDGE, scale: CELL / 100 } as const;
  const stroked = (d: string, stroke: string, width: number, more = {}): Shape => ({ ...onBoard, d, fill: "none", stroke, width, ...more });
  const filled = (d: string, fill: string, width: number): Shape => ({ ...onBoard, d, fill, stroke: fill, width, round: true });
  const line = (pen: Drawn["pen"], d: string): Shape[] => {
    const { width, dash, round, hollow } = LINES[pen];
    return [stroked(d, INK, width, { dash, round }), ...(hollow ? [stroked(d, PAPER, hollow)] : [])];
  };
  const centre = (square: number) => ({ x: layout.cell(square).x + 50, y: layout.cell(square).y + 50 });
  const circles = drawings.flatMap(({ pen, from, to }) => {
    const d = ring(centre(from), 46);
    return to === null ? [stroked(d, PAPER, 16), ...line(pen, d)] : [];
  });
  const arrows = drawings.flatMap(({ pen, from, to }) => {
    if (to === null) return [];
    const { line: d, head } = arrow([centre(from), centre(to)]);
    const tips = `${head}${ring(centre(from), 11)}`;
    return [stroked(d, PAPER, 20), filled(tips, PAPER, 11), ...line(pen, d), filled(tips, INK, 2)];
  });
  return [...circles, ...arrows];
}

const ring = ({ x, y }: { x: number; y: number }, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export function svgOf({ width, height, shapes }: Diagram, title: string): string {
  const stroke = (shape: { stroke?: string; width?: number }) => (shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${shape.width ?? 1}"` : "");
  const dashes = ({ dash, round }: { dash?: readonly number[]; round?: boolean }) => (dash ? ` stroke-dasharray="${dash.join(" ")}"` : "") + (round ? ' stroke-linecap="round" stroke-linejoin="round"' : "");
  const body = shapes.map((shape) => {
    switch (shape.kind) {
      case "path": {
        const moved = shape.scale ? ` transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})"` : "";
        return `<path d="${shape.d}" fill="${shape.fill}"${stroke(shape)}${dashes(shape)}${moved}/>`;
      }
      case "disc":
        return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${shape.fill}"${stroke(shape)}/>`;
      case "text":
        return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" text-anchor="${shape.anchor}" font-family="${FONT}" fill="${INK}">${escape(shape.text)}</text>`;
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escape(title)}</title>${body.join("")}</svg>\n`;
}

/** A diagram as a picture of dots; painted by hand, as the policy of the page lets no other picture in. */
export function pngOf({ width, height, shapes }: Diagram, scale = 3): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * scale, height * scale];
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("the browser gives no canvas to paint on"));
  pen.scale(scale, scale);
  for (const shape of shapes) paint(pen, shape);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser makes no picture"))), "image/png"));
}

function paint(pen: CanvasRenderingContext2D, shape: Shape) {
  if (shape.kind === "text") {
    pen.font = `${shape.size}px ${FONT}`;
    pen.textAlign = shape.anchor === "middle" ? "center" : "start";
    pen.fillStyle = INK;
    pen.fillText(shape.text, shape.x, shape.y);
    return;
  }
  pen.save();
  let path: Path2D;
  if (shape.kind === "disc") {
    path = new Path2D();
    path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  } else {
    path = new Path2D(shape.d);
    pen.setLineDash([...(shape.dash ?? [])]);
    if (shape.round) pen.lineCap = pen.lineJoin = "round";
    if (shape.scale) {
      pen.translate(shape.x ?? 0, shape.y ?? 0);
      pen.scale(shape.scale, shape.scale);
    }
  }
  if (shape.fill !== "none") {
    pen.fillStyle = shape.fill;
    pen.fill(path);
  }
  if (shape.stroke) {
    pen.strokeStyle = shape.stroke;
    pen.lineWidth = shape.width ?? 1;
    pen.stroke(path);
  }
  pen.restore();
}
