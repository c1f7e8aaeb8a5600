"""Of which discipline a bid was that is heard of, who was marked against it, and whose advantages it brings, in ARC."""

import pytest

from scenes.arc import rule, scene


@rule("ARC-TACT-05")
@pytest.mark.parametrize(("discipline", "size"), [("Body", 1), ("Mind", 3)])
def test_it_counts_more_when_it_is_marked_for_one_discipline(discipline: str, size: int) -> None:
    s = scene("A: city Oak (Body, 8): Elder; city Ash (Mind, 8)\nB: city Elm (Soul, 8)\nphase: Tactics",
              cards={"Elder": "creature 1 1/1: This creature counts 2 more when it is marked for Mind."})  # fmt: skip
    s.choose(f"claim {discipline}", "bid Elder")
    assert f"A claims {discipline} with {size}" in s.log()


@rule("ARC-TACT-09")
@pytest.mark.parametrize(("discipline", "hurt"), [("Body", 3), ("Soul", 2)])
def test_what_is_done_hangs_on_the_discipline_of_the_bid(discipline: str, hurt: int) -> None:
    text = "Whenever you win a bid, repair 1 damage on target city you control. If it was a Soul bid, repair 2 instead."
    s = scene("A: city Oak (Body, 8, hurt 4): Elder; city Ash (Soul, 8)\nB: city Elm (Mind, 8)\nphase: Tactics",
              cards={"Elder": f"creature 1 1/1: {text}"})  # fmt: skip
    s.choose(f"claim {discipline}", "bid Elder")
    s.all_pass()
    if "target Oak" in s.options():
        s.choose("target Oak")
    s.all_pass()
    assert s.damage("Oak") == hurt


@rule("ARC-TACT-10")
def test_who_stops_a_claim_gains_the_advantage_of_its_discipline() -> None:
    text = ("When an opponent fails to win a claim against which this creature was marked, you gain the advantage of that "
            "discipline until your next Tactics phase.")  # fmt: skip
    for marked, size in ((True, "2/2"), (False, "1/1")):
        s = scene(
            "A: city Oak: Heir, Page 5/5 cost 9; city Ash; army: Ox 1/1\nB: city Elm (Body, 8): Cook 1/1 cost 2\n"
            "phase: Tactics, active B",
            cards={"Heir": f"creature 3 1/1: {text}",
                   "Oak": "city 1 Body 8: Advantage: Creatures in your army get +1/+1.",
                   "Ash": "city 1 Mind 8: Advantage: Creatures in your army get +5/+5."},
        )  # fmt: skip
        s.choose("claim Body", "bid Cook")
        s.choose("bid Heir" if marked else "bid Page")
        if "done" in s.options():
            s.choose("done")
        assert "B does not win the bid for Body" in s.log()
        assert s.value("Ox") == size


@rule("ARC-TACT-03")
def test_who_is_in_the_army_can_be_marked_by_leave() -> None:
    s = scene("A: city Oak (Body, 8); army: Elder\nB: city Elm (Mind, 8)\nphase: Tactics",
              cards={"Elder": "creature 4 1/1: You may mark this creature for bids while he is in your Army."})  # fmt: skip
    s.choose("claim Body", "bid Elder")
    assert "A claims Body with 4" in s.log()


@rule("ARC-TACT-04")
@pytest.mark.parametrize(("active", "answers"), [("A", False), ("B", True)])
def test_some_cannot_be_marked_to_answer_your_claims(active: str, answers: bool) -> None:
    text = "Creatures your opponents control cannot be marked to answer your claims."
    s = scene(f"A: city Oak (Body, 8): Elder\nB: city Elm (Body, 8): Cook 1/1 cost 2\nC: city Fir (Body, 8): Nun 1/1 cost 2\n"
              f"phase: Tactics, active {active}", cards={"Elder": f"creature 4 1/1: {text}"})  # fmt: skip
    s.choose("claim Body")
    while s.asked == active and "done" in s.options():
        s.choose("done")
    assert any(option in s.options() for option in ("bid Cook", "bid Nun", "bid Elder")) == answers


@rule("ARC-TACT-10")
def test_the_advantage_of_another_city_is_gained_beside() -> None:
    text = ("Whenever you win a bid for which this creature was marked, choose a city you control of another discipline. "
            "You also gain the advantage of that city, until your next Tactics phase.")  # fmt: skip
    s = scene("A: city Oak: Elder; city Ash; army: Ox 1/1\nB: city Elm (Body, 8)\nphase: Tactics",
              cards={"Elder": f"creature 4 1/1: {text}", "Oak": "city 1 Body 8: Advantage: Creatures in your army get +1/+0.",
                     "Ash": "city 1 Mind 8: Advantage: Creatures in your army get +0/+5."})  # fmt: skip
    s.choose("claim Body", "bid Elder")
    s.all_pass()
    assert s.value("Ox") == "2/6"
