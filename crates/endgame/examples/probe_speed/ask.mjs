// Asks the questions of probe_speed by the WebAssembly module named on the command line, and prints
// lines like those of the program: `node ask.mjs MODULE [BATCHES]`.
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

const TIMES = 20;
const [path, batches = "200"] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const { prepare, positions, make, ask } = instance.exports;

const began = performance.now();
prepare();
console.log(`4 pieces unpacked in ${((performance.now() - began) / 1000).toFixed(2)}s`);
for (const [isQuiet, kind] of [[1, "without captures"], [0, "a third with captures"]]) {
  const nanoseconds = [];
  for (let batch = 0; batch < Number(batches); batch += 1) {
    make(isQuiet);
    ask(1);
    const start = performance.now();
    ask(TIMES);
    nanoseconds.push(((performance.now() - start) * 1e6) / (positions() * TIMES));
  }
  nanoseconds.sort((one, two) => one - two);
  const median = nanoseconds[Math.floor(nanoseconds.length / 2)];
  const shown = [nanoseconds[0], median].map((time) => time.toFixed(1));
  console.log(`4 pieces, ${kind}, in the cache: ${shown[0]} ns, median ${shown[1]} ns`);
}
