"""Roads in words: who can't move into a city or out of it, who defends other cities, and what an effect's move does not do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK_FROM_CITY, BE_SHIFTED, ENTER, MOVE, Noun, Number, Statement
from wtactics.engine.places import CITY, NOBODY, SEAT_THING, CardId, Seat, Thing
from wtactics.engine.prices import CITY_MOVES
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.combats import LeaveCombat
from wtactics.kits.realm.speech.dwellings import PutEither
from wtactics.kits.realm.speech.homes import MoveAlong
from wtactics.language.phrase import CHANGED, TOLD, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.deeds.journeys import GainControl, Put
from wtactics.vocabulary.needs import CITIES, Needs
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import HabitPhrase, bit
from wtactics.vocabulary.rulings.aims import may_be
from wtactics.vocabulary.rulings.meaning import Act, Do, Law, Twofold
from wtactics.vocabulary.rulings.restraint import cant, cant_to, decree, only_such, wherever
from wtactics.vocabulary.rulings.yields import for_a_while
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import same

UNMOVED: Final = Act("be moved", bit(MOVE, BE_SHIFTED))
LEAVE: Final = Act("leave", bit(MOVE, BE_SHIFTED))


class Crossing(Law):
    """Creatures cannot move out of a city by the rules, or neither into it nor out of it; nor leave it in any way."""

    def __init__(self, things: Things, city: Things, both: bool, act: Act | None = None) -> None:
        usual = Act("move into or out of" if both else "move out of", bit(MOVE))
        super().__init__(things, usual if act is None else act, city)
        self.city: Final = city
        self.both: Final = both

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.act.is_meant(deed) or not self.things.has(t, c):
            return False
        return self.city.has(t, t.home[c]) or (self.both and self.city.has(t, other))


class Staying(Law):
    """Creatures do not leave the city they are in, in any way; out of the army they go on moving."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, LEAVE, None)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.act.is_meant(deed) and c < SEAT_THING and t.home[c] != NOBODY and self.things.has(t, c)

    def text(self) -> str:
        return f"{super().text()} {'their cities' if self.things.many() else 'its city'}"


class Arriving(Law):
    """Creatures do not come into play in a city; moving there is another matter."""

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return c < SEAT_THING and not t.in_play(c) and super().is_meant(t, deed, c, other)


def arriving(reading: Reading, city: Things) -> Law:
    things = wherever(reading.subject(), ENTERING)
    return Arriving(things, Act("come into play in", bit(ENTER)), a_city(reading, city))


def crossing(reading: Reading, city: Things) -> Law:
    return Crossing(reading.subject(), a_city(reading, city), True)


def leaving(reading: Reading, city: Things) -> Law:
    return Crossing(reading.subject(), a_city(reading, city), False)


def ways_out(reading: Reading, city: Things) -> Law:
    """It is neither moved out by its player nor by a text."""
    return Crossing(reading.subject(), a_city(reading, city), False, LEAVE)


def leaves_no_place(reading: Reading) -> Statement:
    """It stays where it came to first; what a rule moves it to, it stays in from then on."""
    return cant(reading, UNMOVED)


def leaves_home(reading: Reading) -> Law:
    """Whoever is in a city stays there; from the army one goes on moving."""
    return Staying(reading.subject())


def in_or_out(reading: Reading, city: Things, *_again: Things) -> Law:
    return Twofold(cant_to(reading, ENTERING, a_city(reading, city)), ways_out(reading, city))


def this_city(reading: Reading) -> Things:
    """What they enter is not said: of cities it is the one that speaks."""
    if reading.word != "city":
        raise Misread("what they enter", "enter")
    return This("city")


def only_enter(reading: Reading, such: Noun) -> Law:
    return only_such(reading, such, ENTERING, this_city(reading))


def enter_not(reading: Reading) -> Law:
    return cant_to(reading, ENTERING, this_city(reading))


