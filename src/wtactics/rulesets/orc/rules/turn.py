"""ORC-TURN: the nine phases, the hand limit, the end of a turn and of a round."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import DRAWS, HAND_SIZE, UNMARK
from wtactics.engine.places import DECK, GRAVE, HAND, NOBODY, RESERVE, Flow, Option, card_of, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, ENDS_TURN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits import turns
from wtactics.kits.verbs import DISCARD, NO, YES
from wtactics.rulesets.orc.ids import TURN_31
from wtactics.rulesets.orc.rules.win import exhausted
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DRAWN, FIRST_PLAYER_DRAWS, HAND_LIMIT, HELD_BACK, MOST_DRAWS


class BeginRound(Step[OrcTable]):
    """ORC-TURN-07 A round is one turn of each player, counted from the first player."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.round == 0 or is_first(t, t.active):
            t.begin_round()
            t.touch()
        return NEXT


def is_first(t: OrcTable, seat: i64) -> bool:
    """Does the seat begin the round: is nobody who is in the match before it?"""
    for before in range(seats_between(t, t.starter, seat)):
        if t.out[(t.starter + before) % t.seats] == 0:
            return False
    return True


def seats_between(t: OrcTable, first: i64, seat: i64) -> i64:
    """How many seats lie from the first one to this one."""
    return (seat - first + t.seats) % t.seats


class BeginPhase(turns.BeginPhase[OrcTable]):
    """ORC-TURN-03, ORC-TURN-04, ORC-TURN-05, ORC-TURN-06 The phases come in this order, each once; nobody goes back."""


class UnmarkAll(turns.UnmarkAll[OrcTable]):
    """ORC-TURN-08, ORC-MARK-07, ORC-ASSIGN-05 All the active player's marked cards are unmarked; assigned ones stay so."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for c in t.at(RESERVE, t.active):
            if may(t, UNMARK, c, NOBODY, 0) == 0:
                t.unmark(c)
        return super().do(t, answer)


class DrawFirst(Step[OrcTable]):
    """ORC-TURN-15, ORC-TURN-17 One card is drawn, even with a full hand, if there is any."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        t.remember(DRAWN, 0)
        if t.out[t.active] != 0 or most_draws(t) == 0:
            return NEXT
        if t.count[place_of(DECK, t.active)] == 0:
            t.exhaust(t.active)
            return NEXT
        t.draw(t.active)
        t.remember(DRAWN, 1)
        return NEXT


def most_draws(t: OrcTable) -> i64:
    """ORC-SETUP-08 How many cards may be drawn in this Draw phase."""
    most = min(t.setting(MOST_DRAWS), t.setting(FIRST_PLAYER_DRAWS)) if t.turn == 1 else t.setting(MOST_DRAWS)
    return reckoned(t, DRAWS, t.active, NOBODY, most) if most > 0 else 0  # ORC-CONFLICT-01 unless a card says otherwise


class DrawSecond(Step[OrcTable]):
    """ORC-TURN-16, ORC-TURN-18 Having seen the first card, the player may draw a second one."""

    def ask(self, t: OrcTable) -> None:
        if 0 < t.note(DRAWN) < most_draws(t) and t.count[place_of(DECK, t.active)] > 0 and t.out[t.active] == 0:
            t.ask(t.active)
            t.offer(YES)
            t.offer(NO)

    def forbids(self, t: OrcTable, what: i64, thing: i64, other: i64) -> i64:
        return 0 if what in (YES, NO) else -1

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer != YES:
            return NEXT
        t.draw(t.active)
        t.remember(DRAWN, t.note(DRAWN) + 1)
        return AGAIN


def hand_limit(t: OrcTable) -> i64:
    """ORC-CONFLICT-01 How many cards the active player may keep, unless a card says otherwise."""
    return reckoned(t, HAND_SIZE, t.active, NOBODY, t.number_for(HAND_LIMIT, t.active))


class DiscardDown(Step[OrcTable]):
    """ORC-TURN-31, ORC-TURN-32, ORC-TURN-33, ORC-GOLD-12 The active player chooses and discards what he holds above seven."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > hand_limit(t):
            t.ask(t.active)
            t.offer_each(DISCARD, t.at(HAND, t.active))

    def stands(self, t: OrcTable) -> i64:
        return ENDS_TURN

    def forbids(self, t: OrcTable, what: i64, thing: i64, other: i64) -> i64:
        if what != DISCARD:
            return -1
        return 0 if t.is_card(thing) and t.place[thing] == place_of(HAND, t.active) else TURN_31

    def do(self, t: OrcTable, answer: Option) -> Flow:
        waits = i64(answer != NOTHING)
        if t.note(HELD_BACK) != waits:  # what discards trigger waits until the last of them
            t.remember(HELD_BACK, waits)
            if waits == 1:
                t.hold()
            else:
                t.release()
        if answer == NOTHING:
            return NEXT
        t.discard(card_of(answer))
        return AGAIN


class TurnEnds(turns.TurnEnds[OrcTable]):
    """What waits for the end of the turn happens before anything of the turn ends."""


class EndTurn(turns.EndTurn[OrcTable]):
    """ORC-TURN-34, ORC-DEATH-07, ORC-EQUIP-26, ORC-MAGIC-07 Effects and damage end, what lies dropped goes, pools are empty."""

    def lapse(self, t: OrcTable) -> None:
        for c in t.board:
            if t.harm[c] > 0:
                t.heal(c, t.harm[c], NOBODY)
            if t.is_dropped(c):  # ORC-EQUIP-26
                t.leave(c, GRAVE)
        t.end_turn()


class EndRound(Step[OrcTable]):
    """ORC-TURN-19, ORC-TURN-34 After the last turn of a round: did nobody find a card to draw in it?"""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if not t.over and is_first(t, t.next_seat(t.active)):
            exhausted(t)
        return NEXT
