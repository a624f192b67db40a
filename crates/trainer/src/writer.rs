//! Files of games made by several threads, game by game in order, so that a run that was broken off goes on
//! where it was.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use damier_engine::{Engine, Evaluation};
use damier_rules::Variant;

use crate::games::{GamesError, Record, Records, write_header};

/// Memory of an engine; small, so that it stays in the processor's own.
pub(crate) const HASH_MIB: usize = 1;

/// A run that makes the games of one file.
pub(crate) struct Run<'a, V: Variant> {
    /// The file.
    pub(crate) path: &'a Path,
    /// The command that asked for it, kept in the file.
    pub(crate) origin: &'a str,
    /// How the engines value positions.
    pub(crate) evaluation: &'a Evaluation<V>,
    /// Games at a time.
    pub(crate) threads: usize,
}

impl<V: Variant> Run<'_, V> {
    /// Makes those of `games` games that are not in the file yet, and adds them to it in order.
    pub(crate) fn write(
        &self,
        games: usize,
        mut say: impl FnMut(&str),
        make: impl Fn(&mut Engine<V>, usize) -> Record<V> + Sync,
    ) -> Result<()> {
        let (mut file, done) = open::<V>(self.path, self.origin)?;
        say(&format!("{} of {games} games are there", done.min(games)));
        Engine::<V>::unpack_tables();
        let began = Instant::now();
        let next = AtomicUsize::new(done);
        let (sender, receiver) = mpsc::sync_channel::<(usize, Record<V>)>(1024);
        std::thread::scope(|scope| -> Result<()> {
            for _ in 0..self.threads.max(1) {
                let (sender, next, make) = (sender.clone(), &next, &make);
                scope.spawn(move || {
                    let mut engine = Engine::<V>::new(HASH_MIB);
                    engine.set_evaluation(self.evaluation.clone());
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        if at >= games || sender.send((at, make(&mut engine, at))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting = std::collections::BTreeMap::new();
            let (mut written, mut plies, mut said) = (done, 0, Instant::now());
            let receiver = receiver;
            for (at, record) in &receiver {
                waiting.insert(at, record);
                while let Some(record) = waiting.remove(&written) {
                    file.write_all(&record.to_bytes())?;
                    written += 1;
                    plies += record.plies.len();
                }
                if said.elapsed().as_secs() >= 10 || written == games {
                    said = Instant::now();
                    file.flush()?;
                    say(&progress(written, games, written - done, plies, began));
                }
            }
            file.flush()?;
            Ok(())
        })
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a progress line needs no more precision"
)]
fn progress(done: usize, all: usize, written: usize, plies: usize, began: Instant) -> String {
    let seconds = began.elapsed().as_secs_f64().max(0.001);
    let left = (all - done) as f64 * seconds / (written.max(1)) as f64;
    format!(
        "{done} of {all} games, {:.0} plies a second, {:.0} minutes left",
        plies as f64 / seconds,
        left / 60.0
    )
}

/// Opens a shard's file behind its last whole game, and counts the games in it.
fn open<V: Variant>(path: &Path, origin: &str) -> Result<(BufWriter<File>, usize)> {
    let name = path.display();
    if !path.exists() {
        let mut file = BufWriter::new(
            File::create_new(path).with_context(|| format!("{name} cannot be made"))?,
        );
        write_header::<V>(&mut file, origin)?;
        file.flush()?;
        return Ok((file, 0));
    }
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .with_context(|| format!("{name} cannot be opened"))?;
    let mut records = Records::<_, V>::new(BufReader::new(&mut file))
        .with_context(|| format!("{name} cannot be continued"))?;
    if records.origin != origin {
        bail!(
            "{name} was made by another command and is not continued:\n  {}\nthis one is\n  {origin}",
            records.origin
        );
    }
    let mut done = 0;
    loop {
        match records.read() {
            Ok(Some(_)) => done += 1,
            Ok(None) | Err(GamesError::Torn { .. } | GamesError::Damaged { .. }) => break,
            Err(error) => return Err(error).context(format!("{name} cannot be read")),
        }
    }
    let whole = records.at_byte();
    file.set_len(whole)?;
    let mut file = BufWriter::new(file);
    std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
    Ok((file, done))
}
