"""Scenes of AVA with Regions, beside what scenes of AVA have:

    A: region Marsh (10) hurt 2; regions: Hill, Coast; army: Wolf 2/2; body: Elder 1/1, Imp; avatar in Mind
    B: 20 LP; no regions; soul: Sage 0/4 marked
    phase: Attack

- Who tells no `region` has "Keep of A" with 10 HP, who has no `regions` two spare ones in his pile, unless he has `no regions`.
  Regions that `cards` does not print support all five factions. A region with `advantage`, `domination` or `total` has
  that until the end of this turn.
- `body`, `mind` and `soul` are told from the top; the first of `regions` is the top of the pile.
- `cards` print regions as `region 8 Gaian Red Banner: text`: HP, and the factions that it supports.
- `s.place("Wolf")` is "A's Front", "A's Body", "A's Region" or "A's regions".
"""

from __future__ import annotations

import re
from typing import Any, Final

from scenes import ava
from scenes.scene import rule
from scenes.setting import SPARE, Lying, Setting
from scenes.text import Unclear, parted
from wtactics.engine.lasting import ADVANTAGE, DOMINATION, THIS_TURN, TOTAL_DOMINATION
from wtactics.engine.places import ASIDE as PILE
from wtactics.engine.places import AVATAR, DISCIPLINES, FACTIONS
from wtactics.engine.telling import forget_facts
from wtactics.kits import verbs
from wtactics.kits.cities import ARMY
from wtactics.mods.regions.places import ACTIVE, DOMAINS, HOW_MANY
from wtactics.mods.regions.told.words import STORY

REGION: Final = re.compile(r"region ([^(]+?)(?: \((\d+)\))?(?: hurt (\d+))?( advantage)?( domination)?( total)?")
GOALS: Final = {"the Front": 0} | {f"the {name} Domain": n for n, name in enumerate(DISCIPLINES, 1)}
SWITCHES: Final = {"advantage": ADVANTAGE, "domination": DOMINATION, "total": TOTAL_DOMINATION}


class RegionsKit(ava.AvaKit):
    """Scenes of AVA with Regions."""

    name = "ava+regions"
    parts = (*ava.AvaKit.parts, "region", "no regions")

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if found := REGION.fullmatch(part):
            self.read_region(setting, seat, found)
            return True
        if part.startswith("regions:"):
            for name in parted(part.partition(":")[2]):
                self.print_region(setting, name, "10")
                setting.lying.append(Lying(name, PILE, seat, seat))
            return True
        return part == "no regions" or super().read(setting, seat, part)

    def read_region(self, setting: Setting, seat: int, found: re.Match[str]) -> None:
        """Read the active region: HP, where they are not printed elsewhere, and how it lies."""
        self.print_region(setting, found[1], found[2] or "10")
        said = {"hurt": found[3], "advantage": found[4], "domination": found[5], "total": found[6]}
        setting.lying.append(Lying(found[1], ACTIVE, seat, seat, said))

    def print_region(self, setting: Setting, name: str, hp: str) -> None:
        """A region that nothing prints supports everything."""
        if name not in setting.cards and name not in setting.words:
            setting.print(name, f"region {hp} {' '.join(FACTIONS)}")

    def read_leader(self, setting: Setting, seat: int, home: str | None, marked: str | None) -> None:
        name = f"Avatar of {self.seats[seat]}"
        if name not in setting.cards:
            setting.print(name, "avatar 0 0/0")
        if home is not None and home not in DISCIPLINES:
            raise Unclear(setting.where, f"an avatar in {', '.join(DISCIPLINES)}", home)
        kind = ARMY if home is None else DOMAINS + DISCIPLINES.index(home)
        setting.lying.append(Lying(name, int(kind), seat, seat, {"marked": marked}))

    def complete(self, setting: Setting, seat: int) -> None:
        told = {word for of, word in setting.told if of == seat}
        if "region" not in told:
            setting.read_part(seat, f"region Keep of {self.seats[seat]} (10)")
        if not told & {"regions", "no"}:
            setting.read_part(seat, f"regions: {SPARE} Region 1, {SPARE} Region 2")
        if "deck" not in told:
            setting.read_part(seat, "deck: 10")
        if "avatar" not in told:
            self.read_leader(setting, seat, None, None)

    def lay(self, t: Any, lies: Lying, setting: Setting) -> None:
        super().lay(t, lies, setting) if lies.kind != ACTIVE else None
        for word, switch in SWITCHES.items():
            if lies.kind == ACTIVE and lies.said.get(word):
                t.modify(switch, lies.id, 0, 0, THIS_TURN, lies.seat, lies.id)

    def finish(self, t: Any, setting: Setting) -> None:
        for seat in range(setting.seats):
            t.points[seat] = setting.numbers.get(f"LP {seat}", self.points)
            t.victory[seat] = setting.numbers.get(f"VP {seat}", 0)
        for lies in setting.lying:
            if t.type(lies.id) == AVATAR:
                t.avatar[lies.owner] = lies.id
        for lies in reversed(setting.lying):
            if DOMAINS <= lies.kind < DOMAINS + HOW_MANY:
                t.move(lies.id, lies.kind, lies.seat)  # told from the top
        forget_facts(t)


KIT: Final = RegionsKit()


class RegionsLabel(ava.AvaLabel):
    """What the labels of Regions mean."""

    forms = (
        (verbs.MOVE, rf"move (?P<thing>.+) to (?P<there>{'|'.join(GOALS)})"),
        (verbs.HOME, rf"place in (?P<there>{'|'.join(GOALS)})"),
        (verbs.YES, r"(?P<prize>Body|Mind|Soul): the benefit"),
        *ava.AvaLabel.forms,
    )

    def thing(self) -> int:
        return 1000 + int(self.t.asked) if self.verb == verbs.HOME else super().thing()

    def number(self) -> int:
        return GOALS[there] if (there := self.parts.get("there")) else super().number()


class Scene(ava.Scene):
    """A match of AVA with Regions under way."""

    kit = KIT
    story = STORY
    labels_mean = RegionsLabel
    titles = {}

    def hp(self, region: str) -> int:
        """What is left of a region."""
        c = self.card(region)
        return int(self.table.defense[c] - self.table.harm[c])

    def domain(self, seat: str, name: str) -> list[str]:
        """Who lies in a Domain, from the top."""
        return self.pile(int(DOMAINS) + DISCIPLINES.index(name), seat)

    def attack(self, region: str, *attackers: str) -> None:
        """Attack with these and nobody else, and let all pass until somebody is to defend."""
        self.choose(f"attack {region}")
        for name in attackers:
            if f"send {name}" in self.options():
                self.choose(f"send {name}")
        if any(label.startswith("send ") for label in self.options()):
            self.choose("done")
        self.all_pass()

    def defend(self, *blocks: str) -> None:
        """Defend so and not otherwise ("Wolf with Ox"), and let all pass until the attack is over."""
        for block in blocks:
            self.choose(f"block {block}")
        if any(label.startswith("block ") for label in self.options()):
            self.choose("done")
        self.all_pass()


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
