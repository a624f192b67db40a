import type { Plugin } from "vite";

/**
 * Names in the page what its script will ask for: the rules, and the words of each language, of which boot.js
 * fetches one. So they come along with the script and not after it.
 */
export function preload(): Plugin {
  return {
    name: "damier-preload",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = Object.values(bundle);
        const rules = files.find((file) => file.type === "asset" && file.originalFileNames.some((name) => name.endsWith("generated/rules/damier_wasm_bg.wasm")));
        const words = files.flatMap((file) => {
          const language = file.type === "chunk" ? /locales\/(\w+)\/app\.ftl/.exec(file.facadeModuleId ?? "")?.[1] : undefined;
          return language ? [`${language} /${file.fileName}`] : [];
        });
        if (!rules || words.length === 0) throw new Error("the rules or the words are not among what was built");
        return html
          .replace("<script src=\"/boot.js\">", `<script src="/boot.js" data-words="${words.sort().join(",")}">`)
          .replace("</title>", `</title>\n    <link rel="preload" href="/${rules.fileName}" as="fetch" type="application/wasm" crossorigin="anonymous" />`);
      },
    },
  };
}
