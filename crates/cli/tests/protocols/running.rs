//! The program while it runs, with its lines as they come.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// How long anything may take on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Debug)]
pub(crate) struct Running {
    child: Child,
    stdin: Option<ChildStdin>,
    out: Receiver<String>,
    err: Receiver<String>,
}

impl Running {
    #[track_caller]
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
            .args(arguments)
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program was built");
        let out = lines(child.stdout.take().expect("a pipe"));
        let err = lines(child.stderr.take().expect("a pipe"));
        Self {
            stdin: child.stdin.take(),
            child,
            out,
            err,
        }
    }

    #[track_caller]
    pub(crate) fn say(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("the input is open");
        writeln!(stdin, "{line}").expect("the program reads");
    }

    pub(crate) fn close_input(&mut self) {
        self.stdin = None;
    }

    /// The next line of standard output.
    #[track_caller]
    pub(crate) fn line(&self) -> String {
        let line = self.out.recv_timeout(PATIENCE);
        line.unwrap_or_else(|error| {
            panic!(
                "no line comes: {error}; {:?}",
                self.err.try_iter().collect::<Vec<_>>()
            )
        })
    }

    /// Waits for the end of the program; gives its exit code and what is left of both outputs.
    #[track_caller]
    pub(crate) fn end(mut self) -> (i32, Vec<String>, Vec<String>) {
        // The outputs are closed when it ends, whatever it was doing.
        let mut out = Vec::new();
        loop {
            match self.out.recv_timeout(PATIENCE) {
                Ok(line) => out.push(line),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    let _ = self.child.kill();
                    panic!("the program does not end; it wrote {out:?}");
                }
            }
        }
        let status = self.child.wait().expect("the program has ended");
        let err = self.err.iter().collect();
        (status.code().expect("it was not killed"), out, err)
    }
}

fn lines(pipe: impl Read + Send + 'static) -> Receiver<String> {
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(pipe).lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    receive
}

/// Whether a line is what a pattern says; `[..]` in it stands for anything.
pub(crate) fn fits(pattern: &str, line: &str) -> bool {
    let mut parts = pattern.split("[..]");
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else {
        return false;
    };
    let mut last = None;
    for part in parts {
        let Some(place) = rest.find(part) else {
            return false;
        };
        rest = &rest[place + part.len()..];
        last = Some(part);
    }
    rest.is_empty() || last == Some("")
}
