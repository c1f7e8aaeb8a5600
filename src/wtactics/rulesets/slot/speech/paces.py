"""Paces, in words: where a creature may move beyond the rules, or may not; whom it changes places with; moves that are free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK_TOLL, BE_SWAPPED, MOVE_TOLL, Noun, Number, Statement
from wtactics.engine.places import CREATURE, NOBODY, CardId, Seat, Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import ASKEW, BACK, FRONT, SLOTS, column, row
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.tolls import EXACTLY, MORE, Toll
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BEGIN_SWAP, GO_THERE
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import renewed

UNSWAPPED: Final = Act("be swapped", bit(BE_SWAPPED, BEGIN_SWAP))  # by a move of its own or of another (SLOT-MOVE-09)
FORWARD: Final = 0
BACKWARD: Final = 1
ALONG: Final = 2  # in its row
IN_COLUMN: Final = 3
TO_EMPTY: Final = 4
BY_SWAP: Final = 5
WAYS: Final = ("forward", "backward", "sideways", "in its column", "into empty slots", "by changing slots")


class Way:
    """One way to move: out of one row into the other, along a row, into an empty slot or in exchange for another."""

    def __init__(self, sort: i64) -> None:
        self.sort: Final = sort

    def leads(self, t: SlotTable, c: CardId, slot: i64) -> bool:
        """Is it this way that leads the creature there?"""
        here = t.slot(c)
        if self.sort in (TO_EMPTY, BY_SWAP):
            return (t.in_slot(t.controller[c], slot) < 0) == (self.sort == TO_EMPTY)
        if self.sort == IN_COLUMN:
            return column(here) == column(slot)
        if self.sort == ALONG:
            return row(here) == row(slot)
        return row(here) != row(slot) and row(slot) == (FRONT if self.sort == FORWARD else BACK)

    def text(self) -> str:
        """The way, in words."""
        return WAYS[self.sort]


ENEMIES: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=OPPONENTS, side=True)


class Gait(Statement):
    """What these creatures may do with a move of their own, or may not."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def law(self) -> i64:
        return bit_of(GO_THERE)

    def is_asked(self, t: Table, deed: i64, c: Thing) -> bool:
        """Is it about a move of one of these?"""
        return deed == GO_THERE and self.things.has(t, c)


def partner_of(t: Table, c: CardId, slot: i64) -> CardId:
    """Who stands in this slot of the creature's army; NOBODY where nobody does, or there is no such slot."""
    assert isinstance(t, SlotTable)
    return t.in_slot(t.controller[c], slot) if 0 <= slot < SLOTS else NOBODY


class Led(Gait):
    """SLOT-MOVE-05 These creatures don't move so, or only so."""

    def __init__(self, things: Things, ways: list[Way], only: bool) -> None:
        super().__init__(things)
        self.ways: Final = ways
        self.only: Final = only

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.is_asked(t, deed, c):
            return False
        assert isinstance(t, SlotTable)
        return any_leads(t, self.ways, c, other) != self.only

    def text(self) -> str:
        how = " or ".join(way.text() for way in self.ways)
        return f"{self.things.text()} {'can move only' if self.only else 'can' + chr(39) + 't move'} {how}"


def any_leads(t: SlotTable, ways: list[Way], c: CardId, slot: i64) -> bool:
    """Does one of these ways lead there?"""
    for way in ways:
        if way.leads(t, c, slot):
            return True
    return False


class Roams(Gait):
    """SLOT-MOVE-05, SLOT-MOVE-06 These creatures may move into any empty slot that lies so."""

    def __init__(self, things: Things, slots: Slots) -> None:
        super().__init__(things)
        self.slots: Final = slots

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.is_asked(t, deed, c):
            return False
        assert isinstance(t, SlotTable)
        seat = t.controller[c]
        return 0 <= other < SLOTS and t.in_slot(seat, other) < 0 and self.slots.has(t, seat, other)

    def text(self) -> str:
        return f"{self.things.text()} can move into any empty slot {self.slots.text()}"


class Swaps(Gait):
    """SLOT-MOVE-07 These creatures may change places with any of those, wherever both stand."""

    def __init__(self, things: Things, noun: Noun) -> None:
        super().__init__(things)
        self.noun: Final = noun

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        partner = partner_of(t, c, other) if self.is_asked(t, deed, c) else NOBODY
        return partner >= 0 and self.noun.fits(t, partner)

    def text(self) -> str:
        return f"{self.things.text()} can change slots with any {self.noun.text(False)}"


class SwapsNot(Gait):
    """SLOT-MOVE-09 These creatures don't change places with that one by a move of their own."""

    def __init__(self, things: Things, other: Things) -> None:
        super().__init__(things)
        self.other: Final = other

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        partner = partner_of(t, c, other) if self.is_asked(t, deed, c) else NOBODY
        return partner >= 0 and self.other.has(t, partner)

    def text(self) -> str:
        return f"{self.things.text()} can't change slots with {self.other.text()}"


