"""A card whose name is a plural is called "they": where nobody else could be meant, and nowhere else."""

import pytest

from language.slot.said import collection
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure


def meaning(name: str, text: str) -> list[str]:
    return [structure(ability) for ability in collection().reader.read(name, "creature", text).abilities]


@pytest.mark.parametrize(
    ("plural", "singular"),
    [
        ("While Bows of the Gate are attacked, they have +2 close.", "While this creature is attacked, it has +2 close."),
        ("While an ally stands in front of Bows of the Gate, they have +1 ranged.",
         "While an ally stands in front of this creature, it has +1 ranged."),
        ("When Bows of the Gate attack, unmark them.", "When this creature attacks, unmark it."),
    ],
)  # fmt: skip
def test_they_are_the_card(plural: str, singular: str) -> None:
    assert meaning("Bows of the Gate", plural) == meaning("Bows of the Gate", singular)


def test_others_are_meant_where_others_were_spoken_of() -> None:
    text = "Allies adjacent to Bows of the Gate have +1 DEF if they are marked."
    assert meaning("Bows of the Gate", text) == meaning("Ember Adept", text.replace("Bows of the Gate", "Ember Adept"))


@pytest.mark.parametrize("name", ["Bowman of the Gate", "Ogress", "Colossus"])
def test_one_is_no_they(name: str) -> None:
    with pytest.raises(TextRefused):
        meaning(name, f"When {name} attacks, they get +1 DEF until end of turn.")
