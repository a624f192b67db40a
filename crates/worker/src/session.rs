//! One search, of whichever game was asked for.

use std::fmt::Write as _;

use damier_engine::{Engine, Info, Progress, Search};
use damier_rules::{
    Brazilian, Checkers, DrawRules, Game, International, Position, Russian, Variant,
};

use crate::RequestError;
use crate::request::Request;

/// A search that goes on in slices.
pub(crate) trait Session: Send {
    /// Looks at so many more positions; says whether the search is over.
    fn advance(&mut self, nodes: u64) -> bool;
    /// What has been found.
    fn report(&self) -> String;
}

struct Searching<V: Variant> {
    start: Position<V>,
    search: Box<Search<V>>,
}

/// Begins what a request asks for.
pub(crate) fn begin(text: &str) -> Result<Box<dyn Session>, RequestError> {
    let request = Request::read(text)?;
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
    let rules = match request.rules {
        None => DrawRules::default_of::<V>(),
        Some(name) => DrawRules::named::<V>(name).ok_or_else(|| {
            let word = format!("rules={name}");
            RequestError::new(&word, format!("a profile of draw rules of {}", V::NAME))
        })?,
    };
    let start: Position<V> = match request.position {
        "start" => Position::start(),
        text => Position::from_hub(text).map_err(|error| {
            RequestError::new(&format!("pos={text}"), format!("a position: {error}"))
        })?,
    };
    let mut game = Game::with_rules(start, rules);
    for text in &request.moves {
        let mv = game.position().read_hub_move(text).map_err(|refusal| {
            RequestError::new(&format!("moves={text}"), format!("a legal move: {refusal}"))
        })?;
        let played = game.play(mv);
        played.map_err(|error| RequestError::new(&format!("moves={text}"), error.to_string()))?;
    }
    let limits = match request.level {
        Some(level) => level.limits::<V>(request.limits.seed),
        None => request.limits,
    };
    let search = Engine::new(request.hash_mib).begin(&game, limits);
    let search = search.ok_or_else(|| {
        RequestError::new("pos=", "a position in which the side to move has a move")
    })?;
    let start = *game.position();
    Ok(Box::new(Searching { start, search }))
}

impl<V: Variant> Session for Searching<V> {
    fn advance(&mut self, nodes: u64) -> bool {
        matches!(self.search.advance(nodes), Progress::Done(_))
    }

    fn report(&self) -> String {
        let best = self.search.best();
        let mut text = String::new();
        self.line(&best.info, &mut text);
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
