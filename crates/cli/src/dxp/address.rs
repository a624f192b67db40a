//! Where programs listen, with what is usual for what is left out.

use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::str::FromStr;

use damier_protocol::dxp::DEFAULT_PORT;

/// The only host that a program listens on unless it is told another: this machine itself.
const LOCAL: &str = "127.0.0.1";

/// A host and a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    host: String,
    port: u16,
}

impl Address {
    /// The addresses that the name of the host stands for.
    pub(super) fn resolve(&self) -> io::Result<Vec<SocketAddr>> {
        Ok((self.host.as_str(), self.port).to_socket_addrs()?.collect())
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let of = |host: &str, port| {
            let host = if host.is_empty() { LOCAL } else { host };
            let host = host
                .trim_start_matches('[')
                .trim_end_matches(']')
                .to_owned();
            Ok(Self { host, port })
        };
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let (host, port) = match text.rsplit_once(':') {
            // Colons within an address of IPv6, without a port.
            Some(_) if text.parse::<IpAddr>().is_ok() || text.ends_with(']') => (text, None),
            Some((host, port)) => (host, Some(port)),
            None if is_number => ("", Some(text)),
            None => (text, None),
        };
        match port.map(str::parse) {
            None => of(host, DEFAULT_PORT),
            Some(Ok(port)) => of(host, port),
            Some(Err(_)) => Err("expected a host, a port from 0 to 65535, or host:port".to_owned()),
        }
    }
}

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.host.contains(':') {
            write!(f, "[{}]:{}", self.host, self.port)
        } else {
            write!(f, "{}:{}", self.host, self.port)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<&str>) {
        let address = text.parse::<Address>().ok();
        assert_eq!(
            address.map(|address| address.to_string()).as_deref(),
            expected,
            "{text}"
        );
    }

    #[test]
    fn what_is_left_out_is_the_usual() {
        check("", Some("127.0.0.1:27531"));
        check("5000", Some("127.0.0.1:5000"));
        check(":5000", Some("127.0.0.1:5000"));
        check("example.org", Some("example.org:27531"));
        check("0.0.0.0:1", Some("0.0.0.0:1"));
        check("::1", Some("[::1]:27531"));
        check("[::1]:7", Some("[::1]:7"));
        check("[::1]", Some("[::1]:27531"));
        check("host:port", None);
        check("70000", None);
    }
}
