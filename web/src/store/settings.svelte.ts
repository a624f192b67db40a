import type { PieceStyle } from "../board/pieces";
import { viewport } from "../shell/viewport.svelte";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const BOARDS = ["wood", "print", "slate", "contrast"] as const;
export const PIECES = ["turned", "print", "outline"] as const;
export const COORDS = ["auto", "inside", "none"] as const;
export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export const SHORTCUTS = ["everywhere", "board", "off"] as const;
export const WORDING = ["sentence", "short", "notation"] as const;
export const CAPTURES = ["steps", "once"] as const;
export const NAMES = ["game", "numbers", "letters"] as const;

/** What a player may set. Every field has a value that works. */
export interface Settings {
  theme: (typeof THEMES)[number];
  board: "auto" | (typeof BOARDS)[number];
  pieces: "auto" | (typeof PIECES)[number];
  coords: (typeof COORDS)[number];
  speed: (typeof SPEEDS)[number];
  /** From 0 to 1. */
  volume: number;
  sound: boolean;
  speech: boolean;
  drag: boolean;
  /** A move that is the only one is played by one touch of its piece. */
  oneTouch: boolean;
  /** How a capture of several pieces is given: by each landing, or by its end where that is clear. */
  captures: (typeof CAPTURES)[number];
  confirmMoves: boolean;
  shortcuts: (typeof SHORTCUTS)[number];
  wording: (typeof WORDING)[number];
  /** How large the board is, as a part of what the window allows. */
  boardSize: number;
  /** How squares are called on eight by eight. */
  names: (typeof NAMES)[number];
}

export const DEFAULTS: Settings = {
  theme: "system",
  board: "auto",
  pieces: "auto",
  coords: "auto",
  speed: "normal",
  volume: 0.7,
  sound: true,
  speech: false,
  drag: true,
  oneTouch: false,
  captures: "once",
  confirmMoves: false,
  shortcuts: "everywhere",
  wording: "sentence",
  boardSize: 1,
  names: "game",
};

/** The smallest board, as a part of what the window allows. */
export const LEAST_BOARD = 0.5;

const KEY = "damier-settings";
const PACE = { none: 0, fast: 0.5, normal: 1, slow: 1.8 } as const;
const CHOICES: Partial<Record<keyof Settings, readonly string[]>> = {
  theme: THEMES,
  board: ["auto", ...BOARDS],
  pieces: ["auto", ...PIECES],
  coords: COORDS,
  speed: SPEEDS,
  shortcuts: SHORTCUTS,
  wording: WORDING,
  captures: CAPTURES,
  names: NAMES,
};

/** What can be used of a text from outside: unknown fields and values are left out. */
export function readSettings(value: unknown): Partial<Settings> {
  if (typeof value !== "object" || value === null) return {};
  const found: Record<string, unknown> = {};
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const given = (value as Record<string, unknown>)[name];
    const choices = CHOICES[name as keyof Settings];
    if (typeof given !== typeof usual) continue;
    if (choices && !choices.includes(given as string)) continue;
    if (typeof given === "number" && !(given >= (name === "boardSize" ? LEAST_BOARD : 0) && given <= 1)) continue;
    found[name] = given;
  }
  return found as Partial<Settings>;
}

function stored(): Partial<Settings> {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {}; // Storage is forbidden or what it holds is broken: the usual settings hold.
  }
}

class Store {
  all = $state<Settings>({ ...DEFAULTS, ...stored() });

  set<Name extends keyof Settings>(name: Name, value: Settings[Name]) {
    this.all[name] = value;
    this.write();
  }

  replace(values: Partial<Settings>) {
    this.all = { ...DEFAULTS, ...values };
    this.write();
  }

  private write() {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Kept for this visit only.
    }
  }

  /** The theme that is shown, after asking the system. */
  get theme(): "light" | "dark" | "contrast" | "contrast-dark" {
    const { theme } = this.all;
    if (theme === "contrast" || (theme === "system" && viewport.moreContrast)) {
      return viewport.dark ? "contrast-dark" : "contrast";
    }
    if (theme === "system") return viewport.dark ? "dark" : "light";
    return theme;
  }

  get boardStyle(): (typeof BOARDS)[number] {
    const contrast = this.theme.startsWith("contrast");
    if (this.all.board === "auto") return contrast ? "contrast" : "wood";
    return this.all.board;
  }

  get pieceStyle(): PieceStyle {
    if (this.all.pieces !== "auto") return this.all.pieces;
    return this.theme.startsWith("contrast") ? "outline" : "turned";
  }

  coordsFor(narrow: boolean, low: boolean): "outside" | "inside" | "edge" | "none" {
    if (this.all.coords === "none") return "none";
    if (this.all.coords === "inside") return "inside";
    if (narrow) return "edge";
    return low ? "inside" : "outside";
  }

  /** How wide the rim of a board is, in hundredths of a square. */
  rimFor(narrow: boolean, low: boolean): number {
    if (narrow) return 0;
    return this.coordsFor(narrow, low) === "outside" ? 40 : 16;
  }

  /** The factor of every animation. */
  get pace(): number {
    return viewport.stillness ? 0 : PACE[this.all.speed];
  }

  get drag(): boolean {
    return this.all.drag;
  }
}

export const settings = new Store();
