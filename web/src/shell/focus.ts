/** The last element that the keyboard was on. */
let last: Element | null = null;

/** Where the keyboard goes when what it was on is gone: the board, where there is one, else the page. */
function home(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.table .cells [tabindex="0"]') ?? document.querySelector<HTMLElement>("#main");
}

/** Keeps the keyboard somewhere: a button that vanishes with what it did hands it on. */
export function keepFocus(root: Element) {
  document.addEventListener("focusin", ({ target }) => (last = target as Element));
  new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    home()?.focus({ preventScroll: true });
  }).observe(root, { childList: true, subtree: true });
}
