//! Rule profiles by name, as `--rules` takes them.

use damier_rules::{DrawRules, Variant};

use crate::output::printable;

/// The draw rules with this name in a game, the default ones without a name.
pub(crate) fn draw_rules<V: Variant>(name: Option<&str>) -> Result<DrawRules, String> {
    let Some(name) = name else {
        return Ok(DrawRules::default_of::<V>());
    };
    if name == DrawRules::NONE.name {
        return Ok(DrawRules::NONE);
    }
    DrawRules::named::<V>(name).ok_or_else(|| {
        let profiles: Vec<&str> = V::profiles().iter().map(|rules| rules.name).collect();
        format!(
            "\"{}\" is no rule profile of {}, expected one of {}, none",
            printable(name),
            V::NAME,
            profiles.join(", ")
        )
    })
}

#[cfg(test)]
mod tests {
    use damier_rules::{Brazilian, International};

    use super::*;

    #[test]
    fn profiles_are_found_by_name() {
        assert_eq!(draw_rules::<International>(None).unwrap().name, "fmjd");
        assert_eq!(
            draw_rules::<Brazilian>(Some("brazilian-20")).unwrap().name,
            "brazilian-20"
        );
        assert_eq!(draw_rules::<Brazilian>(Some("none")).unwrap().name, "none");
    }

    #[test]
    fn an_unknown_profile_is_refused_with_those_there_are() {
        assert_eq!(
            draw_rules::<International>(Some("wcdf")).unwrap_err(),
            "\"wcdf\" is no rule profile of international, expected one of fmjd, simple-25, \
             capture-25, main-road-5, none"
        );
    }
}
