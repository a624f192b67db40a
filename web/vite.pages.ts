import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Plugin } from "vite";
import { DIFFERENCES, firstOf, GAMES, groups, menOf, QUESTIONS, TERMS, tipNumbers } from "./src/pages/guide.ts";
import { PICTURES, SECTIONS } from "./src/pages/rules.ts";
import type { GameInfo, GameName } from "./src/generated/rules/damier_wasm.js";

const LOCALES = join(import.meta.dirname, "../content/locales");
const FILES = ["app", "rules", "guide"];

/** One language's words. */
type Say = (id: string, values?: Record<string, FluentVariable>) => string;

function words(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES) bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8")));
  return (id, values = {}) => {
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`${language} has no message ${id}`);
    return bundle.formatPattern(value, values);
  };
}

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
/** A message in which `<b>` may stand. */
const rich = (text: string) => escape(text).replace(/&lt;(\/?)b&gt;/g, "<$1b>");

/** A diagram as it is printed: white paper, hatched squares, black and white discs. */
function diagram(info: GameInfo, board: string, title: string): string {
  const size = info.size * 20;
  const squares: string[] = [];
  const discs: string[] = [];
  [...board].forEach((letter, at) => {
    const [x, y] = [((info.columns[at] ?? 1) - 1) * 20, ((info.rows[at] ?? 1) - 1) * 20];
    squares.push(`M${x} ${y}h20v20h-20z`);
    if (letter === ".") return;
    const black = letter.toLowerCase() === "b";
    const [fill, edge] = black ? ["#1c1712", "#fffdf6"] : ["#fffdf6", "#1c1712"];
    const disc = (cy: number) => `<circle cx="${x + 10}" cy="${y + cy}" r="7.6" fill="${fill}" stroke="#1c1712" stroke-width="1.2"/>`;
    const crown = `<path d="M${x + 5.5} ${y + 11}l0.8-5 2.4 2.6 1.3-3.6 1.3 3.6 2.4-2.6 0.8 5z" fill="${edge}" stroke="#1c1712" stroke-width=".6"/>`;
    discs.push(letter === letter.toUpperCase() ? disc(11.4) + disc(8.4) + crown : disc(10));
  });
  return (
    `<svg class="sheet-diagram" role="img" aria-label="${escape(title)}" viewBox="-2 -2 ${size + 4} ${size + 4}" width="200" height="200">` +
    `<rect x="-1.5" y="-1.5" width="${size + 3}" height="${size + 3}" fill="#fdfaf3" stroke="#1c1712"/>` +
    `<path d="${squares.join("")}" fill="#cfc5b1"/>${discs.join("")}</svg>`
  );
}

function described(say: Say, rule: string, board: string): string {
  const stands = groups(board).map(({ kind, side, squares }) => say(kind === "men" ? "picture-men" : "picture-kings", { side, squares }));
  return [say("rule-picture", { rule }), ...stands].join("; ");
}

function draws(say: Say, info: GameInfo): string {
  const [profile] = info.profiles;
  const items = [
    ...(profile?.repetitions ? [rich(say("draw-repetition", { count: profile.repetitions }))] : []),
    ...(profile?.limits ?? []).map((limit) => {
      const name = say("counter-name", { counter: limit.counter === "3-kings" ? "three-kings" : limit.counter });
      return `<b>${escape(name)}.</b> ${rich(say(`counts-${limit.condition}`, { count: Math.ceil(limit.plies / 2) }))}`;
    }),
  ];
  const others = info.profiles
    .filter(({ name }) => name !== "none")
    .map(({ name }) => `<dt>${escape(say(`profile-${name}`))}</dt><dd>${escape(say(`profile-${name}-hint`))}</dd>`);
  return `<ul class="draws">${items.map((item) => `<li>${item}</li>`).join("")}</ul><h3>${escape(say("rule-profiles"))}</h3><dl>${others.join("")}</dl>`;
}

