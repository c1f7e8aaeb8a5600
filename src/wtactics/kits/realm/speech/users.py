"""Users in words: abilities of a card that other players use, in phases of their own or whenever abilities may be used."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import Condition, Due, Noun
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import DuringTurn
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import JOIN, Steps, clause, together
from wtactics.vocabulary.sentences.limits import CAN, DO, UseDue
from wtactics.vocabulary.sentences.parts import Activated, Limits
from wtactics.vocabulary.sentences.prices import PricePart, price
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.triggers.meaning import Very


class WhenUsed:
    """When they use it: in turns or phases of theirs, or whenever abilities may be used."""

    def __init__(self, condition: Condition | None = None) -> None:
        self.condition: Final = condition


def user(reading: Reading, things: Things) -> Noun:
    """A player who is known while the card is in play: nobody chooses one first."""
    if things.many() or any(isinstance(part, Slot) for part in parts_within(things)):
        raise Misread("a player who is known as the card is in play", things.text())
    return Very(things)


def in_his(reading: Reading, *phase: PhaseName) -> WhenUsed:
    if not phase:
        return WhenUsed(DuringTurn(True, [], "your turn"))
    return WhenUsed(DuringTurn(True, phase[0].numbers, f"your {phase[0].name} phase"))


def may_pay(reading: Reading, *parts: Any) -> Activated:
    """Who uses it pays, and does it himself."""
    when = [part for part in parts if isinstance(part, WhenUsed)]
    who = next(part for part in parts if isinstance(part, Noun))
    dues = [part for part in parts if isinstance(part, PricePart | Due)]
    if len(when) > 1 or (not when and reading.last_said):
        raise Misread("when he may do so", "nothing that says it" if not when else "two times")
    said = [part for part in parts if not isinstance(part, WhenUsed | Noun | PricePart | Due)]
    steps = clause(reading, *said)
    check_whose(steps)
    return used_by(Activated(price(reading, *dues), steps, when[0].condition if when else None), who)


def once_then(reading: Reading, *parts: Any) -> Activated:
    """Once in each of your Play phases you may do so: an ability that costs nothing."""
    uses = [part for part in parts if isinstance(part, Due)]
    said = next(part for part in parts if isinstance(part, tuple))
    orders = [part for part in parts if not isinstance(part, Due | tuple)]
    dues = uses or [UseDue(THIS_TURN)]
    return Activated(price(reading, *dues), together(reading, *orders), DuringTurn(*said))


def you_may_pay(reading: Reading, said: tuple[bool, list[int], str], *parts: Any) -> Activated:
    dues = [part for part in parts if isinstance(part, PricePart | Due)]
    steps = clause(reading, *(part for part in parts if not isinstance(part, PricePart | Due)))
    return Activated(price(reading, *dues), steps, DuringTurn(*said))


def check_whose(steps: Steps) -> None:
    """Who says "you" on the card is not who uses it, so it is not said what is "yours"."""
    for part in parts_within(steps):
        if isinstance(part, CardNoun) and part.whose in (YOURS, OPPONENTS):
            raise Misread("whose it is, in other words", part.text(False))


def used_by(ability: Activated, who: Noun) -> Activated:
    ability.price.users = who
    return ability


def this_ability(reading: Reading, who: Noun, ability: object) -> Activated:
    if not isinstance(ability, Activated):
        raise Misread("an ability that is used", "another one")
    check_whose(ability.steps)
    return used_by(ability, who)


def only_he(reading: Reading, who: Noun) -> Limits:
    limits = Limits([], None)
    limits.users = who
    return limits


IN: Final = '("in" | "during")'
PAYING: Final = '("pay" price_part | price_part)'
PHRASES: Final = [
    Phrase("user", "he_player", user),
    Phrase("any_user", '"any" "player" | "all"? "players" | "each" "player"', lambda reading: PlayerNoun()),
    Phrase("when_used", '("at" "whenever")? ("in" | "during") ("his" | "their" | "its" "controller" "\'s") "own"?'
           ' (phase | phases | "turn" | "turns")', in_his, needs=CITIES),
    Phrase("when_used", '"at"? "whenever" | "whenever" ("he" | "they") ("could" | "can" | "may") "use" ("an" "ability"'
           ' | "abilities")', lambda reading: WhenUsed(), needs=CITIES),
    Phrase("ability", f'(when_used ","?)? (user | any_user) {CAN} {PAYING} (("and" | ",") price_part)* when_used?'
           ' "to" order ("and" order)* when_used?', may_pay,
           ["Attach to a creature. In his Play phases, its controller may pay 2 to destroy this enchantment."], needs=CITIES),
    Phrase("ability", f'(user | any_user) {CAN} ("use" | "activate") "this" "ability" ("-" | ":") ability', this_ability,
           needs=CITIES),
    Phrase("limiting", f'"only" user {CAN} {DO}', only_he,
           ["Attach to a player. 2 power: Draw a card. Only that player may use this ability."],
           needs=CITIES),
    Phrase("limiting", f"any_user {CAN} {DO}", only_he, ["2 power: Draw a card. Any player may use this ability."],
           needs=CITIES),
    Phrase("ability", f'use ","? {IN} turn_part ","? "you" {CAN} order ({JOIN} order)*', once_then,
           ["Once each turn, in your Play phase, you may unmark this creature."], needs=CITIES),
    Phrase("ability", f'"once" {IN} turn_part ","? "you" {CAN} order ({JOIN} order)*', once_then, needs=CITIES),
    Phrase("ability", f'{IN} turn_part ","? "you" {CAN} {PAYING} (("and" | ",") price_part)* "to" order ("and" order)*',
           you_may_pay, ["In your Play phases, you may pay 2 to unmark this creature."], needs=CITIES),
]  # fmt: skip
