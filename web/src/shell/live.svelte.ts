/** What is said to those who listen: politely for moves, at once for errors and ends. */
class Live {
  polite = $state("");
  assertive = $state("");
  private turn = false;

  say(text: string) {
    this.polite = this.fresh(text);
  }

  urge(text: string) {
    this.assertive = this.fresh(text);
  }

  /** The same text twice is said twice: a space at its end makes it another. */
  private fresh(text: string): string {
    this.turn = !this.turn;
    return this.turn ? text : `${text}\u00a0`;
  }
}

export const live = new Live();
