//! The documents list what the program can do.

use damier_rules::{Brazilian, Checkers, International, Reason, Russian, Variant};

use crate::support::damier;

/// The manual, with the pages of those subcommands that have one of their own.
const MANUAL: &str = concat!(
    include_str!("../../../../docs/cli.md"),
    include_str!("../../../../docs/hub.md"),
    include_str!("../../../../docs/dxp.md"),
    include_str!("../../../../docs/match.md"),
);
const CODES: &str = include_str!("../../../../docs/codes.md");

#[test]
fn every_reason_is_listed() {
    for reason in Reason::ALL {
        assert!(
            CODES.contains(&format!("| `{}` |", reason.code())),
            "{}",
            reason.code()
        );
    }
}

#[track_caller]
fn check_profiles<V: Variant>() {
    for rules in V::profiles() {
        assert!(
            CODES.contains(&format!("| `{}` |", rules.name)),
            "{}",
            rules.name
        );
        for limit in rules.limits {
            let row = format!(
                "| `{}` | `{}` |",
                limit.counter.code(),
                limit.counter.reason_code()
            );
            assert!(CODES.contains(&row), "{row}");
        }
    }
}

#[test]
fn every_profile_and_counter_is_listed() {
    check_profiles::<International>();
    check_profiles::<Checkers>();
    check_profiles::<Russian>();
    check_profiles::<Brazilian>();
}

/// The names in the list of subcommands of a help text.
fn subcommands(help: &str) -> Vec<&str> {
    help.lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        // A line further to the right goes on with the one above it.
        .filter_map(|line| {
            line.strip_prefix("  ")
                .filter(|line| !line.starts_with(' '))
        })
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect()
}

#[track_caller]
fn check_command(command: &[&str]) {
    let help = damier(&[command, &["--help"]].concat()).with_code(0).out;
    let below = subcommands(&help);
    if below.is_empty() {
        let name = command.join(" ");
        assert!(
            MANUAL.contains(&format!("damier {name}")),
            "damier {name} is not documented"
        );
    }
    for name in below {
        check_command(&[command, &[name]].concat());
    }
    let is_option = |word: &&str| word.starts_with("--") && *word != "--help";
    let words = help.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    for option in words
        .filter(is_option)
        .filter(|word| word.len() > 2 && *word != "--version")
    {
        assert!(
            MANUAL.contains(option),
            "{option} of damier {} is not documented",
            command.join(" ")
        );
    }
}

#[test]
fn every_subcommand_and_option_is_documented() {
    check_command(&[]);
}
