// Answers requests to the worker, a line of standard input each, by the WebAssembly module named on
// the command line, as examples/same_search.rs does natively. `cargo xtask wasm` compares the two.
import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) throw new Error(`the module imports ${JSON.stringify(imports)}`);
const { memory, reserve, begin, advance, report } =
  (await WebAssembly.instantiate(module, {})).exports;

function ask(request) {
  const bytes = new TextEncoder().encode(request);
  const room = reserve(bytes.length); // before the buffer is asked for: it may grow
  new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
  begin(bytes.length);
  while (!advance(5000));
  const length = report();
  const found = reserve(length);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, found, length));
}

// What a move of each level costs: how many, the processor's milliseconds of all, and of the slowest.
const costs = new Map();

function timed(request) {
  const level = /(?:^| )level=(\S+)/.exec(request)?.[1];
  const before = process.cpuUsage();
  const answer = ask(request);
  const { user, system } = process.cpuUsage(before);
  if (level !== undefined) {
    const cost = costs.get(level) ?? { moves: 0, all: 0, most: 0 };
    costs.set(level, cost);
    cost.moves += 1;
    cost.all += (user + system) / 1000;
    cost.most = Math.max(cost.most, (user + system) / 1000);
  }
  return answer;
}

const requests = readFileSync(0, "utf8").split("\n").filter((line) => line.length > 0);
const began = performance.now();
const lines = requests.map((request) => timed(request).split("\n")[0]);
lines.push(`seconds=${((performance.now() - began) / 1000).toFixed(3)}`);
for (const [level, { moves, all, most }] of costs) {
  console.error(`    level ${level}: ${(all / moves).toFixed(2)} ms a move, ${most.toFixed(1)} at most, of ${moves}`);
}
process.stdout.write(lines.join("\n") + "\n");
