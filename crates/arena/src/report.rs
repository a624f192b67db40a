//! What is kept of a game: for the figures of the match, and in a file.

use damier_pdn::{Fault, Item, Points};
use damier_rules::{Color, Game, Variant};
use serde::Serialize;

use crate::player::BreachKind;
use crate::referee::{Played, Remark};

/// One of the two engines of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Side {
    /// The first; strength is counted from its view.
    A,
    /// The other.
    B,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }
}

/// Which engine plays a colour: A has White in the games with odd numbers.
pub(crate) fn side(number: u32, color: Color) -> Side {
    if (number % 2 == 1) == (color == Color::White) {
        Side::A
    } else {
        Side::B
    }
}

/// A game of the match that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameReport {
    /// Its number, from 1. Games 1 and 2 are the first pair, 3 and 4 the second.
    pub number: u32,
    /// The opening that it began with.
    pub opening: String,
    /// The half points of A: 0, 1 or 2.
    pub points: u8,
    /// The code of what ended it, as `no-moves`, `adjudicated-win` or `crash`.
    pub ending: String,
    /// Who broke a rule of the match, and how.
    pub irregularity: Option<Irregularity>,
    /// Its length.
    pub plies: usize,
    /// Equal for games with the same moves from the same position.
    #[serde(skip)]
    pub(crate) key: u64,
}

/// An engine broke a rule of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Irregularity {
    /// The engine.
    pub engine: Side,
    /// In what way: `crash`, `hang`, `overrun`, `illegal` or `protocol`.
    pub kind: String,
    /// What happened, with the move.
    pub text: String,
}

/// What all games of a match have in common, and their file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heading {
    /// The names of A and B.
    pub(crate) names: [String; 2],
    /// Their settings and limits.
    pub(crate) engines: [String; 2],
    /// What the games begin from, and how they are adjudicated.
    pub(crate) terms: String,
    /// `2026.11.30`, or empty.
    pub(crate) date: String,
}

/// The tags that tell one match from another.
const ENGINE_A: &str = "EngineA";
const ENGINE_B: &str = "EngineB";
const TERMS: &str = "Terms";
const OPENING: &str = "Opening";
const ENDING: &str = "Termination";
const IRREGULARITY: &str = "Irregularity";

impl Heading {
    /// A game for a file.
    pub(crate) fn game<V: Variant>(
        &self,
        number: u32,
        opening: &str,
        played: &Played<V>,
    ) -> Result<damier_pdn::Game, Fault> {
        let name = |color| self.names[side(number, color).index()].as_str();
        let result = played.outcome.text(V::RESULT_STYLE);
        let round = number.to_string();
        let mut tags = vec![
            ("Event", "Match"),
            ("Date", &self.date),
            ("Round", &round),
            ("White", name(Color::White)),
            ("Black", name(Color::Black)),
            ("Result", result),
            (ENDING, played.ending),
        ];
        tags.retain(|(_, value)| !value.is_empty());
        let irregularity = played.breach.as_ref().map(|(color, breach)| {
            let letter = side(number, *color).letter();
            format!("{letter} {}: {}", breach.kind.code(), breach.text)
        });
        tags.extend(irregularity.as_deref().map(|text| (IRREGULARITY, text)));
        tags.extend([
            (OPENING, opening),
            (ENGINE_A, &self.engines[0]),
            (ENGINE_B, &self.engines[1]),
            (TERMS, &self.terms),
        ]);
        with_remarks(&played.game, &tags, result, &played.remarks)
    }

    /// What differs between this match and that of a game in a file; nothing if it is of this one.
    pub(crate) fn difference(&self, game: &damier_pdn::Game) -> Option<String> {
        let ours = [&self.engines[0], &self.engines[1], &self.terms];
        let tags = [ENGINE_A, ENGINE_B, TERMS].into_iter().zip(ours);
        tags.into_iter().find_map(|(tag, ours)| {
            let theirs = game.tag(tag).unwrap_or("nothing");
            (theirs != ours).then(|| format!("{tag} is {theirs:?}, expected {ours:?}"))
        })
    }
}

fn with_remarks<V: Variant>(
    play: &Game<V>,
    tags: &[(&str, &str)],
    result: &str,
    remarks: &[Remark],
) -> Result<damier_pdn::Game, Fault> {
    let bare = damier_pdn::Game::record(play, tags)?;
    let mut game = damier_pdn::Game::new();
    for (name, value) in bare.tags() {
        game.push_tag(name, value)?;
    }
    for (text, remark) in bare.moves().zip(remarks) {
        game.push(Item::Move(text))?;
        game.push(Item::Comment(&comment(remark)))?;
    }
    game.set_result(result)?;
    Ok(game)
}

/// `+0.15 d12 0.052s`: the score from White's view, the depth and the time.
fn comment(remark: &Remark) -> String {
    let note = &remark.note;
    let mut words = Vec::new();
    words.extend(note.score.map(|score| format!("{:+.2}", score + 0.0)));
    words.extend(note.depth.map(|depth| format!("d{depth}")));
    words.push(format!("{:.3}s", remark.used.as_secs_f64()));
    words.join(" ")
}

impl GameReport {
    /// A game of no moves, which ended so for A: 0, 1 or 2 half points.
    #[must_use]
    pub fn new(number: u32, points: u8, ending: &str) -> Self {
        Self {
            number,
            opening: String::new(),
            points,
            ending: ending.to_owned(),
            irregularity: None,
            plies: 0,
            key: u64::from(number),
        }
    }

