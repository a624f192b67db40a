import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support";

const LANGUAGES = ["en", "fr", "da", "nl"];
const THEMES = ["light", "dark", "contrast"];
const PAGES = ["", "play", "games", "rules/international", "rules/russian", "help"];

async function scan(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
}

async function setTheme(page: Page, theme: string) {
  await page.addInitScript((name) => {
    localStorage.setItem("damier-settings", JSON.stringify({ theme: name, speed: "none", sound: false }));
  }, theme);
}

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`axe finds nothing in ${language}, ${theme}`, async ({ page }) => {
      await setTheme(page, theme);
      for (const path of PAGES) {
        await page.goto(`/${language}/${path}`);
        await expect(page.locator("h1, h2").first()).toBeVisible();
        await scan(page, `/${language}/${path}`);
      }
    });
  }
}

for (const theme of THEMES) {
  test(`axe finds nothing at the table and in its dialogs, ${theme}`, async ({ table, page }) => {
    test.setTimeout(5 * 60_000);
    await setTheme(page, theme);
    await table.start({ fen: "W:W22,26,35,36,37,38,40,44,45,46,49:B3,5,6,7,9,13,16,20,21,25,28,29", clock: true });
    await table.touch(26);
    await scan(page, "refusal");
    await table.touch(22, 33);
    await scan(page, "capture");
    for (const name of ["Game as text", "Resign", "Offer draw"]) {
      await page.getByRole("button", { name }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await scan(page, name);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    for (const name of ["Settings", /Language/, "New game", "Open a game"]) {
      await page.getByRole("button", { name }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await scan(page, String(name));
      await page.keyboard.press("Escape");
    }
    await table.touch(24, 15);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Black resigns" }).click();
    await expect(table.result).toBeVisible();
    await scan(page, "result");
  });
}

test("a game through the accessibility tree, with what is said", async ({ table, page }) => {
  await table.start();
  const said = page.locator('[data-live="polite"]');
  const urgent = page.locator('[data-live="assertive"]');
  const cell = (name: RegExp) => table.grid.getByRole("gridcell", { name });
  const put = async (name: RegExp) => {
    await cell(name).focus();
    await page.keyboard.press("Enter");
  };
  expect(await table.grid.getByRole("row").count()).toBe(10);
  expect(await table.grid.getByRole("gridcell").count()).toBe(50);
  await put(/^32, white man$/);
  await put(/^28, empty, can go here$/);
  await expect(said).toContainText("White 32 to 28.");
  await put(/^19, black man$/);
  await put(/^23, empty, can go here$/);
  await expect(said).toContainText("Black 19 to 23. You must capture.");
  await expect(cell(/^28, white man, can capture$/)).toHaveCount(1);
  await put(/^31, white man$/);
  await expect(urgent).toContainText("31 has to wait: you must capture.");
  await put(/^28, white man, can capture$/);
  await put(/^19, empty, can land here$/);
  await expect(said).toContainText("White 28 takes to 19, one piece.");
  await page.getByRole("button", { name: "Game as text" }).click();
  await expect(page.getByRole("dialog")).toContainText("20 white men: 19, 31, 33");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Black resigns" }).click();
  await expect(urgent).toContainText("White has won. Black resigned.");
});

test("the focus is never lost", async ({ table, page }) => {
  await table.start();
  for (const name of ["Game as text", "Resign", "Settings", "New game", "Open a game"]) {
    const button = page.getByRole("button", { name, exact: true }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    const inside = await page.evaluate(() => document.activeElement?.closest("dialog") !== null);
    expect(inside, `${name} takes the focus`).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button, `${name} gives the focus back`).toBeFocused();
  }
});

test("what vanishes with what it did hands the keyboard on", async ({ table, page }) => {
  const onBoard = async (what: string) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")), what).toBe("gridcell");
  };
  await table.start({ fen: "W:W22,26,35,36,37,38,40,44,45,46,49:B3,5,6,7,9,13,16,20,21,25,28,29" });
  await page.keyboard.press("b");
  await table.type("26x17");
  await table.note.getByRole("button", { name: "Play 22×15" }).focus();
  await page.keyboard.press("Enter");
  await expect(table.square(15)).toHaveAccessibleName(/white man/);
  await onBoard("the note is gone");
  await page.getByRole("button", { name: "Board only" }).focus();
  await page.keyboard.press("Enter");
  await onBoard("the button for the board alone is gone");
  await page.getByRole("button", { name: "Show everything" }).focus();
  await page.keyboard.press("Enter");
  await onBoard("the button that brings all back is gone");
  // Another page is told, and the keyboard is on it.
  await page.goto("/en/");
  await page.getByRole("link", { name: "Continue" }).focus();
  await page.keyboard.press("Enter");
  await expect(table.grid).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), "the first page is gone").toBe("main");
  await expect(page.locator('[data-live="polite"]')).toContainText("Play – Damier");
  await page.goto("/en/games");
  await page.getByRole("button", { name: /Delete/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.locator(".card")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("single keys can be switched off, or kept to the board", async ({ table, page }) => {
  await table.start();
  const bottom = () => page.locator(".plate").last().getAttribute("data-side");
  const set = async (name: string) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Single keys" }).getByRole("radio", { name }).check();
    await page.keyboard.press("Escape");
  };
  await page.keyboard.press("f");
  expect(await bottom()).toBe("black");
  await set("Off");
  await page.keyboard.press("f");
  expect(await bottom()).toBe("black");
  await set("On the board");
  await page.keyboard.press("f");
  expect(await bottom()).toBe("black");
  await table.square(32).focus();
  await page.keyboard.press("f");
  expect(await bottom()).toBe("white");
});

test("targets are large enough, and nothing scrolls sideways at 320 pixels or at 400 %", async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await table.start({ level: 2 });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], [role=gridcell], input, select")]
      .filter((element) => element.offsetParent !== null && !element.closest(".vh, .skip"))
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 80), inline: getComputedStyle(element).display === "inline" }))
      .filter(({ box, inline }) => !inline && box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ html }) => html),
  );
  expect(small).toEqual([]);
  for (const path of ["/en/", "/nl/games", "/fr/rules/international", "/da/help"]) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
