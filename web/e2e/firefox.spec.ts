import { existsSync } from "node:fs";
import { Firefox } from "./bidi";
import { Proxy } from "./proxy";
import { expect, lines, test } from "./support";

const program = process.env.DAMIER_FIREFOX ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync) ?? "firefox";

test("in Firefox: a whole game, and a start without a network", async ({ baseURL }) => {
  test.setTimeout(6 * 60_000);
  const proxy = new Proxy(baseURL!);
  const url = await proxy.open();
  const firefox = await Firefox.start(program);
  try {
    await firefox.open(`${url}/en/`);
    await firefox.until('document.querySelector("[data-ready]")', 120_000);
    await firefox.click(".hero .row button");
    await firefox.until('document.querySelector("[role=grid]")');
    const line = lines.international!;
    for (const { route } of line.moves) for (const square of route) await firefox.click(`[data-square="${square}"]`);
    await firefox.until('document.querySelector("dialog .end-title")');
    expect(await firefox.value('document.querySelector("dialog .end-title").textContent')).toMatch(/has won/);

    proxy.down = true;
    await firefox.open(`${url}/en/`);
    await firefox.until('document.querySelector(".hero .btn.main")');
    await firefox.click(".hero .btn.main");
    await firefox.click('[data-square="32"]');
    await firefox.click('[data-square="28"]');
    await firefox.until('document.querySelectorAll(".sheet .moves button").length === 2', 120_000);
    await firefox.reload();
    await firefox.until('document.querySelectorAll(".sheet .moves button").length === 2');
  } finally {
    await firefox.close();
    proxy.close();
  }
});
