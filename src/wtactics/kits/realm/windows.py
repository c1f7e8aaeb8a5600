"""Windows of answers, and who is asked in them."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.chain import top
from wtactics.engine.meaning import PLAY_AS_EVENT, PLAY_FROM, PRICES
from wtactics.engine.places import EVENT, HAND, NOBODY, CardId, Flow, Option, Seat, place_of
from wtactics.engine.rows import NEXT_ASKED, OCCASION, PASSED, SEAT
from wtactics.engine.step import AGAIN, HIDES, LEAVE, NEXT, NOTHING, RESOLVE, WINDOW, Step, reasons
from wtactics.engine.values import is_ruled, unruled
from wtactics.kits.abilities import has_ability, has_hidden_ability
from wtactics.kits.coins import ANY, units_in
from wtactics.kits.realm.abilities import cannot_use
from wtactics.kits.realm.ability_offers import has_abilities, offer_abilities
from wtactics.kits.realm.costs import cost_of, lacks_gems
from wtactics.kits.realm.plays import announce, forbids_play, is_timely, let_out_of_graveyard, offer_card
from wtactics.kits.realm.surmise import could_hold
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import ACTIVATE, PASS, PLAY

T = TypeVar("T", bound=Realm)

AFTER_PLAY: Final = 0  # a window that an announcement opened: it closes when the chain is empty
MOMENT: Final = 1  # the end of a phase, a claim, counter-marks
WIDER: Final = bit_of(PLAY_FROM) | bit_of(PLAY_AS_EVENT)  # what texts may let more cards be played by
PRICING: Final = bit_of(PRICES)
FIGHT: Final = 2  # attackers announced, a single combat


def anybody_could_answer(t: Realm) -> bool:
    """Is it worth going round? Not where all would pass anyway."""
    seat: i64 = 0
    while seat < t.seats:
        if could_answer(t, seat):
            return True
        seat += 1
    return False


def could_answer(t: Realm, seat: Seat) -> bool:
    """Might the seat do more than pass? Most often one sees at once that it might not."""
    return could_play_event(t, seat) or could_use_ability(t, seat)


def could_use_ability(t: Realm, seat: Seat) -> bool:
    """May the seat use abilities now, and has it cards that are ready for it?"""
    return t.abilities_allowed(seat) and has_abilities(t, seat)


def could_play_event(t: Realm, seat: Seat) -> bool:
    """Does the seat hold an event that it can pay for? Where that is not to be known: could it?"""
    if t.library.spoken & WIDER != 0 and could_play_more(t, seat):
        return True
    if t.terms.standing_reasons & HIDES != 0:
        return could_hold(t, seat, 1 << EVENT)
    library, types, printed, after = t.library, t.library.type, t.printed, t.after
    c, fixed, units = t.first[place_of(HAND, seat)], unruled(t, PRICING), i64(NOBODY)
    while c >= 0:
        d = printed[c]
        if types[d] == EVENT:
            if units == NOBODY:
                units = units_in(t.purse(seat), ANY)
            too_dear = fixed and library.cost[d] > units and library.def_deeds[d] & PRICING == 0
            if not too_dear and could_pay(t, seat, c):
                return True
        c = after[c]
    return False


def could_pay(t: Realm, seat: Seat, c: CardId) -> bool:
    """Has the seat the gems for playing this card?"""
    return lacks_gems(t, t.purse(seat), t.printed[c], cost_of(t, seat, c, 0)) == 0


def could_play_more(t: Realm, seat: Seat) -> bool:
    """Do texts let the seat play more than the events of its hand, whatever that may be?"""
    if is_ruled(t, PLAY_AS_EVENT):
        return True
    for c in t.at(HAND, seat):
        if is_timely(t, seat, c):
            return True
    return len(let_out_of_graveyard(t, seat)) > 0


class OpenWindow(Step[Realm]):
    """A window opens here; the player after the active one is asked first."""

    def __init__(self, sort: i64) -> None:
        self.sort: Final = sort

    def do(self, t: Realm, answer: Option) -> Flow:
        if t.out[t.active] == 0 and len(t.chain) == 0 and anybody_could_answer(t):
            t.then(WINDOW, t.next_seat(t.active), 0, self.sort)
        return NEXT


class OpenFight(Step[Realm]):
    """In an attack the defending player is asked first."""

    def do(self, t: Realm, answer: Option) -> Flow:
        if t.goal != NOBODY:
            t.then(WINDOW, t.defending, 0, FIGHT)
        return NEXT


class Answers(Step[T]):
    """Players in turn play one event or use one ability, until all pass in succession."""

    def ask(self, t: T) -> None:
        """Who can only pass is not asked: the next player is, who could do more (in a discreet match, as others know)."""
        if self.closes(t):
            return
        seat, left = t.note(NEXT_ASKED), t.seats
        while left > 0:
            if t.out[seat] == 0 and t.note(PASSED) >> seat & 1 == 0:
                self.offer_answers(t, seat)
                if len(t.options) > 1 or (len(t.options) == 1 and reasons(t, self) != 0):
                    return
            seat = (seat + 1) % t.seats
            left -= 1
        if len(t.options) > 0:
            t.withdraw()

    def stands(self, t: T) -> i64:
        """Whether he holds an event, or what an ability of his asks for."""
        could_use = could_use_ability(t, t.asked) and has_hidden_ability(t, t.asked)
        return HIDES if could_use or could_hold(t, t.asked, 1 << EVENT) else 0

    def offer_answers(self, t: T, seat: Seat) -> None:
        """Offer to pass, and all that the seat may do instead."""
        events = could_play_event(t, seat)
        abilities = could_use_ability(t, seat)
        if events or abilities:
            purse = t.purse(seat)
            t.ask(seat)
            t.offer(PASS)
            if events:
                self.offer_events(t, seat, purse)
            if abilities:
                offer_abilities(t, seat, purse)

    def closes(self, t: T) -> bool:
        """With an empty chain the window of a play closes, and that of an attack that has ended."""
        sort = t.note(OCCASION)
        return len(t.chain) == 0 and (sort == AFTER_PLAY or (sort == FIGHT and t.goal == NOBODY))

    def offer_events(self, t: T, seat: Seat, purse: i64) -> None:
        """Events may be played in every window, also in answer to events."""
        c = t.first[place_of(HAND, seat)]
        while c >= 0:
            if is_timely(t, seat, c):
                offer_card(t, seat, c, purse, True)
            c = t.after[c]
        for c in let_out_of_graveyard(t, seat):
            offer_card(t, seat, c, purse, True)

    def forbids(self, t: T, what: i64, thing: i64, other: i64) -> i64:
        seat = t.asked
        if what == PLAY:
            return forbids_play(t, thing, other, True)
        if what == ACTIVATE:
            if not t.abilities_allowed(seat):
                return (
                    t.law().moment if has_ability(t, thing, other) and t.controller[thing] == seat else t.law().ability
                )
            return cannot_use(t, seat, thing, other)
        return 0 if what == PASS else -1

    def do(self, t: T, answer: Option) -> Flow:
        if answer == NOTHING:
            return self.all_passed(t)
        seat = t.asked
        passed: i64 = 0
        if answer == PASS:
            passed = self.passed(t, seat)
        t.remember(PASSED, passed)
        t.remember(NEXT_ASKED, t.next_seat(seat))
        if answer != PASS:
            announce(t, seat, answer)
        return AGAIN

    def passed(self, t: T, seat: Seat) -> i64:
        """Who has passed in succession when this seat has, too, as bits; those before it who could only pass among them."""
        seats, s = t.note(PASSED) | bit_of(seat), t.note(NEXT_ASKED)
        while s != seat:
            seats |= bit_of(s)
            s = (s + 1) % t.seats
        return seats

    def all_passed(self, t: T) -> Flow:
        """When all have passed in succession the newest item resolves, or the window closes."""
        if len(t.chain) == 0:
            return LEAVE
        t.remember(NEXT_ASKED, t.asked_first(top(t, SEAT)))
        t.remember(PASSED, 0)
        t.then(RESOLVE)
        return AGAIN
