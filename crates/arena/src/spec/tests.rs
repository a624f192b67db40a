use super::*;

fn spec(text: &str) -> EngineSpec {
    text.parse().expect(text)
}

#[track_caller]
fn check_refused(text: &str, reason: &str) {
    let error = text.parse::<EngineSpec>().expect_err(text).to_string();
    assert!(error.contains(reason), "{error}");
}

#[test]
fn our_engine_has_defaults() {
    let own = spec("damier");
    assert_eq!((own.name(), own.limit()), ("damier", None));
    assert!(own.needs_limit());
    assert!(!spec("damier level=easy").needs_limit());
    assert_eq!(
        spec("damier nodes=5000 hash=16").limit(),
        Some(Limit::Nodes(5000))
    );
}

#[test]
fn a_program_has_a_command_and_parameters() {
    let Kind::Hub(hub) = spec("hub1 cmd=\"./scan hub\" dir=/x param.book=false param.y=").kind
    else {
        panic!("not a Hub engine");
    };
    assert_eq!(hub.program.command, ["./scan", "hub"]);
    assert_eq!(hub.program.folder.as_deref(), Some("/x"));
    assert_eq!(hub.dialect, Dialect::One);
    let parameters = [("book", "false"), ("y", "")];
    assert_eq!(
        hub.parameters,
        parameters.map(|(key, value)| (key.to_owned(), value.to_owned()))
    );
}

#[test]
fn a_dxp_engine_may_run_already() {
    let Kind::Dxp(dxp) = spec("dxp-server port=27531 chat='console time {ms}' chat=hello").kind
    else {
        panic!("not a DXP engine");
    };
    assert_eq!(dxp.program, None);
    assert_eq!((dxp.engine_listens, dxp.port), (true, Some(27_531)));
    assert_eq!(dxp.chats, ["console time {ms}", "hello"]);
}

#[test]
fn only_what_always_plays_the_same_is_deterministic() {
    let nodes = Some(Limit::Nodes(100));
    assert!(spec("damier").is_deterministic(nodes));
    assert!(!spec("damier").is_deterministic(Some(Limit::MoveTime(Duration::from_secs(1)))));
    assert!(!spec("damier threads=2").is_deterministic(nodes));
    assert!(!spec("random").is_deterministic(nodes));
    assert!(spec("damier name=x hash=8").is_same_engine(&spec("damier hash=8 name=y")));
    assert!(!spec("damier hash=8").is_same_engine(&spec("damier hash=16")));
}

#[test]
fn what_names_no_engine_is_refused_with_the_reason() {
    check_refused("", "no engine is named");
    check_refused(
        "chess",
        "\"chess\" is no kind of engine, expected one of damier",
    );
    check_refused("damier fast", "\"fast\" is no setting, expected key=value");
    check_refused("damier level=hard", "level: \"hard\", expected one of");
    check_refused(
        "damier hash=0",
        "hash: \"0\", expected a whole number above 0",
    );
    check_refused("damier hash=99999999999", "no more MiB");
    check_refused("damier time=0", "time: \"0\", expected a time above 0");
    check_refused("damier time=1 nodes=2", "only one of");
    check_refused("hub dir=/x", "no program is named");
    check_refused("hub cmd=' '", "no program is named");
    check_refused("dxp-server port=0", "port: \"0\"");
    check_refused("greedy book=yes", "greedy has no setting \"book\"");
}
