"""What stands on a city without a label is its advantage; what needs a bid and what does not, where labels stand."""

import pytest

from language.ava import said as ava
from language.readings import read
from scenes.arc import rule, scene
from wtactics.engine.lasting import ADVANTAGE


def test_what_is_unlabelled_is_switched_on_by_a_bid() -> None:
    s = scene(
        "A: city Hull: Monk 1/1 cost 5, Elf 1/1\nB: city Moor (Mind, 8): Rat 1/1\nphase: Tactics",
        cards={"Hull": "city 2 Body 8: Creatures in this city get +1/+1. Whenever a creature dies, gain 1 VP."},
    )
    assert s.value("Elf") == "1/1"
    s.choose("claim Body", "bid Monk", "done", "done")
    assert s.value("Elf") == "2/2"


@rule("ARC-CARD-12")
@pytest.mark.parametrize(
    ("text", "switched"),
    [
        ("Creatures in this city get +1/+1.", [True]),
        ("Creatures in this city get +1/+1. Whenever a creature dies, gain 1 VP.", [True, True]),
        ("Salt Road - Whenever Hull is attacked, draw a card.", [True]),
        ("(M): Draw a card. Use this ability only once each turn.", [True]),
        ("When Hull comes into play, draw a card.", [False]),
        ("When Hull is destroyed, each opponent loses 2 VP.\nCreatures in Hull have flying.", [False, True]),
        ("Hull comes into play marked.", [False]),
        ("Hull costs 2 less if you control no city.", [False]),
        ("Whenever you gain an advantage, draw a card.", [False]),
        ("Creatures in this city get +1/+1.\nAdvantage: Whenever a creature dies, gain 1 VP.", [False, True]),
        ("Always: Creatures in this city get +1/+1.", [False]),
        ("Always: Creatures in this city get +1/+1. Whenever a creature dies, gain 1 VP.", [False, False]),
    ],
)
def test_labels_say_what_needs_a_bid(text: str, switched: list[bool]) -> None:
    assert [ability.switch == ADVANTAGE for ability in read(text, "city", "Hull").abilities] == switched


@rule("AVA-CARD-13")
def test_what_is_only_done_is_done_as_the_advantage_is_gained() -> None:
    assert ava.written("Draw a card. Then discard a card.", "city") == [
        "Whenever you gain the advantage of this city, draw a card. Discard a card."
    ]
    assert ava.read("Attacking creatures you control get +1/+0.", "city").abilities[0].switch == ADVANTAGE
