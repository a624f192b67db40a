// A stranger's first use: play, be refused with the reason, write the game as PDN.
import { Game, load } from "damier-rules";

await load();
const game = Game.start("international", "fmjd");
for (const text of ["32-28", "19-23"]) game.playText(text);

const answer = game.playText("37-32");
if (!answer.ok) {
  const { reason, instead } = answer.refusal;
  console.log(`37-32: ${reason}, play ${instead.map((move) => move.text).join(" or ")}`);
}

const [capture] = game.legalMoves();
const played = game.play(capture.index);
if (played.ok) console.log(`${played.move.text} takes ${played.move.captured.join(", ")}`);
console.log(game.pdn(["White", "Anna", "Black", "Bo"], new Float64Array()));
