"""What one person at the terminal sees of the table: public things, his own hand, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.lasting import ADVANTAGE
from wtactics.engine.library import Library
from wtactics.engine.places import ATTACHED, DECK, FACTIONS, GRAVE, HAND, NOBODY, RESERVE, SEAT_THING, is_seat
from wtactics.engine.rows import ABILITY_PLAY, CARD_PLAY, DRAFT, MOVE_PLAY, PENDING, RESOLVING
from wtactics.engine.telling import chain_data, mods_data
from wtactics.engine.view import View
from wtactics.kits.cities import ARMY, IN_ARMY, KINGDOM
from wtactics.kits.told.names import seat_name
from wtactics.rulesets.arc.view import ArcView


class Eyes:
    """The view of the person in this seat, with the words that a table is drawn in."""

    def __init__(self, view: View, players: tuple[str, ...]) -> None:
        assert isinstance(view, ArcView)
        self.view: Final = view
        self.library: Final[Library] = view.library
        self.seat: Final = view.seat
        self.players: Final = players  # who sits there, by seat

    # ---- the match

    def chain(self) -> list[str]:
        """What waits on the chain, the oldest first."""
        return [self.item(item) for item in chain_data(self.view) if item["state"] == PENDING]

    def under_way(self) -> str:
        """The play that is being announced or carried out, which what is asked belongs to; nothing if there is none."""
        newest = chain_data(self.view)[-1:]
        return "".join(self.item(item, whole=True) for item in newest if item["state"] in (DRAFT, RESOLVING))

    def item(self, item: dict[str, Any], *, whole: bool = False) -> str:
        """One play, with what it is aimed at; a card that is played with its text, if the whole is wanted."""
        kind, ability, home = item["sort"], item["ability"], item["home"]
        line = f"{seat_name(item['seat'])}: {self.name(item['source'])}"
        if kind == MOVE_PLAY:
            return f"{line} moves to {'the Army' if home == NOBODY else self.name(home)}"
        if kind != CARD_PLAY and ability != NOBODY:
            line += f" {'uses' if kind == ABILITY_PLAY else 'triggers'}: {self.library.abilities[ability].text}"
        elif whole and ability != NOBODY:
            line += f": {self.library.abilities[ability].text}"
        if kind == CARD_PLAY and home != NOBODY:
            line += f" to {'the Army' if home == IN_ARMY else self.name(home)}"
        aims = [self.name(thing) for thing in item["picks"] if thing != NOBODY]
        return f"{line} -> {', '.join(aims)}" if aims else line

    # ---- players

    def piles(self, seat: int) -> str:
        """How many cards a player has where."""
        view = self.view
        hand, deck, grave = (view.count(kind, seat) for kind in (HAND, DECK, GRAVE))
        return f"hand {hand} · deck {deck} · graveyard {grave}"

    def gems(self, seat: int, faction: int) -> tuple[int, int]:
        """Free and consumed gems of a faction; power produced for the turn counts among the free ones."""
        view = self.view
        mine = [c for c in view.at(RESERVE, seat) if view.colour(c) == faction and view.marked(c)]
        return view.gems(seat)[faction], len(mine)

    # ---- cards in places

    def hand(self) -> list[int]:
        """My own hand."""
        return list(self.view.known(HAND, self.seat))

    def grave(self, seat: int) -> list[int]:
        """A graveyard, which all may look through."""
        return list(self.view.at(GRAVE, seat))

    def cities(self, seat: int) -> list[int]:
        """The cities of a player."""
        return [c for c in self.view.at(KINGDOM, seat) if self.view.home(c) == NOBODY]

    def residents(self, city: int) -> list[int]:
        """Who resides in a city."""
        return [c for c in self.view.board() if self.view.kind(c) == KINGDOM and self.view.home(c) == city]

    def army(self, seat: int) -> list[int]:
        """Who stands in the Army of a player."""
        return list(self.view.at(ARMY, seat))

    def attached_to(self, thing: int) -> list[int]:
        """What is attached to a card or player."""
        return [c for c in self.view.board() if self.view.kind(c) == ATTACHED and self.view.host(c) == thing]

    # ---- a card

    def name(self, c: int) -> str:
        """What it is called."""
        if is_seat(c):
            return f"player {seat_name(c - SEAT_THING)}"
        if c == NOBODY:
            return "a card"
        if self.view.kind(c) == RESERVE:
            return f"{FACTIONS[self.view.colour(c)]} resource card"
        return self.library.names[self.view.printed(c)]

    def faction(self, c: int) -> int:
        """Its faction."""
        return self.library.faction[self.view.printed(c)]

    def discipline(self, c: int) -> int:
        """The discipline of a city."""
        return self.library.discipline[self.view.printed(c)]

    def cost(self, c: int) -> str:
        """Its printed cost."""
        d = self.view.printed(c)
        x, number = self.library.cost_x[d] == 1, self.library.cost[d]
        return f"X + {number}" if x and number else "X" if x else str(number)

    def loyalty(self, c: int) -> int:
        """How many of its gems are of its own faction."""
        return self.library.loyalty[self.view.printed(c)]

    def keywords(self, c: int) -> list[str]:
        """Its keywords now."""
        traits = self.view.traits(c)
        return [name for k, name in enumerate(self.library.traits) if traits >> k & 1]

    def has_advantage(self, c: int) -> bool:
        """Has a won bid switched its advantage on?"""
        return any(row[0] == ADVANTAGE and row[1] == c for row in mods_data(self.view))
