"""Standing in words: who defends alongside his creatures, who must, and who may though his avatar is marked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ROLES, Condition, Statement
from wtactics.engine.places import SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Phrase
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import MUST_STAND, STAND_MARKED
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Everyone, Things, You

WORDS: Final = {
    STAND_MARKED: "can stand alongside even if marked", MUST_STAND: "must stand alongside if able",
}  # fmt: skip


class Stands(Condition):
    """AVA-AVATAR-07 A player defends alongside his creatures in the attack under way, or does not."""

    def __init__(self, players: Things, alongside: bool) -> None:
        self.players: Final = players
        self.alongside: Final = alongside

    def holds(self, t: Table) -> bool:
        assert isinstance(t, AvaTable)
        aim = t.aim()
        if aim < SEAT_THING or not self.players.has(t, aim):
            return False
        return t.alongside if self.alongside else t.answered and not t.alongside

    def depends(self) -> i64:
        return ROLES | self.players.depends()

    def text(self) -> str:
        verb = "stand" if isinstance(self.players, You) else "stands"
        return f"{self.players.text()} {verb} {'alongside' if self.alongside else 'aside'}"


class Standing(Statement):
    """AVA-CONFLICT-01 Players stand alongside against the rule, or whenever they can."""

    def __init__(self, players: Things, deed: i64) -> None:
        self.players: Final = players
        self.deed: Final = deed

    def law(self) -> i64:
        return bit_of(self.deed)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == self.deed and self.players.has(t, c)

    def text(self) -> str:
        return f"{self.players.text()} {WORDS[int(self.deed)]}"


def of(payer: Payer) -> Things:
    return payer.players if payer.players is not None else Everyone(False)


def may_marked(reading: Reading, payer: Payer) -> Standing:
    return Standing(of(payer), STAND_MARKED)


def must(reading: Reading, payer: Payer) -> Standing:
    return Standing(of(payer), MUST_STAND)


def may_marked_now(reading: Reading, payer: Payer) -> Deed:
    return decree_alone(reading, may_marked(reading, payer))


def may_marked_so_long(reading: Reading, payer: Payer, _until: int) -> list[Deed]:
    """The time stands in the middle."""
    steps = [may_marked_now(reading, payer)]
    reading.end_time()
    return steps


def must_so_long(reading: Reading, payer: Payer, _until: int) -> list[Deed]:
    steps = [must_now(reading, payer)]
    reading.end_time()
    return steps


def must_now(reading: Reading, payer: Payer) -> Deed:
    return decree_alone(reading, must(reading, payer))


def stands(reading: Reading, payer: Payer) -> Stands:
    return Stands(of(payer), True)


def stands_aside(reading: Reading, payer: Payer) -> Stands:
    return Stands(of(payer), False)


ALONGSIDE: Final = '"alongside" (("your" | "his" | "their") "creatures")?'
STAND: Final = f'("stand" | "defend") {ALONGSIDE}'
STANDS: Final = f'(("stand" | "stands" | "defend" | "defends") {ALONGSIDE} | ("is" | "are") "standing" {ALONGSIDE})'
WHO: Final = '(("your" | "his" | "the" | "their") "avatar" | "you" | "he")'
THOUGH_MARKED: Final = f'"even" ("if" | "though" | "when") {WHO}? ("is" | "are")? "marked"'
HE_CAN: Final = '("he" | "you" | "they") ("can" | "is" "able" | "are" "able")'
IF_ABLE: Final = f'("if" ("able" | "possible" | {HE_CAN}) | "whenever" "possible")'
ABLE: Final = f"{IF_ABLE}?"
PHRASES: Final = [
    Phrase(STATEMENT, f'card_payer ("may" | "can") {STAND} {THOUGH_MARKED}', may_marked,
           ["You may stand alongside even if your avatar is marked."]),
    Phrase(ORDER, f'card_payer ("may" | "can") {STAND} {THOUGH_MARKED}', may_marked_now),
    Phrase("effects", f'card_payer ("may" | "can") {STAND} until {THOUGH_MARKED}', may_marked_so_long),
    Phrase("effects", f'card_payer "must" {STAND} until {IF_ABLE}', must_so_long),
    Phrase(STATEMENT, f'card_payer "must" {STAND} {ABLE}', must, ["Opponents must stand alongside if able."]),
    Phrase(ORDER, f'card_payer "must" {STAND} {ABLE}', must_now),
    Phrase("condition", f"card_payer {STANDS}", stands, ["As long as you stand alongside, creatures you control get +0/+1."]),
    Phrase("condition", 'card_payer ("stand" | "stands" | ("is" | "are") "standing") "aside"', stands_aside),
]  # fmt: skip
