"""Copies: tokens that print what a creature prints, and creatures that become a copy of another."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pick
from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import Number
from wtactics.engine.newcomers import create, room_for_tokens
from wtactics.engine.places import CREATURE, DECK, HAND, Flow, Option, Seat
from wtactics.engine.sight import seen_by
from wtactics.engine.step import NEXT
from wtactics.engine.strays import has_strayed
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.changes.granting import on_board
from wtactics.vocabulary.changes.values import Are, Stats
from wtactics.vocabulary.deeds.deed import ByEach, Deed, cards_of, timed
from wtactics.vocabulary.deeds.journeys import Into, into_play
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.needs import TOKENS
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.leaning import PAIRED
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.apart import are_one, other_than_doer
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, All, Slot, Things, This, You, clause
from wtactics.vocabulary.things.mentioning import MANY, counted


class Copied:
    """What is copied, and in how many tokens."""

    def __init__(self, number: Number, things: Things) -> None:
        self.number: Final = number
        self.things: Final = things

    def text(self) -> str:
        number = self.number
        if isinstance(number, Fixed) and number.n == 1:
            return f"a token that is a copy of {self.things.text()}"
        n = counted(int(number.n)) if isinstance(number, Fixed) else number.text()
        return f"{n} tokens that are copies of {self.things.text()}"


class PutCopies(ByEach):
    """Players put tokens into play that print what the copied creatures print; none where that would be too many."""

    def __init__(self, players: Things, copied: Copied, into: Into, those: Slot | None = None) -> None:
        super().__init__(players, copied.number)
        self.copied: Final = copied
        self.into: Final = into
        self.those: Final = those  # where they are written down for what the text says of them later

    def creates(self) -> bool:
        return True

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        faces = faces_of(t, self.copied.things)
        if n * len(faces) > room_for_tokens(t) or not self.into.is_there(t):
            return
        tokens = vec[i64]()
        for d in faces:
            for _ in range(n):
                tokens = append(tokens, create(t, d, seat))
        for i in range(len(tokens)):
            if self.those is not None:
                pick(t, self.those.at + i, tokens[i])
            self.into.bring(t, tokens[i], seat)

    def text(self) -> str:
        return clause(self.players, "put", f"{self.copied.text()} {self.into.text()}")


class BecomeCopy(Deed):
    """Creatures in play print what another one prints, for a while or as long as they are there; all else of them stays."""

    def __init__(self, things: Things, model: Things, until: i64) -> None:
        self.things: Final = things
        self.model: Final = model
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        faces = faces_of(t, self.model)
        if len(faces) == 1:
            for c in on_board(t, self.things):
                if t.type(c) == CREATURE:
                    before = t.printed[c]
                    t.become(c, faces[0], self.until)
                    t.happened(facts.BECAME, c, 0, before)
        return NEXT

    def text(self) -> str:
        return timed(clause(self.things, "become", f"a copy of {self.model.text()}"), self.until)


def faces_of(t: Table, things: Things) -> vec[i64]:
    """What is printed on the creatures among the things, as far as everybody sees it; of what has strayed nothing is copied."""
    out = vec[i64]()
    anew = isinstance(things, Slot) and things.anew
    for c in cards_of(t, things):
        if t.type(c) == CREATURE and seen_by(t, c) == (1 << t.seats) - 1 and (anew or not has_strayed(t, c)):
            out = append(out, t.printed[c])
    return out


# ---- how they are spoken of


def is_alive(noun: CardNoun) -> bool:
    """Does the noun mean creatures, or one of their subtypes?"""
    return all(sort.types == 1 << CREATURE or (len(sort.kinds) > 0 and sort.word == "") for sort in noun.sorts)


def creature(reading: Reading, things: Things) -> Things:
    """What can be copied: a creature that everybody sees; what lies in a hand or deck must have been shown before."""
    inner, noun = bare(things), reading.noun_of(things)
    if isinstance(inner, This):
        alive = inner.word == "creature" or (inner.word == "card" and reading.word == "creature")
    elif isinstance(noun, CardNoun):
        alive = is_alive(noun)
        if noun.where in (HAND, DECK) and inner is things:
            raise Misread("a creature that everybody sees", things.text())
    else:
        alive = not isinstance(inner, Slot) and "creature" in reading.words_for(things)
    if things.people() or not alive:
        raise Misread("a creature, which can be copied", things.text())
    return things


def copied(reading: Reading, number: Number, things: Things) -> Copied:
    """So many tokens that are copies of it; of several, a copy of each."""
    creature(reading, things)
    if things.many() or (isinstance(things, All) and not things.each):
        raise Misread("a copy of one creature, or of each", things.text())
    return Copied(number, things)


def put_copies(reading: Reading, what: Copied, into: Into) -> PutCopies:
    players, number = reading.players(), what.number
    those: Slot | None = None
    alone = isinstance(players, You) or (isinstance(players, Slot | Again) and not players.many())
    if isinstance(what.things, Slot) and what.things.anew and not alone:
        raise Misread("one player who chooses what is copied", players.text())
    told = isinstance(number, Fixed) and not isinstance(what.things, All)
    if isinstance(players, You) and told and isinstance(number, Fixed) and 1 <= number.n <= MANY:
        words = "those tokens" if number.n > 1 else "that token"
        those = reading.made(Slot(words, number.n, plural=number.n > 1), ["token", "creature", "copy"])
    return PutCopies(players, what, into.settled(), those)


def created(reading: Reading, what: Copied) -> PutCopies:
    """What is created comes into play, where nothing else is said."""
    return put_copies(reading, what, into_play(reading))


def put_otherwise(reading: Reading, what: Copied, *parts: Any) -> list[Any]:
    """Copies whose values are others than what they copy: they get them as soon as they are there."""
    *into, stats = parts
    put = put_copies(reading, what, into[0] if into else into_play(reading))
    if put.those is None:
        raise Misread("so many copies of one creature, which you put into play", put.text())
    return [put, For(Are(Again(put.those, put.those.words), Stats(*stats)), WHILE_IN_PLAY)]


def put_otherwise_there(reading: Reading, what: Copied, stats: tuple[Number, Number], into: Into) -> list[Any]:
    return put_otherwise(reading, what, into, stats)


def become_copy(reading: Reading, model: Things) -> BecomeCopy:
    """Who becomes a copy is another than whom he copies; "it gains flying" is said of him from now on."""
    things = reading.subject()
    model = other_than_doer(reading, model)
    creature(reading, things)
    creature(reading, model)
    if model.many() or isinstance(model, All) or are_one(model, things):
        raise Misread("a copy of another creature", model.text())
    if reading.until < 0:
        raise Misread("for how long", "no time")
    reading.mentions.extend([each for each in reading.latest() if each.things is things][:1])
    reading.paired = PAIRED  # what is done to "it" could be done to either
    return BecomeCopy(things, model, reading.time())


THAT_IS: Final = '"that" ("is" | "are" | "\'s")'
MINTED: Final = '("creature"? ("token" | "tokens"))'
COPY: Final = '("a"? "copy" | "copies")'
EXCEPT: Final = '(","? ("except" | "other" "than" | "but") "that"? ("it" | "they") ("is" | "are" | "\'s") stats)'
MAKE: Final = "({create} | {make})"
PHRASES: Final = [
    Phrase("copied", f'number {MINTED} {THAT_IS} {COPY} "of" cards', copied, needs=TOKENS),
    Phrase("copied", f'number ({MINTED}? ("copy" | "copies")) "of" cards', copied, needs=TOKENS),
    Phrase("deed", "({put} | {create} | {make}) copied into", put_copies,
           ["Put a token that is a copy of target creature into your army.", "Put two copies of target creature into play."],
           needs=TOKENS),
    Phrase("deed", f"{MAKE} copied", created, ["Create a copy of target creature."], needs=TOKENS),
    Phrase("deed", f"({{put}} | {{create}} | {{make}}) copied into {EXCEPT}", put_otherwise,
           ["Put a copy of target creature into your army, except it is 1/1."], needs=TOKENS),
    Phrase("deed", f'{{put}} copied {EXCEPT} ","? into', put_otherwise_there,
           ["Put a copy of target creature, except it is 1/1, into your army."], needs=TOKENS),
    Phrase("deed", f"{MAKE} copied {EXCEPT}", put_otherwise,
           ["Create a token that is a copy of target creature, except it is 1/1."], needs=TOKENS),
    Phrase("again", '("that" | "the") "copy"', lambda reading: reading.that("copy", False), needs=TOKENS),
    Phrase("again", '("those" | "the") "copies"', lambda reading: reading.that("copy", True), needs=TOKENS),
    Phrase(CHANGED, '{become} "a" "copy" "of" cards', become_copy,
           ["Target creature becomes a copy of another target creature until end of turn."]),
]  # fmt: skip
