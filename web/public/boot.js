// Runs before anything is drawn: the theme does not change under the eyes of the reader, and the words of the
// reader's language are fetched along with the script.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is forbidden.
    }
  };

  let theme = "system";
  try {
    theme = JSON.parse(stored("damier-settings") || "{}").theme || theme;
  } catch {
    // What is stored is broken: the system's theme it is.
  }
  const asks = (query) => matchMedia(query).matches;
  const dark = asks("(prefers-color-scheme: dark)");
  if (theme === "contrast" || (theme === "system" && asks("(prefers-contrast: more)"))) {
    root.dataset.theme = dark ? "contrast-dark" : "contrast";
  } else {
    root.dataset.theme = theme === "system" ? (dark ? "dark" : "light") : theme;
  }

  const words = new Map((document.currentScript.dataset.words || "").split(",").map((pair) => pair.split(" ")));
  const wishes = [(/^\/(\w\w)(\/|$)/.exec(location.pathname) || [])[1], stored("damier-language"), ...(navigator.languages || [])];
  const language = wishes.map((wish) => (wish || "").slice(0, 2).toLowerCase()).find((wish) => words.has(wish)) || "en";
  root.lang = language;
  if (words.get(language)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = words.get(language);
    document.head.append(link);
  }
})();
