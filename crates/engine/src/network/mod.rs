//! What a quiet position is worth, by a small neural network learned from games.
//!
//! A *view* is the board as one side sees it, its men moving up: for White as it stands, for Black
//! turned by half a turn. Each piece switches on one input of either view ([`Inputs`]). Both views
//! go through the same first layer of [`HIDDEN`] units: a bias and the weights of the inputs that
//! are on are added up, cut off below at 0 and above at 1, and squared. The units of the side to
//! move and those of the other side, times the weights of one of [`BUCKETS`] output layers, which
//! the number of pieces chooses, give the value.
//!
//! Everything is whole numbers that cannot overflow, so that a processor with wide registers, one
//! without and WebAssembly agree to the last bit.
//!
//! The format of a file is described in `docs/formats/network.md`, how it is made in
//! `docs/training.md`.

#![allow(
    unsafe_code,
    reason = "wide registers need it; the safe path stands beside it and tests compare"
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
mod format;
mod inputs;
mod scalar;
#[cfg(test)]
mod tests;
mod units;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

use std::marker::PhantomData;
use std::sync::Arc;

use damier_rules::{Position, Variant};

pub(crate) use format::MAGIC;
pub use format::NetworkError;
pub use inputs::Inputs;

use crate::patterns::{Path, Sets};
use crate::weights::DRAWISH_DIVISOR;
use inputs::Places;
pub(crate) use units::Units;
use units::own_view;

/// Units of the first layer, for each view.
pub const HIDDEN: usize = 128;
/// Output layers, chosen by the number of pieces.
pub const BUCKETS: usize = 8;
/// A unit of the first layer that is full.
pub const FULL: i16 = 255;
/// A weight of an output layer that is 1.
pub const OUTPUT_ONE: i16 = 64;
/// The largest weight of the first layer, and its largest bias: 50 pieces do not overflow.
pub const MOST_WEIGHT: i16 = 640;
/// See [`MOST_WEIGHT`].
pub const MOST_BIAS: i16 = 767;
/// So many units of [`Weights::scale`] are a hundredth of a man.
pub const SCALE_UNITS: u16 = 16;

/// A 1 at the end: both units of a product are full and the weight is 1.
const ONE: i64 = FULL as i64 * FULL as i64 * OUTPUT_ONE as i64;
/// Lanes of a wide register.
const LANES: usize = 16;
/// Rows that an input can name: so many that a byte needs no check.
const ROWS: usize = 256;

/// The numbers of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Where the units of the first layer begin; [`FULL`] is 1.
    pub biases: Vec<i16>,
    /// What each input adds to them, input by input.
    pub rows: Vec<i16>,
    /// The weights of each output layer, for the units of the side to move and then for those of
    /// the other side; [`OUTPUT_ONE`] is 1.
    pub outputs: Vec<i8>,
    /// Where each output layer begins, in the unit of its sums.
    pub output_biases: Vec<i32>,
    /// What a 1 at the end is worth, in sixteenths of a hundredth of a man.
    pub scale: u16,
}

/// Numbers for all units of a view, by registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
struct Row([[i16; LANES]; HIDDEN / LANES]);

impl Row {
    const NOTHING: Self = Self([[0; LANES]; HIDDEN / LANES]);

    fn from_numbers(numbers: impl IntoIterator<Item = i16>) -> Self {
        let mut row = Self::NOTHING;
        let places = row.0.as_flattened_mut().iter_mut();
        for (place, number) in places.zip(numbers) {
            *place = number;
        }
        row
    }

    fn numbers(&self) -> &[i16] {
        self.0.as_flattened()
    }
}

/// The numbers as the kernels read them.
#[derive(Debug)]
struct Layers {
    biases: Row,
    rows: Box<[Row; ROWS]>,
    /// For the side to move and for the other.
    outputs: [[Row; 2]; BUCKETS],
    output_biases: [i32; BUCKETS],
    scale: u16,
}

/// A network of one game, ready to value positions. Cheap to clone: copies share the numbers.
///
/// ```
/// use damier_engine::network::{BUCKETS, FULL, HIDDEN, Network, Weights};
/// use damier_rules::{Position, Russian};
///
/// // One unit, which every own man fills by a tenth, and which counts for its own side.
/// let mut rows = vec![0; Network::<Russian>::inputs() * HIDDEN];
/// for man in 0..28 {
///     rows[man * HIDDEN] = FULL / 10;
/// }
/// let mut outputs = vec![0; BUCKETS * 2 * HIDDEN];
/// for bucket in outputs.chunks_mut(2 * HIDDEN) {
///     bucket[0] = 64;
///     bucket[HIDDEN] = -64;
/// }
/// let weights = Weights {
///     biases: vec![0; HIDDEN],
///     rows,
///     outputs,
///     output_biases: vec![0; BUCKETS],
///     scale: 16_000,
/// };
/// let network = Network::<Russian>::new(&weights, "an example").unwrap();
/// let position = Position::from_fen("W:Wc3,e3:Bd6").unwrap();
/// assert_eq!(network.evaluate(&position), 28); // (50² - 25²) / 255² of 1000
/// ```
#[derive(Clone, Debug)]
pub struct Network<V: Variant> {
    layers: Arc<Layers>,
    origin: Arc<str>,
    path: Path,
    game: PhantomData<V>,
}

