/** Whether the app works without a network, and whether a newer one is ready. */
class Offline {
  /** Said only when every file has been found in the cache. */
  ready = $state(false);
  /** Files that are there, of all, while they are being fetched. */
  fetched = $state.raw<{ have: number; all: number } | null>(null);
  online = $state(true);
  updateReady = $state(false);
  private waiting: ServiceWorker | null = null;
  private leaving = false;

  start() {
    this.online = navigator.onLine;
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    navigator.serviceWorker.addEventListener("message", ({ data }) => this.hear(data));
    navigator.serviceWorker.addEventListener("controllerchange", () => this.leaving && location.reload());
    void this.register();
  }

  /** Starts the newer version, because the player asked for it. */
  update() {
    this.leaving = true;
    this.waiting?.postMessage({ type: "start" });
  }

  private async register() {
    try {
      const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
      this.watch(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const fresh = registration.installing;
        fresh?.addEventListener("statechange", () => {
          if (fresh.state === "installed" && registration.active) this.watch(fresh);
          if (fresh.state === "activated") this.check();
        });
      });
      if (registration.active) this.check();
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") registration.update().catch(() => undefined);
      });
    } catch (error) {
      console.warn("Damier cannot be kept for offline use here.", error);
    }
  }

  private watch(worker: ServiceWorker | null) {
    if (!worker) return;
    this.waiting = worker;
    this.updateReady = true;
  }

  /** Asks the worker whether all files are really there. */
  private check() {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "check" }));
  }

  private hear(data: { type: string; have: number; all: number }) {
    if (data.type !== "cached") return;
    this.ready = data.have === data.all;
    this.fetched = this.ready ? null : { have: data.have, all: data.all };
  }
}

export const offline = new Offline();
