"""Positions, in words: moving forward, back, into its slot, one slot in any direction; corners, and being alone in a column."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HOMES
from wtactics.engine.places import NOBODY, SEAT_THING, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import slot_of
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.spots import (
    AHEAD,
    AROUND,
    BEHIND,
    BESIDE,
    FLANKING,
    IN_BACK,
    IN_FRONT,
    OPPOSITE,
    SHARED,
    Spot,
    TheOne,
    VerySlot,
    lies_so,
    share,
    stands,
    stood_in,
)
from wtactics.rulesets.slot.speech.standing import only
from wtactics.rulesets.slot.speech.steps import MoveTo, PutIntoSlot
from wtactics.rulesets.slot.speech.steps_between import former, found_first, goer_last
from wtactics.rulesets.slot.speech.vacancies import spoken
from wtactics.rulesets.slot.terms import RECRUIT_STEP
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.hands import at_will
from wtactics.vocabulary.nouns.cards import ANYONES, IN_PLAY, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.sentences.clauses import Steps, clause
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import SEVERAL, All, Lost, Things, This, You
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.things.picking import May
from wtactics.vocabulary.triggers.watching import Watched

CORNERS: Final = 0b10011001
MIDDLE: Final = 0b01100110


class InSlots(Spot):
    """Creatures stand in some slots of their army: in a corner."""

    def __init__(self, slots: i64, words: str) -> None:
        super().__init__(IN_FRONT)
        self.slots: Final = slots
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        return stands(t, c) and self.slots >> slot_of(t.place[c] & 15) & 1 == 1

    def admits(self, t: Table, seat: i64, slot: i64) -> bool:
        return self.slots >> slot & 1 == 1

    def behind(self) -> str:
        return self.words


class Recruited(Quality):
    """SLOT-RECR-11 It comes by being recruited, not by an effect: asked of who is coming into play."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.phase == RECRUIT_STEP and stands(t, c)

    def behind(self) -> str:
        return "recruited"


def recruited_there(reading: Reading, place: Detail) -> Detail:
    return Detail("all", [place, Detail("quality", Recruited())])


class AloneIn(Quality):
    """No other creature of its army stands in one row, column, pair or square with it."""

    def __init__(self, sort: i64) -> None:
        self.sort: Final = sort

    def holds(self, t: Table, c: CardId) -> bool:
        if not stands(t, c):
            return False
        slot = slot_of(t.place[c] & 15)
        for other in t.board:
            there = other != c and t.place[other] >> 4 == t.place[c] >> 4
            if there and share(slot, slot_of(t.place[other] & 15), self.sort):
                return False
        return True

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return f"alone in its {SHARED[self.sort]}"


class WasSpot(Spot):
    """Where somebody stood towards another one, who may have left play."""

    def holds(self, t: Table, c: CardId) -> bool:
        other = self.of.single(t) if self.of is not None else NOBODY
        if not stands(t, c) or other == SEVERAL or other == NOBODY or other >= SEAT_THING:
            return False
        if stands(t, other):
            return super().holds(t, c)
        there, here = stood_in(t, other), slot_of(t.place[c] & 15)
        return there >= 0 and t.place[c] >> 4 == t.owner[other] and lies_so(here, there, self.relation)

    def scope(self, t: Table) -> vec[i64]:
        return t.board

    def behind(self) -> str:
        return f"that was {super().behind()}"


class PastPhrase(Phrase):
    """Where somebody stood towards one who was spoken of."""

    def __init__(self, form: str, relation: int) -> None:
        super().__init__("reach", f'"that" ("was" | "were" | "stood") {form} ("it" | "that" "creature")', self.read)
        self.relation: Final = relation

    def read(self, reading: Reading) -> Detail:
        reading.recall(facts.LEFT)
        return Detail("quality", WasSpot(self.relation, former(reading)))


