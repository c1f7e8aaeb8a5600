"""Nouns: which things a phrase such as "unmarked Elvish creature you control" means."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import item_of
from wtactics.engine.meaning import HOMES, ROLES, ZONES, Noun
from wtactics.engine.places import (
    ALL_SEE,
    ASIDE,
    BOARD,
    DECK,
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
from wtactics.engine.state import in_order
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.language.phrase import Misread
from wtactics.language.structure import parts_within
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import UNASKED, Sort, column_of, is_nobodys, says_nothing, says_type_only, types_of
from wtactics.vocabulary.things.meaning import Apart, Slot, Things, This, possessive

# Whose: in whose control (in play) or possession (elsewhere) a thing is.
ANYONES: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
THEIRS: Final = 3  # of the players in `of`

IN_PLAY: Final = -1  # where: anywhere in play,
ANYWHERE: Final = -2  # or wherever it is; else a kind of place

SIDES: Final = ("", "ally", "enemy")  # whose, as an adjective
PILES: Final = {HAND: "hand", GRAVE: "graveyard", DECK: "deck", ASIDE: "twilight"}


class CardNoun(Noun):
    """Cards of some sorts: where they are, whose, with what; any of the sorts will do."""

    def __init__(
        self,
        sorts: list[Sort],
        where: i64 = IN_PLAY,
        whose: i64 = ANYONES,
        of: Things | None = None,
        other_than: Things | None = None,
        qualities: list[Quality] | None = None,
        side: bool = False,
        near: bool = False,
        one_place: bool = False,
        local: bool = False,
    ) -> None:
        self.sorts: Final = sorts
        self.only: Final = sorts[0] if len(sorts) == 1 else None
        self.sole: Final[i64] = sorts[0].single if len(sorts) == 1 else i64(NOBODY)  # their subtype, if one is said
        self.not_me: Final = isinstance(other_than, This)
        self.types_meant: Final = types_of(sorts)  # of cards, as bits: all that one of the sorts could mean
        self.resources: Final = any(sort.types >> RESOURCE & 1 == 1 for sort in sorts)  # in play, but not on the board
        self.board_only: Final = where in (ARMY, KINGDOM) or (where == IN_PLAY and not self.resources)
        self.any_such: Final = self.board_only and says_type_only(sorts)  # any card there of these types is meant
        # And that is all that it says, but for whose they are, and perhaps that the one that speaks is not meant
        self.by_type: Final = (
            self.any_such and where != KINGDOM and whose in (ANYONES, YOURS) and (other_than is None or self.not_me)
        )
        self.lying: Final = kinds_of(where, self.board_only)  # of places where they can be, as bits
        self.where: Final = where
        self.whose: Final = whose
        self.of: Final = of
        self.other_than: Final = other_than
        self.qualities: Final[list[Quality]] = qualities if qualities is not None else []
        # What looks at few cards
        self.narrow: Final = next((quality for quality in self.qualities if quality.rank() == NAMES_OTHERS), None)
        self.side: Final = side  # whose they are is said by an adjective: ally, enemy
        self.near: Final = near  # only what is near the card that speaks
        self.local: Final = local  # it is said so, and holds for a card that is played, too (ORC-SPAN-14)
        self.one_place: Final = (
            one_place  # it is said of "a city": all that are there could be those of one city, or of any
        )
        self.plain: Final = not qualities and not near
        self.any_there: Final = self.plain and other_than is None and says_nothing(sorts)  # all cards that lie there

    def picked_in(self, slot: Slot, onward: bool, least: i64) -> CardNoun:
        """The same, as several of them are picked together, so many at least."""
        if least > 0 and any(quality.runs_out() for quality in self.qualities):
            raise Misread('"up to" so many, or any number, chosen by one player', self.text(True))
        found = [
            quality.between(self.told_so([other for other in self.qualities if other is not quality]), slot, onward)
            for quality in self.qualities
        ]
        return self.told_so(found)

    def is_linked(self) -> bool:
        """Does it tell how those are to each other that are picked together?"""
        return any(quality.is_linked() for quality in self.qualities)

    def told_so(self, qualities: list[Quality]) -> CardNoun:
        """The same of which this is said behind the noun."""
        return CardNoun(
            self.sorts,
            self.where,
            self.whose,
            self.of,
            self.other_than,
            qualities,
            self.side,
            self.near,
            self.one_place,
            self.local,
        )

    def is_on_board(self) -> bool:
        return self.board_only

    def scope(self, t: Table) -> vec[i64]:
        return t.board if self.narrow is None else self.narrow.scope(t)

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
            if self.whose == YOURS and (t.controller[thing] != t.you or is_nobodys(t, thing)):
                return False
            if self.types_meant & t.library.stands_as[t.printed[thing]] == 0:
                return False
        elif self.where == LIMBO and item_of(t, thing) == NOBODY:
            return False
        if self.by_type:
            return not (self.not_me and thing == t.me) and (self.plain or self.has_the_rest(t, thing))
        return self.is_such(t, thing) and (self.plain or self.has_the_rest(t, thing))

    def is_such(self, t: Table, thing: CardId) -> bool:
        """Is it one of them by all but what is said behind the noun?"""
        if self.board_only and self.where == KINGDOM and t.dwelling(thing) == NOBODY:
            return False
        if self.whose != ANYONES and not (self.whose == YOURS and self.board_only) and not self.is_theirs(t, thing):
            return False
        if self.not_me:
            if thing == t.me:
                return False
        elif self.other_than is not None and self.other_than.has(t, thing):
            return False
        if self.any_such:
            return True
        only = self.only
        return only.fits(t, thing) if only is not None else self.has_a_sort(t, thing)

    def on_board(self, t: Table) -> vec[i64]:
        """Those on the board that it means."""
        narrow = self.narrow
        if narrow is None or len(self.qualities) > 1 or self.near:
            return self.among(t, self.scope(t), self.plain)
        return self.among(t, narrow.scope(t), narrow.names_all(t))

    def among(self, t: Table, cards: vec[i64], so: bool = False) -> vec[i64]:
        """Those of these cards on the board that it means; most others are passed over for their controller or print.

        `so`: it is known of them what is said behind the noun.
        """
        out = vec[i64](capacity=8)
        if not self.board_only:
            for c in cards:
                if self.fits(t, c):
                    out = append(out, c)
            return out
        mine, types, lying, me, by_type = self.whose == YOURS, self.types_meant, self.lying, t.me, self.by_type
        controller, printed, place, stands_as, you = t.controller, t.printed, t.place, t.library.stands_as, t.you
        kind, is_a, column = self.sole, t.library.is_a, i64(UNASKED)
        for c in cards:
            d = printed[c]
            if (mine and controller[c] != you) or types & stands_as[d] == 0 or lying >> (place[c] & 15) & 1 == 0:
                continue
            if column == UNASKED:
                column = column_of(t, kind)
            if column != NOBODY and is_a[column + d] == 0:
                continue
            such = not (self.not_me and c == me) if by_type else self.is_such(t, c)
            if such and (so or self.plain or self.has_the_rest(t, c)) and not (mine and is_nobodys(t, c)):
                out = append(out, c)
        return out

    def has_a_sort(self, t: Table, c: CardId) -> bool:
        """Is it of one of the sorts?"""
        for sort in self.sorts:
            if sort.fits(t, c):
                return True
        return False

    def is_theirs(self, t: Table, c: CardId) -> bool:
        """Is the card controlled (elsewhere than in play: owned) by those who are meant?"""
        seat = t.owner[c] if t.place[c] & 15 < RESERVE else t.player_of(c)
        if seat == NOBODY:  # it belongs to nobody, and yet is an enemy of whom it is near
            return self.whose == OPPONENTS and self.side and self.near
        if self.whose == YOURS:
            return seat == t.you
        if self.whose == OPPONENTS:
            return seat != t.you
        return self.of is not None and self.of.has(t, seat_thing(seat))

    def is_placed(self) -> bool:
        """Does it say where they are, so that it means others as soon as they are elsewhere?"""
        return self.where >= 0 or any(quality.depends() & HOMES for quality in self.qualities)

    def has_the_rest(self, t: Table, c: CardId) -> bool:
        """Is all true of it that is said behind the noun?"""
        for quality in self.qualities:
            if not quality.holds(t, c):
                return False
        return not self.near or t.near(c)

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        if self.board_only:
            for c in self.on_board(t):
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
        for c in self.scope(t):
            if self.fits(t, c):
                n += 1
        return n

    def reaches(self, t: Table, n: i64) -> bool:
        if not self.board_only:
            return self.count(t) >= n
        for c in self.scope(t):
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
        for things in (self.of, self.other_than):
            bits |= things.depends() if things is not None else 0
        for quality in self.qualities:
            bits |= quality.depends()
        return bits

    def depends_on_places(self) -> i64:
        """Where they are; an attack makes residents of an Army (so roles count, too)."""
        bits: i64 = HOMES if self.near else 0
        if self.where in (ARMY, KINGDOM):
            bits |= HOMES | ROLES
        return bits if self.board_only else bits | ZONES

    def text(self, many: bool) -> str:
        other = self.other_than
        apart = f"other than {other.text()}" if isinstance(other, Apart) else ""
        words = ["other" if other is not None and not apart else "", "local" if self.local else ""]
        words += [quality.before() for quality in self.qualities]
        words += [
            self.sorts_text(many),
            self.place_text(many),
            *(quality.behind() for quality in self.qualities),
            apart,
        ]
        return " ".join(word for word in words if word)

    def sorts_text(self, many: bool) -> str:
        """The sorts, with the word for their army among the adjectives of one and before several."""
        side = SIDES[self.whose] if self.side else ""
        if len(self.sorts) == 1:
            return self.sorts[0].text(many, side)
        return f"{side} {(' and ' if many else ' or ').join(sort.text(many) for sort in self.sorts)}".strip()

    def place_text(self, many: bool = False) -> str:
        """Where and whose they are."""
        if self.where in (IN_PLAY, ANYWHERE):
            return self.control_text()
        if self.where == LIMBO:
            if all(sort.word in ("spell", "event", "magic card") for sort in self.sorts):
                return self.control_text()
            return f"being played {self.control_text()}".replace("control", "play").strip()
        if self.where == KINGDOM:
            if self.whose == ANYONES and all(sort.word == "resident" for sort in self.sorts):
                return ""
            if self.whose == ANYONES:
                return "in cities" if many else "in a city"
            return f"in {self.keeper()} cities"
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


def meant(t: Table, noun: Noun, cards: vec[i64]) -> vec[i64]:
    """Those of these cards on the board that a noun means, in their order."""
    if isinstance(noun, CardNoun):
        return noun.among(t, cards)
    out = vec[i64](capacity=8)
    for c in cards:
        if noun.fits(t, c):
            out = append(out, c)
    return out


def meant_there(t: Table, noun: Noun) -> vec[i64]:
    """The cards on the board that a noun means, in the order in which it looks for them."""
    return noun.on_board(t) if isinstance(noun, CardNoun) else meant(t, noun, noun.scope(t))


def kinds_of(where: i64, board_only: bool) -> i64:
    """The kinds of places where cards are that are said to be there, as bits."""
    if where == KINGDOM or (where == IN_PLAY and board_only):
        return (1 << KINDS) - (1 << BOARD)  # of a kingdom the residents: what has a home
    if where == IN_PLAY:
        return (1 << KINDS) - (1 << RESERVE)
    if where == LIMBO or where == ANYWHERE:
        return (1 << KINDS) - 1
    return 1 << where


def for_itself(noun: Noun) -> Noun:
    """What no two of those that are picked share says nothing of all that are there."""
    if isinstance(noun, CardNoun) and any(quality.runs_out() for quality in noun.qualities):
        raise Misread('"up to" so many, or any number, chosen by one player', noun.text(True))
    return noun


def anywhere_there(noun: Noun, each: bool = False) -> Noun:
    """All residents of "a city" could be those of one, or of any; each creature in a city is each that is in one."""
    noun = for_itself(noun)
    if isinstance(noun, CardNoun) and noun.one_place and not (each and noun.whose == ANYONES):
        raise Misread('"your cities", "any city", or a city that is chosen', noun.text(True))
    return noun


def belongs_nearer(fields: dict[str, Any], said: str) -> None:
    """Whose they are belongs to what stands nearest: "with cost less than the number of cities you control"."""
    quality = fields.get("qualities", [None])[-1]
    if said != "whose" or quality is None:
        return
    within = [part for part in parts_within(getattr(quality, "number", None)) if isinstance(part, CardNoun)]
    noun = getattr(quality, "hosts", within[-1] if within else None)
    if isinstance(noun, CardNoun) and noun.whose == ANYONES:
        raise Misread("whose they are in front of what they are compared with", noun.text(True))
