"""A view: all that one seat may know of a table. Bots, servers and logs read tables through it, and in no other way."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.library import Library
from wtactics.engine.mod import BY_CARD, BY_SEAT
from wtactics.engine.places import (
    ALL_SEE,
    BOARD,
    GONE,
    KNOWN,
    NOBODY,
    OWNER_SEES,
    RESERVE,
    SEAT_THING,
    CardId,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    place_of,
    what_of,
)
from wtactics.engine.sight import FACE_DOWN, name_for, sees, thing_named
from wtactics.engine.table import Table


class Unseen(LookupError):
    """A view was asked about a card that its seat cannot see."""


class View:
    """A lens on a table, not a copy: it always shows the present. A spectator's view has the seat NOBODY.

    Cards have names: the card id where the seat sees the face, a name by its place where a card lies face down in play,
    and none (NOBODY) elsewhere. All methods take and give names.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table: Final = table
        self.seat: Final = seat
        self.library: Final[Library] = table.library

    # ---- the match

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self._table.seats

    @property
    def turn(self) -> int:
        """Which turn it is, from 1 on; 0 before the first."""
        return self._table.turn

    @property
    def phase(self) -> int:
        """The phase, as the ruleset numbers them."""
        return self._table.phase

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._table.active

    @property
    def starter(self) -> int:
        """Who had the first turn."""
        return self._table.starter

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self._table.over

    @property
    def winner(self) -> int:
        """Who won; NOBODY while it goes on, and after a draw."""
        return self._table.winner

    @property
    def ending(self) -> int:
        """The number of the rule that ended the match, 0 while it goes on."""
        return self._table.ending

    @property
    def aim(self) -> int:
        """What is attacked now: a city, or a player's army as his seat; NOBODY if nothing is."""
        return self.name(self._table.aim())

    def points(self, seat: Seat) -> i64:
        """The player's points: those that he wins or loses by; never below 0."""
        return self._table.points[seat]

    def out(self, seat: Seat) -> i64:
        """The number of the rule that put the player out of the match, 0 while he is in it."""
        return self._table.out[seat]

    # ---- the open question

    @property
    def asked(self) -> int:
        """Who is asked; NOBODY when the match is over."""
        return NOBODY if self._table.over else self._table.asked

    @property
    def mine(self) -> bool:
        """Is this seat asked now?"""
        t = self._table
        return self.seat != NOBODY and not t.over and t.asked == self.seat

    @property
    def choices(self) -> i64:
        """How many options the open question has for this seat."""
        if not self.mine:
            return 0
        return len(self._table.options)

    @property
    def drawing(self) -> i64:
        """The seats that offer a draw, bit n for seat n; everybody hears of it."""
        return self._table.drawing

    def options(self) -> vec[i64]:
        """The options of the open question if this seat is asked, packed (engine/places.py), by names; else none.

        Their order is that of `Match.choose_at`, of masks and of records.
        """
        t = self._table
        if not self.mine:
            return vec[i64]()
        out = vec[i64](capacity=len(t.options))
        for o in t.options:
            out = append(out, self.renamed(o))
        return out

    def renamed(self, o: Option) -> Option:
        """The option as this seat sees it: a card that lies face down in play is called by its place."""
        t = self._table
        c = card_of(o)
        if c >= SEAT_THING or t.place[c] & 15 < RESERVE or not t.names_thing(what_of(o)) or sees(t, self.seat, c):
            return o
        return o & ~(i64(2047) << 6) | name_for(t, self.seat, c) << 6

    # ---- where cards lie

    def count(self, kind: i64, seat: Seat) -> i64:
        """How many cards lie there; everybody may count."""
        t = self._table
        n = t.count[place_of(kind, seat)]
        return n - self.ended_tokens(seat) if kind == GONE and t.tokens > 0 else n

    def ended_tokens(self, seat: Seat) -> i64:
        """How many tokens of the seat's are nowhere any more."""
        t = self._table
        n: i64 = 0
        for c in range(len(t.place) - t.tokens, len(t.place)):
            n += i64(t.place[c] == place_of(GONE, seat))
        return n

    def at(self, kind: i64, seat: Seat) -> vec[i64]:
        """The cards there in order, the top first; NOBODY for each that has no name for this seat."""
        out = self.lying(kind, seat)
        for i in range(len(out)):
            out[i] = self.name(out[i])
        return out

    def lying(self, kind: i64, seat: Seat) -> vec[i64]:
        """The cards there by their ids; tokens that have ended are nowhere."""
        found = self._table.at(kind, seat)
        if kind != GONE or self._table.tokens == 0:
            return found
        return vec[i64]([c for c in found if not self._table.is_token(c)])

    def known(self, kind: i64, seat: Seat) -> vec[i64]:
        """The cards there whose faces this seat sees, in order."""
        out = vec[i64]()
        for c in self.lying(kind, seat):
            if self.sees(c):
                out = append(out, c)
        return out

    def board(self) -> vec[i64]:
        """The cards on the board, as they came."""
        return self._table.board[:]

    def name(self, thing: Thing) -> Thing:
        """How this seat calls a thing of the table."""
        if thing < 0 or thing >= SEAT_THING or self.sees(thing):
            return thing
        return name_for(self._table, self.seat, thing)

    def sees(self, c: CardId) -> bool:
        """Does the seat see the card's face? A question shows its seat where the cards that it offers lie."""
        if c < 0 or c >= len(self._table.place):
            return False
        return sees(self._table, self.seat, c) or (self.mine and self.is_offered(c))

    def is_offered(self, c: CardId) -> bool:
        """Does the open question offer a card of the place, not in play, where this one lies? Who searches looks through it."""
        t = self._table
        if t.place[c] & 15 >= RESERVE:
            return False
        for o in t.options:
            other = card_of(o)
            if (
                other_of(o) != KNOWN
                and other < SEAT_THING
                and t.place[other] == t.place[c]
                and t.names_thing(what_of(o))
            ):
                return True
        return False

    # ---- what is known of one card

    def face(self, name: CardId) -> CardId:
        """The card of this name, whose face must be seen."""
        if not self.sees(name):
            raise Unseen(f"seat {self.seat} sees no card {name}")
        return name

    def there(self, name: CardId) -> CardId:
        """The card of this name, whether its face is seen or not."""
        c = thing_named(self._table, name) if name >= FACE_DOWN else self.face(name)
        if c < 0:
            raise Unseen(f"seat {self.seat} sees no card {name}")
        return c

    def printed(self, name: CardId) -> i64:
        """Which card of the library it is."""
        return self._table.printed[self.face(name)]

    def is_copy(self, name: CardId) -> bool:
        """Is it a token that prints what is printed on a card?"""
        t, c = self._table, self.there(name)
        return t.is_token(c) and t.printed[c] < len(t.library.type) - t.library.tokens

    def type(self, name: CardId) -> i64:
        """Its type; one face down is a resource card and nothing else."""
        return self._table.type(self.there(name))

    def kind(self, name: CardId) -> i64:
        """The kind of place where it lies."""
        return self._table.place[self.there(name)] & 15

    def place_seat(self, name: CardId) -> i64:
        """Whose place it lies in."""
        return self._table.place[self.there(name)] >> 4

    def owner(self, name: CardId) -> i64:
        """Whose card it is."""
        return self._table.owner[self.there(name)]

    def controller(self, name: CardId) -> i64:
        """Who controls it."""
        return self._table.controller[self.there(name)]

    def marked(self, name: CardId) -> bool:
        """Is it marked?"""
        return self._table.marked[self.there(name)] == 1

    def harm(self, name: CardId) -> i64:
        """The damage that it has suffered, not what is left."""
        return self._table.harm[self.there(name)]

    def host(self, name: CardId) -> Thing:
        """What it is attached to, or NOBODY."""
        return self.name(self._table.host[self.there(name)])

    def home(self, name: CardId) -> CardId:
        """The city it resides in, or NOBODY."""
        return self.name(self._table.home[self.there(name)])

    def colour(self, name: CardId) -> i64:
        """The faction that a resource card stands for, NOBODY for other cards."""
        return self._table.colour[self.there(name)]

    def role(self, name: CardId) -> i64:
        """Its role in the attack under way."""
        return self._table.role[self.there(name)]

    def foe(self, name: CardId) -> CardId:
        """The attacker that it defends against, or NOBODY."""
        return self.name(self._table.foe[self.there(name)])

    def attack(self, name: CardId) -> i64:
        """Its ATK now; as printed, where it is not on the board."""
        c = self.face(name)
        t = self._table
        return t.attack[c] if t.place[c] & 15 >= BOARD else t.library.attack[t.printed[c]]

    def defense(self, name: CardId) -> i64:
        """Its DEF (a city's strength) now; as printed, where it is not on the board."""
        c = self.face(name)
        t = self._table
        return t.defense[c] if t.place[c] & 15 >= BOARD else t.library.defense[t.printed[c]]

    def ranged(self, name: CardId) -> i64:
        """Its ranged value now; as printed, where it is not on the board."""
        c = self.face(name)
        t = self._table
        return t.ranged[c] if t.library.far and t.place[c] & 15 >= BOARD else t.library.ranged[t.printed[c]]

    def life(self, name: CardId) -> i64:
        """Its life points now, damage not counted; as printed, where it is not on the board."""
        c = self.face(name)
        t = self._table
        return t.life[c] if t.library.far and t.place[c] & 15 >= BOARD else t.library.life[t.printed[c]]

    def muted(self, name: CardId) -> bool:
        """Has it lost its abilities?"""
        return self._table.muted(self.there(name))

    def traits(self, name: CardId) -> i64:
        """Its keywords now, bit n for `library.traits[n]`; as printed, where it is not on the board."""
        c = self.face(name)
        t = self._table
        return t.traits[c] if t.place[c] & 15 >= BOARD else t.library.trait[t.printed[c]]

    # ---- what mods keep

    def knows_kept(self, column: i64, i: i64 = 0) -> bool:
        """Does this seat see the number in a mod's column? That of a card it sees only with the card's face."""
        kind = self._table.terms.modding.column(column)
        if kind is None or (kind.by == BY_CARD and not self.sees(i)):
            return False
        if kind.sees == OWNER_SEES:
            return self.seat != NOBODY and (i if kind.by == BY_SEAT else self._table.controller[i]) == self.seat
        return kind.sees == ALL_SEE

    def kept(self, column: i64, i: i64 = 0) -> i64:
        """The number that a mod keeps: the only one of the column, or that of a seat or card."""
        if not self.knows_kept(column, i):
            raise Unseen(f"seat {self.seat} does not know number {i} of column {column}")
        return self._table.kept(column, i)

    # ---- what a ruleset adds

    def extras(self) -> dict[str, list[int]]:
        """What else the ruleset lets this seat know, by name."""
        return {}
