"""Scenes of SLOT, beside what all scenes have:

    A: 14 points; front: Fighter, -, Archer marked, Knight hurt 1; back: -, Mage of B; twilight: Archer; deck: 3 Page
    step: Action, active A, turn 3, ap 2

- Rows go from column 1 to 4; `-` is an empty slot, and what is not mentioned is empty. Piles go from the top.
- Names of the book's examples (see `book`) have its values; any other is 1/1/1/1 for 1.
- `cards` are printed as `level 2 cost 3 close 1 magic 4 def 2 life 1 upkeep 1 fixed (Elf) ranged_name Ensnare: text`.
- A slot is told as "A F1" (`s.who`, `s.marked`, `s.tokens`, `s.value("A F1", "close")`), a card as "Archer (twilight)".
- Words of options: rulesets/slot/told/words.py. `s.decline()` declines all offers of an exchange.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from scenes import scene as all_scenes
from scenes.attempts import OF_ALL, Label, named
from scenes.grid import GridKit, GridSpectator
from scenes.kit import HURT, MARKED, OWNER
from scenes.printing import Print
from scenes.scene import rule
from scenes.setting import Lying, Setting
from scenes.text import Unclear
from wtactics.cards.card import Stat
from wtactics.engine.places import ASIDE, GRAVE
from wtactics.engine.values import refresh
from wtactics.kits import verbs
from wtactics.rulesets.slot.grid import NAMES
from wtactics.rulesets.slot.rules.atk import attack_with
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import UNMARK_STEP
from wtactics.rulesets.slot.told.story import STORY


class SlotKit(GridKit):
    """Scenes of SLOT."""

    name = "slot"
    head = "step"
    first = "Action"
    short = {"graveyard": "grave"}
    numbers = {"turn": (3, "the turn"), "ap": (3, "action points")}
    signs = (MARKED, HURT, OWNER, ("moved", "(?P<moved>moved)"))
    unprinted = "cost 1 close 1 ranged 1 def 1 life 1"
    dealt = {"first_player": 0}
    sheet = Print(
        "cost, close, ranged, magic, def, life, level, upkeep with numbers, (kinds), names of weapons or fixed",
        ("close", "ranged", "magic", "def", "life", "level", "upkeep"), ("close_name", "ranged_name"), ("fixed",),
        1, ("creature",),
    )  # fmt: skip
    book = {  # the creatures of the book's examples
        "Fighter": "cost 2 close 3 ranged 2 def 3 life 2 (Elf)",
        "Archer": "cost 2 close 2 ranged 3 def 2 life 1 (Elf)",
        "Shaman": "cost 1 close 1 ranged 2 def 2 life 1: [ ] [2] Heal - Restore 1 life to target damaged ally creature"
        " adjacent to this creature.",
        "Druid": "level 2 cost 3 close 1 ranged 2 def 3 life 2 ranged_name Ensnare:"
        " [Ensnare] - At the end of the battle, mark the creature this creature fights.",
        "Mage": "cost 2 close 1 magic 4 def 2 life 1",
        "Lord": "level 2 cost 5 close 6 ranged 3 def 7 life 3",
        "Walking Corpse": "cost 1 close 2 def 2 life 1",
        "Knight": "level 2 cost 4 close 5 def 4 life 2",
    }

    def stats(self, name: str, words: str, values: dict[str, Stat]) -> dict[str, Stat]:
        for key in ("def", "life"):
            if key not in values:
                raise Unclear(f"card {name}", f"values such as {self.unprinted}, with {key}", words)
        stats: dict[str, Stat] = {"level": values.pop("level", 1), "defense": values.pop("def"), **values}
        return stats | {"ranged": stats.pop("magic"), "magic": True} if "magic" in stats else stats

    def lay(self, t: SlotTable, lies: Lying, setting: Setting) -> None:
        if lies.said.get("moved"):
            t.moved = append(t.moved, lies.id)

    def finish(self, t: SlotTable, setting: Setting) -> None:
        t.lively, t.phase = t.turn, setting.phase
        t.starter = setting.active if t.turn % 2 == 1 else 1 - setting.active
        t.ap = setting.number("ap") if setting.phase > UNMARK_STEP else 0


KIT: Final = SlotKit()


class SlotLabel(Label):
    """What the labels of SLOT mean."""

    forms = (
        (verbs.ATTACK, r"attack (?P<foe>.+) with (?P<band>.+), (?P<weapon>close|ranged)"),
        *((verb, rf"{verbs.NAMES[verb]} (?P<thing>.+) (?:to|in) (?P<slot>[FB][1-4])")
          for verb in (verbs.MOVE, verbs.PLACE, verbs.LAY)),
        (verbs.UPKEEP, r"pay \d+ for (?P<thing>.+)"),
        *OF_ALL,
        *named(verbs.REFUSE, verbs.REST, verbs.RECRUIT, verbs.GIVE, verbs.TARGET),
    )  # fmt: skip

    def thing(self) -> int:
        me, you = self.s.seats[self.t.asked], self.s.seats[1 - self.t.asked]
        if foe := self.parts.get("foe"):
            return self.s.card(you, foe)
        name = self.parts.get("thing") or ""
        mine = self.verb != verbs.TARGET or name in self.s.army(me)
        return self.s.card(me if mine else you, name) if name else 0

    def number(self) -> int:
        if band := self.parts.get("band"):
            me = self.s.seats[self.t.asked]
            mask = sum(1 << self.t.slot(self.s.card(me, name)) for name in band.split(" + "))
            return int(attack_with(mask, self.parts["weapon"] == "ranged"))
        if slot := self.parts.get("slot"):
            return NAMES.index(slot)
        return int(self.t.library.first[self.t.printed[self.thing()]]) if self.verb == verbs.ACTIVATE else 0


class Scene(GridSpectator, all_scenes.Scene):
    """A game of SLOT under way."""

    kit = KIT
    story = STORY
    labels_mean = SlotLabel
    step = all_scenes.Scene.phase
    decline = all_scenes.Scene.all_pass
    tokens = all_scenes.Scene.damage

    def value(self, where: str, value: str) -> int:
        """Close, ranged, DEF or life of the creature there."""
        refresh(self.table)
        t, c = self.table, self.at(where)
        there = {"close": t.strength(c, False), "ranged": t.strength(c, True), "DEF": t.guard(c), "life": t.lives(c)}
        return int(there[value])

    def twilight(self, seat: str) -> list[str]:
        """The names in a twilight."""
        return self.pile(ASIDE, seat)

    def grave(self, seat: str) -> list[str]:
        """The names in a graveyard, from the top."""
        return self.pile(GRAVE, seat)

    @property
    def ap(self) -> int:
        """The action points of the active player."""
        return int(self.table.ap)


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
