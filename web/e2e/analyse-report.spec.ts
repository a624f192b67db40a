import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { study } from "./desk";
import { expect, test } from "./support";

const GAME = "1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 4. 37-31 1-7 5. 41-37 20-24 6. 34-30 14-20 7. 30-25 10-14 2-0";

test("a game is looked through, stopped, gone on with after a reload, and its better lines are put in", async ({ page }) => {
  await study(page, GAME);
  await page.getByRole("switch", { name: "The computer" }).uncheck();
  await page.getByRole("button", { name: "Game report" }).click();
  const report = page.getByRole("region", { name: "Game report" });
  await report.getByRole("button", { name: "Look through the game" }).click();
  // It is stopped in the middle, which is over in a second.
  await page.waitForFunction(() => {
    const progress = document.querySelector<HTMLProgressElement>(".report progress");
    if (!progress || progress.value < 3) return false;
    document.querySelector<HTMLElement>(".report-head .btn")?.click();
    return true;
  });
  await page.reload();
  await page.getByRole("button", { name: "Game report" }).click();
  const more = report.getByRole("button", { name: /^Go on: \d+ of 15 done$/ });
  await expect(more).toBeVisible();
  await more.click();
  await expect(page.locator('[data-live="polite"]')).toContainText("The report is ready.");
  // The graph is a slider, and is clicked.
  const graph = report.getByRole("slider", { name: "Who stood better, move by move" });
  await graph.focus();
  await page.keyboard.press("End");
  await expect(page.locator(".notation-text .now")).toHaveText("10–14");
  await expect(graph).toHaveAttribute("aria-valuetext", /^7… 10–14: .+/);
  const box = (await graph.boundingBox())!;
  await page.mouse.click(box.x + (box.width * 5) / 14, box.y + 20);
  await expect(page.locator(".notation-text .now")).toHaveText("3.31–27");
  await report.getByText("All scores as text").click();
  await expect(report.locator(".scores li")).toHaveCount(15);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
  // Whatever the engine holds to be given away stands in the list, and goes into the game by one edit.
  const count = await report.locator(".moments li").count();
  if (count > 0) {
    await report.getByRole("button", { name: "Put the report into the game" }).click();
    await expect(page.locator(".variations").first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".variations")).toHaveCount(0);
  }
  // The same report comes again: it is kept, and made of the same number of positions everywhere.
  const text = await report.locator(".scores").textContent();
  await page.reload();
  await page.getByRole("button", { name: "Game report" }).click();
  await report.getByText("All scores as text").click();
  expect(await report.locator(".scores").textContent()).toBe(text);
});

/** The games of a file of the tests of the command line. */
function gamesOf(name: string): string[] {
  const text = readFileSync(new URL(`../../crates/cli/tests/data/${name}`, import.meta.url), "utf8");
  return text.split(/\n\n(?=\[)/);
}
/** Tags in the order of their names, and the moves as they stand. */
function parts(pdn: string): { tags: string[]; moves: string } {
  const [tags = "", moves = ""] = pdn.trim().split("\n\n");
  return { tags: tags.split("\n").sort(), moves };
}

for (const [at, game] of gamesOf("report-games.pdn").entries()) {
  test(`the report of a game of 80 plies is the one that damier analyse makes, game ${at + 1}`, async ({ page }) => {
    await study(page, game);
    await page.getByRole("switch", { name: "The computer" }).uncheck();
    await page.getByRole("button", { name: "Game report" }).click();
    const report = page.getByRole("region", { name: "Game report" });
    await report.getByRole("button", { name: "Look through the game" }).click();
    const put = report.getByRole("button", { name: "Put the report into the game" });
    await expect(put).toBeVisible({ timeout: 150_000 });
    await expect(report.getByText("All scores as text")).toBeVisible();
    await put.click();
    await page.getByRole("button", { name: "Share" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download PDN" }).click()]);
    expect(parts(readFileSync(await download.path(), "utf8"))).toEqual(parts(gamesOf("report.pdn")[at]!));
  });
}
