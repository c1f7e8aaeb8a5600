"""Exhumations, in words: the top creature of the graveyard, which may be recruited, and what recruits out of a pile cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import HOMES, PRICES, Number, Statement
from wtactics.engine.places import CREATURE, GRAVE, CardId, Seat, place_of
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.dusk import PILES, LetOut
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All


class OnTop(Quality):
    """SLOT-GRAVE-03 The card came last into its owner's graveyard."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.kind(c) == GRAVE and t.first[place_of(GRAVE, t.owner[c])] == c

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return "on top"


class LetOutTop(LetOut):
    """SLOT-PRIO-01 The top creature of your graveyard may be recruited, then the next one."""

    def text(self) -> str:
        return "you may recruit the top creature of your graveyard"


class PileCost(Statement):
    """SLOT-RECR-02 What is recruited out of such a pile costs so much more, or less."""

    def __init__(self, noun: CardNoun, number: Number, sign: i64) -> None:
        self.noun: Final = noun
        self.number: Final = number
        self.sign: Final = sign

    def law(self) -> i64:
        return bit_of(PRICES)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICES or seat != t.you or not self.noun.fits(t, c):
            return 0
        return self.number.of(t) * self.sign

    def text(self) -> str:
        n, behind = per(self.number)
        much = n if behind else self.number.text()
        top = any(isinstance(each, OnTop) for each in self.noun.qualities)
        who = "the top creature of your graveyard" if top else self.noun.text(True)
        return f"recruiting {who} costs {much} gold {'more' if self.sign > 0 else 'less'} {behind}".rstrip()


def top_noun() -> CardNoun:
    return CardNoun([Sort(types=1 << CREATURE, word="creature")], where=GRAVE, whose=YOURS, qualities=[OnTop()])


def recruits_top(reading: Reading) -> LetOutTop:
    noun = top_noun()
    reading.mention(All(noun), ["creature"], noun)
    return LetOutTop(noun, None, 1)


def cost_of_those(reading: Reading, number: Number, sign: int, *each: Number) -> PileCost:
    """Of those, or of the one, that the sentence before lets out of a pile."""
    they = reading.they.things if reading.they is not None else None
    noun = they.noun if isinstance(they, All) else None
    if not isinstance(noun, CardNoun) or noun.where not in PILES or noun.whose != YOURS:
        raise Misread("creatures that may be recruited out of a pile, before it", "what they cost")
    return PileCost(noun, so_many(number, each), sign)


def cost_of_top(reading: Reading, number: Number, sign: int, *each: Number) -> PileCost:
    return PileCost(top_noun(), so_many(number, each), sign)


def cost_out_of(reading: Reading, noun: CardNoun, number: Number, sign: int, *each: Number) -> PileCost:
    if noun.where not in PILES or noun.whose != YOURS:
        raise Misread("creatures in your graveyard or twilight", noun.text(True))
    return PileCost(noun, so_many(number, each), sign)


IN_STEP: Final = '(("in" | "during") "your" "recruit" "phase" ","?)?'
TOP: Final = (
    '"the" ("top" | "topmost" | "newest" | "uppermost") ("creature" | "card") ("of" | "in" | "from") "your" "graveyard"'
)
AS_IF: Final = '("as" ("if" | "though") "it" ("was" | "were" | "lay") "in" "your" "deck")?'
DECK: Final = '"instead" "of" (("a" | "any") "creature" | "one") ("of" | "in" | "from" | "out" "of") "your" "deck"'
MUCH: Final = '(number ("gold" | "g")? dearer ("gold" | "g")?)'
COSTS: Final = '("it" "costs" | "they" "cost")'
PHRASES: Final = [
    Phrase(STATEMENT, f'{IN_STEP} "you" {YES} "recruit" {TOP} {AS_IF}', recruits_top,
           ["You may recruit the top creature of your graveyard as if it were in your deck."]),
    Phrase(STATEMENT, f'("when" | "whenever") "you" "recruit" ("a" "creature")? ","'
           f' "you" {YES} ("take" | "recruit") {TOP} {DECK}', recruits_top,
           ["When you recruit, you may take the top creature of your graveyard instead of one of your deck."]),
    Phrase(STATEMENT, f'"recruiting" {TOP} "costs" "you"? {MUCH} for_each?', cost_of_top,
           ["Recruiting the top creature of your graveyard costs 1 gold more."]),
    Phrase(STATEMENT, f'"recruiting" held_nouns "costs" "you"? {MUCH} for_each?', cost_out_of,
           ["Recruiting creatures in your graveyard costs 1 gold less."]),
    Phrase(STATEMENT, f"{COSTS} {MUCH} for_each?", cost_of_those,
           ["You may recruit the top creature of your graveyard. It costs 1 gold more."]),
]  # fmt: skip
