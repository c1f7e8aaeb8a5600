"""What other cards ask of whoever accepts a quest: gold, influence, cards."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Due, Number, Statement
from wtactics.language.phrase import Phrase
from wtactics.rulesets.orc.speech.acts import INFLUENCE
from wtactics.rulesets.orc.speech.bargains import given
from wtactics.rulesets.orc.speech.limits import Limit
from wtactics.rulesets.orc.speech.quests_named import on_quest
from wtactics.rulesets.orc.speech.treasury import GoldDue
from wtactics.rulesets.orc.stakes import EntryFor, NoEscrow
from wtactics.rulesets.orc.terms import QUEST_FEES
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.sentences.dues import DiscardDue, PointsDue
from wtactics.vocabulary.things.meaning import Everyone, Things
from wtactics.vocabulary.things.mentioning import plain, same


def admission(reading: Reading, things: Things, payer: Payer, *parts: Any) -> Statement:
    """What is to be given; gold alone is a fee like that which a quest prints."""
    quest = on_quest(reading, things)
    dues = [given(part) for part in parts if part is not None and not isinstance(part, str)]
    if len(dues) == 1 and isinstance(dues[0], GoldDue):
        words = FEE if payer.players is not None else FEE_FOR_ALL
        return Limit(QUEST_FEES, words, Fixed(dues[0].count), 1, payer.players, quest)
    return EntryFor(dues, quest, payer.players)


def admission_last(reading: Reading, payer: Payer, *parts: Any) -> Statement:
    return admission(reading, parts[-1], payer, *parts[:-1])


def payer_last(reading: Reading, things: Things, *parts: Any) -> Statement:
    """Nobody can accept it unless he gives this."""
    return admission(reading, things, Payer(None), *parts)


def unless_given(reading: Reading, payer: Payer, things: Things, *parts: Any) -> Statement:
    return admission(reading, things, payer, *parts)


def without_escrow(reading: Reading, payer: Payer, things: Things | None = None) -> Statement:
    """ORC-QUEST-29 Whichever quests those players accept, or this one."""
    return NoEscrow(on_quest(reading, things) if things is not None else None, payer.players)


def others_pay(reading: Reading) -> Payer:
    return Payer(Everyone(True))


def gold_given(reading: Reading, number: Number) -> Due:
    return GoldDue(CardNoun([Sort()]), plain(number))


def cards_given(reading: Reading, number: Number) -> Due:
    return DiscardDue(CardNoun([Sort(word="card")], where=ANYWHERE), plain(number))


def influence_given(reading: Reading, number: Number) -> Due:
    return PointsDue(CardNoun([Sort()]), plain(number))


FEE_FOR_ALL: Final = "accepting {what} costs {n} more gold"
FEE: Final = "accepting {what} costs {who} {n} more gold"
MUST: Final = '("must" | ("has" | "have") "to")'
PARTS: Final = 'price_part (("," | "and" | "," "and") price_part)*'
HIS: Final = 'due_told ("and" due_told)*'
UNLESS: Final = '"unless" ("he" | "they" | "that" "player")'
QUESTS: Final = '("quests" | "contracts" | ("a" | "any") ("quest" | "contract"))'
NO_ESCROW: Final = '"without" "paying"? ("their" | "its" | "the" | "any")? "escrow"'
PHRASES: Final = [
    Phrase("quest_payer", "card_payer", same),
    Phrase("quest_payer", '"all"? "other" "players" | "another" "player"', others_pay),
    Phrase(STATEMENT, f'"to" "accept" the_quest "," quest_payer {MUST} "also"? {PARTS}', admission,
           ["Attach to a quest. To accept it, an opponent must discard a card."]),
    Phrase(STATEMENT, f'quest_payer {MUST} {PARTS} "to" "accept" the_quest', admission_last),
    Phrase(STATEMENT, f'("nobody" | "no" "player") ("can" | "may") "accept" the_quest {UNLESS} {HIS}', payer_last),
    Phrase(STATEMENT, f'quest_payer ("can\'t" | "cannot") "accept" the_quest {UNLESS} {HIS}', unless_given),
    Phrase(STATEMENT, f'quest_payer ("may" | "can")? ("accept" | "accepts") ({QUESTS} | the_quest) {NO_ESCROW}'
           f' | quest_payer ("pay" | "pays") "no" "escrow" ("for" ({QUESTS} | the_quest))?', without_escrow,
           ["You accept quests without paying escrow."]),
    Phrase("due_told", '("pay" | "pays") number "gold"', gold_given),
    Phrase("due_told", '("discard" | "discards") number ("card" | "cards") ("from" ("his" | "their") "hand")?', cards_given),
    Phrase("due_told", f'("lose" | "loses" | "pay" | "pays") number {INFLUENCE}', influence_given),
]  # fmt: skip
