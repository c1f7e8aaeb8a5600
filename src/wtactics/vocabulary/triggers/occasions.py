"""Occasions: in whose turn or during which attack something happens, and that it is heard of when it has happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.engine.places import CITY, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.judging import it_is
from wtactics.vocabulary.conditions.meaning import AtTime, DuringTurn
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import GONE, HURT_BY
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, people_do

# What is over as soon as it has happened, so that "after" it is no later than that.
OVER: Final = (
    *GONE, facts.ENTERED, facts.MARKED, facts.UNMARKED, facts.MOVED, facts.SHIFTED, facts.WENT, facts.HURT, facts.HEALED,
    facts.KILLED, facts.SURVIVED, facts.SACRIFICED, facts.DREW, facts.BUILT, facts.GAINED, facts.LOST, facts.BID_WON,
    facts.BID_MISSED, facts.FAVOURED, facts.COUNTED, facts.COMPLETED, facts.FAILED, facts.ACCEPTED, facts.ATTACHED,
    facts.ASSIGNED, facts.UNASSIGNED, facts.PICKED_UP, facts.MOUNTED, facts.DISMOUNTED, facts.PLACED, facts.FILLED,
    facts.RECRUITED, facts.RESTED, facts.RESOURCED, facts.TURNED_OVER, facts.STRUCK,
)  # fmt: skip
# What "if" and "once" could say of a state: marked, damaged, moved.
STATES: Final = (facts.MARKED, facts.UNMARKED, facts.SHIFTED, facts.ATTACHED, facts.ASSIGNED, facts.UNASSIGNED)


FIGHTS: Final = (facts.ATTACKED, facts.DEFENDED)


class InOwnTurn(Trigger):
    """A player does it in his own turn, or not in it."""

    def __init__(self, trigger: Trigger, own_turn: bool) -> None:
        super().__init__(trigger.fact, trigger.own, trigger.also, trigger.group)
        self.trigger: Final = trigger
        self.own_turn: Final = own_turn

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return (b == t.active) == self.own_turn and self.trigger.matches(t, a, b, n)

    def text(self) -> str:
        return f"{self.trigger.text()} in {'his' if self.own_turn else 'another player' + chr(39) + 's'} turn"


class During(Trigger):
    """It happens at a certain time."""

    def __init__(self, trigger: Trigger, time: AtTime) -> None:
        super().__init__(trigger.fact, trigger.own, trigger.also, trigger.group)
        self.trigger: Final = trigger
        self.time: Final = time

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.time.holds(t) and self.trigger.matches(t, a, b, n)

    def text(self) -> str:
        when = self.time.when()
        said = f"in {when.removeprefix('during ')}" if isinstance(self.time, DuringTurn) else when
        return f"{self.trigger.text()} {said}"


def in_that_part(reading: Reading, trigger: Trigger, time: AtTime) -> During:
    return During(trigger, time)


def in_part_first(reading: Reading, time: AtTime, trigger: Trigger) -> During:
    return During(trigger, time)


def of_each_other(reading: Reading) -> AtTime:
    return it_is(reading, (False, [], "an opponent's turn"))


def by_others(trigger: Trigger) -> bool:
    """Does another player do it, whoever that is?"""
    return isinstance(trigger, Happens) and isinstance(trigger.second, PlayerNoun)


def in_anothers(reading: Reading, trigger: Trigger, _turn: None) -> Trigger:
    """Another player than who does it; of cards it is another than you."""
    if by_others(trigger):
        return InOwnTurn(trigger, False)
    inner = trigger.first if isinstance(trigger, Happens) else None
    if isinstance(inner, CardNoun) and inner.whose == OPPONENTS:
        raise Misread("whose turn it is", "another player's turn")
    return During(trigger, of_each_other(reading))


def in_his_own(reading: Reading, trigger: Trigger, _turn: None) -> InOwnTurn:
    if not by_others(trigger):
        raise Misread("whose turn it is", "his turn")
    return InOwnTurn(trigger, True)


def nothing(reading: Reading) -> None:
    """What is said by the words alone."""


# ---- when it has happened


def over(reading: Reading, trigger: Trigger) -> Trigger:
    """After it dies, when it has died: as it does."""
    if trigger.fact not in OVER or trigger.also != 0:
        raise Misread('"when" or "whenever"', trigger.text())
    return trigger


def over_once(reading: Reading, trigger: Trigger) -> Trigger:
    if trigger.fact in STATES:
        raise Misread('"when" or "whenever"', trigger.text())
    return over(reading, trigger)


def if_done(reading: Reading, watched: Watched, doing: Doing) -> Happens:
    """What is over once it has happened: "if" can mean nothing but "when"."""
    attacks = doing.verb.fact in FIGHTS
    if doing.verb.fact in STATES or doing.verb is HURT_BY or not (attacks or doing.verb.fact in OVER):
        raise Misread('"when" or "whenever"', "if")
    reading.meanwhile = reading.meanwhile or attacks  # what it gets then, it could have as long as it attacks
    return happens(reading, watched, doing)


def if_done_then(reading: Reading, watched: Watched, doing: Doing, time: AtTime) -> During:
    return During(if_done(reading, watched, doing), time)


def if_they_do(reading: Reading, who: Watched, doing: Doing, what: Watched) -> Happens:
    trigger = people_do(reading, who, doing, what)
    if trigger.fact != facts.PLAYED:
        over(reading, trigger)
    return trigger


IN: Final = '("in" | "during" | "on")'
IS: Final = '("is" | "are" | "am")'
HAS: Final = '("has" | "have")'
WHEN: Final = '("when" | "whenever")'
PHRASES: Final = [
    Phrase("in_whose", f"{IN} turn_part", it_is),
    Phrase("in_whose", f'{IN} ("each" "opponent" "\'s" "turn" | "a" "turn" "of" "an" "opponent")', of_each_other),
    Phrase("in_whose", '"during" attack_named', same, ["Whenever a creature dies during an attack, draw a card."],
           needs=Needs(1 << CITY, facts.CHARGED)),
    Phrase("in_anothers", f'{IN} ("another" "player" "\'s" "turn" | "other" "players" "\'" ("turn" | "turns"))', nothing),
    Phrase("in_his_own", f'{IN} ("his" | "their") "turn"', nothing),
    Phrase("trigger", f"{WHEN} happening in_whose", in_that_part,
           ["Whenever you draw one or more cards during your turn, gain 1 victory point."]),
    Phrase("trigger", f"{WHEN} happening in_anothers", in_anothers,
           ["Whenever you draw a card in another player's turn, gain 1 victory point."]),
    Phrase("trigger", f"{WHEN} happening in_his_own", in_his_own,
           ["Whenever an opponent draws a card in his turn, gain 1 victory point."]),
    Phrase("trigger", f'in_whose "," {WHEN} happening', in_part_first,
           ["During an opponent's turn, whenever this creature dies, draw a card."]),
    Phrase("trigger", f'"if" watched {IS} undergone', if_done, ["If this creature is killed, draw a card."]),
    Phrase("trigger", '"if" watched doing', if_done),
    Phrase("trigger", f'"if" watched {IS} undergone in_whose', if_done_then),
    Phrase("trigger", '"if" watched doing in_whose', if_done_then),
    Phrase("trigger", '"if" anyone people_doing watched_kind', if_they_do,
           ["If you draw a card, gain 1 victory point."]),
    Phrase("trigger", '"after" happening', over, ["After this creature dies, draw a card."]),
    Phrase("trigger", '"once" happening', over_once),
    Phrase("trigger", f'({WHEN} | "after" | "once") has_happened', over, ["When this creature has died, draw a card."]),
    Phrase("has_happened", f'watched {HAS} done | watched {HAS} "been" undergone', happens),
    Phrase("has_happened", f"anyone {HAS} people_done watched_kind", people_do),
]  # fmt: skip
