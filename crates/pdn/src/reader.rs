//! The games of a file, one after another.

use std::io::{self, Read};

use crate::assembly::{Assembly, Step, fault, take_comment};
use crate::game::Game;
use crate::item::Item;
use crate::place::Place;
use crate::problem::Fault;
use crate::replay;
use crate::tokens::{Flaw, TokenKind, Tokens};

/// Reads the games of a file in constant memory, however long the file is.
///
/// A faulty game is given like any other, with its [problems](Game::problems); the ones after it are
/// read as if nothing had been wrong.
///
/// ```
/// use damier_pdn::Reader;
///
/// let file = "[White \"a\"]\n1. 32-28 19-23 1-1\n[White \"b\"]\n1. 33-28 ( 2-0";
/// let games: Vec<_> = Reader::new(file.as_bytes()).collect::<Result<_, _>>()?;
/// assert_eq!(games[0].result(), Some("1-1"));
/// assert_eq!(games[1].tag("White"), Some("b"));
/// assert_eq!(
///     games[1].problems()[0].to_string(),
///     "line 4, column 10: the variation that begins here has no ')'",
/// );
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    tokens: Tokens<R>,
    games: u64,
    /// Comments behind a result on lines of their own: of the next game, if there is one.
    comments: Game,
    ended: bool,
}

impl<R: Read> Reader<R> {
    /// The games of what `source` gives. It need not be buffered.
    #[must_use]
    pub fn new(source: R) -> Self {
        Self {
            tokens: Tokens::new(source),
            games: 0,
            comments: Game::new(),
            ended: false,
        }
    }

    /// Reads the next game into `game`, in place of what it held. Says whether there was one.
    ///
    /// # Errors
    /// What reading from the source gives; there are no games after an error.
    pub fn read_into(&mut self, game: &mut Game) -> io::Result<bool> {
        game.clear();
        if self.ended {
            return Ok(false);
        }
        let read = self.read_game(game);
        self.ended |= read.is_err();
        read
    }

    /// How far the file has been read.
    #[must_use]
    pub fn place(&self) -> Place {
        self.tokens.place()
    }

    fn read_game(&mut self, game: &mut Game) -> io::Result<bool> {
        add_comments(game, &mut self.comments);
        let mut assembly = Assembly::new(game, self.games + 1);
        let step = loop {
            if !self.tokens.advance()? {
                self.ended = true;
                break Step::More;
            }
            if let Some((text, plain, place)) = self.tokens.plain_move() {
                assembly.take_plain_move(text, plain, place);
                continue;
            }
            let token = self.tokens.token();
            if let TokenKind::Unreadable {
                flaw: Flaw::Utf16, ..
            } = token.kind
            {
                self.ended = true;
            }
            let step = assembly.take(&token);
            if step != Step::More || self.ended {
                break step;
            }
        };
        assembly.finish();
        match step {
            Step::More => {}
            Step::Next => self.tokens.put_back(),
            Step::End => self.read_behind_end(game)?,
        }
        if !game.is_game() && self.games > 0 {
            // Comments alone are no game; what was wrong with them must not be lost.
            game.keep_only_problems();
        }
        if game.has_nothing() && game.problems().is_empty() {
            return Ok(false);
        }
        replay::settle_result(game);
        self.games += 1;
        Ok(true)
    }

    /// Reads what still belongs to a game behind its end: a separator, and what is in the line.
    fn read_behind_end(&mut self, game: &mut Game) -> io::Result<()> {
        let mut in_line = true;
        let mut in_junk = false;
        loop {
            let Some(token) = self.tokens.next_token()? else {
                self.ended = true;
                add_comments(game, &mut self.comments);
                return Ok(());
            };
            in_line &= token.line_ends == 0;
            in_junk &= in_line;
            let place = token.place;
            let is_same = |result| game.result() == Some(result);
            let is_repeated = self.comments.has_nothing()
                && matches!(token.kind, TokenKind::Result(result) if is_same(result));
            let target = if in_line {
                &mut *game
            } else {
                &mut self.comments
            };
            let kept = match token.kind {
                TokenKind::Comment { text, form, flaw } => {
                    if let Some(flaw) = flaw {
                        target.add_problem(place, fault(flaw, text));
                    }
                    take_comment(target, text, form, place)
                }
                TokenKind::Tag { .. } => {
                    self.tokens.put_back();
                    return Ok(());
                }
                _ if in_junk => Ok(()),
                TokenKind::Separator => Ok(()),
                TokenKind::Result(_) if is_repeated => Ok(()),
                TokenKind::Result(result) if in_line => {
                    Err(Fault::ResultWithoutGame(result.to_owned()))
                }
                TokenKind::Mark(mark) if in_line => target.push_mark(mark, place),
                TokenKind::Nag(number) if in_line => target.push_nag(number, place),
                TokenKind::VariationStart if in_line => {
                    in_junk = true;
                    Err(Fault::UnexpectedText("(".to_owned()))
                }
                TokenKind::VariationEnd => Err(Fault::StrayBracket),
                TokenKind::CaptureList(_) => Err(Fault::BadCaptureList),
                TokenKind::Unreadable { flaw, text } => {
                    in_junk = in_line;
                    Err(fault(flaw, text))
                }
                _ => {
                    self.tokens.put_back();
                    return Ok(());
                }
            };
            if let Err(fault) = kept {
                target.add_problem(place, fault);
            }
        }
    }
}

/// Moves comments, and what was wrong with them, to a game.
fn add_comments(game: &mut Game, comments: &mut Game) {
    for entry in comments.entries() {
        let pushed = match comments.item(entry) {
            Item::Comment(text) => game.push_comment(text, b'\n', entry.place),
            Item::CommentLine(text) => game.push_comment_line(text, entry.place),
            Item::Mark(mark) => game.push_mark(mark, entry.place),
            _ => Ok(()),
        };
        if let Err(fault) = pushed {
            game.add_problem(entry.place, fault);
        }
    }
    for problem in comments.problems() {
        game.add_problem(problem.place, problem.fault.clone());
    }
    comments.clear();
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<Game>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut game = Game::new();
        match self.read_into(&mut game) {
            Ok(true) => Some(Ok(game)),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}
