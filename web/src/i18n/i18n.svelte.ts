import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { NUMBER } from "./number";

/** The languages there are files for: content/locales/<code>/. */
export const LANGUAGES = ["en", "fr", "da", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", da: "Dansk", nl: "Nederlands" };
const RIGHT_TO_LEFT: readonly string[] = ["ar", "fa", "he", "ur"];

export type Values = Record<string, FluentVariable>;

const app = import.meta.glob<string>("../../../content/locales/*/app.ftl", { query: "?raw", import: "default" });
const account = import.meta.glob<string>("../../../content/locales/*/account.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../content/locales/*/rules.ftl", { query: "?raw", import: "default" });
const learn = import.meta.glob<string>("../../../content/locales/*/learn.ftl", { query: "?raw", import: "default" });
const analyse = import.meta.glob<string>("../../../content/locales/*/analyse.ftl", { query: "?raw", import: "default" });
const library = import.meta.glob<string>("../../../content/locales/*/library.ftl", { query: "?raw", import: "default" });
const guide = import.meta.glob<string>("../../../content/locales/*/guide.ftl", { query: "?raw", import: "default" });

/** Words that few pages need. */
const FURTHER = { account, rules, guide, learn, analyse, library };

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first language of the browser that there are words for. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
    if (code === "no" || code === "nb" || code === "nn" || code === "sv") return "da";
  }
  return "en";
}

async function fetchText(files: Record<string, () => Promise<string>>, language: Language, name: string) {
  const load = files[`../../../content/locales/${language}/${name}.ftl`];
  if (!load) throw new Error(`no words in ${language}/${name}.ftl`);
  return load();
}

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  /** Which further files the bundle holds. */
  private more = new Set<keyof typeof FURTHER>();

  get direction(): "ltr" | "rtl" {
    return RIGHT_TO_LEFT.includes(this.language) ? "rtl" : "ltr";
  }

  async use(language: Language): Promise<void> {
    const text = await fetchText(app, language, "app");
    const bundle = new FluentBundle(language, { useIsolating: RIGHT_TO_LEFT.includes(language), functions: { NUMBER } });
    bundle.addResource(new FluentResource(text));
    this.more = new Set();
    this.bundle = bundle;
    this.language = language;
    if (typeof document !== "undefined") {
      document.documentElement.lang = language;
      document.documentElement.dir = this.direction;
    }
  }

  /** Fetches the words of the rules page too, and before them those of what stands below the rules. */
  async useRules(): Promise<void> {
    await this.also("guide");
    await this.also("rules");
  }

  /** Fetches the words of lessons and exercises too. */
  useLearn(): Promise<void> {
    return this.also("learn");
  }

  /** Fetches the words of some pages too, beside those that are there. */
  async also(name: keyof typeof FURTHER): Promise<void> {
    const { language, bundle: old } = this;
    if (!old || this.more.has(name)) return;
    const names = [...this.more, name];
    const texts = await Promise.all([fetchText(app, language, "app"), ...names.map((one) => fetchText(FURTHER[one], language, one))]);
    if (this.bundle !== old) return language === this.language ? this.also(name) : undefined;
    const bundle = new FluentBundle(language, { useIsolating: RIGHT_TO_LEFT.includes(language), functions: { NUMBER } });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.more = new Set(names);
    this.bundle = bundle;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** A message in the language in use; its name if there is none, which a test would have told. */
  text(id: string, values?: Values): string {
    const message = this.bundle?.getMessage(id);
    if (!this.bundle || !message?.value) return id;
    return this.bundle.formatPattern(message.value, values ?? null, []);
  }
}

export const words = new Words();

/** A message in the language in use. */
export function t(id: string, values?: Values): string {
  return words.text(id, values);
}

/** The message split at its `<b>` tags: odd parts are strong. */
export function parts(text: string): string[] {
  return text.split(/<\/?b>/);
}

export function date(time: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}
