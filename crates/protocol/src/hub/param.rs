//! The parameters of an engine.

use std::fmt;

use super::Line;
use super::value::{CommandError, Real, Values, Words, read_real};

/// A parameter that an engine has, and its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its value, as text.
    pub value: String,
    /// What values it can have.
    pub kind: ParamKind,
}

/// What values a parameter can have.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum ParamKind {
    /// `true` or `false`.
    Bool,
    /// A whole number.
    Int {
        /// The least.
        min: Option<i64>,
        /// The greatest.
        max: Option<i64>,
    },
    /// A number.
    Real {
        /// The least.
        min: Option<f64>,
        /// The greatest.
        max: Option<f64>,
    },
    /// One of a few words.
    Enum {
        /// The words.
        values: Vec<String>,
    },
    /// Any text, which a type that is not known is taken for.
    Text,
}

impl Param {
    /// Gives the parameter another value.
    ///
    /// ```
    /// use damier_protocol::hub::{Param, ParamKind};
    /// let kind = ParamKind::Int { min: Some(1), max: Some(16) };
    /// let mut threads = Param { name: "threads".into(), value: "1".into(), kind };
    /// assert_eq!(threads.set("2"), Ok(()));
    /// let error = threads.set("99").unwrap_err();
    /// assert_eq!(error.to_string(), "threads is \"99\", expected a whole number from 1 to 16");
    /// assert_eq!(threads.value, "2");
    /// ```
    ///
    /// # Errors
    /// When it cannot have this value.
    pub fn set(&mut self, value: &str) -> Result<(), ParamError> {
        if !self.kind.allows(value) {
            return Err(ParamError {
                name: self.name.clone(),
                found: value.chars().take(80).collect(),
                expected: self.kind.to_string(),
            });
        }
        value.clone_into(&mut self.value);
        Ok(())
    }

    pub(super) fn read(values: &Values<'_>) -> Result<Self, CommandError> {
        let kind = match values.line.value("type") {
            Some("bool") => ParamKind::Bool,
            Some("int") => ParamKind::Int {
                min: values.whole("min")?,
                max: values.whole("max")?,
            },
            Some("real") => ParamKind::Real {
                min: values.real("min")?,
                max: values.real("max")?,
            },
            Some("enum") => ParamKind::Enum {
                values: values.words("values"),
            },
            _ => ParamKind::Text,
        };
        Ok(Self {
            name: values.required("name")?,
            value: values.text("value").unwrap_or_default(),
            kind,
        })
    }

    pub(super) fn line(&self) -> Line {
        let line = Line::new("param")
            .with("name", &self.name)
            .with("value", &self.value);
        match &self.kind {
            ParamKind::Bool => line.with("type", "bool"),
            ParamKind::Int { min, max } => line
                .with("type", "int")
                .with_some("min", *min)
                .with_some("max", *max),
            ParamKind::Real { min, max } => line
                .with("type", "real")
                .with_some("min", min.map(|least| Real(least, 0)))
                .with_some("max", max.map(|most| Real(most, 0))),
            ParamKind::Enum { values } => line.with("type", "enum").with("values", Words(values)),
            ParamKind::Text => line.with("type", "string"),
        }
    }
}

impl ParamKind {
    /// Whether a parameter of this kind can have this value.
    #[must_use]
    pub fn allows(&self, value: &str) -> bool {
        match self {
            Self::Bool => matches!(value, "true" | "false"),
            Self::Int { min, max } => value.parse().is_ok_and(|value: i64| {
                min.is_none_or(|least| least <= value) && max.is_none_or(|most| value <= most)
            }),
            Self::Real { min, max } => read_real(value).is_some_and(|value| {
                min.is_none_or(|least| least <= value) && max.is_none_or(|most| value <= most)
            }),
            Self::Enum { values } => values.iter().any(|name| name == value),
            Self::Text => true,
        }
    }
}

impl fmt::Display for ParamKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => f.write_str("true or false"),
            Self::Int { min, max } => {
                f.write_str("a whole number")?;
                write_range(f, min.as_ref(), max.as_ref())
            }
            Self::Real { min, max } => {
                f.write_str("a number")?;
                write_range(f, min.as_ref(), max.as_ref())
            }
            Self::Enum { values } => write!(f, "one of {}", values.join(", ")),
            Self::Text => f.write_str("a text"),
        }
    }
}

fn write_range<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    min: Option<&T>,
    max: Option<&T>,
) -> fmt::Result {
    if let Some(min) = min {
        write!(f, " from {min}")?;
    }
    if let Some(max) = max {
        write!(f, " to {max}")?;
    }
    Ok(())
}

/// A value that a parameter cannot have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParamError {
    /// The parameter.
    pub name: String,
    /// The value.
    pub found: String,
    /// What it can be.
    pub expected: String,
}

impl fmt::Display for ParamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is {:?}, expected {}",
            self.name, self.found, self.expected
        )
    }
}

impl std::error::Error for ParamError {}
