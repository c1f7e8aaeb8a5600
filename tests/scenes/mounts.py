"""Scenes of ORC with Mounts, beside what scenes of ORC have:

    A: offensive: Wolf 2/2 riding Horse, Horse 3/4

- `riding Horse` says that this creature rides the first card of that name; both stand in one front.
- A mount is printed as `creature (Mount) 3/4: text`.
"""

from __future__ import annotations

from typing import Final

from scenes import orc
from scenes.scene import rule
from scenes.setting import Setting
from wtactics.kits import verbs
from wtactics.mods.mounts.riding import join, rider_of
from wtactics.rulesets.orc.table import OrcTable

RIDES: Final = ("riding Horse", "riding (?P<riding>.+?)")


class MountsKit(orc.OrcKit):
    """Scenes of ORC with Mounts."""

    name = "orc+mounts"
    signs = (*orc.OrcKit.signs[:4], RIDES, *orc.OrcKit.signs[4:])

    def finish(self, t: OrcTable, setting: Setting) -> None:
        super().finish(t, setting)
        for lies in setting.lying:
            if name := lies.said.get("riding"):
                mount = next(other.id for other in setting.lying if other.name == name)
                join(t, lies.id, mount)


KIT: Final = MountsKit()


class MountsLabel(orc.OrcLabel):
    """What its labels mean."""

    forms = (
        (verbs.MOUNT, r"(?P<thing>.+) mounts (?P<goal>.+)"),
        (verbs.DISMOUNT, r"(?P<thing>.+) gets off"),
        *orc.OrcLabel.forms,
    )


class Scene(orc.Scene):
    """A match of ORC with Mounts under way."""

    kit = KIT
    labels_mean = MountsLabel

    def rider(self, mount: str) -> str:
        """Who rides it, by name; nobody."""
        c = rider_of(self.table, self.card(mount))
        return self.table.library.names[self.table.printed[c]] if c >= 0 else ""


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
