"""Fronts: how far words reach (here, in all zones), and where creatures stand."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import HOMES
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.ledger import Ledger
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.sentences.narrowing import narrow, said_narrowly
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Everyone, Host, Things, This, You, possessive
from wtactics.vocabulary.things.mentioning import keeper, renewed

OTHER: Final = -1  # the front in which the creature does not stand
NAMES: Final = {OFFENSIVE: "Offensive", DEFENSIVE: "Defensive", OTHER: "other front"}


class Everywhere(Quality):
    """ORC-SPAN-01, ORC-SPAN-09, ORC-SPAN-13 Wherever they are: said of a noun that would else mean only what is local."""

    def holds(self, t: Table, c: CardId) -> bool:
        return True

    def depends(self) -> i64:
        return 0

    def is_of_all(self) -> bool:
        return True

    def behind(self) -> str:
        return "in all zones"


class InFront(Quality):
    """ORC-SPAN-02 A card stands in this front, perhaps of these players: text that names a front says how far it reaches."""

    def __init__(self, front: i64, of: Things | None = None) -> None:
        self.front: Final = front
        self.of: Final = of

    def holds(self, t: Table, c: CardId) -> bool:
        return self.held(t, t.place[c] & 15, t.controller[c])

    def is_of_place(self) -> bool:
        return True

    def held(self, t: Table, home: i64, seat: Seat) -> bool:
        return home == self.front and (self.of is None or self.of.has(t, SEAT_THING + seat))

    def depends(self) -> i64:
        return HOMES | (self.of.depends() if self.of is not None else 0)

    def rank(self) -> i64:
        return 1 if self.of is None or isinstance(self.of, You | Everyone) else NAMES_OTHERS

    def behind(self) -> str:
        return f"in {whose(self.of)} {NAMES[int(self.front)]}"


class InSameZone(Quality):
    """ORC-SPAN-05 A card is local to one of these."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Ledger)
        for other in self.things.of(t):
            if other < SEAT_THING and t.is_local(c, other) and self.on_its_side(t, c, other):
                return True
        return False

    def on_its_side(self, t: Ledger, c: CardId, other: CardId) -> bool:
        """Does it stand on the side that is meant?"""
        return True

    def depends(self) -> i64:
        return HOMES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"in the same zone as {self.things.text()}"


class InItsFront(InSameZone):
    """ORC-AREA-02 A card stands in the front in which one of these stands, on its side, and is perhaps not itself meant."""

    def __init__(self, things: Things, others: bool = False) -> None:
        super().__init__(things)
        self.others: Final = others

    def on_its_side(self, t: Ledger, c: CardId, other: CardId) -> bool:
        return t.side_of(c) == t.side_of(other) and not (self.others and c == other)

    def behind(self) -> str:
        return f"in {possessive(self.things)} front"


class OnItsSide(Quality):
    """ORC-AREA-02 A card that is local stands on the side of what speaks, not in the front opposite to it."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Ledger)
        return self.held(t, t.place[c] & 15, t.side_of(c))

    def is_of_place(self) -> bool:
        return True

    def held(self, t: Table, home: i64, seat: Seat) -> bool:
        assert isinstance(t, Ledger)
        return seat == (t.side_of(t.me) if t.me != NOBODY and t.in_play(t.me) else t.you)

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return "in this front"


class Opposite(InSameZone):
    """ORC-SPAN-04, ORC-SPAN-05 A card stands in the front of an enemy that is opposite to that of one of these."""

    def on_its_side(self, t: Ledger, c: CardId, other: CardId) -> bool:
        return t.side_of(c) != t.side_of(other)

    def behind(self) -> str:
        return f"in the front opposite {self.things.text()}"


def whose(of: Things | None) -> str:
    """Whose front it is, in words."""
    return "the" if of is None else "an opponent's" if isinstance(of, Everyone) else possessive(of)


class FrontPhrase(Phrase):
    """What a front is called (ORC-AREA-12 and ORC-FIRST-02 know older names)."""

    def __init__(self, form: str, front: i64) -> None:
        super().__init__("front", form, self.give)
        self.front: Final = front

    def give(self, reading: Reading) -> i64:
        return self.front


def of_all(reading: Reading, front: i64) -> InFront:
    return InFront(front)


def of_these(reading: Reading, said: Detail, front: i64) -> InFront:
    return InFront(front, keeper(said))


def of_enemies(reading: Reading, front: i64) -> InFront:
    return InFront(front, Everyone(True))


def standing_there(reading: Reading, there: InFront) -> Detail:
    return Detail("all", [Detail("near", False), Detail("quality", there)])


def standing_in_it(reading: Reading, there: InFront) -> Detail:
    """They stand in a front, and "there" is that front behind it."""
    found = standing_there(reading, there)
    reading.area.append(found)
    return found


def there_again(reading: Reading) -> Detail:
    """In the one front that was spoken of before."""
    found = [each for each in reading.area if front_in(each) is not None]
    if len({named.behind() for each in found if (named := front_in(each)) is not None}) != 1:
        raise Misread("one front that was spoken of before", "there")
    named = front_in(found[-1])
    if named is None or not isinstance(named.of, You):
        raise Misread("your own front", "there")
    return Detail("all", [standing_there(reading, named), Detail("mutual", OwnersFront())])


def front_in(said: Detail) -> InFront | None:
    """The front in which something was said to stand."""
    parts = said.value if isinstance(said.value, list) else [said]
    return next((part.value for part in parts if isinstance(part.value, InFront)), None)


def beside(reading: Reading, things: Things) -> Detail:
    return Detail("all", [Detail("near", False), Detail("quality", InSameZone(things))])


def beside_in_front(reading: Reading, things: Things) -> Detail:
    return Detail("all", [Detail("near", False), Detail("quality", InItsFront(things))])


def opposite(reading: Reading, things: Things) -> Detail:
    return Detail("all", [Detail("near", False), Detail("quality", Opposite(things))])


def in_this_zone(reading: Reading) -> Detail:
    """ORC-AREA-03 A quest lies in no front."""
    if reading.word == "quest":
        raise Misread("a front of somebody, for a quest lies in none", "this front")
    return Detail("all", HERE)


class ThisSide:
    """A front is one player's; whose they are may be said, and then says on which side they stand."""

    def of(self, noun: CardNoun) -> OnItsSide | None:
        return OnItsSide() if noun.whose == ANYONES else None


