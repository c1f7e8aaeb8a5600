"""The writer's guide to ARC's card English: its families, in the order in which one learns them."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.speech.families import PARTS
from wtactics.language.guide import CAPITALS, IT, MARK, SPELLS, TARGETS, UNSAID, introduction
from wtactics.rulesets.arc.speech import laying, unmarking
from wtactics.vocabulary.guides.blanks import BLANKS
from wtactics.vocabulary.guides.manual import Guide

INTRODUCTION: Final = introduction(
    "Card English",
    SPELLS,
    """\
On other cards each line is an ability of its own: a triggered one ("Whenever this creature attacks, ..."), an
  activated one ("2 power: ..."), a standing one ("All Elves get +1/+1.") or a row of keywords. A triggered or activated
  ability may go on over several sentences of its line.""",
    UNSAID,
    """\
On cities, what no label stands before is the advantage, which a won bid switches on; only what the city costs, how it
  comes into play, and what happens as it comes, goes or gains the advantage needs no bid. "Advantage:" says so before one
  ability; then the others, and those behind "Always:", need no bid.""",
    TARGETS,
    IT,
    MARK,
    CAPITALS,
)
GUIDE: Final = Guide((*PARTS, ("Only in ARC", (laying, unmarking))), introduction=INTRODUCTION, common=BLANKS)
