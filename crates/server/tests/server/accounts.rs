//! Accounts: signing up, in and out, sessions, recovery, export and deletion, on both databases.

use std::time::Duration;

use crate::on_both;
use crate::support::{Bench, PASSWORD};
use serde_json::json;

on_both! {
    a_player_signs_up_out_and_in;
    a_visitor_learns_who_is_signed_in_without_an_error;
    a_session_gets_a_new_token_at_each_sign_in;
    a_changed_password_ends_other_sessions;
    sessions_are_listed_and_ended;
    a_session_ends_when_it_is_not_used;
    names_that_look_alike_are_taken;
    a_recovery_code_is_good_once;
    new_codes_take_the_place_of_old_ones;
    a_deleted_account_is_gone;
    an_export_has_everything_but_secrets;
    two_replicas_serve_one_player_in_turns;
    an_administrator_bans_renames_and_resets;
    a_new_pepper_takes_over_at_sign_in;
}

async fn a_player_signs_up_out_and_in(server: Bench) {
    let mut anna = server.player("Anna").await;
    let account = anna.get("/api/account").await;
    assert_eq!(account.body["name"], "Anna");
    assert_eq!(account.body["recovery_codes_left"], 8);
    assert_eq!(account.headers["cache-control"], "no-store");
    let before = anna.clone();
    assert_eq!(anna.post("/api/sign-out", &json!(null)).await.status, 204);
    assert_eq!(anna.cookie, None);
    let mut stolen = before;
    stolen
        .get("/api/account")
        .await
        .is_problem(401, "signed-out");
    anna.sign_in("anna", "not the password")
        .await
        .is_problem(401, "wrong-secret");
    let signed_in = anna.sign_in("ANNA", PASSWORD).await;
    assert_eq!(signed_in.body, json!({ "name": "Anna" }));
    assert_eq!(anna.get("/api/account").await.status, 200);
}

async fn a_visitor_learns_who_is_signed_in_without_an_error(server: Bench) {
    let guest = server.browser().get("/api/session").await;
    assert_eq!(guest.status, 200);
    assert_eq!(guest.body, json!({ "account": null }));
    assert_eq!(guest.headers["cache-control"], "no-store");
    let mut anna = server.player("Anna").await;
    let account = anna.get("/api/account").await.body;
    let session = anna.get("/api/session").await;
    assert_eq!(session.body, json!({ "account": account }));
    let mut stolen = anna.clone();
    anna.post("/api/sign-out", &json!(null)).await;
    let ended = stolen.get("/api/session").await;
    assert_eq!(ended.status, 200);
    assert_eq!(ended.body, json!({ "account": null }));
}

/// web-003.
async fn a_session_gets_a_new_token_at_each_sign_in(server: Bench) {
    server.player("Bob").await;
    let anna = server.player("Anna").await;
    // Signing in as somebody else with the cookie of a session that goes on.
    let mut mixed = anna.clone();
    assert_eq!(mixed.sign_in("Bob", PASSWORD).await.status, 200);
    assert_ne!(mixed.cookie, anna.cookie);
    assert_eq!(mixed.get("/api/account").await.body["name"], "Bob");
    let mut old = anna;
    old.get("/api/account").await.is_problem(401, "signed-out");
    // A token that somebody else has put there is not taken over.
    let planted = format!("__Host-damier={}", "A".repeat(43));
    let mut victim = server.browser();
    victim.cookie = Some(planted.clone());
    assert_eq!(victim.sign_in("Anna", PASSWORD).await.status, 200);
    assert_ne!(victim.cookie.as_deref(), Some(planted.as_str()));
    let mut attacker = server.browser();
    attacker.cookie = Some(planted);
    attacker
        .get("/api/account")
        .await
        .is_problem(401, "signed-out");
}

/// web-004.
async fn a_changed_password_ends_other_sessions(server: Bench) {
    let mut here = server.player("Anna").await;
    let mut there = server.browser();
    there.sign_in("Anna", PASSWORD).await;
    let before = here.clone();
    let wrong = json!({ "password": "guess guess", "new_password": "een andere zin 8" });
    here.post("/api/account/password", &wrong)
        .await
        .is_problem(403, "wrong-password");
    let change = json!({ "password": PASSWORD, "new_password": "een andere zin 8" });
    assert_eq!(
        here.post("/api/account/password", &change).await.status,
        204
    );
    assert_eq!(here.get("/api/account").await.status, 200);
    for mut other in [there, before] {
        other
            .get("/api/account")
            .await
            .is_problem(401, "signed-out");
    }
    let mut again = server.browser();
    again
        .sign_in("Anna", PASSWORD)
        .await
        .is_problem(401, "wrong-secret");
    assert_eq!(again.sign_in("Anna", "een andere zin 8").await.status, 200);
}

