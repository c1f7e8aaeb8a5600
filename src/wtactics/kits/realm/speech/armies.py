"""Armies in words: who attacks them or can't, who attacks nothing else, and who defends them out of a city."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import ATTACK, DEFEND, ROLES
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY as ARMY_PLACE
from wtactics.kits.cities import KINGDOM
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import ARMIES
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import BE_ATTACKED, bit
from wtactics.vocabulary.rulings.meaning import Act, Law, OfTheirs, Such
from wtactics.vocabulary.rulings.restraint import decree, doers
from wtactics.vocabulary.things.meaning import One, Things, You, possessive
from wtactics.vocabulary.things.mentioning import keeper

ATTACKS: Final = Act("attack", bit(ATTACK))


class ArmyOf(Things):
    """The armies of players; whoever attacks one attacks its player."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def of(self, t: Table) -> vec[i64]:
        return self.players.of(t)

    def has(self, t: Table, thing: Thing) -> bool:
        return thing >= SEAT_THING and self.players.has(t, thing)

    def text(self) -> str:
        return f"{possessive(self.players)} army"


class OfArmy(OfTheirs):
    """What the armies of players do, these do: whatever stands there."""

    def has(self, t: Table, thing: Thing) -> bool:
        return super().has(t, thing) and t.place[thing] & 15 == ARMY_PLACE

    def text(self) -> str:
        return f"{possessive(self.players)} army"

    def many(self) -> bool:
        return False


class FromCity(Law):
    """Creatures in a city may defend your army, too, if you control them; those in the army may anyhow."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Act("defend your army", bit(DEFEND)), None, can=True)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        there = NOBODY < c < SEAT_THING and t.place[c] & 15 == KINGDOM and t.aim() >= SEAT_THING
        return there and t.controller[c] == t.you and super().is_meant(t, deed, c, other)


class FirstAttacker(One):
    """The attacker of a player whose combat comes first in the attack under way."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def one(self, t: Table) -> Thing:
        assert isinstance(t, Realm)
        for a in t.attackers:
            return a if self.players.has(t, seat_thing(t.controller[a])) else NOBODY
        return NOBODY

    def text(self) -> str:
        return f"{possessive(self.players)} first attacker"


class GoesFirst(Quality):
    """Its combat comes first in the attack under way."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Realm)
        for a in t.attackers:
            return a == c
        return False

    def depends(self) -> i64:
        return ROLES

    def told(self, many: bool) -> str:
        return "is the first attacker"


def first_of(reading: Reading, whose: Detail) -> Things:
    return reading.tell(FirstAttacker(keeper(whose)))


def first_one(reading: Reading, negated: bool) -> Quality:
    if negated:
        raise Misread("the first attacker", "another")
    return GoesFirst()


def attack_his(reading: Reading, whose: Detail) -> Law:
    return Law(doers(reading, ATTACKS), ATTACKS, ArmyOf(keeper(whose)))


def idle_army(reading: Reading, whose: Detail, act: Act) -> Law:
    if act.deeds & ~bit(ATTACK, DEFEND) != 0:
        raise Misread("attack or defend: what armies do", act.words)
    return Law(OfArmy(keeper(whose)), act, None)


def idle_army_now(reading: Reading, whose: Detail, act: Act) -> Deed:
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return decree(reading, idle_army(reading, whose, act))


def armies_only(reading: Reading) -> Law:
    return Law(doers(reading, ATTACKS), ATTACKS, Such(PlayerNoun()), alone=True)


def spared(reading: Reading, whose: Detail) -> Law:
    return Law(ArmyOf(keeper(whose)), BE_ATTACKED, None, suffered=True)


def spared_now(reading: Reading, whose: Detail) -> Deed:
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return decree(reading, spared(reading, whose))


def from_city(reading: Reading, *_where: object) -> FromCity:
    return FromCity(reading.subject())


ARMY: Final = '("army" | "armies")'
CAN: Final = '("can" | "may")'
NOT: Final = '("can\'t" | "cannot")'
OUT: Final = (
    '("from" ("a" | "its" | "their" | "any") ("city" | "cities") | ("even" ("if" | "though" | "when" | "as"'
    ' "long" "as") | "as" "long" "as" | "though" | "although")'
    ' ("it" | "he" | "she" | "they")? ("is" | "are")? ("in" ("a" | "its" | "their" | "any") ("city" | "cities")'
    ' | "a"? ("resident" | "residents"))'
    ' | "as" ("if" | "though") ("it" | "they") ("was" | "were") ("in" "it" | "there"))'
)
SOME: Final = '("armies" | "an" "army")'
FIRST: Final = '"first" ("attacker" | "attacking" "creature")'
FOREMOST: Final = (
    '"first" "in" "the" "order" ("of" (("the" | "your" | "its")? "attackers" | "the"? "combats" | "attack"))?'
)
PHRASES: Final = [
    Phrase("general", f"owner {FIRST}", first_of, ["Your first attacker gets +2/+0."], needs=ARMIES),
    Phrase("general", f'"the" {FIRST} "of" "yours"', lambda reading: reading.tell(FirstAttacker(You())), needs=ARMIES),
    Phrase("predicate", f'being (("your" | "the") {FIRST} | {FOREMOST})', first_one,
           ["As long as this creature is your first attacker, it gets +2/+0."], needs=ARMIES),
    Phrase(STATEMENT, f"owner {ARMY} {NOT} (alone | alone_each)", idle_army, needs=ARMIES),
    Phrase(ORDER, f"owner {ARMY} {NOT} (alone | alone_each)", idle_army_now, needs=ARMIES),
    Phrase("forbidden", f'"attack" owner {ARMY}', attack_his, ["Creatures can't attack your army."], needs=ARMIES),
    Phrase("ruling", f'{CAN} ("attack" {SOME} "only" | "only" "attack" {SOME} | "attack" "only" {SOME})'
           f' | ("attacks" | "attack") ({SOME} "only" | "only" {SOME})', armies_only,
           ["This creature can attack only armies."], needs=ARMIES),
    Phrase(STATEMENT, f'owner {ARMY} {NOT} "be" "attacked"', spared, ["Your army can't be attacked."], needs=ARMIES),
    Phrase(ORDER, f'owner {ARMY} {NOT} "be" "attacked"', spared_now, needs=ARMIES),
    Phrase("ruling", f'{CAN} "also"? "help"? "to"? "defend" "your" "army" {OUT}?', from_city,
           ["This creature can defend your army from a city."], needs=ARMIES),
]  # fmt: skip
