//! What a page is shown, free of the type of the game.

use damier_rules::{
    Color, Condition, Continuation, Counter, End, Game, Geometry, Kind, Limit, Move, Outcome,
    Piece, Position, Refusal, Square, SquareNames, Variant,
};

use crate::json::{Json, Value};

/// The word for a side.
pub(crate) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The side with this name.
pub(crate) fn color(side: &str) -> Option<Color> {
    match side {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

pub(crate) fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}

/// The letter of a piece on a board.
fn letter(piece: Option<Piece>) -> char {
    match piece {
        None => '.',
        Some(piece) => match (piece.color, piece.kind) {
            (Color::White, Kind::Man) => 'w',
            (Color::White, Kind::King) => 'W',
            (Color::Black, Kind::Man) => 'b',
            (Color::Black, Kind::King) => 'B',
        },
    }
}

/// The letters of the pieces on some squares.
pub(crate) fn letters<V: Variant>(
    position: &Position<V>,
    squares: impl IntoIterator<Item = Square>,
) -> String {
    let squares = squares.into_iter();
    squares
        .map(|square| letter(position.piece_at(square)))
        .collect()
}

/// The legal moves in the order in which a page counts them: by start, end and captured pieces.
pub(crate) fn in_order<V: Variant>(position: &Position<V>) -> Vec<Move<V>> {
    let mut moves: Vec<Move<V>> = position.legal_moves().into_iter().collect();
    // By insertion: the sorts of the library would be a tenth of the module, and a list is short.
    for end in 1..moves.len() {
        let mut at = end;
        while at > 0 && key(moves[at]) < key(moves[at - 1]) {
            moves.swap(at, at - 1);
            at -= 1;
        }
    }
    moves
}

fn key<V: Variant>(mv: Move<V>) -> (Square, Square, damier_rules::Bitboard<V::Geometry>) {
    (mv.from(), mv.to(), mv.captured())
}

/// A legal move.
pub(crate) struct MoveView {
    pub(crate) index: usize,
    from: Square,
    to: Square,
    route: Vec<u8>,
    captured: Vec<u8>,
    kind: Kind,
    promotes: bool,
    text: String,
    numeric: String,
    algebraic: Option<String>,
    hub: String,
}

impl MoveView {
    /// A move of `moves`, which are the legal moves in order.
    pub(crate) fn new<V: Variant>(position: &Position<V>, moves: &[Move<V>], mv: Move<V>) -> Self {
        let numeric = position.move_text_in(mv, SquareNames::Numeric);
        let is_small = V::Geometry::SIZE == 8;
        let algebraic = is_small.then(|| position.move_text_in(mv, SquareNames::Algebraic));
        let text = match (V::SQUARE_NAMES, &algebraic) {
            (SquareNames::Algebraic, Some(algebraic)) => algebraic,
            _ => &numeric,
        };
        Self {
            index: moves.iter().position(|&legal| legal == mv).unwrap_or(0),
            from: mv.from(),
            to: mv.to(),
            route: numbers(&position.route(mv)),
            captured: numbers(&position.captured_in_order(mv)),
            kind: mv.kind(),
            promotes: mv.promotes(),
            text: text.clone(),
            numeric,
            algebraic,
            hub: position.hub_move(mv),
        }
    }

    fn fields(&self, out: &mut Json) {
        out.field("index", &self.index);
        out.field("from", &self.from.number());
        out.field("to", &self.to.number());
        out.field("route", &self.route);
        out.field("captured", &self.captured);
        let kind = if self.kind == Kind::King {
            "king"
        } else {
            "man"
        };
        out.field("kind", &kind);
        out.field("promotes", &self.promotes);
        out.field("text", &self.text);
        out.field("numeric", &self.numeric);
        out.field("algebraic", &self.algebraic);
        out.field("hub", &self.hub);
    }
}

impl Value for MoveView {
    fn write(&self, out: &mut Json) {
        out.open();
        self.fields(out);
        out.close();
    }
}

/// A move of the line of a game.
pub(crate) struct PlayedView {
    pub(crate) ply: usize,
    side: &'static str,
    taken: String,
    mv: MoveView,
}

impl PlayedView {
    pub(crate) fn new<V: Variant>(position: &Position<V>, ply: usize, mv: Move<V>) -> Self {
        Self {
            ply,
            side: side(position.turn()),
            taken: letters(position, position.captured_in_order(mv)),
            mv: MoveView::new(position, &in_order(position), mv),
        }
    }
}

impl Value for PlayedView {
    fn write(&self, out: &mut Json) {
        out.open();
        self.mv.fields(out);
        out.field("ply", &self.ply);
        out.field("side", &self.side);
        out.field("taken", &self.taken);
        out.close();
    }
}

/// The code of a condition.
pub(crate) const fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::NoCapture => "no-capture",
        Condition::LoneKing { .. } => "lone-king",
        Condition::MainRoad => "main-road",
        Condition::KingsOnBothSides { .. } => "kings-on-both-sides",
        // Every condition that is not named is of a later version; the module is of one with the rules.
        _ => "king-moves",
    }
}

struct CounterView(Limit, Option<u16>);

impl Value for CounterView {
    fn write(&self, out: &mut Json) {
        let Self(limit, plies) = self;
        let counter: Counter = limit.counter;
        out.open();
        out.field("counter", &counter.code());
        out.field("reason", &counter.reason_code());
        out.field("condition", &condition(limit.condition));
        out.field("plies", plies);
        out.field("limit", &limit.plies);
        let left = plies.map(|plies| limit.plies.saturating_sub(plies).div_ceil(2));
        out.field("movesLeft", &left);
        out.close();
    }
}

