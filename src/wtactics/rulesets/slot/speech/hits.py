"""Hits, in words: who is hit, by whom, by an attack or a strike back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.engine.places import ATTACKER, DEFENDER, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.rules.blows import is_about_to_die
from wtactics.rulesets.slot.speech.duels import in_part
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, HitIn
from wtactics.rulesets.slot.speech.foes import IsHit, lives
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.reading.leaning import pairing
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.sentences.meanwhile import SURVIVES
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Happened, Things, This
from wtactics.vocabulary.triggers.catalogue import CARD, SECOND, Verb
from wtactics.vocabulary.triggers.watching import IS, VerbPhrase, Watched, call, says

# Who is hit as it attacks is hit by a strike back, so that neither of the two need be the attacker (SLOT-RESOLVE-08).
HITTER: Final = "creature that hit it"
IS_HIT: Final = Verb(facts.STRUCK, "is hit", subject=SECOND, to=f"by {CARD}")


def is_hit(reading: Reading, watched: Watched, *by: Watched) -> IsHit:
    """Whoever hit it can be spoken of, be it told who that is or not."""
    if by and isinstance(by[0].very, This):
        raise Misread('"this creature hits" in front', "who is hit by it")
    if by:
        call(reading, by[0], False)
    reading.mention(again(Happened(False, False, "it"), f"the {HITTER}"), [HITTER])
    call(reading, watched, True)
    reading.paired = pairing(facts.STRUCK, True) if by else 0
    words = says(watched, "is hit") + (f" by {by[0].words}" if by else "")
    return IsHit(by[0].noun if by else None, watched.noun, words, watched.own())


def hit_by_attack(reading: Reading, watched: Watched, combat: int = EITHER_COMBAT) -> Trigger:
    """Who hits whoever is attacked is the attacker, by which it can be called."""
    trigger = hit_in_part(reading, watched, DEFENDER, "an attack", combat)
    reading.mention(again(Happened(False, False, "it"), "the attacker"), ["attacker"])
    call(reading, watched, True)
    return trigger


def hit_back(reading: Reading, watched: Watched) -> Trigger:
    return hit_in_part(reading, watched, ATTACKER, "a strike back", EITHER_COMBAT)


def hit_in_part(reading: Reading, watched: Watched, role: int, by: str, combat: int) -> Trigger:
    hit = is_hit(reading, watched)
    trigger = IsHit(None, watched.noun, f"{hit.words} by {by}", hit.own, role)
    return trigger if combat == EITHER_COMBAT else HitIn(trigger, combat)


class AndLives(Trigger):
    """SLOT-RESOLVE-11 It happens to a creature, or a creature does it, and that is not about to die of the same battle."""

    def __init__(self, trigger: Trigger, who: Things) -> None:
        super().__init__(trigger.fact, trigger.own)
        self.trigger: Final = trigger
        self.who: Final = who

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.trigger.matches(t, a, b, n) and self.goes_on(t, a, b)

    def goes_on(self, t: Table, a: Thing, b: Thing) -> bool:
        """Does it live through this, and through what it is about to lose beside?"""
        assert isinstance(t, SlotTable)
        c = t.me if isinstance(self.who, This) else b if isinstance(self.who, Happened) and self.who.second else a
        return lives(t, c) and not is_about_to_die(t, c)

    def text(self) -> str:
        return f"{self.trigger.text()} and survives"


def and_lives(reading: Reading, trigger: Trigger) -> AndLives:
    if trigger.fact not in (facts.HURT, facts.STRUCK, facts.KILLED):
        raise Misread("that it loses a life, hits or kills", trigger.text())
    who = reading.it()
    inner = bare(who)
    if not isinstance(inner, This | Happened):
        raise Misread("one creature", who.text())
    return AndLives(trigger, inner)


def hitter(reading: Reading, *_self: Things) -> Things:
    return in_part(reading, HITTER)


def the_defender(reading: Reading) -> Things:
    """SLOT-DEF-04 Whoever is attacked, where it is told of an attack: of a hit it may be the attacker who is hit."""
    if reading.heard != facts.ATTACKED:
        raise Misread("an attack that is told of before", "the defender")
    return in_part(reading, "target")


PHRASES: Final = [
    Phrase("happening", f'watched {IS} "hit" ("by" watched_card)?', is_hit,
           ["When this creature is hit, unmark it.", "When an ally is hit by an Elf, you get 1 AP."]),
    Phrase("happening", f'watched {IS} "hit" "by" ("a" | "an" | "any") blow', hit_by_attack,
           ["When this creature is hit by an attack, the attacker loses 1 life."]),
    Phrase("happening", f'watched {IS} "hit" "by" ("a" | "any") "strike" "back"', hit_back,
           ["When this creature is hit by a strike back, unmark it."]),
    Phrase("happening", f"happening {SURVIVES}", and_lives, ["When this creature is hit and survives, unmark it."]),
    Phrase("aimed", '"the" ("creature" | "enemy" | "enemy" "creature") "that" "hit" (self | again)', hitter,
           ["When this creature is hit, mark the creature that hit it."]),
    Phrase("again", '"the" ("defender" | "defending" "creature")', the_defender,
           ["When this creature attacks, the defender gets -1 DEF until end of battle."]),
    VerbPhrase("was_done", IS_HIT, '("was" | "were" | "has" "been") "hit" ("by" watched_card)?'),
]  # fmt: skip
