"""What players have, and how one compares with others: no cards in hand, more victory points than you, the fewest cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import POINTS, ZONES, Noun, Number
from wtactics.engine.places import NOBODY, SEAT_THING, Seat, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.cards import IN_PLAY
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, BEYOND, EXACTLY, bound_text, compares
from wtactics.vocabulary.things.meaning import Things

# With whom a player is compared.
WITH_THESE: Final = 0  # the players who are named,
WITH_EACH: Final = 1  # each of all the others
WITH_SOME: Final = 2  # any of all the others
WITH_MOST: Final = 3  # whoever has the most of it,
WITH_FEWEST: Final = 4  # the fewest


class Goods:
    """Something that players have, so that one can say how much."""

    def of(self, t: Table, seat: Seat) -> i64:
        """How much of it the player has."""
        raise NotImplementedError

    def is_hidden(self, t: Table) -> bool:
        """Could it hang on cards that somebody cannot see?"""
        return False

    def depends(self) -> i64:
        """Upon what it depends, as bits."""
        raise NotImplementedError

    def verb(self, many: bool) -> str:
        """How one has it."""
        return "have" if many else "has"

    def text(self, many: bool) -> str:
        """What it is, one or many."""
        raise NotImplementedError


class HisPoints(Goods):
    """Victory points."""

    def of(self, t: Table, seat: Seat) -> i64:
        return t.points[seat]

    def depends(self) -> i64:
        return POINTS | ZONES

    def text(self, many: bool) -> str:
        return "victory points" if many else "victory point"


class HisCards(Goods):
    """Cards that he controls, or that are his and lie somewhere else than in play."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun
        self.in_play: Final = getattr(noun, "where", NOBODY) == IN_PLAY

    def of(self, t: Table, seat: Seat) -> i64:
        n: i64 = 0
        for c in self.noun.all(t):
            if (t.controller[c] if t.in_play(c) else t.owner[c]) == seat:
                n += 1
        return n

    def is_hidden(self, t: Table) -> bool:
        return self.noun.is_hidden(t)

    def depends(self) -> i64:
        return self.noun.depends()

    def verb(self, many: bool) -> str:
        if self.in_play:
            return "control" if many else "controls"
        return super().verb(many)

    def text(self, many: bool) -> str:
        words = self.noun.text(many).replace("in any hand", "in hand").replace("in any graveyard", "in their graveyard")
        return words.replace("in any army", "in your army")


class Having:
    """What is true of some players: they have so much of something, or more (or less) of it than others."""

    def __init__(self, goods: Goods) -> None:
        self.goods: Final = goods

    def holds(self, t: Table, seat: Seat) -> bool:
        """Is it true of this player?"""
        raise NotImplementedError

    def is_hidden(self, t: Table) -> bool:
        """Could it hang on cards that somebody cannot see?"""
        return self.goods.is_hidden(t)

    def depends(self) -> i64:
        """Upon what it depends of which players it is true, as bits."""
        return self.goods.depends()

    def words(self) -> str:
        """What they have: no cards in hand."""
        raise NotImplementedError

    def told(self, many: bool) -> str:
        """What is said of them: controls two or more creatures."""
        return f"{self.goods.verb(many)} {self.words()}"


class HavingSoMuch(Having):
    """So much of something."""

    def __init__(self, goods: Goods, relation: i64, number: Number) -> None:
        super().__init__(goods)
        self.relation: Final = relation
        self.number: Final = number

    def holds(self, t: Table, seat: Seat) -> bool:
        return compares(self.goods.of(t, seat), self.relation, self.number.of(t))

    def is_hidden(self, t: Table) -> bool:
        return self.goods.is_hidden(t) or self.number.is_hidden(t)

    def depends(self) -> i64:
        return self.goods.depends() | self.number.depends()

    def words(self) -> str:
        number = self.number.text()
        if self.relation == AT_MOST and number == "0":
            return f"no {self.goods.text(True)}"
        bound = f"exactly {number}" if self.relation == EXACTLY else bound_text(self.relation, number)
        return f"{bound} {self.goods.text(number != '1')}"


