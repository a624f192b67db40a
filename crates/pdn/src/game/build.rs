//! Putting games together.

use super::{Game, TagEntry};
use crate::item::{Entry, Item, Kind, Span};
use crate::place::Place;
use crate::points::Points;
use crate::problem::{Fault, Problem};
use crate::tokens::{self, Plain};
use crate::{limits, text};

impl Game {
    /// Adds a tag behind the others.
    ///
    /// # Errors
    /// A name that is empty or holds a blank, quote or bracket; too many tags; too much text.
    pub fn push_tag(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        let is_name = |c: char| !c.is_whitespace() && !c.is_control() && !"\"[]{}%/".contains(c);
        if name.is_empty() || !name.chars().all(is_name) {
            return Err(Fault::NoTag(text::excerpt(name)));
        }
        let name = self.keep(name)?;
        let start = self.text.len();
        self.keep(value)?;
        text::join_lines(&mut self.text, start);
        self.end_tag(name, start, Place::default())
    }

    /// Adds an item behind the others.
    ///
    /// Two marks in a row are one; a comment of nothing but `!` and `?` is a mark; an empty comment
    /// is left out.
    ///
    /// # Errors
    /// A text that would not be read back as such an item, an end without a start, and more than the
    /// [limits](crate::limits) allow.
    pub fn push(&mut self, item: Item<'_>) -> Result<(), Fault> {
        let place = Place::default();
        match item {
            Item::Move(text) => {
                let plain = tokens::single_move(text)
                    .ok_or_else(|| Fault::UnexpectedText(text::excerpt(text)))?;
                self.push_move(text.as_bytes(), plain, place)
            }
            Item::Mark(text) if text::is_mark(text) => self.push_mark(text, place),
            Item::Mark(text) => Err(Fault::UnexpectedText(text::excerpt(text))),
            Item::Nag(number) => self.push_nag(number, place),
            Item::Comment(text) => self.push_comment(text, b'\n', place),
            Item::CommentLine(text) => self.push_comment_line(text, place),
            Item::Setup(text) => self.push_setup(text, place),
            Item::VariationStart => self.start_variation(place),
            Item::VariationEnd => self.end_variation(place),
            Item::Result(text) => self.push_result(text, place),
        }
    }

    /// Sets the result behind the moves; `*` is no result.
    ///
    /// # Errors
    /// A text that is no result of any kind: [`Points::is_result`].
    pub fn set_result(&mut self, result: &str) -> Result<(), Fault> {
        self.set_result_at(result, Place::default())
    }

    /// Sets the number of the first move.
    pub fn set_first_number(&mut self, number: Option<u32>) {
        self.first_number = number.filter(|&number| number > 1);
    }
}

/// Building, with places.
impl Game {
    pub(crate) fn begin(&mut self, number: u64, place: Place) {
        self.number = number;
        self.place = place;
    }

    /// Whether there is nothing in it but perhaps problems.
    pub(crate) fn has_nothing(&self) -> bool {
        self.tags.is_empty() && self.entries.is_empty()
    }

    /// Whether it is a game: comments alone are none.
    pub(crate) fn is_game(&self) -> bool {
        self.has_tags() || self.result.is_some() || self.has_body()
    }

    /// Takes out everything but the problems.
    pub(crate) fn keep_only_problems(&mut self) {
        self.entries.clear();
        self.text.clear();
    }

    /// Whether there is more among the moves than comments.
    pub(crate) fn has_body(&self) -> bool {
        let is_comment = |entry: &Entry| matches!(entry.kind, Kind::Comment | Kind::CommentLine);
        // Comments come first or not at all, so this looks at few entries.
        !self.entries.iter().all(is_comment)
    }

    pub(crate) fn has_tag(&self, name: &str) -> bool {
        self.find_tag(name).is_some()
    }

    pub(crate) fn has_tags(&self) -> bool {
        !self.tags.is_empty()
    }

