import { readFileSync } from "node:fs";
import { expect, test } from "./support";

// Requests with the first line of the native engine's report behind a tab, as the example `same_search` of
// damier-worker prints them: `cargo xtask stories` lets it play 50 games of all levels and names the file here.
const file = process.env.DAMIER_ENGINE_GAMES;
if (!file) throw new Error("DAMIER_ENGINE_GAMES names no file of the engine's games: use `cargo xtask stories`");
const searches = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.includes("\t"))
  .map((line) => line.split("\t") as [string, string]);

test(`the engine in the browser answers ${searches.length} requests as the native one does`, async ({ table, page }) => {
  test.setTimeout(20 * 60_000);
  // The page's own worker, found by watching it start.
  const started = page.waitForEvent("worker");
  await table.start({ level: 1 });
  await table.touch(32, 28);
  const address = (await started).url();
  await expect(page.locator(".sheet .moves button")).toHaveCount(2);
  const answers = await page.evaluate(
    ({ address, requests }) =>
      new Promise<string[]>((resolve, reject) => {
        const worker = new Worker(address, { type: "module" });
        const found: string[] = [];
        const next = () => worker.postMessage({ type: "search", id: found.length + 1, request: requests[found.length] });
        worker.onmessage = ({ data }: MessageEvent<{ type: string; report?: string; message?: string }>) => {
          if (data.type === "fetching") return;
          found.push((data.report ?? data.message ?? "").split("\n")[0] ?? "");
          if (found.length === requests.length) resolve(found);
          else next();
        };
        worker.onerror = (event) => reject(new Error(event.message));
        next();
      }),
    { address, requests: searches.map(([request]) => request) },
  );
  const different = searches.flatMap(([request, native], at) => (answers[at] === native ? [] : [{ request, native, browser: answers[at] }]));
  expect(different).toEqual([]);
});
