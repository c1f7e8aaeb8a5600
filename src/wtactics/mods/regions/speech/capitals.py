"""Capitals in words: the active region goes under its pile, and the next one is turned up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ZONES, Condition
from wtactics.engine.places import ASIDE, SEAT_THING, Flow, Option, place_of
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.regions.speech.activity import ActiveOf, region_of
from wtactics.mods.regions.table import RegionsTable
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play
from wtactics.vocabulary.nouns.cards import ANYONES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Things, This, You, clause, possessive
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.campaigns import UnderAttack
from wtactics.vocabulary.triggers.meaning import Very


class GoUnder(Deed):
    """AVA-REGION-03 Active regions go under their piles, with their damage or without it, and the next are turned up."""

    def __init__(self, players: Things, things: Things, keeps: bool) -> None:
        self.players: Final = players
        self.things: Final = things
        self.keeps: Final = keeps

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, RegionsTable)
        for c in cards_in_play(t, self.things):
            if t.region(t.controller[c]) == c:
                t.sink_region(t.controller[c], self.keeps)
        return NEXT

    def text(self) -> str:
        damage = f"with{'' if self.keeps else 'out'} its damage"
        return clause(self.players, "put", f"{self.things.text()} under its pile {damage} and turn up the next one")


class PileLeft(Condition):
    """AVA-REGION-01 Regions are left in the piles of these players."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def holds(self, t: Table) -> bool:
        for player in self.players.of(t):
            if player >= SEAT_THING and t.count[place_of(ASIDE, player - SEAT_THING)] == 0:
                return False
        return True

    def depends(self) -> i64:
        return ZONES

    def text(self) -> str:
        return f"a region is left in {possessive(self.players)} pile"


def under_with(reading: Reading, region: Things) -> GoUnder:
    return go_under(reading, region, True)


def under_without(reading: Reading, region: Things) -> GoUnder:
    return go_under(reading, region, False)


def go_under(reading: Reading, region: Things, keeps: bool) -> GoUnder:
    """Only the region that is active can go there."""
    meant = bare(region)
    if not isinstance(meant, ActiveOf) and not (isinstance(meant, This) and reading.word == "region"):
        raise Misread("an active region", region.text())
    return GoUnder(reading.players(), region, keeps)


def under_attack(reading: Reading, region: Things) -> UnderAttack:
    """AVA-REGION-09 That region can be spoken of."""
    reading.mention(region, ["region", "card"], region_of(ANYONES))
    return UnderAttack(None, Very(region), f"an attack on {region.text()}")


PILE: Final = '(("your" | "his" | "its" | "the") "region"? "pile")'
UNDER: Final = (
    f'(("under" | "beneath" | "below" | "underneath") {PILE} | ("at" | "on" | "to") "the" "bottom" "of" {PILE})'
)
TURN_UP: Final = (
    '(","? "and" "turn" "up" "the" (("next" | "top") ("one" | "region") | "next") ("of" "the" "pile")?'
    ' (","? ("which" | "that") "is" "attacked" "instead" ","?)?)'
)
WITH: Final = '(","? "with" "its" "damage" ("on" "it")? ","?)'
WITHOUT: Final = '(","? "without" "its" "damage" ","?)'
DOWN: Final = '("face" "down")?'
PHRASES: Final = [
    Phrase("deed", f"({{put}} | {{move}}) capital {DOWN} {UNDER} ({WITH} {TURN_UP} | {TURN_UP} {WITH})", under_with,
           ["Put your active region under your pile with its damage and turn up the next one."]),
    Phrase("deed", f"({{put}} | {{move}}) capital {DOWN} {UNDER} ({WITHOUT} {TURN_UP} | {TURN_UP} {WITHOUT})", under_without),
    Phrase("capital", "active_region | self | again", same),
    Phrase("condition", 'active_region "is" "being"? "attacked"', under_attack,
           ["Play only when your active region is attacked."]),
    Phrase("condition", f'{PILE} ("has" | "holds" | "contains") ("a" | "another" | "at" "least" "one") "region" ("left")?'
           f' | ("a" | "another") "region" "is" ("left" | "still")? "in" {PILE}', lambda reading: PileLeft(You()),
           ["If a region is left in your pile, draw a card."]),
]  # fmt: skip
