//! The first layer kept from one position to the next.

use damier_rules::{Color, Variant};

use super::inputs::{MOST_PIECES, Places};
use super::{Layers, Row};
use crate::patterns::Sets;

/// The first layer of both views as it was for some position, so that a position like it costs only the pieces
/// that differ. What a position is worth does not depend on what is kept.
#[derive(Clone, Default, Debug)]
pub(crate) struct Units {
    /// The pieces that are added up: white men, black men, white kings and black kings.
    words: [u64; 4],
    /// In White's view and in Black's; empty until a position is added up.
    views: Option<[Row; 2]>,
}

/// What is to be added to both views and taken from them: the inputs in White's view and in Black's.
#[derive(Debug)]
pub(super) struct Changes {
    come: [[u8; 2]; MOST_PIECES],
    gone: [[u8; 2]; MOST_PIECES],
    come_len: usize,
    gone_len: usize,
}

impl Changes {
    pub(super) fn come(&self) -> &[[u8; 2]] {
        &self.come[..self.come_len]
    }

    pub(super) fn gone(&self) -> &[[u8; 2]] {
        &self.gone[..self.gone_len]
    }
}

impl Units {
    /// The views, and what they lack of a position. From here on they are taken for those of the position.
    #[inline]
    pub(super) fn turn_to<V: Variant>(
        &mut self,
        layers: &Layers,
        sets: &Sets,
    ) -> (&mut [Row; 2], Changes) {
        let ([white_men, black_men], [white_kings, black_kings]) =
            (sets.men_words(), sets.kings_words());
        let words = [white_men, black_men, white_kings, black_kings];
        let differing = |(&old, &new): (&u64, &u64)| (old ^ new).count_ones();
        let different: u32 = self.words.iter().zip(&words).map(differing).sum();
        if self.views.is_none() || different >= sets.pieces() {
            self.words = [0; 4];
            self.views = Some([layers.biases, layers.biases]);
        }
        let mut changes = Changes {
            come: [[0; 2]; MOST_PIECES],
            gone: [[0; 2]; MOST_PIECES],
            come_len: 0,
            gone_len: 0,
        };
        for (kind, (&old, &new)) in self.words.iter().zip(&words).enumerate() {
            changes.come_len = list::<V>(kind, new & !old, &mut changes.come, changes.come_len);
            changes.gone_len = list::<V>(kind, old & !new, &mut changes.gone, changes.gone_len);
        }
        self.words = words;
        let views = self.views.get_or_insert([Row::NOTHING; 2]);
        (views, changes)
    }
}

/// Adds the inputs of pieces of a kind to a list, and gives its length.
#[inline]
fn list<V: Variant>(
    kind: usize,
    mut word: u64,
    inputs: &mut [[u8; 2]; MOST_PIECES],
    mut len: usize,
) -> usize {
    while word != 0 {
        // The words of a position have no bit in common, so that the length does not wrap.
        inputs[len % MOST_PIECES] = Places::<V>::ALL[kind][(word.trailing_zeros() & 63) as usize];
        word &= word - 1;
        len += 1;
    }
    len.min(MOST_PIECES)
}

/// Which view is that of the side to move.
#[inline]
pub(super) fn own_view(turn: Color) -> usize {
    usize::from(turn == Color::Black)
}
