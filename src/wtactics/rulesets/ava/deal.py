"""A new table of AVA: its settings, and who sees what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.library import Library
from wtactics.engine.places import ALL_SEE, ASIDE, DECK, HAND, KINDS, NONE_SEES, OWNER_SEES, RESERVE
from wtactics.engine.setting import Setting
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import Ruleset
from wtactics.kits.dealing import Dealing
from wtactics.kits.settings import LOOP_LIMIT, first_player
from wtactics.rulesets.ava.contents import ava
from wtactics.rulesets.ava.table import AvaTable

SEATS: Final = (2, 4)  # AVA-MULTI-01, AVA-MULTI-05 the fewest and the most; each is every other one's opponent
SETTINGS: Final = (  # in the order of terms.py, with their rules
    Setting("starting_points", 20, 1, 10_000, "Life points of an avatar that prints none"),  # AVA-WIN-10
    Setting("winning_points", 20, 1, 10_000, "Victory points to win"),  # AVA-WIN-05
    Setting("opening_hand", 7, 0, 100, "Cards in the opening hand"),  # AVA-SETUP-05
    Setting("hand_limit", 7, 0, 100, "Cards kept at the end of a turn"),  # AVA-TURN-15
    Setting("splitAttackerDamage", 0, 0, 1, "Attackers share their damage among defenders"),  # AVA-COMBAT-16
    Setting("abilitiesInEveryWindow", 0, 0, 1, "Abilities may answer anything"),  # AVA-RESP-05
    LOOP_LIMIT,  # AVA-ABIL-10
    first_player(SEATS[1]),  # AVA-SETUP-06
    Setting("looseLoyalty", 0, 0, 1, "Foreign gold may pay before own gold has run out"),  # AVA-GOLD-09
    Setting("firstPlayerDrawsOne", 0, 0, 1, "No second draw in the very first turn"),  # AVA-SETUP-06
)


class AvaDealing(Dealing[AvaTable]):
    """AVA with a library and settings: it deals tables for decks given as definitions."""

    def __init__(
        self, library: Library, settings: Mapping[str, int] | None = None, rules: Ruleset[AvaTable] | None = None
    ) -> None:
        """`rules` are those of AVA, unless a mod has edited them."""
        super().__init__(library, ava() if rules is None else rules, SETTINGS, settings)

    def sight(self) -> vec[i64]:
        """AVA-AREA-04, AVA-AREA-09, AVA-GOLD-15, AVA-DECK-09 Nobody sees decks; hands and resource cards their owner."""
        sees = zeros(KINDS, ALL_SEE)
        sees[DECK] = NONE_SEES  # AVA-AREA-06 face down, for its owner too
        sees[ASIDE] = NONE_SEES  # but for the top card
        sees[HAND] = OWNER_SEES
        sees[RESERVE] = OWNER_SEES
        return sees

    def empty(self, terms: Terms) -> AvaTable:
        """The table before anything has happened."""
        return AvaTable(terms)
