"""Where something happens to creatures, told behind it: dies in your Defensive, dies in the same zone as this creature."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.speech.fronts import (
    BOTH_SIDES,
    ZONE,
    InFront,
    InItsFront,
    InSameZone,
    Opposite,
    in_this_front,
)
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.catalogue import ENTERS
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, very_card


def happens_there(reading: Reading, watched: Watched, doing: Doing, there: Quality) -> Trigger:
    """To those that stand there as it happens to them; this very card may stand there, too, or what it is attached to."""
    if isinstance(watched.noun, CardNoun):
        return happens(reading, standing(watched, there), doing)
    found = happens(reading, watched, doing)
    noun = watched.noun
    bare = type(found) is Happens and found.second is None and found.first is noun
    if not bare or not isinstance(noun, Very):
        raise Misread("creatures of some sort", watched.words)
    words = f"{found.text()} {there.behind()}"
    return Happens(found.fact, Such(noun, there), found.second, words, found.own, group=found.group)


def happens_beside(reading: Reading, watched: Watched, doing: Doing, things: Things) -> Trigger:
    return happens_there(reading, watched, doing, InSameZone(things))


def happens_in_front_with(reading: Reading, watched: Watched, doing: Doing, things: Things) -> Trigger:
    return happens_there(reading, watched, doing, InItsFront(things))


def happens_opposite(reading: Reading, watched: Watched, doing: Doing, things: Things) -> Trigger:
    return happens_there(reading, watched, doing, Opposite(things))


def happens_opposite_this(reading: Reading, watched: Watched, doing: Doing) -> Trigger:
    return happens_opposite(reading, watched, doing, This(reading.word))


def happens_here(reading: Reading, watched: Watched, doing: Doing) -> Trigger:
    """In the front of what speaks."""
    noun = watched.noun
    if not isinstance(noun, CardNoun):
        raise Misread("creatures of some sort", watched.words)
    found = renewed(noun, in_this_front(reading))
    words = watched.words if noun.whose != ANYONES else f"{watched.words} in this front"
    return happens(reading, Watched(found, words, None, watched.names, False, watched.some), doing)


def standing(watched: Watched, there: Quality) -> Watched:
    """Those that stand there as it happens to them."""
    noun = watched.noun
    if not isinstance(noun, CardNoun):
        raise Misread("creatures of some sort", watched.words)
    found = renewed(noun, Detail("near", False), Detail("quality", there))
    return Watched(found, f"{watched.words} {there.behind()}", None, watched.names, False, watched.some)


def it_enters_there(reading: Reading, there: InFront) -> Trigger:
    """Who is in play already, as a target is, enters no more: "it" is then the card that speaks."""
    spoken = reading.before if not reading.mentions else reading.mentions[-1]
    other = spoken is not None and not isinstance(spoken.things, This)
    if other and (spoken is None or spoken.noun is None or not spoken.noun.is_on_board()):
        raise Misread(f"this {reading.word}", "it")
    return happens_there(reading, very_card(reading, This(reading.word)), Doing(ENTERS), there)


PHRASES: Final = [
    Phrase("happening", '"it" ("enters" | ("comes" | "is" "put") "into") "play" "in" front_place', it_enters_there),
    Phrase("happening", 'watched doing "in" front_place', happens_there,
           ["Whenever a creature you control dies in your Defensive, draw a card.",
            "When this creature enters play in your Offensive, draw a card."]),
    Phrase("happening", f'watched doing "in" ("the" | "a" | "any") {ZONE} "opposite" ("to" | "of")? (self | enchanted_thing)',
           happens_opposite, ["Whenever a creature comes into play in the front opposite this creature, draw a card."]),
    Phrase("happening", f'watched doing "in" ("the" | "an" | "any") "opposite" {ZONE}', happens_opposite_this),
    Phrase("happening", 'watched doing "in" ("this" | "the" "same") "front"', happens_here,
           ["Whenever another creature dies in this front, draw a card."]),
    Phrase("happening", 'watched doing "in" "the" "same" "front" "as" (self | enchanted_thing)', happens_in_front_with),
    Phrase("happening", f'watched doing "in" "the" "same" {BOTH_SIDES} "as" (self | enchanted_thing)', happens_beside,
           ["Whenever a creature dies in the same zone as this creature, draw a card."]),
]  # fmt: skip
