"""The rules of TOY: a class each, most of them two lines over a brick of the kits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from toy_ruleset import ids
from toy_ruleset.table import HAND_SIZE, PLAYS, POINTS, POND, ToyTable
from wtactics.engine import facts, rows
from wtactics.engine.chain import pop, speak, tell, top
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import (
    GRAVE,
    LIMBO,
    NOBODY,
    SEAT_THING,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    is_seat,
    other_of,
    seat_thing,
    what_of,
)
from wtactics.engine.step import AGAIN, ANNOUNCE, ENDS_TURN, NEXT, NOTHING, RESOLVE, Step
from wtactics.engine.values import refresh
from wtactics.kits import plays, triggers, turns
from wtactics.kits.abilities import has_ability
from wtactics.kits.targets import ChooseTargets, keep_targets, targets_there, tell_targets
from wtactics.kits.verbs import ACTIVATE, ATTACK, PASS, PLAY


class ChooseFirstPlayer(turns.ChooseFirstPlayer[ToyTable]):
    """TOY-START-02 Lot decides who begins."""


class DealHands(Step[ToyTable]):
    """TOY-START-03, TOY-START-04 Decks are shuffled, hands are drawn, and everybody has his points."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            t.shuffle(seat)
            for _ in range(t.setting(HAND_SIZE)):
                t.draw(seat)
        t.give_points(t.setting(POINTS))
        return NEXT


class NextTurn(turns.NextTurn[ToyTable]):
    """TOY-TURN-01 The players take turns about."""


class BeginPhase(turns.BeginPhase[ToyTable]):
    """TOY-TURN-02 Dawn, Day, Dusk."""


class UnmarkAll(turns.UnmarkAll[ToyTable]):
    """TOY-TURN-03 All the active player's creatures are unmarked."""


class DrawCard(Step[ToyTable]):
    """TOY-TURN-04 The active player draws a card; TOY-WIN-02 if there is none he has lost."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        if t.draw(t.active) == NOBODY:
            t.fail_draw(t.active)
        return NEXT


class Day(Step[ToyTable]):
    """TOY-TURN-05 To play a card, to use abilities, to attack, until the active player is done."""

    def ask(self, t: ToyTable) -> None:
        t.ask(t.active)
        t.offer(PASS)
        opponent = t.next_seat(t.active)
        for c in range(len(t.place)):
            d, library = t.printed[c], t.library
            self.offer_if(t, PLAY, c, 0)
            for ability in range(library.first[d], library.first[d + 1]):
                if library.kind_of[ability] == ACTIVATED:
                    self.offer_if(t, ACTIVATE, c, ability)
            for thing in [seat_thing(opponent), *t.at(POND, opponent)]:
                self.offer_if(t, ATTACK, thing, c)

    def offer_if(self, t: ToyTable, what: i64, thing: Thing, other: i64) -> None:
        """Offer what is not forbidden."""
        if self.forbids(t, what, thing, other) == 0:
            t.offer(what, thing, other)

    def stands(self, t: ToyTable) -> i64:
        return ENDS_TURN

    def forbids(self, t: ToyTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PLAY:
            return cannot_play(t, t.active, thing)
        if what == ACTIVATE:
            return cannot_use(t, t.active, thing, other)
        if what == ATTACK:
            return cannot_attack(t, t.active, other, thing)
        return 0 if what == PASS else -1

    def do(self, t: ToyTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        what, thing, other = what_of(answer), card_of(answer), other_of(answer)
        if what == ATTACK:
            attack(t, other, thing)
        else:
            t.then(ANNOUNCE, thing, t.library.play[t.printed[thing]] if what == PLAY else other, t.active)
        return AGAIN


class TurnEnds(turns.TurnEnds[ToyTable]):
    """TOY-TURN-06 What waits for the end of the turn happens."""


class EndTurn(turns.EndTurn[ToyTable]):
    """TOY-TURN-06 All damage is gone, what lasts for the turn ends; TOY-PLAY-02 and a card may be played again."""

    def lapse(self, t: ToyTable) -> None:
        t.count_play(0)
        for c in t.board:
            t.heal(c, t.harm[c], NOBODY)


def cannot_play(t: ToyTable, seat: Seat, c: Thing) -> i64:
    """TOY-PLAY-01, TOY-PLAY-02, TOY-PLAY-05 0, or the rule that keeps the seat from playing this."""
    if not t.in_hand(c, seat):
        return ids.PLAY_01
    if t.played >= t.setting(PLAYS):
        return ids.PLAY_02
    play = t.library.play[t.printed[c]]
    t.speak_for(c, seat)
    return 0 if play == NOBODY or targets_there(t, t.library.abilities[play]) else ids.PLAY_05


def cannot_use(t: ToyTable, seat: Seat, c: Thing, ability: i64) -> i64:
    """TOY-ABIL-01, TOY-ABIL-02, TOY-PLAY-05 0, or the rule that keeps the seat from using this ability."""
    if not t.is_mine(c, seat) or not has_ability(t, c, ability):
        return ids.ABIL_01
    if t.marked[c] == 1:
        return ids.ABIL_02
    t.speak_for(c, seat)
    return 0 if targets_there(t, t.library.abilities[ability]) else ids.PLAY_05


class BeginAnnouncing(plays.BeginAnnouncing[ToyTable]):
    """TOY-PLAY-05 A card is played or an ability used: its targets are named, then it is done."""


class ToyTargets(ChooseTargets):
    """TOY-PLAY-05 Targets are named one by one, and must be possible."""

    def amiss(self) -> i64:
        return ids.PLAY_05


class Commit(Step[ToyTable]):
    """TOY-PLAY-02, TOY-PLAY-03, TOY-ABIL-01 A creature comes into the pond; an ability is paid for by marking."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        c, seat = top(t, rows.SOURCE), top(t, rows.SEAT)
        if top(t, rows.KIND) == rows.ABILITY_PLAY:
            t.happened(facts.ACTIVATED, c, seat, top(t, rows.ABILITY))
            t.mark(c)
        else:
            t.count_play(t.played + 1)
            t.happened(facts.PLAYED, c, seat)
            if t.is_creature(c):
                t.enter(c, POND, seat)
            else:
                t.move(c, LIMBO, seat)
        tell_targets(t)
        t.then(RESOLVE)
        return NEXT


