"""What resource cards give, in words: more units or none, and units of any faction that their players name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.kits.realm.terms import ANY_FACTION, YIELDS
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.deeds.wealth import POWER
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.yields import (
    GIVES,
    ITS,
    WHEN,
    Giving,
    Yields,
    for_a_while,
    instead_of,
    is_more,
    marked_for,
    phrases,
    resources_only,
    so_much,
)
from wtactics.vocabulary.things.hosting import steady
from wtactics.vocabulary.things.meaning import Things, clause, possessive
from wtactics.vocabulary.things.mentioning import same


class Yield(Yields):
    """ARC-POWER-05, AVA-GOLD-06 Resource cards give so many units, or so many more."""

    def reckoning(self) -> i64:
        return YIELDS

    def unit(self) -> str:
        return "power"


class OfAnyFaction(Statement):
    """ARC-POWER-05, AVA-GOLD-06 What resource cards give is of the faction that their players name as they pay with it."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def law(self) -> i64:
        return bit_of(i64(ANY_FACTION))

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return i64(what == ANY_FACTION and self.things.has(t, c))

    def text(self) -> str:
        return clause(self.things, "give", "power of any faction")


class Unspendable(Yield):
    """What a resource card could give its player can't be spent, whatever others add to it."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Fixed(-NEVER), True)

    def text(self) -> str:
        return f"{possessive(self.things)} gem can't be spent"


def of_any(reading: Reading, *number: Number) -> OfAnyFaction:
    return named_for(reading, reading.subject(), *number)


def of_any_then(reading: Reading, things: Things, *number: Number) -> OfAnyFaction:
    """Whenever it is marked for that, its player names the faction: nobody else does."""
    return named_for(reading, steady(reading, things), *number)


def named_for(reading: Reading, things: Things, *number: Number) -> OfAnyFaction:
    """How much that is it says by itself only where it is one."""
    if number and (not isinstance(number[0], Fixed) or number[0].n != 1):
        raise Misread("power, or 1 power", f"{number[0].text()} power")
    return OfAnyFaction(resources_only(reading, things))


def never_spent(reading: Reading, things: Things) -> Unspendable:
    """What can't pay gives nothing, be it free or consumed."""
    return Unspendable(steady(reading, things))


def gem_gives(reading: Reading, things: Things, number: Number, *said: bool | Number) -> Yield:
    return Yield(steady(reading, things), number, is_more(said))


NEVER: Final = 1 << 10  # more than all that texts could add
MARKED: Final = marked_for(POWER)
MAY: Final = '("may" | "can")?'
HIS: Final = '(("its" | "their") ("controller" | "controllers" | "player") | "you" | "he")'
WHOSE: Final = '(("its" | "their") ("controller" "\'s" | "controllers" "\'") | "your" | "his")'
NAMES: Final = '("may"? ("choose" | "chooses" | "name" | "names" | "want" | "wants" | "like" | "likes"))'
ANY: Final = (
    f'("all" "factions" | ("any" | "every" | "each") ("one" | "single")? "faction" ("that"? {HIS} {NAMES})?'
    f' | ("a" | "the") "faction" "that"? {HIS} {NAMES} | ("a" | "any") "faction" "of" {WHOSE} "choice")'
)
THE_FACTION: Final = f'("any" | "the" | "a") "faction" ("of" | "for") ("that" | "the" | "this" | "its") {POWER}'
OWN: Final = '("instead" ("of" "its" "own")?)?'
SPENT: Final = (
    '("counts" | "count" | "pays" | "pay" | ("may" | "can") ("pay" | "count" | "be" ("spent" | "used" | "paid")))'
)
CANNOT: Final = '("can\'t" | "cannot" | "may" "not")'
FOR_ANYTHING: Final = (
    '(("for" | "to" "pay" "for"?) ("anything" | "any" "cost" | "costs") | "to" "pay" | "by" ("anyone" | "anybody"))'
)
AS_GEM: Final = '("as" | "for") (("a" | "one")? ("gem" | "gems" | "power") "of")?'
AS_PAID: Final = (
    f'("when" | "whenever" | "as" | "if") ({HIS} ("pay" | "pays" | "spend" | "spends") {POWER}?'
    f' ("with" ("it" | "them") | "it")?'
    f' | ({POWER} | "it" | "a" "card") "is" ("paid" | "spent" | "used") ("for" | "to" "pay")?)'
)
PHRASES: Final = [
    *phrases(Giving(Yield), POWER, "power"),
    Phrase("minting", f'{MAY} {GIVES} number? {POWER} "of" {ANY} {OWN}', of_any),
    Phrase("minting", f"{SPENT} {AS_GEM} {ANY}", of_any),
    Phrase(STATED, "minting", same, ["Resource cards you control may produce power of any faction."]),
    Phrase(CHANGED, "minting", for_a_while, ["Resource cards you control produce power of any faction until end of turn."]),
    Phrase(STATEMENT, f'gem {SPENT} {AS_GEM} {ANY} {AS_PAID} | {AS_PAID} "," gem {SPENT} {AS_GEM} {ANY}', of_any_then),
    Phrase(STATEMENT, f'gem ({SPENT} {AS_GEM} {ANY} | {MAY} {GIVES} number? {POWER} "of" {ANY})', of_any_then,
           ["Attach to a resource card. Its gem counts as a gem of every faction."]),
    Phrase(STATEMENT, f'gem ({MAY} {GIVES} | {SPENT} ("as" | "for")?) ({so_much(POWER)}) {instead_of(POWER)}', gem_gives,
           ["Attach to a resource card. Its gem pays 2 power instead of 1."]),
    Phrase(STATEMENT, f'gem ({MAY} {GIVES} | {SPENT} ("as" | "for")?) number "instead" "of" number', gem_gives),
    Phrase(STATEMENT, f'gem {CANNOT} ("be" ("spent" | "used" "up"? | "paid") | "pay") {FOR_ANYTHING}?', never_spent,
           ["Attach to a resource card. Its gem can't be spent."]),
    Phrase(STATEMENT, f'{WHEN} {ITS} {MARKED} "," {HIS} {NAMES} {THE_FACTION}', of_any_then),
    Phrase(STATEMENT, f'{WHEN} {ITS} {MARKED} "," ("that" | "the" | "its") {POWER} ("is" | ("may" | "can") "be") "of" {ANY}',
           of_any_then),
    Phrase(STATEMENT, f'{WHEN} {ITS} {MARKED} "," "it" {MAY} {GIVES} number? {POWER} "of" {ANY}', of_any_then),
    Phrase(STATEMENT, f'"the" {POWER} ({ITS} {GIVES} | "of" {ITS}) ("is" | ("may" | "can") "be") "of" {ANY}', of_any_then),
]  # fmt: skip
