"""Reads the games of the example peer_games with other programs; see README.md beside this file."""

import json
import re
import sys
from importlib.metadata import version
from pathlib import Path

import dame
from draughts import Board, Move
from draughts.PDN import PDNReader

VARIANTS = {20: "standard", 21: "english", 25: "russian", 26: "brazilian"}
FAULTS_SHOWN = 10


def sides(fen):
    """Where the pieces stand, whoever is to move and in whichever order they are named."""
    found = {}
    for side in fen.rstrip(".").split(":")[1:]:
        if side[:1] in "WB":
            found[side[:1]] = set(filter(None, side[1:].split(",")))
    return found


def movetext(text):
    """The main line without comments and variations, on one line."""
    text = re.sub(r"{[^}]*}", "", text.split("\n\n", 1)[1])
    count = 1
    while count:
        text, count = re.subn(r"\([^()]*\)", "", text)
    return " ".join(text.split())


def too_much_for_pydraughts(text, wanted):
    """What its reader cannot take: a number written again, as in `12... 19-23` (it takes `2.` out of `12.`);
    a set-up in which Black begins (it takes the first move twice); every set-up of Checkers."""
    repeats = re.search(r"(?<!^)\b\d+\.\.\.", movetext(text)) is not None
    is_set_up = "[FEN " in text
    return repeats or '[FEN "B' in text or (is_set_up and wanted["type"] == 21)


def by_pydraughts(text, wanted):
    """What is wrong with a game by the reader and the rules of pydraughts."""
    games = PDNReader(pdn_text=text).games
    if len(games) != 1:
        return f"{len(games)} games were found"
    [game] = games
    if game.variant != VARIANTS[wanted["type"]]:
        return f"the game is {game.variant}, expected {VARIANTS[wanted['type']]}"
    moves = [re.sub(" .*", "", move) for move in wanted["moves"]]
    if game.moves != moves:
        return f"the moves are {game.moves}, expected {moves}"
    board = Board(VARIANTS[wanted["type"]], game.tags.get("FEN", "startpos"))
    for move in game.moves:
        # Its reader keeps the colon of Russian captures, and its rules know a cross alone.
        board.push(Move(board, pdn_move=move.replace(":", "x")))
    if sides(board.fen) != sides(wanted["end"]):
        return f"it ends with {board.fen}, expected {wanted['end']}"
    return None


def by_dame(text, wanted):
    """What is wrong with a game by the reader of opening books of dame-rs."""
    book = dame.OpeningBook.from_pdn(text, plies=1000)
    board = dame.Board()
    played = []
    while found := book.moves(board):
        if len(found) != 1:
            return f"after {played} there are {found}"
        played.append(str(board.push(found[0][0])))
    moves = [re.sub(" .*", "", move) for move in wanted["moves"]]
    # It ends a game by its rules, and plays no further.
    if played != moves[: len(played)] or (len(played) < len(moves) and not board.is_game_over()):
        return f"the moves are {played}, expected {moves}"
    return None


def is_limit_of_dame(fault):
    """It does not tell all captures apart by the squares where they turn, and asks for those captured."""
    return "ambiguous move" in fault


def tried(reader, text, wanted):
    try:
        return reader(text, wanted)
    except Exception as error:
        return repr(error)


def main(folder):
    text = (folder / "games.pdn").read_text(encoding="utf8")
    texts = re.split(r"\n\n(?=\[)", text)
    expected = [json.loads(line) for line in (folder / "expected.jsonl").read_text().splitlines()]
    games = list(zip(texts, expected, strict=True))
    readers = [
        ("pydraughts", by_pydraughts, lambda text, wanted: not too_much_for_pydraughts(text, wanted)),
        ("dame-rs", by_dame, lambda text, wanted: wanted["type"] == 20 and "[FEN " not in text),
    ]
    is_faulty = False
    for name, reader, takes in readers:
        given = [game for game in games if takes(*game)]
        faults = [(text, fault) for text, wanted in given if (fault := tried(reader, text, wanted))]
        limits = [fault for _, fault in faults if name == "dame-rs" and is_limit_of_dame(fault)]
        faults = [(text, fault) for text, fault in faults if fault not in limits]
        for text, fault in faults[:FAULTS_SHOWN]:
            print(f"{text.splitlines()[0]}: {fault[:600]}")
        has = {
            what: sum(sign in text for text, _ in given)
            for what, sign in [("set-ups", "[FEN "), ("variations", "("), ("comments", "{"), ("clocks", "[%clk")]
        }
        print(f"{name} {version(name)}: {len(given)} games, {has}, {len(limits)} captures not told apart, {len(faults)} faults")
        is_faulty |= bool(faults)
    return 1 if is_faulty else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
