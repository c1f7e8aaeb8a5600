"""What about an attack in a realm, or about its marks, makes a rule forbid something."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from wtactics.engine.places import PEACE, SEAT_THING, Thing, is_seat
from wtactics.kits import verbs
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.realm.table import Realm
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.because import Want
from wtactics.kits.told.now import Now

T = TypeVar("T", bound=Realm)


def is_mine(w: Want[Realm]) -> bool:
    """Is it a creature or city of whoever is asked?"""
    t, c = w.t, w.thing
    return t.is_card(c) and t.place[c] & 15 in (ARMY, KINGDOM) and t.controller[c] == t.asked


def doer(w: Want[Realm]) -> Thing:
    """The creature that would do it: with which something is attacked, else the thing itself."""
    return w.other - 1 if w.what == verbs.ATTACK and w.other > 0 else w.thing


class OfFights(Generic[T]):
    """A ruleset gives what is going on, and what its fighters are called together."""

    def __init__(self, now: Now[T], fighter: str) -> None:
        self.now: Final = now
        self.fighter: Final = fighter

    def called(self, w: Want[T], thing: Thing) -> str:
        """A card or an army, as whoever is asked calls it."""
        return self.now.called(w.t, thing)

    def of_marks(self, w: Want[T]) -> str:
        c = doer(w)
        if is_seat(c) or w.t.is_city(c):
            return f"no unmarked {self.fighter} of your Army can attack {self.called(w, c)}."
        return f"{self.called(w, c)} {'is' if w.t.marked[c] == 1 else 'cannot be'} marked."

    def of_attackers(self, w: Want[T]) -> str:
        if w.what == verbs.ATTACK:
            if w.other > 0:
                return f"{self.called(w, w.other - 1)} is not in your Army."
            return f"no {self.fighter} of your Army can attack {self.called(w, w.thing)}."
        if w.what == verbs.PASS:
            return "you have named no attacker yet."
        return f"{self.called(w, w.thing)} is not in your Army." if w.what == verbs.SEND else ""

    def of_goals(self, w: Want[T]) -> str:
        if w.what == verbs.SEND:
            return "you have not said yet what you attack."
        if w.t.goal >= 0:
            return f"you are attacking {self.called(w, w.t.goal)} already."
        mine = w.thing == SEAT_THING + w.t.asked or is_mine(w)
        return f"{self.called(w, w.thing)} is {'your own' if mine else 'neither a city in play nor an army'}."

    def of_second_attack(self, w: Want[T]) -> str:
        if w.t.goal >= 0:
            return f"you are attacking {self.called(w, w.t.goal)} already."
        return "you have made your attack of this turn."

    def of_defenders(self, w: Want[T]) -> str:
        if w.t.goal < 0 or w.t.asked == w.t.active:
            return "nobody attacks now." if w.t.goal < 0 else "you are the attacker."
        if w.t.is_card(w.other) and w.t.role[w.other] == PEACE:
            return f"{self.called(w, w.other)} does not attack."
        if not is_mine(w) or w.t.is_city(w.thing):
            return f"{self.called(w, w.thing)} is not a {self.fighter} of your Army or your cities."
        where = self.called(w, w.t.home[w.thing])
        return f"{self.called(w, w.t.goal)} is attacked, and {self.called(w, w.thing)} is in {where}."

    def of_opponents(self, w: Want[T]) -> str:
        if w.what == verbs.BLOCK:
            return "it is not you who is attacked."
        seat = int(w.thing - SEAT_THING if is_seat(w.thing) else w.t.controller[w.thing])
        return f"{seat_slot(seat)} has left the game."
