//! Connections: a bounded number of them, none that is silent for long, and an end in good order.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower_service::Service as _;

/// How long the head of a request may take, and how long a connection may be idle.
const HEAD_WITHIN: Duration = Duration::from_secs(20);
/// Connections at once; more wait until others end.
const MOST: usize = 4096;
/// The most bytes of the head of a request.
const HEAD_BYTES: usize = 32 * 1024;
/// How long a failure to accept lasts at least, such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);
/// How long requests that are being answered may take when the server is told to stop.
const STOPS_WITHIN: Duration = Duration::from_secs(5);

/// Answers connections until a future is done, and then ends what was begun, within five seconds.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()> + Send,
) {
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(MOST));
    let mut stop = std::pin::pin!(stop);
    loop {
        // With every place taken it can be told to stop all the same.
        let place = tokio::select! {
            place = Arc::clone(&places).acquire_owned() => place,
            () = &mut stop => break,
        };
        let Ok(place) = place else {
            break;
        };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // Answers are short, and must not wait for more.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
            // A route is always ready.
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_WITHIN)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service);
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            // A connection that breaks off is the other side's business.
            let _ = watched.await;
            drop(place);
        });
    }
    drop(listener);
    // What takes longer is broken off.
    let _ = tokio::time::timeout(STOPS_WITHIN, graceful.shutdown()).await;
}
