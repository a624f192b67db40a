//! A diagram as SVG.

use super::shapes::{Diagram, INK, Ink, Shape};

/// The letters of a book where they are there.
const FONT: &str = "Literata, Charter, Georgia, serif";

/// The text of a file, so many dots wide; `title` is what the picture is called for those who hear it.
pub(super) fn svg(diagram: &Diagram, pixels: f32, title: &str) -> String {
    let Diagram { width, height, .. } = *diagram;
    let pixels_high = (pixels * height / width).round();
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{pixels}\" height=\"{pixels_high}\" role=\"img\"><title>{}</title>",
        escaped(title)
    );
    text.extend(diagram.shapes.iter().map(element));
    text.push_str("</svg>\n");
    text
}

fn element(shape: &Shape) -> String {
    match shape {
        Shape::Way { way, ink, place } => {
            let place = place.map(|place| {
                let (x, y, scale) = (place.x, place.y, place.scale);
                format!(" transform=\"translate({x} {y}) scale({scale})\"")
            });
            format!(
                "<path d=\"{way}\"{}{}/>",
                attributes(*ink),
                place.unwrap_or_default()
            )
        }
        Shape::Disc { x, y, radius, ink } => {
            let ink = attributes(*ink);
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{ink}/>")
        }
        Shape::Text { x, y, text, size } => format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\" \
             font-family=\"{FONT}\" fill=\"{INK}\">{}</text>",
            escaped(text)
        ),
    }
}

fn attributes(ink: Ink) -> String {
    let fill = ink.fill.unwrap_or("none");
    let stroke = ink
        .stroke
        .map(|(color, width)| format!(" stroke=\"{color}\" stroke-width=\"{width}\""));
    format!(" fill=\"{fill}\"{}", stroke.unwrap_or_default())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
