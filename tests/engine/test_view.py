"""A view shows a seat what it may know, and nothing else."""

import json

import pytest

from toy_pool import ARC, card, deck, new_match, play_on, pool
from wtactics.cards import DISCIPLINES, CardLibrary
from wtactics.content.pool import pool_of
from wtactics.engine.match import Match
from wtactics.engine.places import DECK, GRAVE, HAND, NOBODY, RESERVE, card_of, option, place_of, what_of
from wtactics.engine.sight import FACE_DOWN, PILE, seen_by, thing_named
from wtactics.engine.telling import as_data
from wtactics.engine.view import Unseen, View
from wtactics.kits.verbs import COLOUR, DRAW, FOUND, LAY, TARGET
from wtactics.records.record import RecordedMatch, begin


def play_until(played: RecordedMatch, verb: int) -> RecordedMatch:
    """Take first options until this verb is offered."""
    while verb not in {what_of(o) for o in played.match.table.options}:
        played.choose_at(len(played.match.table.options) - 1 if offers(played, DRAW) else 0)
    return played


def offers(played: RecordedMatch, verb: int) -> bool:
    return any(what_of(o) == verb for o in played.match.table.options)


def with_a_resource() -> tuple[Match, int]:
    """A match in which the active player has just laid a resource card, and his seat."""
    played = play_until(new_match(1), LAY)
    seat = played.match.asked
    played.choose_at(0)
    assert offers(played, COLOUR)
    played.choose_at(2)
    return played.match, seat


def test_a_hand_is_cards_to_its_owner_and_a_number_to_others() -> None:
    table = play_until(new_match(1), DRAW).match.table
    mine, theirs, nobodys = View(table, 0), View(table, 1), View(table, NOBODY)
    assert list(mine.at(HAND, 0)) == list(table.at(HAND, 0))
    assert all(mine.printed(c) == table.printed[c] for c in mine.at(HAND, 0))
    for view in (theirs, nobodys):
        assert list(view.at(HAND, 0)) == [NOBODY] * table.count[place_of(HAND, 0)]
        assert list(view.known(HAND, 0)) == []
        assert view.count(HAND, 0) == table.count[place_of(HAND, 0)]


def test_nobody_sees_a_shuffled_deck() -> None:
    table = play_until(new_match(1), DRAW).match.table
    for seat in (0, 1, NOBODY):
        assert set(View(table, seat).at(DECK, 0)) == {NOBODY}


def test_a_player_knows_his_own_deck_while_he_chooses_his_cities() -> None:
    toys = [card(i, f"Town {i}", "city", strength=5, discipline=DISCIPLINES[i % 3]) for i in range(1, 7)]
    cards = pool_of(CardLibrary([*toys, *(card(i, f"Beast {i}", "creature") for i in range(11, 31))]))
    decks = [(f"Deck {n}", [*toys, *list(cards.cards)[6:]]) for n in range(2)]
    table = begin(ARC, cards, decks, 3).match.table
    assert {what_of(o) for o in table.options} == {FOUND}
    assert list(View(table, 0).known(DECK, 0)) == list(table.at(DECK, 0))
    assert list(View(table, 1).known(DECK, 0)) == []


def test_a_card_that_is_not_seen_cannot_be_asked_about() -> None:
    table = play_until(new_match(1), DRAW).match.table
    hidden = table.first[place_of(HAND, 0)]
    view = View(table, 1)
    for ask in (view.printed, view.owner, view.attack, view.marked, view.kind):
        with pytest.raises(Unseen):
            ask(hidden)
    with pytest.raises(Unseen):
        view.printed(len(table.place))
    assert not view.sees(hidden)


def test_only_the_seat_that_is_asked_sees_the_options() -> None:
    table = play_until(new_match(1), DRAW).match.table
    asked = table.asked
    assert list(View(table, asked).options()) == list(table.options)
    assert View(table, asked).choices == len(table.options)
    for seat in (1 - asked, NOBODY):
        assert list(View(table, seat).options()) == []
        assert View(table, seat).asked == asked
        assert View(table, seat).choices == 0


def test_a_resource_card_has_a_face_for_its_owner_and_a_faction_for_all() -> None:
    match, seat = with_a_resource()
    c = match.table.first[place_of(RESERVE, seat)]
    assert View(match.table, seat).printed(c) == match.table.printed[c]
    for other in (1 - seat, NOBODY):
        view = View(match.table, other)
        (name,) = view.at(RESERVE, seat)
        assert name == FACE_DOWN + seat * PILE
        assert view.colour(name) == 2
        assert view.owner(name) == seat
        assert not view.marked(name)
        with pytest.raises(Unseen):
            view.printed(name)
        with pytest.raises(Unseen):
            view.colour(c)


def test_an_option_names_a_card_that_lies_face_down_by_its_place() -> None:
    match, seat = with_a_resource()
    table = match.table
    c = table.first[place_of(RESERVE, seat)]
    table.options = type(table.options)([option(TARGET, c), option(DRAW, c)])
    table.asked = 1 - seat
    aimed, drawn = View(table, 1 - seat).options()
    assert card_of(aimed) == FACE_DOWN + seat * PILE
    assert thing_named(table, card_of(aimed)) == c
    assert card_of(drawn) == c  # a number, not a card
    table.asked = seat
    assert list(View(table, seat).options()) == list(table.options)


def test_a_card_shown_in_a_hand_is_seen_there_until_hands_are_hidden() -> None:
    match, seat = with_a_resource()
    table = match.table
    c = table.first[place_of(HAND, seat)]
    table.show(c, 1 << (1 - seat))
    view = View(table, 1 - seat)
    assert list(view.known(HAND, seat)) == [c]
    assert view.printed(c) == table.printed[c]
    table.hide(HAND, seat)
    assert list(view.known(HAND, seat)) == []
    assert View(table, seat).sees(c)


def test_who_is_offered_a_card_of_a_deck_looks_through_all_of_it() -> None:
    match, seat = with_a_resource()
    table = match.table
    c = table.last[place_of(DECK, seat)]
    assert not View(table, seat).sees(c)
    table.asked = seat
    table.options = type(table.options)([option(TARGET, c), option(TARGET, table.board[0])])
    assert list(View(table, seat).known(DECK, seat)) == list(table.at(DECK, seat))
    assert list(View(table, seat).known(HAND, 1 - seat)) == []
    assert not View(table, 1 - seat).sees(c)


def test_all_see_graveyards() -> None:
    table = play_on(new_match(2), 400, 2).match.table
    assert sum(table.count[place_of(GRAVE, seat)] for seat in range(2)) > 0
    for seat in range(2):
        assert all(seen_by(table, c) == 0b11 for c in table.at(GRAVE, seat))


def test_a_view_as_data_is_plain_json() -> None:
    played = play_on(new_match(5, 3), 150, 5)
    for seat in range(-1, 3):
        data = as_data(ARC.view(played.match.table, seat))
        assert json.loads(json.dumps(data)) == data
    assert data["points"] == list(played.match.table.points)
    assert len(data["extras"]["gems"]) == 3 * 5


def test_a_view_is_a_lens_and_shows_the_present() -> None:
    played = new_match(1)
    view = View(played.match.table, 0)
    turn = view.turn
    play_on(played, 150)
    assert view.turn > turn
    assert view.library is pool(1).library
    assert deck(pool(1), 8)[0] == played.record.decks[0].name
