import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

// DAMIER_URL is where `damier serve` listens; without it, the built page is served by Vite, which knows none of the
// server's headers. DAMIER_CHROMIUM names a browser of the system; without one, Playwright's own is used
// (`npx playwright install chromium`).
const system = process.env.DAMIER_CHROMIUM ?? "/usr/bin/chromium";
const url = process.env.DAMIER_URL ?? "http://127.0.0.1:4173";
const local = process.env.DAMIER_URL ? {} : { webServer: { command: "npx vite preview --host 127.0.0.1 --port 4173", url, reuseExistingServer: true } };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: Number(process.env.DAMIER_WORKERS ?? 2),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  ...local,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: url,
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    trace: "retain-on-failure",
    launchOptions: {
      ...(existsSync(system) ? { executablePath: system } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
});
