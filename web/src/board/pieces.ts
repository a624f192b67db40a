/** How pieces are drawn. */
export type PieceStyle = "turned" | "print" | "outline";
export const PIECE_STYLES: readonly PieceStyle[] = ["turned", "print", "outline"];

/** A piece in the letter of a board: `w`, `b` men; `W`, `B` kings. */
export type PieceLetter = "w" | "b" | "W" | "B";

/** The name of the symbol of a piece. */
export function symbolOf(style: PieceStyle, letter: string): string {
  const king = letter === letter.toUpperCase();
  return `${style}-${letter.toLowerCase()}${king ? "k" : "m"}`;
}

const disc = (r: number, cy: number, attributes: string) => `<circle cx="50" cy="${cy}" r="${r}" ${attributes}/>`;

/** The sign of a king, about its middle. */
export const CROWN = "M0-15 L6.2-3.4 L17-11.5 L13.4 8.5 H-13.4 L-17-11.5 L-6.2-3.4Z M-13 12.2 H13 V16 H-13Z";
const crown = (cy: number, fill: string, scale: number) =>
  `<path transform="translate(50 ${cy}) scale(${scale})" d="${CROWN}" fill="${fill}"/>`;

interface Wood {
  top: string;
  side: string;
  edge: string;
  groove: string;
  shine: string;
  face: string;
  mark: string;
}
const BOX: Wood = { top: "url(#box)", side: "#b98a4c", edge: "#482b0f", groove: "#a87b40", shine: "#fff8e6", face: "#f4e2bd", mark: "#5a2a12" };
const EBONY: Wood = { top: "url(#ebony)", side: "#170c06", edge: "#120904", groove: "#0f0704", shine: "#6d4a33", face: "#6a4630", mark: "#e9c987" };

function turnedTop(wood: Wood, cy: number, r: number, king: boolean): string {
  const ring = (part: number) =>
    disc(r * part, cy, `fill="none" stroke="${wood.groove}" stroke-width="2"`) +
    disc(r * part - 2, cy + 0.8, `fill="none" stroke="${wood.shine}" stroke-width="1.1" opacity=".75"`);
  const centre = king
    ? crown(cy + 0.5, wood.mark, 1.08)
    : ring(0.52) +
      disc(r * 0.2, cy, `fill="${wood.groove}" opacity=".55"`) +
      disc(r * 0.2, cy + 1, `fill="none" stroke="${wood.shine}" stroke-width="1" opacity=".6"`);
  return (
    disc(r, cy, `fill="${wood.top}" stroke="${wood.edge}" stroke-width="2"`) +
    disc(r - 2.4, cy, `fill="none" stroke="${wood.shine}" stroke-width="1.4" opacity=".5"`) +
    ring(0.8) +
    centre
  );
}

function turned(white: boolean, king: boolean): string {
  const wood = white ? BOX : EBONY;
  const slab = (cy: number, r: number, height: number) =>
    disc(r, cy + height, `fill="${wood.side}" stroke="${wood.edge}" stroke-width="2.4"`) +
    `<rect x="${50 - r}" y="${cy}" width="${2 * r}" height="${height}" fill="${wood.side}"/>`;
  const shadow = (r: number, cy: number) => disc(r, cy, 'fill="#1a0e05" opacity=".30"');
  return king // two discs, one seam: the lower one shows a sliver of its face
    ? shadow(39, 61) + slab(51, 38, 8) + disc(38, 51, `fill="${wood.face}"`) + slab(37, 38, 7) + turnedTop(wood, 37, 38, true)
    : shadow(41, 55) + slab(47, 40, 4.5) + turnedTop(wood, 47, 40, false);
}

const PAPER = "#fffdf6";
const INK = "#1c1712";

function print(white: boolean, king: boolean): string {
  const [fill, other] = white ? [PAPER, INK] : [INK, PAPER];
  const piece = (r: number, cy: number) =>
    disc(r + 3, cy, `fill="${PAPER}"`) + disc(r, cy, `fill="${fill}" stroke="${INK}" stroke-width="5"`);
  if (king) return piece(35, 60) + piece(35, 41) + crown(41.5, other, 1.15);
  return piece(38, 50) + (white ? "" : disc(31, 50, `fill="none" stroke="${PAPER}" stroke-width="1.6" opacity=".55"`));
}

function outline(white: boolean, king: boolean): string {
  const [fill, ink] = white ? ["#fff", "#000"] : ["#000", "#fff"];
  const piece = (r: number, cy: number) =>
    disc(r + 5, cy, `fill="${fill}"`) +
    disc(r + 2.5, cy, `fill="${fill}" stroke="#000" stroke-width="5"`) +
    (white
      ? disc(r - 1, cy, 'fill="#fff" stroke="#000" stroke-width="2"')
      : disc(r, cy, 'fill="#000" stroke="#fff" stroke-width="6.5"'));
  if (king) return piece(34, 60) + piece(34, 41) + crown(41.5, ink, 1.15);
  return piece(38, 50) + (white ? "" : disc(9, 50, `fill="${ink}"`));
}

const DRAWERS: Record<PieceStyle, (white: boolean, king: boolean) => string> = { turned, print, outline };

/** A number from 0 to 1, the same each time: a board has the same grain for everybody. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function grain(): string {
  const random = dice(7);
  const bend = () => (random() * 9 - 4.5).toFixed(1);
  let lines = "";
  for (let line = 0; line < 17; line++) {
    lines += `M0 ${(line * 12 + random() * 8).toFixed(1)}q50 ${bend()} 100 ${bend()}t100 0t100 ${bend()}t100 0`;
  }
  const pattern = (name: string, extra: string, width: number, opacity: number) =>
    `<pattern id="grain-${name}" width="400" height="200" patternUnits="userSpaceOnUse" ${extra}>` +
    `<path d="${lines}" fill="none" stroke="var(--grain-${name})" stroke-width="${width}" opacity="${opacity}"/></pattern>`;
  return pattern("dark", "", 1.6, 0.22) + pattern("light", 'patternTransform="rotate(90)"', 1.4, 0.17);
}

/** All symbols and patterns, to stand once in a page. */
export function sprite(): string {
  const stops = (colors: [number, string][]) =>
    colors.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join("");
  let text =
    `<radialGradient id="box" cx=".36" cy=".3" r=".8">${stops([[0, "#fff6df"], [0.55, "#f3dfb6"], [1, "#dcbd85"]])}</radialGradient>` +
    `<radialGradient id="ebony" cx=".36" cy=".3" r=".85">${stops([[0, "#563a28"], [0.5, "#382317"], [1, "#1d110a"]])}</radialGradient>`;
  for (const style of PIECE_STYLES) {
    for (const letter of "wbWB") {
      const king = letter === letter.toUpperCase();
      const drawing = DRAWERS[style](letter.toLowerCase() === "w", king);
      text += `<symbol id="${symbolOf(style, letter)}" viewBox="0 0 100 100" overflow="visible">${drawing}</symbol>`;
    }
  }
  text += grain();
  text +=
    '<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">' +
    '<path d="M0 4.5H9" stroke="var(--grain-dark)" stroke-width="1.5"/></pattern>';
  return text;
}
