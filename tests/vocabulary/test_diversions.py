"""Texts by which an attack under way is on something else of the same player."""

from scenes.ava import rule, scene

CARDS = {"Hall": "city 0 Mind 6", "Fort": "city 0 Body 6"}


def test_the_attack_is_on_another_city_before_defenders_are_assigned() -> None:
    cards = CARDS | {"Feint": "event 0: The attack is on another city of yours instead."}
    s = scene("A: army: Wolf 2/2\nB: city Hall: Elf 1/3; city Fort: Ox 1/5; hand: Feint\nphase: Attack", cards=cards)
    s.choose("attack Hall", "send Wolf", "done")
    s.play("Feint")
    s.all_pass()
    s.refused("block Wolf with Elf", "AVA-COMBAT-05")
    s.choose("done")
    s.all_pass()
    assert (s.damage("Hall"), s.damage("Fort")) == (0, 2)


def test_whoever_diverts_chooses_among_his_army_and_other_cities() -> None:
    cards = CARDS | {"Feint": "event 0: The attack is on your army or another city of yours instead."}
    s = scene("A: army: Wolf 2/2\nB: city Hall; city Fort; hand: Feint\nphase: Attack", cards=cards)
    s.choose("attack Hall", "send Wolf", "done")
    s.choose("play Feint")
    s.all_pass()
    assert s.options() == ["pick player B", "pick Fort"]
    s.choose("pick player B")
    s.all_pass()
    s.choose("done", "no")
    s.all_pass()
    assert (s.damage("Hall"), s.damage("Fort"), s.victory("A")) == (0, 0, 2)


def test_a_text_that_tells_of_both_diverts_an_attack_once() -> None:
    text = "If a city is attacked, its owner's army is attacked instead; if an army is attacked, a city of the same player is "
    cards = CARDS | {"Turn": f"event 0: {text}attacked instead, of his choice."}
    s = scene("A: army: Wolf 2/2; hand: Turn\nB: city Hall; city Fort; avatar in Hall\nphase: Attack", cards=cards)
    s.choose("attack Hall", "send Wolf", "done")
    s.play("Turn")
    s.all_pass()
    assert (s.damage("Hall"), s.damage("Fort"), s.victory("A")) == (0, 0, 2)


def test_nobody_diverts_an_attack_once_defenders_are_assigned() -> None:
    cards = CARDS | {"Feint": "event 0: The attack is on another city of yours instead."}
    s = scene(
        "A: army: Wolf 2/2\nB: city Hall; city Fort: Ox 1/5; army: Rat 1/1; hand: Feint\nphase: Attack", cards=cards
    )
    s.choose("attack Hall", "send Wolf", "done")
    s.choose("pass", "done")
    s.play("Feint")
    s.all_pass()
    assert (s.damage("Hall"), s.damage("Fort")) == (2, 0)


@rule("AVA-COMBAT-04")
def test_an_army_is_attacked_in_the_place_of_which_a_city_is() -> None:
    cards = CARDS | {
        "Gate": "creature 1 0/2: If your army would be attacked, target city you control is attacked instead."
    }
    s = scene("A: army: Wolf 2/2\nB: city Hall; city Fort; army: Gate\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done")
    s.choose("target Hall")
    s.all_pass()
    s.choose("done")
    s.all_pass()
    assert (s.damage("Hall"), s.victory("A")) == (2, 0)
