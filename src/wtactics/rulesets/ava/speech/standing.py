"""Standing in words: who defends alongside his creatures, who must, and who may though his avatar is marked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import DEFEND_MARKED, ROLES, Condition, Statement, Trigger
from wtactics.engine.places import AVATAR, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import MUST_STAND, STAND, STAND_MARKED
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree, decree_alone
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import All, Everyone, Things, You
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says

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


def both_marked(reading: Reading) -> list[Stated]:
    """He defends alongside his creatures, or blocks himself."""
    avatar = All(CardNoun([Sort(types=1 << AVATAR, word="avatar")], whose=YOURS))
    act = Act("can defend even if marked", bit_of(DEFEND_MARKED))
    return [Stated([Standing(You(), STAND_MARKED), Do(avatar, act, act.words)], None)]


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


def never(reading: Reading, payer: Payer) -> Cant:
    return Cant(of(payer), STANDS_THERE)


def never_now(reading: Reading, payer: Payer) -> Deed:
    return decree_alone(reading, never(reading, payer))


def never_he(reading: Reading, payer: Payer) -> Cant:
    """Of one who was named; others are subjects of what is said of players."""
    if payer.players is None or isinstance(payer.players, You | Everyone):
        raise Misread("one player who was named", of(payer).text())
    return never(reading, payer)


def cant_stand(reading: Reading) -> Cant:
    """Players do, and no cards."""
    if not reading.subject().people():
        raise Misread("players", reading.subject().text())
    return Cant(reading.subject(), STANDS_THERE)


def cant_stand_aside(reading: Reading) -> Standing:
    if not reading.subject().people():
        raise Misread("players", reading.subject().text())
    return Standing(reading.subject(), MUST_STAND)


def cant_stand_aside_now(reading: Reading) -> Deed:
    return decree(reading, cant_stand_aside(reading))


def stood(reading: Reading, who: Watched) -> Trigger:
    """AVA-AVATAR-07 He says that he defends alongside his creatures, or blocks himself."""
    call(reading, who, True)
    return Happens(facts.ASSIGNED, None, who.noun, f"{says(who, 'stand')} alongside", False, True)


def stands(reading: Reading, payer: Payer) -> Stands:
    return Stands(of(payer), True)


def stands_aside(reading: Reading, payer: Payer) -> Stands:
    return Stands(of(payer), False)


STANDS_THERE: Final = Act("stand alongside", bit_of(STAND))
ASIDE: Final = '"choose"? "to"? "stand" "aside"'
ALONGSIDE: Final = '"alongside" (("your" | "his" | "their") "creatures")?'
STAND_UP: Final = f'("stand" | "defend") {ALONGSIDE}'
STAND_UP_S: Final = f'(("choose" | "chooses") "to")? ("stand" | "stands" | "defend" | "defends") {ALONGSIDE}'
STANDS: Final = f'(("stand" | "stands" | "defend" | "defends") {ALONGSIDE} | ("is" | "are") "standing" {ALONGSIDE})'
WHO: Final = '(("your" | "his" | "the" | "their") "avatar" | "you" | "he")'
THOUGH_MARKED: Final = (
    f'("even" ("if" | "though" | "when" | "as" "long" "as") | "though" | "although" | "as"'
    f' "long" "as") {WHO}? ("is" | "are")? "marked"'
)
STANDS_IN: Final = '"in" "your" "army"'  # who stands alongside is there
THOUGH_MARKED_HE: Final = THOUGH_MARKED.replace('"you" | "he"', '"you" | "he" | "it"')
HE_CAN: Final = '("he" | "you" | "they") ("can" | "is" "able" | "are" "able")'
IF_ABLE: Final = f'("if" ("able" | "possible" | {HE_CAN}) | "whenever" "possible")'
ABLE: Final = f"{IF_ABLE}?"
PHRASES: Final = [
    Phrase(STATEMENT, f'card_payer ("may" | "can") {STAND_UP} {THOUGH_MARKED}', may_marked,
           ["You may stand alongside even if your avatar is marked."]),
    Phrase(ORDER, f'card_payer ("may" | "can") {STAND_UP} {THOUGH_MARKED}', may_marked_now),
    Phrase(STATEMENT, f'"your" "avatar" ({STANDS_IN})? ("may" | "can") "stand" {ALONGSIDE} {THOUGH_MARKED_HE}',
           lambda reading: Standing(You(), STAND_MARKED), ["Your avatar may stand alongside even if it is marked."]),
    Phrase("saying_all", f'"your" "avatar" ({STANDS_IN})? ("may" | "can") "stand" {ALONGSIDE} "and" ("block" | "defend")'
           f" {THOUGH_MARKED_HE}", both_marked),
    Phrase("effects", f'card_payer ("may" | "can") {STAND_UP} until {THOUGH_MARKED}', may_marked_so_long),
    Phrase("effects", f'card_payer "must" {STAND_UP} until {IF_ABLE}', must_so_long),
    Phrase(STATEMENT, f'card_payer "must" {STAND_UP} {ABLE}', must, ["Opponents must stand alongside if able."]),
    Phrase(ORDER, f'card_payer "must" {STAND_UP} {ABLE}', must_now),
    Phrase(STATEMENT, 'card_payer "must" "stand" "aside"', never),
    Phrase(ORDER, 'card_payer "must" "stand" "aside"', never_now),
    Phrase(STATEMENT, f'card_payer ("can\'t" | "cannot") {STAND_UP}', never_he),
    Phrase("forbidden", STAND_UP, cant_stand, ["Opponents can't stand alongside their creatures."]),
    Phrase(STATED, f'("can\'t" | "cannot") {ASIDE}', cant_stand_aside, ["Opponents can't stand aside."]),
    Phrase(CHANGED, f'("can\'t" | "cannot") {ASIDE}', cant_stand_aside_now),
    Phrase("happening", f"anyone {STAND_UP_S}", stood, ["Whenever you stand alongside your creatures, draw a card."]),
    Phrase("condition", f"card_payer {STANDS}", stands, ["As long as you stand alongside, creatures you control get +0/+1."]),
    Phrase("condition", 'card_payer ("stand" | "stands" | ("is" | "are") "standing") "aside"', stands_aside),
]  # fmt: skip
