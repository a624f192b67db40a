import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { PROBLEMS, REFUSALS } from "../src/account/words";
import { NUMBER } from "../src/i18n/number";
import { DESK_KEYS } from "../src/analyse/keys";
import { COLUMNS, FURTHER } from "../src/library/conditions";
import { KEYS } from "../src/play/keys";
import { THEME_CODES } from "../src/learn/exercise";
import { DIFFERENCES, GAMES, QUESTIONS, TERMS, tipNumbers } from "../src/pages/guide";
import { SECTIONS } from "../src/pages/rules";
import { PAGES } from "../src/shell/router.svelte";
import { BOARDS, CAPTURES, COORDS, NAMES, PIECES, SHORTCUTS, SPEEDS, THEMES, WORDING } from "../src/store/settings.svelte";

const root = join(import.meta.dirname, "../..");
const locales = join(root, "content/locales");
const languages = readdirSync(locales).sort();
const files = ["app.ftl", "account.ftl", "rules.ftl", "guide.ftl", "learn.ftl", "analyse.ftl", "library.ftl"];

/** The messages of a language, with the names of their variables. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(locales, language, file), "utf8");
    const entries = text.split(/\n(?=[\w-]+ =)/);
    for (const entry of entries) {
      const id = /^([\w-]+) =/.exec(entry)?.[1];
      if (!id) continue;
      expect(found.has(id), `${language}/${file} has ${id} twice`).toBe(false);
      found.set(id, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(" "));
    }
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.parentPath.includes("generated"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

/** The codes that the rules give, read from their documentation. */
function codes(section: string): string[] {
  const text = readFileSync(join(root, "docs/codes.md"), "utf8");
  const part = text.split(/\n## /).find((chapter) => chapter.startsWith(section)) ?? "";
  return [...part.matchAll(/^\| `([\w-]+)` \|/gm)].map((match) => match[1]!);
}

const cross = (prefix: string, names: readonly string[], suffix = "") => names.map((name) => `${prefix}${name}${suffix}`);

/** Messages whose names are put together when they are needed. */
function composed(): string[] {
  const rules = readFileSync(join(root, "docs/codes.md"), "utf8");
  const endings = [...rules.matchAll(/^\| `[\w-]+` \| `([\w-]+)` \|/gm)].map((match) => match[1]!);
  const reasons = [...codes("Why a move"), "game-over"].filter((code) => code !== "none");
  const types = readFileSync(join(root, "crates/wasm/src/types.ts"), "utf8");
  const union = (name: string) => {
    const body = new RegExp(`export type ${name} =([^;]+);`).exec(types)?.[1] ?? "";
    return [...body.matchAll(/"([\w-]+)"/g)].map((match) => match[1]!);
  };
  const profiles = codes("Profiles").filter((name) => name !== "none");
  const fens = [...(/code:\s*((?:\s*\|\s*"[\w-]+")+)/.exec(types.split("interface FenProblem")[1] ?? "")?.[1] ?? "").matchAll(/"([\w-]+)"/g)];
  return [
    ...cross("refused-", reasons),
    ...cross("why-", reasons),
    ...cross("reason-", [...codes("Why a game"), ...endings].filter((code, at, all) => all.indexOf(code) === at && union("EndReason").includes(code))),
    ...cross("counts-", union("Condition")),
    ...cross("profile-", profiles),
    ...cross("profile-", profiles, "-hint"),
    ...cross("fen-", fens.map((match) => match[1]!)),
    ...cross("page-", PAGES),
    ...cross("problem-", [...PROBLEMS, "other"]),
    ...cross("refusal-", [...REFUSALS, "other"]),
    ...["sign-in", "sign-up", "recover"].flatMap((way) => [`account-${way}`, `account-${way}-text`, `account-${way}-do`]),
    ...cross("results-waiting-", ["offline", "soon", "sign-in"]),
    ...["name", "password", "sessions", "games", "learned", "counts", "log"].flatMap((what) => [`privacy-${what}`, `privacy-${what}-text`]),
    ...cross("term-", TERMS),
    ...cross("term-", TERMS, "-means"),
    ...cross("differ-", DIFFERENCES.map(({ row }) => row)),
    ...cross("official-", GAMES),
    ...GAMES.flatMap((game) => cross(`tips-${game}-`, tipNumbers(game).map(String))),
    ...QUESTIONS.flatMap((number) => [`faq-${number}`, `faq-${number}-answer`]),
    ...cross("theme-", THEME_CODES),
    ...cross("rule-", SECTIONS),
    ...cross("rule-", SECTIONS, "-title"),
    ...cross("help-", ["touch", "drag", "keys-move", "type", "listen"]),
    ...cross("command-", ["last", "clock", "pieces", "row", "undo", "hint", "turn", "draw", "resign"]),
    ...cross("key-", ["last", "clock", "pieces", "row", "undo", "hint", "turn", "draw", "resign"]),
    ...["arrow", "circle", "wipe"].flatMap((name) => [`command-${name}`, `key-draw-${name}`]),
    ...cross("desk-key-", DESK_KEYS.map(({ deed }) => deed)),
    ...cross("key-", KEYS.map(({ deed }) => deed)),
    ...["touched", "unfinished", "hint", "thinking-hint", "declined-early", "declined-better", "premove", "not-allowed", "not-saved", "engine-failed", "analysis-failed", "capturing"].flatMap((name) => [`note-${name}-title`, `note-${name}-text`]),
    ...cross("column-", COLUMNS.filter((column) => column !== "order")),
    ...cross("condition-", ["player", "event", "from", "to", "result", "game", "fen", ...FURTHER]),
    ...cross("import-", ["stopped", "full", "failed"]),
    ...cross("data-", ["not-json", "not-ours", "too-new", "broken", "failed"]),
    ...cross("set-theme-", THEMES),
    ...cross("set-board-", ["auto", ...BOARDS]),
    ...cross("set-pieces-", ["auto", ...PIECES]),
    ...cross("set-coords-", COORDS),
    ...cross("set-names-", NAMES),
    ...cross("set-speed-", SPEEDS),
    ...cross("set-captures-", CAPTURES),
    ...cross("set-shortcuts-", SHORTCUTS),
    ...cross("set-wording-", WORDING),
  ];
}

const code = sources(join(root, "web/src")).join("\n");
const literal = new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1]!));
const needed = new Set(composed());
const english = messages("en");

