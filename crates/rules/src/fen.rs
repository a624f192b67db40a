use crate::{Position,Variant};
use alloc::string::String;
impl<V:Variant> Position<V>{ pub fn fen(&self)->String{String::new()} }
