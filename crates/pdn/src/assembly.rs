//! Tokens put together to one game.

use crate::game::Game;
use crate::limits;
use crate::place::Place;
use crate::problem::Fault;
use crate::text::{decode, excerpt};
use crate::tokens::{CommentForm, Flaw, MoveNumber, Plain, Token, TokenKind};

/// What a token means for the game being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// It belongs to the game.
    More,
    /// It ends the game.
    End,
    /// It begins the next game, or at least does not belong to this one.
    Next,
}

/// A game in the making.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each remembers one thing met on the way"
)]
pub(crate) struct Assembly<'g> {
    game: &'g mut Game,
    /// Variations open beyond the limit of depth, whose content is left out.
    too_deep: usize,
    depth_reported: bool,
    /// Whether a limit of the game was met: the rest of it is left out.
    is_full: bool,
    tags_are_full: bool,
    /// Whether the token before was unexpected text: what follows it is not reported again.
    in_junk: bool,
    /// The last number before a move of the main line.
    last_number: u32,
    has_setup: bool,
}

impl<'g> Assembly<'g> {
    pub(crate) fn new(game: &'g mut Game, number: u64) -> Self {
        let place = game
            .entries()
            .first()
            .map(|entry| entry.place)
            .unwrap_or_default();
        game.begin(number, place);
        Self {
            game,
            too_deep: 0,
            depth_reported: false,
            is_full: false,
            tags_are_full: false,
            in_junk: false,
            last_number: 0,
            has_setup: false,
        }
    }

    /// Takes a move of two squares, in ASCII.
    #[inline]
    pub(crate) fn take_plain_move(&mut self, text: &[u8], plain: Plain, place: Place) {
        self.begin(place);
        self.in_junk = false;
        self.take_move(text, Some(plain), place);
    }

    /// The game begins with the first thing that is kept of it.
    #[inline]
    fn begin(&mut self, place: Place) {
        if self.game.has_nothing() && self.game.problems().is_empty() {
            self.game.begin(self.game.number(), place);
        }
    }

    pub(crate) fn take(&mut self, token: &Token<'_>) -> Step {
        let place = token.place;
        self.begin(place);
        let was_junk = std::mem::take(&mut self.in_junk);
        match token.kind {
            TokenKind::Move { text, plain } => self.take_move(text, plain, place),
            TokenKind::Number(number) => return self.take_number(number, token.line_ends),
            TokenKind::Tag { name, value, flaw } => {
                return self.take_tag(name, value, flaw, token);
            }
            TokenKind::Result(result) => return self.take_result(result, place),
            TokenKind::Separator => return self.take_separator(place),
            TokenKind::Unreadable { flaw, text } => {
                self.in_junk = flaw == Flaw::UnexpectedText;
                if !(self.in_junk && was_junk) {
                    self.game.add_problem(place, fault(flaw, text));
                }
            }
            kind => self.take_annotation(kind, place),
        }
        Step::More
    }

    #[inline]
    fn take_move(&mut self, text: &[u8], plain: Option<Plain>, place: Place) {
        if self.is_open() {
            if self.last_number > 1 && !self.game.has_move() && self.is_main_line() {
                let is_believed = self.last_number <= LARGEST_FIRST;
                self.game
                    .set_first_number(is_believed.then_some(self.last_number));
            }
            let pushed = self.game.push_move(text, plain, place);
            self.check(pushed, place);
        }
    }

