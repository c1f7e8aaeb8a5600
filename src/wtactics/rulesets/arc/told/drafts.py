"""Choices in parts of ARC: a resource card is chosen, and then its faction, while one draws."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.terms import DRAWING
from wtactics.kits.realm.told.drafts import Drafts

DRAFTS: Final = Drafts(DRAWING)
