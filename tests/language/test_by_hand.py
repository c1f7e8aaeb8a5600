"""Texts of which some sentences are not understood: what is read of them, and what is left to hands."""

from functools import cache

import pytest

from wtactics.cards import read_plurals
from wtactics.engine.meaning import ACTIVATED, SPELL, STANDING, TRIGGERED
from wtactics.games import GAMES, ruleset
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.deeds.byhand import ByHand
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection

LEFT = "by hand"


@cache
def reader(name: str = "arc") -> Collection:
    speech = ruleset(name).speech
    return Collection({"orc", "elf"}, keywords_for(speech.keywords), read_plurals(), speech, by_hand=True)


def meant(text: str, type_: str = "creature", name: str = "arc") -> list[tuple[int, list[str]]]:
    """The abilities of a text: the kind of each, and what it does; what nobody reads as it stands."""
    found = reader(name).reader.read("Ember Adept", type_, text)
    return [
        (int(a.kind), [step.sentence if isinstance(step, ByHand) else type(step).__name__ for step in a.effects])
        for a in found.abilities
    ]


def test_what_is_understood_as_a_whole_is_read_as_ever() -> None:
    assert meant("When this creature comes into play, draw a card.") == [(TRIGGERED, ["DrawCards"])]


def test_sentences_of_an_event_stay_in_their_order() -> None:
    text = "Draw a card. Flurb the reeds. Deal 2 damage to target creature."
    assert meant(text, "event") == [(SPELL, ["DrawCards", "Flurb the reeds.", "DealDamage"])]


def test_what_speaks_of_a_sentence_that_nobody_reads_is_not_read_either() -> None:
    text = "Mark target creature. Flurb another creature. It gets +1/+1 until end of turn."
    assert meant(text, "event") == [
        (SPELL, ["Mark", "Flurb another creature.", "It gets +1/+1 until end of turn."]),
    ]
    assert meant("Mark target creature. It gets +1/+1 until end of turn.", "event")[0][1] != ["Mark"]


@pytest.mark.parametrize(("text", "kind", "left"), [
    ("When this creature comes into play, flurb the reeds.", TRIGGERED, "flurb the reeds."),
    ("Whenever an Elf dies, flurb it, twice.", TRIGGERED, "flurb it, twice."),
    ("2: Flurb the reeds.", ACTIVATED, "Flurb the reeds."),
    ("(M), 2: Flurb the reeds.", ACTIVATED, "Flurb the reeds."),
])  # fmt: skip
def test_a_moment_or_a_price_that_is_understood_stands_before_it(text: str, kind: int, left: str) -> None:
    assert meant(text) == [(kind, [left])]


def test_what_says_no_moment_is_done_as_its_card_comes_and_at_will() -> None:
    left = ["Flurbs are merry."]
    assert meant("Flurbs are merry.") == [(ACTIVATED, left), (TRIGGERED, left)]


def test_other_lines_work_as_ever() -> None:
    found = meant("Elves you control get +1/+0.\nFlurbs are merry. Draw a card.\n(M): Draw a card.")
    assert found[0] == (STANDING, [])
    assert found[1:3] == [(kind, ["Flurbs are merry.", "Draw a card."]) for kind in (ACTIVATED, TRIGGERED)] or found
    assert found[-1] == (ACTIVATED, ["DrawCards"])


def test_a_sentence_goes_on_with_the_ability_before_it() -> None:
    found = meant(
        "When this creature comes into play, draw a card. Flurb the reeds. Use this ability only once each turn."
    )
    assert len(found) == 1
    assert "Flurb the reeds." in found[0][1]


def test_the_longest_text_is_still_refused() -> None:
    with pytest.raises(TextRefused, match="at most 2000 characters"):
        meant("Flurb. " * 400)


def test_an_x_that_nothing_gives_is_left_to_hands() -> None:
    assert meant("(M): Draw X cards.") == [(ACTIVATED, ["(M): Draw X cards."]), (TRIGGERED, ["(M): Draw X cards."])]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "text", ["", ".", "....", '"', "[", "[]", "- - -", ":", ",,,", "Ember Adept", "(", "X", "\n\n", "!"]
)
def test_no_text_is_too_strange(name: str, text: str) -> None:
    for type_ in ("creature", "event", "enchantment"):
        meant(text, type_, name)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_knows_moments_before_what_it_does_not_read(name: str) -> None:
    (found,) = meant("When this creature dies, flurb the reeds.", "creature", name)
    assert found == (TRIGGERED, ["flurb the reeds."])
