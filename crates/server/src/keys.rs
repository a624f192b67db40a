//! The secret keys: those that sign tickets, and the peppers of passwords.

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ring::hmac;

use crate::token;

const HEAD: &str = "# Damier's secret keys. Keep this file from others, and back it up apart from the \
    database.\n# The first key of a kind is used for what is new; the others still read what is old.\n";

/// A key with the name under which it is referred to.
#[derive(Clone)]
struct Key {
    id: String,
    bytes: Vec<u8>,
}

impl Key {
    fn new() -> Self {
        Self {
            id: token::hex(&token::random::<4>()),
            bytes: token::random::<32>().to_vec(),
        }
    }

    fn line(&self, kind: &str) -> String {
        format!("{kind} {} {}\n", self.id, token::base64(&self.bytes))
    }
}

/// The keys of a server; every replica has the same.
#[derive(Clone)]
pub struct Keys {
    tickets: Vec<Key>,
    peppers: Vec<Key>,
}

impl fmt::Debug for Keys {
    /// Names only, so that no key is ever written into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = |keys: &[Key]| keys.iter().map(|key| key.id.clone()).collect::<Vec<_>>();
        f.debug_struct("Keys")
            .field("tickets", &ids(&self.tickets))
            .field("peppers", &ids(&self.peppers))
            .finish()
    }
}

/// Why a file of keys cannot be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum KeysError {
    /// It cannot be read or written.
    File {
        /// Where it is.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A line is no key.
    Line {
        /// Where the file is.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// There is no key of this kind.
    Missing {
        /// Where the file is.
        path: PathBuf,
        /// `ticket` or `pepper`.
        kind: &'static str,
    },
    /// Others than its owner may read it.
    Open(PathBuf),
}

impl fmt::Display for KeysError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, source } => {
                write!(f, "the file of keys {}: {source}", path.display())
            }
            Self::Line { path, line } => write!(
                f,
                "the file of keys {}, line {line}: expected `ticket` or `pepper`, a name and 32 \
                 bytes in base64url",
                path.display()
            ),
            Self::Missing { path, kind } => {
                write!(f, "the file of keys {} has no {kind} key", path.display())
            }
            Self::Open(path) => write!(
                f,
                "the file of keys {} may be read by others: `chmod 600` keeps it secret",
                path.display()
            ),
        }
    }
}

impl std::error::Error for KeysError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::File { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl Keys {
    /// Fresh keys.
    #[must_use]
    pub fn fresh() -> Self {
        Self {
            tickets: vec![Key::new()],
            peppers: vec![Key::new()],
        }
    }

    /// The keys in a file.
    ///
    /// # Errors
    /// When it cannot be read, may be read by others, or has something else in it.
    pub fn open(path: &Path) -> Result<Self, KeysError> {
        let failed = |source| KeysError::File {
            path: path.to_owned(),
            source,
        };
        check_secret(path).map_err(failed)?;
        if is_open(path).map_err(failed)? {
            return Err(KeysError::Open(path.to_owned()));
        }
        let text = fs::read_to_string(path).map_err(failed)?;
        Self::read(path, &text)
    }

    fn read(path: &Path, text: &str) -> Result<Self, KeysError> {
        let mut keys = Self {
            tickets: Vec::new(),
            peppers: Vec::new(),
        };
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = || KeysError::Line {
                path: path.to_owned(),
                line: number,
            };
            let words: Vec<&str> = line.split_ascii_whitespace().collect();
            let [kind, id, bytes] = words[..] else {
                return Err(wrong());
            };
            let bytes = token::from_base64(bytes).filter(|bytes| bytes.len() == 32);
            let is_name = id.len() <= 16 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
            let key = Key {
                id: id.to_owned(),
                bytes: bytes.filter(|_| is_name).ok_or_else(wrong)?,
            };
            match kind {
                "ticket" => keys.tickets.push(key),
                "pepper" => keys.peppers.push(key),
                _ => return Err(wrong()),
            }
        }
        for (kind, list) in [("ticket", &keys.tickets), ("pepper", &keys.peppers)] {
            if list.is_empty() {
                let path = path.to_owned();
                return Err(KeysError::Missing { path, kind });
            }
        }
        Ok(keys)
    }

    /// The keys in a file, which is made with fresh ones if it is not there.
    ///
    /// # Errors
    /// As for [`Keys::open`], and when it cannot be written.
    pub fn open_or_make(path: &Path) -> Result<Self, KeysError> {
        if !path.exists() {
            Self::fresh().write(path)?;
        }
        Self::open(path)
    }

