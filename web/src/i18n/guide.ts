import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./i18n.svelte";

const files = import.meta.glob<string>("../../../content/locales/*/guide.ftl", { query: "?raw", import: "default" });

/** Some messages of the guide in every language. */
export async function allWords(ids: readonly string[]): Promise<Record<Language, Record<string, string>>> {
  const entries = LANGUAGES.map(async (language) => {
    const load = files[`../../../content/locales/${language}/guide.ftl`];
    const bundle = new FluentBundle(language, { useIsolating: false });
    if (load) bundle.addResource(new FluentResource(await load()));
    const text = (id: string) => {
      const value = bundle.getMessage(id)?.value;
      return value ? bundle.formatPattern(value) : id;
    };
    return [language, Object.fromEntries(ids.map((id) => [id, text(id)]))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Record<string, string>>;
}
