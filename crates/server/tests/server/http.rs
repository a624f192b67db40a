//! What a browser gets.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use damier_server::{Asset, Kept, ServeError, Server, Site, router};
use http_body_util::BodyExt;
use tower::ServiceExt;

const PAGE: Asset = Asset {
    name: "index.html",
    tag: "\"1\"",
    plain: b"<!doctype html>plain",
    brotli: Some(b"BR"),
    gzip: Some(b"GZ"),
};
const SCRIPT: Asset = Asset {
    name: "assets/app-1a2b.js",
    tag: "\"2\"",
    plain: b"let a;",
    brotli: None,
    gzip: Some(b"JZ"),
};
const RULES: Asset = Asset {
    name: "en/rules/checkers.html",
    tag: "\"3\"",
    plain: b"<!doctype html>rules",
    brotli: None,
    gzip: None,
};
const SITE: Site = Site {
    assets: &[SCRIPT, RULES, PAGE],
    languages: &["en", "fr"],
};
const EMPTY: Site = Site {
    assets: &[],
    languages: &[],
};

async fn ask(router: Router, path: &str, headers: &[(&str, &str)]) -> (Response<()>, Vec<u8>) {
    let mut request = Request::builder().uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request");
    let response = router.oneshot(request).await.expect("it cannot fail");
    let (parts, body) = response.into_parts();
    let body = body.collect().await.expect("a body").to_bytes().to_vec();
    (Response::from_parts(parts, ()), body)
}

async fn get(path: &str, headers: &[(&str, &str)]) -> (Response<()>, Vec<u8>) {
    ask(router(SITE, None, None), path, headers).await
}

fn header<'a>(response: &'a Response<()>, name: &str) -> &'a str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().unwrap_or_default())
}

#[tokio::test]
async fn the_page_answers_at_the_root_and_below_each_language() {
    for path in ["/", "/en", "/en/", "/fr/play?x=1", "/en/games/abc"] {
        let (response, body) = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(body, PAGE.plain, "{path}");
        assert_eq!(
            header(&response, "content-type"),
            "text/html; charset=utf-8"
        );
        assert_eq!(header(&response, "cache-control"), "no-cache");
    }
}

#[tokio::test]
async fn an_address_with_a_page_of_its_own_gets_that_page() {
    for path in ["/en/rules/checkers", "/en/rules/checkers/"] {
        let (response, body) = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(body, RULES.plain, "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache");
    }
    let (_, body) = get("/fr/rules/checkers", &[]).await;
    assert_eq!(body, PAGE.plain);
}

#[tokio::test]
async fn what_is_not_there_is_told_by_the_page_to_people_only() {
    let (response, body) = get("/xx/play", &[("accept", "text/html,*/*")]).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(body, PAGE.plain);
    let (response, body) = get("/assets/app-old.js", &[("accept", "*/*")]).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert!(!body.starts_with(b"<!doctype"));
    assert_eq!(header(&response, "cache-control"), "no-store");
}

