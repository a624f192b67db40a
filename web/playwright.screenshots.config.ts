import base from "./playwright.config";
import { defineConfig } from "@playwright/test";

// `npm run screenshots`: the main pages at three widths and in three themes, into screenshots/.
export default defineConfig({ ...base, testDir: "e2e", testMatch: "screenshots.ts", reporter: [["line"]] });
