"""Blows turned elsewhere: two that deal damage to each other, and damage that one takes in the place of another."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import Condition, Number
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_of
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.sentences.replacing import Damage, always_redirected, watched_thing
from wtactics.vocabulary.sentences.this_way import Change, were_done
from wtactics.vocabulary.things.hosting import watched_again
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.triggers.blows import STRIKE
from wtactics.vocabulary.triggers.circumstances import InFight
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, very_card


class EachOther(Deed):
    """ORC-DEATH-01 Each of two deals as much damage to the other as it has ATK, both at once."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        both = cards_of(t, self.things)
        if len(both) == 2 and t.in_play(both[0]) and t.in_play(both[1]):
            force = vec[i64]([max(0, t.attack[c]) for c in both])
            t.hold()
            t.hurt(both[1], force[0], both[0])
            t.hurt(both[0], force[1], both[1])
            t.release()
        return NEXT

    def text(self) -> str:
        return f"{self.things.text()} deal damage equal to their ATK to each other"


def each_other(reading: Reading) -> EachOther:
    things = reading.subject()
    if not things.many() or things.people():
        raise Misread("two creatures", things.text())
    return EachOther(things)


def undefended_at(reading: Reading, things: Things) -> Contribution:
    """ORC-COMBAT-22 In combat only undefended attackers deal damage to a player."""
    return always_redirected(reading, Damage(watched_thing(You()), None, [InFight()]), things)


def some_were(reading: Reading, *said: Number | Change) -> Condition:
    """Of those that the sentence before has dealt with: one at least, or so many."""
    number = next((part for part in said if isinstance(part, Number)), Fixed(1))
    change = next(part for part in said if isinstance(part, Change))
    noun = CardNoun([Sort(word="card")], where=ANYWHERE)
    words = "a card" if isinstance(number, Fixed) and number.n == 1 else f"{number.text()} or more cards"
    return were_done(reading, (noun, AT_LEAST, number, words), change)


def damages_in_combat(reading: Reading, watched: Watched, victim: Watched) -> Happens:
    """ORC-COMBAT-14 What one deals to another in combat is combat damage."""
    return happens(reading, watched, Doing(STRIKE, victim))


ATK: Final = '"equal" "to" ("their" | "its") ("atk" | "attack")'
OTHER: Final = '"to" ("each" "other" | "one" "another" | "the" "other")'
YOU: Final = '("you" | "your"? "victory" "points")'
WERE: Final = '("was" | "were")'
PHRASES: Final = [
    Phrase("happening", 'watched ("damages" | "damage" | ("deals" | "deal") "damage" "to") known "in" "combat"',
           damages_in_combat, ["Whenever a creature damages this creature in combat, mark that creature."]),
    Phrase("known", "self", very_card),
    Phrase("known", "again | the_host", watched_again),
    Phrase(TOLD, f'"each"? ("deal" | "deals") "damage" ({ATK} {OTHER} | {OTHER} {ATK})', each_other,
           ["Two target creatures deal damage equal to their ATK to each other."]),
    Phrase("averting", f'"undefended" "attackers" "deal" ("their" | "combat")? "damage" "to" things "instead" "of" "to"? {YOU}',
           undefended_at, ["Undefended attackers deal their damage to this creature instead of to you."]),
    Phrase("condition", f'("any" | "at" "least" ("one" | many) | many ("or" "more")?) {WERE} done_so', some_were,
           ["Destroy all equipment. If at least one was destroyed, draw a card."]),
]  # fmt: skip
