"""ARC-RESP: windows of answers, and who is asked in them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import SEAT, top
from wtactics.engine.places import EVENT, HAND, NOBODY, Flow, Option, Seat, place_of
from wtactics.engine.step import AGAIN, LEAVE, NEXT, NOTHING, RESOLVE, WINDOW, Step
from wtactics.kits.coins import power_in
from wtactics.kits.verbs import ACTIVATE, PASS, PLAY
from wtactics.rulesets.arc.abil import cannot_use, has_abilities, offer_abilities
from wtactics.rulesets.arc.ids import RESP_01, RESP_05
from wtactics.rulesets.arc.play import announce, cannot_play, offer_card
from wtactics.rulesets.arc.power import price_may_change
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import ABILITIES_IN_EVERY_WINDOW, PLAY_1, PLAY_2

AFTER_PLAY: Final = 0  # a window that an announcement opened: it closes when the chain is empty
MOMENT: Final = 1  # the end of a phase, a claim, counter-marks
FIGHT: Final = 2  # attackers announced, a single combat


def anybody_could_answer(t: ArcTable) -> bool:
    """Is it worth going round? Not where all would pass anyway: nobody holds an event that could cost little enough."""
    if t.phase == PLAY_1 or t.phase == PLAY_2 or t.setting(ABILITIES_IN_EVERY_WINDOW) == 1:
        return True
    seat: i64 = 0
    while seat < t.seats:
        if could_play_event(t, seat):
            return True
        seat += 1
    return False


def could_play_event(t: ArcTable, seat: Seat) -> bool:
    """Does the seat hold an event that could cost little enough?"""
    library, printed, after = t.library, t.printed, t.after
    power: i64 = NOBODY
    c = t.first[place_of(HAND, seat)]
    while c >= 0:
        d = printed[c]
        if library.type[d] == EVENT:
            if power == NOBODY:
                power = power_in(t, t.extra, seat)
            if library.cost[d] <= power or price_may_change(t, d):
                return True
        c = after[c]
    return False


class OpenWindow(Step[ArcTable]):
    """ARC-RESP-06 A window opens here; the player after the active one is asked first."""

    def __init__(self, sort: i64) -> None:
        self.sort: Final = sort

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0 and len(t.chain) == 0 and anybody_could_answer(t):
            t.then(WINDOW, t.next_seat(t.active), 0, self.sort)
        return NEXT


class OpenFight(Step[ArcTable]):
    """ARC-RESP-04, ARC-MULTI-04, ARC-COMBAT-07, ARC-COMBAT-12 In an attack the defending player is asked first."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.goal != NOBODY:
            t.then(WINDOW, t.defending, 0, FIGHT)
        return NEXT


class Answers(Step[ArcTable]):
    """ARC-RESP-01, ARC-RESP-02, ARC-RESP-07 Players in turn play one event or use one ability, until all pass in succession."""

    def ask(self, t: ArcTable) -> None:
        """Who can only pass is not asked: the next player is, who could do more."""
        seat, left = t.note(1), t.alive() - t.note(2)
        if self.closes(t):
            return
        while left > 0:
            if t.out[seat] == 0:
                left -= 1
                self.offer_answers(t, seat)
                if len(t.options) > 1:
                    return
            seat = t.next_seat(seat)
        if len(t.options) > 0:
            t.options = vec[i64]()

    def offer_answers(self, t: ArcTable, seat: Seat) -> None:
        """Offer to pass and all that the seat may do instead; nothing, where one sees at once that it may do nothing."""
        events = could_play_event(t, seat)
        abilities = self.abilities_allowed(t, seat) and has_abilities(t, seat)
        if events or abilities:
            gems = t.gems(seat)
            t.ask(seat)
            t.offer(PASS)
            if events:
                self.offer_events(t, seat, gems)
            if abilities:
                offer_abilities(t, seat, gems)

    def closes(self, t: ArcTable) -> bool:
        """ARC-RESP-03 With an empty chain the window of a play closes, and that of an attack that has ended."""
        sort = t.note(3)
        return len(t.chain) == 0 and (sort == AFTER_PLAY or (sort == FIGHT and t.goal == NOBODY))

    def offer_events(self, t: ArcTable, seat: Seat, gems: vec[i64]) -> None:
        """ARC-EVENT-02, ARC-EVENT-04 Events may be played in every window, also in answer to events."""
        c = t.first[place_of(HAND, seat)]
        while c >= 0:
            if t.library.type[t.printed[c]] == EVENT:
                offer_card(t, seat, c, gems, True)
            c = t.after[c]

    def abilities_allowed(self, t: ArcTable, seat: Seat) -> bool:
        """ARC-RESP-05, ARC-ABIL-09 Abilities are for fights, and for the active player in his Play phases."""
        if t.goal != NOBODY or t.setting(ABILITIES_IN_EVERY_WINDOW) == 1:
            return True
        return seat == t.active and (t.phase in (PLAY_1, PLAY_2))

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        seat = t.asked
        if what == PLAY:
            return cannot_play(t, seat, thing, other, t.gems(seat), True)
        if what == ACTIVATE:
            if not self.abilities_allowed(t, seat):
                return RESP_05
            return cannot_use(t, seat, thing, other)
        return 0 if what == PASS else RESP_01

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return self.all_passed(t)
        seat = t.asked
        t.remember(2, self.passes(t, seat) if answer == PASS else 0)
        t.remember(1, t.next_seat(seat))
        if answer != PASS:
            announce(t, seat, answer)
        return AGAIN

    def passes(self, t: ArcTable, seat: Seat) -> i64:
        """How many have passed in succession when this seat has, too; those before it who could only pass among them."""
        passes, s = t.note(2) + 1, t.note(1)
        while s != seat:
            passes += i64(t.out[s] == 0)
            s = t.next_seat(s)
        return passes

    def all_passed(self, t: ArcTable) -> Flow:
        """ARC-RESP-03, ARC-RESP-04 When all have passed in succession the newest item resolves, or the window closes."""
        if len(t.chain) == 0:
            return LEAVE
        t.remember(1, t.asked_first(top(t, SEAT)))
        t.remember(2, 0)
        t.then(RESOLVE)
        return AGAIN
