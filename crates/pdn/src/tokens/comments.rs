//! Comments, closed and not.

use std::io::{self, Read};

use memchr::{memchr, memchr_iter, memchr2, memrchr2};

use super::{CommentForm, Flaw, Lexeme, Tokens};
use crate::input::Range;
use crate::limits;

/// The window a comment is first looked for in.
const COMMENT_WINDOW: usize = 1 << 13;

impl<R: Read> Tokens<R> {
    pub(super) fn comment(&mut self) -> io::Result<Lexeme> {
        let mut looked = 1;
        let mut wanted = COMMENT_WINDOW;
        let mut inner_brace = None;
        let end = loop {
            let rest = self.input.rest();
            match memchr2(b'{', b'}', &rest[looked..]) {
                Some(at) if rest[looked + at] == b'}' => break Some(looked + at),
                Some(at) => {
                    inner_brace = Some(looked + at);
                    looked += at + 1;
                }
                None if rest.len() > limits::COMMENT_BYTES => break None,
                None => {
                    looked = rest.len();
                    self.input.want(wanted)?;
                    wanted *= 2;
                    if self.input.rest().len() == looked && self.input.is_exhausted() {
                        break None;
                    }
                }
            }
        };
        Ok(self.end_comment(end, inner_brace))
    }

    /// A comment whose `}` is at `end`. Without it, or with another `{` behind a line that is a
    /// tag, the comment was not closed and ends before that line.
    fn end_comment(&mut self, end: Option<usize>, inner_brace: Option<usize>) -> Lexeme {
        let start = self.input.at();
        let rest = self.input.rest();
        let limit = rest.len().min(limits::COMMENT_BYTES);
        let searched = match (end, inner_brace) {
            (Some(_), None) => None,
            (Some(_), Some(brace)) => find_tag_line(&rest[..brace]),
            (None, _) => find_tag_line(&rest[..limit]),
        };
        let (text_end, skipped, flaw) = match (searched, end) {
            (Some(tag), _) => (tag, tag, Some(Flaw::UnclosedComment)),
            (None, Some(end)) if end <= limits::COMMENT_BYTES => (end, end + 1, None),
            (None, Some(end)) => (whole_characters(rest, limit), end + 1, Some(Flaw::TooLong)),
            (None, None) if rest.len() > limits::COMMENT_BYTES => {
                self.long_comment = Some(CommentForm::Braces);
                let cut = whole_characters(rest, limit);
                (cut, cut, Some(Flaw::TooLong))
            }
            (None, None) => (rest.len(), rest.len(), Some(Flaw::UnclosedComment)),
        };
        self.input.skip_text(skipped);
        let text = Range {
            start: start + 1,
            end: start + text_end,
        };
        Lexeme::Comment {
            text,
            form: CommentForm::Braces,
            flaw,
        }
    }

    /// A comment up to the end of its line.
    pub(super) fn line_comment(&mut self, form: CommentForm) -> io::Result<Lexeme> {
        let mut wanted = COMMENT_WINDOW;
        let mut looked = 0;
        let end = loop {
            let rest = self.input.rest();
            let limit = rest.len().min(limits::COMMENT_BYTES);
            match memchr2(b'\n', b'\r', &rest[looked..limit]) {
                Some(at) => break looked + at,
                None if rest.len() > limits::COMMENT_BYTES => {
                    self.long_comment = Some(form);
                    break whole_characters(rest, limit);
                }
                None => {
                    looked = rest.len();
                    self.input.want(wanted)?;
                    wanted *= 2;
                    if self.input.rest().len() == looked && self.input.is_exhausted() {
                        break looked;
                    }
                }
            }
        };
        let flaw = self.long_comment.map(|_| Flaw::TooLong);
        let start = self.input.at();
        self.input.skip_text(end);
        let text = Range {
            start: start + 1,
            end: start + end,
        };
        Ok(Lexeme::Comment { text, form, flaw })
    }

    /// Skips the rest of a comment over the limit: to its end, or to a line that is a tag.
    pub(super) fn skip_long_comment(&mut self, form: CommentForm) -> io::Result<()> {
        loop {
            self.input.want(COMMENT_WINDOW)?;
            let rest = self.input.rest();
            let end = match form {
                CommentForm::Braces => memchr(b'}', rest),
                _ => memchr2(b'\n', b'\r', rest),
            };
            let searched = &rest[..end.unwrap_or(rest.len())];
            if let Some(tag) = find_tag_line(searched) {
                self.input.skip_text(tag);
                return Ok(());
            }
            if let Some(end) = end {
                self.input.skip_text(end + 1);
                return Ok(());
            }
            if self.input.is_exhausted() {
                let count = rest.len();
                self.input.skip_text(count);
                return Ok(());
            }
            // A tag may begin in this window and be told from the next one.
            let line = memrchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
            let cut = if line > 0 { line } else { rest.len() };
            self.input.skip_text(whole_characters(rest, cut).max(1));
        }
    }
}

/// Where a text of at most `limit` bytes can be cut without cutting a character or a line end.
fn whole_characters(text: &[u8], limit: usize) -> usize {
    let mut cut = limit;
    while cut > limit.saturating_sub(4) && text.get(cut).is_some_and(|byte| byte & 0xC0 == 0x80) {
        cut -= 1;
    }
    if cut > 0 && text[cut - 1] == b'\r' {
        cut - 1
    } else {
        cut
    }
}

/// The `[` of the first line that looks like `[Name "`.
pub(super) fn find_tag_line(text: &[u8]) -> Option<usize> {
    memchr_iter(b'[', text).find(|&at| {
        let mut before = text[..at]
            .iter()
            .rev()
            .take_while(|&&byte| crate::text::is_blank(byte));
        let starts_line = before.any(|&byte| matches!(byte, b'\n' | b'\r'));
        let name = &text[at + 1..];
        let letters = name
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_');
        let length = letters.count();
        let value = crate::text::trim(&name[length..]);
        starts_line
            && name.first().is_some_and(u8::is_ascii_uppercase)
            && name
                .get(length)
                .is_some_and(|&byte| crate::text::is_blank(byte))
            && value.first() == Some(&b'"')
    })
}
