"""Phases: the parts of a turn, by the names that the ruleset gives them."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import UntilPhrase
from wtactics.vocabulary.speech import PhaseName, Speech


class PhasePhrase(Phrase):
    """A phase, by its name, one or many."""

    def __init__(self, phase: PhaseName, s: str = "") -> None:
        example = f"At the start of {'each of ' if s else ''}your {phase.name} phase{s}, draw a card."
        super().__init__(f"phase{s}", f'{phase.form} ("phase{s}" | "step{s}")', self.give, [example])
        self.phase: Final = phase

    def give(self, reading: Reading) -> PhaseName:
        return self.phase


def phrases_of(speech: Speech) -> list[Phrase]:
    """What card English says in the words of this ruleset."""
    found: list[Phrase] = [PhasePhrase(phase, s) for s in ("", "s") for phase in speech.phases]
    for number, words in speech.time_words().items():
        form = f'"until" "your" "next" {speech.times[number].form} "phase"'
        found.append(UntilPhrase(form, number, [f"Target creature gets +1/+1 {words}."]))
    return found
