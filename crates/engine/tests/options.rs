//! What an engine can be asked for besides a move: several lines, threads, memory, time.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::time::Duration;

use damier_engine::{
    Allotment, BestMove, Clock, Engine, Evaluation, Info, Limits, NoClock, Progress, Score,
};
use damier_rules::{Brazilian, Checkers, Game, International, Position, Russian, Variant};

fn go_on<V: Variant>(_: &Info<V>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

#[track_caller]
fn game<V: Variant>(fen: &str) -> Game<V> {
    Game::from_position(Position::from_fen(fen).expect("the test gives a position"))
}

/// The lines of the last depth of a search.
fn lines<V: Variant>(game: &Game<V>, limits: Limits) -> (BestMove<V>, Vec<Info<V>>) {
    let mut all: Vec<Info<V>> = Vec::new();
    let best = Engine::new(1).search(game, &limits, &NoClock, |info| {
        if info.line == 1 {
            all.clear();
        }
        all.push(info.clone());
        ControlFlow::Continue(())
    });
    (best.expect("the game has a move"), all)
}

fn check_lines<V: Variant>(fen: &str) {
    let game = game::<V>(fen);
    let limits = Limits {
        lines: 3,
        ..depth(6)
    };
    let (best, lines) = lines(&game, limits);
    assert_eq!(lines.len(), 3, "{fen}");
    assert_eq!(lines[0].pv.first(), Some(&best.mv));
    for (number, info) in (1..).zip(&lines) {
        assert_eq!((info.line, info.depth), (number, 6));
    }
    let starts: Vec<_> = lines.iter().map(|info| info.pv[0]).collect();
    assert!(starts[0] != starts[1] && starts[0] != starts[2] && starts[1] != starts[2]);
    assert!(lines.is_sorted_by_key(|info| std::cmp::Reverse(info.score)));
    // Each is what its move is worth when it is looked at alone.
    for info in &lines {
        let next = Game::from_position(game.position().after(info.pv[0]));
        let alone = Engine::new(1).search(&next, &depth(5), &NoClock, go_on);
        let alone = alone.map(|best| -best.info.score);
        let apart = |score: Score| score.centimen().unwrap_or_default();
        let difference = apart(info.score) - alone.map_or(0, apart);
        assert!(difference.abs() < 60, "{} and {alone:?}", info.score);
    }
}

#[test]
fn several_lines_are_the_best_moves_in_order() {
    check_lines::<International>("W:W31-50:B1-20");
    check_lines::<Checkers>("B:B1-12:W21-32");
    check_lines::<Russian>("W:W21-32:B1-12");
    check_lines::<Brazilian>("W:W21-32:B1-12");
}

#[test]
fn a_move_that_turns_out_better_becomes_a_line() {
    // The three best after four plies are not those after six.
    let game = game::<International>("B:W26,27,31,32,36,37,41:B13,16,17,18,19,23,24");
    let of = |count, plies| {
        let limits = Limits {
            lines: count,
            ..depth(plies)
        };
        lines(&game, limits).1
    };
    let starts = |lines: &[Info<_>]| lines.iter().map(|info| info.pv[0]).collect::<Vec<_>>();
    let (three, all) = (of(3, 6), of(500, 6));
    assert_ne!(starts(&three)[1..], starts(&of(3, 4))[1..]);
    let worst = three[2].score.centimen().expect("no win in sight");
    for other in all
        .iter()
        .filter(|info| !starts(&three).contains(&info.pv[0]))
    {
        let score = other.score.centimen().expect("no win in sight");
        assert!(score <= worst + 10, "{} and {worst}", other.score);
    }
}

#[test]
fn no_more_lines_come_than_there_are_moves() {
    let game = game::<International>("W:W50,45:B3,4");
    let limits = Limits {
        lines: 500,
        ..depth(4)
    };
    assert_eq!(
        lines(&game, limits).1.len(),
        game.position().legal_moves().len()
    );
}

#[test]
fn an_only_move_is_thought_about_when_asked() {
    let game = game::<International>("W:W28,32:B23");
    let limits = Limits {
        think_on_only_move: true,
        ..depth(3)
    };
    let (best, lines) = lines(&game, limits);
    assert!(best.info.nodes > 0 && lines[0].score.is_win());
}

#[test]
fn threads_find_what_one_finds() {
    // What threads find depends on when each runs, so it is only certain where one move is far better
    // than any other: here three men.
    let game = game::<International>("W:W27,29,32,37,40,49,50:B1,2,10,17,18,19");
    let mut engine = Engine::new(4);
    engine.set_threads(3);
    let best = engine.search(&game, &nodes(400_000), &NoClock, go_on);
    let text = best.map(|best| game.position().move_text(best.mv));
    assert_eq!(text.as_deref(), Some("29-23"));
}

#[test]
fn threads_share_a_limit_of_nodes() {
    let game: Game = Game::new();
    let mut engine = Engine::new(4);
    engine.set_threads(2);
    let best = engine.search(&game, &nodes(60_000), &NoClock, go_on);
    let looked = best.expect("White can move").info.nodes;
    assert!((60_000..200_000).contains(&looked), "{looked}");
}

#[test]
fn memory_that_is_kept_saves_work_and_is_lost_when_forgotten() {
    let game: Game = Game::new();
    let looked = |engine: &mut Engine| {
        let best = engine.search(&game, &depth(12), &NoClock, go_on);
        best.expect("White can move").info.nodes
    };
    let mut engine = Engine::new(4);
    let first = looked(&mut engine);
    assert_eq!(
        looked(&mut engine),
        first,
        "nothing is kept unless asked for"
    );
    engine.keep_memory(true);
    assert!(looked(&mut engine) < first / 2);
    engine.forget();
    assert_eq!(looked(&mut engine), first);
    engine.set_hash(4);
    assert_eq!(looked(&mut engine), first);
}

#[test]
fn another_evaluation_plays_otherwise() {
    let fen = "W:W27,28,32,33,34,37,38,39,42,43,48:B8,9,12,13,14,16,18,19,21,23,24";
    let game = game::<International>(fen);
    let mut engine = Engine::new(1);
    engine.set_evaluation(Evaluation::HandMade);
    let by_hand = engine.search(&game, &depth(5), &NoClock, go_on);
    engine.set_evaluation(Evaluation::built_in());
    let built_in = engine.search(&game, &depth(5), &NoClock, go_on);
    let fresh = Engine::new(1).search(&game, &depth(5), &NoClock, go_on);
    assert_eq!(built_in, fresh);
    assert_ne!(by_hand, built_in);
}

/// A clock by which every look takes a millisecond, and which is stopped after so many looks.
struct Looks {
    seen: Cell<u64>,
    stopped_after: u64,
}

impl Clock for Looks {
    fn now(&self) -> Duration {
        Duration::from_millis(self.seen.get())
    }

    fn is_stopped(&self) -> bool {
        self.seen.set(self.seen.get() + 1);
        self.seen.get() > self.stopped_after
    }
}

fn looks(stopped_after: u64) -> Looks {
    Looks {
        seen: Cell::new(0),
        stopped_after,
    }
}

#[test]
fn a_clock_can_stop_a_search_at_once() {
    let game: Game = Game::new();
    let best = Engine::new(1).search(&game, &Limits::default(), &looks(0), go_on);
    assert!(best.expect("White can move").info.nodes <= Limits::NODES_BETWEEN_LOOKS);
}

#[test]
fn no_depth_begins_after_the_soft_limit_and_nothing_goes_on_after_the_hard_one() {
    let game: Game = Game::new();
    let allotted = |soft, hard| Limits {
        time: Some(Allotment {
            soft: Duration::from_millis(soft),
            hard: Duration::from_millis(hard),
        }),
        ..Limits::default()
    };
    let clock = looks(10_000);
    let best = Engine::new(1).search(&game, &allotted(1, 9_000), &clock, go_on);
    assert_eq!(best.map(|best| best.info.depth), Some(1));
    let clock = looks(10_000);
    let best = Engine::new(1).search(&game, &allotted(40, 40), &clock, go_on);
    assert_eq!(clock.seen.get(), 40);
    assert!(best.is_some_and(|best| best.info.depth > 3));
}

#[test]
fn a_search_in_slices_ends_like_one_in_a_piece() {
    let game: Game<Russian> = Game::new();
    let limits = Limits {
        lines: 2,
        ..nodes(7_777)
    };
    let whole = Engine::new(1).search(&game, &limits, &NoClock, go_on);
    let mut search = Engine::new(1).begin(&game, limits).expect("White can move");
    let sliced = loop {
        if let Progress::Done(best) = search.advance(13) {
            break best;
        }
    };
    assert_eq!(Some(sliced), whole);
}
