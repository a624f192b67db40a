//! Sends garbage to `damier hub` and looks whether it lives: `hub_garbage [--minutes N] [PROGRAM]`.
//!
//! Among random bytes there are lines that are nearly right, so that searches begin, wait and end.
//! After every few lines there is a `ping`, which must be answered. Prints what it sent at the end.

use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// Lines between two pings.
const BATCH: u64 = 25;
/// Batches until the program is ended and started anew.
const BATCHES: u64 = 400;

const WORDS: [&str; 44] = [
    "hub",
    "init",
    "new-game",
    "pos",
    "level",
    "go",
    "ponder-hit",
    "stop",
    "set-param",
    "start",
    "think",
    "ponder",
    "analyze",
    "pos=",
    "moves=\"32-28 19-23 28x19x23\"",
    "moves=",
    "name=",
    "value=",
    "variant",
    "russian",
    "normal",
    "checkers",
    "brazilian",
    "hash",
    "threads",
    "multi-pv",
    "level",
    "depth=3",
    "nodes=",
    "time=0.01",
    "inc=",
    "move-time=0.005",
    "infinite",
    "=",
    "\"",
    "\"\"",
    "1",
    "2",
    "-1",
    "99999999999999999999",
    "W",
    "\0",
    "\r",
    "ü",
];

const LINES: [&str; 20] = [
    "go think",
    "go analyze",
    "go ponder",
    "stop",
    "stop",
    "stop",
    "ponder-hit",
    "init",
    "new-game",
    "level depth=4",
    "level nodes=3000",
    "level move-time=0.01",
    "level time=0.05 inc=0.01",
    "set-param name=hash value=1",
    "set-param name=threads value=2",
    "set-param name=threads value=1",
    "set-param name=multi-pv value=3",
    "set-param name=variant value=russian",
    "set-param name=variant value=normal",
    "pos start moves=\"32-28 19-23 28x19x23\"",
];

struct Random(u64);

impl Random {
    /// A number below `end`.
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 16) % end as u64).unwrap_or(0)
    }

    fn line(&mut self) -> Vec<u8> {
        match self.below(10) {
            0 => {
                let length = if self.below(50) == 0 {
                    2_000_000
                } else {
                    self.below(200)
                };
                (0..length)
                    .map(|_| u8::try_from(self.below(256)).unwrap_or(0))
                    .collect()
            }
            1..=3 => {
                let count = self.below(8);
                let words = (0..count).map(|_| WORDS[self.below(WORDS.len())]);
                words.collect::<Vec<_>>().join(" ").into_bytes()
            }
            4 => self.position(50),
            5 => self.position(32),
            _ => LINES[self.below(LINES.len())].as_bytes().to_vec(),
        }
    }

    fn position(&mut self, squares: usize) -> Vec<u8> {
        let mut line = b"pos pos=".to_vec();
        line.push(b"WB"[self.below(2)]);
        line.extend((0..squares).map(|_| b"eeeeeeewbWB"[self.below(11)]));
        if self.below(8) == 0 {
            line.truncate(self.below(60));
        }
        line
    }
}

struct Program {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Program {
    fn start(path: &PathBuf) -> io::Result<Self> {
        let mut child = Command::new(path)
            .arg("hub")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let out = BufReader::new(child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?);
        let (send, answers) = mpsc::channel();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut program = Self {
            child,
            input,
            answers,
        };
        program
            .input
            .write_all(b"set-param name=hash value=1\ninit\n")?;
        Ok(program)
    }

    /// Sends lines and a ping; gives how long the answer took.
    fn ping(&mut self, lines: &[u8]) -> io::Result<Duration> {
        self.input.write_all(lines)?;
        let begun = Instant::now();
        self.input.write_all(b"\nping\n")?;
        loop {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            match self.answers.recv_timeout(left) {
                Ok(line) if line == "pong" => return Ok(begun.elapsed()),
                Ok(_) => {}
                Err(error) => return Err(io::Error::other(format!("no pong: {error}"))),
            }
        }
    }

    fn end(mut self) -> io::Result<()> {
        drop(self.input);
        let status = self.child.wait()?;
        if status.success() {
            Ok(())
        } else {
            Err(io::Error::other(format!("the program ended with {status}")))
        }
    }
}

fn fuzz(path: &PathBuf, minutes: f64, seed: u64) -> io::Result<String> {
    let end = Instant::now() + Duration::from_secs_f64(minutes * 60.0);
    let mut random = Random(seed);
    let (mut sent, mut bytes, mut pongs, mut programs) = (0_u64, 0_usize, 0_u64, 0_u64);
    let mut longest = Duration::ZERO;
    while Instant::now() < end {
        let mut program = Program::start(path)?;
        programs += 1;
        for _ in 0..BATCHES {
            let mut batch = Vec::new();
            for _ in 0..BATCH {
                let line = random.line();
                // These two would end the program, or answer in place of the one that counts.
                if !line
                    .windows(4)
                    .any(|word| word == b"quit" || word == b"ping")
                {
                    batch.extend(line);
                    batch.push(b'\n');
                    sent += 1;
                }
            }
            bytes += batch.len();
            longest = longest.max(program.ping(&batch)?);
            pongs += 1;
            if Instant::now() >= end {
                break;
            }
        }
        program.end()?;
    }
    Ok(format!(
        "{sent} lines, {bytes} bytes, {pongs} pongs, the slowest after {longest:?}; {programs} programs, all ended well"
    ))
}

fn main() -> ExitCode {
    let mut minutes = 1.0;
    let mut program = None;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--minutes" => {
                minutes = arguments
                    .next()
                    .and_then(|text| text.parse().ok())
                    .unwrap_or(minutes);
            }
            path => program = Some(PathBuf::from(path)),
        }
    }
    // Beside the folder of the examples lies the program that was built with them.
    let beside = || {
        Some(
            std::env::current_exe()
                .ok()?
                .parent()?
                .parent()?
                .join("damier"),
        )
    };
    let Some(program) = program.or_else(beside) else {
        let _ = writeln!(io::stderr(), "expected the path of the program damier");
        return ExitCode::from(2);
    };
    let seed = 0x9e37_79b9_7f4a_7c15 ^ u64::from(std::process::id());
    match fuzz(&program, minutes, seed) {
        Ok(summary) => {
            let _ = writeln!(io::stdout(), "seed {seed}: {summary}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(io::stderr(), "seed {seed}: {error}");
            ExitCode::FAILURE
        }
    }
}
