//! Positions as the command line takes them: a FEN, a Hub text, or the word `start`.

use damier_rules::{Color, Geometry, Position, Setup, SquareNames, Variant, read_fen};

use crate::output::printable;

/// A position with what its text said besides.
#[derive(Clone, Debug)]
pub(crate) struct ReadPosition<V: Variant> {
    pub(crate) position: Position<V>,
    /// The same as a description, with the plies already counted towards a draw.
    pub(crate) setup: Setup,
}

/// Reads a position, or gives every reason why it is refused.
pub(crate) fn read_position<V: Variant>(text: &str) -> Result<ReadPosition<V>, Vec<String>> {
    let text = text.trim();
    if text == "start" {
        return Ok(bare(Position::start()));
    }
    if looks_like_hub::<V>(text) {
        return Position::from_hub(text)
            .map(bare)
            .map_err(|errors| each(errors.iter()));
    }
    let position = Position::from_fen(text).map_err(|errors| each(errors.iter()))?;
    let setup = read_fen::<V>(text).map_err(|errors| each(errors.iter()))?;
    Ok(ReadPosition { position, setup })
}

/// Reasons as they may be shown on a terminal.
fn each<R: ToString>(reasons: impl Iterator<Item = R>) -> Vec<String> {
    reasons
        .map(|reason| printable(&reason.to_string()))
        .collect()
}

fn bare<V: Variant>(position: Position<V>) -> ReadPosition<V> {
    ReadPosition {
        setup: Setup::from(&position),
        position,
    }
}

/// Whether a text is meant as a Hub position: nothing but letters, a side to move first or as many
/// as a Hub position has.
fn looks_like_hub<V: Variant>(text: &str) -> bool {
    let is_side_first = text.len() > 1 && text.starts_with(['W', 'B']);
    let is_as_long = text.len() == usize::from(V::Geometry::SQUARES) + 1;
    (is_side_first || is_as_long) && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// The FEN in algebraic squares, for the games whose texts use them.
pub(crate) fn algebraic_fen<V: Variant>(position: &Position<V>) -> Option<String> {
    (V::SQUARE_NAMES == SquareNames::Algebraic).then(|| position.fen_in(SquareNames::Algebraic))
}

/// The Hub text; Hub has none for a board on which a side has no piece.
pub(crate) fn hub<V: Variant>(position: &Position<V>) -> Option<String> {
    let both = [Color::White, Color::Black]
        .into_iter()
        .all(|color| !position.pieces(color).is_empty());
    both.then(|| position.hub())
}

/// What is unusual in a position that is possible all the same.
pub(crate) fn warnings<V: Variant>(position: &Position<V>) -> Vec<String> {
    let usual = V::ROWS_OF_MEN * V::Geometry::SIZE / 2;
    [Color::White, Color::Black]
        .into_iter()
        .filter_map(|color| {
            let pieces = position.pieces(color).len();
            (pieces > usual)
                .then(|| format!("{color} has {pieces} pieces, a game begins with {usual}"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use damier_rules::{International, Russian};

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Result<&str, &[&str]>) {
        let read = read_position::<International>(text).map(|read| read.position.fen());
        let expected = expected
            .map(str::to_owned)
            .map_err(|reasons| reasons.iter().map(|&reason| reason.to_owned()).collect());
        assert_eq!(read, expected);
    }

    #[test]
    fn fen_hub_and_start_are_positions() {
        let start = Position::<International>::start();
        check("start", Ok(&start.fen()));
        check(&start.hub(), Ok(&start.fen()));
        check(" W:WK1-2:B20. ", Ok("W:WK1,K2:B20"));
    }

    #[test]
    fn every_reason_is_given() {
        check(
            "W:W4,x:B49",
            Err(&[
                "column 6: \"x\", expected a square",
                "a man of White stands on 4, where it would be a king: write K4",
                "a man of Black stands on 49, where it would be a king: write K49",
            ]),
        );
        check(
            "Wbbb",
            Err(&["the Hub position has 4 characters, expected 51"]),
        );
        let text = format!("X{}", &Position::<International>::start().hub()[1..]);
        check(
            &text.replacen('e', "q", 1),
            Err(&[
                "the Hub position begins with 'X', expected W or B",
                "square 21 holds 'q', expected one of w, b, W, B and e",
            ]),
        );
    }

    #[test]
    fn more_pieces_than_a_game_begins_with_are_unusual() {
        let crowd = Position::<International>::from_fen("W:W21-50:B1-20").unwrap();
        assert_eq!(
            warnings(&crowd),
            ["White has 30 pieces, a game begins with 20"]
        );
        assert!(warnings(&Position::<Russian>::start()).is_empty());
    }

    #[test]
    fn hub_has_no_text_for_an_empty_side() {
        let position = Position::<International>::from_fen("B:W50:B").unwrap();
        assert_eq!(hub(&position), None);
    }
}
