"""What an attack costs in influence, told of the attack: whenever it costs some, and where for once it costs none."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.rulesets.orc.speech.limits import Limit, More
from wtactics.rulesets.orc.speech.pieces import INFLUENCE
from wtactics.rulesets.orc.speech.plunder import ANY, STRIKES, makes_lose
from wtactics.rulesets.orc.terms import LOSSES
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, very_card


def costs(reading: Reading, watched: Watched, who: Watched) -> Happens:
    """ORC-COMBAT-22 Whom an attacker hits loses influence."""
    return happens(reading, watched, Doing(STRIKES, who))


def costs_him(reading: Reading, who: Watched, watched: Watched) -> Happens:
    return costs(reading, watched, who)


def its_costs(reading: Reading, who: Watched) -> Happens:
    return costs(reading, very_card(reading, reading.it()), who)


def attackers_only(things: Things) -> Things:
    """ORC-COMBAT-22 Nothing but an attacker costs influence in combat."""
    if things.people():
        raise Misread("an attacker", things.text())
    return things


def costs_nothing(reading: Reading, *of: Things) -> Deed:
    """ORC-COMBAT-22 Whoever is attacked by it loses nothing."""
    things = attackers_only(of[0] if of else reading.subject())
    return decree_alone(reading, Limit(LOSSES, "{what} costs no influence", Fixed(0), 0, None, things))


def costs_so_much(reading: Reading, much: More) -> Deed:
    things = attackers_only(reading.subject())
    words = "{what} costs {n} influence {much}"
    return decree_alone(reading, Limit(LOSSES, words, much.number, much.sign, None, things))


def nothing_by_it(reading: Reading, things: Things) -> Deed:
    """ORC-COMBAT-22 You alone lose nothing by it, and somebody else does."""
    words = "you lose no influence by {what}"
    return decree_alone(reading, Limit(LOSSES, words, Fixed(0), 0, You(), attackers_only(things)))


COST: Final = '("costs" | "cost")'
LOSE: Final = '("loses" | "lose")'
COSTS: Final = (
    f'({COST} anyone {ANY} | ("makes" | "make") anyone "lose" {ANY} | ("takes" | "take") {ANY} "from" anyone)'
)
ATTACK: Final = '"undefended"? ("attack" | "attacks")'
THROUGH: Final = '("to" | "by" | "through" | "because" "of" | "from")'
IN_COMBAT: Final = '("in" ("combat" | "an" "attack") | ("by" | "with" | "through") ("its" "attack" | "attacking"))'
NO_INFLUENCE: Final = f'("no" ("player" | "one") "any"? {INFLUENCE} | ("him" | "its" "victim")? "no" {INFLUENCE})'
PHRASES: Final = [
    Phrase("happening", f'(watched "\'s" {ATTACK} | "an" "undefended"? "attack" ("by" | "of") watched | watched) {COST}'
           f" anyone {ANY}", costs,
           ["Whenever this creature's attack costs an opponent influence, draw a card."]),
    Phrase("happening", f'(watched "\'s" {ATTACK} | "an" "undefended"? "attack" ("by" | "of") watched) {COSTS}', costs),
    Phrase("happening", f'watched ("attacks" | "attack") "undefended" "and" ("its" "attack")? {COSTS}', costs,
           ["Whenever this creature attacks undefended and costs an opponent influence, draw a card."]),
    Phrase("happening", f'("its" | "his") {ATTACK} {COSTS}', its_costs,
           ["Whenever its attack costs an opponent influence, draw a card."]),
    Phrase("happening", f'anyone {LOSE} {ANY} {THROUGH} (watched "\'s" {ATTACK} | "an" "undefended"? "attack" ("by" | "of")'
           " watched)", costs_him),
    Phrase("happening", f'anyone {LOSE} {ANY} {THROUGH} ("its" | "his") {ATTACK}', its_costs),
    Phrase("doing", f'("takes" | "take") {ANY} "from" anyone {IN_COMBAT}', makes_lose,
           ["Whenever this creature takes influence from an opponent in combat, draw a card."]),
    Phrase(TOLD, f"{COST} {NO_INFLUENCE}", costs_nothing, ["Target attacker costs no influence this turn."]),
    Phrase(TOLD, f'{COST} ("an" "opponent" | "the" "defending" "player")? influence_more', costs_so_much,
           ["Target attacker costs 2 more influence this turn."]),
    Phrase(ORDER, f'(aimed | again) "\'s" {ATTACK} {COST} {NO_INFLUENCE}', costs_nothing),
    Phrase(ORDER, f'"you" {LOSE} "no" {INFLUENCE} {THROUGH} (aimed | again) ("\'s" {ATTACK})?', nothing_by_it,
           ["You lose no influence by target attacker this turn."]),
]  # fmt: skip
