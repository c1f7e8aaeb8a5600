"""Allowances: how many resource cards players may lay down in a turn, and how many moves they may make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import LAYINGS, MOVES, Number, Statement
from wtactics.engine.places import CardId, Seat, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Phrase
from wtactics.vocabulary.conditions.meaning import DuringTurn
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Things

VERBS: Final = {MOVES: ("make", "move"), LAYINGS: ("lay", "resource card")}
NO_LIMIT: Final = 1 << 20


class AnyNumber(Fixed):
    """As many as one likes."""

    def __init__(self) -> None:
        super().__init__(NO_LIMIT)

    def text(self) -> str:
        return "any number of"


class Allowance(Statement):
    """Players may do something so often in a turn, or so much more often."""

    def __init__(
        self, players: Things | None, what: i64, number: Number, more: bool, when: DuringTurn | None = None
    ) -> None:
        self.when: Final = when  # only at this time
        self.players: Final = players
        self.what: Final = what
        self.number: Final = number
        self.more: Final = more

    def law(self) -> i64:
        return bit_of(self.what)

    def sets(self) -> bool:
        return not self.more

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != self.what or (self.players is not None and not self.players.has(t, seat_thing(seat))):
            return 0
        if self.when is not None and not self.when.holds(t):
            return 0
        return self.number.of(t) if self.more else self.number.of(t) - usual

    def text(self) -> str:
        verb, thing = VERBS[int(self.what)]
        who = "players" if self.players is None else self.players.text()
        much = self.number.text()
        s = "" if much == "1" else "s"
        when = "each turn" if self.when is None else self.when.when()
        return f"{who} may {verb} {much} {'additional ' if self.more else ''}{thing}{s} {when}"


class AllowancePhrase(Phrase):
    """What may be done so often."""

    def __init__(self, form: str, what: int, endless: bool = False, examples: Sequence[str] = ()) -> None:
        needs = Needs(deeds=bit_of(i64(what)))
        self.endless: Final = endless
        super().__init__("allowance", f"card_payer {MAY} {form}", self.give, examples, needs=needs)
        self.what: Final = what

    def give(self, reading: Reading, payer: Payer, *said: Number | bool) -> Allowance:
        """Without a number it is one more, or as many as one likes."""
        if self.endless:
            return Allowance(payer.players, self.what, AnyNumber(), False)
        number = next((each for each in said if isinstance(each, Number)), Fixed(1))
        return Allowance(payer.players, self.what, number, True in said)


def always(reading: Reading, allowance: Allowance, *_usual: Number) -> Statement:
    return allowance


def at_that_time(
    reading: Reading, allowance: Allowance, part: tuple[bool, list[int], str], *_usual: Number
) -> Statement:
    """It may be done so often in a turn, as long as that phase goes on."""
    return Allowance(allowance.players, allowance.what, allowance.number, allowance.more, DuringTurn(*part))


def for_a_while(reading: Reading, allowance: Allowance, *_usual: Number) -> Deed:
    return decree_alone(reading, allowance)


def further(reading: Reading) -> bool:
    return True


EACH_TURN: Final = '("each" | "in" ("a" | "each") | "during" ("a" | "each")) "turn"'
ANY: Final = '("any" "number" "of" | "as" "many")'
MAY: Final = '("may" | "can")'
SO_MANY: Final = '"up"? "to"? number'
LAY: Final = '("put" | "lay" | "play")'
CARDS: Final = '("resource" | "resources" | "resource" "card" | "resource" "cards")'
AS_RESOURCE: Final = '("card" | "cards") "as" ("a"? "resource" "card"? | "resources" | "resource" "cards")'
PHRASES: Final = [
    Phrase("further", '"additional" | "extra" | "more" | "further"', further),
    AllowancePhrase(f'"make" {SO_MANY} further? ("move" | "moves")', MOVES),
    AllowancePhrase('("make" ("a" "second" | "another") "move" | "move" ("a" "second" | "another") ("creature" | "time"))'
                    ' further_one', MOVES),
    AllowancePhrase(f'"move" ({SO_MANY} further? ("creatures" | "creature" | "times" | "time") | twice)', MOVES),
    AllowancePhrase(f'{LAY} ("a" "second" | "another") {CARDS} further_one', LAYINGS),
    AllowancePhrase(f'("make" {ANY} "moves" | "move" {ANY} "times")', MOVES, True),
    AllowancePhrase(f"{LAY} {ANY} {CARDS}", LAYINGS, True, ["You may lay any number of resource cards this turn."]),
    Phrase("further_one", "", further),
    Phrase("twice", '"twice"', lambda reading: Fixed(2)),
    AllowancePhrase(f"{LAY} {SO_MANY} further? ({CARDS} | {AS_RESOURCE})", LAYINGS),
    Phrase(STATEMENT, f'allowance ({EACH_TURN} ("instead" "of" number)? | "this" "turn" "instead" "of" number)'
           f' | {EACH_TURN} ","? allowance', always,
           ["You may lay two resource cards each turn."]),
    Phrase(STATEMENT, '("in" | "during") ("each" "of")? turn_part ","? allowance',
           lambda reading, part, allowance: at_that_time(reading, allowance, part)),
    Phrase(STATEMENT, 'allowance ("in" | "during") ("each" "of")? turn_part ("instead" "of" number)?', at_that_time,
           ["You may lay one additional resource card during your Play phase."]),
    Phrase(ORDER, f'allowance ({EACH_TURN})? ("instead" "of" (number | "once"))?', for_a_while,
           ["You may lay one additional resource card this turn."]),
]  # fmt: skip
