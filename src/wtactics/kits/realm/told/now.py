"""What is going on at a table of a realm, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final, TypeVar

from wtactics.engine.places import SEAT_THING, Thing, is_seat
from wtactics.kits import verbs
from wtactics.kits.realm.table import Realm
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.names import Names
from wtactics.kits.told.now import Now

DOING: Final[dict[int, str]] = {
    verbs.COLOUR: "you are naming the faction of a resource card",
    verbs.BID: "residents are being marked for a claim",
    verbs.HOME: "you are choosing where {card} arrives",
    verbs.NUMBER: "you are choosing X for {card}",
    verbs.PAY: "you are paying for {card}",
}

T = TypeVar("T", bound=Realm)


class RealmNow(Now[T]):
    """What is going on in a match of a game with cities."""

    def __init__(self, names: Names[T], doing: dict[int, str]) -> None:
        super().__init__(names, DOING | doing)

    def phase(self, t: T) -> str:
        """What this phase is called in a sentence: the first Play phase."""
        said = super().phase(t)
        return said.replace("First ", "first ").replace("Second ", "second ")

    def answering(self, t: T) -> str:
        return f"you are asked whether you respond{f' to {self.newest(t)}' if len(t.chain) > 0 else ''}"

    def called(self, t: T, thing: Thing) -> str:
        """A card or an army."""
        if is_seat(thing):
            return "your army" if thing == SEAT_THING + t.asked else f"{seat_slot(int(thing) - SEAT_THING)}'s army"
        return self.names.of(t, thing) if thing >= 0 else "the Army"
