"""What the signs on cards say: all that stand in texts are explained, with their numbers."""

import re

import pytest

from wtactics.server.show.card_signs import found_in, signs_of
from wtactics.server.web.catalogue import faces

BRACKETS = re.compile(
    r"\[[^\]]*\]|\([A-Z](?:a\d)?\)|(?:\d+|X) (?:[A-Z]\w+ )?power\b|\d+G\b|^(?:\d+|X)(?=[,:])", re.MULTILINE
)


def said(ruleset: str, text: str) -> dict[str, str]:
    return dict(found_in(text, signs_of(ruleset).signs))


@pytest.mark.parametrize("ruleset", ["arc", "slot", "orc", "ava"])
def test_every_sign_of_every_card_is_explained(ruleset: str) -> None:
    number = 0
    for face in faces(ruleset):
        told = [written.removesuffix(" power").removesuffix(" gold") for written, _ in face.signs]
        for sign in BRACKETS.findall(face.text):
            assert sign.removesuffix(" power") in told, f"{face.name}: {sign} of {face.text}"
            number += 1
        if face.cost:  # a quest has none
            assert face.signs[0][0] == f"Cost {face.cost}"
    assert number >= 10


def test_signs_are_told_with_their_numbers_in_the_order_of_the_text() -> None:
    found = said("slot", "[ ] [2] Heal - Restore 1 life.")
    assert list(found) == ["[ ]", "[2]"]
    assert found["[2]"].startswith("Mark 2 other creatures")
    assert said("arc", "2 Gaian power, (M): Draw a card.") == {
        "2 Gaian power": "2 of your free gems, of the faction Gaian.",
        "(M)": "Mark this card. What is marked already cannot be used so.",
    }
    assert list(said("arc", "1, (M): Draw a card.")) == ["1 power", "(M)"]


def test_of_signs_in_the_same_place_only_the_first_is_told() -> None:
    assert len(said("slot", "[1] Passage - Move.")) == 1
    assert said("slot", "[P]") != said("slot", "[C]") != {}


def test_loyalty_is_told_with_its_faction() -> None:
    loyal = next(face for face in faces("arc") if face.loyalty == 2)
    assert f", {loyal.faction}." in dict(loyal.signs)["Loyalty 2"]


def test_a_ruleset_without_words_for_signs_says_nothing() -> None:
    assert signs_of("no-such-game").signs == ()
