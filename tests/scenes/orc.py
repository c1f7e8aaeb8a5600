"""Scenes of ORC, beside what all scenes have:

    A: 20 influence; 3 VP; 2 gold; resources: 3, Fireball marked; offensive: Wolf 2/2, Ox 1/5 marked hurt 2; hand: Fireball, 3
    B: defensive: Elder 1/1 assigned; deck: Wolf, 9; grave: Imp; quests: The Long Road; chapter: Another Road;
       attached: Sword on Wolf, Curse on A in the Defensive; removed: Relic
    phase: Move or Attack, active B, turn 4

- Phases: Unmark, Upkeep, Draw, Play (unless told otherwise), Move or Attack, Second Play, Second Move or Attack, Entrance,
  Discard. Who has no `deck` has 10 spare cards; who has no `influence` has 20. Everybody has accepted his hand.
- `quests` is the open quest of the deck that this player has brought, `chapter` what lies face down in that deck.
- `cards` are printed as `creature 2 Red Banner loyalty 1 (Elf) 2/3: text`, `event X+2: text`, `quest: text`; nothing but the
  type must be told. An attached card that hangs on a player or quest reaches from the front that is told.
- Words of options: rulesets/orc/told/words.py. After each choice the scene runs on to the next question or, if that comes
  first, to the beginning of the next phase, where one can look before damage is removed. `s.do("play Fireball", "target Ox",
  front="Defensive")` names a front where one is asked for, the Offensive unless it is told, and passes.
- `s.place("Wolf")` is "A's Offensive", "A's hand", "A's resources", "removed", "the chain", "on Wolf" or "on player A";
  `s.value("Wolf")` is "2/2"; `s.influence("A")`, `s.victory("A")`, `s.gold("A")` (what can be spent), `s.assigned("Wolf")`.
"""

from __future__ import annotations

import re
from typing import Final

from scenes import scene as all_scenes
from scenes.attempts import OF_ALL, Label, named
from scenes.kit import HOST, Kit
from scenes.scene import rule
from scenes.setting import Lying, Setting
from wtactics.engine.lasting import ASSIGNMENT
from wtactics.engine.places import ASIDE, ATTACHED, seat_thing
from wtactics.engine.rows import THE_CARD
from wtactics.engine.values import refresh
from wtactics.kits import verbs
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.progress import progress_told
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.rulesets.orc.told.plain import TOLD

COUNTED: Final = re.compile(r"(\d+) (influence|VP|gold)")
FRONTS: Final = {"Offensive": OFFENSIVE, "Defensive": DEFENSIVE}
STATE: Final = ("assigned", "(?P<assigned>assigned)")
FRONT: Final = ("in the Offensive", "in the (?P<front>Offensive|Defensive)")


class OrcKit(Kit):
    """Scenes of ORC."""

    name = "orc"
    first = "Play"
    short = {"graveyard": "grave"}
    points = 20
    parts = ("influence", "VP", "gold")
    beside = {"attached": ATTACHED, "chapter": ASIDE}
    signs = (*Kit.signs[:3], STATE, *Kit.signs[3:], HOST, FRONT)

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        found = COUNTED.fullmatch(part)
        if found is None:
            return False
        setting.numbers[f"{found[2]} {seat}"] = int(found[1])
        return True

    def complete(self, setting: Setting, seat: int) -> None:
        if (seat, "deck") not in setting.told:
            setting.read_part(seat, "deck: 10")

    def lay(self, t: OrcTable, lies: Lying, setting: Setting) -> None:
        if lies.said.get("assigned"):
            t.marked[lies.id] = ASSIGNED
        if lies.kind in FRONTS.values():
            t.front[lies.id] = lies.kind
        if front := lies.said.get("front"):
            t.front[lies.id] = FRONTS[front]

    def finish(self, t: OrcTable, setting: Setting) -> None:
        for seat in range(setting.seats):
            t.points[seat] = setting.numbers.get(f"influence {seat}", self.points)
            t.victory[seat] = setting.numbers.get(f"VP {seat}", 0)
            t.gold[seat] = setting.numbers.get(f"gold {seat}", 0)
            t.accepted |= 1 << seat
        hung = [c for c in t.board if t.place[c] & 15 == ATTACHED]
        for n, c in enumerate(hung):
            t.attached_at[c] = n
            t.hush(c)
        for c in hung:
            t.relieve(t.host[c])
        for c in t.board:
            if t.marked[c] == ASSIGNED:
                self.assign(t, c)
            if t.is_dropped(c):
                t.hush(c)
        t.starter = (t.active - t.turn + 1) % t.seats
        t.round = (t.turn - 1) // t.seats + 1

    def assign(self, t: OrcTable, c: int) -> None:
        """It was assigned in the turn before this one."""
        t.assigned[c] = t.turn - 1
        t.hush(c)
        if tasks := self.tasks(t, c):
            t.task[c] = tasks[0]
            t.begin_task(c)

    def tasks(self, t: OrcTable, c: int) -> list[int]:
        """The abilities to which a creature can be assigned."""
        own = range(t.library.first[t.printed[c]], t.library.first[t.printed[c] + 1])
        return [i for i in own if t.library.abilities[i].switch == ASSIGNMENT]


