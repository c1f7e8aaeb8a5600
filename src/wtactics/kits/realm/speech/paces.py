"""Paces in words: whose moves are not counted, or not marked for, who defends where he is not, and against how many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import (
    ATTACK_FROM_CITY,
    DEFEND,
    MARK_TO_ATTACK,
    MARK_TO_MOVE,
    MOVE,
    Condition,
    Noun,
    Number,
    Statement,
)
from wtactics.engine.places import CITY, CREATURE, NOBODY, SEAT_THING, Thing, seat_thing
from wtactics.engine.prices import CITY_MOVES
from wtactics.engine.rows import PAST, PAST_B, PAST_TIMES
from wtactics.engine.table import Table
from wtactics.kits.cities import KINGDOM
from wtactics.kits.realm.speech.combats import Unopposed, so_defended
from wtactics.kits.realm.speech.roads import a_city, leaving
from wtactics.kits.realm.terms import FREE_STEP, MOVE_AGAIN
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import ARMIES, CITIES, Needs
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import EXACTLY
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import LivingIn
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import HabitPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Do, Law
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.things.meaning import All, Things
from wtactics.vocabulary.things.mentioning import counted, plain, same
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import THIS_TURN, Past
from wtactics.vocabulary.triggers.remembering import recalled


class Unburdened(Statement):
    """Creatures that move into a city, or out of it, are not marked for that."""

    def __init__(self, things: Things | None, city: Things, into: bool, out: bool, army: bool = False) -> None:
        self.things: Final = things  # None: whoever it is
        self.city: Final = city
        self.into: Final = into
        self.out: Final = out
        self.army: Final = army  # only where they move into the army from there

    def law(self) -> i64:
        return bit_of(MARK_TO_MOVE)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != MARK_TO_MOVE or c >= SEAT_THING or (self.things is not None and not self.things.has(t, c)):
            return False
        leaves = t.home[c] != NOBODY and self.city.has(t, t.home[c]) and (other == NOBODY or not self.army)
        return (self.out and leaves) or (self.into and other != NOBODY and self.city.has(t, other))

    def text(self) -> str:
        way = "into or out of" if self.into and self.out else "into" if self.into else "out of"
        army = " to your army" if self.army else ""
        if self.things is None:
            return f"whoever moves {way} {self.city.text()} isn't marked"
        return f"{self.things.text()} moving {way} {self.city.text()}{army} aren't marked"


class DefendsArmy(Law):
    """Who resides in a city defends his player's army, too; or all that is his."""

    def text(self) -> str:
        return f"{self.things.text()} can {self.act.words}"


class ToArmy(Law):
    """Creatures do not move from a city into the army by the rules."""

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        moves = self.act.is_meant(deed) and other == NOBODY and c < SEAT_THING
        return moves and t.home[c] != NOBODY and self.things.has(t, c)


ANY_CREATURE: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])


class MoveQuota(Statement):
    """Each of the players (or of all) moves no more than so many such creatures in a turn."""

    def __init__(self, players: Things | None, creatures: CardNoun, past: Past, most: i64) -> None:
        self.players: Final = players
        self.creatures: Final = creatures
        self.past: Final = past
        self.most: Final = most

    def law(self) -> i64:
        return bit_of(MOVE)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != MOVE or c >= SEAT_THING or not self.creatures.fits(t, c):
            return False
        mover = seat_thing(t.controller[c])
        if self.players is not None and not self.players.has(t, mover):
            return False
        times: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if self.past.has(t, i) and mover == seat_thing(t.past[i + PAST_B]):
                times += t.past[i + PAST_TIMES]
            i += PAST
        return times >= self.most

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        return f"{who} can't move more than {counted(int(self.most))} {self.creatures.text(self.most > 1)} each turn"


class ResidentsPhrase(HabitPhrase):
    """Of residents it need not be said from where they attack."""

    def give(self, reading: Reading) -> Do:
        things = reading.subject()
        noun = things.noun if isinstance(things, All) else None
        if "resident" not in things.text() and not (isinstance(noun, CardNoun) and is_settled(noun)):
            raise Misread("residents", things.text())
        return super().give(reading)


def is_settled(noun: CardNoun) -> bool:
    """Are they in a city, by where they are said to be?"""
    return noun.where == KINGDOM or any(isinstance(quality, LivingIn) for quality in noun.qualities)


def to_army(reading: Reading) -> Law:
    return ToArmy(reading.subject(), Act("move into your army", bit(MOVE)), None)


