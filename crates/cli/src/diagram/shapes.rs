//! A diagram as a book prints it, as shapes that are written as SVG or painted.
//!
//! The page draws the same one: its sizes, colours and ways are those of `web/src/analyse/diagram.ts`,
//! and the crown that of `web/src/board/pieces.ts`.

use std::fmt::Write as _;

use damier_rules::{Color, Geometry, Kind, Piece, Position, Square, Variant, square_name};

/// What is painted, the first lowest. Ways are those of SVG, lengths those of the diagram.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Shape {
    Way {
        way: String,
        ink: Ink,
        place: Option<Place>,
    },
    Disc {
        x: f32,
        y: f32,
        radius: f32,
        ink: Ink,
    },
    /// Text about a point of its base line.
    Text {
        x: f32,
        y: f32,
        text: String,
        size: f32,
    },
}

/// Where the origin of a way lies, and how large it is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) scale: f32,
}

/// How a shape is filled, and the colour and width of its edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Ink {
    pub(super) fill: Option<&'static str>,
    pub(super) stroke: Option<(&'static str, f32)>,
}

impl Ink {
    fn fill(color: &'static str) -> Self {
        Self {
            fill: Some(color),
            stroke: None,
        }
    }

    fn stroke(color: &'static str, width: f32) -> Self {
        Self {
            fill: None,
            stroke: Some((color, width)),
        }
    }
}

/// A diagram.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Diagram {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) shapes: Vec<Shape>,
}

/// The side of a square, and what lies around the board for the numbers.
const CELL: f32 = 40.0;
const EDGE: f32 = 26.0;
/// What a caption adds below.
const CAPTION: f32 = 30.0;
const PAPER: &str = "#fffdf6";
pub(super) const INK: &str = "#1c1712";
const DARK: &str = "#cfc5b1";
const HATCH: &str = "#9d9280";
/// The ring on a black man.
const RING: &str = "#8d8577";
/// Between two strokes of the hatching, of which a square has 15.
const STROKES: f32 = 5.0;
const STROKES_OF_SQUARE: u8 = 15;
/// The sign of a king, about its middle.
const CROWN: &str =
    "M0-15 L6.2-3.4 L17-11.5 L13.4 8.5 H-13.4 L-17-11.5 L-6.2-3.4Z M-13 12.2 H13 V16 H-13Z";

/// The diagram of a position, with a text below it if that is not empty.
pub(super) fn diagram<V: Variant>(position: &Position<V>, bottom: Color, caption: &str) -> Diagram {
    let size = u8::try_from(V::Geometry::SIZE).unwrap_or(u8::MAX);
    let board = f32::from(size) * CELL;
    let width = board + 2.0 * EDGE;
    let height = width + if caption.is_empty() { 0.0 } else { CAPTION };
    let way = |way, ink| Shape::Way {
        way,
        ink,
        place: None,
    };
    let frame = Ink {
        fill: Some(PAPER),
        stroke: Some((INK, 2.0)),
    };
    let around = |by: f32| rect(EDGE - by, EDGE - by, board + 2.0 * by, board + 2.0 * by);
    let cells = cells::<V>(size, bottom);
    let of_all = |draw: fn(&Cell) -> String| cells.iter().map(draw).collect();
    let mut shapes = vec![
        way(rect(0.0, 0.0, width, height), Ink::fill(PAPER)),
        way(around(7.0), Ink::stroke(INK, 1.0)),
        way(around(3.0), frame),
        way(
            of_all(|cell| rect(cell.x, cell.y, CELL, CELL)),
            Ink::fill(DARK),
        ),
        way(of_all(hatching), Ink::stroke(HATCH, 0.8)),
    ];
    for cell in &cells {
        if let Some(piece) = position.piece_at(cell.square) {
            push_piece(&mut shapes, piece, cell.x + CELL / 2.0, cell.y + CELL / 2.0);
        }
        shapes.extend(name_at_edge::<V>(cell, size));
    }
    if !caption.is_empty() {
        shapes.push(Shape::Text {
            x: width / 2.0,
            y: width + 16.0,
            text: caption.to_owned(),
            size: 16.0,
        });
    }
    Diagram {
        width,
        height,
        shapes,
    }
}