    fn take_annotation(&mut self, kind: TokenKind<'_>, place: Place) {
        match kind {
            TokenKind::VariationStart => return self.start_variation(place),
            TokenKind::VariationEnd if self.too_deep > 0 => {
                self.too_deep -= 1;
                return;
            }
            TokenKind::Comment {
                text,
                flaw: Some(flaw),
                ..
            } => self.game.add_problem(place, fault(flaw, text)),
            _ => {}
        }
        // What was begun is ended even in a game that is full.
        if !self.is_open() && kind != TokenKind::VariationEnd {
            return;
        }
        let game = &mut *self.game;
        let pushed = match kind {
            TokenKind::VariationEnd => game.end_variation(place),
            TokenKind::Comment { text, form, .. } => take_comment(game, text, form, place),
            TokenKind::CaptureList(list) => game.push_capture_list(list),
            TokenKind::Mark(mark) => game.push_mark(mark, place),
            TokenKind::Forced => game.push_nag(FORCED, place),
            TokenKind::Nag(number) => game.push_nag(number, place),
            TokenKind::Setup(position) => {
                self.has_setup = true;
                game.push_setup(&decode(position), place)
            }
            _ => Ok(()),
        };
        self.check(pushed, place);
    }

    fn start_variation(&mut self, place: Place) {
        if self.is_full || self.too_deep > 0 {
            // Counted all the same, so that its end does not end another one.
            self.too_deep += 1;
        } else {
            let started = self.game.start_variation(place);
            if started.is_err() {
                self.too_deep = 1;
            }
            self.check(started, place);
        }
    }

    /// Whether what comes now is kept.
    #[inline]
    fn is_open(&self) -> bool {
        !self.is_full && self.too_deep == 0
    }

    #[inline]
    fn is_main_line(&self) -> bool {
        self.game.depth() == 0 && self.too_deep == 0
    }

    #[inline]
    fn check(&mut self, pushed: Result<(), Fault>, place: Place) {
        if let Err(fault) = pushed {
            self.refuse(fault, place);
        }
    }

    #[cold]
    fn refuse(&mut self, fault: Fault, place: Place) {
        match fault {
            Fault::TooDeep { .. } if std::mem::replace(&mut self.depth_reported, true) => return,
            Fault::TooMany { .. } if std::mem::replace(&mut self.is_full, true) => return,
            _ => {}
        }
        self.game.add_problem(place, fault);
    }

    #[inline]
    fn take_number(&mut self, number: MoveNumber, line_ends: usize) -> Step {
        let Some(value) = number.value else {
            return Step::More;
        };
        if !self.is_main_line() {
            return Step::More;
        }
        // Games without tags and results follow each other: numbers that had gone on begin again
        // behind a blank line.
        let restarts = value == 1 && !number.is_ellipsis && self.last_number > 1;
        if restarts && line_ends > 1 && !self.has_setup && self.game.has_move() {
            return Step::Next;
        }
        self.last_number = value.max(1);
        Step::More
    }

    fn take_tag(
        &mut self,
        name: &[u8],
        value: Option<&[u8]>,
        flaw: Option<Flaw>,
        token: &Token<'_>,
    ) -> Step {
        let place = token.place;
        let name = decode(name);
        if name.starts_with('%') {
            let value = value.map(decode).unwrap_or_default();
            let mut command = format!("[{name} {value}]").replace(" ]", "]");
            if command.contains('}') {
                // It will be written up to the end of its line, and so has one line only.
                command = command.replace(['\n', '\r'], " ");
            }
            self.take_annotation(
                TokenKind::Comment {
                    text: command.as_bytes(),
                    form: CommentForm::Braces,
                    flaw: None,
                },
                place,
            );
            return Step::More;
        }
        if value.is_none() && is_wrapper(&name) {
            return self.take_separator(place);
        }
        let has_body = self.game.has_body();
        if has_body && (value.is_none() || flaw == Some(Flaw::UnquotedValue)) {
            self.game
                .add_problem(place, Fault::NoTag(format!("[{}", excerpt(&name))));
            return Step::More;
        }
        // A header comes again: the game before it has only a header.
        let again = self.game.has_tag(&name)
            && (token.line_ends > 1 || self.game.has_tags() && !self.game.entries().is_empty());
        if has_body || again {
            return Step::Next;
        }
        self.last_number = 0;
        self.keep_tag(&name, value, flaw, place);
        Step::More
    }

