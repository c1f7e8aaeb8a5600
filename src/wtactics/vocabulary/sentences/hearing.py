"""Hearing: what a trigger hears once, and what is over by the time that it is heard."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.meaning import MUST_ATTACK, Trigger
from wtactics.engine.places import ASIDE, CREATURE
from wtactics.language.phrase import Misread
from wtactics.language.structure import parts_within
from wtactics.vocabulary.changes.doubling import ScaleValues
from wtactics.vocabulary.deeds.journeys import GainControl
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.deeds.waiting import Harmless
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.hosting import AttachedTo
from wtactics.vocabulary.things.meaning import Happened, This, You
from wtactics.vocabulary.things.picking import Check
from wtactics.vocabulary.triggers.campaigns import UnderAttack
from wtactics.vocabulary.triggers.catalogue import GONE, HANGING
from wtactics.vocabulary.triggers.meaning import Comes, Happens, Very
from wtactics.vocabulary.triggers.past import Such

ANNOUNCED: Final = (facts.ATTACKED, facts.CHARGED)
SETTLED: Final = (facts.BID_WON, facts.BID_MISSED, facts.FAVOURED, facts.PRIZED, facts.BID_LOST)


def heard_once(reading: Reading, trigger: Trigger, steps: Steps) -> Trigger:
    """However many attack a creature together, it is attacked once, where nothing is said of who attacks."""
    if trigger.own and (trigger.fact in GONE or trigger.fact == facts.SACRIFICED) and reading.word in HANGING:
        reading.recall(facts.PARTED)  # what this hung on
    inner = getattr(trigger, "trigger", trigger)
    together = trigger.fact in (facts.ATTACKED, facts.MISSED) and reading.lexicon.attacked == 1 << CREATURE
    if together and isinstance(inner, Happens) and is_anyone(inner) and not speaks_of_doer(steps):
        trigger.group = True
    return trigger


def is_anyone(trigger: Happens) -> bool:
    """Is nothing said of who attacks, or no more of whom somebody is attacked by than that it is an enemy?"""
    noun = trigger.first
    if noun is None or trigger.second is None:
        return noun is None
    return (
        isinstance(noun, CardNoun) and noun.any_such and noun.plain and noun.other_than is None and noun.whose != YOURS
    )


def speaks_of_doer(steps: Steps) -> bool:
    """Do these speak of the first thing of the fact for which they wait?"""
    return any(isinstance(part, Happened) and not part.second for part in parts_within(steps))


def is_passing(part: object) -> bool:
    """Is it true of a card only as long as another is there?"""
    return isinstance(part, Quality) and part.is_passing()


def is_too_late(part: object) -> bool:
    """Would it hold of this card itself, which has gone?"""
    if isinstance(part, GainControl | Mark | ScaleValues | Unmark):  # what is done to cards in play alone
        return isinstance(part.things, This)
    return isinstance(part, For) and isinstance(getattr(part.statement, "things", None), This)


def refuse_bare(trigger: Trigger, steps: Steps) -> None:
    """Refuse to speak of what lies on a card that has gone: by then all of that has left it."""
    inner = getattr(trigger, "trigger", trigger)
    if trigger.fact not in GONE or not isinstance(inner, Happens):
        return
    for part in parts_within(steps):
        if isinstance(part, AttachedTo):
            things = getattr(part.things, "things", part.things)
            if isinstance(things, Happened) or (trigger.own and isinstance(things, This)):
                raise Misread("what can still be found out when it has gone", "what was attached to it")


def checked(steps: Steps) -> list[Any]:
    """What the condition of the first step speaks of, which is asked as soon as it is heard."""
    return list(parts_within(steps[0])) if steps and isinstance(steps[0], Check) else []


def is_of_city(trigger: Trigger) -> bool:
    """Does it happen in an attack on a city alone? Who is let through there would deal damage to that."""
    first = getattr(trigger, "first", None)
    return isinstance(first, Such) and isinstance(getattr(first.quality, "noun", None), CardNoun)


def refuse_late(trigger: Trigger, steps: Steps) -> None:
    """Refuse to speak at the end of a turn of what is gone by then: its player's cards that wait for the end of his turn."""
    if trigger.fact == facts.CHARGED and any(
        isinstance(part, Act) and part.is_meant(MUST_ATTACK) for part in parts_within(steps)
    ):
        raise Misread("what can still be done", "to attack when the attackers are announced")
    if trigger.fact in ANNOUNCED and any(
        isinstance(part, Quality) and part.before() == "unblocked" for part in checked(steps)
    ):
        raise Misread("what is known before defenders are assigned", "undefended")
    if trigger.fact in ANNOUNCED and any(isinstance(part, UnderAttack) and part.is_late() for part in checked(steps)):
        raise Misread("what can be so before defenders are assigned", "a time after that")
    if (
        trigger.fact == facts.PASSED
        and is_of_city(trigger)
        and any(isinstance(p, Harmless) for p in parts_within(steps))
    ):
        raise Misread("what it would deal to that city", "that it deals no damage")
    refuse_bare(trigger, steps)
    if trigger.fact in SETTLED and any(isinstance(part, Quality) and part.is_of_bids() for part in parts_within(steps)):
        raise Misread("what is still known when a bid is settled", "who was marked for it")
    players = trigger.players if isinstance(trigger, Comes) and trigger.fact == facts.TURN_ENDED else None
    if not isinstance(players, Very) or not isinstance(players.things, You):
        return
    if any(isinstance(part, CardNoun) and part.where == ASIDE and part.whose == YOURS for part in parts_within(steps)):
        raise Misread("what is still there at the end of your turn", "your twilight")
