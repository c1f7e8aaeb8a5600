"""Expenses, in words: "It costs no AP to move an adjacent ally", "An opponent pays 1 AP more to move", "is free"."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import ATTACK_TOLL, MOVE_TOLL, REST_TOLL, Number
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.dealings import ALLIES, ENEMIES
from wtactics.rulesets.slot.speech.paces import TURNLY, FirstToll, first_of
from wtactics.rulesets.slot.speech.tolls import EXACTLY, ON_THEM, Toll, belonging
from wtactics.rulesets.slot.terms import TARGET_TOLL
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things

OWN: Final = {YOURS: All(ALLIES), OPPONENTS: All(ENEMIES)}
Spent = tuple[Number, int]  # so many points, and whether that is more or less than by the rules


def pays(reading: Reading, payer: int, said: Spent, on: int | tuple[int, Things]) -> Toll:
    """SLOT-AP-02 Whoever moves, rests or attacks pays; an attack on somebody is paid for by his enemy."""
    if isinstance(on, int):
        return Toll(on, OWN[payer], *said)
    deed, things = on
    whose = payer if deed not in ON_THEM else YOURS + OPPONENTS - payer
    return Toll(deed, belonging(things, whose), *said)


def it_costs(reading: Reading, said: Spent, on: tuple[int, Things]) -> Toll:
    """Whoever it is that pays."""
    return Toll(*on, *said)


def is_free(reading: Reading, on: tuple[int, Things]) -> Toll:
    return Toll(*on, Fixed(0), EXACTLY)


def it_costs_them(reading: Reading, things: Things, said: Spent, deed: int) -> Toll:
    return Toll(deed, things, *said)


def for_less(reading: Reading, deed: int, said: Spent) -> Toll:
    if said[1] == EXACTLY:
        raise Misread("more or less than by the rules", said[0].text())  # exactly so much is said elsewhere
    return Toll(deed, reading.subject(), *said)


def first_time(reading: Reading, things: Things, deed: int, number: Number) -> FirstToll:
    return first_of(reading, deed, things, number)


def first_free(reading: Reading, things: Things, deed: int) -> FirstToll:
    return first_of(reading, deed, things, Fixed(0))


COSTS: Final = '("costs" | "takes")'
PAYS: Final = '("pay" | "pays" | "need" | "needs" | "spend" | "spends")'
PHRASES: Final = [
    Idiom("ap_payer", '"you"', YOURS),
    Idiom("ap_payer", '("an" | "each") "opponent" | "opponents"', OPPONENTS),
    Phrase("toll_to", '"move" (general | aimed)', lambda reading, things: (MOVE_TOLL, things)),
    Phrase("toll_to", '"rest" (general | aimed)', lambda reading, things: (REST_TOLL, things)),
    Phrase("toll_to", '"attack" "with" (general | aimed)', lambda reading, things: (ATTACK_TOLL, things)),
    Phrase("toll_to", '"move" ("a" | "an") card_noun', lambda reading, noun: (MOVE_TOLL, All(noun))),
    Phrase("toll_to", '"rest" ("a" | "an") card_noun', lambda reading, noun: (REST_TOLL, All(noun))),
    Phrase("toll_to", '"attack" ("a" | "an") card_noun', lambda reading, noun: (TARGET_TOLL, All(noun))),
    Phrase("toll_to", '"attack" attacked_one', lambda reading, things: (TARGET_TOLL, things)),
    Phrase("expense", '"to" toll_to | "for" toll_of', lambda reading, on: on),
    Phrase("expense", '"to" tolled | "for" (moving | one_tolled)', lambda reading, deed: deed),
    Phrase(STATEMENT, f"ap_payer {PAYS} points_taken expense", pays,
           ["An opponent pays 1 AP more to move.", "You pay no AP for moving adjacent allies."]),
    Phrase(STATEMENT, f'"it" {COSTS} points_taken "to" toll_to', it_costs,
           ["It costs no AP to move an adjacent ally."]),
    Phrase(STATEMENT, f'"it" {COSTS} (general | aimed) points_taken "to" tolled', it_costs_them,
           ["It costs adjacent allies no AP to move."]),
    Phrase(STATEMENT, f'"it" {COSTS} ap_payer points_taken "to" (tolled | toll_to)', pays),
    Phrase(STATEMENT, 'toll_of ("is" | "are") "free"', is_free,
           ["Moving adjacent allies is free."]),
    Phrase(STATED, '(("may" | "can") tolled | moves) "for" points_taken', for_less, ["Adjacent allies move for 1 AP less."]),
    Idiom("does_first", '"moves"', MOVE_TOLL), Idiom("does_first", '"attacks"', ATTACK_TOLL),
    Phrase(STATEMENT, f'"the" "first" "time" self does_first {TURNLY} "," ("it" | "this" | "that") {COSTS} number "ap"',
           first_time, ["The first time this creature attacks each turn, it costs no AP."]),
    Phrase(STATEMENT, f'of_self "first" first_deed {TURNLY} "is" "free"', first_free,
           ["This creature's first attack each turn is free."]),
]  # fmt: skip
