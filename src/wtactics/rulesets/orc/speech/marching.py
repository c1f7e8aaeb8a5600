"""Moves of several creatures: out of both fronts in one turn, and together with another one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.chain import top
from wtactics.engine.meaning import ATTACK_FROM_CITY, Noun, Statement, Trigger
from wtactics.engine.places import CardId, Seat, Thing
from wtactics.engine.prices import FRONTS_LEFT
from wtactics.engine.rows import IT, PAST, PAST_A, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.speech.fronts import ZONE
from wtactics.vocabulary.deeds.deed import STATEMENT, is_among
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.rulings.acts import HabitPhrase
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.rulings.restraint import MeanwhilePhrase
from wtactics.vocabulary.things.meaning import Things, This, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import is_this_stay


def movers(t: Table) -> vec[i64]:
    """ORC-MOVE-01 Who has been moved by his player this turn; there is one phase in a turn for that (ORC-TURN-28)."""
    out = vec[i64]()
    for i in range(0, len(t.past), PAST):
        c = t.past[i + PAST_A]
        moved = t.past[i] == facts.WENT and t.past[i + PAST_TURN] == t.turn and t.in_play(c)
        if moved and is_this_stay(t, i, c) and not is_among(out, c):
            out = append(out, c)
    return out


class BothFronts(Statement):
    """ORC-MOVE-03 You may move creatures out of both of your fronts in one turn, perhaps if such a one is among them."""

    def __init__(self, among: Noun | None) -> None:
        self.among: Final = among

    def law(self) -> i64:
        return bit_of(FRONTS_LEFT)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return i64(what == FRONTS_LEFT and seat == t.you and self.allows_with(t, c))

    def allows_with(self, t: Table, c: CardId) -> bool:
        """Is one of them the creature that would move now, or has one moved?"""
        if self.among is None or self.among.fits(t, c):
            return True
        for other in movers(t):
            if self.among.fits(t, other):
                return True
        return False

    def text(self) -> str:
        said = "you may move creatures out of both of your fronts in the same turn"
        if self.among is None:
            return said
        one = self.among.text(False)
        return f"{said} if {one if isinstance(self.among, Very) else article(one)} is one of the creatures that move"


class EitherWay(Statement):
    """ORC-MOVE-03 These may move whatever fronts creatures have left in this turn."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def law(self) -> i64:
        return bit_of(FRONTS_LEFT)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return i64(what == FRONTS_LEFT and self.things.has(t, c))

    def text(self) -> str:
        return f"{self.things.text()} may move in either direction"


class MovesAlong(Trigger):
    """Such a creature moves in the phase in which this one does, whichever of them is the first."""

    def __init__(self, noun: CardNoun) -> None:
        super().__init__(facts.WENT)
        self.noun: Final = noun

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        found = movers(t)
        if a != t.me:
            return self.noun.fits(t, a) and is_among(found, t.me)
        for c in found:
            if self.noun.fits(t, c):
                return True
        return False

    def text(self) -> str:
        return f"whenever {article(self.noun.text(False))} moves in the same phase as this creature"


class Companions(Things):
    """The one that has moved now; if that is the card that speaks, those that did before it."""

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def of(self, t: Table) -> vec[i64]:
        it = top(t, IT)
        if it != t.me:
            return vec[i64]([it])
        return vec[i64]([c for c in movers(t) if self.noun.fits(t, c)])

    def many(self) -> bool:
        return True

    def text(self) -> str:
        return "those creatures"


def both_fronts(reading: Reading, among: Noun | None = None) -> BothFronts:
    if among is not None:
        reading.recall(facts.WENT)
    return BothFronts(among)


def moves_along(reading: Reading, noun: CardNoun, _one: Things | None = None) -> MovesAlong:
    """They are "those creatures" from now on, wherever they have gone."""
    reading.recall(facts.WENT)
    companions = renewed(noun, Detail("other_than", This(reading.word)), Detail("near", False))
    reading.mention(Companions(companions), words_of(companions), companions)
    return MovesAlong(companions)


