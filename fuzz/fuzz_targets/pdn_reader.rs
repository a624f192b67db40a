//! Any bytes as a PDN file: no panic, bounded, and what is read is written and read again the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    damier_pdn::laws::reader_never_panics(bytes);
    damier_pdn::laws::write_read_roundtrip(bytes);
});
