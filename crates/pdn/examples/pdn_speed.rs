//! How fast a PDN file is read, on one core and in how much memory:
//! `cargo run --release -p damier-pdn --example pdn_speed FILE`.
#![expect(clippy::print_stdout, reason = "it is a program")]
#![expect(
    clippy::cast_precision_loss,
    reason = "sizes are shown with few digits"
)]

use std::fs::File;
use std::io;
use std::time::Instant;

use damier_pdn::{Game, Reader, TokenKind, Tokens};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_default();
    let megabytes = std::fs::metadata(&path)?.len() as f64 / 1e6;
    tokenise(&path, megabytes)?;
    replay(&path, megabytes)?;
    if let Some(kilobytes) = peak_kilobytes() {
        println!("peak_mb={:.1}", kilobytes as f64 * 1024.0 / 1e6);
    }
    Ok(())
}

fn tokenise(path: &str, megabytes: f64) -> io::Result<()> {
    let start = Instant::now();
    let mut tokens = Tokens::new(File::open(path)?);
    let (mut count, mut moves) = (0_u64, 0_u64);
    while let Some(token) = tokens.next_token()? {
        count += 1;
        moves += u64::from(matches!(token.kind, TokenKind::Move { .. }));
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "tokenise mb={megabytes:.1} seconds={seconds:.2} mb_per_s={:.1} tokens={count} moves={moves}",
        megabytes / seconds,
    );
    Ok(())
}

fn replay(path: &str, megabytes: f64) -> io::Result<()> {
    let start = Instant::now();
    let mut reader = Reader::new(File::open(path)?);
    let mut game = Game::new();
    let (mut plies, mut checked, mut errors) = (0, 0, 0);
    while reader.read_into(&mut game)? {
        let check = game.check();
        plies += check.plies;
        checked += check.checked;
        errors += check.errors().count();
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "replay mb={megabytes:.1} seconds={seconds:.2} mb_per_s={:.1} plies={plies} checked={checked} \
         errors={errors}",
        megabytes / seconds,
    );
    Ok(())
}

/// The most memory this process had, where the system tells.
fn peak_kilobytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}
