/** Does something once what has just changed is on the screen. */
export function afterDrawing(deed: () => void) {
  requestAnimationFrame(() => setTimeout(deed));
}
