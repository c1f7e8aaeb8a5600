"""Harm and its mending: dealing damage, preventing it, repairing it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import hits_player
from wtactics.engine.lasting import SHIELD
from wtactics.engine.meaning import BE_HURT, DEAL_DAMAGE, Condition, Number
from wtactics.engine.places import (
    AVATAR,
    CITY,
    CREATURE,
    NOBODY,
    REGION,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Thing,
    seat_thing,
)
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, amount, cards_in_play, cards_of, seats_of, timed
from wtactics.vocabulary.needs import CITIES, WHOLE_HEALING
from wtactics.vocabulary.numbers.counting import A_NUMBER, AS_MUCH, so_many
from wtactics.vocabulary.numbers.meaning import Plus, Share, Times, per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.apart import are_one, it, other_than_doer
from wtactics.vocabulary.things.meaning import Again, All, Things, This, You, clause

SUFFERING: Final = 1 << CREATURE | 1 << CITY | 1 << AVATAR | 1 << REGION


class DealDamage(Deed):
    """A card deals damage: creatures and cities suffer it, players lose so many victory points; all at the same time."""

    def __init__(self, source: Things, number: Number, things: Things) -> None:
        self.source: Final = source
        self.number: Final = number
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        n = self.number.of(t)
        for source in cards_of(t, self.source):
            hurt = wounded(t, source, cards_in_play(t, self.things))
            seats = seats_of(t, self.things) if may_deal(t, source, NOBODY) else vec[i64]()
            for c in hurt:
                t.hurt(c, n, source)
            for seat in seats:
                dealt = hits_player(t, seat, n, source)
                if dealt > 0:
                    t.matters(facts.HURT, seat_thing(seat), source, dealt)
        return NEXT

    def text(self) -> str:
        subject = You() if isinstance(self.source, This) else self.source
        n, behind = per(self.number) if isinstance(self.number, Times | Share) else (0, "")
        much = f"{n} damage" if behind else amount(self.number, "damage")
        whom = "itself" if isinstance(self.things, Again) and are_one(self.things, self.source) else self.things.text()
        words = f"{much} to {whom} {behind}".rstrip()
        if (
            isinstance(self.source, This) and " equal to " in much and "its" in much.split()
        ):  # it must have been spoken of
            words = f"damage to {self.things.text()} equal to {self.number.text()}"
        return clause(subject, "deal", words)


class DealEither(DealDamage):
    """A card deals so much damage, or so much if something is true as it does."""

    def __init__(self, source: Things, number: Number, things: Things, other: Number, condition: Condition) -> None:
        super().__init__(source, number, things)
        self.usual: Final = DealDamage(source, number, things)
        self.instead: Final = DealDamage(source, other, things)
        self.other: Final = other
        self.condition: Final = condition

    def do(self, t: Table, answer: Option) -> Flow:
        return self.instead.do(t, answer) if self.condition.holds(t) else self.usual.do(t, answer)

    def text(self) -> str:
        return f"{super().text()}, or {self.other.text()} if {self.condition.text()}"


def deal_either(reading: Reading, number: Number, things: Things, other: Number, condition: Condition) -> DealEither:
    return DealEither(reading.doer(), number, things, other, condition)


def deal_either_before(
    reading: Reading, number: Number, other: Number, condition: Condition, things: Things
) -> DealEither:
    return deal_either(reading, number, things, other, condition)


def deal_damage(reading: Reading, number: Number, things: Things, *each: Number) -> DealDamage:
    doer, met = reading.doer(), other_than_doer(reading, things)
    if met is not things and isinstance(things, Again) and things.words.startswith("that "):
        doer, met = met, things  # "that creature" is who was called so, and "it" the other
    return DealDamage(doer, so_many(number, each), met)


def deal_more(reading: Reading, number: Number, things: Things, more: Number, each: Number) -> DealDamage:
    """So much, and more of it for each of something: it is dealt at once."""
    return deal_damage(reading, Plus(so_many(more, (each,)), number), things)


def to_itself(reading: Reading) -> Things:
    """Whoever deals damage to itself is told as such."""
    things = it(reading)
    if not are_one(things, reading.doer()):
        raise Misread("who deals the damage", things.text())
    reading.paired = 0
    return things


def deal_both(reading: Reading, *parts: Number | Things) -> list[DealDamage]:
    """So much to one, and so much to another."""
    each = iter(parts)
    found: list[DealDamage] = []
    for number in each:
        things = next(each)
        assert isinstance(number, Number)
        assert isinstance(things, Things)
        found.append(deal_damage(reading, number, things))
    return found


def deal_alike(reading: Reading, number: Number, *several: Things) -> list[DealDamage]:
    """As much to each of those that are named one after the other."""
    return [deal_damage(reading, number, things) for things in several]


def deal_to(reading: Reading, things: Things, number: Number) -> DealDamage:
    return deal_damage(reading, number, things)


def wounded(t: Table, source: CardId, cards: vec[i64]) -> vec[i64]:
    """Those of the cards that take damage from this source: creatures, avatars and cities that no card protects from it."""
    out = vec[i64]()
    for c in cards:
        can_suffer = 1 << t.type(c) & SUFFERING != 0
        if can_suffer and may_deal(t, source, c) and may(t, BE_HURT, c, source, 0) == 0:
            out = append(out, c)
    return out


def may_deal(t: Table, source: CardId, c: CardId) -> bool:
    """Does no card keep the source from dealing damage to this card (or player)?"""
    return not t.in_play(source) or may(t, DEAL_DAMAGE, source, c, 0) == 0


class Prevent(Deed):
    """The next damage to these things, so much of it or (without a number) all of it, is not dealt."""

    def __init__(self, number: Number | None, things: Things, until: i64) -> None:
        self.number: Final = number
        self.things: Final = things
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        n = self.number.of(t) if self.number is not None else -1
        for thing in self.things.of(t):
            lies_there = thing >= SEAT_THING or (thing != NOBODY and t.in_play(thing))
            if lies_there and n != 0:
                t.modify(SHIELD, thing, n, 0, self.until, t.you, t.me)
        return NEXT

    def text(self) -> str:
        what = "all damage" if self.number is None else f"the next {self.number.text()} damage"
        return timed(f"prevent {what} that would be dealt to {self.things.text()}", self.until)


class Repair(Deed):
    """Damage is taken away from creatures or cities, so much of it or (without a number) all of it."""

    def __init__(self, number: Number | None, things: Things) -> None:
        self.number: Final = number
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_in_play(t, self.things):
            t.heal(c, self.number.of(t) if self.number is not None else t.harm[c], t.me)
        return NEXT

    def touches(self, t: Table, chosen: object, thing: Thing) -> bool:
        return self.things is not chosen or (t.is_card(thing) and t.harm[thing] > 0)

    def text(self) -> str:
        what = "all" if self.number is None else self.number.text()
        return f"repair {what} damage of {self.things.text()}"


def suffer(reading: Reading, number: Number, *each: Number) -> DealDamage:
    return DealDamage(This(reading.word), so_many(number, each), reading.subject())


def lose_strength(reading: Reading, number: Number, *each: Number) -> DealDamage:
    """What a city loses of its strength is damage."""
    if "city" not in reading.words_for(reading.subject()):
        raise Misread("a city", reading.subject().text())
    return suffer(reading, number, *each)


def prevent(reading: Reading, number: Number, things: Things, *_until: int) -> Prevent:
    return Prevent(number, things, reading.time())


def prevented(reading: Reading, number: Number, things: Things, _until: int) -> list[Prevent]:
    found = [Prevent(number, things, reading.time())]
    reading.end_time()
    return found


def reduced_in_all(reading: Reading, things: Things, until: int, number: Number) -> list[Prevent]:
    return prevented(reading, number, things, until)


def prevent_all(reading: Reading, things: Things, *_until: int) -> Prevent:
    if things.text().endswith(" outside combat"):  # the damage could be meant
        raise Misread("creatures, in combat or not", things.text())
    return Prevent(None, things, reading.time())


def deal_barely(reading: Reading, number: Number, things: Things, *each: Number) -> DealDamage:
    """Without a verb, what some of a group that was spoken of are dealt could be instead or besides."""
    if isinstance(things, All) and sum(isinstance(said.things, All) for said in reading.mentions) > 1:
        raise Misread('"instead", or a sentence of its own', things.text())
    return deal_damage(reading, number, things, *each)


def repair(reading: Reading, number: Number, things: Things) -> Repair:
    return Repair(number, things)


def repair_by(reading: Reading, things: Things, number: Number) -> Repair:
    return Repair(number, things)


def regain(reading: Reading, number: Number) -> Repair:
    return Repair(number, reading.subject())


def repair_all(reading: Reading, things: Things) -> Repair:
    return Repair(None, things)


DEALT_TO: Final = (
    '("that"? ("would" "be")? "dealt" "to" things | "to" things'
    ' | "that"? things "would" ("be" "dealt" | "take" | "suffer" | "receive"))'
)
IS_NOT: Final = '(("is" | "are") ("prevented" | "ignored") | "just"? "doesn\'t" "happen" | "isn\'t" "dealt")'
MEND: Final = "{repair} | {restore} | {mend}"
HEAL: Final = "({remove} | {heal} | {repair})"
PHRASES: Final = [
    Phrase("again", '"itself"', to_itself, ["Whenever this creature attacks a city, it deals 1 damage to itself."]),
    Phrase(
        "deed",
        '{deal} number "damage" "to" things for_each?',
        deal_damage,
        [
            "Deal 3 damage to target creature.",
            "Deal 2 damage to target city for each Orc you control.",
            "Whenever this creature attacks, it deals 1 damage to target city.",
        ],
    ),
    Phrase(
        "deed",
        '{deal} "damage" "equal" "to" value "to" things',
        deal_damage,
        ["Deal damage equal to the number of Elves you control to target city."],
    ),
    Phrase("deed", f'{{deal}} ({A_NUMBER})? "damage" "to" things "equal" "to" value', deal_to),
    Phrase("deed", f'{{deal}} {A_NUMBER} "damage" "equal" "to" value "to" things', deal_damage),
    Phrase("deed", f'{{deal}} {AS_MUCH} "damage" "as" as_many "to" things', deal_damage),
    Phrase(
        "deed",
        f'{{deal}} {AS_MUCH} "damage" "to" things "as" as_many',
        deal_to,
        ["Deal as much damage to target creature as you control Elves."],
    ),
    Phrase(
        "deed",
        '{deal} number "damage" "to" things ("," number "damage"? "to" things)* ","? "and" number "damage"? "to" things',
        deal_both,
        ["Deal 3 damage to target creature and 1 damage to target city."],
    ),
    Phrase(
        "deed",
        '{deal} number "damage" "to" things ","? ("or" | "but") number "damage"? "instead"? "if" if_condition',
        deal_either,
        ["Deal 2 damage to target creature, or 3 if it is defending."],
    ),
    Phrase(
        "deed",
        '{deal} number "damage"? "," "or" number "damage"? "if" if_condition "," "damage"? "to" things',
        deal_either_before,
    ),
    Phrase(
        "deed",
        '{deal} number "damage" "to" things ("," "to" things)* ","? "and" "to" things',
        deal_alike,
        ["Deal 1 damage to each creature in target city and to that city."],
    ),
    Phrase("deed", '{deal} (aimed | self | he_player) number "damage"', deal_to, ["Deal target creature 2 damage."]),
    Phrase(
        "deed",
        '{deal} number "damage" "to" things ","? ("plus" number "more"? | "and" number "more") for_each',
        deal_more,
        ["Deal 1 damage to target creature, and 1 more for each Elf you control."],
    ),
    Phrase(ORDER, 'number "damage" "to" things for_each?', deal_barely, ["(M): 1 damage to target creature."]),
    Phrase(
        TOLD,
        '({get} | {suffer} | {take} | {receive}) (number "damage" for_each? | "damage" "equal" "to" value)',
        suffer,
        ["Target city suffers 1 damage."],
    ),
    Phrase(
        TOLD,
        '{lose} (number "more"? "strength" for_each? | "strength" "equal" "to" value)',
        lose_strength,
        ["Target city loses 2 strength."],
        needs=CITIES,
    ),
    Phrase(
        "deed",
        f'{{prevent}} "the" "next" number "damage" {DEALT_TO}',
        prevent,
        ["Prevent the next 3 damage that would be dealt to target creature this turn."],
    ),
    Phrase(
        "effects",
        f'"all"? "damage" {DEALT_TO} until "is" ("reduced" | "lowered" | "decreased") "by" number "in" ("all" | "total")',
        reduced_in_all,
        ["Damage that would be dealt to target creature this turn is reduced by 3 in all."],
    ),
    Phrase(
        "effects",
        f'"the" "next" number "damage" {DEALT_TO} until {IS_NOT}',
        prevented,
        ["The next 3 damage target creature would take this turn is prevented."],
    ),
    Phrase(
        "deed",
        f'{{prevent}} "all" "damage" {DEALT_TO}',
        prevent_all,
        ["Prevent all damage that would be dealt to target city this turn."],
    ),
    Phrase(
        "deed",
        f'(({MEND}) number ("strength" | "damage") ("of" | "on" | "in" | "to")'
        ' | ({remove} | {heal}) number "damage" ("from" | "of" | "on" | "in")) things',
        repair,
        ["Repair 2 strength of target city.", "Remove 2 damage from target creature."],
    ),
    Phrase(
        "deed",
        f'({MEND}) number "of" things "\'s" ("strength" | "damage")',
        repair,
        ["Repair 2 of target city's strength."],
    ),
    Phrase("deed", f'({MEND}) things "by" number ("strength" | "damage")?', repair_by, ["Repair target city by 2."]),
    Phrase(
        TOLD,
        '({regain} | {recover}) number ("lost"? "strength" | "damage")',
        regain,
        ["Target city regains 2 strength."],
    ),
    Phrase(
        TOLD,
        '({regain} | {recover}) ("all" "of"? ("its" | "their" | "the")? | ("its" | "their") "full") "lost"? "strength"',
        lambda reading: repair_all(reading, reading.subject()),
        ["Target city regains all its strength."],
    ),
    Phrase(
        "deed",
        f'{HEAL} "all" "the"? ("damage" | "strength") ("from" | "of" | "on") things',
        repair_all,
        ["Remove all damage from target creature.", "Repair all damage of target creature."],
    ),
    Phrase("deed", f'{HEAL} "all" "of"? "its" "damage"', lambda reading: repair_all(reading, reading.it())),
    Phrase("deed", f'{HEAL} "all" "of"? "their" "damage"', lambda reading: repair_all(reading, reading.them())),
    Phrase("deed", f'{HEAL} "all" "of"? things "\'s" "damage"', repair_all, ["Heal all of target creature's damage."]),
    Phrase(
        "deed", '{heal} things ("completely" | "fully")?', repair_all, ["Heal target creature."], needs=WHOLE_HEALING
    ),
]
