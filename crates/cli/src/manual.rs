//! `damier completions` and `damier man`: what is made from the definition of the flags.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::output::{Answer, Output};

/// Write the completions of a shell to standard output
#[derive(clap::Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Write the manual page to standard output, in the format of man
#[derive(clap::Args, Debug)]
pub(crate) struct ManArgs {
    /// The subcommand whose page is wanted, as in `damier man pdn check`; the page of the program
    /// without one
    #[arg(value_name = "SUBCOMMAND")]
    subcommand: Vec<String>,
}

pub(crate) fn completions(args: &CompletionsArgs) -> anyhow::Result<Answer> {
    let mut script = Vec::new();
    let mut command = Cli::command();
    clap_complete::generate(args.shell, &mut command, "damier", &mut script);
    let mut out = Output::new(false);
    out.text(&String::from_utf8(script)?)?;
    out.flush()?;
    Ok(Answer::Done)
}

pub(crate) fn man(args: &ManArgs) -> anyhow::Result<Answer> {
    let mut out = Output::new(false);
    let mut command = Cli::command();
    command.build();
    for name in &args.subcommand {
        let Some(found) = command.find_subcommand(name) else {
            let names: Vec<&str> = command
                .get_subcommands()
                .map(clap::Command::get_name)
                .collect();
            let reason = format!(
                "{name:?} is no subcommand, expected one of {}",
                names.join(", ")
            );
            return Ok(out.refuse(&[reason])?);
        };
        command = found.clone();
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    out.text(&String::from_utf8(page)?)?;
    out.flush()?;
    Ok(Answer::Done)
}
