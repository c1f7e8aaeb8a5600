"""Whatever is wrong with a table, the check finds it; and it finds nothing wrong in play."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from toy_pool import new_match, play_on
from wtactics.engine.digest import digest_of
from wtactics.engine.invariants import Broken, check
from wtactics.engine.lasting import ADD
from wtactics.engine.places import BOARD, DECK, GRAVE, HAND, NOBODY, RESERVE, place_of

Damage = Callable[[Any], object]
PILES = (DECK, HAND, GRAVE, RESERVE)


def in_mid_game() -> Any:
    """A table with something everywhere: hand, deck, reserves, graveyard, board."""
    played = play_on(new_match(1), 150, 3)
    table = played.match.table
    while len(table.board) < 7 or len(table.chain) > 0 or min(int(table.count[place_of(k, 0)]) for k in PILES) < 2:
        play_on(played, 1, len(played.record.choices))
        assert not table.over
    return table


def top(table: Any, kind: int, seat: int = 0) -> int:
    return int(table.first[place_of(kind, seat)])


def put(table: Any, column: str, index: int, n: int) -> None:
    getattr(table, column)[index] = n


def twice_on_board(table: Any) -> None:
    table.board = append(table.board, table.board[0])


def off_board(table: Any) -> None:
    table.board = table.board[1:]


def no_end(table: Any) -> None:
    c = top(table, DECK)
    table.after[c] = c


def lost(table: Any) -> None:
    table.unlink(top(table, DECK))


def misplaced(table: Any) -> None:
    table.move(top(table, DECK), HAND, 1)


def short_column(table: Any) -> None:
    table.harm = table.harm[1:]


def same_option(table: Any) -> None:
    table.options = append(table.options, table.options[0])


def one_option(table: Any) -> None:
    table.options = table.options[:1]


def stranger(table: Any) -> None:
    table.options = append(table.options, 1 | 900 << 6)


def loose_picks(table: Any) -> None:
    table.picks = append(table.picks, 3)


def half_an_item(table: Any) -> None:
    table.chain = append(table.chain, 3)


def in_limbo(table: Any) -> None:
    table.move(top(table, HAND), 4, 0)


def modifier_on_a_hidden_card(table: Any) -> None:
    table.modify(ADD, top(table, HAND), 1, 1, 1, 0, NOBODY)


def stale_value(table: Any) -> None:
    table.values_stale = False
    table.attack[table.board[0]] += 1


def secret_law(table: Any) -> None:
    table.values_stale = False
    table.laws = vec[i64]([table.board[0], 0, 0, 0])


def nobody_waits(table: Any) -> None:
    table.hearers = append(table.hearers, table.board[0])


def nobody_acts(table: Any) -> None:
    table.actors = append(table.actors, table.board[0])


def host_gone(table: Any) -> None:
    table.unsettled = False
    c = table.board[0]
    table.place[c] = table.place[c]
    table.host[c] = top(table, GRAVE, 0)


DAMAGES: dict[str, Damage] = {
    "harm": lambda t: put(t, "harm", t.board[0], -1),
    "marked": lambda t: put(t, "marked", t.board[0], 3),
    "marked in hand": lambda t: put(t, "marked", top(t, HAND), 1),
    "home in hand": lambda t: put(t, "home", top(t, HAND), t.board[0]),
    "home not on the board": lambda t: put(t, "home", t.board[0], top(t, DECK)),
    "at home in itself": lambda t: put(t, "home", t.board[0], t.board[0]),
    "controller": lambda t: put(t, "controller", t.board[0], 1 - t.controller[t.board[0]]),
    "controller in hand": lambda t: put(t, "controller", top(t, HAND), 1),
    "owner": lambda t: put(t, "owner", top(t, HAND), 1),
    "print": lambda t: put(t, "printed", 0, 999),
    "count": lambda t: put(t, "count", place_of(DECK, 0), 3),
    "last": lambda t: put(t, "last", place_of(DECK, 0), top(t, DECK)),
    "before": lambda t: put(t, "before", top(t, DECK), 5),
    "place": lambda t: put(t, "place", top(t, HAND), place_of(GRAVE, 0)),
    "colour": lambda t: put(t, "colour", t.board[0], 1),
    "points": lambda t: put(t, "points", 0, -1),
    "out": lambda t: put(t, "out", t.asked, 204),
    "winner": lambda t: setattr(t, "winner", 1),
    "ending": lambda t: setattr(t, "ending", 203),
    "over": lambda t: setattr(t, "over", True),
    "asked": lambda t: setattr(t, "asked", 7),
    "active": lambda t: setattr(t, "active", -1),
    "held": lambda t: setattr(t, "held", -1),
    "frame": lambda t: setattr(t, "frame", 0 if t.frame else 4),
    "barred": lambda t: put(t, "seat_barred", 0, 8),
}  # fmt: skip
FUNCTIONS: tuple[Damage, ...] = (
    twice_on_board, off_board, no_end, lost, misplaced, short_column, same_option, one_option, stranger, loose_picks,
    half_an_item, in_limbo, modifier_on_a_hidden_card, stale_value, secret_law, nobody_waits, nobody_acts,
    host_gone,
)  # fmt: skip
DAMAGES |= {function.__name__.replace("_", " "): function for function in FUNCTIONS}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_found(name: str) -> None:
    table = in_mid_game()
    check(table)
    DAMAGES[name](table)
    with pytest.raises(Broken):
        check(table)


def test_looking_changes_nothing() -> None:
    table = in_mid_game()
    before = digest_of(table)
    check(table)
    assert digest_of(table) == before


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_wrong_in_a_random_game(seed: int) -> None:
    played = new_match(seed, 2 + seed % 3)
    while not played.match.over and len(played.record.choices) < 700:
        check(played.match.table)
        play_on(played, 1, seed)
    check(played.match.table)
    assert all(played.match.table.place[c] & 15 >= BOARD for c in played.match.table.board)
