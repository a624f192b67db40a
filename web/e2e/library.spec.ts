import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { study } from "./desk";
import { manyGames } from "./many-games";
import { expect, test } from "./support";

const SAMPLES = join(import.meta.dirname, "../../crates/pdn/tests/data");
const CLUB = `[Event "Club evening"]
[Date "2024.05.17"]
[White "Anna"]
[Black "Bert"]
[Result "2-0"]

1. 32-28! {[%clk 0:09:30] usual} 18-23 2. 38-32 12-18 3. 31-27 7-12 (3... 20-24! {an idea} 4. 34-30) 2-0

[Event "Club evening"]
[Date "2023.??.??"]
[White "Chris"]
[Black "Anna"]
[Result "1-1"]

1. 33-29 19-23 2. 35-30 20-25 1-1

[Event "Training"]
[Date "2024.06.01"]
[White "Bert"]
[Black "Dora"]
[Result "0-2"]

1. 31-27 18-23 2. 38-33 12-18 3. 32-28 7-12 4. 33-29 0-2
`;

async function library(page: Page) {
  await page.goto("/en/library");
  await expect(page.locator(".library[data-standing=ready]")).toBeVisible();
}

async function takeIn(page: Page, name: string, text: string | Buffer) {
  await page.getByLabel("Take in PDN files").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect(page.getByRole("region", { name: "What was taken in" })).toBeVisible({ timeout: 60_000 });
}

const rows = (page: Page) => page.locator(".game-row");
const found = (page: Page) => page.locator(".found-count");
const square = (page: Page, name: number) => page.locator(`.library-table [data-square="${name}"]`);

test("games are taken in, found by what is known of them, and are there after a reload", async ({ page }) => {
  await library(page);
  await expect(page.getByRole("heading", { name: "No games yet" })).toBeVisible();
  await takeIn(page, "club.pdn", CLUB);
  await expect(page.getByRole("region", { name: "What was taken in" })).toContainText("3 new games.");
  await expect(found(page)).toHaveText("3 games found");
  await page.getByLabel("Player").fill("anna");
  await expect(found(page)).toHaveText("2 games found");
  await page.getByLabel("Since").fill("2024");
  await expect(found(page)).toHaveText("1 game found");
  await expect(rows(page)).toContainText(["Anna"]);
  await page.getByLabel("Since").fill("soon");
  await expect(page.getByText("“soon” is no date: write 1998, 1998.07 or 1998.07.21.")).toBeVisible();
  await page.reload();
  // What was asked for is still asked for.
  await expect(page.getByLabel("Since")).toHaveValue("soon");
  await page.getByRole("button", { name: "Clear 2 conditions" }).click();
  await expect(found(page)).toHaveText("3 games found");
  await page.getByLabel("Result").selectOption("White won");
  await expect(found(page)).toHaveText("1 game found");
  await page.getByLabel("Result").selectOption("Any");
  await page.getByRole("button", { name: "More conditions" }).click();
  await page.getByLabel("Material, White’s first").fill("19m-20m");
  await expect(found(page)).toHaveText("No games found");
  await page.getByLabel("Material, White’s first").fill("three kings");
  await expect(page.getByText("“three kings” is no material")).toBeVisible();
  await page.getByLabel("Material, White’s first").fill("20m-20m");
  await expect(found(page)).toHaveText("3 games found");
  // The same file again brings nothing new.
  await takeIn(page, "club.pdn", CLUB);
  await expect(page.getByRole("region", { name: "What was taken in" })).toContainText("No new games, 3 were there already.");
});

test("a position is searched for, by the board and from the analysis board", async ({ page }) => {
  await library(page);
  await takeIn(page, "club.pdn", CLUB);
  await page.getByRole("button", { name: "From the start" }).click();
  const tree = page.getByRole("region", { name: "What was played here" });
  await expect(tree.getByRole("row")).toHaveCount(4);
  await expect(tree).toContainText("3 of the games found reached this position");
  await tree.getByRole("button", { name: "32–28" }).click();
  await square(page, 18).click();
  await square(page, 23).click();
  await expect(tree).toContainText("1 of the games found reached this position");
  await page.getByRole("button", { name: "Games with this position" }).click();
  await expect(found(page)).toHaveText("1 game found");
  await rows(page).first().click();
  await expect(page.locator(".library-table .status")).toContainText("1… 18–23");
  await page.locator(".library-table").getByRole("button", { name: "Analyse" }).click();
  await expect(page.locator(".notation-text .now")).toContainText("18–23");
  await expect(page.locator(".notation-text")).toContainText("an idea");
  await page.goBack();
  await expect(found(page)).toHaveText("1 game found");
  await page.reload();
  await expect(found(page)).toHaveText("1 game found");
  await expect(page.locator(".library-table h2").first()).toHaveText("Anna – Bert");
  // Two ways lead to the position after these moves.
  await study(page, "1. 31-27 18-23 2. 38-33 12-18 3. 32-28 *");
  await page.locator(".notation-text .move").last().click();
  await page.getByRole("button", { name: "Games with this position" }).click();
  await expect(found(page)).toHaveText("1 game found");
  await expect(rows(page)).toContainText(["Bert"]);
});

