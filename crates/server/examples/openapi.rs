//! Prints the description of the API: `cargo run -p damier-server --example openapi > docs/openapi.json`.
#![expect(clippy::print_stdout, reason = "it prints the description")]

fn main() -> serde_json::Result<()> {
    println!(
        "{}",
        serde_json::to_string_pretty(&damier_server::description())?
    );
    Ok(())
}
