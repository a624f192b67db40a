//! A client that keeps its connection and its session.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;

/// An answer.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

/// A connection.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    pub(crate) cookie: String,
}

impl Client {
    pub(crate) fn new(address: &str) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        Self {
            stream: BufReader::new(stream),
            cookie: String::new(),
        }
    }

    pub(crate) fn get(&mut self, path: &str) -> Reply {
        self.ask(path, false)
    }

    pub(crate) fn get_body(&mut self, path: &str) -> Value {
        self.ask(path, true).body
    }

    fn ask(&mut self, path: &str, with_body: bool) -> Reply {
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {}\r\n\r\n",
            self.cookie
        );
        self.stream.get_mut().write_all(head.as_bytes()).unwrap();
        self.read(with_body)
    }

    pub(crate) fn post(&mut self, path: &str, key: &str, body: &Value) -> Reply {
        static NETWORK: AtomicU64 = AtomicU64::new(0);
        // Another address for each request, so that no limit of one address is reached.
        let network = NETWORK.fetch_add(1, Ordering::Relaxed);
        let [_, _, _, _, _, a, b, c] = network.to_be_bytes();
        let body = body.to_string();
        let text = format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {}\r\nx-damier-client: load\r\n\
             x-forwarded-for: 10.{a}.{b}.{c}\r\ncontent-type: application/json\r\n\
             idempotency-key: {key}\r\ncontent-length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        self.stream.get_mut().write_all(text.as_bytes()).unwrap();
        self.read(true)
    }

    fn read(&mut self, with_body: bool) -> Reply {
        let (mut status, mut length, mut line) = (0, 0, String::new());
        loop {
            line.clear();
            self.stream.read_line(&mut line).unwrap();
            let text = line.trim_end();
            if text.is_empty() {
                break;
            }
            if status == 0 {
                status = text.split(' ').nth(1).unwrap().parse().unwrap();
            } else if let Some(value) = text.strip_prefix("content-length: ") {
                length = value.parse().unwrap();
            } else if let Some(value) = text.strip_prefix("set-cookie: ") {
                value
                    .split(';')
                    .next()
                    .unwrap()
                    .clone_into(&mut self.cookie);
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).unwrap();
        let is_read = with_body || status != 200;
        Reply {
            status,
            body: if is_read {
                serde_json::from_slice(&body).unwrap_or_default()
            } else {
                Value::Null
            },
        }
    }
}

/// What this program holds of the machine's memory.
pub(crate) fn resident_kib() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.unwrap_or(0)
}
