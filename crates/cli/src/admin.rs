//! `damier admin`: what those who run a server do for its players.

#![expect(
    clippy::doc_markdown,
    reason = "the help at the terminal is made of these comments, and shows every sign in them"
)]

use std::path::{Path, PathBuf};

use anyhow::Context;
use damier_server::{Admin, Clock, Db, Keys, Listed};

use crate::output::{Answer, Output};
use crate::serve::StoreArgs;

/// Look after the accounts of a server: list, ban, rename, reset, recount, backup, keys
///
/// The server may be running meanwhile. Give the same --data, --database and --keys as to `damier serve`.
#[derive(clap::Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    store: StoreArgs,
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand, Debug)]
enum Action {
    /// List players in the order in which they signed up: name, points, day of signing up, whether banned
    Users {
        /// Only those whose names begin so
        #[arg(default_value = "")]
        begins: String,
        /// No more than so many
        #[arg(long, value_name = "N", default_value_t = 1000)]
        most: i64,
    },
    /// Sign a player out everywhere, for good, and take the name off the boards
    Ban {
        name: String,
        /// Take a ban back
        #[arg(long)]
        undo: bool,
    },
    /// Give a player another name
    Rename { name: String, to: String },
    /// Take a player's password, passkeys and codes away, and print a code that sets a new password: for
    /// a lost device with lost codes, once you are sure who asks
    Reset { name: String },
    /// Make all boards anew from the results that were accepted
    Recount,
    /// Write a copy of an SQLite database, as it is at one moment, into a new file
    Backup { file: PathBuf },
    /// Make or rotate the secret keys
    Keys {
        #[command(subcommand)]
        action: KeysAction,
    },
}

#[derive(clap::Subcommand, Debug)]
enum KeysAction {
    /// Make a file of fresh keys
    New,
    /// Put fresh keys before those that are there; restart every server with the file afterwards
    Rotate,
}

pub(crate) fn run(args: &AdminArgs) -> anyhow::Result<Answer> {
    if let Action::Keys { action } = &args.action {
        return keys(action, &args.store.keys_file()?);
    }
    let runtime = tokio::runtime::Runtime::new().context("the database cannot be opened")?;
    runtime.block_on(async {
        let db = Db::open(&args.store.database()?).await?;
        let text = act(&Admin::new(db.clone(), Clock::default()), &args.action).await?;
        db.close().await;
        let mut out = Output::new(false);
        out.text(&text)?;
        out.flush()?;
        Ok(Answer::Done)
    })
}

fn keys(action: &KeysAction, file: &Path) -> anyhow::Result<Answer> {
    let shown = file.display().to_string();
    let text = match action {
        KeysAction::New if file.exists() => {
            anyhow::bail!(
                "{shown} is there already: `damier admin keys rotate` puts fresh keys into it"
            )
        }
        KeysAction::New => {
            Keys::open_or_make(file)?;
            format!("Fresh keys are in {shown}.\n")
        }
        KeysAction::Rotate => {
            Keys::rotate(file)?;
            format!("Fresh keys are first in {shown}. Restart every server that uses it.\n")
        }
    };
    let mut out = Output::new(false);
    out.text(&text)?;
    out.flush()?;
    Ok(Answer::Done)
}

async fn act(admin: &Admin, action: &Action) -> anyhow::Result<String> {
    Ok(match action {
        Action::Users { begins, most } => {
            let players = admin.players(begins, *most).await?;
            players.iter().map(line).collect()
        }
        Action::Ban { name, undo: false } => {
            let name = admin.ban(name).await?;
            format!("{name} is banned.\n")
        }
        Action::Ban { name, undo: true } => {
            let name = admin.unban(name).await?;
            format!("{name} may sign in again.\n")
        }
        Action::Rename { name, to } => {
            admin.rename(name, to).await?;
            format!("{name} is called {to} now.\n")
        }
        Action::Reset { name } => {
            let code = admin.reset(name).await?;
            format!("{name} is signed out. This code sets a new password, once:\n{code}\n")
        }
        Action::Recount => {
            admin.recount().await?;
            "The boards are made anew.\n".to_owned()
        }
        Action::Backup { file } => {
            admin.backup(file).await?;
            format!("The backup is in {}.\n", file.display())
        }
        // It needs no database, and was done before.
        Action::Keys { .. } => String::new(),
    })
}

fn line(player: &Listed) -> String {
    let banned = if player.banned_at.is_some() {
        "  banned"
    } else {
        ""
    };
    let (name, points) = (&player.name, player.points);
    let day = player.signed_up_on();
    format!("{name:<24}  {points:>8}  {day}{banned}\n")
}
