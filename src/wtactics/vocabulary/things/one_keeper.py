"""One keeper: several things that a single opponent controls, and what the player himself owns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import ZONES, Condition, Noun
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.having import Having
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.linked import Linked
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.mentioning import renewed


class OfOneKeeper(Quality):
    """What one opponent controls; of some that are picked, the same as those picked before, who has enough of them."""

    def __init__(self, least: i64, rest: Noun | None = None, slot: Slot | None = None) -> None:
        self.least: Final = least
        self.rest: Final = rest
        self.slot: Final = slot

    def is_linked(self) -> bool:
        return self.least > 0

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return OfOneKeeper(self.least, rest, slot)

    def holds(self, t: Table, c: CardId) -> bool:
        slot, rest = self.slot, self.rest
        if slot is None or rest is None:
            return True
        if picked(t, slot.at) != NOBODY:
            return t.controller[picked(t, slot.at)] == t.controller[c]
        n: i64 = 0
        for other in rest.all(t):
            n += i64(t.controller[other] == t.controller[c])
        return n >= self.least

    def depends(self) -> i64:
        return ZONES

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return "of one opponent"


class OwnedByYou(Quality):
    """Whoever controls it now, it is out of the deck of whoever the text speaks for."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.owner[c] == t.you

    def depends(self) -> i64:
        return ZONES

    def behind(self) -> str:
        return "you own"


class OfSuch(Quality):
    """Of its controller, an opponent, this is true: he controls more cities than you."""

    def __init__(self, havings: list[Having]) -> None:
        self.havings: Final = havings

    def holds(self, t: Table, c: CardId) -> bool:
        seat = t.controller[c]
        if seat == t.you:
            return False
        for having in self.havings:
            if not having.holds(t, seat):
                return False
        return True

    def is_hidden(self, t: Table) -> bool:
        for having in self.havings:
            if having.is_hidden(t):
                return True
        return False

    def depends(self) -> i64:
        bits: i64 = ZONES
        for having in self.havings:
            bits |= having.depends()
        return bits

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return " ".join(["of an opponent", *(f"that {having.told(False)}" for having in self.havings)])


class Owned(Is):
    """A card is out of your deck."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, OwnedByYou())

    def text(self) -> str:
        return f"you own {self.things.text()}"


def of_such_opponent(reading: Reading, *havings: Having) -> Detail:
    return Detail("quality", OfSuch(list(havings)))


def yours(reading: Reading) -> Detail:
    return Detail("quality", OwnedByYou())


def owned_by_you(reading: Reading, *said: Things) -> Condition:
    things = said[0] if said else reading.it()
    if things.people() or things.many():
        raise Misread("one card", things.text())
    return Owned(things)


def yours_in_both_ways(reading: Reading) -> Detail:
    return Detail("all", [Detail("whose", YOURS), Detail("quality", OwnedByYou())])


def kept(noun: CardNoun, _opponents: bool, least: int) -> CardNoun:
    """Such things, all of one opponent."""
    if noun.whose not in (ANYONES, OPPONENTS):
        raise Misread("whose they are, said once", noun.text(True))
    return renewed(noun, Detail("whose", OPPONENTS), Detail("quality", OfOneKeeper(least)))


def of_opponent(reading: Reading) -> bool:
    return True


KEPT: Final = Linked(kept)
ONE: Final = '("one" | "a" "single" | "one" "single" | "the" "same" | "one" "and" "the" "same")'
CONTROLS: Final = '("controls" | "has")'
THEIRS: Final = "card_nouns one_keeper"
PHRASES: Final = [
    Phrase("post", '("of" | "controlled" "by") ("an" | "any") "opponent" who_has+', of_such_opponent),
    Phrase("post", '"that"? "you" "own"', yours, ["Return target creature you own to your hand."]),
    Phrase("post", '"that"? "you" ("own" "and" "control" | "control" "and" "own")', yours_in_both_ways),
    Phrase("condition", '"you" ("own" | "are" "the" "owner" "of") subject_plain | "you" "are" "its" "owner"', owned_by_you,
           ["When this creature dies, if you own it, draw a card."]),
    Phrase("one_keeper", f'"of" {ONE} ("opponent" | "enemy") | "that"? {ONE} "opponent" {CONTROLS}', of_opponent),
    Phrase("aimed", f'many "target" {THEIRS}', KEPT.targets, ["Mark two target creatures of one opponent."]),
    Phrase("aimed", f'"up" "to" many "target" {THEIRS}', KEPT.up_to_targets),
    Phrase("chosen", f"many {THEIRS}", KEPT.some, ["Mark two creatures of one opponent."]),
    Phrase("chosen", f'"up" "to" many {THEIRS}', KEPT.up_to),
]  # fmt: skip
