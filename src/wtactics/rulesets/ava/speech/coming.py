"""Coming and going in words: creatures that come early, only into cities, and whose moves are not counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ARRIVE_IN_ARMY, Noun, Statement
from wtactics.engine.places import CREATURE, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.portals import Portal
from wtactics.kits.realm.terms import FREE_STEP
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.ava.terms import ARRIVE_IN_CITY, PLAY_EARLY
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.things.meaning import Everyone, Things

UNCOUNTED: Final = Act("moves without using up the move of the turn", bit_of(FREE_STEP))


class Early(Statement):
    """AVA-CONFLICT-01 This card, or such cards of these players, may be played in Play phases."""

    def __init__(self, cards: Noun | None, players: Things | None) -> None:
        self.cards: Final = cards
        self.players: Final = players

    def rulings(self) -> i64:
        return 0 if self.players is not None else bit_of(PLAY_EARLY)

    def law(self) -> i64:
        return 0 if self.players is None else bit_of(PLAY_EARLY)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != PLAY_EARLY:
            return False
        if self.players is None or self.cards is None:
            return c == t.me
        return self.players.has(t, c) and self.cards.fits(t, other)

    def text(self) -> str:
        if self.players is None or self.cards is None:
            return "this card can be played in your Play phases"
        return f"{self.players.text()} can play {self.cards.text(True)} in your Play phases"


class OnlyCities(Statement):
    """AVA-CONFLICT-02 This creature, as it is played, arrives in a city and never in the Army."""

    def rulings(self) -> i64:
        return bit_of(ARRIVE_IN_ARMY)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == ARRIVE_IN_ARMY and c == t.me

    def text(self) -> str:
        return "this card can be played only into a city"


def early(reading: Reading, *_self: Things) -> Early:
    if reading.word != "creature":
        raise Misread("a creature, for other cards have their times", f"a {reading.word}")
    return Early(None, None)


def others_early(reading: Reading, payer: Payer, sort: Sort) -> Early:
    if sort.types != 1 << CREATURE:
        raise Misread("creature cards", sort.text(True))
    return Early(CardNoun([sort], ANYWHERE), payer.players if payer.players is not None else Everyone(False))


def only_cities(reading: Reading, *_self: Things) -> OnlyCities:
    if reading.word != "creature":
        raise Misread("a creature", f"a {reading.word}")
    return OnlyCities()


class OnlyArmy(Statement):
    """AVA-CONFLICT-02 This creature, as it is played, arrives in the Army and never in a city."""

    def rulings(self) -> i64:
        return bit_of(ARRIVE_IN_CITY)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == ARRIVE_IN_CITY and c == t.me

    def text(self) -> str:
        return "this card can be played only into your army"


def only_army(reading: Reading, *_self: Things) -> OnlyArmy:
    if reading.word != "creature":
        raise Misread("a creature", f"a {reading.word}")
    return OnlyArmy()


def uncounted(reading: Reading, things: Things) -> Do:
    return Do(things, UNCOUNTED, "move without using up the move of the turn")


CAN: Final = '("can" | "may")'
IN_PLAY: Final = (
    '("in" | "during") (("either" "of" | "each" "of" | "any" "of")? "your" | "a" | "either")'
    ' "play" ("phase" | "phases")'
)
INTO_CITY: Final = (
    '("into" | "in" | "to")'
    ' ("a" "city" | "cities" | "your" "cities" | "one" "of" "your" "cities" | "a" "city" "you" "control")'
)
INTO_ARMY: Final = '("into" | "in" | "to") ("your" | "the" | "an") "army"'
PUT: Final = '("played" | "put" | "placed")'
ITS_MOVE: Final = '("your" | "the" | "its" "controller" "\'s" | "a") "one"? "move"'
OF_TURN: Final = '("of" ("the" | "this" | "a" | "your") "turn" | "for" "the" "turn" | "this" "turn" | "each" "turn")?'
USES: Final = '("doesn\'t" | "don\'t") ("use" "up"? | "count" "as" | "count" "against" | "take" "up")'
THE_MOVE: Final = (
    '(("your" | "its" | "the" | "a") ("one" | "normal" | "usual" | "regular" | "single")? ("move" | "moves")'
    ' ("of" ("the" | "this" | "a" | "your") "turn" | "for" "the" "turn" | "this" "turn" | "each" "turn")?'
    ' | "the" ("limit" | "number") "of" ("one" "move" | "moves") ("per" "turn" | "each" "turn" | "a" "turn")?)'
)
USED: Final = '("was" | "is" | ("has" | "had") "been") ("used" "up"? | "made" | "taken")'
BESIDES: Final = (
    f'("without" "using" "up"? {THE_MOVE} | "in" "addition" "to" {THE_MOVE} | "without" ("counting"'
    f' | "it" "counting") ("as" | "against" | "towards") {THE_MOVE})'
)
COUNTS_NOT: Final = f'("doesn\'t" | "don\'t") ("use" "up"? | "count" ("as" | "against" | "towards" | "for")) {THE_MOVE}'
PLAYS_ONLY: Final = f'(("you" {CAN})? "play" self "only" | "you" {CAN} "only" "play" self)'
PHRASES: Final = [
    Phrase("portal", '("into" | "in" | "to") ("your" | "his" | "their" | "an" | "the") "army"',
           lambda reading: Portal(None, True), ["Creatures you play into your army cost 1 more."]),
    Phrase(STATED, f'{CAN} ("move" | "be" "moved") {BESIDES}', lambda reading: uncounted(reading, reading.subject()),
           ["This creature may move in addition to your move of the turn."]),
    Phrase(STATED, f'{CAN} ("move" | "be" "moved") "even"? "after" ({THE_MOVE} | "that" "move") {USED}',
           lambda reading: uncounted(reading, reading.subject()),
           ["This creature may be moved after your move of the turn was used."]),
    Phrase(STATEMENT, f'"you" {CAN} "move" general {BESIDES}', uncounted,
           ["You may move this creature in addition to your move of the turn."]),
    Phrase(STATEMENT, f'(general ("\'s" | "\'") ("move" | "moves") | "moves" "of" general) {COUNTS_NOT}', uncounted,
           ["This creature's moves don't count as your move of the turn."]),
    Phrase("stated_of_moves", f'("when" | "whenever") general ("moves" | "move") "," ("that" | "this" | "it")'
           f' {COUNTS_NOT}', uncounted),
    Phrase(STATEMENT, "stated_of_moves", lambda reading, said: said),
    Phrase("card_law", f'self {CAN} ("also" | "be" "also")? "be"? "played" {IN_PLAY} | "you" {CAN} "also"?'
           f' "play" self {IN_PLAY}',
           early,
           ["This card can be played in your Play phases."]),
    Phrase(STATEMENT, f'card_payer {CAN} "also"? "play" (sorts | card_sorts) {IN_PLAY}', others_early,
           ["You may play creature cards in your Play phases."]),
    Phrase("card_law", f'self {CAN} ("only" "be" {PUT} | "be" {PUT} "only" | "be" "only" {PUT}) {INTO_CITY}'
           f' | self {CAN} "be" {PUT} {INTO_CITY} "only"', only_cities,
           ["This card can be played only into a city."]),
    Phrase("card_law", f'self "must" "be" {PUT} {INTO_CITY} | {PLAYS_ONLY} {INTO_CITY}', only_cities),
    Phrase("card_law", f"{PLAYS_ONLY} {INTO_ARMY}", only_army, ["Play this creature only into your army."]),
    Phrase("card_law", f'self ({CAN} ("only" "be" {PUT} {INTO_ARMY} | "be" {PUT} "only" {INTO_ARMY} | "be"'
           f' "only" {PUT} {INTO_ARMY} | "be" {PUT} {INTO_ARMY} "only")'
           f' | "must" "be" {PUT} {INTO_ARMY} | ("can\'t" | "cannot") "be" "played" {INTO_CITY})', only_army,
           ["This creature can be played only into your army."]),
    Phrase("card_law", 'self ("can\'t" | "cannot") "be" "played" ("into" | "in" | "to") ("your" | "an" | "the") "army"',
           only_cities),
    Phrase(STATEMENT, f'("moving" | "to" "move") general {USES} {ITS_MOVE} {OF_TURN}', uncounted,
           ["Moving this creature doesn't use up your move of the turn."]),
    Phrase(STATED, f'("moves" | "move") "without" "using" "up" {ITS_MOVE} {OF_TURN}', lambda reading: uncounted(
        reading, reading.subject())),
]  # fmt: skip
