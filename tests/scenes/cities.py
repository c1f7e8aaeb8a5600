"""What scenes of games with cities have: cities with their residents, hosts, cards attached to them."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from scenes.attempts import Label
from scenes.kit import HOST, Kit
from scenes.looking import Spectator
from scenes.setting import SPARE, Lying, Setting
from scenes.text import Unclear, number_of, one_of, parted, seat_of
from wtactics.engine.lasting import ADVANTAGE, NEXT_TACTICS
from wtactics.engine.places import ATTACHED, DISCIPLINES, FACTIONS, NOBODY, RESERVE, SEAT_THING, seat_thing
from wtactics.engine.values import refresh
from wtactics.kits import verbs
from wtactics.kits.cities import KINGDOM

GEMS: Final = re.compile(rf"(\d+) ({'|'.join(FACTIONS)})( consumed| marked)?,? ?")
CITY: Final = re.compile(r"city ([^:(]+?)(?: \(([^)]*)\))?(?:: ?(.*))?")


class CityKit(Kit):
    """Who has no `city` has a keep, unless he has `no city`; who has no `deck` has ten spare cards."""

    parts = ("city", "no city")
    beside = {"attached": ATTACHED}
    lasts: ClassVar[int] = NEXT_TACTICS  # how long an advantage that was won is on
    signs = (*Kit.signs, HOST)

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if city := CITY.fullmatch(part):
            self.read_city(setting, seat, city[1], city[2] or "")
            home = setting.lying[-1]
            for mention in parted(city[3] or ""):
                setting.mention(seat, KINGDOM, mention).home = home
        return bool(city) or part == "no city" or self.read_gems(setting, seat, part)

    def read_gems(self, setting: Setting, seat: int, part: str) -> bool:
        """Read resource cards: so many of each faction, spent ones too."""
        word, _, text = part.partition(" ")
        if word not in ("gems", "gold") or word not in self.parts:
            return False
        if GEMS.sub("", text):
            raise Unclear(setting.where, f"{word} such as 3 Gaian, 1 Red Banner consumed", text)
        for n, faction, spent in GEMS.findall(text):
            for _ in range(int(n)):
                setting.mention(seat, RESERVE, SPARE).said |= {"colour": faction, "marked": spent}
        return True

    def read_city(self, setting: Setting, seat: int, name: str, values: str) -> None:
        """Read a city: discipline and strength, where it is not printed elsewhere, and how it lies."""
        city = Lying(name, KINGDOM, seat, seat)
        discipline, strength = "Body", "8"
        for value in parted(values):
            sign, _, rest = value.partition(" ")
            if value in DISCIPLINES:
                discipline = value
            elif value.isdigit():
                strength = value
            elif value in ("marked", "advantage"):
                city.said[value] = value
            elif sign == "of":
                city.owner = seat_of(rest, self.seats, setting.where)
            elif sign == "hurt":
                city.said["hurt"] = str(number_of(rest, setting.where, "strength lost"))
            else:
                raise Unclear(setting.where, "discipline, strength, marked, hurt 2, of A or advantage", value)
        if name not in setting.cards:
            setting.print(name, f"city 2 {discipline} {strength}")
        setting.lying.append(city)

    def complete(self, setting: Setting, seat: int) -> None:
        told = {word for of, word in setting.told if of == seat}
        if not told & {"city", "no"}:
            setting.read_part(seat, f"city Keep of {self.seats[seat]} (Body, 8)")
        if "deck" not in told:
            setting.read_part(seat, "deck: 10")

    def lay(self, t: Any, lies: Lying, setting: Setting) -> None:
        """Residents have their home, and a bid that is won its advantage."""
        t.home[lies.id] = lies.home.id if lies.home else NOBODY
        if lies.said.get("advantage"):
            t.modify(ADVANTAGE, lies.id, t.library.discipline[t.printed[lies.id]], 0, self.lasts, lies.seat, lies.id)
        if colour := lies.said.get("colour"):
            t.colour[lies.id] = FACTIONS.index(colour)


class CitySpectator(Spectator):
    """Sees residents in their cities."""

    def place_name(self, c: int) -> str:
        home = self.table.home[c]
        return self.names[int(home)] if home != NOBODY else super().place_name(c)

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


class CityLabel(Label):
    """What labels mean in games with cities."""

    forms = (
        (verbs.CLAIM, "claim (?P<discipline>.+)"),
        (verbs.COLOUR, "name (?P<faction>.+)"),
        (verbs.MOVE, r"move (?P<thing>.+) to (?P<goal>.+)"),
        (verbs.BLOCK, r"block (?P<goal>.+) with (?P<thing>.+)"),
        (verbs.ATTACK, r"attack (?P<army>[A-D])'s army"),
        (verbs.ATTACK, r"attack (?P<thing>.+)"),
        (verbs.HOME, r"place in (?P<mine>the Army)"),
        (verbs.HOME, r"place in (?P<thing>.+)"),
        (verbs.ORDER, r"trigger of (?P<thing>.+)"),
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
        return super().number()
