"""SLOT-TWI, SLOT-GRAVE: who dies, and what becomes of the twilight at the end of a turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import WASTE
from wtactics.engine.fates import departing, wastes
from wtactics.engine.lasting import NOTED
from wtactics.engine.meaning import BE_KILLED
from wtactics.engine.places import ASIDE, DECK, GRAVE, NOBODY, CardId, Flow, Option, Seat, seat_thing
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_B
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import is_ruled, law, may, own_word, refresh
from wtactics.rulesets.slot.rules.ap import hush
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BENT, DUSK_STAYS, STAYS_THERE, WASTE_TO_DECK


def doomed(t: SlotTable) -> vec[i64]:
    """SLOT-CARD-06, SLOT-GRAVE-03 Who must die now, together: the active player's first, each army by slots."""
    out = vec[i64]()
    if not anybody_is_dead(t):
        return out
    return with_doomed(t, t.other(t.active), with_doomed(t, t.active, out))


def with_doomed(t: SlotTable, seat: Seat, out: vec[i64]) -> vec[i64]:
    """These, and those of an army who must die now, by slots."""
    for c in t.army(seat):
        if t.is_dead(c) and may(t, BE_KILLED, c, NOBODY, 0) == 0:
            out = append(out, c)
    return out


def anybody_is_dead(t: SlotTable) -> bool:
    """SLOT-CARD-06 Has anybody in play as many tokens as life points?"""
    for c in t.board:
        if t.is_dead(c):
            return True
    return False


def bury(t: SlotTable, cards: vec[i64], speechless: CardId = NOBODY) -> None:
    """SLOT-TWI-02, SLOT-GRAVE-01 They die together, and go each to its owner's twilight or graveyard.

    SLOT-GROUP-08 Where to is no matter of the texts of who killed them without having any.
    """
    for c in cards:
        t.kill(c, t.scorer(c, t.blamed(c)))
    for c in cards:
        t.happened(facts.DIED, c, t.controller[c])
    silent = speechless != NOBODY and is_ruled(t, BENT)
    if silent:
        t.silence(speechless)
        refresh(t)
    for c in cards:
        t.leave(c, GRAVE)
    if silent:
        t.let_speak(speechless)


def settle(t: SlotTable) -> None:
    """SLOT-GROUP-08 The values are fresh, and who has kept his abilities in a group without a text that lets him loses them."""
    refresh(t)
    if t.grouped:
        hush(t)


class Fallen(Step[SlotTable]):
    """SLOT-RESOLVE-15 Who has too many tokens dies as soon as the ability is carried out; in a battle when it is over."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if t.over or t.turn == 0 or not t.unsettled or t.held > 0 or t.bleeding:
            return NEXT
        settle(t)
        dead = departing(t, doomed(t))
        while len(dead) > 0:
            for c in dead:
                killer = t.hurt_by(c)
                if killer != NOBODY:
                    t.matters(facts.KILLED, killer, c)
            bury(t, dead)
            settle(t)
            dead = departing(t, doomed(t))
        if len(t.blame) > 0 and t.held == 0:
            t.forget_blame()
        return NEXT


class EmptyTwilight(Step[SlotTable]):
    """SLOT-TWI-07, SLOT-PRIO-01 Whatever is left in the active player's twilight goes to his graveyard, if no text keeps it."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if is_ruled(t, BENT) and law(t, BENT, seat_thing(t.active), DUSK_STAYS, False):
            return NEXT
        for c in t.at(ASIDE, t.active):
            if not own_word(t, BENT, c, t.active, False, STAYS_THERE) and not is_left(t, c):
                spend(t, c)
        return NEXT


def is_left(t: SlotTable, c: CardId) -> bool:
    """Has a text said in this turn that this very card stays there?"""
    i: i64 = 0
    while i < len(t.modifiers):
        if t.modifiers[i] == NOTED and t.modifiers[i + MODIFIER_A] == BENT and t.modifiers[i + MODIFIER_B] == c:
            return True
        i += MODIFIER
    return False


def spend(t: SlotTable, c: CardId) -> None:
    """SLOT-TWI-04, SLOT-INFO-03 A card goes from the twilight to the graveyard, for all to see."""
    others = is_ruled(t, BENT) and law(t, BENT, c, WASTE_TO_DECK, False)
    if others or own_word(t, BENT, c, t.owner[c], False, WASTE_TO_DECK):
        t.move(c, DECK, t.owner[c])
    elif not wastes(t, c):
        t.undergo(WASTE, c, t.place[c] & 15)
