"""A change of values in two cases: the one or the other, or both where the words say so; never two at once."""

import pytest

from language.readings import collection
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.reading.writing import write


def told(text: str, type_: str = "creature") -> list[str]:
    return [write(ability) for ability in collection().reader.read("Ember Adept", type_, text).abilities]


def test_what_stands_behind_a_comma_with_a_case_of_its_own_is_instead() -> None:
    assert told("This creature gets +1/+0, +2/+0 if it is attacking.") == [
        "If this creature isn't attacking, this creature gets +1/+0.",
        "If this creature is attacking, this creature gets +2/+0.",
    ]


@pytest.mark.parametrize("joint", [" or", ", or", " and", ", and"])
def test_who_attacks_does_not_defend(joint: str) -> None:
    assert told(f"Target creature gets +3/+0 if it's attacking{joint} +0/+3 if it's defending.", "event") == [
        "If it is attacking, target creature gets +3/+0 until end of turn. If it is defending, it gets +0/+3 until end of turn."
    ]


@pytest.mark.parametrize(
    "text",
    [
        "This creature gets +1/+0 and +2/+0.", "This creature gets +1/+0 and +2/+0 if it is attacking.",
        "This creature gets +1/+0 if it is marked or +0/+1 if it is damaged.",
    ],
)  # fmt: skip
def test_two_changes_of_one_value_or_cases_that_overlap_are_refused(text: str) -> None:
    with pytest.raises(TextRefused):
        told(text)


@pytest.mark.parametrize(
    "text", ["This creature gets +1/+0 and +0/+2.", "This creature gets +1/+1 and a further +1/+0 while it attacks."]
)
def test_other_values_and_further_ones_come_beside_it(text: str) -> None:
    assert told(text)
