"""Choices while a text is carried out: picking things, doing something or not, one of several ways; and conditions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pick, picked, unpick
from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.engine.places import NOBODY, SEAT_THING, Flow, Option, Seat, Thing, card_of, other_of, what_of
from wtactics.engine.rows import ABILITY
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.onward import leaves_enough, onward
from wtactics.kits.targets import is_out, may_be_target, tell_pick
from wtactics.kits.verbs import BRANCH, NO, PASS, PICK, YES
from wtactics.vocabulary.things.meaning import MOST_SEATS, Slot, Things

# The notes of a passage in which players pick in turn order.
WHOSE_TURN: Final = 1  # how many players have picked
PICKED: Final = 2  # how many things the one whose turn it is has picked
ONWARD: Final = 3  # the first that he may still pick


def seat_at(t: Table, players: Things, i: i64) -> Seat:
    """The i-th of the players, NOBODY if they are fewer or the match goes on without him."""
    found = players.of(t)
    if i >= len(found) or found[i] < SEAT_THING or t.out[found[i] - SEAT_THING] != 0:
        return NOBODY
    return found[i] - SEAT_THING


class Pick(Step[Table]):
    """RESP-09, PLAY-10 Players choose in turn order what the next verb speaks of, as much as possible, always onward."""

    def __init__(
        self,
        players: Things,
        noun: Noun,
        least: i64,
        most: i64,
        slot: Slot,
        cost: Number | None = None,
        linked: bool = False,
        whole: bool = False,
    ) -> None:
        self.players: Final = players
        self.noun: Final = noun
        self.least: Final = least
        self.most: Final = most
        self.slot: Final = slot
        slot.anew = True
        self.cost: Final = cost  # what they may cost together
        self.linked: Final = (
            linked  # the noun tells how they are to each other, and means only who leads on to all of them
        )
        self.whole: Final = whole  # where there are not so many none is picked, for the text asks whether it was done

    def ask(self, t: Table) -> None:
        seat = seat_at(t, self.players, t.note(WHOSE_TURN))
        if seat == NOBODY or self.slot.by_chance:
            return
        t.speak_of(seat)
        done = t.note(PICKED)
        found = self.worthy(t, seat)
        most = self.most_of(t, seat)
        least = min(self.least, most) if most < self.most else self.least
        need = (min(least, len(found)) if not self.linked else least) - done
        t.ask(seat)
        if (need <= 0 and done < most) or (self.whole and len(found) < least):
            t.offer(PASS)
            if need > 0:
                return
        left = self.left(t, found)
        for i in range(len(left)):
            if done < most and (self.linked or leaves_enough(t, len(left) - i, len(left), need)):
                self.offer(t, left[i])

    def most_of(self, t: Table, seat: Seat) -> i64:
        """How many this player may pick."""
        return self.most

    def offer(self, t: Table, thing: Thing) -> None:
        """Offer one of them."""
        t.offer(PICK, thing)

    def stands(self, t: Table) -> i64:
        return HIDES if self.noun.is_hidden(t) else 0

    def left(self, t: Table, found: vec[i64]) -> vec[i64]:
        """Those that may still be picked: behind the one picked last, or any but those that were."""
        out = vec[i64]()
        for thing in found:
            if thing < onward(t, t.note(ONWARD)) or (t.at_will and self.has_picked(t, thing)):
                continue
            if self.cost is None or self.spent(t) + t.library.cost[t.printed[thing]] <= self.cost.of(t):
                out = append(out, thing)
        return out

    def worthy(self, t: Table, seat: Seat) -> vec[i64]:
        """All that may be picked: if that makes them targets, those that can be, and to which something would be done."""
        found = self.noun.all(t)
        if self.aims(t, seat):
            found = vec[i64]([thing for thing in found if not is_out(t, thing) or may_be_target(t, thing)])
        deed = self.sole_deed(t) if t.picks_targets() else None
        return found if deed is None else vec[i64]([thing for thing in found if deed.touches(t, self.slot, thing)])

    def aims(self, t: Table, seat: Seat) -> bool:
        """Is what this player picks a target of the text, for it is his card that says it?"""
        return t.picks_targets() and t.me != NOBODY and t.controller[t.me] == seat

    def sole_deed(self, t: Table) -> Step[Table] | None:
        """What is done to the one thing that is picked, if the text does nothing else."""
        if self.most != 1 or t.item < 0 or t.chain[t.item + ABILITY] == NOBODY:
            return None
        found: Step[Table] | None = None
        for step in t.library.abilities[t.chain[t.item + ABILITY]].effects:
            if isinstance(step, (May, Pick)):
                continue
            if found is not None:
                return None
            found = step
        return found

    def spent(self, t: Table) -> i64:
        """What those cost that the player whose turn it is has picked."""
        n: i64 = 0
        for i in range(t.note(PICKED)):
            c = picked(t, self.slot.at + t.note(WHOSE_TURN) * self.most + i)
            n += t.library.cost[t.printed[c]]
        return n

    def has_picked(self, t: Table, thing: Thing) -> bool:
        """Has the player whose turn it is picked this already?"""
        for i in range(t.note(PICKED)):
            if picked(t, self.slot.at + t.note(WHOSE_TURN) * self.most + i) == thing:
                return True
        return False

    def rank(self, t: Table, o: Option) -> i64:
        return card_of(o) if what_of(o) == PICK else NOBODY

    def begun(self, t: Table) -> bool:
        return t.note(PICKED) > 0

    def do(self, t: Table, answer: Option) -> Flow:
        if self.slot.by_chance:
            return self.draw_lots(t)
        if answer != NOTHING and what_of(answer) == PICK:
            thing = card_of(answer)
            pick(t, self.slot.at + self.place(t), thing)
            seat = seat_at(t, self.players, t.note(WHOSE_TURN))
            t.happened(facts.CHOSEN, thing, seat)
            if self.aims(t, seat):
                tell_pick(t, thing)
            t.remember(PICKED, t.note(PICKED) + 1)
            t.remember(ONWARD, thing + 1)
            if t.note(PICKED) < self.most_of(t, seat):
                return AGAIN
        t.remember(PICKED, 0)
        t.remember(ONWARD, 0)
        t.remember(WHOSE_TURN, t.note(WHOSE_TURN) + 1)
        if t.note(WHOSE_TURN) < len(self.players.of(t)):
            return AGAIN
        t.remember(WHOSE_TURN, 0)
        return NEXT

    def draw_lots(self, t: Table) -> Flow:
        """SETUP-12 Chance picks for each player, every thing as likely as another, and nobody is asked."""
        for at in range(len(self.players.of(t))):
            seat = seat_at(t, self.players, at)
            if seat != NOBODY:
                t.speak_of(seat)
                found = self.noun.all(t)
                left: i64 = len(found) if len(found) >= self.least or not self.whole else 0
                for n in range(min(self.most_of(t, seat), left)):
                    i = t.roll(left) if left > 1 else 0
                    left -= 1
                    pick(t, self.slot.at + at * self.most + n, found[i])
                    found[i] = found[left]
        return NEXT

    def place(self, t: Table) -> i64:
        """Where this pick is written down: every player has places of his own."""
        return t.note(WHOSE_TURN) * self.most + t.note(PICKED)

    def text(self) -> str:
        return ""


class May(Step[Table]):
    """You may do what follows, or leave it; you are not asked for a payment that you cannot make."""

    def __init__(self, steps: i64, able: Condition | None = None) -> None:
        self.steps: Final = steps
        self.able: Final = able

    def ask(self, t: Table) -> None:
        if self.able is None or self.able.holds(t):
            t.ask(t.you)
            t.offer(YES)
            t.offer(NO)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING or what_of(answer) == NO:
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return ""


class Willing(Slot):
    """Those of the players who agreed to do something they may do."""

    def __init__(self, players: Things) -> None:
        super().__init__(f"{players.text()} may", MOST_SEATS, True, True)
        self.players: Final = players


class Agree(Step[Table]):
    """Each of the players says whether he does what he may do."""

    def __init__(self, willing: Willing) -> None:
        self.willing: Final = willing

    def ask(self, t: Table) -> None:
        seat = seat_at(t, self.willing.players, t.note(WHOSE_TURN))
        if seat != NOBODY:
            t.ask(seat)
            t.offer(YES)
            t.offer(NO)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING and what_of(answer) == YES:
            pick(
                t,
                self.willing.at + t.note(WHOSE_TURN),
                SEAT_THING + seat_at(t, self.willing.players, t.note(WHOSE_TURN)),
            )
        t.remember(WHOSE_TURN, t.note(WHOSE_TURN) + 1)
        if t.note(WHOSE_TURN) < len(self.willing.players.of(t)):
            return AGAIN
        t.remember(WHOSE_TURN, 0)
        return NEXT

    def text(self) -> str:
        return ""


class Muster(Step[Table]):
    """The players of whom something is true are found before the first of them does anything."""

    def __init__(self, players: Things, slot: Slot) -> None:
        self.players: Final = players
        self.slot: Final = slot

    def do(self, t: Table, answer: Option) -> Flow:
        found = self.players.of(t)
        for i in range(self.slot.most):
            if i < len(found):
                pick(t, self.slot.at + i, found[i])
            else:
                unpick(t, self.slot.at + i)
        return NEXT

    def way_on(self, t: Table, n: i64) -> str:
        """What is meant by one of the ways, where it is chosen."""
        return ""

    def text(self) -> str:
        return ""


class Branch(Step[Table]):
    """One of several ways is chosen; each is so many steps long, the last of them a Skip."""

    def __init__(self, players: Things, lengths: list[int], able: list[Condition | None] | None = None) -> None:
        self.players: Final = players
        self.lengths: Final = lengths
        self.able: Final = able  # what must hold for each way to be one

    def ask(self, t: Table) -> None:
        seat = seat_at(t, self.players, 0)
        if seat == NOBODY:
            return
        t.ask(seat)
        for i in range(len(self.lengths)):
            if self.can_be_gone(t, i):
                t.offer(BRANCH, 0, i)
        if len(t.options) == 0:
            for i in range(len(self.lengths)):
                t.offer(BRANCH, 0, i)

    def can_be_gone(self, t: Table, way: i64) -> bool:
        """May the way be chosen? What cannot be paid may not."""
        able = self.able
        if able is None:
            return True
        condition = able[int(way)]
        return condition is None or condition.holds(t)

    def do(self, t: Table, answer: Option) -> Flow:
        i = other_of(answer) if answer != NOTHING else len(self.lengths)
        skipped: i64 = 0
        for length in self.lengths[:i]:
            skipped += length
        t.jump(skipped)
        return NEXT

    def start_of(self, way: i64) -> i64:
        """How many steps behind this one the deeds of a way begin."""
        start: i64 = 1
        for length in self.lengths[:way]:
            start += length
        return start

    def length_of(self, way: i64) -> i64:
        """How many steps they are."""
        return self.lengths[int(way)] - 1

    def text(self) -> str:
        return ""


class Skip(Step[Table]):
    """The steps of the ways not chosen are left out."""

    def __init__(self, steps: i64) -> None:
        self.steps: Final = steps

    def do(self, t: Table, answer: Option) -> Flow:
        if self.steps > 0:
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return ""


class Check(Step[Table]):
    """What follows is done only if a condition holds."""

    def __init__(self, condition: Condition, steps: i64) -> None:
        self.condition: Final = condition
        self.steps: Final = steps

    def do(self, t: Table, answer: Option) -> Flow:
        if not self.condition.holds(t):
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return ""


class OtherCase(Check):
    """The condition of another case, told behind a semicolon: it does not hang on one before it."""


class Did(Condition):
    """What was done before is kept there, so it could be done and was: "if you do"."""

    def __init__(self, slot: Slot, words: str) -> None:
        self.slot: Final = slot
        self.words: Final = words

    def holds(self, t: Table) -> bool:
        i: i64 = 0
        while i < self.slot.most:
            if picked(t, self.slot.at + i) != NOBODY:
                return True
            i += 1
        return False

    def text(self) -> str:
        return self.words


class Amend(Step[Table]):
    """What follows takes the place of so many steps before; it is never carried out, for the reader puts it there."""

    def __init__(self, steps: i64, kept: bool = False, more: i64 = 0) -> None:
        self.steps: Final = steps
        self.more: Final = more  # steps that stand among them then
        self.kept: Final = kept  # they are there again, and it is kept whether they were done

    def text(self) -> str:
        return ""
