"""How sentences are put together: orders, what players do, times, conditions, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wtactics.engine.lasting import NEXT_TURN, THIS_ATTACK, THIS_COMBAT, THIS_TURN
from wtactics.engine.meaning import Condition, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.draft import Draft
from wtactics.vocabulary.hands import at_will
from wtactics.vocabulary.mentioning import an, each_of
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.picking import Agree, Branch, Check, May, Skip, Willing
from wtactics.vocabulary.things import Things

Steps = list[Any]


def together(draft: Draft, *parts: Any) -> Steps:
    return [step for part in parts if isinstance(part, list) for step in part]


def clause(draft: Draft, *parts: Any) -> Steps:
    draft.end_clause()
    return together(draft, *parts)


def subject(draft: Draft, things: Things) -> None:
    draft.actor = things
    if draft.could_be_either(things):
        draft.paired = False  # who went on doing something is "it" from now on


def told(draft: Draft, _subject: None, *parts: Any) -> Steps:
    return clause(draft, *parts)


def may(draft: Draft, *parts: Steps) -> Steps:
    steps = at_will(clause(draft, *parts))
    return [May(len(steps)), *steps]


def willing(draft: Draft, players: Things) -> Willing:
    """Players who may do something: those who agree are the ones who do it."""
    if not players.people():
        raise Misread("players who may do something", players.text())
    those = Willing(players)
    draft.picked.append(those)
    draft.actor = those
    return those


def others_may(draft: Draft, those: Willing, *parts: Steps) -> Steps:
    return [Agree(those), *at_will(clause(draft, *parts))]


def only_if(draft: Draft, condition: Condition, steps: Steps) -> Steps:
    return [Check(condition, len(steps)), *steps]


def if_behind(draft: Draft, steps: Steps, condition: Condition) -> Steps:
    return only_if(draft, condition, steps)


def either(draft: Draft, _subject: None, *ways: Steps) -> Steps:
    """Whoever does it chooses the way; picks of one way are not made in another."""
    chooser = draft.players()
    draft.end_clause()
    return branched(chooser, list(ways))


def branched(chooser: Things, ways: list[Steps]) -> Steps:
    """The ways one after the other, each but the last followed by a leap over the rest."""
    rest = sum(len(way) + 1 for way in ways)
    steps: Steps = []
    for way in ways:
        rest -= len(way) + 1
        steps += [*way, Skip(rest)]
    return [Branch(chooser, [len(way) + 1 for way in ways]), *steps]


def choose_one(draft: Draft, *ways: Steps) -> Steps:
    return branched(draft.players(), list(ways))


def where_x(draft: Draft, steps: Steps, value: Number) -> Steps:
    draft.define_x(value)
    return steps


class UntilPhrase(Phrase):
    """How long something lasts."""

    def __init__(self, form: str, until: int, examples: Sequence[str] = ()) -> None:
        super().__init__("until", form, self.read, examples, needs=Needs(time=until))
        self.until: Final = until

    def read(self, draft: Draft) -> int:
        draft.until = self.until
        return self.until


def same(draft: Draft, part: Any) -> Any:
    return part


def timed(draft: Draft, _until: int, steps: Steps) -> Steps:
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