impl<V: Variant> Network<V> {
    /// How many inputs a view of this game has; none if there is no network for its board.
    #[must_use]
    pub const fn inputs() -> usize {
        if Places::<V>::HAS_NETWORK {
            Places::<V>::INPUTS
        } else {
            0
        }
    }

    /// The output layer for so many pieces.
    #[must_use]
    #[inline]
    pub fn bucket(pieces: usize) -> usize {
        let pieces = pieces.clamp(1, Places::<V>::PIECES);
        (pieces - 1) * BUCKETS / Places::<V>::PIECES
    }

    /// Takes the numbers of a network, and where they come from.
    ///
    /// # Errors
    /// If there are too few or too many, one of them is so large that sums could overflow, or the
    /// game has no network.
    ///
    /// # Panics
    /// Never: the list of rows has the length it was made with.
    pub fn new(weights: &Weights, origin: &str) -> Result<Self, NetworkError> {
        weights.check::<V>()?;
        let mut rows = vec![Row::NOTHING; ROWS];
        for (row, numbers) in rows.iter_mut().zip(weights.rows.chunks(HIDDEN)) {
            *row = Row::from_numbers(numbers.iter().copied());
        }
        let mut outputs = [[Row::NOTHING; 2]; BUCKETS];
        let sides = outputs.as_flattened_mut().iter_mut();
        for (side, numbers) in sides.zip(weights.outputs.chunks(HIDDEN)) {
            *side = Row::from_numbers(numbers.iter().map(|&number| i16::from(number)));
        }
        let mut output_biases = [0; BUCKETS];
        output_biases.copy_from_slice(&weights.output_biases);
        Ok(Self {
            layers: Arc::new(Layers {
                biases: Row::from_numbers(weights.biases.iter().copied()),
                rows: rows.try_into().expect("as many as there were made"),
                outputs,
                output_biases,
                scale: weights.scale,
            }),
            origin: origin.into(),
            path: Path::best(),
            game: PhantomData,
        })
    }

    /// The numbers.
    #[must_use]
    pub fn weights(&self) -> Weights {
        let layers = &self.layers;
        let rows = layers.rows[..Self::inputs()].iter();
        let outputs = layers.outputs.as_flattened().iter();
        Weights {
            biases: layers.biases.numbers().to_vec(),
            rows: rows.flat_map(Row::numbers).copied().collect(),
            outputs: outputs
                .flat_map(Row::numbers)
                .map(|&number| i8::try_from(number).unwrap_or_default())
                .collect(),
            output_biases: layers.output_biases.to_vec(),
            scale: layers.scale,
        }
    }

    /// Where the network comes from: commands, seeds and numbers of games.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// What a position in which nothing is to be captured is worth for the side to move, in
    /// hundredths of a man.
    #[must_use]
    #[inline]
    pub fn evaluate(&self, position: &Position<V>) -> i32 {
        self.evaluate_from(position, &mut Units::default())
    }

    /// The same, with what is known of a position like it.
    #[inline]
    pub(crate) fn evaluate_from(&self, position: &Position<V>, units: &mut Units) -> i32 {
        self.value(self.path, &Sets::of(position), units)
    }

    /// The same of a position kept as [`Sets`].
    #[must_use]
    pub fn evaluate_sets(&self, sets: &Sets) -> i32 {
        self.value(self.path, sets, &mut Units::default())
    }

    /// The same by a named path; `None` if this machine does not have it.
    #[doc(hidden)]
    #[must_use]
    pub fn evaluate_by(&self, path: Path, position: &Position<V>) -> Option<i32> {
        path.is_here()
            .then(|| self.value(path, &Sets::of(position), &mut Units::default()))
    }

    #[inline]
    fn value(&self, path: Path, sets: &Sets, units: &mut Units) -> i32 {
        let bucket = Self::bucket(sets.pieces() as usize);
        let total = i64::from(self.sum(path, sets, bucket, units))
            + i64::from(self.layers.output_biases[bucket]);
        let value = total * i64::from(self.layers.scale) / (ONE * i64::from(SCALE_UNITS));
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most 1024 times 4096 hundredths of a man"
        )]
        let value = value as i32;
        if sets.is_drawish::<V>(value) {
            value / DRAWISH_DIVISOR
        } else {
            value
        }
    }

    /// The weighted units of both views. At most 256 of 255 * 255 * 127: below 2^31.
    #[inline]
    fn sum(&self, path: Path, sets: &Sets, bucket: usize, units: &mut Units) -> i32 {
        let (views, changes) = units.turn_to::<V>(&self.layers, sets);
        let sides = &self.layers.outputs[bucket];
        let own = own_view(sets.turn());
        let outputs = [&sides[own], &sides[1 - own]];
        match path {
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => {
                // SAFETY: a path is taken only where `Path::is_here` found it.
                unsafe { avx2::sum(&self.layers, views, &changes, outputs) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Path::Wasm => wasm::sum(&self.layers, views, &changes, outputs),
            _ => scalar::sum(&self.layers, views, &changes, outputs),
        }
    }
}
