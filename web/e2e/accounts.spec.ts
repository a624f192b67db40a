import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support";
import { win } from "./winner";

const PASSWORD = "een lange zin 7";
const name = () => `Player${Math.random().toString(36).slice(2, 10)}`;

async function signUp(page: Page, as: string) {
  await page.goto("/en/account/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(as);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" });
  await expect(codes.locator("code")).toHaveCount(8);
  const first = await codes.locator("code").first().textContent();
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { level: 1, name: as })).toBeVisible();
  return first ?? "";
}

async function signIn(page: Page, as: string, password = PASSWORD) {
  await page.goto("/en/account");
  await page.getByLabel("Name", { exact: true }).fill(as);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a guest wins offline, comes online, signs up, and stands on the board", async ({ table, page, context }) => {
  test.setTimeout(10 * 60_000);
  const given = page.waitForResponse((response) => response.url().endsWith("/api/tickets") && response.ok());
  await page.goto("/en/");
  await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
  await given;
  await context.setOffline(true);
  await table.start({ game: "russian", level: 2, color: "white", ranked: true });
  await win(table, "russian");
  await page.goto("/en/account");
  await expect(page.getByText("1 result waiting. They are sent when you are online.")).toBeVisible();
  await context.setOffline(false);
  await page.goto("/en/account");
  await expect(page.getByText("They count once you sign in.")).toBeVisible();
  const player = name();
  await signUp(page, player);
  await expect(page.getByText("Counted: 10 points.")).toBeVisible({ timeout: 120_000 });
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await expect(page.locator("[data-points=russian]")).toHaveText("10");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all as PDN" }).click();
  expect((await download).suggestedFilename()).toBe("damier-games.pdn");
  await page.goto("/en/ranking/russian");
  await expect(page.locator("[data-me]")).toContainText(player);
  await expect(page.locator("[data-me]")).toContainText("10");
  await page.goto("/en/account");
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page).toHaveURL(/\/en\/play\/sent-/);
  await expect(table.grid).toBeVisible();
});

test("a guest's console shows no error, and only pages with a player's own ask who is there", async ({ page }) => {
  const problems: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error}`));
  page.on("request", (request) => request.url().endsWith("/api/session") && asked.push(new URL(page.url()).pathname));
  const given = page.waitForResponse((response) => response.url().endsWith("/api/tickets"));
  for (const path of ["", "play", "learn", "exercises", "account", "ranking"]) {
    await page.goto(`/en/${path}`);
    await expect(page.locator("h1, h2").first()).toBeVisible();
    if (path === "") await given;
    await page.waitForLoadState("networkidle");
  }
  expect(problems).toEqual([]);
  expect(asked).toEqual(["/en/learn", "/en/exercises", "/en/account", "/en/ranking"]);
});

test("a passkey signs up and in", async ({ page, context, baseURL }) => {
  // A passkey belongs to a name of a host, which an address in numbers is not.
  const host = baseURL!.replace("127.0.0.1", "localhost");
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const player = name();
  await page.goto(`${host}/en/account/sign-up`);
  await page.getByLabel("Name", { exact: true }).fill(player);
  await page.getByRole("button", { name: "Sign up with a passkey" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { level: 1, name: player })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: player })).toBeVisible();
  // It is the only way in, so it cannot be taken away.
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("This is your only way in.")).toBeVisible();
});

test("a wrong password, a lost one, and a session that is gone", async ({ page, context }) => {
  const player = name();
  const code = await signUp(page, player);
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await signIn(page, player, "not the password");
  await expect(page.getByRole("alert").filter({ hasText: "do not belong together" })).toBeVisible();
  await page.goto("/en/account/recover");
  await page.getByLabel("Name", { exact: true }).fill(player);
  await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await page.getByLabel("New password", { exact: true }).fill("vergeten en nieuw 9");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("7 codes are left.")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/account$/);
  // The server has forgotten the session, as when it has expired.
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
});

test("two devices: one signs the other out, changes the password, and deletes the account", async ({ page, browser, baseURL }) => {
  const player = name();
  await signUp(page, player);
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(other, player);
  await expect(other.getByRole("heading", { level: 1, name: player })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Sign out there" }).click();
  await expect(page.getByText("It is signed out.")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await signIn(other, player);
  await expect(other.getByRole("heading", { level: 1, name: player })).toBeVisible();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("een andere zin 8");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The password is changed")).toBeVisible();
  await other.reload();
  await signIn(other, player, "een andere zin 8");
  await expect(other.getByRole("heading", { level: 1, name: player })).toBeVisible();
  await other.getByLabel("Current password").fill("een andere zin 8");
  await other.getByRole("button", { name: "Delete the account" }).click();
  await other.getByRole("button", { name: "Delete for good" }).click();
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await signIn(page, player, "een andere zin 8");
  await expect(page.getByRole("alert").filter({ hasText: "do not belong together" })).toBeVisible();
  await other.context().close();
});

/** Does a lesson of one move. */
async function learn(page: Page, lesson: string, move: string) {
  await page.goto(`/en/learn/international_${lesson}`);
  await page.getByLabel(/Type a move/).fill(move);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Next lesson/ })).toBeVisible();
}

/** Waits until what was learned has been sent, with this in it. */
async function sends(page: Page, what: string) {
  const answer = await page.waitForResponse((response) => response.url().endsWith("/api/account/learned") && (response.request().postData() ?? "").includes(what));
  expect(answer.ok()).toBe(true);
}

const lessonsDone = (page: Page) => page.locator(".chapters li", { hasText: "done" });

test("what was learned on one device is there on the other, whatever was learned without a network too", async ({ page, browser, baseURL }) => {
  const player = name();
  // A guest's lesson comes along.
  await learn(page, "refusing", "34x25");
  await signUp(page, player);
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(other, player);
  await expect(other.getByRole("heading", { level: 1, name: player })).toBeVisible();
  await other.goto("/en/learn");
  await expect(lessonsDone(other)).toHaveCount(1);
  // Each goes on by itself, one of them without a network.
  await page.goto("/en/");
  await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
  await page.context().setOffline(true);
  await learn(page, "forgotten-backwards", "24x33");
  const sent = sends(other, "crown-in-passing");
  await learn(other, "crown-in-passing", "13x11");
  await sent;
  const met = sends(page, "forgotten-backwards");
  await page.context().setOffline(false);
  await met;
  await page.goto("/en/learn");
  await expect(lessonsDone(page)).toHaveCount(3);
  await other.goto("/en/learn");
  await expect(lessonsDone(other)).toHaveCount(3);
  // Begun anew here, it is so there.
  const anew = sends(page, '"game":"international"');
  await page.getByRole("button", { name: "Begin the course anew" }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  await anew;
  await expect(lessonsDone(page)).toHaveCount(0);
  await other.reload();
  await expect(lessonsDone(other)).toHaveCount(0);
  await other.context().close();
});

for (const language of ["en", "fr", "da", "nl"]) {
  test(`axe finds nothing on the pages of accounts in ${language}`, async ({ page }) => {
    const pages = ["account", "account/sign-up", "account/recover", "ranking/international", "privacy"];
    for (const path of pages) {
      await page.goto(`/${language}/${path}`);
      await expect(page.locator("h1")).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map((node) => node.html).join(" | ").slice(0, 300)}`)).toEqual([]);
    }
  });
}

test("the account is used by keyboard at 320 pixels wide, without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, name());
  for (const path of ["account", "ranking/international", "privacy"]) {
    await page.goto(`/en/${path}`);
    await expect(page.locator("h1")).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});
