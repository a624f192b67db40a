//! One search, of whichever game was asked for.

use std::fmt::Write as _;

use damier_engine::{Engine, Info, Progress, Search};
use damier_rules::{
    Brazilian, Checkers, DrawRules, Game, International, Position, Russian, Setup, Variant,
};

use crate::RequestError;
use crate::request::Request;

/// A search that goes on in slices.
pub(crate) trait Session: Send {
    /// Looks at so many more positions; says whether the search is over.
    fn advance(&mut self, nodes: u64) -> bool;
    /// What has been found.
    fn report(&self) -> String;
    /// Begins another search with the engine that is there, if it is one for the game asked for: to make
    /// an engine takes longer than a weak level thinks.
    fn begin_again(&mut self, request: &Request<'_>) -> Option<Result<(), RequestError>>;
}

struct Searching<V: Variant> {
    engine: Engine<V>,
    start: Position<V>,
    search: Box<Search<V>>,
}

/// Begins what a request asks for, with the engine of the last session if it fits.
pub(crate) fn begin(
    text: &str,
    last: Option<Box<dyn Session>>,
) -> Result<Box<dyn Session>, RequestError> {
    let request = Request::read(text)?;
    if let Some(mut last) = last
        && let Some(begun) = last.begin_again(&request)
    {
        return begun.map(|()| last);
    }
    match request.game {
        International::NAME => begin_game::<International>(&request),
        Checkers::NAME => begin_game::<Checkers>(&request),
        Russian::NAME => begin_game::<Russian>(&request),
        Brazilian::NAME => begin_game::<Brazilian>(&request),
        other => Err(RequestError::new(
            &format!("game={other}"),
            "international, checkers, russian or brazilian",
        )),
    }
}

fn begin_game<V: Variant>(request: &Request<'_>) -> Result<Box<dyn Session>, RequestError> {
    let mut engine = Engine::new(request.hash_mib());
    let (start, search) = begin_search::<V>(&mut engine, request)?;
    Ok(Box::new(Searching {
        engine,
        start,
        search,
    }))
}

/// The position that a request is about, and its search.
fn begin_search<V: Variant>(
    engine: &mut Engine<V>,
    request: &Request<'_>,
) -> Result<(Position<V>, Box<Search<V>>), RequestError> {
    let game = request.game::<V>()?;
    let limits = match request.level {
        Some(level) => level.limits::<V>(request.limits.seed),
        None => request.limits,
    };
    let search = engine.begin(&game, limits);
    let search = search.ok_or_else(|| {
        RequestError::new("pos=", "a position in which the side to move has a move")
    })?;
    Ok((*game.position(), search))
}

impl Request<'_> {
    /// The game that is asked about, with its moves played.
    fn game<V: Variant>(&self) -> Result<Game<V>, RequestError> {
        let rules = match self.rules {
            None => DrawRules::default_of::<V>(),
            Some(name) => DrawRules::named::<V>(name).ok_or_else(|| {
                let word = format!("rules={name}");
                RequestError::new(&word, format!("a profile of draw rules of {}", V::NAME))
            })?,
        };
        let start: Position<V> = match self.position {
            "start" => Position::start(),
            text => Position::from_hub(text).map_err(|error| {
                RequestError::new(&format!("pos={text}"), format!("a position: {error}"))
            })?,
        };
        let setup = Setup {
            halfmove_clock: Some(self.clock),
            ..Setup::from(&start)
        };
        let mut game = Game::from_setup(&setup, rules).map_err(|error| {
            RequestError::new(&format!("pos={}", self.position), error.to_string())
        })?;
        for text in &self.moves {
            let word = format!("moves={text}");
            let mv = game
                .position()
                .read_hub_move(text)
                .map_err(|refusal| RequestError::new(&word, format!("a legal move: {refusal}")))?;
            let played = game.play(mv);
            played.map_err(|error| RequestError::new(&word, error.to_string()))?;
        }
        Ok(game)
    }
}

impl<V: Variant> Session for Searching<V> {
    fn begin_again(&mut self, request: &Request<'_>) -> Option<Result<(), RequestError>> {
        if request.game != V::NAME {
            return None;
        }
        self.engine.set_hash(request.hash_mib());
        let begun = begin_search(&mut self.engine, request);
        Some(begun.map(|(start, search)| (self.start, self.search) = (start, search)))
    }

    fn advance(&mut self, nodes: u64) -> bool {
        matches!(self.search.advance(nodes), Progress::Done(_))
    }

    fn report(&self) -> String {
        let best = self.search.best();
        let mut text = String::new();
        self.line(&best.info, &mut text);
        if self.search.is_known_draw() {
            text.push_str(" known=draw");
        }
        if let Some(late) = self.search.late_win() {
            let known = if late.winner == self.start.turn() {
                "late-win"
            } else {
                "late-loss"
            };
            // Writing to a text does not fail.
            let _ = write!(
                text,
                " known={known} left={} limit={}",
                late.moves,
                late.counter.code()
            );
        }
        let others = self
            .search
            .lines()
            .filter(|info| info.pv.first() != Some(&best.mv));
        for info in others {
            text.push('\n');
            self.line(info, &mut text);
        }
        text
    }
}

impl<V: Variant> Searching<V> {
    fn line(&self, info: &Info<V>, text: &mut String) {
        let mut position = self.start;
        let moves: Vec<String> = info
            .pv
            .iter()
            .map(|&mv| {
                let text = position.hub_move(mv);
                position = position.after(mv);
                text
            })
            .collect();
        let score = match (info.score.centimen(), info.score.plies_to_end()) {
            (Some(centimen), _) => format!("score={centimen}"),
            (None, plies) => {
                let end = if info.score.is_win() { "win" } else { "loss" };
                format!("{end}={}", plies.unwrap_or_default())
            }
        };
        let first = moves.first().map_or("", String::as_str);
        // Writing to a text does not fail.
        let _ = write!(
            text,
            "move={first} depth={} {score} nodes={} pv={}",
            info.depth,
            self.search.nodes(),
            moves.join(",")
        );
    }
}