class Goal:
    """Where somebody moves: to a slot that lies so towards him, or to one of which this is said; perhaps in exchange."""

    def __init__(self, relation: int, trade: bool = False, slots: Slots | None = None) -> None:
        self.relation: Final = relation
        self.trade: Final = trade
        self.slots: Final = slots

    def of(self, mover: Things) -> Slots:
        """The slots, now that it is known who moves."""
        if self.slots is not None:
            return self.slots
        who = bare(mover)
        return Slots(ANYONES, [Spot(self.relation, again(who, "it"))])


def to_slot(reading: Reading, *said: Detail) -> Goal:
    return Goal(0, slots=spoken(*said))


def to_the_slot(reading: Reading, said: Detail) -> Goal:
    """Where a target was spoken of, the slot behind "it" is that of the target."""
    spot, told = said.value, any("target" in each.words for each in reading.mentions)
    if told and isinstance(spot, Spot) and (isinstance(spot.of, This) or spot.relation == BEHIND):
        raise Misread('a slot of the target, or "back"', spot.behind())
    return to_slot(reading, said)


def into_its(reading: Reading) -> Goal:
    """Into the slot of who was spoken of, and is not the one that moves: of one who has gone, if one has, for it is empty."""
    gone = next((each.things for each in reading.latest() if isinstance(each.things, Lost)), None)
    goer = next((each.things for each in reading.latest() if isinstance(each.things, TheOne)), None)
    return into_that(reading, again(gone, "it") if gone is not None else former(reading, goer))


def into_that(reading: Reading, who: Things) -> Goal:
    return Goal(0, slots=slot_of_one(reading, who))


def slot_of_one(reading: Reading, who: Things) -> Slots:
    """The slot in which somebody stands, or stood."""
    reading.recall(facts.LEFT)
    return Slots(ANYONES, [VerySlot(who)])


def the_watched(reading: Reading, noun: CardNoun) -> Watched:
    """The only one that it can be, whoever that is then."""
    only(noun)
    return Watched(noun, f"the {noun.text(False)}", None, words_of(noun))


def move(reading: Reading, things: Things, goal: Goal, *_free: None) -> MoveTo:
    things = found_first(reading, things)
    goer_last(reading, things)
    slots = goal.of(things)
    if isinstance(things, This) and any(
        each.relation == OPPOSITE and isinstance(each.of, This) for each in slots.spots
    ):
        raise Misread("a slot opposite somebody else", slots.text())  # nobody stands opposite himself
    return MoveTo(reading.players(), things, slots, goal.trade)


def push(reading: Reading, things: Things, goal: Goal, *_free: None) -> MoveTo:
    things = found_first(reading, things)
    goer_last(reading, things)
    return MoveTo(reading.players(), things, goal.of(things), goal.trade, True)


def put_there(reading: Reading, things: Things, goal: Goal, *_free: None) -> MoveTo:
    """Who stands in an army is put elsewhere in it."""
    noun = reading.noun_of(things)
    if noun is not None and not isinstance(things, This) and not noun.is_on_board():
        raise Misread("a creature in play", things.text())
    things = found_first(reading, things)
    goer_last(reading, things)
    return MoveTo(reading.players(), things, goal.of(things), goal.trade, put=True)


def pushed(reading: Reading, goal: Goal, *_free: None) -> MoveTo:
    moved = moves(reading, goal)
    return MoveTo(moved.players, moved.things, moved.slots, moved.trade, True)


def move_beside(reading: Reading, things: Things, _free: None) -> MoveTo:
    return move(reading, things, Goal(BESIDE, True))


def moves(reading: Reading, goal: Goal, *_free: None) -> MoveTo:
    things = found_first(reading, reading.subject())
    if things.people():
        raise Misread("a creature that moves", things.text())
    reading.actor = things
    goer_last(reading, things)
    return MoveTo(You(), things, goal.of(things), goal.trade)


