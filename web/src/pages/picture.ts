import { t } from "../i18n/i18n.svelte";
import { groups } from "./guide";

/** A diagram in words: what it shows, and what stands where. */
export function describe(rule: string, board: string): string {
  const stands = groups(board).map(({ kind, side, squares }) => t(kind === "men" ? "picture-men" : "picture-kings", { side, squares }));
  return [t("rule-picture", { rule }), ...stands].join("; ");
}
