"""Nouns: which things a phrase such as "unmarked Elvish creature you control" means."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import item_of
from wtactics.engine.meaning import HOMES, ROLES, ZONES, Noun
from wtactics.engine.places import (
    ALL_SEE,
    ASIDE,
    BOARD,
    CREATURE,
    DECK,
    DEFENDER,
    GRAVE,
    HAND,
    KINDS,
    LIMBO,
    NOBODY,
    RESERVE,
    RESOURCE,
    SEAT_THING,
    CardId,
    Thing,
    place_of,
    seat_thing,
)
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.vocabulary.nouns.limits import Limit
from wtactics.vocabulary.nouns.positions import Position
from wtactics.vocabulary.nouns.sorts import Sort, says_nothing, says_type_only, types_of
from wtactics.vocabulary.things.meaning import SEVERAL, Things, This, possessive

# Whose: in whose control (in play) or possession (elsewhere) a thing is.
ANYONES: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
THEIRS: Final = 3  # of the players in `of`

IN_PLAY: Final = -1  # where: anywhere in play,
ANYWHERE: Final = -2  # or wherever it is; else a kind of place

SIDES: Final = ("", "ally", "enemy")  # whose, as an adjective
PILES: Final = {HAND: "hand", GRAVE: "graveyard", DECK: "deck", ASIDE: "twilight"}


class Traits:
    """Keywords that cards have: all of these, or any of them."""

    def __init__(self, bits: i64, words: str) -> None:
        self.bits: Final = bits
        self.words: Final = words


class CardNoun(Noun):
    """Cards of some sorts: where they are, whose, with what; any of the sorts will do."""

    def __init__(
        self,
        sorts: list[Sort],
        where: i64 = IN_PLAY,
        whose: i64 = ANYONES,
        of: Things | None = None,
        home: Things | None = None,
        beside: Things | None = None,
        foe: Things | None = None,
        other_than: Things | None = None,
        having: Traits | None = None,
        any_of: Traits | None = None,
        lacking: Traits | None = None,
        limit: Limit | None = None,
        harbours: Noun | None = None,
        spot: Position | None = None,
        side: bool = False,
        near: bool = False,
    ) -> None:
        self.sorts: Final = sorts
        self.only: Final = sorts[0] if len(sorts) == 1 else None
        self.types_meant: Final = types_of(sorts)  # of cards, as bits: all that one of the sorts could mean
        self.resources: Final = any(sort.types >> RESOURCE & 1 == 1 for sort in sorts)  # in play, but not on the board
        self.board_only: Final = where in (ARMY, KINGDOM) or (where == IN_PLAY and not self.resources)
        self.any_such: Final = self.board_only and says_type_only(sorts)  # any card there of these types is meant
        self.lying: Final = kinds_of(where, self.board_only)  # of places where they can be, as bits
        self.where: Final = where
        self.whose: Final = whose
        self.of: Final = of
        self.home: Final = home  # the city they reside in
        self.beside: Final = beside  # they are in the same city or army as this
        self.foe: Final = foe  # what they defend against
        self.other_than: Final = other_than
        self.not_me: Final = isinstance(other_than, This)
        self.having: Final = having
        self.any_of: Final = any_of
        self.lacking: Final = lacking
        self.limit: Final = limit
        self.harbours: Final = harbours  # cities in which one of these resides
        self.spot: Final = spot  # where they stand among others
        self.side: Final = side  # whose they are is said by an adjective: ally, enemy
        self.near: Final = near  # only what is near the card that speaks
        self.plain: Final = (
            home is None and beside is None and foe is None and having is None and any_of is None and lacking is None
            and limit is None and harbours is None and spot is None and not near
        )  # fmt: skip
        self.any_there: Final = self.plain and other_than is None and says_nothing(sorts)  # all cards that lie there

    def is_on_board(self) -> bool:
        return self.board_only

    def scope(self, t: Table) -> vec[i64]:
        return t.board if self.spot is None else self.spot.scope(t)

    def is_hidden(self, t: Table) -> bool:
        if self.board_only or self.where == LIMBO or self.any_there:
            return False
        for place in range(t.seats * KINDS):
            kind = place & 15
            if kind < RESERVE and self.lying >> kind & 1 == 1 and t.terms.sees[kind] != ALL_SEE and t.count[place] > 0:
                return True
        return False

    def fits(self, t: Table, thing: Thing) -> bool:
        if thing < 0 or thing >= SEAT_THING or self.lying >> (t.place[thing] & 15) & 1 == 0:
            return False
        if self.board_only:
            if self.types_meant >> t.library.type[t.printed[thing]] & 1 == 0:
                return False
            if self.where == KINGDOM and t.home[thing] == NOBODY:
                return False
        elif self.where == LIMBO and item_of(t, thing) == NOBODY:
            return False
        if self.whose == YOURS and self.board_only:
            if t.controller[thing] != t.you:
                return False
        elif self.whose != ANYONES and not self.is_theirs(t, thing):
            return False
        if self.not_me:
            if thing == t.me:
                return False
        elif self.other_than is not None and self.other_than.has(t, thing):
            return False
        if self.any_such:
            return self.plain or self.has_the_rest(t, thing)
        only = self.only
        if not (only.fits(t, thing) if only is not None else self.has_a_sort(t, thing)):
            return False
        return self.plain or self.has_the_rest(t, thing)

    def has_a_sort(self, t: Table, c: CardId) -> bool:
        """Is it of one of the sorts?"""
        for sort in self.sorts:
            if sort.fits(t, c):
                return True
        return False

    def is_theirs(self, t: Table, c: CardId) -> bool:
        """Is the card controlled (elsewhere than in play: owned) by those who are meant?"""
        seat = t.controller[c]
        if t.place[c] & 15 < RESERVE:
            seat = t.owner[c]
        if self.whose == YOURS:
            return seat == t.you
        if self.whose == OPPONENTS:
            return seat != t.you
        return self.of is not None and self.of.has(t, seat_thing(seat))

    def has_the_rest(self, t: Table, c: CardId) -> bool:
        """City, foe, keywords and values as the words say."""
        if self.home is not None and not self.lives_there(t, c, self.home):
            return False
        if self.beside is not None and not is_beside(t, c, self.beside):
            return False
        if self.foe is not None and not (t.role[c] == DEFENDER and self.foe.has(t, t.foe[c])):
            return False
        if self.having is not None and traits_of(t, c) & self.having.bits != self.having.bits:
            return False
        if self.any_of is not None and traits_of(t, c) & self.any_of.bits == 0:
            return False
        if self.lacking is not None and traits_of(t, c) & self.lacking.bits != 0:
            return False
        if self.harbours is not None and not harbours(t, c, self.harbours):
            return False
        if self.spot is not None and not self.spot.holds(t, c):
            return False
        return (self.limit is None or self.limit.holds(t, c)) and (not self.near or t.near(c))

    def lives_there(self, t: Table, c: CardId, cities: Things) -> bool:
        """Does the card reside in one of these cities?"""
        one = cities.single(t)
        if one != SEVERAL:
            return one != NOBODY and t.resides(c, one)
        for city in cities.of(t):
            if t.resides(c, city):
                return True
        return False

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        if self.board_only:
            for c in t.board:
                if self.fits(t, c):
                    out = in_order(out, c)
            return out
        if self.where >= 0:
            return self.all_there(t)
        c = 0
        while c < len(t.place):
            if self.fits(t, c):
                out = append(out, c)
            c += 1
        return out

    def count(self, t: Table) -> i64:
        if not self.board_only:
            return len(self.all(t))
        n: i64 = 0
        for c in t.board:
            if self.fits(t, c):
                n += 1
        return n

    def reaches(self, t: Table, n: i64) -> bool:
        if not self.board_only:
            return self.count(t) >= n
        for c in t.board:
            if n <= 0:
                return True
            if self.fits(t, c):
                n -= 1
        return n <= 0

    def all_there(self, t: Table) -> vec[i64]:
        """Those of them that lie in one kind of place, before or behind whichever player."""
        out = vec[i64]()
        seat: i64 = 0
        while seat < t.seats:
            c = t.first[place_of(self.where, seat)]
            while c >= 0:
                if self.fits(t, c):
                    out = in_order(out, c)
                c = t.after[c]
            seat += 1
        return out

    def depends(self) -> i64:
        bits = self.depends_on_places()
        for sort in self.sorts:
            bits |= sort.depends()
        for things in (self.of, self.home, self.beside, self.foe, self.other_than):
            bits |= things.depends() if things is not None else 0
        bits |= self.limit.depends() if self.limit is not None else 0
        bits |= self.harbours.depends() if self.harbours is not None else 0
        return bits | self.spot.depends() if self.spot is not None else bits

    def depends_on_places(self) -> i64:
        """Where they are, and whom they defend against; an attack makes residents of an Army (so roles count, too)."""
        bits: i64 = ROLES if self.foe is not None else 0
        if (
            self.where in (ARMY, KINGDOM)
            or self.home is not None
            or self.beside is not None
            or self.harbours is not None
        ):
            bits |= HOMES | ROLES
        if self.near:
            bits |= HOMES
        return bits if self.board_only else bits | ZONES

    def text(self, many: bool) -> str:
        words = ["other" if self.other_than is not None else "", self.spot.before() if self.spot is not None else ""]
        words.append(self.sorts_text(many))
        words.append(self.place_text())
        words.append("in the same city or army" if self.beside is not None else "")
        words.append(f"with {self.having.words}" if self.having is not None else "")
        words.append(f"with {self.any_of.words}" if self.any_of is not None else "")
        words.append(f"without {self.lacking.words}" if self.lacking is not None else "")
        words.append(self.limit.text() if self.limit is not None else "")
        words.append(f"where {article(self.harbours.text(False))} is" if self.harbours is not None else "")
        words.append(f"in {self.home.text()}" if self.home is not None else "")
        words.append(f"defending against {self.foe.text()}" if self.foe is not None else "")
        words.append(self.spot.behind() if self.spot is not None else "")
        return " ".join(word for word in words if word)

    def sorts_text(self, many: bool) -> str:
        """The sorts, with the word for their army among the adjectives of one and before several."""
        side = SIDES[self.whose] if self.side else ""
        if len(self.sorts) == 1:
            return self.sorts[0].text(many, side)
        return f"{side} {(' and ' if many else ' or ').join(sort.text(many) for sort in self.sorts)}".strip()

    def place_text(self) -> str:
        """Where and whose they are."""
        if self.where in (IN_PLAY, ANYWHERE):
            return self.control_text()
        if self.where == LIMBO:
            if all(sort.word in ("spell", "event", "magic card") for sort in self.sorts):
                return self.control_text()
            return f"being played {self.control_text()}".replace("control", "play").strip()
        if self.where == KINGDOM:
            return "in " + (f"{self.keeper()} cities" if self.whose != ANYONES else "a city")
        zone = "army" if self.where == ARMY else PILES[self.where]
        return "in " + (f"{self.keeper()} {zone}" if self.whose != ANYONES else f"any {zone}")

    def keeper(self) -> str:
        """Whose place it is, as an adjective."""
        if self.whose == OPPONENTS:
            return "an opponent's"
        return "your" if self.of is None else possessive(self.of)

    def control_text(self) -> str:
        """Whose they are, as a clause."""
        if self.side:
            return ""
        if self.whose == THEIRS and self.of is not None:
            return f"{self.of.text()} {'control' if self.of.many() else 'controls'}"
        return ("", "you control", "an opponent controls")[self.whose]


def kinds_of(where: i64, board_only: bool) -> i64:
    """The kinds of places where cards are that are said to be there, as bits."""
    if where == KINGDOM or (where == IN_PLAY and board_only):
        return (1 << KINDS) - (1 << BOARD)  # of a kingdom the residents: what has a home
    if where == IN_PLAY:
        return (1 << KINDS) - (1 << RESERVE)
    if where == LIMBO or where == ANYWHERE:
        return (1 << KINDS) - 1
    return 1 << where


def in_order(cards: vec[i64], c: CardId) -> vec[i64]:
    """The cards, in the order of their numbers, and this one among them."""
    cards = append(cards, c)
    i = len(cards) - 1
    while i > 0 and cards[i - 1] > c:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = c
    return cards


def harbours(t: Table, city: CardId, noun: Noun) -> bool:
    """Does one of these reside in the city?"""
    for c in noun.all(t):
        if t.resides(c, city):
            return True
    return False


def article(word: str) -> str:
    """The word with a or an before it: an Elf, another Elf."""
    if word.startswith("other "):
        return f"an{word}"
    return f"{'an' if word[0] in 'aeiouAEIOU' else 'a'} {word}"


def is_beside(t: Table, c: CardId, things: Things) -> bool:
    """Is the creature in the same city or army as one of these?"""
    one = things.single(t)
    if one != SEVERAL:
        return one != NOBODY and is_with(t, c, one)
    for other in things.of(t):
        if is_with(t, c, other):
            return True
    return False


def is_with(t: Table, c: CardId, other: Thing) -> bool:
    """Is the creature in the same city or army as this card? Residents of one city may belong to several players."""
    if other >= SEAT_THING or t.home[other] != t.home[c] or (t.home[c] == NOBODY and t.place[other] != t.place[c]):
        return False
    return t.type(c) == CREATURE


def traits_of(t: Table, c: CardId) -> i64:
    """The keywords of a card: as computed in play, as printed elsewhere."""
    return t.traits[c] if t.place[c] & 15 >= BOARD else t.library.trait[t.printed[c]]
