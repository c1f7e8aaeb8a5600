"""The blind city of ARC's thirty-eighth round where an Army answers, played as its writer meant it."""

import pytest

from blind.gestures import offered
from blind.texts import arc, plays, until

TEXTS = {"Wait": "event 0: Draw a card."}
TACTICS = "\nphase: Tactics"
STONE = "Quarrelstone"


@plays("Quarrelstone")
@pytest.mark.parametrize(("cost", "gained"), [(4, 1), (5, 0), (6, 0)])
def test_the_army_answers_too_and_a_greater_answer_is_a_point(cost: int, gained: int) -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen cost {cost}; hand: Wait; deck: 9\n"
        f"B: army: Ox cost 3, Yak cost 3 marked, Ram; city {STONE} (advantage): Cow cost 2; hand: Wait; deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    until(s, "bid Cow")
    assert sorted(offered(s, "bid")) == ["Cow", "Ox", "Ram"]
    before = s.points("B")
    s.choose("bid Ox", "bid Cow")
    s.choose(*["done"] * ("done" in s.options()))
    s.to("Play")
    assert s.points("B") == before + gained
    assert (s.marked("Cow"), s.marked("Ox"), s.marked("Ram")) == (True, True, False)


@plays("Quarrelstone")
def test_nobody_of_the_army_must_answer() -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen cost 1; hand: Wait; deck: 9\n"
        f"B: army: Ox cost 3; city {STONE} (advantage): Cow cost 2; hand: Wait; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    until(s, "bid Cow")
    before = s.points("B")
    s.choose("bid Cow")
    s.choose(*["done"] * ("done" in s.options()))
    s.to("Play")
    assert (s.points("B"), s.marked("Ox")) == (before + 1, False)


@plays("Quarrelstone")
def test_neither_without_its_advantage_nor_for_ones_own_claims() -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen cost 4; hand: Wait; deck: 9\n"
        f"B: army: Ox cost 3; city {STONE}: Cow cost 5; hand: Wait; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    until(s, "bid Cow")
    assert offered(s, "bid") == ["Cow"]
    before = s.points("B")
    s.choose("bid Cow")
    s.to("Play")
    assert s.points("B") == before
    s = arc(
        f"A: army: Wolf cost 3; city {STONE} (advantage): Hen cost 4; hand: Wait; deck: 9\nB: army: Ox; deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Mind")
    assert offered(s, "bid") == ["Hen"]
