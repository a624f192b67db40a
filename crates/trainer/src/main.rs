//! The program `damier-trainer`.

#![allow(
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "a program tells how far it has come, and what it was asked for"
)]

mod arguments;

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::Parser;
use damier_engine::Evaluation;
use damier_engine::patterns::Patterns;
use damier_rules::{Brazilian, Checkers, International, Russian, Variant};
use damier_trainer::combinations::Finder;
use damier_trainer::data::{self, each_game};
use damier_trainer::games::write_header;
use damier_trainer::report::{self, Judged};
use damier_trainer::show::{Summary, pdn};
use damier_trainer::state::{State, write_whole};
use damier_trainer::{export, fit, rescore, self_play};

use arguments::{
    Arguments, Combinations, Cut, Export, Fit, GameName, Report, Rescore, SelfPlay, Show, Task,
};

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    match arguments.game {
        GameName::International => run::<International>(arguments),
        GameName::Checkers => run::<Checkers>(arguments),
        GameName::Russian => run::<Russian>(arguments),
        GameName::Brazilian => run::<Brazilian>(arguments),
    }
}

fn run<V: Variant>(arguments: Arguments) -> Result<()> {
    let game = arguments.game;
    match arguments.task {
        Task::SelfPlay(task) => self_play::<V>(game, &task),
        Task::Rescore(task) => rescore::<V>(game, &task),
        Task::Fit(task) => fit::<V>(game, &task),
        Task::Export(task) => export::<V>(&task),
        Task::Report(task) => report::<V>(&task),
        Task::Show(task) => show::<V>(&task),
        Task::Cut(task) => cut::<V>(&task),
        Task::Combinations(task) => combinations::<V>(&task),
    }
}

fn say(line: &str) {
    eprintln!("{line}");
}

fn self_play<V: Variant>(game: GameName, task: &SelfPlay) -> Result<()> {
    let evaluation = evaluation::<V>(&task.evaluation)?;
    let origin = format!(
        "damier-trainer {} self-play --game {} --games {} --shard {}/{} --seed {} --nodes {} --evaluation {}",
        env!("CARGO_PKG_VERSION"),
        game.name(),
        task.games,
        task.shard.0 + 1,
        task.shard.1,
        task.seed,
        task.nodes,
        file_name(&task.evaluation),
    );
    let origin = with_weights(origin, &evaluation);
    let plan = self_play::Plan {
        games: task.games,
        shard: task.shard,
        seed: task.seed,
        nodes: task.nodes,
        evaluation,
        threads: task.threads,
        origin,
    };
    self_play::run::<V>(&plan, &task.out, say)
}

fn rescore<V: Variant>(game: GameName, task: &Rescore) -> Result<()> {
    let evaluation = evaluation::<V>(&task.evaluation)?;
    let origin = format!(
        "damier-trainer {} rescore --game {} --nodes {} --evaluation {}",
        env!("CARGO_PKG_VERSION"),
        game.name(),
        task.nodes,
        file_name(&task.evaluation),
    );
    let plan = rescore::Plan {
        games: task.files.clone(),
        nodes: task.nodes,
        origin: with_weights(origin, &evaluation),
        evaluation,
        threads: task.threads,
    };
    rescore::run::<V>(&plan, &task.out, say)
}

/// Of a file only its name: the folder is nobody else's.
fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name();
    name.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

/// A command with how the weights that it uses were made.
fn with_weights<V: Variant>(origin: String, evaluation: &Evaluation<V>) -> String {
    match evaluation {
        Evaluation::Learned(patterns) => {
            let weights = patterns.origin().replace('\n', "\n  ");
            format!("{origin}\nweights of {weights}")
        }
        Evaluation::HandMade => origin,
    }
}

/// The evaluation that an argument names.
fn evaluation<V: Variant>(name: &str) -> Result<Evaluation<V>> {
    Ok(match name {
        "hand-made" => Evaluation::HandMade,
        "built-in" => Evaluation::built_in(),
        file => {
            let bytes = fs::read(file).with_context(|| {
                format!("{file} cannot be read; expected hand-made, built-in or a file of weights")
            })?;
            let patterns = Patterns::from_bytes(&bytes).with_context(|| file.to_owned())?;
            Evaluation::Learned(patterns)
        }
    })
}

