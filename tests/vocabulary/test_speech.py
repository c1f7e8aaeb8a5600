"""A ruleset's own words in card English: its phases, and the times that last until one of them."""

import pytest

from wtactics.cards import read_plurals
from wtactics.engine.lasting import NEXT_TURN
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.deeds.deed import TIMES, name_times
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write
from wtactics.vocabulary.speech import PhaseName, Speech

DUSK = PhaseName("Dusk", [3, 9], "twilight")
EVENING = Speech([PhaseName("Noon", [2]), DUSK], {91: DUSK}, SPEECH.families, SPEECH.keywords, SPEECH.guide)


def collection() -> Collection:
    return Collection(set(), [], read_plurals(), EVENING)


def test_texts_speak_of_the_phases_of_their_ruleset() -> None:
    found = collection().reader.read("Owl", "creature", "At the end of your twilight phase, draw a card.").abilities
    assert "phases=[9]" in structure(found[0])
    assert write(found[0]) == "At the end of your Dusk phase, draw a card."


def test_a_time_lasts_until_the_next_phase_that_the_ruleset_names() -> None:
    text = "2 power: Target creature gets +1/+1 until your next Dusk phase."
    found = collection().reader.read("Owl", "creature", text).abilities
    assert "until=91" in structure(found[0])
    assert write(found[0]) == text


@pytest.mark.parametrize("phase", ["Tactics", "Unmark"])
def test_phases_of_other_rulesets_are_not_understood(phase: str) -> None:
    with pytest.raises(TextRefused) as caught:
        collection().reader.read("Owl", "creature", f"At the start of your {phase} phase, draw a card.")
    assert {"noon", "dusk", "twilight"} <= set(caught.value.faults[0].expected)


def test_a_number_of_a_time_has_one_meaning() -> None:
    before = dict(TIMES)
    with pytest.raises(ValueError, match="expected 'until your next turn', found 'until noon'"):
        name_times({NEXT_TURN: "until noon"})
    assert before == TIMES
