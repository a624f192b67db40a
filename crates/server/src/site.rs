//! The files of the page.

/// A file of the page, with its compressed forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its address without the first slash, as in `assets/app-1a2b3c.js`.
    pub name: &'static str,
    /// What changes with its contents, in quotes, as in an `ETag`.
    pub tag: &'static str,
    /// As it is.
    pub plain: &'static [u8],
    /// By brotli, if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// By gzip, if that is smaller.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// Whether its name holds a hash of its contents, so that it never changes.
    #[must_use]
    pub fn is_immutable(&self) -> bool {
        self.name.starts_with(IMMUTABLE)
    }
}

/// The folder of the files whose names hold a hash.
pub(crate) const IMMUTABLE: &str = "assets/";

/// The page: its files, and the languages it is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// Its files, in ascending order of their names.
    pub assets: &'static [Asset],
    /// The languages, as they stand first in an address: `en`.
    pub languages: &'static [&'static str],
}

impl Site {
    /// The page that was there when this crate was built; it may be empty.
    #[must_use]
    pub const fn built_in() -> Self {
        Self {
            assets: include!(concat!(env!("OUT_DIR"), "/assets.rs")),
            languages: include!(concat!(env!("OUT_DIR"), "/languages.rs")),
        }
    }

    /// Whether there is a page at all.
    #[must_use]
    pub fn has_page(&self) -> bool {
        self.page().is_some()
    }

    /// The file with this name.
    pub(crate) fn find(&self, name: &str) -> Option<&'static Asset> {
        let at = self.assets.binary_search_by(|asset| asset.name.cmp(name));
        at.ok().map(|at| &self.assets[at])
    }

    /// The page itself.
    pub(crate) fn page(&self) -> Option<&'static Asset> {
        self.find("index.html")
    }

    /// Whether an address is one of the page's own: the root, or below a language.
    pub(crate) fn is_page_address(&self, path: &str) -> bool {
        let first = path.trim_start_matches('/').split('/').next();
        let first = first.unwrap_or_default();
        first.is_empty() || self.languages.contains(&first)
    }
}

/// The type of a file by its name.
pub(crate) fn media_type(name: &str) -> &'static str {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        _ => "application/octet-stream",
    }
}
