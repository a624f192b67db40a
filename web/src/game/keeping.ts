import { accounts } from "../account/account.svelte";
import { writePdn } from "../rules/pdn";
import { putScore } from "../store/db";
import type { GameRecord } from "./record";
import type { Session } from "./session.svelte";
import { playerName } from "./words";

/** Today as PDN writes it. */
function pdnDate(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** The game as PDN, up to the ply on the board. */
export function pdnOf({ record, game }: Session): Promise<string> {
  return pdnOfRecord({ ...record, saved: game.save() });
}

/** A game as it is kept, as PDN. */
export function pdnOfRecord(record: GameRecord): Promise<string> {
  const { setup, side, saved } = record;
  const name = (color: "white" | "black") => playerName(setup, side, color);
  const tags = ["Event", "Damier", "Date", pdnDate(record.created), "White", name("white"), "Black", name("black")];
  if (setup.clock) tags.push("TimeControl", `${setup.clock.minutes * 60}+${setup.clock.increment}`);
  return writePdn(saved, tags, record.clock ? record.clocks : []);
}

/** Keeps a ranked game that has ended, with its points. */
export async function keepScore(session: Session): Promise<void> {
  const { record, setup, side, game } = session;
  if (!side) return;
  const saved = game.save();
  await putScore({
    id: record.id,
    game: setup.game,
    level: setup.level,
    points: record.points ?? 0,
    finished: Date.now(),
    pdn: await pdnOf(session).catch(() => ""),
    saved,
    seed: record.seed,
    side,
  });
  await accounts.finished({ ...record, saved, end: session.state.end, updated: Date.now() });
}
