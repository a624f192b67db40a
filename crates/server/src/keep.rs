//! The files of earlier versions, for tabs that were opened with them.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::site::{IMMUTABLE, Site};

/// How long a file is kept after the last start of a version that had it.
const KEPT_FOR: Duration = Duration::from_hours(60 * 24);

/// A folder in which the server keeps the files of the versions that it was, so that a tab that was
/// opened before an update finds what it asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    folder: PathBuf,
}

/// Why the folder for the server's data cannot be used.
#[derive(Debug)]
pub struct KeepError {
    /// What was tried on: a folder or a file.
    pub path: PathBuf,
    /// What the system said.
    pub source: io::Error,
}

impl fmt::Display for KeepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        write!(f, "the data folder cannot be used: {path}: {}", self.source)
    }
}

impl std::error::Error for KeepError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

impl Kept {
    /// Puts the files of this version that never change into the folder, beside those of earlier ones,
    /// and takes out those that no version had for two months.
    ///
    /// # Errors
    /// When the folder cannot be made, or not be written.
    pub fn open(data: &Path, site: &Site) -> Result<Self, KeepError> {
        let folder = data.join("page");
        fs::create_dir_all(&folder).map_err(|source| failed(&folder, source))?;
        for asset in site.assets.iter().filter(|asset| asset.is_immutable()) {
            let Some(name) = plain_name(asset.name) else {
                continue;
            };
            let path = folder.join(name);
            // Written anew each time: its date says when it was last of use.
            let whole = folder.join(format!(".{name}.new"));
            fs::write(&whole, asset.plain).map_err(|source| failed(&whole, source))?;
            fs::rename(&whole, &path).map_err(|source| failed(&path, source))?;
        }
        remove_old(&folder, SystemTime::now()).map_err(|source| failed(&folder, source))?;
        Ok(Self { folder })
    }

    /// The file of an earlier version with this address.
    pub(crate) async fn find(&self, address: &str) -> Option<Vec<u8>> {
        let path = self.folder.join(plain_name(address)?);
        tokio::fs::read(path).await.ok()
    }
}

fn failed(path: &Path, source: io::Error) -> KeepError {
    KeepError {
        path: path.to_owned(),
        source,
    }
}

/// The name of a file that never changes, if it is a plain one: nothing that leads out of the folder.
fn plain_name(address: &str) -> Option<&str> {
    let name = address.strip_prefix(IMMUTABLE)?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    (!name.starts_with('.') && !name.is_empty() && name.chars().all(is_plain)).then_some(name)
}

fn remove_old(folder: &Path, now: SystemTime) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let modified = entry.metadata()?.modified()?;
        let age = now.duration_since(modified).unwrap_or_default();
        if age > KEPT_FOR {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_lead_out_of_the_folder() {
        assert_eq!(plain_name("assets/app-1.js"), Some("app-1.js"));
        for name in [
            "app.js",
            "assets/",
            "assets/../x",
            "assets/..",
            "assets/a/b",
            "assets/.x",
        ] {
            assert_eq!(plain_name(name), None, "{name}");
        }
    }

    #[test]
    fn a_file_goes_when_no_version_had_it_for_long() {
        let folder = std::env::temp_dir().join(format!("damier-keep-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let file = folder.join("app-1.js");
        fs::write(&file, "1").expect("the temporary folder can be written");
        remove_old(&folder, SystemTime::now()).expect("the folder can be read");
        assert!(file.exists());
        let later = SystemTime::now() + KEPT_FOR + Duration::from_mins(1);
        remove_old(&folder, later).expect("the folder can be read");
        assert!(!file.exists());
        fs::remove_dir(&folder).expect("it is empty");
    }
}
