use crate::Variant;
#[derive(Clone, Copy, Debug)]
pub struct DrawRules;
pub mod profiles {
 use super::DrawRules;
 pub const FMJD: DrawRules = DrawRules;
 pub const WCDF: DrawRules = DrawRules;
 pub const RUSSIAN: DrawRules = DrawRules;
 pub const BRAZILIAN: DrawRules = DrawRules;
}
