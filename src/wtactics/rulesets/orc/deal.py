"""A new table of ORC: its settings, and who sees what."""

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
from wtactics.rulesets.orc.contents import orc
from wtactics.rulesets.orc.table import OrcTable

SEATS: Final = (2, 4)  # ORC-SETUP-01, ORC-WIN-12, ORC-FORMAT-03
SETTINGS: Final = (  # in the order of terms.py, with their rules
    Setting("starting_influence", 20, 1, 10_000, "Influence at the start"),  # ORC-WIN-04
    Setting("winning_points", 10, 1, 10_000, "Victory points to win"),  # ORC-WIN-03
    Setting("opening_hand", 7, 0, 100, "Cards in the opening hand"),  # ORC-SETUP-07
    Setting("hand_limit", 7, 0, 100, "Cards kept at the end of a turn"),  # ORC-TURN-31
    Setting("most_draws", 2, 0, 10, "Cards that may be drawn in a Draw phase"),  # ORC-TURN-15
    Setting("resources_a_turn", 1, 0, 10, "Resource cards that may be laid in a turn"),  # ORC-GOLD-02
    Setting("recycled", 4, 1, 100, "Resource cards that are recycled together"),  # ORC-GOLD-09
    Setting("vetoes", 3, 0, 10, "Quests that each player vetoes"),  # ORC-QUEST-06
    Setting("most_quests", 2, 0, 10, "Quests that a player may pursue at once"),  # ORC-QUEST-17
    Setting("unassign_price", 1, 0, 100, "Gold to unassign a creature"),  # ORC-ASSIGN-15
    Setting("mulligans", 8, 0, 8, "Mulligans that a player may take"),  # ORC-MULL-07
    Setting("first_player_draws", 2, 0, 2, "Cards that the first player may draw in the first turn"),  # ORC-SETUP-08
    LOOP_LIMIT,  # ORC-ABIL-21
    first_player(SEATS[1]),  # ORC-SETUP-06
)


class OrcDealing(Dealing[OrcTable]):
    """ORC with a library and settings: it deals tables for decks given as definitions."""

    def __init__(
        self, library: Library, settings: Mapping[str, int] | None = None, rules: Ruleset[OrcTable] | None = None
    ) -> None:
        """`rules` are those of ORC, unless a mod has edited them."""
        super().__init__(library, orc() if rules is None else rules, SETTINGS, settings)

    def sight(self) -> vec[i64]:
        """ORC-AREA-15, ORC-AREA-09, ORC-CARD-16 Nobody sees decks; hands and resource cards their owner."""
        sees = zeros(KINDS, ALL_SEE)
        sees[DECK] = NONE_SEES
        sees[ASIDE] = NONE_SEES
        sees[HAND] = OWNER_SEES
        sees[RESERVE] = OWNER_SEES
        return sees

    def empty(self, terms: Terms) -> OrcTable:
        """The table before anything has happened."""
        return OrcTable(terms)
