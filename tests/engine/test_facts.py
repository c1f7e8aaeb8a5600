"""Facts by number: what triggers hear, what only logs hear, and those that a ruleset to come may number for itself."""

import re
from pathlib import Path

import pytest

from wtactics.engine import facts
from wtactics.engine.library import Library, Printed
from wtactics.engine.meaning import TRIGGERED, Ability, Trigger
from wtactics.engine.places import BOARD, CREATURE, KINDS, NOBODY, CardId, Thing
from wtactics.engine.rows import FACT
from wtactics.engine.state import Terms, zeros
from wtactics.engine.table import Table
from wtactics.engine.telling import facts_for

DROPPED = 62  # the last that triggers can hear
POLISHED = 120  # for logs


class Any(Trigger):
    """Whenever it happens, to whatever."""

    def matches(self, t: Table, a: Thing, b: Thing, n: int) -> bool:
        return True


class Camp(Table):
    """A table with two deeds of its own."""

    def drop(self, c: CardId) -> None:
        self.happened(DROPPED, c, self.controller[c])

    def polish(self, c: CardId) -> None:
        self.happened(POLISHED, c, self.controller[c])


def listeners(fact: int) -> Library:
    """One card, which waits for this fact."""
    heard = Ability(TRIGGERED, [], [], trigger=Any(fact))
    return Library([Printed("Page", CREATURE, 0, 1, False, 0, 1, 1, NOBODY, 0, [], [heard])], [], [], [], [])


def camp(fact: int) -> Camp:
    """A table with such a card in play."""
    t = Camp(Terms(listeners(fact), zeros(3), 9, zeros(KINDS), zeros(8), 2, zeros(9)))
    t.add_card(0, 0)
    t.enter(0, BOARD, 0)
    t.listening = True
    return t


def test_triggers_hear_the_last_fact_before_those_of_the_log() -> None:
    t = camp(DROPPED)
    t.polish(0)
    assert len(t.waiting) == 0
    t.drop(0)
    assert list(t.waiting[:1]) == [0]
    assert list(facts_for(t, 1))[::FACT] == [POLISHED, DROPPED]


def test_a_fact_of_the_log_wakes_no_trigger_whose_number_is_64_less() -> None:
    t = camp(facts.LAID - 64)
    t.happened(facts.LAID, 0, 0)
    assert len(t.waiting) == 0


def test_no_trigger_may_wait_for_what_only_logs_hear() -> None:
    with pytest.raises(ValueError, match="Any: expected a fact below 64, found 120"):
        listeners(POLISHED)


def test_no_two_facts_have_one_number() -> None:
    text = Path(facts.__file__).read_text("utf-8")
    assert facts.UNWON == facts.RECYCLED  # two that no ruleset has both
    assert facts.DROPPED == facts.RECRUITED
    assert facts.UPKEPT == facts.FILLED
    assert facts.NULLIFIED == facts.TURNED_OVER
    assert facts.SPENT == facts.BID_WON
    assert facts.SWAPPED == facts.MOUNTED
    assert facts.PARTED == facts.MISSED
    numbers = [
        int(n)
        for n in re.findall(
            r"^(?!LOGGED|UNWON|DROPPED|UPKEPT|NULLIFIED|SPENT|SWAPPED|PARTED)\w+: Final = (\d+)", text, re.MULTILINE
        )
    ]
    assert len(numbers) == len(set(numbers)) > 50
    assert facts.LOGGED in numbers
