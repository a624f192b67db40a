import { NO_MARKS, type ArrowMark, type Marks } from "../board/marks";
import type { Motion } from "../board/track";
import { Hand } from "../game/hand.svelte";
import { pieceKey, spokenMove, squareName } from "../game/words";
import { t } from "../i18n/i18n.svelte";
import { pdnModule, type PreviewedMove, type Study, type StudyOutline } from "../rules/pdn";
import { Game, infoOf, other, type Moment, type Move, type PlayedMove, type Refusal, type Side, type Square } from "../rules/rules";
import { live } from "../shell/live.svelte";
import { sounds } from "../sound/sounds";
import { getStudy, putStudy, type Snapshot, type StudyRecord } from "../store/studies";
import { Moves } from "./tree";

/** So many edits can be undone. */
const MOST_UNDO = 60;

/** A line that is looked at without being played. */
interface Preview {
  moves: readonly PreviewedMove[];
  /** Which of them was played last. */
  at: number;
}

/** A study on the table: the tree, the move on the board, and every edit, kept as it is made. */
export class Desk {
  moves = $state.raw<Moves>(null!);
  /** The move on the board. */
  at = $state(0);
  moment = $state.raw<Moment>(null!);
  legal = $state.raw<readonly Move[]>([]);
  motion = $state.raw<Motion | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  preview = $state.raw<Preview | null>(null);
  record = $state.raw<StudyRecord>(null!);
  bottom = $state<Side>("white");
  /** Whether the last edit could not be written down. */
  unsaved = $state(false);
  /** Whether the last edit gave way to what another tab had written. */
  overtaken = $state(false);
  readonly hand: Hand;
  /** The position on the board, for the hand; null where no move can be made. */
  private game: Game | null = null;
  private motions = 0;
  /** What the last edit was, where the next may be one with it. */
  private lastEdit = "";
  private writing: Promise<void> = Promise.resolve();
  /** The latest record, while it waits to be written. */
  private unwritten: StudyRecord | null = null;
  private closed = false;

  private constructor(
    private study: Study,
    record: StudyRecord,
  ) {
    const desk = this;
    this.hand = new Hand({
      get game() {
        return desk.game!;
      },
      strict: false,
      play: (move) => this.play(move),
      refuse: (refusal) => this.refuse(refusal),
      touched: () => undefined,
      unfinished: () => live.urge(t("note-unfinished-title")),
      stepped: () => undefined,
      changed: () => undefined,
    });
    this.record = record;
    this.bottom = record.bottom;
    this.moves = new Moves(study.outline());
    this.show(this.moves.follow(record.path), false);
  }

  /** Opens a study. Throws OpenError. */
  static async open(record: StudyRecord): Promise<Desk> {
    const { Study } = await pdnModule();
    return new Desk(Study.ofPdn(record.pdn, 0, record.profile), record);
  }

  close() {
    this.closed = true;
    this.game?.free();
    this.study.free();
  }

  get outline(): StudyOutline {
    return this.moves.outline;
  }

  get info() {
    return infoOf(this.outline.game);
  }

  get node() {
    return this.moves.get(this.at);
  }

  get lastMove(): PlayedMove | null {
    return this.preview ? (this.preview.moves[this.preview.at]?.move ?? null) : this.node.move;
  }

  get shownBoard(): string {
    const shown = this.preview?.moves[this.preview.at];
    return shown ? shown.board : this.hand.over(this.moment.board);
  }

  tag(name: string): string {
    const value = this.outline.tags.find(([key]) => key === name)?.[1] ?? "";
    return value === "?" ? "" : value;
  }

  /** What a study is called: its players, or its event. */
  get title(): string {
    const players = [this.tag("White"), this.tag("Black")].filter((name) => name !== "");
    return players.length === 2 ? players.join(" – ") : this.tag("Event");
  }

  // ---- going through ---------------------------------------------------------------------------

