"""A new table of SLOT: its settings, and who sees what of the piles from which the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.library import Library
from wtactics.engine.places import ALL_SEE, ASIDE, DECK, KINDS, OWNER_SEES, RESERVE
from wtactics.engine.setting import Setting
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import Ruleset
from wtactics.kits.dealing import Dealing
from wtactics.kits.settings import LOOP_LIMIT, first_player
from wtactics.rulesets.slot.contents import slot
from wtactics.rulesets.slot.table import SlotTable

SEATS: Final = (2, 2)  # SLOT-DESIGN-02
SETTINGS: Final = (  # in the order of terms.py, with their rules
    Setting("action_points", 3, 0, 100, "Action points each turn"),  # SLOT-AP-01
    Setting("attack_price", 1, 0, 100, "Action points for an attack"),  # SLOT-AP-02
    Setting("move_price", 1, 0, 100, "Action points for a move"),  # SLOT-MOVE-03
    Setting("rest_price", 2, 0, 100, "Action points for a rest"),  # SLOT-REST-01
    Setting("move_marks", 1, 0, 1, "Moving marks"),  # SLOT-MOVE-08
    Setting("rest_enabled", 1, 0, 1, "Creatures may rest"),  # SLOT-REST-04
    Setting("unmark_both", 0, 0, 1, "Step 1 unmarks both armies"),  # SLOT-MARK-05
    Setting("start_hidden", 4, 1, 7, "Creatures laid face down at the start"),  # SLOT-START-03
    Setting("start_level_2", 1, 1, 8, "Level 2 creatures at the start"),  # SLOT-START-09
    Setting("level_2", 2, 1, 8, "Level 2 creatures in an army"),  # SLOT-LEVEL-01
    Setting("level_fee", 1, 0, 8, "Upkeep of level 2 creatures"),  # SLOT-LEVEL-03
    Setting("group_most", 3, 1, 4, "Creatures in a group attack"),  # SLOT-GROUP-01
    Setting("pair_points", 1, 0, 100, "Points for a pair"),  # SLOT-POINTS-02
    Setting("column_points", 2, 0, 100, "Points for a column"),  # SLOT-POINTS-02
    Setting("square_points", 4, 0, 100, "Points for a square"),  # SLOT-POINTS-02
    Setting("winning_points", 15, 1, 10_000, "Victory points to win"),  # SLOT-WIN-02
    Setting("stall_turns", 40, 1, 1_000, "Turns without change before a draw"),  # SLOT-DRAW-05
    LOOP_LIMIT,
    first_player(SEATS[1]),  # SLOT-START-02
)


class SlotDealing(Dealing[SlotTable]):
    """SLOT with a library and settings: it deals tables for decks given as definitions."""

    def __init__(
        self, library: Library, settings: Mapping[str, int] | None = None, rules: Ruleset[SlotTable] | None = None
    ) -> None:
        """`rules` are those of SLOT, unless a mod has edited them."""
        super().__init__(library, slot() if rules is None else rules, SETTINGS, settings)

    def sight(self) -> vec[i64]:
        """SLOT-INFO-01, SLOT-INFO-02, SLOT-INFO-03 Who sees each kind of place: deck and twilight their owner, others all."""
        sees = zeros(KINDS, ALL_SEE)  # SLOT-GRAVE-02 graveyards and armies lie open
        sees[DECK] = OWNER_SEES  # SLOT-DECK-05, SLOT-DECK-06 face down, but its owner may look through it
        sees[ASIDE] = OWNER_SEES  # SLOT-TWI-03, SLOT-TWI-10 a pile of any size
        sees[RESERVE] = OWNER_SEES
        return sees

    def empty(self, terms: Terms) -> SlotTable:
        """SLOT-TABLE-01, SLOT-TWI-01, SLOT-START-01 The table before the game: decks, and empty piles beside them."""
        return SlotTable(terms)
