"""Naming: a faction, a type, a creature type, a card or a number is named; of cards it is asked whether they are such."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import ANYTHING, Number
from wtactics.engine.places import FACTIONS, NOBODY, RESERVE, TYPES, CardId, Flow, Option, Thing, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import is_kind
from wtactics.vocabulary.things.meaning import Slot, Things, clause
from wtactics.vocabulary.things.noting import Note, Noted

NAMED: Final = 1500  # what is picked for the first of what can be named; beyond all cards and players
MOST: Final = 20  # the largest number that is offered
FACTION: Final = 0
TYPE: Final = 1
KIND: Final = 2
CARD: Final = 3
NUMBER: Final = 4
WORDS: Final = ("faction", "card type", "creature type", "card", "number")
OF_IT: Final = ("of", "of", "of", "with")
CALLED: Final = ("faction", "card type", "creature type", "name", "number")


class Named(Slot):
    """What has been named."""

    def __init__(self, what: i64) -> None:
        super().__init__(f"a {WORDS[int(what)]}")
        self.what: Final = what

    def noted(self) -> Noted:
        """The same, as the card remembers it for its other abilities."""
        return NotedName(self.what)


class NotedName(Noted):
    """What was named as another ability of the card was carried out."""

    def __init__(self, what: i64) -> None:
        super().__init__(WORDS[int(what)], False)
        self.what: Final = what


class NoteName(Note):
    """The card remembers what was named."""

    def __init__(self, slot: Named) -> None:
        super().__init__(slot)
        self.what: Final = slot.what

    def text(self) -> str:
        return f"remember the named {CALLED[int(self.what)]}"


def called(named: Things, what: i64) -> str:
    """What was named, in words: by this ability, or by another of the card."""
    word = CALLED[int(what)]
    return f"the {word} named for this card" if isinstance(named, NotedName) else f"the named {word}"


def which(t: Table, named: Things) -> i64:
    """The number of what was named, NOBODY if nothing was."""
    thing: Thing = NOBODY
    if isinstance(named, NotedName):
        thing = named.one(t)
    elif isinstance(named, Named):
        thing = picked(t, named.at)
    return thing - NAMED if thing >= NAMED else NOBODY


class NameOne(Deed):
    """One of all that there is of the sort is named."""

    def __init__(self, players: Things, named: Named, least: int = 0, most: int = MOST) -> None:
        self.players: Final = players
        self.named: Final = named
        self.what: Final = named.what
        self.least: Final = least
        self.most: Final = most

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat == NOBODY:
            return
        t.ask(seat)
        for n in named_ones(t, self.what, self.least, self.most):
            t.offer(BRANCH, 0, n)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            pick(t, self.named.at, NAMED + other_of(answer))
        return NEXT

    def way_on(self, t: Table, n: i64) -> str:
        if self.what == FACTION:
            return FACTIONS[int(n)]
        if self.what == TYPE:
            return TYPES[int(n)]
        if self.what == KIND:
            return t.library.kinds[int(n)].capitalize()
        return t.library.names[int(n)] if self.what == CARD else str(int(n))

    def text(self) -> str:
        whole = self.what != NUMBER or (self.least == 0 and self.most == MOST)
        between = "" if whole else f" from {self.least} to {self.most}"
        return clause(self.players, "name", f"{self.named.words}{between}")


def named_ones(t: Table, what: i64, least: i64, most: i64) -> vec[i64]:
    """All that can be named, by their numbers: what cards of this match there may be."""
    out = vec[i64]()
    if what != NUMBER:
        least, most = 0, how_many(t, what) - 1
    for n in range(least, most + 1):
        if is_any(t, what, n):
            out = append(out, n)
    return out


def how_many(t: Table, what: i64) -> i64:
    """How many factions, types, creature types or cards there are."""
    if what == FACTION:
        return len(FACTIONS)
    if what == TYPE:
        return len(TYPES)
    return len(t.library.kinds) if what == KIND else len(t.library.names) - t.library.tokens


def is_any(t: Table, what: i64, n: i64) -> bool:
    """Is any card of the match so? Of one name there is but one to be named."""
    if what == TYPE:
        for d in range(len(t.library.names)):
            if t.library.stands_as[d] >> n & 1 == 1:
                return True
        return False
    return what != CARD or t.library.names.index(t.library.names[int(n)]) == n


class OfName(Quality):
    """A card is of the faction, of the type, of the creature type or has the name that was named."""

    def __init__(self, named: Things, what: i64) -> None:
        self.named: Final = named
        self.what: Final = what

    def holds(self, t: Table, c: CardId) -> bool:
        n, d = which(t, self.named), t.printed[c]
        if n == NOBODY:
            return False
        if t.place[c] & 15 == RESERVE and self.what != TYPE:
            return self.what == FACTION and t.colour[c] == n
        if self.what == FACTION:
            return t.library.faction[d] == n
        if self.what == KIND:
            return is_kind(t, c, n)
        return t.library.names[d] == t.library.names[int(n)] if self.what == CARD else self.is_of_type(t, c, n)

    def is_of_type(self, t: Table, c: CardId, n: i64) -> bool:
        """A card that lies face down is a resource card alone."""
        if t.place[c] & 15 == RESERVE:
            return TYPES[int(n)] == "resource card"
        return t.library.stands_as[t.printed[c]] >> n & 1 == 1

    def depends(self) -> i64:
        return ANYTHING

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"{OF_IT[int(self.what)]} {called(self.named, self.what)}"


class NotOfName(OfName):
    """A card is none of those."""

    def holds(self, t: Table, c: CardId) -> bool:
        return not super().holds(t, c)

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'}n't {self.behind()}"


class TheNumber(Number):
    """The number that was named."""

    def __init__(self, named: Things) -> None:
        self.named: Final = named

    def of(self, t: Table) -> i64:
        return which(t, self.named)

    def text(self) -> str:
        return called(self.named, NUMBER)
