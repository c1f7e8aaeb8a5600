"""Values that are only amended are those that would be computed anew, at each question of random games, whatever is done."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from toy_pool import ARC, card, cards_by_lot, makers, new_match
from wtactics.cards import DISCIPLINES, CardLibrary
from wtactics.content.content import content_of
from wtactics.content.pool import CardPool, pool_of
from wtactics.engine.invariants import VALUES, check_values, value_columns
from wtactics.engine.lasting import ADD, ADVANTAGE, THIS_TURN
from wtactics.engine.match import Match
from wtactics.engine.meaning import ANYTHING, PHASES
from wtactics.engine.places import NOBODY
from wtactics.engine.rows import ADDED
from wtactics.engine.table import Table
from wtactics.engine.values import can_amend, refresh, settle_rulings
from wtactics.records.record import begin

CHOICES = 250  # of each game
# What these texts add depends on marks, damage, roles, cities, hands, points, whose turn it is, the past; two forbid or
# permit by the same. With the others in force, which grant, or depend on values themselves, all is computed.
ADDING = (
    "As long as this creature is unmarked, other creatures you control get +1/+1.",
    "As long as this creature is damaged, it gets +2/+0.",
    "As long as this creature is attacking, it gets +2/+0.",
    "Defending creatures you control get +0/+1.",
    "Creatures in your cities get +0/+1.",
    "This creature gets +1/+1 for each card in your hand.",
    "As long as you have 3 or more victory points, this creature gets +1/+1.",
    "During your turn, this creature gets +1/+0.",
    "As long as a creature died this turn, this creature gets +2/+2.",
    "As long as this creature is in a city, this creature strikes first.",
    "As long as this creature is unmarked, creatures with ATK 1 or less can't attack.",
)
OTHERS = (
    "As long as this creature is marked, it has flying.",
    "Creatures with flying get +1/+1.",
    "As long as you control a creature with ATK 3 or more, this creature gets +0/+2.",
)
TOWNS = (
    "Advantage: Marked creatures you control get +1/+0.",
    "Advantage: Creatures you control have flying.",
    "Advantage: Creatures in this city can't attack.",
)


@cache
def leaning() -> CardPool:
    """A box of cards whose values lean on what happens: three cities first, then those that only add."""
    texts = (*TOWNS, *ADDING, *OTHERS)
    printed = [card(101 + i, f"Leaner {i}", "creature", text, cost=i % 3) for i, text in enumerate(texts)]
    for i, discipline in enumerate(DISCIPLINES[: len(TOWNS)]):
        printed[i] = card(101 + i, f"Town {i} of Leaners", "city", TOWNS[i], cost=2, strength=6, discipline=discipline,
                          attack=0, defense=0)  # fmt: skip
    return pool_of(CardLibrary([*printed, *cards_by_lot(1)]))


def leaning_match(seed: int) -> Match:
    """A match of decks by lot out of that box; in every other one cards only add."""
    printed = list(leaning().cards)
    chance, towns = Random(seed), printed[: len(TOWNS)]
    folk = printed[len(TOWNS) :][: len(ADDING) if seed % 2 == 0 else None]
    decks = [(f"Deck {seat}", [*towns, *(chance.choice(folk) for _ in range(42))]) for seat in range(2 + seed % 3)]
    return begin(ARC, leaning(), decks, seed).match


def shipped_match(name: str, seed: int) -> Match:
    """A match of decks that ship."""
    content = content_of(name)
    chance = Random(seed)
    decks = [(deck.name, deck.cards(content.cards)) for deck in content.decks.values()]
    seats = content.game.seats[0]
    return begin(content.game, content.pool, [chance.choice(decks) for _ in range(seats)], seed).match


def stir(t: Any, c: int, seat: int) -> Iterator[Any]:
    """Copies of the table, on each of which something is done to this card and player that values may depend on."""
    deeds: list[Callable[[Any], object]] = [
        lambda t: t.unmark(c) if t.marked[c] else t.mark(c),
        lambda t: t.wound(c, 1, c),
        lambda t: t.settle(c, NOBODY),
        lambda t: t.lose(seat, 1),
        lambda t: t.draw(seat),
        lambda t: t.begin_phase(t.phase + 1, PHASES),
        lambda t: t.modify(ADVANTAGE, c, 0, 0, THIS_TURN, seat, c),
        lambda t: t.modify(ADD, c, 1, 1, THIS_TURN, seat, c),
        lambda t: t.stirred(ANYTHING),
    ]
    for deed in deeds:
        copy = t.clone()
        refresh(copy)
        deed(copy)
        yield copy


def values_of(t: Table) -> dict[str, Any]:
    """All that is computed of the cards on the board and of seats."""
    columns = zip(VALUES, value_columns(t), strict=False)
    found: dict[str, Any] = {name: [column[c] for c in t.board] for name, column in columns}
    rows = [tuple(t.added[i : i + ADDED]) for i in range(0, len(t.added), ADDED)]
    return found | {"added": sorted(rows), "granted": list(t.granted), "called": list(t.called),
                    "laws": list(t.laws), "seats": list(t.seat_barred)}  # fmt: skip


def compare(match: Match, seed: int) -> int:
    """Compute values in both ways whatever is done, at the questions of a random game; how often they were amended."""
    amended, chance = 0, Random(seed)
    for _ in range(CHOICES):
        if match.over:
            break
        t: Any = match.table
        check_values(t)
        if len(t.board) > 0:
            for now in stir(t, chance.choice(list(t.board)), chance.randrange(t.seats)):
                anew = now.clone()
                anew.stale_by = 0
                amended += now.values_stale and can_amend(now)
                for table in (now, anew):
                    refresh(table)
                    settle_rulings(table)
                assert values_of(now) == values_of(anew), f"seed {seed}: {type(match.step).__name__}"
        match.choose_at(chance.randrange(len(t.options)))
    return amended


@pytest.mark.parametrize("seed", range(6))
def test_values_that_lean_on_what_happens_are_amended_as_they_are_computed(seed: int) -> None:
    assert compare(leaning_match(seed), seed) >= (10 if seed % 2 == 0 else 1)


@pytest.mark.parametrize("seed", range(4))
def test_toy_cards_with_tokens_have_the_values_that_are_computed(seed: int) -> None:
    compare(new_match(seed, 2 + seed % 2, makers()).match, seed)


@pytest.mark.parametrize(("name", "least"), [("arc", 50), ("slot", 50), ("orc", 1), ("ava", 1), ("ava+regions", 1)])
def test_cards_that_ship_have_the_values_that_are_computed(name: str, least: int) -> None:
    assert sum(compare(shipped_match(name, seed), seed) for seed in range(2)) >= least
