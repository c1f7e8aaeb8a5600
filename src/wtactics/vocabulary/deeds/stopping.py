"""Stopping announced plays from resolving."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.chain import cancel
from wtactics.engine.places import CITY, CREATURE, ENCHANTMENT, EVENT, LIMBO, MAGIC, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import sort
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.mentioning import an


class Stop(Deed):
    """Cards that are being played will not resolve."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            cancel(t, c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "stop", f"{self.things.text()} from resolving")


def stop(reading: Reading, things: Things) -> Stop:
    return Stop(reading.players(), things)


def stopped(reading: Reading) -> Stop:
    return Stop(You(), reading.subject())


def made_vain(reading: Reading) -> Stop:
    """What is played and does nothing does not resolve; of what lies in play it would be something else."""
    noun = reading.noun_of(reading.subject())
    types = noun.types_meant if isinstance(noun, CardNoun) else 0
    if types == 0 or types & ~(1 << EVENT | 1 << MAGIC) != 0:
        raise Misread("events or magic", reading.subject().text())
    return stopped(reading)


def waiting(reading: Reading, *parts: Any) -> Sort:
    """A sort of cards that are played, called as they are called in play."""
    said = sort(reading, *parts)
    if said.role > 0 or said.types & ~PLAYED != 0:
        raise Misread("cards that are played", said.text(True))
    return said


def played(reading: Reading, *sorts: Sort) -> CardNoun:
    """An event or an enchantment card that is being played."""
    return CardNoun(list(sorts), where=LIMBO)


PLAYED: Final = 1 << CITY | 1 << CREATURE | 1 << ENCHANTMENT | 1 << MAGIC | 1 << EVENT
BEING_PLAYED: Final = (
    '((("that" | "which") ("is" | "are"))? ("being" "played" | "waiting" ("to" "resolve" | "on" "the" "chain")?)'
    ' | "on" "the" "chain" | ("that" | "which") ("waits" | "wait") ("to" "resolve" | "on" "the" "chain")?)'
)
PHRASES: Final = [
    *(
        phrase
        for s in ("", "s")
        for phrase in (
            Phrase(f"waiting_sort{s}", f"card_sort{s}", lambda reading, said: said, needs=SPELLS),
            Phrase(f"waiting_sort{s}", f"of_faction? kinds? head{s}", waiting, needs=SPELLS),
            Phrase(f"played_so{s}", f'waiting_sort{s} ("or" waiting_sort{s})? {BEING_PLAYED}', played, needs=SPELLS),
            Phrase(f"played_noun{s}", f"played_so{s}", lambda reading, noun: noun, needs=SPELLS),
        )
    ),
    Phrase(
        "chosen",
        '("a" | "an" | "one") played_so',
        an,
        ["Choose an event being played. It doesn't resolve."],
        needs=SPELLS,
    ),
    Phrase("deed", '{stop} things ("from" "resolving")?', stop, ["Stop target event from resolving."]),
    Phrase("deed", "{counter} things", stop, ["Counter target event."]),
    Phrase(
        TOLD,
        '("doesn\'t" | "don\'t") "resolve" | ("fails" | "fail") "to" "resolve"',
        stopped,
        ["Target event doesn't resolve."],
    ),
    Phrase(
        TOLD,
        '("does" | "do") "nothing" | ("has" | "have") "no" "effect" | "is" "without" "effect"',
        made_vain,
        ["Target event does nothing."],
        needs=SPELLS,
    ),
]
