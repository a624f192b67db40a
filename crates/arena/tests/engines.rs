//! Matches with programs that keep the rules, and with some that do not.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

use damier_arena::{
    EngineSpec, GameReport, Limit, MatchError, MatchSettings, Observer, Openings, Standing, Summary,
};
use damier_protocol::dxp::{EndReason, Framing, GameAnswer, Message, Name, PlayedMove, frame};
use damier_rules::{Color, Game, International, Russian, Variant};

/// Keeps the texts of all games.
#[derive(Default)]
struct Games(Vec<String>);

impl Observer for Games {
    fn game_over(
        &mut self,
        game: &damier_pdn::Game,
        _: &GameReport,
        _: &Standing<'_>,
    ) -> std::io::Result<()> {
        self.0.push(game.to_string());
        Ok(())
    }
}

/// The fake engine of `tests/data`, which does so when it is to move.
fn fake(kind: &str, deed: &str, mv: &str) -> EngineSpec {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let text = format!("{kind} name=Fake cmd=\"sh fake_engine.sh {deed} {mv}\" dir=\"{folder}\"");
    text.parse().expect("an engine")
}

fn settings(a: EngineSpec) -> MatchSettings {
    let mut settings = MatchSettings::new(
        a,
        "damier nodes=50 hash=1 name=Own"
            .parse()
            .expect("an engine"),
    );
    settings.games = 2;
    settings.limit = Some(Limit::MoveTime(Duration::from_secs(5)));
    settings
}

fn played<V: Variant>(settings: &MatchSettings, openings: &str) -> Result<Summary, MatchError> {
    let openings = Openings::<V>::read(openings).expect("openings");
    settings.run(&openings, &[], &mut Games::default())
}

/// White is to capture and wins.
const WON: &str = "W:W28:B23 ; won";
const START: &str = "W:W31-50:B1-20 ; start";

/// Both games are lost by an engine that does so, and both are named.
#[track_caller]
fn check_named(settings: &MatchSettings, kind: &str, text: &str) {
    let summary = played::<International>(settings, START).expect("the match is played");
    assert_eq!((summary.games, summary.losses), (2, 2), "{summary:?}");
    assert_eq!(summary.endings.get(kind), Some(&2), "{:?}", summary.endings);
    let named: Vec<u32> = summary
        .irregular
        .iter()
        .map(|irregular| irregular.game)
        .collect();
    assert_eq!(named, [1, 2]);
    let first = &summary.irregular[0];
    assert_eq!(
        (&*first.engine, &*first.opening, &*first.kind),
        ("Fake", "start", kind)
    );
    assert!(first.text.contains(text), "{}", first.text);
}

#[test]
fn a_program_plays_by_hub() {
    let summary = played::<International>(&settings(fake("hub", "play", "28x19x23")), WON);
    let summary = summary.expect("the match is played");
    // Each side wins with White.
    assert_eq!((summary.wins, summary.losses), (1, 1));
    assert_eq!(summary.endings.get("no-pieces"), Some(&2));
    assert!(summary.irregular.is_empty());
    let times = summary.times[0].as_ref().expect("it has moved");
    assert_eq!(
        (times.moves, times.depth, times.nodes),
        (1, Some(7.0), Some(1000.0))
    );
}

#[test]
fn a_program_plays_by_the_first_version_of_hub() {
    let summary = played::<International>(&settings(fake("hub1", "play1", "28x19x23")), WON);
    let summary = summary.expect("the match is played");
    assert_eq!(
        (summary.wins, summary.losses, summary.irregular.len()),
        (1, 1, 0)
    );
    let times = summary.times[0].as_ref().expect("it has moved");
    assert_eq!((times.depth, times.nodes), (Some(7.0), Some(1000.0)));
}

