"""A setting: a number of the game that a match may set otherwise."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Setting:
    """One number of the game: its name, its value unless a match says otherwise, its bounds, and what people read of it."""

    name: str
    default: int
    least: int
    most: int
    title: str = ""

    def fault(self, value: object) -> str | None:
        """Say why this cannot be its value, None if it can."""
        if not isinstance(value, int) or isinstance(value, bool):
            return f"{self.name}: expected a whole number from {self.least} to {self.most}, found {value!r}"
        if not self.least <= value <= self.most:
            return f"{self.name}: expected {self.least} to {self.most}, found {value}"
        return None
