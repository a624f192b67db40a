import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { withRules } from "./rules";

vi.mock("virtual:damier-engines", () => ({ simd: "a".repeat(64), plain: "b".repeat(64) }));

describe("a server without accounts", () => {
  it("says so with no content, and is asked once", async () => {
    await withRules();
    const asked: string[] = [];
    vi.stubGlobal("navigator", { onLine: true, userAgent: "" });
    vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined, setItem: () => undefined });
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return new Response(null, { status: 204 });
    });
    const { accounts } = await import("../src/account/account.svelte");
    const { refill } = await import("../src/account/tickets");
    await accounts.need();
    expect(accounts.standing).toBe("none");
    await accounts.need();
    expect(asked).toEqual(["/api/session"]);
    await expect(refill(null)).rejects.toMatchObject({ code: "no-server" });
    expect(asked).toEqual(["/api/session", "/api/tickets"]);
  });
});