def local_to(reading: Reading, things: Things) -> Detail:
    """ORC-SPAN-05 Said in vain of this card, where it stands somewhere: what it speaks of is local to it anyway."""
    if not isinstance(things, This):
        return beside(reading, things)
    if reading.word not in ("creature", "equipment", "enchantment"):
        raise Misread("what stands in a front", things.text())
    return Detail("all", HERE)


def in_this_front(reading: Reading) -> Detail:
    in_this_zone(reading)
    return Detail("all", [Detail("near", True), Detail("mutual", ThisSide())])


def in_the_same_front(reading: Reading) -> Detail:
    """Where one thing was aimed at before, it is that thing's front: an enemy's, if it lies there."""
    if len(reading.aimed) == 1 and not reading.aimed[0].plural and not reading.aimed[0].people():
        return in_its_front(reading, again(reading.aimed[0], "it"))
    return in_this_front(reading)


class Neighbours:
    """The quality of those in something's front, made of their own noun: the others there are not that thing itself.

    ORC-SPAN-03 Enemies of this card in its front stand in the one opposite, which is the same place.
    """

    def __init__(self, things: Things, word: str) -> None:
        self.things: Final = things
        self.word: Final = word

    def of(self, noun: CardNoun) -> InSameZone:
        inner = getattr(self.things, "things", self.things)
        if noun.whose == OPPONENTS and isinstance(inner, This):
            return Opposite(self.things)
        other = isinstance(noun.other_than, This) and not isinstance(inner, This)
        if other and self.word == "creature":
            raise Misread("other than which creature", f"other {noun.text(True)}")
        return InItsFront(self.things, other)


def in_its_front(reading: Reading, things: Things) -> Detail:
    return Detail("all", [Detail("near", False), Detail("mutual", Neighbours(things, reading.word))])


def in_front_of_it(reading: Reading) -> Detail:
    return in_its_front(reading, reading.it())


def opposite_this(reading: Reading) -> Detail:
    return opposite(reading, This(reading.word))


class OwnersFront:
    """In a front of yours stands no enemy creature."""

    def of(self, noun: CardNoun) -> OnItsSide | None:
        if noun.whose == OPPONENTS:
            raise Misread("creatures of yours, for no others stand there", "those of opponents")
        return None


def on_side(reading: Reading, said: Detail) -> Detail:
    return Detail("all", [Detail("near", True), said])


def is_in_front(reading: Reading, negated: bool, there: InFront) -> Being:
    """It stands in that front, and "there" is that front behind it."""
    if not negated:
        standing_in_it(reading, there)
    return is_there(reading, negated, there)


class Stands(Being):
    """ORC-SPAN-09 It stands in a front that is named, wherever what says so is."""

    def reaches(self) -> bool:
        return not self.negated


def is_there(reading: Reading, negated: bool, there: Quality) -> Being:
    return Stands(CardNoun([Sort()], where=ANYWHERE, qualities=[there]), there.behind(), negated)


def is_so_there(reading: Reading, state: tuple[CardNoun, str], there: InFront) -> Being:
    """It stands in that front, and stands there so."""
    noun, words = state
    return Stands(renewed(noun, Detail("quality", there)), f"{words} {there.behind()}")


def is_beside(reading: Reading, negated: bool, things: Things) -> Being:
    return is_there(reading, negated, InSameZone(things))


def is_in_front_with(reading: Reading, negated: bool, things: Things) -> Being:
    return is_there(reading, negated, InItsFront(things))