struct EndView {
    end: End,
    result: &'static str,
}

impl Value for EndView {
    fn write(&self, out: &mut Json) {
        let winner = match self.end.outcome {
            Outcome::Win(color) => Some(side(color)),
            Outcome::Draw => None,
        };
        out.open();
        out.field("winner", &winner);
        out.field("reason", &self.end.reason.code());
        out.field("result", &self.result);
        out.close();
    }
}

/// What a board shows of the moment that a game is at.
pub(crate) struct MomentView {
    ply: usize,
    turn: &'static str,
    board: String,
    fen: String,
    counters: Vec<CounterView>,
    repetitions: u32,
    end: Option<EndView>,
    must_capture: bool,
}

impl MomentView {
    pub(crate) fn new<V: Variant>(game: &Game<V>) -> Self {
        let position = game.position();
        let squares = (1..=V::Geometry::SQUARES).filter_map(Square::new);
        let end = game.end().map(|end| EndView {
            end,
            result: end.outcome.text(V::RESULT_STYLE),
        });
        Self {
            ply: game.plies(),
            turn: side(position.turn()),
            board: letters(position, squares),
            fen: position.fen(),
            counters: game
                .limits()
                .map(|(limit, plies)| CounterView(limit, plies))
                .collect(),
            repetitions: game.repetitions(),
            end,
            must_capture: position.has_capture(),
        }
    }

    pub(crate) fn fields(&self, out: &mut Json) {
        out.field("ply", &self.ply);
        out.field("turn", &self.turn);
        out.field("board", &self.board);
        out.field("fen", &self.fen);
        out.field("counters", &self.counters);
        out.field("repetitions", &self.repetitions);
        out.field("end", &self.end);
        out.field("mustCapture", &self.must_capture);
    }
}

impl Value for MomentView {
    fn write(&self, out: &mut Json) {
        out.open();
        self.fields(out);
        out.close();
    }
}

/// What was asked for, as far as it is known.
#[derive(Clone, Copy, Default)]
pub(crate) struct Asked<'a> {
    pub(crate) text: Option<&'a str>,
    pub(crate) from: Option<Square>,
    pub(crate) to: Option<Square>,
}

/// Why a move is not allowed.
pub(crate) struct RefusalView {
    reason: &'static str,
    square: Option<u8>,
    piece: Option<String>,
    text: Option<String>,
    from: Option<u8>,
    to: Option<u8>,
    instead: Vec<MoveView>,
    must_capture: bool,
    message: String,
}

impl RefusalView {
    pub(crate) fn new<V: Variant>(
        position: &Position<V>,
        refusal: &Refusal<V>,
        asked: Asked<'_>,
    ) -> Self {
        let moves = in_order(position);
        let instead = moves.iter().filter(|mv| refusal.instead().contains(mv));
        Self {
            square: refusal.square().map(Square::number),
            instead: instead
                .map(|&mv| MoveView::new(position, &moves, mv))
                .collect(),
            must_capture: position.has_capture(),
            ..Self::bare(
                position,
                refusal.reason().code(),
                asked,
                refusal.to_string(),
            )
        }
    }

    /// A move that is asked for when the game is over.
    pub(crate) fn after_the_end<V: Variant>(position: &Position<V>, asked: Asked<'_>) -> Self {
        Self::bare(position, "game-over", asked, "the game is over".to_owned())
    }

    fn bare<V: Variant>(
        position: &Position<V>,
        reason: &'static str,
        asked: Asked<'_>,
        message: String,
    ) -> Self {
        Self {
            reason,
            square: None,
            piece: asked.from.map(|square| letters(position, [square])),
            text: asked.text.map(str::to_owned),
            from: asked.from.map(Square::number),
            to: asked.to.map(Square::number),
            instead: Vec::new(),
            must_capture: false,
            message,
        }
    }
}

impl Value for RefusalView {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("reason", &self.reason);
        out.field("square", &self.square);
        out.field("piece", &self.piece);
        out.field("text", &self.text);
        out.field("from", &self.from);
        out.field("to", &self.to);
        out.field("instead", &self.instead);
        out.field("mustCapture", &self.must_capture);
        out.field("message", &self.message);
        out.close();
    }
}

/// An answer under a name, or a refusal.
pub(crate) struct Answer<T> {
    pub(crate) name: &'static str,
    pub(crate) answer: Result<T, RefusalView>,
}

impl<T: Value> Value for Answer<T> {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("ok", &self.answer.is_ok());
        match &self.answer {
            Ok(answer) => out.field(self.name, answer),
            Err(refusal) => out.field("refusal", refusal),
        }
        out.close();
    }
}

/// A square that may be clicked next.
pub(crate) struct ContinuationView {
    square: u8,
    moves: Vec<usize>,
    ends: Vec<usize>,
    captured: Vec<u8>,
}

impl ContinuationView {
    pub(crate) fn new<V: Variant>(moves: &[Move<V>], next: &Continuation<V>) -> Self {
        let indices = |of: &[Move<V>]| -> Vec<usize> {
            let legal = moves.iter().enumerate();
            legal
                .filter(|(_, mv)| of.contains(mv))
                .map(|(index, _)| index)
                .collect()
        };
        Self {
            square: next.square.number(),
            moves: indices(&next.moves),
            ends: indices(&next.ends),
            captured: numbers(&next.captured),
        }
    }
}

impl Value for ContinuationView {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("square", &self.square);
        out.field("moves", &self.moves);
        out.field("ends", &self.ends);
        out.field("captured", &self.captured);
        out.close();
    }
}
