/// <reference types="vitest/config" />
import { defineConfig } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { manifest } from "./src/shell/manifest.ts";
import { engines } from "./vite.engines.ts";
import { rulesPages } from "./vite.pages.ts";
import { preload } from "./vite.preload.ts";

export default defineConfig({
  base: "/",
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    // Inlining would turn small files into `data:` addresses, which the server's policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  worker: { format: "es" },
  plugins: [
    svelte(),
    engines(),
    preload(),
    rulesPages(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/shell",
      filename: "sw.ts",
      registerType: "prompt",
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ["**/*.{html,js,css,wasm,woff2,svg,png,webmanifest}"],
        // Read without scripts; with them, every address is answered by the one page.
        globIgnores: ["*/rules/*.html"],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        // Names with a hash never change what they hold: no revision is needed for them.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "node",
  },
});
