"""Blind texts of ARC's fourth to ninth round about marks, deaths and strength, played as their writers meant them."""

import pytest

from blind.texts import arc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Ram": "event 0: Deal 3 damage to target city.", "Breath": "event 0: Unmark target creature.",
    "Hex": "event 0: Deal 2 damage to target creature.", "Bolt": "magic 0: Gain 1 victory point.",
    "Vines": "enchantment 0: Enchant creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Rain on the Terraces")
@pytest.mark.parametrize(("hurt", "left"), [(5, 2), (2, 0)])
def test_three_strength_of_an_own_city_are_restored(hurt: int, left: int) -> None:
    s = arc(
        f"A: hand: Rain; gems 2 Gaian; city Oak (Body, 8, hurt {hurt}); city Fen (Mind, 8, hurt 4)\n"
        "B: city Elm (Body, 8, hurt 5); hand: Wait",
        TEXTS,
    )
    s.choose("play Rain")
    assert sorted(s.options()) == ["target Fen", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert [s.damage(n) for n in ("Oak", "Fen", "Elm")] == [left, 4, 5]


@plays("Drown in Ledgers")
def test_all_gems_of_an_opponent_are_consumed_and_he_draws() -> None:
    s = arc(
        "A: hand: Drown in Ledgers; gems 4 House of Nobles; army: Hen; city Oak (Body, 8)\n"
        "B: gems 2 Gaian, 1 Red Banner, 1 Gaian consumed; hand: Axe;"
        " deck: Elk, 3\nC: gems 1 Gaian; deck: 4",
        TEXTS,
    )
    s.choose("play Drown in Ledgers")
    assert sorted(s.options()) == ["target player B", "target player C"]
    s.choose("target player B")
    s.all_pass()
    assert (s.gems("B"), s.consumed("B"), s.gems("C")) == ("", "3 Gaian + 1 Red Banner", "1 Gaian")
    assert (s.hand("B"), s.gems("A")) == (["Axe", "Elk"], "1 House of Nobles")


@plays("Tower of Unread Letters")
@pytest.mark.parametrize(("won", "kept"), [(" (advantage)", 9), ("", 7)])
def test_in_the_discard_phase_nothing_is_discarded(won: str, kept: int) -> None:
    s = arc(f"A: hand: 9; city Tower of Unread Letters{won}\nB: army: Ox\nphase: Second Play")
    s.to("Draw", "B")
    assert len(s.hand("A")) == kept


@plays("Hearthmoor")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_residents_of_all_cities_of_its_player_get_def(won: str, more: int) -> None:
    s = arc(
        f"A: army: Ox 2/2; city Hearthmoor{won}: Elk 1/1; city Oak (Body, 8): Hen 1/2\nB: city Elm (Body, 8): Fox 1/1"
    )
    told = [s.value(n) for n in ("Elk", "Hen", "Ox", "Fox")]
    assert told == [f"1/{1 + more}", f"1/{2 + more}", "2/2", "1/1"]


@plays("Standard of the Ninth")
@pytest.mark.parametrize(("way", "target"), [("Axe", "Ox"), ("Break", "Standard of the Ninth")])
def test_the_standard_comes_back_when_its_creature_dies(way: str, target: str) -> None:
    s = arc(
        f"A: army: Ox 2/2, Elk 1/1; attached: Standard of the Ninth on Ox, Vines on Elk; hand: {way}\nB: army: Fox 1/1",
        TEXTS,
    )
    assert [s.value(n) for n in ("Ox", "Elk")] == ["3/4", "1/1"]
    s.choose(f"play {way}", f"target {target}")
    s.all_pass()
    assert s.place("Standard of the Ninth") == ("A's hand" if way == "Axe" else "A's graveyard")


@plays("Almshouse Keeper")
def test_the_keeper_repairs_its_own_city_by_up_to_two() -> None:
    s = arc("A: city Oak (Body, 8, hurt 5): Almshouse Keeper; city Fen (Mind, 8, hurt 3)\nB: city Elm (Body, 8)", TEXTS)
    s.choose(next(label for label in s.options() if label.startswith("use")))
    s.all_pass()
    assert s.options() == ["number 0", "number 1", "number 2"]
    s.choose("number 2")
    assert (s.damage("Oak"), s.damage("Fen"), s.marked("Almshouse Keeper")) == (3, 3, True)
    assert not [label for label in s.options() if label.startswith("use")]


@plays("Siegewright Orla")
@pytest.mark.parametrize(("hurt", "drawn"), [(6, 1), (5, 0)])
def test_orla_draws_for_a_city_that_she_destroys(hurt: int, drawn: int) -> None:
    s = arc(
        f"A: army: Siegewright Orla; gems 2 Gaian; city Oak (Body, 8)\nB: city Elm (Body, 8, hurt {hurt}); city Fen (Mind, 8)"
    )
    s.choose(next(label for label in s.options() if label.startswith("use")))
    assert sorted(s.options()) == ["target Elm", "target Fen", "target Oak"]
    s.choose("target Elm")
    s.all_pass()
    assert (len(s.hand("A")), s.marked("Siegewright Orla"), s.gems("A")) == (drawn, True, "")
    assert (s.place("Elm") == "B's graveyard") == bool(drawn)
    assert s.points("B") == 15


@plays("Hostage Treaty")
@pytest.mark.parametrize(("more", "held"), [("", True), ("; city Fen (Mind, 8)", False)])
def test_while_its_player_has_as_many_cities_the_creature_cannot_attack(more: str, held: bool) -> None:
    s = arc(
        f"A: army: Wolf 2/2, Cub 2/2, Pup; city Elm (Body, 8){more}\nB: attached: Hostage Treaty on Wolf; city Oak (Body, 8);"
        f" army: Ox{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    assert ("send Wolf" in s.options(), "send Cub" in s.options()) == (not held, True)


@plays("Ivy Shackles")
def test_the_shackled_creature_neither_attacks_nor_bids() -> None:
    s = arc(
        "A: army: Wolf 2/2, Cub 2/2; city Elm (Body, 8): Elder, Page\n"
        "B: attached: Ivy Shackles on Wolf, Ivy Shackles on Elder\nphase: Tactics"
    )
    s.choose("claim Body")
    assert ("bid Elder" in s.options(), "bid Page" in s.options()) == (False, True)
    s = arc("A: army: Wolf 2/2, Cub 2/2, Pup\nB: attached: Ivy Shackles on Wolf; city Oak (Body, 8)\nphase: Attack")
    s.choose("attack Oak")
    assert ("send Wolf" in s.options(), "send Cub" in s.options()) == (False, True)


@plays("Scorched Retreat")
def test_a_creature_is_discarded_for_the_damage_it_would_deal() -> None:
    table = "A: army: {}; hand: Scorched Retreat, Bolt; gems 2 Red Banner\nB: army: Fox 1/5, Hen 1/3; hand: Wait"
    s = arc(table.format("Wolf 3/1, Cub 1/1, Ox 5/5 marked"), TEXTS)
    s.choose("play Scorched Retreat", "target Fox")
    assert not [label for label in s.options() if "Ox" in label or "Hen" in label]
    s.choose(next(label for label in s.options() if label.endswith(" Wolf")))
    s.all_pass()
    assert (s.place("Wolf"), s.damage("Fox"), s.damage("Hen")) == ("A's graveyard", 3, 0)
    assert "play Scorched Retreat" not in arc(table.format("Ox 5/5 marked"), TEXTS).options()


@plays("Shared Vigil")
def test_each_player_unmarks_one_of_his_army_and_the_cards_are_drawn() -> None:
    s = arc(
        "A: army: Ox marked, Elk marked; city Oak (Body, 8): Elder marked; hand: Shared Vigil; gems 2 Gaian; deck: 5\n"
        "B: army: Fox marked, Hen; hand: Wait",
        TEXTS,
    )
    s.choose("play Shared Vigil")
    s.all_pass()
    assert s.asked == "A"
    s.choose("yes")
    assert s.asked == "B"
    none = s.fork()
    s.choose("yes")
    none.choose("no")
    for own in (s, none):
        assert (own.asked, own.options()) == ("A", ["pick Ox", "pick Elk"])
        own.choose("pick Elk")
    unneeded = s.fork()
    unneeded.choose("pick Hen")
    assert len(unneeded.hand("A")) == 1
    s.choose("pick Fox")
    assert [s.marked(n) for n in ("Ox", "Elk", "Elder", "Fox")] == [True, False, True, False]
    assert (len(s.hand("A")), len(none.hand("A")), none.marked("Fox")) == (2, 1, True)


@plays("Ossuary of Vhen")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_the_first_death_of_an_opponent_s_creature_brings_a_point(won: str, more: int) -> None:
    s = arc(f"A: city Ossuary of Vhen{won}; army: Ox; hand: Axe, Axe, Axe\nB: army: Fox, Hen", TEXTS)
    for target, points in (("Ox", 15), ("Fox", 15 + more), ("Hen", 15 + more)):
        s.choose(next(label for label in s.options() if label.startswith("play Axe")))
        s.choose(f"target {target}") if f"target {target}" in s.options() else None
        s.all_pass()
        assert (s.points("A"), s.points("B")) == (points, 15)


@plays("Debt of Blood")
@pytest.mark.parametrize("attacks", [True, False])
def test_who_did_not_attack_loses_a_point(attacks: bool) -> None:
    s = arc(f"A: army: Wolf 2/2, Cub 1/1; attached: Debt of Blood on A\nB: city Oak (Body, 8){COMBAT}")
    if attacks:
        s.choose("attack Oak", "send Wolf")
    s.to("Draw", "B")
    assert (s.points("A"), s.points("B")) == (15 - (not attacks), 15)
    s.to("Draw", "A")
    assert (s.points("A"), s.points("B")) == (15 - (not attacks), 15)


@plays("Consecrated Walls")
def test_each_attacker_deals_one_less_to_the_city() -> None:
    s = arc(
        f"A: army: Wolf 3/2, Cub 1/2, Ox 2/2; hand: Ram\nB: city Oak (Body, 9); city Elm (Mind, 9);"
        f" attached: Consecrated Walls on Oak{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "send Cub", "send Ox")
    s.to("Second Play")
    assert s.damage("Oak") == 2 + 0 + 1
    s.play("Ram", "target Oak")
    assert (s.damage("Oak"), s.damage("Elm")) == (6, 0)


@plays("Cinderpath Runner")
def test_the_runner_may_come_into_the_army() -> None:
    s = arc("A: hand: Cinderpath Runner, Pup; gems 4 Red Banner; city Oak (Body, 8); city Elm (Body, 8)\nB: army: Ox")
    s.choose("play Cinderpath Runner")
    assert len(s.options()) == 3
    s.choose(next(label for label in s.options() if "rmy" in label))
    s.all_pass()
    assert (s.place("Cinderpath Runner"), s.marked("Cinderpath Runner")) == ("A's Army", False)
