// Reads tokens.css and measures every pair of colours the design relies on. Usage: node scripts/contrast.mjs [--table]
import { readFileSync } from "node:fs";
const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
const rules = [...css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, sel, body]) => ({
  sels: sel.split(",").map((s) => s.trim()),
  vars: Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]])),
}));
const lum = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
  .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)).reduce((t, c, i) => t + c * [0.2126, 0.7152, 0.0722][i], 0);
export const ratio = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
const values = (theme, board) => {
  const hit = (s) => s === ":root" || s === `[data-theme="${theme}"]` || s === `[data-board="${board}"]`
    || s === `[data-theme="${theme}"] [data-board="${board}"]`;
  return Object.assign({}, ...rules.filter((r) => r.sels.some(hit)).map((r) => r.vars));
};
export const pieces = { // [fill, edge] of the white and the black piece
  turned: { w: ["#f6e7c6", "#482b0f"], b: ["#2e1c12", "#120904"] },
  print: { w: ["#fffdf6", "#1c1712"], b: ["#1c1712", "#1c1712"] },
  outline: { w: ["#ffffff", "#000000"], b: ["#000000", "#ffffff"] },
};
const blend = (under, over, a) => "#" + [1, 3, 5].map((i) => Math.round(parseInt(under.slice(i, i + 2), 16) * (1 - a) + parseInt(over.slice(i, i + 2), 16) * a).toString(16).padStart(2, "0")).join("");
let failed = 0;
const table = process.argv.includes("--table");
const check = (where, name, a, b, need) => {
  const r = ratio(a, b); if (r < need) failed++;
  if (table || r < need) console.log(`${r < need ? "FAIL" : "ok  "} ${where.padEnd(24)} ${name.padEnd(30)} ${a} ${b} ${r.toFixed(2)} (${need})`);
};
for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  const v = values(theme, "wood"), hc = theme.startsWith("contrast"), text = hc ? 7 : 4.5;
  for (const bg of ["page", "sheet", "well"]) {
    check(theme, `ink on ${bg}`, v.ink, v[bg], 7); check(theme, `ink-2 on ${bg}`, v["ink-2"], v[bg], text);
    check(theme, `baize on ${bg}`, v.baize, v[bg], text); check(theme, `rubric on ${bg}`, v.rubric, v[bg], text);
    check(theme, `brass on ${bg}`, v.brass, v[bg], text);
    check(theme, `line on ${bg}`, v.line, v[bg], 3); check(theme, `focus on ${bg}`, v.focus, v[bg], 3);
  }
  check(theme, "on-baize on baize", v["on-baize"], v.baize, text); check(theme, "on-baize on baize-deep", v["on-baize"], v["baize-deep"], text);
  for (const w of ["rubric", "brass"]) { check(theme, `ink on ${w}-wash`, v.ink, v[`${w}-wash`], 7); check(theme, `${w} on ${w}-wash`, v[w], v[`${w}-wash`], text); check(theme, `ink-2 on ${w}-wash`, v["ink-2"], v[`${w}-wash`], 4.5); }
  check(theme, "sheet on rubric (button)", v.sheet, v.rubric, text); check(theme, "sheet on ink (tab)", v.sheet, v.ink, 7);
  for (const board of hc ? ["contrast"] : ["wood", "print", "slate"]) {
    const b = values(theme, board), at = `${theme}/${board}`;
    if (board === "wood") { // the lightest square of the inlay (see board.js)
      const pale = blend(b["sq-dark"], "#ffe9c4", 0.085);
      check(at, "white edge on palest square", pieces.turned.w[1], pale, 3);
      check(at, "black on palest square", pieces.turned.b[0], pale, 3); check(at, "number on palest square", b["sq-num"], pale, 4.5);
    }
    check(at, "number on dark square", b["sq-num"], b["sq-dark"], 4.5); check(at, "number on rim", b["rim-num"], b.rim, 4.5);
    check(at, "number on last square", b["sq-num"], b.last, 4.5); check(at, "last-move rule on its square", ratio(b.core, b.last) > ratio(b.casing, b.last) ? b.core : b.casing, b.last, 3);
    check(at, "core on casing", b.core, b.casing, 3); check(at, "must on casing", b.must, b.casing, 3);
    for (const pen of ["pen-g", "pen-y"]) check(at, `${pen} on casing`, b[pen], b.casing, 3);
    const seen = Math.max(ratio(b.casing, b["sq-dark"]), ratio(b.core, b["sq-dark"])); check(at, "mark on dark square", seen === ratio(b.core, b["sq-dark"]) ? b.core : b.casing, b["sq-dark"], 3);
    for (const style of hc ? ["outline"] : ["turned", "print", "outline"]) for (const c of ["w", "b"]) {
      const [fill, edge] = pieces[style][c], best = ratio(fill, b["sq-dark"]) >= ratio(edge, b["sq-dark"]) ? fill : edge;
      check(at, `${style} ${c} on dark square`, best, b["sq-dark"], 3); check(at, `${style} ${c} on last square`, ratio(fill, b.last) >= ratio(edge, b.last) ? fill : edge, b.last, 3);
    }
    for (const style of ["turned", "print", "outline"]) check(at, `${style} white against black`, pieces[style].w[0], pieces[style].b[0], 7);
  }
}
console.log(failed ? `${failed} pairs fail` : "all pairs pass"); process.exitCode = failed ? 1 : 0;
