//! Checks a lesson by the rules: every position, every answer and everything it says.

use damier_rules::{Color, Game, Kind, Outcome, Position, Reason, Variant};

use crate::claim::{Claim, Promise, not_so};
use crate::game::ForGame;
use crate::judge::{Answer, Verdict};
use crate::lesson::{Fault, Goal, Lesson, Lined, Right, Step, Turn, What, Wrong};
use crate::play::{game_before, play, squares};

impl Lesson {
    /// Everything in the lesson that the rules contradict, by line.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.game.run(Checking { lesson: self })
    }
}

struct Checking<'a> {
    lesson: &'a Lesson,
}

impl ForGame for Checking<'_> {
    type Output = Vec<Fault>;

    fn run<V: Variant>(self) -> Vec<Fault> {
        let steps = self.lesson.steps.iter().enumerate();
        steps
            .flat_map(|(at, step)| self.step::<V>(at, step))
            .collect()
    }
}

fn fault(line: usize, message: impl Into<String>) -> Fault {
    let message = message.into();
    Fault { line, message }
}

impl Checking<'_> {
    fn step<V: Variant>(&self, at: usize, step: &Step) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (number, turn) in step.turns.iter().enumerate() {
            let game = match game_before::<V>(step, number) {
                Ok(game) => game,
                Err(fault) => return vec![fault],
            };
            claims(&game, turn, &mut faults);
            match &step.goal {
                Goal::Play => self.moves((at, number), &game, turn, &mut faults),
                Goal::Touch => self.touched::<V>((at, number), turn, &mut faults),
                Goal::Choose(options) => self.options((at, number), options, turn, &mut faults),
            }
        }
        if let Some(gain) = &step.gain
            && faults.is_empty()
        {
            faults.extend(gained::<V>(step, gain));
        }
        faults
    }

    /// Checks the answers of a turn that asks for a move.
    fn moves<V: Variant>(
        &self,
        place: (usize, usize),
        game: &Game<V>,
        turn: &Turn,
        faults: &mut Vec<Fault>,
    ) {
        for right in &turn.right {
            match &right.value {
                Right::This(text) => promises(game, turn, right.line, text, faults),
                Right::Any => {
                    let position = game.position();
                    for mv in position.legal_moves() {
                        promises(game, turn, right.line, &position.move_text(mv), faults);
                    }
                }
            }
        }
        for wrong in &turn.wrong {
            faults.extend(self.wrong_move(place, game, wrong).err());
        }
        self.unlisted(place, game, turn, faults);
    }

    /// Each wrong answer that is listed is wrong in just that way.
    fn wrong_move<V: Variant>(
        &self,
        (at, number): (usize, usize),
        game: &Game<V>,
        wrong: &Lined<Wrong>,
    ) -> Result<(), Fault> {
        let key = self.lesson.wrong_key(at, &wrong.value.name);
        let gives = |text: &str| {
            let verdict = self
                .lesson
                .judge(at, number, &Answer::Move(text.to_owned()));
            matches!(verdict, Verdict::Wrong { key: Some(found), .. } if found == key)
        };
        let fits = match &wrong.value.what {
            What::This(text) => gives(text),
            What::Refused(code) if Reason::ALL.iter().all(|reason| reason.code() != *code) => {
                return Err(fault(
                    wrong.line,
                    format!("{code:?} is no code of a reason"),
                ));
            }
            What::Refused(_) => attempts(game.position()).iter().any(|text| gives(text)),
            What::Other => texts(game.position()).iter().any(|text| gives(text)),
        };
        if !fits {
            return Err(fault(
                wrong.line,
                format!("no answer gets the message {:?}", wrong.value.name),
            ));
        }
        let What::This(text) = &wrong.value.what else {
            return Ok(());
        };
        let mut after = game.clone();
        for mv in &wrong.value.refutation {
            // The wrong move itself is played first, once.
            if after.plies() == game.plies() {
                let value = text.clone();
                let line = wrong.line;
                play(&mut after, &Lined { line, value })?;
            }
            let value = mv.clone();
            let line = wrong.line;
            play(&mut after, &Lined { line, value })?;
        }
        Ok(())
    }

    /// Every legal move is either right or has words of its own.
    fn unlisted<V: Variant>(
        &self,
        (at, number): (usize, usize),
        game: &Game<V>,
        turn: &Turn,
        faults: &mut Vec<Fault>,
    ) {
        let line = turn.right[0].line;
        for text in texts(game.position()) {
            let verdict = self.lesson.judge(at, number, &Answer::Move(text.clone()));
            if matches!(verdict, Verdict::Wrong { key: None, .. }) {
                faults.push(fault(
                    line,
                    format!("{text} is legal, and neither right nor wrong here"),
                ));
            }
        }
    }

    fn touched<V: Variant>(
        &self,
        (at, number): (usize, usize),
        turn: &Turn,
        faults: &mut Vec<Fault>,
    ) {
        for right in &turn.right {
            let Right::This(text) = &right.value else {
                faults.push(fault(right.line, "squares, not *, are touched"));
                continue;
            };
            if squares::<V>(text).is_none_or(|list| list.is_empty()) {
                faults.push(fault(right.line, format!("{text:?}, expected squares")));
            }
        }
        for wrong in &turn.wrong {
            let key = self.lesson.wrong_key(at, &wrong.value.name);
            let gives = |text: &String| {
                let answer = Answer::Squares(text.clone());
                let verdict = self.lesson.judge(at, number, &answer);
                matches!(verdict, Verdict::Wrong { key: Some(found), .. } if found == key)
            };
            let fits = match &wrong.value.what {
                What::This(text) => gives(text),
                _ => (1..=50)
                    .map(|square: u8| square.to_string())
                    .any(|text| gives(&text)),
            };
            if !fits {
                let message = format!("no square gets the message {:?}", wrong.value.name);
                faults.push(fault(wrong.line, message));
            }
        }
        if turn
            .wrong
            .iter()
            .all(|wrong| wrong.value.what != What::Other)
        {
            let line = turn.right[0].line;
            faults.push(fault(
                line,
                "no words for any other square: add wrong * NAME",
            ));
        }
    }

    fn options(
        &self,
        (at, number): (usize, usize),
        options: &[String],
        turn: &Turn,
        faults: &mut Vec<Fault>,
    ) {
        for option in options {
            let answer = Answer::Option(option.clone());
            if let Verdict::Wrong { key: None, .. } = self.lesson.judge(at, number, &answer) {
                let line = turn.right[0].line;
                faults.push(fault(
                    line,
                    format!("option {option:?} is neither right nor wrong"),
                ));
            }
        }
        let is_option = |name: &String| options.contains(name);
        for right in &turn.right {
            if !matches!(&right.value, Right::This(name) if is_option(name)) {
                faults.push(fault(
                    right.line,
                    "the right answer is not among the options",
                ));
            }
        }
        for wrong in &turn.wrong {
            if !matches!(&wrong.value.what, What::This(name) if is_option(name)) {
                faults.push(fault(
                    wrong.line,
                    "the wrong answer is not among the options",
                ));
            }
        }
    }
}

