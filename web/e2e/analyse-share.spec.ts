import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { study } from "./desk";
import { expect, test } from "./support";

const GAME = `[Event "Club"]
[White "Anna"]
[Black "Bert"]

1. 32-28! {[%clk 0:09:30] usual} 18-23 2. 38-32 12-18 3. 31-27 7-12 (3... 20-24! {an idea} 4. 34-30) 2-0`;

test("a link opens the same game, with its variations, in a fresh profile", async ({ page, browser }) => {
  await study(page, GAME);
  await page.locator(".notation-text .move", { hasText: "20–24" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.getByRole("textbox", { name: "A link that holds it all" });
  await expect(link).toHaveValue(/\/en\/analyse#g=[\w-]+~0\.0\.0\.0\.0\.1$/);
  const game = await link.inputValue();
  await page.getByRole("radio", { name: "This position" }).check();
  await expect(link).toHaveValue(/\/en\/analyse#p=international\/W:W/);
  const position = await link.inputValue();
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(game);
  await expect(fresh.locator(".notation-text .now")).toHaveText("3…20–24!");
  await expect(fresh.getByRole("heading", { level: 1 })).toHaveText("Anna – Bert");
  await expect(fresh).toHaveURL(/\/en\/analyse\/\w+$/);
  await fresh.goto(position);
  await expect(fresh.locator(".status")).toContainText("White to move");
  await expect(fresh.locator('[data-square="24"]')).toHaveAccessibleName(/24, black man/);
  await fresh.goto(`${game.slice(0, 60)}`);
  await expect(fresh.getByRole("heading", { name: "This analysis cannot be opened" })).toBeVisible();
  await fresh.context().close();
});

test("the PDN keeps variations, comments and clock times, and the diagram is saved as a picture", async ({ page }) => {
  await study(page, GAME);
  await page.getByRole("button", { name: "Share" }).click();
  const saved = async (button: string, role: "link" | "button") => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole(role, { name: button }).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const pdn = await saved("Download PDN", "link");
  expect(pdn.name).toMatch(/\.pdn$/);
  expect(pdn.bytes.toString()).toContain("1. 32-28! {[%clk 0:09:30] usual} 1... 18-23");
  expect(pdn.bytes.toString().replace(/\s+/g, " ")).toContain("(3... 20-24! {an idea} 4. 34-30)");
  const svg = await saved("Diagram (SVG)", "link");
  expect(svg.bytes.toString()).toMatch(/^<svg xmlns=.*<\/svg>\n$/s);
  const png = await saved("Diagram (PNG)", "button");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1000);
});

test("a sheet with diagrams is printed in place of the page", async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await study(page, GAME);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Print" }).click();
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".print-sheet");
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(/3\. 31–27\s+7–12\s+After 3… 7–12\s+\(3… 20–24! an idea 4\. 34–30\)\s+2-0/);
  await expect(sheet.locator("figure")).toHaveCount(2);
  await expect(page.locator(".desk")).toBeHidden();
  await expect(page.locator(".masthead")).toBeHidden();
});

test("what is drawn by hand is in the diagram that is saved, and on paper", async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await study(page, "1. 32-28 {[%csl R12,B05]} 18-23 {[%cal G2823,Y3127]} *");
  const svg = async () => {
    await page.getByRole("button", { name: "Share" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Diagram (SVG)" }).click()]);
    return readFileSync(await download.path(), "utf8");
  };
  const png = async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Diagram (PNG)" }).click()]);
    return readFileSync(await download.path());
  };
  // The start has no drawings.
  expect(await svg()).not.toContain("dasharray");
  const plain = await png();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  const first = await svg();
  expect(first).toContain("<title>Black to move; circle on 12, broken; circle on 5, double</title>");
  expect(first).toContain('stroke-dasharray="22 11"');
  const drawn = await png();
  // The picture of dots has something dark around square 5, where there was none before.
  const dark = (bytes: Buffer) =>
    page.evaluate(async (data) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext("2d")!;
      pen.drawImage(bitmap, 0, 0);
      // The left of the ring around 5: the double line's outer stroke.
      const [red] = pen.getImageData(Math.round(3 * (26 + (950 - 46 - 5) * 0.4)), Math.round(3 * (26 + 50 * 0.4)), 1, 1).data;
      return red! < 80;
    }, bytes.toString("base64"));
  expect(await dark(plain)).toBe(false);
  expect(await dark(drawn)).toBe(true);
  await page.getByRole("button", { name: "Print" }).click();
  await page.emulateMedia({ media: "print" });
  const figures = page.locator(".print-sheet figure");
  // One behind the last move, and one behind the move that was drawn at.
  await expect(figures).toHaveCount(2);
  const figure = figures.filter({ has: page.locator(".drawn") }).last();
  await expect(figure.getByRole("img", { name: "After 1… 18–23; arrow 28–23; arrow 31–27, dotted" })).toBeVisible();
  await expect(figure.locator(".drawn")).toHaveCount(2);
  const pens = await figure.locator(".drawn").evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
  expect(new Set(pens).size).toBe(1);
});

test("axe finds nothing in the dialog to share", async ({ page }) => {
  await study(page, GAME);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("textbox", { name: "A link that holds it all" })).not.toHaveValue("");
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
});
