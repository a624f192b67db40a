//! The project's own commands: `cargo xtask <command>`.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program that talks to the developer at the terminal"
)]
#![expect(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "the files of this tree have extensions in lower case"
)]

mod bench;
mod ci;
mod dist;
mod npm;
mod packages;
mod perft;
mod postgres;
mod process;
mod readme;
mod start;
mod stories;
mod test;
mod tidy;
mod wasm;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::Parser;

/// The project's own commands.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, about)]
enum Command {
    /// Build Damier with its page and serve it on this machine
    Start(start::Options),
    /// Build Damier and open a game against the computer in this terminal
    Play(start::PlayOptions),
    /// Run every test: those of the crates and their documents, of the page, and stories in a browser
    Test,
    /// Play the stories in a browser alone, against the page as it is built in `web/dist`
    Stories,
    /// Run every check that a change must pass, as `.ci/run` does
    Ci,
    /// Check the rules of the project that the compiler does not know
    Tidy,
    /// Count move trees with the released program and compare them with the known counts
    Perft(perft::Options),
    /// Measure speed: move trees, instructions, reading of PDN
    Bench(bench::Options),
    /// Build the engine as a WebAssembly module, and compare its searches with the native engine's
    Wasm,
    /// Build the WebAssembly modules and the page into `web/dist`
    Web(web::Options),
    /// Make the packages for npm and for cargo, and run the examples of those for npm
    Packages,
    /// Make the archive of a release, the packages for npm and those for cargo, with checksums
    Dist,
}

fn main() -> ExitCode {
    let outcome = match Command::parse() {
        Command::Start(options) => start::run(&options),
        Command::Play(options) => start::play(&options),
        Command::Test => test::run(),
        Command::Stories => stories::run(),
        Command::Ci => ci::run(),
        Command::Tidy => tidy::run(),
        Command::Perft(options) => perft::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Wasm => wasm::run(),
        Command::Web(options) => web::run(&options),
        Command::Packages => packages::run(),
        Command::Dist => dist::run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_commands_do_not_contradict_each_other() {
        super::Command::command().debug_assert();
    }
}
