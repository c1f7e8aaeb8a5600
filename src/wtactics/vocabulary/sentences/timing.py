"""Timing: what is done told before or behind its moment, with conditions that are asked then, and in each player's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wtactics.engine.meaning import Condition, Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Not
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import GOES_ON, Steps, only_if, others_may, told, willing
from wtactics.vocabulary.sentences.lines import triggered, while_so
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Happened
from wtactics.vocabulary.things.picking import Willing
from wtactics.vocabulary.triggers.moments import AT_END, AT_START, of_each_player


def in_front(reading: Reading, when: Condition, trigger: Trigger, steps: Steps) -> Contribution:
    return triggered(reading, trigger, only_if(reading, when, steps))


def behind(reading: Reading, steps: Steps, trigger: Trigger) -> Contribution:
    """What is done is told first, and then when."""
    if reading.untimed:
        raise Misread('a time such as "until end of turn"', "none")
    return triggered(reading, trigger, steps)


def behind_if(reading: Reading, steps: Steps, trigger: Trigger, when: Condition) -> Contribution:
    return behind(reading, only_if(reading, when, steps), trigger)


def behind_unless(reading: Reading, steps: Steps, trigger: Trigger, when: Condition) -> Contribution:
    return behind(reading, only_if(reading, Not(when), steps), trigger)


def behind_while(reading: Reading, steps: Steps, trigger: Trigger, when: Condition) -> Contribution:
    return while_so(reading, when, behind(reading, steps, trigger))


def if_behind_it(reading: Reading, when: Condition, steps: Steps, trigger: Trigger) -> Contribution:
    """It is asked then whether it is so."""
    return behind_if(reading, steps, trigger, when)


def unless_behind_it(reading: Reading, when: Condition, steps: Steps, trigger: Trigger) -> Contribution:
    return behind_unless(reading, steps, trigger, when)


def while_behind_it(reading: Reading, when: Condition, steps: Steps, trigger: Trigger) -> Contribution:
    return behind_while(reading, steps, trigger, when)


def while_before_it(reading: Reading, when: Condition, trigger: Trigger, steps: Steps) -> Contribution:
    return while_so(reading, when, triggered(reading, trigger, steps))


def while_beside(reading: Reading, trigger: Trigger, when: Condition, steps: Steps) -> Contribution:
    return while_before_it(reading, when, trigger, steps)


# ---- each in his own turn


class Own:
    """Each of some players, who does something in his own turn."""

    def __init__(self, players: Noun) -> None:
        self.players: Final = players


def each_his_own(reading: Reading, players: Noun) -> Own:
    """He is that player as soon as his moment comes."""
    reading.mention(Happened(True, True, "that player"), ["player", "opponent"])
    reading.actor = reading.he()
    return Own(players)


def may_his_own(reading: Reading, own: Own) -> tuple[Own, Willing]:
    return own, willing(reading, reading.players())


class OwnTime(Phrase):
    """At the start of his turn, at the end of their Draw phase."""

    def __init__(self, word: str, at: Callable[..., Trigger]) -> None:
        form = f'"at" "the" "{word}" "of" ("his" | "their") ("turn" | "turns" | phase | phases)'
        super().__init__("own_time", form, self.give)
        self.at: Final = at

    def give(self, reading: Reading, *phase: PhaseName) -> Callable[[Own], Trigger]:
        return lambda own: self.at(reading, of_each_player(reading, own.players, *phase))


def does_his_own(reading: Reading, own: Own, *parts: Any) -> Contribution:
    """Each player does something at the start of his turn: that player at the start of each player's."""
    steps = told(reading, None, *parts[:-1])
    return triggered(reading, parts[-1](own), steps)


def front_his_own(reading: Reading, when: Callable[[Own], Trigger], own: Own, *parts: Any) -> Contribution:
    return does_his_own(reading, own, *parts, when)


def may_do_his_own(reading: Reading, said: tuple[Own, Willing], *parts: Any) -> Contribution:
    own, those = said
    return triggered(reading, parts[-1](own), others_may(reading, those, *parts[:-1]))


def front_may_his_own(
    reading: Reading, when: Callable[[Own], Trigger], said: tuple[Own, Willing], *parts: Any
) -> Contribution:
    return may_do_his_own(reading, said, *parts, when)


OWN_DEED: Final = f'"must"? told ({GOES_ON} told)*'
OWN_WISH: Final = 'order (("and" | "," | "," "and" | "then" | "," "then" | "and" "then") order)*'
# What changes values says for how long: without a time it could always be so when that is the case
DONE: Final = "(led_plain | bare_row | open_row | timed_row)"
PHRASES: Final = [
    Phrase("ability", '"if" if_condition moment "," effects', in_front,
           ["If this creature is marked at the start of your turn, gain 1 victory point."]),
    Phrase("ability", f"{DONE} trigger", behind, ["Gain 1 victory point whenever this creature attacks."]),
    Phrase("ability", f'{DONE} trigger ","? "if" if_condition', behind_if),
    Phrase("ability", f'{DONE} trigger "unless" if_condition', behind_unless),
    Phrase("ability", f'{DONE} moment ","? "as" "long" "as" if_condition', behind_while),
    Phrase("ability", f'"if" if_condition "," {DONE} trigger', if_behind_it,
           ["If this creature is marked, gain 1 victory point at the end of your turn."]),
    Phrase("ability", f'"unless" if_condition "," {DONE} trigger', unless_behind_it),
    Phrase("ability", f'"as" "long" "as" if_condition "," {DONE} trigger', while_behind_it),
    Phrase("ability", 'standing_if "," moment effects', while_before_it),
    Phrase("ability", 'moment "," "as" "long" "as" if_condition "," effects', while_beside,
           ["At the start of your turn, as long as this creature is marked, gain 1 victory point."]),
    OwnTime("start", AT_START.read),
    OwnTime("end", AT_END.read),
    Phrase("own", '"each" player_noun', each_his_own),
    Phrase("own", '"each" "other" "player"', lambda reading: each_his_own(reading, PlayerNoun(True))),
    Phrase("own_may", 'own "may"', may_his_own),
    Phrase("ability", f"own {OWN_DEED} own_time", does_his_own,
           ["Each player loses 1 victory point at the start of his turn."]),
    Phrase("ability", f'own_time "," own {OWN_DEED}', front_his_own),
    Phrase("ability", f"own_may {OWN_WISH} own_time", may_do_his_own),
    Phrase("ability", f'own_time "," own_may {OWN_WISH}', front_may_his_own),
]  # fmt: skip
