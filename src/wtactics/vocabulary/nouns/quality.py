"""Qualities: what is said of a card behind its noun, or by a condition: in target city, with flying, with cost 2 or less."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, HOMES, ROLES, Noun
from wtactics.engine.places import (
    ATTACKER,
    AVATAR,
    BLOCKED,
    BOARD,
    CITY,
    CREATURE,
    DEFENDER,
    NOBODY,
    PEACE,
    RESERVE,
    SEAT_THING,
    CardId,
    Seat,
    Thing,
)
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.vocabulary.nouns.sorts import ATTACKING, Sort
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import SEVERAL, Slot, Things, article

ALL_OF_THEM: Final = 0
ANY_OF_THEM: Final = 1
NONE_OF_THEM: Final = 2
ANY_HOME: Final = 0  # the same city or army, or only one of these
ONE_CITY: Final = 1
ONE_ARMY: Final = 2
HOME_WORDS: Final = ("city or army", "city", "army")
MARCHING: Final = 1 << CREATURE | 1 << AVATAR  # who is in an army, or a resident
NAMES_OTHERS: Final = 2  # the rank of a quality that speaks of other things


class Quality:
    """Something that is true of a card or not: it narrows a noun, and a condition can ask for it."""

    def holds(self, t: Table, c: CardId) -> bool:
        """Is it true of the card?"""
        raise NotImplementedError

    def scope(self, t: Table) -> vec[i64]:
        """Cards on the board among which all are of which it is true."""
        return t.board

    def names_all(self, t: Table) -> bool:
        """Is it true of all that `scope` names?"""
        return False

    def is_hidden(self, t: Table) -> bool:
        """Could it hang on cards that somebody cannot see?"""
        return False

    def depends(self) -> i64:
        """Upon what it depends of which cards it is true, as bits."""
        return ANYTHING

    def passes(self) -> bool:
        """Is it a state that passes, and not what a card is?"""
        return False

    def before(self) -> str:
        """What stands in front of the noun."""
        return ""

    def behind(self) -> str:
        """What stands behind the noun."""
        return ""

    def suits(self, sorts: list[Sort]) -> bool:
        """Can it be true of such cards at all?"""
        return True

    def is_allied(self) -> bool:
        """Can it be true of nobody but allies of the card that speaks?"""
        return False

    def tells_side(self) -> bool:
        """Do its words tell in whose army they stand?"""
        return False

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        """The same, said of several that are picked among the rest: it may tell how they are to each other."""
        return self

    def finds_one(self) -> bool:
        """Can it be true of no more than one, so that a text can speak of "the" one?"""
        return False

    def is_linked(self) -> bool:
        """Does it tell how several are to each other?"""
        return False

    def runs_out(self) -> bool:
        """Can those that were picked leave none for the rest, so that nobody can be told to pick so many?"""
        return False

    def is_of_all(self) -> bool:
        """Is it true of all cards, wherever they are?"""
        return False

    def is_of_place(self) -> bool:
        """Does it tell only where a card is, which is remembered of what happened to it?"""
        return False

    def reaches(self) -> bool:
        """Does it tell by itself where a card is, so that what it is said of need not be near?"""
        return False

    def held(self, t: Table, home: i64, seat: Seat) -> bool:
        """Was it true of a card that was there, under this seat's control?"""
        return True

    def is_of_bids(self) -> bool:
        """Is it true of a card only until the bid under way is settled?"""
        return False

    def is_passing(self) -> bool:
        """Is it true only as long as that is there which it speaks of?"""
        return False

    def rank(self) -> i64:
        """Where it is said: 0 in front of the noun, 1 behind it, 2 behind that, for it names others."""
        return 0 if self.before() else 1

    def told(self, many: bool) -> str:
        """What is said of somebody: is in your army, has flying."""
        return f"{'are' if many else 'is'} {self.before() or self.behind()}"


class Traits:
    """Keywords, as bits and in words."""

    def __init__(self, bits: i64, words: str) -> None:
        self.bits: Final = bits
        self.words: Final = words


class With(Quality):
    """A card has all of some keywords, any of them, or none."""

    def __init__(self, keywords: Traits, which: i64 = ALL_OF_THEM) -> None:
        self.keywords: Final = keywords
        self.which: Final = which

    def holds(self, t: Table, c: CardId) -> bool:
        had = traits_of(t, c) & self.keywords.bits
        if self.which == ALL_OF_THEM:
            return had == self.keywords.bits
        return (had != 0) == (self.which == ANY_OF_THEM)

    def depends(self) -> i64:
        return 0

    def behind(self) -> str:
        return f"{'without' if self.which == NONE_OF_THEM else 'with'} {self.keywords.words}"

    def told(self, many: bool) -> str:
        have = ("have", "has") if self.which != NONE_OF_THEM else ("don't have", "doesn't have")
        return f"{have[0] if many else have[1]} {self.keywords.words}"


def traits_of(t: Table, c: CardId) -> i64:
    """The keywords of a card: as computed in play, as printed elsewhere."""
    return t.traits[c] if t.place[c] & 15 >= BOARD else t.library.trait[t.printed[c]]


