//! A file that is there whole, or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::output::printable;

/// A file being written beside the place where it will be. If it is not finished, nothing is left.
#[derive(Debug)]
pub(crate) struct WholeFile {
    out: BufWriter<File>,
    target: PathBuf,
    beside: PathBuf,
    force: bool,
    finished: bool,
}

impl WholeFile {
    /// Begins a file. One that exists is replaced only with `force`, and only at the end.
    pub(crate) fn create(path: &Path, force: bool) -> Result<Self, String> {
        let name = printable(&path.to_string_lossy());
        // A link is followed: what it points to is replaced, and not the link.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        refuse_existing(&target, force).map_err(|reason| format!("{name}: {reason}"))?;
        let Some(file_name) = target.file_name() else {
            return Err(format!("{name}: expected the name of a file to write"));
        };
        let mut beside = std::ffi::OsString::from(".");
        beside.push(file_name);
        beside.push(format!(".{}.part", std::process::id()));
        let beside = target.with_file_name(beside);
        let file = File::create_new(&beside)
            .map_err(|error| format!("{name}: cannot be written: {error}"))?;
        Ok(Self {
            out: BufWriter::new(file),
            target,
            beside,
            force,
            finished: false,
        })
    }

    /// Puts the file in its place.
    pub(crate) fn finish(mut self) -> Result<(), String> {
        let name = printable(&self.target.to_string_lossy());
        let cannot = |error: io::Error| format!("{name}: cannot be written: {error}");
        self.out.flush().map_err(cannot)?;
        self.out.get_ref().sync_all().map_err(cannot)?;
        refuse_existing(&self.target, self.force).map_err(|reason| format!("{name}: {reason}"))?;
        fs::rename(&self.beside, &self.target).map_err(cannot)?;
        self.finished = true;
        Ok(())
    }
}

/// Why what stands at the place of a file may not be replaced.
fn refuse_existing(target: &Path, force: bool) -> Result<(), &'static str> {
    match fs::metadata(target) {
        Ok(about) if !about.is_file() => Err("is there and no file, expected the name of a file"),
        Ok(_) if !force => Err("exists, and is replaced only with --force"),
        _ => Ok(()),
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if !self.finished {
            // If it cannot be removed there is nothing better to do.
            let _ = fs::remove_file(&self.beside);
        }
    }
}