class Slants(Gait):
    """SLOT-MOVE-05 These creatures move diagonally, too, but only into empty slots, or only in exchange for another."""

    def __init__(self, things: Things, empty: bool) -> None:
        super().__init__(things)
        self.empty: Final = empty

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.is_asked(t, deed, c):
            return False
        assert isinstance(t, SlotTable)
        if not 0 <= other < SLOTS or ASKEW[t.slot(c)] >> other & 1 == 0:
            return False
        return (t.in_slot(t.controller[c], other) < 0) == self.empty

    def text(self) -> str:
        how = "move diagonally into an empty slot" if self.empty else "change slots diagonally"
        return f"{self.things.text()} can {how}"


class FirstToll(Toll):
    """SLOT-AP-02 The first move, or attack, of a turn takes so many action points: that of a player, or of one creature."""

    def __init__(self, deed: i64, things: Things, number: Number, own: bool, how: i64 = EXACTLY) -> None:
        super().__init__(deed, things, number, how)
        self.own: Final = own  # it is the creature's own first one

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != self.deed or self.has_done(t, c):
            return 0
        return super().alters(t, what, seat, c, usual)

    def has_done(self, t: Table, c: CardId) -> bool:
        """Has the player, or this creature, done it in this turn?"""
        assert isinstance(t, SlotTable)
        if self.deed == MOVE_TOLL:
            return c in t.moved if self.own else len(t.moved) > 0
        for i in range(0, len(t.past), PAST):
            if (
                t.past[i] == facts.ATTACKED
                and t.past[i + PAST_TURN] == t.turn
                and (not self.own or t.past[i + PAST_A] == c)
            ):
                return True
        return False

    def text(self) -> str:
        what = "move" if self.deed == MOVE_TOLL else "attack"
        if self.own:
            return f"the first {what} of {self.things.text()} each turn costs {self.number.text()} AP"
        whose = "your" if holds_yours(self.things) else "an opponent's"
        more = "" if self.how == EXACTLY else " more" if self.how == MORE else " less"
        return f"{whose} first {what} each turn costs {self.number.text()} AP{more}"


def led(reading: Reading, *ways: Way) -> Led:
    return Led(reading.subject(), list(ways), False)


def led_only(reading: Reading, *ways: Way) -> Led:
    """In one column there are but two slots: who moves only forward or backward does it in its column."""
    if {int(way.sort) for way in ways} == {FORWARD, BACKWARD}:
        ways = (Way(IN_COLUMN),)
    return Led(reading.subject(), list(ways), True)


def roams(reading: Reading, slots: Slots) -> Roams:
    """Of his own army, be it said or not."""
    if slots.whose == OPPONENTS:
        raise Misread("slots of its own army", slots.text())
    return Roams(reading.subject(), Slots(YOURS, slots.spots) if isinstance(reading.subject(), This) else slots)


def swaps(reading: Reading, noun: CardNoun) -> Swaps:
    if noun.whose == OPPONENTS:
        raise Misread("allies", noun.text(True))
    return Swaps(reading.subject(), noun if noun.whose == YOURS else renewed(noun, Detail("whose", YOURS)))


def swaps_not(reading: Reading, other: Things) -> SwapsNot:
    """Nobody changes places with a creature of the other army, so that it would be said in vain."""
    things = reading.subject()
    noun = things.noun if isinstance(things, All) else None
    if not isinstance(bare(other), This):
        raise Misread("this creature", other.text())
    if not isinstance(noun, CardNoun) or noun.whose == OPPONENTS:
        raise Misread("creatures of the same army", things.text())
    return SwapsNot(things, other)


def first_toll(deed: i64, number: Number) -> FirstToll:
    noun = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=YOURS, side=True)
    return FirstToll(deed, All(noun), number, False)


def your_first(reading: Reading, deed: int, number: Number) -> FirstToll:
    if deed == ATTACK_TOLL:
        reading.recall(facts.ATTACKED)
    return first_toll(deed, number)


def holds_yours(things: Things) -> bool:
    return isinstance(things, All) and isinstance(things.noun, CardNoun) and things.noun.whose == YOURS


def first_of_whom(reading: Reading, *said: int | Things | tuple[Number, int]) -> FirstToll:
    """The first one of each turn: a player makes it with whichever of his creatures."""
    deed = next(part for part in said if isinstance(part, int))
    things = next(part for part in said if isinstance(part, Things))
    number, how = next(part for part in said if isinstance(part, tuple))
    if how == EXACTLY and holds_yours(things):
        raise Misread("more or less than by the rules", number.text())  # exactly so much is said elsewhere
    if deed == ATTACK_TOLL:
        reading.recall(facts.ATTACKED)
    return FirstToll(deed, things, number, False, how)


def first_of(reading: Reading, deed: int, things: Things, number: Number) -> FirstToll:
    if deed == ATTACK_TOLL:
        reading.recall(facts.ATTACKED)
    return FirstToll(deed, things, number, True)


