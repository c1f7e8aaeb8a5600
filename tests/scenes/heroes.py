"""Scenes of ORC with Heroes, beside what scenes of ORC have:

    A: hero: Captain; offensive: Wolf 2/2; used
    B: hero: Margrave

- Who tells no `hero` has "Champion A": loyal to Gaian, 40 influence, 10 VP, hand 7, resources 1, army 0. `used` says that an
  ability of his Hero was used in this turn.
- `cards` print Heroes as `hero Gaian loyalty 2 influence 20 points 9 hand 6 resources 2 army 5: text`, and more factions as
  `second_faction Banner second_loyalty 1 second_army 3`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from scenes import orc
from scenes.printing import Print
from scenes.scene import rule
from scenes.setting import Setting
from wtactics.cards.card import Card
from wtactics.cards.stats import HEROIC
from wtactics.kits import verbs
from wtactics.mods.heroes.ids import USED
from wtactics.rulesets.orc.table import OrcTable

USUAL: Final = "influence 40 points 10 hand 7 resources 1 army 0"


class HeroesKit(orc.OrcKit):
    """Scenes of ORC with Heroes."""

    name = "orc+heroes"
    parts = (*orc.OrcKit.parts, "used")
    sheet = Print(numbers=tuple(HEROIC.numbers), words=HEROIC.names)

    def card(self, name: str, words: str | Card, number: int = 1) -> Card:
        if isinstance(words, Card) or not words.startswith("hero"):
            return super().card(name, words, number)
        card = super().card(
            name, words.replace("Banner", "Red_Banner", 1) if "second_faction Banner" in words else words
        )
        told = {
            key: str(value).replace("_", " ") if isinstance(value, str) else value
            for _, all_ in card.stats
            for key, value in all_
        }
        return replace(card, number=number, stats=(("orc", tuple(told.items())),), rulesets=("orc+heroes",))

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if part == "used":
            setting.numbers[f"used {seat}"] = 1
            return True
        return super().read(setting, seat, part)

    def complete(self, setting: Setting, seat: int) -> None:
        super().complete(setting, seat)
        if (seat, "hero") not in setting.told:
            name = f"Champion {self.seats[seat]}"
            setting.print(name, f"hero loyalty 3 {USUAL}")
            setting.read_part(seat, f"hero: {name}")

    def finish(self, t: OrcTable, setting: Setting) -> None:
        super().finish(t, setting)
        for seat in range(setting.seats):
            if setting.numbers.get(f"used {seat}"):
                t.keep(USED, seat, t.turn)


KIT: Final = HeroesKit()


class HeroesLabel(orc.OrcLabel):
    """What its labels mean."""

    forms = (
        (verbs.PLACE, r"place (?P<thing>.+) in the (?P<front>Offensive|Defensive)"),
        (verbs.COUNTER, r"counter, and sacrifice (?P<thing>.+)"),
        *orc.OrcLabel.forms,
    )


class Scene(orc.Scene):
    """A match of ORC with Heroes under way."""

    kit = KIT
    labels_mean = HeroesLabel


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "USUAL", "Scene", "deal", "rule", "scene"]
