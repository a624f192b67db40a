//! Squares numbered from another corner than usual.

use std::borrow::Cow;

/// In which corner, as White sees it, square 1 lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbering {
    from_bottom: bool,
    from_right: bool,
}

impl Numbering {
    /// Square 1 at the top left, as in every printed diagram of the games that are checked.
    pub(crate) const STANDARD: Self = Self {
        from_bottom: false,
        from_right: false,
    };

    /// The numbering by its digit in a `GameType` tag, as White sees it.
    pub(crate) const fn of_corner(corner: u8) -> Self {
        Self {
            from_bottom: corner < 2,
            from_right: corner % 2 == 1,
        }
    }

    pub(crate) fn is_standard(self) -> bool {
        self == Self::STANDARD
    }

    /// The text with every square number replaced by the standard one on a board of `size` squares
    /// a side.
    pub(crate) fn renumber(self, text: &str, size: u32) -> Cow<'_, str> {
        if self.is_standard() {
            return Cow::Borrowed(text);
        }
        let mut out = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let length = rest[start..].bytes().take_while(u8::is_ascii_digit).count();
            let digits = &rest[start..start + length];
            out.push_str(&rest[..start]);
            // The digits of `c3` and `H12` are no squares.
            let is_square =
                !rest[..start].ends_with(|c: char| c.is_ascii_alphabetic() && !is_sign(c));
            match digits
                .parse()
                .ok()
                .filter(|_| is_square)
                .and_then(|n| self.standard(n, size))
            {
                Some(number) => out.push_str(&number.to_string()),
                None => out.push_str(digits),
            }
            rest = &rest[start + length..];
        }
        out.push_str(rest);
        Cow::Owned(out)
    }

    /// The standard number of a square on a board of `size` squares a side.
    pub(crate) fn square(self, number: u8, size: u32) -> Option<u8> {
        if self.is_standard() {
            return Some(number);
        }
        self.standard(number.into(), size)?.try_into().ok()
    }

    fn standard(self, number: u32, size: u32) -> Option<u32> {
        let in_row = size / 2;
        let from_zero = number.checked_sub(1).filter(|&n| n < in_row * size)?;
        let (row, column) = (from_zero / in_row, from_zero % in_row);
        let row = if self.from_bottom {
            size - 1 - row
        } else {
            row
        };
        let column = if self.from_right {
            in_row - 1 - column
        } else {
            column
        };
        Some(row * in_row + column + 1)
    }
}

/// The letters that stand before a square number: colours, kings, captures.
fn is_sign(letter: char) -> bool {
    matches!(letter, 'W' | 'B' | 'K' | 'w' | 'k' | 'x' | 'X')
}

#[cfg(test)]
mod tests {
    use super::Numbering;

    #[test]
    fn the_four_corners() {
        let first = |corner| {
            Numbering::of_corner(corner)
                .renumber("1x6", 10)
                .into_owned()
        };
        assert_eq!(first(0), "46x41");
        assert_eq!(first(1), "50x45");
        assert_eq!(first(2), "1x6");
        assert_eq!(first(3), "5x10");
    }

    #[test]
    fn positions_too() {
        let turned = Numbering::of_corner(1);
        assert_eq!(
            turned.renumber("W:W31-50:BK1,20:H0:F1", 10),
            "W:W20-1:BK50,31:H0:F1"
        );
    }
}
