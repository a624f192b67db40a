//! Sessions from typed lines to the screen.

use std::io::{self, Write};
use std::sync::mpsc::{SyncSender, sync_channel};

use damier_engine::Level;
use damier_rules::{Color, DrawRules, Game, International, Russian, Variant, read_fen};

use super::clocks::TimeControl;
use super::session::{Computer, Session};
use crate::board::Look;

const PLAIN: Look = Look {
    ascii: true,
    colors: false,
    bottom: Color::White,
};

const EASY_BLACK: Computer = Computer {
    color: Color::Black,
    level: Level::Easy,
    seed: 3,
};

#[track_caller]
fn game<V: Variant>(fen: &str) -> Game<V> {
    let setup = read_fen::<V>(fen).expect("the test gives a FEN");
    Game::from_setup(&setup, DrawRules::default_of::<V>()).expect("the test gives a position")
}

/// What the screen shows when these lines are typed and then the input ends.
#[track_caller]
fn screen<V: Variant>(game: Game<V>, computer: Option<Computer>, typed: &[&str]) -> String {
    let (sender, lines) = sync_channel(typed.len());
    for line in typed {
        sender
            .send((*line).to_owned())
            .expect("there is room for every line");
    }
    drop(sender);
    let mut out = Vec::new();
    let mut session = Session::new(game, computer, None, PLAIN, &mut out);
    session.run(&lines).expect("a list can be written to");
    String::from_utf8(out).expect("the screen is text")
}

#[track_caller]
fn check_shows(screen: &str, expected: &[&str]) {
    let mut rest = screen;
    for text in expected {
        let Some(at) = rest.find(text) else {
            panic!("{text:?} does not come next in\n{rest}");
        };
        rest = &rest[at + text.len()..];
    }
}

#[test]
fn a_refused_move_says_why_and_what_to_play() {
    let screen = screen(
        game::<International>("W:W28,32:B23"),
        None,
        &["32-27", "hello", "28-99"],
    );
    check_shows(
        &screen,
        &[
            "32-27 is not allowed: a capture is compulsory.\nPlay instead: 28x19.\n",
            "\"hello\" is neither a move nor a command",
            "28-99 is not allowed: there is no such square on this board.",
            "Goodbye.",
        ],
    );
}

#[test]
fn an_ambiguous_capture_is_chosen_by_number() {
    let start = game::<International>("W:WK4:B13,32,37,20");
    let screen = screen(start, None, &["4x15", "7", "2"]);
    check_shows(
        &screen,
        &[
            "Several captures go this way:",
            "1) 4x",
            "takes 13,",
            "2) 4x",
            "Which one, 1 to 2? Which one, 1 to 2?",
            "1. 4x",
        ],
    );
}

#[test]
fn a_choice_can_be_left_for_another_command() {
    let start = game::<International>("W:WK4:B13,32,37,20");
    let screen = screen(start, None, &["4x15", "fen", "moves"]);
    check_shows(
        &screen,
        &[
            "Which one",
            "W:WK4:B13,20,32,37",
            "A capture is compulsory: 4x",
        ],
    );
}

#[test]
fn the_end_is_announced_with_its_reason() {
    let start = game::<International>("W:W28:B23");
    let screen = screen(start, None, &["28x19", "19-14", "undo", "quit"]);
    check_shows(
        &screen,
        &[
            "White wins 2-0: Black has no piece left.",
            "Game over> The game is over. White wins 2-0",
            "Taken back.",
            "White> Goodbye.",
        ],
    );
}

#[test]
fn undo_against_the_computer_takes_its_answer_back_too() {
    let screen = screen(
        Game::<International>::new(),
        Some(EASY_BLACK),
        &["32-28", "undo", "undo", "redo"],
    );
    check_shows(
        &screen,
        &[
            "Damier plays",
            "1. 32-28",
            "Taken back.",
            "32w ",
            "White> There is no move of yours to take back.",
            "Played again.",
            "1. 32-28",
        ],
    );
}

#[test]
fn the_computers_first_move_cannot_be_taken_back() {
    let white = Computer {
        color: Color::White,
        ..EASY_BLACK
    };
    let screen = screen(Game::<International>::new(), Some(white), &["undo", "fen"]);
    check_shows(
        &screen,
        &["Damier plays", "There is no move of yours", "Black> B:W"],
    );
}

