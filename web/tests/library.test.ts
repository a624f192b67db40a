import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { ANY, limiting, queryOf, readConditions } from "../src/library/conditions";
import { addLibrary, changeCollection, listChunks, listCollections, putChunk, putCollection, readChunk, readCollection, removeGames, reserveChunk, rewriteChunk } from "../src/store/library";

const chunk = (number: number, text: string) => ({ chunk: number, key: "", source: "club.pdn", added: 5, text, removed: [] as number[] });

describe("the conditions of a search", () => {
  it("are asked for as far as they are filled in", () => {
    expect(queryOf(ANY, null)).toEqual({ sort: "order", descending: false });
    const asked = { ...ANY, player: " Sijbrands ", from: "1970", result: "draw", eitherSide: true, sort: "date", descending: true } as const;
    expect(queryOf(asked, [7])).toEqual({ player: "Sijbrands", from: "1970", result: "draw", sort: "date", descending: true, ids: [7] });
    expect(limiting(asked)).toBe(3);
  });

  it("count moves as players do, and the library plies", () => {
    expect(queryOf({ ...ANY, minPlies: "20", maxPlies: "40" }, null)).toMatchObject({ minPlies: 39, maxPlies: 80 });
    expect(queryOf({ ...ANY, minPlies: "many" }, null)).not.toHaveProperty("minPlies");
  });

  it("are taken up again, whatever was kept", () => {
    const kept = { ...ANY, player: "Anna", fen: "W:W31:B20", eitherSide: true };
    expect(readConditions(structuredClone(kept))).toEqual(kept);
    expect(readConditions({ player: 5, sort: "colour", result: "lost", game: "chess", eitherSide: "yes" })).toEqual(ANY);
    expect(readConditions(null)).toEqual(ANY);
  });
});

describe("the games of the library", () => {
  it("keep their numbers when some are deleted", async () => {
    const number = await reserveChunk("club.pdn");
    expect(await reserveChunk("other.pdn")).toBeGreaterThan(number);
    await putChunk(chunk(number, "1. 32-28 *"));
    await removeGames([number * 1024 + 3, number * 1024 + 1]);
    await removeGames([number * 1024 + 3, 99_999 * 1024]);
    expect((await listChunks()).find((one) => one.chunk === number)?.removed).toEqual([3, 1]);
  });

  it("are put beside what is there once, with the collections that name them", async () => {
    const before = (await listChunks()).length;
    const mine = { id: "c1", name: "Breukelen", note: "", games: [70 * 1024, 70 * 1024 + 2, 71 * 1024], updated: 9 };
    await addLibrary([chunk(70, "1. 31-27 *")], [mine]);
    await addLibrary([chunk(70, "1. 31-27 *")], [mine]);
    const chunks = await listChunks();
    expect(chunks.length).toBe(before + 1);
    const number = chunks.find(({ text }) => text === "1. 31-27 *")!.chunk;
    expect((await listCollections()).find(({ id }) => id === "c1")?.games).toEqual([number * 1024, number * 1024 + 2]);
    // What was changed here later stays.
    await putCollection({ ...mine, name: "Utrecht", games: [], updated: 20 });
    await addLibrary([], [mine]);
    expect((await listCollections()).find(({ id }) => id === "c1")?.name).toBe("Utrecht");
  });

  it("are there again where a backup has them, and no chunk without games or twice", async () => {
    await addLibrary([chunk(80, "1. 32-28 19-23 *"), chunk(81, "1. 32-28 19-23 *"), chunk(82, "")], []);
    const find = async () => (await listChunks()).filter(({ text }) => text === "1. 32-28 19-23 *" || text === "");
    const [kept, ...more] = (await find()).filter(({ text }) => text !== "");
    expect(more).toEqual([]);
    await removeGames([kept!.chunk * 1024, kept!.chunk * 1024 + 1]);
    await addLibrary([{ ...chunk(80, kept!.text), removed: [1, 2] }], []);
    expect((await find()).find(({ chunk }) => chunk === kept!.chunk)?.removed).toEqual([1]);
  });

  it("are put into a collection beside those that another tab puts there", async () => {
    await putCollection({ id: "both", name: "Both", note: "", games: [1], updated: 1 });
    const add = (game: number) => changeCollection("both", ({ games }) => ({ games: [...games, game] }));
    await Promise.all([add(2), add(3)]);
    expect((await listCollections()).find(({ id }) => id === "both")?.games).toEqual([1, 2, 3]);
    // One that another tab has deleted does not come back.
    await changeCollection("gone", () => ({ name: "Back" }));
    expect((await listCollections()).some(({ id }) => id === "gone")).toBe(false);
  });

  it("come back from a backup although their text was taken out of what is here", async () => {
    const whole = { ...chunk(90, "1. 33-29 *\n\n1. 34-30 *\n"), key: "k90" };
    await addLibrary([whole], []);
    const number = (await listChunks()).find(({ key }) => key === "k90")!.chunk;
    await removeGames([number * 1024]);
    await rewriteChunk(number, "-\n\n1. 34-30 *\n");
    const mine = async () => (await listChunks()).filter(({ key }) => key === "k90");
    // A backup from after the deletion brings nothing back, one from before all of it.
    await addLibrary([{ ...whole, text: "-\n\n1. 34-30 *\n", removed: [0] }], []);
    expect(await mine()).toMatchObject([{ removed: [0], text: "-\n\n1. 34-30 *\n" }]);
    await addLibrary([whole], []);
    expect(await mine()).toMatchObject([{ removed: [], text: whole.text, chunk: number }]);
    // Where each has games that the other lacks, both stay.
    await removeGames([number * 1024]);
    await rewriteChunk(number, "-\n\n1. 34-30 *\n");
    const before = (await listChunks()).length;
    await addLibrary([{ ...whole, text: "1. 33-29 *\n\n-\n", removed: [1] }], []);
    expect((await listChunks()).length).toBe(before + 1);
  });

  it("are refused from outside where nothing can be made of them", () => {
    expect(readChunk(chunk(1, "*"))).toEqual(chunk(1, "*"));
    expect(readChunk({ ...chunk(1, "*"), chunk: "one" })).toBeNull();
    expect(readChunk({ ...chunk(1, "*"), text: 7 })).toBeNull();
    expect(readChunk({ ...chunk(1, "*"), removed: [1, -1, 5000, "x"] })?.removed).toEqual([1]);
    expect(readCollection({ id: "../x", name: "a", games: [] })).toBeNull();
    expect(readCollection({ id: "a", name: "a".repeat(500), games: [1, "2", -1] })).toMatchObject({ games: [1], name: "a".repeat(100) });
  });
});
