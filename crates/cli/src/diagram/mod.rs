//! `damier diagram`: a position as a book prints it.

mod letters;
mod png;
mod shapes;
mod svg;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use damier_rules::{Color, Position, Variant};

use self::shapes::diagram;
use crate::board::{Look, draw, legend};
use crate::game::{GameName, with_game};
use crate::items::STDIN;
use crate::output::{Answer, Output, printable};
use crate::pdn::whole_file::WholeFile;
use crate::positions::read_position;

/// Draw a position as a diagram: as text, or as the SVG or PNG that a book prints
///
/// The form is the one asked for, or the one that the name of the file to write ends with; otherwise
/// it is text.
#[derive(clap::Args, Debug)]
pub(crate) struct DiagramArgs {
    /// The position: a FEN in any form, a Hub text, or `start`
    #[arg(value_name = "FEN")]
    position: String,
    #[command(flatten)]
    form: FormArgs,
    /// The file to write; standard output if it is not given or `-`
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace the file to write if it exists
    #[arg(long)]
    force: bool,
    /// The side at the bottom of the board
    #[arg(long, value_name = "SIDE", value_enum, default_value_t = Side::White)]
    bottom: Side,
    /// A text below the board
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "",
        hide_default_value = true
    )]
    caption: String,
    /// What an SVG is called for those who hear it [default: the FEN]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// The width of a picture in dots [default: 1356 as on the page, fewer on smaller boards; an SVG a third]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u16).range(64..=8192))]
    size: Option<u16>,
    /// Draw text with letters only
    #[arg(long)]
    ascii: bool,
}

#[derive(clap::Args, Clone, Copy, Debug)]
#[group(multiple = false)]
struct FormArgs {
    /// Text, as the board stands on a terminal
    #[arg(long)]
    text: bool,
    /// A drawing that any size can be made of
    #[arg(long)]
    svg: bool,
    /// A picture of dots
    #[arg(long)]
    png: bool,
}

#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    White,
    Black,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Text,
    Svg,
    Png,
}

/// So many dots of a PNG are as long as one of an SVG, as on the page.
const DOTS: f32 = 3.0;

impl DiagramArgs {
    fn form(&self) -> Form {
        match self.form {
            FormArgs { svg: true, .. } => return Form::Svg,
            FormArgs { png: true, .. } => return Form::Png,
            FormArgs { text: true, .. } => return Form::Text,
            _ => {}
        }
        let ending = self.out.as_deref().and_then(Path::extension);
        match ending {
            Some(ending) if ending.eq_ignore_ascii_case("svg") => Form::Svg,
            Some(ending) if ending.eq_ignore_ascii_case("png") => Form::Png,
            _ => Form::Text,
        }
    }

    /// The file to write, if it is one.
    fn file(&self) -> Option<&Path> {
        self.out.as_deref().filter(|path| *path != Path::new(STDIN))
    }

    /// An option that does not go with the form.
    fn misplaced(&self, form: Form) -> Option<&'static str> {
        match form {
            Form::Text if self.size.is_some() => Some("--size goes with --svg or --png"),
            Form::Text | Form::Png if self.title.is_some() => Some("--title goes with --svg"),
            Form::Svg | Form::Png if self.ascii => Some("--ascii goes with --text"),
            Form::Png if self.file().is_none() && io::stdout().is_terminal() => {
                Some("a PNG is nothing for a terminal, expected --out FILE")
            }
            _ => None,
        }
    }

    fn bytes<V: Variant>(&self, form: Form, position: &Position<V>) -> Result<Vec<u8>, String> {
        let bottom = match self.bottom {
            Side::White => Color::White,
            Side::Black => Color::Black,
        };
        if form == Form::Text {
            return Ok(self.text(position, bottom).into_bytes());
        }
        let diagram = diagram(position, bottom, &printable(&self.caption));
        let size = self.size.map(f32::from);
        if form == Form::Svg {
            let title = match &self.title {
                Some(title) => printable(title),
                None => position.fen(),
            };
            let size = size.unwrap_or(diagram.width);
            return Ok(svg::svg(&diagram, size, &title).into_bytes());
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a width is 64 to 8192 dots, or that of a board"
        )]
        let pixels = size.unwrap_or(diagram.width * DOTS).round() as u32;
        png::png(&diagram, pixels)
    }

    fn text<V: Variant>(&self, position: &Position<V>, bottom: Color) -> String {
        let mut look = Look {
            bottom,
            ..Look::of_stdout(self.ascii)
        };
        look.colors &= self.file().is_none();
        let mut text = draw(position, look, &[]) + &legend(look);
        if !self.caption.is_empty() {
            text.push_str(&printable(&self.caption));
            text.push('\n');
        }
        text
    }
}

pub(crate) fn run(args: &DiagramArgs, game: GameName) -> anyhow::Result<Answer> {
    with_game!(game, run_in(args))
}

fn run_in<V: Variant>(args: &DiagramArgs) -> anyhow::Result<Answer> {
    let mut out = Output::new(false);
    let form = args.form();
    if let Some(reason) = args.misplaced(form) {
        return Ok(out.refuse(&[reason.to_owned()])?);
    }
    let position = match read_position::<V>(&args.position) {
        Ok(read) => read.position,
        Err(reasons) => return Ok(out.refuse(&reasons)?),
    };
    let bytes = match args.bytes(form, &position) {
        Ok(bytes) => bytes,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    let Some(path) = args.file() else {
        let written = io::stdout().write_all(&bytes);
        written.context("the output cannot be written")?;
        return Ok(Answer::Done);
    };
    match write(path, args.force, &bytes) {
        Ok(()) => Ok(Answer::Done),
        Err(reason) => Ok(out.refuse(&[reason])?),
    }
}

fn write(path: &Path, force: bool, bytes: &[u8]) -> Result<(), String> {
    let mut file = WholeFile::create(path, force)?;
    let written = file.write_all(bytes);
    written.map_err(|error| {
        let name = printable(&path.to_string_lossy());
        format!("{name}: cannot be written: {error}")
    })?;
    file.finish()
}
