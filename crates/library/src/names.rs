//! The texts of tags, each kept once: a library has far fewer names than games.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::date::Days;
use crate::fold::folded;

/// A text of a tag, as its place among all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NameId(u32);

#[derive(Debug)]
struct Name {
    text: Rc<str>,
    folded: Box<str>,
}

/// All texts of tags. Those of games that were removed stay until the library goes.
#[derive(Debug, Default)]
pub(crate) struct Names {
    all: Vec<Name>,
    ids: HashMap<Rc<str>, NameId>,
    /// For each text its place in the order of the folded ones; made when it is asked for.
    ranks: OnceCell<Vec<u32>>,
}

impl Names {
    /// The place of a text, which is kept if it is new.
    pub(crate) fn keep(&mut self, text: &str) -> NameId {
        if let Some(&id) = self.ids.get(text) {
            return id;
        }
        let id = NameId(u32::try_from(self.all.len()).unwrap_or(u32::MAX));
        let text: Rc<str> = text.into();
        self.all.push(Name {
            folded: folded(&text).into(),
            text: Rc::clone(&text),
        });
        self.ids.insert(text, id);
        self.ranks.take();
        id
    }

    pub(crate) fn text(&self, id: NameId) -> &str {
        self.all.get(id.0 as usize).map_or("", |name| &name.text)
    }

    /// A mark for each text: whether its folded form passes.
    pub(crate) fn that(&self, passes: impl Fn(&str) -> bool) -> Marks {
        Marks(self.all.iter().map(|name| passes(&name.folded)).collect())
    }

    /// The days that each text means, if it were a date.
    pub(crate) fn days(&self) -> Vec<Option<Days>> {
        let days = self.all.iter().map(|name| Days::of_tag(&name.text));
        days.collect()
    }

    /// The place of each text in alphabetical order; an empty one comes last.
    pub(crate) fn ranks(&self) -> &[u32] {
        self.ranks.get_or_init(|| {
            let key = |at: &usize| {
                let name = &self.all[*at];
                (name.folded.is_empty(), &name.folded)
            };
            let mut order: Vec<usize> = (0..self.all.len()).collect();
            order.sort_by(|a, b| key(a).cmp(&key(b)));
            let mut ranks = vec![0; order.len()];
            let mut rank = 0;
            for (place, &at) in order.iter().enumerate() {
                let is_same = place > 0 && key(&order[place - 1]) == key(&at);
                rank += u32::from(!is_same);
                ranks[at] = rank;
            }
            ranks
        })
    }
}

impl NameId {
    /// What a list with a value for each text has for this one.
    pub(crate) fn of<T: Copy + Default>(self, values: &[T]) -> T {
        values.get(self.0 as usize).copied().unwrap_or_default()
    }
}

/// A mark for each text.
#[derive(Debug)]
pub(crate) struct Marks(Vec<bool>);

impl Marks {
    pub(crate) fn has(&self, id: NameId) -> bool {
        id.of(&self.0)
    }
}
