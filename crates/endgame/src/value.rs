//! What a position is worth, in two bits or in a byte.

/// How a position ends with the best play of both sides, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Outcome {
    /// The same from the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// An outcome in two bits, as the coder counts them.
pub(crate) mod two_bits {
    use super::Outcome;

    pub(crate) const DRAW: u8 = 0;
    pub(crate) const LOSS: u8 = 1;
    pub(crate) const WIN: u8 = 2;
    /// Not stored, or not there.
    pub(crate) const NONE: u8 = 3;

    #[inline(always)]
    pub(crate) fn outcome(bits: u8) -> Option<Outcome> {
        match bits {
            DRAW => Some(Outcome::Draw),
            LOSS => Some(Outcome::Loss),
            WIN => Some(Outcome::Win),
            _ => None,
        }
    }

    /// What a move to a position with this outcome is worth for the side that moves.
    #[inline(always)]
    pub(crate) fn reversed(bits: u8) -> u8 {
        (bits >> 1 | bits << 1) & 3
    }
}

/// An outcome with the distance to the end in a byte: 0 for a draw, otherwise one more than the
/// plies. Plies of a win are odd and those of a loss even, so odd bytes are losses.
#[cfg(feature = "generate")]
pub(crate) mod distance {
    use super::two_bits;

    pub(crate) const DRAW: u8 = 0;
    /// Lost where it stands.
    pub(crate) const LOST: u8 = 1;

    #[inline(always)]
    pub(crate) fn to_two_bits(value: u8) -> u8 {
        match value {
            DRAW => two_bits::DRAW,
            value if value % 2 == 1 => two_bits::LOSS,
            _ => two_bits::WIN,
        }
    }

    /// The best of the moves seen so far: the shortest win, else a draw, else the longest loss.
    #[derive(Clone, Copy, Default, Debug)]
    pub(crate) struct Best {
        win: Option<u8>,
        draws: bool,
        loss: Option<u8>,
    }

    impl Best {
        /// Takes a move to a position with this value for the side that replies; `None` if the
        /// distance does not fit in a byte.
        #[inline(always)]
        pub(crate) fn add(&mut self, reply: u8) -> Option<()> {
            if reply == DRAW {
                self.draws = true;
                return Some(());
            }
            let value = reply.checked_add(1)?;
            if value % 2 == 0 {
                self.win = Some(self.win.map_or(value, |win| win.min(value)));
            } else {
                self.loss = Some(self.loss.map_or(value, |loss| loss.max(value)));
            }
            Some(())
        }

        pub(crate) fn win(self) -> Option<u8> {
            self.win
        }

        pub(crate) fn draws(self) -> bool {
            self.draws
        }

        /// The longest loss among the moves seen.
        pub(crate) fn loss(self) -> Option<u8> {
            self.loss
        }

        /// The value if these are all the moves; without any the side has lost.
        pub(crate) fn value(self) -> u8 {
            match (self.win, self.draws, self.loss) {
                (Some(win), ..) => win,
                (None, true, _) => DRAW,
                (None, false, loss) => loss.unwrap_or(LOST),
            }
        }
    }
}
