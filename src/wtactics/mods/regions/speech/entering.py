"""Entering in words: into which Domain a card is played alone, of whatever faction, and who defends though not on top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK, DEFEND, Statement
from wtactics.engine.places import DEFENDER, NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.portals import Portal
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.mods.regions.places import ENTERS_NOT, HOW_MANY, PLAYED_NOT, SUPPORTED, goal_of, is_domain
from wtactics.mods.regions.speech.activity import ALL, ActiveOf, Supports
from wtactics.mods.regions.speech.domains import ANY, NAMES
from wtactics.rulesets.ava.speech.coming import CAN, PLAYS_ONLY, OnlyArmy, OnlyCities
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.rulings.restraint import decree, doers
from wtactics.vocabulary.things.meaning import Things, This, You


class OnlyDomain(Statement):
    """AVA-CONFLICT-02 This creature is played into one of its player's Domains alone, or comes into play nowhere else."""

    def __init__(self, domain: int, wholly: bool) -> None:
        self.domain: Final = domain
        self.wholly: Final = wholly

    def rulings(self) -> i64:
        bits: i64 = 0
        numbers = ENTERS_NOT if self.wholly else PLAYED_NOT
        for goal in range(len(numbers)):
            bits |= bit_of(i64(numbers[goal])) if goal != self.domain + 1 else 0
        return bits

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return c == t.me and self.rulings() >> deed & 1 == 1

    def text(self) -> str:
        where = f"your {NAMES[self.domain]} Domain"
        return f"this card enters play only in {where}" if self.wholly else f"this card can be played only into {where}"


class DomainPortal(Portal):
    """AVA-REGION-08 Creatures arrive in such a Domain, or in any."""

    def __init__(self, discipline: int) -> None:
        super().__init__(None, False)
        self.discipline: Final = discipline

    def has(self, t: Table, home: i64) -> bool:
        goal = goal_of(home)
        return goal == self.discipline + 1 if self.discipline != ANY else 0 < goal <= HOW_MANY

    def text(self) -> str:
        return "your Domains" if self.discipline == ANY else f"your {NAMES[self.discipline]} Domain"


class OfAnyFaction(Statement):
    """AVA-CONFLICT-01 This card may be played though its player's region does not support its faction."""

    def rulings(self) -> i64:
        return bit_of(SUPPORTED)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == SUPPORTED and c == t.me

    def text(self) -> str:
        return "this card can be played even if its faction isn't supported"


