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

const requests = readFileSync(0, "utf8").split("\n").filter((line) => line.length > 0);
const began = performance.now();
const lines = requests.map((request) => ask(request).split("\n")[0]);
lines.push(`seconds=${((performance.now() - began) / 1000).toFixed(3)}`);
process.stdout.write(lines.join("\n") + "\n");
