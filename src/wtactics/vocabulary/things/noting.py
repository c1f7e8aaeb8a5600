"""Noting: what was chosen as one ability was carried out is remembered by the card, for its other abilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import NOTED, WHILE_IN_PLAY
from wtactics.engine.places import NOBODY, SEAT_THING, Flow, Option, Thing, seat_thing
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_B, MODIFIER_SINCE, MODIFIER_SOURCE
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table
from wtactics.vocabulary.things.meaning import One, Slot


class Note(Step[Table]):
    """The card remembers what was chosen, and no longer what was chosen before."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def do(self, t: Table, answer: Option) -> Flow:
        found = self.slot.of(t)
        if len(found) > 0 and t.in_play(t.me):
            i = noted_at(t)
            if i != NOBODY:
                t.drop_modifier(i)
            t.modify(NOTED, seat_thing(t.you), 0, found[0], WHILE_IN_PLAY, t.you, t.me)
        return NEXT

    def text(self) -> str:
        return f"remember {'him' if self.slot.person else 'it'}"


class Noted(One):
    """What the card remembers as chosen for it, until it comes into play anew; a card that has gone elsewhere is forgotten."""

    def __init__(self, word: str, person: bool) -> None:
        self.word: Final = word
        self.person: Final = person

    def one(self, t: Table) -> Thing:
        i = noted_at(t)
        if i == NOBODY:
            return NOBODY
        thing, since = t.modifiers[i + MODIFIER_B], t.modifiers[i + MODIFIER_SINCE]
        if t.in_play(t.me) and t.since[t.me] > since:
            return NOBODY
        return thing if thing >= SEAT_THING or t.since[thing] <= since else NOBODY

    def text(self) -> str:
        return f"the {self.word} chosen for this card"

    def people(self) -> bool:
        return self.person


def noted_at(t: Table) -> i64:
    """Where that stands among the modifiers, on its player, for it outlasts the card; NOBODY if nothing is remembered."""
    i: i64 = 0
    while i < len(t.modifiers):
        mine = t.modifiers[i] == NOTED and t.modifiers[i + MODIFIER_SOURCE] == t.me
        if mine and t.modifiers[i + MODIFIER_A] == 0:
            return i
        i += MODIFIER
    return NOBODY