class HavingMore(Having):
    """More of something than others, less of it, or as much."""

    def __init__(self, goods: Goods, relation: i64, rivals: i64, of: Things | None = None) -> None:
        super().__init__(goods)
        self.relation: Final = relation
        self.rivals: Final = rivals
        self.of: Final = of

    def holds(self, t: Table, seat: Seat) -> bool:
        mine = self.goods.of(t, seat)
        if self.rivals >= WITH_MOST:
            return compares(mine, self.relation, self.utmost(t))
        found = False
        other: i64 = 0
        while other < t.seats:
            if self.is_rival(t, seat, other):
                so = compares(mine, self.relation, self.goods.of(t, other))
                if so != (self.rivals == WITH_EACH):
                    return so
                found = True
            other += 1
        return (found and self.rivals == WITH_EACH) or self.is_with_himself(t, seat)

    def is_with_himself(self, t: Table, seat: Seat) -> bool:
        """Is a player compared with himself, who has at least as much, and at most?"""
        return self.relation in (AT_LEAST, AT_MOST) and self.of is not None and self.of.has(t, seat_thing(seat))

    def is_rival(self, t: Table, seat: Seat, other: Seat) -> bool:
        """Is the player compared with this one?"""
        if other == seat or t.out[other] != 0:
            return False
        return self.of is None or self.of.has(t, seat_thing(other))

    def utmost(self, t: Table) -> i64:
        """How much of it the player with the most (or the fewest) has."""
        best: i64 = -1
        seat: i64 = 0
        while seat < t.seats:
            if t.out[seat] == 0:
                n = self.goods.of(t, seat)
                if best < 0 or ((n > best) if self.rivals == WITH_MOST else (n < best)):
                    best = n
            seat += 1
        return best

    def depends(self) -> i64:
        return self.goods.depends() | (self.of.depends() if self.of is not None else 0)

    def words(self) -> str:
        goods = self.goods.text(True)
        if self.relation == EXACTLY:
            return f"the {'most' if self.rivals == WITH_MOST else 'fewest'} {goods}"
        if self.relation in (AT_LEAST, AT_MOST):
            return f"at {'least' if self.relation == AT_LEAST else 'most'} as many {goods} as {self.rival_text()}"
        return f"{'more' if self.relation == BEYOND else 'fewer'} {goods} than {self.rival_text()}"

    def rival_text(self) -> str:
        """With whom he is compared."""
        if self.of is not None:
            return self.of.text()
        if self.rivals >= WITH_MOST:
            return f"the player with the {'most' if self.rivals == WITH_MOST else 'fewest'} {self.goods.text(True)}"
        return "each other player" if self.rivals == WITH_EACH else "another player"


class YoursOnly(HavingMore):
    """You compared with your opponents; of anybody else the words would not say with whom."""

    def rival_text(self) -> str:
        return "each opponent" if self.rivals == WITH_EACH else "an opponent"


class SoManyMore(Noun):
    """As many cards as a player has more of than others, or fewer: of several others it is the utmost that counts."""

    def __init__(self, noun: Noun, goods: Goods, others: Things, fewer: bool, words: str) -> None:
        self.noun: Final = noun  # those that he has
        self.goods: Final = goods
        self.others: Final = others
        self.fewer: Final = fewer
        self.words: Final = words

    def fits(self, t: Table, thing: Thing) -> bool:
        return False

    def all(self, t: Table) -> vec[i64]:
        return vec[i64]()

    def count(self, t: Table) -> i64:
        his = self.noun.count(t)
        most: i64 = 0
        for other in self.others.of(t):
            theirs = self.goods.of(t, other - SEAT_THING)
            most = max(most, theirs - his if self.fewer else his - theirs)
        return most

    def is_hidden(self, t: Table) -> bool:
        return self.goods.is_hidden(t)

    def depends(self) -> i64:
        return self.noun.depends() | self.goods.depends() | self.others.depends()

    def text(self, many: bool) -> str:
        return f"{self.noun.text(many)} {'fewer' if self.fewer else 'more'} than {self.words}"
