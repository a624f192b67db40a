//! What a quiet position is worth, by weights learned from games.
//!
//! A *view* is the board as one side sees it, its men moving up: for White as it stands, for Black
//! turned by half a turn. The value for the side to move is `f(own view) - f(other view) + tempo`,
//! so both colours are valued alike by construction. `f` adds up weights:
//!
//! - *windows*: the men on each block of four by four files (eight playing squares) that begins on
//!   the far row or two rows nearer, two columns apart: eight windows on ten by ten, six on eight by
//!   eight. Each square is empty (or holds a king), an own man or an enemy man: 6561 weights each;
//! - the *edge*, the first playing square of each row (on ten by ten without the nearest row), and
//!   the *back rows*, the last nine (eight) playing squares: 19,683 (6561) weights each;
//! - how many men there are, how unevenly they stand on the left and right half, how many kings there
//!   are and where, and how many squares the kings reach, safely or not.
//!
//! Every weight is a pair: what it is worth with all pieces on the board, and with none. Between
//! them the value goes in a straight line by the number of pieces. Everything is whole numbers, so
//! that a processor with wide registers, one without and WebAssembly agree to the last bit.
//!
//! The format of a file of weights is described in `docs/formats/weights.md`, how they are made in
//! `docs/training.md`.

#![allow(
    unsafe_code,
    reason = "wide registers need it: half the time of an evaluation; the safe path stands beside it and tests compare"
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
mod format;
mod kings;
mod layout;
mod sets;
mod terms;
#[cfg(test)]
mod tests;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

use std::marker::PhantomData;
use std::sync::Arc;

use damier_rules::{Color, Geometry, Position, Square, Variant};

pub use format::WeightsError;
pub use sets::Sets;

use layout::Layout;

/// So many units of a weight are a hundredth of a man.
pub const UNITS: i32 = 16;

/// What a lead that rarely wins is divided by.
const DRAWISH_DIVISOR: i32 = 8;

/// One weight.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weight {
    /// What it is worth with all pieces on the board, in sixteenths of a hundredth of a man.
    pub early: i16,
    /// What it is worth with none.
    pub late: i16,
}

/// How a value is computed; all give the same.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// One number at a time.
    Scalar,
    /// Eight at a time, on x86-64 with AVX2.
    Avx2,
    /// Four at a time, in WebAssembly with SIMD.
    Wasm,
}

impl Path {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Scalar, Self::Avx2, Self::Wasm];

    /// Whether this machine has it.
    #[must_use]
    pub fn is_here(self) -> bool {
        match self {
            Self::Scalar => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => std::arch::is_x86_feature_detected!("avx2"),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx2 => false,
            Self::Wasm => cfg!(all(target_arch = "wasm32", target_feature = "simd128")),
        }
    }

    /// The fastest that this machine has.
    pub(crate) fn best() -> Self {
        *Self::ALL
            .iter()
            .rfind(|path| path.is_here())
            .unwrap_or(&Self::Scalar)
    }
}

/// Learned weights of one game, ready to value positions. Cheap to clone: copies share the weights.
///
/// ```
/// use damier_engine::patterns::{Patterns, Weight};
/// use damier_rules::{Position, Russian};
///
/// // Nothing counts but the men: 1600 sixteenths of a hundredth each.
/// let mut weights = vec![Weight::default(); Patterns::<Russian>::len()];
/// weights[Patterns::<Russian>::man()] = Weight { early: 1600, late: 1600 };
/// let patterns = Patterns::<Russian>::new(&weights, "an example").unwrap();
/// let position = Position::from_fen("W:Wc3,e3:Bd6").unwrap();
/// assert_eq!(patterns.evaluate(&position), 100);
/// ```
#[derive(Clone, Debug)]
pub struct Patterns<V: Variant> {
    weights: Arc<[u32]>, // Invariant: Layout::LEN of them, early in the low and late in the high half
    origin: Arc<str>,
    path: Path,
    game: PhantomData<V>,
}

impl<V: Variant> Patterns<V> {
    /// How many weights this game has; none if there are no patterns for its board.
    #[must_use]
    pub const fn len() -> usize {
        if Layout::<V>::HAS_PATTERNS {
            Layout::<V>::LEN
        } else {
            0
        }
    }

    /// The index of the weight that counts men.
    #[must_use]
    pub const fn man() -> usize {
        Layout::<V>::MAN
    }

    /// How many windows a view has; their weights stand first in the list, window by window.
    #[must_use]
    pub const fn windows_of_a_view() -> usize {
        if Layout::<V>::HAS_PATTERNS {
            Layout::<V>::WINDOWS
        } else {
            0
        }
    }

    /// The squares of a window as White's view has them, in the order of its base 3 digits, the
    /// lowest first.
    ///
    /// # Panics
    /// If there is no such window.
    #[must_use]
    pub fn window_squares(window: usize) -> [Square; 8] {
        assert!(
            window < Self::windows_of_a_view(),
            "there is no window {window}"
        );
        let first = Layout::<V>::window_bit(window);
        [0, 1, 2, 3, 4, 5, 6, 7].map(|place| {
            let bit = first + Layout::<V>::row_bit(place / 2) + place % 2;
            V::Geometry::square_of(bit)
        })
    }

