//! Errors as `application/problem+json` (RFC 9457).

use axum::Json;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::db::DbError;

/// An error, as it is told.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    detail: String,
    retry_after_s: Option<i64>,
    submission: Option<i64>,
}

/// An error in the body of an answer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct Body {
    /// `urn:damier:problem:` and the code.
    r#type: String,
    /// The stable name of what is wrong; docs/codes.md lists them.
    code: &'static str,
    /// The status in words.
    title: &'static str,
    status: u16,
    /// What is wrong, in English.
    detail: String,
    /// The number of the game that was sent, where one was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    submission: Option<i64>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self {
            status,
            code,
            detail: detail.into(),
            retry_after_s: None,
            submission: None,
        }
    }

    pub(crate) fn bad_request(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, detail)
    }

    /// What was sent can be read, and cannot be done.
    pub(crate) fn unfit(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    pub(crate) fn forbidden(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    pub(crate) fn signed_out() -> Self {
        let detail = "sign in first: there is no session, or it has ended";
        Self::new(StatusCode::UNAUTHORIZED, "signed-out", detail)
    }

    /// One text for every way in which a name and a secret do not go together.
    pub(crate) fn wrong_secret() -> Self {
        let detail = "the name and the secret do not belong together";
        Self::new(StatusCode::UNAUTHORIZED, "wrong-secret", detail)
    }

    pub(crate) fn not_found() -> Self {
        let detail = "there is nothing at this address";
        Self::new(StatusCode::NOT_FOUND, "not-found", detail)
    }

    pub(crate) fn method_not_allowed() -> Self {
        let detail = "this address does not know the method";
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed", detail)
    }

    pub(crate) fn conflict(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, detail)
    }

    pub(crate) fn too_many(seconds: i64) -> Self {
        let detail = "this was tried too often: wait before it is tried again";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tries", detail).after(seconds)
    }

    pub(crate) fn busy() -> Self {
        let detail = "the server is busy: try again in a moment";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", detail).after(2)
    }

    fn after(self, seconds: i64) -> Self {
        Self {
            retry_after_s: Some(seconds.max(1)),
            ..self
        }
    }

    /// The same, about a game that was sent.
    pub(crate) fn about(self, submission: i64) -> Self {
        Self {
            submission: Some(submission),
            ..self
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = Body {
            r#type: format!("urn:damier:problem:{}", self.code),
            code: self.code,
            title: self.status.canonical_reason().unwrap_or("Error"),
            status: self.status.as_u16(),
            detail: self.detail,
            submission: self.submission,
        };
        let mut response = (self.status, Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(
            CONTENT_TYPE,
            HeaderValue::from_static("application/problem+json"),
        );
        if let Some(seconds) = self.retry_after_s {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<DbError> for Problem {
    /// The cause is written into the log, and not told.
    fn from(error: DbError) -> Self {
        if error.is_passing() {
            tracing::warn!(%error, "the database does not answer");
            return Self::busy();
        }
        tracing::error!(%error, "the database failed");
        let detail = "the server has failed; the error is in its log";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", detail)
    }
}

impl From<crate::password::Busy> for Problem {
    fn from(_: crate::password::Busy) -> Self {
        Self::busy()
    }
}

/// The result of a handler.
pub(crate) type Answer<T> = Result<T, Problem>;
