// What the analysis costs: five lines against one to the same depth, in the page's own worker, and how smoothly the
// page is drawn while the computer thinks. Nothing is asserted: a busy machine would fail for no fault of the page.
//   node scripts/measure.mjs http://127.0.0.1:4173 [DEPTH]     (where `npx vite preview` or `damier serve` listens)
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const [url = "http://127.0.0.1:4173", depth = "14"] = process.argv.slice(2);
const SECONDS = 8;
/** A frame of 60 a second, with a clock that is told in tenths of a millisecond. */
const FRAME_MS = 17;

/** Ten positions of International, from the start to an ending of few men. */
const POSITIONS = [
  "W:W31-50:B1-20",
  "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
  "B:W22,28,33,34,36,37,38,39,40,42,43,44,47,48:B2,3,4,6,8,9,11,12,15,16,19,20,25,30",
  "W:W27,28,32,33,34,37,38,39,42,43,48:B8,9,12,13,14,16,18,19,21,23,24",
  "B:W26,27,31,32,36,37,41:B13,16,17,18,19,23,24",
  "W:W15,24,29,35,40:B3,9,12,17,36",
  "W:W28,31-43,45-50:B1-11,13-20,23",
  "B:W27,31,32,33,34,36,37,38,39,40,42,43,45,47,48:B2,3,6,7,8,9,11,12,13,14,16,18,19,24,26",
  "W:W26,27,30,32,33,35,36,37,38,39,40,42,43,45,48:B3,4,7,8,9,11,12,13,14,16,18,19,21,23,25",
  "B:W28,30,32,33,35,37,38,39,40,42,45,48:B3,6,8,9,11,12,13,16,18,19,23,26",
];

/** A position of men as the engine's requests write it: who is to move, then a letter for each square. */
function hub(fen) {
  const [turn, ...sides] = fen.split(":");
  const letters = Array(50).fill("e");
  for (const side of sides) {
    for (const part of side.slice(1).split(",")) {
      const [from, to = from] = part.split("-").map(Number);
      for (let square = from; square <= to; square++) letters[square - 1] = side[0].toLowerCase();
    }
  }
  return turn + letters.join("");
}

const system = process.env.DAMIER_CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ ...(existsSync(system) ? { executablePath: system } : {}), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: "en-GB" });
await page.addInitScript(() => {
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(address, options) {
      super(address, options);
      if (options?.name === "engine") globalThis.engineAddress = String(address);
    }
  };
});
await page.goto(`${url}/en/analyse`);
await page.locator(".lines .line:not(.empty)").first().waitFor();

// ---- frames ------------------------------------------------------------------------------------

async function frames(what) {
  const { gaps, longest } = await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const gaps = [];
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ entryTypes: ["longtask"] });
        const begun = performance.now();
        let before = begun;
        const next = (now) => {
          gaps.push(now - before);
          before = now;
          if (now - begun < ms) return requestAnimationFrame(next);
          observer.disconnect();
          resolve({ gaps: gaps.slice(1), longest });
        };
        requestAnimationFrame(next);
      }),
    SECONDS * 1000,
  );
  const share = gaps.filter((gap) => gap <= FRAME_MS).length / gaps.length;
  const task = longest > 0 ? `longest task ${Math.round(longest)} ms` : "no task over 50 ms";
  console.log(`${what}: ${gaps.length} frames in ${SECONDS} s, ${(share * 100).toFixed(1)} % within ${FRAME_MS} ms, longest ${Math.max(...gaps).toFixed(1)} ms, ${task}`);
}

await page.getByRole("combobox", { name: "How many lines" }).selectOption("5 lines");
await frames("while the computer thinks, five lines");
await page.getByRole("switch", { name: "The computer" }).uncheck();
await frames("without the computer");

// ---- lines -------------------------------------------------------------------------------------

const requests = POSITIONS.map((fen) => `pos=${hub(fen)} depth=${depth} think=always hash=32`);
const found = await page.evaluate(async (all) => {
  const worker = new Worker(globalThis.engineAddress, { type: "module" });
  let id = 0;
  const ask = (request) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const mine = ++id;
      worker.onmessage = ({ data }) => {
        if (data.id !== mine || data.type === "so-far") return;
        if (data.type === "failed") return reject(new Error(data.message));
        const nodes = Number(/nodes=(\d+)/.exec(data.report)?.[1]);
        resolve({ ms: performance.now() - begun, nodes });
      };
      worker.postMessage({ type: "search", id: mine, request });
    });
  await ask("depth=2"); // fetched and compiled before the clock runs
  const found = [];
  for (const request of all) found.push([await ask(`${request} lines=1`), await ask(`${request} lines=5`)]);
  worker.terminate();
  return found;
}, requests);
const sum = (which, of) => found.reduce((total, pair) => total + pair[which][of], 0);
for (const [at, [one, five]] of found.entries()) {
  console.log(`${(five.nodes / one.nodes).toFixed(2)} times the nodes, ${(five.ms / one.ms).toFixed(2)} times the time: ${POSITIONS[at]}`);
}
console.log(
  `depth ${depth}, all: ${(sum(1, "nodes") / sum(0, "nodes")).toFixed(2)} times the nodes, ${(sum(1, "ms") / sum(0, "ms")).toFixed(2)} times the time (${Math.round(sum(0, "ms"))} ms and ${Math.round(sum(1, "ms"))} ms)`,
);
await browser.close();