def put_into_its(reading: Reading, things: Things, *_marked: None) -> PutIntoSlot:
    """Who is in play goes there; this creature too, unless it is what has left."""
    who = left_or_former(reading, things)
    noun = things.noun if isinstance(things, All) else reading.noun_of(things)
    stays = isinstance(bare(things), This)
    there = isinstance(noun, CardNoun) and noun.where == IN_PLAY and noun.board_only
    return PutIntoSlot(things, slot_of_one(reading, who), stays or there)


def left_or_former(reading: Reading, goer: Things) -> Things:
    """Whose slot it is: if nobody else was spoken of, that of this creature, which has left play."""
    alone = all(isinstance(each.things, This) or each.things is goer for each in reading.mentions)
    return This(reading.word) if alone and isinstance(reading.gone, This) else former(reading, goer)


def put_into_left(reading: Reading, things: Things, *said: Things | None) -> PutIntoSlot:
    """Into the slot that this creature has left: of others it would have to be asked who is meant."""
    said_of = any(isinstance(each, This) for each in said)
    if not said_of and isinstance(reading.gone, Lost):
        return PutIntoSlot(things, slot_of_one(reading, former(reading)))
    others = [each for each in reading.mentions if not each.things.people() and each.things is not things]
    if any(
        not isinstance(each.things, This) for each in others if each.things is not getattr(things, "things", things)
    ):
        raise Misread("this creature, which has left play", "another creature")
    return PutIntoSlot(things, slot_of_one(reading, This(reading.word)))


def own_may(reading: Reading, *steps: Steps) -> Steps:
    """What a creature of yours may do is for you to say."""
    things = reading.subject()
    noun = things.noun if isinstance(things, All) else reading.noun_of(things)
    if things.people() or not (
        isinstance(things, This) or (isinstance(noun, CardNoun) and noun.whose == YOURS) or is_near(things)
    ):
        raise Misread("this creature or an ally", things.text())
    found = at_will(clause(reading, *steps))
    return [May(len(found)), *found]


def is_near(things: Things) -> bool:
    """Does the creature stand in your army, for it is behind this one, or before it?"""
    noun = things.noun if isinstance(things, TheOne) else None
    return isinstance(noun, CardNoun) and any(quality.is_allied() for quality in noun.qualities)


def in_vain(reading: Reading) -> list[Any]:
    """Whoever is moved by a text is not marked for it."""
    return []


def alone_in(reading: Reading, sort: int) -> Detail:
    return Detail("quality", AloneIn(sort))


