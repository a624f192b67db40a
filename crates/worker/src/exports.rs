//! The functions that the WebAssembly module exports.
#![allow(
    unsafe_code,
    reason = "a name that is exported could be exported twice, which only the linker can see"
)]
#![allow(unreachable_pub, reason = "they are reached from outside the language")]

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Worker;

/// The one worker of the module, and the room for texts.
struct State {
    worker: Option<Worker>,
    room: Vec<u8>,
}

// A module has one thread and nothing to hold its state but a static; nothing waits for the lock.
static STATE: Mutex<State> = Mutex::new(State {
    worker: None,
    room: Vec::new(),
});

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The longest request, in bytes.
const MOST_BYTES: usize = 1 << 20;

/// Makes room for a text of so many bytes, no more than a mebibyte, and gives its address.
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(bytes: usize) -> *mut u8 {
    let mut state = state();
    state.room.resize(bytes.min(MOST_BYTES), 0);
    state.room.as_mut_ptr()
}

/// Reads the request in the room, as long as it was said to be; 1 if a search has begun, 0 if not.
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn begin(bytes: usize) -> u32 {
    let mut state = state();
    let text = state.room.get(..bytes).map(String::from_utf8_lossy);
    let text = text.unwrap_or_default().into_owned();
    let worker = state.worker.get_or_insert_with(Worker::new);
    u32::from(worker.begin(&text).is_ok())
}

/// Looks at so many more positions; 1 if the search is over, 0 if not.
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn advance(nodes: u32) -> u32 {
    let mut state = state();
    let worker = state.worker.get_or_insert_with(Worker::new);
    u32::from(worker.advance(u64::from(nodes)))
}

/// Puts a report into the room and gives its length in bytes. Ask for the address of the room again
/// with `reserve` of that length: it may have moved.
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn report() -> usize {
    let mut state = state();
    let worker = state.worker.get_or_insert_with(Worker::new);
    state.room = worker.report().into_bytes();
    state.room.len()
}
