"""Blind texts of AVA's eighteenth round that waited for a scene, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Peel": "event 0: Destroy target enchantment.",
    "Raze": "event 0: Destroy target city.", "Two": "event 2 House of Nobles: Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Powder Sapper")
@pytest.mark.parametrize(("enemy", "blocks", "damage"), [("Cow 1/9", False, 5), ("Cow 1/9", True, 0)])
def test_unblocked_it_deals_three_more_to_a_city(enemy: str, blocks: bool, damage: int) -> None:
    s = ava(f"A: army: Powder Sapper, Ox 1/9; hand: Wait\nB: city Oak (Body, 9): {enemy}; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Oak", "send Powder Sapper", "done")
    until(s, "block")
    s.choose("block Powder Sapper with Cow" if blocks else "done")
    fought(s)
    assert (s.damage("Oak"), s.damage("Cow")) == (damage, 2 if blocks else 0)


@plays("Powder Sapper")
def test_in_an_attack_on_an_army_it_deals_what_it_has() -> None:
    s = ava(f"A: army: Powder Sapper; hand: 1\nB: army: Elk marked; avatar marked; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    fought(s)
    assert (s.life("B"), s.victory("A")) == (20, 2)


@plays("Reapportionment")
def test_any_number_of_creatures_are_put_elsewhere_unmarked() -> None:
    s = ava(
        "A: army: Ox, Hen marked; city Dale: Pig; city Oak: Elk; gold 3 The Empire; hand: Reapportionment, 1\n"
        "B: army: Cow; city Fen",
        TEXTS,
    )
    s.choose("play Reapportionment")
    s.all_pass()
    assert offered(s, "pick") == ["Ox", "Hen", "Pig", "Elk"]
    s.choose("pick Ox", "pick Hen", "pick Pig", "done")
    for goal, others in (("Dale", ["Oak"]), ("Oak", ["Dale"]), ("player A", ["Oak"])):
        assert set(offered(s, "pick")) == {goal, *others}
        s.choose(f"pick {goal}")
    s.all_pass()
    assert [s.place(n) for n in ("Ox", "Hen", "Pig", "Elk", "Cow")] == ["Dale", "Oak", "A's Army", "Oak", "B's Army"]
    assert [s.marked(n) for n in ("Ox", "Hen", "Pig")] == [False, True, False]
    assert offered(s, "move", "Ox")  # the move of the turn is left


@plays("A Postern Unbarred")
def test_a_creature_card_enters_the_attacked_city_and_may_defend_it() -> None:
    table = (
        "A: army: Ox 1/9; hand: Wait\nB: city Oak (Body, 9); city Elm (Mind, 9); {}hand: A Postern Unbarred, {};"
        " gold 3 Red Banner"
    )
    s = ava(table.format("", "Dear, Wait") + COMBAT, TEXTS | {"Dear": "creature 9 1/9"})
    army, after = s.fork(), s.fork()
    assert not offered(s, "play", "A Postern")
    s.choose("attack Oak", "send Ox", "done", "play A Postern Unbarred")
    until(s, "block")
    assert (s.place("Dear"), s.marked("Dear"), "block Ox with Dear" in s.options()) == ("Oak", False, True)
    army.choose("attack B's army", "send Ox", "done")
    assert offered(army, "play") == ["Wait"]
    after.choose("attack Oak", "send Ox", "done")
    until(after, "block")
    after.choose("done")
    assert (after.asked, offered(after, "play")) == ("B", ["Wait"])


@plays("A Postern Unbarred")
def test_without_a_creature_card_nothing_enters() -> None:
    s = ava(
        f"A: army: Ox 1/9; hand: Wait\nB: city Oak (Body, 9); hand: A Postern Unbarred, Peel; gold 3 Red Banner{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Ox", "done", "play A Postern Unbarred")
    fought(s)
    assert (s.hand("B"), s.damage("Oak")) == (["Peel"], 1)


@plays("Tithe in Red")
@pytest.mark.parametrize(("life", "left"), [(20, 18), (2, 0), (1, None)])
def test_two_life_points_are_paid_for_four_damage(life: int, left: int | None) -> None:
    s = ava(
        f"A: {life} LP; army: Ox 1/9; gold 1 Dark Legion; hand: Tithe in Red, 1\nB: army: Cow 1/9; hand: Wait", TEXTS
    )
    assert ("play Tithe in Red" in s.options()) is (left is not None)
    if left is None:
        return
    s.choose("play Tithe in Red")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    assert s.life("A") == left
    if left:
        s.all_pass()
        assert (s.damage("Cow"), s.gems("A")) == (4, "")
    else:
        assert s.over


@plays("New Mortar")
def test_an_enchanted_city_is_four_stronger_while_it_lasts() -> None:
    s = ava(
        "A: city Dale (Body, 8); gold 2 The Empire; hand: New Mortar, Peel\nB: city Fen (Mind, 8); army: Cow", TEXTS
    )
    s.choose("play New Mortar")
    assert sorted(targets(s)) == ["Dale", "Fen"]
    s.choose("target Dale")
    s.all_pass()
    assert s.table.defense[s.card("Dale")] == 12
    for hurt, place in ((9, "A's graveyard"), (7, "A's Kingdom")):
        s = ava(
            f"A: city Dale (Body, 8, hurt {hurt}); city Elm; attached: New Mortar on Dale; hand: Peel\n"
            "B: city Fen (Mind, 8); army: Cow",
            TEXTS,
        )
        assert s.place("Dale") == "A's Kingdom"
        s.play("Peel")
        assert s.place("Dale") == place


@plays("Royal Assay")
def test_an_enchanted_resource_card_gives_two_gold_of_its_faction() -> None:
    s = ava("A: gold 2 House of Nobles; hand: Royal Assay, 1\nB: gold 1 Gaian; army: Cow", TEXTS)
    s.choose("play Royal Assay")
    assert len(targets(s)) == 3
    s = ava("A: gold 3 House of Nobles; hand: Royal Assay, Two\nB: army: Cow", TEXTS)
    name = "House of Nobles resource card (3)"
    s.choose("play Royal Assay")
    s.choose(f"target {name}")
    s.all_pass()
    assert s.place("Royal Assay").startswith("on House of Nobles")
    assert "play Two" in s.options()
    s.play("Two")
    assert (s.victory("A"), s.gems("A")) == (1, "")


@plays("Hook and Ladder")
def test_its_host_is_stronger_and_more_so_against_a_city() -> None:
    table = (
        "A: army: Ox 1/1, Hen 1/1; attached: Hook and Ladder on Ox; hand: Wait\nB: city Oak (Body, 9);"
        f" army: Cow 1/1; hand: Wait{COMBAT}"
    )
    s = ava(table, TEXTS)
    army, other = s.fork(), s.fork()
    assert s.value("Ox") == "2/2"
    s.choose("attack Oak", "send Ox", "done")
    assert s.value("Ox") == "4/2"
    fought(s)
    assert (s.value("Ox"), s.damage("Oak")) == ("2/2", 4)
    army.choose("attack B's army", "send Ox", "done")
    assert army.value("Ox") == "2/2"
    other.choose("attack Oak", "send Hen", "done")
    assert other.value("Ox") == "2/2"


@plays("Lampblack Cutpurse")
@pytest.mark.parametrize(("answer", "points", "left"), [("yes", 0, 1), ("no", 3, 2)])
def test_let_through_before_an_army_it_may_rob_a_card_and_bring_nothing(answer: str, points: int, left: int) -> None:
    s = ava(f"A: army: Lampblack Cutpurse\nB: avatar marked; army: Cow 1/9; hand: Axe, Two{COMBAT}", TEXTS)
    city = ava(f"A: army: Lampblack Cutpurse\nB: city Dale (Body, 9); hand: Axe{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("done")
    until(s, "yes")
    s.choose(answer, *["pick Two"] * (answer == "yes"))
    fought(s)
    assert (s.victory("A"), s.life("B"), len(s.hand("B"))) == (points, 20, left)
    city.choose("attack Dale")
    fought(city)
    assert (city.damage("Dale"), len(city.hand("B"))) == (3, 1)
