//! Files of games: what is written is read, and what is damaged is told.

use damier_rules::{International, Russian};
use damier_trainer::games::{GamesError, Record, Records, write_header};
use damier_trainer::show::{Summary, pdn};

const SAMPLE: &[u8] = include_bytes!("data/sample.games");

fn read(bytes: &[u8]) -> Result<Vec<Record<International>>, GamesError> {
    let mut records = Records::new(bytes)?;
    let mut games = Vec::new();
    while let Some(record) = records.read()? {
        games.push(record);
    }
    Ok(games)
}

#[track_caller]
fn games() -> Vec<Record<International>> {
    read(SAMPLE).expect("the sample is whole")
}

#[track_caller]
fn refusal(bytes: &[u8]) -> String {
    let refused = read(bytes).map(|games| games.len());
    refused.expect_err("something is wrong").to_string()
}

#[test]
fn games_are_written_as_they_were_read() {
    let records = Records::<_, International>::new(SAMPLE).expect("the sample has a beginning");
    let mut bytes = Vec::new();
    write_header::<International>(&mut bytes, &records.origin).expect("memory can be written");
    for record in games() {
        bytes.extend(record.to_bytes());
    }
    assert!(bytes == SAMPLE);
}

#[test]
fn games_play_by_the_rules_to_their_ends() {
    for record in games() {
        let game = record.game();
        assert_eq!(
            game.moves().count(),
            record.plies.len(),
            "game {}",
            record.number
        );
        if record.ending == damier_trainer::games::Ending::Rules {
            let end = game.end().expect("it ended by the rules");
            assert_eq!(end.outcome, record.outcome, "game {}", record.number);
        }
    }
}

#[test]
fn a_game_begun_elsewhere_keeps_its_beginning() {
    let mut record = games().remove(0);
    let played = record.plies.drain(..40);
    record.start = played.fold(record.start, |position, (mv, _)| position.after(mv));
    record.opening_plies = 0;
    let mut bytes = Vec::new();
    write_header::<International>(&mut bytes, "a test").expect("memory can be written");
    bytes.extend(record.to_bytes());
    let again = read(&bytes).expect("it is whole").remove(0);
    assert!(again == record);
    let fen = format!("[FEN \"{}\"]", record.start.fen());
    assert!(pdn(&again).contains(&fen), "{fen}");
}

#[test]
fn a_summary_counts_every_game() {
    let mut summary = Summary::default();
    for record in games() {
        summary.add(&record);
    }
    assert!(
        summary.text().starts_with("20 games, "),
        "{}",
        summary.text()
    );
}

#[test]
fn pdn_tells_the_moves_and_the_result() {
    let text = pdn(&games()[0]);
    assert!(text.contains("[GameType \"20\"]"), "{text}");
    assert!(text.contains("\n1. 31-26 19-24 2. 34-29"), "{text}");
    assert!(text.ends_with(" 2-0\n"), "{text}");
}

#[test]
fn foreign_files_are_refused() {
    assert!(refusal(b"PDN").contains("no DAMGAME1"));
    let other = Records::<_, Russian>::new(SAMPLE).map(|_| ()).unwrap_err();
    assert_eq!(
        other.to_string(),
        "the games in this file are of international"
    );
}

#[test]
fn every_torn_end_is_told() {
    let last = games().pop().expect("there are twenty").to_bytes().len();
    let whole = SAMPLE.len() - last;
    assert_eq!(
        read(&SAMPLE[..whole]).expect("nineteen are whole").len(),
        19
    );
    for end in whole + 1..SAMPLE.len() {
        let expected = format!("the file ends within the record at byte {whole}");
        assert_eq!(refusal(&SAMPLE[..end]), expected, "cut at {end}");
    }
}

#[test]
fn damage_is_told() {
    let mut bytes = SAMPLE.to_vec();
    bytes[20] ^= 4;
    assert!(refusal(&bytes).contains("the checksum of the beginning is wrong"));
    let mut bytes = SAMPLE.to_vec();
    *bytes.last_mut().expect("it is not empty") ^= 4;
    assert!(refusal(&bytes).contains("its checksum is wrong"));
}

#[test]
fn a_record_that_says_what_cannot_be_is_refused() {
    let record = games().remove(0);
    let mut bytes = Vec::new();
    write_header::<International>(&mut bytes, "a test").expect("memory can be written");
    // No position has a move with the number 250.
    let mut body = record.to_bytes();
    let end = body.len() - 4;
    body[end - 3] = 250;
    let sum = crc32fast::hash(&body[2..end]).to_le_bytes();
    body[end..].copy_from_slice(&sum);
    bytes.extend(body);
    assert!(refusal(&bytes).contains("a move has a number that no legal move has"));
}
