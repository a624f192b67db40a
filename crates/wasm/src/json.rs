//! JSON, written by hand: the module is fetched before the page is shown, and must be small.

/// A text of JSON being written. Commas are put where they belong.
#[derive(Debug, Default)]
pub(crate) struct Json(String);

/// What can be written as JSON.
pub(crate) trait Value {
    fn write(&self, out: &mut Json);
}

impl Json {
    /// The JSON of a value.
    pub(crate) fn of(value: &dyn Value) -> String {
        let mut json = Self::default();
        value.write(&mut json);
        json.0
    }

    /// Puts a comma behind what came before, where something did.
    fn separate(&mut self) {
        if !matches!(self.0.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.0.push(',');
        }
    }

    pub(crate) fn open(&mut self) {
        self.separate();
        self.0.push('{');
    }

    pub(crate) fn close(&mut self) {
        self.0.push('}');
    }

    /// A name and its value, within an object.
    pub(crate) fn field(&mut self, name: &str, value: &dyn Value) {
        self.separate();
        self.0.push('"');
        self.0.push_str(name);
        self.0.push_str("\":");
        value.write(self);
    }

    fn word(&mut self, word: &str) {
        self.separate();
        self.0.push_str(word);
    }

    fn string(&mut self, text: &str) {
        self.separate();
        self.0.push('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\' => {
                    self.0.push('\\');
                    self.0.push(letter);
                }
                control if control < ' ' => {
                    let digit = |value| char::from_digit(value, 16).unwrap_or('0');
                    let code = u32::from(control);
                    self.0.push_str("\\u00");
                    self.0.push(digit(code / 16));
                    self.0.push(digit(code % 16));
                }
                letter => self.0.push(letter),
            }
        }
        self.0.push('"');
    }

    fn list(&mut self, values: &mut dyn Iterator<Item = &dyn Value>) {
        self.separate();
        self.0.push('[');
        for value in values {
            value.write(self);
        }
        self.0.push(']');
    }
}

impl Value for str {
    fn write(&self, out: &mut Json) {
        out.string(self);
    }
}

impl Value for &str {
    fn write(&self, out: &mut Json) {
        out.string(self);
    }
}

impl Value for String {
    fn write(&self, out: &mut Json) {
        out.string(self);
    }
}

impl Value for bool {
    fn write(&self, out: &mut Json) {
        out.word(if *self { "true" } else { "false" });
    }
}

impl Value for u64 {
    fn write(&self, out: &mut Json) {
        out.word(&self.to_string());
    }
}

/// Numbers that fit into the one kind that is written.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Value for $number {
            fn write(&self, out: &mut Json) {
                u64::try_from(*self).unwrap_or(u64::MAX).write(out);
            }
        }
    )*};
}

numbers!(u8, u16, u32, usize);

impl<T: Value> Value for Option<T> {
    fn write(&self, out: &mut Json) {
        match self {
            Some(value) => value.write(out),
            None => out.word("null"),
        }
    }
}

impl<T: Value> Value for [T] {
    fn write(&self, out: &mut Json) {
        out.list(&mut self.iter().map(|value| value as &dyn Value));
    }
}

impl<T: Value> Value for Vec<T> {
    fn write(&self, out: &mut Json) {
        self[..].write(out);
    }
}

/// A pair is a list of two.
impl<A: Value, B: Value> Value for (A, B) {
    fn write(&self, out: &mut Json) {
        let pair: [&dyn Value; 2] = [&self.0, &self.1];
        out.list(&mut pair.into_iter());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Point(u8, Option<bool>);

    impl Value for Point {
        fn write(&self, out: &mut Json) {
            out.open();
            out.field("x", &self.0);
            out.field("far", &self.1);
            out.close();
        }
    }

    #[test]
    fn commas_stand_between_values() {
        let points = vec![Point(1, None), Point(2, Some(true))];
        let expected = r#"[{"x":1,"far":null},{"x":2,"far":true}]"#;
        assert_eq!(Json::of(&points), expected);
        assert_eq!(Json::of(&(Vec::<u8>::new(), "a")), r#"[[],"a"]"#);
    }

    #[test]
    fn every_text_is_read_back() {
        let text = "quote \" back \\ line\n bell \u{7} été ⛀ \u{2028}";
        let read: String = serde_json::from_str(&Json::of(&text)).expect("it is JSON");
        assert_eq!(read, text);
    }
}