#[tokio::test]
async fn a_browser_gets_the_smallest_form_it_takes() {
    let (response, body) = get("/", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(
        (header(&response, "content-encoding"), &*body),
        ("br", &b"BR"[..])
    );
    let (response, body) = get("/", &[("accept-encoding", "gzip, br;q=0")]).await;
    assert_eq!(
        (header(&response, "content-encoding"), &*body),
        ("gzip", &b"GZ"[..])
    );
    let (response, body) = get("/", &[]).await;
    assert_eq!(
        (header(&response, "content-encoding"), &*body),
        ("", PAGE.plain)
    );
    assert_eq!(header(&response, "vary"), "accept-encoding");
}

#[tokio::test]
async fn names_with_a_hash_are_kept_for_ever_and_others_are_checked() {
    let (response, body) = get("/assets/app-1a2b.js", &[]).await;
    assert_eq!(body, SCRIPT.plain);
    assert!(header(&response, "cache-control").contains("immutable"));
    assert_eq!(
        header(&response, "content-type"),
        "text/javascript; charset=utf-8"
    );
    let (response, body) = get("/", &[("if-none-match", "W/\"1\", \"9\"")]).await;
    assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
    assert!(body.is_empty());
    assert_eq!(header(&response, "etag"), "\"1\"");
    let (response, _) = get("/", &[("if-none-match", "\"9\"")]).await;
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn every_answer_has_the_headers_of_safety() {
    for path in ["/", "/assets/app-1a2b.js", "/nothing", "/health"] {
        let (response, _) = get(path, &[]).await;
        let policy = header(&response, "content-security-policy");
        assert!(
            policy.contains("script-src 'self' 'wasm-unsafe-eval'"),
            "{path}"
        );
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
        assert_eq!(
            header(&response, "cross-origin-opener-policy"),
            "same-origin"
        );
        assert_eq!(
            header(&response, "cross-origin-embedder-policy"),
            "require-corp"
        );
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        assert_eq!(header(&response, "referrer-policy"), "no-referrer");
    }
}

#[tokio::test]
async fn other_methods_are_refused() {
    let request = Request::post("/").body(Body::empty()).expect("a request");
    let response = router(SITE, None, None)
        .oneshot(request)
        .await
        .expect("it cannot fail");
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert!(response.headers().contains_key("content-security-policy"));
}

#[tokio::test]
async fn health_is_told_with_and_without_a_page() {
    for site in [SITE, EMPTY] {
        let (response, body) = ask(router(site, None, None), "/health", &[]).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert!(body.starts_with(b"{\"status\":\"ok\""));
    }
}

#[tokio::test]
async fn without_a_page_it_says_what_to_do() {
    let (response, body) = ask(router(EMPTY, None, None), "/", &[]).await;
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    let body = String::from_utf8(body).expect("text");
    assert!(body.contains("cargo xtask start"), "{body}");
}

#[tokio::test]
async fn a_tab_of_an_earlier_version_finds_its_files() {
    let data = std::env::temp_dir().join(format!("damier-serve-{}", std::process::id()));
    Kept::open(&data, &SITE).expect("the temporary folder can be written");
    let later = Site {
        assets: &[PAGE],
        languages: &["en"],
    };
    let kept = Kept::open(&data, &later).expect("the temporary folder can be written");
    let (response, body) = ask(router(later, Some(kept), None), "/assets/app-1a2b.js", &[]).await;
    assert_eq!((response.status(), &*body), (StatusCode::OK, SCRIPT.plain));
    assert_eq!(
        header(&response, "content-type"),
        "text/javascript; charset=utf-8"
    );
    std::fs::remove_dir_all(&data).expect("it was made here");
    let file = data.join("file");
    std::fs::create_dir_all(&data).expect("the temporary folder can be written");
    std::fs::write(&file, "").expect("the temporary folder can be written");
    let error = Kept::open(&file, &SITE)
        .expect_err("a file is no folder")
        .to_string();
    assert!(error.contains("data folder"), "{error}");
    std::fs::remove_dir_all(&data).expect("it was made here");
}

#[tokio::test]
async fn a_port_in_use_and_a_bad_address_are_named() {
    let first = Server::bind("127.0.0.1:0", EMPTY)
        .await
        .expect("a free port");
    let address = first.address().to_string();
    let second = Server::bind(&address, EMPTY)
        .await
        .expect_err("it is in use");
    assert!(matches!(second, ServeError::Address { .. }));
    let message = second.to_string();
    assert!(
        message.contains(&address) && message.contains("another program"),
        "{message}"
    );
    let bad = Server::bind("nonsense", EMPTY)
        .await
        .expect_err("it is no address");
    assert!(bad.to_string().contains("127.0.0.1:8080"), "{bad}");
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_ends() {
    let server = Server::bind("127.0.0.1:0", SITE)
        .await
        .expect("a free port");
    let address = server.address();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run_until(async {
        let _ = stopped.await;
    }));
    let stream = tokio::net::TcpStream::connect(address).await;
    assert!(stream.is_ok());
    drop(stream);
    stop.send(()).expect("it runs");
    running.await.expect("it does not panic");
}

#[test]
fn the_description_of_the_api_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let kept = std::fs::read_to_string(path).expect("docs/openapi.json is there");
    let made = serde_json::to_string_pretty(&damier_server::description()).expect("it is JSON");
    assert!(
        kept.trim_end() == made,
        "run `cargo run -p damier-server --example openapi > docs/openapi.json`, and \
         `node scripts/api.mjs` in web/"
    );
}
