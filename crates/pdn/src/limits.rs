//! How much one file may ask of its reader.
//!
//! A file may be of any size; these bounds are for its parts. Past a bound the reader reports an
//! error with its place, leaves out what is over, and goes on.

/// Bytes in one comment (1 MiB).
pub const COMMENT_BYTES: usize = 1 << 20;

/// Bytes in one tag, from `[` to `]` (64 KiB).
pub const TAG_BYTES: usize = 1 << 16;

/// Bytes in any other token: a move, a number, a setup command (4 KiB).
pub const WORD_BYTES: usize = 1 << 12;

/// Variations inside variations; a main line has depth 0.
pub const DEPTH: usize = 64;

/// Moves, comments, marks, variation brackets and setup commands in one game, taken together.
pub const ITEMS: usize = 1 << 18;

/// Tags in one game.
pub const TAGS: usize = 1 << 10;

/// Bytes of text kept for one game (8 MiB).
pub const GAME_BYTES: usize = 1 << 23;

/// Problems described for one game; further ones are only counted.
pub const PROBLEMS: usize = 100;
