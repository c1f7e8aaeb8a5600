"""ORC-MOUNT-06: lines of a mount that do not say when they work are read as working while it is ridden."""

from __future__ import annotations

from typing import Final

from wtactics.cards import Card
from wtactics.engine.library import Extras
from wtactics.mods.mounts.speech.riding import SAYS_WHEN
from wtactics.vocabulary.printing import Sheet

HEAD: Final = "Ridden: "
SIGN: Final = "(a)"  # who is assigned is not ridden


class MountSheet(Sheet):
    """What mounts mean unsaid; other cards mean what they mean without the mod."""

    def __init__(self, others: Sheet) -> None:
        super().__init__(others.stats, others.brackets)
        self.others: Final = others

    def attack_and_defense(self, card: Card) -> tuple[int, int]:
        return self.others.attack_and_defense(card)

    def extras(self, card: Card) -> Extras:
        return self.others.extras(card)

    def text(self, card: Card) -> str:
        text = self.others.text(card)
        if card.type != "creature" or "mount" not in card.kinds:
            return text
        return "\n".join(said(line) for line in text.split("\n"))


def said(line: str) -> str:
    """The line with what it means unsaid."""
    plain = line.strip().casefold()
    if not plain or plain.startswith(SIGN) or SAYS_WHEN.match(plain):
        return line
    return HEAD + line.lstrip()
