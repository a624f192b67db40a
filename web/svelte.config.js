import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { compilerOptions: { fragments: "tree" }, preprocess: vitePreprocess({ script: true }) };
