//! A search from beginning to end, with a clock and reports.

use std::ops::ControlFlow;

use damier_rules::{Game, International, Variant};

use crate::search::Pause;
use crate::{BestMove, Clock, Info, Level, Limits, Search, Table};

/// Finds moves, one search after another with the same memory.
///
/// ```
/// use damier_engine::{Engine, Limits, NoClock};
/// use damier_rules::{Game, Position};
/// use std::ops::ControlFlow;
///
/// // Black gives three men, and then takes four.
/// let fen = "B:W26,27,28,29,30,32,34,39,41,44,47:B2,6,8,10,14,16,17,18,19,25";
/// let position: Position = Position::from_fen(fen).unwrap();
/// let game = Game::from_position(position);
/// let limits = Limits { nodes: Some(20_000), ..Limits::default() };
/// let mut depths = 0;
/// let best = Engine::new(1).search(&game, &limits, &NoClock, |info| {
///     depths = info.depth;
///     ControlFlow::Continue(())
/// });
/// assert_eq!(best.map(|best| position.move_text(best.mv)).as_deref(), Some("17-21"));
/// assert!(depths > 3);
/// ```
#[derive(Clone, Debug)]
pub struct Engine<V: Variant = International> {
    table: Table,
    game: std::marker::PhantomData<V>,
}

impl<V: Variant> Engine<V> {
    /// An engine with a table of so many mebibytes.
    #[must_use]
    pub fn new(hash_mib: usize) -> Self {
        Self {
            table: Table::with_mib(hash_mib),
            game: std::marker::PhantomData,
        }
    }

    /// Searches until a limit is reached or `on_info` breaks, which is called after each depth.
    ///
    /// The same game and limits give the same move and the same number of nodes, unless it is time
    /// or `on_info` that ends it. Returns `None` only if the side to move has no legal move.
    pub fn search(
        &mut self,
        game: &Game<V>,
        limits: &Limits,
        clock: &impl Clock,
        mut on_info: impl FnMut(&Info<V>) -> ControlFlow<()>,
    ) -> Option<BestMove<V>> {
        if !game.position().has_move() {
            return None;
        }
        let table = std::mem::replace(&mut self.table, Table::with_mib(1));
        let mut search = Search::new(game, *limits, table)?;
        let began = clock.now();
        loop {
            let until = search.nodes().saturating_add(Limits::NODES_BETWEEN_LOOKS);
            let pause = search.run(until);
            let elapsed = clock.now().saturating_sub(began);
            let is_late = limits.time.is_some_and(|most| elapsed >= most);
            let is_broken = pause == Pause::Depth && on_info(&search.best().info).is_break();
            if pause == Pause::End || is_late || is_broken {
                break;
            }
        }
        let best = search.best();
        self.table = search.into_table();
        Some(best)
    }

    /// The move that a level plays, the same everywhere for the same game and seed.
    ///
    /// Returns `None` only if the side to move has no legal move.
    pub fn play(&mut self, game: &Game<V>, level: Level, seed: u64) -> Option<BestMove<V>> {
        let go_on = |_: &Info<V>| ControlFlow::Continue(());
        self.search(game, &level.limits(seed), &crate::NoClock, go_on)
    }
}

impl<V: Variant> Default for Engine<V> {
    fn default() -> Self {
        Self::new(Table::DEFAULT_MIB)
    }
}
