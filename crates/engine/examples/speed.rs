//! Prints the nodes of the fixed suite and how fast they were: `cargo run --release --example speed`.

#[expect(clippy::print_stdout, reason = "an example talks to whoever runs it")]
fn main() {
    damier_engine::unpack_tables();
    let began = std::time::Instant::now();
    let nodes = damier_engine::bench(|_, _| {});
    let speed = u128::from(nodes) / began.elapsed().as_millis().max(1);
    println!("Bench: {nodes} nodes {speed} thousand/s");
}
