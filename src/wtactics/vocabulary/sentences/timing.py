"""Timing: what is done told before or behind its moment, with conditions that are asked then, and in each player's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wtactics.engine.meaning import Condition, Noun, Trigger
from wtactics.engine.step import Step
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import Not
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Cant
from wtactics.vocabulary.sentences.clauses import GOES_ON, JOIN, Steps, only_if, others_may, told, willing
from wtactics.vocabulary.sentences.lines import triggered, triggered_while, while_so
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Happened
from wtactics.vocabulary.things.picking import Willing
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.moments import AT_END, AT_START, of_each_player
from wtactics.vocabulary.triggers.past import Past


def in_front(reading: Reading, when: Condition, trigger: Trigger, steps: Steps) -> Contribution:
    return triggered(reading, trigger, only_if(reading, when, steps))


def behind(reading: Reading, steps: Steps, trigger: Trigger) -> Contribution:
    """What is done is told first, and then when."""
    if reading.untimed or (any(forbids(step) for step in steps[:-1]) and not isinstance(steps[-1], For)):
        raise Misread('a time such as "until end of turn"', "none")
    return triggered(reading, trigger, steps)


def forbids(step: Step[Any]) -> bool:
    """Does it say what somebody can't do? Before what is done then, that may hold at any time."""
    return isinstance(step, For) and isinstance(step.statement, Cant)


class Asked:
    """A condition beside a moment: how it is joined to what is done then."""

    def __init__(self, join: Callable[[Contribution], Contribution], first: Callable[[Steps], Steps]) -> None:
        self.join: Final = join
        self.first: Final = first


def asked_if(reading: Reading, when: Condition) -> Asked:
    """It is asked then whether it is so."""
    return Asked(lambda part: part, lambda steps: only_if(reading, when, steps))


def asked_unless(reading: Reading, when: Condition) -> Asked:
    return asked_if(reading, Not(when))


def asked_while(reading: Reading, when: Condition) -> Asked:
    """It must be so as the moment comes."""
    return Asked(lambda part: while_so(reading, when, part), lambda steps: steps)


def behind_asked(reading: Reading, steps: Steps, trigger: Trigger, asked: Asked) -> Contribution:
    return asked.join(behind(reading, asked.first(steps), trigger))


def asked_behind(reading: Reading, asked: Asked, steps: Steps, trigger: Trigger) -> Contribution:
    return behind_asked(reading, steps, trigger, asked)


def while_beside(reading: Reading, trigger: Trigger, when: Condition, steps: Steps) -> Contribution:
    return triggered_while(reading, when, trigger, steps)


def in_which(reading: Reading, trigger: Trigger, _which: None, when: Condition, steps: Steps) -> Contribution:
    """It has happened in what is over, or hasn't, when that ends."""
    if not any(isinstance(part, Past) for part in parts_within(when)):
        raise Misread("what happened in it", when.text())
    if isinstance(trigger, Comes) and trigger.players is None and not trigger.phases:
        raise Misread("whose turn it was, or which phase", trigger.text())  # any turn is said so as one trigger
    return triggered_while(reading, when, trigger, steps)


# ---- each in his own turn


class Own:
    """Each of some players, who does something in his own turn."""

    def __init__(self, players: Noun) -> None:
        self.players: Final = players


def each_his_own(reading: Reading, *players: Noun) -> Own:
    """He is that player as soon as his moment comes."""
    reading.mention(Happened(True, True, "that player"), ["player", "opponent"])
    reading.actor = reading.he()
    return Own(players[0] if players else PlayerNoun(True))


def does_his_own(reading: Reading, own: Own, *parts: Any) -> tuple[Own, Steps]:
    return own, told(reading, None, *parts)


def wishes_his_own(reading: Reading, own: Own) -> tuple[Own, Willing]:
    return own, willing(reading, reading.players())


def may_his_own(reading: Reading, wish: tuple[Own, Willing], *parts: Any) -> tuple[Own, Steps]:
    own, those = wish
    return own, others_may(reading, those, *parts)


def own_time(reading: Reading, begins: bool, *phase: PhaseName) -> Callable[[Own], Trigger]:
    """At the start of his turn, at the end of their Draw phase."""
    at = AT_START if begins else AT_END
    return lambda own: at.read(reading, of_each_player(reading, own.players, *phase))


def in_his_own(reading: Reading, deed: tuple[Own, Steps], when: Callable[[Own], Trigger]) -> Contribution:
    """Each player does something at the start of his turn: that player at the start of each player's."""
    own, steps = deed
    return triggered(reading, when(own), steps)


def his_own_before(reading: Reading, when: Callable[[Own], Trigger], deed: tuple[Own, Steps]) -> Contribution:
    return in_his_own(reading, deed, when)


# What changes values says for how long: without a time it could always be so when that is the case
DONE: Final = "(led_plain | led_due | bare_row | open_row | timed_row)"
PHRASES: Final = [
    Phrase("ability", '"if" if_condition moment "," effects', in_front,
           ["If this creature is marked at the start of your turn, gain 1 victory point."]),
    Phrase("asked", '"if" if_condition', asked_if),
    Phrase("asked", '"unless" if_condition', asked_unless),
    Phrase("asked", '"as" "long" "as" if_condition', asked_while),
    Phrase("ability", f"{DONE} trigger", behind, ["Gain 1 victory point whenever this creature attacks."]),
    Phrase("ability", f'{DONE} trigger ","? asked', behind_asked,
           ["Gain 1 victory point whenever this creature attacks if you control an Elf."]),
    Phrase("ability", f'asked "," {DONE} trigger', asked_behind,
           ["If this creature is marked, gain 1 victory point at the end of your turn."]),
    Phrase("ability", 'standing_if "," moment effects', triggered_while),
    Phrase("ability", 'moment which_part if_condition "," effects', in_which,
           ["At the end of each of your turns in which a creature died, draw a card."]),
    Phrase("ability", 'moment "," "as" "long" "as" if_condition "," effects', while_beside,
           ["At the start of your turn, as long as this creature is marked, gain 1 victory point."]),
    Phrase("own_time", '"at" "the" which_end "of" ("his" | "their") ("turn" | "turns" | phase | phases)', own_time),
    Phrase("own", '"each" (player_noun | "other" "player")', each_his_own),
    Phrase("own_deed", f'own "must"? told ({GOES_ON} told)*', does_his_own),
    Phrase("own_wish", 'own "may"', wishes_his_own),
    Phrase("own_deed", f"own_wish order ({JOIN} order)*", may_his_own),
    Phrase("ability", "own_deed own_time", in_his_own,
           ["Each player loses 1 victory point at the start of his turn."]),
    Phrase("ability", 'own_time "," own_deed', his_own_before),
]  # fmt: skip
