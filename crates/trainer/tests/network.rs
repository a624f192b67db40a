//! Fits of networks: the same however often they are broken off, and ones that know something.

use std::path::PathBuf;

use damier_engine::network::Network;
use damier_rules::{International, Russian};
use damier_trainer::data::{Choice, Data, read};
use damier_trainer::fit::Settings;
use damier_trainer::network::{State, export, loss, run};
use damier_trainer::report::{Judged, table};

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
        rate: 0.002,
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

fn nothing(seed: u64) -> State {
    State::new::<International>("a test".to_owned(), seed)
}

#[test]
fn a_network_does_not_depend_on_threads_but_on_the_seed() {
    let data = data();
    let one = fitted(&data, 1, 2, nothing(3));
    assert!(one == fitted(&data, 3, 2, nothing(3)));
    assert!(one != fitted(&data, 1, 2, nothing(4)));
}

#[test]
fn a_fit_goes_on_where_it_was_broken_off() {
    let data = data();
    let mut at_once = nothing(3);
    let mut kept = Vec::new();
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("goes-on.network-state");
    let settings = settings(1, 3);
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
fn another_fit_can_be_begun_with() {
    let data = data();
    let first = fitted(&data, 1, 2, nothing(3));
    let mut second = nothing(9);
    second.begin_with(first.clone());
    assert_eq!(second.passes, 0);
    let found = loss::<International>(&second, &data.held_out);
    assert!((found - loss::<International>(&first, &data.held_out)).abs() < 1e-12);
}

#[test]
fn damaged_and_foreign_states_are_refused() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("damaged.network-state");
    nothing(3).save(&file).expect("it can be written");
    let read = || State::load::<International>(&file).map(|_| ());
    assert!(read().is_ok());
    let foreign = State::load::<Russian>(&file).map(|_| ()).unwrap_err();
    assert!(
        format!("{foreign:#}").contains("another game"),
        "{foreign:#}"
    );
    let mut bytes = std::fs::read(&file).expect("it was written");
    bytes[5000] ^= 1;
    std::fs::write(&file, &bytes).expect("it can be written");
    let damaged = read().unwrap_err();
    assert!(format!("{damaged:#}").contains("checksum"), "{damaged:#}");
    std::fs::remove_file(file).expect("it was written");
}

#[test]
fn a_few_games_teach_a_network_that_men_are_worth_something() {
    let data = data();
    let state = fitted(&data, 1, 20, nothing(3));
    let made = export::<International>(&state, &data.fitted, &state.origin).expect("it learned");
    assert_eq!(made.network.origin(), "a test");

    let judged = Judged::network("learned", &data.fitted, &made.network);
    let chance = Judged::new("nothing", &data.fitted, |_| 0);
    assert!(judged.loss < chance.loss, "{} {}", judged.loss, chance.loss);
    let exact = loss::<International>(&state, &data.fitted);
    let rounded = judged.loss_at(&data.fitted, made.scale);
    assert!((exact - rounded).abs() < 0.003, "{exact} {rounded}");
    let text = table(&data.fitted, &[judged, chance]);
    assert!(text.contains("\n     all "), "{text}");

    let again = Network::<International>::from_bytes(&made.network.to_bytes());
    let again = again.expect("just written").weights();
    assert_eq!(again, made.network.weights());
}

#[test]
fn a_network_that_knows_nothing_is_not_exported() {
    let data = data();
    let refused = export::<International>(&nothing(3), &data.fitted, "").map(|_| ());
    let reason = refused.unwrap_err().to_string();
    assert!(reason.contains("knows nothing yet"), "{reason}");
}