    /// Puts fresh keys before those in a file. Of the old keys for tickets one is kept, for tickets that
    /// are on their way; all peppers are, until every password was used once more.
    ///
    /// # Errors
    /// As for [`Keys::open`], and when it cannot be written.
    pub fn rotate(path: &Path) -> Result<Self, KeysError> {
        let mut keys = Self::open(path)?;
        keys.tickets.insert(0, Key::new());
        keys.tickets.truncate(2);
        keys.peppers.insert(0, Key::new());
        keys.write(path)?;
        Ok(keys)
    }

    fn write(&self, path: &Path) -> Result<(), KeysError> {
        let tickets = self.tickets.iter().map(|key| key.line("ticket"));
        let peppers = self.peppers.iter().map(|key| key.line("pepper"));
        let text: String = std::iter::once(HEAD.to_owned())
            .chain(tickets)
            .chain(peppers)
            .collect();
        write_secret(path, &text).map_err(|source| KeysError::File {
            path: path.to_owned(),
            source,
        })
    }

    /// The name of the pepper that new passwords get, and its bytes.
    pub(crate) fn pepper(&self) -> (&str, &[u8]) {
        let key = &self.peppers[0];
        (&key.id, &key.bytes)
    }

    /// The pepper with this name.
    pub(crate) fn pepper_named(&self, id: &str) -> Option<&[u8]> {
        let key = self.peppers.iter().find(|key| key.id == id)?;
        Some(&key.bytes)
    }

    /// A signature by the first key for tickets, and the name of the key.
    pub(crate) fn sign(&self, message: &[u8]) -> (&str, Vec<u8>) {
        let key = &self.tickets[0];
        let signature = hmac::sign(&hmac_key(&key.bytes), message);
        (&key.id, signature.as_ref().to_vec())
    }

    /// Whether a signature is by the key with this name; in a time that does not tell how wrong it is.
    pub(crate) fn has_signed(&self, id: &str, message: &[u8], signature: &[u8]) -> bool {
        let key = self.tickets.iter().find(|key| key.id == id);
        key.is_some_and(|key| hmac::verify(&hmac_key(&key.bytes), message, signature).is_ok())
    }
}

fn hmac_key(bytes: &[u8]) -> hmac::Key {
    hmac::Key::new(hmac::HMAC_SHA256, bytes)
}

/// Whether the file is there at all, so that the error says so.
fn check_secret(path: &Path) -> io::Result<()> {
    fs::metadata(path).map(drop)
}

#[cfg(unix)]
fn is_open(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(path)?.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_open(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Makes an empty file that only its owner may read; it must not be there yet.
pub(crate) fn new_secret_file(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

/// Writes a file that only its owner may read, whole or not at all.
fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    let fresh = path.with_extension(format!("new-{}", std::process::id()));
    let mut file = new_secret_file(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&fresh, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rotated_file_still_reads_what_is_old() {
        let name = format!("damier-keys-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let old = Keys::open_or_make(&path).expect("the temporary folder can be written");
        let (id, signature) = old.sign(b"message");
        let fresh = Keys::rotate(&path).expect("the file can be written");
        assert_ne!(fresh.sign(b"message").0, id);
        assert!(fresh.has_signed(id, b"message", &signature));
        assert!(!fresh.has_signed(id, b"massage", &signature));
        assert!(fresh.pepper_named(old.pepper().0).is_some());
        let again = Keys::rotate(&path).expect("the file can be written");
        assert!(
            !again.has_signed(id, b"message", &signature),
            "two rotations ago"
        );
        fs::remove_file(path).expect("it is there");
    }

    #[test]
    fn what_is_no_key_is_named_by_its_line() {
        let read = |text| Keys::read(Path::new("keys"), text).map(drop);
        let error = read("# head\nticket k1 short\n").expect_err("too short");
        assert!(error.to_string().contains("line 2"), "{error}");
        let error = read("").expect_err("no keys");
        assert!(error.to_string().contains("no ticket key"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_others_may_read_is_refused() {
        use std::os::unix::fs::PermissionsExt;
        let name = format!("damier-open-keys-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        Keys::open_or_make(&path).expect("the temporary folder can be written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("it is ours");
        assert!(matches!(Keys::open(&path), Err(KeysError::Open(_))));
        fs::remove_file(path).expect("it is there");
    }
}