class CityMoves(Statement):
    """Cities may take part in so many more moves of a turn, or in so many in all."""

    def __init__(self, cities: Things, number: Number | None, whole: bool = False, mine: bool = False) -> None:
        self.cities: Final = cities
        self.number: Final = number  # None: as many as one likes
        self.whole: Final = whole
        self.mine: Final = mine  # your moves alone

    def law(self) -> i64:
        return bit_of(CITY_MOVES)

    def sets(self) -> bool:
        return self.whole

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != CITY_MOVES or not self.cities.has(t, c) or (self.mine and seat != t.you):
            return 0
        n = self.number.of(t) if self.number is not None else NO_LIMIT
        return n - usual if self.whole else n

    def text(self) -> str:
        if self.mine:
            times = f"{self.number.text()} times" if self.number is not None else "any number of times"
            return f"you can move creatures into and out of {self.cities.text()} {times} each turn"
        more = "" if self.whole else "additional "
        number = self.number.text() if self.number is not None else "any number of"
        return f"{self.cities.text()} can be part of {number} {more}moves each turn"


def more_moves(reading: Reading, *number: Number) -> CityMoves:
    return CityMoves(a_city(reading, reading.subject()), number[0] if number else Fixed(1))


def unlimited_moves(reading: Reading) -> CityMoves:
    return CityMoves(a_city(reading, reading.subject()), None, True)


def times_a_turn(reading: Reading, city: Things, *number: Number) -> CityMoves:
    """You move creatures into it and out of it so often."""
    return CityMoves(a_city(reading, city), number[0] if number else None, True, True)


def moves_now(reading: Reading, *number: Number) -> Deed:
    """So often in this turn."""
    return for_a_while(reading, so_many_moves(reading, number[0]) if number else unlimited_moves(reading))


def so_many_moves(reading: Reading, number: Number) -> CityMoves:
    return CityMoves(a_city(reading, reading.subject()), number, True)


def in_but_not_out(reading: Reading, city: Things, *_again: Things) -> Law:
    return leaving(reading, city)


def a_city(reading: Reading, city: Things) -> Things:
    if not may_be(reading, 1 << CITY, city):
        raise Misread("a city", city.text())
    return city


def said_behind(reading: Reading, steps: Steps) -> Steps:
    if not any(isinstance(step, MOVERS) for step in steps):
        raise Misread("somebody who is moved", "what could only be said of that")
    return steps


MOVERS: Final = (Put, PutEither, MoveAlong, LeaveCombat, GainControl)


def said_in_vain(reading: Reading, *_said: object) -> Steps:
    """What an effect moves is neither marked for it nor moves by the rules, so that saying so changes nothing."""
    if not any(isinstance(step, MOVERS) for step in reading.last_said):
        raise Misread("a sentence before it that moves somebody", "what could only be said of that")
    return []


def attacks_from_there(reading: Reading, _until: int) -> Steps:
    """The time stands in the middle."""
    act = Act("can attack from a city", bit(ATTACK_FROM_CITY))
    steps: Steps = [decree(reading, Do(reading.subject(), act, act.words))]
    reading.end_time()
    return steps


def said_of_stay(reading: Reading, *_said: object) -> Steps:
    """Who attacks from a city does not leave it for that."""
    if not any(
        isinstance(part, Do) and part.act.is_meant(ATTACK_FROM_CITY) for part in parts_within(reading.last_said)
    ):
        raise Misread("a sentence before it that lets somebody attack from a city", "what could only be said of that")
    return []


