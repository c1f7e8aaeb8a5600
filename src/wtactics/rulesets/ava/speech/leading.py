"""Armies without their leader: texts that let an Army attack or defend wherever its player's avatar stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import DEFEND, HOMES, UNLED_ATTACK, UNLED_DEFENCE, Condition, Noun, Statement
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.language.phrase import ORDER, TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.ava.speech.avatars import AvatarOf
from wtactics.rulesets.ava.table import AvaTable
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import YOURS
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import LivingIn, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import decree, decree_alone
from wtactics.vocabulary.sentences.clauses import Steps, timed
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Everyone, Things, This, You, possessive
from wtactics.vocabulary.triggers.watching import Watched

IS: Final = "is"
IS_NOT: Final = "isn't"
BOTH: Final = bit_of(UNLED_ATTACK) | bit_of(UNLED_DEFENCE)
WORDS: Final = {bit_of(UNLED_ATTACK): "attack", bit_of(UNLED_DEFENCE): "defend", BOTH: "attack and defend"}


class Unled(Statement):
    """AVA-CONFLICT-01 The Army of these players attacks, or defends, even if their avatar is elsewhere."""

    def __init__(self, players: Things, deeds: i64) -> None:
        self.players: Final = players
        self.deeds: Final = deeds

    def law(self) -> i64:
        return self.deeds

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.deeds >> deed & 1 == 1 and self.players.has(t, c)

    def text(self) -> str:
        return f"{possessive(self.players)} army can {WORDS[self.deeds]} without its avatar"


def unled(reading: Reading, players: Things, deeds: i64, *_leader: Things) -> Unled:
    return Unled(players, deeds)


def unled_now(reading: Reading, players: Things, deeds: i64, *_leader: Things) -> Deed:
    return decree_alone(reading, Unled(players, deeds))


def unled_so_long(reading: Reading, players: Things, deeds: i64, *until: int) -> Steps:
    """The time stands in the middle."""
    return timed(reading, until[0], [unled_now(reading, players, deeds)])


class Leaderless(Noun):
    """AVA-AVATAR-13 Players whose Army isn't led, or is, by their avatar or by what a text says."""

    def __init__(self, players: Noun, led: bool = False) -> None:
        self.players: Final = players
        self.led: Final = led

    def fits(self, t: Table, thing: Thing) -> bool:
        assert isinstance(t, AvaTable)
        return thing >= SEAT_THING and self.players.fits(t, thing) and t.counts_led(thing - SEAT_THING) == self.led

    def all(self, t: Table) -> vec[i64]:
        return vec[i64]([thing for thing in self.players.all(t) if self.fits(t, thing)])

    def depends(self) -> i64:
        return HOMES | self.players.depends()

    def text(self, many: bool) -> str:
        return f"{self.players.text(many)} whose army is {'' if self.led else 'not '}led"


class IsLed(Condition):
    """AVA-AVATAR-13 The avatar of a player stands in his Army, or a text says that it is led."""

    def __init__(self, players: Things, led: bool) -> None:
        self.players: Final = players
        self.led: Final = led

    def holds(self, t: Table) -> bool:
        assert isinstance(t, AvaTable)
        for thing in self.players.of(t):
            if thing >= SEAT_THING and t.counts_led(thing - SEAT_THING) != self.led:
                return False
        return True

    def depends(self) -> i64:
        return HOMES | self.players.depends()

    def text(self) -> str:
        return f"{possessive(self.players)} army {IS if self.led else IS_NOT} led"


class UnledFighter(Statement):
    """AVA-CONFLICT-01 Creatures of an Army attack, or defend, even if their player's avatar is elsewhere."""

    def __init__(self, things: Things, deeds: i64) -> None:
        self.things: Final = things
        self.deeds: Final = deeds  # as of an Army

    def law(self) -> i64:
        defends = self.deeds >> UNLED_DEFENCE & 1 == 1
        return self.deeds & bit_of(UNLED_ATTACK) | (bit_of(DEFEND) if defends else 0)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        there = self.law() >> deed & 1 == 1 and NOBODY < c < SEAT_THING and t.place[c] & 15 == ARMY
        return there and self.things.has(t, c)

    def text(self) -> str:
        return f"{self.things.text()} can {WORDS[self.deeds]} even if its army isn't led"


