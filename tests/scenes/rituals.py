"""Scenes of ORC with Rituals, beside what scenes of ORC have:

    A: resources: 3; offensive: Mage 1/1; hand: Dirge; rituals: Toll 2 charges, Knell
    phase: Play

- `rituals` are placed ones, with the charges that are told; `s.charges("Toll")` is how many it has. They lie in "A's Rituals".
- `cards` print them as `magic 2: Charges: 3. Draw a card.`
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, Final

from scenes import orc
from scenes.scene import rule
from scenes.setting import Lying, Setting
from scenes.text import parted
from wtactics.engine.places import ASIDE
from wtactics.games import ruleset
from wtactics.kits import verbs
from wtactics.kits.game import Game
from wtactics.mods.rituals.queue import PLACED, charges, wake

RITUAL: Final = re.compile(r"(?P<name>.+?)(?: (?P<charges>\d+) charges?)?")


class RitualsKit(orc.OrcKit):
    """Scenes of ORC with Rituals, and perhaps with mods beside it."""

    parts = (*orc.OrcKit.parts, "rituals")

    def __init__(self, name: str = "orc+rituals") -> None:
        self.played: Final = name

    @cached_property
    def game(self) -> Game:
        return ruleset(self.played)

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if not part.startswith("rituals:"):
            return super().read(setting, seat, part)
        for mention in parted(part.partition(":")[2]):
            found = RITUAL.fullmatch(mention)
            assert found is not None, f"no ritual: {mention}"
            setting.lying.append(Lying(found["name"], ASIDE, seat, seat, {"placed": found["charges"] or "0"}))
        return True

    def lay(self, t: Any, lies: Lying, setting: Setting) -> None:
        super().lay(t, lies, setting)
        if placed := lies.said.get("placed"):
            t.know(lies.id, (1 << setting.seats) - 1)
            t.keep(PLACED, lies.id, 1 + int(placed))
            wake(t, lies.id, t.owner[lies.id])


class RitualsLabel(orc.OrcLabel):
    """What the labels of Rituals mean."""

    forms = (
        (verbs.SET_UP, r"place (?P<thing>.+)"),
        (verbs.CHARGE, r"charge (?P<thing>.+)"),
        *orc.OrcLabel.forms,
    )


class Scene(orc.Scene):
    """A match of ORC with Rituals under way."""

    kit = RitualsKit()
    labels_mean = RitualsLabel

    def charges(self, name: str) -> int:
        """The charges of a placed ritual."""
        return int(charges(self.table, self.card(name)))


scene = Scene.set

__all__ = ["RitualsKit", "Scene", "rule", "scene"]
