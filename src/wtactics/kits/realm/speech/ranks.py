"""Ranks in words: who attacks as the first, the second, the last in the order of an attack, and who comes before whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES, Condition
from wtactics.engine.places import ATTACKER, BLOCKED, NOBODY, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.frays import IN_ATTACK
from wtactics.kits.realm.speech.regrouping import IN_ORDER
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.conditions.meaning import Both, Is
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import One, Things
from wtactics.vocabulary.things.mentioning import counted, plain, same
from wtactics.vocabulary.triggers.times import ORDINALS
from wtactics.vocabulary.triggers.ways import How


def rank_of(t: Table, c: Thing) -> i64:
    """How many come before this attacker, whoever of them has left since; NOBODY: it does not attack."""
    return place_of(t, c) if NOBODY < c < SEAT_THING and t.role[c] in (ATTACKER, BLOCKED) else NOBODY


def place_of(t: Table, c: Thing) -> i64:
    """ARC-COMBAT-05, AVA-COMBAT-08 Its place in the order as it was announced, or set since; who left has kept it."""
    assert isinstance(t, Realm)
    for i in range(len(t.attackers)):
        if t.attackers[i] == c:
            return i
    return NOBODY


class Ranked(Quality):
    """So many were announced before this attacker, or behind it."""

    def __init__(self, relation: i64, number: i64, words: str, behind: bool = False) -> None:
        self.relation: Final = relation
        self.number: Final = number
        self.words: Final = words
        self.from_behind: Final = behind

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Realm)
        at = rank_of(t, c)
        if at == NOBODY:
            return False
        return compares(len(t.attackers) - 1 - at if self.from_behind else at, self.relation, self.number)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return f"attacking as the {self.words} in the order"


class InLine(Quality):
    """It attacks, before one of these in the order or behind, perhaps as the next."""

    def __init__(self, things: Things, first: bool, next_one: bool) -> None:
        self.things: Final = things
        self.first: Final = first
        self.next_one: Final = next_one

    def holds(self, t: Table, c: CardId) -> bool:
        at = rank_of(t, c)
        if at == NOBODY:
            return False
        for other in self.things.of(t):
            there = place_of(t, other)
            apart = there - at if self.first else at - there
            if there != NOBODY and (apart == 1 if self.next_one else apart > 0):
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def finds_one(self) -> bool:
        return self.next_one

    def behind(self) -> str:
        where = "before" if self.first else "after"
        return f"{'directly ' if self.next_one else ''}{where} {self.things.text()} in the order"


def attacking_as(reading: Reading, quality: Ranked) -> How:
    return How(quality, f"as the {quality.words} in the order", True)


def attacks_too(reading: Reading, things: Things, condition: Condition) -> Condition:
    return attacks_and(reading, things, IN_ATTACK, condition)


class RankPhrase(Phrase):
    """A place in the order."""

    def __init__(self, form: str, relation: int, number: int, words: str, behind: bool = False) -> None:
        super().__init__("rank", form, self.give)
        self.meant: Final = Ranked(relation, number, words, behind)

    def give(self, reading: Reading) -> Quality:
        return self.meant


class SidePhrase(Phrase):
    """Before another one, or behind it."""

    def __init__(self, form: str, first: bool) -> None:
        super().__init__("side_in_line", form, self.give)
        self.first: Final = first

    def give(self, reading: Reading) -> bool:
        return self.first


def in_line(reading: Reading, first: bool, things: Things) -> Detail:
    return Detail("quality", InLine(things, first, False))


def next_in_line(reading: Reading, first: bool, things: Things) -> Detail:
    return Detail("quality", InLine(things, first, True))


class NextInLine(One):
    """The attacker whose combat is announced directly behind that of another, or before it; gone, it leaves its place empty."""

    def __init__(self, things: Things, first: bool) -> None:
        self.things: Final = things
        self.beside: Final = InLine(things, first, True)

    def one(self, t: Table) -> Thing:
        for c in t.board:
            if self.beside.holds(t, c):
                return c
        return NOBODY

    def depends(self) -> i64:
        return self.beside.depends()

    def text(self) -> str:
        return f"the attacker {self.beside.behind()}"


def the_next(reading: Reading, first: bool, things: Things) -> Things:
    return reading.tell(NextInLine(things, first))


def next_behind(reading: Reading) -> Things:
    return the_next(reading, False, reading.it())


class Announced(Condition):
    """So many others were announced before this attacker, or behind it, wherever they are now."""

    def __init__(self, things: Things, relation: i64, number: i64, first: bool) -> None:
        self.things: Final = things
        self.relation: Final = relation
        self.number: Final = number
        self.first: Final = first

    def holds(self, t: Table) -> bool:
        assert isinstance(t, Realm)
        for c in self.things.of(t):
            at = rank_of(t, c)
            n = at if self.first else len(t.attackers) - 1 - at
            return at != NOBODY and compares(n, self.relation, self.number)
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def text(self) -> str:
        many = "no" if self.number == 0 else bound_text(self.relation, counted(int(self.number)))
        others = "other attacker was" if self.number == 1 and self.relation == EXACTLY else "other attackers were"
        return f"{many} {others} announced {'before' if self.first else 'after'} {self.things.text()}"


def announced_there(reading: Reading, bound: Bound, first: bool, things: Things) -> Condition:
    return Announced(things, bound.relation, plain(bound.number), first)


def none_there(reading: Reading, first: bool, things: Things) -> Condition:
    return Announced(things, AT_MOST, 0, first)


def attacks_and(reading: Reading, things: Things, fights: Quality, condition: Condition) -> Condition:
    return Both(Is(things, fights), condition, False)


def ranks() -> list[Phrase]:
    """First, second, third or later, last."""
    found: list[Phrase] = [RankPhrase('"last"', EXACTLY, 0, "last", True)]
    for n, word in enumerate(ORDINALS[:5]):
        found.append(RankPhrase(f'"{word}"', EXACTLY, n, word))
        if n > 0:
            found.append(RankPhrase(f'"{word}" "or" ("later" | "a" "later" "one")', AT_LEAST, n, f"{word} or later"))
            found.append(RankPhrase(f'"{word}" "or" "earlier"', AT_MOST, n, f"{word} or earlier"))
    return found


ONE: Final = '("attacker" | "creature" | "one")'
COMES: Final = '("come" | "comes" | "came" | "is" | "are" | "was" | "were" | "attack" | "attacks" | "fights" | "fight")'
OTHERS: Final = '("other"? ("attackers" | "attacker" | "attacking" "creatures" | "creatures"))'
DIRECTLY: Final = '("directly" | "immediately" | "right" | "next")'
ATTACKER_WORD: Final = '("attacker" | "attacking" "creature")'
ANNOUNCED: Final = '(("were" | "was" | "have" "been" | "has" "been") ("announced" | "declared" | "named"))'
PHRASES: Final = [
    *ranks(),
    SidePhrase('"before" | "in" "front" "of" | "ahead" "of"', True),
    SidePhrase('"after" | "behind"', False),
    Phrase("fights", f'("attacks" | "attack") "as" "the" rank {ONE}? {IN_ORDER}?', same,
           ["This creature gets +2/+0 while it attacks as the first in the order."], needs=CITIES),
    Phrase("doing_way", f'"attacking" "as" "the" rank {ONE}? {IN_ORDER}?', same,
           ["This creature gets +0/+2 while attacking as the last."], needs=CITIES),
    Phrase("doing_so", f'"attacking" "as" "the" rank {ONE}? {IN_ORDER}?', same, needs=CITIES),
    Phrase("how", f'"as" "the" rank {ONE}? {IN_ORDER}?', attacking_as,
           ["Whenever this creature attacks as the first, draw a card."], needs=CITIES),
    Phrase("post", f'("that"? {COMES})? {DIRECTLY} side_in_line one_named {IN_ORDER}?',
           next_in_line, ["This creature gets +1/+0 for each Elf that comes directly after it in the order."], needs=CITIES),
    Phrase("post", f'("that"? {COMES})? side_in_line one_named {IN_ORDER}', in_line,
           ["This creature gets +1/+0 for each attacker before it in the order."], needs=CITIES),
    Phrase("post", f'"that" {COMES} side_in_line one_named', in_line, needs=CITIES),
    Phrase("general", f'"the" {ATTACKER_WORD} ("that"? {COMES})? {DIRECTLY} side_in_line one_named {IN_ORDER}?', the_next,
           ["While this creature attacks, the attacker directly after it in the order gets +2/+0."], needs=CITIES),
    Phrase("general", f'"the" "next" {ATTACKER_WORD} {IN_ORDER}', next_behind, needs=CITIES),
    Phrase("condition", f"how_many {OTHERS} ({ANNOUNCED} | {COMES}) side_in_line one_named {IN_ORDER}?", announced_there,
           ["As long as two or more other attackers were announced before this creature, it gets +2/+0."], needs=CITIES),
    Phrase("condition", f'"no" {OTHERS} ({ANNOUNCED} | {COMES}) side_in_line one_named {IN_ORDER}?', none_there, needs=CITIES),
    Phrase("standing_if", '("as" "long" "as") subject_plain fights "and" condition', attacks_and,
           ["As long as this creature attacks alone and you control an Elf, it gets +2/+0."], needs=CITIES),
    Phrase("standing_if", '("as" "long" "as") subject_plain ("attacks" | "attack") "and" condition', attacks_too, needs=CITIES),
]  # fmt: skip
