// A stranger's first use: the reply of a level, and a search that is stopped between two calls.
import { Engine } from "damier-engine";

const engine = await Engine.load();
const reply = engine.best("game=international level=expert seed=7 pos=start moves=32-28,19-23");
console.log(`expert plays ${reply.move}`);

engine.begin("game=checkers pos=start nodes=1000000000 lines=3");
for (let slice = 0; slice < 10 && !engine.advance(5_000); slice += 1); // anything may happen between two
for (const line of engine.lines()) console.log(`${line.move} ${line.pv.length > 1 ? "goes on" : ""}`.trim());
