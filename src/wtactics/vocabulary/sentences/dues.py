"""Dues: the parts of a price beside power: cards that are marked, sacrificed, discarded, returned, removed; points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import BE_MARKED, Due, Noun
from wtactics.engine.places import DECK, GONE, GRAVE, HAND, NOBODY, CardId, Seat, Thing, place_of
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.vocabulary.deeds.deed import give_up, put_away
from wtactics.vocabulary.things.meaning import article
from wtactics.vocabulary.things.mentioning import counted
from wtactics.vocabulary.triggers.meaning import Very


class CardsDue(Due):
    """So many cards that fit, each given once; what giving means is said by each kind of due."""

    verb: str = ""

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        if not self.noun.is_on_board():
            return len(self.choices(t, seat, c)) >= self.count
        me, you = t.me, t.you
        t.speak_again(c, seat, t.item)
        left = self.count
        for thing in t.board:
            if t.controller[thing] == seat and self.noun.fits(t, thing) and self.can_be_given(t, seat, thing):
                left -= 1
                if left == 0:
                    break
        t.speak_again(me, you, t.item)
        return left <= 0

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        out = vec[i64]()
        me, you = t.me, t.you
        t.speak_again(c, seat, t.item)
        for thing in self.noun.all(t):
            if self.can_be_given(t, seat, thing):
                out = append(out, thing)
        t.speak_again(me, you, t.item)
        return out

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        """None is left where one card was to pay for two parts, or where a hand was only imagined."""
        if thing != NOBODY:
            self.part_with(t, thing)

    def part_with(self, t: Table, c: CardId) -> None:
        """Give this one."""
        raise NotImplementedError

    def can_be_given(self, t: Table, seat: Seat, c: CardId) -> bool:
        """May the seat give this card?"""
        return t.in_play(c) and t.controller[c] == seat and t.pays(c)

    def text(self) -> str:
        many = self.count > 1
        noun = self.noun.text(many)
        if isinstance(self.noun, Very):
            return f"{self.verb} {noun}"
        return f"{self.verb} {counted(self.count)} {noun}" if many else f"{self.verb} {article(noun)}"


class MarkDue(CardsDue):
    """Unmarked cards of one's own are marked."""

    verb = "mark"

    def __init__(self, noun: Noun, count: i64, others: bool = False) -> None:
        super().__init__(noun, count)
        self.others: Final = others  # the card itself is marked too

    def can_be_given(self, t: Table, seat: Seat, c: CardId) -> bool:
        if (self.others and c == t.me) or not t.pays(c):
            return False
        return t.in_play(c) and t.controller[c] == seat and t.marked[c] == 0 and may(t, BE_MARKED, c, NOBODY, 0) == 0

    def part_with(self, t: Table, c: CardId) -> None:
        t.mark(c)


class SacrificeDue(CardsDue):
    """Permanents of one's own go to the graveyard."""

    verb = "sacrifice"

    def part_with(self, t: Table, c: CardId) -> None:
        give_up(t, vec[i64]([c]))


class DiscardDue(CardsDue):
    """Cards of one's hand are discarded."""

    verb = "discard"

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        left = self.count
        held = t.first[place_of(HAND, seat)]
        while held >= 0 and left > 0:
            if held != c and self.noun.fits(t, held):  # a card that is played is not given for itself
                left -= 1
            held = t.after[held]
        return left <= 0

    def can_be_given(self, t: Table, seat: Seat, c: CardId) -> bool:
        return t.kind(c) == HAND and t.owner[c] == seat and c != t.me

    def part_with(self, t: Table, c: CardId) -> None:
        t.discard(c)


class ReturnDue(CardsDue):
    """Permanents of one's own go back to the hands of their owners."""

    verb = "return"

    def part_with(self, t: Table, c: CardId) -> None:
        t.leave(c, HAND)

    def text(self) -> str:
        whose = "their owners' hands" if self.count > 1 else "its owner's hand"
        return f"{super().text()} to {whose}"


class RemoveDue(CardsDue):
    """Cards of one's own graveyard are removed from the game."""

    verb = "remove"

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return len(self.choices(t, seat, c)) >= self.count

    def can_be_given(self, t: Table, seat: Seat, c: CardId) -> bool:
        return t.place[c] == place_of(GRAVE, seat)

    def part_with(self, t: Table, c: CardId) -> None:
        t.move(c, GONE, t.owner[c])

    def text(self) -> str:
        return f"{super().text()} from the game"


class HandDue(Due):
    """All cards of one's hand are discarded, however many there are."""

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return True

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        return vec[i64]()

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        held = t.first[place_of(HAND, seat)]
        while held >= 0:
            following = t.after[held]
            if held != c:
                t.discard(held)
            held = following

    def text(self) -> str:
        return "discard your hand"


class RandomDue(HandDue):
    """Cards of one's hand are discarded that chance picks."""

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return len(self.held(t, seat, c)) >= self.count

    def held(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        """The hand, without the card that is played."""
        out = vec[i64]()
        for held in t.at(HAND, seat):
            if held != c:
                out = append(out, held)
        return out

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        held = self.held(t, seat, c)
        if len(held) > 0:
            t.discard(held[t.roll(len(held)) if len(held) > 1 else 0])

    def text(self) -> str:
        return f"discard {'a card' if self.count == 1 else f'{counted(self.count)} cards'} at random"


class DeckDue(SacrificeDue):
    """A permanent of one's own goes to the top or the bottom of its owner's deck."""

    def __init__(self, noun: Noun, count: i64, on_top: bool) -> None:
        super().__init__(noun, count)
        self.on_top: Final = on_top

    def part_with(self, t: Table, c: CardId) -> None:
        put_away(t, c, DECK, self.on_top)

    def text(self) -> str:
        return f"put {self.noun.text(False)} on {'top' if self.on_top else 'the bottom'} of its owner's deck"


class PointsDue(Due):
    """Victory points are lost."""

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return t.points[seat] >= self.count

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        return vec[i64]()

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        t.lose(seat, 1)

    def text(self) -> str:
        return f"lose {self.count} victory point{'s' if self.count > 1 else ''}"