  /** Puts a move of the tree on the board. */
  go(id: number, said = true) {
    if (!this.moves.has(id) || id === this.at) return;
    const forth = this.moves.get(id).parent === this.at;
    if (forth) this.animate(this.moves.get(id).move);
    else this.motion = null;
    this.show(id, said);
  }

  private show(id: number, said: boolean) {
    this.at = id;
    this.preview = null;
    this.refusal = null;
    this.moment = this.study.moment(id);
    this.game?.free();
    this.game = openGame(this.outline.game, this.moment.fen);
    this.legal = this.game?.legalMoves() ?? [];
    this.hand.clear();
    if (said) this.say();
  }

  /** Says the move on the board, with its mark and what is said about it. */
  private say() {
    const { move, number, second, mark, words } = this.node;
    if (!move) return live.say(t("say-start"));
    const begins = this.moves.variationOf(this.at)?.id === this.at ? "variation" : "line";
    const spoken = `${number}${second ? "…" : "."} ${spokenMove(move, this.outline.game)}`;
    live.say(t("say-study-move", { begins, move: spoken, mark: mark || "none", words }).trim());
  }

  back() {
    if (this.node.parent !== null) this.go(this.node.parent);
  }

  forward() {
    const [next] = this.node.next;
    if (next !== undefined) this.go(next);
  }

  first() {
    this.go(0);
  }

  last() {
    this.go(this.moves.lineThrough(this.at).at(-1)?.id ?? 0);
  }

  /** Another way to play the move on the board, or the first other way to go on. */
  enter() {
    const next = this.moves.sibling(this.at, 1) ?? this.node.next[1];
    if (next !== undefined) this.go(next);
  }

  /** Back to where the variation left its line. */
  leave() {
    const begins = this.moves.variationOf(this.at);
    if (begins?.parent !== null && begins?.parent !== undefined) this.go(this.moves.get(begins.parent).next[0] ?? 0);
  }

  turn() {
    this.bottom = other(this.bottom);
    void this.save();
  }

  // ---- moves and edits -------------------------------------------------------------------------

  play(move: Move) {
    this.playLine(move.hub);
  }

  /** Plays moves as the engine writes them, and shows the last. */
  playLine(line: string) {
    const snapshot = this.snapshot();
    const reached = this.study.play(this.at, line);
    if (reached === undefined) return;
    const isNew = !this.moves.has(reached);
    if (isNew) this.edited(snapshot, "");
    const { move } = this.moves.get(reached);
    if (this.moves.get(reached).parent === this.at) this.animate(move);
    else this.motion = null;
    if (move) sounds.move(move.captured.length, move.promotes);
    this.show(reached, true);
    if (isNew) void this.save();
  }

  /** Puts a line beside what is there, without leaving the move on the board. */
  addLine(line: string): boolean {
    const snapshot = this.snapshot();
    const reached = this.study.play(this.at, line);
    if (reached === undefined || this.moves.has(reached)) return false;
    this.edited(snapshot, "");
    this.show(this.at, false);
    void this.save();
    live.say(t("say-line-added"));
    return true;
  }

  private edit(kind: string, deed: () => number | boolean | undefined): boolean {
    const snapshot = this.snapshot();
    const done = deed();
    if (done === false || done === undefined) return false;
    this.edited(snapshot, kind);
    if (typeof done === "number") this.show(done, false);
    void this.save();
    return true;
  }

  promote() {
    if (this.edit("", () => this.study.promote(this.at))) live.say(t("say-promoted"));
  }

  delete() {
    if (this.edit("", () => this.study.delete(this.at))) live.say(t("say-deleted"));
    this.motion = null;
  }

  /** A comment being written is one edit. */
  setWords(words: string) {
    if (words.trim() !== this.node.words) this.edit(`words ${this.at}`, () => this.study.setWords(this.at, words));
  }

  setMark(mark: string) {
    this.edit("", () => this.study.setMark(this.at, mark === this.node.mark ? "" : mark));
  }

