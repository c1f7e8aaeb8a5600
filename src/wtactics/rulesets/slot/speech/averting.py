"""What would happen, in the words of SLOT: life that would be lost, tokens, the way from the twilight, killing blows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import effect_of
from wtactics.engine.meaning import Number
from wtactics.engine.places import ASIDE, NOBODY, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.slot.terms import TWILIGHT_STEP
from wtactics.vocabulary.deeds.harm import Prevent
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.replacing import Redirect, redirect, redirect_to_him
from wtactics.vocabulary.things.apart import other_than_met
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.impending import FromPhrase, Would, would_do
from wtactics.vocabulary.triggers.watching import Doing, Watched

LOSE_LIFE: Final = Verb(facts.HURT, "lose a life")


class AsTurnEnds(Circumstance):
    """As the twilight of the player whose turn it is is emptied."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return t.phase == TWILIGHT_STEP

    def text(self) -> str:
        return "at the end of the turn"


class InBlow(Circumstance):
    """In a battle an attack would do it, or a strike back."""

    def __init__(self, back: bool) -> None:
        self.back: Final = back

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return effect_of(t) == NOBODY and (t.aim() == b) == self.back

    def text(self) -> str:
        return "by a strike back" if self.back else "by an attack"


def would_lose_life(reading: Reading, watched: Watched, number: Number, *circumstances: Circumstance) -> Would:
    """One life is what is lost whenever any is."""
    if plain(number) != 1:
        raise Misread("a life", number.text())
    return would_do(reading, watched, Doing(LOSE_LIFE), *circumstances)


class LoseIt(Redirect):
    """Somebody else loses the life."""

    def text(self) -> str:
        return f"have {self.things.text()} lose it"


def prevent_loss(reading: Reading, *parts: object) -> Prevent:
    """One life, unless it is said how many."""
    number = next((part for part in parts if isinstance(part, Number)), Fixed(1))
    things = next(part for part in parts if isinstance(part, Things))
    return Prevent(number, things, reading.time())


def lose_it(reading: Reading) -> Steps:
    """Only where it is said that somebody would lose a life."""
    return lost_by(redirect_to_him(reading))


def put_it(reading: Reading, things: Things) -> Steps:
    """SLOT-RESOLVE-11 Who loses a life gets a token for it, so whoever gets the token loses the life."""
    return lost_by(redirect(reading, other_than_met(reading, things)))


def lost_by(steps: Steps) -> Steps:
    return [LoseIt(step.things) if type(step) is Redirect else step for step in steps]


TOKENS: Final = '("life" | "damage" ("token" | "tokens"))'
THE_ONE: Final = '("the" | "that" | "this") "damage" "token"'
PHRASES: Final = [
    Phrase("impending", f'watched "would" ("lose" | "suffer" | "take" | "get" | "be" "dealt") number {TOKENS} circumstance*',
           would_lose_life, ["If this creature would lose a life, you may mark it instead."]),
    Phrase(TOLD, f'{{lose}} ("it" | "that" "life") | ({{get}} | {{gain}}) ("it" | {THE_ONE}) | {{take}} "it"',
           lose_it, ["If an adjacent ally would lose a life in a battle, this creature may lose it instead."]),
    Phrase("deed", f'({{put}} | {{place}} | {{move}} | {{shift}}) {THE_ONE} ("on" | "onto" | "upon" | "to") things'
           f' | {{give}} {THE_ONE} "to" things | {{give}} things {THE_ONE}', put_it,
           ["If an adjacent ally would lose a life in a battle, you may put the token on this creature instead."]),
    Phrase("bare_row", f'{THE_ONE} ("is" ("put" | "placed") | "goes") ("on" | "onto" | "to") things', put_it,
           ["If an adjacent ally would lose a life in a battle, the token goes on this creature instead."]),
    Phrase("deed", '{prevent} "the" "next" number? "life" ("that" | "which")? things "would" "lose" until?', prevent_loss,
           ["[1]: Prevent the next life that target ally creature would lose this turn."]),
    FromPhrase('"from" (whose_place | "the") "twilight"', ASIDE, "the twilight"),
    Idiom("circumstance", '"at" "the" "end" "of" ("your" | "the" | "this")? "turn"', AsTurnEnds()),
    Idiom("circumstance", '("by" | "from" | "to" | "through") ("a" | "the") "strike" "back"', InBlow(True)),
    Idiom("circumstance", '("by" | "from" | "to" | "through") ("an" | "the" | "any") "attack"', InBlow(False)),
]  # fmt: skip
