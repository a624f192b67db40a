//! What stands before the moves of a game: its tags, and with them the names of the players.

use damier_pdn::GameType;
use damier_rules::{Color, Game, Position, Variant, read_fen};

/// The tags of a game that is played, as far as they are known before it is saved.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Head {
    /// The tags of the file that was loaded, or the FEN that was given; in their order.
    tags: Vec<(String, String)>,
    /// White's name and Black's, where one was given.
    names: [Option<String>; 2],
    /// Whether the tags are those of a file.
    is_loaded: bool,
    /// The plies of the file, the key of the position behind them, and the result it gives.
    result: Option<(usize, u64, String)>,
}

impl Head {
    /// The head of a game that begins with a position given as text.
    pub(super) fn of_fen(text: &str) -> Self {
        Self {
            tags: vec![("FEN".to_owned(), text.trim().to_owned())],
            ..Self::default()
        }
    }

    /// The head of a game of a file, which `game` goes on with.
    pub(super) fn of_file<V: Variant>(
        file: &damier_pdn::Game,
        start: &Position<V>,
        game: &Game<V>,
    ) -> Self {
        // A type or a position that says something else than what is played is written anew.
        let is_this = |declared: GameType| declared.number() == u16::from(V::PDN_GAME_TYPE);
        let is_declared = GameType::declared(file).is_some_and(is_this);
        let is_start = |text: &str| {
            let setup = read_fen::<V>(text).ok();
            setup.and_then(|setup| setup.position().ok()) == Some(*start)
        };
        let is_kept = |name: &str, value: &str| match name.to_ascii_lowercase().as_str() {
            "gametype" | "variant" => is_declared,
            "fen" => is_start(value),
            _ => true,
        };
        let tags = file.tags().filter(|(name, value)| is_kept(name, value));
        Self {
            tags: tags
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            names: [None, None],
            is_loaded: true,
            result: Some((
                game.plies(),
                game.keyed().key(),
                file.result_or_tag().to_owned(),
            )),
        }
    }

    /// The same with the names that the players gave.
    pub(super) fn with_names(self, names: [Option<String>; 2]) -> Self {
        Self { names, ..self }
    }

    /// The same with the names of the file, where none was given.
    pub(super) fn with_names_of_tags(mut self) -> Self {
        for (color, name) in [("White", 0), ("Black", 1)] {
            if self.names[name].is_none() {
                let known = self.tag(color).filter(|value| !matches!(*value, "" | "?"));
                self.names[name] = known.map(str::to_owned);
            }
        }
        self
    }

    /// The name that was given for a side.
    pub(super) fn name(&self, color: Color) -> Option<&str> {
        self.names[usize::from(color == Color::Black)].as_deref()
    }

    fn tag(&self, name: &str) -> Option<&str> {
        let is_name = |tag: &&(String, String)| tag.0.eq_ignore_ascii_case(name);
        self.tags.iter().find(is_name).map(|tag| tag.1.as_str())
    }

    /// The result of the game as it stands: that of the file while nothing else was played.
    pub(super) fn result<V: Variant>(&self, game: &Game<V>) -> &str {
        match (game.end(), &self.result) {
            (Some(end), _) => end.outcome.text(V::RESULT_STYLE),
            (None, Some((plies, key, result)))
                if (game.plies(), game.keyed().key()) == (*plies, *key) =>
            {
                result
            }
            (None, _) => "*",
        }
    }

    /// The tags of the game as it stands, for a file: those it was loaded with, with the names given
    /// and the result of now. `names` are those of players without any.
    pub(super) fn tags<V: Variant>(
        &self,
        game: &Game<V>,
        names: &[String; 2],
        date: &str,
    ) -> Vec<(String, String)> {
        let mut tags = self.tags.clone();
        let mut set = |name: &str, value: &str, is_better: bool| match tags
            .iter_mut()
            .find(|tag| tag.0.eq_ignore_ascii_case(name))
        {
            Some(tag) if is_better => value.clone_into(&mut tag.1),
            Some(_) => {}
            None => tags.push((name.to_owned(), value.to_owned())),
        };
        if !self.is_loaded {
            set("Event", "Casual game", false);
            set("Date", date, false);
        }
        let given = self.names.each_ref().map(Option::is_some);
        set("White", &names[0], given[0]);
        set("Black", &names[1], given[1]);
        set("Result", self.result(game), true);
        // The position stands last, as it always has.
        if !self.is_loaded
            && let Some(at) = tags.iter().position(|tag| tag.0 == "FEN")
        {
            let position = tags.remove(at);
            tags.push(("GameType".to_owned(), V::PDN_GAME_TYPE.to_string()));
            tags.push(position);
        }
        tags
    }
}
