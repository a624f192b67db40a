//! The very engine of the page, followed through games in the sandbox.
//!
//! `DAMIER_CHECKED_PLIES` says how long the games are, 16 plies without it; the CPU time of each check is
//! printed (`--nocapture`).

#![expect(clippy::print_stdout, reason = "the times are for those who measure")]

use std::sync::OnceLock;

use damier_rules::{Game, International};
use rustix::time::{ClockId, clock_gettime};
use wasmtime::Module;

use super::*;
use crate::games::{GameKind, RankedLevel};
use crate::site::Site;

const SEED: i64 = 7;

/// The engine in the page that is built into the program, if there is one: `cargo xtask test` builds it. It
/// is compiled once for all tests.
fn engine() -> Option<&'static (Sandbox, Module)> {
    static ENGINE: OnceLock<Option<(Sandbox, Module)>> = OnceLock::new();
    ENGINE.get_or_init(compile).as_ref()
}

fn compile() -> Option<(Sandbox, Module)> {
    let sandbox = Sandbox::new().expect("a sandbox");
    let site = Site::built_in();
    let asset = site
        .assets
        .iter()
        .find(|asset| asset.name.contains("damier-engine") && !asset.name.contains("plain"))?;
    let hash = token::hex(&token::sha256(asset.plain));
    let begin = cpu_s();
    let module = sandbox.compile(&hash, asset.plain);
    println!("compiled in {:.2} s of this thread's CPU", cpu_s() - begin);
    Some((sandbox, module.expect("the engine of the page is one")))
}

fn plies() -> usize {
    let named = std::env::var("DAMIER_CHECKED_PLIES").ok();
    named.map_or(16, |text| text.parse().expect("it is a number"))
}

/// A game of the level against itself, as long as it lasts but no longer than `plies`.
fn play(sandbox: &Sandbox, module: &Module, level: RankedLevel, plies: usize) -> Vec<String> {
    let mut engine = sandbox.start(module).expect("the engine starts");
    let mut moves: Vec<String> = Vec::new();
    while moves.len() < plies {
        let game = replay(GameKind::International, &moves.join(",")).expect("they are legal");
        if game.end.is_some() {
            break;
        }
        let request = game.request(GameKind::International, moves.len(), level.number(), SEED);
        let mv = engine.choose(&request, level.fuel());
        moves.push(mv.expect("a move within the fuel of the level"));
    }
    moves
}

/// A game that a player of White has sent.
fn job(level: RankedLevel, moves: &[String]) -> Job {
    Job {
        id: 1,
        submission_id: 1,
        player_id: 1,
        module: String::new(),
        game: GameKind::International,
        level,
        seed: SEED,
        side: "white".to_owned(),
        moves: moves.join(","),
        plies: 0,
        game_hash: Vec::new(),
        is_hopeless: false,
    }
}

fn cpu_s() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(
        u64::try_from(time.tv_sec).expect("time goes on"),
        u32::try_from(time.tv_nsec).expect("below a second"),
    )
    .as_secs_f64()
}

#[track_caller]
fn check_level(level: RankedLevel, most_s: f64) {
    let Some((sandbox, module)) = engine() else {
        return;
    };
    let moves = play(sandbox, module, level, plies());
    let begin = cpu_s();
    let checked = check(sandbox, module, &job(level, &moves), || ());
    let (verdict, fuel) = checked.expect("the engine answers");
    let took = cpu_s() - begin;
    let name = level.name();
    println!(
        "{name}: {} plies, {took:.2} s of CPU, {fuel} instructions",
        moves.len()
    );
    assert_eq!(verdict, Verdict::Counts);
    assert!(took <= most_s, "{name} took {took} s of CPU, not {most_s}");

    // Another move of the computer's at its first ply.
    let mut game: Game<International> = Game::new();
    let first = game
        .position()
        .read_hub_move(&moves[0])
        .expect("it is legal");
    game.play(first).expect("it is legal");
    let texts = game.position().legal_moves().into_iter();
    let mut texts = texts.map(|mv| game.position().hub_move(mv));
    let other = texts
        .find(|text| *text != moves[1])
        .expect("there are several");
    let altered = [moves[0].clone(), other];
    let checked = check(sandbox, module, &job(level, &altered), || ());
    let (verdict, _) = checked.expect("the engine answers");
    assert_eq!(verdict, Verdict::Refused("other-move"));
}

#[test]
fn a_game_against_easy_is_checked() {
    check_level(RankedLevel::Easy, 1.5);
}

#[test]
fn a_game_against_normal_is_checked() {
    check_level(RankedLevel::Normal, 1.5);
}

#[test]
fn a_game_against_expert_is_checked() {
    check_level(RankedLevel::Expert, 10.0);
}
