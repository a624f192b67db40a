//! Games for another program's reader: with nested variations, comments, marks, set-up positions and
//! clock times, the same ones every time. `tests/peer/README.md` tells how they are read.
//!
//! In every other game all of that stands behind moves of the second player alone, where no number needs
//! to be written again: not every reader knows what `12...` means.
//!
//! `peer_games FOLDER [COUNT]` writes `games.pdn`, and `expected.jsonl` with what a reader should find:
//! for each game its type, the moves of its main line, and where the pieces stand at its end.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use damier_pdn::{NodeId, Tree, Writer};
use damier_rules::{Brazilian, Checkers, International, Position, Russian, Setup, Variant};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("expected a folder to write to")?;
    let count: u64 = arguments.next().map_or(Ok(2400), |count| count.parse())?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let mut games = Writer::new(BufWriter::new(File::create(folder.join("games.pdn"))?));
    let mut expected = BufWriter::new(File::create(folder.join("expected.jsonl"))?);
    for number in 0..count {
        let mut chance = Chance(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..8 {
            chance.next();
        }
        let found = match number % 4 {
            0 => write::<International, _>(&mut games, number, &mut chance)?,
            1 => write::<Checkers, _>(&mut games, number, &mut chance)?,
            2 => write::<Russian, _>(&mut games, number, &mut chance)?,
            _ => write::<Brazilian, _>(&mut games, number, &mut chance)?,
        };
        writeln!(expected, "{found}")?;
    }
    Ok(())
}

/// Numbers that look like chance and are the same every time.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// One of so many.
    fn below(&mut self, count: usize) -> usize {
        let count = u64::try_from(count).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % count).unwrap_or(0)
    }

    /// Once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

const WORDS: [&str; 5] = [
    "a quiet move",
    "threatens two men",
    "[%clk 0:09:30]",
    "[%clk 1:02:03] after a long thought; not forced",
    "\u{e9}t\u{e9}: better was the other way",
];
const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
/// The plies of a main line, and of a variation.
const PLIES: [usize; 2] = [60, 6];
/// How deep variations are nested.
const DEPTH: usize = 3;

fn write<V: Variant, W: Write>(
    games: &mut Writer<W>,
    number: u64,
    chance: &mut Chance,
) -> Result<String, Failure> {
    let mut start = Position::<V>::start();
    if chance.once_in(3) {
        for _ in 0..chance.below(30) {
            start = played(start, chance).unwrap_or(start);
        }
    }
    let mut tree = Tree::<V>::new(&Setup::from(&start))?;
    let name = format!("Game {number}");
    for (tag, value) in [
        ("Event", name.as_str()),
        ("White", "Anna"),
        ("Black", "B\u{e9}la \"the man\""),
        ("Result", "*"),
    ] {
        tree.set_tag(tag, value);
    }
    let is_sparing = number / 4 % 2 == 1;
    grow(&mut tree, NodeId::ROOT, 0, is_sparing, chance);
    games.write(&tree.to_game()?)?;
    Ok(expected(&tree))
}

fn played<V: Variant>(position: Position<V>, chance: &mut Chance) -> Option<Position<V>> {
    let moves = position.legal_moves();
    let mv = *moves.get(chance.below(moves.len()))?;
    Some(position.after(mv))
}

/// Plays on from a place, with variations beside some moves: where sparing, beside those of the second
/// player alone.
fn grow<V: Variant>(
    tree: &mut Tree<V>,
    from: NodeId,
    depth: usize,
    is_sparing: bool,
    chance: &mut Chance,
) {
    let mut at = from;
    for _ in 0..PLIES[depth.min(1)] {
        let Some(node) = tree.node(at) else { break };
        let moves = node.position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let Some(next) = tree.play(at, moves[chance.below(moves.len())]) else {
            break;
        };
        let speaks = !is_sparing
            || tree
                .node(at)
                .is_some_and(|node| node.position.turn() != V::FIRST);
        if speaks {
            say(tree, next, chance);
        }
        if speaks && depth < DEPTH && chance.once_in(8) {
            let other = tree.play(at, moves[chance.below(moves.len())]);
            if let Some(other) = other.filter(|other| *other != next) {
                say(tree, other, chance);
                grow(tree, other, depth + 1, false, chance);
            }
        }
        at = next;
    }
}

fn say<V: Variant>(tree: &mut Tree<V>, at: NodeId, chance: &mut Chance) {
    if chance.once_in(4) {
        tree.set_words(at, WORDS[chance.below(WORDS.len())]);
    }
    if chance.once_in(6) {
        tree.set_mark(at, MARKS[chance.below(MARKS.len())]);
    }
}

/// What a reader should find, as a line of JSON.
fn expected<V: Variant>(tree: &Tree<V>) -> String {
    let mut moves = Vec::new();
    let mut at = NodeId::ROOT;
    let mut position = tree
        .node(at)
        .map_or_else(Position::start, |node| node.position);
    while let Some(&next) = tree.node(at).and_then(|node| node.next.first()) {
        let Some((mv, after)) = tree
            .node(next)
            .and_then(|node| Some((node.mv?, node.position)))
        else {
            break;
        };
        let text = position.move_text(mv);
        moves.push(format!("\"{}\"", text.replace('<', " <")));
        (position, at) = (after, next);
    }
    format!(
        "{{\"type\":{},\"moves\":[{}],\"end\":\"{}\"}}",
        V::PDN_GAME_TYPE,
        moves.join(","),
        position.fen_in(V::SQUARE_NAMES)
    )
}
