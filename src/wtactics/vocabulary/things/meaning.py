"""Things: what a text acts on or speaks of, as said in it: this creature, target city, it, all Elves, each opponent."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import picked, top
from wtactics.engine.meaning import ANYTHING, Noun, Number
from wtactics.engine.places import DECK, NOBODY, SEAT_THING, Thing, place_of, seat_thing
from wtactics.engine.rows import IT, OTHER
from wtactics.engine.table import Table
from wtactics.language.phrase import third

SEVERAL: Final = -2  # no thing, but perhaps more than one
MOST_SEATS: Final = 8  # so many players can each be given choices by one effect


class Things:
    """Cards and players that a text names."""

    def of(self, t: Table) -> vec[i64]:
        """Which they are now; what became illegal or was never chosen is left out."""
        raise NotImplementedError

    def single(self, t: Table) -> Thing:
        """The one thing that it is now, NOBODY if it is not there; SEVERAL where there could be more than one."""
        return SEVERAL

    def has(self, t: Table, thing: Thing) -> bool:
        """Is the thing one of them?"""
        for other in self.of(t):
            if other == thing:
                return True
        return False

    def depends(self) -> i64:
        """Upon what it depends which they are, as bits; who does not say it may depend on anything."""
        return ANYTHING

    def text(self) -> str:
        """How card English calls them."""
        raise NotImplementedError

    def many(self) -> bool:
        """Does a verb after them stand in the plural?"""
        return False

    def people(self) -> bool:
        """Are they players?"""
        return False


class One(Things):
    """One thing, if it is there."""

    def one(self, t: Table) -> Thing:
        """Which it is, NOBODY if it is not there."""
        raise NotImplementedError

    def of(self, t: Table) -> vec[i64]:
        thing = self.one(t)
        return vec[i64]() if thing == NOBODY else vec[i64]([thing])

    def single(self, t: Table) -> Thing:
        return self.one(t)

    def has(self, t: Table, thing: Thing) -> bool:
        return thing != NOBODY and self.one(t) == thing


class This(One):
    """The card whose text it is: this creature, this city, this card."""

    def __init__(self, word: str = "card") -> None:
        self.word: Final = word

    def one(self, t: Table) -> Thing:
        return t.me

    def depends(self) -> i64:
        return 0

    def text(self) -> str:
        return f"this {self.word}"


class You(One):
    """The player who controls the text."""

    def one(self, t: Table) -> Thing:
        return seat_thing(t.you)

    def depends(self) -> i64:
        return 0

    def text(self) -> str:
        return "you"

    def people(self) -> bool:
        return True


class They(One):
    """He: the player of several who has his turn now, or the one who carries out what is said."""

    def one(self, t: Table) -> Thing:
        return seat_thing(t.they)

    def text(self) -> str:
        return "that player"

    def people(self) -> bool:
        return True


class Host(One):
    """What this enchantment is attached to, or was as it left play (ORC-RESP-19, ARC-ABIL-08)."""

    def __init__(self, word: str, person: bool = False) -> None:
        self.word: Final = word
        self.person: Final = person

    def one(self, t: Table) -> Thing:
        return t.bearer_of(t.me)

    def depends(self) -> i64:
        return 0

    def text(self) -> str:
        return f"enchanted {self.word}"

    def people(self) -> bool:
        return self.person


class Slot(Things):
    """What was chosen: as a target when the text was announced, or by a pick while it is carried out."""

    def __init__(self, words: str, most: i64 = 1, person: bool = False, plural: bool = False) -> None:
        self.words = words  # others, where it is heard only behind them which can be chosen
        self.most = most  # more, where it is heard only behind them how many are chosen
        self.person: Final = person
        self.plural: Final = plural
        self.at: i64 = 0  # set once, when the whole text has been read: targets come first, then picks
        self.by_chance = self.anew = False  # nobody chooses it; a pick does, and it is where it is by then

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        i: i64 = 0
        while i < self.most:
            thing = picked(t, self.at + i)
            if thing != NOBODY:
                out = append(out, thing)
            i += 1
        return out

    def text(self) -> str:
        return self.words

    def many(self) -> bool:
        return self.plural

    def people(self) -> bool:
        return self.person


class Again(Things):
    """Things that were spoken of before: it, that creature, those creatures, that player, he."""

    def __init__(self, things: Things, words: str) -> None:
        self.things: Final = things
        self.words: Final = words

    def of(self, t: Table) -> vec[i64]:
        return self.things.of(t)

    def single(self, t: Table) -> Thing:
        return self.things.single(t)

    def text(self) -> str:
        return self.words

    def many(self) -> bool:
        return self.things.many()

    def people(self) -> bool:
        return self.things.people()


class Apart(Again):
    """Things that a noun leaves out, named behind it: each creature other than target creature."""


class Chosen(Again):
    """What was chosen before, called so: of this a sentence of its own can say what holds for good."""


class Together(Things):
    """Things named one after the other, of which something is said at once: target creature and this creature."""

    def __init__(self, first: Things, second: Things) -> None:
        self.first: Final = first
        self.second: Final = second

    def of(self, t: Table) -> vec[i64]:
        out = self.first.of(t)
        for thing in self.second.of(t):
            out = append(out, thing)
        return out

    def text(self) -> str:
        return f"{self.first.text()} and {self.second.text()}"

    def many(self) -> bool:
        return True


class Among(Noun):
    """Those of things spoken of before from which some are picked."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def fits(self, t: Table, thing: Thing) -> bool:
        return self.things.has(t, thing)

    def all(self, t: Table) -> vec[i64]:
        return self.things.of(t)

    def text(self, many: bool) -> str:
        return f"of {self.things.text()}"


