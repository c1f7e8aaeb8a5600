"""Phases: the parts of a turn, by the names that the ruleset gives them."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import UntilPhrase
from wtactics.vocabulary.speech import PhaseName, Speech


class PhasePhrase(Phrase):
    """A phase, by its name."""

    def __init__(self, phase: PhaseName) -> None:
        example = f"At the start of your {phase.name} phase, draw a card."
        super().__init__("phase", f'{phase.form} ("phase" | "step")', self.give, [example])
        self.phase: Final = phase

    def give(self, reading: Reading) -> PhaseName:
        return self.phase


def phrases_of(speech: Speech) -> list[Phrase]:
    """What card English says in the words of this ruleset."""
    found: list[Phrase] = [PhasePhrase(phase) for phase in speech.phases]
    for number, words in speech.time_words().items():
        form = f'"until" "your" "next" {speech.times[number].form} "phase"'
        found.append(UntilPhrase(form, number, [f"Target creature gets +1/+1 {words}."]))
    return found
