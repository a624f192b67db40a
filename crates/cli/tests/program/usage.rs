//! The command line itself.

use serde_json::json;

use crate::support::damier;

#[test]
fn a_command_line_that_is_wrong_is_not_understood() {
    damier(&[]).with_code(2);
    damier(&["legall", "start"]).with_code(2);
    damier(&["legal"]).with_code(2);
    damier(&["legal", "start", "--colour"]).with_code(2);
    damier(&["legal", "W:W31:B20", "extra"]).with_code(2);
    let game = damier(&["legal", "--json", "--game", "chess", "start"]).with_code(2);
    let error = game.object()["error"][0]
        .as_str()
        .map(str::to_owned)
        .expect("a text");
    assert!(
        error.starts_with("invalid value 'chess' for '--game <GAME>'"),
        "{error}"
    );
    assert!(
        game.err
            .contains("international, checkers, russian, brazilian"),
        "{game:?}"
    );
    let missing = damier(&["legal", "--json"]).with_code(2);
    assert_eq!(
        missing.object(),
        json!({ "error": ["the following required arguments were not provided: <FEN>"] })
    );
}

#[test]
fn the_game_may_be_named_before_the_subcommand_and_after() {
    let after = damier(&["legal", "start", "--game", "checkers"])
        .with_code(0)
        .out;
    assert_eq!(
        damier(&["--game", "checkers", "legal", "start"])
            .with_code(0)
            .out,
        after
    );
    assert_eq!(
        damier(&["legal", "--game=checkers", "start"])
            .with_code(0)
            .out,
        after
    );
}

#[test]
fn help_and_version_are_done() {
    let help = damier(&["--help"]).with_code(0).out;
    for name in [
        "legal", "explain", "status", "fen", "perft", "replay", "pdn", "man",
    ] {
        assert!(help.contains(&format!("\n  {name} ")), "{name}");
        damier(&[name, "--help"]).with_code(0);
    }
    let version = damier(&["--version"]).with_code(0).out;
    assert_eq!(version, format!("damier {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn completions_are_made_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = damier(&["completions", shell]).with_code(0).out;
        assert!(script.contains("no-bulk"), "{shell}");
    }
    damier(&["completions", "cmd"]).with_code(2);
}

#[test]
fn manual_pages_are_made_for_the_program_and_its_subcommands() {
    let page = damier(&["man"]).with_code(0).out;
    assert!(
        page.contains(".TH damier 1") && page.contains("damier\\-explain(1)"),
        "{page}"
    );
    let perft = damier(&["man", "perft"]).with_code(0).out;
    assert!(perft.contains("\\-\\-no\\-bulk"), "{perft}");
    damier(&["man", "pdn", "check"]).with_code(0);
    let unknown = damier(&["man", "poker"]).with_code(2);
    assert!(
        unknown
            .err
            .starts_with("error: \"poker\" is no subcommand, expected one of")
    );
}

#[test]
fn every_manual_page_has_the_version() {
    let version = env!("CARGO_PKG_VERSION");
    for page in [&["man"][..], &["man", "pdn", "check"]] {
        let run = damier(page).with_code(0);
        let heading = run.out.lines().find(|line| line.starts_with(".TH"));
        assert!(
            heading.is_some_and(|line| line.contains(version)),
            "{heading:?}"
        );
    }
}
