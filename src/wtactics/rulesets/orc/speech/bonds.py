"""Bonds: several creatures that are all one player's, and all that stand in one front, whichever is chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import HOMES, Noun
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.housemates import OfOneHome
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.linked import Linked
from wtactics.vocabulary.things.meaning import Slot, Things, You
from wtactics.vocabulary.things.mentioning import all_of, each_of, renewed
from wtactics.vocabulary.things.namings import NAMED
from wtactics.vocabulary.things.picking import Muster


class OfOnePlayer(OfOneHome):
    """Creatures of a player; of some that are picked, of the one who controls those picked before."""

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return OfOnePlayer(self.where, self.least, rest, slot, onward)

    def are_joined(self, t: Table, c: CardId, other: CardId) -> bool:
        return t.in_play(c) and t.in_play(other) and t.controller[c] == t.controller[other]

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return "of one player"


class ChooseFront(Muster):
    """ORC-AREA-02 Who carries the text out says which of his fronts is meant."""

    def ask(self, t: Table) -> None:
        t.ask(t.you)
        t.offer(BRANCH, 0, 0)
        t.offer(BRANCH, 0, 1)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            pick(t, self.slot.at, NAMED + (OFFENSIVE if other_of(answer) == 0 else DEFENSIVE))
        return NEXT

    def way_on(self, t: Table, n: i64) -> str:
        return "your Offensive" if n == 0 else "your Defensive"


class InChosenFront(Quality):
    """ORC-AREA-02 A card stands in the front that was chosen, and is near to those there if it is an enemy's."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def holds(self, t: Table, c: CardId) -> bool:
        return self.held(t, t.place[c] & 15, t.controller[c])

    def held(self, t: Table, home: i64, seat: Seat) -> bool:
        chosen = picked(t, self.slot.at)
        return chosen != NOBODY and home == chosen - NAMED and seat == t.you

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return "in one of your fronts"


def of_one(noun: CardNoun, _who: None, least: int) -> CardNoun:
    """Such creatures, all of one player."""
    return renewed(noun, Detail("quality", OfOnePlayer(0, least)))


def in_one_front(reading: Reading, noun: CardNoun, each: bool) -> Things:
    """ORC-AREA-02 It is chosen as the text is carried out; of enemies none stands there."""
    if noun.whose == OPPONENTS:
        raise Misread("creatures of yours, for no others stand there", noun.text(True))
    slot = Slot("one of your fronts", person=True)
    reading.picked.append(slot)
    reading.pending.append(ChooseFront(You(), slot))
    there = renewed(noun, Detail("near", False), Detail("quality", InChosenFront(slot)))
    return each_of(reading, there) if each else all_of(reading, there)


def all_in_one(reading: Reading, noun: CardNoun) -> Things:
    return in_one_front(reading, noun, False)


def each_in_one(reading: Reading, noun: CardNoun) -> Things:
    return in_one_front(reading, noun, True)


BONDS: Final = Linked(of_one)
SAME: Final = '("one" | "the" "same" | "a" "single" | "one" "and" "the" "same")'
IN_ONE: Final = '("in" | "of" | "from") "one" "of" "your" ("fronts" | "zones" | "battlefields")'
OURS: Final = "card_nouns by_one"
PHRASES: Final = [
    Phrase("by_one", f'("of" | "controlled" "by") {SAME} ("player" | "controller") | "that"? {SAME} "player" "controls"',
           lambda reading: None),
    Phrase("aimed", f'("each" "of")? many "target" {OURS}', BONDS.targets,
           ["Two target defenders of one player exchange their attackers."]),
    Phrase("aimed", f'("each" "of")? "up" "to" many "target" {OURS}', BONDS.up_to_targets),
    Phrase("chosen", f"many {OURS}", BONDS.some, ["Mark two creatures of the same player."]),
    Phrase("chosen", f'"up" "to" many {OURS}', BONDS.up_to),
    Phrase("crowd", f'("all" "the"?)? (card_nouns | owned_nouns) {IN_ONE}', all_in_one,
           ["Unmark all creatures in one of your fronts."]),
    Phrase("crowd", f'"each" (card_noun | "of" owned_nouns) {IN_ONE}', each_in_one),
]  # fmt: skip
