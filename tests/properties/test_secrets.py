"""What a seat cannot see makes no difference to what it is shown, asked or told."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from toy_pool import deck, play_on, pool
from wtactics.cards import Card
from wtactics.content.content import content_of
from wtactics.engine.imagine import imagine, unseen
from wtactics.engine.invariants import check
from wtactics.engine.match import Match
from wtactics.engine.places import ASIDE, CITY, DECK, NOBODY, place_of
from wtactics.engine.table import Table
from wtactics.engine.telling import as_data, facts_for, forget_facts
from wtactics.games import ruleset
from wtactics.kits.game import Game
from wtactics.records.record import RecordedMatch, begin

GAMES = pytest.mark.parametrize("name", ["arc", "ava", "ava+regions"])
SEEDS = st.integers(0, 60)
SEATS = st.integers(2, 4)
LENGTHS = st.integers(0, 400)


def decks_of(name: str, seed: int, seats: int) -> list[tuple[str, list[Card]]]:
    """Decks by lot: of made up cards in ARC, elsewhere of those that come with the game."""
    if name == "arc":
        return [deck(pool(seed % 3), seed * 8 + seat) for seat in range(seats)]
    content = content_of(name)
    chosen = Random(seed).choices(list(content.decks.values()), k=seats)
    return [(each.name, each.cards(content.cards)) for each in chosen]


def played_on(name: str, seed: int, seats: int, length: int) -> RecordedMatch:
    """A match somewhere in its course."""
    cards = pool(seed % 3) if name == "arc" else content_of(name).pool
    return play_on(begin(ruleset(name), cards, decks_of(name, seed, seats), seed, {}), length, seed + length)


def mixed(game: Game, table: Table, seat: int, seed: int) -> Table:
    """The same table, with the faces that the seat cannot see mixed up, and the same dice to come."""
    dream = imagine(game.view(table, seat), seed)
    dream.chance, dream.rolls, dream.dice = table.chance, table.rolls, table.dice[:]
    dream.options = table.options[:]
    return dream


@GAMES
@settings(max_examples=40)
@given(SEEDS, SEATS, LENGTHS)
def test_hidden_faces_make_no_difference_to_a_view(name: str, seed: int, seats: int, length: int) -> None:
    table = played_on(name, seed, seats, length).match.table
    for seat in range(NOBODY, seats):
        dream = mixed(ruleset(name), table, seat, seed)
        assert as_data(ruleset(name).view(dream, seat)) == as_data(ruleset(name).view(table, seat))
        check(dream)


@GAMES
@settings(max_examples=40)
@given(SEEDS, SEATS, LENGTHS)
def test_the_options_of_a_seat_do_not_depend_on_hidden_faces(name: str, seed: int, seats: int, length: int) -> None:
    match = played_on(name, seed, seats, length).match
    assume(not match.over)
    table = match.table
    for n in range(3):
        dream = Match(imagine(ruleset(name).view(table, table.asked), n), match.rules, match.rows)
        assert list(dream.table.options) == list(table.options)
        dream.run()
        if dream.asked == table.asked:  # else one who can only pass in truth could do more here
            assert list(dream.table.options) == list(table.options)


@GAMES
@settings(max_examples=20)
@given(SEEDS, SEATS, LENGTHS)
def test_the_order_of_a_hidden_deck_makes_no_difference_to_a_view(
    name: str, seed: int, seats: int, length: int
) -> None:
    table = played_on(name, seed, seats, length).match.table
    before = [as_data(ruleset(name).view(table, seat)) for seat in range(NOBODY, seats)]
    for owner in range(seats):
        hidden = [int(c) for c in table.at(DECK, owner) if table.shown[c] == 0]
        offered = {int(c) for seat in range(seats) for c in hidden if ruleset(name).view(table, seat).sees(c)}
        deck = [c for c in hidden if c not in offered]
        mixed_up = Random(seed).sample(deck, len(deck))
        faces = [int(table.printed[c]) for c in mixed_up]
        table.printed = table.printed[:]
        for c, face in zip(deck, faces, strict=True):
            table.printed[c] = face
    assert [as_data(ruleset(name).view(table, seat)) for seat in range(NOBODY, seats)] == before
    assert table.count[place_of(DECK, 0)] >= 0


@GAMES
@settings(max_examples=40)
@given(SEEDS, SEATS, LENGTHS)
def test_facts_name_no_card_that_was_hidden(name: str, seed: int, seats: int, length: int) -> None:
    """Two matches that a seat cannot tell apart tell it the same facts, up to where hidden cards change what happens."""
    played = played_on(name, seed, seats, length)
    table = played.match.table
    assume(not table.over)
    asked = int(table.asked)
    for seat in range(NOBODY, seats):
        if seat == asked:
            continue
        dream = Match(mixed(ruleset(name), table, seat, seed), played.match.rules, played.match.rows)
        real = played.match.clone()
        told = [told_until_next(match, seat) for match in (real, dream)]
        shorter = min(map(len, told))
        if told[0][:shorter] != told[1][:shorter]:
            assert differs_openly(ruleset(name), real.table, dream.table, seat), told


def told_until_next(match: Match, seat: int) -> list[int]:
    """Take the first option, and hear what happens up to the next question."""
    match.table.listening = True
    forget_facts(match.table)
    match.choose_at(0)
    return [int(n) for n in facts_for(match.table, seat)]


def differs_openly(game: Game, one: Table, other: Table, seat: int) -> bool:
    """Does a card now lie open to the seat in one of the tables that has another face in the other? Then it had its effect."""
    views = [game.view(table, seat) for table in (one, other)]
    return any(
        one.printed[c] != other.printed[c] and (views[0].sees(c) or views[1].sees(c)) for c in range(len(one.place))
    )  # fmt: skip


@GAMES
def test_something_is_hidden_in_these_tests(name: str) -> None:
    table = played_on(name, 1, 2, 100).match.table
    for seat in range(2):
        assert len(unseen(ruleset(name).view(table, seat), 1 - seat)) > 20


def test_nobody_sees_below_the_top_of_a_cities_deck_but_what_he_saw_go_there() -> None:
    hidden = 0
    for seed in range(4):
        table = played_on("ava", seed, 2, 60 * seed).match.table
        for owner in range(table.seats):
            for seat in range(NOBODY, table.seats):
                view = ruleset("ava").view(table, seat)
                seen = [view.sees(c) for c in table.at(ASIDE, owner)]
                assert all(seen[:1])
                assert seen[1:] == sorted(seen[1:]), "known are the top and those put to the bottom"
                hidden += seen.count(False)
                dream = imagine(view, seed) if seat != NOBODY else table
                assert all(dream.library.type[dream.printed[c]] == CITY for c in dream.at(ASIDE, owner))
    assert hidden > 10
