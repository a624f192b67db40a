//! `damier serve` as a program: started, killed, backed up. One program of tests, because each takes long to
//! link.

mod backup;
mod kill;
mod page;
mod place;

#[path = "../../../server/tests/server/support/engine.rs"]
mod engine;
#[path = "../../../server/tests/server/support/played.rs"]
mod played;