def is_doing_so(reading: Reading, there: Quality) -> Being:
    return is_there(reading, False, there)


def narrow_there(reading: Reading, there: InFront) -> Quality:
    return narrow(reading, is_there(reading, False, there))


def said_there(reading: Reading, there: Quality, said: list[Stated]) -> list[Stated]:
    """Of one card, as long as it stands there; of several it would be said of those of them that do."""
    for each in said:
        for statement in each.statements:
            things = getattr(statement, "things", None)
            if not isinstance(getattr(things, "things", things), This | Host):
                raise Misread("this card, or what it is attached to", statement.text())
    return said_narrowly(reading, there, said)


OF_ITS: Final = '"of" ("its" "controller" | "their" "controllers")'
ZONE: Final = '("zone" | "front" | "battlefield")'
BOTH_SIDES: Final = '("zone" | "battlefield")'
HERE: Final[Any] = [Detail("near", True), Detail("local", True)]
ALL_ZONES: Final[Any] = [Detail("near", False), Detail("quality", Everywhere())]
PHRASES: Final = [
    FrontPhrase(f'"offensive" {ZONE}? | "north" "front" | "front" "row"', OFFENSIVE),
    FrontPhrase(f'"defensive" {ZONE}? | "south" "front" | "back" "row"', DEFENSIVE),
    Phrase("front_place", f'("the" | "an" | "any" | "either" | "each" | "its" "controller" "\'s") front | "the" front {OF_ITS}',
           of_all),
    Phrase("front_place", "owner front", of_these),
    Phrase("front_place", '("the" | "an" | "any" | "each")? "enemy" front', of_enemies,
           ["Mark all creatures in the enemy Defensive."]),
    # how far a noun reaches
    DetailPhrase("post", '("in" | "of" | "from") ("all" | "both") ("zones" | "fronts") | "everywhere"', "all", ALL_ZONES),
    DetailPhrase("post", f'("in" | "of" | "from") ("any" | "either" | "every") {ZONE}', "all", ALL_ZONES),
    DetailPhrase("stance", '"global"', "all", ALL_ZONES),
    DetailPhrase("stance", '"local"', "all", HERE),
    Phrase("post", f'("in" | "of" | "from") ("this" | "the" "same") {BOTH_SIDES} | "here"', in_this_zone),
    Phrase("post", '(("that" | "which") ("is" | "are"))? "local" "to" (self | aimed | again | enchanted_thing)', local_to,
           ["Enemy creatures local to this creature get -1/0."]),
    Phrase("post", '("in" | "of" | "from") "this" "front"', in_this_front, ["Mark all creatures in this front."]),
    Phrase("post", '("in" | "of" | "from") "the" "same" "front"', in_the_same_front,
           ["Mark target creature. Deal 1 damage to each other creature in the same front."]),
    Phrase("post", '("in" | "of" | "from") front_place', standing_in_it, ["Kill target creature in an opponent's Defensive."]),
    Phrase("post", f'"in" "the" "same" {BOTH_SIDES} "as" (self | aimed | enchanted_thing)', beside,
           ["Mark all creatures in the same zone as target creature."]),
    Phrase("post", '"in" "the" "same" "front" "as" (self | aimed | enchanted_thing)', beside_in_front),
    Phrase("post", f'"in" ("the" | "a" | "any") {ZONE} "opposite" ("to" | "of")? (self | aimed | enchanted_thing)', opposite,
           ["Creatures in the front opposite this creature get -1/-0."]),
    Phrase("post", f'"in" ("the" | "an" | "any") "opposite" {ZONE}', opposite_this),
    Phrase("post", f'"on" owner "side" ("of" ("this" | "the") {ZONE})?', on_side,
           ["Each Elf on your side of this zone gets +1/+1."]),
    Phrase("post", f'"in" (self | aimed | again | enchanted_thing) "\'s" {ZONE}', in_its_front,
           ["Mark all creatures in target creature's front."]),
    Phrase("post", f'"in" "its" {ZONE}', in_front_of_it),
    Phrase("post", '"there"', there_again,
           ["As long as this creature is in your Defensive, other creatures you control there get +0/+1."]),
    # where something is
    Phrase("predicate", 'being "in" front_place', is_in_front,
           ["As long as this creature is in the Defensive, it gets +0/+2."]),
    Phrase("predicate", '("is" | "are" | "stands" | "stand") state "in" front_place', is_so_there,
           ["As long as this creature is unmarked in your Defensive, it gets +0/+2."]),
    Phrase("predicate", f'being "in" "the" "same" {BOTH_SIDES} "as" (self | aimed | enchanted_thing)', is_beside),
    Phrase("predicate", 'being "in" "the" "same" "front" "as" (self | aimed | enchanted_thing)', is_in_front_with),
    Phrase("doing_so", '"in" front_place', is_doing_so),
    Phrase("said_fronted", 'there_narrow ","? said_tail', said_there),
    Phrase("there_narrow", '"in" front_place', narrow_there),
]  # fmt: skip
