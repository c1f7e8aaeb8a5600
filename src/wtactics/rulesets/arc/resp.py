"""ARC-RESP: windows of answers, and how the newest play resolves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import (
    ABILITY,
    CANCELLED,
    CARD_PLAY,
    HOME,
    KIND,
    MOVE_PLAY,
    PENDING,
    RESOLVING,
    SEAT,
    SOURCE,
    STATE,
    picked,
    pop,
    speak,
    tell,
    top,
)
from wtactics.engine.meaning import SPELL
from wtactics.engine.places import (
    ATTACHED,
    CITY,
    CREATURE,
    ENCHANTMENT,
    EVENT,
    HAND,
    NOBODY,
    Card,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    is_seat,
    other_of,
    place_of,
    what_of,
)
from wtactics.engine.step import AGAIN, ANNOUNCE, LEAVE, NEXT, NOTHING, RESOLVE, WINDOW, Step
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.coins import COLOURS
from wtactics.kits.targets import may_be_target, place_of_slot
from wtactics.kits.verbs import ACTIVATE, PASS, PLAY
from wtactics.rulesets.arc.abil import cannot_activate, offer_abilities
from wtactics.rulesets.arc.ids import RESP_01, RESP_05
from wtactics.rulesets.arc.move import complete_move
from wtactics.rulesets.arc.play import cannot_play, offer_homes
from wtactics.rulesets.arc.state import waste
from wtactics.rulesets.arc.table import ABILITIES_IN_EVERY_WINDOW, PLAY_1, PLAY_2, ArcTable

AFTER_PLAY: Final = 0  # a window that an announcement opened: it closes when the chain is empty
MOMENT: Final = 1  # the end of a phase, a claim, counter-marks
FIGHT: Final = 2  # attackers announced, a single combat


def anybody_could_answer(t: ArcTable) -> bool:
    """Is it worth going round? Not where all would pass anyway: nobody holds an event that could cost little enough."""
    seat: i64 = 0
    while seat < t.seats:
        c = t.first[place_of(HAND, seat)]
        while c >= 0:
            d = t.printed[c]
            if t.library.type[d] == EVENT and (
                len(t.laws) > 0 or t.library.stands[d] != 0 or t.library.cost[d] <= t.gems(seat)[COLOURS]
            ):
                return True
            c = t.after[c]
        seat += 1
    return t.phase in (PLAY_1, PLAY_2) or t.setting(ABILITIES_IN_EVERY_WINDOW) == 1


class OpenWindow(Step[ArcTable]):
    """ARC-RESP-06 A window opens here; the player after the active one is asked first."""

    def __init__(self, sort: i64) -> None:
        self.sort: Final = sort

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0 and len(t.chain) == 0 and anybody_could_answer(t):
            t.then(WINDOW, t.next_seat(t.active), 0, self.sort)
        return NEXT


class OpenFight(Step[ArcTable]):
    """ARC-RESP-04, ARC-COMBAT-07, ARC-COMBAT-12 In an attack the defending player is asked first."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.goal != NOBODY:
            t.then(WINDOW, t.defending, 0, FIGHT)
        return NEXT


class Answers(Step[ArcTable]):
    """ARC-RESP-01, ARC-RESP-02, ARC-RESP-07 Players in turn play one event or use one ability, until all pass in succession."""

    def ask(self, t: ArcTable) -> None:
        seat = t.note(1)
        if self.closes(t):
            return
        t.ask(seat)
        t.offer(PASS)
        if t.out[seat] == 0:
            self.offer_events(t, seat)
            if self.abilities_allowed(t, seat):
                offer_abilities(t, seat, t.gems(seat))

    def closes(self, t: ArcTable) -> bool:
        """ARC-RESP-03 With an empty chain the window of a play closes, and that of an attack that has ended."""
        sort = t.note(3)
        return len(t.chain) == 0 and (sort == AFTER_PLAY or (sort == FIGHT and t.goal == NOBODY))

    def offer_events(self, t: ArcTable, seat: Seat) -> None:
        """ARC-EVENT-02 Events may be played in every window."""
        c = t.first[place_of(HAND, seat)]
        gems = vec[i64]()
        while c >= 0:
            if t.library.type[t.printed[c]] == EVENT:
                if len(gems) == 0:
                    gems = t.gems(seat)
                offer_card(t, seat, c, gems, True)
            c = t.after[c]

    def abilities_allowed(self, t: ArcTable, seat: Seat) -> bool:
        """ARC-RESP-05, ARC-ABIL-09 Abilities are for fights, and for the active player in his Play phases."""
        if t.goal != NOBODY or t.setting(ABILITIES_IN_EVERY_WINDOW) == 1:
            return True
        return seat == t.active and (t.phase in (PLAY_1, PLAY_2))

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        seat = t.note(1)
        if what == PLAY:
            return cannot_play(t, seat, thing, other, t.gems(seat), True)
        if what == ACTIVATE:
            if not self.abilities_allowed(t, seat):
                return RESP_05
            return cannot_activate(t, seat, thing, other, t.gems(seat))
        return 0 if what == PASS else RESP_01

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return LEAVE
        seat = t.note(1)
        if answer == PASS:
            return self.passed(t, seat)
        t.remember(1, t.next_seat(seat))
        t.remember(2, 0)
        announce(t, seat, answer)
        return AGAIN

    def passed(self, t: ArcTable, seat: Seat) -> Flow:
        """ARC-RESP-03 When all have passed in succession the newest item resolves, or the window closes."""
        passes = t.note(2) + i64(t.out[seat] == 0)
        if passes < t.alive():
            t.remember(1, t.next_seat(seat))
            t.remember(2, passes)
            return AGAIN
        if len(t.chain) == 0:
            return LEAVE
        t.remember(1, t.next_seat(top(t, SEAT)))
        t.remember(2, 0)
        t.then(RESOLVE)
        return AGAIN


