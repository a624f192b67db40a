import type { GameName } from "../rules/rules";

/** What a link holds: a position, or a game as PDN with the move that is on the board. */
export type Shared = { kind: "position"; game: GameName; fen: string } | { kind: "game"; pdn: string; path: number[] };

const GAMES: readonly string[] = ["international", "checkers", "russian", "brazilian"] satisfies GameName[];
/** So much text may a link hold, in bytes: far more than a game needs, and no more than a page can open without a long wait. */
export const MOST_BYTES = 1 << 16;

/** The part of an address behind `#` that holds all of it: nothing is sent anywhere. Throws RangeError where that is more than a link may hold. */
export async function writeFragment(shared: Shared): Promise<string> {
  if (shared.kind === "position") return `p=${shared.game}/${shared.fen}`;
  const text = new TextEncoder().encode(shared.pdn);
  if (text.length > MOST_BYTES) throw tooMuch(text.length);
  const packed = await pipe(text, new CompressionStream("deflate-raw"));
  return `g=${base64(packed)}${shared.path.length > 0 ? `~${shared.path.join(".")}` : ""}`;
}

/** What such a part holds; null if it is none, or broken. What it says is for the rules to judge. */
export async function readFragment(fragment: string): Promise<Shared | null> {
  const [kind, rest] = [fragment.slice(0, 2), fragment.slice(2)];
  try {
    if (kind === "p=") {
      const [game, ...fen] = decodeURIComponent(rest).split("/");
      return game && GAMES.includes(game) ? { kind: "position", game: game as GameName, fen: fen.join("/") } : null;
    }
    if (kind !== "g=") return null;
    const [data = "", way = ""] = rest.split("~");
    const bytes = await pipe(unbase64(data), new DecompressionStream("deflate-raw"));
    const path = way === "" ? [] : way.split(".").map(Number);
    if (path.some((step) => !Number.isInteger(step) || step < 0)) return null;
    return { kind: "game", pdn: new TextDecoder("utf-8", { fatal: true }).decode(bytes), path };
  } catch {
    return null;
  }
}

function tooMuch(size: number): RangeError {
  return new RangeError(`a link holds at most ${MOST_BYTES} bytes of text, not ${size}`);
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw tooMuch(size);
    }
    chunks.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function unbase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
