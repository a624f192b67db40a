//! Which slices others need.

use crate::Material;

/// The slices that moves of the side to move lead to, turned so that the other side is to move,
/// without the slice's partner.
pub(crate) fn led_to(slice: Material) -> Vec<Material> {
    let mut needs = Vec::new();
    for fewer_black_men in 0..=slice.black_men {
        for fewer_black_kings in 0..=slice.black_kings {
            for promoted in 0..=u8::from(slice.white_men > 0) {
                let after = Material {
                    white_men: slice.white_men - promoted,
                    white_kings: slice.white_kings + promoted,
                    black_men: slice.black_men - fewer_black_men,
                    black_kings: slice.black_kings - fewer_black_kings,
                };
                if after != slice && after.both_sides_play() {
                    needs.push(after.turned());
                }
            }
        }
    }
    needs
}

/// The slices that must be there to read this one: what its captures lead to, and what is left
/// when one piece is taken off.
pub(crate) fn needed_to_read(slice: Material) -> Vec<Material> {
    let mut needs = led_to(slice);
    needs.retain(|material| material.pieces() < slice.pieces());
    for piece in 0..4 {
        let mut numbers = slice.numbers();
        if numbers[piece] > 0 {
            numbers[piece] -= 1;
            needs.extend(Material::from_numbers(numbers));
        }
    }
    needs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_men_against_a_man_lead_to_six_slices() {
        let slice: Material = "2m-1m".parse().unwrap();
        let texts = |slices: Vec<Material>| -> Vec<String> {
            slices.iter().map(ToString::to_string).collect()
        };
        assert_eq!(texts(led_to(slice)), ["1m-1m1k"]);
        assert_eq!(texts(needed_to_read(slice)), ["1m-1m"]);
        let slice: Material = "1m1k-1k".parse().unwrap();
        assert_eq!(texts(led_to(slice)), ["1k-2k"]);
        assert_eq!(texts(needed_to_read(slice)), ["1k-1k", "1m-1k"]);
    }
}