  /** Marks moves that gave something away, and puts what was better beside them: one edit. */
  annotate(mistakes: readonly { node: { id: number; parent: number | null }; mark: string; better: string }[]): boolean {
    return this.edit("", () => {
      for (const { node, mark, better } of mistakes) {
        if (this.moves.get(node.id).mark === "") this.study.setMark(node.id, mark);
        this.study.play(node.parent ?? 0, better);
      }
      return this.at;
    });
  }

  setTag(name: string, value: string) {
    if (value.trim() !== this.tag(name)) this.edit(`tag ${name}`, () => this.study.setTag(name, value.trim()));
  }

  get mayUndo(): boolean {
    return this.record.past.length > 0;
  }

  get mayRedo(): boolean {
    return this.record.future.length > 0;
  }

  undo() {
    this.exchange("past", "future", "say-edit-undone");
  }

  redo() {
    this.exchange("future", "past", "say-edit-redone");
  }

  private exchange(from: "past" | "future", to: "past" | "future", said: string) {
    const snapshot = this.record[from].at(-1);
    if (!snapshot) return;
    this.record = { ...this.record, [from]: this.record[from].slice(0, -1), [to]: [...this.record[to], this.snapshot()] };
    this.lastEdit = "";
    void this.take(snapshot).then(() => live.say(t(said)));
  }

  private async take(snapshot: Snapshot) {
    if (await this.replace(snapshot, this.record.profile)) await this.save();
  }

  /** Puts another state of the study on the table; false if it was closed meanwhile. */
  private async replace({ pdn, path }: Snapshot, profile: string): Promise<boolean> {
    const { Study } = await pdnModule();
    if (this.closed) return false;
    const study = Study.ofPdn(pdn, 0, profile);
    this.study.free();
    this.study = study;
    this.moves = new Moves(study.outline());
    this.motion = null;
    this.show(this.moves.follow(path), false);
    return true;
  }

  private snapshot(): Snapshot {
    return { pdn: this.pdn(), path: this.moves.pathTo(this.at) };
  }

  private edited(before: Snapshot, kind: string) {
    const goesOn = kind !== "" && kind === this.lastEdit;
    this.lastEdit = kind;
    if (!goesOn) this.record = { ...this.record, past: [...this.record.past, before].slice(-MOST_UNDO), future: [] };
    this.moves = new Moves(this.study.outline());
  }

  // ---- what is shown ---------------------------------------------------------------------------

  /** What moves in the engine's writing lead to. */
  read(line: string): PreviewedMove[] {
    return this.study.preview(this.at, line);
  }

  look(moves: readonly PreviewedMove[] | null, at = 0) {
    const shown = moves?.[at];
    this.motion = null;
    this.preview = moves && shown ? { moves, at } : null;
  }

  /** Says the move that is looked at. */
  sayPreview() {
    const shown = this.preview?.moves[this.preview.at];
    if (shown) live.say(t("say-preview", { move: spokenMove(shown.move, this.outline.game) }));
  }

  /** The same from another move of the study. */
  readAt(id: number, line: string): PreviewedMove[] {
    return this.study.preview(id, line);
  }

  momentAt(id: number): Moment {
    return this.study.moment(id);
  }

  requestAt(id: number): string {
    return this.study.engineRequest(id);
  }

  engineRequest(): string {
    return this.study.engineRequest(this.at);
  }

  threatRequest(): string | undefined {
    return this.study.threatRequest(this.at);
  }

  pdn(): string {
    return this.study.pdn() ?? "";
  }

  marks(arrows: readonly ArrowMark[]): Marks {
    const { hand, moment, lastMove, preview } = this;
    const capture = moment.mustCapture;
    const free = preview === null;
    const squares = (list: readonly { square: Square }[]) => (free ? list.map(({ square }) => square) : []);
    return {
      ...NO_MARKS,
      lastMove: lastMove ? [lastMove.from, lastMove.to] : [],
      gone: hand.path.length === 0 ? (lastMove?.captured ?? []) : [],
      chosen: free ? hand.at : null,
      go: capture ? [] : squares(hand.options),
      land: capture ? squares(hand.options) : [],
      ghosts: free ? hand.taken : [],
      refused: this.refusal?.from && this.refusal.to ? [this.refusal.from, this.refusal.to] : null,
      arrows: free && hand.path.length === 0 ? arrows : [],
    };
  }

