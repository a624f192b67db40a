//! Games in normal form.

use std::fmt;
use std::io;

use crate::game::Game;
use crate::item::{Entry, Item, Kind};
use crate::kind::GameType;

/// The width of the lines written, in characters.
///
/// Longer are only a tag, a comment line and a single word that does not fit.
pub const LINE_WIDTH: usize = 80;

/// Writes games one after another, an empty line between them.
///
/// ```
/// use damier_pdn::{Reader, Writer};
///
/// let mut out = Vec::new();
/// let mut writer = Writer::new(&mut out);
/// for game in Reader::new(&b"1.32-28 19-23* 02. 28X19 14 x 23 *  33-28 18-23 2-0"[..]) {
///     writer.write(&game?)?;
/// }
/// assert_eq!(out, b"1. 32-28 19-23 $7 2. 28x19 14x23 *\n\n1. 33-28 18-23 2-0\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    text: String,
    has_game: bool,
}

impl<W: io::Write> Writer<W> {
    /// A writer to `out`, which had better be buffered.
    pub fn new(out: W) -> Self {
        Self {
            out,
            text: String::new(),
            has_game: false,
        }
    }

    /// Writes a game. One without anything, [`Game::new`], is left out: it stands where a file held
    /// only what was not understood, and would not be read back.
    ///
    /// # Errors
    /// What writing gives.
    pub fn write(&mut self, game: &Game) -> io::Result<()> {
        if *game == Game::new() {
            return Ok(());
        }
        self.text.clear();
        if std::mem::replace(&mut self.has_game, true) {
            self.text.push('\n');
        }
        // Writing to a string does not fail.
        let _written = write_game(game, &mut self.text);
        self.out.write_all(self.text.as_bytes())
    }

    /// Hands on what was written, where what is written to keeps something back.
    ///
    /// # Errors
    /// What it gives.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Gives back what was written to.
    pub fn into_inner(self) -> W {
        self.out
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_game(self, f)
    }
}

fn write_game(game: &Game, out: &mut dyn fmt::Write) -> fmt::Result {
    for (name, value) in game.tags() {
        write!(out, "[{name} \"")?;
        for part in value.split_inclusive(['"', '\\']) {
            match part.strip_suffix(['"', '\\']) {
                Some(text) => write!(out, "{text}\\{}", &part[text.len()..])?,
                None => out.write_str(part)?,
            }
        }
        out.write_str("\"]\n")?;
    }
    if game.tags().next().is_some() {
        out.write_char('\n')?;
    }
    Movetext::new(game, out).write()
}

/// The movetext being written.
struct Movetext<'g, 'w> {
    game: &'g Game,
    lines: Lines<'w>,
    numbers: Numbers,
    /// Whether the next move needs its number, even if it is the second player's.
    needs_number: bool,
}

impl<'g, 'w> Movetext<'g, 'w> {
    fn new(game: &'g Game, out: &'w mut dyn fmt::Write) -> Self {
        Self {
            game,
            lines: Lines::new(out),
            numbers: Numbers::new(game),
            needs_number: true,
        }
    }

    fn write(mut self) -> fmt::Result {
        let entries = self.game.entries();
        for (at, entry) in entries.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| entries[at].kind);
            let after = entries.get(at + 1).map(|entry| entry.kind);
            self.write_item(entry, before, after)?;
        }
        let result = self.game.result().unwrap_or("*");
        self.lines.word(result)?;
        if result != "*" && !crate::tokens::is_certain_result(result) {
            // It may be taken for a move, which would not end the game.
            self.lines.word("*")?;
        }
        self.lines.end_line()
    }

    fn write_item(
        &mut self,
        entry: &Entry,
        before: Option<Kind>,
        after: Option<Kind>,
    ) -> fmt::Result {
        match self.game.item(entry) {
            Item::Move(text) => {
                let number = self.numbers.next_move(self.needs_number);
                self.needs_number = false;
                return self.lines.word(&format!("{number}{text}"));
            }
            // Glued only to a move: elsewhere `(!)` would be read as one mark.
            Item::Mark(mark) if before == Some(Kind::Move) => {
                self.lines.glue(mark);
                return Ok(());
            }
            Item::Mark(mark) => self.lines.word(mark)?,
            Item::Nag(number) => return self.lines.word(&format!("${number}")),
            Item::Comment(text) if text.contains('}') => self.lines.line_comment(text)?,
            Item::Comment(text) => self.lines.comment(text)?,
            Item::CommentLine(text) => self.lines.comment_line(text)?,
            Item::Setup(position) => {
                self.numbers.set_position(position);
                self.lines.word(&format!("/FEN \"{position}\"/"))?;
            }
            Item::VariationStart => {
                self.numbers.start_variation();
                if after == Some(Kind::Mark) {
                    self.lines.word("(")?;
                } else {
                    self.lines.open("(")?;
                }
            }
            Item::VariationEnd => {
                self.numbers.end_variation();
                self.lines.glue(")");
            }
            Item::Result(result) => self.lines.word(result)?,
        }
        self.needs_number = true;
        Ok(())
    }
}

