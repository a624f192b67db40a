import { pdnOfRecord } from "../game/keeping";
import { newId } from "../game/record";
import { t } from "../i18n/i18n.svelte";
import { live } from "../shell/live.svelte";
import { getMisc, listGames, putMisc } from "../store/db";
import { changeCollection, deleteCollection, libraryTabs, listCollections, putCollection, type Collection } from "../store/library";
import { ANY, queryOf, readConditions, type Conditions } from "./conditions";
import { Librarian, LibraryError } from "./librarian";
import type { FromLibrary, Imported, LibraryFault, LibraryRow } from "./messages";

/** Rows are asked for so many at a time. */
const PAGE = 100;
/** So long after a key a search waits for the next, in milliseconds. */
const PAUSE_MS = 120;
const VIEW = "library-view";
/** The games played here that are in the library. */
const OWN = "library-own";

/** An import on its way. */
interface Importing {
  source: string;
  bytes: number;
  total: number;
  read: number;
  kept: number;
}

/** What became of imports, with the problems of each file. */
export interface ImportReport extends Omit<Imported, "problems"> {
  files: { source: string; problems: Imported["problems"] }[];
}

/** The library as the page sees it: what is asked for, what was found, and what is being taken in. */
class LibraryState {
  standing = $state<"none" | "reading" | "ready" | "failed">("none");
  /** Why the library cannot be opened. */
  failure = $state("");
  count = $state(0);
  conditions = $state.raw<Conditions>(ANY);
  /** The numbers of the games found, in the order that is asked for. */
  found = $state.raw<Float64Array>(new Float64Array());
  /** The condition that cannot be understood. */
  fault = $state.raw<LibraryFault | null>(null);
  searching = $state(false);
  collections = $state.raw<readonly Collection[]>([]);
  /** The collection that is searched; none for all games. */
  collection = $state("");
  importing = $state.raw<Importing | null>(null);
  report = $state.raw<ImportReport | null>(null);
  /** The games that are ticked; those that were not found stay so until they are found again. */
  private chosen = $state.raw<ReadonlySet<number>>(new Set());
  /** The ticked ones of those found, in their order: a deed is never about games that are not to be seen. */
  readonly ticked = $derived(this.chosen.size === 0 ? new Float64Array() : this.found.filter((id) => this.chosen.has(id)));
  /** Counts the rows that came, so that they are shown. */
  private came = $state(0);
  /** Null for a game that is no longer there. */
  private rows = new Map<number, LibraryRow | null>();
  private asked = new Set<number>();
  private searches = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private users = 0;
  /** Until what is kept has been read. */
  private opening: Promise<void> = Promise.resolve();
  /** Files that wait for the import on its way. */
  private waiting: { file: Blob; source: string }[] = [];
  private readonly librarian = new Librarian((message) => this.hear(message));

  constructor() {
    libraryTabs?.addEventListener("message", ({ data }) => data === "collections" && this.users > 0 && void this.readCollections().then(() => this.search()));
  }

  /** Opens the library for a page. */
  enter(): Promise<void> {
    this.users++;
    if (this.standing !== "reading" && this.standing !== "ready") this.opening = this.begin();
    return this.opening;
  }

  private async begin(): Promise<void> {
    this.standing = "reading";
    try {
      const view = (await getMisc(VIEW).catch(() => null)) as { conditions?: unknown; collection?: unknown } | null;
      this.conditions = readConditions(view?.conditions);
      this.collections = await listCollections();
      const kept = view?.collection;
      this.collection = this.collections.some(({ id }) => id === kept) ? String(kept) : "";
      this.count = await this.librarian.ask("open", {});
      this.standing = "ready";
      await this.takeOwn().catch((error: unknown) => console.error(error));
      await this.search();
    } catch (error) {
      console.error(error);
      this.failure = error instanceof Error ? error.message : String(error);
      this.standing = "failed";
    }
  }

  /** The page is left. An import goes on without it. */
  leave() {
    this.users--;
    this.rest();
  }

