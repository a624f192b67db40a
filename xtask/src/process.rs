//! Running other programs, with a line that says what is being done.

use std::ffi::OsStr;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::workspace;

/// The `cargo` that started this program, to be run in the root of the workspace.
pub(crate) fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(workspace::root());
    command
}

/// Runs a command whose output belongs to the user, and says how long it took.
///
/// # Errors
/// When the program cannot be started or does not succeed.
pub(crate) fn run(step: &str, command: &mut Command) -> Result<Duration> {
    eprintln!("==> {step}");
    let begin = Instant::now();
    let status = command.status().with_context(|| cannot_start(command))?;
    let elapsed = begin.elapsed();
    if !status.success() {
        bail!("{step}: {} ended with {status}", shown(command));
    }
    eprintln!("    {step}: done in {:.1} s", elapsed.as_secs_f64());
    Ok(elapsed)
}

/// Runs a command and gives what it printed on its standard output.
///
/// # Errors
/// When the program cannot be started, does not succeed, or prints something that is not UTF-8.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| cannot_start(command))?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        bail!(
            "{} ended with {}\n{}",
            shown(command),
            output.status,
            error.trim_end()
        );
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("{} printed something that is not UTF-8", shown(command)))
}

/// Whether a command can be started and succeeds; what it prints is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The command as it would be typed.
pub(crate) fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start `{}`: is it installed?", shown(command))
}