/// A dark square: its row and column from 0 as they are seen, and its upper left corner.
struct Cell {
    square: Square,
    row: u8,
    column: u8,
    x: f32,
    y: f32,
}

fn cells<V: Variant>(size: u8, bottom: Color) -> Vec<Cell> {
    let seen = |line: u8| match bottom {
        Color::White => line - 1,
        Color::Black => size - line,
    };
    let cell = |square: Square| {
        let row = seen(V::Geometry::row(square));
        let column = seen(V::Geometry::column(square));
        Cell {
            square,
            row,
            column,
            x: EDGE + f32::from(column) * CELL,
            y: EDGE + f32::from(row) * CELL,
        }
    };
    (1..=V::Geometry::SQUARES)
        .filter_map(Square::new)
        .map(cell)
        .collect()
}

/// The name of a square that lies at the edge of the board, beside it.
fn name_at_edge<V: Variant>(cell: &Cell, size: u8) -> Option<Shape> {
    let board = f32::from(size) * CELL;
    let (middle, base) = (cell.x + CELL / 2.0, cell.y + CELL / 2.0 + 4.0);
    let (x, y) = match (cell.row, cell.column) {
        (0, _) => (middle, EDGE - 11.0),
        (row, _) if row == size - 1 => (middle, EDGE + board + 19.0),
        (_, 0) => (EDGE / 2.0 - 5.0, base),
        (_, column) if column == size - 1 => (EDGE + board + EDGE / 2.0 + 4.0, base),
        _ => return None,
    };
    Some(Shape::Text {
        x,
        y,
        text: square_name::<V>(cell.square, V::SQUARE_NAMES),
        size: 11.0,
    })
}

fn rect(x: f32, y: f32, width: f32, height: f32) -> String {
    format!("M{x} {y}h{width}v{height}h{}z", -width)
}

/// Strokes from the lower left to the upper right of a square.
fn hatching(cell: &Cell) -> String {
    let mut way = String::new();
    for stroke in 1..=STROKES_OF_SQUARE {
        let at = f32::from(stroke) * STROKES;
        let (low, high) = ((at - CELL).max(0.0), at.min(CELL));
        let (x, y) = (cell.x, cell.y);
        // Writing to a text does not fail.
        let _ = write!(way, "M{} {}L{} {}", x + low, y + high, x + high, y + low);
    }
    way
}

fn push_piece(shapes: &mut Vec<Shape>, piece: Piece, x: f32, y: f32) {
    let is_white = piece.color == Color::White;
    let (fill, other) = if is_white { (PAPER, INK) } else { (INK, PAPER) };
    let edged = Ink {
        fill: Some(fill),
        stroke: Some((INK, 2.0)),
    };
    let disc = |y: f32, radius: f32, ink: Ink| Shape::Disc { x, y, radius, ink };
    let body = |y: f32, radius: f32| {
        [
            disc(y, radius + 1.4, Ink::fill(PAPER)),
            disc(y, radius, edged),
        ]
    };
    match piece.kind {
        Kind::King => {
            shapes.extend(body(y + 4.0, 14.0));
            shapes.extend(body(y - 3.6, 14.0));
            shapes.push(Shape::Way {
                way: CROWN.to_owned(),
                ink: Ink::fill(other),
                place: Some(Place {
                    x,
                    y: y - 3.4,
                    scale: 0.46,
                }),
            });
        }
        Kind::Man => {
            shapes.extend(body(y, 15.0));
            if !is_white {
                shapes.push(disc(y, 12.0, Ink::stroke(RING, 0.7)));
            }
        }
    }
}