    /// Takes weights, as many as [`Self::len`] says, and where they come from.
    ///
    /// # Errors
    /// If their number is another, or the game has no patterns.
    pub fn new(weights: &[Weight], origin: &str) -> Result<Self, WeightsError> {
        if !Layout::<V>::HAS_PATTERNS {
            return Err(WeightsError::NoPatterns(V::NAME));
        }
        if weights.len() != Layout::<V>::LEN {
            return Err(WeightsError::Count {
                found: weights.len(),
                expected: Layout::<V>::LEN,
            });
        }
        Ok(Self {
            weights: weights.iter().map(|weight| pack(*weight)).collect(),
            origin: origin.into(),
            path: Path::best(),
            game: PhantomData,
        })
    }

    /// The weights in the order of the file.
    #[must_use]
    pub fn weights(&self) -> impl ExactSizeIterator<Item = Weight> + '_ {
        self.weights.iter().map(|&pair| unpack(pair))
    }

    /// Where the weights come from: commands, seeds and numbers of games.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// What a position in which nothing is to be captured is worth for the side to move, in
    /// hundredths of a man.
    #[must_use]
    #[inline]
    pub fn evaluate(&self, position: &Position<V>) -> i32 {
        self.value(self.path, &Sets::of(position))
    }

    /// The same of a position kept as [`Sets`].
    #[must_use]
    pub fn evaluate_sets(&self, sets: &Sets) -> i32 {
        self.value(self.path, sets)
    }

    /// The same by a named path; `None` if this machine does not have it.
    #[doc(hidden)]
    #[must_use]
    pub fn evaluate_by(&self, path: Path, position: &Position<V>) -> Option<i32> {
        path.is_here()
            .then(|| self.value(path, &Sets::of(position)))
    }

    #[inline]
    fn value(&self, path: Path, sets: &Sets) -> i32 {
        let early = Self::early(sets);
        let late = Layout::<V>::PIECES - early;
        let mut total = self.windows(path, sets.men, early, late);
        terms::others::<V>(sets, &mut |index, count| {
            total += count * blend(self.weights[index], early, late);
        });
        if sets.turn == Color::Black {
            total = -total;
        }
        total += blend(self.weights[Layout::<V>::TEMPO], early, late);
        let value = total / (Layout::<V>::PIECES * UNITS);
        if sets.is_drawish::<V>(value) {
            value / DRAWISH_DIVISOR
        } else {
            value
        }
    }

    /// The windows of White's view without those of Black's.
    #[inline]
    fn windows(&self, path: Path, men: [u64; 2], early: i32, late: i32) -> i32 {
        match path {
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => {
                // SAFETY: a path is taken only where `Path::is_here` found it.
                unsafe { avx2::windows::<V>(&self.weights, men, early, late) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Path::Wasm => wasm::windows::<V>(&self.weights, men, early, late),
            _ => {
                let mut total = 0;
                terms::windows::<V>(men, &mut |index, count| {
                    total += count * blend(self.weights[index], early, late);
                });
                total
            }
        }
    }

    /// The share of the early values, out of [`Self::phases`]: the number of pieces on the board.
    #[must_use]
    #[inline]
    pub fn early(sets: &Sets) -> i32 {
        sets.pieces().cast_signed().min(Layout::<V>::PIECES)
    }

    /// The number of pieces at the start of the game.
    #[must_use]
    pub const fn phases() -> i32 {
        Layout::<V>::PIECES
    }

    /// Calls `visit` with the index of every weight that counts in a position and how often it
    /// counts for the side to move; an index may come more than once.
    ///
    /// With `e` out of `p` phases early, a position is worth the sum of
    /// `count * (e * early + (p - e) * late)`, divided by `p` times [`UNITS`] and rounded towards
    /// zero, before a lead that rarely wins is made small.
    pub fn features(position: &Position<V>, visit: &mut impl FnMut(usize, i32)) {
        Self::features_of(&Sets::of(position), visit);
    }

    /// The same of a position kept as [`Sets`].
    #[inline]
    pub fn features_of(sets: &Sets, visit: &mut impl FnMut(usize, i32)) {
        if !Layout::<V>::HAS_PATTERNS {
            return;
        }
        let sign = if sets.turn == Color::White { 1 } else { -1 };
        let mut signed = |index, count| {
            if count != 0 {
                visit(index, sign * count);
            }
        };
        terms::windows::<V>(sets.men, &mut signed);
        terms::others::<V>(sets, &mut signed);
        visit(Layout::<V>::TEMPO, 1);
    }
}

/// A pair in one word: early in the low half, late in the high half.
fn pack(weight: Weight) -> u32 {
    u32::from(weight.early.cast_unsigned()) | u32::from(weight.late.cast_unsigned()) << 16
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "each half is taken by itself"
)]
#[inline]
fn unpack(pair: u32) -> Weight {
    Weight {
        early: (pair as u16).cast_signed(),
        late: ((pair >> 16) as u16).cast_signed(),
    }
}

#[inline]
fn blend(pair: u32, early: i32, late: i32) -> i32 {
    let weight = unpack(pair);
    i32::from(weight.early) * early + i32::from(weight.late) * late
}