def offer_card(t: ArcTable, seat: Seat, c: Card, gems: vec[i64], only_events: bool) -> None:
    """Offer to play the card, once for each alternative of its text that may be played."""
    alternative: i64 = 0
    most = max(1, t.library.plays[t.printed[c]])
    while alternative < most:
        if cannot_play(t, seat, c, alternative, gems, only_events) == 0:
            t.offer(PLAY, c, alternative)
        alternative += 1


def announce(t: ArcTable, seat: Seat, answer: Option) -> None:
    """ARC-PLAY-03 The chosen card or ability is announced."""
    c, n = card_of(answer), other_of(answer)
    if what_of(answer) == PLAY:
        play = t.library.play[t.printed[c]]
        t.then(ANNOUNCE, c, play + n if play != NOBODY else NOBODY, seat)
    else:
        t.then(ANNOUNCE, c, n, seat)


class BeginResolving(Step[ArcTable]):
    """ARC-RESP-03, ARC-PLAY-07 The newest item resolves; illegal targets are skipped, and if all are, it does nothing."""

    def ask(self, t: ArcTable) -> None:
        """ARC-CREA-01 A creature whose city is gone goes to another one of its player's choice."""
        if self.homeless(t):
            t.ask(top(t, SEAT))
            offer_homes(t, top(t, SEAT), top(t, SOURCE))

    def homeless(self, t: ArcTable) -> bool:
        """Is the newest item a creature that cannot arrive where it was to?"""
        if top(t, KIND) != CARD_PLAY or t.library.type[t.printed[top(t, SOURCE)]] != CREATURE:
            return False
        home = top(t, HOME)
        if top(t, STATE) != PENDING or home == IN_ARMY or t.out[top(t, SEAT)] != 0:
            return False
        return not t.is_city(home) or t.controller[home] != top(t, SEAT) or t.admits(home, top(t, SOURCE)) != 0

    def do(self, t: ArcTable, answer: Option) -> Flow:
        speak(t)  # whoever was asked what he could answer has left other words behind
        homeless = self.homeless(t) and answer == NOTHING
        if answer != NOTHING:
            home = card_of(answer)
            tell(t, HOME, IN_ARMY if is_seat(home) else home)
        t.hold()
        if top(t, STATE) == CANCELLED or homeless or not keep_targets(t):
            tell(t, STATE, CANCELLED)
            t.happened(facts.FIZZLED, top(t, SOURCE), top(t, SEAT))
            return NEXT
        tell(t, STATE, RESOLVING)
        t.happened(facts.RESOLVED, top(t, SOURCE), top(t, SEAT))
        self.take_effect(t)
        return NEXT

    def take_effect(self, t: ArcTable) -> None:
        """ARC-PLAY-03 A move is made, a permanent enters play, a text is followed."""
        if top(t, KIND) == MOVE_PLAY:
            complete_move(t, top(t, SOURCE), top(t, HOME))
            return
        ability = top(t, ABILITY)
        if top(t, KIND) == CARD_PLAY:
            put_into_play(t, top(t, SOURCE), top(t, SEAT))
        if ability != NOBODY and len(t.library.abilities[ability].effects) > 0:
            t.then_step(t.terms.rule_steps + t.library.abilities[ability].start)


def keep_targets(t: ArcTable) -> bool:
    """ARC-PLAY-07 Targets that are no longer legal are dropped; True if none was needed, or one is left."""
    number = top(t, ABILITY)
    if number == NOBODY:
        return True
    had = left = False
    ability = t.library.abilities[number]
    for slot in range(len(ability.targets)):
        at = place_of_slot(ability, slot)
        for i in range(at, at + ability.targets[slot].most):
            thing = picked(t, i)
            if thing != NOBODY:
                had = True
                if ability.targets[slot].noun.fits(t, thing) and may_be_target(t, thing):
                    left = True
                else:
                    t.picks[t.chain[t.item + 8] + i] = NOBODY
    return left or not had


def put_into_play(t: ArcTable, c: Card, seat: Seat) -> None:
    """ARC-STATE-01, ARC-STATE-04 A permanent that resolves is put into play; an enchantment is attached to its target."""
    type_ = t.library.type[t.printed[c]]
    if type_ == CITY:
        t.arrive(c, seat, NOBODY)
    elif type_ == CREATURE:
        t.arrive(c, seat, top(t, HOME))
    elif type_ == ENCHANTMENT:
        enchant(t, c, seat, picked(t, 0))


def enchant(t: ArcTable, c: Card, seat: Seat, host: Thing) -> None:
    """ARC-ENCH-03, ARC-ENCH-05 It is attached to its target; who played it controls it, whoever's the host is."""
    t.enter(c, ATTACHED, seat, NOBODY, host)
    t.attach(c, host)


def shuffle_searched(t: ArcTable) -> None:
    """ARC-DECK-09 After an effect let somebody search a deck, it is shuffled, unless the text did so."""
    seat: i64 = 0
    while t.searched >> seat != 0:
        if t.searched >> seat & 1 == 1:
            t.shuffle(seat)
        seat += 1


class FinishResolving(Step[ArcTable]):
    """ARC-EVENT-03, ARC-MAGIC-02, ARC-PLAY-04 What did not enter play goes to its owner's graveyard; then all is checked."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        shuffle_searched(t)
        c, card = top(t, SOURCE), top(t, KIND) == CARD_PLAY
        pop(t)
        if card:
            waste(t, c)
        t.release()
        return NEXT


__all__ = ["AFTER_PLAY", "MOMENT", "SPELL", "Answers"]
