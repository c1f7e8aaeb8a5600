"""Other hosts: what an enchantment could be attached to as well, by its own text and seen from who controls it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Noun
from wtactics.engine.places import ATTACHED, NOBODY, SEAT_THING, CardId, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.kits.targets import could_aim
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.journeys import Attach
from wtactics.vocabulary.needs import ENCHANTING
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Host, Slot, Things


class OtherHost(Noun):
    """What it could be attached to instead: its text says so, and it is not the thing itself, nor what hangs on it."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def fits(self, t: Table, thing: Thing) -> bool:
        for c in self.things.of(t):
            if c < SEAT_THING and t.in_play(c) and t.host[c] != thing and not hangs_on(t, thing, c):
                return could_host(t, c, thing)
        return False

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in t.board:
            if self.fits(t, c):
                out = append(out, c)
        seat: i64 = 0
        while seat < t.seats:
            if self.fits(t, seat_thing(seat)):
                out = append(out, seat_thing(seat))
            seat += 1
        return out

    def text(self, many: bool) -> str:
        return f"{'things' if many else 'thing'} that {self.things.text()} could be attached to"


def hangs_on(t: Table, thing: Thing, c: CardId) -> bool:
    """Is it this card, or attached to it, be it by way of others?"""
    while thing != NOBODY and thing < SEAT_THING:
        if thing == c:
            return True
        thing = t.host[thing] if t.kind(thing) == ATTACHED else NOBODY
    return False


def could_host(t: Table, c: CardId, thing: Thing) -> bool:
    """Could who controls the card attach it there?"""
    play = t.library.play[t.printed[c]]
    return play != NOBODY and len(t.library.abilities[play].targets) > 0 and could_aim(t, c, play, thing)


def attach_elsewhere(reading: Reading, things: Things) -> Attach:
    """Another target, chosen as targets are."""
    inner = bare(things)
    noun = inner.noun if hasattr(inner, "noun") else reading.noun_of(things)
    hosted = isinstance(inner, Host) and inner.word == "enchantment"
    if not hosted and not (isinstance(inner, Slot) and isinstance(noun, CardNoun) and is_enchantment(noun)):
        raise Misread("an enchantment", things.text())
    slot = reading.target(OtherHost(things), "another legal target")
    return Attach(reading.players(), things, slot)


def is_enchantment(noun: CardNoun) -> bool:
    return [sort.word for sort in noun.sorts] == ["enchantment"]


COULD: Final = '("could" | "can" | "may")'
BE_THERE: Final = (
    '("be" "attached" "to" | "have" "been"? ("played" | "attached") ("on" | "to")? | "be" "played" "on" | "have")'
)
LEGAL: Final = (
    f'("another" "legal" "target" | "another" "target" (("that"? ("it" | "that" "card") {COULD} {BE_THERE})'
    f' | ("on" | "to") "which" "it" {COULD} ("have" "been" | "be") ("played" | "attached")) | "another" "permitted" "target"'
    f' | "another" "target" "that" "its" "text" ("permits" | "allows"))'
)
PHRASES: Final = [
    Phrase("deed", f'{{attach}} things "to" {LEGAL}', attach_elsewhere,
           ["Attach to an enchantment. 2 power: Attach that enchantment to another legal target."], needs=ENCHANTING),
]  # fmt: skip
