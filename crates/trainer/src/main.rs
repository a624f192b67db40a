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
use damier_rules::{Brazilian, Checkers, International, Russian, Variant};
use damier_trainer::combinations::Finder;
use damier_trainer::data::{self, Data, each_game};
use damier_trainer::games::write_header;
use damier_trainer::report::{self, Judged};
use damier_trainer::show::{Summary, pdn};
use damier_trainer::state::{State, write_whole};
use damier_trainer::{export, fit, network, rescore, self_play};

use arguments::{
    Arguments, Combinations, Cut, Export, Fit, GameName, Report, Rescore, SelfPlay, Show, Task,
    fit_command,
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
        Task::FitNetwork(task) => fit_network::<V>(game, &task),
        Task::ExportNetwork(task) => export_network::<V>(&task),
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
    match evaluation.origin() {
        Some(weights) => format!("{origin}\nweights of {}", indented(weights)),
        None => origin,
    }
}

/// A text that stands within another one.
fn indented(text: &str) -> String {
    text.replace('\n', "\n  ")
}

/// The evaluation that an argument names.
fn evaluation<V: Variant>(name: &str) -> Result<Evaluation<V>> {
    Ok(match name {
        "hand-made" => Evaluation::HandMade,
        "built-in" => Evaluation::built_in(),
        file => {
            let bytes = fs::read(file).with_context(|| {
                format!("{file} cannot be read; expected hand-made, built-in or a file of weights or of a network")
            })?;
            Evaluation::from_bytes(&bytes).with_context(|| file.to_owned())?
        }
    })
}

fn fit<V: Variant>(game: GameName, task: &Fit) -> Result<()> {
    let data = data::read::<V>(&task.games.files, &task.games.choice(), &mut say)?;
    let settings = task.settings(10, 0.06);
    let command = fit_command("fit", game, &settings, &task.games);
    let from = task.from.as_deref().map(State::load::<V>).transpose()?;
    let origin = fit_origin(command, from.as_ref().map(|from| &*from.origin), &data);
    let mut state = if task.state.exists() {
        let state = State::load::<V>(&task.state)?;
        goes_on(&task.state, &state.origin, &origin, state.passes)?;
        state
    } else {
        let mut state = State::new::<V>(origin);
        if let Some(from) = from {
            state.weights = from.weights;
        }
        state
    };
    fit::run::<V>(&settings, &data, &mut state, &mut say, |state| {
        state.save(&task.state)
    })
}

/// How a fit is made: by which command, from what, and to which games.
fn fit_origin(command: String, from: Option<&str>, data: &Data) -> String {
    let mut origin = command;
    if let Some(from) = from {
        origin = format!("{origin}\nfrom {}", indented(from));
    }
    for games in &data.origins {
        origin = format!("{origin}\ngames of {games}");
    }
    format!(
        "{origin}\n{} games, {} positions",
        data.games,
        data.fitted.len()
    )
}

/// Refuses to go on with the state of another fit.
fn goes_on(path: &Path, found: &str, expected: &str, passes: u32) -> Result<()> {
    if found != expected {
        bail!(
            "{} belongs to another fit and is not continued:\n{found}\nthis one is\n{expected}",
            path.display(),
        );
    }
    say(&format!("goes on behind pass {passes}"));
    Ok(())
}

fn fit_network<V: Variant>(game: GameName, task: &Fit) -> Result<()> {
    let data = data::read::<V>(&task.games.files, &task.games.choice(), &mut say)?;
    let settings = task.settings(20, 0.002);
    let command = fit_command("fit-network", game, &settings, &task.games);
    let from = task.from.as_deref();
    let from = from.map(network::State::load::<V>).transpose()?;
    let origin = fit_origin(command, from.as_ref().map(|from| &*from.origin), &data);
    let mut state = if task.state.exists() {
        let state = network::State::load::<V>(&task.state)?;
        goes_on(&task.state, &state.origin, &origin, state.passes)?;
        state
    } else {
        let mut state = network::State::new::<V>(origin, settings.seed);
        if let Some(from) = from {
            state.begin_with(from);
        }
        state
    };
    network::run::<V>(&settings, &data, &mut state, &mut say, |state| {
        state.save(&task.state)
    })
}

fn export_network<V: Variant>(task: &Export) -> Result<()> {
    let state = network::State::load::<V>(&task.state)?;
    let data = data::read::<V>(&task.games.files, &task.games.choice(), &mut say)?;
    let made = network::export::<V>(&state, &data.fitted, &state.origin)?;
    write_whole(&task.out, &[&made.network.to_bytes()])
        .with_context(|| format!("{} cannot be written", task.out.display()))?;
    say(&format!(
        "{:.1} hundredths of a man are one unit of the logistic curve",
        made.scale
    ));
    let exact = network::loss::<V>(&state, &data.held_out);
    let judged = Judged::network("as written", &data.held_out, &made.network);
    let rounded = judged.loss_at(&data.held_out, made.scale);
    say(&format!(
        "held-out loss against results: {exact:.6} before rounding, {rounded:.6} after"
    ));
    Ok(())
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
        let evaluation = Evaluation::<V>::from_bytes(&bytes);
        match evaluation.with_context(|| format!("{name} cannot be used"))? {
            Evaluation::Learned(patterns) => {
                judged.push(Judged::patterns(&name, samples, &patterns));
            }
            Evaluation::Network(network) => {
                judged.push(Judged::network(&name, samples, &network));
            }
            Evaluation::HandMade => bail!("{name} holds no evaluation"),
        }
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