class Resolve(Step[ToyTable]):
    """TOY-PLAY-04 What it says is done, with those targets that still are possible."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        speak(t)
        tell(t, rows.STATE, rows.RESOLVING)
        ability = top(t, rows.ABILITY)
        if ability != NOBODY and keep_targets(t):
            t.then_step(t.terms.rule_steps + t.library.abilities[ability].start)
        return NEXT


class Finish(Step[ToyTable]):
    """TOY-PLAY-04 Then an event goes to its owner's graveyard."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        c = top(t, rows.SOURCE)
        pop(t)
        if t.kind(c) == LIMBO:
            t.move(c, GRAVE, t.owner[c])
        t.alarm()
        t.release()
        return NEXT


class Endless(turns.Endless[ToyTable]):
    """TOY-ABIL-06 If triggers follow each other without end the game is a draw."""


class PlaceTriggers(triggers.PlaceTriggers[ToyTable]):
    """TOY-ABIL-03 What triggers is done as soon as nothing else is under way."""


class OrderTriggers(triggers.OrderTriggers[ToyTable]):
    """TOY-ABIL-04 The active player's come first; each player orders his own."""

    def turn_of(self, t: ToyTable) -> Seat:
        return t.active if len(self.own(t, t.active)) > 0 else t.next_seat(t.active)


class DropAimless(triggers.DropAimless[ToyTable]):
    """TOY-ABIL-05 A trigger that finds no target does nothing."""


class FireTrigger(Step[ToyTable]):
    """TOY-ABIL-03, TOY-ABIL-05 A trigger that has its targets is done."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        if top(t, rows.STATE) == rows.CANCELLED:
            pop(t)
        else:
            tell_targets(t)
            t.hold()
            t.then(RESOLVE)
        return NEXT


class EndTriggers(Step[ToyTable]):
    """TOY-ABIL-03 Nothing has triggered any more; the checks look at what has come of it."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        t.alarm()
        t.release()
        return NEXT


def cannot_attack(t: ToyTable, seat: Seat, c: Thing, goal: Thing) -> i64:
    """TOY-FIGHT-01, TOY-FIGHT-02, TOY-FIGHT-03 0, or the rule that keeps this creature from attacking that."""
    opponent = t.next_seat(seat)
    if not t.is_mine(c, seat) or t.marked[c] == 1:
        return ids.FIGHT_01
    if goal == seat_thing(opponent):
        return ids.FIGHT_03 if t.is_guarded(opponent) else 0
    return 0 if t.is_mine(goal, opponent) else ids.FIGHT_02


def attack(t: ToyTable, c: i64, goal: Thing) -> None:
    """TOY-FIGHT-01, TOY-FIGHT-04, TOY-FIGHT-05 The attacker is marked; creatures strike each other, players lose points."""
    force = max(0, t.attack[c])
    t.hold()
    t.mark(c)
    t.happened(facts.ATTACKED, c, goal)
    if is_seat(goal):
        t.lose(goal - SEAT_THING, force)
    else:
        back = max(0, t.attack[goal])
        t.hurt(goal, force, c)
        t.hurt(c, back, goal)
    t.release()


class BuryDead(Step[ToyTable]):
    """TOY-FIGHT-06 Who has as much damage as DEF dies, all at once, when nothing is under way."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        dead = self.doomed(t)
        while len(dead) > 0:
            for c in dead:
                t.happened(facts.DIED, c, t.controller[c])
            for c in dead:
                t.leave(c, GRAVE)
            dead = self.doomed(t)
        return NEXT

    def doomed(self, t: ToyTable) -> vec[i64]:
        """Those who die now."""
        if not t.unsettled or t.held > 0 or t.over:
            return vec[i64]()
        refresh(t)
        return vec[i64]([c for c in t.board if t.harm[c] >= t.defense[c]])


class Verdict(Step[ToyTable]):
    """TOY-WIN-01, TOY-WIN-02, TOY-WIN-03 Who has no points, or found no card, has lost."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        if not t.unsettled or t.held > 0 or t.over:
            return NEXT
        t.calm()
        if t.turn > 0:
            lost = [
                t.failed[seat] if t.failed[seat] != 0 else ids.WIN_01 * i64(t.points[seat] == 0)
                for seat in range(t.seats)
            ]
            if all(lost):
                t.end(NOBODY, ids.WIN_03)
            elif any(lost):
                t.end(i64(lost[0] != 0), max(lost))
        return NEXT


class Concede(Step[ToyTable]):
    """TOY-WIN-04 Who gives up has lost. The answer is his seat."""

    def do(self, t: ToyTable, answer: Option) -> Flow:
        t.happened(facts.CONCEDED, answer)
        t.put_out(answer, ids.WIN_04)
        t.end(1 - answer, ids.WIN_04)
        return NEXT
