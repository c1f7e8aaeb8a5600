"""What cards and abilities cost by the texts of others, and of their own."""

import pytest

from scenes.arc import rule, scene

FLASH = "event 1: Gain 1 victory point."


def can_play(text: str, gems: int) -> bool:
    """Can A, in his turn and with so many gems, play an event of cost 1 while a creature of B's says this?"""
    s = scene(
        f"A: gems {gems} Gaian; hand: Flash; army: Ox 1/1; city Oak (Body, 8)\nB: army: Sage\nphase: Play",
        cards={"Flash": FLASH, "Sage": f"creature 1 1/1: {text}"},
    )
    return "play Flash" in s.options()


@pytest.mark.parametrize(
    ("text", "gems", "can"),
    [
        ("Events cost 1 more to play.", 1, False),
        ("Events cost 1 more to play.", 2, True),
        ("Events opponents play cost 2 more.", 2, False),
        ("Events cost you 1 more.", 1, True),
        ("Events played by your opponents cost 1 gold less.", 0, True),
        ("The cost of events is reduced by 3.", 0, True),
        ("Events cost 1 less, but never less than 1.", 0, False),
        ("Cards with cost 2 or more cost 5 more.", 1, True),
        ("Players must pay 1 additional power to play events.", 1, False),
        ("The first event each opponent plays each turn costs 1 more.", 1, False),
        ("The second event each player plays each turn costs 1 more.", 1, True),
        ("Cards opponents play cost 1 more during your turn.", 1, True),
        ("Cards opponents play cost 1 more during an opponent's turn.", 1, False),
    ],
)
@rule("ARC-CONFLICT-01", "ARC-CONFLICT-03", "ARC-XCOST-02")
def test_a_price_is_what_all_texts_make_it(text: str, gems: int, can: bool) -> None:
    assert can_play(text, gems) is can


@rule("ARC-CONFLICT-01", "ARC-XCOST-02")
def test_only_the_first_of_a_turn_costs_more() -> None:
    s = scene(
        "A: gems 3 Gaian; hand: Flash, Flash 2\nB: army: Sage\nphase: Play",
        cards={
            "Flash": FLASH,
            "Flash 2": FLASH,
            "Sage": "creature 1 1/1: The first event each opponent plays each turn costs 1 more.",
        },
    )
    s.play("Flash")
    s.play("Flash 2")
    assert s.points("A") == 17


@pytest.mark.parametrize(("mine", "can"), [("", False), (", Elf", True)])
@rule("ARC-CONFLICT-01", "ARC-XCOST-02")
def test_a_card_may_say_when_it_costs_less_itself(mine: str, can: bool) -> None:
    s = scene(
        f"A: gems 1 Gaian; hand: Gift; army: Ox 1/1{mine}\nB: army: Bear 1/1\nphase: Play",
        cards={
            "Gift": "event 2: This card costs 1 less if you control an Elf.\nDraw a card.",
            "Elf": "creature (Elf) 1 1/1:",
        },
    )
    assert ("play Gift" in s.options()) is can


@pytest.mark.parametrize(("text", "can"), [("cost 1 more", False), ("cost 1 less", True)])
@rule("ARC-ABIL-06", "ARC-POWER-13")
def test_using_abilities_costs_what_texts_make_it(text: str, can: bool) -> None:
    s = scene(
        "A: army: Smith\nB: army: Sage\nphase: Play",
        cards={
            "Smith": "creature 1 1/1: (M): Gain 2 victory points.",
            "Sage": f"creature 1 1/1: Abilities of enemy creatures {text}.",
        },
    )
    assert any(option.startswith("use Smith") for option in s.options()) is can


@rule("ARC-ABIL-06", "ARC-POWER-13")
def test_what_an_ability_costs_more_is_paid() -> None:
    s = scene(
        "A: gems 2 Gaian; army: Smith\nB: army: Sage\nphase: Play",
        cards={
            "Smith": "creature 1 1/1: (M): Gain 2 victory points.",
            "Sage": "creature 1 1/1: Abilities of enemy creatures cost 1 more.",
        },
    )
    s.choose("use Smith")
    s.all_pass()
    assert (s.points("A"), s.gems("A")) == (17, "1 Gaian")


@rule("ARC-TURN-20", "ARC-XCOST-02")
def test_a_price_may_be_changed_for_a_turn() -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Sale, Flash\nB: army: Bear 1/1\nphase: Play",
        cards={"Flash": FLASH, "Sale": "event 1: Events cost you 1 less this turn."},
    )
    s.play("Sale")
    s.play("Flash")
    assert s.points("A") == 16


@pytest.mark.parametrize(
    ("text", "gems", "can"),
    [
        ("Your abilities cost you 1 less, but never less than 1.", 0, False),
        ("Your abilities cost you 1 less, but never less than 1.", 1, True),
        ("Your abilities cost you 2 less.", 0, True),
        ("Your opponents' abilities cost 2 less.", 1, False),
    ],
)
@rule("ARC-CONFLICT-01", "ARC-POWER-13")
def test_abilities_cost_no_less_than_their_text_allows(text: str, gems: int, can: bool) -> None:
    cards = {"Sage": f"creature 1 1/1: {text}", "Well": "creature 1 1/1: 2 power: Draw a card."}
    s = scene(f"A: gems {gems} Gaian; army: Sage, Well\nphase: Play", cards=cards)
    assert ("use Well" in s.options()) is can


@rule("ARC-CONFLICT-01", "ARC-POWER-13")
def test_what_costs_nothing_is_made_no_dearer_by_a_least_cost() -> None:
    cards = {
        "Sage": "creature 1 1/1: Your abilities cost you 1 less, but never less than 1.",
        "Well": "creature 1 1/1: Mark this creature: Gain 1 victory point.",
    }
    s = scene("A: army: Sage, Well\nphase: Play", cards=cards)
    assert "use Well" in s.options()


def test_cards_that_you_control_cost_less_as_you_play_them() -> None:
    cards = {
        "Smith": "creature 1 1/1: Soldiers you control cost 1 less power to play, but never less than 1.",
        "Guard": "creature 2 (Soldier) 1/1", "Page": "creature 1 (Soldier) 1/1",
    }  # fmt: skip
    s = scene("A: gems 1 Gaian; army: Smith; hand: Guard, Page\nB:\nphase: Play", cards=cards)
    assert [option for option in s.options() if option.startswith("play")] == ["play Guard", "play Page"]
    s.play("Guard")
    assert [option for option in s.options() if option.startswith("play")] == []


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("Soldiers you play cost 1 less power.", False),
        ("The first creature you play each turn costs 1 less.", False),
        ("This card costs 1 less power to play.", True),
    ],
)
def test_out_of_play_only_what_a_card_says_of_itself_counts(text: str, can: bool) -> None:
    s = scene("A: gems 1 Gaian; hand: Captain\nB:\nphase: Play", cards={"Captain": f"creature 2 (Soldier) 1/1: {text}"})
    assert ("play Captain" in s.options()) is can
