import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import init, { Game } from "../src/generated/rules/damier_wasm.js";
import { expect, test } from "./support";

const content = join(import.meta.dirname, "../../content");
const FOLDER = join(content, "lessons/international");

/** A step of a lesson as its file says it, with a right answer for each turn. */
interface Step {
  name: string;
  goal: "play" | "touch" | "choose";
  answers: string[];
}

/** What the files of the course say; `*` stands for any legal move. */
function steps(file: string): Step[] {
  const found: Step[] = [];
  let waits = true;
  let position = "";
  let before: string[] = [];
  for (const line of readFileSync(join(FOLDER, file), "utf8").split("\n")) {
    const [word, ...rest] = line.trim().split(" ");
    const text = rest.join(" ");
    const step = found.at(-1);
    if (word === "step") {
      found.push({ name: text, goal: "play", answers: [] });
      [waits, before] = [true, []];
    } else if (word === "position") position = text;
    else if (word === "before") before = rest;
    else if (word === "touch" || word === "choose") step!.goal = word;
    else if (word === "reply") waits = true;
    else if (word === "right" && waits) {
      step!.answers.push(text === "*" ? anyMove(position, [...before, ...played(step!)], file) : text);
      waits = false;
    }
    if (word === "reply") before = [...before, ...played(step!), text];
  }
  return found;
}

/** The answers that were played since the last reply: at most the last. */
function played(step: Step): string[] {
  return step.answers.slice(-1);
}

function anyMove(fen: string, before: readonly string[], file: string): string {
  const game = Game.fromFen("international", "", fen);
  for (const move of before) game.playText(move);
  const [move] = game.legalMoves();
  if (!move) throw new Error(`${file}: no legal move in ${game.fen()}`);
  return move.numeric;
}

const files = readdirSync(FOLDER).sort();
const lessonName = (file: string) => file.replace(/^\d+-|\.lesson$/g, "");
/** A message of the course in English. */
const course = readFileSync(join(content, "locales/en/lessons/international.ftl"), "utf8");
function message(key: string): string {
  const text = new RegExp(`^${key} = (.*)$`, "m").exec(course)?.[1];
  if (!text) throw new Error(`no message ${key}`);
  return text.replace(/<\/?b>/g, "");
}

test.beforeAll(async () => {
  await init({ module_or_path: readFileSync(join(import.meta.dirname, "../src/generated/rules/damier_wasm_bg.wasm")) });
});

const square = (page: Page, number: string) => page.locator(`.lesson [data-square="${number}"]`);

async function byMouse(page: Page, { goal, answers }: Step, name: string, step: string) {
  for (const answer of answers) {
    if (goal === "choose") {
      const label = /^\d+$/.test(answer) ? answer : message(`${name}-${step}-say-${answer}`);
      await page.locator(".options").getByRole("button", { name: label, exact: true }).click();
      continue;
    }
    await expect(page.locator(".lesson .typed")).toHaveCount(goal === "play" ? 1 : 0);
    for (const number of goal === "touch" ? answer.split(" ") : answer.split(/[-x]/)) await square(page, number).click();
  }
}

/** Walks to a square by the arrows alone. */
async function walk(page: Page, number: number) {
  const at = () => page.evaluate(() => Number(document.activeElement?.getAttribute("data-square")));
  const row = (one: number) => Math.floor((one - 1) / 5);
  // Where Black is to move, the board is turned, and the arrows follow what is seen.
  const top = async (one: number) => (await square(page, String(one)).boundingBox())!.y;
  const [up, down, left, right] = (await top(1)) < (await top(50)) ? ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] : ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"];
  for (let tries = 0; tries < 40; tries++) {
    const now = await at();
    if (now === number) return;
    const key = row(now) < row(number) ? down : row(now) > row(number) ? up : now < number ? right : left;
    await page.keyboard.press(key!);
  }
  throw new Error(`the arrows do not lead to ${number}`);
}

