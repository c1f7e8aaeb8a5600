"""Ways of a trigger that have targets of their own: one of them is chosen as the trigger is taken up."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Ability
from wtactics.engine.step import Step
from wtactics.engine.table import Table

NO_WAYS: Final[list[Ability]] = []


class Ways(Step[Table]):
    """Stands in the place of the effects of a trigger until it is chosen which of these texts is carried out."""

    def __init__(self, ways: list[Ability]) -> None:
        self.ways: Final = ways

    def text(self) -> str:
        return ""


def ways_of(ability: Ability) -> list[Ability]:
    """The texts between which it is chosen as this trigger is taken up; none where it is but one."""
    if len(ability.effects) == 1:
        only = ability.effects[0]
        if isinstance(only, Ways):
            return only.ways
    return NO_WAYS
