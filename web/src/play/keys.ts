import type { Settings } from "../store/settings.svelte";

export type Deed =
  | "turn" | "undo" | "redo" | "hint" | "back" | "forward" | "first" | "last" | "zen" | "board" | "type" | "forced" | "help";

/** Keys for a player without a mouse. On the board itself arrows and Enter have their own meaning. */
export const KEYS: readonly { key: string; deed: Deed }[] = [
  { key: "b", deed: "board" },
  { key: "m", deed: "type" },
  { key: "u", deed: "undo" },
  { key: "r", deed: "redo" },
  { key: "t", deed: "hint" },
  { key: "f", deed: "turn" },
  { key: "g", deed: "forced" },
  { key: "h", deed: "back" },
  { key: "l", deed: "forward" },
  { key: "k", deed: "first" },
  { key: "j", deed: "last" },
  { key: "z", deed: "zen" },
  { key: "?", deed: "help" },
];
const ARROWS: Readonly<Record<string, Deed>> = { ArrowLeft: "back", ArrowRight: "forward", ArrowUp: "first", ArrowDown: "last" };

/** What a key asks for; null if it belongs to something else, or if the player has switched such keys off. */
export function heard(event: KeyboardEvent, shortcuts: Settings["shortcuts"]): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return null;
  const onBoard = target?.closest(".cells") !== null && target !== null;
  if (shortcuts === "off" || (shortcuts === "board" && !onBoard)) return null;
  if (!onBoard && !target?.closest(".moves, .strip")) {
    const arrow = ARROWS[event.key];
    if (arrow) return arrow;
  }
  return KEYS.find(({ key }) => key === event.key)?.deed ?? null;
}
