//! Exercises as a file says them, and what the rules say of them.

use damier_lessons::{Exercise, GameName, Theme};

const GIVE_ONE: &str = "i001 ; W:W26,27,32,38:B5,16,17 ; 27-21 16x27* 32x12* ; 1 ; 1 ; one-for-two";

#[track_caller]
fn read(text: &str) -> Exercise {
    Exercise::read(GameName::International, text).expect("an exercise")
}

#[test]
fn an_exercise_is_written_as_it_was_read() {
    let exercise = read(GIVE_ONE);
    assert_eq!(exercise.to_string(), GIVE_ONE);
    assert_eq!(exercise.faults(), Vec::<String>::new());
    assert_eq!(exercise.themes, [Theme::OneForTwo]);
}

#[test]
fn only_the_move_of_the_solution_is_right() {
    let exercise = read(GIVE_ONE);
    assert_eq!(exercise.judge(0, "27-21"), Some(true));
    assert_eq!(exercise.judge(0, "27-22"), Some(false));
    assert_eq!(exercise.judge(0, "27-17"), None);
    assert_eq!(exercise.judge(2, "32x21x12"), Some(true));
}

#[test]
fn what_the_rules_contradict_is_a_fault() {
    for (right, wrong) in [
        ("27-21 16x27*", "27-21 16x27"),
        ("16x27*", "17x26*"),
        ("; 1 ; 1 ;", "; 2 ; 1 ;"),
        ("; 1 ; 1 ;", "; 1 ; 3 ;"),
        ("one-for-two", "king"),
        (" 32x12*", ""),
    ] {
        assert!(GIVE_ONE.contains(right), "{right}");
        let faults = read(&GIVE_ONE.replace(right, wrong)).faults();
        assert_eq!(faults.len(), 1, "{wrong}: {faults:?}");
    }
}

#[test]
fn faulty_lines_are_told_by_their_number() {
    let text = format!("# A note.\n{GIVE_ONE}\n\n{GIVE_ONE}\ni002 ; W:W28:B5\n");
    let faults = Exercise::read_all(GameName::International, &text).expect_err("it has faults");
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 4: \"i001\" stands twice",
            "line 5: 2 parts, expected 6 with ; between them"
        ]
    );
}

#[test]
fn a_king_that_runs_into_its_captures_is_a_turkish_stroke() {
    let text = "i003 ; B:W27,28,38,39,42:BK25 ; 25x33* ; 4 ; 1 ; king turkish long";
    assert_eq!(read(text).faults(), Vec::<String>::new());
}
