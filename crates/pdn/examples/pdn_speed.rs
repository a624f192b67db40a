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
    let start = Times::now();
    let mut tokens = Tokens::new(File::open(path)?);
    let (mut count, mut moves) = (0_u64, 0_u64);
    while let Some(token) = tokens.next_token()? {
        count += 1;
        moves += u64::from(matches!(token.kind, TokenKind::Move { .. }));
    }
    let speed = start.speed(megabytes);
    println!("tokenise {speed} tokens={count} moves={moves}");
    Ok(())
}

fn replay(path: &str, megabytes: f64) -> io::Result<()> {
    let start = Times::now();
    let mut reader = Reader::new(File::open(path)?);
    let mut game = Game::new();
    let (mut plies, mut checked, mut errors) = (0, 0, 0);
    while reader.read_into(&mut game)? {
        let check = game.check();
        plies += check.plies;
        checked += check.checked;
        errors += check.errors().count();
    }
    let speed = start.speed(megabytes);
    println!("replay {speed} plies={plies} checked={checked} errors={errors}");
    Ok(())
}

/// A moment by the clock on the wall, and by the time the processor worked for this process: where
/// others use the machine too, only the second tells what one core does.
struct Times {
    wall: Instant,
    processor: Option<f64>,
}

impl Times {
    fn now() -> Self {
        Self {
            wall: Instant::now(),
            processor: processor_seconds(),
        }
    }

    fn speed(&self, megabytes: f64) -> String {
        let seconds = self.wall.elapsed().as_secs_f64();
        let by_wall = format!(
            "mb={megabytes:.1} seconds={seconds:.2} mb_per_s={:.1}",
            megabytes / seconds
        );
        let (Some(start), Some(end)) = (self.processor, processor_seconds()) else {
            return by_wall;
        };
        let seconds = end - start;
        let per_second = megabytes / seconds;
        format!("{by_wall} processor_seconds={seconds:.2} mb_per_processor_s={per_second:.1}")
    }
}

/// The processor time this process has used, in itself and in the system, where the system tells.
fn processor_seconds() -> Option<f64> {
    // In hundredths of a second on every Linux machine.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may hold blanks.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / TICKS)
}

/// The most memory this process had, where the system tells.
fn peak_kilobytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}
