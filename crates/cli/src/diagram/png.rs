//! A diagram as a picture of dots.

use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::letters::{Letter, UNITS, letters};
use super::shapes::{Diagram, INK, Ink, Shape};

/// The bytes of a file, so many dots wide.
///
/// # Errors
/// A letter that there is no outline of, or a picture that there is no memory for.
pub(super) fn png(diagram: &Diagram, pixels: u32) -> Result<Vec<u8>, String> {
    #[expect(
        clippy::cast_precision_loss,
        reason = "pictures are some thousands of dots wide"
    )]
    let scale = pixels as f32 / diagram.width;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a height is some thousands of dots"
    )]
    let pixels_high = (diagram.height * scale).round() as u32;
    let picture = Pixmap::new(pixels, pixels_high);
    let mut picture = picture.ok_or_else(|| format!("no picture can be {pixels} dots wide"))?;
    let whole = Transform::from_scale(scale, scale);
    for shape in &diagram.shapes {
        paint(&mut picture, shape, whole)?;
    }
    picture
        .encode_png()
        .map_err(|error| format!("the picture cannot be written: {error}"))
}

fn paint(picture: &mut Pixmap, shape: &Shape, whole: Transform) -> Result<(), String> {
    match shape {
        Shape::Way { way, ink, place } => {
            let at = place.map_or(whole, |place| {
                whole
                    .pre_translate(place.x, place.y)
                    .pre_scale(place.scale, place.scale)
            });
            if let Some(path) = path(way) {
                draw(picture, &path, *ink, at);
            }
        }
        Shape::Disc { x, y, radius, ink } => {
            if let Some(path) = PathBuilder::from_circle(*x, *y, *radius) {
                draw(picture, &path, *ink, whole);
            }
        }
        Shape::Text { x, y, text, size } => {
            let letters = letters();
            let mut word = Vec::new();
            for letter in text.chars() {
                let found = letters.get(&letter).copied();
                word.push(found.ok_or_else(|| no_outline(letter))?);
            }
            write_word(picture, &word, (*x, *y), *size, whole);
        }
    }
    Ok(())
}

fn no_outline(letter: char) -> String {
    let letter = letter.escape_debug();
    format!("a PNG has no letter '{letter}', expected those of Western Europe, or --svg")
}

/// Writes letters about a point of their base line.
fn write_word(
    picture: &mut Pixmap,
    word: &[Letter],
    (middle, base): (f32, f32),
    size: f32,
    whole: Transform,
) {
    let scale = size / UNITS;
    let width: f32 = word.iter().map(|letter| letter.advance * scale).sum();
    let mut x = middle - width / 2.0;
    let ink = Ink {
        fill: Some(INK),
        stroke: None,
    };
    for letter in word {
        if let Some(path) = path(letter.way) {
            let at = whole.pre_translate(x, base).pre_scale(scale, scale);
            draw(picture, &path, ink, at);
        }
        x += letter.advance * scale;
    }
}

fn draw(picture: &mut Pixmap, path: &Path, ink: Ink, at: Transform) {
    if let Some(color) = ink.fill {
        picture.fill_path(path, &paint_of(color), FillRule::Winding, at, None);
    }
    if let Some((color, width)) = ink.stroke {
        let stroke = Stroke {
            width,
            ..Stroke::default()
        };
        picture.stroke_path(path, &paint_of(color), &stroke, at, None);
    }
}

/// The paint of a colour as SVG writes it, `#1c1712`.
fn paint_of(color: &str) -> Paint<'static> {
    let number = u32::from_str_radix(color.trim_start_matches('#'), 16).unwrap_or(0);
    let [_, red, green, blue] = number.to_be_bytes();
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(red, green, blue, u8::MAX));
    paint
}

/// The outline that a way of SVG says, as far as it is of lines and quadratic curves; `None` if it is
/// empty.
fn path(way: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let (mut at, mut start) = ((0.0, 0.0), (0.0, 0.0));
    for (command, numbers) in commands(way) {
        let from = if command.is_ascii_lowercase() {
            at
        } else {
            (0.0, 0.0)
        };
        let point = |index: usize| {
            Some((
                from.0 + numbers.get(index)?,
                from.1 + numbers.get(index + 1)?,
            ))
        };
        match command.to_ascii_uppercase() {
            'M' => {
                at = point(0)?;
                start = at;
                builder.move_to(at.0, at.1);
            }
            'Q' => {
                let bend = point(0)?;
                at = point(2)?;
                builder.quad_to(bend.0, bend.1, at.0, at.1);
            }
            'Z' => {
                at = start;
                builder.close();
            }
            line => {
                at = match line {
                    'H' => (from.0 + numbers.first()?, at.1),
                    'V' => (at.0, from.1 + numbers.first()?),
                    _ => point(0)?,
                };
                builder.line_to(at.0, at.1);
            }
        }
    }
    builder.finish()
}

/// The commands of a way, each with its numbers.
fn commands(way: &str) -> impl Iterator<Item = (char, Vec<f32>)> {
    let ends = |rest: &str| {
        let next = rest[1..].find(|letter: char| letter.is_ascii_alphabetic());
        next.map_or(rest.len(), |at| at + 1)
    };
    let mut rest = way.trim();
    std::iter::from_fn(move || {
        let command = rest.chars().next()?;
        let (one, others) = rest.split_at(ends(rest));
        rest = others;
        // A minus parts two numbers as well as a blank does.
        let spaced = one[1..].replace('-', " -");
        let numbers = spaced.split_whitespace().map(str::parse);
        let numbers: Result<Vec<f32>, _> = numbers.collect();
        Some((command, numbers.ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_bounds(way: &str, [left, top, right, bottom]: [f32; 4]) {
        let expected = tiny_skia::Rect::from_ltrb(left, top, right, bottom);
        assert_eq!(path(way).map(|path| path.bounds()), expected, "{way}");
    }

    #[test]
    fn ways_are_read_as_svg_has_them() {
        check_bounds("M10 20h30v40h-30z", [10.0, 20.0, 40.0, 60.0]);
        check_bounds(
            "M0-15 L6.2-3.4 L17-11.5 H-13.4Z",
            [-13.4, -15.0, 17.0, -3.4],
        );
        check_bounds("m1 2q0 8 4 8zl3 1", [1.0, 2.0, 5.0, 10.0]);
        assert!(path("").is_none());
    }
}