async fn sessions_are_listed_and_ended(server: Bench) {
    let mut here = server.player("Anna").await;
    let mut there = server.browser();
    there.sign_in("Anna", PASSWORD).await;
    let mut bob = server.player("Bob").await;
    let sessions = here.get("/api/account/sessions").await.body;
    let sessions = sessions.as_array().expect("a list").clone();
    assert_eq!(sessions.len(), 2);
    let other = sessions.iter().find(|session| session["is_this"] == false);
    let id = other.expect("the other one")["id"]
        .as_i64()
        .expect("a number");
    let path = format!("/api/account/sessions/{id}");
    bob.delete(&path).await.is_problem(404, "not-found");
    assert_eq!(here.delete(&path).await.status, 204);
    there
        .get("/api/account")
        .await
        .is_problem(401, "signed-out");
    here.delete(&path).await.is_problem(404, "not-found");
}

async fn a_session_ends_when_it_is_not_used(server: Bench) {
    let mut anna = server.player("Anna").await;
    let day = Duration::from_hours(24);
    for _ in 0..5 {
        server.clock.advance(day * 29);
        assert_eq!(anna.get("/api/account").await.status, 200);
    }
    server.clock.advance(day * 31);
    anna.get("/api/account").await.is_problem(401, "signed-out");
    let mut often = server.browser();
    often.sign_in("Anna", PASSWORD).await;
    for _ in 0..9 {
        server.clock.advance(day * 19);
        assert_eq!(often.get("/api/account").await.status, 200);
    }
    server.clock.advance(day * 19);
    often
        .get("/api/account")
        .await
        .is_problem(401, "signed-out");
}

/// web-007, and names that are none.
async fn names_that_look_alike_are_taken(server: Bench) {
    server.player("Anna").await;
    server.player("Мах").await;
    for (name, status, code) in [
        ("anna", 409, "name-taken"),
        ("\u{410}nna", 422, "bad-name"),
        ("An_na", 409, "name-taken"),
        ("Max", 409, "name-taken"),
        ("Admin", 422, "bad-name"),
        ("<script>alert(1)</script>", 422, "bad-name"),
        ("a", 422, "bad-name"),
    ] {
        let given = json!({ "name": name, "password": PASSWORD });
        let refused = server.browser().post("/api/sign-up", &given).await;
        refused.is_problem(status, code);
    }
}

async fn a_recovery_code_is_good_once(server: Bench) {
    let mut anna = server.browser();
    let given = json!({ "name": "Anna", "password": PASSWORD });
    let codes = anna.post("/api/sign-up", &given).await.body["recovery_codes"].clone();
    assert_eq!(codes.as_array().expect("a list").len(), 8);
    let mut elsewhere = server.browser();
    let recover = |code: &str, name: &str| json!({ "name": name, "code": code, "new_password": "vergeten en nieuw 9" });
    let wrong = recover("aaaa-bbbb-cccc-dddd", "Anna");
    elsewhere
        .post("/api/recover", &wrong)
        .await
        .is_problem(401, "wrong-secret");
    server.player("Bob").await;
    let code = codes[0].as_str().expect("a text");
    let foreign = recover(code, "Bob");
    elsewhere
        .post("/api/recover", &foreign)
        .await
        .is_problem(401, "wrong-secret");
    let typed = code.to_uppercase().replace('-', " ");
    assert_eq!(
        elsewhere
            .post("/api/recover", &recover(&typed, "anna"))
            .await
            .status,
        200
    );
    assert_eq!(
        elsewhere.get("/api/account").await.body["recovery_codes_left"],
        7
    );
    anna.get("/api/account").await.is_problem(401, "signed-out");
    let again = recover(code, "Anna");
    anna.post("/api/recover", &again)
        .await
        .is_problem(401, "wrong-secret");
    assert_eq!(
        anna.sign_in("Anna", "vergeten en nieuw 9").await.status,
        200
    );
}

async fn new_codes_take_the_place_of_old_ones(server: Bench) {
    let mut anna = server.browser();
    let given = json!({ "name": "Anna", "password": PASSWORD });
    let old = anna.post("/api/sign-up", &given).await.body["recovery_codes"][0].clone();
    let proof = json!({ "password": null });
    anna.post("/api/account/recovery-codes", &proof)
        .await
        .is_problem(403, "wrong-password");
    let proof = json!({ "password": PASSWORD });
    let renewed = anna.post("/api/account/recovery-codes", &proof).await;
    assert_eq!(renewed.status, 200);
    assert_ne!(renewed.body["recovery_codes"][0], old);
    let used = json!({ "name": "Anna", "code": old, "new_password": "vergeten en nieuw 9" });
    anna.post("/api/recover", &used)
        .await
        .is_problem(401, "wrong-secret");
}

