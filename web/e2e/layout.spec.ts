import type { Page } from "@playwright/test";
import { expect, test } from "./support";

const REFUSED = "W:W22,26,35,36,37,38,40,44,45,46,49:B3,5,6,7,9,13,16,20,21,25,28,29";
/** Windows of laptops and tablets, with the bars of a browser taken off. */
const WINDOWS = [[1100, 700], [1180, 660], [1279, 720], [1280, 600], [1366, 620], [1440, 760], [1920, 950]] as const;

/** What stands on the table and ends below the window, or beside it. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".plate, .board, .note, .note .btn, .acts-grid .btn, .steps button, .typed")]
      .filter((element) => element.offsetParent !== null)
      .map((element) => ({ element, box: element.getBoundingClientRect(), name: element.className || element.textContent?.trim() || element.tagName }))
      .filter(({ element, box }) => {
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const covered = top !== element && !element.contains(top);
        return covered || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0;
      })
      .map(({ box, name }) => `${name} ends at ${Math.round(box.right)}, ${Math.round(box.bottom)}`),
  );
}

test("nothing of the table is below the fold, with a note and without", async ({ table, page }) => {
  await table.start({ fen: REFUSED });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await table.touch(26);
    await expect(table.note).toBeVisible();
    expect(await hidden(page), `${width} by ${height}, with a note`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(table.note).toHaveCount(0);
    expect(await hidden(page), `${width} by ${height}`).toEqual([]);
  }
});

test("the masthead fits the window in every language", async ({ page }) => {
  for (const language of ["en", "fr", "da", "nl"]) {
    await page.goto(`/${language}/library`);
    for (const width of [600, 760, 900, 1100, 1180, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => {
        const ends = [...document.querySelectorAll<HTMLElement>(".masthead a, .masthead button")].filter((one) => one.offsetParent !== null).map((one) => one.getBoundingClientRect().right);
        return Math.max(document.documentElement.scrollWidth, ...ends) - innerWidth;
      });
      expect(over, `${language}, ${width} pixels wide`).toBeLessThanOrEqual(0);
    }
  }
});

test("the board stays where it is when something appears beside it", async ({ table, page }) => {
  await table.start({ fen: REFUSED });
  for (const [width, height] of [[320, 640], [768, 1024], [1180, 700], [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    const before = await table.grid.boundingBox();
    await table.touch(26);
    await expect(table.note).toBeVisible();
    expect(await table.grid.boundingBox(), `${width} pixels wide`).toEqual(before);
    await page.keyboard.press("Escape");
  }
});

test("the board is sized by its corner, by keys and in the settings", async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.start();
  const width = async () => Math.round((await table.grid.boundingBox())!.width);
  const whole = await width();
  const grip = page.getByRole("slider", { name: "Size of the board" });
  const box = (await grip.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 80, box.y - 80, { steps: 5 });
  await page.mouse.up();
  const smaller = await width();
  expect(smaller).toBeLessThan(whole - 80);
  // It is kept, and the board is played on as before.
  await page.reload();
  await expect(table.grid).toBeVisible();
  expect(await width()).toBe(smaller);
  await table.touch(32, 28);
  await expect(table.square(28)).toHaveAccessibleName(/white man/);
  await grip.focus();
  await page.keyboard.press("Home");
  expect(await width()).toBeLessThan(whole * 0.56);
  await page.keyboard.press("End");
  expect(await width()).toBe(whole);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByRole("slider", { name: "Size of the board" }).fill("0.75");
  await page.keyboard.press("Escape");
  expect(await width()).toBeLessThan(whole * 0.8);
});

test("written from right to left the page mirrors and the board does not", async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.start();
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
  expect(await left(".sheet")).toBeLessThan(await left(".board"));
  expect(await left('[data-square="46"]')).toBeLessThan(await left('[data-square="50"]'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("without movement nothing is animated, and with it a move slides", async ({ table, page }) => {
  await page.addInitScript(() => localStorage.setItem("damier-settings", JSON.stringify({ speed: "slow", sound: false })));
  await table.start();
  const running = () => page.evaluate(() => document.getAnimations().filter((animation) => (animation.effect as KeyframeEffect).target?.closest(".board")).length);
  await table.touch(32, 28);
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await table.touch(19, 23);
  expect(await running()).toBe(0);
});
