"""Signs: what an ability takes to be used: [ ] and [2] mark creatures, [P], [R], [C] and [S] a shape of them, 1G is gold."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import BE_MARKED, Due, Number
from wtactics.engine.places import BOARD, CREATURE, NOBODY, CardId, Seat, Thing, place_of
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, PAIR, ROW, SHAPES, SLOTS, SQUARE, STARTS
from wtactics.rulesets.slot.speech.slots import Line
from wtactics.rulesets.slot.terms import BE_SPENT
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.spoken import Given
from wtactics.vocabulary.sentences.dues import MarkDue
from wtactics.vocabulary.sentences.limits import UseDue, once
from wtactics.vocabulary.sentences.prices import Worded
from wtactics.vocabulary.things.mentioning import plain

LETTERS: Final = {PAIR: "P", ROW: "R", COLUMN: "C", SQUARE: "S"}


def ally_creatures() -> CardNoun:
    """The creatures of one's army."""
    return CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=YOURS, side=True)


class OthersDue(MarkDue):
    """[n]: so many other creatures of one's army are marked, or cards of the twilight spent in their place (SLOT-ABIL-16)."""

    def __init__(self, count: i64) -> None:
        super().__init__(ally_creatures(), count, True)

    def text(self) -> str:
        return f"[{self.count}]"


class ShapeDue(Due):
    """[P], [R], [C], [S]: all creatures of one shape without gaps are marked (SLOT-ABIL-17)."""

    def __init__(self, sort: i64) -> None:
        super().__init__(ally_creatures(), 1)
        self.sort: Final = sort

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return len(self.choices(t, seat, c)) > 0

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        """The shapes that can be given, by their numbers in the grid."""
        out = vec[i64]()
        for shape in range(STARTS[self.sort], STARTS[self.sort + 1]):
            if is_ready(t, seat, SHAPES[shape]):
                out = append(out, shape)
        return out

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        """`thing` is the number of a shape."""
        for slot in range(SLOTS):
            if SHAPES[thing] >> slot & 1 == 1:
                t.mark(t.first[place_of(BOARD + slot, seat)])

    def text(self) -> str:
        return f"[{LETTERS[self.sort]}]"


def is_ready(t: Table, seat: Seat, slots: i64) -> bool:
    """Does an unmarked creature stand in each of these slots, and may it be marked?"""
    for slot in range(SLOTS):
        if slots >> slot & 1 == 1:
            c = t.first[place_of(BOARD + slot, seat)]
            if c == NOBODY or t.marked[c] != 0 or may(t, BE_MARKED, c, NOBODY, 0) != 0:
                return False
            if may(t, BE_SPENT, c, NOBODY, 0) != 0:
                return False
    return True


class GoldDue(Due):
    """nG: so much gold, from creatures that are marked or out of the twilight; the ruleset asks for it (SLOT-PAY-01)."""

    def __init__(self, count: i64) -> None:
        super().__init__(ally_creatures(), count)

    def text(self) -> str:
        return f"{self.count}G"


class ActionDue(Due):
    """n AP: so many action points; the ruleset counts them (SLOT-AP-04)."""

    def __init__(self, count: i64) -> None:
        super().__init__(ally_creatures(), count)

    def text(self) -> str:
        return f"{self.count} AP"


class Signs(Worded):
    """A price in signs: nothing of it counts twice, so whether all of it can be met is for the ruleset to say."""

    def __init__(self, mark: bool, dues: list[Due]) -> None:
        super().__init__(0, NOBODY, False, mark, dues)
        self.in_others: Final = sum(due.count for due in dues if isinstance(due, OthersDue))
        self.in_gold: Final = sum(due.count for due in dues if isinstance(due, GoldDue))
        self.in_points: Final = sum(due.count for due in dues if isinstance(due, ActionDue))
        self.in_shapes: Final = vec[i64]([due.sort for due in dues if isinstance(due, ShapeDue)])

    def text(self) -> str:
        uses = [f"{due.text()}," for due in self.dues if isinstance(due, UseDue)]
        dues = [due.text() for due in self.dues if not isinstance(due, UseDue)]
        return " ".join([*uses, *(["[ ]"] if self.mark else []), *dues])


class ShapePhrase(Phrase):
    """The sign of a shape."""

    def __init__(self, sort: int, letter: str) -> None:
        example = f"[{letter}]: Deal 1 damage to each enemy creature in the front row."
        super().__init__("sign", f'"[" "{letter.lower()}" "]"', self.give, [example])
        self.sort: Final = sort

    def give(self, reading: Reading) -> Due:
        return ShapeDue(self.sort)


def itself(reading: Reading) -> None:
    return None


def others(reading: Reading, number: Number) -> Due:
    return OthersDue(plain(number))


def gold(reading: Reading, number: Number) -> Due:
    """Gold, or energy, which is the same (SLOT-PAY-03)."""
    return GoldDue(plain(number))


def actions(reading: Reading, number: Number) -> Due:
    return ActionDue(plain(number))


def one(reading: Reading) -> Number:
    return Fixed(1)


def price(reading: Reading, *signs: Due | None) -> Signs:
    """The whole price; each sign once, as two of a kind would say what one says."""
    said = [
        sign.text()[-1] + type(sign).__name__ if isinstance(sign, ShapeDue) else type(sign).__name__ for sign in signs
    ]
    if len(set(said)) < len(said):
        raise Misread("each sign once", "one sign twice")
    for sign in signs:
        if isinstance(sign, ShapeDue):
            reading.given.append(Given(sign, "mark", Line(sign.sort), []))
    return Signs(None in signs, [sign for sign in signs if sign is not None])


PHRASES: Final = [
    Phrase("price", 'sign ((",")? sign)*', price),
    Phrase("price", 'used_up "," sign ((",")? sign)*', price, ["Once each turn, [1]: Unmark this creature."]),
    Phrase("used_up", "use", lambda reading, due: due),
    Phrase("used_up", '"only" "once"', once),
    Phrase("sign", '"[" "]"', itself, ["[ ]: This creature gets +2 DEF until end of turn."]),
    Phrase("sign", '"[" (many | bare_one) "]"', others, ["[ ] [2]: Restore 1 life to target damaged ally creature."]),
    *(ShapePhrase(sort, letter) for sort, letter in LETTERS.items()),
    Phrase(
        "sign", '"pay"? (many | bare_one) ("g" | "e" | "gold" | "energy")', gold, ["1G: Unmark target ally creature."]
    ),
    Phrase("sign", '("pay" | "spend")? (many | bare_one) "ap"', actions, ["2 AP: Unmark target ally creature."]),
    Phrase(
        "sign", '"mark" self', lambda reading, _this: None, ["Mark this creature: Unmark another target ally creature."]
    ),
    Phrase("bare_one", '"one"', one),
]
