"""Pieces that come off their carriers and lie dropped, and pieces that creatures hand on to others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun
from wtactics.engine.places import EQUIPMENT, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.orc.gear import HANDED_ON
from wtactics.rulesets.orc.speech.pieces import Drop
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.leaning import pairing
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.hosting import AttachedTo
from wtactics.vocabulary.things.meaning import All, Happened, KeeperOf, Things, You, clause
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, says, verbs_done, verbs_suffered

RECEIVER: Final = "receiver"


class DropAll(Drop):
    """Creatures drop all that they carry."""

    def __init__(self, carriers: Things) -> None:
        sort = Sort(types=1 << EQUIPMENT, word="equipment")
        super().__init__(You(), All(CardNoun([sort], qualities=[AttachedTo(carriers)])))
        self.carriers: Final = carriers

    def text(self) -> str:
        return clause(self.carriers, "drop", f"all {'their' if self.carriers.many() else 'its'} equipment")


class HandedOn(Happens):
    """ORC-EQUIP-16 A creature hands a piece on to another, as a player who controls both has it done."""

    def __init__(self, piece: Noun, receiver: Noun | None, by: Noun | None, words: str, own: bool) -> None:
        super().__init__(facts.ATTACHED, piece, receiver, words, own)
        self.by: Final = by

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if n != HANDED_ON or not super().matches(t, a, b, n):
            return False
        return self.by is None or self.by.fits(t, seat_thing(t.controller[a]))


def drops_all(reading: Reading) -> DropAll:
    """A creature, all that it carries."""
    carrier = reading.subject()
    if carrier.people():
        raise Misread("a creature that carries it", carrier.text())
    return DropAll(carrier)


def reassigns(reading: Reading, who: Watched, piece: Watched) -> HandedOn:
    heard(reading, piece)
    owner = who.very if who.very is not None else KeeperOf(again(Happened(False, False, "it"), "that equipment"), False)
    reading.mention(owner, who.names, who.noun)
    return HandedOn(piece.noun, None, who.noun, f"{says(who, 'reassign')} {piece.words}", piece.own())


def is_reassigned(reading: Reading, piece: Watched, receiver: Watched | None = None) -> HandedOn:
    """By whoever controls it, to whichever creature if none is named."""
    if receiver is not None:
        call(reading, receiver, True)
    heard(reading, piece)
    reading.paired = pairing(facts.ATTACHED, False) if receiver is not None else 0
    to = receiver.noun if receiver is not None else None
    words = says(piece, "is reassigned") + (f" to {receiver.words}" if receiver is not None else "")
    return HandedOn(piece.noun, to, None, words, piece.own())


def heard(reading: Reading, piece: Watched) -> None:
    """Of the piece, and of the creature that has it now, can be spoken from now on."""
    if piece.some or not isinstance(piece.noun, Noun):
        raise Misread("one piece", piece.words)
    reading.mention(Happened(True, False, TO_WHOM), [RECEIVER])
    call(reading, piece, False)


def receiver(reading: Reading, *_piece: Things) -> Things:
    for mention in reading.latest():
        if RECEIVER in mention.words:
            return again(mention.things, TO_WHOM)
    raise Misread("a piece that was reassigned", "the creature that receives it")


TO_WHOM: Final = "the creature that receives it"
DROPS: Final = (Verb(facts.DROPPED, "drop", "drop", "come off", "fall to the ground"),)
IS_DROPPED: Final = (Verb(facts.DROPPED, "is dropped"),)
ITS: Final = '("its" | "their")'
CARRIER: Final = f'({ITS} ("carrier" | "carriers" | "bearer" | "wearer" | "wielder"))'
GROUND: Final = '("to" "the" "ground")'
PIECES: Final = f'("all" "of"? {ITS} | {ITS} | "all") ("equipment" | "pieces")'
HANDS: Final = '("reassign" | "reassigns" | ("hand" | "hands") "on")'
RECEIVES: Final = '("receives" | "gets" | "takes" | "received" | "gets")'
PHRASES: Final = [
    *verbs_done(DROPS),
    *verbs_suffered(IS_DROPPED),
    Phrase("doing", f'("comes" | "come") "off" ({CARRIER} | "the" "carrier")', lambda reading: Doing(DROPS[0])),
    Phrase(TOLD, f'("drops" | "drop") {PIECES} {GROUND}?', drops_all, ["Target creature drops all its equipment."]),
    Phrase("happening", f"anyone {HANDS} watched_card", reassigns, ["Whenever you reassign an equipment, draw a card."]),
    Phrase("happening", 'watched ("is" | "are") ("reassigned" | "handed" "on") ("to" watched_card)?', is_reassigned,
           ["Whenever an equipment is reassigned, draw a card."]),
    Phrase("general", f'"the" "creature" "that" {RECEIVES} again | "its" "new" "carrier" | "the" "receiver"', receiver,
           ["Whenever you reassign an equipment, unmark the creature that receives it."]),
]  # fmt: skip
