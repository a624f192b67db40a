import { t, words } from "../i18n/i18n.svelte";
import type { FenProblem, OpenError, PdnGame, PdnProblem } from "../rules/rules";

/** What is wrong in a FEN, in the language in use. */
export function explainFen(problem: FenProblem): string {
  return t(`fen-${problem.code}`, {
    column: problem.column ?? 0,
    found: problem.found ?? "",
    expected: problem.expected ?? "none",
    square: problem.square ?? 0,
    side: problem.side ?? "white",
    limit: problem.limit ?? 0,
  });
}

/** What is wrong in a PDN text, with its place; the rules' own words where the texts of the library are not loaded. */
export function explainPdn(problem: PdnProblem): string {
  const at = { line: problem.line, column: problem.column, text: problem.text ?? "", ply: problem.ply ?? 0 };
  if (problem.code === "illegal-move" && problem.text) return t("pdn-illegal", at);
  const { code, limit, message } = problem;
  const why = words.has("pdn-why") ? t("pdn-why", { ...at, code, limit: limit ?? 0, message }) : message;
  return t("pdn-problem", { ...at, message: why });
}

/** Why a text could not be opened. */
export function explainOpen(error: unknown): string[] {
  const fault = error as OpenError;
  switch (fault.code) {
    case "bad-fen":
      return fault.problems.map(explainFen);
    case "pdn-bad-start":
      return fault.problems.slice(0, 5).map(explainPdn);
    case "pdn-game-unknown":
      return [t("paste-unknown-game")];
    case "no-pdn-game":
      return [t("paste-no-games")];
    default:
      return [t("paste-unreadable", { message: fault.message ?? String(error) })];
  }
}

/** How a game of a file is called in a list. */
export function pdnTitle({ tags, index }: PdnGame): string {
  const tag = (name: string) => tags.find(([key]) => key === name)?.[1] ?? "";
  const players = [tag("White"), tag("Black")].filter((name) => name !== "" && name !== "?").join(" – ");
  const rest = [tag("Event"), tag("Date"), tag("Result")].filter((name) => name !== "" && name !== "?").join(", ");
  return `${index + 1}. ${players || t("paste-unnamed")}${rest ? ` (${rest})` : ""}`;
}
