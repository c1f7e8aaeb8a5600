"""Looking at a scene: where cards lie, what happened. Looking never goes on with the match."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from scenes.kit import Kit
from scenes.match import Stops
from wtactics.engine.match import Match
from wtactics.engine.places import ATTACHED, DECK, GONE, GRAVE, HAND, LIMBO, NOBODY, seat_thing
from wtactics.engine.rows import ITEM, SOURCE
from wtactics.kits.game import Game
from wtactics.kits.told.story import Story


class Spectator:
    """Sees all of a match under way, and calls the cards as the scene does."""

    kit: ClassVar[Kit]
    story: ClassVar[Story[Any]]  # the ruleset's
    titles: ClassVar[dict[int, str]] = {}  # places that scenes call otherwise than the layout

    def __init__(self, game: Game, match: Match) -> None:
        self.game: Final = game
        self.stops: Final = Stops(match, game.sound)
        self.match: Final = self.stops.match
        self.table: Final[Any] = match.table
        self.seats: Final = self.kit.seats[: self.table.seats]
        self.table.listening = True
        self.lines: Final[list[str]] = []
        self.told = 0
        self.names: Final[dict[int, str]] = {}
        self.learn()

    # ---- cards

    def learn(self) -> None:
        """Give names to all things, those among them that have come into being since."""
        things = [*range(len(self.table.place)), *map(seat_thing, range(self.table.seats))]
        if len(self.names) < len(things):
            self.names.update(self.called(things))

    def called(self, things: list[int]) -> dict[int, str]:
        """What the scene calls these things: equal names are numbered from the second on."""
        names: dict[int, str] = {}
        used: dict[str, int] = {}
        for thing in things:
            plain = self.story.parts.names.of(self.table, thing)
            used[plain] = used.get(plain, 0) + 1
            names[thing] = plain if used[plain] == 1 else f"{plain} ({used[plain]})"
        return names

    def card(self, name: str) -> int:
        """The card that the scene calls so."""
        found = [thing for thing, called in self.names.items() if called == name]
        assert found, f"expected a card of the scene, found {name!r}; there are {sorted(self.names.values())}"
        return found[0]

    def at(self, where: str) -> int:
        """The card that is looked at."""
        return self.card(where)

    def marked(self, where: str) -> bool:
        """Is the card marked?"""
        return self.table.marked[self.at(where)] == 1

    def damage(self, where: str) -> int:
        """The damage that the card has suffered."""
        return int(self.table.harm[self.at(where)])

    def controller(self, where: str) -> str:
        """Who controls the card."""
        return self.seats[self.table.controller[self.at(where)]]

    def place(self, where: str) -> str:
        """Where the card lies, in words."""
        return self.place_name(self.at(where))

    def place_name(self, c: int) -> str:
        """Where a card lies: a player's place, its host, the chain, or out of the game."""
        t = self.table
        kind, seat = int(t.place[c]) & 15, int(t.place[c]) >> 4
        if kind in (GONE, LIMBO):
            return "removed" if kind == GONE else "the chain"
        if kind == ATTACHED:
            return f"on {self.story.parts.names.of(t, t.host[c])}"
        return f"{self.seats[seat]}'s {self.titles.get(kind) or self.kit.title(kind)}"

    def sees(self, seat: str, where: str) -> bool:
        """May the player know the face of the card where it lies now?"""
        return self.game.view(self.table, self.seats.index(seat)).sees(self.at(where))

    def cards_at(self, place: str) -> list[int]:
        """The cards that lie in a place, by the words of place()."""
        return [c for c in range(len(self.table.place)) if self.place_name(c) == place]

    def pile(self, kind: int, seat: str) -> list[str]:
        """The names of the cards in a place, in its order."""
        return [self.names[int(c)] for c in self.table.at(kind, self.seats.index(seat))]

    def hand(self, seat: str) -> list[str]:
        """The names in a hand, in the order in which they came."""
        return self.pile(HAND, seat)

    def deck(self, seat: str) -> list[str]:
        """The names in a deck, from the top."""
        return self.pile(DECK, seat)

    def grave(self, seat: str) -> list[str]:
        """The names in a graveyard, from the top."""
        return self.pile(GRAVE, seat)[::-1]

    def chain(self) -> list[str]:
        """The names of what waits on the chain, oldest first."""
        t = self.table
        return [self.names[int(t.chain[i + SOURCE])] for i in range(0, len(t.chain), ITEM)]

    # ---- the match

    def points(self, seat: str) -> int:
        """The victory points of a player."""
        return int(self.table.points[self.seats.index(seat)])

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.seats[self.table.active]

    @property
    def phase(self) -> str:
        """Which phase it is."""
        return self.kit.phases[self.table.phase]

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
        return self.seats[self.table.winner] if self.table.winner != NOBODY else ""

    @property
    def ending(self) -> str:
        """The id of the rule that ended the match."""
        return self.game.rule_id(int(self.table.ending)) if self.over else ""

    def out(self, seat: str) -> str:
        """The id of the rule that put the player out of the match, or nothing."""
        number = int(self.table.out[self.seats.index(seat)])
        return self.game.rule_id(number) if number else ""

    # ---- what happened

    def listen(self) -> None:
        """Write down what has happened since."""
        self.learn()
        self.lines.extend("  " + line for line in self.story.tell_all(self.table, self.told))
        self.told = len(self.table.facts)

    def log(self) -> list[str]:
        """What has happened, one sentence each; choices begin with >."""
        self.listen()
        return [line.strip() for line in self.lines]

    def show(self) -> str:
        """The table, the open question and the log, for people."""
        t = self.table
        head = f"Turn {t.turn}, {self.phase or 'setup'} of {self.active}"
        if self.over:
            head += f": {self.winner or 'nobody'} has won by {self.ending}"
        elif len(t.options) > 0:
            head += f"; {self.seats[t.asked]} is asked. {self.game.question_words(t)}"
        seats = [line for seat in self.seats for line in self.seat_picture(seat)]
        offered = "" if self.over else "; ".join(self.game.label_words(t))
        return "\n".join([head, *seats, f"Options: {offered}", "Log:", *self.lines])

    def seat_picture(self, seat: str) -> list[str]:
        """What one player has."""
        there: dict[str, list[int]] = {}
        for c in range(len(self.table.place)):
            if self.table.place[c] >> 4 == self.seats.index(seat):
                there.setdefault(self.place_name(c), []).append(c)
        gone = f", out by {self.out(seat)}" if self.out(seat) else ""
        cards = (f"   {place}: {', '.join(map(self.card_picture, held))}" for place, held in sorted(there.items()))
        return [f"{seat}: {self.points(seat)} VP{gone}", *cards]

    def card_picture(self, c: int) -> str:
        """A card as it lies."""
        t = self.table
        view = self.game.view(t, int(t.controller[c]))
        values = [f"{value.title} {value.now}" for value in self.game.show.values(view, c)] if view.sees(c) else []
        signs = [word for word, true in (("marked", t.marked[c]), (f"hurt {t.harm[c]}", t.harm[c])) if true]
        return " ".join([self.names[c], *values, *signs])