MORE: Final = '("additional" | "extra" | "more")'
MOVES: Final = Needs(deeds=bit(CITY_MOVES))
TURNLY: Final = '("each" | "every" | "a" | "in" ("a" | "each") | "per" | "during" ("a" | "each")) "turn"'
ENTERING: Final = Act("enter", bit(ENTER))
OR: Final = '("or" | "nor" | "and")'
OUT: Final = '("out" "of" | "from")'
IN_AND_OUT: Final = f'("in" | "into" | "to") ("or" | "and" | "nor") {OUT}'
MOVE_IT: Final = '("this" | "that" | "it" | "the" "move" | "this" ("move" | "placement" | "shift"))'
THEY: Final = '("it" | "they" | "he" | "those" "creatures" | "that" "creature" | SELF)'
KEEPS: Final = (
    '(("keep" | "keeps") ("its" | "their" | "his") ("mark" | "marks" | "state" | "states") | ("stay" | "stays"'
    ' | "remain"'
    ' | "remains") ("marked" "or" "unmarked" | "as" ("it" | "they") ("is" | "are" | "was" | "were")))'
)
NOT_MARKED: Final = (
    f'({THEY} ("isn\'t" | "aren\'t" | ("don\'t" | "doesn\'t") ("get" | "become" | "is" | "are")) "marked" '
    f'(("by" | "for") {MOVE_IT})? | {THEY} {KEEPS} | {MOVE_IT} "doesn\'t" "mark" ("it" | "them" | "him"))'
)
NO_MOVE: Final = f'{MOVE_IT}? ("isn\'t" | "is" "no" | "doesn\'t" "count" "as") "a"? "move"'
USES_NONE: Final = (
    f'{MOVE_IT} "doesn\'t" ("use" "up" | "count" "as" | "count" "against") '
    '("your" "move" | "the" "move" | "the" "limit") (("of" | "for" | "this") ("the" | "this")? ("turn" | "city"))?'
)
FROM_CITY: Final = '("from" (("a" | "its" | "their" | "your" | "any")? ("city" | "cities") | "it" | "here" | "there"))'
IN_ARMY: Final = (
    '(("as" ("if" | "though") ("it" | "they") | "as" "if") ("was" | "were" | "stood" | "resided" | "lived") "in"'
    ' ("your" | "its" | "his" | "their" | "the" | "an" | ("its" | "their") ("controller" | "controllers")'
    ' ("\'s" | "\'"))'
    ' "army")'
)
THOUGH_THERE: Final = (
    '(("although" | "though" | "even" ("if" | "though" | "when" | "as" "long" "as") | "as" "long" "as") ("it" |'
    ' "they")? ("is" | "are")?'
    ' ("in" ("a" "city" | "cities" | "its" "city") | "a" "resident" | "residents"))'
)
ANY: Final = '("any" "number" "of")'
OFTEN: Final = '("as" "often" "as" "you" "like")'
BOTH_WAYS: Final = f'("in" | "into" | "to") ("and" | "or") {OUT}'
NO_LIMIT: Final = 1 << 20
ITS: Final = '("its" | "their" | "his" | "the")'
LEAVES_HOME: Final = (
    f'"leave" ({ITS} ("city" | "cities") (("that" | "in" "which" | "where")? ("it" | "they" | "he") ("is" |'
    f' "are") "in"?)?)'
    f' | "be" "moved" ("out" "of" | "from") {ITS} ("city" | "cities")'
)
STAYS: Final = '("stay" | "remain" | "stays" | "remains")'
PHRASES: Final = [
    HabitPhrase("can attack from a city", "can attack from a city", ATTACK_FROM_CITY,
                f'("can" | "may") "attack" ({FROM_CITY} {IN_ARMY}? | {IN_ARMY} | {THOUGH_THERE})'),
    Phrase(TOLD, f'("can" | "may") "attack" until ({FROM_CITY} {IN_ARMY}? | {IN_ARMY} | {THOUGH_THERE})', attacks_from_there,
           ["Target creature may attack this turn as if it were in your army."], needs=Needs(deeds=bit(ATTACK_FROM_CITY))),
    Phrase("towards", '"be" ("residents" | "a" "resident") "of" | ("be" | "are" | "live" | "settle") "in"',
           lambda reading: ENTERING, needs=CITIES),
    Phrase("only", '"only" nouns ("can" | "may") "enter"', only_enter, ["Only Elves can enter."], needs=CITIES),
    Phrase("forbidden", '"enter"', enter_not, ["Elves can't enter."], needs=CITIES),
    Phrase("forbidden", f'"move" {IN_AND_OUT} door', crossing,
           ["No creature can move into or out of this city."], needs=CITIES),
    Phrase("forbidden", f'"move" {OUT} door', leaving, needs=CITIES),
    Phrase("ruling", f'("can" | "may") "be" "part" "of" number {MORE} ("move" | "moves") {TURNLY}', more_moves,
           ["Always: This city may be part of one additional move each turn."], needs=MOVES),
    Phrase("ruling", f'("can" | "may") "each"? "be" "part" "of" many "moves" {TURNLY}'
           ' ("instead" "of" ("one" | "a" "single" "one"))?', so_many_moves, needs=MOVES),
    Phrase(CHANGED, f'("can" | "may") "each"? "be" "part" "of" (many "moves" | {ANY} "moves")', moves_now,
           ["Your cities can be part of two moves this turn."], needs=MOVES),
    Phrase("ruling", f'("can" | "may") "be" "part" "of" ({ANY} "moves" {TURNLY}? | "more" "than" "one" "move"'
           f' {TURNLY})',
           unlimited_moves, needs=MOVES),
    Phrase(STATEMENT, f'"you" ("can" | "may") "move" "creatures" {BOTH_WAYS} door ({ANY} "times" {TURNLY}? |'
           f' {OFTEN} {TURNLY})',
           times_a_turn, ["You can move creatures into and out of this city any number of times each turn."], needs=MOVES),
    Phrase(STATEMENT, f'"you" ("can" | "may") ("move" ({ANY} | "as" "many") "creatures" | "have" {ANY} "creatures" "move")'
           f' {BOTH_WAYS} door {TURNLY}?',
           times_a_turn, needs=MOVES),
    Phrase("forbidden", '"come" "into" "play" ("in" | "into") door', arriving,
           ["Creatures can't come into play in this city."], needs=CITIES),
    Phrase("forbidden", LEAVES_HOME, leaves_home, ["This creature can't leave its city."], needs=CITIES),
    Phrase("forbidden", '"be" "moved" "from" "the" ("place" | "location") ("where" | "in" "which" | "that")? "it"'
           ' ("entered" | "is" "in"? | ("came" | "comes") "into" "play")', leaves_no_place,
           ["This creature can't be moved from the place it entered."], needs=CITIES),
    Phrase("forbidden", '"leave" door', ways_out, ["Creatures can't leave this city."], needs=CITIES),
    Phrase("forbidden", f'"enter" {OR} "leave" door | "leave" {OR} "enter" door', in_or_out, needs=CITIES),
    Phrase("ruling", f'("can" | "may") "move" ("into" | "to") door "but" ("not" | "can\'t" "move") {OUT} ("it" | door)',
           in_but_not_out, needs=CITIES),
    Phrase("door", "self | aimed | enchanted_thing", same),
    Phrase("tail", 'tail "without" "marking" ("it" | "them")', said_behind,
           ["Move target creature you control to your army without marking it."]),
    Phrase("effects", f"{NOT_MARKED} | {NO_MOVE} | {USES_NONE}", said_in_vain,
           ["Move target creature you control to your army. It isn't marked by this."]),
    Phrase("effects", f'("they" | "it") {STAYS} ("in" ("their" | "its") ("city" | "cities") | "there" | "residents")',
           said_of_stay,
           ["This turn, creatures you control can attack from a city. They stay in their cities."]),
    Phrase("effects",
           f'({NOT_MARKED} | {NO_MOVE}) ("," | "and" | "," "and" | "," "but" | "nor") ({NO_MOVE} | {USES_NONE}'
           ' | "doesn\'t" "mark" ("it" | "them" | "him"))', said_in_vain),
]  # fmt: skip
