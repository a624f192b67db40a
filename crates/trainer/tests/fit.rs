//! Fits: the same weights however often they are broken off, and ones that know something.

use std::path::PathBuf;

use damier_engine::patterns::Patterns;
use damier_rules::{Color, International};
use damier_trainer::data::{Choice, Data, Sample, read};
use damier_trainer::export::export;
use damier_trainer::fit::{Settings, run};
use damier_trainer::report::{Judged, table};
use damier_trainer::state::State;

fn data() -> Data {
    let sample = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/sample.games");
    let choice = Choice {
        decided: 1000,
        held_out: 4,
        max_games: None,
    };
    read::<International>(&[sample], &choice, &mut |_| ()).expect("the sample can be read")
}

fn settings(threads: usize, passes: u32) -> Settings {
    Settings {
        lambda: 0.8,
        scale: 150.0,
        passes,
        rate: 0.02,
        batch: 64,
        decay: 0.01,
        seed: 3,
        threads,
    }
}

fn fitted(data: &Data, threads: usize, passes: u32, mut state: State) -> State {
    let settings = settings(threads, passes);
    run::<International>(&settings, data, &mut state, &mut |_| (), |_| Ok(()))
        .expect("nothing is written");
    state
}

fn nothing() -> State {
    State::new::<International>("a test".to_owned())
}

#[test]
fn weights_do_not_depend_on_threads() {
    let data = data();
    assert!(fitted(&data, 1, 2, nothing()) == fitted(&data, 3, 2, nothing()));
}

#[test]
fn a_fit_goes_on_where_it_was_broken_off() {
    let data = data();
    let mut at_once = nothing();
    let settings = settings(1, 3);
    let mut kept = Vec::new();
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("goes-on.state");
    run::<International>(&settings, &data, &mut at_once, &mut |_| (), |state| {
        if state.passes == 1 {
            state.save(&file)?;
            kept.push(State::load::<International>(&file)?);
        }
        Ok(())
    })
    .expect("the state can be kept");
    let first = kept.pop().expect("one pass was kept");
    assert_eq!(first.passes, 1);
    assert!(fitted(&data, 1, 3, first) == at_once);
    std::fs::remove_file(file).expect("it was written");
}

#[test]
fn held_out_games_are_others() {
    let data = data();
    assert_eq!(data.games, 20);
    assert!(data.held_out.len() > 100 && data.fitted.len() > 2 * data.held_out.len());
    let fitted: std::collections::HashSet<_> =
        data.fitted.iter().map(|sample| sample.sets).collect();
    assert!(
        data.held_out
            .iter()
            .all(|sample| !fitted.contains(&sample.sets))
    );
}

#[test]
fn a_few_games_teach_that_men_are_worth_something() {
    let data = data();
    let state = fitted(&data, 1, 20, nothing());
    let made = export::<International>(&state, &data.fitted, &state.origin).expect("it learned");
    assert_eq!(made.cut_off, 0);
    assert_eq!(made.patterns.origin(), "a test");
    let slope = men_slope(&data.fitted, &made.patterns);
    assert!(
        (98.0..102.0).contains(&slope),
        "a man is worth {slope} hundredths"
    );

    let judged = Judged::patterns("learned", &data.fitted, &made.patterns);
    let chance = Judged::new("nothing", &data.fitted, |_| 0);
    assert!(judged.loss < chance.loss, "{} {}", judged.loss, chance.loss);
    let text = table(&data.fitted, &[judged, chance]);
    assert!(text.contains("\n     all "), "{text}");
}

/// The slope of the value on the difference of men, in positions without kings.
fn men_slope(samples: &[Sample], patterns: &Patterns<International>) -> f64 {
    let (mut products, mut squares) = (0.0, 0.0);
    for sample in samples
        .iter()
        .filter(|sample| sample.sets.kings() == [0, 0])
    {
        let [white, black] = sample.sets.men().map(f64::from);
        let sign = if sample.sets.turn() == Color::White {
            1.0
        } else {
            -1.0
        };
        products += sign * (white - black) * f64::from(patterns.evaluate_sets(&sample.sets));
        squares += (white - black).powi(2);
    }
    products / squares
}

#[test]
fn weights_that_know_nothing_are_not_exported() {
    let data = data();
    let refused = export::<International>(&nothing(), &data.fitted, "").map(|_| ());
    assert!(
        refused
            .unwrap_err()
            .to_string()
            .contains("know nothing yet")
    );
}