class LivingIn(Quality):
    """A card resides in one of these cities."""

    def __init__(self, city: Things) -> None:
        self.city: Final = city

    def holds(self, t: Table, c: CardId) -> bool:
        one = self.city.lived_in(t) if isinstance(self.city, HomeOf) else self.city.single(t)
        if one != SEVERAL:
            return one != NOBODY and t.resides(c, one)
        for city in self.city.of(t):
            if t.resides(c, city):
                return True
        return False

    def depends(self) -> i64:
        return HOMES | ROLES | self.city.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"in {self.city.text()}"

    def suits(self, sorts: list[Sort]) -> bool:
        """Who attacks comes from an Army; attackers "of" a city are meant that attack it."""
        return not any(sort.role == ATTACKING for sort in sorts)


class Beside(Quality):
    """A creature is in the same city or army as one of these. Residents of one city may belong to several players."""

    def __init__(self, things: Things, where: i64 = ANY_HOME, named: bool = False) -> None:
        self.things: Final = things
        self.where: Final = where
        self.named: Final = named

    def holds(self, t: Table, c: CardId) -> bool:
        one = self.things.single(t)
        if one != SEVERAL:
            return one != NOBODY and is_with(t, c, one, self.where)
        for other in self.things.of(t):
            if is_with(t, c, other, self.where):
                return True
        return False

    def depends(self) -> i64:
        return HOMES | ROLES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"in the same {HOME_WORDS[self.where]}" + (f" as {self.things.text()}" if self.named else "")


def is_with(t: Table, c: CardId, other: Thing, where: i64) -> bool:
    """Is the creature in the same city or army as this card? Who helps to defend a city is in both."""
    if other >= SEAT_THING or 1 << t.type(c) & MARCHING == 0 or (where == ONE_ARMY and t.place[c] & 15 != ARMY):
        return False
    if where != ONE_ARMY and t.dwelling(c) != NOBODY and t.dwelling(other) == t.dwelling(c):
        return True
    return where != ONE_CITY and t.home[c] == NOBODY and t.home[other] == NOBODY and t.place[other] == t.place[c]


class Against(Quality):
    """A creature defends against one of these."""

    def __init__(self, foe: Things) -> None:
        self.foe: Final = foe

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] == DEFENDER and self.foe.has(t, t.foe[c])

    def depends(self) -> i64:
        return ROLES | self.foe.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"defending against {self.foe.text()}"


class InCombat(Quality):
    """A creature attacks or defends just now."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] != PEACE

    def depends(self) -> i64:
        return ROLES

    def passes(self) -> bool:
        return True

    def behind(self) -> str:
        return "in combat"


class Attacks(Quality):
    """A creature takes part in the attack on such a thing: on a city until the attack ends (ARC-COMBAT-27, AVA-COMBAT-26)."""

    def __init__(self, noun: Noun, words: str) -> None:
        self.noun: Final = noun
        self.words: Final = words
        self.on_any_city: Final = words == "a city"

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] != ATTACKER and t.role[c] != BLOCKED:
            return False
        aim = t.aim()
        if self.on_any_city:
            return NOBODY < aim < SEAT_THING and t.type(aim) == CITY
        return aim != NOBODY and self.noun.fits(t, aim)

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:  # of those that you control it could be said that they attack a city
        return f"attacking {'one of your cities' if self.words == 'a city you control' else self.words}"


class AnyOf(Quality):
    """One thing or another is true of a card."""

    def __init__(self, first: Quality, second: Quality) -> None:
        self.first: Final = first
        self.second: Final = second

    def holds(self, t: Table, c: CardId) -> bool:
        return self.first.holds(t, c) or self.second.holds(t, c)

    def is_hidden(self, t: Table) -> bool:
        return self.first.is_hidden(t) or self.second.is_hidden(t)

    def depends(self) -> i64:
        return self.first.depends() | self.second.depends()

    def behind(self) -> str:
        return f"that {self.told(False)}"

    def told(self, many: bool) -> str:
        return f"{self.first.told(many)} or {self.second.told(many).removeprefix('are ' if many else 'is ')}"


class Harbouring(Quality):
    """In a city resides one of these."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def holds(self, t: Table, c: CardId) -> bool:
        for other in self.noun.all(t):
            if t.resides(other, c):
                return True
        return False

    def depends(self) -> i64:
        return HOMES | ROLES | self.noun.depends()

    def behind(self) -> str:
        return f"where {article(self.noun.text(False))} is"


class Being(Quality):
    """A card is what another noun means, or is not: a creature that is attacking, a card that isn't a city."""

    def __init__(self, noun: Noun, words: str, negated: bool = False) -> None:
        self.noun: Final = noun
        self.words: Final = words
        self.negated: Final = negated

    def holds(self, t: Table, c: CardId) -> bool:
        return self.noun.fits(t, c) != self.negated

    def is_hidden(self, t: Table) -> bool:
        return self.noun.is_hidden(t)

    def depends(self) -> i64:
        return self.noun.depends()

    def behind(self) -> str:
        return f"that {self.told(False)}"

    def told(self, many: bool) -> str:
        verb = ("aren't" if many else "isn't") if self.negated else ("are" if many else "is")
        return f"{verb} {self.words}"


class Was(Being):
    """A card was of this sort where it lay before; what lies face down now still was what is printed on it."""

    def __init__(self, sort: Sort, what: Being) -> None:
        super().__init__(what.noun, what.words, what.negated)
        self.sort: Final = sort

    def holds(self, t: Table, c: CardId) -> bool:
        if t.place[c] & 15 == RESERVE and self.sort.is_printed_so(t, c):
            return not self.negated
        return super().holds(t, c)

    def told(self, many: bool) -> str:
        verb = ("weren't" if many else "wasn't") if self.negated else ("were" if many else "was")
        return f"{verb} {self.words}"