KIT: Final = OrcKit()


class OrcLabel(Label):
    """What the labels of ORC mean."""

    forms = (
        (verbs.BLOCK, r"block (?P<goal>.+) with (?P<thing>.+)"),
        (verbs.ATTACK, r"attack (?P<player>[A-D])"),
        (verbs.SEND, r"send (?P<thing>.+) against (?P<monster>.+)"),
        (verbs.HOME, r"in the (?P<front>Offensive|Defensive)"),
        (verbs.REASSIGN, r"reassign (?P<thing>.+) to (?P<goal>.+)"),
        (verbs.PICK_UP, r"(?P<thing>.+) picks up (?P<goal>.+)"),
        (verbs.RECYCLE, "recycle"),
        (verbs.MAKE, "make 1 gold"),
        (verbs.ACTIVATE, r"assign (?P<assigned>.+)"),
        (verbs.UPKEEP, r"pay upkeep of (?P<thing>.+)"),
        (verbs.REFUSE, r"pay no upkeep of (?P<thing>.+)"),
        (verbs.NUMBER, r"number (?P<n>\d+)"),
        (verbs.YES, "yes"),
        (verbs.NO, "no"),
        (verbs.ORDER, r"trigger of (?P<thing>.+)"),
        *OF_ALL,
        *named(
            verbs.TARGET, verbs.GIVE, verbs.PICK, verbs.LAY, verbs.SEND, verbs.MOVE, verbs.DISCARD, verbs.REGAIN,
            verbs.FIGHT, verbs.VETO, verbs.ACCEPT, verbs.ABANDON, verbs.UNASSIGN, verbs.WEAR, verbs.EXPIRE,
            verbs.ATTACK,
        ),
    )  # fmt: skip

    def thing(self) -> int:
        if player := self.parts.get("player"):
            return int(seat_thing(self.s.seats.index(player)))
        if self.verb == verbs.HOME:
            return int(self.t.note(THE_CARD))
        if assigned := self.parts.get("assigned"):
            return self.called(assigned)
        return super().thing()

    def number(self) -> int:
        if goal := self.parts.get("goal"):
            return self.called(goal)
        if monster := self.parts.get("monster"):
            return 1 + self.called(monster)
        if front := self.parts.get("front"):
            return FRONTS[front]
        if assigned := self.parts.get("assigned"):
            return KIT.tasks(self.t, self.called(assigned))[0]
        return int(self.parts["n"] or 0) if self.parts.get("n") else super().number()


class Scene(all_scenes.Scene):
    """A match of ORC under way."""

    kit = KIT
    story = TOLD.story
    labels_mean = OrcLabel
    halts = True

    def value(self, name: str) -> str:
        """ATK and DEF now, as on a card."""
        refresh(self.table)
        return f"{self.table.attack[self.card(name)]}/{self.table.defense[self.card(name)]}"

    influence = all_scenes.Scene.points

    def victory(self, seat: str) -> int:
        """The victory points of a player."""
        return int(self.table.victory[self.seats.index(seat)])

    def gold(self, seat: str) -> int:
        """What the player can spend: gold that is made, and resource cards that are not marked."""
        return int(self.table.purse(self.seats.index(seat)))

    def do(self, label: str, *answers: str, front: str = "Offensive") -> None:
        """Choose something, in that front if one is asked for, answer what it asks, and pass until somebody is asked more."""
        self.choose(label)
        for answer in ("", *answers):
            if f"in the {front}" in self.options():
                self.choose(f"in the {front}")
            if answer:
                self.choose(answer)
        self.all_pass()

    def pursues(self, seat: str) -> list[str]:
        """The quests that are active for a player."""
        t, at = self.table, self.seats.index(seat)
        return [t.library.names[t.printed[c]] for c in range(len(t.place)) if t.pursues(at, c)]

    def progress(self, seat: str, quest: str) -> str:
        """How far a player has come with a quest, in words."""
        return progress_told(self.table, self.seats.index(seat), self.card(quest))

    def assigned(self, name: str) -> bool:
        """Is the card assigned?"""
        return bool(self.table.marked[self.card(name)] == ASSIGNED)


scene, deal = Scene.set, Scene.deal

__all__ = ["KIT", "Scene", "deal", "rule", "scene"]
