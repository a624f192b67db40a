import { other, type Move } from "../rules/rules";
import { t } from "../i18n/i18n.svelte";
import { pdnModule, type Drawing, type Study } from "../rules/pdn";
import { live } from "../shell/live.svelte";
import { sounds } from "../sound/sounds";
import type { Snapshot, StudyRecord } from "../store/studies";
import { drawingsText } from "./drawn";
import { remembered, stepped } from "./history";
import { Kept } from "./kept.svelte";
import { Table } from "./table.svelte";
import { Moves } from "./tree";

/** A study on the table with every edit of it, kept as it is made. */
export class Desk extends Table {
  private readonly kept: Kept;
  /** What the last edit was, where the next may be one with it. */
  private lastEdit = "";

  private constructor(study: Study, record: StudyRecord) {
    super(study, record.path);
    this.kept = new Kept(record, (later) => this.giveWay(later));
    this.bottom = record.bottom;
  }

  /** Opens a study. Throws OpenError. */
  static async open(record: StudyRecord): Promise<Desk> {
    const { Study } = await pdnModule();
    return new Desk(Study.ofPdn(record.pdn, 0, record.profile), record);
  }

  /** The study as it is kept on the device. */
  get record(): StudyRecord {
    return this.kept.record;
  }

  /** Whether the last edit could not be written down. */
  get unsaved(): boolean {
    return this.kept.unsaved;
  }

  /** Whether the last edit gave way to what another tab had written. */
  get overtaken(): boolean {
    return this.kept.overtaken;
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

  protected draw(all: readonly Drawing[]) {
    this.edit("", () => this.study.setDrawings(this.at, drawingsText(all)));
  }

  /** Puts a report into the game: one edit. `steps` is what the engine found, see `Study.mistakes`. */
  annotate(steps: string): boolean {
    const path = this.moves.pathTo(this.at);
    return this.edit("", () => this.study.annotate(steps) && new Moves(this.study.outline()).follow(path));
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
    this.exchange("past", "say-edit-undone");
  }

  redo() {
    this.exchange("future", "say-edit-redone");
  }

  private exchange(from: "past" | "future", said: string) {
    const step = stepped(this.record, from, this.snapshot());
    if (!step) return;
    this.kept.change(step.history);
    this.lastEdit = "";
    void this.take(step.snapshot).then(() => live.say(t(said)));
  }

  private async take(snapshot: Snapshot) {
    if (await this.replace(snapshot, this.record.profile)) await this.save();
  }

  /** Puts another state of the study on the table; false if it was closed meanwhile. */
  private async replace({ pdn, path }: Snapshot, profile: string): Promise<boolean> {
    const { Study } = await pdnModule();
    if (this.closed) return false;
    this.lay(Study.ofPdn(pdn, 0, profile), path);
    return true;
  }

  private snapshot(): Snapshot {
    return { pdn: this.pdn(), path: this.moves.pathTo(this.at) };
  }

  private edited(before: Snapshot, kind: string) {
    const goesOn = kind !== "" && kind === this.lastEdit;
    this.lastEdit = kind;
    if (!goesOn) this.kept.change(remembered(this.record, before));
    this.moves = new Moves(this.study.outline());
  }

  // ---- keeping ---------------------------------------------------------------------------------

  /** Writes the study down. */
  save(): Promise<void> {
    return this.kept.write({ bottom: this.bottom, board: this.moment.board, title: this.title, ...this.snapshot() });
  }

  /** Puts on the table what another tab has written. */
  private async giveWay(later: StudyRecord): Promise<boolean> {
    if (!(await this.replace(later, later.profile))) return false;
    this.bottom = later.bottom;
    this.lastEdit = "";
    return true;
  }
}
