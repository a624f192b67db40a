//! The positions that games begin from.

use std::fmt;

use damier_rules::{Color, Game, Position, Variant};

use crate::rng::Random;

/// A position that a pair of games begins from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening<V: Variant> {
    /// The position.
    pub position: Position<V>,
    /// What it is called in reports: the text behind the FEN, or the FEN.
    pub label: String,
}

/// The openings of a match: a list, or as many as are wanted made at random.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Openings<V: Variant>(Source<V>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Source<V: Variant> {
    /// Never empty.
    List(Vec<Opening<V>>),
    Random {
        plies: usize,
        seed: u64,
    },
}

/// Games that are made to find one opening. Nearly all would do where there are men enough.
const ATTEMPTS: u64 = 1000;

impl<V: Variant> Openings<V> {
    /// The openings of a text: a FEN a line; `#` begins a comment, what follows `;` is a label.
    ///
    /// ```
    /// use damier_arena::Openings;
    /// use damier_rules::International;
    ///
    /// let text = "# balanced\nW:W28,31-50:B1-20 ; a tempo\n";
    /// let openings = Openings::<International>::read(text)?;
    /// assert_eq!(openings.get(0).label, "a tempo");
    /// # Ok::<(), damier_arena::OpeningsError>(())
    /// ```
    ///
    /// # Errors
    /// A line that is no position or one in which the game has ended, and a text without any.
    pub fn read(text: &str) -> Result<Self, OpeningsError> {
        let mut openings = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let (fen, label) = line.split_once(';').unwrap_or((line, ""));
            if fen.trim().is_empty() {
                continue;
            }
            let opening = Opening::read(fen.trim(), label.trim());
            openings.push(opening.map_err(|reason| OpeningsError::Line {
                line: index + 1,
                reason,
            })?);
        }
        if openings.is_empty() {
            return Err(OpeningsError::None);
        }
        Ok(Self(Source::List(openings)))
    }

    /// Openings of so many plies, each legal move as likely as the others, in which both sides have
    /// equally many men and kings and none has to capture. The same seed gives the same openings.
    #[must_use]
    pub fn random(plies: usize, seed: u64) -> Self {
        Self(Source::Random { plies, seed })
    }

    /// The opening of a pair of games, counted from 0. A list begins anew where it ends.
    #[must_use]
    pub fn get(&self, pair: usize) -> Opening<V> {
        match &self.0 {
            Source::List(openings) => openings[pair % openings.len()].clone(),
            Source::Random { plies, seed } => made_at_random(*plies, *seed, pair),
        }
    }

    /// How many different ones there are; `None` where they do not end.
    #[must_use]
    pub fn len(&self) -> Option<usize> {
        match &self.0 {
            Source::List(openings) => Some(openings.len()),
            Source::Random { .. } => None,
        }
    }

    /// Always false: a list without openings is refused.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == Some(0)
    }

    /// A short text that differs where the openings do, so that a match is not continued with others.
    #[must_use]
    pub fn description(&self) -> String {
        match &self.0 {
            Source::List(openings) => {
                // FNV-1a, which is the same everywhere and for ever.
                let mut hash = 0xCBF2_9CE4_8422_2325_u64;
                for opening in openings {
                    for byte in opening.position.fen().bytes() {
                        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
                    }
                }
                format!("{} positions {hash:016x}", openings.len())
            }
            Source::Random { plies, seed } => format!("random:{plies} seed {seed}"),
        }
    }
}

impl<V: Variant> Opening<V> {
    fn read(fen: &str, label: &str) -> Result<Self, String> {
        let position = Position::<V>::from_fen(fen).map_err(|errors| errors.to_string())?;
        if let Some(end) = Game::from_position(position).end() {
            return Err(format!("the game has ended there ({})", end.reason.code()));
        }
        let label = if label.is_empty() { fen } else { label };
        Ok(Self {
            position,
            label: label.to_owned(),
        })
    }
}