class Happened(One):
    """What the trigger's fact is about: its first thing, or its second."""

    def __init__(self, second: bool, person: bool, words: str) -> None:
        self.second: Final = second
        self.person: Final = person  # a fact tells a player by seat
        self.words: Final = words

    def one(self, t: Table) -> Thing:
        thing = top(t, OTHER) if self.second else top(t, IT)
        if self.person:
            return seat_thing(thing) if NOBODY < thing < SEAT_THING else thing
        return t.figure(thing) if thing >= SEAT_THING else thing

    def text(self) -> str:
        return self.words

    def people(self) -> bool:
        return self.person


class Lost(Happened):
    """What is gone: who controlled it is told by the fact, for nobody controls it any more."""


class All(Things):
    """All that a noun means, in the table's order: all Elves, each creature you control."""

    def __init__(self, noun: Noun, each: bool = False) -> None:
        self.noun: Final = noun
        self.each: Final = each

    def of(self, t: Table) -> vec[i64]:
        return self.noun.all(t)

    def depends(self) -> i64:
        return self.noun.depends()

    def text(self) -> str:
        return "each " + self.noun.text(False) if self.each else "all " + self.noun.text(True)

    def many(self) -> bool:
        return not self.each

    def certain(self) -> bool:  # can it be only one?
        return False


def noun_on_board(things: Things) -> Noun | None:
    """The noun, where the things are all that it means, and that can only be cards on the board."""
    return things.noun if isinstance(things, All) and things.noun.is_on_board() else None


class Everyone(Things):
    """All players still in the match, beginning with the one whose turn it is; of some, those whom a noun means."""

    def __init__(self, opponents: bool, noun: Noun | None = None) -> None:
        self.opponents: Final = opponents
        self.noun: Final = noun

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        seat = t.active
        for _ in range(t.seats):
            if t.out[seat] == 0 and not (self.opponents and seat == t.you) and self.means(t, seat):
                out = append(out, seat_thing(seat))
            seat = (seat + 1) % t.seats
        return out

    def means(self, t: Table, seat: i64) -> bool:
        """Is all true of the player that is said of those who are meant?"""
        return self.noun is None or self.noun.fits(t, seat_thing(seat))

    def depends(self) -> i64:
        return self.noun.depends() if self.noun is not None else 0

    def text(self) -> str:
        if self.noun is not None:
            return f"each {self.noun.text(False)}"
        return "each opponent" if self.opponents else "each player"

    def people(self) -> bool:
        return True


class Those(Everyone):
    """Players of whom something was true when the text came to them, whatever it is of them now."""

    def __init__(self, players: Everyone, slot: Slot) -> None:
        super().__init__(players.opponents, players.noun)
        self.slot: Final = slot

    def of(self, t: Table) -> vec[i64]:
        return self.slot.of(t)


class KeeperOf(Things):
    """Who controls (or owns) these: that creature's controller, its owner."""

    def __init__(self, things: Things, owner: bool) -> None:
        self.things: Final = things
        self.owner: Final = owner

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in self.things.of(t):
            keeper: i64 = NOBODY if c >= SEAT_THING else t.owner[c] if self.owner else t.player_of(c)
            if keeper != NOBODY:
                out = append(out, seat_thing(keeper))
        return out

    def text(self) -> str:
        return f"{possessive(self.things)} {'owner' if self.owner else 'controller'}"

    def people(self) -> bool:
        return True


class TopOf(Things):
    """The top cards of players' decks."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for thing in self.players.of(t):
            c = t.first[place_of(DECK, thing - SEAT_THING)]
            n = self.number.of(t)
            while c >= 0 and n > 0:
                out = append(out, c)
                c = t.after[c]
                n -= 1
        return out

    def text(self) -> str:
        n = self.number.text()
        top = f"{n} cards from the top" if n == "that many" else f"the top {'card' if n == '1' else n + ' cards'}"
        return f"{top} of {possessive(self.players)} deck"

    def many(self) -> bool:
        return self.number.text() != "1"


def possessive(things: Things) -> str:
    """Whose: your, its, target player's, all creatures'."""
    if isinstance(things, You):
        return "your"
    if (words := things.text()) == "it":
        return "its"
    return words + ("'" if words.endswith("s") and things.many() else "'s")


def clause(subject: Things, verb: str, rest: str) -> str:
    """A deed in words: you need no subject, others have one."""
    if isinstance(subject, You):
        return f"{verb} {rest}".strip()
    return f"{subject.text()} {verb if subject.many() else third(verb)} {rest}".strip()


def article(word: str) -> str:
    """The word with a or an before it: an Elf, another Elf."""
    return f"an{word}" if word.startswith("other ") else f"{'an' if word[0] in 'aeiouAEIOU' else 'a'} {word}"
