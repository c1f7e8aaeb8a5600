"""A choice tried out: its parts made on a copy of the match, in words, and as far as nothing new is learned by it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.draft import Draft, equal_offered
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.step import NOTHING
from wtactics.engine.view import View
from wtactics.kits.game import Game
from wtactics.server.messages import OptionShown
from wtactics.server.rooms.parts import is_whole, known
from wtactics.server.show.options import chosen


class Trial:
    """A draft of one seat, as a server knows it: options have the ids that the seat was told."""

    def __init__(self, game: Game, match: Match, seat: int) -> None:
        self.game: Final = game
        self.draft: Final = Draft(match)
        self.match: Final = self.draft.match  # as it would be
        self.view: Final[View] = game.view(self.match.table, seat)
        self.said: Final[list[str]] = []  # the parts in words
        self.named: list[OptionShown] = []  # the last of them, named at the open question in any order
        self.whole: bool = False  # is the choice complete?

    def choose(self, pick: int) -> None:
        """One part more; NotOffered where it cannot be chosen."""
        if self.whole:
            raise NotOffered(f"the choice is complete after {len(self.said)} parts")
        place = self.place(pick)
        words, shown = chosen(self.game, self.view, place)
        before = known(self.match, self.view)
        self.draft.choose(self.match.table.options[place])
        self.said.append(words)
        # An equal card may stand for the one that was meant
        named = [*self.named, shown.model_copy(update={"id": pick})]
        self.named = named[-len(self.draft.named) :] if self.draft.under_way else []
        self.whole = is_whole(self.game, self.match, self.view, before)

    def place(self, pick: int) -> int:
        """Where the option of this id stands among those offered, or that of an equal card."""
        names, offered = self.view.options(), self.match.table.options
        found = equal_offered(self.match.table, pick) if len(names) > 0 and pick not in names else pick
        if len(names) == 0 or found == NOTHING:
            raise NotOffered(f"option {pick} is not offered after {len(self.said)} parts")
        return list(names).index(found) if found in names else list(offered).index(found)