/// Whose move it is and which number it has.
struct Numbers {
    /// Plies from the first player's move number 1.
    ply: u64,
    /// Whether Black makes the first move of a number.
    black_first: bool,
    /// The ply at which each open variation goes on when it ends.
    outer: Vec<u64>,
}

impl Numbers {
    fn new(game: &Game) -> Self {
        let black_first = GameType::declared(game).is_some_and(GameType::black_begins);
        let first = u64::from(game.first_number().unwrap_or(1).max(1));
        let mut numbers = Self {
            ply: (first - 1) * 2,
            black_first,
            outer: Vec::new(),
        };
        if let Some(position) = game.tag("FEN") {
            numbers.set_position(position);
        }
        numbers
    }

    /// Goes on to the next ply of the side that the position says is to move.
    fn set_position(&mut self, position: &str) {
        let black = match position.trim_start().as_bytes().first() {
            Some(b'W' | b'w') => false,
            Some(b'B' | b'b') => true,
            _ => return,
        };
        let second = black != self.black_first;
        if second != (self.ply % 2 == 1) {
            self.ply += 1;
        }
    }

    fn next_move(&mut self, needs_number: bool) -> String {
        let number = self.ply / 2 + 1;
        let is_second = self.ply % 2 == 1;
        self.ply += 1;
        match (is_second, needs_number) {
            (false, _) => format!("{number}. "),
            (true, true) => format!("{number}... "),
            (true, false) => String::new(),
        }
    }

    fn start_variation(&mut self) {
        self.outer.push(self.ply);
        self.ply = self.ply.saturating_sub(1);
    }

    fn end_variation(&mut self) {
        self.ply = self.outer.pop().unwrap_or(self.ply);
    }
}

/// Words in lines of [`LINE_WIDTH`].
struct Lines<'w> {
    out: &'w mut dyn fmt::Write,
    /// Characters written in the line.
    width: usize,
    /// The last word, which may still grow, and so is not yet in a line.
    word: String,
    /// Whether the next word is glued to it.
    is_open: bool,
}

impl<'w> Lines<'w> {
    fn new(out: &'w mut dyn fmt::Write) -> Self {
        Self {
            out,
            width: 0,
            word: String::new(),
            is_open: false,
        }
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        if !std::mem::take(&mut self.is_open) {
            self.place_word()?;
        }
        self.word.push_str(word);
        Ok(())
    }

    /// Puts the last word into the line, or into the next one if it does not fit.
    fn place_word(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let width = self.word.chars().count();
        if self.width > 0 {
            if self.width + 1 + width > LINE_WIDTH {
                self.width = 0;
                self.out.write_char('\n')?;
            } else {
                self.width += 1;
                self.out.write_char(' ')?;
            }
        }
        self.width += width;
        self.out.write_str(&self.word)?;
        self.word.clear();
        Ok(())
    }

    /// Writes directly behind the word before.
    fn glue(&mut self, sign: &str) {
        self.word.push_str(sign);
        self.is_open = false;
    }

    /// Writes a sign to which the next word is glued.
    fn open(&mut self, sign: &str) -> fmt::Result {
        self.word(sign)?;
        self.is_open = true;
        Ok(())
    }

    fn end_line(&mut self) -> fmt::Result {
        self.place_word()?;
        self.is_open = false;
        self.width = 0;
        self.out.write_char('\n')
    }

    /// A comment in braces, its words wrapped.
    fn comment(&mut self, text: &str) -> fmt::Result {
        self.open("{")?;
        for (at, paragraph) in text.split('\n').enumerate() {
            if at > 0 {
                self.end_line()?;
                self.end_line()?;
            }
            for word in words(paragraph) {
                self.word(word)?;
            }
        }
        self.glue("}");
        Ok(())
    }

    /// A comment that holds a `}`: up to the end of its line.
    fn line_comment(&mut self, text: &str) -> fmt::Result {
        let line = text.replace('\n', " ");
        self.word(&format!("; {line}"))?;
        self.end_line()
    }

    /// A comment that is a line of its own.
    fn comment_line(&mut self, text: &str) -> fmt::Result {
        self.place_word()?;
        if self.width > 0 {
            self.end_line()?;
        }
        self.is_open = false;
        write!(self.out, "% {text}")?;
        self.end_line()
    }
}

/// The parts of a comment between which a line may end: at single blanks, but not inside a command
/// `[%clock w0:00:10 B0:00:03]`, nor before what would mean something else at the start of a line.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let end = break_point(text);
        rest = end.map(|end| &text[end + 1..]);
        Some(&text[..end.unwrap_or(text.len())])
    })
}

fn break_point(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut in_command = false;
    for (at, &byte) in bytes.iter().enumerate() {
        match byte {
            b'[' if bytes.get(at + 1) == Some(&b'%') => in_command = true,
            b']' => in_command = false,
            b' ' if !in_command && at > 0 => {
                let is_single = !crate::text::is_blank(bytes[at - 1]);
                let may_start = bytes.get(at + 1).is_some_and(|&next| {
                    !crate::text::is_blank(next) && !matches!(next, b'%' | b'[')
                });
                if is_single && may_start {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}
