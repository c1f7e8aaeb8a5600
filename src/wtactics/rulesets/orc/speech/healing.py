"""Healing that is heard of, upkeep that nobody pays, and who dealt damage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun
from wtactics.engine.places import SEAT_THING, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.speech.fronts import Everywhere
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.catalogue import CARD, SECOND, Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says, verbs_done, verbs_suffered, you_yourself


class HealedBy(Happens):
    """ORC-DEATH-08 A card or an ability of a player takes damage away."""

    def __init__(self, patient: Noun, by: Noun, words: str, own: bool) -> None:
        super().__init__(facts.HEALED, patient, None, words, own)
        self.by: Final = by

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        known = 0 <= b < SEAT_THING and self.by.fits(t, seat_thing(t.controller[b]))
        return known and super().matches(t, a, b, n)


def effect_heals(reading: Reading, *said: Watched) -> HealedBy:
    """An effect of yours, if nobody else's is spoken of."""
    who = said[0] if len(said) > 1 else you_yourself(reading)
    return healed(reading, who, said[-1], f"whenever an effect of {'yours' if len(said) == 1 else who.words} heals")


def he_heals(reading: Reading, who: Watched, patient: Watched) -> HealedBy:
    return healed(reading, who, patient, says(who, "heal"))


def healed(reading: Reading, who: Watched, patient: Watched, words: str) -> HealedBy:
    call(reading, patient, False)
    return HealedBy(patient.noun, who.noun, f"{words} {patient.words}", patient.own())


def pays_none(reading: Reading, who: Watched) -> Happens:
    """ORC-TURN-12 The upkeep of a card that is near."""
    return unpaid(reading, who, CardNoun([Sort(word="card")], near=True), "")


def pays_none_anywhere(reading: Reading, who: Watched) -> Happens:
    return unpaid(reading, who, CardNoun([Sort(word="card")], qualities=[Everywhere()]), " in all zones")


def unpaid(reading: Reading, who: Watched, card: Noun, where: str) -> Happens:
    call(reading, who, True)
    return Happens(facts.UNPAID, card, who.noun, f"{says(who, 'do')}n't pay an upkeep{where}", False, True)


def not_paid(reading: Reading, watched: Watched) -> Happens:
    call(reading, watched, False)
    return Happens(
        facts.UNPAID, watched.noun, None, f"whenever the upkeep of {watched.words} isn't paid", watched.own()
    )


def dealer(reading: Reading) -> Things:
    for mention in reading.latest():
        if "dealer" in mention.words:
            return again(mention.things, "the creature that dealt that damage")
    raise Misread("damage that something is dealt", "the creature that dealt that damage")


HEALS: Final = (Verb(facts.HEALED, "heal", subject=SECOND, to=CARD, always=True),)
IS_HEALED: Final = (Verb(facts.HEALED, "is healed", to=f"by {CARD}"),)
THAT_DAMAGE: Final = '("it" | "that" "damage" | "the" "damage" | "it" "that" "damage")'
EVERYWHERE: Final = '("in" ("all" | "both") ("zones" | "fronts") | "everywhere")'
PAYS_NONE: Final = '("doesn\'t" | "don\'t") "pay" ("an" | "any" | "the" | "his" | "your") "upkeep" ("cost" | "costs")?'
PHRASES: Final = [
    *verbs_done(HEALS),
    *verbs_suffered(IS_HEALED),
    Phrase("happening", 'anyone ("heal" | "heals") watched_card', he_heals, ["Whenever you heal a creature, draw a card."]),
    Phrase("happening", '("an" "effect" | "a" "card") "of" ("yours" | anyone) "heals" watched_card', effect_heals),
    Phrase("happening", f"anyone {PAYS_NONE}", pays_none,
           ["Whenever an opponent doesn't pay an upkeep, he loses 2 influence."]),
    Phrase("happening", f"anyone {PAYS_NONE} {EVERYWHERE}", pays_none_anywhere),
    Phrase("happening", '"the" "upkeep" "of" watched "isn\'t" "paid" | watched "\'s" "upkeep" "isn\'t" "paid"', not_paid),
    Phrase("general", f'("the" | "each") "creature" "that" "dealt" {THAT_DAMAGE}', dealer,
           ["Whenever this creature takes damage, deal 1 damage to the creature that dealt it."]),
]  # fmt: skip