INTO: Final = '("to" | "into" | "onto")'
STEP: Final = '("slot" | "step" | "space")'
AHEADS: Final = '("forward" | "forwards")'
BACKS: Final = '("back" | "backward" | "backwards")'
DIAGONAL: Final = '(","? ("even" | "also" | "including") "diagonally" | "or" "diagonally" | "diagonally" "too")'
EMPTIED: Final = (
    '("the" "slot" (("that" "has"? | "which" "has"? | "just") ("just"? "become" "empty" | "just"? "been"? "emptied"'
    ' | "fallen" "empty" | "just"? "vacated" | "becomes" "empty" | "became" "empty" | "is" "emptied" | "was" "emptied")'
    ' | "left" "empty" | "emptied") | "the" ("emptied" | "vacated" | "freed" | "now" "empty") "slot" | "that" "empty"? "slot")'
)
IF_EMPTY: Final = '","? "if" "empty" | ","? "if" ("that" "slot" | "it" | "that" | "this" "slot") ("is" | "be") "empty"'
FREELY: Final = f'((({IF_EMPTY}) | "if" ("possible" | "able"))? free?)'
CORNER: Final = '("a" | "the") ("corner" "slot"? | "corners" | "corner" "slots")'
IN_MIDDLE: Final = '("a" | "the" "two"?) "middle" ("column" | "columns")'
PHRASES: Final = [
    # where to
    Phrase("goal", f'{INTO} ("an" | "any") "empty" "slot" post* reach?', to_slot),
    Phrase("goal", f'{INTO} "the" "empty"? "slot" reach', to_the_slot),
    Idiom("goal", f'{INTO} ("an" | "any") ("adjacent" "empty" | "empty" "adjacent") "slot"', Goal(BESIDE)),
    Idiom("goal", f'("one" {STEP} {INTO} "an" "empty" "slot" | {INTO} "an" "empty" "slot" "one" {STEP} "away")', Goal(BESIDE)),
    Idiom("goal", f'"one" {STEP} | {INTO} "an" "adjacent" "slot" | "one" {STEP} "in" "any" "direction"', Goal(BESIDE, True)),
    Idiom("goal", f'{INTO} "an" "empty" "slot" "beside" "it" ("in" ("that" | "its" | "the" "same") "row")?', Goal(FLANKING)),
    Idiom("goal", f'("one" {STEP})? ("sideways" | "left" "or" "right" | "to" "the" "left" "or" "right")', Goal(FLANKING, True)),
    Idiom("goal", f'"one" {STEP} "in" "any" "direction" {DIAGONAL}', Goal(AROUND, True)),
    Idiom("goal", f'"one" {STEP} "in" "any" "direction" {DIAGONAL} ","? {INTO} "an" "empty" "slot"', Goal(AROUND)),
    Idiom("goal", f'("one" {STEP})? {AHEADS} ("one" {STEP})? ({INTO} "the" "empty"? "slot" ("in" "front" ("of" "it")?)?)?',
          Goal(AHEAD)),
    Idiom("goal", f'("one" {STEP})? {BACKS} ("one" {STEP})? ({INTO} "the" "empty"? "slot" ("behind" "it"?)?)?', Goal(BEHIND)),
    Idiom("goal", f'{INTO} "the" "empty"? "slot" "in" "front" ("of" "it")?', Goal(AHEAD)),
    Idiom("goal", f'{INTO} "the" "empty"? "slot" "behind" "it"?', Goal(BEHIND)),
    Idiom("goal", f'{INTO} "the" "front" "slot" "of" ("its" | "that" | "the" "same") "column"', Goal(AHEAD)),
    Idiom("goal", f'{INTO} "the" "back" "slot" "of" ("its" | "that" | "the" "same") "column"', Goal(BEHIND),
          ["[1]: Push target enemy creature to the back slot of its column."]),
    Phrase("goal", f'{AHEADS}? {INTO} "its" "empty"? "slot"', into_its),
    Phrase("goal", f"{AHEADS}? {INTO} {EMPTIED}", into_its),
    Phrase("goal", f'{AHEADS}? {INTO} (again "\'s" "empty"? "slot" | "the" "empty"? "slot" "of" again)', into_that),
    # who moves
    Phrase("deed", f"{{push}} cards goal {FREELY}", push),
    Phrase("deed", f"{{move}} cards goal {FREELY}", move,
           ["[1]: Move target ally creature to an empty slot adjacent to it.", "[ ]: Move this creature to an empty slot.",
            "[1]: Push target enemy creature into the slot behind it.", "[1]: Move target ally creature one slot."]),
    Phrase("deed", "{move} cards free", move_beside),
    Phrase("deed", f"{{put}} cards {INTO} put_where {FREELY}", put_there,
           ["[1]: Put this creature into an adjacent empty slot."]),
    Idiom("put_where", '("an" | "any") ("adjacent" "empty" | "empty" "adjacent") "slot"', Goal(BESIDE)),
    Idiom("put_where", '("an" | "the") "empty"? "slot" "beside" "it" ("in" ("that" | "its" | "the" "same") "row")?',
          Goal(FLANKING)),
    Idiom("put_where", '"the" "front" "slot" "of" ("its" | "that" | "the" "same") "column"', Goal(AHEAD)),
    Idiom("put_where", '"the" "back" "slot" "of" ("its" | "that" | "the" "same") "column"', Goal(BEHIND)),
    Idiom("put_where", '"the" "empty"? "slot" "behind" "it"', Goal(BEHIND)),
    Idiom("put_where", '"the" "empty"? "slot" "in" "front" "of" "it"', Goal(AHEAD)),
    Phrase(TOLD, f'({{move}} | ("is" | "are") "moved") goal {FREELY}', moves,
           ["When an adjacent ally creature dies, this creature moves into its slot."]),
    Phrase(TOLD, f'("is" | "are") "pushed" goal {FREELY}', pushed),
    Phrase("free", '"for" "free" | "for" number "ap" | "without" "paying" "any"? "ap" | "at" "no" "cost"'
           ' | "without" "being" "marked" ("for" ("this" | "that" | "it"))?', lambda reading, *_n: None),
    Phrase(TOLD, '("isn\'t" | "aren\'t") "marked" "for" ("this" | "that" | "it")', in_vain),
    Phrase("deed", f'{{put}} things {INTO} ("its" "slot" | {EMPTIED}) (","? marked_there)?', put_into_its,
           ["When an adjacent ally creature dies, you may put this creature into the slot just emptied."]),
    Phrase("deed", f'{{put}} things {INTO} "the" "slot" it_or_self ("left" | "has" "left" | "stood" "in") (","? marked_there)?'
           f' | {{put}} things {INTO} of_self "slot"', put_into_left,
           ["When this creature dies, you may put a creature card with cost 2 or less from your deck into the slot it left."]),
    Phrase("it_or_self", '"it" | "that" "creature"', lambda reading: None),
    Phrase("it_or_self", "self", lambda reading, this: this),
    Idiom("marked_there", '"marked"', None),
    Phrase("open", 'subject "may" told', own_may, ["When this creature dies, the ally creature behind it may move forward."]),
    # where they stand
    DetailPhrase("stance", '"front" ("-"? "row")?', "quality", Spot(IN_FRONT)),
    DetailPhrase("stance", '"back" ("-"? "row")?', "quality", Spot(IN_BACK)),
    DetailPhrase("place", CORNER, "quality", InSlots(CORNERS, "in a corner")),
    DetailPhrase("place", IN_MIDDLE, "quality", InSlots(MIDDLE, "in a middle column")),
    Phrase("reach", '"alone" "in" ("its" | "their" | "the" | "this" | "a") shape', alone_in,
           ["[1]: Unmark target ally creature alone in its column."]),
    Phrase("predicate", 'being "the" "only" ("creature" | "ally" | "one") "in" ("its" | "their" | "the" | "this") shape',
           lambda reading, negated, sort: is_where(reading, negated, alone_in(reading, sort)),
           ["While this creature is the only creature in its row, it gets +1 DEF."]),
    Phrase("condition", '("the" ("rest" | "other" "slots") "of" ("its" | "this") shape | "all" "other" "slots" ("of" | "in")'
           ' ("its" | "this") shape) ("is" | "are") "empty"',
           lambda reading, sort: Is(reading.tell(This(reading.word)), is_where(reading, False, alone_in(reading, sort))),
           ["While the rest of its row is empty, this creature gets +1 DEF."]),
    Phrase("post", '"recruited" ("into" | "in") ("a" | "an" | "any")? "empty"? ("slot" | "slots") reach', recruited_there),
    Phrase("post", '("into" | "in") ("a" | "an" | "any")? "empty"? ("slot" | "slots") reach', same),
    Phrase("post", '"recruited" reach', recruited_there),
    *(PastPhrase(form, relation) for form, relation in (
        ('"adjacent" "to"', BESIDE), ('"in" "front" "of"', AHEAD), ('"behind"', BEHIND), ('"beside"', FLANKING))),
    Phrase("watched", '"the" card_noun', the_watched, ["When the ally creature behind this creature dies, you get 1 AP."]),
]  # fmt: skip
