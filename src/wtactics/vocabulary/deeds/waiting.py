"""Waiting: effects that are told to wait, and what is kept for them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import pick, picked, tell
from wtactics.engine.lasting import DELAYED, ONCE_MORE, THIS_TURN, WHILE_IN_PLAY
from wtactics.engine.meaning import DONE_ONCE, Ability
from wtactics.engine.places import NOBODY, Flow, Option, seat_thing
from wtactics.engine.rows import IT, OTHER
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import TIMES, Deed, first_seat, timed
from wtactics.vocabulary.rulings.decrees import bound_things
from wtactics.vocabulary.things.meaning import Slot, Things

THIS_ONE: Final = 0  # which of the moments: the first that comes,
NOT_NOW: Final = 1  # never the one of the turn that is under way,
NOT_HIS: Final = 2  # or not that one if it is a turn of whom is spoken of


class Delay(Step[Table]):
    """Something is to be done later, by the one who says it now and about what was chosen for it."""

    def __init__(self, ability: Ability, until: i64, which: i64, whose: Things) -> None:
        self.ability: Final = ability
        self.until: Final = until
        self.which: Final = which
        self.whose: Final = whose

    def do(self, t: Table, answer: Option) -> Flow:
        until = self.until
        if self.which == NOT_NOW or (self.which == NOT_HIS and first_seat(t, self.whose) == t.active):
            until += ONCE_MORE
        t.modify(DELAYED, seat_thing(t.you), self.ability.number, bound_things(t), until, t.you, t.me)
        return NEXT

    def text(self) -> str:
        """When it is done, in card English."""
        trigger = self.ability.trigger
        words = trigger.text() if trigger is not None else ""
        if words.startswith(("whenever ", "if ")) and self.ability.delay == DONE_ONCE:
            next_time = "the next time " + words.partition(" ")[2]
            if words.startswith("if ") and self.until == THIS_TURN:
                return f"{next_time} this turn"
            words = next_time
        return words if self.until == WHILE_IN_PLAY else f"{TIMES[int(self.until)]}, {words}"


class Keep(Step[Table]):
    """What the text is about now is kept for later."""

    def __init__(self, slot: Slot, things: Things) -> None:
        self.slot: Final = slot
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        thing = self.things.single(t)
        if thing > NOBODY:
            pick(t, self.slot.at, thing)
        return NEXT

    def text(self) -> str:
        return ""


class Recall(Step[Table]):
    """What was kept is what the text is about again."""

    def __init__(self, slot: Slot, second: bool) -> None:
        self.slot: Final = slot
        self.second: Final = second

    def do(self, t: Table, answer: Option) -> Flow:
        tell(t, OTHER if self.second else IT, picked(t, self.slot.at))
        return NEXT

    def text(self) -> str:
        return ""


class Harmless(Deed):
    """For so long damage that somebody would deal, or be dealt, is prevented."""

    def __init__(self, steps: list[Any], words: str, until: i64) -> None:
        self.delay: Final[Delay] = steps[-1]
        self.words: Final = words
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        return self.delay.do(t, answer)

    def text(self) -> str:
        return timed(self.words, self.until)
