"""What is told of TOY: what every game tells, and its attacks."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from toy_ruleset.ids import TOPICS
from toy_ruleset.table import POND, ToyTable
from wtactics.engine.places import DECK, GRAVE, HAND, NOBODY, SEAT_THING, Option, other_of, what_of
from wtactics.kits.attempts import Attempt
from wtactics.kits.layout import Area
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.names import Names, RuleIds
from wtactics.kits.told.plainly import Plainly
from wtactics.kits.verbs import ATTACK

IDS: Final = RuleIds("toy", TOPICS)
AREAS: Final = (
    Area("pond", "Pond", "row", 0, POND, open=True),
    Area("deck", "Deck", "pile", 1, DECK),
    Area("graveyard", "Graveyard", "pile", 1, GRAVE, open=True),
    Area("hand", "Hand", "fan", 2, HAND),
)


class Telling(Plainly[ToyTable]):
    """An attack names two things; all else is told as in any game."""

    def doer(self, o: Option) -> i64:
        return other_of(o) if what_of(o) == ATTACK else NOBODY

    def attempts(self, view: Any, thing: int) -> list[Attempt]:
        found = super().attempts(view, thing)
        if thing == NOBODY or thing >= SEAT_THING or view.kind(thing) != POND or view.controller(thing) != view.seat:
            return found
        enemy = 1 - view.seat
        name = view.library.names[view.printed(thing)]
        goals = {SEAT_THING + enemy: seat_slot(enemy)}
        goals |= {int(c): view.library.names[view.printed(c)] for c in view.at(POND, enemy)}
        return found + [Attempt(ATTACK, goal, thing, f"attack {called} with {name}") for goal, called in goals.items()]


TOLD: Final = Telling(Names("card", ("Before the game", "Dawn", "Day", "Dusk")), IDS, AREAS)
