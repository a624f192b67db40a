/// <reference lib="webworker" />
// Keeps the whole app on the device. One version is one cache, filled completely before it is used, so page,
// rules and engine always belong together. The cache of the version before stays until the next, so that tabs
// that were opened with it go on working.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const FILES = self.__WB_MANIFEST;
const PREFIX = "damier-";
/** Two versions with the same files are the same version. */
const VERSION = PREFIX + fingerprint(FILES.map(({ url, revision }) => `${url} ${revision ?? ""}`).join("\n"));
const ORDER = `${PREFIX}versions`;
const PAGE = "/index.html";

function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(36);
}

function addressOf(url: string): string {
  return new URL(url, self.location.origin).pathname;
}

/** Fetches what is not there yet; a file with a hash in its name is taken from an older version. */
async function fill(): Promise<void> {
  const cache = await caches.open(VERSION);
  for (const { url, revision } of FILES) {
    const address = addressOf(url);
    if (await cache.match(address)) continue;
    const older = revision === null ? await caches.match(address) : undefined;
    const response = older ?? (await fetch(address, { cache: revision === null ? "default" : "reload" }));
    if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`);
    await cache.put(address, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
    await report();
  }
}

/** Tells every page how many of the files are there. */
async function report(): Promise<void> {
  const cache = await caches.open(VERSION);
  const have = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const all = new Set(FILES.map(({ url }) => addressOf(url)));
  const message = { type: "cached", have: [...all].filter((address) => have.has(address)).length, all: all.size };
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
}

/** Deletes the versions older than the one before this. */
async function tidy(): Promise<void> {
  const order = await caches.open(ORDER);
  const known = (await (await order.match("/versions"))?.json().catch(() => [])) as string[] | undefined;
  const versions = [...(known ?? []).filter((name) => name !== VERSION), VERSION].slice(-2);
  await order.put("/versions", new Response(JSON.stringify(versions)));
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== ORDER && !versions.includes(name)) await caches.delete(name);
  }
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(VERSION);
  if (request.mode === "navigate") {
    // The page of this version, whatever the address: the page reads the address itself.
    return (await cache.match(PAGE)) ?? fetch(request);
  }
  const path = new URL(request.url).pathname;
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    tidy()
      .then(() => self.clients.claim())
      .then(report),
  ),
);
self.addEventListener("message", (event) => {
  const type = (event.data as { type?: string } | null)?.type;
  if (type === "start") void self.skipWaiting();
  // What the browser has thrown away meanwhile is fetched again.
  if (type === "check") event.waitUntil(report().then(fill).then(report, report));
});
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(answer(event.request));
});

export {};
