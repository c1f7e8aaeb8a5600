"""ORC-EQUIP: who may carry a piece, handing pieces on, picking them up, and which of several are used."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import ATTACHING, BE_MARKED
from wtactics.engine.places import ATTACHED, NOBODY, CardId, Flow, Option, Seat, Thing, card_of, is_seat
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import THE_CARD
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.fights import FREE
from wtactics.kits.targets import could_aim, could_stay
from wtactics.kits.verbs import PASS, PICK_UP, REASSIGN, WEAR
from wtactics.rulesets.orc.gear import HANDED_ON
from wtactics.rulesets.orc.ids import (
    EQUIP_11,
    EQUIP_16,
    EQUIP_17,
    EQUIP_19,
    EQUIP_20,
    EQUIP_21,
    EQUIP_23,
    EQUIP_24,
    EQUIP_25,
    GOLD_20,
)
from wtactics.rulesets.orc.rules.gold import cost_of
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    BE_REASSIGNED,
    CARRY,
    MARK_TO_PICK,
    MARK_TO_REASSIGN,
    PLAY_1,
    PLAY_2,
    REASSIGNING,
    TAKEN_FREELY,
)


def suits(t: OrcTable, c: CardId, host: Thing) -> bool:
    """ORC-PREREQ-04, ORC-EQUIP-08 By its text and by the rules, may the card be attached to this host?"""
    number = t.library.play[t.printed[c]]
    if not is_bearer(t, c, host):
        return False
    return number == NOBODY or t.library.kind_of[number] != ATTACHING or could_aim(t, c, number, host)


def suits_still(t: OrcTable, c: CardId, host: Thing) -> bool:
    """ORC-PREREQ-06 The same of a host that carries it already: what it is, and not in what state, which passes."""
    number = t.library.play[t.printed[c]]
    if not is_bearer(t, c, host):
        return False
    return number == NOBODY or t.library.kind_of[number] != ATTACHING or could_stay(t, c, number, host)


def is_bearer(t: OrcTable, c: CardId, host: Thing) -> bool:
    """ORC-EQUIP-04, ORC-EQUIP-28 A piece is carried by creatures of its controller, unless a text forbids it."""
    if not t.is_equipment(c):
        return True
    if is_seat(host) or not t.is_creature(host) or t.controller[host] != t.controller[c]:
        return False
    return may(t, CARRY, host, c, 0) == 0


def cannot_be_marked(t: OrcTable, c: CardId) -> i64:
    """ORC-EQUIP-24, ORC-ASSIGN-03, ORC-ASSIGN-15 0, or why the creature is in no state to be marked for a piece."""
    if t.marked[c] != 0 or t.was_unassigned(c):
        return EQUIP_24
    return may(t, BE_MARKED, c, NOBODY, 0)


def cannot_reassign(t: OrcTable, seat: Seat, piece: Thing, receiver: Thing) -> i64:
    """ORC-EQUIP-16, ORC-EQUIP-17 0, or why this piece cannot be handed on to that creature now."""
    if not t.is_card(piece) or t.place[piece] & 15 != ATTACHED or not t.is_equipment(piece):
        return EQUIP_16
    giver = t.host[piece]
    if not t.is_creature(receiver) or receiver == giver or t.place[receiver] != t.place[giver]:
        return EQUIP_16
    if t.controller[piece] != seat or t.controller[giver] != seat:
        return EQUIP_17
    if cannot_be_marked(t, giver) != 0 or cannot_be_marked(t, receiver) != 0:
        return EQUIP_16
    barred = may(t, BE_REASSIGNED, piece, NOBODY, 0)
    if barred != 0:
        return barred
    if not suits(t, piece, receiver):
        return EQUIP_17
    return GOLD_20 if price_for(t, seat, piece, receiver) > t.purse(seat) else 0


def price_for(t: OrcTable, seat: Seat, piece: CardId, receiver: CardId) -> i64:
    """ORC-EQUIP-17, ORC-GOLD-18 What handing the piece on takes: its cost, where T is that of the receiver; an X is 0."""
    # no text of a piece says what X is, or does anything by it: nobody would choose more
    x = t.library.cost[t.printed[receiver]] if t.library.cost_t[t.printed[piece]] == 1 else 0
    return reckoned(t, REASSIGNING, seat, piece, cost_of(t, seat, piece, x, receiver))


def cannot_pick_up(t: OrcTable, seat: Seat, c: Thing, piece: Thing) -> i64:
    """ORC-EQUIP-20 to ORC-EQUIP-25 0, or why this creature cannot pick that piece up now."""
    if not t.is_dropped(piece):
        return EQUIP_19
    if t.phase not in (PLAY_1, PLAY_2) or under_attack(t):
        return EQUIP_21
    if not t.is_creature(c) or t.controller[c] != seat or t.place[c] != t.place[piece]:
        return EQUIP_20
    if t.picked_up[c] == t.turn:
        return EQUIP_25
    barred, refusal = may(t, MARK_TO_PICK, c, NOBODY, 0), cannot_be_marked(t, c)
    if barred != 0 or refusal != 0:
        return barred if barred != 0 else refusal
    return 0 if suits(t, piece, c) else EQUIP_23


def under_attack(t: OrcTable) -> bool:
    """ORC-EQUIP-21 Is an attack going on?"""
    return t.defending != NOBODY


def reassign(t: OrcTable, seat: Seat, piece: CardId, receiver: CardId) -> None:
    """ORC-EQUIP-16 The cost is paid again, both creatures are marked, and the piece changes its carrier."""
    t.spend_gold(seat, price_for(t, seat, piece, receiver))
    if may(t, MARK_TO_REASSIGN, piece, NOBODY, FREE) != 0:
        t.mark(t.host[piece])
        t.mark(receiver)
    t.attach(piece, receiver, HANDED_ON)
    t.ask_to_wear(piece)


def pick_up(t: OrcTable, c: CardId, piece: CardId) -> None:
    """ORC-EQUIP-22 The creature is marked and carries the piece from now on, which costs nothing."""
    by_itself = t.library.def_deeds[t.printed[piece]] >> TAKEN_FREELY & 1 == 1  # a dropped piece does nothing else
    t.pick_up(c, piece, not by_itself and may(t, MARK_TO_PICK, c, NOBODY, FREE) != 0)
    t.ask_to_wear(piece)


def offer_pieces(t: OrcTable, seat: Seat) -> None:
    """ORC-TURN-23 Offer to hand pieces on, and to pick up what lies dropped."""
    for piece in t.board:
        if t.place[piece] & 15 == ATTACHED and t.controller[piece] == seat:
            for c in t.board:
                if t.controller[c] == seat and cannot_reassign(t, seat, piece, c) == 0:
                    t.offer(REASSIGN, piece, c)
    offer_pick_ups(t, seat)


def offer_pick_ups(t: OrcTable, seat: Seat) -> None:
    """ORC-EQUIP-20 Offer each creature of the seat for each piece that it may pick up."""
    for piece in t.board:
        if t.is_dropped(piece):
            for c in t.board:
                if t.controller[c] == seat and cannot_pick_up(t, seat, c, piece) == 0:
                    t.offer(PICK_UP, c, piece)


def could_pick_up(t: OrcTable, seat: Seat) -> bool:
    """Might the seat pick something up now?"""
    for piece in t.board:
        if t.is_dropped(piece):
            for c in t.board:
                if t.controller[c] == seat and cannot_pick_up(t, seat, c, piece) == 0:
                    return True
    return False


class ChooseToWear(Step[OrcTable]):
    """ORC-EQUIP-11 A piece that clashes with one in use comes unused, unless its player switches to it at that moment."""

    def ask(self, t: OrcTable) -> None:
        piece = t.note(THE_CARD)
        if self.forbids(t, WEAR, piece, 0) == 0 and t.out[t.controller[piece]] == 0:
            t.ask(t.controller[piece])
            t.offer(WEAR, piece)
            t.offer(PASS)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            return 0
        if what != WEAR:
            return -1
        there = thing == t.note(THE_CARD) and t.place[thing] & 15 == ATTACHED and t.is_idle(thing)
        return 0 if there else EQUIP_11

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer not in (NOTHING, PASS):
            t.wear(card_of(answer))
        return NEXT