describe("the words of every language", () => {
  it("are there in the four first languages", () => {
    expect(languages).toEqual(["da", "en", "fr", "nl"]);
  });

  it.each(languages)("have in %s the messages of English, with the same variables", (language) => {
    const own = messages(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, variables] of own) {
      const theirs = english.get(id)!.split(" ");
      const strange = variables.split(" ").filter((name) => name !== "" && !theirs.includes(name));
      expect(strange, `${language}: ${id} uses variables that English does not have`).toEqual([]);
    }
  });

  it.each(languages)("are Fluent without mistakes in %s", (language) => {
    const bundle = new FluentBundle(language);
    for (const file of files) {
      const errors = bundle.addResource(new FluentResource(readFileSync(join(locales, language, file), "utf8")));
      expect(errors).toEqual([]);
    }
    for (const id of english.keys()) expect(bundle.hasMessage(id), `${language}: ${id} cannot be parsed`).toBe(true);
  });

  it.each(languages)("tell in %s everything that can be wrong in a PDN file", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
    bundle.addResource(new FluentResource(readFileSync(join(locales, language, "library.ftl"), "utf8")));
    const told = [...codes("What is wrong in a PDN"), "game-not-played"].filter((code) => code !== "illegal-move");
    expect(told.length).toBeGreaterThan(25);
    const why = (code: string) => bundle.formatPattern(bundle.getMessage("pdn-why")!.value!, { code, text: "32-27", limit: 64, message: "untold" });
    expect(told.filter((code) => why(code) === "untold")).toEqual([]);
    expect(why("stray-brace")).toContain("}");
  });

  it.each([
    ["en", ["0 moves left", "1 move left", "2 moves left", "21 moves left"], ["1st", "2nd", "3rd", "4th", "11th", "21st"]],
    // French counts nothing as one.
    ["fr", ["encore 0 coup", "encore 1 coup", "encore 2 coups", "encore 21 coups"], ["1re", "2e", "3e", "4e", "11e", "21e"]],
    ["da", ["0 træk tilbage", "1 træk tilbage", "2 træk tilbage", "21 træk tilbage"], ["1.", "2.", "3.", "4.", "11.", "21."]],
    ["nl", ["nog 0 zetten", "nog 1 zet", "nog 2 zetten", "nog 21 zetten"], ["1e", "2e", "3e", "4e", "11e", "21e"]],
  ] as const)("count by the rules of %s", (language, left, ordinals) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
    bundle.addResource(new FluentResource(readFileSync(join(locales, language, "app.ftl"), "utf8")));
    const text = (id: string, values: Record<string, number>) => bundle.formatPattern(bundle.getMessage(id)!.value!, values);
    expect([0, 1, 2, 21].map((count) => text("moves-left", { count }))).toEqual(left);
    const times = [1, 2, 3, 4, 11, 21].map((count) => text("times-of", { count, limit: 30 }).split(/ /)[0]);
    expect(times).toEqual(ordinals);
    // Every form that a message has is one that the language has.
    const forms = new Set([...new Intl.PluralRules(language).resolvedOptions().pluralCategories, ...new Intl.PluralRules(language, { type: "ordinal" }).resolvedOptions().pluralCategories]);
    for (const [, form] of readFileSync(join(locales, language, "app.ftl"), "utf8").matchAll(/\[(zero|one|two|few|many)\]/g)) expect(forms).toContain(form);
  });

  it("are all used", () => {
    const unused = [...english.keys()].filter((id) => !literal.has(id) && !needed.has(id));
    expect(unused).toEqual([]);
  });

  it("are all there", () => {
    const asked = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!);
    const missing = [...new Set([...asked, ...needed])].filter((id) => !english.has(id));
    expect(missing).toEqual([]);
  });

  it.each(languages)("fit the bar at the foot of a phone in %s", (language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(join(locales, language, "app.ftl"), "utf8")));
    for (const id of english.keys()) {
      if (!id.startsWith("bar-")) continue;
      const text = bundle.formatPattern(bundle.getMessage(id)!.value!);
      expect(text.length, `${language}: ${id}`).toBeLessThanOrEqual(9);
    }
  });
});
