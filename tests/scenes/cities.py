"""What scenes of games with cities have: cities with their residents, hosts, cards attached to them."""

from __future__ import annotations

import re
from typing import Any, Final

from scenes.kit import HOST, Kit
from scenes.looking import Spectator
from scenes.setting import Lying, Setting
from scenes.text import Unclear, number_of, parted, seat_of
from wtactics.cards.card import DISCIPLINES
from wtactics.engine.lasting import ADVANTAGE, NEXT_TACTICS
from wtactics.engine.places import ATTACHED, NOBODY
from wtactics.kits.cities import KINGDOM

CITY: Final = re.compile(r"city ([^:(]+?)(?: \(([^)]*)\))?(?:: ?(.*))?")


class CityKit(Kit):
    """Who has no `city` has a keep, unless he has `no city`; who has no `deck` has ten spare cards."""

    parts = ("city", "no city")
    beside = {"attached": ATTACHED}
    signs = (*Kit.signs, HOST)

    def read(self, setting: Setting, seat: int, part: str) -> bool:
        if city := CITY.fullmatch(part):
            self.read_city(setting, seat, city[1], city[2] or "")
            home = setting.lying[-1]
            for mention in parted(city[3] or ""):
                setting.mention(seat, KINGDOM, mention).home = home
        return bool(city) or part == "no city"

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
            t.modify(ADVANTAGE, lies.id, t.library.discipline[t.printed[lies.id]], 0, NEXT_TACTICS, lies.seat, lies.id)


class CitySpectator(Spectator):
    """Sees residents in their cities."""

    def place_name(self, c: int) -> str:
        home = self.table.home[c]
        return self.names[int(home)] if home != NOBODY else super().place_name(c)
