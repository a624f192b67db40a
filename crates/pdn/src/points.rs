use crate::tokens;

/// What a result says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Points {
    /// `1-0`, `2-0`, or any points of which White has more.
    White,
    /// `0-1`, `0-2`, or any points of which Black has more.
    Black,
    /// `1-1`, `1/2-1/2`, `1+ - 1-`, or any equal points.
    Draw,
    /// `0-0`: both lose.
    BothLose,
    /// `*`, or nothing that is understood.
    Unknown,
}

impl Points {
    /// What `result` says.
    ///
    /// ```
    /// use damier_pdn::Points;
    ///
    /// assert_eq!(Points::read("2-0"), Points::White);
    /// assert_eq!(Points::read("½-½"), Points::Draw);
    /// assert_eq!(Points::read("1.01-0.99"), Points::White);
    /// assert_eq!(Points::read("4-6"), Points::Black);
    /// assert_eq!(Points::read("?"), Points::Unknown);
    /// ```
    #[must_use]
    pub fn read(result: &str) -> Self {
        let Some((white, black)) = sides(result) else {
            return Self::Unknown;
        };
        match (hundredths(&white), hundredths(&black)) {
            (Some(0), Some(0)) => Self::BothLose,
            (Some(white), Some(black)) if white > black => Self::White,
            (Some(white), Some(black)) if white < black => Self::Black,
            (Some(_), Some(_)) => Self::Draw,
            _ => Self::Unknown,
        }
    }

    /// Whether `text` has the form of a result: `*`, or the points of two sides.
    #[must_use]
    pub fn is_result(text: &str) -> bool {
        text == "*" || tokens::is_certain_result(text) || is_whole_points(text)
    }
}

/// Two numbers and a dash: the result of a game for points, `4-6`, or a move.
fn is_whole_points(text: &str) -> bool {
    let is_number = |text: &str| {
        (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    text.split_once('-')
        .is_some_and(|(white, black)| is_number(white) && is_number(black))
}

/// The two sides of a result, in normal form.
fn sides(result: &str) -> Option<(String, String)> {
    let normal = tokens::certain_result(result);
    let result = normal.as_deref().unwrap_or(result);
    let (white, black) = match result.split_once(" - ") {
        Some(sides) => sides,
        None => result.split_once('-')?,
    };
    Some((white.trim().to_owned(), black.trim().to_owned()))
}

/// Points in hundredths. A plus or a minus is none: such a game is a draw.
fn hundredths(points: &str) -> Option<u32> {
    let points = points.trim_end_matches(['+', '-']);
    let (points, half) = match points.strip_suffix("1/2") {
        Some(whole) => (whole.trim(), 50),
        None => (points, 0),
    };
    let (whole, decimals) = points.split_once('.').unwrap_or((points, ""));
    let whole: u32 = if whole.is_empty() && half > 0 {
        0
    } else {
        whole.parse().ok()?
    };
    let digits = decimals.get(..decimals.len().min(2))?;
    let decimals = if digits.is_empty() {
        0
    } else {
        digits.parse::<u32>().ok()?
    };
    let decimals = if digits.len() == 1 {
        decimals * 10
    } else {
        decimals
    };
    whole.checked_mul(100)?.checked_add(half + decimals)
}
