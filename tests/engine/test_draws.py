"""Agreeing on a draw: an offer may come at any question, stands until its seat answers one, and all must make it."""

import pytest

from wtactics.engine import facts
from wtactics.engine.digest import digest_of
from wtactics.engine.library import Library
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import KINDS, NOBODY, Flow, Option
from wtactics.engine.rows import FACT
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import AGAIN, GAME, NEXT, Ruleset, Step
from wtactics.engine.table import Table
from wtactics.records.record import DRAW_OFFERED, take, taker

SEATS = 3
AGREED = 7


class Turns(Step[Table]):
    """One seat after the other is asked for one of two numbers, for ever."""

    def ask(self, t: Table) -> None:
        t.ask(t.active)
        t.offer(0, 0, 1)
        t.offer(0, 0, 2)

    def do(self, t: Table, answer: Option) -> Flow:
        t.active = t.next_seat(t.active)
        return AGAIN


class Over(Step[Table]):
    """The match ends without a winner."""

    def do(self, t: Table, answer: Option) -> Flow:
        t.over, t.ending = True, AGREED
        return NEXT


def match(agree: Step[Table] | None = None) -> Match:
    rules = Ruleset("turns", [[Turns()]], [], Over(), Over(), agree)
    library = Library([], [], [], [], [])
    terms = Terms(library, rules.starts, len(rules.steps), zeros(KINDS), zeros(0), SEATS, rules.ends(library.steps))
    table = Table(terms)
    table.then(GAME)
    found = Match(table, rules)
    found.run()
    return found


def test_when_all_have_offered_the_match_is_a_draw() -> None:
    played = match(Over())
    played.table.listening = True
    for seat in (2, 0, 1):
        assert not played.over
        take(played, DRAW_OFFERED - seat)
    assert (played.over, played.table.winner, played.table.ending) == (True, NOBODY, AGREED)
    assert [played.table.facts[i] for i in range(0, len(played.table.facts), FACT)] == [facts.DRAW_OFFERED] * 3


def test_an_offer_stands_until_its_seat_answers_a_question() -> None:
    played = match(Over())
    played.offer_draw(0)
    played.offer_draw(1)
    played.choose_at(0)  # seat 0 has thought better of it
    assert played.table.drawing == 0b010
    played.offer_draw(2)
    assert not played.over
    played.offer_draw(0)
    assert played.over


def test_who_is_out_is_not_needed_and_cannot_offer() -> None:
    played = match(Over())
    played.table.out[2] = AGREED
    with pytest.raises(NotOffered, match="seat 2 is not in the match"):
        played.offer_draw(2)
    played.offer_draw(0)
    with pytest.raises(NotOffered, match="seat 0 has offered a draw already"):
        played.offer_draw(0)
    played.offer_draw(1)
    assert played.over


def test_an_offer_is_part_of_the_state_and_of_a_record() -> None:
    played = match(Over())
    before = digest_of(played.table)
    played.offer_draw(1)
    assert digest_of(played.table) != before
    assert digest_of(played.clone().table) == digest_of(played.table)
    assert [taker(choice, 1) for choice in (4, -1, -3, DRAW_OFFERED, DRAW_OFFERED - 2)] == [1, 0, 2, 0, 2]


def test_rules_may_know_no_such_draw() -> None:
    with pytest.raises(NotOffered, match="the rules of turns know no draw by agreement"):
        match().offer_draw(0)
