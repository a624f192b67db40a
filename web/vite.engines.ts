import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:damier-engines";
const FILES = { simd: "damier-engine.wasm", plain: "damier-engine-plain.wasm" };

/** Tells the page the SHA-256 of each build of the engine, by which the server knows them, without fetching one. */
export function engines(): Plugin {
  return {
    name: "damier-engines",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const lines = Object.entries(FILES).map(([name, file]) => {
        const path = fileURLToPath(new URL(`./src/generated/engine/${file}`, import.meta.url));
        this.addWatchFile(path);
        return `export const ${name} = "${createHash("sha256").update(readFileSync(path)).digest("hex")}";`;
      });
      return lines.join("\n");
    },
  };
}