  private rest() {
    if (this.users > 0 || this.importing) return;
    clearTimeout(this.pause);
    this.librarian.close();
    this.standing = "none";
    this.rows.clear();
    this.asked.clear();
    this.chosen = new Set();
  }

  private hear(message: FromLibrary) {
    if (message.type === "progress" && this.importing) this.importing = { ...this.importing, ...message };
    if (message.type === "changed") {
      this.count = message.count;
      this.forget();
      void this.readCollections().then(() => this.search());
    }
  }

  private forget() {
    this.rows.clear();
    this.asked.clear();
    this.came++;
  }

  // ---- searching -------------------------------------------------------------------------------

  /** Asks for something else; typed text waits for its end. */
  change(wish: Partial<Conditions>, pauses = false) {
    this.conditions = { ...this.conditions, ...wish };
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.search(), pauses ? PAUSE_MS : 0);
    this.keepView();
  }

  choose(collection: string) {
    this.collection = collection;
    this.chosen = new Set();
    this.keepView();
    void this.search();
  }

  private keepView() {
    void putMisc(VIEW, { conditions: this.conditions, collection: this.collection }).catch(() => undefined);
  }

  async search(): Promise<void> {
    if (this.standing !== "ready") return;
    const turn = ++this.searches;
    this.searching = true;
    const begun = performance.now();
    const among = this.collections.find(({ id }) => id === this.collection)?.games ?? null;
    try {
      const found = await this.librarian.ask("search", { query: queryOf(this.conditions, among) });
      if (turn !== this.searches) return;
      this.found = found;
      this.fault = null;
      performance.measure("damier-library-search", { start: begun });
    } catch (error) {
      if (turn !== this.searches) return;
      this.fault = error instanceof LibraryError ? error.fault : { code: "failed", field: null, text: null, message: String(error) };
    }
    this.searching = false;
  }

  /** The row of the game at a place of the list; asked for where it is not here yet. */
  row(at: number): LibraryRow | null {
    void this.came;
    const id = this.found[at];
    if (id === undefined) return null;
    const row = this.rows.get(id);
    if (row === undefined) queueMicrotask(() => void this.fetchPage(Math.floor(at / PAGE)));
    return row ?? null;
  }

  private async fetchPage(page: number) {
    const ids = [...this.found.slice(page * PAGE, (page + 1) * PAGE)].filter((id) => !this.rows.has(id) && !this.asked.has(id));
    if (ids.length === 0) return;
    for (const id of ids) this.asked.add(id);
    const rows = await this.librarian.ask("rows", { ids }).catch(() => []);
    // A game that has no row is not asked for again and again.
    for (const id of ids) this.rows.set(id, null);
    for (const row of rows) this.rows.set(row.id, row);
    for (const id of ids) this.asked.delete(id);
    this.came++;
  }

  pdn(ids: Float64Array): Promise<string> {
    return this.librarian.ask("pdn", { ids });
  }

  tree(game: LibraryRow["game"], fen: string) {
    return this.librarian.ask("tree", { ids: this.found, game: game ?? "international", fen });
  }

  names(field: "player" | "event", beginning: string): Promise<string[]> {
    return this.librarian.ask("names", { field, beginning });
  }

  // ---- taking in and giving away ---------------------------------------------------------------

  /** Takes in files, one after the other, and tells what became of them. Those that come during an import follow it. */
  async takeIn(files: readonly { file: Blob; source: string }[]): Promise<void> {
    await this.opening;
    if (this.standing !== "ready" || files.length === 0) return;
    this.waiting.push(...files);
    if (this.importing) return;
    const report: ImportReport = { read: 0, kept: 0, twice: 0, moreProblems: 0, end: "done", message: "", files: [] };
    this.report = null;
    const begun = performance.now();
    for (let next = this.waiting.shift(); next && report.end === "done"; next = this.waiting.shift()) await this.takeOne(next, report);
    this.waiting = [];
    this.importing = null;
    this.report = report;
    performance.measure("damier-library-import", { start: begun });
    if (report.end === "done") live.say(t("import-done", { kept: report.kept, twice: report.twice }));
    else live.urge(t(`import-${report.end}`, { message: report.message }));
    await this.search();
    this.rest();
  }

  /** Takes in one file, and adds what became of it to the report. */
  private async takeOne({ file, source }: { file: Blob; source: string }, report: ImportReport) {
    this.importing = { source, bytes: 0, total: file.size, read: 0, kept: 0 };
    try {
      const { problems, end, message, ...sum } = await this.librarian.ask("import", { file, source });
      for (const name of ["read", "kept", "twice", "moreProblems"] as const) report[name] += sum[name];
      Object.assign(report, { end, message });
      report.files.push({ source, problems });
      this.count = await this.librarian.ask("open", {});
    } catch (error) {
      Object.assign(report, { end: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  }

  stopImport() {
    this.waiting = [];
    void this.librarian.ask("stop", {});
  }

  /** Puts the games played here that have ended beside the others. */
  private async takeOwn() {
    const taken = new Set((await getMisc(OWN)) as string[] | undefined);
    const fresh = (await listGames()).filter(({ id, end }) => end !== null && !taken.has(id)).reverse();
    if (fresh.length === 0) return;
    const texts: string[] = [];
    for (const record of fresh) texts.push(await pdnOfRecord(record));
    const { end } = await this.librarian.ask("import", { file: new Blob(texts.map((text) => `${text}\n`)), source: "" });
    if (end === "done") await putMisc(OWN, [...taken, ...fresh.map(({ id }) => id)]);
    this.count = await this.librarian.ask("open", {});
  }

  /** The games that a deed is about: those that are ticked, or all that were found. */
  get meant(): Float64Array {
    return this.ticked.length > 0 ? this.ticked : this.found;
  }

  isTicked(id: number): boolean {
    return this.chosen.has(id);
  }

  tick(id: number) {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
  }

  /** Ticks all that were found, or none of them. */
  tickAll(on: boolean) {
    const chosen = new Set(this.chosen);
    for (const id of this.found) if (on) chosen.add(id);
      else chosen.delete(id);
    this.chosen = chosen;
  }

  async remove(ids: Float64Array): Promise<void> {
    const gone = new Set(ids);
    this.count = await this.librarian.ask("remove", { ids: [...ids] });
    this.chosen = new Set();
    for (const { id, games } of this.collections) {
      if (games.some((game) => gone.has(game))) await changeCollection(id, (there) => ({ games: there.games.filter((game) => !gone.has(game)) }));
    }
    await this.collectionsChanged();
    await this.search();
  }

  // ---- collections -----------------------------------------------------------------------------

  private async readCollections() {
    this.collections = await listCollections();
    if (!this.collections.some(({ id }) => id === this.collection)) this.collection = "";
  }

  private async collectionsChanged() {
    libraryTabs?.postMessage("collections");
    await this.readCollections();
  }

  /** A new collection of some games. */
  async collect(name: string, note: string, games: readonly number[]): Promise<string> {
    const id = newId();
    await putCollection({ id, name, note, games: [...games], updated: Date.now() });
    await this.collectionsChanged();
    return id;
  }

  /** Gives a collection another name and other notes. */
  async rename(id: string, name: string, note: string): Promise<void> {
    await changeCollection(id, () => ({ name, note }));
    await this.collectionsChanged();
  }

  async addTo(id: string, games: Iterable<number>): Promise<void> {
    await changeCollection(id, (there) => ({ games: [...new Set([...there.games, ...games])] }));
    await this.collectionsChanged();
  }

  async takeFrom(id: string, games: Iterable<number>): Promise<void> {
    const gone = new Set(games);
    await changeCollection(id, (there) => ({ games: there.games.filter((game) => !gone.has(game)) }));
    await this.collectionsChanged();
    this.chosen = new Set();
    await this.search();
  }

  async dissolve(id: string): Promise<void> {
    await deleteCollection(id);
    await this.collectionsChanged();
    await this.search();
  }
}

export const library = new LibraryState();
