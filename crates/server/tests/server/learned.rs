//! What was learned on one device follows to the others, on both databases.

use crate::on_both;
use crate::support::{Bench, Browser, PASSWORD};
use serde_json::{Value, json};

on_both! {
    what_was_learned_on_two_devices_comes_together;
    the_later_review_of_an_exercise_holds;
    a_course_that_was_begun_anew_forgets_its_lessons;
    two_devices_at_the_same_time_lose_nothing;
    nothing_that_is_no_lesson_is_kept;
    no_more_is_kept_than_a_bound;
    what_was_learned_is_exported_and_deleted;
    nobody_learns_what_another_player_has_learned;
}

const PATH: &str = "/api/account/learned";

fn lessons(lessons: &[(&str, i64)]) -> Value {
    let lessons = lessons
        .iter()
        .map(|(name, done_at)| json!({ "name": name, "done_at": done_at }));
    json!({ "lessons": lessons.collect::<Vec<_>>(), "exercises": [], "courses": [] })
}

fn exercise(done_at: i64, days: i64, solved: bool) -> Value {
    let exercise = json!({ "name": "i001", "done_at": done_at, "days": days, "solved": solved });
    json!({ "lessons": [], "exercises": [exercise], "courses": [] })
}

async fn names(browser: &mut Browser) -> Vec<String> {
    let learned = browser.get(PATH).await.body;
    let lessons = learned["lessons"].as_array().expect("a list").clone();
    let names = lessons.iter().filter_map(|lesson| lesson["name"].as_str());
    names.map(str::to_owned).collect()
}

async fn what_was_learned_on_two_devices_comes_together(server: Bench) {
    let mut here = server.player("Anna").await;
    let nothing = lessons(&[]);
    assert_eq!(here.get(PATH).await.body, nothing);
    let mut there = server.browser();
    there.sign_in("Anna", PASSWORD).await;
    let sent = lessons(&[("international/board", 5), ("international/man", 6)]);
    let first = here.put(PATH, &sent).await;
    assert_eq!(first.status, 200);
    assert_eq!(first.body, sent);
    let other = there.put(PATH, &lessons(&[("russian/king", 7)])).await;
    let all = lessons(&[
        ("international/board", 5),
        ("international/man", 6),
        ("russian/king", 7),
    ]);
    assert_eq!(other.body, all);
    // The same again, and nothing at all, changes nothing.
    assert_eq!(here.put(PATH, &sent).await.body, all);
    assert_eq!(here.put(PATH, &nothing).await.body, all);
    assert_eq!(here.get(PATH).await.body, all);
}

async fn the_later_review_of_an_exercise_holds(server: Bench) {
    let mut anna = server.player("Anna").await;
    let reviews = [
        exercise(10, 3, true),
        exercise(30, 1, false),
        exercise(20, 8, false),
    ];
    let held = exercise(30, 1, true);
    for _ in 0..2 {
        for review in &reviews {
            anna.put(PATH, review).await;
        }
        assert_eq!(anna.get(PATH).await.body, held);
    }
    // A clock that runs ahead is not believed.
    let ahead = anna.put(PATH, &exercise(i64::MAX, 2, false)).await.body;
    let told = ahead["exercises"][0]["done_at"].as_i64().expect("a time");
    assert!(told > 30 && told < i64::MAX / 2, "{told}");
}

async fn a_course_that_was_begun_anew_forgets_its_lessons(server: Bench) {
    let mut anna = server.player("Anna").await;
    let sent = lessons(&[
        ("international/board", 5),
        ("international/man", 9),
        ("russian/king", 5),
    ]);
    anna.put(PATH, &sent).await;
    let course = json!({ "game": "international", "done_at": 7 });
    let anew = json!({ "lessons": [], "exercises": [], "courses": [course] });
    anna.put(PATH, &anew).await;
    assert_eq!(
        names(&mut anna).await,
        ["international/man", "russian/king"]
    );
    // A device that has not heard of it sends them once more.
    anna.put(PATH, &sent).await;
    assert_eq!(
        names(&mut anna).await,
        ["international/man", "russian/king"]
    );
    anna.put(PATH, &lessons(&[("international/board", 8)]))
        .await;
    assert_eq!(names(&mut anna).await.len(), 3);
}