test("games are gathered in a collection with notes, saved as PDN with all they hold, and deleted", async ({ page }) => {
  await library(page);
  await takeIn(page, "club.pdn", CLUB);
  await rows(page).nth(0).getByRole("checkbox").check();
  await rows(page).nth(2).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Put 2 games into a collection" }).click();
  await page.getByLabel("Name").fill("To look at");
  await page.getByLabel("Notes").fill("Roozenburg, and what to do about it.");
  await page.getByRole("button", { name: "New collection" }).click();
  await page.getByLabel("Where to search").selectOption("To look at (2)");
  await expect(found(page)).toContainText("2");
  await page.reload();
  await expect(page.locator(".collection-note")).toHaveText("Roozenburg, and what to do about it.");
  await expect(found(page)).toHaveText("2 games found");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save 2 games as PDN" }).click()]);
  expect(download.suggestedFilename()).toBe("to-look-at.pdn");
  const text = readFileSync(await download.path(), "utf8").replace(/\s+/g, " ");
  expect(text).toContain("1. 32-28! {[%clk 0:09:30] usual} 1... 18-23");
  expect(text).toContain("(3... 20-24! {an idea} 4. 34-30)");
  expect(text).toContain("4. 33-29 0-2");
  expect(text).not.toContain("Chris");
  await rows(page).first().getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete 1 game" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(found(page)).toHaveText("1 game found");
  await page.getByLabel("Where to search").selectOption("All games (2)");
  await expect(found(page)).toHaveText("2 games found");
  await page.reload();
  await expect(found(page)).toHaveText("2 games found");
});

test("what is done with ticked games is done with none that are not in the list", async ({ page }) => {
  await library(page);
  await takeIn(page, "club.pdn", CLUB);
  await page.getByRole("checkbox", { name: "Tick all games" }).check();
  await expect(found(page)).toHaveText("3 of 3 found games ticked");
  await page.getByLabel("Player").fill("dora");
  await expect(found(page)).toHaveText("1 of 1 found games ticked");
  await page.getByRole("button", { name: "Delete 1 game" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Clear the condition" }).click();
  await expect(found(page)).toHaveText("2 games found");
  // The space key is about the box that has the focus.
  await rows(page).nth(1).getByRole("checkbox").click();
  await page.keyboard.press("Space");
  await expect(found(page)).toHaveText("2 games found");
  await page.keyboard.press("Space");
  await expect(rows(page).nth(1)).toHaveAttribute("aria-selected", "true");
});

test("games that another tab deletes leave the list, and are not asked for without end", async ({ page, context }) => {
  await library(page);
  await takeIn(page, "club.pdn", CLUB);
  const other = await context.newPage();
  await library(other);
  await page.getByLabel("Since").fill("soon");
  await expect(page.getByText("“soon” is no date")).toBeVisible();
  await page.evaluate(() => {
    const counted = { asked: 0 };
    Object.assign(window, { counted });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...given: unknown[]) {
      counted.asked++;
      return post.apply(this, given as Parameters<typeof post>);
    };
  });
  await rows(other).first().getByRole("checkbox").check();
  await other.getByRole("button", { name: "Delete 1 game" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByLabel("Where to search")).toContainText("All games (2)");
  await expect(rows(page).first()).toContainText("…");
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { counted: { asked: number } }).counted.asked)).toBeLessThan(20);
  await page.getByLabel("Since").fill("");
  await expect(found(page)).toHaveText("2 games found");
});

test("what two tabs put into a collection is in it", async ({ page, context }) => {
  await library(page);
  await takeIn(page, "club.pdn", CLUB);
  await rows(page).nth(0).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Put 1 game into a collection" }).click();
  await page.getByLabel("Name").fill("Shared");
  await page.getByRole("button", { name: "New collection" }).click();
  const other = await context.newPage();
  await library(other);
  for (const [tab, at] of [[page, 1], [other, 2]] as const) {
    await rows(tab).nth(0).getByRole("checkbox").uncheck();
    await rows(tab).nth(at).getByRole("checkbox").check();
    await tab.getByRole("button", { name: "Put 1 game into a collection" }).click();
    await tab.getByRole("dialog").getByRole("button", { name: /^Shared/ }).click();
  }
  await expect(page.getByLabel("Where to search")).toContainText("Shared (3)");
  await expect(other.getByLabel("Where to search")).toContainText("Shared (3)");
});

