//! Games as trees: read, changed, written and read again.

use damier_pdn::{Drawing, Game, NodeId, Pen, Reader, Tree, limits};
use damier_rules::{
    Brazilian, Checkers, DrawRules, International, Move, Position, Russian, Setup, Variant,
};
use proptest::prelude::*;

#[track_caller]
fn game(text: &str) -> Game {
    let mut games = Reader::new(text.as_bytes());
    games.next().expect("a game").expect("memory is read")
}

#[track_caller]
fn tree(text: &str) -> Tree<International> {
    Tree::read(&game(text)).expect("a start position")
}

#[track_caller]
fn written<V: Variant>(tree: &Tree<V>) -> String {
    tree.to_game().expect("it fits into a file").to_string()
}

/// The movetext of a tree, on one line.
#[track_caller]
fn moves(tree: &Tree<International>) -> String {
    let text = written(tree);
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('[')).collect();
    lines.join(" ").trim().to_owned()
}

#[track_caller]
fn check_same(movetext: &str) {
    assert_eq!(moves(&tree(movetext)), movetext);
}

fn move_of<V: Variant>(tree: &Tree<V>, at: NodeId, text: &str) -> Move<V> {
    let position = tree.node(at).expect("a place").position;
    position.read_move(text).expect("a legal move")
}

#[test]
fn what_is_read_is_written() {
    check_same("1. 32-28 19-23 2. 28x19 *");
    check_same(
        "{before} 1. 32-28! $14 {usual} (1. 33-28 {or this} 1... 18-23 (1... 19-23)) 1... 19-23 1-1",
    );
    check_same(
        "1. 32-28 ({first} 1. 33-28) (1. 34-30) 1... 19-23 2. 28x19 14x23 (2... 13x24) 3. 37-32 2-0",
    );
    check_same("1. 32-28 {[%clk 0:09:30] quick} 1... 19-23 *");
}

#[test]
fn a_position_is_written_with_its_clock() {
    let text = "[White \"a\"]\n[GameType \"20\"]\n[FEN \"B:WK1,K7,K18:BK35:H12:F40\"]\n\n40... 35-30 41. 18-4 *\n";
    assert_eq!(written(&tree(text)), text);
}

#[test]
fn squares_counted_from_another_corner_are_counted_as_usual() {
    // The same game with square 1 at the bottom left, as Russian players may write it.
    let text = "[GameType \"25,W,8,8,N0,0\"]\n\n1. 10-14 *\n";
    let tree = Tree::<Russian>::read(&game(text)).expect("a start position");
    let again = Tree::<Russian>::read(&game(&written(&tree))).expect("a start position");
    assert_eq!(tree.left_out(), 0);
    assert_eq!(written(&again), written(&tree));
}

#[test]
fn what_no_tree_holds_is_counted() {
    let tree = tree("1. 32-28 19-23 2. 37-32 20-24 (2... 18-22) *");
    assert_eq!(moves(&tree), "1. 32-28 19-23 *");
    assert_eq!(tree.left_out(), 3);
}

#[test]
fn a_move_that_is_there_is_not_played_twice() {
    let mut tree = tree("1. 32-28 19-23 *");
    let first = move_of(&tree, NodeId::ROOT, "32-28");
    assert_eq!(tree.play(NodeId::ROOT, first), Some(NodeId::new(1)));
    let other = move_of(&tree, NodeId::ROOT, "33-28");
    assert_eq!(tree.play(NodeId::ROOT, other), Some(NodeId::new(3)));
    assert_eq!(tree.play(NodeId::new(1), other), None, "Black is to move");
    assert_eq!(
        tree.play(NodeId::new(9), other),
        None,
        "there is no such place"
    );
    assert_eq!(moves(&tree), "1. 32-28 (1. 33-28) 1... 19-23 *");
}

