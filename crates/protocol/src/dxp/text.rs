//! Texts that a message can hold.

use std::fmt;

/// The name of a program: printable ASCII, at most 32 characters, no blank at the beginning or end.
///
/// ```
/// use damier_protocol::dxp::Name;
/// assert_eq!(Name::new("  Dámier 1\0 ").as_str(), "D?mier 1");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Name(String);

impl Name {
    /// The most characters a name has.
    pub const MAX: usize = 32;

    /// A name as near to this text as a message can hold: `?` stands for what is no printable ASCII,
    /// and the end of a longer one is cut off.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let text = text.trim_matches(|letter: char| letter.is_whitespace() || letter.is_control());
        let letters = text.chars().map(printable).take(Self::MAX);
        let name: String = letters.collect();
        Self(name.trim_end().to_owned())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What one side says to the other: printable ASCII, at most 126 characters.
///
/// ```
/// use damier_protocol::dxp::ChatText;
/// assert_eq!(ChatText::new("Good luck").as_str(), "Good luck");
/// assert_eq!(ChatText::new(&"x".repeat(200)).as_str().len(), ChatText::MAX);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ChatText(String);

impl ChatText {
    /// The most characters a message of chat has, after its type.
    pub const MAX: usize = 126;

    /// A text as near to this one as a message can hold.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(text.chars().map(printable).take(Self::MAX).collect())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ChatText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn printable(letter: char) -> char {
    match letter {
        ' '..='~' => letter,
        letter if letter.is_control() => ' ',
        _ => '?',
    }
}
