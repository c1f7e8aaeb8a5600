"""Looking at a scene: where cards lie, what they are worth, what happened. Looking never goes on with the match."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from laying import Stopping
from setting import PHASES, SEATS
from table_picture import picture, place_name, things_at
from wtactics.engine.match import Match
from wtactics.engine.places import DECK, FACTIONS, GRAVE, HAND, NOBODY, RESERVE, seat_thing
from wtactics.engine.rows import ITEM, SOURCE
from wtactics.engine.values import refresh
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.refusals import IDS
from wtactics.rulesets.arc.told.story import STORY
from wtactics.rulesets.arc.told.words import labels, number_names
from wtactics.rulesets.arc.view import ArcView


class Spectator(Stopping):
    """Sees all of a match under way, and calls the cards as the scene does."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.table, ArcTable)
        self.table: Final[ArcTable] = match.table
        self.table.listening = True
        self.lines: Final[list[str]] = []
        self.told = 0
        self.names: Final[dict[int, str]] = number_names(
            self.table, vec[i64]([*range(len(self.table.place)), *map(seat_thing, range(self.table.seats))])
        )

    def card(self, name: str) -> int:
        """The card that the scene calls so."""
        found = [thing for thing, called in self.names.items() if called == name]
        assert found, f"expected a card of the scene, found {name!r}; there are {sorted(self.names.values())}"
        return found[0]

    def value(self, name: str) -> str:
        """ATK and DEF now, as on a card."""
        refresh(self.table)
        return f"{self.table.attack[self.card(name)]}/{self.table.defense[self.card(name)]}"

    def damage(self, name: str) -> int:
        """The damage that a creature or a city has suffered."""
        return int(self.table.harm[self.card(name)])

    def marked(self, name: str) -> bool:
        """Is the card marked?"""
        return self.table.marked[self.card(name)] == 1

    def controller(self, name: str) -> str:
        """Who controls the card."""
        return SEATS[self.table.controller[self.card(name)]]

    def place(self, name: str) -> str:
        """Where the card lies, in words."""
        return place_name(self.table, self.card(name))

    def points(self, seat: str) -> int:
        """The victory points of a player."""
        return int(self.table.points[SEATS.index(seat)])

    def hand(self, seat: str) -> list[str]:
        """The names in a hand, in the order in which they came."""
        return self.pile(HAND, seat)

    def deck(self, seat: str) -> list[str]:
        """The names in a deck, from the top."""
        return self.pile(DECK, seat)

    def grave(self, seat: str) -> list[str]:
        """The names in a graveyard, from the top."""
        return self.pile(GRAVE, seat)[::-1]

    def pile(self, kind: int, seat: str) -> list[str]:
        """The names of the cards in a place, in its order."""
        return [self.names[c] for c in things_at(self.table, kind, SEATS.index(seat))]

    def sees(self, seat: str, name: str) -> bool:
        """May the player know the face of the card where it lies now?"""
        return ArcView(self.table, SEATS.index(seat)).sees(self.card(name))

    def cards_at(self, place: str) -> list[int]:
        """The cards that lie in a place, by the words of place()."""
        return [c for c in range(len(self.table.place)) if place_name(self.table, c) == place]

    def gems(self, seat: str) -> str:
        """A player's free gems."""
        return self.gems_that(seat, 0)

    def consumed(self, seat: str) -> str:
        """A player's consumed gems."""
        return self.gems_that(seat, 1)

    def gems_that(self, seat: str, marked: int) -> str:
        """The gems of resource cards that are marked, or that are not."""
        t = self.table
        held = [t.colour[c] for c in things_at(t, RESERVE, SEATS.index(seat)) if t.marked[c] == marked]
        return " + ".join(f"{held.count(f)} {FACTIONS[f]}" for f in range(len(FACTIONS)) if f in held)

    def chain(self) -> list[str]:
        """The names of what waits on the chain, oldest first."""
        t = self.table
        return [self.names[int(t.chain[i + SOURCE])] for i in range(0, len(t.chain), ITEM)]

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return SEATS[self.table.active]

    @property
    def phase(self) -> str:
        """Which phase it is."""
        return PHASES[self.table.phase]

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self.table.turn)

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self.match.over

    @property
    def winner(self) -> str:
        """Who has won; nobody in a draw."""
        assert self.over, f"nobody has won yet\n\n{self.show()}"
        return SEATS[self.table.winner] if self.table.winner != NOBODY else ""

    @property
    def ending(self) -> str:
        """The id of the rule that ended the match."""
        return IDS.of(int(self.table.ending)) if self.over else ""

    def out(self, seat: str) -> str:
        """The id of the rule that put the player out of the match, or nothing."""
        number = int(self.table.out[SEATS.index(seat)])
        return IDS.of(number) if number else ""

    def listen(self) -> None:
        """Write down what has happened since."""
        self.lines.extend("  " + line for line in STORY.tell_all(self.table, self.told))
        self.told = len(self.table.facts)

    def log(self) -> list[str]:
        """What has happened, one sentence each; choices begin with >."""
        return [line.strip() for line in self.lines]

    def show(self) -> str:
        """The table, the open question and the log, for people."""
        offered = [] if self.over else labels(self.table)
        return "\n".join([picture(self.table, self.names), "Options: " + "; ".join(offered), "Log:", *self.lines])
