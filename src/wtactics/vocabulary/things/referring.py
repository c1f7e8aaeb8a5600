"""Referring: what the text chose before, said again: the chosen creature, the named player; and who keeps a target."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.mentioning import his_controller, his_owner, target


def nothing(reading: Reading) -> None:
    """Words that say nothing by themselves."""


def chosen_before(reading: Reading, _chosen: None, word: str) -> Things:
    return were_chosen(reading.that(word, False))


def those_chosen(reading: Reading, _chosen: None, word: str) -> Things:
    return were_chosen(reading.that(word, True))


def chosen_player(reading: Reading, _chosen: None) -> Things:
    return were_chosen(reading.he())


def were_chosen(things: Things) -> Things:
    """These, if somebody has chosen them."""
    if not isinstance(getattr(things, "things", things), Slot):
        raise Misread("what was chosen before", things.text())
    return things


def targets_controller(reading: Reading, noun: Noun) -> Things:
    return his_controller(reading, target(reading, noun))


def targets_owner(reading: Reading, noun: Noun) -> Things:
    return his_owner(reading, target(reading, noun))


PHRASES: Final = [
    Phrase("again", "the_chosen word", chosen_before, ["Choose a creature. Kill the chosen creature."]),
    Phrase("again", "the_chosen words", those_chosen),
    Phrase("the_chosen", '"the" ("chosen" | "named")', nothing),
    Phrase("he_player", 'the_chosen ("player" | "opponent")', chosen_player),
    Phrase("he_player", '"target" thing_noun "\'s" "controller"', targets_controller),
    Phrase("he_player", '"target" thing_noun "\'s" "owner"', targets_owner),
]  # fmt: skip
