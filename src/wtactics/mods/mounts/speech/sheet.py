"""ORC-MOUNT-06: what a mount says without telling when it works is read as working while it is ridden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.cards import Card
from wtactics.engine.lasting import RIDDEN
from wtactics.engine.library import Extras
from wtactics.mods.mounts.riding import WORD
from wtactics.mods.mounts.speech.riding import AT_ANY_TIME, OF_THE_LINE, SAYS_WHEN
from wtactics.vocabulary.printing import UNSAID, Brackets, Sheet

WHILE_RIDDEN: Final = {UNSAID: RIDDEN}


class MountBrackets(Brackets):
    """Which sentences of a mount say when they work; what stands in brackets is as without the mod."""

    def says_when(self, said: str, line: str) -> bool:
        before = line[: max(0, line.find(said[:-1]))].rpartition(". ")[2]  # of the same sentence, where that was parted
        return any(form.match(text) for form, text in ((OF_THE_LINE, line), (SAYS_WHEN, said), (AT_ANY_TIME, before)))


class MountSheet(Sheet):
    """What mounts mean unsaid; other cards mean what they mean without the mod."""

    def __init__(self, others: Sheet) -> None:
        super().__init__(others.stats, MountBrackets(others.brackets.switches, others.brackets.fault))
        self.others: Final = others

    def attack_and_defense(self, card: Card) -> tuple[int, int]:
        return self.others.attack_and_defense(card)

    def extras(self, card: Card) -> Extras:
        return self.others.extras(card)

    def text(self, card: Card) -> str:
        return self.others.text(card)

    def switches(self, card: Card) -> Mapping[str, int]:
        return WHILE_RIDDEN if card.type == "creature" and WORD in card.kinds else self.others.switches(card)

    def switches_of(self, printed: Mapping[str, object]) -> Mapping[str, int]:
        kinds = f"{printed.get('name', '')} {printed.get('subType', '')}".casefold().split()
        return WHILE_RIDDEN if WORD in kinds else self.others.switches_of(printed)