#[test]
fn a_variation_is_promoted_from_the_inside_out() {
    let mut tree = tree("1. 32-28 (1. 33-28 18-23 ({why} 1... 20-24 2. 34-29)) 1... 19-23 *");
    let inner = tree
        .nodes()
        .find(|(_, node)| node.before == "why")
        .expect("it was read")
        .0;
    let last = tree.node(inner).expect("a move").next[0];
    assert!(tree.promote(last));
    assert_eq!(
        moves(&tree),
        "1. 32-28 (1. 33-28 20-24 {why} (1... 18-23) 2. 34-29) 1... 19-23 *"
    );
    assert!(tree.promote(last));
    assert_eq!(
        moves(&tree),
        "1. 33-28 (1. 32-28 19-23) 1... 20-24 {why} (1... 18-23) 2. 34-29 *"
    );
    assert!(!tree.promote(last), "it is the line of the game");
}

#[test]
fn a_deleted_move_takes_along_what_follows() {
    let mut tree = tree("1. 32-28 (1. 33-28 18-23) 1... 19-23 2. 28x19 *");
    let other = tree.node(NodeId::ROOT).expect("a place").next[1];
    assert_eq!(tree.delete(other), Some(NodeId::ROOT));
    assert_eq!(moves(&tree), "1. 32-28 19-23 2. 28x19 *");
    assert_eq!(tree.delete(other), None);
    assert_eq!(tree.delete(NodeId::ROOT), None);
    let first = tree.node(NodeId::ROOT).expect("a place").next[0];
    tree.delete(first);
    assert_eq!(moves(&tree), "*");
}

#[test]
fn drawings_are_set_beside_the_words() {
    let mut tree = tree("1. 32-28 {[%clk 0:09:30][%csl Y12,Gz9] old} 1... 19-23 *");
    let first = NodeId::new(1);
    let found = tree.node(first).expect("a move").drawings();
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].pen, found[0].from.number()), (Pen::Yellow, 12));
    let read = |text| Drawing::read::<International>(text).expect("a drawing");
    assert!(tree.set_drawings(first, &[read("G5"), read("R28-23"), read("B23")]));
    assert!(tree.set_drawings(NodeId::ROOT, &[read("G32-28")]));
    assert!(
        !tree.set_drawings(NodeId::new(9), &[read("G5")]),
        "there is no such place"
    );
    assert_eq!(
        moves(&tree),
        "{[%cal G3228]} 1. 32-28 {[%clk 0:09:30][%csl G05,B23][%cal R2823] old} 1... 19-23 *"
    );
    let node = tree.node(first).expect("a move");
    assert_eq!((node.words(), node.drawings().len()), ("old".to_owned(), 3));
    assert!(tree.set_words(first, "new"));
    assert_eq!(tree.node(first).expect("a move").drawings().len(), 3);
    assert!(tree.set_drawings(first, &[]) && tree.set_drawings(NodeId::ROOT, &[]));
    assert_eq!(moves(&tree), "1. 32-28 {[%clk 0:09:30] new} 1... 19-23 *");
}

#[test]
fn a_drawing_is_on_the_board() {
    let mut tree = Tree::<Russian>::read(&game("[GameType \"25\"]\n\n1. c3-d4 {[%cal Gc3d4]} *"));
    let tree = tree.as_mut().expect("a start position");
    let found = tree.node(NodeId::new(1)).expect("a move").drawings();
    assert_eq!(found.len(), 1);
    let far = Drawing::read::<International>("G50").expect("a circle");
    assert!(!tree.set_drawings(NodeId::new(1), &[far]));
    assert_eq!(tree.node(NodeId::new(1)).expect("a move").drawings(), found);
}

