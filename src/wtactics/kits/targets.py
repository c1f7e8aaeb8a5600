"""Choosing targets while a card or ability is announced: one by one, each legal, and never into a dead end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pick, picked, rebind, suppose, top, unpick
from wtactics.engine.meaning import BE_TARGET, Ability, Noun, Target
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Flow, Option, Seat, Thing, card_of, is_seat, seat_thing
from wtactics.engine.rows import ABILITY, KIND, PROGRESS, SEAT, SOURCE, THE_ABILITY
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.engine.values import BY_CARD, is_ruled, law, may, player_may
from wtactics.kits.verbs import PASS, TARGET

BITS: Final = 11  # of each thing that a text is bound to
NO_LIMIT: Final = -1000  # of what targets cost together


def barred(t: Table, thing: Thing) -> i64:
    """0, or the rule or card that keeps the thing from being a target of what t.me says."""
    if is_seat(thing):
        spared = not player_may(t, BE_TARGET, thing - SEAT_THING) or (
            is_ruled(t, BE_TARGET) and law(t, BE_TARGET, thing, t.me, True)
        )
        if spared:
            return BY_CARD
        return t.shuns(thing)
    if not t.in_play(thing):
        return t.shuns(thing)
    return may(t, BE_TARGET, thing, t.me, t.shuns(thing))


def could_aim(t: Table, c: CardId, ability: i64, thing: Thing) -> bool:
    """Is this what the first target of the ability could be, as who controls the card would say it?"""
    me, you, item = t.me, t.you, t.item
    t.speak_for(c, t.controller[c])
    fits = t.library.abilities[ability].targets[0].noun.fits(t, thing)
    t.speak_again(me, you, item)
    return fits


class HostTarget(Target):
    """What a card is attached to: what that must be then, and what it must be as long as the card hangs on it."""

    def __init__(self, noun: Noun, stays: Noun) -> None:
        super().__init__(noun)
        self.stays: Final = stays


def could_stay(t: Table, c: CardId, ability: i64, thing: Thing) -> bool:
    """Is this still what the card may hang on, as who controls it would say it?"""
    me, you, item = t.me, t.you, t.item
    t.speak_for(c, t.controller[c])
    target = t.library.abilities[ability].targets[0]
    noun = target.stays if isinstance(target, HostTarget) else target.noun
    fits = noun.fits(t, thing)
    t.speak_again(me, you, item)
    return fits


def may_be_target(t: Table, thing: Thing) -> bool:
    """Does no card, and no rule, keep it from that?"""
    return barred(t, thing) == 0


def candidates(t: Table, target: Target, taken: vec[i64], begin: i64) -> vec[i64]:
    """What this target may be, after those before `begin`."""
    if not target.leans:
        return fitting(t, target, taken, begin)
    bound = t.bound
    before = vec[i64]()
    i: i64 = 0
    while i < begin:
        if t.item >= 0:
            before = append(before, suppose(t, i, taken[i]))
        else:
            rebind(t, (t.bound if i > 0 else 0) | taken[i] + 1 << i * BITS)
        i += 1
    out = fitting(t, target, taken, begin)
    i = 0
    while i < len(before):
        suppose(t, i, before[i])
        i += 1
    rebind(t, bound)
    return out


def fitting(t: Table, target: Target, taken: vec[i64], begin: i64) -> vec[i64]:
    """What fits, is not barred, and differs from the others where it must (from `begin`, or all)."""
    out = vec[i64]()
    left = left_to_spend(t, target, taken, begin)
    if target.another:
        begin = 0
    for thing in target.noun.all(t):
        if may_be_target(t, thing) and not holds(taken, begin, thing) and costs_at_most(t, thing, left):
            out = append(out, thing)
    return out


def left_to_spend(t: Table, target: Target, taken: vec[i64], begin: i64) -> i64:
    """What the next of these targets may cost, where all together are limited; else NO_LIMIT."""
    if target.cost is None:
        return NO_LIMIT
    left = target.cost.of(t)
    while begin < len(taken):
        left -= t.library.cost[t.printed[taken[begin]]]
        begin += 1
    return left


def costs_at_most(t: Table, thing: Thing, left: i64) -> bool:
    """Does the card cost no more than is left?"""
    return left == NO_LIMIT or is_seat(thing) or t.library.cost[t.printed[thing]] <= left


def holds(taken: vec[i64], begin: i64, thing: Thing) -> bool:
    """Is the thing among those taken from `begin` on?"""
    while begin < len(taken):
        if taken[begin] == thing:
            return True
        begin += 1
    return False


def fillable(t: Table, ability: Ability, slot: i64, taken: vec[i64], begin: i64) -> bool:
    """Can all targets from this slot on be chosen, after those taken? `begin` is where this slot's own choices begin."""
    if slot == len(ability.targets):
        return True
    target = ability.targets[slot]
    missing = target.least - (len(taken) - begin)
    if missing <= 0:
        return fillable(t, ability, slot + 1, taken, len(taken))
    found = candidates(t, target, taken, begin)
    if len(found) < missing:
        return False
    if slot + 1 == len(ability.targets):
        return True
    return any_fills(t, ability, slot, taken, begin, found)


