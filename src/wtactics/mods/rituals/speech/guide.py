"""The writer's guide to what cards say of rituals, beside all that cards of ORC say."""

from __future__ import annotations

from typing import Final

from wtactics.language.guide import introduction
from wtactics.mods.rituals.speech import charges, placing, rituals, waiting
from wtactics.rulesets.orc.speech.guide import GUIDE as OF_ORC
from wtactics.vocabulary.guides.manual import Blank, Guide

BLANKS: Final = (
    Blank("placed_ritual watched_ritual", "a ritual that is placed", "Charge target {}.", "ritual you control",
          "uncharged ritual", "Gaian ritual an opponent controls"),
    Blank("charged", "how many charges lie there", "Charge target ritual with {}.", "no charges on it", "two or more charges"),
    Blank("ritual_is", "what a ritual is", "Put a charge on each ritual you control that {}.", "is not full",
          "has a charge on it"),
    Blank("one_more_charge", "one charge more", "Put {} on target ritual.", "another charge", "an additional charge"),
    Blank("itself", "the ritual that says it", "When {} becomes full, draw a card.", "this ritual"),
    Blank("while_placed", "how a line of a placed ritual begins", "{} whenever a creature you control dies, draw a card.",
          "While this ritual is placed,"),
    Blank("placed_rituals", "several of them", "Remove all charges from all {}.", "rituals", "enemy rituals"),
)  # fmt: skip
INTRODUCTION: Final = introduction(
    "Card English of rituals",
    """\
All that cards of ORC say is said as [there](card-english-orc.md); here stands what only cards of ORC with Rituals say.""",
    """\
"Charges: 3." makes a ritual of a magic card. What else it says is done when it is played.""",
    """\
"A ritual" that is a target, or is counted, is one that is placed; "a ritual card" is one wherever it lies. A ritual that you
  "control" is one that you have placed. Placed rituals are near everything.""",
    'In front of "ritual" may stand "fully charged" (or "full"), "uncharged" (or "empty"), "enemy" and "ally".',
    """\
What a ritual does while it is placed stands in its text, too: "While this ritual is placed, ...", "When this ritual becomes
  full, ...", "When you place this ritual, ...", in a line of its own or between the others. Only a sentence such as "If you do,
  ..." or "Use this only once each turn." goes on with it; all else is done when it is played.""",
    '"Put a charge on target ritual" never fills it beyond what it prints, and is not the charge of the turn.',
)
GUIDE: Final[Guide] = OF_ORC.beside(INTRODUCTION, (("Rituals", (charges, placing, rituals, waiting)),), BLANKS)