def moves_few(reading: Reading, payer: Payer, number: Number, creatures: CardNoun = ANY_CREATURE) -> MoveQuota:
    players: Noun = PlayerNoun() if payer.players is None else Very(payer.players)
    past = recalled(reading, facts.WENT, creatures, players, THIS_TURN, True)
    return MoveQuota(payer.players, creatures, past, plain(number))


def freely(reading: Reading, things: Things, way: tuple[bool, bool], city: Things) -> Unburdened:
    return Unburdened(things, a_city(reading, city), *way)


def freely_they(reading: Reading, way: tuple[bool, bool], city: Things) -> Unburdened:
    return Unburdened(reading.subject(), a_city(reading, city), *way)


def freely_to_army(reading: Reading, things: Things, city: Things) -> Unburdened:
    return Unburdened(things, a_city(reading, city), False, True, True)


def what_moves(reading: Reading, way: tuple[bool, bool], city: Things) -> Unburdened:
    """Whoever moves there, an avatar too."""
    return Unburdened(None, a_city(reading, city), *way)


def your_cities(reading: Reading) -> Things:
    return All(CardNoun([Sort(1 << CITY, word="city")], whose=YOURS), True)


def defends_all(reading: Reading) -> Law:
    return DefendsArmy(reading.subject(), EVERYWHERE, None, can=True)


def uncounted(reading: Reading, things: Things) -> Do:
    return Do(things, UNCOUNTED, UNCOUNTED.words)


def uncounted_its(reading: Reading) -> Do:
    return Do(reading.it(), UNCOUNTED, UNCOUNTED.words)


def unheeding(reading: Reading, *said: Things) -> Do:
    """Its moves ask for no city's one move of the turn, and take none."""
    return Do(said[0] if said else reading.subject(), UNHEEDING, UNHEEDING.words)


def unheeding_its(reading: Reading) -> Do:
    return unheeding(reading, reading.it())


def undefended(reading: Reading, things: Things) -> Condition:
    return Is(things, Unopposed())


def so_many_defend(reading: Reading, *said: Bound | Things) -> Condition:
    """One of them, if no other number is said."""
    bound = next((each for each in said if isinstance(each, Bound)), Bound(EXACTLY, Fixed(1)))
    return Is(next(each for each in said if isinstance(each, Things)), so_defended(reading, bound))


