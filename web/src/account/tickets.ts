import { plain, simd } from "virtual:damier-engines";
import { ApiError } from "../api/call";
import { tickets as askForTickets, type TicketView } from "../api/generated";
import { hasSimd } from "../engine/simd";
import type { Setup } from "../game/setup";
import { allGames } from "../rules/rules";
import { getMisc, putMisc } from "../store/db";
import { locked } from "../store/lock";
import { textOf } from "./passkey";

/** The levels that count, by the engine's numbers. */
export const RANKED: Readonly<Record<number, "easy" | "normal" | "expert">> = { 2: "easy", 4: "normal", 6: "expert" };
/** Tickets of each game and level that are kept for when there is no network. */
const KEPT = 2;
const TICKETS = "tickets";
const DEVICE = "device-secret";

/** A ticket on this device, with whom it was given to; null for a guest. */
type Kept = TicketView & { player: string | null };

async function sha256(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What only this device knows; who sends a game must know it. */
export async function deviceSecret(): Promise<string> {
  return locked("account", async () => {
    const kept = await getMisc(DEVICE);
    if (typeof kept === "string") return kept;
    const fresh = textOf(crypto.getRandomValues(new Uint8Array(32)));
    await putMisc(DEVICE, fresh);
    return fresh;
  });
}

async function deviceHash(): Promise<string> {
  const secret = atob((await deviceSecret()).replaceAll("-", "+").replaceAll("_", "/"));
  return sha256(Uint8Array.from(secret, (letter) => letter.charCodeAt(0)));
}

/** The SHA-256 of the engine's module that this page plays with. */
function engineHash(): string {
  return hasSimd() ? simd : plain;
}

async function read(): Promise<Kept[]> {
  const kept = await getMisc(TICKETS);
  return Array.isArray(kept) ? (kept as Kept[]) : [];
}

function fits(ticket: Kept, engine: string, player: string | null): boolean {
  const hour = 3_600_000;
  return ticket.engine === engine && ticket.expires_at > Date.now() + hour && (ticket.player === null || ticket.player === player);
}

/** Fetches the tickets that are missing, so that ranked games can be begun without a network. */
export async function refill(player: string | null): Promise<void> {
  const engine = engineHash();
  const device = await deviceHash();
  const good = (await read()).filter((ticket) => fits(ticket, engine, player));
  const count = (game: string, level: string) => good.filter((ticket) => ticket.game === game && ticket.level === level).length;
  const wants = allGames()
    .flatMap(({ name }) => Object.values(RANKED).map((level) => ({ game: name, level, count: KEPT - count(name, level) })))
    .filter((wish) => wish.count > 0);
  if (wants.length === 0) return;
  const given: TicketView[] | undefined = await askForTickets({ device, engine, wants });
  // No content: no accounts.
  if (!given) throw new ApiError("no-server", 204, "there are no accounts here");
  await locked("account", async () => {
    // Another tab may have taken some meanwhile.
    const now = (await read()).filter((ticket) => fits(ticket, engine, player));
    await putMisc(TICKETS, [...now, ...given.map((ticket) => ({ ...ticket, player }))]);
  });
}

/** Takes a ticket for a game with this set-up off the device; null if there is none. */
export async function takeTicket(setup: Setup, player: string | null): Promise<TicketView | null> {
  const level = RANKED[setup.level];
  if (!setup.ranked || !level) return null;
  const engine = engineHash();
  return locked("account", async () => {
    const kept = await read();
    const at = kept.findIndex((ticket) => ticket.game === setup.game && ticket.level === level && fits(ticket, engine, player));
    if (at < 0) return null;
    const [ticket] = kept.splice(at, 1);
    await putMisc(TICKETS, kept);
    return ticket ?? null;
  });
}