  readonly hands = {
    label: (square: Square) => this.label(square),
    grabs: (square: Square) => this.legal.some(({ from }) => from === square),
    pick: (square: Square) => {
      this.begin();
      if (this.game) this.hand.pick(square);
    },
    drop: (from: Square, to: Square | null) => {
      this.begin();
      if (this.game) this.hand.drop(from, to);
    },
    cancel: () => {
      this.begin();
      this.hand.letGo();
    },
    get home(): Square {
      return 1;
    },
  };

  /** A new touch of the board ends what was told of the last, and every preview. */
  private begin() {
    this.refusal = null;
    this.preview = null;
  }

  /** What a square is called by those who listen. */
  private label(square: Square): string {
    const letter = this.shownBoard[square - 1] ?? ".";
    const name = squareName(this.outline.game, square);
    const said = [letter === "." ? t("label-empty", { square: name }) : t("label-piece", { square: name, piece: pieceKey(letter) })];
    if (this.preview) return said.join(", ");
    if (this.hand.taken.includes(square)) said.push(t("label-taken"));
    if (this.hand.at === square) said.push(t("label-chosen"));
    else if (this.hand.options.some((next) => next.square === square)) said.push(t(this.moment.mustCapture ? "label-lands" : "label-goes"));
    else if (this.hand.path.length === 0 && this.moment.mustCapture && this.legal.some(({ from }) => from === square)) said.push(t("label-can-capture"));
    if (this.lastMove?.to === square && this.hand.path.length === 0) said.push(t("label-last"));
    return said.join(", ");
  }

  /** Plays what was typed, or hears why not. */
  typed(text: string) {
    this.hand.clear();
    const verdict = this.game?.explainText(text);
    if (verdict?.ok) this.play(verdict.move);
    else if (verdict) this.refuse(verdict.refusal);
  }

  private refuse(refusal: Refusal) {
    this.refusal = refusal;
    sounds.refuse();
  }

  private animate(move: PlayedMove | null) {
    if (!move) return;
    const captured = move.captured.map((square, at) => ({ square, letter: move.taken[at] ?? "." }));
    this.motion = { id: ++this.motions, route: move.route, captured, promotes: move.promotes };
  }

  // ---- keeping ---------------------------------------------------------------------------------

  /** Writes the study down, one write after the other; of several that wait only the last is written. */
  save(): Promise<void> {
    this.record = {
      ...this.record,
      revision: this.record.revision + 1,
      updated: Date.now(),
      bottom: this.bottom,
      board: this.moment.board,
      title: this.title,
      ...this.snapshot(),
    };
    this.unwritten = this.record;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write() {
    const record = this.unwritten;
    if (!record) return;
    this.unwritten = null;
    try {
      const isKept = await putStudy(record);
      this.unsaved = false;
      if (isKept) this.overtaken = false;
      else await this.giveWay();
    } catch (error) {
      console.error(error);
      this.unsaved = true;
    }
  }

  /** Takes what another tab has written since this one read it. */
  private async giveWay() {
    const later = await getStudy(this.record.id);
    if (!later || !(await this.replace(later, later.profile))) return;
    this.unwritten = null;
    this.record = later;
    this.bottom = later.bottom;
    this.lastEdit = "";
    this.overtaken = true;
    live.urge(t("study-overtaken"));
  }
}

/** A position to be moved in, whatever its history; null where the rules know no such position, as without pieces. */
function openGame(name: StudyOutline["game"], fen: string): Game | null {
  try {
    return Game.fromFen(name, "none", fen);
  } catch {
    return null;
  }
}
