import { t } from "../i18n/i18n.svelte";
import { live } from "../shell/live.svelte";
import { getStudy, putStudy, type StudyRecord } from "../store/studies";

/** A study as it is kept on the device: written after every edit, unless another tab has written a later one. */
export class Kept {
  record = $state.raw<StudyRecord>(null!);
  /** Whether the last edit could not be written down. */
  unsaved = $state(false);
  /** Whether the last edit gave way to what another tab had written. */
  overtaken = $state(false);
  private writing: Promise<void> = Promise.resolve();
  /** The latest record, while it waits to be written. */
  private unwritten: StudyRecord | null = null;

  /** `takes` puts what another tab has written on the table; false if that is not wanted any more. */
  constructor(
    record: StudyRecord,
    private readonly takes: (later: StudyRecord) => Promise<boolean>,
  ) {
    this.record = record;
  }

  /** Changes what is to be written the next time. */
  change(changes: Partial<StudyRecord>) {
    this.record = { ...this.record, ...changes };
  }

  /** Writes the study down, one write after the other; of several that wait only the last is written. */
  write(changes: Partial<StudyRecord>): Promise<void> {
    this.change({ ...changes, revision: this.record.revision + 1, updated: Date.now() });
    this.unwritten = this.record;
    this.writing = this.writing.then(() => this.writeLast());
    return this.writing;
  }

  private async writeLast() {
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
    if (!later || !(await this.takes(later))) return;
    this.unwritten = null;
    this.record = later;
    this.overtaken = true;
    live.urge(t("study-overtaken"));
  }
}
