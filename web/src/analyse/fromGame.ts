import { pdnOf } from "../game/keeping";
import type { Session } from "../game/session.svelte";
import { router } from "../shell/router.svelte";
import { studyPdn } from "./shelf";

/** Takes a game from the table to the analysis board, at the ply that is shown. */
export async function analyseGame(session: Session): Promise<void> {
  const record = await studyPdn(await pdnOf(session), 0, session.view ?? session.state.ply, session.setup.profile);
  router.go("analyse", record.id);
}
