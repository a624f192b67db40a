//! `damier serve`, as a person starts and stops it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::place::Running;

fn serve(arguments: &[&str]) -> Running {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command
        .args(["serve", "--no-accounts"])
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    Running(command.spawn().expect("the program was built"))
}

/// The address in the line that says where the page is.
fn address(running: &mut Running) -> String {
    let out = running.0.stdout.take().expect("a pipe");
    let lines = BufReader::new(out).lines().map_while(Result::ok);
    let mut found = lines.filter_map(|line| {
        let rest = line.strip_prefix("Damier is at http://")?;
        Some(rest.trim_end_matches('/').to_owned())
    });
    found.next().expect("it says where it is")
}

fn get(address: &str, path: &str) -> String {
    ask("GET", address, path)
}

fn ask(method: &str, address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream
        .set_read_timeout(Some(Duration::from_mins(1)))
        .expect("a time is taken");
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    )
    .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let mut running = serve(&["--listen", "127.0.0.1:0"]);
    let address = address(&mut running);
    let health = get(&address, "/health");
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    assert!(health.contains("\"status\":\"ok\""), "{health}");
    let page = get(&address, "/");
    assert!(page.contains("content-security-policy"), "{page}");
}

#[test]
fn without_accounts_a_page_is_told_so_and_not_refused() {
    let mut running = serve(&["--listen", "127.0.0.1:0"]);
    let address = address(&mut running);
    for (method, path) in [("GET", "/api/session"), ("POST", "/api/tickets")] {
        let answer = ask(method, &address, path);
        assert!(answer.starts_with("HTTP/1.1 204"), "{path}: {answer}");
    }
    let account = get(&address, "/api/account");
    assert!(account.starts_with("HTTP/1.1 404"), "{account}");
}

#[cfg(unix)]
#[test]
fn it_ends_well_when_it_is_told_to() {
    let mut running = serve(&["--listen", "localhost:0"]);
    let _ = address(&mut running);
    let process = running.0.id().to_string();
    let told = Command::new("kill").args(["-TERM", &process]).status();
    assert!(told.is_ok_and(|told| told.success()));
    let status = running.0.wait().expect("it ends");
    assert!(status.success(), "{status}");
}

#[test]
fn a_port_in_use_is_an_error_that_says_what_to_do() {
    let mut first = serve(&["--listen", "127.0.0.1:0"]);
    let address = address(&mut first);
    let mut second = serve(&["--listen", &address]);
    let status = second.0.wait().expect("it ends");
    assert_eq!(status.code(), Some(2));
    let mut reason = String::new();
    let mut err = second.0.stderr.take().expect("a pipe");
    err.read_to_string(&mut reason).expect("text");
    assert!(reason.contains(&address), "{reason}");
    assert!(
        reason.contains("another program uses this port"),
        "{reason}"
    );
}
