import { test, Table } from "./support";

const WIDTHS = [[320, 640], [768, 1024], [1440, 900]] as const;
const THEMES = ["light", "dark", "contrast"] as const;
const MIDDLE = "W:W22,26,35,36,37,38,40,44,45,46,49:B3,5,6,7,9,13,16,20,21,25,28,29";

for (const [width, height] of WIDTHS) {
  for (const theme of THEMES) {
    test(`${width} ${theme}`, async ({ page }) => {
      const shot = (name: string) => page.screenshot({ path: `screenshots/${name}-${width}-${theme}.png` });
      await page.setViewportSize({ width, height });
      await page.addInitScript((name) => {
        localStorage.setItem("damier-settings", JSON.stringify({ theme: name, speed: "none", sound: false }));
      }, theme);
      const table = new Table(page);
      await page.goto("/en/");
      await page.locator("h1").waitFor();
      await shot("home");
      await page.goto("/en/rules/international");
      await page.locator(".rule h2").first().waitFor();
      await shot("rules");
      await page.goto("/en/");
      await page.getByRole("button", { name: "Change" }).click();
      await page.getByRole("dialog").waitFor();
      await shot("new-game");
      await table.start({ fen: MIDDLE, clock: true });
      await table.touch(26);
      await table.note.waitFor();
      await shot("refusal");
      await table.touch(22, 33, 24);
      await shot("capture");
      await table.start({ fen: "W:W33:B28" });
      await table.touch(33, 22);
      await table.result.waitFor();
      await shot("result");
    });
  }
}

test("pictures for the manifest", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("damier-settings", JSON.stringify({ theme: "light", speed: "none", sound: false }));
  });
  const table = new Table(page);
  for (const [name, width, height] of [["wide", 1280, 800], ["narrow", 390, 780]] as const) {
    await page.setViewportSize({ width, height });
    await table.start({ fen: MIDDLE });
    await table.touch(26);
    await table.note.waitFor();
    await page.screenshot({ path: `public/screenshots/${name}.jpg`, type: "jpeg", quality: 88 });
  }
});