UNCOUNTED: Final = Act("can move without using up cities", bit(FREE_STEP))
AGAIN: Final = Act("can move into and out of cities that were part of a move this turn", bit(MOVE_AGAIN))
UNHEEDING: Final = Act("can move without heeding or using up cities", bit(FREE_STEP) | bit(MOVE_AGAIN))
EVERYWHERE: Final = Act("defend your army and your cities", bit(DEFEND))
MOVES: Final = Needs(deeds=bit(CITY_MOVES))
CAN: Final = '("can" | "may")'
OUT: Final = '("out" "of" | "from")'
TO: Final = '("into" | "to" | "in")'
BOTH: Final = f'({TO} ("or" | "and") {OUT} | {OUT} ("or" | "and") {TO})'
PART_OF_ONE: Final = (
    '("that" | "which")? ("has" | "have" | "was" | "were" | "are" | "is") "already"? "been"? "part" "of" "a" "move" "already"?'
    ' ("this" "turn")?'
)
NO: Final = '("don\'t" | "doesn\'t")'
A_MOVE: Final = '("one" "move" | "moves" | "a" "single" "move" | "move")'
LIMIT: Final = (
    f'("the" "limit" ("of" {A_MOVE})? (("for" | "of" | "per" | "by") ("each" | "a" | "any" | "the")? ("city" | "cities"))?'
    ' ("each" "turn" | "per" "turn")? | ("those" | "the" | "its" | "any")? "cities" | "its" "city"'
    ' | "the" "city" ("moves" | "move")? "limit" | ("a" | "any" | "the") "city" ("\'s" ("moves" | "move"))?'
    ' | "the" ("move" | "moves") "of" ("the" | "its" | "those" | "a" | "either")? ("city" | "cities")'
    ' | "the" "one" "move" (("per" | "each") "turn" | "a" "turn")? "of" ("a" | "each" | "any") "city" | "that" "limit")'
)
HEED: Final = '("heed" | "need" | "obey" | "respect" | "observe" | "require" | "count" "for")'
HEEDING: Final = '("heeding" | "needing" | "obeying" | "respecting" | "counting" "for")'
HEEDLESS: Final = (
    f'("neither" {HEED} "nor" ("use" "up"? | "count" ("for" | "against" | "towards")) {LIMIT}'
    f' | {NO} {HEED} ("or" | "nor") ("use" "up" | "count" ("for" | "against" | "towards")) {LIMIT})'
)
COUNT: Final = f'{NO} (("count" ("for" | "against" | "towards" | "as")) | "use" "up") {LIMIT}'
OF_CITY: Final = (
    '("the"? "cities" | "its" "city" | "a" "city" ("\'s" ("move" | "moves"))?'
    ' | ("the" | "its" | "a")? ("move" | "moves") "of" ("the" | "its" | "a" | "either" | "any")? ("city" | "cities"))'
)
FOR_IT: Final = '(("for" | "by") ("it" | "that" | "moving" | "this" | "the" "move" | "this" "move"))'
MARKED: Final = f'("isn\'t" | "aren\'t") "marked" {FOR_IT}?'
NOT_MARKED: Final = (
    '(("isn\'t" | "aren\'t") "marked" (("by" | "for" | "when") "moving"'
    ' | ("when" | "as" | "if") ("they" | "it") ("move" | "moves"))'
    ' | ("don\'t" | "doesn\'t") "become" "marked" ("when" | "as" | "if" | "by")'
    ' (("they" | "it") ("move" | "moves") | "moving"))'
)
INTO_ARMY: Final = f'({TO} ("your" | "the" | "his" | "their") "army")'
CREATURES: Final = '("creature" | "creatures" | "defender" | "defenders")'
AGAINST: Final = '({defend} "against" | ("is" | "are") "assigned" ("to" | "against" | "to" "defend" "against"))'
BEING: Final = '("is" | "are" | "stands" | "stand" | "resides" | "reside" | "lives" | "live")'
ANYWHERE: Final = (
    f'(","? ("whichever" | "whatever" "city") "of" "them" "it" "is" "in"'
    ' | ","? "no" "matter" ("which" "one"? "of" "them"? | "which" "one"? | "where") ("it" | "they") ("is" | "are") "in"?'
    f' | ","? "from"? "wherever" ("it" | "they" | "he") {BEING}'
    f' | "even" ("if" | "though") ("it" | "they") {BEING} ("in" "another" ("city" | "of" "them") | "elsewhere"))'
)
ITSELF: Final = '("it" | "them")?'
MOVING: Final = (
    f'("to" "move" {ITSELF} | ("for" | "when" | "by") "moving" {ITSELF}'
    ' | ("when" | "as") ("it" | "they") ("moves" | "move"))'
)
ATTACKING: Final = (
    '("to" "attack" ("with" ("it" | "them"))? | ("for" | "when" | "by") "attacking" ("with" ("it" | "them"))?'
    ' | ("when" | "as") ("it" | "they") ("attacks" | "attack"))'
)
MOVES_FREELY: Final = Act("isn't marked for moving", bit(MARK_TO_MOVE))
ATTACKS_FREELY: Final = Act("isn't marked for attacking", bit(MARK_TO_ATTACK))
AT_MOST: Final = '"at" "most" | "no" "more" "than"'
NOT_MORE: Final = f'(("can\'t" | "cannot") "move" "more" "than" | {CAN} ("only" "move" | "move" ("only" | {AT_MOST})))'
MAKE_FEW: Final = NOT_MORE.replace('"move"', '"make"')
YOUR_CITIES: Final = (
    '(("any" | "all" | "each")? "of"? "your" "cities" | ("any" | "each") "city" "you" "control"'
    ' | "cities" "you" "control")'
)
PER_TURN: Final = '("each" | "per" | "in" "a" | "a") "turn"'
ALL_YOURS: Final = f'("both"? "your" "army" "and" {YOUR_CITIES} | {YOUR_CITIES} "and" "your" "army")'
PHRASES: Final = [
    # moves
    Phrase(STATEMENT, f'"you" ("don\'t" ("have" "to")? | "needn\'t") "mark" general {MOVING}',
           lambda reading, things: Do(things, MOVES_FREELY, "aren't marked for moving"),
           ["You don't mark this creature to move it."], needs=Needs(deeds=bit(MARK_TO_MOVE))),
    Phrase(STATEMENT, f'"you" ("don\'t" ("have" "to")? | "needn\'t") "mark" general {ATTACKING}',
           lambda reading, things: Do(things, ATTACKS_FREELY, "aren't marked for attacking"),
           ["You don't mark this creature when it attacks."], needs=Needs(deeds=bit(MARK_TO_ATTACK))),
    Phrase("ruling", f'{CAN} "move" "without" ("using" "up" {OF_CITY} | "counting" ("for" | "towards" | "against") {LIMIT})',
           lambda reading: uncounted(reading, reading.subject()), needs=MOVES),
    Phrase(STATEMENT, f'mover "\'s" "own"? "moves" {COUNT}', uncounted,
           ["This creature's moves don't count for the limit of one move for each city."], needs=MOVES),
    Phrase(STATEMENT, f'"the"? "moves" ("of" | "by") mover {COUNT}', uncounted, needs=MOVES),
    Phrase(STATEMENT, f'"its" "own"? "moves" {COUNT}', uncounted_its, needs=MOVES),
    Phrase(STATEMENT, f'"moving" mover {COUNT}', uncounted, ["Moving this creature doesn't use up a city."], needs=MOVES),
    Phrase(STATEMENT, f'mover "\'s" "own"? "moves" {HEEDLESS}', unheeding,
           ["This creature's moves neither heed nor use up the limit of one move for each city."], needs=MOVES),
    Phrase(STATEMENT, f'"the"? "moves" ("of" | "by") mover {HEEDLESS}', unheeding, needs=MOVES),
    Phrase(STATEMENT, f'"its" "own"? "moves" {HEEDLESS}', unheeding_its, needs=MOVES),
    Phrase("ruling", f'{CAN} "move" "without" {HEEDING} ("or" | "and") ("using" "up" {OF_CITY} | "counting" "for" {LIMIT})',
           unheeding, ["This creature can move without heeding or using up cities."], needs=MOVES),
    Phrase("mover", "self | enchanted_thing | general", same, needs=MOVES),
    Phrase("ruling", f'{CAN} "move" {BOTH} ("a" "city" | "cities") {PART_OF_ONE}',
           lambda reading: Do(reading.subject(), AGAIN, AGAIN.words),
           ["This creature may move into and out of cities that were part of a move this turn."], needs=MOVES),
    Phrase(STATEMENT, f'general ("moving" | "that" ("move" | "moves")) way_of doorway {MARKED}', freely,
           ["Creatures you control moving into or out of this city aren't marked."], needs=CITIES),
    Phrase(STATEMENT, f'general ("moving" | "that" ("move" | "moves")) {OUT} doorway {INTO_ARMY} {MARKED}', freely_to_army,
           ["Creatures you control moving out of this city to your army aren't marked."], needs=CITIES),
    Phrase(STATEMENT, f"general {NOT_MARKED} {OUT} doorway {INTO_ARMY}", freely_to_army, needs=CITIES),
    Phrase(STATEMENT, f"general {NOT_MARKED} way_of doorway", freely,
           ["Creatures you control aren't marked by moving out of this city."], needs=CITIES),
    Phrase(STATEMENT, f'("what" | "whoever") ("moves" | "move") way_of doorway {MARKED}', what_moves,
           ["Whoever moves into this city isn't marked."], needs=CITIES),
    Phrase("ruling", f'{CAN} "move" way_of doorway "without" (("being" | "becoming") "marked" | "marking" "them")', freely_they,
           needs=CITIES),
    Phrase("doorway", "door | home", same, needs=CITIES),
    Phrase("forbidden", f'"move" {OUT} home', leaving, needs=CITIES),
    Phrase("forbidden", '"move" ("to" | "into") ("your" | "its" | "their" | "the") "army"', to_army,
           ["This creature can't move into your army."], needs=CITIES),
    Phrase(STATEMENT, f"card_payer {NOT_MORE} number (card_noun | card_nouns) {PER_TURN}", moves_few,
           ["Opponents can't move more than one creature each turn."], needs=MOVES),
    Phrase(STATEMENT, f'card_payer {MAKE_FEW} number ("move" | "moves") {PER_TURN}', moves_few,
           ["Opponents can make only one move each turn."], needs=MOVES),
    Phrase("way_of", BOTH, lambda reading: (True, True), needs=CITIES),
    Phrase("way_of", TO, lambda reading: (True, False), needs=CITIES),
    Phrase("way_of", OUT, lambda reading: (False, True), needs=CITIES),
    # defence
    Phrase("ruling", f'{CAN} ("help" | "also")? "defend" {ALL_YOURS} {ANYWHERE}?', defends_all,
           ["This creature may defend your army and your cities."], needs=ARMIES),
    Phrase("reached", f"{YOUR_CITIES} {ANYWHERE}", your_cities, needs=CITIES),
    ResidentsPhrase("can attack from a city", "can attack from a city", ATTACK_FROM_CITY, f'{CAN} "attack"'),
    Phrase("condition", f'("nobody" | "no" {CREATURES}) {AGAINST} subject_plain', undefended, needs=CITIES),
    Phrase("condition", f'(how_many | "only"? "one" | "a" "single") {CREATURES} {AGAINST} subject_plain', so_many_defend,
           ["As long as exactly one creature defends against this creature, it gets +2/+0."], needs=CITIES),
]  # fmt: skip
