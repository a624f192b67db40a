import init from "./damier_wasm.js";

export { Game, checkFen, games, readPdn, textKind } from "./damier_wasm.js";

/**
 * Loads the module; nothing else works before. In a browser it is fetched beside this file, in Node it
 * is read; or give its bytes, its address, or what fetching it gave.
 */
export async function load(source) {
  if (source === undefined) {
    const file = new URL("./damier_wasm_bg.wasm", import.meta.url);
    if (file.protocol === "file:") {
      const { readFile } = await import("node:fs/promises");
      source = await readFile(file);
    } else {
      source = file;
    }
  }
  await init({ module_or_path: source });
}