    pub(crate) fn has_move(&self) -> bool {
        self.has_move
    }

    pub(crate) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(crate) fn add_problem(&mut self, place: Place, fault: Fault) {
        if self.problems.len() < limits::PROBLEMS {
            self.problems.push(Problem::new(place, fault));
        } else {
            self.problems_left_out += 1;
        }
    }

    fn room(&self, length: usize) -> Result<(), Fault> {
        if self.text.len() + length > limits::GAME_BYTES {
            return Err(Fault::TooMany {
                what: "bytes of text",
                limit: limits::GAME_BYTES,
            });
        }
        Ok(())
    }

    #[inline]
    pub(super) fn keep(&mut self, text: &str) -> Result<Span, Fault> {
        self.keep_bytes(text.as_bytes())
    }

    /// Keeps a text that is valid UTF-8.
    #[inline]
    fn keep_bytes(&mut self, text: &[u8]) -> Result<Span, Fault> {
        self.room(text.len())?;
        let start = self.text.len();
        self.text.extend_from_slice(text);
        Ok(self.span_from(start))
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the limit of bytes is far below u32::MAX"
    )]
    fn span_from(&self, start: usize) -> Span {
        Span {
            start: start as u32,
            end: self.text.len() as u32,
        }
    }

    #[inline]
    fn enter(
        &mut self,
        kind: Kind,
        span: Span,
        plain: Option<Plain>,
        place: Place,
    ) -> Result<(), Fault> {
        // Every variation that was begun can be ended, whatever the limit.
        if self.entries.len() >= limits::ITEMS && kind != Kind::End {
            return Err(Fault::TooMany {
                what: "moves and comments",
                limit: limits::ITEMS,
            });
        }
        self.entries.push(Entry {
            kind,
            plain,
            span,
            place,
        });
        Ok(())
    }

    pub(crate) fn push_raw_tag(
        &mut self,
        name: &str,
        value: &str,
        place: Place,
    ) -> Result<(), Fault> {
        let name = self.keep(name)?;
        self.room(value.len())?;
        let start = self.text.len();
        text::push_value(&mut self.text, value);
        self.end_tag(name, start, place)
    }

    fn end_tag(&mut self, name: Span, start: usize, place: Place) -> Result<(), Fault> {
        if self.tags.len() >= limits::TAGS {
            return Err(Fault::TooMany {
                what: "tags",
                limit: limits::TAGS,
            });
        }
        let value = self.span_from(start);
        self.tags.push(TagEntry { name, value, place });
        Ok(())
    }

    #[inline]
    pub(crate) fn push_move(
        &mut self,
        text: &[u8],
        plain: Option<Plain>,
        place: Place,
    ) -> Result<(), Fault> {
        let span = self.keep_bytes(text)?;
        self.has_move = true;
        self.enter(Kind::Move, span, plain, place)
    }

    /// Adds the captured squares to the move just added.
    pub(crate) fn push_capture_list(&mut self, list: &str) -> Result<(), Fault> {
        self.room(list.len() + 1)?;
        let Some(Entry {
            kind: Kind::Move,
            plain,
            span,
            ..
        }) = self.entries.last_mut()
        else {
            return Err(Fault::BadCaptureList);
        };
        if span.end as usize != self.text.len() || matches!(self.text.last(), Some(b'>' | b'-')) {
            return Err(Fault::BadCaptureList);
        }
        self.text.push(b' ');
        self.text.extend_from_slice(list.as_bytes());
        span.end = u32::try_from(self.text.len()).unwrap_or(span.end);
        *plain = None;
        Ok(())
    }

    pub(crate) fn push_mark(&mut self, mark: &str, place: Place) -> Result<(), Fault> {
        self.expect_move(mark)?;
        if let Some(&Entry {
            kind: Kind::Mark,
            span,
            ..
        }) = self.entries.last()
        {
            let is_last = span.end as usize == self.text.len();
            let before = if is_last {
                String::new()
            } else {
                self.span(span).to_owned()
            };
            let joined = self.keep(&(before + mark))?;
            let start = if is_last { span.start } else { joined.start };
            if let Some(last) = self.entries.last_mut() {
                last.span = Span {
                    start,
                    end: joined.end,
                };
            }
            return Ok(());
        }
        let span = self.keep(mark)?;
        self.enter(Kind::Mark, span, None, place)
    }

    /// Marks belong to moves.
    fn expect_move(&self, mark: &str) -> Result<(), Fault> {
        if self.has_move {
            Ok(())
        } else {
            Err(Fault::MarkWithoutMove(text::excerpt(mark)))
        }
    }

    pub(crate) fn push_nag(&mut self, number: u16, place: Place) -> Result<(), Fault> {
        if !self.has_move {
            return Err(Fault::MarkWithoutMove(format!("${number}")));
        }
        self.enter(
            Kind::Nag,
            Span {
                start: 0,
                end: number.into(),
            },
            None,
            place,
        )
    }

    /// Adds a comment in which a line end without a blank line means `line_end`.
    pub(crate) fn push_comment(
        &mut self,
        comment: &str,
        line_end: u8,
        place: Place,
    ) -> Result<(), Fault> {
        let comment = text::trim_text(comment);
        if text::is_mark(comment) && self.has_move {
            return self.push_mark(comment, place);
        }
        if comment.is_empty() {
            return Ok(());
        }
        self.room(comment.len())?;
        let start = self.text.len();
        text::push_comment(&mut self.text, comment, line_end);
        self.enter(Kind::Comment, self.span_from(start), None, place)
    }

    pub(crate) fn push_comment_line(&mut self, line: &str, place: Place) -> Result<(), Fault> {
        let line = text::trim_text(line);
        if line.is_empty() {
            return Ok(());
        }
        if line.contains(['\n', '\r']) {
            return Err(Fault::UnexpectedText(text::excerpt(line)));
        }
        let span = self.keep(line)?;
        self.enter(Kind::CommentLine, span, None, place)
    }

    pub(crate) fn push_setup(&mut self, position: &str, place: Place) -> Result<(), Fault> {
        if position.contains(['"', '\n', '\r']) || position.len() > limits::WORD_BYTES / 4 {
            return Err(Fault::BadSetup);
        }
        let span = self.keep(position)?;
        self.enter(Kind::Setup, span, None, place)
    }

    pub(crate) fn start_variation(&mut self, place: Place) -> Result<(), Fault> {
        if self.open.len() >= limits::DEPTH {
            return Err(Fault::TooDeep {
                limit: limits::DEPTH,
            });
        }
        self.enter(Kind::Start, Span { start: 0, end: 0 }, None, place)?;
        self.open.push(self.entries.len() - 1);
        Ok(())
    }

    pub(crate) fn end_variation(&mut self, place: Place) -> Result<(), Fault> {
        self.open.pop().ok_or(Fault::StrayBracket)?;
        self.enter(Kind::End, Span { start: 0, end: 0 }, None, place)
    }

    /// Where the outermost variation that is still open begins.
    pub(crate) fn open_variation(&self) -> Option<Place> {
        self.open.first().map(|&start| self.entries[start].place)
    }

    pub(crate) fn push_result(&mut self, result: &str, place: Place) -> Result<(), Fault> {
        if result != "*" && !tokens::is_certain_result(result) {
            return Err(Fault::UnexpectedText(text::excerpt(result)));
        }
        let span = self.keep(result)?;
        self.enter(Kind::Result, span, None, place)
    }

    pub(crate) fn set_result_at(&mut self, result: &str, place: Place) -> Result<(), Fault> {
        self.result = match result {
            "*" => None,
            _ if Points::is_result(result) => Some((self.keep(result)?, place)),
            _ => return Err(Fault::UnexpectedText(text::excerpt(result))),
        };
        Ok(())
    }
}
