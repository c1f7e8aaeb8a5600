"""Captures, in words: enemies that come into your army, alive or killed, and who comes into play marked or not."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import Number
from wtactics.engine.places import NOBODY, CardId, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.slot.speech.assurances import marked_anyhow
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.steps import PutIntoSlot
from wtactics.rulesets.slot.speech.steps_between import goer_last
from wtactics.rulesets.slot.speech.vacancies import put_into, spoken, taken_over
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import cards_of
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.deeds.journeys import Into, Put, gain_control, put_there
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, Happened, Slot, Things, This, You

UNDER_YOURS: Final = "under your control"


class BringOver(PutIntoSlot):
    """SLOT-ARMY-09 Who was killed comes into play in your army, marked; who still is in play comes over to it."""

    def comer(self, t: Table) -> CardId:
        assert isinstance(t, SlotTable)
        for c in cards_of(t, self.things):
            if not t.in_play(c) and t.fits_level(c, t.you):
                return c
        return NOBODY

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, SlotTable)
        if self.comer(t) == NOBODY:
            for c in cards_of(t, self.things):
                if t.in_play(c) and len(self.slots.spots) == 0:
                    t.take(c, t.you, WHILE_IN_PLAY)
            return NEXT
        return super().do(t, answer)

    def text(self) -> str:
        return f"put {self.things.text()} into an empty slot {self.slots.text()} {UNDER_YOURS}"


def brought(reading: Reading, things: Things, *said: Any) -> list[Any]:
    """Whose it was is not said of an army: it comes into yours."""
    found = into_yours(*(part for part in said if isinstance(part, Detail)))
    goer_last(reading, things)
    steps = [Mark(You(), again(things, "it"))] if MARKED_SAID in said else []
    if isinstance(things, Again | Happened) and not things.people():
        return [BringOver(things, found), *([] if isinstance(getattr(things, "things", things), Happened) else steps)]
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.whose == YOURS:
        raise Misread("an enemy creature", things.text())
    if not noun.is_on_board():
        return [PutIntoSlot(things, found)]
    if found.spots:
        raise Misread("any empty slot of your army", found.text())
    return [gain_control(reading, things), *steps]


def brought_plainly(reading: Reading, things: Things, *said: Detail) -> list[Any]:
    """Of who was an enemy, and of your army, it need not be said that it is controlled by you."""
    if not any(part.field == "whose" and part.value == YOURS for each in said for part in inner_of(each)):
        raise Misread("whose army", "an empty slot")
    if taken_over(reading.last_said):
        raise Misread("somebody who has not come before", things.text())
    noun, inner = reading.noun_of(things), bare(things)
    meant = isinstance(inner, Happened) or isinstance(things, Slot)
    if not meant or not isinstance(noun, CardNoun) or noun.whose == YOURS or not noun.is_on_board():
        raise Misread("an enemy creature", things.text())
    return brought(reading, things, *said)


def inner_of(place: Detail) -> list[Detail]:
    return list(place.value) if place.field == "all" else [place]


def into_yours(*said: Detail) -> Slots:
    """Empty slots of your army, whether that is said or not."""
    found = spoken(*said)
    if found.whose not in (ANYONES, YOURS):
        raise Misread("your army", found.text())
    return Slots(YOURS, found.spots)


def controlled(reading: Reading, things: Things, *said: Any) -> list[Any]:
    control = gain_control(reading, things)
    return [control, *([Mark(You(), again(things, "it"))] if MARKED_SAID in said else [])]


def joins(reading: Reading, *marked: str) -> list[Any]:
    """Whoever was taken over just before has come already."""
    if not taken_over(reading.last_said):
        raise Misread("control of somebody that is gained, before it", "who comes")
    return [Mark(You(), reading.subject())] if marked else []


def comes_marked(reading: Reading) -> list[Any]:
    """SLOT-RECR-07 Whoever comes into play comes marked; who comes over is marked now."""
    return joins(reading, MARKED_SAID) if taken_over(reading.last_said) else list(marked_anyhow(reading))


def put_so(reading: Reading, things: Things, how: str, *said: Detail) -> list[Any]:
    """Out of a pile everybody comes marked by the rules (SLOT-ABIL-11)."""
    put = put_into(reading, things, *said)
    if not isinstance(put, PutIntoSlot) or put.goes:
        raise Misread("a creature that is not in play", things.text())
    return [put] if how == MARKED_SAID else [put, Unmark(You(), again(things, "it"))]


def put_behind(reading: Reading, things: Things, *said: Any) -> list[Any]:
    *where, how = said
    return put_so(reading, things, how, *where)


def comes_unmarked(reading: Reading) -> Unmark:
    """SLOT-RECR-11 Whoever was put into play just before comes unmarked, as the text has it."""
    if not any(isinstance(step, PutIntoSlot | Put) for step in reading.last_said):
        raise Misread("who is put into play, before it", "that it comes unmarked")
    return Unmark(You(), reading.subject())


def put_plainly(reading: Reading, things: Things, how: str) -> list[Any]:
    """Into any slot that its player chooses."""
    put = put_there(reading.players(), things, Into())
    return [put] if how == MARKED_SAID else [put, Unmark(You(), again(things, "it"))]


def comes_hurt(reading: Reading, number: Number) -> list[Any]:
    """SLOT-CARD-06 Who comes into play with so many tokens gets them as it comes."""
    marked_anyhow(reading)
    return [DealDamage(This(reading.word), number, reading.subject())]


def put_hurt(reading: Reading, things: Things, *said: Any) -> list[Any]:
    number = next(part for part in said if isinstance(part, Number))
    put = put_into(reading, things, *(part for part in said if isinstance(part, Detail)))
    if not isinstance(put, PutIntoSlot) or put.goes:
        raise Misread("a creature that is not in play", things.text())
    return [put, DealDamage(This(reading.word), number, again(things, "it"))]


MARKED_SAID: Final = "marked"
UNMARKED_SAID: Final = "unmarked"
INTO: Final = '("into" | "in" | "to")'
UNDER: Final = '"under" "your" "control"'
EMPTY: Final = '("an" | "any" | "one") "empty" "slot" ("of" "your" "choice")? post* reach?'
UNHURT: Final = '(("," | "and")? ("without" "damage"? "tokens" | "undamaged" | "without" "damage"))?'
WITH_TOKENS: Final = '("with" number "damage"? ("token" | "tokens") ("on" "it")?)'
TAKE: Final = '({gain} | {take} | {get} | "seize")'
PHRASES: Final = [
    Phrase("so_marked", f'","? "marked" {UNHURT} ","?', lambda reading: MARKED_SAID),
    Phrase("so_unmarked", '","? "unmarked" ","?', lambda reading: UNMARKED_SAID),
    # who is taken over
    Phrase("deed", f'{TAKE} "control" "of" things "and" ("put" | "place" | "set") "it" so_marked? {INTO}'
           ' ("an" | "any" | "one") "empty" "slot" ("you" "control" | "of" "your" "choice")? so_marked?', controlled,
           ["[R]: Gain control of target enemy creature and put it, marked, into an empty slot of your army."]),
    Phrase("deed", '({get} | "seize") "control" "of" things', gain_control,
           ["[2]: Get control of target enemy creature until end of turn."]),
    Phrase(TOLD, '("comes" "over" | "comes" "into" "play" "under" "your" "control") so_marked?', joins,
           ["[2]: Gain control of target enemy creature. It comes over marked."]),
    # who is put into your army
    Phrase("deed", f'{{put}} things ({UNDER})? so_marked? {INTO} {EMPTY} (","? {UNDER} so_marked? | so_marked {UNDER})',
           brought,
           ["When this creature kills an enemy creature, you may put that creature into an empty slot under your control."]),
    Phrase("deed", f"{{put}} things {UNDER} so_marked? {INTO} {EMPTY} so_marked?", brought),
    Phrase("deed", f"{{put}} things {INTO} {EMPTY}", brought_plainly,
           ["When this creature kills an enemy creature, you may put that creature into an empty slot of your army."]),
    Phrase(TOLD, '("comes" | "arrives" | "enters") ("into"? "play")? "marked"', comes_marked,
           ["[2]: Put target creature card in your graveyard into an empty slot you control. It arrives marked."]),
    Phrase(TOLD, f'("comes" | "arrives" | "enters") ("into"? "play")? ("marked" "and"?)? {WITH_TOKENS}', comes_hurt,
           ["[2]: Put target creature card in your graveyard into an empty slot you control. It arrives with one token."]),
    Phrase("deed", f'{{put}} things {INTO} {EMPTY} so_marked? "and"? {WITH_TOKENS}', put_hurt,
           ["[2]: Put target creature card in your graveyard into an empty slot you control with one token."]),
    # who comes into play
    Phrase("deed", f'{{put}} things "back"? {INTO} "play" (so_marked | so_unmarked)', put_plainly,
           ["[2]: Put target Elf card in your twilight into play unmarked."]),
    Phrase("deed", f'{{put}} things (so_marked | so_unmarked) "back"? {INTO} "play"', put_plainly),
    Phrase(TOLD, '("comes" | "arrives" | "enters") ("into"? "play")? "unmarked"', comes_unmarked,
           ["[2]: Put target Elf card in your twilight into play. It comes into play unmarked."]),
    Phrase("deed", f'{{put}} things "into" "play" ","? "in" {EMPTY}', put_into,
           ["[2]: Put a creature from your twilight into play in an empty slot of this creature's row."]),
    Phrase("deed", f"{{put}} things (so_marked | so_unmarked) {INTO} {EMPTY}", put_so,
           ["[2]: Put target creature card in your graveyard unmarked into an empty slot of your army."]),
    Phrase("deed", f"{{put}} things {INTO} {EMPTY} (so_marked | so_unmarked)", put_behind),
]  # fmt: skip
