"""What a game must have for words to mean something there: types of cards, facts it tells, deeds it judges, times it ends."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import CITY, ENCHANTMENT, EVENT, MAGIC


class Needs:
    """What a phrase speaks of: one of these types of cards, this fact, all of these deeds (as bits), this time, this thing."""

    def __init__(self, types: i64 = 0, fact: int = -1, deeds: i64 = 0, time: int = -1, thing: str = "") -> None:
        self.types: Final = types
        self.fact: Final = fact
        self.deeds: Final = deeds
        self.time: Final = time
        self.thing: Final = thing


class Lacks:
    """What a game does not have, so that its cards cannot speak of it."""

    def __init__(
        self,
        types: i64 = 0,
        facts: Collection[int] = (),
        deeds: i64 = 0,
        times: Collection[int] = (),
        things: Collection[str] = (),
    ) -> None:
        self.types: Final = types
        self.facts: Final = frozenset(facts)
        self.deeds: Final = deeds
        self.times: Final = frozenset(times)
        self.things: Final = frozenset(things)

    def leaves(self, needs: object) -> bool:
        """Is there what these words need?"""
        if not isinstance(needs, Needs):
            return True
        if needs.types != 0 and needs.types & ~self.types == 0:
            return False
        return not (
            needs.fact in self.facts
            or needs.deeds & self.deeds
            or needs.time in self.times
            or needs.thing in self.things
        )


SPELLS: Final = Needs(types=1 << EVENT | 1 << MAGIC)
CITIES: Final = Needs(types=1 << CITY)
ARMIES: Final = Needs(thing="army")
ENCHANTING: Final = Needs(types=1 << ENCHANTMENT)
POWER: Final = Needs(thing="power")
GEMS: Final = Needs(thing="power of factions")
STACKED: Final = Needs(thing="decks in an order")
REMOVAL: Final = Needs(thing="removal from the game")
EXCEPTIONS: Final = Needs(thing="rules that cards set aside towards others")
CARDS_ATTACKED: Final = Needs(thing="cards that are attacked")
CREATURES_ALONE: Final = Needs(thing="that only creatures fight")
PEOPLE_HIT: Final = Needs(thing="players that are attacked")
WHOLE_HEALING: Final = Needs(thing="healing of all damage")
HARMED: Final = Needs(thing="damage that lies on cards")  # in others it is tokens
IN_TURNS: Final = Needs(thing="turns in which")  # in others "in your turn" is another wording of "during your turn"
TOKENS: Final = Needs(thing="token")
BONUSES: Final = Needs(thing="values such as +1/+0")
NUMBERED: Final = Needs(thing="numbered keywords")
DEAD_AT_ONCE: Final = Needs(thing="deaths as soon as damage is dealt")  # in others at the end of a battle
WAY_IS_DEATH: Final = Needs(
    thing="deaths that are the way to the graveyard"
)  # in others who is killed may go elsewhere
NOTHING_LACKS: Final = Lacks()
