"""What seats are shown in whole random games: valid, small, secret, complete, and told in labels that cannot be mistaken."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from properties.test_secrets import mixed
from toy_pool import ARC, new_match, play_on
from wtactics.content.content import content_of
from wtactics.engine.match import Match
from wtactics.engine.places import ATTACHED, KINDS, LIMBO, NOBODY
from wtactics.engine.rows import FACT
from wtactics.engine.telling import ABOUT_FIRST, facts_for, forget_facts
from wtactics.server.messages import CardState, TableState, Why
from wtactics.server.rooms.parts import faces
from wtactics.server.show import table as show

SEEDS = st.integers(0, 60)
SEATS = st.integers(2, 4)
LENGTHS = st.integers(0, 400)
MOST_BYTES = 40_000


def game(seed: int, seats: int, choices: int = 240) -> Iterator[tuple[Match, int]]:
    """A random game with decks that ship, question by question, with the facts of the last choice on the table."""
    content = content_of("arc")
    decks = content.deck_names()
    match = content.match(tuple(decks[(seed + i) % len(decks)] for i in range(seats)), seed, {})
    match.table.listening = True
    chance = Random(seed)
    for seq in range(choices):
        yield match, seq
        if match.over:
            return
        forget_facts(match.table)
        match.choose_at(chance.randrange(len(match.table.options)))


def serialised(match: Match, seat: int) -> list[str]:
    """All that a seat is sent of a table, and the answer to each `why` that it could ask of a card in its sight."""
    state = show.table_state(ARC, match, seat, 7)
    told = [state.model_dump_json()]
    told += [event.model_dump_json() for event in show.events(ARC, match, seat)]
    told += [line.model_dump_json() for line in show.log_lines(ARC, match, seat, 7)]
    if seat != NOBODY:
        asked = [Why(do="why", seq=7, card=card.name) for card in state.cards]
        asked += [Why(do="why", seq=7, seat=other.seat) for other in state.seats]
        told += [reason.model_dump_json() for why in asked for reason in show.reasons(ARC, match, seat, why)]
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_of_a_game_is_valid_small_and_complete(seats: int) -> None:
    areas = {area.key: area for area in ARC.show.layout(ARC.settle(), seats).areas}
    for match, seq in game(seats, seats):
        for seat in range(NOBODY, seats):
            state = show.table_state(ARC, match, seat, seq)
            text = state.model_dump_json()
            assert len(text) < MOST_BYTES
            assert TableState.model_validate_json(text) == state
            looked_at(match, state, set(areas))


def looked_at(match: Match, state: TableState, areas: set[str]) -> None:
    """Each place is told once, and what it names is told of."""
    told = {card.name: card for card in state.cards}
    assert len(told) == len(state.cards)
    assert {place.area for place in state.places} == areas
    assert len({(place.area, place.seat) for place in state.places}) == len(state.places)
    for place in state.places:
        assert len(place.cards) in (0, place.count)
        assert {name for name in place.cards if name is not None} <= told.keys()
    for pending in state.chain:
        assert pending.source is None or pending.source in told
    for card in state.cards:
        assert_known(card, told, len(state.seats))
    assert state.ending is not None or not match.over


def assert_known(card: CardState, told: dict[int, CardState], seats: int) -> None:
    """What a card refers to is on the table."""
    assert card.home is None or card.home in told
    assert card.foe is None or card.foe in told
    assert card.host is None or card.host in told or -1 - card.host in range(seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_question_shows_every_option_with_a_label_of_its_own(seats: int) -> None:
    asked = 0
    for match, seq in game(10 + seats, seats):
        for seat in range(NOBODY, seats):
            state = show.table_state(ARC, match, seat, seq)
            if seat != match.asked or match.over:
                assert state.question is None
                continue
            asked += 1
            assert state.waiting == ""
            assert state.question is not None
            options = state.question.options
            assert len(options) == len(match.table.options)
            assert len({option.label for option in options}) == len(options)
            assert state.question.text
            known = {card.name for card in state.cards}
            for option in options:
                assert option.card is None or option.card in known
                assert option.onto is None or option.onto in known
    assert asked > 50


def test_the_layout_covers_every_place_in_which_cards_lie() -> None:
    kinds = {area.kind for area in ARC.show.layout(ARC.settle(), 2).areas}
    for match, _ in game(5, 2):
        table = match.table
        lying = {int(kind) for kind in range(KINDS) for seat in range(2) if table.count[kind | seat << 4]}
        assert lying <= kinds | {LIMBO, ATTACHED}


@pytest.mark.parametrize(("seats", "fewest"), [(2, 6), (3, 7)])
def test_window_kinds_are_those_of_the_layout_and_most_are_met(seats: int, fewest: int) -> None:
    kinds = {window.key for window in ARC.show.layout(ARC.settle(), seats).windows}
    met = set()
    for seed in range(4):
        for match, _ in game(seed, seats, 500):
            if not match.over:
                met.add(ARC.show.window(ARC.view(match.table, match.asked)))
    met.discard(None)
    assert met <= kinds
    assert len(met) >= fewest, met


@settings(max_examples=25)
@given(SEEDS, SEATS, LENGTHS)
def test_what_a_seat_cannot_see_makes_no_difference_to_any_byte(seed: int, seats: int, length: int) -> None:
    played = play_on(new_match(seed, seats), max(0, length - 1), seed + length)
    match = played.match
    assume(not match.over)
    match.table.listening = True
    forget_facts(match.table)
    match.choose_at(seed % len(match.table.options))
    for seat in range(NOBODY, seats):
        dream = Match(mixed(ARC, match.table, seat, seed), match.rules, match.rows)
        if remembers(match, seat):
            continue  # it knows more of a card that lies hidden now than the dream does
        dream.table.facts, dream.table.witnesses = match.table.facts[:], match.table.witnesses[:]
        assert serialised(dream, seat) == serialised(match, seat)


def remembers(match: Match, seat: int) -> bool:
    """Did the last choice show the seat a card that it does not see any more?"""
    view = ARC.view(match.table, seat)
    noted = facts_for(match.table, seat)
    told = {int(noted[at + 1]) for at in range(0, len(noted), FACT) if noted[at] in ABOUT_FIRST}
    return any(0 <= c < len(match.table.place) and not view.sees(c) for c in told)


@settings(max_examples=40)
@given(SEEDS, SEATS, LENGTHS)
def test_a_draft_that_may_be_taken_back_tells_nothing_that_was_hidden(seed: int, seats: int, length: int) -> None:
    match = play_on(new_match(seed, seats), length, seed + length).match
    assume(not match.over)
    seat = int(match.table.asked)
    known = faces(ARC.view(match.table, seat))
    for i in range(min(len(match.table.options), 8)):
        tried = match.clone()
        tried.choose_at(i)
        if (
            tried.over
            or tried.asked != seat
            or not show.continues(ARC, tried)
            or tried.table.rolls != match.table.rolls
        ):
            continue
        if faces(ARC.view(tried.table, seat)) - known:
            continue  # it has seen something, so that the choice stands
        dream = Match(mixed(ARC, match.table, seat, seed), match.rules, match.rows)
        dream.choose_at(i)
        assert show.table_state(ARC, dream, seat, 0) == show.table_state(ARC, tried, seat, 0)


def test_drafts_are_met_in_games() -> None:
    parts = sum(show.continues(ARC, match) for match, _ in game(9, 2))
    assert parts > 20


def test_whatever_is_offered_is_said_to_be_allowed() -> None:
    met = set()
    for match, _ in game(9, 3):
        seat = int(match.asked)
        question = show.table_state(ARC, match, seat, 0).question if not match.over else None
        for option in question.options if question else ():
            if option.card is not None or option.seat is not None:
                why = Why(do="why", seq=0, card=option.card, seat=option.seat)
                assert any(reason.allowed for reason in show.reasons(ARC, match, seat, why)), option
                met.add(option.verb)
    assert len(met) >= 7


def test_any_why_is_answered() -> None:
    names = (-7, -1, 0, 5, 200, 500, 999, 1000, 1002, 1024, 1027, 1500, 2047, 2048, 1 << 80)
    asked = [Why(do="why", seq=0, card=name) for name in names]
    asked += [Why(do="why", seq=0, seat=seat) for seat in range(8)]
    asked += [Why(do="why", seq=0, area=area) for area in ("army", "hand", "deck", "reserve", "attic")]
    for match, _ in game(6, 3, 150):
        for seat in range(3):
            for why in asked:
                found = show.reasons(ARC, match, seat, why)
                assert found
                assert all(reason.allowed or reason.because for reason in found)


def test_seed_and_dice_are_in_no_message() -> None:
    for match, seq in game(3, 2, 40):
        text = json.dumps(json.loads(show.table_state(ARC, match, 0, seq).model_dump_json()))
        assert str(match.table.chance.base) not in text


def test_who_waits_learns_for_whom_and_no_more() -> None:
    texts = {show.table_state(ARC, match, NOBODY, seq).waiting for match, seq in game(8, 2) if not match.over}
    assert texts == {"A is choosing.", "B is choosing."}
