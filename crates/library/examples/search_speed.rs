//! How fast a PDN file is searched, on one core:
//! `cargo run --release -p damier-library --example search_speed FILE`.
#![expect(clippy::print_stdout, reason = "it is a program")]
#![expect(
    clippy::cast_precision_loss,
    reason = "sizes are shown with few digits"
)]

use std::fs::File;
use std::io;
use std::time::Instant;

use damier_library::Query;
use damier_pdn::{Game, Reader};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_default();
    let text = |text: &str| Some(text.to_owned());
    let early = Query {
        fen: text("W:W31,33-50:B1-13,15-18,20,23"),
        ..Query::default()
    };
    // Kings, which most games never come to: each is played to its end.
    let late = Query {
        fen: text("W:WK1,K2,K3:BK50"),
        ..Query::default()
    };
    let part = Query {
        contains: text("W28:B23"),
        ..Query::default()
    };
    let names = Query {
        player: text("no such player"),
        ..Query::default()
    };
    for (name, query) in [
        ("early", early),
        ("late", late),
        ("part", part),
        ("names", names),
    ] {
        search(&path, name, &query)?;
    }
    Ok(())
}

fn search(path: &str, name: &str, query: &Query) -> io::Result<()> {
    let conditions = query.conditions().map_err(io::Error::other)?;
    let megabytes = std::fs::metadata(path)?.len() as f64 / 1e6;
    let (start, worked) = (Instant::now(), processor_seconds());
    let mut reader = Reader::new(File::open(path)?);
    let mut game = Game::new();
    let (mut games, mut found) = (0_u64, 0_u64);
    while reader.read_into(&mut game)? {
        games += 1;
        found += u64::from(conditions.matches(&game).is_some());
    }
    let seconds = start.elapsed().as_secs_f64();
    // Where others use the machine too, only the processor's time tells what one core does.
    let worked = processor_seconds()
        .zip(worked)
        .map(|(end, start)| end - start);
    let worked = worked.unwrap_or(seconds);
    let speed = megabytes / worked;
    println!(
        "search={name} mb={megabytes:.1} seconds={seconds:.2} processor_seconds={worked:.2} \
         mb_per_processor_s={speed:.1} games={games} found={found}"
    );
    Ok(())
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
