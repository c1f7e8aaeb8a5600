"""Scenes of ARC, beside what all scenes have:

    A: 15 points; gems 3 Gaian, 2 Red Banner, 1 Gaian consumed; army: Wolf 2/2, Ox 1/5 cost 3 marked hurt 2
    B: city Oakhold (Body, 8): Elder 1/1, Imp; city Reedmere (Mind, 6, hurt 2, marked, advantage); hand: Fireball, 3;
       deck: Wolf, 9; grave: Old Imp, Imp; removed: Relic; attached: Vines on Wolf, Curse on A; army: Spy 1/1 of A
    phase: Attack, active B, turn 4

- Phases: Unmark, Draw, Tactics, Play (unless told otherwise), Attack, Second Play, Discard.
- Residents stand behind their city's colon; decks are told from the top, graveyards from the oldest card.
- Who has no `city` has "Keep of A" (Body, 8), unless he has `no city`; who has no `deck` has 10 spare cards; who has
  no points 15. A city with `advantage` has won its claim: it lasts until its player's next Tactics phase.
- `cards` are printed as `creature 2 Red Banner loyalty 1 (Elf) 2/3: text`, `event X+2: text` or `city 3 Mind 6: text`;
  nothing but the type must be told. Resource cards are called "Gaian resource card".
- Words of options: rulesets/arc/told/words.py. After each choice the scene runs on to the next question or, if that
  comes first, to the beginning of the next phase, where one can look before damage is removed.
- `s.place("Wolf")` is "A's Army", "Oakhold", "B's Kingdom", "A's hand", "A's reserves", "removed", "the chain", "on Wolf"
  or "on player A"; `s.value("Wolf")` is "2/2", `s.gems("A")` and `s.consumed("A")` "2 Gaian + 1 Red Banner".
"""

from __future__ import annotations

import re
from typing import Final

from scenes import scene as all_scenes
from scenes.attempts import OF_ALL, named
from scenes.cities import CityKit, CityLabel, CitySpectator
from scenes.scene import rule
from wtactics.engine.places import RESERVE
from wtactics.kits import verbs
from wtactics.rulesets.arc.told.story import STORY
from wtactics.rulesets.arc.told.words import DRAWS


class ArcKit(CityKit):
    """Scenes of ARC."""

    name = "arc"
    first = "Play"
    short = {"Draw & Resource": "Draw", "First Play": "Play", "graveyard": "grave"}
    points = 15
    parts = ("gems", *CityKit.parts)


KIT: Final = ArcKit()


class ArcLabel(CityLabel):
    """What the labels of ARC mean."""

    forms = (
        (verbs.DRAW, "|".join(f"(?:{re.escape(draw)})" for draw in DRAWS)),
        *CityLabel.forms,
        *OF_ALL,
        *named(verbs.BID, verbs.TARGET, verbs.GIVE, verbs.PICK, verbs.LAY, verbs.SEND, verbs.DISCARD, verbs.FOUND),
    )

    def number(self) -> int:
        return DRAWS.index(self.label) if self.verb == verbs.DRAW else super().number()


class Scene(CitySpectator, all_scenes.Scene):
    """A match of ARC under way."""

    kit = KIT
    story = STORY
    labels_mean = ArcLabel
    titles = {RESERVE: "reserves"}
    halts = True
    ways = ("draw 2",)


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
