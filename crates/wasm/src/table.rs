//! A game on a table: what a page can ask of it, and do to it.

use damier_rules::{
    Bitboard, Color, DrawRules, Game, Move, PlayError, Position, Refusal, Setup, Square,
    SquareNames, Variant,
};

use crate::error::{FenProblem, OpenError};
use crate::json::{Json, Value};
use crate::view::{
    Answer, Asked, ContinuationView, MomentView, MoveView, PlayedView, RefusalView, in_order,
};

/// How the players themselves end a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Settlement {
    Draw,
    Resigned(Color),
    OutOfTime(Color),
}

/// A move, or why there is none.
pub(crate) type Verdict = Answer<MoveView>;
/// A move that was played, or why it was not.
pub(crate) type Played = Answer<PlayedView>;

/// A game of any kind; every answer that is a text is JSON.
pub(crate) trait Table {
    fn state(&self) -> String;
    fn at(&self, ply: usize) -> String;
    fn legal_moves(&self) -> String;
    fn line(&self) -> String;
    fn play(&mut self, index: usize) -> String;
    fn play_text(&mut self, text: &str) -> String;
    fn go_to(&mut self, ply: usize) -> bool;
    fn ply(&self) -> usize;
    fn plies(&self) -> usize;
    fn settle(&mut self, settlement: Settlement) -> bool;
    fn explain(&self, from: u8, to: u8) -> String;
    fn explain_text(&self, text: &str) -> String;
    fn hub_move(&self, text: &str) -> String;
    fn touch(&self, square: u8) -> String;
    fn continuations(&self, path: &[u8]) -> String;
    fn premoves(&self, from: u8) -> Vec<u8>;
    fn fen(&self, is_algebraic: bool) -> String;
    fn engine_request(&self) -> String;
    fn save(&self) -> String;
    #[cfg(feature = "pdn")]
    fn pdn(&self, tags: &[String], clocks: &[f64]) -> String;
}

/// A game by the rules of `V`.
pub(crate) struct Board<V: Variant> {
    pub(crate) game: Game<V>,
    /// Plies that were counted towards a draw before the first.
    pub(crate) clock: u16,
    pub(crate) settlement: Option<Settlement>,
}

impl<V: Variant> Board<V> {
    pub(crate) fn new(setup: &Setup, profile: &str) -> Result<Self, OpenError> {
        let rules = draw_rules::<V>(profile)?;
        let game = Game::from_setup(setup, rules)
            .map_err(|errors| OpenError::BadFen(FenProblem::all_of_position(&errors)))?;
        Ok(Self {
            game,
            clock: setup.halfmove_clock.unwrap_or(0),
            settlement: None,
        })
    }

    pub(crate) fn start(profile: &str) -> Result<Self, OpenError> {
        Self::new(&Setup::from(&Position::<V>::start()), profile)
    }

    /// The game with all its moves, those taken back played again.
    pub(crate) fn whole(&self) -> Game<V> {
        let mut game = self.game.clone();
        while game.redo().is_some() {}
        game
    }

    fn verdict(&self, found: Result<Move<V>, Refusal<V>>, asked: Asked<'_>) -> Verdict {
        let position = self.game.position();
        let answer = match found {
            _ if self.game.end().is_some() => Err(RefusalView::after_the_end(position, asked)),
            Ok(mv) => Ok(MoveView::new(position, &in_order(position), mv)),
            Err(refusal) => Err(RefusalView::new(position, &refusal, asked)),
        };
        Answer {
            name: "move",
            answer,
        }
    }

    /// The answer to a move that was played from a position.
    fn played(
        &self,
        before: &Position<V>,
        played: Result<Move<V>, PlayError<V>>,
        asked: Asked<'_>,
    ) -> String {
        let answer = match played {
            Ok(mv) => Ok(PlayedView::new(before, self.game.plies(), mv)),
            Err(PlayError::Refused(refusal)) => Err(RefusalView::new(before, &refusal, asked)),
            Err(_) => Err(RefusalView::after_the_end(before, asked)),
        };
        Json::of(&Played {
            name: "move",
            answer,
        })
    }

