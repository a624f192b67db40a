//! A game as it stands in a file.

mod build;
mod settle;

use crate::item::{Entry, Item, Kind, Span};
use crate::place::Place;
use crate::points::Points;
use crate::problem::Problem;

/// A game: tags, moves with all that stands between them, and a result.
///
/// Nothing in it is nested, so a game of any shape is built, compared and dropped without recursion,
/// and one `Game` can be read into again and again without allocating ([`Game::clear`]).
///
/// ```
/// use damier_pdn::{Game, Item};
///
/// let mut game = Game::new();
/// game.push_tag("White", "Wiersma")?;
/// for text in ["32-28", "19-23", "28x19"] {
///     game.push(Item::Move(text))?;
/// }
/// game.push(Item::Mark("!"))?;
/// game.set_result("2-0")?;
/// assert_eq!(game.to_string(), "[White \"Wiersma\"]\n\n1. 32-28 19-23 2. 28x19! 2-0\n");
/// # Ok::<(), damier_pdn::Fault>(())
/// ```
///
/// # Equality
/// Two games are equal if they have the same tags, items, first move number and result. Their
/// places, numbers and problems say where they came from and do not count.
#[derive(Clone, Debug, Default)]
pub struct Game {
    number: u64,
    place: Place,
    /// The texts of tags and items, each valid UTF-8; the text of a move is checked when it is asked
    /// for, which it often is not.
    text: Vec<u8>,
    tags: Vec<TagEntry>,
    entries: Vec<Entry>,
    /// The variations that are still open, as indices of their starts.
    open: Vec<usize>,
    has_move: bool,
    first_number: Option<u32>,
    result: Option<(Span, Place)>,
    problems: Vec<Problem>,
    problems_left_out: u64,
}

#[derive(Clone, Copy, Debug)]
struct TagEntry {
    name: Span,
    value: Span,
    place: Place,
}

impl Game {
    /// A game without anything.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes everything out; what was allocated is kept for the next game.
    pub fn clear(&mut self) {
        self.number = 0;
        self.place = Place::default();
        self.text.clear();
        self.tags.clear();
        self.entries.clear();
        self.open.clear();
        self.has_move = false;
        self.first_number = None;
        self.result = None;
        self.problems.clear();
        self.problems_left_out = 0;
    }

    /// Which game of its file it is, from 1; 0 if it was not read from one.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Where it begins in its file.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place
    }

    /// The tags in order, with all that are there more than once.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags
            .iter()
            .map(|tag| (self.span(tag.name), self.span(tag.value)))
    }

    /// The value of the first tag with this name, in whatever case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find_tag(name).map(|tag| self.span(tag.value))
    }

    /// Where the first tag with this name begins.
    #[must_use]
    pub fn tag_place(&self, name: &str) -> Option<Place> {
        self.find_tag(name).map(|tag| tag.place)
    }

    fn find_tag(&self, name: &str) -> Option<&TagEntry> {
        let is_name = |tag: &&TagEntry| self.bytes(tag.name).eq_ignore_ascii_case(name.as_bytes());
        self.tags.iter().find(is_name)
    }

    /// Everything between the tags and the result, in order.
    pub fn items(&self) -> impl Iterator<Item = Item<'_>> {
        self.entries.iter().map(|entry| self.item(entry))
    }

    /// Where each item begins in its file, in the order of [`Game::items`].
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.entries.iter().map(|entry| entry.place)
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        let mut depth = 0_usize;
        self.entries.iter().filter_map(move |entry| {
            match entry.kind {
                Kind::Start => depth += 1,
                Kind::End => depth = depth.saturating_sub(1),
                Kind::Move if depth == 0 => return Some(self.span(entry.span)),
                _ => {}
            }
            None
        })
    }

    /// The number of known moves in the main line.
    #[must_use]
    pub fn plies(&self) -> usize {
        let mut depth = 0_usize;
        let mut plies = 0;
        for entry in &self.entries {
            match entry.kind {
                Kind::Start => depth += 1,
                Kind::End => depth = depth.saturating_sub(1),
                Kind::Move if depth == 0 => plies += usize::from(self.is_known(entry)),
                _ => {}
            }
        }
        plies
    }

    /// Whether a move is known: `-` stands for one that is not.
    pub(crate) fn is_known(&self, entry: &Entry) -> bool {
        entry.plain.is_some() || self.text[entry.span.start as usize] != b'-'
    }

    /// The number of the first move, if it is not 1.
    #[must_use]
    pub fn first_number(&self) -> Option<u32> {
        self.first_number
    }

    /// The result behind the moves; `None` if there is none or it is `*`.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        self.result.map(|(span, _)| self.span(span))
    }

    /// The result behind the moves, else that of the Result tag, else `*`.
    #[must_use]
    pub fn result_or_tag(&self) -> &str {
        let tag = || {
            self.tag("Result")
                .filter(|value| !matches!(*value, "" | "?"))
        };
        self.result().or_else(tag).unwrap_or("*")
    }

    /// What the result means.
    #[must_use]
    pub fn points(&self) -> Points {
        Points::read(self.result_or_tag())
    }

    /// What is wrong with the game, in the order of reading.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// How many problems there are beyond those described.
    #[must_use]
    pub fn problems_left_out(&self) -> u64 {
        self.problems_left_out
    }

    pub(crate) fn span(&self, span: Span) -> &str {
        std::str::from_utf8(self.bytes(span)).expect("only whole texts are kept")
    }

    fn bytes(&self, span: Span) -> &[u8] {
        &self.text[span.start as usize..span.end as usize]
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(crate) fn item(&self, entry: &Entry) -> Item<'_> {
        let text = || self.span(entry.span);
        match entry.kind {
            Kind::Move => Item::Move(text()),
            Kind::Mark => Item::Mark(text()),
            Kind::Nag => Item::Nag(u16::try_from(entry.span.end).unwrap_or(u16::MAX)),
            Kind::Comment => Item::Comment(text()),
            Kind::CommentLine => Item::CommentLine(text()),
            Kind::Setup => Item::Setup(text()),
            Kind::Start => Item::VariationStart,
            Kind::End => Item::VariationEnd,
            Kind::Result => Item::Result(text()),
        }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.first_number == other.first_number
            && self.result() == other.result()
            && self.tags().eq(other.tags())
            && self.items().eq(other.items())
    }
}

impl Eq for Game {}
