"""How sentences are put together: orders, what players do, times, conditions, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wtactics.engine.lasting import NEXT_TURN, THIS_ATTACK, THIS_COMBAT, THIS_TURN
from wtactics.engine.meaning import Condition, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.hands import at_will
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import an, each_of
from wtactics.vocabulary.things.picking import Agree, Branch, Check, May, Skip, Willing

Steps = list[Any]


def together(reading: Reading, *parts: Any) -> Steps:
    return [step for part in parts if isinstance(part, list) for step in part]


def clause(reading: Reading, *parts: Any) -> Steps:
    reading.end_clause()
    return together(reading, *parts)


def subject(reading: Reading, things: Things) -> None:
    reading.actor = things
    if reading.could_be_either(things):
        reading.paired = False  # who went on doing something is "it" from now on


def told(reading: Reading, _subject: None, *parts: Any) -> Steps:
    return clause(reading, *parts)


def may(reading: Reading, *parts: Steps) -> Steps:
    steps = at_will(clause(reading, *parts))
    return [May(len(steps)), *steps]


def willing(reading: Reading, players: Things) -> Willing:
    """Players who may do something: those who agree are the ones who do it."""
    if not players.people():
        raise Misread("players who may do something", players.text())
    those = Willing(players)
    reading.picked.append(those)
    reading.actor = those
    return those


def others_may(reading: Reading, those: Willing, *parts: Steps) -> Steps:
    return [Agree(those), *at_will(clause(reading, *parts))]


def only_if(reading: Reading, condition: Condition, steps: Steps) -> Steps:
    return [Check(condition, len(steps)), *steps]


def if_behind(reading: Reading, steps: Steps, condition: Condition) -> Steps:
    return only_if(reading, condition, steps)


def either(reading: Reading, _subject: None, *ways: Steps) -> Steps:
    """Whoever does it chooses the way; picks of one way are not made in another."""
    chooser = reading.players()
    reading.end_clause()
    return branched(chooser, list(ways))


def branched(chooser: Things, ways: list[Steps]) -> Steps:
    """The ways one after the other, each but the last followed by a leap over the rest."""
    rest = sum(len(way) + 1 for way in ways)
    steps: Steps = []
    for way in ways:
        rest -= len(way) + 1
        steps += [*way, Skip(rest)]
    return [Branch(chooser, [len(way) + 1 for way in ways]), *steps]


def choose_one(reading: Reading, *ways: Steps) -> Steps:
    return branched(reading.players(), list(ways))


def where_x(reading: Reading, steps: Steps, value: Number) -> Steps:
    reading.define_x(value)
    return steps


class UntilPhrase(Phrase):
    """How long something lasts."""

    def __init__(self, form: str, until: int, examples: Sequence[str] = ()) -> None:
        super().__init__("until", form, self.read, examples, needs=Needs(time=until))
        self.until: Final = until

    def read(self, reading: Reading) -> int:
        reading.until = self.until
        return self.until


def same(reading: Reading, part: Any) -> Any:
    return part


def timed(reading: Reading, _until: int, steps: Steps) -> Steps:
    return steps


TIMES: Final = [
    UntilPhrase('"until" "the"? "end" "of" ("the" | "this")? "turn" | "this" "turn"', THIS_TURN),
    UntilPhrase('"until" "your" "next" "turn"', NEXT_TURN),
    UntilPhrase('"during" "this" "combat"', THIS_COMBAT),
    UntilPhrase('"during" "this" "attack"', THIS_ATTACK),
]
SUBJECTS: Final = [
    Phrase("subject_one", "aimed | chosen | players | pair", subject),
    Phrase("subject_all", "general", subject),
    Phrase("subject", "subject_one", same),
    Phrase("subject", "subject_all", same),
    Phrase("others", "he_player", same),
    Phrase("others", '"each" player_noun | "all" "the"? player_nouns', each_of),
    Phrase("others", '("a" | "an") player_noun', an),
    Phrase("willing", 'others "may"', willing),
]


JOIN: Final = '("and" | "," | "," "and" | "then" | "," "then" | "and" "then")'
THEN: Final = '("then" | "," "then" | "," "and" | ",")'
PHRASES: Final = [
    *TIMES, *SUBJECTS,
    # orders, and what is told of somebody
    Phrase("orders", f'"then"? ordered ({JOIN} ordered)*', together),
    Phrase("orders", f'"you" ordered ({JOIN} ordered)*', together),
    Phrase("ordered", "order until?", clause),
    Phrase("led", 'subject told (("," | "and" | "," "and") told)* until?', told,
           ["Target player discards a card, then draws a card."]),
    Phrase("led", "subject_one change_group until?", told),
    Phrase("led", "subject_all change_group until", told),
    Phrase("led", 'until "," (led | changed | ordered)', timed),
    Phrase("changed", "subject_all change_group", told),
    Phrase("change_group", 'change ("and" change)*', together),
    # what may be done, what depends
    Phrase("open", '"then"? "you" "may" order ("and" order)*', may, ["You may discard a card."]),
    Phrase("open", 'willing order ("and" order)*', others_may, ["Each opponent may draw a card."]),
    Phrase("row", '"if" if_condition "," row', only_if, ["If you control an Elf, draw a card."]),
    Phrase("led", 'led_plain "if" if_condition', if_behind),
    Phrase("row", '"then"? ordered "if" if_condition', if_behind),
    Phrase("led_plain", 'subject told (("," | "and" | "," "and") told)*', told),
    # choices
    Phrase("led", 'subject "either"? told_ways (","? "or" told_ways)+', either),
    Phrase("told_ways", 'told (("," | "and") told)*', together),
    Phrase("ways", '"choose" "one" (":" | "-") row ((";" | "," | ";" "," )? "or" row | ";" row)+', choose_one, choice=True),
    Phrase("ways", 'way (","? "or" way)+', choose_one, choice=True),
    Phrase("ways", 'led_target (","? "or" led_target)+', choose_one, choice=True),
    Phrase("led_target", "subject told", told),
    # together
    Phrase("effects", "row", same),
    Phrase("effects", "ways", same),
    Phrase("effects", '"then" led', same, ["Target player discards a card. Then that player draws a card."]),
    Phrase("effects", 'row "," "where" "x" "is" ("equal" "to")? value', where_x,
           ["Deal X damage to target creature, where X is the number of Elves you control."]),
    Phrase("row", "orders", same),
    Phrase("row", "led_row", same),
    Phrase("row", f'orders ({THEN} | "and") led_row', together),
    Phrase("led_row", "led | open", same),
    Phrase("led_row", f"led {THEN} row", together),
    Phrase("led_row", f"open {THEN} led_row", together),
]  # fmt: skip
