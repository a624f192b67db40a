//! What a server is told about itself.

use std::fmt;

/// How accounts are offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Scheme, host and port under which browsers see the page, as `https://damier.example`. Without it
    /// requests are compared with the host that they name, and passkeys work on this machine only.
    pub origin: Option<Origin>,
    /// How many proxies of ours stand before the server, each of which adds the address that it sees to
    /// `X-Forwarded-For`.
    pub proxies: usize,
    /// Whether anybody may sign up.
    pub is_open: bool,
    /// Requests that one address may make in a minute.
    pub requests_per_minute: u32,
    /// What hashing a password costs; passwords that were hashed at another cost are hashed anew when their
    /// players sign in.
    pub password_cost: PasswordCost,
}

/// What hashing a password costs, in memory and time (argon2id, one lane).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasswordCost {
    /// Memory, in kibibytes.
    pub memory_kib: u32,
    /// How often the memory is gone over.
    pub passes: u32,
}

impl Default for PasswordCost {
    /// 19 MiB and two passes: what OWASP recommends at least.
    fn default() -> Self {
        Self {
            memory_kib: 19 * 1024,
            passes: 2,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            origin: None,
            proxies: 0,
            is_open: true,
            requests_per_minute: 1200,
            password_cost: PasswordCost::default(),
        }
    }
}

/// An origin of the web: scheme, host and port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    text: String,
    host: String,
}

/// What is no origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OriginError(String);

impl fmt::Display for OriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is no origin: expected https, a host and perhaps a port, as https://damier.example",
            self.0
        )
    }
}

impl std::error::Error for OriginError {}

impl std::str::FromStr for Origin {
    type Err = OriginError;

    /// Reads `https://damier.example` or, on this machine, `http://localhost:8080`.
    ///
    /// ```
    /// use damier_server::Origin;
    ///
    /// assert!("https://damier.example".parse::<Origin>().is_ok());
    /// assert!("http://damier.example".parse::<Origin>().is_err());
    /// assert!("https://damier.example/page".parse::<Origin>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || OriginError(text.to_owned());
        let (scheme, place) = text.split_once("://").ok_or_else(wrong)?;
        let host = match place.rsplit_once(':') {
            Some((host, port)) if port.parse::<u16>().is_ok() => host,
            _ => place,
        };
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-.[]:".contains(letter);
        let is_host = !host.is_empty() && host.chars().all(is_plain);
        let is_safe = scheme == "https" || scheme == "http" && is_this_machine(host);
        if is_host && is_safe && !host.contains(':') | host.starts_with('[') {
            Ok(Self {
                text: text.to_ascii_lowercase(),
                host: host.to_ascii_lowercase(),
            })
        } else {
            Err(wrong())
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Origin {
    /// Its host, without the port.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}

/// Whether a host names the machine that asks, which browsers trust without encryption.
pub(crate) fn is_this_machine(host: &str) -> bool {
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}
