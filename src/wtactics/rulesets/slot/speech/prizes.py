"""Prizes, in words: points that are scored for kills, deaths for which nobody scores, creatures that are no gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import NOBODY, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.ledger import Ledger
from wtactics.rulesets.slot.rows import KILL_ROW, KILL_SEAT
from wtactics.rulesets.slot.rules.fray import last_row
from wtactics.rulesets.slot.terms import SCORELESS
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.sentences.unless import payer
from wtactics.vocabulary.things.meaning import One, Things, You
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, people_score, says


class ScoresForKill(Happens):
    """SLOT-POINTS-01 A player gains victory points by the rules, which give them for kills only."""

    def __init__(self, who: Noun, words: str) -> None:
        super().__init__(facts.GAINED, None, who, words, False, True)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, Ledger)
        return t.prize != NOBODY and super().matches(t, a, b, n)


class KilledBy(Happens):
    """SLOT-POINTS-08 A creature is killed, and it is the kill of such a player, whatever killed it."""

    def __init__(self, who: Noun, what: Watched, words: str) -> None:
        super().__init__(facts.DIED, what.noun, None, words, what.own())
        self.who: Final = who

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, Ledger)
        i = last_row(t.kills, KILL_ROW, a)
        return i >= 0 and self.who.fits(t, seat_thing(t.kills[i + KILL_SEAT])) and super().matches(t, a, b, n)


class Foe(One):
    """The other player of two."""

    def one(self, t: Table) -> Thing:
        return seat_thing(1 - t.you)

    def text(self) -> str:
        return "an opponent"

    def people(self) -> bool:
        return True


SCORED: Final = "scored"  # a word by which nobody calls a player: points are spoken of
WORTHLESS: Final = Act("gives no victory points when it dies", bit(SCORELESS))
PLURAL: Final = "give no victory points when they die"


def scores_for_kill(reading: Reading, who: Watched) -> Trigger:
    call(reading, Watched(who.noun, who.words, who.very, [*who.names, SCORED]), True)
    return ScoresForKill(who.noun, f"{says(who, 'score')} for a kill")


def killed_by(reading: Reading, who: Watched, what: Watched) -> KilledBy:
    return kill_of(reading, who, what, f"{says(who, 'kill')} {what.words}")


def is_killed_by(reading: Reading, what: Watched, who: Watched) -> KilledBy:
    return kill_of(reading, who, what, f"{says(what, 'is killed')} by {who.words}")


def kill_of(reading: Reading, who: Watched, what: Watched, words: str) -> KilledBy:
    """Of who has killed it nothing is known but the player."""
    if what.some or not isinstance(who.very, You):
        noun = who.noun
        if what.some or not isinstance(noun, PlayerNoun) or not noun.opponents:
            raise Misread("you or an opponent, and one creature", who.words)
        reading.mention(Foe(), who.names)
    call(reading, what, False, True)
    return KilledBy(who.noun, what, words)


def foe_pays(reading: Reading) -> Things:
    """There is but one whom this can mean."""
    return payer(reading, reading.tell(Foe()))


def worthless(reading: Reading, things: Things) -> Do:
    """SLOT-POINTS-08 Nobody scores for their deaths."""
    return Do(things, WORTHLESS, PLURAL)


POINTS: Final = '("victory" "points" | "points" | "a" "victory" "point" | "anything")'
NO_POINTS: Final = '("no" ("victory" "points" | "points") | "nothing")'
ANY: Final = '("one" "or" "more" | "any")?'
GAIN: Final = '("gain" | "gains" | "get" | "gets" | "receive" | "receives" | "earn" | "earns")'
DONT: Final = '("doesn\'t" | "don\'t" | "can\'t")'
KILLING: Final = (
    '(("for" | "by") ("killing" | ("the" ("death" | "kill") | "deaths" | "kills") "of") (self | general)'
    ' | "for" self ("\'s" "death")? | ("when" | "if") self ("is" "killed" | "dies"))'
)
WHO: Final = '("an" "opponent" | "opponents" | "players")'
PHRASES: Final = [
    Phrase("happening", "anyone points_doing", people_score, ["Whenever an opponent scores, you gain 1 victory point."]),
    Phrase("happening", f'anyone ("gain" | "gains" | {GAIN}) ({ANY} {POINTS})? ("for" | "by") ("a" | "any" | "each") "kill"',
           scores_for_kill, ["Whenever you score for a kill, you get 1 AP."]),
    Phrase("happening", f'anyone {GAIN} ({ANY} {POINTS})? ("for" | "by") "killing" ("a" "creature" | "creatures" | "somebody")',
           scores_for_kill),
    Phrase("happening", 'anyone ("kill" | "kills") watched_card', killed_by,
           ["When an opponent kills this creature, he gains 1 victory point."]),
    Phrase("happening", 'watched ("is" | "are") "killed" "by" anyone', is_killed_by,
           ["When this creature is killed by an opponent, you get 1 AP."]),
    Phrase("payer", '"an" "opponent"', foe_pays,
           ["When this creature dies, you get 1 AP unless an opponent pays 1 gold."]),
    Phrase("offerer", '"an" "opponent"', foe_pays),
    # deaths that are worth nothing
    Phrase(STATEMENT, f"{WHO} {GAIN} {NO_POINTS} {KILLING}", worthless,
           ["An opponent gains no victory points for killing this creature."]),
    Phrase(STATEMENT, f'("no" "player" | "nobody") {GAIN} {ANY} {POINTS}? {KILLING}', worthless),
    Phrase(STATEMENT, f"{WHO} {DONT} {GAIN} {ANY} {POINTS}? {KILLING}", worthless),
    Phrase(STATEMENT, '("killing" (self | general) | "the" ("death" | "kill") "of" (self | general) | of_self "death")'
           f' ("gives" | "gain" | "gains" | "is" "worth" | "yields" | "brings") {WHO}? {NO_POINTS}', worthless),
    Phrase(STATED, f'("gives" | "give" | "is" "worth" | "are" "worth" | "yields" | "yield") {NO_POINTS} ("when" | "if")'
           ' ("it" | "they") ("dies" | "die" | "is" "killed" | "are" "killed")',
           lambda reading: worthless(reading, reading.subject()),
           ["Adjacent allies give no victory points when they die."]),
]  # fmt: skip
