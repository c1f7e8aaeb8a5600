"""An imagined table is one that the seat could not tell from the real one."""

from collections import Counter

import pytest

from toy_pool import ARC, card, new_match, play_on
from wtactics.cards import DISCIPLINES, CardLibrary
from wtactics.content.pool import pool_of
from wtactics.engine.digest import digest_of
from wtactics.engine.imagine import imagine
from wtactics.engine.invariants import check
from wtactics.engine.match import Match
from wtactics.engine.places import CITY, DECK, HAND, NOBODY, what_of
from wtactics.engine.table import Table
from wtactics.engine.telling import as_data
from wtactics.kits.verbs import DRAW, FOUND
from wtactics.records.record import begin


def at_the_first_draw() -> Match:
    played = new_match(1)
    while DRAW not in {what_of(o) for o in played.match.table.options}:
        played.choose_at(0)
    return played.match


def faces(table: Table, kind: int, seat: int) -> list[int]:
    return [int(table.printed[c]) for c in table.at(kind, seat)]


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_it_looks_the_same_to_the_seat(seat: int) -> None:
    for seed in range(4):
        table = play_on(new_match(seed), 90 + 40 * seed, seed).match.table
        view = ARC.view(table, seat)
        assert as_data(ARC.view(imagine(view, seed), seat)) == as_data(view)


def test_it_differs_where_the_seat_cannot_see() -> None:
    table = at_the_first_draw().table
    dreams = [imagine(ARC.view(table, 0), seed) for seed in range(8)]
    assert {tuple(faces(dream, HAND, 0)) for dream in dreams} == {tuple(faces(table, HAND, 0))}
    assert len({tuple(faces(dream, HAND, 1)) for dream in dreams}) > 6
    assert len({tuple(faces(dream, DECK, 0)) for dream in dreams}) == 8


def test_every_player_has_the_cards_that_he_brought() -> None:
    table = play_on(new_match(2, 3), 120).match.table
    dream = imagine(ARC.view(table, 1), 5)
    for seat in range(3):
        brought = [
            Counter(int(t.printed[c]) for c in range(len(t.place)) if t.owner[c] == seat) for t in (table, dream)
        ]
        assert brought[0] == brought[1]


def test_the_real_table_is_left_alone() -> None:
    table = play_on(new_match(2), 120).match.table
    before = digest_of(table)
    dream = Match(imagine(ARC.view(table, 0), 5), ARC.rules)
    dream.run()
    for _ in range(30):
        if not dream.over:
            dream.choose_at(0)
    assert digest_of(table) == before


def test_the_same_seed_gives_the_same_table_and_other_seeds_give_other_chance() -> None:
    view = ARC.view(at_the_first_draw().table, 0)
    assert digest_of(imagine(view, 3)) == digest_of(imagine(view, 3))
    rolls = {tuple(imagine(view, seed).roll(1000) for _ in range(1)) for seed in range(20)}
    assert len(rolls) > 15


def test_every_hidden_card_is_equally_likely_in_a_hand() -> None:
    table = at_the_first_draw().table
    view = ARC.view(table, 0)
    c = table.at(HAND, 1)[0]
    hidden = faces(table, HAND, 1) + faces(table, DECK, 1)
    rounds = 3000
    met = Counter(int(imagine(view, seed).printed[c]) for seed in range(rounds))
    for d, n in Counter(hidden).items():
        expected = rounds * n / len(hidden)
        assert abs(met[d] - expected) < 5 * expected**0.5


def test_options_of_another_seat_are_left_out_and_asked_anew() -> None:
    match = at_the_first_draw()
    other = 1 - match.table.asked
    dream = imagine(ARC.view(match.table, other), 9)
    assert len(dream.options) == 0
    Match(dream, match.rules, match.rows).run()
    assert len(dream.options) > 1
    mine = imagine(ARC.view(match.table, match.table.asked), 9)
    assert list(mine.options) == list(match.table.options)


def test_secretly_chosen_cities_are_imagined_as_cities_of_their_discipline() -> None:
    toys = [card(i, f"Town {i}", "city", strength=5, discipline=DISCIPLINES[i % 3]) for i in range(1, 10)]
    cards = pool_of(CardLibrary([*toys, *(card(i, f"Beast {i}", "creature") for i in range(11, 41))]))
    decks = [(f"Deck {n}", list(cards.cards)) for n in range(2)]
    played = begin(ARC, cards, decks, 3)
    for _ in range(3):
        played.choose_at(1)
    table = played.match.table
    assert {what_of(o) for o in table.options} == {FOUND}
    assert table.asked == 1
    chosen = set()
    for seed in range(20):
        dream = imagine(ARC.view(table, 1), seed)
        founding = [c for c in range(len(dream.place)) if c in dream.founding]  # type: ignore[attr-defined]
        assert [dream.library.discipline[dream.printed[c]] for c in dream.founding] == [0, 1, 2]  # type: ignore[attr-defined]
        assert all(dream.library.type[dream.printed[c]] == CITY for c in founding)
        chosen.add(tuple(int(dream.printed[c]) for c in founding))
    assert len(chosen) > 5


def test_imagined_matches_can_be_played_to_the_end() -> None:
    played = play_on(new_match(0), 100)
    dream = Match(imagine(ARC.view(played.match.table, 0), 1), played.match.rules, played.match.rows)
    dream.run()
    choices = 0
    while not dream.over:
        if choices % 20 == 0:
            check(dream.table)
        dream.choose_at(choices * 7 % len(dream.table.options))
        choices += 1
    check(dream.table)
