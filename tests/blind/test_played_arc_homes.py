"""Blind texts of ARC's last rounds about cities, who is in them and who leaves them, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, there, until

TEXTS = {
    "Fox": "creature 1 Red Banner 1/1",
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Break": "event 0: Destroy target enchantment.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.",
    "Move": "magic 0: Put target creature from one of your cities into your Army.", "Hound": "creature 1 Red Banner 2/2",
    "Deer": "creature 1 Gaian 1/1", "Elk": "creature 1 Gaian 1/1", "Mole": "creature 2 Dark Legion 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Vacancy Bailiff")
@pytest.mark.parametrize(
    ("mine", "cost"),
    [
        ("city Oak (Body, 8): Ox; city Elm (Mind, 8)", 5),
        ("city Oak (Body, 8); city Elm (Mind, 8); army: Ox", 4),
        ("city Oak (Body, 8): Ox; city Elm (Mind, 8): Imp", 6),
    ],
)
def test_each_empty_city_of_his_makes_it_cheaper_by_one(mine: str, cost: int) -> None:
    for gems, can in ((cost, True), (cost - 1, False)):
        s = arc(f"A: {mine}; hand: Vacancy Bailiff; gems {gems} The Empire\nB: city Dale (Body, 8); army: Ox")
        assert ("play Vacancy Bailiff" in s.options()) == can
    s = arc(f"A: {mine}; hand: Vacancy Bailiff; gems {cost} The Empire\nB: army: Ox")
    s.choose("play Vacancy Bailiff")
    s.all_pass()
    s.choose("place in Oak")
    assert (s.place("Vacancy Bailiff"), s.consumed("A")) == ("Oak", f"{cost} The Empire")


@plays("Vacancy Bailiff")
def test_cheaper_than_its_loyalty_it_asks_no_more_than_it_costs_in_its_own_gems() -> None:
    empty = "; ".join(f"city Home{n} (Body, 8)" for n in range(5))
    assert "play Vacancy Bailiff" in arc(f"A: {empty}; hand: Vacancy Bailiff; gems 1 The Empire").options()
    assert "play Vacancy Bailiff" not in arc(f"A: {empty}; hand: Vacancy Bailiff; gems 2 Gaian").options()
    s = arc(f"A: {empty}; city Mill (Body, 8); city Bay (Soul, 8); hand: Vacancy Bailiff")
    assert "play Vacancy Bailiff" in s.options()


@plays("Levy at the Crossroads")
def test_two_residents_join_the_army_as_they_are_and_no_move_is_used() -> None:
    s = arc(
        "A: hand: Levy at the Crossroads; gems 2 Red Banner; army: Wolf; city Oak (Body, 8): Elder marked, Imp, Ape;"
        " city Elm (Mind, 8): Sage\nB: city Dale (Body, 8): Hen"
    )
    s.choose("play Levy at the Crossroads")
    assert [n for n in ("Wolf", "Hen", "Elder", "Sage") if f"target {n}" in s.options()] == ["Elder", "Sage"]
    one = s.fork()
    s.choose("target Elder", "target Sage")
    s.all_pass()
    assert (there(s, "A's Army"), s.marked("Elder"), s.marked("Sage")) == (["Wolf", "Elder", "Sage"], True, False)
    assert "move Imp to the Army" in s.options()
    s.to("Attack")
    s.choose("attack Dale")
    assert [n for n in ("Elder", "Sage") if f"send {n}" in s.options()] == ["Sage"]
    one.choose("target Imp", "done")
    one.all_pass()
    assert there(one, "A's Army") == ["Wolf", "Imp"]


@plays("Levy at the Crossroads")
def test_who_is_gone_is_missed_and_the_other_still_comes() -> None:
    s = arc("A: hand: Levy at the Crossroads; gems 2 Red Banner; city Oak (Body, 8): Elder, Imp\nB: hand: Axe", TEXTS)
    s.choose("play Levy at the Crossroads", "target Elder", "target Imp")
    until(s, "play Axe")
    s.choose("play Axe", "target Elder")
    s.all_pass()
    assert (there(s, "A's Army"), s.place("Elder")) == (["Imp"], "A's graveyard")


@plays("Mortar and Willow")
@pytest.mark.parametrize(
    ("city", "left"),
    [("Oak", 3), ("Dale", 5), ("Elm", 0)],
)
def test_a_city_regains_one_for_each_resident(city: str, left: int) -> None:
    s = arc(
        "A: hand: Mortar and Willow; gems 2 Gaian; army: Wolf; city Oak (Body, 8, hurt 5): Elder marked, Imp;"
        " city Elm (Mind, 8, hurt 1): Sage, Ape\nB: city Dale (Body, 8, hurt 5); army: Hen"
    )
    s.choose("play Mortar and Willow")
    assert sorted(s.options()) == ["target Dale", "target Elm", "target Oak"]
    s.choose(f"target {city}")
    s.all_pass()
    assert s.damage(city) == left


@plays("Patch the Rampart")
@pytest.mark.parametrize(("hurt", "left"), [(6, 2), (4, 0), (2, 0), (0, 0)])
def test_any_city_regains_four_but_no_more_than_it_lost(hurt: int, left: int) -> None:
    s = arc(
        f"A: hand: Patch the Rampart; gems 1 The Empire; city Oak (Body, 8, hurt 5)\nB: city Dale (Mind, 8, hurt {hurt})"
    )
    s.play("Patch the Rampart", "target Dale", *[f"number {min(hurt, 4)}"] * (hurt > 0))  # by the text he may take less
    assert (s.damage("Dale"), s.damage("Oak"), s.place("Patch the Rampart")) == (left, 5, "A's graveyard")


@plays("Reedmarsh Shepherd")
def test_marked_it_repairs_one_of_a_city_of_its_own() -> None:
    s = arc(
        "A: army: Reedmarsh Shepherd; city Oak (Body, 8, hurt 2); city Elm (Mind, 8)\nB: city Dale (Body, 8, hurt 3)"
    )
    s.choose("use Reedmarsh Shepherd")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    whole = s.fork()
    s.choose("target Oak")
    s.all_pass()
    assert (s.damage("Oak"), s.damage("Dale"), s.marked("Reedmarsh Shepherd")) == (1, 3, True)
    assert "use Reedmarsh Shepherd" not in s.options()
    whole.choose("target Elm")
    whole.all_pass()
    assert (whole.damage("Oak"), whole.damage("Elm"), whole.marked("Reedmarsh Shepherd")) == (2, 0, True)


@plays("Falling Rooftiles")
def test_every_resident_of_the_city_suffers_two_and_nobody_else() -> None:
    s = arc(
        "A: hand: Falling Rooftiles; gems 3 Red Banner; city Oak (Body, 8): Sage 1/3\n"
        "B: city Dale (Body, 8): Elder 1/2 marked, Imp 1/3; city Fen (Body, 8): Hen 1/3; army: Ox 1/3"
    )
    own = s.fork()
    s.play("Falling Rooftiles", "target Dale")
    assert [s.damage(name) for name in ("Imp", "Hen", "Ox", "Sage", "Dale")] == [2, 0, 0, 0, 0]
    assert s.place("Elder") == "B's graveyard"
    own.play("Falling Rooftiles", "target Oak")
    assert own.damage("Sage") == 2


@plays("Rout the Column")
def test_every_creature_of_an_opponents_army_suffers_two_and_no_resident() -> None:
    s = arc(
        "A: hand: Rout the Column; gems 4 Red Banner; army: Wolf 1/5\n"
        "B: army: Ox 1/2 marked, Mule 1/3; city Dale (Body, 8): Imp 1/1\nC: army: Hen 1/5"
    )
    s.choose("play Rout the Column")
    assert sorted(s.options()) == ["target player B", "target player C"]
    s.choose("target player B")
    s.all_pass()
    assert (s.place("Ox"), [s.damage(n) for n in ("Mule", "Imp", "Hen", "Wolf")]) == ("B's graveyard", [2, 0, 0, 0])


@plays("March at Daybreak")
def test_any_number_of_one_citys_creatures_march_as_they_are() -> None:
    s = arc(
        "A: hand: March at Daybreak; gems 3 The Empire; city Oak (Body, 8): Elder marked, Imp, Ape;"
        " city Elm (Mind, 8): Sage\nB: city Dale (Body, 8): Hen"
    )
    s.choose("play March at Daybreak")
    s.all_pass()
    assert sorted(s.options()) == ["pick Elm", "pick Oak"]
    s.choose("pick Oak")
    assert sorted(s.options()) == ["done", "pick Ape", "pick Elder", "pick Imp"]
    none = s.fork()
    s.choose("pick Elder", "pick Imp", "done")
    s.all_pass()
    assert (there(s, "A's Army"), s.marked("Elder"), s.marked("Imp")) == (["Elder", "Imp"], True, False)
    assert "move Ape to the Army" in s.options()
    none.choose("done")
    none.all_pass()
    assert (there(none, "A's Army"), none.place("March at Daybreak")) == ([], "A's graveyard")


@plays("Wallwatch Recruit")
def test_it_is_tougher_in_a_city_and_dies_of_its_wounds_outside() -> None:
    s = arc("A: army: Ox; city Oak (Body, 8): Wallwatch Recruit; hand: Spark\nB: army: Mule", TEXTS)
    assert s.value("Wallwatch Recruit") == "1/3"
    s.play("Spark", "target Wallwatch Recruit")
    s.carry_out("move Wallwatch Recruit to the Army")
    assert s.place("Wallwatch Recruit") == "A's graveyard"


@plays("Wallwatch Recruit")
def test_defending_a_city_from_the_army_it_counts_as_there() -> None:
    s = arc(
        f"A: army: Wolf, Fox; hand: Wait\nB: army: Wallwatch Recruit; city Oak (Body, 8); hand: Wait{COMBAT}", TEXTS
    )
    assert s.value("Wallwatch Recruit") == "1/1"
    army = s.fork()
    s.choose("attack Oak", "send Wolf", "send Fox")
    assert s.value("Wallwatch Recruit") == "1/3"
    s.to("Second Play")
    assert s.value("Wallwatch Recruit") == "1/1"
    army.choose("attack B's army")
    assert army.value("Wallwatch Recruit") == "1/1"


@plays("Hedgering")
def test_only_gaians_enter_it_and_who_is_there_stays() -> None:
    hand = "hand: Fox, Deer; gems 2 Gaian"
    s = arc(f"A: army: Ox, Mole; city Hedgering: Hound; city Oak (Body, 8); {hand}\nB: army: Mule", TEXTS)
    assert s.place("Hound") == "Hedgering"
    assert ("move Ox to Hedgering" in s.options(), "move Mole to Hedgering" in s.options()) == (True, False)
    s.choose("play Deer")
    assert sorted(s.options()) == ["place in Hedgering", "place in Oak"]
    s.choose("place in Hedgering")
    s.all_pass()
    assert s.place("Deer") == "Hedgering"
    s.play("Fox")
    assert s.place("Fox") == "Oak"


@plays("Hedgering")
def test_with_its_advantage_residents_and_gaian_defenders_are_stronger() -> None:
    s = arc(
        f"A: army: Wolf 1/9; hand: Wait\nB: city Hedgering (advantage): Elk, Hound; army: Deer, Mole; hand: Wait{COMBAT}",
        TEXTS,
    )
    assert [s.value(n) for n in ("Elk", "Hound", "Deer", "Mole")] == ["2/3", "3/4", "1/1", "1/1"]
    s.choose("attack Hedgering")
    assert [s.value(n) for n in ("Elk", "Hound", "Deer", "Mole")] == ["2/3", "3/4", "2/3", "1/1"]
    until(s, "block")
    assert "block Wolf with Mole" not in s.options()
    assert "block Wolf with Deer" in s.options()
    assert arc("A: city Hedgering: Elk\nB: army: Ox", TEXTS).value("Elk") == "1/1"


@plays("Iron Curfew")
def test_nobody_moves_out_but_effects_take_them_out_and_others_come_in() -> None:
    s = arc(
        "A: army: Wolf; city Oak (Body, 8): Elder, Imp; city Elm (Mind, 8): Sage; attached: Iron Curfew on Oak; hand: Move\n"
        "B: army: Mule",
        TEXTS,
    )
    assert not [label for label in s.options() if label.startswith(("move Elder", "move Imp"))]
    assert {"move Sage to the Army", "move Sage to Oak", "move Wolf to Oak"} <= set(s.options())
    s.refused("move Elder to the Army", "Elder")
    s.play("Move", "target Elder")
    assert s.place("Elder") == "A's Army"


@plays("Iron Curfew")
def test_it_is_laid_on_any_city_and_gone_it_holds_nobody() -> None:
    s = arc(
        "A: hand: Iron Curfew, Break; gems 2 The Empire; city Oak (Body, 8): Elder\nB: city Dale (Body, 8): Imp", TEXTS
    )
    s.choose("play Iron Curfew")
    assert sorted(s.options()) == ["target Dale", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert "move Elder to the Army" not in s.options()
    s.play("Break")
    assert "move Elder to the Army" in s.options()


@plays("Millstone Collar")
def test_who_wears_the_collar_does_not_move_but_fights_where_it_stands_and_is_carried() -> None:
    s = arc(
        "A: army: Wolf; city Oak (Body, 8): Elder, Imp; attached: Millstone Collar on Elder; hand: Move\nB: army: Mule",
        TEXTS,
    )
    assert "move Imp to the Army" in s.options()
    s.refused("move Elder to the Army", "Elder")
    s.play("Move", "target Elder")
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Elder" in s.options()
    s = arc(
        "A: army: Wolf; city Oak (Body, 8): Elder; attached: Millstone Collar on Elder; hand: Fall\nB: army: Mule",
        TEXTS,
    )
    s.play("Fall", "target Oak")
    assert s.place("Elder") == "A's Army"


@plays("Mosspath Guide")
def test_moving_it_is_not_marked_and_may_go_on_from_a_city_not_used() -> None:
    s = arc("A: city Oak (Body, 8): Mosspath Guide, Imp; city Elm (Mind, 8): Sage; army: Wolf\nB: army: Mule", TEXTS)
    s.choose("move Mosspath Guide to Elm")
    assert (s.place("Mosspath Guide"), s.marked("Mosspath Guide")) == ("Elm", False)
    used = s.fork()
    assert "move Mosspath Guide to the Army" not in used.options()
    s.to("Attack")
    assert not s.marked("Mosspath Guide")
    s = arc("A: city Oak (Body, 8): Mosspath Guide, Imp; army: Wolf\nB: army: Mule", TEXTS)
    s.choose("move Mosspath Guide to the Army")
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Mosspath Guide" in s.options()
    assert not [o for o in arc("A: city Oak (Body, 8): Mosspath Guide marked").options() if o.startswith("move")]