test("files that come during an import follow it, and one that cannot be read is told of with the reason", async ({ page }, info) => {
  await library(page);
  const altered = info.outputPath("altered.pdn");
  writeFileSync(altered, CLUB);
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<input type=file id=later>"));
  await page.locator("#later").setInputFiles(altered);
  // A file that is no longer what was chosen cannot be read.
  await page.waitForTimeout(1100);
  writeFileSync(altered, CLUB + CLUB);
  await page.evaluate((text) => {
    const drop = (file: File) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      document.querySelector(".library")!.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    };
    drop(new File([text], "club.pdn"));
    drop(new File(['[White "Eva"] 1. 34-30 *'], "eva.pdn"));
    drop(document.querySelector<HTMLInputElement>("#later")!.files![0]!);
  }, CLUB);
  const report = page.getByRole("region", { name: "What was taken in" });
  await expect(report).toContainText("4 new games.");
  await expect(report).toContainText("The file could not be read to its end: ");
  await expect(found(page)).toHaveText("4 games found");
});

test("47 files from everywhere are taken in, and what cannot be read is told with its place", async ({ page }) => {
  await library(page);
  const files = readdirSync(SAMPLES).filter((name) => /^\d\d-.*\.(pdn|txt)$/.test(name));
  expect(files).toHaveLength(47);
  await page.getByLabel("Take in PDN files").setInputFiles(files.map((name) => join(SAMPLES, name)));
  const report = page.getByRole("region", { name: "What was taken in" });
  await expect(report).toBeVisible({ timeout: 60_000 });
  await report.locator("summary").click();
  const told = (name: string) => report.locator(`h3:text-is("${name}") + ol li`);
  await expect(told("21-nested-comment-invalid.pdn").first()).toContainText(/line \d+, column \d+/i);
  await expect(told("10-czech-algebraic-full-captures.pdn").first()).toContainText(/line \d+, column \d+/i);
  await expect(told("07-long-capture-english.pdn")).toHaveCount(0);
  const games = Number(/(\d+) games found/.exec((await found(page).textContent()) ?? "")?.[1]);
  expect(games).toBeGreaterThan(60);
  await expect(report).toContainText(`${games} new games, 1 was there already. ${games + 1} games were read.`);
  await page.reload();
  await expect(found(page)).toHaveText(`${games} games found`);
});

test("a game that was played to its end is kept", async ({ page, table }) => {
  await table.start({ fen: "W:W31:B27" });
  await table.touch(31, 22);
  await expect(table.result).toBeVisible();
  await library(page);
  await expect(found(page)).toHaveText("1 game found");
  await expect(rows(page).first()).toContainText("Damier");
  await page.reload();
  await expect(found(page)).toHaveText("1 game found");
});

test("everything is done by keyboard, and heard", async ({ page }) => {
  await library(page);
  await takeIn(page, "club.pdn", CLUB);
  const grid = page.getByRole("grid", { name: "Games" });
  await expect(grid).toHaveAttribute("aria-rowcount", "4");
  await page.getByRole("columnheader", { name: "Date" }).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "ascending");
  await expect(rows(page).first()).toContainText("Chris");
  await rows(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(rows(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.locator(".library-table h2").first()).toHaveText("Bert – Dora");
  await page.getByRole("button", { name: "Forward" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".library-table .status")).toContainText("1… 18–23");
  await page.locator(".library-table .typed input").fill("37-31");
  await page.keyboard.press("Enter");
  await expect(page.locator(".library-table .status")).toContainText("2. 37–31");
});

test("everything works offline, at 320 pixels too, and axe finds nothing", async ({ page, context }) => {
  await library(page);
  await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  await takeIn(page, "club.pdn", CLUB);
  await rows(page).first().click();
  await expect(page.locator(".library-table h2").first()).toHaveText("Anna – Bert");
  for (const [width, height] of [[320, 640], [768, 1024], [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
    expect(violations.map(({ id, nodes }) => `${width} ${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
  }
});

test("ten thousand games are taken in while the page answers, and found at once", async ({ page }, info) => {
  const text = manyGames(10_000, 1_000);
  const file = info.outputPath("many.pdn");
  writeFileSync(file, text);
  await library(page);
  // What the app fetches for later would be measured too.
  await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await page.getByLabel("Take in PDN files").setInputFiles(file);
  await expect(page.getByRole("region", { name: "What was taken in" })).toBeVisible({ timeout: 60_000 });
  const took = (name: string) => page.evaluate((measure) => performance.getEntriesByName(measure).at(-1)?.duration ?? Infinity, name);
  const seconds = (await took("damier-library-import")) / 1000;
  await expect(found(page)).toHaveText("10,000 games found");
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  await page.getByRole("button", { name: "From the start" }).click();
  const tree = page.getByRole("region", { name: "What was played here" });
  await expect(tree).toContainText("10,000 of the games found");
  await tree.getByRole("button", { name: "32–28" }).click();
  await page.getByRole("button", { name: "Games with this position" }).click();
  await expect(found(page)).not.toHaveText("10,000 games found");
  const searched = await took("damier-library-search");
  console.log(`${(text.length / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, longest task of the page ${Math.max(0, ...long).toFixed(0)} ms, position found in ${searched.toFixed(0)} ms`);
  await page.getByRole("columnheader", { name: "White" }).getByRole("button").click();
  await expect(rows(page).first()).toContainText("Baljakin");
  await rows(page).first().focus();
  await page.keyboard.press("End");
  await expect(rows(page).last()).toContainText("Wiersma");
});