def fights_unled(reading: Reading, deeds: i64) -> UnledFighter:
    return UnledFighter(reading.subject(), deeds)


def fights_unled_now(reading: Reading, deeds: i64, *_until: int) -> list[Deed]:
    """The time stands in the middle: may defend this turn even if."""
    steps = [decree(reading, UnledFighter(reading.subject(), deeds))]
    reading.end_time()
    return steps


def led_while_there(reading: Reading, players: Things, *said: Things) -> list[Stated]:
    """A card that stands in the Army leads it in the avatar's place; it is what is said last."""
    this = said[-1]
    if not isinstance(players, You):
        raise Misread("your army", f"{possessive(players)} army")
    there = is_where(reading, False, Detail("all", [Detail("whose", YOURS), Detail("where", ARMY)]))
    return [Stated([Unled(players, BOTH)], Is(this, there))]


def unled_while_there(reading: Reading, players: Things, deeds: i64, *said: Things) -> list[Stated]:
    """As long as this card stands in the Army, that does so without its avatar."""
    there = led_while_there(reading, players, said[-1])[0]
    return [Stated([Unled(players, deeds)], there.condition)]


def led_from_here(reading: Reading, *_city: Things) -> list[Stated]:
    """The avatar leads its Army out of the city in which it lives."""
    if reading.word != "city":
        raise Misread("a city", f"a {reading.word}")
    return [
        Stated(
            [Unled(You(), BOTH)],
            Is(AvatarOf(You()), is_where(reading, False, Detail("quality", LivingIn(This("city"))))),
        )
    ]


def counts_as_led(reading: Reading, players: Things, *_leader: object) -> Unled:
    return Unled(players, BOTH)


def counts_as_led_now(reading: Reading, players: Things, *_leader: object) -> Deed:
    return decree_alone(reading, Unled(players, BOTH))


def leads_from_afar(reading: Reading, *leader: Things) -> Unled:
    """Wherever the avatar stands it leads its Army."""
    if any(isinstance(each, This) for each in leader) and reading.word != "avatar":
        raise Misread("your avatar", f"this {reading.word}")
    return Unled(You(), BOTH)


def counts_as_led_so_long(reading: Reading, players: Things, *_until: object) -> list[Deed]:
    """The time stands in the middle."""
    steps = [counts_as_led_now(reading, players)]
    reading.end_time()
    return steps


def leads_itself(reading: Reading, this: Things, *_leader: Things) -> list[Stated]:
    """A creature that stands in the Army leads it beside the avatar."""
    if reading.word != "creature":
        raise Misread("a creature", f"a {reading.word}")
    return led_while_there(reading, You(), this)


def is_led(reading: Reading, players: Things) -> IsLed:
    return IsLed(players, True)


def is_unled(reading: Reading, players: Things) -> IsLed:
    return IsLed(players, False)


class OfUnled(Quality):
    """AVA-AVATAR-13 A creature stands in an Army that isn't led."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, AvaTable)
        return t.place[c] & 15 == ARMY and not t.counts_led(t.controller[c])

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return "in an army that isn't led"


def in_unled(reading: Reading) -> Detail:
    return Detail("quality", OfUnled())


def led_army(reading: Reading, *who: Watched) -> Watched:
    return of_led(who, True)


def unled_army(reading: Reading, *who: Watched) -> Watched:
    return of_led(who, False)


def of_led(who: tuple[Watched, ...], led: bool) -> Watched:
    """An army, of anybody or of those who are named, that its avatar leads or doesn't."""
    noun = who[0].noun if who else PlayerNoun()
    whose = f"an army of {who[0].words}" if who else "an army"
    return Watched(Leaderless(noun, led), f"{whose} that {IS if led else IS_NOT} led", None, [])


def your_army(reading: Reading) -> Things:
    """Behind it the Army is "it", and nobody in it."""
    reading.of_army = reading.someone = True
    return You()


def that_army(reading: Reading) -> Things:
    if reading.speaks_of_people():
        raise Misread("whose army", "that army")
    return You()


