"""What about a table of a realm makes a rule forbid something, in sentences that several rulesets say; none is decided here."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from wtactics.engine.places import DISCIPLINES, HAND, Thing, place_of
from wtactics.kits import verbs
from wtactics.kits.abilities import has_ability
from wtactics.kits.asked import verb_asked
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import HAND_LIMIT
from wtactics.kits.realm.times import Phases
from wtactics.kits.realm.told.because_combat import OfFights, is_mine
from wtactics.kits.sentences import counted
from wtactics.kits.texts import aimless
from wtactics.kits.told.because import Want
from wtactics.kits.told.now import Now

T = TypeVar("T", bound=Realm)


def is_hand(t: Realm, thing: Thing) -> bool:
    """Is it a card of the hand of whoever is asked?"""
    return t.is_card(thing) and t.place[thing] == place_of(HAND, t.asked)


def ability_of(w: Want[Realm]) -> i64:
    """The ability that is wanted, or the text of the card that would be played."""
    return w.other if w.what == verbs.ACTIVATE else w.t.library.play[w.t.printed[w.thing]] + w.other


class Reasons(OfFights[T]):
    """The same of plays, moves, claims, hands and abilities."""

    def __init__(self, now: Now[T], fighter: str, phases: Phases) -> None:
        super().__init__(now, fighter)
        self.phases: Final = phases

    def not_in_hand(self, w: Want[T]) -> str:
        return "" if is_hand(w.t, w.thing) else f"{self.called(w, w.thing)} is not in your hand."

    def of_text(self, w: Want[T]) -> str:
        return self.now.newest_text(w.t) if w.what == verb_asked(w.t) else ""

    def of_targets(self, w: Want[T]) -> str:
        wanted = w.what in (verbs.PLAY, verbs.ACTIVATE)
        return aimless(w.t, ability_of(w), self.called(w, w.thing)) if wanted else self.of_text(w)

    def of_phases(self, w: Want[T]) -> str:
        mine = w.t.asked == w.t.active and w.t.phase in (self.phases.first_play, self.phases.second_play)
        return self.now.doing(w.t) if mine else self.now.moment(w.t)

    def of_barred_city(self, w: Want[T]) -> str:
        if w.what == verbs.MOVE:
            return f"{self.called(w, w.other - 1)} does not admit {self.called(w, w.thing)}."
        if w.what == verbs.BLOCK:
            return f"{self.called(w, w.t.goal)} does not admit {self.called(w, w.thing)}."
        return f"{self.called(w, w.thing)} does not admit {self.now.newest(w.t)}."

    def of_moves(self, w: Want[T]) -> str:
        if not is_mine(w) or w.t.is_city(w.thing):
            return f"{self.called(w, w.thing)} is not a {self.fighter} of your Army or your cities."
        return f"{self.called(w, w.other - 1)} is not a city of yours."

    def of_discards(self, w: Want[T]) -> str:
        if verb_asked(w.t) != verbs.DISCARD:
            return self.now.moment(w.t)
        hand, limit = int(w.t.count[place_of(HAND, w.t.active)]), int(w.t.setting(HAND_LIMIT))
        many = f"you hold {counted(hand, 'card')} and discard down to {limit}."
        return self.not_in_hand(w) if w.what == verbs.DISCARD else many

    def of_full_hand(self, w: Want[T]) -> str:
        hand, limit = int(w.t.count[place_of(HAND, w.t.asked)]), int(w.t.setting(HAND_LIMIT))
        return f"you hold {counted(hand, 'card')}, and may keep {limit}."

    def of_residents(self, w: Want[T]) -> str:
        if w.what != verbs.BID:
            return ""
        if verb_asked(w.t) != verbs.BID:
            return "nothing has been claimed."
        return f"{self.called(w, w.thing)} is not a resident of your cities."

    def of_owners(self, w: Want[T]) -> str:
        if not has_ability(w.t, w.thing, w.other) or not w.t.in_play(w.thing):
            return f"{self.called(w, w.thing)} has no such ability here."
        return f"you do not control {self.called(w, w.thing)}."

    def of_prices(self, w: Want[T]) -> str:
        if w.what == verbs.GIVE:
            return self.now.newest_text(w.t)
        asked = f"what this ability of {self.called(w, w.thing)} asks for is not there."
        return asked if w.what == verbs.ACTIVATE else ""

    def of_disciplines(self, w: Want[T]) -> str:
        name = DISCIPLINES[w.thing]
        if w.number == w.t.law().once_claimed:
            return f"you have claimed {name} in this phase already."
        return f"you control no {name} city."