/** The rules of a game as a page that needs no script. */
function rulesOf(say: Say, info: GameInfo): string {
  const game = info.name;
  const sections = SECTIONS.filter((section) => section !== "majority" || info.majority).map((section) => {
    const title = say(`rule-${section}-title`);
    const picture = PICTURES[game][section];
    const shown = picture ? diagram(info, picture.board, described(say, title, picture.board)) : "";
    const more = section === "draw" ? draws(say, info) : "";
    return `<section id="${section}" class="rule${picture ? " pictured" : ""}"><div><h2>${escape(title)}</h2><p>${rich(say(`rule-${section}`, { game }))}</p>${more}</div>${shown}</section>`;
  });
  const tips = tipNumbers(game).map((number) => `<li>${escape(say(`tips-${game}-${number}`))}</li>`);
  const questions = QUESTIONS.map((number) => `<dt>${escape(say(`faq-${number}`))}</dt><dd>${rich(say(`faq-${number}-answer`, { game }))}</dd>`);
  return (
    `<h1>${escape(say("game-name", { game }))}: ${escape(say("rules-title"))}</h1>${sections.join("")}` +
    `<section class="rule" id="tips"><h2>${escape(say("tips-title"))}</h2><ul class="draws">${tips.join("")}</ul></section>` +
    `<section class="rule" id="questions"><h2>${escape(say("faq-title"))}</h2><dl>${questions.join("")}</dl></section>` +
    `<section class="rule" id="official"><h2>${escape(say("guide-official"))}</h2><p>${escape(say(`official-${game}`))}</p></section>`
  );
}

function differencesOf(say: Say, infos: readonly GameInfo[]): string {
  const cell = (row: string, has: readonly GameName[] | undefined, info: GameInfo) => {
    if (has) return say(has.includes(info.name) ? "differ-yes" : "differ-no");
    return row === "board" ? say("differ-men", { size: info.size, men: menOf(info) }) : say("side-name", { side: firstOf(info.name) });
  };
  const head = infos.map(({ name }) => `<th scope="col">${escape(say("game-name", { game: name }))}</th>`).join("");
  const rows = DIFFERENCES.map(
    ({ row, has }) => `<tr><th scope="row">${escape(say(`differ-${row}`))}</th>${infos.map((info) => `<td>${escape(cell(row, has, info))}</td>`).join("")}</tr>`,
  );
  return `<h1>${escape(say("differ-title"))}</h1><table class="differ"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function glossaryOf(say: Say, all: Record<string, Say>): string {
  const entry = (term: string) => {
    const others = Object.entries(all).map(([language, other]) => `${language}: <span lang="${language}">${escape(other(`term-${term}`))}</span>`);
    return `<dt>${escape(say(`term-${term}`))}</dt><dd>${escape(say(`term-${term}-means`))}<br><span class="small muted">${others.join(" · ")}</span></dd>`;
  };
  return `<h1>${escape(say("glossary-title"))}</h1><dl class="glossary">${TERMS.map(entry).join("")}</dl>`;
}

/** The links between these pages, in place of the app's own navigation. */
function links(say: Say, language: string): string {
  const link = (name: string, text: string) => `<a href="/${language}/rules/${name}">${escape(text)}</a>`;
  const games = GAMES.map((game) => link(game, say("game-name", { game })));
  return `<nav class="tabs">${[...games, link("differences", say("differ-title")), link("glossary", say("glossary-title"))].join("")}</nav>`;
}

/**
 * Writes each rules page in each language as a page that can be read without scripts: the app's own page with the
 * text in it, which the app takes away when it starts.
 */
export function rulesPages(): Plugin {
  return {
    name: "damier-rules-pages",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir }) {
      if (!dir) throw new Error("the page is not written to a folder");
      const { default: init, games } = await import("./src/generated/rules/damier_wasm.js");
      await init({ module_or_path: readFileSync(join(import.meta.dirname, "src/generated/rules/damier_wasm_bg.wasm")) });
      const infos = games();
      const page = readFileSync(join(dir, "index.html"), "utf8");
      const all = Object.fromEntries(readdirSync(LOCALES).map((language) => [language, words(language)]));
      for (const [language, say] of Object.entries(all)) {
        const texts = [
          ...infos.map((info) => [info.name, `${say("game-name", { game: info.name })}: ${say("rules-title")}`, rulesOf(say, info)]),
          ["differences", say("differ-title"), differencesOf(say, infos)],
          ["glossary", say("glossary-title"), glossaryOf(say, all)],
        ] as const;
        mkdirSync(join(dir, language, "rules"), { recursive: true });
        for (const [name, title, text] of texts) {
          const body = `<main class="page">${links(say, language)}${text}</main>`;
          const html = page
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace("<title>Damier</title>", `<title>${escape(title!)} – Damier</title>`)
            .replace('<div id="app"></div>', `<div id="app">${body}</div>`)
            .replace(/\s*<noscript>.*<\/noscript>/, "");
          writeFileSync(join(dir, language, "rules", `${name}.html`), html);
        }
      }
    },
  };
}
