//! The log: a line for each event on standard error, for people or for programs.

use tracing::Level;

/// How lines of the log are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// For people.
    Text,
    /// An object of JSON on each line.
    Json,
}

/// Writes the log to standard error from now on; with `verbose` a line for each request too. A second
/// call changes nothing.
pub fn log_to_stderr(form: LogForm, verbose: bool) {
    let level = if verbose { Level::DEBUG } else { Level::INFO };
    let builder = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .with_target(false);
    // There is a log already: it stays as it is.
    let _ = match form {
        LogForm::Text => builder.try_init(),
        LogForm::Json => builder.json().flatten_event(true).try_init(),
    };
}
