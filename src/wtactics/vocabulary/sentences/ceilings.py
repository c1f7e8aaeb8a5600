"""Ceilings: no more than so much damage is ever dealt at a time: to this creature, by each attacker."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import DONE_WHENEVER, Number
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.deeds.averting import PreventPart
from wtactics.vocabulary.numbers.meaning import ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.altering import DEALS, altered
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.replacing import (
    HE_SUFFERS,
    IF,
    PREVENT,
    THAT,
    Damage,
    harmed,
    open_would,
    prevent_part,
    replaced,
    watched_thing,
)
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.impending import would_score
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card


class AllBut(Number):
    """What there is of it beyond so much."""

    def __init__(self, most: i64) -> None:
        self.much: Final = ThatMuch()
        self.most: Final = most

    def of(self, t: Table) -> i64:
        return max(self.much.of(t) - self.most, 0)

    def text(self) -> str:
        return f"all but {self.most}"


def excess(reading: Reading, number: Number) -> PreventPart:
    return PreventPart(AllBut(plain(number)))


def takes_at_most(reading: Reading, to: Watched, part: PreventPart, *by: Watched) -> Replaced:
    return altered(reading, Damage(to, by[0] if by else None, []), part)


def takes_at_most_for_a_while(reading: Reading, part: PreventPart) -> Steps:
    trigger = harmed(reading, Damage(watched_thing(reading.subject()), None, []))
    return delayed(reading, Later(trigger, DONE_WHENEVER), [part], reading.time())


def deals_at_most(reading: Reading, by: Watched, part: PreventPart, *to: Watched) -> Replaced:
    return altered(reading, Damage(to[0] if to else None, by, []), part)


class AllButAbove(AllBut):
    """What there is of it beyond so much, if it is at least so much."""

    def __init__(self, most: i64, least: i64) -> None:
        super().__init__(most)
        self.least: Final = least

    def of(self, t: Table) -> i64:
        return super().of(t) if self.much.of(t) >= self.least else 0


class PreventHeavy(PreventPart):
    """Of damage of so much or more, so much is left."""

    def __init__(self, most: i64, least: i64) -> None:
        super().__init__(AllButAbove(most, least))
        self.words: Final = f"prevent all but {most} of that damage if it is {least} or more"

    def text(self) -> str:
        return self.words


def left_of(least: i64, most: i64) -> PreventPart:
    """Of so much or more, so much is left; of "more than 2", 2 and less is what it was anyway."""
    if most >= least:
        raise Misread(f"less than {least}", f"{most}")
    return PreventPart(AllBut(most)) if most == least - 1 else PreventHeavy(most, least)


def heavy_left(reading: Reading, *parts: Any) -> Steps:
    open_would(reading)
    return [left_of(parts[-1], plain(parts[-2]))]


def more_is_less(reading: Reading, to: Watched, least: i64, *rest: Any) -> Replaced:
    """If it would be dealt more than 2 damage, it is dealt 2 instead."""
    by = [each for each in rest if isinstance(each, Watched)]
    circumstances = [each for each in rest if isinstance(each, Circumstance)]
    return altered(reading, Damage(to, by[0] if by else None, circumstances), left_of(least, plain(rest[-1])))


def deals_less(reading: Reading, by: Watched, least: i64, *rest: Any) -> Replaced:
    """If an attacker would deal 3 or more damage to it, it deals 2 instead."""
    to = [each for each in rest if isinstance(each, Watched)]
    circumstances = [each for each in rest if isinstance(each, Circumstance)]
    return altered(reading, Damage(to[0] if to else None, by, circumstances), left_of(least, plain(rest[-1])))


def loses_less(reading: Reading, who: Watched, doing: Doing, least: i64, *rest: Any) -> Replaced:
    """If you would lose 5 or more victory points, you lose 4 instead."""
    if doing.verb.fact != facts.LOST:
        raise Misread("points that are lost", f"would {doing.verb.words}")
    circumstances = [each for each in rest if isinstance(each, Circumstance)]
    trigger = would_score(reading, who, doing, None, *circumstances)
    return replaced(reading, trigger, [left_of(least, plain(rest[-1]))])


TAKES: Final = '("takes" | "take" | "suffers" | "suffer" | "is" "dealt" | "are" "dealt" | "loses")'
TAKE: Final = '("take" | "suffer" | "be" "dealt" | "receive")'
MOST: Final = '("at" "most" | "only" | "never" "more" "than")'
OF_ONE: Final = '("from" | "by") ("a" | "any" | "each" | "one" | "any" "one") ("single" | "one")?'
AT_A_TIME: Final = f'("at" "a" "time" | {OF_ONE} "source")'
EACH: Final = '("each" | "a" | "an" | "any" | "any" "one" | "one" | "a" "single") card_noun'
PHRASES: Final = [
    Phrase("each_alone", EACH, any_card),
    Phrase("at_most_so_much", f'{MOST} number "damage"', excess),
    Phrase("ability", f"victims {TAKES} at_most_so_much {AT_A_TIME}", takes_at_most,
           ["This creature takes at most 2 damage at a time."]),
    Phrase("ability", f'victims {TAKES} at_most_so_much ("from" | "by") each_alone', takes_at_most,
           ["This creature takes at most 2 damage from each attacker."]),
    Phrase("ability", f'each_alone {DEALS} at_most_so_much ("to" victims)?', deals_at_most),
    Phrase("ability", f'all_of_some {DEALS} at_most_so_much "each" ("to" victims)?', deals_at_most),
    Phrase("all_of_some", "card_nouns | owned_nouns", any_card),
    Phrase(CHANGED, f"no_more_than {AT_A_TIME}", takes_at_most_for_a_while,
           ["Target creature can't be dealt more than 2 damage at a time this turn."]),
    Phrase("no_more_than", f'"can\'t" {TAKE} "more" "than" number "damage"', excess),
    Phrase("ability", f"victims no_more_than {AT_A_TIME}", takes_at_most),
    Phrase("ability", 'victims no_more_than ("from" | "by") each_alone', takes_at_most),
    Phrase("no_dealer", '"no" card_noun', any_card),
    Phrase("more_dealt", '("deals" | "can" "deal") "more" "than" number "damage"', excess),
    Phrase("ability", 'no_dealer more_dealt ("to" victims)?', deals_at_most,
           ["No attacker deals more than 2 damage to this creature."]),
    Phrase("alteration", '("is" | "are") ("never" "more" "than" | "at" "most") number | "can\'t" "be" "more" "than" number',
           excess, ["Damage dealt to this creature is never more than 2."]),
    Phrase("heavy", '"more" "than" number', lambda reading, number: plain(number) + 1),
    Phrase("heavy", 'number "or" "more" | "at" "least" number', lambda reading, number: plain(number)),
    Phrase("averting", f'{IF} victims "would" {TAKE} heavy "damage" (("from" | "by") victims)? circumstance* ","'
           f' {HE_SUFFERS} "only"? number "damage"? "instead"?', more_is_less,
           ["If this creature would be dealt more than 2 damage, it is dealt only 2 instead.",
            "If this creature would be dealt 5 or more damage, it is dealt 2 instead."]),
    Phrase("averting", f'{IF} victims "would" "deal" heavy "damage" ("to" victims)? circumstance* ","'
           f' ("it" | "he" | "they") {DEALS} "only"? number "damage"? "instead"?', deals_less,
           ["If an Orc would deal 3 or more damage to this creature, it deals 1 instead."]),
    Phrase("averting", f'{IF} anyone "would" points_doing heavy "victory" "points" circumstance* ","'
           ' ("you" | "he" | "they" | "that" "player") ("lose" | "loses") "only"? number ("victory" "points"?)? "instead"?',
           loses_less, ["If you would lose 5 or more victory points, you lose 4 instead."]),
    Phrase("bare_row", f'{PREVENT} "all" "but" number "of" ({THAT} | "it") "if" "it" "is" heavy', heavy_left,
           ["If this creature would be dealt damage, prevent all but 1 of that damage if it is 3 or more."]),
    Phrase("bare_row", f'{PREVENT} "all" "but" number "of" ({THAT} | "it")',
           lambda reading, number: prevent_part(reading, AllBut(plain(number))),
           ["If this creature would be dealt damage, prevent all but 2 of that damage."]),
]  # fmt: skip
