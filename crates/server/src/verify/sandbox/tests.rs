//! Modules that are no engines, and what becomes of them.

use super::*;

/// A module in the bytes of WebAssembly, from its sections.
fn module(sections: &[(u8, &[u8])]) -> Vec<u8> {
    let mut bytes = b"\0asm\x01\0\0\0".to_vec();
    for (number, content) in sections {
        bytes.push(*number);
        bytes.push(u8::try_from(content.len()).expect("a short section"));
        bytes.extend_from_slice(content);
    }
    bytes
}

/// Two kinds of functions, `u32 -> u32` and `() -> u32`; three of the first, one of the second; a memory;
/// the names of an engine; and one body for all.
fn engine_with(memory_pages: u8, body: &[u8]) -> Vec<u8> {
    let mut exports = vec![5];
    let names = [
        ("memory", 2, 0),
        ("reserve", 0, 0),
        ("begin", 0, 1),
        ("advance", 0, 2),
        ("report", 0, 3),
    ];
    for (name, kind, index) in names {
        exports.push(u8::try_from(name.len()).expect("a short name"));
        exports.extend_from_slice(name.as_bytes());
        exports.extend_from_slice(&[kind, index]);
    }
    let mut code = vec![4];
    for _ in 0..4 {
        code.push(u8::try_from(body.len()).expect("a short body"));
        code.extend_from_slice(body);
    }
    module(&[
        (1, &[2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7f]),
        (3, &[4, 0, 0, 0, 1]),
        (5, &[1, 0, memory_pages]),
        (7, &exports),
        (10, &code),
    ])
}

fn ask(bytes: &[u8]) -> Result<String, SandboxError> {
    let sandbox = Sandbox::new().expect("a sandbox");
    let hash = token::hex(&token::sha256(bytes));
    let module = sandbox.compile(&hash, bytes)?;
    let mut computer = sandbox.start(&module)?;
    computer.choose("game=international", 1_000_000)
}

#[test]
fn a_module_that_never_ends_runs_out_of_fuel() {
    // loop br 0 end i32.const 0 end
    let endless = engine_with(1, &[0, 0x03, 0x40, 0x0c, 0, 0x0b, 0x41, 0, 0x0b]);
    assert!(matches!(ask(&endless), Err(SandboxError::OutOfFuel)));
}

#[test]
fn a_module_cannot_grow_beyond_its_room() {
    // i32.const 4096 memory.grow: the answer is -1, so the text is written nowhere.
    let greedy = engine_with(1, &[0, 0x41, 0x80, 0x20, 0x40, 0, 0x0b]);
    assert!(matches!(ask(&greedy), Err(SandboxError::Broken(_))));
}

#[test]
fn a_module_that_breaks_down_or_answers_nonsense_is_told_apart() {
    let unreachable = engine_with(1, &[0, 0x00, 0x0b]);
    assert!(matches!(ask(&unreachable), Err(SandboxError::Broken(_))));
    let silent = engine_with(1, &[0, 0x41, 0x01, 0x0b]);
    assert!(matches!(ask(&silent), Err(SandboxError::Refused(_))));
    assert!(matches!(ask(b"no module"), Err(SandboxError::Broken(_))));
    assert!(matches!(ask(&module(&[])), Err(SandboxError::Broken(_))));
}

#[test]
fn a_module_that_wants_something_from_outside_is_not_started() {
    let types: &[u8] = &[1, 0x60, 0, 0];
    let imports: &[u8] = &[1, 1, b'e', 1, b'f', 0, 0];
    let asking = module(&[(1, types), (2, imports)]);
    assert!(matches!(ask(&asking), Err(SandboxError::Broken(_))));
}

#[test]
fn a_module_must_be_the_one_of_its_hash() {
    let sandbox = Sandbox::new().expect("a sandbox");
    let refused = sandbox.compile(&"0".repeat(64), &module(&[]));
    assert!(matches!(refused, Err(SandboxError::Changed)));
}
