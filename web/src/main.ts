import { mount } from "svelte";
import { accounts } from "./account/account.svelte";
import App from "./App.svelte";
import { words } from "./i18n/i18n.svelte";
import { loadRules } from "./rules/rules";
import { keepFocus } from "./shell/focus";
import { app } from "./shell/app.svelte";
import { offline } from "./shell/offline.svelte";
import { router } from "./shell/router.svelte";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/shell.css";
import "./styles/board.css";
import "./styles/table-size.css";
import "./styles/play.css";
import "./styles/play-small.css";
import "./styles/pages.css";
import "./styles/account.css";

async function start() {
  router.start();
  const target = document.querySelector("#app")!;
  try {
    await Promise.all([loadRules(), words.use(router.place.language), app.read()]);
  } catch (error) {
    // One guarded repair: a page and its files that do not belong together are fetched anew, once.
    if (sessionStorage.getItem("damier-repaired")) throw error;
    sessionStorage.setItem("damier-repaired", "1");
    for (const name of await caches.keys()) await caches.delete(name);
    location.reload();
    return;
  }
  sessionStorage.removeItem("damier-repaired");
  app.start();
  target.replaceChildren(); // A rules page comes with its text, for those without scripts.
  mount(App, { target });
  keepFocus(target);
  performance.mark("damier-ready");
  offline.start();
  void accounts.start().catch((error: unknown) => console.warn("The account cannot be asked for.", error));
}

start().catch((error: unknown) => {
  console.error(error);
  const text = document.createElement("p");
  text.className = "page";
  text.textContent = "Damier could not start. Reload the page; your games are safe on this device.";
  document.querySelector("#app")?.replaceChildren(text);
});
