/** What is locked: the account with what waits for it, or what was learned, which waits for no network. */
export type Lock = "account" | "learned";

const last = new Map<Lock, Promise<unknown>>();

/** Does something while no other tab, and nothing else here, does something under the same lock. */
export function locked<Answer>(lock: Lock, doing: () => Promise<Answer>): Promise<Answer> {
  if (typeof navigator !== "undefined" && navigator.locks) return navigator.locks.request(`damier-${lock}`, doing) as Promise<Answer>;
  const next = (last.get(lock) ?? Promise.resolve()).then(doing, doing);
  last.set(lock, next.catch(() => undefined));
  return next;
}
