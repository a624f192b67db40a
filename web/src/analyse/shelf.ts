import { pdnModule } from "../rules/pdn";
import type { GameName } from "../rules/rules";
import { listStudies, newStudy, putStudy, type StudyRecord } from "../store/studies";
import type { Shared } from "./link";

/** A study of a position, kept; of the usual position where the FEN is empty. Throws OpenError. */
export async function studyPosition(game: GameName, fen: string): Promise<StudyRecord> {
  const { Study } = await pdnModule();
  const study = Study.ofPosition(game, "", fen);
  const { profile } = study.outline();
  const record = newStudy(game, profile, study.pdn() ?? "");
  study.free();
  await putStudy(record).catch(() => undefined);
  return record;
}

/** A study of a game of a PDN text, at a ply of its line; kept. Throws OpenError. */
export async function studyPdn(text: string, index: number, ply = 0, profile = ""): Promise<StudyRecord> {
  const { Study } = await pdnModule();
  const study = Study.ofPdn(text, index, profile);
  const { game, profile: usual, leftOut } = study.outline();
  const record = newStudy(game, usual, study.pdn() ?? "", Array.from({ length: ply }, () => 0), leftOut);
  study.free();
  await putStudy(record).catch(() => undefined);
  return record;
}

/** A study of what a link holds; kept. Throws OpenError. */
export async function studyShared(shared: Shared): Promise<StudyRecord> {
  if (shared.kind === "position") return studyPosition(shared.game, shared.fen);
  const made = await studyPdn(shared.pdn, 0);
  const record = { ...made, revision: made.revision + 1, path: shared.path };
  await putStudy(record).catch(() => undefined);
  return record;
}

/** The study that was worked on last, or a new one of the usual position. */
export async function lastStudy(): Promise<StudyRecord> {
  const [last] = await listStudies().catch(() => []);
  return last ?? studyPosition("international", "");
}
