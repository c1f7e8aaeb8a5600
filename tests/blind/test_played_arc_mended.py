"""Blind texts of ARC's newest rounds that were understood later, played as their writers meant them."""

import pytest

from blind.texts import WAIT, arc, plays

TEXTS = WAIT | {"Ram": "event 0: Deal 3 damage to target city.", "Prick": "event 0: Deal 1 damage to target city."}
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"


@plays("Breach Engineer")
@pytest.mark.parametrize(("hurt", "points"), [("", 15), (", hurt 4", 17)])
def test_whose_doubled_damage_destroys_a_city_brings_two_points(hurt: str, points: int) -> None:
    s = arc(f"A: army: Breach Engineer\nB: city Elm (Body, 8{hurt}); city Oak (Body, 8){COMBAT}")
    s.choose("attack Elm")
    assert s.points("A") == points
    assert s.place("Elm") == "B's graveyard" if hurt else s.damage("Elm") == 4


@plays("Breach Engineer")
def test_a_city_that_another_one_destroys_brings_nothing_and_armies_lose_as_ever() -> None:
    s = arc(f"A: army: Breach Engineer, Wolf 4/4\nB: city Elm (Body, 8); city Oak (Body, 8){COMBAT}")
    s.choose("attack Elm", "send Breach Engineer", "send Wolf")
    assert (s.place("Elm"), s.points("A")) == ("B's graveyard", 15)
    s = arc(f"A: army: Breach Engineer\nB: army: Ox marked{COMBAT}")
    s.choose("attack B's army")
    assert (s.points("A"), s.points("B")) == (15, 13)


@plays("Patient Creditor")
@pytest.mark.parametrize(("answer", "points"), [("done", 16), ("bid Ox", 14)])
def test_an_opponents_claim_that_is_not_won_costs_him_a_point(answer: str, points: int) -> None:
    s = arc(f"A: city Elm (Body, 8): Hen cost 2\nB: city Oak (Body, 8): Ox cost 3; army: Patient Creditor{TACTICS}")
    s.choose("claim Body", "bid Hen", answer)
    s.to("Play")
    assert s.points("A") == points


@plays("Gossip at Court")
def test_who_is_gossiped_about_counts_nothing_for_that_bid() -> None:
    s = arc(
        f"A: city Elm (Body, 8): Hen cost 2\nB: hand: Gossip at Court; gems 2 House of Nobles; city Oak (Body, 8){TACTICS}"
    )
    s.choose("claim Body", "bid Hen", "play Gossip at Court")
    assert (s.points("A"), s.marked("Hen")) == (15, True)


@plays("Palace of Nine Keys")
def test_its_residents_count_one_more_and_the_cheap_stay_out() -> None:
    s = arc(
        "A: city Palace of Nine Keys (advantage): Hen cost 2; army: Cow cost 2, Ox cost 3\nB: army: Elk\nphase: Play"
    )
    moves = [option for option in s.options() if option.endswith("to Palace of Nine Keys")]
    assert moves == ["move Ox to Palace of Nine Keys"]
    table = "city Palace of Nine Keys (advantage): Hen cost 2; city Elm (Body, 8)"
    s = arc(f"A: city Oak (Body, 8): Cow cost 2\nB: {table}{TACTICS}")
    s.choose("claim Body", "bid Cow", "bid Hen")
    assert s.points("A") == 15
    s = arc(f"A: city Oak (Body, 8): Cow cost 3, Ewe cost 3\nB: {table}{TACTICS}")
    s.choose("claim Body", "bid Cow", "done", "bid Hen")
    assert s.points("A") == 15


@plays("Bramble at the Last Stair")
def test_its_residents_are_stronger_in_a_weak_city() -> None:
    s = arc(
        "A: city Elm (Body, 8, hurt 4): Hen 1/1; attached: Bramble at the Last Stair on Elm; hand: Prick\nB: army: Ox",
        TEXTS,
    )
    assert s.value("Hen") == "1/1"
    s.play("Prick", "target Elm")
    assert s.value("Hen") == "3/3"


@plays("Bramble at the Last Stair")
def test_a_sound_city_gains_nothing_until_it_is_hurt() -> None:
    s = arc(
        "A: city Elm (Body, 8, hurt 5): Hen 1/1; city Oak (Body, 3): Cow 1/1; attached: Bramble at the Last Stair on Elm"
    )
    assert (s.value("Hen"), s.value("Cow")) == ("3/3", "1/1")


@plays("Ivy upon the Gate")
def test_every_damage_to_the_city_is_smaller_by_one() -> None:
    s = arc("A: hand: Ram\nB: city Elm (Body, 8); attached: Ivy upon the Gate on Elm", TEXTS)
    s.play("Ram", "target Elm")
    assert s.damage("Elm") == 2
