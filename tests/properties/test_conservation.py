"""Whatever is chosen, no card is lost or doubled, and every option that is offered works."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from toy_pool import new_match, play_on
from wtactics.engine.digest import digest_of
from wtactics.engine.invariants import check
from wtactics.engine.match import Match
from wtactics.engine.places import card_of, option, other_of, what_of
from wtactics.engine.table import Table
from wtactics.kits.verbs import ATTACK, CLAIM, DISCARD, DRAW, LAY, MOVE, PLAY, SEND

SEEDS = st.integers(0, 60)
SEATS = st.integers(2, 4)
LENGTHS = st.integers(0, 400)
COMPLETE = (PLAY, MOVE, CLAIM, LAY, DISCARD, DRAW, ATTACK, SEND)  # whose questions offer all that is not forbidden


def cards(table: Table) -> Counter[tuple[int, int]]:
    return Counter((int(table.owner[c]), int(table.printed[c])) for c in range(len(table.place)))


@settings(max_examples=25)
@given(SEEDS, SEATS, LENGTHS)
def test_cards_are_conserved_and_every_option_works(seed: int, seats: int, length: int) -> None:
    played = new_match(seed, seats)
    brought = cards(played.match.table)
    play_on(played, length, seed + length)
    for i in range(len(played.match.table.options) if not played.match.over else 0):
        branch = played.match.clone()
        branch.choose_at(i)
        check(branch.table)
        assert cards(branch.table) == brought


def step_forbids(match: Match, what: int, thing: int, other: int) -> int:
    """What the step that asks says itself, not the list of what it offered."""
    table = match.table
    return match.step.forbids(table, what, thing, other)


@settings(max_examples=40)
@given(SEEDS, SEATS, LENGTHS)
def test_legality_has_one_source(seed: int, seats: int, length: int) -> None:
    """What is offered is not forbidden, what is not offered is, and asking changes nothing."""
    match = play_on(new_match(seed, seats), length, seed + length).match
    if match.over:
        return
    table = match.table
    before = digest_of(table)
    offered = {int(o) for o in table.options}
    others = {what_of(o): {other_of(p) for p in table.options if what_of(p) == what_of(o)} for o in table.options}
    for o in offered:
        assert match.forbids(what_of(o), card_of(o), other_of(o)) == 0
        assert what_of(o) not in COMPLETE or step_forbids(match, what_of(o), card_of(o), other_of(o)) == 0
    for what in others.keys() & set(COMPLETE):
        things = range(len(table.place)) if table.names_thing(what) else range(3)
        for thing in things:
            for other in others[what] if what != PLAY else {0}:
                if option(what, thing, other) not in offered and (what != DRAW or thing == 0):
                    assert match.forbids(what, thing, other) != 0, (what, thing, other)
    assert digest_of(table) == before
