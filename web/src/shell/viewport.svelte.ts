/** What the window is like, as the style sheets see it. */
class Viewport {
  narrow = $state(false);
  low = $state(false);
  dark = $state(false);
  moreContrast = $state(false);
  stillness = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const follow = (query: string, set: (on: boolean) => void) => {
      const list = matchMedia(query);
      set(list.matches);
      list.addEventListener("change", () => set(list.matches));
    };
    follow("(max-width: 599px)", (on) => (this.narrow = on));
    follow("(max-height: 480px) and (min-width: 600px)", (on) => (this.low = on));
    follow("(prefers-color-scheme: dark)", (on) => (this.dark = on));
    follow("(prefers-contrast: more)", (on) => (this.moreContrast = on));
    follow("(prefers-reduced-motion: reduce)", (on) => (this.stillness = on));
  }
}

export const viewport = new Viewport();
