// Finds short games for the stories: by chance moves, always the same, with the rules module. Writes lines.json.
// Usage: node e2e/make-lines.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { initSync, Game } from "../src/generated/rules/damier_wasm.js";

initSync({ module: readFileSync(new URL("../src/generated/rules/damier_wasm_bg.wasm", import.meta.url)) });

let seed = 1;
const chance = (below) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};

/** A game by chance that ends in this way, at most so long; the shortest of many. */
function search({ game, profile = "", fen = "", reason, tries = 400, longest = 400, prefer = () => true }) {
  let best = null;
  for (let attempt = 0; attempt < tries; attempt++) {
    const table = fen ? Game.fromFen(game, profile, fen) : Game.start(game, profile);
    const moves = [];
    while (!table.state().end && moves.length < longest && (!best || moves.length < best.moves.length)) {
      const legal = table.legalMoves();
      const wanted = legal.filter((move) => prefer(move, table));
      const from = wanted.length > 0 ? wanted : legal;
      const move = from[chance(from.length)];
      moves.push({ text: move.text, route: move.route });
      table.play(move.index);
    }
    const { end } = table.state();
    if (end && reason.includes(end.reason) && (!best || moves.length < best.moves.length)) {
      best = { game, profile, fen, moves, end };
    }
    table.free();
  }
  if (!best) throw new Error(`no line for ${game} ${profile} ${reason}`);
  console.log(game, profile || "usual", best.end.reason, best.moves.length);
  return best;
}

/** A line of moves that all fit, down to an end of this kind: tried in turn, with going back where it fails. */
function line(wish) {
  for (let attempt = 0; attempt < 400; attempt++) {
    const fen = wish.fen.replaceAll("?", () => 1 + chance(wish.game === "international" ? 50 : 32));
    try {
      return lineFrom({ ...wish, fen });
    } catch {
      // Another start, then.
    }
  }
  throw new Error(`no line for ${wish.game} ${wish.profile ?? ""} ${wish.reason}`);
}

function lineFrom({ game, profile = "", fen, reason, fits }) {
  const table = Game.fromFen(game, profile, fen);
  let left = 4_000;
  const moves = [];
  const go = () => {
    const { end } = table.state();
    if (end) return reason === end.reason;
    if (--left < 0) throw new Error(`no line for ${game} ${profile} ${reason}`);
    const legal = table.legalMoves().sort(() => chance(3) - 1);
    for (const move of legal) {
      if (!fits(move, table)) continue;
      const played = table.play(table.legalMoves().find(({ text }) => text === move.text).index);
      moves.push({ text: move.text, route: move.route });
      const { mustCapture, repetitions } = table.state();
      if (played.ok && !mustCapture && (reason === "repetition" || repetitions < 2) && go()) return true;
      table.undo();
      moves.pop();
    }
    return false;
  };
  if (!go()) throw new Error(`no line for ${game} ${profile} ${reason}`);
  const { end } = table.state();
  console.log(game, profile || "usual", end.reason, moves.length);
  table.free();
  return { game, profile, fen, moves, end };
}

const kings = (move) => move.captured.length === 0 && move.kind === "king";
const calm = (move) => move.captured.length === 0;
const ROAD = [5, 10, 14, 19, 23, 28, 32, 37, 41, 46];
const onRoad = (move, table) => kings(move) && (table.state().turn === "white" ? !ROAD.includes(move.to) : ROAD.includes(move.to));
/** Pieces stay few and none is crowned. */
const uncrowned = (move) => move.captured.length === 0 && !move.promotes;
const wins = ["no-pieces", "no-moves"];
const lines = {
  international: search({ game: "international", reason: wins, tries: 1500 }),
  checkers: search({ game: "checkers", reason: wins, tries: 1500 }),
  russian: search({ game: "russian", reason: wins, tries: 1500 }),
  brazilian: search({ game: "brazilian", reason: wins, tries: 1500 }),
  "25-move": line({ game: "international", profile: "simple-25", fen: "W:WK?,K?:BK?,K?", reason: "25-move", fits: kings }),
  "16-move": line({ game: "international", fen: "W:WK?,K?,K?:BK?", reason: "16-move", fits: kings }),
  "5-move": line({ game: "international", fen: "W:WK?,K?:BK?", reason: "5-move", fits: kings }),
  repetition: line({ game: "international", fen: "W:WK47,36:BK4,15", reason: "repetition", fits: (move) => kings(move) && [47, 42, 4, 9].includes(move.to) }),
  "main-road": line({ game: "international", profile: "main-road-5", fen: "W:WK?,K?,K?:BK5", reason: "main-road", fits: onRoad }),
  "15-move": line({ game: "russian", fen: "W:WK?,K?,K?:BK?,K?,K?", reason: "15-move", fits: kings }),
  "3-kings": line({ game: "russian", fen: "W:WK?,K?,K?:BK?", reason: "3-kings", fits: kings }),
  "20-move": line({ game: "brazilian", profile: "brazilian-20", fen: "W:WK?,K?,K?:BK?,K?,K?", reason: "20-move", fits: kings }),
  "30-move": line({ game: "russian", fen: "W:WK?,21:BK?,12", reason: "30-move", fits: uncrowned }),
  "60-move": line({ game: "russian", fen: "W:WK?,29,30:BK?,3,4", reason: "60-move", fits: uncrowned }),
  "40-move": line({ game: "checkers", fen: "W:WK?,K?:BK?,K?", reason: "40-move", fits: calm }),
  "capture-25": line({ game: "international", profile: "capture-25", fen: "W:WK?,K?,36,41:BK?,K?,10,15", reason: "25-move", fits: calm }),
  "50-move": line({ game: "checkers", profile: "acf-50", fen: "W:WK?,K?:BK?,K?", reason: "50-move", fits: calm }),
};
writeFileSync(new URL("lines.json", import.meta.url), `${JSON.stringify(lines)}\n`);
