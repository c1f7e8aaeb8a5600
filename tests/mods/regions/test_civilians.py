"""Who defends from a Domain and strikes back, and what a region loses by whom was let through."""

import pytest

from scenes.regions import rule, scene


@rule("AVA-REGION-12", "AVA-CONFLICT-01")
def test_a_card_strikes_back_where_it_defends_from_a_domain() -> None:
    cards = {"Warden": "creature 2/5: When Warden defends from a Domain, it strikes back."}
    s = scene("A: army: Wolf 3/2\nB: body: Warden\nphase: Attack", cards=cards)
    s.attack("Keep of B", "Wolf")
    s.defend("Wolf with Warden")
    assert s.place("Wolf") == "A's graveyard"


@rule("AVA-REGION-12", "AVA-CONFLICT-01")
def test_civilians_strike_back_for_a_turn() -> None:
    cards = {"Rally": "event 0: Your civilian defenders strike back this turn."}
    for hand in ("; hand: Rally", ""):
        s = scene(f"A: army: Wolf 3/2\nB: body: Ox 2/5{hand}\nphase: Attack", cards=cards)
        s.attack("Keep of B", "Wolf")
        s.choose("block Wolf with Ox")
        s.choose(*(["done"] if "done" in s.options() else []))
        s.choose(*(["play Rally"] if hand else []))
        s.settle()
        assert s.place("Wolf") == ("A's graveyard" if hand else "A's Front")


@rule("AVA-REGION-15")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("When Burner is let through, the region loses 2 more HP.", 6),
        ("When Burner is let through, the attacked region loses 3 HP.", 5),
    ],
)
def test_a_region_loses_more_by_whom_was_let_through(text: str, left: int) -> None:
    cards = {"Burner": f"creature 2/2: {text}"}
    s = scene("A: army: Burner\nB: army: Ox 1/5\nphase: Attack", cards=cards)
    s.attack("Keep of B", "Burner")
    s.defend()
    assert s.hp("Keep of B") == left
    s = scene("A: army: Burner\nB: army: Ox 1/5\nphase: Attack", cards=cards)
    s.attack("Keep of B", "Burner")
    s.defend("Burner with Ox")
    assert s.hp("Keep of B") == 10


@pytest.mark.parametrize(
    "text",
    [
        "This creature gets +0/+2 while it defends from a Domain.",
        "While defending from a Domain, this creature gets +0/+2.",
    ],
)
def test_a_card_is_stronger_as_long_as_it_defends_from_a_domain(text: str) -> None:
    s = scene(
        "A: army: Wolf 3/2, Imp 1/1\nB: body: Warden; mind: Ox 1/1\nphase: Attack",
        cards={"Warden": f"creature 2/2: {text}"},
    )
    assert s.value("Warden") == "2/2"
    s.attack("Keep of B", "Wolf")
    s.choose("block Wolf with Warden")
    assert s.value("Warden") == "2/4"


@rule("AVA-REGION-04", "AVA-REGION-07")
@pytest.mark.parametrize("text", ["Deal 2 damage to target region.", "Each opponent's region loses 2 HP."])
def test_lost_hp_is_heard_of_and_domains_are_counted(text: str) -> None:
    cards = {
        "Blow": f"event 0: {text}",
        "Nurse": "creature 1/1: When your active region loses HP, gain 1 LP for each of your Domains with a creature.",
    }
    s = scene("A: hand: Blow\nB: region Marsh (10); body: Nurse, Ox 1/1; mind: Elf 1/1\nphase: Play", cards=cards)
    s.choose("play Blow", *(["target Marsh"] if "target" in text else []))
    s.settle()
    assert (s.hp("Marsh"), s.life("B")) == (8, 22)
