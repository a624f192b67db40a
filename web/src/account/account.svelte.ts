import { ApiError } from "../api/call";
import * as api from "../api/generated";
import type { Account, Visitor } from "../api/generated";
import type { GameRecord } from "../game/record";
import { offline } from "../shell/offline.svelte";
import { learning } from "./learning";
import * as passkey from "./passkey";
import { queue, toSend } from "./queue.svelte";
import { refill, takeTicket } from "./tickets";

/** Where the account stands: not asked yet, no accounts on this server, nobody signed in, or somebody. */
export type Standing = "unknown" | "none" | "guest" | "in";

const NAME_KEY = "damier-player";
/** How often games that wait are tried, and games that are being checked are looked at. */
const EVERY_MS = 30_000;

/** Who plays here, and what goes to and fro between this device and the server. */
class Accounts {
  standing = $state<Standing>("unknown");
  account = $state.raw<Account | null>(null);
  /** The name of who was last signed in here, for when there is no network. */
  name = $state<string | null>(null);
  /** Counts what has changed on the server, so that pages read anew. */
  changes = $state(0);
  private asking: Promise<void> | null = null;
  /** Counts questions and departures, so that an answer from before is dropped. */
  private turn = 0;

  /** Begins to look after the account. The page does not wait for it. */
  async start(): Promise<void> {
    try {
      this.name = localStorage.getItem(NAME_KEY);
    } catch {
      // Storage is forbidden: the pages that are about a player ask the server.
    }
    await queue.load();
    await this.look();
    addEventListener("online", () => void this.look());
    addEventListener("storage", ({ key }: StorageEvent) => key === NAME_KEY && void this.heard());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void this.look());
    setInterval(() => void this.tend(), EVERY_MS);
  }

  /** Another tab has signed in or out. */
  private async heard(): Promise<void> {
    this.name = localStorage.getItem(NAME_KEY);
    await this.ask();
  }

  /** Asks who is signed in if anybody was, or if results wait for it; then fetches tickets and sends what waits. */
  private async look(): Promise<void> {
    // On a device where nobody has signed in there is a guest, and nothing has to be asked.
    if (this.name !== null || queue.waiting > 0 || this.standing === "in") await this.askOnce();
    else void this.tend();
  }

  /** Asks who is signed in, for a page that shows what is a player's own. */
  async need(): Promise<void> {
    if (this.standing === "unknown") await this.askOnce();
  }

  private askOnce(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  private async ask(): Promise<void> {
    if (!offline.online) return;
    const turn = ++this.turn;
    try {
      const visitor = await session();
      // Who has signed in or out meanwhile is told by a later answer.
      if (turn !== this.turn) return;
      this.told(visitor.account);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "no-server") return;
      this.standing = "none";
    }
    // Nobody waits for tickets and for games that are sent.
    void this.tend();
  }

  private told(account: Account | null) {
    if (account === null) return this.leave();
    this.account = account;
    this.standing = "in";
    this.remember(account.name);
    learning.follow(account.name);
  }

  private leave() {
    this.turn += 1;
    learning.leave();
    this.standing = "guest";
    this.account = null;
    this.remember(null);
  }

  private remember(name: string | null) {
    this.name = name;
    try {
      if (name === null) localStorage.removeItem(NAME_KEY);
      else localStorage.setItem(NAME_KEY, name);
    } catch {
      // Known for this visit only.
    }
  }

  private async tend(): Promise<void> {
    if (this.standing === "none" || (this.standing === "unknown" && this.name !== null) || !offline.online) return;
    await refill(this.name).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "no-server") this.standing = "none";
    });
    if (this.standing !== "in") return;
    const sent = await queue.send().catch(() => false);
    if (sent || (this.account?.waiting ?? 0) > 0) await this.refresh();
  }

  /** Reads the account anew. */
  async refresh(): Promise<void> {
    const { turn } = this;
    try {
      const { account } = await session();
      if (turn !== this.turn) return;
      this.told(account);
      this.changes += 1;
    } catch {
      // What was known before holds until the server answers.
    }
  }

  // ---- signing in and out ----------------------------------------------------------------------

  private async entered(name: string) {
    this.remember(name);
    this.standing = "in";
    await this.ask();
    this.changes += 1;
  }

  /** Signs up; gives the recovery codes. */
  async signUp(name: string, password: string): Promise<string[]> {
    const made = await api.signUp({ name, password });
    await this.entered(made.name);
    return made.recovery_codes;
  }

  async signUpWithPasskey(name: string): Promise<string[]> {
    const options = await api.beginPasskeySignUp({ name });
    const made = await api.finishPasskeySignUp(await passkey.make(options, deviceName()));
    await this.entered(made.name);
    return made.recovery_codes;
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.entered((await api.signIn({ name, password })).name);
  }

  async signInWithPasskey(): Promise<void> {
    const used = await passkey.use(await api.beginPasskeySignIn());
    await this.entered((await api.finishPasskeySignIn(used)).name);
  }

  async recover(name: string, code: string, newPassword: string): Promise<void> {
    await this.entered((await api.recover({ name, code, new_password: newPassword })).name);
  }

  async signOut(): Promise<void> {
    // What still waits goes along; a page that is left meanwhile must not stay signed in for it.
    if (await learning.waits()) await learning.sync().catch(() => undefined);
    await api.signOut();
    this.leave();
  }

  async addPasskey(password: string | null): Promise<void> {
    const options = await api.beginPasskey({ password });
    await api.finishPasskey(await passkey.make(options, deviceName()));
    await this.refresh();
  }

  async remove(password: string | null): Promise<void> {
    await api.deleteAccount({ password });
    await learning.disown().catch(() => undefined);
    this.leave();
  }

  // ---- ranked games ----------------------------------------------------------------------------

  /** A record of a ranked game, with the seed of a ticket if there is one. */
  async withTicket(record: GameRecord): Promise<GameRecord> {
    if (!record.setup.ranked) return record;
    const ticket = await takeTicket(record.setup, this.name).catch(() => null);
    return ticket ? { ...record, seed: ticket.seed, ticket: ticket.ticket } : record;
  }

  /** Keeps a ranked game that has ended for the server, and sends it if that can be done. */
  async finished(record: GameRecord): Promise<void> {
    const game = toSend(record);
    if (!game) return;
    await queue.add(game);
    void this.tend();
  }
}

/** Who is signed in; throws an `ApiError` where there are no accounts, which a server says with no content. */
async function session(): Promise<Visitor> {
  const visitor: Visitor | undefined = await api.session();
  if (!visitor) throw new ApiError("no-server", 204, "there are no accounts here");
  return visitor;
}

/** What a passkey of this device is called. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];
  return systems.find((system) => agent.includes(system))?.replace("Mac OS", "macOS") ?? "";
}

export const accounts = new Accounts();