def his_army(reading: Reading, player: Things) -> Things:
    return player


def the_army_of_him(reading: Reading) -> Things:
    return reading.he()


def each_army(reading: Reading) -> Things:
    return Everyone(False)


ELSEWHERE: Final = (
    '(("isn\'t" | "aren\'t") ("in" ("it" | "that" "army" | ("your" | "his" | "the") "army") | "there")'
    ' | ("is" | "are") ("in" ("a" | "any") "city"))'
)
WITHOUT: Final = '("you" | "him" | ("your" | "his" | "their" | "its" | "an") "avatar")'
NO_LEADER: Final = '("isn\'t" "led" | "has" "no" "avatar" | "is" ("unled" | "without" ("an" | "its") "avatar"))'
THOUGH: Final = '("even"? ("if" | "though" | "when" | "as" "long" "as") | "although")'
UNLED: Final = (
    f'({THOUGH} (("you" | "he" | self | ("your" | "his" | "its" | "the") "avatar") {ELSEWHERE} | ("it" | "your"'
    f' "army" | "the" "army") {NO_LEADER})'
    f' | "even"? "without" ({WITHOUT} | "being" "led")'
    ' | "as" ("though" | "if") (("your" | "his" | "the" | "its") "avatar" | self) ("was" | "were" | "stood") "in" ("it" |'
    ' "your" "army")'
    ' | "as" ("though" | "if") "it" ("was" | "were") "led")'
)
EVEN_UNLED: Final = (
    '("even" ("if" | "though" | "when" | "as" "long" "as") (("your" | "his" | "the" | "its" | "their") ("army"'
    ' ("isn\'t" "led" | "is" "unled")'
    ' | "army" "has" "no" "avatar" | "avatar" ("isn\'t" ("there" | "in" ("it" | ("your" | "his" |'
    ' "the") "army"))'
    ' | "is" ("elsewhere" | "in" ("a" | "any") "city"))) | "you" ("aren\'t" ("there" | "in" ("it" | "your"'
    ' "army")) | "are" "in" ("a" | "any") "city"))'
    ' | "even"? "without" (("your" | "an" | "its" | "his" | "their" | "the") "avatar" | "being" "led"))'
)
STANDS: Final = '("is" | "are" | "stands" | "stand" | "may" "be")'
WHO: Final = '("you" | "he" | "it" | self | ("your" | "his" | "its" | "the") "avatar")'
WHEREVER: Final = f'("wherever" {WHO} {STANDS} | "no" "matter" "where" {WHO} {STANDS})'
EVEN_IN_CITY: Final = (
    f'("even" ("if" | "though" | "when" | "as" "long" "as") {WHO}'
    ' (("is" | "are") ("in" ("a" | "any") "city" | "elsewhere") | ("isn\'t" | "aren\'t") ("there" | "in" ("it"'
    ' | "your" "army")))'
    f' | "even"? "from" ("a" | "any") "city" | "from" "anywhere" | {WHEREVER})'
)
FROM_ARMY: Final = '("from" ("your" | "its" | "the" | "an") "army")?'
LEADS: Final = (
    f'(("always"? "is" "always"? | "always"? "counts" "as" | "is" "considered" | "is" "treated" "as") "led"'
    f' (","? {EVEN_IN_CITY})?'
    ' | "doesn\'t" "need" ("your" "avatar" | "its" "avatar" | "to" "be" "led"))'
)
NEEDLESS: Final = '"doesn\'t" "need" (("your" | "its" | "his" | "their") "avatar" | "to" "be" "led")'
STAND_IN: Final = (
    '(("in" "place" "of" | "instead" "of" | "for") ("your" | "its") "avatar" | "as" "your" "avatar" ("does" | "can" | "would")'
    ' | "in" ("your" | "its") "avatar" "\'s" ("place" | "stead")'
    ' | "as" ("though" | "if") ("it" | "he" | "she") ("was" | "were") "your" "avatar")'
)
UNLED_ONE: Final = '"that"? ("isn\'t" "led" | "has" "no" "avatar" | "without" ("its" | "an") "avatar")'
FORM: Final = f'led_army ("can" | "may") marching {UNLED}'
PHRASES: Final = [
    Phrase("led_army", '"your" "army"', your_army),
    Phrase("led_army", '"that" "army"', that_army),
    Phrase("led_army", 'he_player "\'s" "army"', his_army),
    Phrase("led_army", '"his" "army"', the_army_of_him),
    Phrase("led_army", '"each" ("army" | "player" "\'s" "army")', each_army),
    Idiom("marching", '"attack"', bit_of(UNLED_ATTACK)),
    Idiom("marching", '"defend"', bit_of(UNLED_DEFENCE)),
    Idiom("marching", '"attack" ("and" | "or" | "and" "/" "or") "defend"', BOTH),
    Phrase(STATEMENT, FORM, unled,
           ["As long as this creature is in your army, that army can attack and defend even if you aren't in it."]),
    Phrase(ORDER, FORM, unled_now, ["Your army can attack without your avatar this turn."]),
    Phrase("effects", f'led_army ("can" | "may") marching until {UNLED}', unled_so_long),
    Phrase("ruling", f'("can" | "may") marching {FROM_ARMY} {EVEN_UNLED}', fights_unled,
           ["This creature may defend even if your army isn't led."]),
    Phrase(TOLD, f'("can" | "may") marching {FROM_ARMY} until {EVEN_UNLED}', fights_unled_now),
    Phrase(STATEMENT, f'(self | "your" "avatar") "leads" "your" "army" ({UNLED} | {EVEN_IN_CITY})', leads_from_afar,
           ["Your avatar leads your army even while it is in a city."]),
    Phrase(STATEMENT, f"led_army {LEADS}", counts_as_led, ["Your army counts as led."]),
    Phrase(ORDER, f"led_army {LEADS}", counts_as_led_now),
    Phrase("said_tail", f'led_army {LEADS} "as" "long" "as" self "is" ("in" "it" | "there")', led_while_there,
           ["Your army counts as led as long as this creature is in it."]),
    Phrase("said_tail", f'led_army ("can" | "may") marching {UNLED} "as" "long" "as" self "is" ("in" "it" | "there")',
           unled_while_there, ["Your army may attack and defend without your avatar while this creature is in it."]),
    Phrase("said_tail", '"your" "avatar" ("leads" | ("can" | "may") "lead") "your" "army" "even"? "as" "long" "as"'
           ' ("it" | "he" | "you") ("is" | "are") ("in" self | "here")', led_from_here,
           ["Your avatar leads your army as long as it is in this city."]),
    Phrase("effects", f'led_army ("is" | "counts" "as") "led" until ","? {EVEN_IN_CITY}', counts_as_led_so_long),
    Phrase(STATEMENT, f'led_army {NEEDLESS} "to" marching', unled, ["Your army doesn't need your avatar to attack."]),
    Phrase("said_tail", f'self (("can" | "may") "also"? "lead" | "leads") "your" "army" {STAND_IN}?',
           leads_itself, ["This creature may lead your army in place of your avatar."]),
    Phrase("condition", '"your" "avatar" ("leads" | "is" "leading") "your" "army"', lambda reading: IsLed(You(), True)),
    Phrase("condition", 'led_army "is" "led"', is_led, ["If your army is led, draw a card."]),
    Phrase("condition", 'led_army ("isn\'t" "led" | "has" "no" "avatar")', is_unled),
    Phrase("goal_army", f'("an" | "any") ("army" {UNLED_ONE} | "unled" "army")', unled_army,
           ["Whenever this creature attacks an army that isn't led, draw a card."]),
    Phrase("goal_army", f'anyone "\'s" ("unled" "army" | "army" {UNLED_ONE})', unled_army),
    Phrase("goal_army", f'("an" | "the" | "any") ("unled" "army" "of" anyone | "army" "of" anyone {UNLED_ONE})', unled_army,
           ["Whenever this creature attacks the unled army of an opponent, draw a card."]),
    Phrase("post", f'("in" | "of" | "from") ("an" | "any") ("army" {UNLED_ONE} | "unled" "army")', in_unled,
           ["Kill target creature in an army that isn't led."]),
    Phrase("goal_army", '("an" | "any") ("army" "that" "is" "led" | "led" "army")', led_army),
]  # fmt: skip
