"""A card knows its kinds and its fingerprint."""

from dataclasses import replace

import pytest

from wtactics.cards import Card, FilePlace


@pytest.fixture
def card() -> Card:
    return Card(
        number=3, version=1, set="Trial", name="Hill Giant's Bane", faction="Gaian", type="event",
        subtypes=("Song,", "Curse"), cost=2, cost_x=False, loyalty=1, attack=0, defense=0, strength=0, discipline="",
        text="Draw a card.", flavour="", stats=(("slot", (("level", 1),)),), place=FilePlace("a.toml", 3), text_line=9,
    )  # fmt: skip


@pytest.mark.rule("ARC-CARD-07")
def test_words_of_name_and_subtype_line_are_the_kinds(card: Card) -> None:
    assert card.kinds == {"hill", "giant's", "bane", "song", "curse"}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", 4), ("version", 2), ("name", "Hill"), ("faction", "Red Banner"), ("type", "magic"), ("cost", 3),
        ("cost_x", True), ("loyalty", 2), ("attack", 1), ("defense", 1), ("strength", 1), ("discipline", "Mind"),
        ("text", "Draw two cards."), ("subtypes", ()), ("stats", ()),
    ],
)  # fmt: skip
def test_whatever_matters_in_play_changes_the_fingerprint(card: Card, field: str, value: object) -> None:
    assert replace(card, **{field: value}).fingerprint() != card.fingerprint()


@pytest.mark.parametrize(
    ("field", "value"),
    [("flavour", "Sung low."), ("place", FilePlace("b.toml", 1)), ("text_line", 1), ("set", "Other")],
)
def test_what_is_not_played_leaves_the_fingerprint_alone(card: Card, field: str, value: object) -> None:
    assert replace(card, **{field: value}).fingerprint() == card.fingerprint()