async fn two_devices_at_the_same_time_lose_nothing(server: Bench) {
    let anna = server.player("Anna").await;
    let other = server.replica().await;
    let sending = (0..8).map(|number| {
        let mut device = anna.clone();
        if number % 2 == 1 {
            device.router = other.router.clone();
        }
        tokio::spawn(async move {
            let own = format!("international/lesson-{number}");
            let sent = lessons(&[("international/board", number), (&own, number)]);
            assert_eq!(device.put(PATH, &sent).await.status, 200);
        })
    });
    for sent in sending.collect::<Vec<_>>() {
        sent.await.expect("it is kept");
    }
    let mut anna = anna;
    assert_eq!(names(&mut anna).await.len(), 9);
    let learned = anna.get(PATH).await.body;
    assert_eq!(learned["lessons"][0]["done_at"], 7);
}

async fn nothing_that_is_no_lesson_is_kept(server: Bench) {
    let mut anna = server.player("Anna").await;
    let long = format!("international/{}", "a".repeat(41));
    for name in [
        "board",
        "chess/board",
        "international/",
        "international/a b",
        "international/<b>",
        "russian/a/b",
        &long,
    ] {
        let refused = anna
            .put(PATH, &lessons(&[("russian/king", 1), (name, 1)]))
            .await;
        refused.is_problem(422, "bad-learned");
    }
    for days in [0, -1, 401] {
        let refused = anna.put(PATH, &exercise(1, days, true)).await;
        refused.is_problem(422, "bad-learned");
    }
    let course = json!({ "game": "chess", "done_at": 7 });
    let other = json!({ "lessons": [], "exercises": [], "courses": [course] });
    anna.put(PATH, &other).await.is_problem(422, "bad-learned");
    anna.put(PATH, &json!({ "lessons": [] }))
        .await
        .is_problem(422, "bad-fields");
    assert_eq!(anna.get(PATH).await.body, lessons(&[]));
}

async fn no_more_is_kept_than_a_bound(server: Bench) {
    let mut anna = server.player("Anna").await;
    for hundred in 0..40 {
        let names: Vec<String> = (0..100)
            .map(|one| format!("russian/l{hundred}-{one}"))
            .collect();
        let given: Vec<(&str, i64)> = names.iter().map(|name| (name.as_str(), 1)).collect();
        assert_eq!(anna.put(PATH, &lessons(&given)).await.status, 200);
    }
    let more = lessons(&[("russian/one-more", 1)]);
    anna.put(PATH, &more)
        .await
        .is_problem(422, "too-much-learned");
    assert_eq!(names(&mut anna).await.len(), 4000);
    // What is there already is taken all the same.
    assert_eq!(
        anna.put(PATH, &lessons(&[("russian/l0-0", 2)]))
            .await
            .status,
        200
    );
}

async fn what_was_learned_is_exported_and_deleted(server: Bench) {
    let mut anna = server.player("Anna").await;
    anna.put(PATH, &lessons(&[("russian/king", 4)])).await;
    let export = anna.get("/api/account/export").await;
    assert_eq!(export.body["learned"], lessons(&[("russian/king", 4)]));
    let proof = json!({ "password": PASSWORD });
    assert_eq!(rows(&server).await, 1);
    assert_eq!(anna.post("/api/account/delete", &proof).await.status, 204);
    assert_eq!(rows(&server).await, 0);
}

/// What the database keeps of what all players have learned.
async fn rows(server: &Bench) -> i64 {
    let sql = "select count(*) from learned";
    let row: (i64,) = match &server.db {
        damier_server::Db::Lite { read, .. } => sqlx::query_as(sql).fetch_one(read).await,
        damier_server::Db::Pg(pool) => sqlx::query_as(sql).fetch_one(pool).await,
    }
    .expect("a row");
    row.0
}

async fn nobody_learns_what_another_player_has_learned(server: Bench) {
    let mut anna = server.player("Anna").await;
    anna.put(PATH, &lessons(&[("russian/king", 4)])).await;
    let mut bob = server.player("Bob").await;
    assert_eq!(bob.get(PATH).await.body, lessons(&[]));
    let mut guest = server.browser();
    guest.get(PATH).await.is_problem(401, "signed-out");
    guest
        .put(PATH, &lessons(&[]))
        .await
        .is_problem(401, "signed-out");
    let request = anna
        .request(axum::http::Method::PUT, PATH)
        .header("sec-fetch-site", "cross-site");
    let request = request.header("content-type", "application/json");
    let body = lessons(&[("russian/draws", 5)]).to_string();
    let foreign = anna
        .clone()
        .send(request.body(body.into()).expect("a request"))
        .await;
    foreign.is_problem(403, "cross-site");
    assert_eq!(names(&mut anna).await, ["russian/king"]);
}
