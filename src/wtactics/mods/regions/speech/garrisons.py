"""Garrisons in words: military and civilian defenders together, who loses a region, and regions restored to so many HP."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import DEFEND, Number, Statement
from wtactics.engine.places import NOBODY, SEAT_THING, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.mods.regions.places import MIXED, is_domain
from wtactics.mods.regions.speech.activity import region_of
from wtactics.mods.regions.speech.domains import Stationed
from wtactics.mods.regions.speech.regions import LOST
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed, cards_in_play
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Everyone, Things, You, clause, possessive
from wtactics.vocabulary.things.mentioning import keeper, same
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, happens


class DefendTogether(Statement):
    """AVA-CONFLICT-01, AVA-REGION-13 Military and civilian creatures of these players defend against the same attack."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def law(self) -> i64:
        return bit_of(MIXED)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == MIXED and self.players.has(t, c)

    def text(self) -> str:
        return f"{possessive(self.players)} military and civilian creatures may defend together"


class RestoreTo(Deed):
    """AVA-REGION-04 Regions regain what they have lost, until they have so many HP."""

    def __init__(self, players: Things, things: Things, number: Number) -> None:
        self.players: Final = players
        self.things: Final = things
        self.number: Final = number

    def do(self, t: Table, answer: Option) -> Flow:
        n = self.number.of(t)
        for c in cards_in_play(t, self.things):
            lacking = min(n - (t.defense[c] - t.harm[c]), t.harm[c])
            if lacking > 0:
                t.heal(c, lacking, NOBODY)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "restore", f"{self.things.text()} to {self.number.text()} HP")


def together(reading: Reading, *said: object) -> DefendTogether:
    """Without a word on whose they are, a region speaks of its player's, and others of all."""
    whose = [each for each in said if isinstance(each, Detail)]
    if whose:
        return DefendTogether(keeper(whose[0]))
    return DefendTogether(You() if reading.word == "region" else Everyone(False))


def yours(reading: Reading, *_region: object) -> DefendTogether:
    return DefendTogether(You())


def together_now(reading: Reading, statement: Statement) -> Deed:
    return decree_alone(reading, statement)


def loses_region(reading: Reading, who: Watched, *_his: object) -> Happens:
    """AVA-REGION-02 Whoever loses it controlled it."""
    if isinstance(who.very, You):
        whose = YOURS
    elif isinstance(who.noun, PlayerNoun) and who.noun.opponents:
        whose = OPPONENTS
    else:
        raise Misread("you, or an opponent", who.words)
    return happens(reading, any_card(reading, region_of(whose)), Doing(LOST))


def restore_to(reading: Reading, things: Things, number: Number) -> RestoreTo:
    return RestoreTo(reading.players(), things, number)


KINDS: Final = '("both"? ("civilian" ("and" | "or") "military" | "military" ("and" | "or") "civilian"))'
MAY: Final = '("may" | "can")'
SAME: Final = '(("the" "same" | "one" | "an" | "any" | "each") "attack")'
JOINTLY: Final = f'("together" | ("against" | "in") {SAME})'
REGION: Final = '(("this" | "that" | ("your" | "his" | "the")? "active") "region" | "it" | "your" "region" | SELF)'
MINE: Final = '("you" "control" | "of" "yours")'
WHO: Final = '("creatures" | "defenders")'
BOTH_PLACES: Final = (
    '("your" ("army" "and" ("of" | "in")? "your"? "domains" | "domains" "and" ("of" | "in")? "your"? "army"))'
)


class DefendsNotThere(Law):
    """AVA-CONFLICT-02 Creatures do not defend as civilians, or not as military ones; wherever they are not, they may."""

    def __init__(self, things: Things, civilian: bool) -> None:
        super().__init__(
            things, Act(f"defend as a {'civilian' if civilian else 'military'} creature", bit(DEFEND)), None
        )
        self.civilian: Final = civilian

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not NOBODY < c < SEAT_THING or is_domain(t.place[c] & 15) != self.civilian:
            return False
        return super().is_meant(t, deed, c, other)


def defends_not_so(reading: Reading, stance: Detail) -> DefendsNotThere:
    quality: Stationed = stance.value
    return DefendsNotThere(reading.subject(), quality.civilian)


def defends_not_from(reading: Reading, civilian: bool) -> DefendsNotThere:
    return DefendsNotThere(reading.subject(), civilian)


PHRASES: Final = [
    Phrase("forbidden", '"defend" "as" "a"? stance ("creature" | "creatures" | "defender" | "defenders")?', defends_not_so,
           ["This creature can't defend as a civilian creature."]),
    Phrase("forbidden", '"defend" "from" post_of', defends_not_from, ["This creature can't defend from a Domain."]),
    Phrase("post_of", '("a" | "any" | "its" | "the" | "your") "domain" | ("your" | "their")? "domains"', lambda reading: True),
    Phrase("post_of", '("the" | "your" | "an") "army"', lambda reading: False),
    Phrase("mixed_defence", f'(owner | "the")? {KINDS} {WHO} {MAY} "defend" {REGION}? {JOINTLY}', together,
           ["Your military and civilian creatures may defend together."]),
    Phrase("mixed_defence", f'{KINDS} {WHO} {MINE} {MAY} "defend" {REGION}? {JOINTLY}'
           f' | "you" {MAY} "defend" {REGION}? "with" {KINDS} {WHO} {JOINTLY}?'
           f' | "creatures" ("of" | "in") {BOTH_PLACES} {MAY} "defend" {REGION}? {JOINTLY}', yours),
    Phrase("mixed_defence", f'(owner | "the")? ("civilian" {WHO} {MAY} "defend" {REGION}? "together" "with" "your"? "military"'
           f' | "military" {WHO} {MAY} "defend" {REGION}? "together" "with" "your"? "civilian") {WHO}', together,
           ["Your civilian creatures may defend together with military creatures."]),
    Phrase("mixed_defence", f'owner ("defenders" ("against" {SAME})? | {KINDS} "defenders") {MAY} "be" ({KINDS} | "mixed")',
           together),
    Phrase(STATEMENT, "mixed_defence", same),
    Phrase(ORDER, "mixed_defence", together_now),
    Phrase("happening", 'anyone ("lose" | "loses") ("a" | "his" | "your" | "their") "active"? "region"', loses_region,
           ["When you lose a region, draw a card."]),
    Phrase("deed", '{restore} things ("to" number "hp" | "\'s" "hp" "to" number)', restore_to,
           ["Restore your active region to 10 HP."]),
]  # fmt: skip
