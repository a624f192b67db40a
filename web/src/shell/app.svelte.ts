import { accounts } from "../account/account.svelte";
import { newRecord, type GameRecord } from "../game/record";
import { Session } from "../game/session.svelte";
import { FIRST_SETUP, readSetup, type Setup } from "../game/setup";
import { Game } from "../rules/rules";
import { getGame, getMisc, listGames, listScores, putGame, putMisc } from "../store/db";
import { router } from "./router.svelte";

export type DialogName = "" | "new" | "paste" | "settings" | "menu" | "language";

/** What the whole app has in common: the game at the table, the last set-up, points, and the open dialog. */
class App {
  session = $state.raw<Session | null>(null);
  dialog = $state<DialogName>("");
  /** What was chosen the last time. */
  setup = $state.raw<Setup>(FIRST_SETUP);
  /** A position that a new game is to begin with, in place of the usual one. */
  pasted = $state.raw<{ game: Game; fen: string } | null>(null);
  points = $state(0);
  /** The address names a game that is not on this device. */
  failed = $state(false);

  /** What was kept of the last set-up, before the rules are there to read it. */
  private kept: unknown = null;

  /** Asks the device for what it keeps, while the rules are on their way. */
  async read(): Promise<void> {
    try {
      [this.kept] = await Promise.all([getMisc("setup"), this.count()]);
    } catch (error) {
      console.warn("Nothing can be kept on this device.", error);
    }
  }

  /** Takes up what was read, once the rules are there. */
  start() {
    this.setup = readSetup(this.kept) ?? this.setup;
  }

  open(dialog: DialogName) {
    this.dialog = dialog;
  }

  close() {
    this.dialog = "";
    this.pasted = null;
  }

  async count(): Promise<void> {
    const scores = await listScores();
    this.points = scores.reduce((sum, { points }) => sum + points, 0);
  }

  /** Sits down at a game by its id; without one at the last that was played. */
  async seat(id: string): Promise<void> {
    this.failed = false;
    if (this.session && (id === "" || id === this.session.record.id)) {
      if (id === "") router.settle("play", this.session.record.id);
      return;
    }
    const record = id === "" ? ((await listGames().catch(() => []))[0] ?? null) : await getGame(id).catch(() => null);
    if (router.place.page !== "play" || router.place.argument !== id) return;
    if (record) {
      this.sit(record);
      if (id === "") router.settle("play", record.id);
    } else if (id === "") {
      this.open("new");
    } else {
      this.leave();
      this.failed = true;
    }
  }

  /** Begins a game with this set-up, from the usual position or the pasted one; the next may begin alike. */
  async begin(setup: Setup, remember = true): Promise<void> {
    if (remember) {
      this.setup = setup;
      void putMisc("setup", setup).catch(() => undefined);
    }
    const record = await this.sitAt(setup, this.pasted?.fen);
    if (router.place.page === "play") router.settle("play", record.id);
    else router.go("play", record.id);
  }

  /** Plays on from a position of another game, to which Back leads. */
  async tryFrom(setup: Setup, fen: string): Promise<void> {
    const record = await this.sitAt({ ...setup, ranked: false, clock: null }, fen);
    router.go("play", record.id);
  }

  private async sitAt(setup: Setup, fen: string | undefined): Promise<GameRecord> {
    const game = fen === undefined ? Game.start(setup.game, setup.profile) : Game.fromFen(setup.game, setup.profile, fen);
    const record = await accounts.withTicket(newRecord(setup, game));
    game.free();
    this.close();
    this.sit(record);
    await putGame({ ...record, revision: 0 }).catch(() => undefined);
    return record;
  }

  private sit(record: GameRecord) {
    this.leave();
    const session = new Session(record);
    session.replaced = (later) => {
      if (this.session === session) this.sit(later);
    };
    session.scored = () => this.count();
    this.session = session;
    session.open();
  }

  /** Leaves the table, because the game on it is deleted. */
  forget() {
    this.leave();
  }

  private leave() {
    this.session?.close();
    this.session = null;
  }
}

export const app = new App();
