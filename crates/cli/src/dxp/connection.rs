//! The socket, and the thread that reads from it.

use std::io::Read;
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::SyncSender;

use anyhow::{Context, Result};
use damier_protocol::dxp::Framing;

use super::address::Address;
use super::player::Event;
use crate::output::Output;

/// Connects to a program that listens.
pub(super) fn connect(address: &Address) -> Result<TcpStream> {
    let cannot = || format!("cannot connect to {address}");
    let addresses = address.resolve().with_context(cannot)?;
    let stream = TcpStream::connect(&addresses[..]).with_context(cannot)?;
    at_once(stream)
}

/// Listens until a program connects.
pub(super) fn accept(address: &Address, output: &mut Output) -> Result<TcpStream> {
    let cannot = || format!("cannot listen on {address}");
    let addresses = address.resolve().with_context(cannot)?;
    let listener = TcpListener::bind(&addresses[..]).with_context(cannot)?;
    let local = listener.local_addr().with_context(cannot)?;
    output.lines(&[format!("listening on {local}")])?;
    output.flush()?;
    let (stream, _) = listener.accept().with_context(cannot)?;
    at_once(stream)
}

/// Messages are short: each is sent when it is written.
fn at_once(stream: TcpStream) -> Result<TcpStream> {
    stream
        .set_nodelay(true)
        .context("the socket cannot be set up")?;
    Ok(stream)
}

/// Reads messages until the connection ends.
pub(super) fn read_in_background(mut stream: TcpStream, events: SyncSender<Event>) {
    std::thread::spawn(move || {
        let mut framing = Framing::default();
        let mut bytes = [0; 1024];
        let reason = loop {
            match stream.read(&mut bytes) {
                Ok(0) => break None,
                Ok(length) => {
                    for message in framing.push(&bytes[..length]) {
                        if events.send(Event::Message(message)).is_err() {
                            return;
                        }
                    }
                }
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => break Some(error.to_string()),
            }
        };
        let _ = events.send(Event::Gone(reason));
    });
}