#[test]
fn words_and_marks_are_set() {
    let mut tree = tree("1. 32-28 {[%clk 0:09:30] old} 1... 19-23 $2 *");
    assert!(tree.set_words(NodeId::new(1), "  new } words "));
    assert!(tree.set_mark(NodeId::new(2), "!?"));
    assert!(!tree.set_mark(NodeId::new(2), "good"));
    assert!(!tree.set_mark(NodeId::ROOT, "!"));
    assert!(tree.set_words(NodeId::ROOT, "A game"));
    let text = moves(&tree);
    assert!(
        text.starts_with("{A game} 1. 32-28 ; [%clk 0:09:30] new } words"),
        "{text}"
    );
    assert!(text.ends_with("19-23!? *"), "{text}");
    assert!(tree.set_words(NodeId::new(1), ""));
    assert!(tree.set_mark(NodeId::new(2), ""));
    assert_eq!(
        moves(&tree),
        "{A game} 1. 32-28 {[%clk 0:09:30]} 1... 19-23 *"
    );
}

#[test]
fn tags_are_set_but_for_those_that_say_which_game_it_is() {
    let mut tree = tree("[White \"a\"]\n\n1. 32-28 *");
    assert!(tree.set_tag("white", "Anna"));
    assert!(tree.set_tag("Event", "Cup \"x\""));
    assert!(!tree.set_tag("FEN", "W:W1:B2"));
    assert!(!tree.set_tag("a b", "c"));
    assert!(
        written(&tree)
            .starts_with("[White \"Anna\"]\n[Event \"Cup \\\"x\\\"\"]\n[GameType \"20\"]\n")
    );
    assert!(tree.set_tag("EVENT", ""));
    assert_eq!(tree.tags().count(), 1);
}

#[test]
fn variations_are_nested_no_deeper_than_a_file_may_be() {
    let start = Position::<International>::start();
    let mut tree = Tree::<International>::new(&Setup::from(&start)).expect("a position");
    let (mut at, mut depth) = (NodeId::ROOT, 0);
    loop {
        let moves = tree.node(at).expect("a place").position.legal_moves();
        let Some(&first) = moves.first() else { break };
        tree.play(at, first);
        let second = moves.get(1).and_then(|&mv| tree.play(at, mv));
        depth += usize::from(second.is_some());
        let Some(next) = second.or_else(|| tree.play(at, first)) else {
            break;
        };
        if depth >= 30 {
            break;
        }
        at = next;
    }
    assert_eq!(
        Tree::<International>::read(&tree.to_game().expect("it fits"))
            .expect("a start")
            .left_out(),
        0
    );
}

/// Two moves of a position after which nobody has to capture.
fn quiet(position: &Position<International>) -> Option<[Move<International>; 2]> {
    let captures = |position: &Position<International>| {
        let moves = position.legal_moves();
        moves.iter().any(|mv| mv.is_capture())
    };
    let moves = position.legal_moves();
    let mut quiet = moves.iter().filter(|&&mv| !captures(&position.after(mv)));
    Some([*quiet.next()?, *quiet.next()?])
}

/// A main line in which variations are nested so deep, and a move beside its first.
fn nested(depth: usize) -> (Tree<International>, NodeId) {
    let mut tree = tree("[FEN \"W:WK1:BK45\"]\n\n1. 1-6 *");
    let mut at = NodeId::new(1);
    for _ in 0..depth {
        let moves = quiet(&tree.node(at).expect("a place").position).expect("kings have room");
        tree.play(at, moves[0]).expect("a legal move");
        at = tree.play(at, moves[1]).expect("it is not too deep");
    }
    let beside = tree.play(NodeId::ROOT, move_of(&tree, NodeId::ROOT, "1-18"));
    (tree, beside.expect("a legal move"))
}

#[test]
fn a_line_too_deep_for_a_variation_stays_the_line() {
    let (mut tree, beside) = nested(limits::DEPTH - 1);
    assert!(tree.promote(beside));
    assert!(tree.to_game().is_ok(), "it is as deep as a file may be");
    let (mut tree, beside) = nested(limits::DEPTH);
    let before = written(&tree);
    assert!(!tree.promote(beside));
    assert_eq!(written(&tree), before);
}

