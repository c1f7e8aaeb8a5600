"""A card in one line: its name, its values, its signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from wtactics.cards import cost_words
from wtactics.engine.places import CITY, CREATURE, DISCIPLINES, FACTIONS, TYPES
from wtactics.engine.telling import modifiers_data
from wtactics.engine.view import View
from wtactics.kits.game import Game
from wtactics.kits.layout import Sign
from wtactics.kits.sentences import with_names

INKS: Final = ("bright_black", "green", "bright_white", "red", "yellow")  # of the factions
LOUD: Final = {"attacking": "bold red", "attacked": "bold red", "defending": "bold cyan", "advantage": "bold yellow"}
SHORT: Final = 48  # the words of a sign are told if they are no longer, else what it is called


class CardLine:
    """Tells single cards of a view."""

    def __init__(self, game: Game, view: View, names: Mapping[int, str]) -> None:
        self.game: Final = game
        self.view: Final = view
        self.names: Final = names
        self.lasting: Final = modifiers_data(view)

    def ink(self, faction: int) -> str:
        """The colour of a faction."""
        return INKS[faction] if faction >= 0 else "white"

    def name(self, c: int) -> str:
        """What the options call the card; else what is printed on it."""
        return self.names.get(c) or self.printed(c)

    def printed(self, c: int) -> str:
        """The printed name."""
        return self.view.library.names[self.view.printed(c)]

    def faction(self, c: int) -> int:
        """The faction that is printed."""
        return self.view.library.faction[self.view.printed(c)]

    def values(self, c: int) -> str:
        """Its numbers, each with the first letter of what it is where there are more than two."""
        values = self.game.show.values(self.view, c)
        return "/".join(f"{value.key[0]}{value.now}" if len(values) > 2 else str(value.now) for value in values)

    def line(self, c: int) -> Text:
        """A card on the table: name, values, keywords, damage, signs."""
        text = Text.assemble((self.name(c), self.ink(self.faction(c))), self.discipline(c))
        text.append(f" {self.values(c)}".rstrip(), "bold")
        if keywords := self.keywords(c):
            text.append(f" {', '.join(keywords)}", "italic")
        if self.is_hurt(c):
            text.append(f" [{self.view.harm(c)} damage]", "red")
        for sign in self.game.show.signs(self.view, c, self.lasting):
            text.append(f" [{self.said(sign)}]", LOUD.get(sign.key, "dim"))
        return text

    def discipline(self, c: int) -> str:
        """The discipline of a city, for which players bid."""
        return (
            f" ({DISCIPLINES[self.view.library.discipline[self.view.printed(c)]]})" if self.view.type(c) == CITY else ""
        )

    def keywords(self, c: int) -> list[str]:
        """Its keywords now."""
        traits = self.view.traits(c)
        return [name for k, name in enumerate(self.view.library.traits) if traits >> k & 1]

    def is_hurt(self, c: int) -> bool:
        """Has it suffered damage of which none of its values tells?"""
        told = {value.key for value in self.game.show.values(self.view, c)}
        return self.view.harm(c) > 0 and not told & {"life", "strength"}

    def said(self, sign: Sign) -> str:
        """A sign in a few words."""
        words = with_names(sign.title, self.game.show.seat_name).removesuffix(".")
        short = words if sign.title.startswith("{") else words[:1].lower() + words[1:]  # a player keeps his letter
        told = short if len(words) <= SHORT else sign.key
        return f"{told} {sign.number}" if sign.number else told

    def attached(self, cards: list[int]) -> Text:
        """What is attached, behind what it is attached to."""
        text = Text()
        for c in cards:
            text.append(f" + {self.name(c)}{' [marked]' * self.view.marked(c)}", self.ink(self.faction(c)))
        return text

    def in_hand(self, c: int) -> Text:
        """A card in hand: name, price, type and values."""
        text = Text.assemble(
            (f"{self.printed(c):<28.28} ", self.ink(self.faction(c))), (f"{self.price(c):<16} ", "bold")
        )
        text.append(TYPES[self.view.type(c)]).append(self.discipline(c))
        return text.append(f" {self.values(c)}".rstrip(), "bold" if self.view.type(c) == CREATURE else "")

    def price(self, c: int) -> str:
        """What it costs, and how much of that in its faction."""
        d, library = self.view.printed(c), self.view.library
        loyalty = library.loyalty[d]
        cost = cost_words(library.cost[d] - library.less[d], "XT"[library.cost_t[d]] * library.cost_x[d])
        return cost + (f" ({loyalty} {FACTIONS[self.faction(c)]})" if loyalty else "")
