"""What quests ask of whoever accepts them, what is at stake, and what makes them fail."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.facts import COMPLETED
from wtactics.engine.meaning import Condition, Due, Number, Trigger
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import Feat, OfQuest
from wtactics.rulesets.orc.rules.quest import give_up_quest
from wtactics.rulesets.orc.speech.acts import INFLUENCE, everywhere, of_quest
from wtactics.rulesets.orc.speech.treasury import GainGold, GoldDue
from wtactics.rulesets.orc.stakes import Entry, Escrow
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.score import GainPoints
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.dues import (
    CardsDue,
    DiscardDue,
    MarkDue,
    PointsDue,
    RemoveDue,
    ReturnDue,
    SacrificeDue,
)
from wtactics.vocabulary.sentences.parts import Agreed, Contribution, Prerequisite, Triggered
from wtactics.vocabulary.sentences.prices import PricePart
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.mentioning import plain

Stake = tuple[int, int, int, bool]  # gold, influence, cards, and whether these lie face down
GIVEN: Final = (DiscardDue, SacrificeDue, MarkDue, ReturnDue, RemoveDue, PointsDue, GoldDue)


class FailQuest(Deed):
    """ORC-QUEST-28, ORC-QUEST-31 The player fails the quest that says so, if it is active for him."""

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        if t.is_open(t.me) and t.pursues(t.you, t.me):
            give_up_quest(t, t.you, t.me, False)
        return NEXT

    def text(self) -> str:
        return "you fail this quest"


def stake_gold(reading: Reading, number: Number) -> Stake:
    return plain(number), 0, 0, False


def stake_influence(reading: Reading, number: Number) -> Stake:
    return 0, plain(number), 0, False


def stake_cards(reading: Reading, number: Number, hidden: bool = False) -> Stake:
    return 0, 0, plain(number), hidden


def escrow(reading: Reading, *stakes: Stake) -> Contribution:
    """Of each sort so much is said once."""
    of_quest(reading)
    for sort in range(3):
        if sum(bool(stake[sort]) for stake in stakes) > 1:
            raise Misread("each sort of escrow said once", "two of a sort")
    gold, influence, cards = (sum(stake[sort] for stake in stakes) for sort in range(3))
    return Agreed(Escrow(gold, influence, cards, any(stake[3] for stake in stakes)))


def entry(reading: Reading, *parts: Any) -> Contribution:
    """What is given to accept it; a quest is near nothing, so it may be given from anywhere."""
    of_quest(reading)
    return Agreed(Entry([given(part) for part in parts if not isinstance(part, str)]))


def given(part: Due | PricePart) -> Due:
    """A part of a price as the acceptance of a quest may take it."""
    if isinstance(part, PricePart):
        if part.mark or part.x or part.faction != NOBODY:
            raise Misread("gold, or something that is given", "a mark, or X")
        return GoldDue(CardNoun([Sort()]), part.power)
    if type(part) not in GIVEN:  # such as what is put on a deck
        raise Misread("gold, influence, or cards that are given", part.text())
    if isinstance(part, MarkDue):
        return MarkDue(everywhere(part.noun), part.count)
    return type(part)(everywhere(part.noun), part.count) if isinstance(part, CardsDue) else part


def only_if(reading: Reading, *parts: Any) -> Contribution:
    of_quest(reading)
    return Prerequisite(next(part for part in parts if isinstance(part, Condition)))


def only_so(reading: Reading, feat: Feat) -> Contribution:
    if feat.condition is None:
        raise Misread("what is so", feat.words)
    return Prerequisite(feat.condition)


def fail_this(reading: Reading, _word: str = "") -> Deed:
    of_quest(reading)
    if not isinstance(reading.players(), You):
        raise Misread('"you"', reading.players().text())
    return FailQuest()


def failed_by(reading: Reading, *parts: Any) -> Contribution:
    of_quest(reading)
    return Triggered(next(part for part in parts if isinstance(part, Trigger)), [FailQuest()])


def reward_influence(reading: Reading, number: Number) -> Contribution:
    return Triggered(OfQuest(COMPLETED, DONE), [GainPoints(You(), number)])


def reward_gold(reading: Reading, number: Number) -> Contribution:
    return Triggered(OfQuest(COMPLETED, DONE), [GainGold(You(), number)])


DONE: Final = "when you complete this quest"
CARDS: Final = '("card" | "cards")'
IT: Final = '("this" word | "it")'
HAND: Final = '("from" | "of" | "in") "your" "hand"'
PARTS: Final = 'price_part (("," | "and" | "," "and") price_part)*'
PHRASES: Final = [
    # what comes back
    Phrase("permanent", '"escrow" ":"? stake (("," | "and" | "," "and" | "+") stake)*', escrow, ["Escrow: 2 gold."]),
    Phrase("stake", 'number "gold"', stake_gold),
    Phrase("stake", f"number {INFLUENCE}", stake_influence, ["Escrow: 3 influence."]),
    Phrase("stake", f'number {CARDS} ({HAND})? (","? "face" "up" | face_down)?', stake_cards,
           ["Escrow: a card from your hand, face down."]),
    Phrase("stake", f'number "hand" {CARDS} (","? "face" "up" | face_down)?', stake_cards),
    Phrase("stake", f'number face_down "hand" {CARDS}', stake_cards),
    Phrase("face_down", '","? "face" "-"? "down"', lambda reading: True),
    # what does not
    Phrase("permanent", f'"to" "accept" "this" word ","? ("you" "must"? "also"?)? {PARTS}', entry,
           ["To accept this quest, discard a card."]),
    Phrase("permanent", f'"you" "must" {PARTS} "to" "accept" "this" word', entry),
    Phrase("permanent", '"prerequisite" ":" if_condition', only_if, ["Prerequisite: you control an Elf."]),
    Phrase("permanent", '"prerequisite" ":" hoard', only_so),
    Phrase("permanent", '"you" ("can" | "may") "only" "accept" "this" word "if" if_condition', only_if),
    Phrase("permanent",
           '"this" word ("can" | "may") ("only" "be" "accepted" | "be" "accepted" "only") "if" if_condition', only_if),
    Phrase("permanent", '"accept" ("this" word | "it")? "only" ("if" | "when" | "as" "long" "as") if_condition', only_if),
    # what makes it fail
    Phrase("deed", f"{{fail}} {IT}?", fail_this, ["If you attack, you fail this quest."]),
    Phrase("permanent", f'("you" "fail" {IT}? | "this" word "fails") ("when" | "whenever" | "if") happening', failed_by,
           ["You fail this quest when a creature you control dies."]),
    Phrase("permanent", f'"if" happening "," "you" "fail" {IT}?', failed_by),
    # rewards that name only what is got
    Phrase("permanent", f'"reward" ":" number {INFLUENCE}', reward_influence, ["Reward: 3 influence."]),
    Phrase("permanent", '"reward" ":" number "gold"', reward_gold),
]  # fmt: skip
