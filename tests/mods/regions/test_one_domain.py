"""One Domain: chosen by its name, of which creatures go to the top, to the bottom, to the Front and into which they come."""

import pytest

from scenes.regions import rule, scene
from wtactics.language.errors import TextRefused

LEVY = {
    "Levy": "magic 0: Choose a Domain. Each opponent puts the top creature of that Domain into his army and marks it."
}
RISE = {"Rise": "event 0: Unmark target creature in one of your Domains and put it on top of that Domain."}
CALL = {"Call": "magic 0: Put a creature card from your hand into one of your Domains.", "Imp": "creature 0 1/1"}


@rule("AVA-REGION-07")
def test_a_domain_is_chosen_and_its_top_of_each_opponent_goes_to_the_front() -> None:
    s = scene("A: hand: Levy; mind: Sage 0/3\nB: mind: Elder 1/1, Ox 1/4; body: Calf 0/1\nphase: Play", cards=LEVY)
    s.play("Levy", "choose: the Mind Domain")
    assert (s.place("Elder"), s.marked("Elder")) == ("B's Front", True)
    assert (s.domain("B", "Mind"), s.marked("Ox"), s.place("Calf")) == (["Ox"], False, "B's Body")
    assert s.domain("A", "Mind") == ["Sage"]


@rule("AVA-REGION-07")
def test_a_creature_rises_to_the_top_of_its_domain() -> None:
    s = scene("A: hand: Rise; body: Ox 1/4, Calf 0/1 marked\nB:\nphase: Play", cards=RISE)
    s.play("Rise", "target Calf")
    assert (s.domain("A", "Body"), s.marked("Calf")) == (["Calf", "Ox"], False)


@rule("AVA-REGION-20")
def test_whoever_puts_a_creature_into_a_domain_says_into_which() -> None:
    s = scene("A: hand: Call, Imp; soul: Sage 0/3\nB:\nphase: Play", cards=CALL)
    s.play("Call", "your Soul Domain")
    assert s.domain("A", "Soul") == ["Imp", "Sage"]


@rule("AVA-REGION-04")
def test_the_text_of_a_region_says_its_hp() -> None:
    s = scene("A: region Bay\nB:\nphase: Play", cards={"Bay": "region 9 Gaian: HP 14."})
    assert s.hp("Bay") == 14


@rule("AVA-REGION-04")
def test_a_text_gives_the_active_region_more_hp_as_long_as_its_card_is_there() -> None:
    cards = {"Mason": "creature 1 1/1: Your active region has +2 HP.", "Bolt": "event 0: Destroy target creature."}
    s = scene("A: region Bay (9); army: Mason; hand: Bolt\nB:\nphase: Play", cards=cards)
    assert s.hp("Bay") == 11
    s.play("Bolt")
    assert s.hp("Bay") == 9


@rule("AVA-REGION-07", "AVA-ABIL-10")
def test_the_domain_of_somebody_who_has_died_is_the_one_in_which_he_was() -> None:
    cards = {
        "Home": "region 9 Gaian:"
        " Whenever the top creature of one of your Domains dies, unmark the top creature of that Domain.",
        "Bolt": "event 0: Destroy target creature.",
    }  # fmt: skip
    s = scene(
        "A: region Home; mind: Top 1/1, Low 1/2 marked, Sub 1/1 marked; soul: Sal 1/1 marked; hand: Bolt\nB:\nphase: Play",
        cards=cards,
    )
    s.play("Bolt", "target Top")
    assert [s.marked(name) for name in ("Low", "Sub", "Sal")] == [False, True, True]


@rule("AVA-REGION-20")
def test_nobody_of_an_opponent_is_put_into_the_front_or_a_domain_of_ones_own() -> None:
    for place in ("into your Front", "on top of your Mind Domain", "into one of your Domains", "into your Soul Domain"):
        with pytest.raises(TextRefused):
            scene("A: hand: Lure\nB:", cards={"Lure": f"magic 0: Put target enemy creature {place}."})


@rule("AVA-REGION-07")
def test_the_bottom_creature_of_each_domain_comes_to_its_top() -> None:
    cards = {"Elders": "event 0: Put the bottom creature of each of your Domains on top of that Domain."}
    s = scene(
        "A: hand: Elders; body: Ox 1/4, Calf 0/1, Cow 1/1; mind: Sage 0/3\nB: body: Dog 1/1, Rat 1/1", cards=cards
    )
    s.play("Elders")
    assert (s.domain("A", "Body"), s.domain("A", "Mind")) == (["Cow", "Ox", "Calf"], ["Sage"])
    assert s.domain("B", "Body") == ["Dog", "Rat"]


@rule("AVA-REGION-06")
def test_his_front_is_that_of_whoever_controls_the_creature() -> None:
    cards = {"Rout": "event 0: Put target creature in an opponent's Domain into his Front."}
    s = scene("A: hand: Rout; body: Ox 1/4\nB: body: Dog 1/1", cards=cards)
    s.play("Rout")
    assert (s.place("Dog"), s.controller("Dog")) == ("B's Front", "B")


@rule("AVA-REGION-06", "AVA-PLAY-08")
def test_who_comes_out_of_a_graveyard_into_his_front_is_his_whose_front_it_is() -> None:
    for place, seat in (("his Front", "B"), ("your Front", "A")):
        cards = {
            "Raise": f"event 0: Put a creature card from target player's graveyard into {place}.",
            "Imp": "creature 1 1/1",
        }
        s = scene("A: hand: Raise\nB: grave: Imp", cards=cards)
        s.play("Raise", "target player B")
        assert (s.place("Imp"), s.controller("Imp")) == (f"{seat}'s Front", seat)
