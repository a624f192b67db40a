import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { learning, received, toSend } from "../src/account/learning";
import type { Learned } from "../src/api/generated";
import { merged, NOTHING, type Known } from "../src/learn/learned";
import { progress } from "../src/learn/progress.svelte";
import { putMisc } from "../src/store/db";

/** What the server keeps of each player, and what it was sent. */
const server = { player: "", kept: new Map<string, Known>(), sent: [] as Learned[], online: true };

vi.stubGlobal("fetch", async (address: string, { method, body }: { method: string; body: string }) => {
  expect([method, address]).toEqual(["PUT", "/api/account/learned"]);
  if (!server.online) throw new TypeError("no network");
  const given = JSON.parse(body) as Learned;
  server.sent.push(given);
  const all = merged(server.kept.get(server.player) ?? NOTHING, received(given));
  server.kept.set(server.player, all);
  return new Response(JSON.stringify(toSend(all)), { headers: { "content-type": "application/json" } });
});

async function signIn(player: string) {
  server.player = player;
  learning.follow(player);
  await learning.sync();
}

const there = (player: string) => [...(server.kept.get(player)?.lessons.keys() ?? [])].sort();
const here = () => [...progress.lessons.keys()].sort();

describe("what was learned on a device", () => {
  beforeEach(async () => {
    Object.assign(server, { kept: new Map(), sent: [], online: true });
    learning.leave();
    await putMisc("learned-account", undefined);
    await progress.replace(() => NOTHING);
  });

  it("comes along at the first sign-in, and meets what is there", async () => {
    server.kept.set("Anna", { ...NOTHING, lessons: new Map([["russian/king", 3]]) });
    await progress.finish("international", "board");
    await progress.tried("i001", true);
    await signIn("Anna");
    expect(there("Anna")).toEqual(["international/board", "russian/king"]);
    expect(server.kept.get("Anna")!.exercises.get("i001")?.days).toBe(1);
    expect(here()).toEqual(["international/board", "russian/king"]);
  });

  it("is sent once, and only what is new", async () => {
    await progress.finish("international", "board");
    await signIn("Anna");
    await progress.finish("international", "man");
    await learning.sync();
    await learning.sync();
    expect(server.sent.map(({ lessons }) => lessons.map(({ name }) => name))).toEqual([["international/board"], ["international/man"], []]);
  });

  it("waits for the network", async () => {
    await signIn("Anna");
    server.online = false;
    await progress.finish("international", "board");
    await expect(learning.sync()).rejects.toMatchObject({ code: "offline" });
    server.online = true;
    await learning.sync();
    expect(there("Anna")).toEqual(["international/board"]);
  });

  it("of one player does not go to another, but for what was done since", async () => {
    await progress.finish("international", "board");
    await signIn("Anna");
    learning.leave();
    await progress.finish("russian", "king");
    await signIn("Bob");
    expect(there("Anna")).toEqual(["international/board"]);
    expect(there("Bob")).toEqual(["russian/king"]);
    expect(here()).toEqual(["russian/king"]);
    // Of an account that is gone all comes along again.
    await learning.disown();
    learning.leave();
    await signIn("Carl");
    expect(there("Carl")).toEqual(["russian/king"]);
  });

  /** The same page in another tab, with a memory of its own. */
  async function otherTab() {
    vi.resetModules();
    const [account, learn] = await Promise.all([import("../src/account/learning"), import("../src/learn/progress.svelte")]);
    return { learning: account.learning, progress: learn.progress };
  }

  it("is kept where another tab did it before another player signs in", async () => {
    await progress.finish("international", "board");
    await signIn("Anna");
    learning.leave();
    const other = await otherTab();
    await other.progress.finish("russian", "king");
    await signIn("Bob");
    expect(there("Bob")).toEqual(["russian/king"]);
    expect(here()).toEqual(["russian/king"]);
  });

  it("of one player does not come back from a tab that heard late of the next", async () => {
    await progress.finish("international", "board");
    await signIn("Anna");
    const other = await otherTab();
    server.player = "Bob";
    other.learning.follow("Bob");
    await other.learning.sync();
    await signIn("Bob");
    await progress.finish("russian", "king");
    await learning.sync();
    expect(there("Bob")).toEqual(["russian/king"]);
    expect(here()).toEqual(["russian/king"]);
  });

  it("is not done any more once a course was begun anew on another device", async () => {
    await progress.finish("international", "board", 10);
    await progress.finish("russian", "king", 10);
    await signIn("Anna");
    server.kept.set("Anna", merged(server.kept.get("Anna")!, { ...NOTHING, courses: new Map([["international", 20]]) }));
    await learning.sync();
    expect(here()).toEqual(["russian/king"]);
    await progress.finish("international", "board", 30);
    await learning.sync();
    expect(there("Anna")).toEqual(["international/board", "russian/king"]);
  });

  it("goes in parts that the server takes", async () => {
    await progress.take({ ...NOTHING, lessons: new Map(Array.from({ length: 650 }, (_, at) => [`russian/l${at}`, at + 1])) });
    await signIn("Anna");
    expect(server.sent.map(({ lessons }) => lessons.length)).toEqual([300, 300, 50]);
    expect(there("Anna")).toHaveLength(650);
  });
});
