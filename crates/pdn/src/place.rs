use std::fmt;

/// Where something stands in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// Bytes before it, from 0.
    pub offset: u64,
    /// Its line, from 1. A line ends with `\n`, `\r\n` or a lone `\r`.
    pub line: u64,
    /// Its column in that line, from 1, counted in characters.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