#[test]
fn two_people_agree_to_a_draw() {
    let screen = screen(
        Game::<International>::new(),
        None,
        &["draw", "n", "draw", "what", "Y"],
    );
    check_shows(
        &screen,
        &[
            "Black, do you agree to a draw? y/n The draw is declined.",
            "Black, do you agree to a draw? y/n Black, do you agree to a draw? y/n",
            "Draw 1-1: both sides agreed.",
        ],
    );
}

#[test]
fn a_question_can_be_left() {
    let screen = screen(
        Game::<International>::new(),
        None,
        &["draw", "quit", "32-28"],
    );
    check_shows(&screen, &["do you agree to a draw? y/n Goodbye."]);
    assert!(screen.ends_with("Goodbye.\n"), "{screen}");
}

#[test]
fn help_names_the_squares_of_the_game() {
    let screen = screen(Game::<Russian>::new(), None, &["help"]);
    check_shows(
        &screen,
        &[
            "Damier, Russian draughts, rules fmjd-64.",
            "such as c3-d4 or c3:e5 (c3 d4 will do)",
            "in between: c3:e5:g7.",
        ],
    );
}

#[test]
fn the_computer_agrees_to_a_draw_only_when_it_is_worse() {
    let worse = game::<International>("W:W31-50:B1-15");
    check_shows(
        &screen(worse, Some(EASY_BLACK), &["draw"]),
        &["agrees", "Draw 1-1"],
    );
    let better = game::<International>("W:W36-50:B1-20");
    check_shows(
        &screen(better, Some(EASY_BLACK), &["draw"]),
        &["declines", "White> "],
    );
}

#[test]
fn a_resignation_can_be_taken_back_alone() {
    let screen = screen(
        Game::<International>::new(),
        None,
        &["32-28", "resign", "undo", "history"],
    );
    check_shows(
        &screen,
        &[
            "White wins 2-0: Black resigned.",
            "The game goes on.",
            "Black> 1. 32-28\n",
        ],
    );
}

/// A screen whose keyboard is taken away as soon as it shows a text.
struct Watched {
    shown: Vec<u8>,
    text: &'static str,
    keyboard: Option<SyncSender<String>>,
}

impl Write for Watched {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.shown.extend_from_slice(bytes);
        if String::from_utf8_lossy(&self.shown).contains(self.text) {
            self.keyboard = None;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn time_runs_out_while_nobody_types() {
    let control = TimeControl::read("0+1").expect("a second is a time");
    let (keyboard, lines) = sync_channel(0);
    let mut out = Watched {
        shown: Vec::new(),
        text: "Game over> ",
        keyboard: Some(keyboard),
    };
    let game = Game::<International>::new();
    let mut session = Session::new(game, None, Some(control), PLAIN, &mut out);
    session.run(&lines).expect("a list can be written to");
    let screen = String::from_utf8_lossy(&out.shown);
    check_shows(
        &screen,
        &[
            "White  0:0",
            "Time is up.",
            "Black wins 0-2: White ran out of time.",
        ],
    );
}

#[test]
fn a_file_that_exists_is_replaced_only_when_agreed() {
    let folder = std::env::temp_dir().join(format!("damier-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let path = folder.join("my game.pdn");
    std::fs::write(&path, "mine").expect("a file can be made");
    let save = format!("save {}", path.display());
    let save = save.as_str();
    check_shows(
        &screen(Game::<International>::new(), None, &[save, "n"]),
        &["exists, overwrite? y/n Not saved."],
    );
    assert_eq!(std::fs::read_to_string(&path).ok().as_deref(), Some("mine"));
    check_shows(
        &screen(Game::<International>::new(), None, &[save, "y"]),
        &["Saved to"],
    );
    let saved = std::fs::read_to_string(&path).expect("it is there");
    assert!(saved.contains("[GameType \"20\"]"), "{saved}");
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn no_line_breaks_a_session() {
    let long = "x".repeat(5_000);
    let lines = [
        "",
        "\u{0}",
        "-1",
        "0",
        "99999999999999999999",
        "save \u{0}",
        "save /",
        "x",
        "32-",
        "-28",
        "32--28",
        "<>",
        "32x<28>",
        "ход",
        "🂡",
        "undo undo",
        "save",
        &long,
        "redo",
        "draw",
        "y",
        "hint",
        "moves",
        "save",
    ];
    for computer in [None, Some(EASY_BLACK)] {
        check_shows(
            &screen(Game::<International>::new(), computer, &lines),
            &["Goodbye."],
        );
    }
}
