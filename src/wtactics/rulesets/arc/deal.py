"""A new table of ARC: its settings, and who sees what of the piles from which the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.library import Library
from wtactics.engine.places import (
    ALL_SEE,
    DECK,
    HAND,
    KINDS,
    NONE_SEES,
    OWNER_SEES,
    RESERVE,
)
from wtactics.engine.setting import Setting
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import Ruleset
from wtactics.kits.dealing import Dealing
from wtactics.kits.settings import LOOP_LIMIT, first_player
from wtactics.rulesets.arc.contents import arc
from wtactics.rulesets.arc.table import ArcTable

SEATS: Final = (2, 4)  # ARC-MULTI-01, ARC-MULTI-06 the fewest and the most; each is every other one's opponent
SETTINGS: Final = (  # in the order of terms.py, with their rules
    Setting("starting_points", 15, 1, 10_000, "Victory points at the start"),  # ARC-WIN-01
    Setting("winning_points", 30, 1, 10_000, "Victory points to win"),  # ARC-WIN-02
    Setting("opening_hand", 7, 0, 100, "Cards in the opening hand"),  # ARC-SETUP-04
    Setting("hand_limit", 7, 0, 100, "Cards kept at the end of a turn"),  # ARC-TURN-17
    Setting("splitAttackerDamage", 0, 0, 1, "Attackers share their damage among defenders"),  # ARC-COMBAT-17
    Setting("abilitiesInEveryWindow", 0, 0, 1, "Abilities may answer anything"),  # ARC-RESP-05
    LOOP_LIMIT,  # ARC-ABIL-12
    first_player(SEATS[1]),  # ARC-SETUP-05
)


class ArcDealing(Dealing[ArcTable]):
    """ARC with a library and settings: it deals tables for decks given as definitions."""

    def __init__(
        self, library: Library, settings: Mapping[str, int] | None = None, rules: Ruleset[ArcTable] | None = None
    ) -> None:
        """`rules` are those of ARC, unless a mod has edited them."""
        super().__init__(library, arc() if rules is None else rules, SETTINGS, settings)

    def sight(self) -> vec[i64]:
        """ARC-AREA-08, ARC-AREA-10, ARC-POWER-15 Who sees each kind of place: hands and reserves their owner, decks nobody."""
        # ARC-AREA-01, ARC-AREA-04 each seat has a place of each kind; the Army stands face up
        sees = zeros(KINDS, ALL_SEE)
        sees[DECK] = NONE_SEES  # ARC-AREA-06 face down, for its owner too
        sees[HAND] = OWNER_SEES
        sees[RESERVE] = OWNER_SEES
        return sees

    def empty(self, terms: Terms) -> ArcTable:
        """ARC-MAT-04 The table before anything has happened: each seat has a deck of its own. A seed is sown later."""
        return ArcTable(terms)

    def table(self, decks: list[list[int]]) -> ArcTable:
        t = super().table(decks)
        t.know_decks()
        return t
