//! Runs the program as a person or another program would.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `damier` with these arguments and nothing on standard input.
#[track_caller]
pub(crate) fn damier(arguments: &[&str]) -> Run {
    damier_with(arguments, b"")
}

/// Runs `damier` with these arguments and this standard input.
#[track_caller]
pub(crate) fn damier_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(arguments)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may end without reading all of it.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic");
    Run {
        code: output
            .status
            .code()
            .expect("the program is not killed by a signal"),
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the errors are text"),
    }
}

impl Run {
    /// The one object that was written.
    #[track_caller]
    pub(crate) fn object(&self) -> Value {
        let objects = self.objects();
        assert_eq!(objects.len(), 1, "{self:?}");
        objects[0].clone()
    }

    /// The objects that were written, one a line.
    #[track_caller]
    pub(crate) fn objects(&self) -> Vec<Value> {
        let read = |line| serde_json::from_str(line).expect("a line is an object");
        self.out.lines().map(read).collect()
    }

    /// The same, asserting the exit code.
    #[track_caller]
    pub(crate) fn with_code(self, code: i32) -> Self {
        assert_eq!(self.code, code, "{self:?}");
        self
    }
}