def such_companions(reading: Reading, noun: CardNoun, one: Things | None = None) -> MovesAlong:
    trigger = moves_along(reading, noun, one)
    reading.actor = again(reading.mentions[-1].things, "those creatures")
    reading.general = True
    return trigger


def such_a_one(reading: Reading, noun: CardNoun) -> Noun:
    return renewed(noun, Detail("near", False))


def this_one(reading: Reading, things: Things) -> Noun:
    return Very(things)


def either_way(reading: Reading) -> EitherWay:
    things = reading.subject()
    if things.people():
        raise Misread("creatures", things.text())
    return EitherWay(things)


OUT_OF_OTHER: Final = (
    f'(("out" "of" | "from") ("your" | "its" | "the") "other" {ZONE} | "in" "the" "other" "direction")'
)
HAVE_MOVED: Final = '("have" ("already" | "also")? "moved" | "has" "already"? "moved" | "moved")'
MOVERS: Final = '("other"? "creatures" ("of" "yours" | "you" "control")? | "another" "creature" | "others" | "you")'
MOVED: Final = '(("another" | "a") "creature" | "other"? "creatures")?'
EITHER_WAY: Final = (
    f'("in" ("either" | "any") "direction" | "even" ("if" | "when" | "though") {MOVERS} {HAVE_MOVED} {MOVED} {OUT_OF_OTHER}'
    ' ("this" "turn")?)'
)
BEHIND: Final = f'("your" | "the" | "its") "defensive" {ZONE}?'
THEY_STAND: Final = '("it" | "they") ("is" | "are" | "was" | "were" | "stood" | "stand" | "stands")'
FROM_BEHIND: Final = f'("even"? "if" | "even"? "as" "long" "as") {THEY_STAND} "in" {BEHIND} | "also"? "from" {BEHIND}'
AS_IF_IN_FRONT: Final = f'"as" ("if" | "though") {THEY_STAND} "in" ("your" | "the" | "its") "offensive" {ZONE}?'
AS_IT: Final = (
    '("moves" | "move") "in" "the" "same" ("move"? "phase" | "turn") "as" (self | "he" | "it") ("does" | "moves")?'
)
FRONTS: Final = '"both" ("of"? "your")? "fronts"'
IN_ONE_TURN: Final = '("in" | "during") ("the" "same" | "one" | "a" "single" | "a" | "each") "turn"'
IF_AMONG: Final = '("if" mover "is" ("one" "of" | "among") "the" "creatures" "that" "move")'
FROM_DEFENSIVE: Final = Act("can attack from the Defensive", bit_of(i64(ATTACK_FROM_CITY)))
PHRASES: Final = [
    Phrase(STATEMENT, f'"you" ("may" | "can") "move" "creatures" ("out" "of" | "from") {FRONTS} {IN_ONE_TURN} {IF_AMONG}?',
           both_fronts, ["You may move creatures out of both of your fronts in the same turn.",
                         "You may move creatures out of both fronts in one turn if an Elf is one of the creatures that move."]),
    Phrase("ruling", f'("may" | "can") "move" {EITHER_WAY}', either_way, ["This creature may move in either direction."]),
    HabitPhrase("can attack from the Defensive", "can attack from the Defensive", ATTACK_FROM_CITY,
                f'("can" | "may") "also"? "attack" ({FROM_BEHIND} | {AS_IF_IN_FRONT})'),
    MeanwhilePhrase(f'("can" | "may") "also"? "attack" until ({FROM_BEHIND} | {AS_IF_IN_FRONT})', FROM_DEFENSIVE,
                    "can attack from the Defensive"),
    Phrase("mover", "self", this_one),
    Phrase("mover", '("a" | "an") card_noun', such_a_one),
    Phrase("happening", f'"another" card_noun {AS_IT}', moves_along,
           ["Whenever another creature moves in the same phase as this creature, draw a card."]),
    Phrase("such_doer", f'("each" "other" | "another") card_noun "that" {AS_IT}', such_companions,
           ["Each other Elf that moves in the same phase as this creature gets +1/+0 until end of turn."]),
]  # fmt: skip
