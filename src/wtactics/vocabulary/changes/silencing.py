"""Silencing: cards lose all their abilities for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import SILENCED
from wtactics.engine.meaning import Statement
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.changes.granting import on_board
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.needs import ENCHANTING
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import Host, Things, clause


class LoseAbilities(Deed):
    """Cards have no abilities for a while, neither printed nor given; what was done to them stays."""

    def __init__(self, things: Things, until: i64) -> None:
        self.things: Final = things
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        until = t.lasts(self.until)
        for c in on_board(t, self.things):
            t.modify(SILENCED, c, 0, 0, until, t.you, t.me)
            t.silence(c)
        return NEXT

    def text(self) -> str:
        return timed(clause(self.things, "lose", "all abilities"), self.until)


class Hush(Statement):
    """As long as the card is attached to it, its host has no abilities; while the card has none itself, it has."""

    def __init__(self, host: Things) -> None:
        self.host: Final = host

    def hushes(self) -> bool:
        return True

    def depends(self) -> i64:
        return 0

    def text(self) -> str:
        return f"{self.host.text()} has no abilities"


def has_none(reading: Reading, host: Things, *_in_play: Things) -> Contribution:
    if reading.word != "enchantment" or not isinstance(host, Host) or host.person:
        raise Misread("an enchantment that speaks of what it is attached to", f"a {reading.word}")
    return Standing([Stated([Hush(host)], None)])


def text_has_none(reading: Reading, *_in_play: Things) -> Contribution:
    """What is printed on it has no effect."""
    return has_none(reading, reading.it())


def lose_abilities(reading: Reading) -> LoseAbilities:
    return LoseAbilities(reading.subject(), reading.time())


NONE_OF_ITS: Final = '("all" ("of"? ("its" | "their"))? | "its" | "their") "abilities"'
IN_PLAY: Final = '("as" "long" "as" (self | "this" "card") "is" ("in" "play" | "attached" ("to" "it")?))'
ITS_TEXT: Final = '("all" "of"? ("its" | "the")? "rules"? "text" | ("its" | "the") "rules"? "text")'
NO_TEXT: Final = '"no" ("text" | "rules" "text" | "effect" | "effects" | "abilities" | "ability")'
BUT_STAYS: Final = '","? ("but" | "and") "it"? ("stays" | "remains") ("attached" ("to" "its" "host")? | "in" "play")'
PHRASES: Final = [
    Phrase(
        "permanent",
        f'(host | again) (("has" | "have") {NO_TEXT} {IN_PLAY}? | ("takes" | "take") "no" "effect" {IN_PLAY}?'
        f' | {{lose}} ({NONE_OF_ITS} | {ITS_TEXT}) {IN_PLAY}? | "does" "nothing"'
        f' | "doesn\'t" ("work" | "function") {IN_PLAY}?)',
        has_none,
        needs=ENCHANTING,
    ),
    Phrase(
        "permanent",
        f'(host | again) ("has" | "have") {NO_TEXT} {BUT_STAYS}',
        has_none,
        needs=ENCHANTING,
    ),
    Phrase(
        "permanent",
        f'"its" "text" "box"? ("has" "no" ("effect" | "effects") | "is" ("blank" | "ignored") | "does" "nothing") {IN_PLAY}?',
        text_has_none,
        ["Attach to an enchantment. Its text has no effect."],
        needs=ENCHANTING,
    ),
    Phrase(
        CHANGED,
        '{lose} ("all" ("of"? ("its" | "their"))? | "its" | "their") "abilities"',
        lose_abilities,
        ["Target creature loses all abilities until end of turn."],
    ),
]
