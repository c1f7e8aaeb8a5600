"""Stipends, in words: with how many action points a player begins a turn, or goes on; upkeep that is less, or that is given."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import STANDING, Ability, Number
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.slot.speech.allotments import more_each
from wtactics.rulesets.slot.speech.steps import points
from wtactics.rulesets.slot.speech.steps_between import this_turn
from wtactics.rulesets.slot.speech.tolls import OweUpkeep, upkeep_text
from wtactics.rulesets.slot.speech.vacancies import taken_over
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.changes.granting import HaveAbility
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, ByEach
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This, You, clause


class SetActions(ByEach):
    """SLOT-AP-01 A player has so many action points from now on, however many he had."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        assert isinstance(t, SlotTable)
        t.gain_actions(seat, n - t.ap)

    def text(self) -> str:
        return clause(self.players, "have", points(self.number))


class OweLess(OweUpkeep):
    """SLOT-UPK-08, SLOT-PRIO-01 So much gold less is owed in all for each of these, first of what its level costs."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return -super().alters(t, what, seat, c, usual)

    def text(self) -> str:
        return clause(self.things, "owe", f"{self.number.text()} gold less upkeep")


class OweTaken(OweUpkeep):
    """SLOT-ARMY-09 It is owed by whoever is not its owner: as long as he controls it."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return super().alters(t, what, seat, c, usual) if t.controller[c] != t.owner[c] else 0


class HaveUpkeep(HaveAbility):
    """From now on so much is owed for it, as long as it stays in play."""

    def __init__(self, things: Things, ability: Ability, number: Number) -> None:
        super().__init__(things, ability)
        self.number: Final = number

    def said(self) -> str:
        return clause(self.things, "have", f"upkeep {upkeep_text(self.number)}")


class TakenUpkeep(HaveUpkeep):
    """So much is owed for it, as long as you control it."""

    def said(self) -> str:
        return f"{super().said()} as long as you control it"


class AsLong(For):
    """It says itself for how long."""

    def text(self) -> str:
        return self.statement.said()


def set_actions(reading: Reading, number: Number, *_usual: Number) -> SetActions:
    this_turn(reading)
    players = reading.players()
    if not isinstance(players, You):
        raise Misread("you", players.text())
    return SetActions(players, number)


def owes_less(reading: Reading, number: Number) -> OweLess:
    return OweLess(reading.subject(), number)


def is_owed_less(reading: Reading, things: Things, number: Number) -> OweLess:
    return OweLess(things, number)


def has_upkeep(reading: Reading, number: Number) -> For:
    """Where no time is said, it is owed as long as the creature is in play."""
    things = reading.subject()
    ability = Ability(STANDING, [], [], statements=[OweUpkeep(This("creature"), number)])
    return For(HaveUpkeep(things, reading.grant(ability), number), reading.time(WHILE_IN_PLAY))


def taken_upkeep(reading: Reading, number: Number) -> For:
    """Whoever was taken over is owed for until it goes back."""
    if not taken_over(reading.last_said):
        raise Misread("control of somebody that is gained, before it", "as long as you control it")
    things = reading.subject()
    ability = Ability(STANDING, [], [], statements=[OweTaken(This("creature"), number)])
    return AsLong(TakenUpkeep(things, reading.grant(ability), number), WHILE_IN_PLAY)


GOLD: Final = '("gold" | "g" | "energy")?'
LESSER: Final = '("less" | "fewer")'
OWE: Final = '("owe" | "owes" | "need" | "needs" | "have" | "has" | "pay" | "pays" | "cost" | "costs")'
SO_MUCH: Final = (
    f'(number {GOLD} {LESSER} {GOLD} "upkeep" | number {GOLD} {LESSER} {GOLD} ("for" | "in" | "of") "upkeep"'
    f' | "upkeep" "of"? number {GOLD} {LESSER})'
)
LOWERED: Final = '("is" | "are") ("reduced" | "lowered" | "decreased") "by"'
PHRASES: Final = [
    # action points
    Phrase("deed", '{have} "only"? number "ap" ("instead" "of" number)?', set_actions,
           ["When this creature comes into play, you have 4 AP."]),
    Phrase(STATEMENT, 'card_payer ("begin" | "begins" | "start" | "starts") ("each" "turn" | "your" "turn" | "his" "turn")'
           ' "with" (number more_ap "ap" | number "ap" more_ap)', more_each,
           ["You begin your turn with 1 more action point."]),
    # upkeep
    Phrase(STATED, f"{OWE} {SO_MUCH}", owes_less, ["Adjacent level 2 allies owe 1 gold less upkeep."]),
    Phrase(STATEMENT, f'"the"? "upkeep" ("of" | "for") (self | general) ({LOWERED} number {GOLD}'
           f' | ("is" | "costs") number {GOLD} {LESSER})', is_owed_less,
           ["The upkeep of adjacent allies is reduced by 1."]),
    Phrase(STATEMENT, f'of_self "upkeep" ({LOWERED} number {GOLD} | ("is" | "costs") number {GOLD} {LESSER})',
           is_owed_less),
    Phrase(TOLD, f'("has" | "have" | "gets" | "gains") ("an" "upkeep" "of" | "upkeep" "of"?) number {GOLD}', has_upkeep,
           ["When this creature comes into play, target enemy creature has upkeep 1."]),
    Phrase(TOLD, f'("has" | "have") ("an" "upkeep" "of" | "upkeep" "of"?) number {GOLD} ("as" "long" "as" | "while")'
           ' "you" "control" ("it" | "that" "creature")', taken_upkeep,
           ["[2]: Gain control of target enemy creature. It has upkeep 1 as long as you control it."]),
]  # fmt: skip
