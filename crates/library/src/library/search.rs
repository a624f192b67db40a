//! Searching among the games of a library.

use std::io::{self, Read};

use damier_pdn::{Game, Reader};

use super::order::{self, Order};
use super::{GameId, Library};
use crate::conditions::Conditions;
use crate::date::Days;
use crate::material::Material;
use crate::names::Marks;
use crate::record::Record;

impl Library {
    /// The games that fulfil the conditions, of all or of those named, in the order asked for.
    ///
    /// Tags, positions and material are looked up; only for a part of a position, or where more than one
    /// thing is asked of the same position, the games that are left are played through.
    #[must_use]
    pub fn search(
        &self,
        conditions: &Conditions,
        among: Option<&[GameId]>,
        order: Order,
    ) -> Vec<GameId> {
        let sieve = Sieve::new(self, conditions);
        let mut found: Vec<(GameId, &Record)> = match among {
            None => self
                .records()
                .filter(|(_, record)| sieve.lets(record))
                .collect(),
            Some(ids) => {
                let records = ids.iter().filter_map(|&id| Some((id, self.record(id)?)));
                records.filter(|(_, record)| sieve.lets(record)).collect()
            }
        };
        if sieve.must_play() {
            found = played(conditions, &found);
        }
        order::sort(&mut found, &self.names, order);
        found.into_iter().map(|(id, _)| id).collect()
    }
}

/// The conditions, as far as records tell.
struct Sieve<'a> {
    conditions: &'a Conditions,
    player: Option<Marks>,
    white: Option<Marks>,
    black: Option<Marks>,
    event: Option<Marks>,
    site: Option<Marks>,
    /// The days of every text, where a date is asked for.
    days: Option<Vec<Option<Days>>>,
}

impl<'a> Sieve<'a> {
    fn new(library: &Library, conditions: &'a Conditions) -> Self {
        let marks = |wanted: &Option<String>| {
            let wanted = wanted.as_ref()?;
            Some(library.names.that(|name| name.contains(wanted)))
        };
        let names = &conditions.names;
        let asks_for_date = conditions.from.is_some() || conditions.to.is_some();
        Self {
            conditions,
            player: marks(&names.player),
            white: marks(&names.white),
            black: marks(&names.black),
            event: marks(&names.event),
            site: marks(&names.site),
            days: asks_for_date.then(|| library.names.days()),
        }
    }

    fn lets(&self, record: &Record) -> bool {
        let conditions = self.conditions;
        let has = |marks: &Option<Marks>, name| marks.as_ref().is_none_or(|marks| marks.has(name));
        let plies = record.plies as usize;
        (has(&self.player, record.white) || has(&self.player, record.black))
            && has(&self.white, record.white)
            && has(&self.black, record.black)
            && has(&self.event, record.event)
            && has(&self.site, record.site)
            && (self.days.as_ref()).is_none_or(|days| conditions.is_in_time(record.date.of(days)))
            && conditions
                .result
                .is_none_or(|wanted| record.outcome == wanted)
            && (conditions.min_plies..=conditions.max_plies).contains(&plies)
            && conditions.is_game(record.rules)
            && self.may_have_board(record)
    }

    /// Whether what must stand on the board can have stood there, for all that keys and material tell.
    fn may_have_board(&self, record: &Record) -> bool {
        let boards = &self.conditions.boards;
        if boards.ask_nothing() {
            return true;
        }
        let Some(rules) = record.rules.filter(|rules| boards.may_be_in(*rules)) else {
            return false;
        };
        if let Some(keys) = boards.keys(rules)
            && !record.keys.iter().any(|key| keys.contains(key))
        {
            return false;
        }
        let material = boards.material.map(Material::code);
        if material.is_some_and(|code| !record.materials.contains(&code)) {
            return false;
        }
        let holds = |part: Material| {
            let mut all = record.materials.iter();
            all.any(|&code| Material::of_code(code).holds(part))
        };
        boards.pieces_of_part(rules).is_none_or(holds)
    }

    /// Whether records do not tell everything.
    fn must_play(&self) -> bool {
        let boards = &self.conditions.boards;
        boards.has_part() || boards.material.is_some() && boards.has_position()
    }
}

/// Those of some games in which the board is as it must be.
fn played<'a>(
    conditions: &Conditions,
    games: &[(GameId, &'a Record)],
) -> Vec<(GameId, &'a Record)> {
    let texts = games.iter().map(|(_, record)| &*record.text);
    let mut reader = Reader::new(Texts::new(texts));
    let mut game = Game::new();
    let found = games.iter().filter(|(_, record)| {
        // Reading from memory does not fail, and each text is one game.
        let is_read = reader.read_into(&mut game).unwrap_or(false);
        let rules = record.rules.filter(|_| is_read);
        rules.is_some_and(|rules| conditions.boards.find(rules, &game).is_some())
    });
    found.copied().collect()
}

/// Texts as one, with an empty line between them.
struct Texts<'a, I> {
    next: I,
    rest: &'a [u8],
    /// Whether the end of a text is still to come.
    is_open: bool,
}

impl<'a, I: Iterator<Item = &'a str>> Texts<'a, I> {
    fn new(texts: I) -> Self {
        Self {
            next: texts,
            rest: &[],
            is_open: false,
        }
    }
}

impl<'a, I: Iterator<Item = &'a str>> Read for Texts<'a, I> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.rest.is_empty() {
            if std::mem::take(&mut self.is_open) {
                self.rest = b"\n";
            } else if let Some(text) = self.next.next() {
                self.rest = text.as_bytes();
                self.is_open = true;
            } else {
                break;
            }
        }
        self.rest.read(buffer)
    }
}
