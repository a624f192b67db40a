import type { InitInput } from "./damier_wasm.js";

export * from "./damier_wasm.js";

/**
 * Loads the module; nothing else works before. In a browser it is fetched beside this file, in Node it
 * is read; or give its bytes, its address, or what fetching it gave.
 */
export function load(source?: InitInput | Promise<InitInput>): Promise<void>;
