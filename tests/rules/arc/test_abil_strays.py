"""ARC-ABIL-08: what waits does nothing more to a card that has gone elsewhere."""

import pytest

from blind.texts import until
from scenes.arc import rule, scene

TEXTS = {
    "Homer": "creature 1 1/1: 1 power: Return this creature to its owner's hand.",
    "Diver": "creature 1 1/1: 1 power: Put this creature on the bottom of its owner's deck.",
    "Rover": "creature 1 1/1: 1 power: Put this creature into your army.",
    "Squire": "creature 1 1/1: When this creature enters play, you may put it into your army.",
    "Snare": "creature 1 1/9: Whenever a creature attacks you, return it to its owner's hand.",
    "Phoenix": "creature 1 1/1: When this creature dies, return it to its owner's hand.",
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Sweep": "event 0: Remove all cards in all graveyards from the game.",
}  # fmt: skip


@pytest.mark.parametrize("name", ["Homer", "Diver", "Rover"])
@rule("ARC-ABIL-08")
def test_an_ability_does_not_follow_its_card_into_the_graveyard(name: str) -> None:
    s = scene(f"A: city Oak (Body, 8): {name}; gems 1 Gaian\nB: army: Ox; hand: Axe, Wait", cards=TEXTS)
    s.choose(f"use {name}")
    stays = s.fork()
    until(s, "play Axe")
    s.choose("play Axe", f"target {name}")
    s.all_pass()
    assert s.place(name) == "A's graveyard"
    stays.all_pass()
    assert stays.place(name) == {"Homer": "A's hand", "Diver": "A's deck", "Rover": "A's Army"}[name]


@rule("ARC-ABIL-08")
def test_a_trigger_does_not_follow_its_card_either() -> None:
    s = scene("A: city Oak (Body, 8); hand: Squire; gems 1 Gaian\nB: army: Ox; hand: Axe, Wait", cards=TEXTS)
    s.choose("play Squire")
    while s.place("Squire") != "Oak" or "play Axe" not in s.options():
        s.choose("pass")
    s.choose("play Axe", "target Squire")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else "pass")
    assert s.place("Squire") == "A's graveyard"


@rule("ARC-ABIL-08")
def test_nor_a_card_that_it_happened_to() -> None:
    s = scene("A: army: Wolf, Fox; hand: Wait\nB: army: Snare; hand: Axe, Wait\nphase: Attack", cards=TEXTS)
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Axe")
    caught = s.fork()
    s.choose("play Axe", "target Wolf")
    until(s, "done")
    assert s.place("Wolf") == "A's graveyard"
    until(caught, "done")
    assert caught.place("Wolf") == "A's hand"


@rule("ARC-ABIL-08")
def test_what_has_brought_the_trigger_about_is_found_where_that_has_put_it() -> None:
    s = scene("A: army: Phoenix; hand: Axe\nB: army: Ox; hand: Sweep, Wait", cards=TEXTS)
    s.play("Axe", "target Phoenix")
    s.all_pass()
    assert s.place("Phoenix") == "A's hand"
    s = scene("A: army: Phoenix; hand: Axe\nB: army: Ox; hand: Sweep, Wait", cards=TEXTS)
    s.choose("play Axe", "target Phoenix")
    while s.place("Phoenix") == "A's Army":
        s.choose("pass")
    until(s, "play Sweep")
    s.choose("play Sweep")
    s.all_pass()
    assert s.place("Phoenix") == "removed"


LATE = TEXTS | {
    "Carter": "creature 1 1/1: When this enters play, return the topmost creature card of your graveyard to your hand.",
    "Reaper": "creature 1 1/1: When this creature enters play, return all creature cards from your graveyard to your hand.",
    "Seer": "creature 1 1/1: When this creature enters play, put the top card of your deck into your hand.",
    "Lift": "event 0: Put target creature on top of its owner's deck.", "Old": "creature 2 1/1",
}  # fmt: skip


@pytest.mark.parametrize("name", ["Carter", "Reaper", "Seer"])
@pytest.mark.parametrize("goal", ["Wolf", "Fox", "itself"])
@rule("ARC-ABIL-08")
def test_a_trigger_finds_what_has_come_there_while_it_waited(name: str, goal: str) -> None:
    answer, goal = "Lift" if name == "Seer" else "Axe", name if goal == "itself" else goal
    s = scene(
        f"A: army: Wolf, Fox; hand: {name}; gems 1 Gaian; grave: Old\nB: army: Ox; hand: {answer}, Wait", cards=LATE
    )
    s.choose(f"play {name}")
    while s.place(name) != "Keep of A":
        s.choose("pass")
    s.choose(f"play {answer}", f"target {goal}")
    s.all_pass()
    assert sorted(s.hand("A")) == sorted([goal, *["Old"] * (name == "Reaper")])
