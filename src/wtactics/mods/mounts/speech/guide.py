"""The writer's guide to what cards say of mounts and riders, beside all that cards of ORC say."""

from __future__ import annotations

from typing import Final

from wtactics.language.guide import introduction
from wtactics.mods.mounts.speech import falling, pairs, remounting, riding
from wtactics.rulesets.orc.speech.guide import GUIDE as OF_ORC
from wtactics.vocabulary.guides.manual import Blank, Guide

BLANKS: Final = (
    Blank("riding_pair", "who rides this mount, or what this creature rides", "Whenever this creature attacks, {} gets +1/+1 "
          "until end of turn.", "its rider", "this mount's rider", "its mount"),
    Blank("ability", "what is said of this card, or what it does at some time", "With or without a rider: {}",
          "Creatures you control get +1/+0.", "When this creature dies, draw a card."),
    Blank("host", "what this card is attached to", "Attach to target mount. Only an Elf may ride {}.", "enchanted creature"),
)  # fmt: skip
INTRODUCTION: Final = introduction(
    "Card English of mounts",
    """\
All that cards of ORC say is said as [there](card-english-orc.md); here stands what only cards of ORC with Mounts say.""",
    """\
The subtype "Mount" makes a mount of a creature. What its text says without telling when works only while it is ridden, as
  if it began with "Ridden:", sentence by sentence. What stands behind "With or without a rider:" in a line always works,
  behind a comma only that sentence; so do what the mount costs and what it does as it comes into play.""",
    '"Its rider" is who rides this mount, and nobody while it is not ridden; "its mount" is what this creature rides.',
    """\
"Ridden" and "unridden" are said of mounts, "mounted" and "unmounted" of those who ride or do not. They stand in front of a
  noun, or behind "is".""",
    '"Target mount" may be anybody\'s, ridden or not; a rider is no target for opponents, whatever a text says.',
)
GUIDE: Final[Guide] = OF_ORC.beside(INTRODUCTION, (("Mounts", (riding, pairs, falling, remounting)),), BLANKS)
