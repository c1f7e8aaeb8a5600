"""Scenes of AVA, beside what all scenes have:

    A: 20 LP; 3 VP; gold 3 Gaian, 2 Red Banner, 1 Gaian marked; army: Wolf 2/2, Ox 1/5 marked hurt 2; avatar marked
    B: city Oakhold (Body, 8): Elder 1/1, Imp; cities: Reedmere, 2 City; hand: Fireball, 3; deck: Wolf, 9; avatar in Oakhold;
       grave: Imp; removed: Relic; attached: Vines on Wolf, Curse on A
    phase: Attack, active B, turn 4

- Phases: Unmark, Upkeep, Draw, Tactics, Play (unless told otherwise), Attack, Second Play, Entrance, Discard.
- Residents stand behind their city's colon; decks are told from the top, graveyards from the oldest card. The first of
  `cities` is the top card of the cities deck. Who has no `cities` has two spare ones, unless he has `no cities`; who has no
  `deck` has 10 spare cards, who has no LP 20. A city with `advantage` has it until the end of this turn.
- Everybody has an avatar, "Avatar of A", in his Army, unless it is `avatar in Oakhold`; it may be `marked`.
- `cards` are printed as `creature 2 Red Banner loyalty 1 (Elf) 2/3: text`, `event X+2: text`, `city 3 Mind 6: text` or
  `avatar 0/25`; nothing but the type must be told. Resource cards are called "Gaian resource card".
- Words of options: rulesets/ava/told/words.py. After each choice the scene runs on to the next question or, if that
  comes first, to the beginning of the next phase, where one can look before damage is removed.
- `s.place("Wolf")` is "A's Army", "Oakhold", "B's Kingdom", "A's hand", "A's gold", "A's cities", "removed", "the chain",
  "on Wolf" or "on player A"; `s.value("Wolf")` is "2/2", `s.gems("A")` and `s.consumed("A")` "2 Gaian + 1 Red Banner";
  `s.life("A")` and `s.victory("A")` are LP and VP.
"""

from __future__ import annotations

import re
from typing import Final

from scenes import scene as all_scenes
from scenes.attempts import OF_ALL, named
from scenes.cities import CityKit, CityLabel, CitySpectator
from scenes.scene import rule
from scenes.setting import SPARE, Lying, Setting
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.places import ASIDE, AVATAR, DISCIPLINES
from wtactics.engine.telling import forget_facts
from wtactics.kits import verbs
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.words import STORY

COUNTED: Final = re.compile(r"(\d+) (LP|VP)")
LEADER: Final = re.compile(r"avatar(?: in (?P<home>.+?))?(?P<marked> marked)?")


class AvaKit(CityKit):
    """Scenes of AVA."""

    name = "ava"
    first = "Play"
    short = {"First Play": "Play", "graveyard": "grave"}
    points = 20
    parts = ("LP", "VP", "gold", "avatar", "no cities", *CityKit.parts)
    lasts = THIS_TURN

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if found := COUNTED.fullmatch(part):
            setting.numbers[f"{found[2]} {seat}"] = int(found[1])
            return True
        if found := LEADER.fullmatch(part):
            self.read_leader(setting, seat, found["home"], found["marked"])
            return True
        return part == "no cities" or super().read(setting, seat, part)

    def read_leader(self, setting: Setting, seat: int, home: str | None, marked: str | None) -> None:
        """Read where a player's avatar stands."""
        name = f"Avatar of {self.seats[seat]}"
        if name not in setting.cards:
            setting.print(name, "avatar 0 0/0")
        host = next((lies for lies in setting.lying if lies.name == home), None)
        assert (host is None) == (home is None), f"{home} is to be told before the avatar that lives there"
        setting.lying.append(Lying(name, KINGDOM if home else ARMY, seat, seat, {"marked": marked}, host))

    def complete(self, setting: Setting, seat: int) -> None:
        told = {word for of, word in setting.told if of == seat}
        if "deck" not in told:
            setting.read_part(seat, "deck: 10")
        if not told & {"cities", "no"}:
            for n in range(2):
                self.print_city(setting, seat, n)
        if "avatar" not in told:
            self.read_leader(setting, seat, None, None)

    def print_city(self, setting: Setting, seat: int, n: int) -> None:
        """A spare city lies in the cities deck."""
        name = f"{SPARE} City {n + 1}"
        if name not in setting.words and name not in setting.cards:
            setting.print(name, f"city 2 {DISCIPLINES[n]} 8")
        setting.lying.append(Lying(name, ASIDE, seat, seat))

    def finish(self, t: AvaTable, setting: Setting) -> None:
        for seat in range(setting.seats):
            t.points[seat] = setting.numbers.get(f"LP {seat}", self.points)
            t.victory[seat] = setting.numbers.get(f"VP {seat}", 0)
            t.turn_up(seat)
        for lies in setting.lying:
            if t.type(lies.id) == AVATAR and lies.kind in (ARMY, KINGDOM):
                t.avatar[lies.owner] = lies.id
        forget_facts(t)


KIT: Final = AvaKit()


class AvaLabel(CityLabel):
    """What the labels of AVA mean."""

    forms = (
        (verbs.ROTATE, "rotate the cities deck"),
        (verbs.PLAY, r"build (?P<thing>.+)"),
        (verbs.YES, r"(?P<prize>Body|Mind|Soul): the advantage"),
        (verbs.NO, r"(?P<prize>Body|Mind|Soul): 1 VP"),
        *CityLabel.forms,
        *OF_ALL,
        *named(verbs.PRODUCE, verbs.BID, verbs.TARGET, verbs.GIVE, verbs.PICK, verbs.LAY, verbs.SEND, verbs.DISCARD),
    )

    def number(self) -> int:
        if prize := self.parts.get("prize"):
            return DISCIPLINES.index(prize)
        return super().number()


class Scene(CitySpectator, all_scenes.Scene):
    """A match of AVA under way."""

    kit = KIT
    story = STORY
    labels_mean = AvaLabel
    titles = {}
    halts = True
    ways = ("no",)

    def life(self, seat: str) -> int:
        """A player's life points."""
        return int(self.table.points[self.seats.index(seat)])

    def victory(self, seat: str) -> int:
        """A player's victory points."""
        return int(self.table.victory[self.seats.index(seat)])


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
