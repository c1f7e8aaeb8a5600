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
from scenes.attempts import OF_ALL, Label, named
from scenes.cities import CityKit, CitySpectator
from scenes.scene import rule
from scenes.setting import SPARE, Lying, Setting
from scenes.text import Unclear, one_of, seat_of
from wtactics.engine.places import DISCIPLINES, FACTIONS, RESERVE, SEAT_THING, seat_thing
from wtactics.engine.values import refresh
from wtactics.kits import verbs
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.story import STORY
from wtactics.rulesets.arc.told.words import DRAWS

GEMS: Final = re.compile(rf"(\d+) ({'|'.join(FACTIONS)})( consumed)?,? ?")


class ArcKit(CityKit):
    """Scenes of ARC."""

    name = "arc"
    first = "Play"
    short = {"Draw & Resource": "Draw", "First Play": "Play", "graveyard": "grave"}
    points = 15
    parts = ("gems", *CityKit.parts)

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if not part.startswith("gems "):
            return super().read(setting, seat, part)
        text = part.removeprefix("gems ")
        if GEMS.sub("", text):
            raise Unclear(setting.where, "gems such as 3 Gaian, 1 Red Banner consumed", text)
        for n, faction, consumed in GEMS.findall(text):
            for _ in range(int(n)):
                setting.mention(seat, RESERVE, SPARE).said |= {"colour": faction, "marked": consumed}
        return True

    def lay(self, t: ArcTable, lies: Lying, setting: Setting) -> None:
        super().lay(t, lies, setting)
        if colour := lies.said.get("colour"):
            t.colour[lies.id] = FACTIONS.index(colour)


KIT: Final = ArcKit()


class ArcLabel(Label):
    """What the labels of ARC mean."""

    forms = (
        (verbs.DRAW, "|".join(f"(?:{re.escape(draw)})" for draw in DRAWS)),
        (verbs.CLAIM, "claim (?P<discipline>.+)"),
        (verbs.COLOUR, "name (?P<faction>.+)"),
        (verbs.MOVE, r"move (?P<thing>.+) to (?P<goal>.+)"),
        (verbs.BLOCK, r"block (?P<goal>.+) with (?P<thing>.+)"),
        (verbs.ATTACK, r"attack (?P<army>[A-D])'s army"),
        (verbs.ATTACK, r"attack (?P<thing>.+)"),
        (verbs.HOME, r"place in (?P<mine>the Army)"),
        (verbs.HOME, r"place in (?P<thing>.+)"),
        (verbs.ORDER, r"trigger of (?P<thing>.+)"),
        *OF_ALL,
        *named(verbs.BID, verbs.TARGET, verbs.GIVE, verbs.PICK, verbs.LAY, verbs.SEND, verbs.DISCARD, verbs.FOUND),
    )

    def thing(self) -> int:
        if self.parts.get("mine"):
            return SEAT_THING + int(self.t.asked)
        if army := self.parts.get("army"):
            return int(seat_thing(seat_of(army, self.s.seats, self.where)))
        if discipline := self.parts.get("discipline"):
            return one_of(DISCIPLINES, discipline, self.where)
        return super().thing()

    def number(self) -> int:
        if goal := self.parts.get("goal"):
            return self.called(goal) + (self.verb == verbs.MOVE) if goal != "the Army" else 0
        if faction := self.parts.get("faction"):
            return one_of(FACTIONS, faction, self.where)
        return DRAWS.index(self.label) if self.verb == verbs.DRAW else super().number()


class Scene(CitySpectator, all_scenes.Scene):
    """A match of ARC under way."""

    kit = KIT
    story = STORY
    labels_mean = ArcLabel
    titles = {RESERVE: "reserves"}
    halts = True
    ways = ("draw 2",)

    def value(self, name: str) -> str:
        """ATK and DEF now, as on a card."""
        refresh(self.table)
        return f"{self.table.attack[self.card(name)]}/{self.table.defense[self.card(name)]}"

    def gems(self, seat: str, marked: int = 0) -> str:
        """A player's free gems, or those of his marked resource cards."""
        t = self.table
        held = [t.colour[c] for c in t.at(RESERVE, self.seats.index(seat)) if t.marked[c] == marked]
        return " + ".join(f"{held.count(f)} {FACTIONS[f]}" for f in range(len(FACTIONS)) if f in held)

    def consumed(self, seat: str) -> str:
        """A player's consumed gems."""
        return self.gems(seat, 1)


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
