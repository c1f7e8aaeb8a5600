"""How conditions are worded: if you control three Elves, during your turn, if this creature is marked."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.conditions.meaning import Both, Compare, DuringTurn, Fewer, Is
from wtactics.vocabulary.nouns.cards import OPPONENTS, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound, is_a, is_not_a
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, EXACTLY, bound_text
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Things, article, clause
from wtactics.vocabulary.things.mentioning import plain, renewed, so_many

HOLDERS: Final = {YOURS: "you control", OPPONENTS: "an opponent controls"}


def controls(reading: Reading, holder: Detail, said: tuple[Noun, int, int, str]) -> Condition:
    """Somebody controls at least, at most, exactly so many."""
    noun, relation, n, words = said
    assert isinstance(noun, CardNoun)
    theirs = renewed(noun, holder)
    return Compare(CountOf(theirs), relation, Fixed(n), f"{holder_text(holder)} {words}")


def holder_text(holder: Detail) -> str:
    """Who controls, in words."""
    if holder.field == "whose":
        return HOLDERS[holder.value]
    players: Things = next(said.value for said in holder.value if said.field == "of")
    return clause(players, "control", "")


def holder_of(reading: Reading, players: Things) -> Detail:
    return Detail("all", [Detail("whose", THEIRS), Detail("of", players)])


def one_at_least(reading: Reading, noun: Noun) -> tuple[Noun, int, int, str]:
    return noun, AT_LEAST, 1, article(noun.text(False))


def another_at_least(reading: Reading, noun: CardNoun) -> tuple[Noun, int, int, str]:
    return renewed(noun, Detail("other_than", reading.other_than())), AT_LEAST, 1, f"another {noun.text(False)}"


def none_of(reading: Reading, noun: Noun) -> tuple[Noun, int, int, str]:
    return noun, AT_MOST, 0, f"no {noun.text(True)}"


def so_many_at_least(reading: Reading, number: Number, noun: Noun) -> tuple[Noun, int, int, str]:
    n = plain(number)
    return noun, AT_LEAST, n, f"at least {so_many(n, noun)}"


def at_most_so_many(reading: Reading, number: Number, noun: Noun) -> tuple[Noun, int, int, str]:
    n = plain(number)
    return noun, AT_MOST, n, f"at most {so_many(n, noun)}"


def exactly_so_many(reading: Reading, number: Number, noun: Noun) -> tuple[Noun, int, int, str]:
    n = plain(number)
    return noun, EXACTLY, n, f"exactly {so_many(n, noun)}"


def fewer(reading: Reading, noun: Noun, *_than: None) -> Condition:
    return Fewer(noun, False)


def more(reading: Reading, noun: Noun, *_than: None) -> Condition:
    return Fewer(noun, True)


def during(reading: Reading, said: tuple[bool, list[int], str]) -> Condition:
    return DuringTurn(*said)


class TurnPhrase(Phrase):
    """A whole turn, and whose it is."""

    def __init__(self, form: str, yours: bool, words: str) -> None:
        super().__init__("turn_part", form, self.give)
        self.yours: Final = yours
        self.words: Final = words

    def give(self, reading: Reading) -> tuple[bool, list[int], str]:
        return self.yours, [], self.words


def is_said(reading: Reading, things: Things, quality: Quality) -> Condition:
    return Is(things, quality)


def value_bound(reading: Reading, value: Number, bound: Bound) -> Condition:
    words = f"{value.text()} is {bound_text(bound.relation, bound.number.text())}"
    return Compare(value, bound.relation, bound.number, words)


def both(reading: Reading, first: Condition, second: Condition) -> Condition:
    return Both(first, second, False)


def one_or_other(reading: Reading, first: Condition, second: Condition) -> Condition:
    return Both(first, second, True)


def same(reading: Reading, part: Any) -> Any:
    return part


def your_phase(reading: Reading, phase: PhaseName) -> tuple[bool, list[int], str]:
    return True, phase.numbers, f"your {phase.name} phase"


def their_phase(reading: Reading, phase: PhaseName) -> tuple[bool, list[int], str]:
    return False, phase.numbers, f"an opponent's {phase.name} phase"


class HolderPhrase(Phrase):
    """Who controls something, where it is always the same seats."""

    def __init__(self, form: str, whose: int) -> None:
        super().__init__("holder", form, self.give)
        self.said: Final = Detail("whose", whose)

    def give(self, reading: Reading) -> Detail:
        return self.said


PHRASES: Final = [
    TurnPhrase('"your" "turn"', True, "your turn"),
    TurnPhrase('("an" | "any") "opponent" "\'s" "turn" | "opponents" "\'" "turns"', False, "an opponent's turn"),
    Phrase("turn_part", '"your" phase', your_phase),
    Phrase("turn_part", '("an" | "any") "opponent" "\'s" phase', their_phase),
    HolderPhrase('"you" "control"', YOURS),
    HolderPhrase('("an" | "any") "opponent" "controls"', OPPONENTS),
    Phrase("holder", 'he_player "controls"', holder_of),
    Phrase("holding", '("a" | "an" | "at" "least" "one") card_noun', one_at_least),
    Phrase("holding", '"another" card_noun', another_at_least),
    Phrase("holding", '"no" card_nouns', none_of),
    Phrase("holding", '("at" "least")? many card_nouns | many "or" "more" card_nouns', so_many_at_least),
    Phrase("holding", '"at" "most" number card_nouns | number "or" ("less" | "fewer") card_nouns', at_most_so_many),
    Phrase("holding", '"exactly" number card_nouns', exactly_so_many),
    Phrase("condition", "holder holding", controls, ["If you control three Elves, this creature has flying."]),
    Phrase("condition", '"you" "control" "fewer" card_nouns "than" each_other', fewer,
           ["Play only if you control fewer creatures than each opponent."]),
    Phrase("condition", '"you" "control" "more" card_nouns "than" each_other', more),
    Phrase("each_other", '"each" "opponent" | "your"? "opponents" | "an" "opponent"', lambda reading: None),
    Phrase("condition", "subject_plain predicate", is_said, ["If this creature is in your army, all Elves get +1/+0."]),
    Phrase("condition", 'subject_plain is_are ("a" | "an") card_noun',
           lambda reading, things, *said: Is(things, is_a(reading, *said))),
    Phrase("condition", 'subject_plain is_not ("a" | "an") card_noun',
           lambda reading, things, *said: Is(things, is_not_a(reading, *said))),
    Phrase("condition", 'value "is" bound', value_bound),
    Phrase("condition", '"it" "is" turn_part', during),
    Phrase("subject_plain", "self", same),
    Phrase("subject_plain", "again", same),
    Phrase("subject_plain", "enchanted_thing", same),
    Phrase("time_condition", '"during" turn_part', during, ["During your turn, this creature gets +2/+0."]),
    Phrase("if_condition", "condition", same),
    Phrase("if_condition", 'condition "and" condition', both,
           ["If it is your turn and you control an Elf, this creature has flying."]),
    Phrase("if_condition", 'condition "or" condition', one_or_other),
]  # fmt: skip
