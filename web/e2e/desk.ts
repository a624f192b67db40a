import { expect, type Page } from "@playwright/test";

/** Opens a text on the analysis board. */
export async function study(page: Page, text: string, game = "International") {
  await page.goto("/en/analyse");
  await expect(page.locator(".desk")).toBeVisible();
  await openText(page, text, game);
}

export async function openText(page: Page, text: string, game = "International") {
  const desk = page.locator(".desk");
  const before = (await desk.getAttribute("data-study", { timeout: 2000 }).catch(() => null)) ?? "";
  if ((page.viewportSize()?.width ?? 1280) < 600) await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Open or begin" }).click();
  await page.getByLabel("A FEN is a position of").selectOption({ label: game });
  await page.getByLabel("A position (FEN) or games (PDN)").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // What was open before stays on the table until the other is read.
  await expect(desk).not.toHaveAttribute("data-study", before);
}
