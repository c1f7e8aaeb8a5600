"""Enchantments on hosts of any sort: what their later sentences say of what they are attached to."""

import pytest

from scenes import ava
from scenes.arc import rule, scene


@rule("ARC-ENCH-02", "ARC-ENCH-03", "ARC-MOVE-01")
def test_it_is_what_the_enchantment_is_attached_to() -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Iron; army: Wolf 2/2, Fox 1/1; city Oak (Body, 8)\nB: army: Owl 1/1\nphase: Play",
        cards={"Iron": "enchantment 1: Attach to creature. It cannot move."},
    )
    s.play("Iron", "target Wolf")
    assert s.place("Iron") == "on Wolf"
    assert "move Fox to Oak" in s.options()
    assert "move Wolf to Oak" not in s.options()


@rule("ARC-ENCH-02")
def test_it_is_attached_only_to_what_fits() -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Wall; city Oak (Body, 8)\nB: city Elm (Mind, 8)\nphase: Play",
        cards={"Wall": "enchantment 1: Attach this card to one of your cities.\nThat city gets +0/+3."},
    )
    s.choose("play Wall")
    s.all_pass()
    assert s.place("Wall") == "on Oak"


@rule("ARC-ENCH-04", "ARC-ABIL-10")
def test_the_loss_of_its_host_is_heard_and_told_of_who_had_it() -> None:
    s = scene(
        """
        A: gems 2 Gaian; hand: Debt, Bolt
        B: hand: Wolf; army: Ox 2/2
        phase: Play
    """,
        cards={
            "Debt": "enchantment 1: Attach to a creature an opponent controls. Whenever it attacks, its controller loses 1 VP."
            " When it dies, that player discards a card.",
            "Bolt": "event 1: Deal 3 damage to target creature.",
        },
    )
    s.choose("play Debt")
    s.all_pass()
    s.choose("play Bolt")
    assert (s.place("Ox"), s.place("Debt"), s.place("Wolf")) == ("B's graveyard", "A's graveyard", "B's graveyard")


@rule("ARC-ENCH-02", "ARC-ABIL-10")
def test_that_player_is_whom_it_is_attached_to() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Curse
        B: gems 1 Gaian; hand: Flash
        phase: Play
    """,
        cards={
            "Curse": "enchantment 1: Attach to an opponent. Whenever that player plays an event, he loses 2 VP.",
            "Flash": "event 1: Gain 1 victory point.",
        },
    )
    s.choose("play Curse")
    s.all_pass()
    if s.asked == "A":
        s.choose("done")
    s.choose("play Flash")
    s.all_pass()
    assert s.points("B") == 14


@rule("ARC-AREA-02", "ARC-CREA-04")
def test_residents_are_creatures_in_cities_and_nobody_else() -> None:
    cards = {"Rain": "event 0: All residents get +0/+2 until end of turn.", "Axe": "event 0: Kill target resident."}
    s = scene(
        "A: army: Wolf 1/1; city Oak (Body, 8): Elf 1/1; hand: Rain, Axe\nB: city Elm (Mind, 8): Imp 1/1", cards=cards
    )
    s.play("Rain")
    assert (s.value("Wolf"), s.value("Elf"), s.value("Imp")) == ("1/1", "1/3", "1/3")
    s.choose("play Axe")
    assert s.options() == ["target Elf", "target Imp"]


@rule("ARC-ENCH-02", "ARC-ENCH-04")
def test_what_an_enchantment_lets_you_control_is_yours_as_long_as_it_is_there() -> None:
    s = scene(
        "A: gems 2 Gaian; hand: Leash, Ruin\nB: army: Owl 1/1\nphase: Play",
        cards={
            "Leash": "enchantment 1: Enchant creature. You control enchanted creature.",
            "Ruin": "magic 1: Destroy target enchantment.",
        },
    )
    s.play("Leash")
    s.settle()
    assert s.place("Owl") == "A's Army"
    s.play("Ruin")
    s.settle()
    assert s.place("Owl") == "B's Army"


@ava.rule("AVA-ENCH-02")
def test_an_enchantment_on_an_enchantment_can_change_who_controls_that() -> None:
    s = ava.scene(
        "A: hand: Rune\nB: army: Owl 1/1; attached: Boon on Owl\nphase: Play",
        cards={
            "Rune": "enchantment 0: Play on an enchantment an opponent controls. You control that enchantment.",
            "Boon": "enchantment 0: Enchant creature. At the start of your upkeep, you gain 1 LP.",
        },
    )
    s.play("Rune")
    s.settle()
    s.to("Draw", "B")
    assert (s.points("A"), s.points("B")) == (20, 20)
    s.to("Draw", "A")
    assert (s.points("A"), s.points("B"), s.place("Boon")) == (21, 20, "on Owl")


@ava.rule("AVA-GOLD-05")
def test_resource_cards_are_told_apart_by_the_stash_in_which_they_lie() -> None:
    s = ava.scene(
        "A: hand: Bloom, Wolf, Bear; deck: 5\nB:\nphase: Play",
        cards={"Bloom": "magic 0: Draw a card for each resource card you have in your Red Banner stash."},
    )
    s.choose("lay Wolf", "name Red Banner")
    s.play("Bloom")
    assert len(s.hand("A")) == 2, "Bear, and one that was drawn"


@pytest.mark.parametrize("whose", ["his turn", "each of his turns", "their turn"])
@rule("ARC-ENCH-02")
def test_what_happens_in_his_turn_happens_in_no_other(whose: str) -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Debt\nB:\nphase: Play",
        cards={"Debt": f"enchantment 1: Attach to a player. At the end of {whose}, they lose 1 VP."},
    )
    s.play("Debt", "target player B")
    s.to("Tactics", "B")
    assert (s.points("A"), s.points("B")) == (15, 15)
    s.to("Tactics", "A")
    assert (s.points("A"), s.points("B")) == (15, 14)


@rule("ARC-ABIL-10")
def test_they_are_one_player_where_cards_could_not_do_it() -> None:
    s = scene(
        "A: hand: Levy; army: Fox 1/1; city Oak (Body, 8)\nB: army: Ox 2/2, Elk 2/2; deck: 3\nphase: Play",
        cards={
            "Levy": "event 0: Target opponent marks two creatures they control, then they lose 2 VP. They draw a card."
        },
    )
    s.play("Levy")
    assert s.marked("Ox")
    assert s.marked("Elk")
    assert s.points("B") == 13
    assert len(s.hand("B")) == 1