class FromBelow(Law):
    """AVA-CONFLICT-01 Creatures of a Domain defend as civilians, whoever lies on top of them."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Act("defend", bit(DEFEND)), None, can=True)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not NOBODY < c < SEAT_THING or not is_domain(t.place[c] & 15):
            return False
        for each in t.board:  # never beside military defenders, or another of its Domain (AVA-REGION-11, AVA-REGION-13)
            beside = not is_domain(t.place[each] & 15) or (t.place[each] == t.place[c] and each != c)
            if t.role[each] == DEFENDER and beside:
                return False
        return super().is_meant(t, deed, c, other)

    def text(self) -> str:
        return f"{super().text()} even if not on top"


def a_creature(reading: Reading) -> None:
    if reading.word != "creature":
        raise Misread("a creature", f"a {reading.word}")


def played_there(reading: Reading, _self: Things, domain: int) -> OnlyDomain:
    a_creature(reading)
    return OnlyDomain(domain, False)


def enters_there(reading: Reading, _self: Things, domain: int) -> OnlyDomain:
    a_creature(reading)
    return OnlyDomain(domain, True)


def in_some_domain(reading: Reading, *_self: Things) -> OnlyCities:
    a_creature(reading)
    return OnlyCities()


def in_no_domain(reading: Reading, *_self: Things) -> OnlyArmy:
    a_creature(reading)
    return OnlyArmy()


def supports_more(reading: Reading, factions: i64) -> Supports:
    this = reading.subject()
    if not isinstance(this, ActiveOf) or not isinstance(this.players, You):
        raise Misread("your active region", this.text())
    return Supports(this, factions)


def any_of_them(reading: Reading, factions: i64) -> Supports:
    """AVA-REGION-18 What may be played is what a region supports: this one, or else the one that is active."""
    this: Things = This("region") if reading.word == "region" else ActiveOf(You())
    return Supports(this, factions)


def any_of_them_now(reading: Reading, factions: i64) -> Deed:
    return decree(reading, any_of_them(reading, factions))


def supports_now(reading: Reading, factions: i64) -> Deed:
    return decree(reading, supports_more(reading, factions))


def from_below(reading: Reading) -> FromBelow:
    return FromBelow(reading.subject())


def spared_region(reading: Reading, region: Things) -> Law:
    act = Act("attack", bit(ATTACK))
    return Law(doers(reading, act), act, region)


PUT: Final = '("played" | "put" | "placed")'
INTO: Final = '("into" | "in" | "to")'
ONLY: Final = f'({CAN} ("only" "be" {PUT} | "be" {PUT} "only" | "be" "only" {PUT}) | "must" "be" {PUT})'
ENTERS: Final = (
    f'(("enters" "play"? | "comes" "into" "play") "only" | {CAN} ("enter" "play"? | "come" "into"'
    f' "play") "only" | {CAN} "only" ("enter" "play"? | "come" "into" "play"))'
)
MY: Final = '"your" domain_name "domain"'
SOME: Final = '("a" "domain" | "domains" | "one" "of" "your" "domains" | "your" "domains")'
THEIR: Final = '("your" | "his" | "their" | "a" | "any")?'
NOT: Final = '("can\'t" | "cannot")'
EVEN: Final = '("even" ("if" | "though" | "when") | "though" | "although")'
UNSUPPORTED: Final = (
    f'({EVEN} ("its" "faction" "isn\'t" "supported" | "your" "active"? "region" "doesn\'t" "support" ("its"'
    f' "faction" | "it")'
    ' | "no" "region" "supports" ("its" "faction" | "it")) | "whatever" "your" "active"? "region" "supports" |'
    ' "whatever" "factions" "your" "active"? "region" "supports")'
)
NOT_ON_TOP: Final = (
    f'({EVEN} ("it" | "they") ("isn\'t" | "aren\'t") ("on" "top" ("of" ("its" | "their" | "a" | "that")'
    f' ("domain" | "domains"))? | "the" "top" "creature"? ("of" ("its" | "their" | "a" | "that") ("domain" | "domains"))?)'
    f' | {EVEN} ("other" "creatures" | "another" "creature") ("is" | "are") "on" "top" "of" ("it" | "them")'
    ' | "whatever" "is" "on" "top" "of" ("it" | "them"))'
)
PHRASES: Final = [
    Phrase("portal", f'{INTO} {THEIR} ("domain" | "domains") | {INTO} "one" "of" ("your" | "his" | "their") "domains"',
           lambda reading: DomainPortal(ANY), ["Creatures you play into your Domains cost 1 less."]),
    Phrase("portal", f'{INTO} {THEIR} domain_name "domain"', lambda reading, name: DomainPortal(name)),
    Phrase("card_law", f"(self {ONLY} | {PLAYS_ONLY}) {INTO} {MY}", played_there,
           ["This creature can be played only into your Mind Domain."]),
    Phrase("card_law", f"self {ENTERS} {INTO} {MY}", enters_there, ["This creature enters play only in your Mind Domain."]),
    Phrase("card_law", f'self ("enters" "play"? | "comes" "into" "play") {INTO} {MY}', enters_there),
    Phrase("card_law", f'self ("enters" "only" | {CAN} ("enter" "only" | "only" "enter")) ("your" | "the" | "a")'
           ' domain_name "domain"', enters_there, ["This creature can enter only your Mind Domain."]),
    Phrase("card_law", f"(self {ONLY} | {PLAYS_ONLY}) {INTO} {SOME}", in_some_domain,
           ["This creature can be played only into a Domain."]),
    Phrase("card_law", f'self {NOT} "be" {PUT} {INTO} {SOME}', in_no_domain),
    Phrase("card_law", f'self {CAN} "be" "played" {UNSUPPORTED} | "you" {CAN} "play" self {UNSUPPORTED}',
           lambda reading, *_self: OfAnyFaction(), ["This card can be played even if its faction isn't supported."]),
    Phrase(STATED, '("also" ("supports" | "support") | ("supports" | "support") "also"?) factions_all (","'
           ' "too" | "too" | "as" "well")?', supports_more,
           ["Your active region supports Gaian."]),
    Phrase(CHANGED, '("also" ("supports" | "support") | ("supports" | "support") "also"?) factions_all (","'
           ' "too" | "too" | "as" "well")?', supports_now,
           ["Your active region supports all factions this turn."]),
    Phrase(STATEMENT, f'"you" {CAN} "also"? "play" cards_of_factions', any_of_them, ["You may play cards of any faction."]),
    Phrase(ORDER, f'"you" {CAN} "also"? "play" cards_of_factions', any_of_them_now,
           ["You may play cards of any faction this turn."]),
    Phrase("cards_of_factions", '"cards" "of" (("any" | "every") "faction" | "all" "factions")', lambda reading: i64(ALL)),
    Phrase("cards_of_factions", 'factions_all "cards"', lambda reading, factions: factions),
    Phrase("ruling", f'{CAN} "defend" ("your" "active"? "region")? ("from" ("a" | "its" | "any") "domain")? {NOT_ON_TOP}',
           from_below, ["This creature may defend even if it isn't on top of its Domain."]),
    Phrase("forbidden", '"attack" active_region', spared_region, ["Creatures can't attack your active region."]),
]  # fmt: skip
