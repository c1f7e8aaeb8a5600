"""All fronts at once: sentences that reach everywhere ("In all zones, ..."), and whole camps that change fronts."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.rulesets.orc.speech.fronts import ALL_ZONES, NAMES, OTHER, ZONE
from wtactics.rulesets.orc.speech.moves import IntoThisFront, ToFront
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.journeys import Into, Put, put
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Things
from wtactics.vocabulary.things.mentioning import renewed

Fronts = tuple[i64, i64]  # from the one to the other


def everywhere(reading: Reading) -> None:
    """ORC-SPAN-01, ORC-SPAN-09 Whatever the sentence speaks of may be in any front."""
    reading.wide.extend(ALL_ZONES)


def done_everywhere(reading: Reading, _all: None, steps: Steps) -> Steps:
    """Of the sentences behind it nobody can tell how far they reach, unless they say so."""
    reading.wide[:] = [None]
    return steps


def done_everywhere_behind(reading: Reading, steps: Steps, _all: None) -> Steps:
    reading.wide.clear()
    return steps


def said_everywhere(reading: Reading, _all: None, said: list[Stated]) -> list[Stated]:
    reading.wide.clear()
    return said


def across(reading: Reading, one: i64, other: i64) -> Fronts:
    if one == other:
        raise Misread("one front and the other", f"{NAMES[int(one)]} twice")
    return one, other


def refuse_same_way(first: Fronts, second: Fronts) -> None:
    """Those of the one front go to the other, and those of the other to the one."""
    if first != (second[1], second[0]):
        raise Misread("those of the other front", f"those of the {NAMES[int(second[0])]}")


def each_way(reading: Reading, things: Things, first: Fronts, second: Fronts) -> ToFront:
    """ORC-SPAN-11 Who stands in the one front goes to the other, at the same time, wherever this is played."""
    refuse_same_way(first, second)
    return whole_camp(reading.players(), things)


def whole_camp(players: Things, things: Things) -> ToFront:
    """Where both fronts are named, they are meant wherever they stand (ORC-SPAN-02)."""
    if not isinstance(things, All) or not isinstance(things.noun, CardNoun):
        raise Misread("all creatures of somebody", things.text())
    wide = any(quality.is_of_all() for quality in things.noun.qualities)
    return ToFront(players, things if wide else All(renewed(things.noun, *ALL_ZONES), things.each), OTHER)


def told_again(reading: Reading, steps: Steps, first: Fronts, second: Fronts) -> Steps:
    """What changing fronts is, said once more behind it."""
    refuse_same_way(first, second)
    moved = steps[0]
    if len(steps) != 1 or not isinstance(moved, ToFront) or moved.front != OTHER:
        raise Misread("what changes fronts", "another deed")
    return [whole_camp(moved.players, moved.things)]


def at_once(reading: Reading, steps: Steps) -> Steps:
    """ORC-SPAN-11 All that are put elsewhere by one effect go at the same time."""
    if len(steps) != 1 or not isinstance(steps[0], ToFront):
        raise Misread("what several do at the same time", "another deed")
    return steps


def put_each(reading: Reading, *said: Things | Into) -> list[Deed]:
    """One here and another there: of all of some kind those that came here first would go on."""
    found: list[Deed] = []
    for things, into in zip(said[::2], said[1::2], strict=True):
        assert isinstance(things, Things)
        assert isinstance(into, Into)
        if isinstance(things, All):
            raise Misread("one that is put there", things.text())
        found.append(put(reading, things, into))
    return found


def put_back(reading: Reading, things: Things) -> Put:
    """ORC-SPAN-11 What was put from this front into the other one, back to this one."""
    noun = reading.noun_of(things)
    spoken = bare(things)
    went = any(
        isinstance(step, ToFront) and step.front == OTHER and step.things is spoken for step in reading.last_said
    )
    here = isinstance(noun, CardNoun) and noun.near and noun.whose == YOURS and reading.word in ("event", "magic")
    if not went or not here:
        raise Misread("what was put from this front into another", things.text())
    return Put(reading.players(), things, IntoThisFront())


HIS: Final = '("the" | "his" | "your" | "their" | "its" | "its" "controller" "\'s")'
GO: Final = '("go" | "goes" | "move" | "are" "put" | "change" | "come")'
FROM: Final = '("in" | "of" | "from")'
INTO: Final = '("to" | "into")'
OTHERS: Final = '(("all" | "those" | "the" "others") ("of" "them")?)'
SAME_TIME: Final = '"all"? ("at" "the" "same" "time" | "simultaneously" | "together")'
SAID_AGAIN: Final = (
    "Target player's creatures change fronts: those in his Offensive go to his Defensive, and those in his Defensive to his"
    " Offensive."
)
EACH_ELSEWHERE: Final = "Put target creature into your Offensive and another target creature into your Defensive."
PHRASES: Final[list[Any]] = [
    Phrase("widely", f'"in" ("all" | "both" | "every") ("zones" | "fronts" | {ZONE})', everywhere),
    Phrase("fronted", 'widely ","? effects', done_everywhere,
           ["In all zones, put each creature you control into your other front."]),
    Phrase("tail", 'tail "," widely', done_everywhere_behind),
    Phrase("said_fronted", 'widely ","? said_tail', said_everywhere, ["In all zones, Elves you control get +1/+0."]),
    Phrase("each_way", f'"those" {FROM} {HIS} front {GO}? {INTO} {HIS} front', across),
    Phrase("row_of_fronts", f'"from" {HIS} front {INTO} {HIS} front', across),
    Phrase("deed", f'{{put}} things row_of_fronts ","? "and" {OTHERS}? row_of_fronts', each_way,
           ["Put all Elves from your Offensive into your Defensive and those from your Defensive into your Offensive."]),
    Phrase(TOLD, 'told (":" | ";" | ",") each_way ","? "and" each_way', told_again, [SAID_AGAIN]),
    Phrase(TOLD, f'told ","? {SAME_TIME}', at_once, ["All your creatures change fronts at the same time."]),
    Phrase(ORDER, f'order ","? {SAME_TIME}', at_once),
    Phrase(ORDER, '("put" | "move") aimed "back"', put_back,
           ["Put target ally into your other front. At end of turn, put it back."]),
    Phrase("deed", '{put} things into ("," | "and" | "," "and") things into', put_each,
           [EACH_ELSEWHERE]),
]  # fmt: skip
