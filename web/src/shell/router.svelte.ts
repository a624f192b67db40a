import { isLanguage, preferred, type Language } from "../i18n/i18n.svelte";

export const PAGES = ["home", "play", "games", "library", "learn", "exercises", "analyse", "editor", "rules", "ranking", "account", "privacy", "help"] as const;
export type Page = (typeof PAGES)[number];

/** Where the visitor is: `/en/play/k3j9…`, with the language always in the address. */
export interface Place {
  language: Language;
  page: Page;
  /** The game's name on `rules` and `ranking`, the way in on `account`, the id of a game on `play`, of a study on `analyse`. */
  argument: string;
}

const LANGUAGE_KEY = "damier-language";

function rememberedLanguage(): Language {
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY) ?? undefined;
    if (isLanguage(kept)) return kept;
  } catch {
    // Storage is forbidden: the browser's own wish decides.
  }
  return preferred(navigator.languages ?? [navigator.language]);
}

/** The place that an address names; whatever it does not name is usual. */
export function readPlace(path: string, language: () => Language): Place {
  const [first, second = "", argument = ""] = path.split("/").filter((part) => part !== "");
  const named = isLanguage(first);
  const page = PAGES.find((name) => name === (named ? second : first)) ?? "home";
  return { language: named ? first : language(), page, argument: /^[\w-]*$/.test(argument) ? argument : "" };
}

export function address({ language, page, argument }: Place): string {
  return `/${[language, page === "home" ? "" : page, argument].filter((part) => part !== "").join("/")}${page === "home" ? "/" : ""}`;
}

class Router {
  place = $state.raw<Place>({ language: "en", page: "home", argument: "" });
  /** A part of the page to be brought into view, without its `#`. */
  anchor = $state("");

  /** Reads the address and follows it from now on. */
  start() {
    const wish = new URLSearchParams(location.search).get("go");
    this.place = readPlace(location.pathname, rememberedLanguage);
    const page = PAGES.find((name) => name === wish);
    if (page) this.place = { ...this.place, page };
    this.anchor = location.hash.slice(1);
    history.replaceState(null, "", address(this.place) + location.hash);
    addEventListener("popstate", () => {
      this.place = readPlace(location.pathname, rememberedLanguage);
      this.anchor = location.hash.slice(1);
    });
    document.addEventListener("click", (event) => this.follow(event));
  }

  href(page: Page, argument = "", anchor = ""): string {
    return address({ language: this.place.language, page, argument }) + (anchor ? `#${anchor}` : "");
  }

  go(page: Page, argument = "", anchor = "") {
    this.move({ language: this.place.language, page, argument }, anchor, false);
  }

  /** The same place under another address, which Back does not come back to. */
  settle(page: Page, argument = "") {
    this.move({ language: this.place.language, page, argument }, "", true);
  }

  setLanguage(language: Language) {
    try {
      localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // The address keeps it for this visit.
    }
    this.move({ ...this.place, language }, this.anchor, true);
  }

  private move(place: Place, anchor: string, replace: boolean) {
    const url = address(place) + (anchor ? `#${anchor}` : "");
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const turned = place.page !== this.place.page || place.argument !== this.place.argument;
    this.place = place;
    this.anchor = anchor;
    if (turned && !replace && !anchor) scrollTo(0, 0);
  }

  /** Plain clicks on links of the app change the page without fetching anything. */
  private follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    const path = link.pathname;
    if (!isLanguage(path.split("/")[1])) return;
    event.preventDefault();
    this.move(readPlace(path, rememberedLanguage), link.hash.slice(1), false);
  }
}

export const router = new Router();
