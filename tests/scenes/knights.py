"""Scenes of ORC with Heroes and Mounts: what scenes of either have."""

from __future__ import annotations

from typing import Final

from scenes import heroes, mounts
from scenes.scene import rule


class KnightsKit(mounts.MountsKit, heroes.HeroesKit):
    """Scenes of both."""

    name = "orc+heroes+mounts"


KIT: Final = KnightsKit()


class KnightsLabel(heroes.HeroesLabel):
    """What their labels mean."""

    forms = (*mounts.MountsLabel.forms[:2], *heroes.HeroesLabel.forms)


class Scene(mounts.Scene):
    """A match with both under way."""

    kit = KIT
    labels_mean = KnightsLabel


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