def any_fills(t: Table, ability: Ability, slot: i64, taken: vec[i64], begin: i64, found: vec[i64]) -> bool:
    """Does one of these lead on to a full set of targets?"""
    for thing in found:
        if fillable(t, ability, slot, append(taken[:], thing), begin):
            return True
    return False


def targets_there(t: Table, ability: Ability) -> bool:
    """Can this text be given all its targets? t.me and t.you are set."""
    n, condition = len(ability.targets), ability.condition
    if condition is not None and not condition.holds(t):  # a way that can be chosen only then
        return False
    if n == 1 and ability.targets[0].least == 1 and ability.targets[0].noun.is_on_board():
        return any_on_board(t, ability.targets[0].noun)
    return n == 0 or fillable(t, ability, 0, vec[i64](), 0)


def forced_targets(t: Table, seat: Seat, c: CardId, ability: Ability) -> vec[i64]:
    """What this text of the card would be aimed at unasked, as there is nothing else that its first targets could be."""
    me, you, item = t.me, t.you, t.item
    t.speak_for(c, seat)
    forced = vec[i64]()
    for target in ability.targets:
        found = candidates(t, target, forced, len(forced))
        if target.least != target.most or len(found) != target.least:
            break
        for thing in found:
            forced = append(forced, thing)
    t.speak_again(me, you, item)
    return forced


def own_goal(t: Table, seat: Seat, c: CardId, ability: Ability) -> str:
    """What is of one's own and the only thing that a text can be aimed at, in a sentence; nothing where there is none."""
    for thing in forced_targets(t, seat, c, ability):
        if thing == seat_thing(seat):
            return "You are its only target."
        if not is_seat(thing) and t.controller[thing] == seat:
            return f"Your {t.library.names[t.printed[thing]]} is its only target."
    return ""


def any_on_board(t: Table, noun: Noun) -> bool:
    """May a card on the board be a target that is such?"""
    for c in noun.scope(t):
        if noun.fits(t, c) and may_be_target(t, c):
            return True
    return False


def place_of_slot(ability: Ability, slot: i64) -> i64:
    """Where the choices for a target begin among the picks of an item."""
    at, i = i64(0), i64(0)
    while i < slot:
        at += ability.targets[i].most
        i += 1
    return at


def chosen(t: Table, most: i64) -> vec[i64]:
    """The first things chosen for the item that speaks, up to this place, without the gaps."""
    out = vec[i64]()
    i: i64 = 0
    while i < most:
        if picked(t, i) != NOBODY:
            out = append(out, picked(t, i))
        i += 1
    return out


