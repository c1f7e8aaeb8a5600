"""Defending: what is said of those who defend against a card; it says when, too, if nothing else does: as soon as they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import DEFEND, ROLES, Noun, Trigger
from wtactics.engine.places import CREATURE, DEFENDER, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Against, Quality
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.things.meaning import Things, This, article
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.watching import Watched, call, says, verbs_suffered, very_card


class IsDefendedAgainst(Trigger):
    """Somebody defends against such a creature: once in each attack, however many they are."""

    def __init__(self, attacker: Noun, words: str, bound: Bound | None = None) -> None:
        super().__init__(facts.DEFENDED)
        self.attacker: Final = attacker
        self.words: Final = words
        self.bound: Final = bound  # how many creatures they must be, if it is said

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not self.attacker.fits(t, b):
            return False
        for c in t.board:  # all defenders are named together, so the first of them stands for all
            if t.role[c] == DEFENDER and t.foe[c] == b:
                return a == c and self.are_so_many(t, b)
        return False

    def are_so_many(self, t: Table, attacker: Thing) -> bool:
        """Are there as many creatures among the defenders as it is said?"""
        if self.bound is None:
            return True
        n: i64 = 0
        for c in t.board:
            if t.role[c] == DEFENDER and t.foe[c] == attacker and t.type(c) == CREATURE:
                n += 1
        return compares(n, self.bound.relation, self.bound.number.of(t))

    def text(self) -> str:
        return self.words


class Withstands(Quality):
    """A creature defends against such an attacker."""

    def __init__(self, noun: Noun, words: str) -> None:
        self.noun: Final = noun
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] == DEFENDER and self.noun.fits(t, t.foe[c])

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def rank(self) -> i64:
        return 2  # it names others

    def is_passing(self) -> bool:
        return True

    def behind(self) -> str:
        return f"defending against {self.words}"


def is_defended_against(reading: Reading, watched: Watched) -> Trigger:
    call(reading, watched, True)
    return IsDefendedAgainst(watched.noun, says(watched, "is defended against"))


def is_defended_by(reading: Reading, watched: Watched, bound: Bound) -> Trigger:
    plain(bound.number)
    call(reading, watched, True)
    number, exact = bound.number.text(), "exactly " if bound.relation == EXACTLY else ""
    creatures = "creature" if number == "1" else "creatures"
    many = f"{exact}{bound_text(bound.relation, number)} {creatures}"
    return IsDefendedAgainst(watched.noun, f"{says(watched, 'is defended against')} by {many}", bound)


def is_defended_by_one(reading: Reading, watched: Watched) -> Trigger:
    return is_defended_by(reading, watched, Bound(EXACTLY, Fixed(1)))


def so_many_defend(reading: Reading, bound: Bound, watched: Watched) -> Trigger:
    return is_defended_by(reading, watched, bound)


def against(reading: Reading, foe: Things) -> Detail:
    """Nobody defends but from one moment of an attack on: then a text is carried out that says no other time."""
    if isinstance(foe, This):
        watched = very_card(reading, foe)
        reading.moment = IsDefendedAgainst(watched.noun, says(watched, "is defended against"))
    return Detail("quality", Against(foe))


def against_any(reading: Reading, noun: Noun) -> Detail:
    return Detail("quality", Withstands(noun, article(noun.text(False))))


IS: Final = '("is" | "are" | "am" | "becomes" | "become")'
STOPPED: Final = '("defended" "against" | "blocked")'
ONLY_ONE: Final = '("only" "one" | "a" "single") ("creature" | "defender")'
ASSIGNED: Final = '("is" | "are") "assigned" "to"'
CREATURES: Final = '("creature" | "creatures" | "defender" | "defenders")'
PHRASES: Final = [
    Phrase("happening", f"watched {IS} {STOPPED}", is_defended_against,
           ["Whenever this creature is defended against, draw a card."]),
    Phrase("happening", f'watched {IS} {STOPPED} "by" how_many {CREATURES}', is_defended_by,
           ["Whenever this creature is defended against by two or more creatures, draw a card."]),
    Phrase("happening", f'watched {IS} {STOPPED} "by" {ONLY_ONE} | {ONLY_ONE} {{defend}} "against" watched',
           is_defended_by_one),
    Phrase("happening", f'how_many {CREATURES} {{defend}} "against" watched', so_many_defend,
           ["Whenever two or more creatures defend against this creature, draw a card."]),
    Phrase("happening", f"how_many {CREATURES} {ASSIGNED} watched", so_many_defend,
           ["Whenever two or more defenders are assigned to this creature, draw a card."]),
    Phrase("trigger", f'"if" how_many {CREATURES} ({{defend}} "against" | {ASSIGNED}) watched', so_many_defend),
    *verbs_suffered(
        [Verb(facts.DEFENDED, "is defended against", "is defended against", "is blocked", subject=True, to="by watched_card",
              always=True)]
    ),
    Phrase("reach", '"defending" "against" ("a" | "an" | "any") card_noun', against_any,
           ["Mark each creature defending against an Elf."]),
    Phrase("reach", '"defending" "against" (aimed | general)', against,
           ["Mark each creature defending against this creature."]),
    ActPhrase("suffered", '"be" ("defended" "against" | "blocked")', Act("be defended against", bit(DEFEND))),
]  # fmt: skip
