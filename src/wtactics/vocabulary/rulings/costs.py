"""Costs: what playing cards and using abilities costs more, or less, by standing text."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import FEES, PRICES, Noun, Number, Statement
from wtactics.engine.places import BOARD, CardId, Seat, seat_thing
from wtactics.engine.rows import PAST, PAST_B, PAST_TIMES
from wtactics.engine.table import Table
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.things.meaning import All, Things, You, clause
from wtactics.vocabulary.triggers.past import Past
from wtactics.vocabulary.triggers.times import ORDINALS


class InTurn:
    """The first, or the second, that somebody plays in a turn: of each player's, or of all."""

    def __init__(self, past: Past, count: i64, of_each: bool, beyond: bool = False) -> None:
        self.beyond: Final = beyond  # all that come behind it
        self.past: Final = past
        self.count: Final = count
        self.of_each: Final = of_each

    def holds(self, t: Table, seat: Seat) -> bool:
        """Would what the seat plays next be the one?"""
        times = self.times(t, seat)
        return times >= self.count if self.beyond else times == self.count - 1

    def times(self, t: Table, seat: Seat) -> i64:
        """How many have been played in this turn."""
        times: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if (not self.of_each or t.past[i + PAST_B] == seat) and self.past.has(t, i):
                times += t.past[i + PAST_TIMES]
            i += PAST
        return times

    def text(self) -> str:
        """Which one."""
        return ORDINALS[int(self.count) - 1]


class Cost(Statement):
    """Cards that fit the noun cost the players who fit theirs (or all) so much more, or less, but never less than that."""

    def __init__(
        self,
        cards: Noun,
        players: Things | None,
        number: Number,
        more: bool,
        which: InTurn | None = None,
        least: i64 = 0,
        played: bool = False,
    ) -> None:
        self.played: Final = played  # none that is on the board already, and is paid for again (ORC-EQUIP-16)
        self.cards: Final = cards
        self.players: Final = players
        self.number: Final = number
        self.more: Final = more
        self.which: Final = which
        self.least: Final = least

    def law(self) -> i64:
        return bit_of(PRICES)

    def concerns(self, t: Table, seat: Seat, c: CardId) -> bool:
        """Does it speak of the card, which this seat would play?"""
        players, which = self.players, self.which
        if (
            (self.played and t.place[c] & 15 >= BOARD)
            or not self.cards.fits(t, c)
            or (players is not None and not players.has(t, seat_thing(seat)))
        ):
            return False
        return which is None or which.holds(t, seat)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICES or not self.concerns(t, seat, c):
            return 0
        n = self.number.of(t)
        return n if self.more else -n

    def floor(self, t: Table, what: i64, seat: Seat, c: CardId) -> i64:
        return self.least if what == PRICES and self.least > 0 and self.concerns(t, seat, c) else 0

    def text(self) -> str:
        n, behind = per(self.number)
        amount = f"{n if behind else self.number.text()} {'more' if self.more else 'less'} {behind}".strip()
        least = f", but never less than {self.least}" if self.least > 0 else ""
        return f"{self.subject()} {amount}{least}"

    def subject(self) -> str:
        """The cards, who plays them, and the verb."""
        players, which = self.players, self.which
        if which is not None:
            everybody = "each player plays" if which.of_each else "played"
            who = everybody if players is None else clause(players, "play", "")
            who = "you play" if isinstance(players, You) else who
            if which.beyond:
                return f"each {self.cards.text(False)} {who} beyond the {which.text()} each turn costs"
            return f"the {which.text()} {self.cards.text(False)} {who} each turn costs"
        if isinstance(players, You):
            return f"{self.cards.text(True)} {'you play cost' if self.played else 'cost you'}"
        who = "" if players is None else f" {clause(players, 'play', '')}"
        return f"{self.cards.text(True)}{who} cost"


class SetCost(Cost):
    """They cost so much, whatever they print."""

    def sets(self) -> bool:
        return True

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.number.of(t) - usual if what == PRICES and self.concerns(t, seat, c) else 0

    def text(self) -> str:
        n = self.number.text()
        return f"{self.subject()} {'nothing' if n == '0' else f'{n} instead'}"


class WhoseTurn:
    """In whose turn it is played: yours, that of whoever plays it, or any but his."""

    def __init__(self, yours: bool, own: bool) -> None:
        self.yours: Final = yours
        self.own: Final = own

    def holds(self, t: Table, seat: Seat) -> bool:
        """Is it such a turn for this player?"""
        return t.active == t.you if self.yours else (t.active == seat) == self.own

    def text(self) -> str:
        """When it is."""
        if self.yours:
            return "during your turn"
        return "during their own turns" if self.own else "during other players' turns"


class CostThen(Cost):
    """The same of what is played in such a turn."""

    def __init__(self, cost: Cost, when: WhoseTurn) -> None:
        super().__init__(cost.cards, cost.players, cost.number, cost.more, cost.which, cost.least, cost.played)
        self.when: Final = when

    def concerns(self, t: Table, seat: Seat, c: CardId) -> bool:
        return self.when.holds(t, seat) and super().concerns(t, seat, c)

    def subject(self) -> str:
        who = "players play" if self.players is None else clause(self.players, "play", "").strip()
        who = "you play" if isinstance(self.players, You) else who
        if self.which is not None:
            return f"the {self.which.text()} {self.cards.text(False)} {who} {self.when.text()} costs"
        return f"{self.cards.text(True)} {who} {self.when.text()} cost"


class OwnCost(Statement):
    """This card itself costs so much more, or less, to play."""

    def __init__(self, number: Number, more: bool) -> None:
        self.number: Final = number
        self.more: Final = more

    def rulings(self) -> i64:
        return bit_of(PRICES)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICES or c != t.me or t.in_play(c):
            return 0
        n = self.number.of(t)
        return n if self.more else -n

    def text(self) -> str:
        n, behind = per(self.number)
        words = f"{n if behind else self.number.text()} {'more' if self.more else 'less'}"
        return f"this card costs {words} {behind}".strip()


class OwnFree(OwnCost):
    """This card itself costs nothing."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return -usual if what == PRICES and c == t.me and not t.in_play(c) else 0

    def text(self) -> str:
        return "this card costs nothing"


class Fee(Statement):
    """Using abilities of cards costs (these players) so much more, or less, but never less than that."""

    def __init__(self, things: Things, players: Things | None, number: Number, more: bool, least: i64 = 0) -> None:
        self.things: Final = things
        self.players: Final = players
        self.number: Final = number
        self.more: Final = more
        self.least: Final = least

    def law(self) -> i64:
        return bit_of(FEES)

    def concerns(self, t: Table, seat: Seat, c: CardId) -> bool:
        """Does it speak of abilities of this card, which the seat would use?"""
        return self.things.has(t, c) and (self.players is None or self.players.has(t, seat_thing(seat)))

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != FEES or not self.concerns(t, seat, c):
            return 0
        n = self.number.of(t)
        return n if self.more else -n

    def floor(self, t: Table, what: i64, seat: Seat, c: CardId) -> i64:
        return self.least if what == FEES and self.least > 0 and self.concerns(t, seat, c) else 0

    def text(self) -> str:
        things = self.things.noun.text(True) if isinstance(self.things, All) else self.things.text()
        whom = "" if self.players is None else f"{self.players.text()} "
        least = f", but never less than {self.least}" if self.least > 0 else ""
        return f"abilities of {things} cost {whom}{self.number.text()} {'more' if self.more else 'less'}{least}"
