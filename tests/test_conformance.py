"""The check for whoever writes a ruleset: it passes ARC, and finds each kind of broken law."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from toy_pool import ARC, deck, pool
from wtactics.engine.places import HAND, NOBODY, Option, place_of
from wtactics.engine.state import Terms
from wtactics.engine.step import NEXT, Step
from wtactics.games import ruleset
from wtactics.kits.game import Game
from wtactics.kits.realm.area import UNCOUNTED
from wtactics.kits.verbs import NO, YES
from wtactics.lab.conformance import Violation, check_ruleset
from wtactics.rulesets.arc.deal import ArcDealing
from wtactics.rulesets.arc.rules.tact import EndAdvantages
from wtactics.rulesets.arc.rules.turn_draw import LayResources
from wtactics.rulesets.arc.table import ArcTable

DECKS = [deck(pool(0), n) for n in range(4)]


def test_arc_keeps_the_laws() -> None:
    findings = check_ruleset(ARC, pool(0), DECKS, games=2, seed=3)
    assert findings.games == 2
    assert findings.decisions > 200
    assert sum(findings.endings.values()) == 2
    assert str(findings).startswith("2 games, ")


class Asks(Step[ArcTable]):
    """A rule that asks its seat to go on, and does so."""

    def ask(self, t: ArcTable) -> None:
        t.ask(t.active)
        t.offer(YES)
        t.offer(NO)

    def forbids(self, t: ArcTable, what: int, thing: int, other: int) -> int:
        return 0

    def do(self, t: ArcTable, answer: Option) -> int:
        return NEXT


class ActsWhileItAsks(Asks):
    """It counts a change before it has an answer."""

    def ask(self, t: ArcTable) -> None:
        t.changes += 1


class LosesACard(Asks):
    """It takes a card from its place and lays it nowhere."""

    def do(self, t: ArcTable, answer: Option) -> int:
        t.unlink(t.first[place_of(HAND, t.active)])
        return NEXT


class TellsSecrets(Asks):
    """It asks the active player something that depends on the hand of another."""

    def ask(self, t: ArcTable) -> None:
        super().ask(t)
        other = t.next_seat(t.active)
        t.offer(YES, 0, 1 + t.printed[t.first[place_of(HAND, other)]] if t.count[place_of(HAND, other)] > 0 else 0)


class Remembers(Asks):
    """It remembers on itself, so that a copy and its original are not apart."""

    asked = 0

    def do(self, t: ArcTable, answer: Option) -> int:
        Remembers.asked += 1
        t.points[0] += Remembers.asked % 2
        return NEXT


class Stumbles(Asks):
    """It does not work."""

    def do(self, t: ArcTable, answer: Option) -> int:
        raise KeyError(NOBODY)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (ActsWhileItAsks(), "ActsWhileItAsks acted before it asked"),
        (LosesACard(), "cards lie in a place|place . ends with"),
        (TellsSecrets(), "depend on cards that it cannot see"),
        (Remembers(), "does not replay|replays to another table"),
        (Stumbles(), "KeyError"),
    ],
)
def test_a_broken_law_is_found(step: Step[ArcTable], why: str, fresh_arc: Callable[[], Game]) -> None:
    game = fresh_arc()
    game.rules.swap(EndAdvantages, step)
    with pytest.raises(Violation, match=why) as violation:
        check_ruleset(game, pool(0), DECKS, games=6, seed=1)
    assert "arc, seed " in str(violation.value)
    record = violation.value.record
    assert record is None or record.seed in range(1, 7)


def test_a_refusal_that_changes_the_table_is_found(fresh_arc: Callable[[], Game]) -> None:
    class Angry(LayResources):
        """It gives a point to the first player when somebody asks why not."""

        def forbids(self, t: ArcTable, what: int, thing: int, other: int) -> int:
            t.points[0] += 1
            return super().forbids(t, what, thing, other)

    game = fresh_arc()
    game.rules.swap(LayResources, Angry())
    with pytest.raises(Violation, match=r"asking what is forbidden changed the table \(Angry\)"):
        check_ruleset(game, pool(0), DECKS, games=2, seed=1)


@pytest.fixture
def fresh_arc() -> Callable[[], Any]:
    """ARC anew, for a step of it to be swapped."""
    made = ruleset.__wrapped__
    return lambda: made("arc")


class Shared(ArcTable):
    """A table whose clones share a column that is written."""

    def clone(self) -> "Shared":
        t = Shared(self.terms)
        self.copy_to(t)
        t.goal, t.defending, t.claimed, t.fought = self.goal, self.defending, self.claimed, self.fought
        t.attackers, t.bids, t.founding = self.attackers[:], self.bids[:], self.founding[:]
        t.settled = self.settled[:]
        t.travelled, t.extra, t.purses = self.travelled, self.extra, self.purses[:]
        return t


def test_a_column_of_the_ruleset_that_clones_share_is_found(fresh_arc: Callable[[], Game]) -> None:
    class SharedArc(ArcDealing):
        def empty(self, terms: Terms) -> Shared:
            return Shared(terms)

    class Produces(EndAdvantages):
        """It writes the column in place."""

        def do(self, t: ArcTable, answer: Option) -> int:
            t.extra[0] = 1 - t.extra[0]
            t.purses[0] = UNCOUNTED
            return super().do(t, answer)

    game = replace(fresh_arc(), dealing=SharedArc)
    game.rules.swap(EndAdvantages, Produces())
    with pytest.raises(Violation, match="made on a copy, changed the original"):
        check_ruleset(game, pool(0), DECKS, games=3, seed=1)
