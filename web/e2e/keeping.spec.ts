import { readFile } from "node:fs/promises";
import { expect, test } from "./support";

test("a reload in the middle of a capture loses nothing", async ({ table, page }) => {
  await table.start({ fen: "W:W22,26,35,36,37,38,40,44,45,46,49:B3,5,6,7,9,13,16,20,21,25,28,29" });
  await table.touch(22, 33, 24);
  await expect(table.note).toContainText("2 taken, and it goes on.");
  await page.reload();
  await expect(table.note).toContainText("2 taken, and it goes on.");
  await expect(table.square(24)).toHaveAccessibleName(/white man, chosen/);
  await table.touch(15);
  await expect(table.square(15)).toHaveAccessibleName(/white man/);
  expect(await table.moves()).toEqual(["22×15"]);
});

test("a reload while the computer thinks: it thinks again and answers", async ({ table, page }) => {
  await table.start({ level: 7 });
  await table.touch(32, 28);
  await expect(page.getByText("Level 7 is thinking").first()).toBeVisible();
  await page.reload();
  await expect(table.square(28)).toHaveAccessibleName(/white man/);
  await expect(page.locator(".sheet .moves button")).toHaveCount(2, { timeout: 60_000 });
});

test("an unfinished game is offered on the first page", async ({ table, page }) => {
  await table.start({ level: 2 });
  await table.touch(32, 28);
  await expect(page.locator(".sheet .moves button")).toHaveCount(2);
  await page.goto("/en/");
  await expect(page.getByRole("heading", { name: "Against Easy, move 2" })).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.locator(".sheet .moves button")).toHaveCount(2);
});

test("everything is saved to a file and brought back; a broken file changes nothing", async ({ table, page }) => {
  await table.start();
  await table.touch(32, 28);
  await page.goto("/en/games");
  await expect(page.locator(".card")).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const bring = (content: string) =>
    page.locator('input[accept*="json"]').setInputFiles({ name: "damier.json", mimeType: "application/json", buffer: Buffer.from(content) });

  const broken = JSON.parse(text) as { games: { saved: string }[] };
  broken.games[0]!.saved = `${broken.games[0]!.saved.slice(0, -3)}!!!`;
  for (const [content, words] of [
    ["{ not json", /it cannot be read. Nothing was changed/],
    ["{}", /from another program. Nothing was changed/],
    [text.replace('"version": 1', '"version": 99'), /newer version of Damier. Nothing was changed/],
    [JSON.stringify(broken), /damaged, at games\[0\].*Nothing was changed/],
  ] as const) {
    await bring(content);
    await expect(page.locator(".field-error")).toContainText(words);
    await expect(page.locator(".card")).toHaveCount(1);
  }

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.locator(".card")).toHaveCount(0);
  await bring(text);
  await expect(page.getByText("1 game was brought back.").first()).toBeVisible();
  await expect(page.locator(".card")).toHaveCount(1);
});

test("two tabs with one game show the same", async ({ table, page, context }) => {
  await table.start();
  await table.touch(32, 28);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('[data-square="28"]')).toHaveAccessibleName(/white man/);
  await other.locator('[data-square="19"]').click();
  await other.locator('[data-square="23"]').click();
  await expect(table.square(23)).toHaveAccessibleName(/black man/);
  await table.touch(28, 19);
  await expect(other.locator('[data-square="19"]')).toHaveAccessibleName(/white man/);
});

test("the language changes in mid-game and keeps it", async ({ table, page }) => {
  await table.start();
  await table.touch(32, 28, 19, 23, 31);
  await expect(table.note).toContainText("31 has to wait: you must capture.");
  for (const [language, name, words] of [
    ["Français", "fr", "La pièce en 31 doit attendre"],
    ["Dansk", "da", "31 må vente: du skal slå."],
    ["Nederlands", "nl", "31 moet wachten: slaan is verplicht."],
  ] as const) {
    await page.locator(".tools .tool").first().click();
    await page.getByRole("button", { name: language }).click();
    await expect(page).toHaveURL(new RegExp(`/${name}/play/`));
    await expect(page.locator(".note")).toContainText(words);
    await expect(page.locator("html")).toHaveAttribute("lang", name);
  }
  await table.touch(28);
  await table.touch(19);
  expect((await table.moves()).at(-1)).toBe("28×19");
});

test("a game that is not here says so, and a new one can be begun", async ({ page }) => {
  await page.goto("/en/play/nowhere");
  await expect(page.getByRole("heading", { name: "This game is not here" })).toBeVisible();
  await page.getByRole("button", { name: "New game" }).click();
  await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
});

test("the browser is asked to keep the data after the first game that has ended, and not again", async ({ table, page }) => {
  await page.addInitScript(() => {
    const counts = window as unknown as { asked: number };
    counts.asked = 0;
    navigator.storage.persisted = () => Promise.resolve(false);
    navigator.storage.persist = () => Promise.resolve(++counts.asked > 9);
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await table.start({ fen: "W:W33:B28" });
  expect(await asked()).toBe(0);
  await table.touch(33, 22);
  await expect(table.result).toBeVisible();
  await expect.poll(asked).toBe(1);
  await table.start({ fen: "W:W33:B28" });
  await table.touch(33, 22);
  await expect(table.result).toBeVisible();
  await page.waitForTimeout(300);
  expect(await asked()).toBe(0);
});