#[test]
fn hub_is_told_the_game() {
    let summary = played::<Russian>(&settings(fake("hub", "play", "22x15x18")), "W:Wc3:Bd4");
    assert_eq!(summary.map(|summary| summary.wins).ok(), Some(1));
    let refused = played::<Russian>(&settings(fake("hub1", "play1", "22x15")), "W:Wc3:Bd4");
    let text = refused.expect_err("it has one game").to_string();
    assert!(
        text.contains("Fake speaks a protocol that has no other game"),
        "{text}"
    );
}

#[test]
fn a_program_that_ends_is_named() {
    check_named(
        &settings(fake("hub", "crash", "")),
        "crash",
        "it ended (exit status: 3) (ply 1)",
    );
}

#[test]
fn a_program_that_does_not_answer_is_named() {
    let mut settings = settings(fake("hub", "hang", ""));
    settings.hang = Some(Duration::from_millis(200));
    check_named(&settings, "hang", "it does not answer (ply 1)");
}

#[test]
fn an_illegal_move_is_named() {
    let deed = fake("hub", "play", "32-27x28");
    check_named(
        &settings(deed),
        "illegal",
        "\"32-27x28\" is no legal move in W:W31,",
    );
    check_named(
        &settings(fake("hub", "nothing", "")),
        "illegal",
        "\"\" is no legal move",
    );
    check_named(
        &settings(fake("hub", "garbage", "")),
        "illegal",
        "\"32 - 28\" is no legal move",
    );
}

#[test]
fn a_late_move_is_named() {
    let mut settings = settings(fake("hub", "slow", "32-28"));
    settings.games = 1;
    settings.limit = Some(Limit::MoveTime(Duration::from_millis(50)));
    settings.margin = Some(Duration::from_millis(100));
    let summary = played::<International>(&settings, START).expect("the match is played");
    assert_eq!(summary.endings.get("overrun"), Some(&1));
    let text = &summary.irregular[0].text;
    assert!(
        text.starts_with("32-28 took 0.") && text.contains("expected 0.05 s (ply 1)"),
        "{text}"
    );
}

#[test]
fn a_complaint_is_named() {
    check_named(
        &settings(fake("hub", "complain", "")),
        "protocol",
        "it says: bad position",
    );
}

#[test]
fn a_program_is_started_anew_after_it_has_ended() {
    let mut settings = settings(fake("hub", "late-crash", "28x19x23"));
    settings.games = 6;
    let summary = played::<International>(&settings, WON).expect("the match is played");
    // It ends when its second game begins, in which it is not asked for a move.
    let crashed: Vec<u32> = summary
        .irregular
        .iter()
        .map(|irregular| irregular.game)
        .collect();
    assert_eq!(crashed, [3]);
    assert_eq!(summary.endings.get("no-pieces"), Some(&5));
}

#[test]
fn a_program_that_does_not_start_ends_the_match() {
    let mute = "dxp-server name=Mute cmd=\"sh -c 'exit 7'\""
        .parse()
        .expect("an engine");
    let weights = "damier name=Odd nodes=9 eval=/no/such"
        .parse()
        .expect("an engine");
    let gone = "hub name=Gone cmd=/no/such/program"
        .parse()
        .expect("an engine");
    for (engine, reason) in [
        (weights, "Odd does not start: /no/such: No such file"),
        (mute, "Mute does not start: it ended (exit status: 7)"),
        (
            gone,
            "Gone does not start: /no/such/program in . cannot be started",
        ),
        (
            fake("hub", "deaf", ""),
            "Fake does not start: it ended (exit status: 5)",
        ),
    ] {
        let error =
            played::<International>(&settings(engine), START).expect_err("it does not start");
        assert!(error.to_string().starts_with(reason), "{error}");
    }
}

#[test]
fn a_match_stops_when_an_engine_keeps_failing() {
    let mut settings = settings(fake("hub", "crash", ""));
    settings.games = 100;
    let summary = played::<International>(&settings, START).expect("the match is played");
    assert_eq!(summary.games, 10);
    settings.tolerates = true;
    settings.games = 14;
    let summary = played::<International>(&settings, START).expect("the match is played");
    assert_eq!(summary.games, 14);
}

