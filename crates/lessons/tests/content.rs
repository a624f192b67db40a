//! Plays every lesson of the repository in every language.

use std::fs;
use std::path::{Path, PathBuf};

use damier_lessons::{
    Answer, Course, Exercise, GameName, Goal, Lesson, Right, Source, Verdict, What,
};
use damier_rules::{Brazilian, Checkers, International, Position, Russian, Variant};

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

fn source(path: &Path) -> Source {
    Source {
        file: path.display().to_string(),
        text: fs::read_to_string(path).expect("a file of texts"),
    }
}

/// The paths in a folder, in order.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths
}

fn course(game: GameName) -> Course {
    let lessons = content().join("lessons").join(game.name());
    let lessons: Vec<Source> = sorted(&lessons).iter().map(|path| source(path)).collect();
    let words: Vec<Source> = sorted(&content().join("locales"))
        .iter()
        .map(|language| {
            language
                .join("lessons")
                .join(game.name())
                .with_extension("ftl")
        })
        .map(|path| source(&path))
        .collect();
    Course::read(&lessons, &words)
}

fn each_course() -> impl Iterator<Item = (GameName, Course)> {
    GameName::ALL.into_iter().map(|game| (game, course(game)))
}

#[test]
fn nothing_in_the_lessons_contradicts_the_rules_and_no_message_is_missing() {
    let mut faults = Vec::new();
    for (_, course) in each_course() {
        faults.extend(course.faults.iter().map(ToString::to_string));
        assert!(course.words.len() >= 4, "words in four languages");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_course_has_lessons_of_its_game() {
    for (game, course) in each_course() {
        assert!(course.lessons.len() >= 5, "{}", game.name());
        assert!(course.lessons.iter().all(|lesson| lesson.game == game));
    }
}

#[test]
fn every_right_answer_is_accepted_turn_by_turn() {
    let mut answers = 0;
    for (_, course) in each_course() {
        for lesson in &course.lessons {
            for (at, step) in lesson.steps.iter().enumerate() {
                for (number, turn) in step.turns.iter().enumerate() {
                    for right in &turn.right {
                        let Right::This(text) = &right.value else {
                            continue;
                        };
                        let verdict = lesson.judge(at, number, &answer(&step.goal, text));
                        let done = number + 1 == step.turns.len();
                        let fits = matches!(&verdict, Verdict::Right { done: found, reply, .. }
                            if *found == done && reply.is_some() == turn.reply.is_some());
                        assert!(fits, "{} line {}: {verdict:?}", lesson.name, right.line);
                        answers += 1;
                    }
                }
            }
        }
    }
    assert!(answers > 60, "only {answers} right answers were tried");
}

#[test]
fn every_wrong_answer_that_is_listed_is_refused_with_its_own_words_in_every_language() {
    let mut answers = 0;
    for (_, course) in each_course() {
        for lesson in &course.lessons {
            for (at, number, listed, name) in listed_wrongs(lesson) {
                let goal = &lesson.steps[at].goal;
                let verdict = lesson.judge(at, number, &answer(goal, &listed));
                let Verdict::Wrong { key: Some(key), .. } = verdict else {
                    panic!("{} {listed}: {verdict:?}", lesson.name);
                };
                assert_eq!(key, lesson.wrong_key(at, &name), "{} {listed}", lesson.name);
                for (file, words) in &course.words {
                    assert!(words.get(&key).is_some(), "{key} in {file}");
                }
                answers += 1;
            }
        }
    }
    assert!(answers > 40, "only {answers} wrong answers were tried");
}

/// The wrong answers that name one answer: step, turn, the answer and the name of its message.
fn listed_wrongs(lesson: &Lesson) -> Vec<(usize, usize, String, String)> {
    let mut all = Vec::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        for (number, turn) in step.turns.iter().enumerate() {
            for wrong in &turn.wrong {
                if let What::This(text) = &wrong.value.what {
                    all.push((at, number, text.clone(), wrong.value.name.clone()));
                }
            }
        }
    }
    all
}

fn answer(goal: &Goal, text: &str) -> Answer {
    let text = text.to_owned();
    match goal {
        Goal::Play => Answer::Move(text),
        Goal::Touch => Answer::Squares(text),
        Goal::Choose(_) => Answer::Option(text),
    }
}

#[test]
fn texts_of_all_languages_name_the_same_moves() {
    for (game, course) in each_course() {
        let (_, first) = &course.words[0];
        for (file, words) in &course.words {
            for (key, _) in first.iter() {
                let numbers = |text: Option<&str>| moves_in(text.unwrap_or_default());
                assert_eq!(
                    numbers(words.get(key)),
                    numbers(first.get(key)),
                    "{} {key} in {file}",
                    game.name()
                );
            }
        }
    }
}

/// The moves named in a text, such as 32–28 and 28×19, sorted.
fn moves_in(text: &str) -> Vec<String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '–' | '×');
    let words = text.split(|letter| !is_part(letter));
    let mut found: Vec<String> = words
        .filter(|word| word.contains(['–', '×']))
        .map(ToOwned::to_owned)
        .collect();
    found.sort();
    found
}

/// The exercises of each game that has some.
fn each_book() -> impl Iterator<Item = (GameName, Vec<Exercise>)> {
    let read = |game: GameName| {
        let file = content().join("exercises").join(game.name());
        let text = fs::read_to_string(file.with_extension("txt")).ok()?;
        let exercises = Exercise::read_all(game, &text).expect("a file of exercises");
        Some((game, exercises))
    };
    GameName::ALL.into_iter().filter_map(read)
}

#[test]
fn every_solution_of_an_exercise_is_legal_and_forced_as_told() {
    for (game, exercises) in each_book() {
        for exercise in &exercises {
            assert_eq!(
                exercise.faults(),
                Vec::<String>::new(),
                "{game:?}: {exercise}"
            );
            assert!(exercise.line.len() >= 2, "{exercise}");
        }
    }
}

/// The texts of the legal moves at a ply of a solution.
fn legal<V: Variant>(exercise: &Exercise, ply: usize) -> Vec<String> {
    let start = Position::<V>::from_fen(&exercise.fen).expect("a position");
    let before = exercise.line[..ply].iter();
    let position = before.fold(start, |position, played| {
        position.after(position.read_move(&played.moves[0]).expect("a legal move"))
    });
    let moves = position.legal_moves();
    moves.into_iter().map(|mv| position.move_text(mv)).collect()
}

#[test]
fn each_right_move_of_an_exercise_is_accepted_and_each_other_refused() {
    for (game, exercises) in each_book() {
        for exercise in &exercises {
            for ply in (0..exercise.line.len()).step_by(2) {
                let right = &exercise.line[ply].moves;
                for mv in right {
                    assert_eq!(
                        exercise.judge(ply, mv),
                        Some(true),
                        "{game:?}: {exercise}: {mv}"
                    );
                }
                let legal = match game {
                    GameName::International => legal::<International>(exercise, ply),
                    GameName::Checkers => legal::<Checkers>(exercise, ply),
                    GameName::Russian => legal::<Russian>(exercise, ply),
                    GameName::Brazilian => legal::<Brazilian>(exercise, ply),
                };
                let accepted = legal
                    .iter()
                    .filter(|mv| exercise.judge(ply, mv) == Some(true));
                assert_eq!(accepted.count(), right.len(), "{exercise}");
            }
        }
    }
}
