"""What a quest is worth to whoever completes it, and what happens besides, in one sentence."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.facts import COMPLETED
from wtactics.engine.meaning import Trigger
from wtactics.language.phrase import Phrase
from wtactics.rulesets.orc.speech.limits import (
    COMPLETES,
    GAINS,
    GETS,
    HIM,
    IT,
    WHOEVER,
    More,
    worth_to_completer,
    worth_where_done,
)
from wtactics.rulesets.orc.speech.quest_events import Fate, people_of_host, whoever_does
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated, Triggered, Twofold
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.sayings import done_of_whoever
from wtactics.vocabulary.triggers.watching import Watched

Done = tuple[Trigger, Things, Watched | None]  # that it is completed, which quest, by whom
FATE: Final = [Fate(COMPLETED, "complete")]


def whoever_completes(reading: Reading, things: Things) -> Done:
    return whoever_does(reading, FATE, things), things, None


def is_completed(reading: Reading, who: Watched, things: Things) -> Done:
    return people_of_host(reading, who, FATE, things), things, who


def gets_and_does(reading: Reading, done: Done, much: More, *parts: Any) -> Contribution:
    """ORC-QUEST-01 He gets so many more, and as it is completed that is done of him."""
    trigger, things, _ = done
    worth = Standing([Stated([worth_to_completer(reading, things, much)], None)])
    return Twofold([worth, done_of_whoever(reading, trigger, *parts)])


def gains_and_then(reading: Reading, done: Done, much: More, steps: Steps) -> Contribution:
    trigger, things, who = done
    assert who is not None
    worth = Standing([Stated([worth_where_done(reading, who, things, much)], None)])
    return Twofold([worth, Triggered(trigger, steps)])


AND: Final = '("and" | "," | "," "and")'
PHRASES: Final[list[Any]] = [
    Phrase("completer", f"{WHOEVER} {IT}", whoever_completes),
    Phrase("ability", f'completer {GETS} vp_more "and" told ("and" told)*', gets_and_does,
           ["Attach to a quest. Whoever completes it gets 1 more VP and draws a card."]),
    Phrase("completion", f"{COMPLETES} {IT}", is_completed),
    Phrase("ability", f'completion "," {HIM}? {GAINS} vp_apart {AND} effects', gains_and_then,
           ["Attach to a quest. When an opponent completes it, he gains 1 VP less and you gain 1 VP."]),
]  # fmt: skip