#[test]
fn limits_that_an_engine_cannot_be_told_are_refused() {
    let mut settings = settings(fake("hub1", "play1", ""));
    settings.limit = Some(Limit::Nodes(100));
    let text = played::<International>(&settings, START)
        .expect_err("no nodes")
        .to_string();
    assert_eq!(
        text,
        "Fake cannot be told the limit 100 nodes, expected a time or a clock"
    );
    settings.limit = None;
    let text = played::<International>(&settings, START)
        .expect_err("no limit")
        .to_string();
    assert!(text.starts_with("Fake has no limit for a move"), "{text}");
}

/// A DXP program that follows: it plays its first legal move, and in its second game ends the game so.
fn dxp_follower(end: EndReason) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("it has one").port();
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("the match connects");
        let mut framing = Framing::default();
        let mut bytes = [0; 512];
        let mut game: Option<(Game, Color)> = None;
        let mut games = 0;
        while let Ok(length @ 1..) = stream.read(&mut bytes) {
            for message in framing.push(&bytes[..length]) {
                let message = Message::decode(&message.expect("it is short")).expect("a message");
                let mut answers = Vec::new();
                match message {
                    Message::Request(request) => {
                        games += 1;
                        let start = Game::from_position(request.start.position());
                        game = Some((start, request.follower));
                        let name = Name::new("Follower");
                        answers.push(Message::Answer {
                            name,
                            answer: GameAnswer::Accepted,
                        });
                    }
                    Message::Move(played) => {
                        let (game, _) = game.as_mut().expect("a game is on");
                        let mv = played.find(game.position()).expect("it is legal");
                        game.play(mv).expect("it is legal");
                    }
                    Message::End { .. } => {
                        game = None;
                        answers.push(Message::End {
                            reason: EndReason::Unknown,
                            stop: false,
                        });
                    }
                    _ => {}
                }
                if let Some((game, color)) = &mut game
                    && game.position().turn() == *color
                {
                    if games == 2 {
                        answers.push(Message::End {
                            reason: end,
                            stop: false,
                        });
                    } else if let Some(&mv) = game.position().legal_moves().first() {
                        let played = PlayedMove::new(game.position(), mv, Duration::ZERO);
                        answers.push(Message::Move(played));
                        game.play(mv).expect("it is legal");
                    }
                }
                for answer in answers {
                    stream
                        .write_all(&frame(&answer))
                        .expect("the match listens");
                }
            }
        }
    });
    port
}

fn dxp_match(end: EndReason) -> Summary {
    let port = dxp_follower(end);
    let spec = format!("dxp-server name=Follower port={port} chat=hello");
    let mut settings = settings(spec.parse().expect("an engine"));
    settings.games = 2;
    let began = Instant::now();
    let summary = played::<International>(&settings, START).expect("the match is played");
    assert!(began.elapsed() < Duration::from_mins(1));
    summary
}

#[test]
fn a_program_plays_by_dxp_and_may_resign() {
    let summary = dxp_match(EndReason::Loss);
    assert_eq!(
        (summary.games, summary.irregular.len()),
        (2, 0),
        "{summary:?}"
    );
    assert_eq!(summary.endings.get("resignation"), Some(&1));
    assert!(
        summary.times[0]
            .as_ref()
            .is_some_and(|times| times.moves > 5)
    );
}

#[test]
fn nobody_draws_or_wins_by_saying_so() {
    for end in [EndReason::Draw, EndReason::Win, EndReason::Unknown] {
        let summary = dxp_match(end);
        assert_eq!(summary.endings.get("protocol"), Some(&1), "{end:?}");
        assert_eq!((summary.irregular[0].game, summary.irregular.len()), (2, 1));
        assert_eq!(summary.irregular[0].engine, "Follower");
    }
}