class ChooseTargets(Step[Table]):
    """PLAY-07 Targets are chosen when the play is announced, one by one, and must be legal."""

    def ask(self, t: Table) -> None:
        if t.note(THE_ABILITY) == NOBODY:
            return
        ability = t.library.abilities[t.note(THE_ABILITY)]
        slot, done = t.note(PROGRESS) >> 8, t.note(PROGRESS) & 255
        if slot >= len(ability.targets):
            return
        target = ability.targets[slot]
        at = place_of_slot(ability, slot)
        taken = chosen(t, at + target.most)
        t.ask(t.you)
        if done >= target.least:
            t.offer(PASS)
        begin = len(taken) - done
        enough = slot + 1 == len(ability.targets) and done + 1 >= target.least  # with one more, whichever it is
        for thing in candidates(t, target, taken, begin):
            fills = enough or fillable(t, ability, slot, append(taken[:], thing), begin)
            if fills and self.unsuited(t, ability, at + done, thing) == 0:
                t.offer(TARGET, thing)

    def stands(self, t: Table) -> i64:
        ability = t.library.abilities[t.note(THE_ABILITY)]
        return HIDES if ability.targets[t.note(PROGRESS) >> 8].noun.is_hidden(t) else 0

    def unsuited(self, t: Table, ability: Ability, at: i64, thing: Thing) -> i64:
        """0, or the rule by which a thing that fits cannot be the target: with it, the price cannot be paid."""
        return 0

    def amiss(self) -> i64:
        """The rule of the ruleset that says what targets must be."""
        return -1

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        ability = t.library.abilities[t.note(THE_ABILITY)] if t.note(THE_ABILITY) != NOBODY else None
        slot, done = t.note(PROGRESS) >> 8, t.note(PROGRESS) & 255
        if what not in (TARGET, PASS) or ability is None or slot >= len(ability.targets):
            return -1
        target = ability.targets[slot]
        if what == PASS:
            return 0 if done >= target.least else self.amiss()
        if not holds(target.noun.all(t), 0, thing):
            return self.amiss()
        if not may_be_target(t, thing):
            return barred(t, thing)
        at = place_of_slot(ability, slot)
        taken = chosen(t, at + target.most)
        begin = len(taken) - done
        free = holds(candidates(t, target, taken, begin), 0, thing)
        if not free or not fillable(t, ability, slot, append(taken[:], thing), begin):
            return self.amiss()
        return self.unsuited(t, ability, at + done, thing)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        ability = t.library.abilities[t.note(THE_ABILITY)]
        slot, done = t.note(PROGRESS) >> 8, t.note(PROGRESS) & 255
        target = ability.targets[slot]
        if answer != PASS:
            pick(t, place_of_slot(ability, slot) + done, card_of(answer))
            done += 1
        if answer == PASS or done == target.most:
            t.remember(PROGRESS, slot + 1 << 8)
        else:
            t.remember(PROGRESS, slot << 8 | done)
        return AGAIN


def aimed_by(source: CardId, play: i64) -> i64:
    """A card that is played, or whose ability is used, as the number of a fact: the card, and which of these."""
    return source << 2 | play


def tell_targets(t: Table) -> None:
    """Note for those who listen, and for texts that wait for it, what the newest item is aimed at."""
    if not (t.listening or t.minded >> facts.TARGETED & 1 == 1) or top(t, ABILITY) == NOBODY:
        return
    ability = t.library.abilities[top(t, ABILITY)]
    for i in range(place_of_slot(ability, len(ability.targets))):
        if picked(t, i) != NOBODY:
            t.happened(facts.AIMED, top(t, SOURCE), picked(t, i))
            t.matters(facts.TARGETED, picked(t, i), top(t, SEAT), aimed_by(top(t, SOURCE), top(t, KIND)))


def is_out(t: Table, thing: Thing) -> bool:
    """Is it a card in play, and no player, row or column?"""
    return 0 <= thing < len(t.place) and t.in_play(thing)


def tell_pick(t: Table, thing: Thing) -> None:
    """Note for texts that wait for it what the item that is carried out has picked for a target."""
    if t.item < 0 or t.minded >> facts.TARGETED & 1 == 0 or not is_out(t, thing):
        return
    source = t.chain[t.item + SOURCE]
    t.matters(facts.TARGETED, thing, t.chain[t.item + SEAT], aimed_by(source, t.chain[t.item + KIND]))


def keep_targets(t: Table) -> bool:
    """Drop targets of what t.item says that have become illegal; False if there were some and none is left."""
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
                    unpick(t, i)
    return left or not had