fn made_at_random<V: Variant>(plies: usize, seed: u64, pair: usize) -> Opening<V> {
    let mut random = Random::new(seed, pair as u64);
    let mut game = Game::<V>::new();
    for _ in 0..ATTEMPTS {
        game = Game::new();
        while game.plies() < plies {
            let moves = game.position().legal_moves();
            let Some(&mv) = random.choose(&moves) else {
                break;
            };
            if game.play(mv).is_err() {
                break;
            }
        }
        if game.plies() == plies && is_fair(&game) {
            break;
        }
    }
    if game.end().is_some() {
        game = Game::new();
    }
    Opening {
        position: *game.position(),
        label: label_of(&game),
    }
}

fn is_fair<V: Variant>(game: &Game<V>) -> bool {
    let position = game.position();
    let strength = |color: Color| (position.men(color).len(), position.kings(color).len());
    game.end().is_none()
        && !position.has_capture()
        && strength(Color::White) == strength(Color::Black)
}

fn label_of<V: Variant>(game: &Game<V>) -> String {
    let mut position = *game.start();
    let mut texts = Vec::new();
    for mv in game.moves() {
        texts.push(position.move_text(mv));
        position = position.after(mv);
    }
    if texts.is_empty() {
        "start".to_owned()
    } else {
        texts.join(" ")
    }
}

/// Why a text holds no openings.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OpeningsError {
    /// A line that no game can begin from.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// There is no position in it.
    None,
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line, reason } => write!(f, "line {line}: {reason}"),
            Self::None => f.write_str("there are no openings, expected one FEN a line"),
        }
    }
}

impl std::error::Error for OpeningsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{Brazilian, Checkers, International, Russian};

    #[test]
    fn lines_have_comments_and_labels() {
        let text = "# heading\n\nW:W31-50:B1-20 ; the start ; really # well\nB:W31-50:B1-20\n";
        let openings = Openings::<International>::read(text).expect("two positions");
        assert_eq!(openings.len(), Some(2));
        assert_eq!(openings.get(0).label, "the start ; really");
        assert_eq!(openings.get(3).label, "B:W31-50:B1-20");
        assert_eq!(openings.get(3).position.turn(), Color::Black);
    }

    #[test]
    fn what_no_game_can_begin_from_is_refused_by_its_line() {
        for (text, reason) in [
            ("# nothing\n", "there are no openings"),
            ("W:W31:B20\nnonsense", "line 2: "),
            ("W:W:B20", "line 1: the game has ended there (no-pieces)"),
            ("W:W51:B20", "line 1: "),
        ] {
            let error = Openings::<International>::read(text).expect_err(text);
            assert!(error.to_string().starts_with(reason), "{error}");
        }
    }

    fn check_random<V: Variant>() {
        let openings = Openings::<V>::random(6, 1);
        let mut fens = Vec::new();
        for pair in 0..50 {
            let opening = openings.get(pair);
            assert!(!opening.position.has_capture(), "{}", opening.label);
            assert_eq!(opening, openings.get(pair));
            fens.push(opening.position.fen());
        }
        fens.sort();
        fens.dedup();
        assert!(fens.len() > 40, "{} different ones of 50", fens.len());
        assert_ne!(openings.get(0), Openings::random(6, 2).get(0));
    }

    #[test]
    fn random_openings_are_quiet_and_the_same_for_a_seed() {
        check_random::<International>();
        check_random::<Checkers>();
        check_random::<Russian>();
        check_random::<Brazilian>();
        let start = Openings::<International>::random(0, 1).get(7);
        assert_eq!(
            (start.position, start.label.as_str()),
            (Position::start(), "start")
        );
    }

    #[test]
    fn descriptions_differ_where_openings_do() {
        let read = |text| Openings::<International>::read(text).expect("a position");
        let (one, other) = (read("W:W31:B20"), read("W:W32:B20 ; label"));
        assert_ne!(one.description(), other.description());
        assert_eq!(one.description(), read("# c\nW:W31:B20;x").description());
    }
}
