"""Stacks: who lies below or above another one in its Domain, and in how many Domains somebody lies or nobody."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import HOMES, Noun, Number, Trigger
from wtactics.engine.places import CREATURE, NOBODY, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.mods.regions.places import HOW_MANY, is_domain
from wtactics.mods.regions.speech.civilians import Inhabited
from wtactics.mods.regions.speech.one_domain import CREATURES, The
from wtactics.vocabulary.deeds.harm import Repair
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This, You
from wtactics.vocabulary.triggers.watching import Watched, call

BELOW: Final = 0
ABOVE: Final = 1
SIDES: Final = ("below", "above")


class Stacked(Quality):
    """AVA-REGION-07 A creature lies below one of these in the same Domain, or above it; perhaps with none between them."""

    def __init__(self, things: Things, side: int, near: bool) -> None:
        self.things: Final = things
        self.side: Final = side
        self.near: Final = near

    def holds(self, t: Table, c: CardId) -> bool:
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and is_domain(t.place[other] & 15) and t.place[c] == t.place[other]:
                upper, lower = (other, c) if self.side == BELOW else (c, other)
                if is_below(t, lower, upper, self.near):
                    return True
        return False

    def depends(self) -> i64:
        return HOMES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"{'directly ' if self.near else ''}{SIDES[self.side]} {self.things.text()}"


def is_below(t: Table, lower: CardId, upper: CardId, near: bool) -> bool:
    """The newest creature lies on top; avatars lie in no order."""
    c = t.after[upper]
    while c >= 0:
        if c == lower:
            return True
        if near and t.type(c) == CREATURE:
            return False
        c = t.after[c]
    return False


class LaidOn(Trigger):
    """AVA-REGION-07 Somebody comes to lie on top of this creature, as he enters play or from elsewhere."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(facts.SHIFTED, False, bit_of(facts.ENTERED))
        self.noun: Final[Noun] = watched.noun
        self.words: Final = watched.words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        there = a != t.me and is_domain(t.place[a] & 15) and t.place[a] == t.place[t.me]
        return there and is_below(t, t.me, a, True) and self.noun.fits(t, a)

    def text(self) -> str:
        return f"whenever {self.words} is put on top of this creature"


def laid_on(reading: Reading, watched: Watched, this: Things) -> LaidOn:
    if not isinstance(this, This) or reading.word != "creature":
        raise Misread("this creature", this.text())
    call(reading, watched, False)
    return LaidOn(watched)


class Deserted(Number):
    """AVA-REGION-07 In how many Domains of these players no such creature stands."""

    def __init__(self, inhabited: Inhabited) -> None:
        self.inhabited: Final = inhabited

    def of(self, t: Table) -> i64:
        return HOW_MANY - self.inhabited.of(t)

    def depends(self) -> i64:
        return self.inhabited.depends()

    def text(self) -> str:
        return self.inhabited.text().replace(" with ", " without ", 1)


def stacked(reading: Reading, near: bool | None, side: int, *things: Things) -> Stacked:
    return Stacked(things[0] if things else reading.it(), side, near is True)


def lying_so(reading: Reading, *said: Any) -> Detail:
    return Detail("quality", stacked(reading, *said))


def next_one(reading: Reading, near: bool | None, side: int, *things: Things) -> The:
    """There is but one, if there is any."""
    found = stacked(reading, True, side, *things)
    return The(CardNoun([CREATURES], qualities=[found]), f"the creature {found.behind()}")


def deserted(reading: Reading, *said: Any) -> Number:
    """Without creatures if nothing more is said: an avatar alone does not count."""
    noun = next((each for each in said if isinstance(each, CardNoun)), CardNoun([CREATURES]))
    return Deserted(Inhabited(You(), noun))


def inhabited(reading: Reading, *said: Any) -> Number:
    return Inhabited(You(), next((each for each in said if isinstance(each, CardNoun)), CardNoun([CREATURES])))


def repair_more(reading: Reading, number: Number) -> Repair:
    """A benefit for more disciplines goes on with that for fewer, which spoke of nothing but this region."""
    others = [
        reading.they,
        reading.before if reading.before is None or not isinstance(reading.before.things, This) else None,
    ]
    if reading.word != "region" or any(each is not None for each in others):
        raise Misread("from what damage is removed", f"{number.text()} more")
    return Repair(number, This("region"))


NEXT: Final = '("directly" | "immediately" | "just" | "right")'
IT: Final = '("it" | self)'
IN_IT: Final = '("in" ("the" "same" | "that") "domain")?'
LIES: Final = '("lies" | "is" | "stands")'
PHRASES: Final = [
    Phrase("near_to", NEXT, lambda reading: True),
    Phrase("stack_side", '"below" | "beneath" | "under" | "underneath"', lambda reading: BELOW),
    Phrase("stack_side", '"above"', lambda reading: ABOVE),
    Phrase("post", f"[near_to] stack_side {IT} {IN_IT}", lying_so,
           ["Creatures below this creature get +0/+1."]),
    Phrase("the_one", f'"the" "creature" [near_to] stack_side {IT} {IN_IT}', next_one,
           ["When this creature enters one of your Domains, unmark the creature below it."]),
    Phrase("happening", 'watched ("is" ("placed" | "put" | "laid" | "played") | "enters" "play"? | "comes" "into" "play"'
           ' | "arrives" | "lands") ("on" "top" "of" | "above") self', laid_on,
           ["Whenever a creature is put on top of this creature, unmark this creature."]),
    Phrase("for_each", f'"for" "each" ("of" "your" "domains" | "domain" "of" "yours") ("that" ("isn\'t" | "aren\'t") "empty"'
           f' | ("in" "which" | "where") ("a" "creature" | card_noun) {LIES}'
           ' | "that" ("holds" | "has" | "contains" | "hold" | "contain" | "have") ("a" | "at" "least" "one") card_noun)',
           inhabited,
           ["Gain 1 VP for each of your Domains that isn't empty."]),
    Phrase("for_each", '"for" "each" ("of" "your" "domains" | "domain" "of" "yours") empty_so', deserted,
           ["Draw a card for each of your Domains that is empty."]),
    Phrase("value", '"the" "number" "of" "your" "domains" empty_so', deserted),
    Phrase("empty_so", '"that" ("is" | "are") "empty" | "without" ("a" | "any") "creature" | "without" "creatures"',
           lambda reading: CardNoun([CREATURES])),
    Phrase(ORDER, f'{{remove}} number "more" ("damage" ("from" {IT})?)?',
           lambda reading, number, *it: repair_more(reading, number)),
]  # fmt: skip