async fn a_deleted_account_is_gone(server: Bench) {
    let mut anna = server.player("Anna").await;
    let mut other = server.browser();
    other.sign_in("Anna", PASSWORD).await;
    let wrong = json!({ "password": "guess guess" });
    anna.post("/api/account/delete", &wrong)
        .await
        .is_problem(403, "wrong-password");
    let proof = json!({ "password": PASSWORD });
    assert_eq!(anna.post("/api/account/delete", &proof).await.status, 204);
    other
        .get("/api/account")
        .await
        .is_problem(401, "signed-out");
    other
        .sign_in("Anna", PASSWORD)
        .await
        .is_problem(401, "wrong-secret");
    other
        .get("/api/players/Anna")
        .await
        .is_problem(404, "not-found");
    // The name is free again, and nothing of the old account comes with it.
    let mut fresh = server.player("Anna").await;
    assert_eq!(fresh.get("/api/results").await.body, json!([]));
}

async fn an_export_has_everything_but_secrets(server: Bench) {
    let mut anna = server.player("Anna").await;
    let export = anna.get("/api/account/export").await;
    assert_eq!(export.status, 200);
    let name = export.headers["content-disposition"]
        .to_str()
        .expect("ASCII");
    assert_eq!(name, "attachment; filename=\"damier-account.json\"");
    assert_eq!(export.body["name"], "Anna");
    assert_eq!(export.body["sessions"].as_array().map(Vec::len), Some(1));
    assert!(!export.text.contains("argon2") && !export.text.contains("hash"));
}

async fn two_replicas_serve_one_player_in_turns(server: Bench) {
    let other = server.replica().await;
    let mut here = server.player("Anna").await;
    let mut there = other.browser();
    there.cookie.clone_from(&here.cookie);
    for _ in 0..3 {
        assert_eq!(there.get("/api/account").await.body["name"], "Anna");
        assert_eq!(here.get("/api/account").await.body["name"], "Anna");
    }
    there.post("/api/sign-out", &json!(null)).await;
    here.get("/api/account").await.is_problem(401, "signed-out");
    assert_eq!(there.sign_in("Anna", PASSWORD).await.status, 200);
    here.cookie.clone_from(&there.cookie);
    assert_eq!(here.get("/api/account").await.status, 200);
}

async fn an_administrator_bans_renames_and_resets(server: Bench) {
    let admin = damier_server::Admin::new(server.db.clone(), server.clock.clone());
    let mut anna = server.player("Anna").await;
    server.player("Bob").await;
    admin.ban("anna").await.expect("there is one");
    anna.get("/api/account").await.is_problem(401, "signed-out");
    anna.sign_in("Anna", PASSWORD)
        .await
        .is_problem(403, "banned");
    anna.sign_in("Anna", "guess guess")
        .await
        .is_problem(401, "wrong-secret");
    let listed = admin.players("an", 10).await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert!(listed[0].banned_at.is_some());
    admin.unban("Anna").await.expect("there is one");
    assert_eq!(anna.sign_in("Anna", PASSWORD).await.status, 200);
    assert!(
        admin.rename("Anna", "B0b").await.is_err(),
        "it looks like Bob"
    );
    assert!(admin.rename("Anna", "<b>").await.is_err());
    admin.rename("Anna", "Anne").await.expect("it is free");
    assert_eq!(anna.get("/api/account").await.body["name"], "Anne");
    server.player("Anna").await;
    let code = admin.reset("Anne").await.expect("there is one");
    anna.get("/api/account").await.is_problem(401, "signed-out");
    anna.sign_in("Anne", PASSWORD)
        .await
        .is_problem(401, "wrong-secret");
    let given = json!({ "name": "Anne", "code": code, "new_password": "vergeten en nieuw 9" });
    assert_eq!(anna.post("/api/recover", &given).await.status, 200);
    assert!(admin.ban("Nobody").await.is_err());
}

async fn a_new_pepper_takes_over_at_sign_in(server: Bench) {
    server.player("Anna").await;
    let file = std::env::temp_dir().join(format!(
        "damier-pepper-{}-{}",
        std::process::id(),
        server.address.starts_with("sqlite")
    ));
    let _ = std::fs::remove_file(&file);
    let other = damier_server::Keys::open_or_make(&file).expect("it can be written");
    // Keys that do not know the pepper of the password.
    let strange = Bench::at(server.address.clone(), other, crate::support::settings()).await;
    let mut anna = strange.browser();
    anna.sign_in("Anna", PASSWORD)
        .await
        .is_problem(401, "wrong-secret");
    let mut bob = strange.player("Bob").await;
    bob.post("/api/sign-out", &json!(null)).await;
    let rotated = damier_server::Keys::rotate(&file).expect("it can be written");
    let rotated = Bench::at(server.address.clone(), rotated, crate::support::settings()).await;
    let mut bob = rotated.browser();
    // Twice: the first sign-in hashes the password anew.
    assert_eq!(bob.sign_in("Bob", PASSWORD).await.status, 200);
    assert_eq!(bob.sign_in("Bob", PASSWORD).await.status, 200);
    std::fs::remove_file(file).expect("it is there");
}
