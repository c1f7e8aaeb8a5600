"""Where creatures arrive, and where cards are played: enters this front, plays an Event in this zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import HOMES, Trigger
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.orc.ledger import Ledger
from wtactics.rulesets.orc.span import joins
from wtactics.rulesets.orc.speech.fronts import (
    BOTH_SIDES,
    HERE,
    ZONE,
    InFront,
    in_this_front,
    opposite,
    opposite_this,
    standing_there,
    whose,
)
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost
from wtactics.vocabulary.rulings.pricing import Payer, Priced
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, happens, people_do, says

ENTERS: Final = Verb(facts.ENTERED, "enter")
MOVES: Final = Verb(facts.WENT, "move")


class Spot:
    """A front, or both of a zone, as what arrives there is described, and in words."""

    def __init__(self, said: Detail, words: str) -> None:
        self.said: Final = said
        self.words: Final = words


class PlayedThere(Quality):
    """ORC-SPAN-08, ORC-SPAN-15 A card was announced in this front, or in the zone of the card that speaks."""

    def __init__(self, there: InFront | None, same_side: bool) -> None:
        self.there: Final = there
        self.same_side: Final = same_side

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Ledger)
        home, seat, there = t.where(c), t.controller[c], self.there
        if home == NOBODY:
            return False
        if there is not None:
            return there.held(t, home, seat)
        mine = t.side_of(t.me) if t.in_play(t.me) else t.you
        return joins(t.where(t.me), mine, home, seat) and (not self.same_side or mine == seat)

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        if self.there is not None:
            return self.there.behind()
        return "in this front" if self.same_side else "in this zone"


def this_zone(reading: Reading) -> Spot:
    return Spot(Detail("all", HERE), "this zone")


def this_front(reading: Reading) -> Spot:
    return Spot(in_this_front(reading), "this front")


def such_front(reading: Reading, there: InFront) -> Spot:
    return Spot(standing_there(reading, there), there.behind().removeprefix("in "))


def front_opposite(reading: Reading, things: Things) -> Spot:
    return Spot(opposite(reading, things), f"the front opposite {things.text()}")


def opposite_front(reading: Reading) -> Spot:
    return Spot(opposite_this(reading), f"the front opposite this {reading.word}")


def arrives(reading: Reading, watched: Watched, spot: Spot) -> Trigger:
    """It comes into play there, or goes there from another front, moved by whomever."""
    return arriving(reading, watched, spot, ENTERS, bit_of(facts.MOVED))


def moves_there(reading: Reading, watched: Watched, spot: Spot) -> Trigger:
    return arriving(reading, watched, spot, MOVES, 0)


def he_moves_there(reading: Reading, who: Watched, watched: Watched, spot: Spot) -> Happens:
    """ORC-MOVE-01 A player moves one of his creatures there."""
    if not isinstance(watched.noun, CardNoun):
        raise Misread("creatures of some sort", watched.words)
    call(reading, watched, False)
    call(reading, who, True)
    words = f"{says(who, 'move')} {watched.words} into {spot.words}"
    return Happens(facts.WENT, renewed(watched.noun, spot.said), who.noun, words, False, True)


def crosses(reading: Reading, watched: Watched, start: InFront, goal: InFront) -> Trigger:
    """ORC-MOVE-01 From one front of a player into his other one: from nowhere else does anybody move there."""
    if start.front == goal.front or whose(start.of) != whose(goal.of):
        raise Misread("both fronts of one player", f"{start.behind()[3:]} and {goal.behind()[3:]}")
    return moves_there(reading, watched, such_front(reading, goal))


def arriving(reading: Reading, watched: Watched, spot: Spot, verb: Verb, also: i64) -> Trigger:
    noun = watched.noun
    there = renewed(noun, spot.said) if isinstance(noun, CardNoun) else Such(noun, standing_so(spot))
    found = happens(reading, watched, Doing(verb))
    into = "" if verb is ENTERS else " into"
    words = f"{says(watched, verb.words)}{into} {spot.words}"
    return Happens(found.fact, there, None, words, found.own, also=also, group=watched.some)


def standing_so(spot: Spot) -> Quality:
    """What is true of a card that stands there; this very card is always in its own zone."""
    for said in spot.said.value:
        if isinstance(said.value, Quality):
            return said.value
    raise Misread("a front that it can enter", spot.words)


def is_played_there(reading: Reading, who: Watched, doing: Doing, what: Watched, there: PlayedThere) -> Happens:
    """A player plays a card in this front, or in this zone."""
    trigger = people_do(reading, who, doing, what)
    if trigger.fact != facts.PLAYED or trigger.first is None:
        raise Misread("a card that is played", trigger.text())
    words = f"{trigger.text()} {there.behind()}"
    return Happens(trigger.fact, Such(trigger.first, there), trigger.second, words, False, True, group=trigger.group)


def priced_there(reading: Reading, cards: CardNoun, *said: Payer | PlayedThere) -> Priced:
    """ORC-GOLD-21 What is played in this front costs otherwise there."""
    there = next(each for each in said if isinstance(each, PlayedThere))
    payer = next((each for each in said if isinstance(each, Payer)), None)
    return Priced(renewed(cards, Detail("quality", there)), payer)


def played_here(reading: Reading) -> PlayedThere:
    return PlayedThere(None, False)


def played_in_front(reading: Reading) -> PlayedThere:
    return PlayedThere(None, True)


def played_in_its_front(reading: Reading) -> PlayedThere:
    """Of this card; where others stand is not where it reaches."""
    try:
        things = reading.it()
    except Misread:
        if reading.called_it:
            raise  # another one was spoken of since
        return played_in_front(reading)
    if not isinstance(getattr(things, "things", things), This):
        raise Misread("the front of this card", things.text())
    return played_in_front(reading)


def priced_everywhere(reading: Reading, said: list[Stated]) -> list[Stated]:
    """ORC-SPAN-14 What cards cost is asked in no front, unless a front is named: so it is said in vain."""
    costs = [statement for each in said for statement in each.statements]
    if not all(isinstance(cost, Cost) for cost in costs) or any(
        isinstance(part, PlayedThere) for cost in costs for part in parts_within(cost)
    ):
        raise Misread("what cards cost, wherever they are played", costs[0].text())
    return said


def played_in(reading: Reading, there: InFront) -> PlayedThere:
    return PlayedThere(there, False)


ARRIVES: Final = '("enters" | "enter" | ("comes" | "come" | "goes" | "go") "into" | ("arrives" | "arrive") "in")'
CROSSES: Final = '("moves" | "move" | "changes" | "change") ("from" | "out" "of")'
TO: Final = '("into" | "to")'
GOES: Final = '("moves" | "move") ("into" | "to")'
OPPOSITE: Final = f'("the" | "a" | "any") {ZONE} "opposite" ("to" | "of")?'
PHRASES: Final = [
    Phrase("spot", f'("this" | "the" "same") {BOTH_SIDES}', this_zone),
    Phrase("spot", '("this" | "the" "same") "front"', this_front),
    Phrase("spot", "front_place", such_front),
    Phrase("spot", f"{OPPOSITE} (self | enchanted_thing)", front_opposite),
    Phrase("spot", f'("the" | "an" | "any") "opposite" {ZONE}', opposite_front),
    Phrase("happening", f"watched {ARRIVES} spot", arrives,
           ["Whenever an enemy creature enters the front opposite this creature, draw a card."]),
    Phrase("happening", f"watched {GOES} spot", moves_there,
           ["Whenever a creature you control moves into your Offensive, draw a card."]),
    Phrase("happening", f'anyone ("moves" | "move") watched_card {TO} spot', he_moves_there,
           ["Whenever an opponent moves a creature into the front opposite this creature, he loses 1 influence."]),
    Phrase("happening", f"watched {CROSSES} front_place {TO} front_place", crosses,
           ["Whenever this creature moves from your Defensive to your Offensive, draw a card."]),
    Phrase("played_there", f'"in" ("this" | "the" "same") {BOTH_SIDES} | "here"', played_here),
    Phrase("played_there", '"in" ("this" | "the" "same") "front"', played_in_front),
    Phrase("played_there", '"in" "its" "front"', played_in_its_front, ["Magic cards you play in its front cost 1 less."]),
    Phrase("played_there", '"in" ("the" "front" "of" self | self "\'s" "front")',
           lambda reading, _self: played_in_front(reading)),
    Phrase("played_there", '"in" front_place', played_in),
    Phrase("said_fronted", '"in" ("all" | "both") ("zones" | "fronts") "," said_tail', priced_everywhere,
           ["In all zones, events that opponents play cost 1 more."]),
    Phrase("priced", '("all" | "each")? cards_priced "that"? played_by played_there', priced_there),
    Phrase("priced", '("all" | "each")? cards_priced "played"? played_there ("that"? played_by)?', priced_there,
           ["Magic cards in this front cost you 1 less."]),
    Phrase("happening", "anyone people_doing watched_kind played_there", is_played_there,
           ["Whenever an opponent plays an event in this zone, draw a card."]),
]  # fmt: skip
