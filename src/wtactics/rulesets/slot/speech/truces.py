"""Truces, in words: how often somebody may be attacked in a turn, group attacks that nobody makes, the last of the twilight."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK, JOIN_GROUP, STANDING, Ability, Statement
from wtactics.engine.places import ASIDE, CREATURE, NOBODY, Thing
from wtactics.engine.rows import PAST, PAST_B, PAST_TIMES, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.slot.terms import TWILIGHT_STEP
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.things.meaning import All, Things, You
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.triggers.meaning import Comes, Very


class AttackedSoOften(Statement):
    """Each of these is attacked no more than so many times in a turn."""

    def __init__(self, things: Things, most: i64) -> None:
        self.things: Final = things
        self.most: Final = most

    def law(self) -> i64:
        return bit_of(ATTACK)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != ATTACK or other == NOBODY or not self.things.has(t, other):
            return False
        times: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if t.past[i] == facts.ATTACKED and t.past[i + PAST_B] == other and t.past[i + PAST_TURN] == t.turn:
                times += t.past[i + PAST_TIMES]
            i += PAST
        return times >= self.most

    def text(self) -> str:
        often = {1: "once", 2: "twice"}.get(int(self.most), f"{counted(int(self.most))} times")
        return f"{self.things.text()} can't be attacked more than {often} each turn"


class NoGroups(Cant):
    """Nobody makes a group attack, or an opponent doesn't."""

    def __init__(self, whose: i64) -> None:
        noun = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=whose, side=whose == OPPONENTS)
        super().__init__(All(noun), Act("take part in group attacks", bit(JOIN_GROUP)))
        self.whose: Final = whose

    def text(self) -> str:
        return f"{'opponents' if self.whose == OPPONENTS else 'players'} can't make group attacks"


def attacked_at_most(reading: Reading, *number: Any) -> AttackedSoOften:
    """An attack by a group is noted once for each member, so that only once can be told from more often."""
    if number and plain(number[0]) != 1:
        raise Misread('"once"', f"{number[0].text()} times")
    reading.recall(facts.ATTACKED)
    return AttackedSoOften(reading.subject(), 1)


def no_groups(reading: Reading, whose: int) -> NoGroups:
    return NoGroups(whose)


def no_groups_now(reading: Reading, whose: int) -> Declare:
    """Whoever comes into play meanwhile is bound as well."""
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return Declare(reading.grant(Ability(STANDING, [], [], statements=[NoGroups(whose)])), reading.time())


def before_dusk(reading: Reading) -> Comes:
    """SLOT-TWI-07 As step 7 begins; at the end of the turn the twilight is empty."""
    reading.area = [Detail("where", ASIDE), Detail("whose", YOURS)]
    return Comes(facts.PHASE_BEGAN, [TWILIGHT_STEP], Very(You()), "at the start of your Twilight phase")


def in_it(reading: Reading) -> Detail:
    """In the twilight that is about to be emptied."""
    if not any(detail.field == "where" for detail in reading.area):
        raise Misread("a twilight that was spoken of before", "it")
    return Detail("all", reading.area)


def at_dusk(reading: Reading, steps: Steps) -> Contribution:
    """At the end of your turn, where the text speaks of your twilight: that is emptied before the turn ends."""
    if not speaks_of_twilight(steps):
        raise Misread("your twilight", "something else")
    return triggered(reading, before_dusk(reading), steps)


def speaks_of_twilight(steps: Steps) -> bool:
    """Is anything said of cards in your twilight?"""
    return any(
        isinstance(part, CardNoun) and part.where == ASIDE and part.whose == YOURS for part in parts_within(steps)
    )


MAKE: Final = '("make" | "announce" | "declare" | "use")'
GROUPS: Final = '("a" "group" "attack" | "group" "attacks")'
OFTEN: Final = '("in" ("a" | "each" | "the" "same" | "any" | "one") | "each" | "per" | "a" | "this") "turn"'
CANT: Final = '("can\'t" | "cannot")'
EMPTIED: Final = '("emptied" | "discarded" | "cleared" | "lost")'
PHRASES: Final = [
    Phrase("forbidden", f'"be" "attacked" "more" "than" ("once" | number "times") {OFTEN}', attacked_at_most,
           ["This creature can't be attacked more than once each turn."]),
    Phrase("who_groups", f'("no" "player" | "nobody") ("can" | "may") {MAKE} {GROUPS} | "players" {CANT} {MAKE} {GROUPS}'
           f' | "group" "attacks" {CANT} "be" ("made" | "announced" | "declared") | "no" "group" "attacks" ("can" | "may") "be"'
           ' ("made" | "announced" | "declared")', lambda reading: ANYONES),
    Phrase("who_groups", f'("an" "opponent" | "opponents") {CANT} {MAKE} {GROUPS}', lambda reading: OPPONENTS),
    Phrase(STATEMENT, "who_groups", no_groups, ["Players can't make group attacks."]),
    Phrase(ORDER, "who_groups", no_groups_now, ["[ ]: Until your next turn, no player may make a group attack."]),
    # the twilight
    Phrase("moment", f'("at" "the" "end" "of" "your" "turn" | "during" "your" "twilight" "phase") ","? "just"? "before" "your"'
           f' "twilight" "is" {EMPTIED} | "before" "your" "twilight" "is" {EMPTIED}', before_dusk,
           ["Before your twilight is emptied, you get 1 AP."]),
    Phrase("moment", f'("when" | "whenever" | "as") "your" "twilight" "is" {EMPTIED}', before_dusk,
           ["When your twilight is emptied, you may leave a creature in it."]),
    Phrase("lying", '"it"', in_it, ["Before your twilight is emptied, you may put a creature from it into your deck."]),
    Phrase("ability", '"at" "the" "end" "of" "your" "turn" ","? effects', at_dusk,
           ["At the end of your turn, put a creature in your twilight into your deck."]),
]  # fmt: skip