async function byKeyboard(page: Page, { goal, answers }: Step, name: string, step: string) {
  for (const answer of answers) {
    if (goal === "choose") {
      const label = /^\d+$/.test(answer) ? answer : message(`${name}-${step}-say-${answer}`);
      await page.locator(".options").getByRole("button", { name: label, exact: true }).focus();
      await page.keyboard.press("Enter");
      continue;
    }
    await expect(page.locator(".lesson .typed")).toHaveCount(goal === "play" ? 1 : 0);
    await page.locator('.lesson [data-square][tabindex="0"]').focus();
    for (const number of goal === "touch" ? answer.split(" ") : answer.split(/[-x]/)) {
      await walk(page, Number(number));
      await page.keyboard.press("Enter");
    }
  }
}

for (const [how, answer] of [["mouse", byMouse], ["keyboard", byKeyboard]] as const) {
  test(`the whole course by ${how}`, async ({ table: { page } }) => {
    test.setTimeout(600_000);
    await page.goto(`/en/learn/international_${lessonName(files[0]!)}`);
    for (const [at, file] of files.entries()) {
      const name = lessonName(file);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(message(name));
      const all = steps(file);
      for (const [number, step] of all.entries()) {
        await expect(page.locator(`.lesson[data-lesson="${name}"][data-step="${step.name}"]`)).toBeVisible();
        await answer(page, step, name, step.name);
        const right = message(`${name}-${step.name}-right`);
        await expect(page.locator(".lesson-note")).toHaveText(right);
        await expect(page.locator('[data-live="polite"]')).toContainText(right);
        if (number + 1 < all.length) await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
      }
      if (at + 1 < files.length) await page.getByRole("link", { name: /^Next lesson/ }).click();
    }
    // What was done is still there after a reload.
    await page.goto("/en/learn/international");
    await expect(page.getByText(`${files.length} of ${files.length} lessons done`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${files.length} of ${files.length} lessons done`)).toBeVisible();
  });
}

test.describe("a wrong answer", () => {
  test("that the rules forbid gets the lesson's own words, and the rule", async ({ table: { page } }) => {
    await page.goto("/en/learn/international_compulsory");
    await square(page, "32").click();
    await page.locator(".lesson .typed input").fill("32-27");
    await page.keyboard.press("Enter");
    await expect(page.locator(".lesson-note")).toContainText(message("compulsory-must-other"));
    await expect(page.locator('[data-live="assertive"]')).toContainText(message("compulsory-must-other"));
    await page.getByRole("link", { name: "Read the rule" }).click();
    await expect(page.getByRole("heading", { name: "You must capture" })).toBeFocused();
  });

  test("that is legal is answered on the board, and tried again", async ({ table: { page } }) => {
    await page.goto("/en/learn/international_king-capture");
    for (const number of ["46", "19"]) await square(page, number).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    for (const number of ["46", "14"]) await square(page, number).click();
    await expect(page.locator(".lesson-note")).toContainText(message("king-capture-land-taken"));
    await expect(square(page, "20")).toHaveAccessibleName(/black man, last move/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(square(page, "46")).toHaveAccessibleName(/white king/);
    for (const number of ["46", "10"]) await square(page, number).click();
    await expect(page.locator(".lesson-note")).toHaveText(message("king-capture-land-right"));
  });

  test("of squares and of options has words of its own", async ({ table: { page } }) => {
    await page.goto("/en/learn/international_board");
    await square(page, "5").click();
    await expect(page.locator(".lesson-note")).toHaveText(message("board-corner-far-corner"));
    await page.goto("/en/learn/international_start");
    await page.getByRole("button", { name: "12", exact: true }).click();
    await expect(page.locator(".lesson-note")).toHaveText(message("start-men-smaller"));
  });
});

test("a beginner's error in play leads to the lesson on it", async ({ table }) => {
  const { page } = table;
  await table.start({ fen: "W:W28,40:B33,7" });
  await table.type("40-35");
  await page.getByRole("link", { name: "The lesson" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(message("forgotten-backwards"));
});

test.describe("an exercise", () => {
  /** The first exercises, as their file says them: name, position and solution. */
  const [first, second] = readFileSync(join(content, "exercises/international.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" ; "));
  /** The squares of the right moves, ply by ply. */
  const solution = (exercise: readonly string[]) => exercise[2]!.split(" ").map((ply) => ply.replace("*", "").split("/")[0]!.split(/[-x]/));

  async function solve(page: Page, exercise: readonly string[]) {
    for (const [ply, squares] of solution(exercise).entries()) {
      if (ply % 2 === 1) continue;
      await expect(page.locator(".lesson .typed")).toHaveCount(1);
      for (const number of squares) await square(page, number).click();
    }
    await expect(page.locator(".lesson-note")).toContainText("Solved:");
    await expect(page.locator('[data-live="polite"]')).toContainText("Solved:");
  }

  test("is solved to the end, and stays solved", async ({ table: { page } }) => {
    await page.goto("/en/exercises/international");
    await page.getByRole("button", { name: "Next exercise" }).click();
    await expect(page.locator(`[data-exercise="${first![0]}"]`)).toBeVisible();
    await solve(page, first!);
    await page.reload();
    await expect(page.getByText(/^1 of \d+ solved, 0 to repeat$/)).toBeVisible();
    await page.getByRole("button", { name: "Next exercise" }).click();
    await expect(page.locator(`[data-exercise="${second![0]}"]`)).toBeVisible();
  });

  test("answers a wrong try on the board, and comes back", async ({ table: { page } }) => {
    await page.goto("/en/exercises/international");
    await page.getByRole("button", { name: "Next exercise" }).click();
    const [right] = solution(first!);
    const moves = Game.fromFen("international", "", first![1]!).legalMoves();
    const wrong = moves.find(({ from, to }) => String(from) !== right![0] || String(to) !== right!.at(-1))!;
    await page.locator(".lesson .typed input").fill(wrong.numeric);
    await page.keyboard.press("Enter");
    await expect(page.locator(".lesson-note")).toContainText(/Not .*: the answer is/);
    await expect(page.locator('[data-live="assertive"]')).toContainText("the answer is");
    await page.getByRole("button", { name: "Try again" }).click();
    await solve(page, first!);
    await page.reload();
    await expect(page.getByText(/^0 of \d+ solved/)).toBeVisible();
    // It is due again tomorrow.
    await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await page.reload();
    await expect(page.getByText(/^0 of \d+ solved, 1 to repeat$/)).toBeVisible();
  });
});

test("lessons work without a network", async ({ table: { page }, context }) => {
  await page.goto("/en/learn");
  await expect(page.locator("[data-ready]")).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.goto("/en/learn/international_worked");
  for (const number of ["32", "14"]) await square(page, number).click();
  await expect(page.locator(".lesson-note")).toHaveText(message("worked-take-right"));
  await context.setOffline(false);
});

test("pages that teach are clean for axe, on a phone too, in the longest language", async ({ table: { page } }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = ["learn", "learn/international_majority", "exercises", "rules/russian", "rules/differences", "rules/glossary"];
  for (const language of ["en", "nl"]) {
    for (const place of pages) {
      await page.goto(`/${language}/${place}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${language}/${place} is ${wide} wide`).toBeLessThanOrEqual(320);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, `${language}/${place}`).toEqual([]);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rules of every game can be read in every language, with their diagrams in words", async ({ page }) => {
    for (const [language, title] of [["en", "The rules"], ["fr", "Les règles"], ["da", "Reglerne"], ["nl", "De regels"]] as const) {
      for (const game of ["international", "checkers", "russian", "brazilian"]) {
        await page.goto(`/${language}/rules/${game}`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
        const pictures = page.getByRole("img");
        expect(await pictures.count()).toBeGreaterThanOrEqual(4);
        for (const picture of await pictures.all()) await expect(picture).toHaveAccessibleName(/\d/);
        await expect(page.locator("#official")).toContainText(/FMJD|WCDF/);
      }
    }
    await page.goto("/en/rules/differences");
    await expect(page.getByRole("row", { name: /Kings fly/ })).toContainText("yes");
  });
});

test("the rules of each game are printed on two pages at most", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium prints to a file");
  for (const game of ["international", "checkers", "russian", "brazilian"]) {
    await page.goto(`/fr/rules/${game}`);
    await expect(page.locator("#official")).toBeVisible();
    const pdf = await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" } });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages, game).toBeLessThanOrEqual(2);
  }
});