    fn keep_tag(&mut self, name: &str, value: Option<&[u8]>, flaw: Option<Flaw>, place: Place) {
        if let Some(flaw) = flaw {
            self.game
                .add_problem(place, fault(flaw, value.unwrap_or_default()));
        }
        let Some(value) = value else {
            if flaw.is_none() {
                self.game.add_problem(place, Fault::NoValue(excerpt(name)));
            }
            return;
        };
        if memchr::memchr2(b'\n', b'\r', value).is_some() {
            self.game.add_problem(place, Fault::LineEndInValue);
        }
        if name.is_empty() {
            return self.game.add_problem(place, Fault::NoTag("[\"".to_owned()));
        }
        let pushed = self.game.push_raw_tag(name, &decode(value), place);
        if let Err(fault) = pushed
            && !std::mem::replace(&mut self.tags_are_full, true)
        {
            self.game.add_problem(place, fault);
        }
    }

    fn take_result(&mut self, result: &str, place: Place) -> Step {
        if !self.is_main_line() {
            if self.is_open() {
                let pushed = self.game.push_result(result, place);
                self.check(pushed, place);
            }
            return Step::More;
        }
        if self.game.has_nothing() {
            self.game
                .add_problem(place, Fault::ResultWithoutGame(result.to_owned()));
            return Step::More;
        }
        let set = self.game.set_result_at(result, place);
        self.check(set, place);
        Step::End
    }

    fn take_separator(&mut self, place: Place) -> Step {
        if !self.is_main_line() {
            return self.take_result("*", place);
        }
        if self.game.is_game() {
            Step::End
        } else {
            Step::More
        }
    }

    /// Ends the game: what is still open is closed.
    pub(crate) fn finish(self) {
        let Some(start) = self.game.open_variation() else {
            return;
        };
        self.game.add_problem(start, Fault::UnclosedVariation);
        self.game.take_last_result();
        while self.game.depth() > 0 {
            // Ending a variation that was begun is never refused.
            let _ended = self.game.end_variation(start);
        }
    }
}

/// The numeric annotation for a forced move.
const FORCED: u16 = 7;

/// The largest number that a first move is believed to have.
const LARGEST_FIRST: u32 = 9999;

pub(crate) fn take_comment(
    game: &mut Game,
    text: &[u8],
    form: CommentForm,
    place: Place,
) -> Result<(), Fault> {
    let text = decode(text);
    match form {
        CommentForm::Percent => game.push_comment_line(&text, place),
        CommentForm::Braces | CommentForm::Semicolon => game.push_comment(&text, b' ', place),
    }
}

/// The tags in which forums wrap a game.
fn is_wrapper(name: &str) -> bool {
    let name = name.strip_prefix('/').unwrap_or(name);
    name.eq_ignore_ascii_case("pdn") || name.eq_ignore_ascii_case("pgn")
}

/// What is wrong with a token, with what was found.
pub(crate) fn fault(flaw: Flaw, text: &[u8]) -> Fault {
    let found = || excerpt(&decode(text));
    match flaw {
        Flaw::UnexpectedText => Fault::UnexpectedText(found()),
        Flaw::StrayBrace => Fault::StrayBrace,
        Flaw::UnclosedComment => Fault::UnclosedComment,
        Flaw::UnclosedTag => Fault::UnclosedTag,
        Flaw::UnclosedValue => Fault::UnclosedValue,
        Flaw::UnquotedValue => Fault::UnquotedValue,
        Flaw::BareQuote => Fault::BareQuote,
        Flaw::BadSetup => Fault::BadSetup,
        Flaw::BadNag => Fault::BadNag(found()),
        Flaw::BadCaptureList => Fault::BadCaptureList,
        Flaw::TooLong if text.len() > limits::TAG_BYTES => Fault::TooLong {
            what: "comment",
            limit: limits::COMMENT_BYTES,
        },
        Flaw::TooLong => Fault::TooLong {
            what: "tag",
            limit: limits::TAG_BYTES,
        },
        Flaw::Utf16 => Fault::Utf16,
    }
}
