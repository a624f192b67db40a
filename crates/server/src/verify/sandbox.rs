//! The engine's modules in a sandbox: no imports, bounded memory, stack and instructions.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use wasmtime::{
    Config, Engine, Instance, Memory, Module, Store, StoreLimits, StoreLimitsBuilder, Trap,
    TypedFunc,
};

use crate::token;

/// Memory of a module: the engine takes 16 MiB for its table, its program and tables some more.
const MEMORY_BYTES: usize = 96 << 20;
const STACK_BYTES: usize = 512 << 10;
/// Longer than the text of any game.
const MOST_TEXT_BYTES: usize = 64 << 10;
/// Positions that are looked at in one call.
const SLICE: u32 = 200_000;
/// Instructions for a call that reads or writes a text.
const TEXT_FUEL: u64 = 200_000_000;
/// Compiled modules that are kept; more than the releases that are in use at one time.
const COMPILED: usize = 6;

/// Why a module gives no answer.
#[derive(Debug)]
pub(crate) enum SandboxError {
    /// Its bytes are not those of its hash.
    Changed,
    /// It took more instructions than it may.
    OutOfFuel,
    /// It cannot be compiled or started, broke down, or is no engine.
    Broken(String),
    /// It does not understand what it was asked for.
    Refused(String),
}

impl fmt::Display for SandboxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => f.write_str("the module is not the one of its hash"),
            Self::OutOfFuel => f.write_str("the module took more instructions than it may"),
            Self::Broken(reason) => write!(f, "the module broke down: {reason}"),
            Self::Refused(reason) => write!(f, "the module refused the request: {reason}"),
        }
    }
}

fn broken(error: &wasmtime::Error) -> SandboxError {
    match error.downcast_ref::<Trap>() {
        Some(Trap::OutOfFuel) => SandboxError::OutOfFuel,
        _ => SandboxError::Broken(format!("{error:#}")),
    }
}

/// Compiles modules, and keeps what it has compiled.
pub(crate) struct Sandbox {
    engine: Engine,
    compiled: Mutex<Vec<(String, Module)>>,
}

impl fmt::Debug for Sandbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sandbox").finish_non_exhaustive()
    }
}

impl Sandbox {
    pub(crate) fn new() -> Result<Self, SandboxError> {
        let mut config = Config::new();
        config.consume_fuel(true);
        config.max_wasm_stack(STACK_BYTES);
        // What does not depend on the processor: the same game gives the same verdict on every replica.
        config.cranelift_nan_canonicalization(true);
        config.wasm_relaxed_simd(false);
        Ok(Self {
            engine: Engine::new(&config).map_err(|error| broken(&error))?,
            compiled: Mutex::default(),
        })
    }

    /// The compiled module with this hash, if it was used lately.
    pub(crate) fn find(&self, hash: &str) -> Option<Module> {
        let compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        let found = compiled.iter().find(|(known, _)| known == hash);
        found.map(|(_, module)| module.clone())
    }

    /// Compiles a module, whose bytes must be those of its hash.
    pub(crate) fn compile(&self, hash: &str, bytes: &[u8]) -> Result<Module, SandboxError> {
        if token::hex(&token::sha256(bytes)) != hash {
            return Err(SandboxError::Changed);
        }
        let module = Module::new(&self.engine, bytes).map_err(|error| broken(&error))?;
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if compiled.len() >= COMPILED {
            compiled.remove(0);
        }
        compiled.push((hash.to_owned(), module.clone()));
        Ok(module)
    }

    /// An engine that has looked at nothing yet.
    pub(crate) fn start(&self, module: &Module) -> Result<Computer, SandboxError> {
        let limits = StoreLimitsBuilder::new()
            .memory_size(MEMORY_BYTES)
            .memories(1)
            .tables(1)
            .instances(1)
            .build();
        let mut store = Store::new(&self.engine, limits);
        store.limiter(|limits| limits);
        store.set_fuel(TEXT_FUEL).map_err(|error| broken(&error))?;
        let instance = Instance::new(&mut store, module, &[]).map_err(|error| broken(&error))?;
        let memory = instance.get_memory(&mut store, "memory");
        let memory = memory.ok_or_else(|| SandboxError::Broken("it has no memory".to_owned()))?;
        Ok(Computer {
            reserve: function(&mut store, &instance, "reserve")?,
            begin: function(&mut store, &instance, "begin")?,
            advance: function(&mut store, &instance, "advance")?,
            report: instance
                .get_typed_func(&mut store, "report")
                .map_err(|error| broken(&error))?,
            memory,
            store,
            used: 0,
        })
    }
}

fn function(
    store: &mut Store<StoreLimits>,
    instance: &Instance,
    name: &str,
) -> Result<TypedFunc<u32, u32>, SandboxError> {
    instance
        .get_typed_func(store, name)
        .map_err(|error| broken(&error))
}

/// An engine in the sandbox.
pub(crate) struct Computer {
    store: Store<StoreLimits>,
    memory: Memory,
    reserve: TypedFunc<u32, u32>,
    begin: TypedFunc<u32, u32>,
    advance: TypedFunc<u32, u32>,
    report: TypedFunc<(), u32>,
    /// Instructions taken so far.
    used: u64,
}

impl Computer {
    /// Instructions that it has taken so far, but for the last call if that failed.
    pub(crate) fn used(&self) -> u64 {
        self.used
    }

    /// The move that the engine plays, in Hub's text, within so many instructions.
    pub(crate) fn choose(&mut self, request: &str, fuel: u64) -> Result<String, SandboxError> {
        let whole = fuel + TEXT_FUEL;
        self.store.set_fuel(whole).map_err(|error| broken(&error))?;
        let report = self.search(request)?;
        let left = self.store.get_fuel().map_err(|error| broken(&error))?;
        self.used += whole.saturating_sub(left);
        let mut words = report.split([' ', '\n']);
        let chosen = words.find_map(|word| word.strip_prefix("move="));
        chosen
            .map(str::to_owned)
            .ok_or(SandboxError::Refused(report))
    }

    fn search(&mut self, request: &str) -> Result<String, SandboxError> {
        self.write(request)?;
        let length = u32::try_from(request.len()).unwrap_or(u32::MAX);
        if call(&mut self.store, &self.begin, length)? == 1 {
            while call(&mut self.store, &self.advance, SLICE)? == 0 {}
        }
        self.read()
    }

    fn write(&mut self, text: &str) -> Result<(), SandboxError> {
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        let room = call(&mut self.store, &self.reserve, length)?;
        self.memory
            .write(&mut self.store, room as usize, text.as_bytes())
            .map_err(|error| SandboxError::Broken(error.to_string()))
    }

    fn read(&mut self) -> Result<String, SandboxError> {
        let length = self.report.call(&mut self.store, ());
        let length = length.map_err(|error| broken(&error))?;
        let room = call(&mut self.store, &self.reserve, length)?;
        if length as usize > MOST_TEXT_BYTES {
            return Err(SandboxError::Broken("its report is too long".to_owned()));
        }
        let mut text = vec![0; length as usize];
        self.memory
            .read(&self.store, room as usize, &mut text)
            .map_err(|error| SandboxError::Broken(error.to_string()))?;
        String::from_utf8(text).map_err(|error| SandboxError::Broken(error.to_string()))
    }
}

fn call(
    store: &mut Store<StoreLimits>,
    function: &TypedFunc<u32, u32>,
    argument: u32,
) -> Result<u32, SandboxError> {
    function
        .call(store, argument)
        .map_err(|error| broken(&error))
}

#[cfg(test)]
mod tests;