    /// Makes the end that the players agreed on once more.
    fn apply(&mut self, settlement: Settlement) -> bool {
        let settled = match settlement {
            Settlement::Draw => self.game.agree_draw(),
            Settlement::Resigned(loser) => self.game.resign(loser),
            Settlement::OutOfTime(loser) => self.game.lose_on_time(loser),
        };
        settled.is_ok()
    }
}

/// The draw rules of a profile; "" is the default one.
pub(crate) fn draw_rules<V: Variant>(profile: &str) -> Result<DrawRules, OpenError> {
    match profile {
        "" => Ok(DrawRules::default_of::<V>()),
        "none" => Ok(DrawRules::NONE),
        name => {
            DrawRules::named::<V>(name).ok_or_else(|| OpenError::UnknownProfile(name.to_owned()))
        }
    }
}

/// Where a text names the squares, they are known.
fn asked_text<V: Variant>(text: &str) -> Asked<'_> {
    let read = damier_rules::MoveText::read::<V>(text).ok();
    let squares = read.as_ref().map(damier_rules::MoveText::squares);
    let [from, .., to] = squares.unwrap_or_default() else {
        return Asked {
            text: Some(text),
            ..Asked::default()
        };
    };
    Asked {
        text: Some(text),
        from: Some(*from),
        to: Some(*to),
    }
}

/// A text with squares that no board has, which is refused for that.
const NO_SQUARE: &str = "99-99";

impl<V: Variant> Table for Board<V> {
    fn state(&self) -> String {
        Json::of(&StateView {
            moment: MomentView::new(&self.game),
            game: V::NAME,
            profile: self.game.rules().name,
            repetition_limit: self.game.rules().repetitions,
            ply: self.game.plies(),
            plies: self.plies(),
            from_start: *self.game.start() == Position::start() && self.clock == 0,
        })
    }

    fn at(&self, ply: usize) -> String {
        if ply == self.game.plies() {
            return Json::of(&MomentView::new(&self.game));
        }
        let mut game = self.game.clone();
        go_to(&mut game, ply);
        Json::of(&MomentView::new(&game))
    }

    fn legal_moves(&self) -> String {
        let position = self.game.position();
        let mut moves = in_order(position);
        if self.game.end().is_some() {
            moves.clear();
        }
        let views: Vec<MoveView> = moves
            .iter()
            .map(|&mv| MoveView::new(position, &moves, mv))
            .collect();
        Json::of(&views)
    }

    fn line(&self) -> String {
        let game = self.whole();
        let moves = game.positions().zip(game.moves()).enumerate();
        let views: Vec<PlayedView> = moves
            .map(|(ply, (keyed, mv))| PlayedView::new(keyed.position(), ply + 1, mv))
            .collect();
        Json::of(&views)
    }

    fn play(&mut self, index: usize) -> String {
        let before = *self.game.position();
        let Some(&mv) = in_order(&before).get(index) else {
            return self.play_text("");
        };
        let played = self.game.play(mv).map(|()| mv);
        let asked = Asked {
            text: None,
            from: Some(mv.from()),
            to: Some(mv.to()),
        };
        self.played(&before, played, asked)
    }

    fn play_text(&mut self, text: &str) -> String {
        let before = *self.game.position();
        let played = self.game.play_text(text);
        self.played(&before, played, asked_text::<V>(text))
    }

    fn go_to(&mut self, ply: usize) -> bool {
        if ply == self.game.plies() {
            return true;
        }
        self.settlement = None;
        go_to(&mut self.game, ply)
    }

    fn ply(&self) -> usize {
        self.game.plies()
    }

    fn plies(&self) -> usize {
        self.whole().plies()
    }

    fn settle(&mut self, settlement: Settlement) -> bool {
        let settled = self.apply(settlement);
        if settled {
            self.settlement = Some(settlement);
        }
        settled
    }

    fn explain(&self, from: u8, to: u8) -> String {
        let (from, to) = (Square::new(from), Square::new(to));
        let asked = Asked {
            text: None,
            from,
            to,
        };
        let position = self.game.position();
        let found = match (from, to) {
            (Some(from), Some(to)) => position.explain(from, to),
            _ => position.read_move(NO_SQUARE),
        };
        Json::of(&self.verdict(found, asked))
    }

    fn explain_text(&self, text: &str) -> String {
        let found = self.game.position().read_move(text);
        Json::of(&self.verdict(found, asked_text::<V>(text)))
    }

