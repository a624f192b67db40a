//! A section of a file of tables: one slice, packed. The format is described in
//! `docs/formats/endgame.md`.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use damier_rules::Variant;

use crate::Material;
use crate::crc::crc32;
use crate::index::Index;
use crate::tree::TreeFault;
use crate::walk::blocks;

/// How a section begins.
pub(crate) const MAGIC: [u8; 8] = *b"DAMTABLE";

/// The version of the format, of the numbering and of the questions.
pub(crate) const VERSION: u8 = 1;

/// Blocks that share a checksum.
pub(crate) const RUN: usize = 64;

/// What a section stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stored {
    /// The outcome of each position without a capture.
    Outcomes = 0,
    /// The plies of each loss among them.
    Distances = 1,
}

/// Why bytes are not tables of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TableError {
    /// They begin otherwise, or something else follows a section.
    NoTable {
        /// Where, in bytes from the start.
        place: usize,
    },
    /// Another version of the format.
    Version {
        /// The version found.
        found: u8,
    },
    /// Tables of another game.
    Game {
        /// Its number in PDN.
        found: u8,
        /// The number of the game that was asked for.
        expected: u8,
    },
    /// A kind of section that there is not.
    Kind {
        /// The number of the kind.
        found: u8,
    },
    /// Pieces that are no slice.
    Material {
        /// Men and kings of the side to move and of the other.
        found: [u8; 4],
    },
    /// The bytes end too early.
    Truncated {
        /// The slice in which they end, if it is known.
        slice: Option<Material>,
    },
    /// The description of a slice is damaged: its checksum is wrong.
    Head {
        /// The slice, as far as it can be read.
        slice: Material,
    },
    /// The description of a slice contradicts itself.
    Contradiction {
        /// The slice.
        slice: Material,
    },
    /// The tree of a slice is faulty.
    Tree {
        /// The slice.
        slice: Material,
        /// What is wrong.
        fault: TreeFault,
    },
    /// One of these blocks is damaged: their checksum is wrong.
    Blocks {
        /// The slice.
        slice: Material,
        /// The first of the blocks.
        first: usize,
        /// The last of them.
        last: usize,
    },
    /// A slice can be read, but its values are not those that were packed.
    Values {
        /// The slice.
        slice: Material,
    },
    /// A slice is there twice.
    Twice {
        /// The slice.
        slice: Material,
    },
    /// A slice is there, and one that is needed to read it is not.
    Missing {
        /// The slice that is there.
        slice: Material,
        /// The one that is needed.
        needed: Material,
    },
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable { place } => {
                write!(
                    f,
                    "no endgame table begins at byte {place}, expected DAMTABLE"
                )
            }
            Self::Version { found } => {
                write!(
                    f,
                    "the table has version {found}, and {VERSION} is expected"
                )
            }
            Self::Game { found, expected } => write!(
                f,
                "the table is for the game with the PDN number {found}, expected {expected}"
            ),
            Self::Kind { found } => {
                write!(f, "the table is of the kind {found}, expected 0 or 1")
            }
            Self::Material { found } => write!(
                f,
                "the table is for the pieces {found:?}, expected men and kings of both sides"
            ),
            Self::Truncated { slice: None } => f.write_str("the file ends within a table"),
            Self::Truncated { slice: Some(slice) } => {
                write!(f, "the file ends within the slice {slice}")
            }
            Self::Head { slice } => write!(
                f,
                "the head of the slice {slice} is damaged: its checksum is wrong"
            ),
            Self::Contradiction { slice } => {
                write!(f, "the head of the slice {slice} contradicts itself")
            }
            Self::Tree { slice, fault } => write!(f, "the slice {slice} is faulty: {fault}"),
            Self::Blocks { slice, first, last } => write!(
                f,
                "the slice {slice} is damaged in blocks {first} to {last}: their checksum is wrong"
            ),
            Self::Values { slice } => write!(
                f,
                "the values of the slice {slice} are not those that were packed: their sum is wrong"
            ),
            Self::Twice { slice } => write!(f, "the slice {slice} is there twice"),
            Self::Missing { slice, needed } => write!(
                f,
                "the slice {slice} cannot be read without {needed}, which is missing"
            ),
        }
    }
}

impl std::error::Error for TableError {}

/// A packed slice: where its parts are.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// The bytes it is in, by their place among those of the tables.
    pub(crate) part: usize,
    pub(crate) stored: Stored,
    pub(crate) material: Material,
    /// Stored draws, losses and wins; of distances, how many there are, and twice 0.
    pub(crate) counts: [u64; 3],
    /// The CRC-32 of the stored values, one byte each.
    pub(crate) sum: u32,
    /// The bytes of the trees.
    pub(crate) model: Range<usize>,
    /// Where each block begins in the bytes, and where the last one ends.
    pub(crate) starts: Vec<u32>,
}

