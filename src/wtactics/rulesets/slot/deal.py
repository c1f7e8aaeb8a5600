"""A new table of SLOT: decks, settings and a seed become the state from which the game begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.library import Library
from wtactics.engine.match import Match
from wtactics.engine.places import ALL_SEE, ASIDE, DECK, KINDS, NOBODY, OWNER_SEES, RESERVE
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import GAME, Ruleset, heeded
from wtactics.rulesets.slot.contents import slot
from wtactics.rulesets.slot.table import SlotTable

# The settings of SLOT with their rules, in the order of terms.py, and their values unless a match says otherwise.
SETTINGS: Final[dict[str, int]] = {
    "action_points": 3,  # SLOT-AP-01
    "attack_price": 1,  # SLOT-AP-02
    "move_price": 1,  # SLOT-MOVE-03
    "rest_price": 2,  # SLOT-REST-01
    "move_marks": 1,  # SLOT-MOVE-08
    "rest_enabled": 1,  # SLOT-REST-04
    "unmark_both": 0,  # SLOT-MARK-05
    "start_hidden": 4,  # SLOT-START-03
    "start_level_2": 1,  # SLOT-START-09
    "level_2": 2,  # SLOT-LEVEL-01
    "level_fee": 1,  # SLOT-LEVEL-03
    "group_most": 3,  # SLOT-GROUP-01
    "pair_points": 1,  # SLOT-POINTS-02
    "column_points": 2,  # SLOT-POINTS-02
    "square_points": 4,  # SLOT-POINTS-02
    "winning_points": 15,  # SLOT-WIN-02
    "stall_turns": 40,  # SLOT-DRAW-05
    "loop_limit": 1000,
    "first_player": NOBODY,  # SLOT-START-02
}
SEATS: Final = (2, 2)  # SLOT-DESIGN-02


def sight() -> vec[i64]:
    """SLOT-INFO-01, SLOT-INFO-02, SLOT-INFO-03 Who sees each kind of place: deck and twilight their owner, others all."""
    sees = zeros(KINDS, ALL_SEE)  # SLOT-GRAVE-02 graveyards and armies lie open
    sees[DECK] = OWNER_SEES  # SLOT-DECK-05, SLOT-DECK-06 face down, but its owner may look through it
    sees[ASIDE] = OWNER_SEES  # SLOT-TWI-03, SLOT-TWI-10 a pile of any size
    sees[RESERVE] = OWNER_SEES
    return sees


class Slot:
    """SLOT with a library and settings: it deals tables for decks given as definitions."""

    def __init__(
        self, library: Library, settings: dict[str, int] | None = None, rules: Ruleset[SlotTable] | None = None
    ) -> None:
        """`rules` are those of SLOT, unless a mod has edited them."""
        self.library: Final = library
        self.rules: Final = slot() if rules is None else rules
        self.ends: Final = self.rules.ends(library.steps)
        defaults = SETTINGS | self.rules.settings()
        values = defaults | (settings or {})
        self.settings: Final[vec[i64]] = vec[i64]([values[name] for name in defaults])
        self.heeds: Final = heeded(values)

    def table(self, decks: list[list[int]]) -> SlotTable:
        """SLOT-TABLE-01, SLOT-TWI-01, SLOT-START-01 The table before the game: decks, and empty piles beside them."""
        rules, cards = self.rules, sum([len(deck) for deck in decks])
        terms = Terms(
            self.library, rules.starts, len(rules.steps), sight(), self.settings, len(decks), self.ends, rules.modding, cards,
            self.heeds,
        )  # fmt: skip
        t = SlotTable(terms)
        t.furnish()
        for seat, deck in enumerate(decks):
            for d in deck:
                t.add_card(d, seat)
        t.begin(GAME)
        return t

    def match(self, decks: list[list[int]], seed: int) -> Match:
        """A match of these decks, at its first question."""
        match = Match(self.table(decks), self.rules)
        match.table.sow(seed)
        match.run()
        return match
