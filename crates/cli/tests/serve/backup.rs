//! Backups that are made while games are sent, and put in the place of a database that is lost.

use std::path::Path;
use std::process::Command;

use damier_rules::Color;

use crate::place::{POINTS, POSTGRES, Place, Ready, place, prepare, schema, teach};
use crate::played;

const PLAYERS: usize = 2;
const GAMES: usize = 8;

fn succeeds(command: &mut Command) {
    let output = command.output().expect("it can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// Sends half of the games, makes a backup while the others are sent, loses the database, restores it, and
/// sends all once more, as devices do that got no answer.
async fn a_backup_is_whole(place: Place, backup: impl Fn(&Place), restore: impl Fn(&Place)) {
    let games: Vec<played::Won> = (1..)
        .take(GAMES)
        .map(|seed| played::won(seed, Color::White))
        .collect();
    let engines = teach(&place, &games).await;
    let mut running = place.start();
    let ready = prepare(&place, PLAYERS, &games, &engines);
    let points = |games: &[Ready]| i64::try_from(games.len()).expect("a small number") * POINTS;
    let (before, meanwhile) = ready.split_at(ready.len() / 2);
    for game in before {
        place.send(game);
    }
    place.wait_for(points(before)).await;
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for game in meanwhile {
                place.send(game);
            }
        });
        backup(&place);
    });
    place.wait_for(points(&ready)).await;
    running.kill();
    restore(&place);
    let mut running = place.start();
    for game in &ready {
        place.send(game);
    }
    place.wait_for(points(&ready)).await;
    running.kill();
    std::fs::remove_dir_all(&place.folder).expect("it is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_sqlite_is_whole() {
    let database = |folder: &Path| format!("sqlite:{}", folder.join("damier.db").display());
    let backup = |place: &Place| {
        let mut admin = Command::new(env!("CARGO_BIN_EXE_damier"));
        admin.args(["admin", "--data"]).arg(&place.folder);
        admin.arg("backup").arg(place.folder.join("copy.db"));
        succeeds(&mut admin);
        let again = admin.output().expect("it can be started");
        assert!(!again.status.success(), "a backup is never written over");
    };
    let restore = |place: &Place| {
        for end in ["-wal", "-shm"] {
            // They are not there if the server has put everything into the file itself.
            let _ = std::fs::remove_file(place.folder.join(format!("damier.db{end}")));
        }
        let file = place.folder.join("damier.db");
        std::fs::rename(place.folder.join("copy.db"), file).expect("the backup is there");
    };
    a_backup_is_whole(place(database, "backup"), backup, restore).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_postgresql_is_whole() {
    // Without a server to test with: `cargo xtask test` starts one.
    let Ok(server) = std::env::var("DAMIER_TEST_POSTGRES") else {
        return;
    };
    let _turn = POSTGRES.lock().await;
    let database = schema(&server, "backup").await;
    let schema = format!("damier_backup_{}", std::process::id());
    let program = |name: &str| match std::env::var_os("DAMIER_TEST_POSTGRES_PROGRAMS") {
        Some(folder) => Command::new(Path::new(&folder).join(name)),
        None => Command::new(name),
    };
    let backup = |place: &Place| {
        let mut dump = program("pg_dump");
        dump.args(["--format=custom", "--schema", &schema, "--dbname", &server]);
        succeeds(dump.arg("--file").arg(place.folder.join("copy")));
    };
    let restore = |place: &Place| {
        let mut drop = program("psql");
        drop.args(["--quiet", "--dbname", &server, "--command"]);
        succeeds(drop.arg(format!("drop schema {schema} cascade")));
        let mut fill = program("pg_restore");
        fill.args(["--exit-on-error", "--dbname", &server]);
        succeeds(fill.arg(place.folder.join("copy")));
    };
    a_backup_is_whole(place(|_| database, "backup-pg"), backup, restore).await;
}
