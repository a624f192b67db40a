use super::*;
use damier_rules::International;

/// Plays a list of moves; what then comes is its last word.
struct Script {
    moves: Vec<&'static str>,
    last: fn() -> Result<Reply<International>, Breach>,
    used: Duration,
    score: f64,
    fails_at_the_end: bool,
}

impl Script {
    fn new(moves: &[&'static str]) -> Self {
        Self {
            moves: moves.iter().rev().copied().collect(),
            last: || Ok(Reply::Resigns),
            used: Duration::ZERO,
            score: 0.0,
            fails_at_the_end: false,
        }
    }
}

impl Player<International> for Script {
    fn begin(&mut self, _setting: &Setting<'_, International>) -> Result<(), Breach> {
        Ok(())
    }

    fn think(&mut self, turn: &Turn<'_, International>) -> Result<Answer<International>, Breach> {
        let reply = match self.moves.pop() {
            Some(text) => Reply::Move(turn.game.position().read_move(text).expect(text)),
            None => (self.last)()?,
        };
        Ok(Answer {
            reply,
            used: self.used,
            note: Note {
                score: Some(self.score),
                ..Note::default()
            },
        })
    }

    fn finish(&mut self, _color: Color, _outcome: Outcome) -> Result<(), Breach> {
        if self.fails_at_the_end {
            return Err(Breach::new(BreachKind::Crash, "gone"));
        }
        Ok(())
    }
}

const REFEREE: Referee = Referee {
    margin: Margin {
        clock: Duration::from_millis(50),
        move_time: Duration::from_millis(50),
    },
    hang: None,
    adjudication: Adjudication {
        win: None,
        draw: None,
        max_plies: None,
        tables: false,
    },
};

fn game(
    referee: &Referee,
    fen: &str,
    white: &mut Script,
    black: &mut Script,
    limit: Option<Limit>,
) -> Played<International> {
    let start = Position::from_fen(fen).expect(fen);
    let seats = [white, black].map(|player| Seat {
        player: player as &mut dyn Player<_>,
        limit,
    });
    referee.play(start, seats, 1)
}

#[track_caller]
fn check(played: &Played<International>, outcome: Outcome, ending: &str, breach: Option<&str>) {
    assert_eq!((played.outcome, played.ending), (outcome, ending));
    let found = played
        .breach
        .as_ref()
        .map(|(_, breach)| breach.text.as_str());
    assert_eq!(found, breach);
}

const WHITE_WINS: Outcome = Outcome::Win(Color::White);
const BLACK_WINS: Outcome = Outcome::Win(Color::Black);
const START: &str = "W:W31-50:B1-20";

#[test]
fn the_rules_end_a_game() {
    let (mut white, mut black) = (Script::new(&["28x19"]), Script::new(&[]));
    let played = game(&REFEREE, "W:W28:B23", &mut white, &mut black, None);
    check(&played, WHITE_WINS, "no-pieces", None);
    let moves = ["47-33", "33-47", "47-33", "33-47"];
    let answers = ["5-10", "10-5", "5-10", "10-5"];
    let (mut white, mut black) = (Script::new(&moves), Script::new(&answers));
    let played = game(&REFEREE, "W:WK47,50:BK5,6", &mut white, &mut black, None);
    check(&played, Outcome::Draw, "repetition", None);
    assert_eq!(played.remarks.len(), played.game.plies());
}

#[test]
fn who_resigns_has_lost() {
    let (mut white, mut black) = (Script::new(&["32-28"]), Script::new(&[]));
    let played = game(&REFEREE, START, &mut white, &mut black, None);
    check(&played, WHITE_WINS, "resignation", None);
}

#[test]
fn an_illegal_move_loses_and_is_named() {
    let (mut white, mut black) = (Script::new(&["32-28"]), Script::new(&[]));
    black.last = || Ok(Reply::Illegal("20-30".to_owned()));
    let played = game(&REFEREE, START, &mut white, &mut black, None);
    let fen = "B:W28,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
               B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
    let text = format!("\"20-30\" is no legal move in {fen} (ply 2, after 32-28)");
    check(&played, WHITE_WINS, "illegal", Some(&text));
}

#[test]
fn a_crash_loses_and_is_named() {
    let (mut white, mut black) = (Script::new(&[]), Script::new(&[]));
    white.last = || Err(Breach::new(BreachKind::Crash, "it ended"));
    let played = game(&REFEREE, START, &mut white, &mut black, None);
    check(&played, BLACK_WINS, "crash", Some("it ended (ply 1)"));
}

#[test]
fn too_long_a_move_loses_and_is_named() {
    let limit = Some(Limit::MoveTime(Duration::from_millis(100)));
    let (mut white, mut black) = (Script::new(&["32-28"]), Script::new(&["19-23"]));
    white.used = Duration::from_millis(150);
    black.used = Duration::from_millis(151);
    let played = game(&REFEREE, START, &mut white, &mut black, limit);
    let text = "19-23 took 0.151 s, expected 0.1 s (ply 2, after 32-28)";
    check(&played, WHITE_WINS, "overrun", Some(text));
}

#[test]
fn an_overstepped_clock_loses_and_is_named() {
    let limit = Some(Limit::Clock("0.1+0.1".parse().expect("a clock")));
    let (mut white, mut black) = (
        Script::new(&["32-28", "37-32", "41-37"]),
        Script::new(&["20-24", "14-20"]),
    );
    white.used = Duration::from_millis(160);
    let played = game(&REFEREE, START, &mut white, &mut black, limit);
    let text = "41-37 took 0.160 s, 0.060 s more than was left (ply 5, after 14-20)";
    check(&played, BLACK_WINS, "overrun", Some(text));
}

#[test]
fn a_failure_after_the_end_is_named_and_changes_no_result() {
    let (mut white, mut black) = (Script::new(&["28x19"]), Script::new(&[]));
    white.fails_at_the_end = true;
    let played = game(&REFEREE, "W:W28:B23", &mut white, &mut black, None);
    check(
        &played,
        WHITE_WINS,
        "no-pieces",
        Some("gone (after the end of the game)"),
    );
}

#[test]
fn engines_that_agree_end_a_game() {
    let adjudication = Adjudication {
        win: Some("2,2".parse().expect("a rule")),
        ..Adjudication::default()
    };
    let referee = Referee {
        adjudication,
        ..REFEREE
    };
    let (mut white, mut black) = (Script::new(&["32-28"]), Script::new(&["19-23"]));
    (white.score, black.score) = (-2.5, 3.0);
    let played = game(&referee, START, &mut white, &mut black, None);
    check(&played, BLACK_WINS, "adjudicated-win", None);
    assert_eq!(played.remarks[1].note.score, Some(-3.0));
}

#[test]
fn tables_end_a_game() {
    let adjudication = Adjudication {
        tables: true,
        ..Adjudication::default()
    };
    let referee = Referee {
        adjudication,
        ..REFEREE
    };
    let (mut white, mut black) = (Script::new(&["28x37"]), Script::new(&[]));
    let played = game(
        &referee,
        "W:WK7,28,45:B32,K46",
        &mut white,
        &mut black,
        None,
    );
    assert_eq!(played.ending, "adjudicated-tables");
    assert_eq!(played.game.plies(), 1);
}
