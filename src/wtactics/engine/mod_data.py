"""The mod data: what mods keep on the table, each in its columns, and the settings that they bring."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.mod import BY_CARD, COLUMNS
from wtactics.engine.places import CardId
from wtactics.engine.state import State


class ModData(State):
    """Readers and changers of what mods keep. Without mods the mod data is empty, and nothing of it is asked."""

    def furnish(self) -> None:
        """Give mods their room on a new table, as they begin."""
        self.mod_data = self.terms.mod_data[:]

    def kept(self, column: i64, i: i64 = 0) -> i64:
        """The number in a mod's column: the only one, or that of a seat or card."""
        return self.mod_data[self.in_mod_data(column, i)]

    def keep(self, column: i64, i: i64, n: i64) -> None:
        """Write a number into a mod's column; the checks of the mods look at it."""
        self.mod_data[self.in_mod_data(column, i)] = n
        self.changes += 1
        self.unsettled = True

    def in_mod_data(self, column: i64, i: i64) -> i64:
        """Where the number lies; a mod does not reach into what another keeps."""
        starts = self.terms.columns
        if column < 0 or column >= len(starts) - 1:
            raise LookupError(f"the mod data: expected a column of a mod of this match, found {column}")
        begin, end = starts[column], starts[column + 1]
        if i < 0 or begin + i >= end:
            raise LookupError(f"the mod data: column {column} has {end - begin} numbers, found index {i}")
        return begin + i

    def mod_setting(self, mod: i64, i: i64) -> i64:
        """A setting that a mod has brought: the number of the mod, and which of its settings."""
        starts = self.terms.first_settings
        if mod < 1 or mod >= len(starts) - 1 or i < 0 or starts[mod] + i >= starts[mod + 1]:
            raise LookupError(f"the settings: expected one of a mod of this match, found number {i} of mod {mod}")
        return self.terms.settings[starts[mod] + i]

    def forget_kept(self, c: CardId) -> None:
        """The card leaves play: mods forget what they kept of it, but for what is to stay."""
        for mod in self.terms.mods:
            column = mod.number * COLUMNS
            for kind in mod.columns:
                if kind.by == BY_CARD and not kind.stays:
                    self.mod_data[self.in_mod_data(column, c)] = kind.fill
                column += 1