/// How much the learner has gained when the step is done.
fn gained<V: Variant>(step: &Step, said: &Lined<i32>) -> Option<Fault> {
    let (first, end) = match (
        game_before::<V>(step, 0),
        game_before::<V>(step, step.turns.len()),
    ) {
        (Ok(first), Ok(end)) => (first, end),
        (Err(fault), _) | (_, Err(fault)) => return Some(fault),
    };
    let learner = first.position().turn();
    let pieces = |game: &Game<V>, color| i32::try_from(game.position().pieces(color).len());
    let lost = |color| Some(pieces(&first, color).ok()? - pieces(&end, color).ok()?);
    let found = lost(!learner)? - lost(learner)?;
    (found != said.value).then(|| fault(said.line, not_so(&said.value, &found)))
}

/// The texts of the legal moves.
fn texts<V: Variant>(position: &Position<V>) -> Vec<String> {
    let moves = position.legal_moves();
    moves.into_iter().map(|mv| position.move_text(mv)).collect()
}

/// Every way to point at two squares of the board.
fn attempts<V: Variant>(position: &Position<V>) -> Vec<String> {
    let own = position.pieces(position.turn());
    let all = || own.iter().chain(position.empty().iter());
    own.iter()
        .flat_map(|from| all().map(move |to| format!("{from}-{to}")))
        .collect()
}

