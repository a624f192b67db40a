//! The speed of move trees of International Draughts.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use super::median;
use super::peer::{self, Peer};
use crate::perft;
use crate::workspace::{self, Build};

/// A tree whose size is known.
#[derive(Debug)]
pub(super) struct Tree {
    pub(super) name: &'static str,
    pub(super) fen: &'static str,
    pub(super) depth: u32,
    nodes: u64,
    /// Whether the last moves are only counted.
    pub(super) is_bulk: bool,
}

const START: &str = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
    B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
const KING_1: &str = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";
const KING_2: &str = "W:WK1,K5,K26,K33,38,43,44:BK10,K16,K46,K50,13,14,18";
const MIDDLE_3: &str =
    "B:W22,28,33,34,36,37,38,39,40,42,43,44,47,48:B2,3,4,6,8,9,11,12,15,16,19,20,25,30";

const fn tree(
    name: &'static str,
    fen: &'static str,
    depth: u32,
    nodes: u64,
    is_bulk: bool,
) -> Tree {
    Tree {
        name,
        fen,
        depth,
        nodes,
        is_bulk,
    }
}

/// The start, two positions rich in kings, and one from the middle of a game; known from the field's test suites.
pub(super) const TREES: [Tree; 8] = [
    tree("start", START, 10, 258_895_763, true),
    tree("start", START, 9, 41_022_423, false),
    tree("king1", KING_1, 8, 86_724_219, true),
    tree("king1", KING_1, 8, 86_724_219, false),
    tree("king2", KING_2, 8, 119_217_172, true),
    tree("king2", KING_2, 8, 119_217_172, false),
    tree("mid3", MIDDLE_3, 8, 35_903_636, true),
    tree("mid3", MIDDLE_3, 8, 35_903_636, false),
];

impl Tree {
    pub(super) fn mode(&self) -> &'static str {
        if self.is_bulk { "bulk" } else { "not bulk" }
    }
}

/// Measures the program as it is released, built for this processor, and a peer if there is one.
pub(super) fn run(rounds: u32, peer: &Peer) -> Result<()> {
    let released = workspace::damier(Build::Released)?;
    let native = workspace::damier(Build::Native)?;
    println!("Million nodes a second, one thread, median of {rounds} rounds in turn:");
    println!();
    println!(
        "| position | depth | count | nodes | as released | for this processor | peer | ratio |"
    );
    println!("| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |");
    for tree in &TREES {
        let mut rates = [Vec::new(), Vec::new(), Vec::new()];
        for _ in 0..rounds {
            rates[0].push(damier_rate(&released, tree)?);
            rates[1].push(damier_rate(&native, tree)?);
            rates[2].extend(peer_rate(peer, tree)?);
        }
        let [released, native, peer] =
            rates.map(|rates| (!rates.is_empty()).then(|| median(rates)));
        let ratio = native.zip(peer).map(|(native, peer)| native / peer);
        println!(
            "| {} | {} | {} | {} | {} | {} | {} | {} |",
            tree.name,
            tree.depth,
            tree.mode(),
            tree.nodes,
            cell(released, 1),
            cell(native, 1),
            cell(peer, 1),
            cell(ratio, 2)
        );
    }
    println!();
    Ok(())
}

/// A measurement as it is printed, or a dash where there is none.
fn cell(value: Option<f64>, decimals: usize) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.decimals$}"))
}

/// The command that counts a tree, perhaps less deep than it is known.
pub(super) fn command(damier: &Path, tree: &Tree, depth: u32) -> Command {
    perft::command(damier, "international", tree.fen, depth, tree.is_bulk)
}

fn damier_rate(damier: &Path, tree: &Tree) -> Result<f64> {
    let count = perft::count(command(damier, tree, tree.depth))?;
    check("damier", tree, count.nodes)?;
    Ok(count.mnps)
}

fn peer_rate(peer: &Peer, tree: &Tree) -> Result<Option<f64>> {
    let Some(mut command) = peer.command(tree.is_bulk, tree.depth, tree.fen)? else {
        return Ok(None);
    };
    let (nodes, mnps) = peer::count(&mut command)?;
    check("the peer", tree, nodes)?;
    Ok(Some(mnps))
}

fn check(who: &str, tree: &Tree, nodes: u64) -> Result<()> {
    if nodes != tree.nodes {
        bail!(
            "{who} counts {nodes} nodes in {} at depth {}, not {}",
            tree.name,
            tree.depth,
            tree.nodes
        );
    }
    Ok(())
}
