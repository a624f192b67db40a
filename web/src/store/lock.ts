let last: Promise<unknown> = Promise.resolve();

/** Does something while no other tab, and nothing else here, does something under the same lock. */
export function locked<Answer>(doing: () => Promise<Answer>): Promise<Answer> {
  if (typeof navigator !== "undefined" && navigator.locks) return navigator.locks.request("damier-account", doing) as Promise<Answer>;
  const next = last.then(doing, doing);
  last = next.catch(() => undefined);
  return next;
}
