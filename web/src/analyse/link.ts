import type { GameName } from "../rules/rules";

/** What a link holds: a position, or a game as PDN with the move that is on the board. */
export type Shared = { kind: "position"; game: GameName; fen: string } | { kind: "game"; pdn: string; path: number[] };

const GAMES: readonly string[] = ["international", "checkers", "russian", "brazilian"] satisfies GameName[];
/** No game is so long; a link that unpacks to more is none of ours. */
const MOST_BYTES = 1 << 20;

/** The part of an address behind `#` that holds all of it: nothing is sent anywhere. */
export async function writeFragment(shared: Shared): Promise<string> {
  if (shared.kind === "position") return `p=${shared.game}/${shared.fen}`;
  const packed = await pipe(new TextEncoder().encode(shared.pdn), new CompressionStream("deflate-raw"));
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
      throw new RangeError(`the link holds more than ${MOST_BYTES} bytes`);
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