    /// What a file says of a game of the match. `None` for a game that is not whole: without its
    /// result, or one that is not of a match at all.
    pub(crate) fn read(game: &damier_pdn::Game) -> Option<Self> {
        let result = game.result()?;
        if game.tag("Result") != Some(result)
            || game.problems().iter().any(damier_pdn::Problem::is_error)
        {
            return None;
        }
        let number = game
            .tag("Round")?
            .parse()
            .ok()
            .filter(|&number| number > 0)?;
        let white = match Points::read(result) {
            Points::White => 2,
            Points::Draw => 1,
            Points::Black => 0,
            Points::BothLose | Points::Unknown => return None,
        };
        let points = match side(number, Color::White) {
            Side::A => white,
            Side::B => 2 - white,
        };
        Some(Self {
            number,
            opening: game.tag(OPENING)?.to_owned(),
            points,
            ending: game.tag(ENDING)?.to_owned(),
            irregularity: match game.tag(IRREGULARITY) {
                Some(text) => Some(Irregularity::read(text)?),
                None => None,
            },
            plies: game.plies(),
            key: key(game),
        })
    }
}

impl Irregularity {
    fn read(text: &str) -> Option<Self> {
        let (letter, rest) = text.split_once(' ')?;
        let (kind, text) = rest.split_once(": ")?;
        let engine = Side::BOTH
            .into_iter()
            .find(|side| letter.chars().eq([side.letter()]))?;
        let kind = BreachKind::ALL
            .into_iter()
            .find(|known| known.code() == kind)?;
        Some(Self {
            engine,
            kind: kind.code().to_owned(),
            text: text.to_owned(),
        })
    }
}

/// A number that games with the same start and moves share, and hardly ever others: FNV-1a.
fn key(game: &damier_pdn::Game) -> u64 {
    let texts = game.tag("FEN").into_iter().chain(game.moves());
    let bytes = texts.flat_map(|text| text.bytes().chain([b' ']));
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Breach, Note};
    use damier_pdn::Reader;
    use damier_rules::{International, Outcome};
    use std::time::Duration;

    fn heading() -> Heading {
        Heading {
            names: ["one", "two"].map(str::to_owned),
            engines: ["damier \"x\"", "random"].map(str::to_owned),
            terms: "random:6 seed 1".to_owned(),
            date: "2026.11.30".to_owned(),
        }
    }

    fn played(breach: Option<(Color, Breach)>) -> Played<International> {
        let mut game = Game::new();
        game.play_text("32-28").expect("legal");
        let remark = Remark {
            note: Note {
                score: Some(0.25),
                depth: Some(9),
                nodes: None,
            },
            used: Duration::from_millis(52),
        };
        Played {
            game,
            outcome: Outcome::Win(Color::White),
            ending: "resignation",
            breach,
            remarks: vec![remark],
        }
    }

    fn reread(game: &damier_pdn::Game) -> damier_pdn::Game {
        let text = game.to_string();
        let mut games = Reader::new(text.as_bytes());
        games.next().expect("a game").expect("memory can be read")
    }

    #[test]
    fn a_game_comes_back_from_its_file() {
        let game = heading()
            .game(4, "the start", &played(None))
            .expect("it can be written");
        assert!(
            game.to_string()
                .ends_with("\n1. 32-28 {+0.25 d9 0.052s} 2-0\n"),
            "{game}"
        );
        let report = GameReport::read(&reread(&game)).expect("it is whole");
        // B has White in game 4.
        assert_eq!((report.number, report.points, report.plies), (4, 0, 1));
        assert_eq!(
            (report.opening.as_str(), report.ending.as_str()),
            ("the start", "resignation")
        );
        assert_eq!(report.irregularity, None);
        assert_eq!(heading().difference(&reread(&game)), None);
    }

    #[test]
    fn an_irregularity_comes_back_from_its_file() {
        let breach = Breach::new(BreachKind::Illegal, "\"20-30\": no {such} move");
        let game = heading().game(1, "x", &played(Some((Color::Black, breach))));
        let report = GameReport::read(&reread(&game.expect("it can be written"))).expect("whole");
        let expected = Irregularity {
            engine: Side::B,
            kind: "illegal".to_owned(),
            text: "\"20-30\": no {such} move".to_owned(),
        };
        assert_eq!((report.points, report.irregularity), (2, Some(expected)));
    }

    #[test]
    fn a_torn_game_is_not_whole() {
        let game = heading()
            .game(1, "x", &played(None))
            .expect("it can be written");
        let text = game.to_string();
        let end = text.trim_end().len();
        for length in 0..end {
            let mut games = Reader::new(&text.as_bytes()[..length]);
            let torn = games.next().transpose().expect("memory can be read");
            assert_eq!(torn.as_ref().and_then(GameReport::read), None, "{length}");
        }
    }

    #[test]
    fn another_match_is_recognised() {
        let game = heading()
            .game(1, "x", &played(None))
            .expect("it can be written");
        let mut other = heading();
        other.terms = "random:8 seed 1".to_owned();
        let found = other.difference(&game);
        let expected = "Terms is \"random:6 seed 1\", expected \"random:8 seed 1\"";
        assert_eq!(found.as_deref(), Some(expected));
    }

    #[test]
    fn colours_swap_within_a_pair() {
        assert_eq!(side(1, Color::White), Side::A);
        assert_eq!(side(2, Color::White), Side::B);
        assert_eq!(side(2, Color::Black), Side::A);
    }
}