    fn hub_move(&self, text: &str) -> String {
        let position = self.game.position();
        let found = position.read_hub_move(text);
        let found = found.or_else(|_| position.read_move(text));
        Json::of(&self.verdict(found, asked_text::<V>(text)))
    }

    fn touch(&self, square: u8) -> String {
        let position = self.game.position();
        let from = Square::new(square);
        let asked = Asked {
            from,
            ..Asked::default()
        };
        let found = match from {
            Some(square) => position.explain_piece(square),
            None => position.read_move(NO_SQUARE).map(|mv| vec![mv]),
        };
        let moves = in_order(position);
        let answer = match found {
            _ if self.game.end().is_some() => Err(RefusalView::after_the_end(position, asked)),
            Ok(found) => Ok(moves
                .iter()
                .filter(|mv| found.contains(mv))
                .map(|&mv| MoveView::new(position, &moves, mv))
                .collect::<Vec<_>>()),
            Err(refusal) => Err(RefusalView::new(position, &refusal, asked)),
        };
        Json::of(&Answer {
            name: "moves",
            answer,
        })
    }

    fn continuations(&self, path: &[u8]) -> String {
        let position = self.game.position();
        let squares: Option<Vec<Square>> = path.iter().map(|&number| Square::new(number)).collect();
        let is_over = self.game.end().is_some();
        let squares = squares.filter(|_| !is_over).unwrap_or_default();
        let moves = in_order(position);
        let views: Vec<ContinuationView> = position
            .continuations(&squares)
            .iter()
            .map(|next| ContinuationView::new(&moves, next))
            .collect();
        Json::of(&views)
    }

    fn premoves(&self, from: u8) -> Vec<u8> {
        let reach = Square::new(from).map(|square| self.game.position().reach(square));
        let squares = reach.into_iter().flat_map(Bitboard::iter);
        squares.map(Square::number).collect()
    }

    fn fen(&self, is_algebraic: bool) -> String {
        let names = if is_algebraic {
            SquareNames::Algebraic
        } else {
            SquareNames::Numeric
        };
        self.game.position().fen_in(names)
    }

    fn engine_request(&self) -> String {
        let start = self.game.start();
        let mut request = format!("game={} rules={}", V::NAME, self.game.rules().name);
        request.push_str(" pos=");
        if *start == Position::start() {
            request.push_str("start");
        } else {
            request.push_str(&start.hub());
        }
        if self.clock > 0 {
            request.push_str(" clock=");
            request.push_str(&self.clock.to_string());
        }
        request.push_str(" moves=");
        request.push_str(&hub_moves(&self.game));
        request
    }

    fn save(&self) -> String {
        crate::save::write(self)
    }

    #[cfg(feature = "pdn")]
    fn pdn(&self, tags: &[String], clocks: &[f64]) -> String {
        crate::pdn::write(&self.game, tags, clocks)
    }
}

/// The moves of a game as Hub writes them, with commas between them.
pub(crate) fn hub_moves<V: Variant>(game: &Game<V>) -> String {
    let moves = game.positions().zip(game.moves());
    let texts: Vec<String> = moves
        .map(|(keyed, mv)| keyed.position().hub_move(mv))
        .collect();
    texts.join(",")
}

/// Takes back and plays again until so many plies are on the board; says whether there are so many.
pub(crate) fn go_to<V: Variant>(game: &mut Game<V>, ply: usize) -> bool {
    while game.plies() > ply && game.undo().is_some() {}
    while game.plies() < ply && game.redo().is_some() {}
    game.plies() == ply
}

struct StateView {
    moment: MomentView,
    game: &'static str,
    profile: &'static str,
    repetition_limit: Option<u32>,
    ply: usize,
    plies: usize,
    from_start: bool,
}

impl Value for StateView {
    fn write(&self, out: &mut Json) {
        out.open();
        self.moment.fields(out);
        out.field("game", &self.game);
        out.field("profile", &self.profile);
        out.field("repetitionLimit", &self.repetition_limit);
        out.field("plies", &self.plies);
        out.field("canUndo", &(self.ply > 0));
        out.field("canRedo", &(self.ply < self.plies));
        out.field("fromStart", &self.from_start);
        out.close();
    }
}
