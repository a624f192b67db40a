//! A program that speaks the first version of Hub, as Scan 2.0 does: arguments by position, moves
//! one a line, times in milliseconds.

use std::time::{Duration, Instant};

use damier_rules::Variant;

use super::hub::{START, reply, since_last_irreversible};
use super::process::Process;
use super::{Allowance, Answer, Breach, BreachKind, Note, Player, Setting, Turn};
use crate::spec::Hub;

pub(super) struct OldHubEngine {
    process: Process,
}

impl OldHubEngine {
    pub(super) fn start(spec: &Hub) -> Result<Self, Breach> {
        let mut process = Process::start(&spec.program, None)?;
        process.send("hub")?;
        wait_for(&mut process, "wait")?;
        for (name, value) in &spec.parameters {
            process.send(&format!("set {name} {value}"))?;
        }
        process.send("init")?;
        wait_for(&mut process, "ready")?;
        Ok(Self { process })
    }
}

fn wait_for(process: &mut Process, word: &str) -> Result<(), Breach> {
    let deadline = Instant::now() + START;
    loop {
        let (_, line) = process.receive(deadline)?;
        refuse_error(&line)?;
        if line.split_whitespace().next() == Some(word) {
            return Ok(());
        }
    }
}

fn refuse_error(line: &str) -> Result<(), Breach> {
    if line.split_whitespace().next() == Some("error") {
        return Err(Breach::new(
            BreachKind::Protocol,
            format!("it says: {line}"),
        ));
    }
    Ok(())
}

impl<V: Variant> Player<V> for OldHubEngine {
    fn begin(&mut self, _setting: &Setting<'_, V>) -> Result<(), Breach> {
        self.process.send("new")
    }

    fn think(&mut self, turn: &Turn<'_, V>) -> Result<Answer<V>, Breach> {
        let (position, moves) = since_last_irreversible(turn.game);
        self.process.forget_lines();
        let began = Instant::now();
        // The side to move is a small letter in this version.
        let (turn_letter, squares) = position.split_at(1);
        self.process
            .send(&format!("pos {}{squares}", turn_letter.to_lowercase()))?;
        for mv in moves {
            self.process.send(&format!("move {mv}"))?;
        }
        if let Some(line) = level(turn.allowance) {
            self.process.send(&line)?;
        }
        self.process.send("go")?;
        let mut note = Note::default();
        loop {
            let (moment, line) = self.process.receive(turn.deadline)?;
            refuse_error(&line)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => add(&mut note, &mut words),
                Some("move") => {
                    let text = words.next().unwrap_or_default();
                    return Ok(Answer {
                        reply: reply(turn.game.position(), text),
                        used: moment.saturating_duration_since(began),
                        note,
                    });
                }
                _ => {}
            }
        }
    }
}

impl Drop for OldHubEngine {
    fn drop(&mut self) {
        // If it has ended already, nobody has to be told.
        let _ = self.process.send("quit");
    }
}

fn level(allowance: Allowance) -> Option<String> {
    let millis = |time: Duration| time.as_millis().max(1);
    match allowance {
        Allowance::Time(time) => Some(format!("time {}", millis(time))),
        Allowance::Depth(depth) => Some(format!("depth {depth}")),
        Allowance::Clock(clock) => Some(format!(
            "level {} {} {}",
            clock.moves.unwrap_or(0),
            millis(clock.left),
            clock.increment().as_millis()
        )),
        // It knows no nodes, and the match has made sure that none are asked for.
        Allowance::Own | Allowance::Nodes(_) => None,
    }
}

/// Reads `info DEPTH MEAN-DEPTH SCORE NODES ...`, with the score in hundredths of a man.
fn add<'a>(note: &mut Note, words: &mut impl Iterator<Item = &'a str>) {
    let words: Vec<&str> = words.take(4).collect();
    if let [depth, _, score, nodes] = words[..] {
        note.depth = depth.parse().ok().or(note.depth);
        note.nodes = nodes.parse().ok().or(note.nodes);
        let hundredths: Option<i32> = score.parse().ok();
        note.score = hundredths
            .map(|score| f64::from(score) / 100.0)
            .or(note.score);
    }
}
