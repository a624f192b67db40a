// Runs before anything is drawn, so that the theme does not change under the eyes of the reader.
(() => {
  const root = document.documentElement;
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("damier-settings") || "{}").theme || theme;
  } catch {
    // Storage is forbidden or broken: the system's theme it is.
  }
  const asks = (query) => matchMedia(query).matches;
  const dark = asks("(prefers-color-scheme: dark)");
  if (theme === "contrast" || (theme === "system" && asks("(prefers-contrast: more)"))) {
    root.dataset.theme = dark ? "contrast-dark" : "contrast";
  } else {
    root.dataset.theme = theme === "system" ? (dark ? "dark" : "light") : theme;
  }
  const language = /^\/(\w\w)(\/|$)/.exec(location.pathname);
  if (language) root.lang = language[1];
})();