#[test]
fn a_game_at_a_place_has_its_history() {
    let tree = tree(
        "[FEN \"W:WK47:BK50:H10\"]\n\n1. 47-36 50-45 2. 36-47 45-50 3. 47-36 50-45 4. 36-47 45-50 5. 47-36 50-45 *",
    );
    let rules = DrawRules::default_of::<International>();
    assert_eq!(tree.line_to(NodeId::new(10)).len(), 10);
    assert_eq!(tree.game_at(NodeId::new(4), rules).plies(), 4);
    assert!(
        tree.game_at(NodeId::new(8), rules).end().is_some(),
        "the position stood three times"
    );
    // What was played on is looked at by itself.
    let game = tree.game_at(NodeId::new(10), rules);
    assert_eq!((game.plies(), game.end()), (2, None));
    assert_eq!(
        *game.position(),
        tree.node(NodeId::new(10)).expect("a place").position
    );
}

/// Plays moves by chance, each from a place by chance, with words and marks.
fn grown<V: Variant>(setup: &Setup, chances: &[(u16, u16, u8)]) -> Tree<V> {
    let mut tree = Tree::<V>::new(setup).expect("a position");
    let mut places = vec![NodeId::ROOT];
    for &(place, mv, what) in chances {
        // Mostly the line goes on; else another move is tried somewhere before.
        let back = if what % 4 == 0 {
            usize::from(place) % places.len()
        } else {
            0
        };
        let at = places[places.len() - 1 - back];
        let moves = tree.node(at).expect("a place").position.legal_moves();
        let Some(&mv) = moves.get(usize::from(mv) % moves.len().max(1)) else {
            continue;
        };
        let Some(next) = tree.play(at, mv) else {
            continue;
        };
        places.push(next);
        match what % 16 {
            1 => tree.set_words(next, "[%clk 0:09:30] thought for long"),
            2 => tree.set_words(next, "a (b) } c; {d\n\nnext % paragraph [x]"),
            3 => tree.set_mark(next, "!?"),
            5 => tree.set_words(at, "été ⛀"),
            6 => tree.promote(next),
            7 => tree.set_mark(next, "??") && tree.set_words(next, "$3 1. 32-28"),
            15 if what > 200 => tree.delete(next).is_some(),
            _ => true,
        };
        places.retain(|&place| tree.node(place).is_some());
    }
    tree
}

#[track_caller]
fn check_round_trip<V: Variant>(tree: &Tree<V>) {
    let text = written(tree);
    let again = Tree::<V>::read(&game(&text)).expect("a start position");
    assert_eq!(again.left_out(), 0, "{text}");
    assert_eq!(written(&again), text);
    let shape = |tree: &Tree<V>| -> Vec<_> {
        let mut nodes: Vec<_> = tree
            .nodes()
            .map(|(id, node)| {
                (
                    tree.line_to(id).len(),
                    node.position.fen(),
                    node.comment.clone(),
                    node.mark.clone(),
                )
            })
            .collect();
        nodes.sort();
        nodes
    };
    assert_eq!(shape(&again), shape(tree), "{text}");
}

fn check_all(chances: &[(u16, u16, u8)]) {
    let setup = |fen: &str| damier_rules::read_fen::<International>(fen).expect("a position");
    check_round_trip::<International>(&grown(
        &Setup::from(&Position::<International>::start()),
        chances,
    ));
    check_round_trip::<International>(&grown(
        &setup("B:WK1,K7,K18,31,44:BK35,20:H12:F40"),
        chances,
    ));
    check_round_trip::<Checkers>(&grown(
        &Setup::from(&Position::<Checkers>::start()),
        chances,
    ));
    check_round_trip::<Russian>(&grown(&Setup::from(&Position::<Russian>::start()), chances));
    check_round_trip::<Brazilian>(&grown(
        &Setup::from(&Position::<Brazilian>::start()),
        chances,
    ));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// A thousand games of four kinds, one of them from a position of its own.
    #[test]
    fn any_tree_is_written_and_read_again(chances in prop::collection::vec(any::<(u16, u16, u8)>(), 0..120)) {
        check_all(&chances);
    }
}
