import { heard, type Deed } from "../play/keys";
import type { Settings } from "../store/settings.svelte";

export type DeskDeed = Deed | "engine" | "arrows" | "threat" | "deeper" | "best" | "draw" | "enter" | "leave" | "promote" | "delete";

/** Keys that the analysis has beside those of the play page; the key Delete has a name in each language. */
export const DESK_KEYS: readonly { key: string; deed: DeskDeed; shown?: string }[] = [
  { key: "e", deed: "engine", shown: "e" },
  { key: "d", deed: "deeper", shown: "d" },
  { key: " ", deed: "best", shown: "␣" },
  { key: "a", deed: "arrows", shown: "a" },
  { key: "x", deed: "threat", shown: "x" },
  { key: "c", deed: "draw", shown: "c" },
  { key: "p", deed: "promote", shown: "p" },
  { key: "Delete", deed: "delete" },
  { key: "ArrowRight", deed: "enter", shown: "⇧ →" },
  { key: "ArrowLeft", deed: "leave", shown: "⇧ ←" },
];
/** What the play page's keys mean here too. */
export const SHARED: readonly Deed[] = ["board", "type", "undo", "redo", "turn", "back", "forward", "first", "last", "help"];

/** What a key asks for on the analysis board; null if it belongs to something else, or such keys are off. */
export function heardAtDesk(event: KeyboardEvent, shortcuts: Settings["shortcuts"]): DeskDeed | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isText = target?.closest("input, textarea, select, [contenteditable]") != null;
  const onBoard = target?.closest(".cells") != null;
  if (isText || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (shortcuts === "off" || (shortcuts === "board" && !onBoard)) return null;
  // On a button the space bar presses it; on the board it picks a piece up; in a line arrows go through that.
  const isPressed = onBoard || target?.closest("button, a, summary, [role=slider]") != null;
  if (event.key.startsWith("Arrow") && (onBoard || target?.closest(".line") != null)) return null;
  const own = DESK_KEYS.find(({ key }) => key === event.key);
  if (own && event.key.startsWith("Arrow") === event.shiftKey && !(own.key === " " && isPressed)) return own.deed;
  const shared = heard(event, shortcuts);
  return shared && SHARED.includes(shared) ? shared : null;
}
