import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, type Game, type Table } from "./support";

/** The engine in this process, to win games against weak levels. */
interface Engine {
  best(request: string): { move: string };
}

async function engine(): Promise<Engine> {
  const address = new URL("../../crates/worker/npm/index.js", import.meta.url).href;
  const { Engine: Loaded } = (await import(address)) as { Engine: { load(bytes: Uint8Array): Promise<Engine> } };
  return Loaded.load(readFileSync(new URL("../src/generated/engine/damier-engine.wasm", import.meta.url)));
}

/** The game that was written last on the device, as the rules save it. */
async function saved(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("damier");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("games").objectStore("games").getAll();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            const games = asked.result as { updated: number; saved: string }[];
            resolve(games.sort((a, b) => b.updated - a.updated)[0]?.saved ?? "");
          };
        };
      }),
  );
}

/** Plays White's moves of the game on the table, as a strong player would, until it has ended. */
export async function win(table: Table, game: Game) {
  const strong = await engine();
  const { page } = table;
  for (let turn = 0; turn < 120; turn++) {
    if (await table.result.isVisible()) break;
    // It is White's turn once an even number of plies stands in the record.
    await expect
      .poll(async () => ((await saved(page)).split(";")[6] ?? "").split(",").filter(Boolean).length % 2 === 0 || (await table.result.isVisible()), { timeout: 60_000 })
      .toBe(true);
    if (await table.result.isVisible()) break;
    const [, , rules, , , , moves] = (await saved(page)).split(";");
    const { move } = strong.best(`game=${game} rules=${rules} pos=start moves=${moves} nodes=60000`);
    const [from, to] = move.split(/[-x]/);
    await table.type(`${from}${move.includes("x") ? "x" : "-"}${to}`);
    await expect.poll(async () => (await saved(page)).split(";")[6] !== moves, { timeout: 30_000 }).toBe(true);
  }
  await expect(table.result).toContainText("You have won.");
}