SIDEWAYS: Final = '("sideways" | "along" ("its" | "a" | "the") "row" | ("in" | "within") ("its" | "the" "same") "row")'
UP_DOWN: Final = '(("in" | "within" | "along") ("its" | "the" "same") "column")'
INTO: Final = '("into" | "to")'
TURNLY: Final = '("each" "turn" | ("in" | "of") ("each" | "a" | "your" | "every") "turn" | "each" "of" "your" "turns")'
COSTS: Final = '("costs" | "takes")'
SWAPPING: Final = '("swap" | "change" "slots" | "begin" ("a" "swap" | "swaps"))'
HIS_TURNS: Final = (
    '("each" "turn" | ("in" | "of" | "during") ("each" "turn" | ("each" "of")? "his" ("turn" | "turns")))'
)
PHRASES: Final = [
    Idiom("move_way", '("forward" | "forwards") | INTO "the" "front" "row"'.replace("INTO", INTO), Way(FORWARD),
          ["This creature can't move forward."]),
    Idiom("move_way", '("backward" | "backwards" | "back") | INTO "the" "back" "row"'.replace("INTO", INTO), Way(BACKWARD)),
    Idiom("move_way", SIDEWAYS, Way(ALONG)),
    Idiom("move_way", UP_DOWN, Way(IN_COLUMN)),
    Idiom("move_way", f'{INTO} ("empty" "slots" | "an" "empty" "slot")', Way(TO_EMPTY)),
    Idiom("move_way", '"by" ("swapping" | "changing" ("places" | "slots"))', Way(BY_SWAP)),
    Phrase("ruling", f'({NOT} | "doesn\'t" | "don\'t") "move" move_way (("or" | "nor") move_way)*', led,
           ["This creature can't move sideways."]),
    Phrase("ruling", f'({NOT} | "doesn\'t" | "don\'t") {SWAPPING} ("with" ("others" | "allies" | "other" "creatures"))?',
           lambda reading: led(reading, Way(BY_SWAP)), ["This creature can't swap."]),
    Phrase("ruling", f'({YES} ("only" "move" | "move" "only") | ("moves" | "move") "only") move_way (("or" | "and") move_way)*',
           led_only, ["This creature can move only sideways."]),
    Phrase("ruling", f'{YES} "only" {SWAPPING}', lambda reading: led_only(reading, Way(BY_SWAP))),
    Phrase("ruling", f'({YES} "move" | "moves") {INTO} "any" "empty" "slot" slot_area', roams,
           ["This creature may move into any empty slot of its row."]),
    Phrase("ruling", f'{YES} {SWAPPING} "with" "any" "other"? card_noun (","? "adjacent" "or" "not")?', swaps,
           ["This creature may swap with any ally in its row."]),
    Phrase("forbidden", f'{SWAPPING} "with" (self | aimed)', swaps_not, ["Other allies can't swap with this creature."]),
    Phrase("ruling", f'{YES} "move" ("diagonally" {INTO} | {INTO} "an" "empty" "slot" "diagonally")'
           ' ("an" "empty" "slot" | "empty" "slots")?', lambda reading: Slants(reading.subject(), True)),
    Idiom("first_deed", '"move"', MOVE_TOLL),
    Idiom("first_deed", '"attack"', ATTACK_TOLL),
    Phrase("statement", f'("the" "first" first_deed "you" "make" | "your" "first" first_deed) {TURNLY} {COSTS} number "ap"',
           your_first, ["Your first move each turn costs 0 AP."]),
    Phrase("statement", f'"the" "first" first_deed ("in" | "of") ("your" "turn" | "each" "of" "your" "turns") {COSTS}'
           ' number "ap"', your_first, ["The first move in each of your turns costs 0 AP."]),
    Phrase("statement", f'("no" "player" ("can" | "may") | "players" {NOT}) "swap" (aimed | self | general)'
           ' ("with" ("another" | "others" | "another" "creature" | "other" "creatures"))?',
           lambda reading, things: Cant(things, UNSWAPPED), ["Neither player can swap this creature."]),
    Phrase("statement", f'whose_first "first" first_deed {HIS_TURNS} {COSTS} points_taken', first_of_whom,
           ["An opponent's first move each turn costs 1 AP more."]),
    Phrase("statement", f'"the" "first" first_deed (("of" | "by") "an" "opponent" | "an" "opponent" "makes")'
           f" {HIS_TURNS} {COSTS} points_taken", lambda reading, *said: first_of_whom(reading, All(ENEMIES), *said)),
    Phrase("statement", f'"the" "first" first_deed {HIS_TURNS} {COSTS} whom points_taken', first_of_whom),
    Idiom("whose_first", '"an" "opponent" "\'s"', All(ENEMIES)),
    Idiom("whose_first", '"your"', All(renewed(ENEMIES, Detail("whose", YOURS)))),
    Phrase("statement", f'"the" "first" first_deed ("of" | "by") (self | general) {TURNLY} {COSTS} number "ap"', first_of),
    Phrase("statement", f'of_self "first" first_deed {TURNLY} {COSTS} number "ap"',
           lambda reading, things, deed, number: first_of(reading, deed, things, number)),
]  # fmt: skip
