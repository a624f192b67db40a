//! The server as browsers see it, on both databases. One program of tests, because each takes long to link.

mod accounts;
mod attacks;
mod backlog;
mod boards;
mod cheats;
mod http;
mod learned;
mod support;
mod upgrade;
