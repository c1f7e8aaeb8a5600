"""Passing: what this card does is said by a participle in front: "dying, this creature deals 2 damage"."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Phrase
from wtactics.vocabulary.triggers.catalogue import CARDS, form
from wtactics.vocabulary.triggers.watching import VerbPhrase, itself_does

# What is over as soon as it is done; what goes on, such as attacking, is said of values that hold as long (sentences/lines.py)
PASSING: Final = {
    "die": "dying", "come into play": "coming into play", "leave play": "leaving play", "enter": "entering",
}  # fmt: skip


FURTHER: Final = ("leave play", "enter")  # "when leaving play"
PHRASES: Final = [
    *(VerbPhrase("passing_ing", verb, verb.form([form(PASSING[verb.words])])) for verb in CARDS if verb.words in PASSING),
    *(VerbPhrase("doing_ing", verb, verb.form([form(PASSING[verb.words])])) for verb in CARDS if verb.words in FURTHER),
    Phrase("trigger", "passing_ing", itself_does, ["Leaving play, this creature deals 2 damage to target creature."]),
]  # fmt: skip
