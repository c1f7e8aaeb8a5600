"""Curbs in words: how many can reside in a city, and victory points that players can't lose."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import DONE_WHENEVER
from wtactics.kits.realm.speech.rooms import room_of_all
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.averting import Forgo
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_MOST
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.sentences.parts import Replaced, Stated
from wtactics.vocabulary.sentences.replacing import replaced, watched_thing
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.catalogue import POINTS
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.impending import would_score
from wtactics.vocabulary.triggers.watching import ANY_POINTS, Doing, Watched, any_opponent, any_player


def room_for(reading: Reading, city: Things, most: int) -> list[Stated]:
    return [Stated([room_of_all(reading, most, city)], None)]


def has_room(reading: Reading, _subject: None, bound: Bound) -> list[Stated]:
    return live_there(reading, bound, reading.subject())


def has_no_more(reading: Reading, _subject: None, number: Fixed) -> list[Stated]:
    return room_for(reading, reading.subject(), plain(number))


def live_there(reading: Reading, bound: Bound, city: Things) -> list[Stated]:
    if bound.relation != AT_MOST:
        raise Misread('"at most"', "another limit")
    return room_for(reading, city, plain(bound.number))


def loses_none(reading: Reading, who: Watched, *circumstances: Circumstance) -> Replaced:
    """Whatever would cost them points costs them none."""
    return replaced(reading, would_score(reading, who, LOSES, None, *circumstances), [Forgo(0, "prevent that damage")])


def loses_none_now(reading: Reading, _until: int) -> Steps:
    if not reading.subject().people() or reading.until < 0:
        raise Misread('players, and a time such as "this turn"', reading.subject().text())
    who = watched_thing(reading.subject())
    assert who is not None
    later = Later(would_score(reading, who, LOSES, None), DONE_WHENEVER)
    return delayed(reading, later, [Forgo(0, "prevent that damage")], reading.time())


LOSES: Final = Doing(next(verb for verb in POINTS if verb.fact == facts.LOST))
NOT: Final = '("can\'t" | "cannot" | "don\'t" | "doesn\'t" | "never")'
RESIDENTS: Final = '("residents" | "resident" | "creatures" "in" "it")'
CREATURES: Final = '("creatures" | "residents" | "creature" | "resident")'
HOLDS: Final = '("holds" | "houses" | "admits" | "has" | "takes" "in")'
CAN_HOLD: Final = '(("can" | "may") ("hold" | "house" | "admit" | "take" "in"))'
RESIDE: Final = '(("be" | "are" | "live" | "settle" | "stay") "in" | "be" ("residents" | "a" "resident") ("of" | "in"))'
PHRASES: Final = [
    Phrase("saying_all", f'subject_said ("can" | "may") "have" ("only"? how_many) {RESIDENTS}', has_room,
           ["This city can have at most three residents."], needs=CITIES),
    Phrase("saying_all", f'subject_said ({CAN_HOLD} | {HOLDS} (("room" | "space") "for")?) "only"? how_many {CREATURES}',
           has_room, ["This city admits no more than two residents."], needs=CITIES),
    Phrase("saying_all", f'subject_said (("can\'t" | "cannot") "have" "more" "than" | ("can" | "may") "have" "only") number'
           f" {RESIDENTS}", has_no_more, ["This city can't have more than three residents."], needs=CITIES),
    Phrase("saying_all", f'how_many {CREATURES} ("can" | "may") {RESIDE} (door | again)', live_there,
           ["At most three creatures can be residents of this city."], needs=CITIES),
    Phrase("saying_all", f'"only" number {CREATURES} ("can" | "may") {RESIDE} (door | again)',
           lambda reading, number, city: room_for(reading, city, plain(number)), needs=CITIES),
    Phrase("saying_all", f'"there" ("can" | "may") "be" how_many {CREATURES} "in" (door | again)', live_there, needs=CITIES),
    Phrase("averting", f'anyone ("lose" | "loses") "no" {ANY_POINTS} circumstance*', loses_none,
           ["You lose no victory points during your turn."], needs=CITIES),
    Phrase(TOLD, f'("lose" | "loses") "no" {ANY_POINTS} until', loses_none_now, needs=CITIES),
    Phrase("averting", f'anyone {NOT} ("lose" | "loses") {ANY_POINTS} circumstance*', loses_none,
           ["You can't lose victory points during your turn."], needs=CITIES),
    Phrase("averting", f'none_loses {NOT} ("lose" | "loses") {ANY_POINTS} circumstance*', loses_none, needs=CITIES),
    Phrase("none_loses", '"your"? "opponents" | "each" "opponent"', any_opponent, needs=CITIES),
    Phrase("none_loses", '"players" | "each" "player"', any_player, needs=CITIES),
    Phrase(TOLD, f'("can\'t" | "cannot" | "don\'t" | "doesn\'t") "lose" {ANY_POINTS} until', loses_none_now,
           ["You can't lose victory points this turn."], needs=CITIES),
]  # fmt: skip