impl Section {
    /// The bytes of a block.
    #[inline]
    pub(crate) fn block<'a>(&self, parts: &'a [Cow<'static, [u8]>], block: u64) -> &'a [u8] {
        let block = block as usize;
        &parts[self.part][self.starts[block] as usize..self.starts[block + 1] as usize]
    }

    /// Reads every section of some bytes, and checks every sum.
    pub(crate) fn read_all<V: Variant>(bytes: &[u8], part: usize) -> Result<Vec<Self>, TableError> {
        let mut sections = Vec::new();
        let mut place = 0;
        while place < bytes.len() {
            let section = Self::read::<V>(bytes, part, place)?;
            place = section.end();
            sections.push(section);
        }
        Ok(sections)
    }

    fn read<V: Variant>(bytes: &[u8], part: usize, place: usize) -> Result<Self, TableError> {
        let mut reader = Reader {
            bytes,
            place,
            slice: None,
        };
        let (stored, material) = reader.identity::<V>()?;
        reader.slice = Some(material);
        let contradiction = TableError::Contradiction { slice: material };
        let counts = [reader.number()?, reader.number()?, reader.number()?];
        let sum = reader.word()?;
        let length = reader.length()?;
        let model = reader.skip(length)?;
        let positions = Index::<V::Geometry>::new(material).positions();
        let total = usize::try_from(blocks(positions)).map_err(|_| contradiction.clone())?;
        let mut lengths = Vec::new();
        for _ in 0..total {
            lengths.push(reader.number()?);
        }
        let sums = reader.place;
        reader.skip(total.div_ceil(RUN) * 4)?;
        let head = crc32(&bytes[place..reader.place]);
        if reader.word()? != head {
            return Err(TableError::Head { slice: material });
        }
        let mut starts = vec![reader.place as u32];
        for length in lengths {
            let length = usize::try_from(length).map_err(|_| contradiction.clone())?;
            let end = reader.skip(length)?.end;
            starts.push(u32::try_from(end).map_err(|_| contradiction.clone())?);
        }
        let section = Self {
            part,
            stored,
            material,
            counts,
            sum,
            model,
            starts,
        };
        section.check_blocks(bytes, sums)?;
        Ok(section)
    }

    /// Where the section ends.
    fn end(&self) -> usize {
        self.starts.last().map_or(0, |&end| end as usize)
    }

    fn check_blocks(&self, bytes: &[u8], sums: usize) -> Result<(), TableError> {
        let total = self.starts.len() - 1;
        for (run, first) in (0..total).step_by(RUN).enumerate() {
            let end = (first + RUN).min(total);
            let blocks = &bytes[self.starts[first] as usize..self.starts[end] as usize];
            let place = sums + run * 4;
            if bytes[place..place + 4] != crc32(blocks).to_le_bytes() {
                return Err(TableError::Blocks {
                    slice: self.material,
                    first,
                    last: end - 1,
                });
            }
        }
        Ok(())
    }
}

/// The slices in the bytes of a file, of which every sum is checked; `true` for those whose
/// distances they are.
///
/// # Errors
/// When the bytes are damaged, or of another game or version.
pub fn check_sections<V: Variant>(bytes: &[u8]) -> Result<Vec<(Material, bool)>, TableError> {
    let sections = Section::read_all::<V>(bytes, 0)?;
    let named = |section: &Section| (section.material, section.stored == Stored::Distances);
    Ok(sections.iter().map(named).collect())
}

/// Reads the head of a section.
struct Reader<'a> {
    bytes: &'a [u8],
    place: usize,
    slice: Option<Material>,
}

impl Reader<'_> {
    fn skip(&mut self, count: usize) -> Result<Range<usize>, TableError> {
        let start = self.place;
        match start.checked_add(count) {
            Some(end) if end <= self.bytes.len() => {
                self.place = end;
                Ok(start..end)
            }
            _ => Err(TableError::Truncated { slice: self.slice }),
        }
    }

    fn byte(&mut self) -> Result<u8, TableError> {
        let range = self.skip(1)?;
        Ok(self.bytes[range.start])
    }

    fn word(&mut self) -> Result<u32, TableError> {
        let range = self.skip(4)?;
        let mut word = [0; 4];
        word.copy_from_slice(&self.bytes[range]);
        Ok(u32::from_le_bytes(word))
    }

    /// A number in groups of seven bits, the lowest first.
    fn number(&mut self) -> Result<u64, TableError> {
        let mut number = 0;
        for shift in (0..56).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(TableError::Truncated { slice: self.slice })
    }

    fn length(&mut self) -> Result<usize, TableError> {
        let truncated = TableError::Truncated { slice: self.slice };
        usize::try_from(self.number()?).map_err(|_| truncated)
    }

    fn identity<V: Variant>(&mut self) -> Result<(Stored, Material), TableError> {
        let place = self.place;
        let magic = self.skip(MAGIC.len());
        if !magic.is_ok_and(|range| self.bytes[range] == MAGIC) {
            return Err(TableError::NoTable { place });
        }
        let found = self.byte()?;
        if found != VERSION {
            return Err(TableError::Version { found });
        }
        let (found, expected) = (self.byte()?, V::PDN_GAME_TYPE);
        if found != expected {
            return Err(TableError::Game { found, expected });
        }
        let stored = match self.byte()? {
            0 => Stored::Outcomes,
            1 => Stored::Distances,
            found => return Err(TableError::Kind { found }),
        };
        let found = [self.byte()?, self.byte()?, self.byte()?, self.byte()?];
        let material = Material::from_numbers(found).ok_or(TableError::Material { found })?;
        Ok((stored, material))
    }
}

/// Writes a section.
#[cfg(feature = "generate")]
pub(crate) fn write<V: Variant>(
    (stored, material): (Stored, Material),
    (counts, sum): ([u64; 3], u32),
    model: &[u8],
    blocks: &[Vec<u8>],
) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, V::PDN_GAME_TYPE, stored as u8]);
    bytes.extend(material.numbers());
    for count in counts {
        write_number(&mut bytes, count);
    }
    bytes.extend(sum.to_le_bytes());
    write_number(&mut bytes, model.len() as u64);
    bytes.extend(model);
    for block in blocks {
        write_number(&mut bytes, block.len() as u64);
    }
    for run in blocks.chunks(RUN) {
        bytes.extend(crc32(&run.concat()).to_le_bytes());
    }
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes.extend(blocks.concat());
    bytes
}

#[cfg(feature = "generate")]
fn write_number(bytes: &mut Vec<u8>, number: u64) {
    let mut rest = number;
    while rest >= 0x80 {
        bytes.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}
