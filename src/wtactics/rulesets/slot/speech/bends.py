"""Bends, in words: rules that do not bind somebody, and numbers of the game that are others for a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import CardId, Seat, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import SLOTS
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.tolls import EXACTLY, MORE
from wtactics.rulesets.slot.terms import (
    ATTACKS_MARKED,
    BENT,
    COLUMN_POINTS,
    DUSK_HELPS,
    DUSK_STAYS,
    KEEPS_COVER,
    LEVEL_2,
    LEVEL_FREE,
    MIDDLE_COUNTS,
    MOVES_LATE,
    MOVES_MARKED,
    NO_DUSK,
    PAIR_POINTS,
    RESTS_MARKED,
    RESTS_UNHURT,
    RESTS_UNMARKED,
    ROW_POINTS,
    RULE_NUMBER,
    SQUARE_POINTS,
    UNCOUNTED,
    WINNING_POINTS,
)
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.things.meaning import All, Everyone, Things, This, You
from wtactics.vocabulary.things.mentioning import plain

SHAPES: Final = {PAIR_POINTS: "pair", COLUMN_POINTS: "column", SQUARE_POINTS: "square", ROW_POINTS: "row"}


class Bend(Statement):
    """A rule does not bind these, or it is a text that binds them."""

    def __init__(self, things: Things, rule: i64, words: str, forbidding: bool = False) -> None:
        self.things: Final = things
        self.rule: Final = rule
        self.words: Final = words
        self.forbidding: Final = forbidding

    def law(self) -> i64:
        return bit_of(BENT)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.forbidding and self.is_meant(t, deed, c, other)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return not self.forbidding and self.is_meant(t, deed, c, other)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        """Is it this rule, and one of these?"""
        return deed == BENT and other == self.rule and self.things.has(t, c)

    def text(self) -> str:
        return f"{self.things.text()} {self.words}"


class Dusk(Bend):
    """A rule of the twilight does not bind a player, or a text forbids it to him."""

    def text(self) -> str:
        if self.rule == DUSK_STAYS:
            return "your twilight isn't emptied"
        if self.forbidding:
            return f"{self.things.text()} can't use {'your' if isinstance(self.things, You) else 'his'} twilight"
        return "your twilight can be used during an opponent's turn"


class GameNumber(Statement):
    """SLOT-PRIO-01 A number of the game is so much for a player, or so much more or less."""

    def __init__(self, rule: i64, players: Things | None, number: Number, how: i64) -> None:
        self.rule: Final = rule
        self.players: Final = players
        self.number: Final = number
        self.how: Final = how

    def sets(self) -> bool:
        return self.how == EXACTLY

    def law(self) -> i64:
        return bit_of(RULE_NUMBER)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != RULE_NUMBER or c != self.rule:
            return 0
        if self.players is not None and not self.players.has(t, seat_thing(seat)):
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY else n * self.how

    def who(self) -> str:
        """Whose number it is."""
        return (self.players if self.players is not None else Everyone(False)).text()

    def text(self) -> str:
        n = f"{self.number.text()}{'' if self.how == EXACTLY else ' more' if self.how == MORE else ' less'}"
        one = isinstance(self.players, You)
        if self.rule == LEVEL_2:
            return f"{self.who()} can have {n} creatures with level 2"
        if self.rule == WINNING_POINTS:
            return f"{self.who()} {'need' if one else 'needs'} {n} victory points to win"
        if self.rule == MIDDLE_COUNTS:
            whose = "your" if one else "kills by both players" if self.players is None else "an opponent's"
            return f"for {whose}{'' if self.players is None else ' kills'}, F2, F3, B2 and B3 count as a square, too"
        return f"{self.who()} {'gain' if one else 'gains'} {n} victory points for a {SHAPES[int(self.rule)]}"


def level_free(reading: Reading) -> Bend:
    """SLOT-LEVEL-03 What its card asks for beside that is still owed."""
    words = "have no upkeep for their level" if many(reading) else "has no upkeep for its level"
    return Bend(reading.subject(), LEVEL_FREE, words)


def keeps_cover(reading: Reading) -> Bend:
    """SLOT-DEF-06 Who is covered as he attacks."""
    words = "keep their cover when attacking" if many(reading) else "keeps its cover when attacking"
    return Bend(reading.subject(), KEEPS_COVER, words)


def uncounted(reading: Reading, level: Number) -> Bend:
    """SLOT-LEVEL-01 There is room for two beside them."""
    level_two(level, level, EXACTLY)
    words = f"{'don' if many(reading) else 'doesn'}'t count towards the limit of level 2 creatures"
    return Bend(reading.subject(), UNCOUNTED, words)


def uncounted_of_yours(reading: Reading, level: Number) -> Bend:
    """Your limit is one for creatures of yours."""
    things = reading.subject()
    if not isinstance(things, This) and getattr(reading.noun_of(things), "whose", -1) != YOURS:
        raise Misread("creatures of yours", things.text())
    return uncounted(reading, level)


def bend(rule: int, one: str, several: str) -> Callable[[Reading], Bend]:
    """What is said so of one, and so of several."""
    return lambda reading: Bend(reading.subject(), rule, several if many(reading) else one)


def no_dusk(reading: Reading, noun: CardNoun) -> Bend:
    """SLOT-TWI-02 Where the rules let them go to the twilight."""
    return Bend(All(noun), NO_DUSK, "go to the graveyard when they die, not to the twilight", True)


def many(reading: Reading) -> bool:
    return reading.subject().many()


def dusk_helps(reading: Reading) -> Dusk:
    return Dusk(You(), DUSK_HELPS, "")


def dusk_stays(reading: Reading) -> Dusk:
    return Dusk(You(), DUSK_STAYS, "")


def dusk_barred(reading: Reading, payer: Payer) -> Dusk:
    if payer.players is None:
        raise Misread("a player", "all players")
    return Dusk(payer.players, DUSK_HELPS, "", True)


def limit(reading: Reading, payer: Payer, said: tuple[Number, int]) -> GameNumber:
    return GameNumber(LEVEL_2, payer.players, *said)


def needs_points(reading: Reading, payer: Payer, number: Number, *rest: Number | int) -> GameNumber:
    how = next((part for part in rest if isinstance(part, int)), EXACTLY)
    return GameNumber(WINNING_POINTS, payer.players, number, how)


def prize(reading: Reading, payer: Payer, said: tuple[Number, int], shape: int) -> GameNumber:
    return GameNumber(shape, payer.players, *said)


def worth(reading: Reading, shape: int, said: tuple[Number, int], payer: Payer) -> GameNumber:
    return GameNumber(shape, payer.players, *said)


def emptied_worth(reading: Reading, shape: int, said: tuple[Number, int]) -> GameNumber:
    return GameNumber(shape, You(), *said)


def exactly(reading: Reading, number: Number, *_usual: Number) -> tuple[Number, int]:
    return number, EXACTLY


def of_level_two(reading: Reading, number: Number, level: Number) -> tuple[Number, int]:
    return level_two(number, level, EXACTLY)


def more_of_level_two(reading: Reading, number: Number, level: Number) -> tuple[Number, int]:
    return level_two(number, level, MORE)


def level_two(number: Number, level: Number, how: int) -> tuple[Number, int]:
    if plain(level) != 2:
        raise Misread("level 2", f"level {level.text()}")
    return number, how


CREATURES: Final = (
    '("level" number ("creature" | "creatures") | ("creature" | "creatures") ("of" | "with") "level" number)'
)
THERE: Final = '("you" "control" | "in" ("his" | "their") "army" | "at" ("a" | "the" "same") "time" | "in" "play")*'
LIMIT: Final = (
    '("the" | "any")? "limit" ("of" | "for" | "on") ("level" number "creatures" | "creatures" "of" "level" number)'
)
ONE: Final = '("a" | "each" | "every")'
EMPTY: Final = (
    '("that"? "you" "empty" | ("that" ("is" | "are"))? ("left" "empty" | "emptied") "by" ("a" "kill" | "kills"))'
)
POINTS: Final = '("victory" ("points" | "point") | "points" | "point")'
GET: Final = '("gain" | "gains" | "get" | "gets")'
USUAL: Final = '("instead" "of" number)?'
TURN: Final = '("during" "an" "opponent" "\'s" "turn")'
KEEPS: Final = '("keeps" | "keep" | "retains" | "retain")'
WHEN_ATTACKING: Final = (
    '(("when" | "as" "long" "as") ("attacking" | ("it" | "they" | "he") ("attacks" | "attack")) | "in" "attacking")'
)
EVEN_MARKED: Final = (
    '("even" ("if" | "when" | "though" | "as" "long" "as") (("it" | "they") ("is" | "are"))? "marked"'
    ' | "even" "as" "long" "as" "marked"'
    ' | "as" "long" "as" "marked")'
)
LATE: Final = (
    '("also" | "even")? ("in" | "during") ("the" | "your" | "its" "controller" "\'s") "action" "phase"'
    ' ("too" | "and" ("in" | "during")? ("the" | "your") "move" "phase")?'
)
EVEN_UNHURT: Final = (
    '("even"? "undamaged" | "even"? "without" ("damage" ("token" | "tokens") | "being" "damaged" | "a" "damage" "token")'
    ' | "even" ("if" | "when" | "though" | "as" "long" "as") (("it" | "they") ("is" | "are"))? "undamaged"'
    ' | "even" ("if" | "when" | "though") ("it" | "they") ("has" | "have") "no" "damage" ("token" | "tokens"))'
)
CAN_MARKED: Final = {verb: (f"can {verb} even if marked",) * 2 for verb in ("attack", "move", "rest")}
YOUR_TURN: Final = '("during" "your" "turn")'
TO_DUSK: Final = (
    '(("to" | "into") ("the" | "its" "owner" "\'s" | "their" ("owners" "\'")? | "an" "opponent" "\'s") "twilight")'
)
GO_GRAVE: Final = (
    '(("go" | "are" "put") ("to" | "into") ("the" | "their" ("owners" "\'")?)? "graveyard" ("instead" "of" "to"?'
    ' | "," "not" "to")'
    ' ("the" | "their" ("owners" "\'")? | "an" "opponent" "\'s") "twilight")'
)
PHRASES: Final = [
    # rules that do not bind
    Phrase("ruling", f'{KEEPS} ("its" | "their") "cover" {WHEN_ATTACKING} | ("doesn\'t" | "don\'t") "lose"'
           f' ("its" | "their") "cover" ({WHEN_ATTACKING} | "by" "attacking")', keeps_cover,
           ["This creature keeps its cover when it attacks."]),
    Phrase("ruling", f'{YES} "attack" {EVEN_MARKED}', bend(ATTACKS_MARKED, *CAN_MARKED["attack"]),
           ["This creature may attack even if it is marked."]),
    Phrase("ruling", f'{YES} "move" {EVEN_MARKED}', bend(MOVES_MARKED, *CAN_MARKED["move"]),
           ["This creature may move even if it is marked."]),
    Phrase("ruling", f'{YES} "rest" {EVEN_MARKED}', bend(RESTS_MARKED, *CAN_MARKED["rest"]),
           ["This creature may rest even if it is marked."]),
    Phrase("ruling", f'{YES} ("also" "move" | "move") {LATE}', bend(MOVES_LATE, *("can move in the Action phase",) * 2),
           ["This creature may move in the Action phase."]),
    Phrase("ruling", f'{YES} "rest" {EVEN_UNHURT}', bend(RESTS_UNHURT, *("can rest even if undamaged",) * 2),
           ["This creature may rest even if it is undamaged."]),
    Phrase("ruling", '("isn\'t" | "aren\'t") "marked" ("for" "resting" | "when" ("resting" | ("it"'
           ' | "they") ("rests" | "rest")))',
           bend(RESTS_UNMARKED, "isn't marked for resting", "aren't marked for resting"),
           ["This creature isn't marked when it rests."]),
    Phrase(STATEMENT, '"resting" "doesn\'t" "mark" (self | general)',
           lambda reading, things: Bend(things, RESTS_UNMARKED, f"{'are' if things.many() else 'is'}n't marked for resting")),
    Phrase(STATEMENT, f'("all" "the"?)? card_nouns ("that" "are")? "killed" {YOUR_TURN}? ({GO_GRAVE}'
           f' | "don\'t" "go" {TO_DUSK})',
           no_dusk, ["Enemy creatures killed during your turn go to the graveyard instead of the twilight."]),
    Phrase(STATEMENT, f'"all"? card_nouns "go" "to" ("the" | "their" ("owners" "\'")?) "graveyard" "when" "they" "die"'
           f' ("," "not" {TO_DUSK} | "instead" "of" {TO_DUSK})?', no_dusk),
    Phrase(STATED, '("has" | "have" | "needs" | "need" | "owes" | "owe") "no" "upkeep" "for" ("its"'
           ' | "their") ("level" | "levels")',
           level_free, ["Adjacent allies have no upkeep for their level."]),
    Phrase(STATED, f'("doesn\'t" | "don\'t") "count" ("towards" | "toward" | "against" | "for") {LIMIT}', uncounted,
           ["This creature doesn't count towards the limit of level 2 creatures."]),
    Phrase(STATED, f'("doesn\'t" | "don\'t") "count" ("towards" | "toward" | "against" | "for") "your" {LIMIT}',
           uncounted_of_yours),
    Phrase(STATEMENT, f'"your" "twilight" {YES} "be" ("used" | "spent") ("to" "pay")? {TURN}'
           f' | "you" {YES} ("spend" | "use") ("your" "twilight" | "creatures" ("from" | "in") "your" "twilight") {TURN}'
           f' | "creatures" "in" "your" "twilight" {YES} "be" "spent" {TURN}', dusk_helps,
           ["Your twilight may be used during an opponent's turn."]),
    Phrase(STATEMENT, f'card_payer {NOT} ("use" | "spend") ("his" | "their" | "your") "twilight"', dusk_barred,
           ["Your opponent can't use his twilight."]),
    Phrase(STATEMENT, '"your" "twilight" "isn\'t" "emptied" ("at" "the" "end" "of" ("your" | "the") "turn" | "during" "your"'
           ' "twilight" "phase")? | "skip" ("the" "twilight" "phase" "of" "your" "turn" | "your" "twilight" "phase")'
           ' | "creatures" "in" "your" "twilight" ("stay" | "remain") ("there"'
           ' | "in" "it") "at" "the" "end" "of" "your" "turn"',
           dusk_stays, ["Your twilight isn't emptied."]),
    # numbers of the game
    Phrase("so_many_elite", f'("up" "to" | "only")? number {CREATURES}', of_level_two),
    Phrase("so_many_elite", f'number ("more" | "additional" | "further") {CREATURES} | number {CREATURES} "more"',
           more_of_level_two),
    Phrase("so_many_elite", f'"any" "number" "of" {CREATURES}',
           lambda reading, level: level_two(Fixed(SLOTS), level, EXACTLY)),
    Phrase(STATEMENT, f'card_payer ({YES} "have" | {NOT} "have" "more" "than") so_many_elite {THERE}', limit,
           ["You may have three level 2 creatures."]),
    Phrase(STATEMENT, f'card_payer ("need" | "needs") "only"? number {POINTS} "to" "win" {USUAL}'
           f' | card_payer ("win" | "wins") ("with" | "at") "only"? number {POINTS} {USUAL}', needs_points,
           ["You need 12 victory points to win."]),
    Phrase(STATEMENT, f'card_payer ("need" | "needs") number more_ap {POINTS} "to" "win"', needs_points),
    *(Idiom("prized", f'(({ONE} "emptied"? | "an" "emptied") "enemy"? | "an" "enemy") "{word}" {EMPTY}?'
            f' | "emptied"? "enemy"? "{word}s" {EMPTY}? | "emptying" ({ONE} | "an" "enemy") "{word}"', shape)
      for shape, word in SHAPES.items()),
    Phrase("prize_points", f"number {POINTS} {USUAL}", exactly),
    Phrase("prize_points", f'"no" {POINTS}', lambda reading: (Fixed(0), EXACTLY)),
    Phrase("prize_points", f"number more_ap {POINTS} | number {POINTS} more_ap", lambda reading, number, how: (number, how)),
    Phrase(STATEMENT, f'card_payer {GET} prize_points "for" prized', prize, ["You score 3 points for a column."]),
    Phrase(STATEMENT, 'prized ("is" | "are") "worth" prize_points ("for" | "to") card_payer', worth),
    Phrase(STATEMENT, 'prized ("that" "you" "empty" | "you" "empty" | "that" "your" ("kill" | "kills") ("empties" | "empty"))'
           ' ("is" | "are") "worth" prize_points', emptied_worth),
]  # fmt: skip
