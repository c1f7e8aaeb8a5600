"""How often: the first time each turn, your second event each turn."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.judging import it_is
from wtactics.vocabulary.conditions.meaning import AtTime, DuringTurn
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.spoken import words_of
from wtactics.vocabulary.things.meaning import Happened, You
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import DRAW, third_person
from wtactics.vocabulary.triggers.handling import AimedPast, Targeted
from wtactics.vocabulary.triggers.impending import Would
from wtactics.vocabulary.triggers.meaning import OF_ALL, OF_FIRST, OF_SECOND, Comes, Happens, Nth
from wtactics.vocabulary.triggers.occasions import WHEN, During, InOwnTurn, of_each_other
from wtactics.vocabulary.triggers.past import THIS_TURN
from wtactics.vocabulary.triggers.remembering import recalled
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, call, refuse_laid, unseen

PLAIN: Final = (Happens, Would)  # of which can be counted how often they happened
BIDS: Final = (facts.BID_WON, facts.BID_MISSED)
ORDINALS: Final = ("first", "second", "third")


class OrdinalPhrase(Phrase):
    """The first, the second."""

    def __init__(self, n: int) -> None:
        super().__init__("ordinal", f'"{ORDINALS[n - 1]}"', self.give)
        self.n: Final = n

    def give(self, reading: Reading) -> int:
        return self.n


def nth(reading: Reading, trigger: Trigger, n: int, each: int, words: str) -> Trigger:
    """Something happens for the n-th time in a turn, counted from its start."""
    if isinstance(trigger, Targeted):
        recalled(reading, facts.TARGETED, trigger.what, trigger.by, THIS_TURN, True)
        return Nth(trigger, AimedPast(trigger), n, each, words)
    if isinstance(trigger, Comes) and trigger.fact in BIDS and len(trigger.phases) == 0:
        return Nth(
            trigger, recalled(reading, int(trigger.fact), None, trigger.players, THIS_TURN, True), n, each, words
        )
    if type(trigger) is Happens and trigger.group and n == 1 and each == OF_ALL:
        first, second = trigger.first, trigger.second  # of several at once it is the first of them that comes first
        trigger = Happens(trigger.fact, first, second, trigger.text(), trigger.own, trigger.people, trigger.also)
    if not isinstance(trigger, Happens) or type(trigger) not in PLAIN or trigger.also != 0 or trigger.group:
        raise Misread("what a card or a player does", trigger.text())
    past = recalled(reading, int(trigger.fact), trigger.first, trigger.second, THIS_TURN, trigger.people)
    return Nth(trigger, past, n, each, words)


def nth_time(reading: Reading, n: int, time: AtTime | None, trigger: Trigger) -> Trigger:
    rest = trigger.text().removeprefix("whenever ")
    return then(time, nth(reading, trigger, n, OF_ALL, f"the {ORDINALS[n - 1]} time each turn {rest}"))


def nth_time_behind(reading: Reading, n: int, trigger: Trigger, time: AtTime | None) -> Trigger:
    return nth_time(reading, n, time, trigger)


def time_of(reading: Reading, trigger: Trigger, n: int, time: AtTime | None) -> Trigger:
    """Whenever a creature attacks for the first time each turn: every creature has a first time of its own."""
    people = isinstance(trigger, Happens) and trigger.people
    subject_second = people or (isinstance(trigger, Happens) and trigger.first is None)
    words = f"{trigger.text()} for the {ORDINALS[n - 1]} time each turn"
    return then(time, nth(reading, trigger, n, OF_SECOND if subject_second else OF_FIRST, words))


def then(time: AtTime | None, trigger: Trigger) -> Trigger:
    """It is counted from the start of the turn, which must be such a one."""
    if time is None:
        return trigger
    if not isinstance(time, DuringTurn) or len(time.phases) > 0:
        raise Misread("a turn", time.text())
    return During(trigger, time)


def his_nth(reading: Reading, who: Watched, doing: Doing, n: int, noun: Noun, time: AtTime | None) -> Trigger:
    """Whenever you play your first event each turn."""
    call(reading, who, True)
    if doing.verb is DRAW:
        noun_of = unseen(reading, any_card(reading, noun))
    else:
        noun_of = noun
        reading.mention(Happened(False, False, "it"), words_of(noun))
    verb = doing.verb.words if isinstance(who.very, You) else third_person(doing.verb.words)
    whose = "your" if isinstance(who.very, You) else "his"
    words = f"whenever {who.words} {verb} {whose} {ORDINALS[n - 1]} {noun.text(False)} each turn"
    refuse_laid(doing.verb.fact, noun_of)
    happening = Happens(doing.verb.fact, noun_of, who.noun, "", False, True)
    return then(time, nth(reading, happening, n, OF_SECOND, words))


def his_nth_in_anothers(reading: Reading, who: Watched, doing: Doing, n: int, noun: Noun, turn: None) -> Trigger:
    trigger = his_nth(reading, who, doing, n, noun, None)
    return InOwnTurn(trigger, False) if isinstance(who.noun, PlayerNoun) else During(trigger, of_each_other(reading))


def each_turn(reading: Reading) -> None:
    """Turns of whomever."""


def this_turn_alone(reading: Reading) -> None:
    """The turn in which an advantage is in effect."""
    if reading.word != "city":
        raise Misread("each turn", "this turn")


HIS: Final = '("your" | "his" | "their" | "the")'
PHRASES: Final = [
    *(OrdinalPhrase(n) for n in range(1, len(ORDINALS) + 1)),
    Phrase("each_turn_only", '("each" | ("in" | "during" | "of") ("a" | "each")) "turn" | "of" "the" "turn"', each_turn),
    Phrase("nth_when", '"this" "turn"', this_turn_alone, needs=CITIES),
    Phrase("nth_when", "each_turn_only", same),
    Phrase("nth_when", "nth_in", same),
    Phrase("nth_in", "in_whose", same),
    Phrase("nth_in", '"of" turn_part', it_is),
    Phrase("trigger", '"the" ordinal "time" nth_when "that"? happening', nth_time,
           ["The first time each turn that this creature is dealt damage, draw a card."]),
    Phrase("trigger", '"the" ordinal "time" "that"? happening nth_when', nth_time_behind),
    Phrase("trigger", '"the" ordinal "time" "each" "turn" "that"? happening in_whose',
           lambda reading, n, trigger, time: nth_time(reading, n, time, trigger),
           ["The first time each turn this creature is dealt damage in your turn, draw a card."]),
    Phrase("trigger", f'{WHEN} happening "for" "the" ordinal "time" nth_when', time_of),
    Phrase("trigger", f'{WHEN} happening "for" "the" ordinal "time" "each" "turn" in_whose', time_of),
    Phrase("happening", f"anyone people_doing {HIS} ordinal any_noun each_turn_only", his_nth,
           ["Whenever you play your first event each turn, draw a card."]),
    Phrase("trigger", f'{WHEN} anyone people_doing {HIS} ordinal any_noun ("each" "turn")? nth_in', his_nth,
           ["Whenever you play your first event during your turn, draw a card."]),
    Phrase("trigger", f'{WHEN} anyone people_doing {HIS} ordinal any_noun ("each" "turn")? in_anothers', his_nth_in_anothers,
           ["Whenever you play your first event in another player's turn, draw a card."]),
]  # fmt: skip
