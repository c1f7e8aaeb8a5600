"""A new table of ARC: decks, settings and a seed become the state from which the game begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.library import Library
from wtactics.engine.match import Match
from wtactics.engine.places import (
    ALL_SEE,
    DECK,
    HAND,
    KINDS,
    NOBODY,
    NONE_SEES,
    OWNER_SEES,
    RESERVE,
)
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import GAME, Ruleset, heeded
from wtactics.rulesets.arc.contents import arc
from wtactics.rulesets.arc.table import ArcTable

# The settings of ARC with their rules, in the order of terms.py, and their values unless a match says otherwise.
SETTINGS: Final[dict[str, int]] = {
    "starting_points": 15,  # ARC-WIN-01
    "winning_points": 30,  # ARC-WIN-02
    "opening_hand": 7,  # ARC-SETUP-04
    "hand_limit": 7,  # ARC-TURN-17
    "splitAttackerDamage": 0,  # ARC-COMBAT-17
    "abilitiesInEveryWindow": 0,  # ARC-RESP-05
    "loop_limit": 1000,  # ARC-ABIL-12
    "first_player": NOBODY,  # ARC-SETUP-05
}
SEATS: Final = (2, 4)  # ARC-MULTI-01, ARC-MULTI-06 the fewest and the most; each is every other one's opponent


def sight() -> vec[i64]:
    """ARC-AREA-08, ARC-AREA-10, ARC-POWER-15 Who sees each kind of place: hands and reserves their owner, decks nobody."""
    sees = zeros(KINDS, ALL_SEE)  # ARC-AREA-01, ARC-AREA-04 each seat has a place of each kind; the Army stands face up
    sees[DECK] = NONE_SEES  # ARC-AREA-06 face down, for its owner too
    sees[HAND] = OWNER_SEES
    sees[RESERVE] = OWNER_SEES
    return sees


class Arc:
    """ARC with a library and settings: it deals tables for decks given as definitions."""

    def __init__(
        self, library: Library, settings: dict[str, int] | None = None, rules: Ruleset[ArcTable] | None = None
    ) -> None:
        """`rules` are those of ARC, unless a mod has edited them."""
        self.library: Final = library
        self.rules: Final = arc() if rules is None else rules
        self.ends: Final = self.rules.ends(library.steps)
        defaults = SETTINGS | self.rules.settings()
        values = defaults | (settings or {})
        self.settings: Final[vec[i64]] = vec[i64]([values[name] for name in defaults])
        self.heeds: Final = heeded(values)

    def table(self, decks: list[list[int]]) -> ArcTable:
        """ARC-MAT-04 The table before anything has happened: each seat has a deck of its own. A seed is sown later."""
        rules, cards = self.rules, sum([len(deck) for deck in decks])
        terms = Terms(
            self.library, rules.starts, len(rules.steps), sight(), self.settings, len(decks), self.ends, rules.modding, cards,
            self.heeds,
        )  # fmt: skip
        t = ArcTable(terms)
        t.furnish()
        for seat, deck in enumerate(decks):
            for d in deck:
                t.add_card(d, seat)
        t.know_decks()
        t.begin(GAME)
        return t

    def match(self, decks: list[list[int]], seed: int) -> Match:
        """A match of these decks, at its first question."""
        match = Match(self.table(decks), self.rules)
        match.table.sow(seed)
        match.run()
        return match
