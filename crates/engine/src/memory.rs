//! What the operating system and the processor are asked about memory: advice, which changes speed
//! and nothing else.
#![allow(
    unsafe_code,
    reason = "both kinds of advice are only offered as unsafe; searches are half as fast again with them"
)]

/// Memory for so many values, in large pages where the system has them. A search looks at the whole
/// of its table at random, and the processor finds the places of small pages by slow look-ups.
pub(crate) fn in_large_pages<T>(count: usize) -> Vec<T> {
    let memory: Vec<T> = Vec::with_capacity(count);
    #[cfg(target_os = "linux")]
    {
        const PAGE_BYTES: usize = 4096;
        let start = memory.as_ptr().addr().next_multiple_of(PAGE_BYTES);
        let skipped = start - memory.as_ptr().addr();
        let bytes = (count * size_of::<T>()).saturating_sub(skipped) / PAGE_BYTES * PAGE_BYTES;
        if bytes > 0 {
            let start = memory
                .as_ptr()
                .cast_mut()
                .cast::<u8>()
                .wrapping_add(skipped);
            // SAFETY: whole pages inside the memory just reserved are advised about; the advice
            // changes no content, and when it is refused the pages stay small.
            unsafe { libc::madvise(start.cast(), bytes, libc::MADV_HUGEPAGE) };
        }
    }
    memory
}

/// Asks for the line of the cache that a value begins in. A later access takes less time, and
/// nothing else changes; a processor without such an instruction does nothing.
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 processor has the instruction, and it never faults; the address is
        // that of a reference, and nothing is read through it.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