fn claims<V: Variant>(game: &Game<V>, turn: &Turn, faults: &mut Vec<Fault>) {
    for claim in &turn.claims {
        let found = claim_found(game, &claim.value);
        if found != Some(claim.value.clone()) {
            let found = found.map_or_else(|| "otherwise".to_owned(), |found| found.to_string());
            faults.push(fault(claim.line, not_so(&claim.value, &found)));
        }
    }
}

/// The same claim with what the rules say in it.
fn claim_found<V: Variant>(game: &Game<V>, claim: &Claim) -> Option<Claim> {
    let position = game.position();
    let moves = position.legal_moves();
    Some(match claim {
        Claim::Moves(_) => Claim::Moves(moves.len()),
        Claim::Captures(_) => Claim::Captures(captures(position)),
        Claim::Longest(_) => Claim::Longest(longest(position)),
        Claim::Movers(said) => {
            let mut from: Vec<u8> = moves.iter().map(|mv| mv.from().number()).collect();
            from.sort_unstable();
            from.dedup();
            let mut sorted = said.clone();
            sorted.sort_unstable();
            // Their order does not matter.
            Claim::Movers(if from == sorted { said.clone() } else { from })
        }
        Claim::Pieces(..) => {
            let count = |color| position.pieces(color).len();
            Claim::Pieces(count(Color::White), count(Color::Black))
        }
        Claim::Counter(code, _) => {
            let mut limits = game.limits();
            let (_, plies) = limits.find(|(limit, _)| limit.counter.code() == code)?;
            Claim::Counter(code.clone(), plies?)
        }
        Claim::Repetitions(_) => Claim::Repetitions(game.repetitions()),
        Claim::Illegal(text, _) => {
            let refusal = position.read_move(text).err()?;
            Claim::Illegal(text.clone(), refusal.reason().code().to_owned())
        }
    })
}

fn captures<V: Variant>(position: &Position<V>) -> usize {
    let moves = position.legal_moves();
    moves.iter().filter(|mv| mv.is_capture()).count()
}

fn longest<V: Variant>(position: &Position<V>) -> u32 {
    let moves = position.legal_moves();
    let taken = moves.iter().map(|mv| mv.captured().len());
    taken.max().unwrap_or(0)
}

/// Checks a right move, what is said of the position after it, and the reply.
fn promises<V: Variant>(
    game: &Game<V>,
    turn: &Turn,
    line: usize,
    text: &str,
    faults: &mut Vec<Fault>,
) {
    let mut after = game.clone();
    let mv = match after.play_text(text) {
        Ok(mv) => mv,
        Err(error) => {
            let place = game.position().fen();
            return faults.push(fault(line, format!("{text} in {place}: {error}")));
        }
    };
    let position = *after.position();
    for promise in &turn.promises {
        let found = match &promise.value {
            Promise::Takes(_) => Promise::Takes(mv.captured().len()),
            Promise::IsKing(_) => {
                let piece = position.piece_at(mv.to());
                Promise::IsKing(piece.is_some_and(|piece| piece.kind == Kind::King))
            }
            Promise::End(..) | Promise::GoesOn => end(&after),
            Promise::Forced => match position.legal_moves().len() {
                1 => Promise::Forced,
                count => Promise::Moves(count),
            },
            Promise::Captures(_) => Promise::Captures(captures(&position)),
            Promise::Longest(_) => Promise::Longest(longest(&position)),
            Promise::Moves(_) => Promise::Moves(position.legal_moves().len()),
        };
        if found != promise.value {
            let message = format!("after {text}: {}", not_so(&promise.value, &found));
            faults.push(fault(promise.line, message));
        }
    }
    if let Some(reply) = &turn.reply {
        faults.extend(play(&mut after, reply).err());
    }
}

fn end<V: Variant>(game: &Game<V>) -> Promise {
    let Some(end) = game.end() else {
        return Promise::GoesOn;
    };
    let who = match end.outcome {
        Outcome::Draw => "draw",
        Outcome::Win(Color::White) => "white",
        Outcome::Win(Color::Black) => "black",
    };
    Promise::End(who.to_owned(), end.reason.code().to_owned())
}
