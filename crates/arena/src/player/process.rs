//! A program that is talked to by lines of text.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::{Breach, BreachKind};
use crate::spec::Program;

/// A program that runs, and what it has written.
pub(super) struct Process {
    child: Child,
    /// Nothing once it has been closed.
    input: Option<ChildStdin>,
    lines: Receiver<(Instant, String)>,
}

/// Longer lines are cut there: no protocol has such.
const LONGEST_LINE: u64 = 1 << 20;
/// Lines that wait to be read before the program is made to wait.
const LINES_KEPT: usize = 4096;
/// How long a program may take to end when it is asked to.
const PATIENCE: Duration = Duration::from_secs(1);

impl Process {
    /// Starts a program; `{port}` in its command is replaced.
    pub(super) fn start(program: &Program, port: Option<u16>) -> Result<Self, Breach> {
        let port = port.map(|port| port.to_string());
        let mut words = program.command.iter().map(|word| match &port {
            Some(port) => word.replace("{port}", port),
            None => word.clone(),
        });
        let name = words.next().unwrap_or_default();
        let mut command = Command::new(&name);
        command
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        let mut child = command.spawn().map_err(|error| {
            let folder = program.folder.as_deref().unwrap_or(".");
            let text = format!("{name} in {folder} cannot be started: {error}");
            Breach::new(BreachKind::Crash, text)
        })?;
        let (sender, lines) = sync_channel(LINES_KEPT);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(output, &sender));
        }
        Ok(Self {
            input: child.stdin.take(),
            child,
            lines,
        })
    }

    /// Writes a line to the program.
    pub(super) fn send(&mut self, line: &str) -> Result<(), Breach> {
        let text = format!("{line}\n");
        let written = self.input.as_mut().map(|input| {
            let written = input.write_all(text.as_bytes());
            written.and_then(|()| input.flush())
        });
        match written {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.ended()),
        }
    }

    /// The next line of the program, with the moment when it came.
    pub(super) fn receive(&mut self, deadline: Instant) -> Result<(Instant, String), Breach> {
        let wait = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(wait).map_err(|error| match error {
            RecvTimeoutError::Timeout => Breach::new(BreachKind::Hang, "it does not answer"),
            RecvTimeoutError::Disconnected => self.ended(),
        })
    }

    /// Takes what it has written and nobody has asked for.
    pub(super) fn forget_lines(&mut self) {
        while self.lines.try_recv().is_ok() {}
    }

    /// How the program ended, once it has closed its output.
    pub(super) fn ended(&mut self) -> Breach {
        let status = self.wait();
        let text = match status {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        };
        Breach::new(BreachKind::Crash, text)
    }

    /// Whether the program has ended.
    pub(super) fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    fn wait(&mut self) -> Option<std::process::ExitStatus> {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if Instant::now() >= end {
                return None;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input is a program's sign to end.
        self.input = None;
        if self.wait().is_none() {
            // One that is gone already needs no more.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn read_lines(output: ChildStdout, sender: &SyncSender<(Instant, String)>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
        {
            Ok(length) if length > 0 => {}
            _ => return,
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if sender.send((Instant::now(), text)).is_err() {
            return;
        }
    }
}
