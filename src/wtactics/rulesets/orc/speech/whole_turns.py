"""Whole turns of a quest, each of which counts if nothing happens in it that must not, and perhaps something is done."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.meaning import Number, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import Feat
from wtactics.rulesets.orc.speech.acts import of_quest
from wtactics.rulesets.orc.speech.quest_turns import Shunned
from wtactics.rulesets.orc.speech.questing import CLOSE, FOR, IN_ROW, INCLUDED, TURNS, counting
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.mentioning import counted, plain, same
from wtactics.vocabulary.triggers.meaning import Comes, Very

Span = tuple[int, bool]  # in how many turns, whether in a row
Barred = list[Shunned]  # one or two things that must not happen


def in_row(reading: Reading, number: Number) -> Span:
    return plain(number), True


def in_any(reading: Reading, number: Number) -> Span:
    return plain(number), False


def one_turn(reading: Reading) -> Span:
    return 1, False


def neither(reading: Reading, one: Shunned, other: Shunned) -> Barred:
    return [one, other]


def whole(reading: Reading, *said: Any) -> Feat:
    """ORC-QUEST-33 In so many turns of the quest that does not happen, whosever turn it is."""
    of_quest(reading)
    barred: Barred = []
    span, done = (1, False), None
    for part in said:
        if isinstance(part, Feat):
            done = counting(part)
        elif isinstance(part, list):
            barred = part
        elif isinstance(part[0], Trigger):
            barred = [part]
        else:
            span = part
    return feat_of_turns(span, barred, done)


def feat_of_turns(span: Span, barred: Barred, done: Feat | None) -> Feat:
    n, row = span
    if done is not None and (
        done.turns > 0 or done.at_once or done.amounts or done.one_foe or done.undoing is not None
    ):
        raise Misread("a deed of which no turn is said", done.words)
    turns = f"{counted(n)} turn{'s' if n > 1 else ''} of this quest{' in a row' if row else ''}"
    shunned = " or ".join(words for _, words in barred)
    words = f"don't {shunned} during {turns}" if done is None else f"in {turns}, {done.words} and don't {shunned}"
    found = Feat(words, Comes(facts.TURN_BEGAN, [], Very(You()), "turn"))
    found.whole, found.turns, found.in_row, found.shunned = True, n, row, barred[0][0]
    found.shunned_too = barred[1][0] if len(barred) > 1 else None
    if done is not None:
        found.wanted, found.count, found.second = done.trigger, done.count, done.second
    return found


QUEST: Final = '("of" ("this" | "the") "quest")'
NOR: Final = '("and" | "or" | "nor")'
PHRASES: Final[list[Any]] = [
    Phrase("whole_span", f"many {TURNS} ({QUEST} {IN_ROW} | {IN_ROW} {QUEST}) | many {CLOSE} {TURNS} {QUEST}", in_row,
           ["Lose no influence for two turns of this quest in a row."]),
    Phrase("whole_span", f"many {TURNS} {QUEST}", in_any),
    Phrase("whole_span", f'("a" | "one") "whole"? "turn" {QUEST} | ("a" | "one") "whole" "turn" ("of" "yours")?', one_turn),
    Phrase("of_any", "whole_span | bare_span | bare_loose", same),
    Phrase("of_any", f"of_any {INCLUDED}", same),
    Phrase("barred", f'"neither" shunned "nor" shunned | "don\'t" shunned {NOR} shunned | shun_said ","? "and" shun_said',
           neither,
           ["Neither attack nor lose influence for two turns in a row."]),
    Phrase("feat", f'shun_said {FOR} of_any | {FOR} of_any ","? shun_said', whole,
           ["Lose no influence for two turns in a row."]),
    Phrase("feat", f'barred {FOR} of_any | {FOR} of_any ","? barred', whole),
    Phrase("feat", '"let" of_any "pass" "in" "which" ("you" (shun_said | barred) | none_does)', whole,
           ["Let two turns of this quest in a row pass in which no creature dies."]),
    Phrase("feat", f'{FOR} (whole_span | bare_span) ","? feat ","? "and" shun_said', whole,
           ["In three turns of this quest in a row, play an event and lose no influence."]),
]  # fmt: skip