fn fit<V: Variant>(game: GameName, task: &Fit) -> Result<()> {
    let data = data::read::<V>(&task.games.files, &task.games.choice(), &mut say)?;
    let mut origin = task.command(game);
    if let Some(from) = &task.from {
        origin = format!(
            "{origin}\nfrom {}",
            State::load::<V>(from)?.origin.replace('\n', "\n  ")
        );
    }
    for games in &data.origins {
        origin = format!("{origin}\ngames of {games}");
    }
    origin = format!(
        "{origin}\n{} games, {} positions",
        data.games,
        data.fitted.len()
    );
    let mut state = if task.state.exists() {
        let state = State::load::<V>(&task.state)?;
        if state.origin != origin {
            bail!(
                "{} belongs to another fit and is not continued:\n{}\nthis one is\n{origin}",
                task.state.display(),
                state.origin
            );
        }
        say(&format!("goes on behind pass {}", state.passes));
        state
    } else {
        let mut state = State::new::<V>(origin);
        if let Some(from) = &task.from {
            state.weights = State::load::<V>(from)?.weights;
        }
        state
    };
    fit::run::<V>(&task.settings(), &data, &mut state, &mut say, |state| {
        state.save(&task.state)
    })
}

fn export<V: Variant>(task: &Export) -> Result<()> {
    let state = State::load::<V>(&task.state)?;
    let data = data::read::<V>(&task.games.files, &task.games.choice(), &mut say)?;
    let made = export::export::<V>(&state, &data.fitted, &state.origin)?;
    write_whole(&task.out, &[&made.patterns.to_bytes()])
        .with_context(|| format!("{} cannot be written", task.out.display()))?;
    say(&format!(
        "{:.1} hundredths of a man are one unit of the logistic curve; {} weights were cut off",
        made.scale, made.cut_off
    ));
    let exact = export::loss::<V>(&state, &data.held_out);
    let judged = Judged::patterns("as written", &data.held_out, &made.patterns);
    let rounded = judged.loss_at(&data.held_out, made.scale);
    say(&format!(
        "held-out loss against results: {exact:.6} before rounding, {rounded:.6} after"
    ));
    Ok(())
}

fn report<V: Variant>(task: &Report) -> Result<()> {
    let mut data = data::read::<V>(&task.games.files, &task.games.choice(), &mut say)?;
    if task.all {
        data.held_out.append(&mut data.fitted);
    }
    let samples = &data.held_out;
    let mut judged = vec![Judged::scores(samples)];
    for path in &task.weights {
        let name = path.display().to_string();
        let bytes = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
        let patterns =
            Patterns::<V>::from_bytes(&bytes).with_context(|| format!("{name} cannot be used"))?;
        judged.push(Judged::patterns(&name, samples, &patterns));
    }
    print!("{}", report::table(samples, &judged));
    Ok(())
}

fn show<V: Variant>(task: &Show) -> Result<()> {
    for path in &task.files {
        let mut summary = Summary::default();
        let mut left = task.pdn;
        let origin = each_game::<V>(path, &mut say, |record| {
            if left > 0 {
                left -= 1;
                println!("{}", pdn(&record));
            }
            summary.add(&record);
            true
        })?;
        println!("{}: {origin}\n{}", path.display(), summary.text());
    }
    Ok(())
}

fn cut<V: Variant>(task: &Cut) -> Result<()> {
    let name = task.out.display();
    let records = data::open::<V>(&task.file)?;
    let file = File::create_new(&task.out).with_context(|| format!("{name} cannot be made"))?;
    let mut out = BufWriter::new(file);
    write_header::<V>(&mut out, &records.origin)?;
    let mut left = task.games;
    let mut failed = None;
    each_game::<V>(&task.file, &mut say, |record| {
        if left == 0 {
            return false;
        }
        left -= 1;
        failed = out.write_all(&record.to_bytes()).err();
        failed.is_none()
    })?;
    if let Some(error) = failed {
        return Err(error).with_context(|| format!("{name} cannot be written"));
    }
    out.flush()
        .with_context(|| format!("{name} cannot be written"))
}

fn combinations<V: Variant>(task: &Combinations) -> Result<()> {
    let name = task.out.display();
    let file = File::create_new(&task.out).with_context(|| format!("{name} cannot be made"))?;
    let mut out = BufWriter::new(file);
    let mut finder = Finder::<V>::new();
    let (mut found, mut failed) = (0, None);
    each_game::<V>(&task.file, &mut say, |record| {
        let Some(combination) = finder.first_in(&record) else {
            return true;
        };
        found += 1;
        eprintln!("{found} of {}, game {}", task.count, record.number);
        failed = writeln!(out, "{combination}")
            .and_then(|()| out.flush())
            .err();
        failed.is_none() && found < task.count
    })?;
    match failed {
        Some(error) => Err(error).with_context(|| format!("{name} cannot be written")),
        None => Ok(()),
    }
}
