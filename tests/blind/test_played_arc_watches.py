"""Blind texts of ARC's nineteenth round that look at attacks, defenders and damage, played as their writers meant them."""

import pytest

from blind.texts import WAIT, arc, plays

TEXTS = WAIT | {
    "Axe": "event 0: Kill target creature.", "Hex": "event 0: Deal 2 damage to target creature.",
    "Dart": "event 0: Deal 1 damage to target creature.", "Raze": "event 0: Destroy target city.",
    "Ram": "event 0: Deal 3 damage to target city.", "Breath": "event 0: Unmark target creature.",
    "Growth": "event 0: Target creature gets +1/+0 until end of turn.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Ditchwater Levy")
@pytest.mark.parametrize(
    "home", ["army: Ditchwater Levy; city Elm (Body, 8): Hen", "city Elm (Body, 8): Ditchwater Levy, Hen"]
)
def test_it_is_tougher_while_it_defends_a_city_and_dies_of_the_damage_as_the_attack_ends(home: str) -> None:
    s = arc(f"A: army: Wolf 3/3, Cub 2/2; hand: Wait\nB: {home}{COMBAT}", TEXTS)
    s.choose("attack Elm", "send Wolf", "send Cub", "pass")
    assert s.value("Ditchwater Levy") == "1/2"
    s.choose("block Wolf with Ditchwater Levy", "done")
    assert s.value("Ditchwater Levy") == "1/4"
    s.choose("pass")  # its own combat is over, the attack is not
    assert (s.damage("Ditchwater Levy"), s.value("Ditchwater Levy")) == (3, "1/4")
    s.all_pass()
    assert s.place("Ditchwater Levy") == "B's graveyard"


@plays("Ditchwater Levy")
def test_who_defends_the_army_or_nothing_is_no_tougher() -> None:
    s = arc(f"A: army: Wolf 2/3; hand: Wait\nB: army: Ditchwater Levy{COMBAT}", TEXTS)
    s.choose("attack B's army", "pass", "block Wolf with Ditchwater Levy")
    assert s.value("Ditchwater Levy") == "1/2"
    s.all_pass()
    assert s.place("Ditchwater Levy") == "B's graveyard"
    s = arc(f"A: army: Ditchwater Levy; hand: Wait\nB: city Elm (Body, 8): Hen{COMBAT}", TEXTS)
    s.choose("attack Elm", "pass")
    assert s.value("Ditchwater Levy") == "1/2"
    s = arc(f"A: army: Wolf 1/3; hand: Wait\nB: city Elm (Body, 8): Ditchwater Levy{COMBAT}", TEXTS)
    s.choose("attack Elm", "pass", "block Wolf with Ditchwater Levy")
    s.all_pass()
    s.to("Second Play")
    assert s.place("Ditchwater Levy") == "Elm"


@plays("Skirl Outrider")
@pytest.mark.parametrize(("more", "won"), [("", 1), (", hurt 7", 1)])
def test_damage_that_it_deals_to_a_city_brings_one_point_however_much(more: str, won: int) -> None:
    s = arc(
        f"A: army: Skirl Outrider, Wolf 2/2\nB: army: Ox marked; city Elm (Body, 8{more}); city Oak (Body, 8){COMBAT}"
    )
    alone = s.fork()
    s.choose("attack Elm", "send Skirl Outrider", "done")
    alone.choose("attack Elm", "send Wolf", "done")
    assert (s.points("A"), alone.points("A"), s.points("B")) == (15 + won, 15, 15)
    assert (s.place("Elm") == "B's graveyard") == bool(more)


@plays("Skirl Outrider")
def test_blocked_without_atk_on_an_army_or_on_a_city_that_is_gone_it_brings_nothing() -> None:
    s = arc(f"A: army: Skirl Outrider\nB: city Elm (Body, 8): Ox 1/9{COMBAT}")
    s.choose("attack Elm", "block Skirl Outrider with Ox")
    assert (s.points("A"), s.damage("Elm")) == (15, 0)
    s = arc(f"A: army: Skirl Outrider\nB: army: Ox marked{COMBAT}")
    s.choose("attack B's army")
    assert (s.points("A"), s.points("B")) == (15, 12)
    s = arc(
        f"A: army: Skirl Outrider\nB: hand: Fear; city Elm (Body, 8){COMBAT}",
        {"Fear": "event 0: Target creature gets -3/-0 until end of turn."},
    )
    s.choose("attack Elm", "play Fear")
    s.all_pass()
    assert (s.points("A"), s.damage("Elm")) == (15, 0)
    s = arc(f"A: army: Skirl Outrider\nB: hand: Raze; city Elm (Body, 8); city Oak (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm", "play Raze", "target Elm")
    s.all_pass()
    assert s.points("A") == 15


@plays("Oathbound Banneret")
def test_the_attackers_beside_it_are_stronger_while_it_attacks() -> None:
    s = arc(f"A: army: Oathbound Banneret, Wolf 2/2, Cub 1/1; hand: Wait\nB: city Elm (Body, 9): Ox 3/3{COMBAT}", TEXTS)
    stays = s.fork()
    s.choose("attack Elm", "send Oathbound Banneret", "send Wolf", "done")
    assert [s.value(n) for n in ("Oathbound Banneret", "Wolf", "Cub", "Ox")] == ["3/3", "3/2", "1/1", "3/3"]
    s.choose("pass", "done")
    s.all_pass()
    assert (s.damage("Elm"), s.value("Wolf")) == (3 + 3, "2/2")
    stays.choose("attack Elm", "send Wolf", "done")
    assert stays.value("Wolf") == "2/2"


@plays("Oathbound Banneret")
def test_once_it_is_dead_who_comes_later_is_not_stronger_and_two_strengthen_each_other() -> None:
    s = arc(f"A: army: Oathbound Banneret, Wolf 2/2, Cub 1/1\nB: city Elm (Body, 9): Ox 3/9{COMBAT}", TEXTS)
    late = s.fork()
    s.choose("attack Elm", "send Wolf", "send Oathbound Banneret", "done", "block Oathbound Banneret with Ox")
    assert (s.damage("Elm"), s.place("Oathbound Banneret")) == (3, "A's graveyard")
    late.choose("attack Elm", "send Oathbound Banneret", "send Wolf", "done", "block Oathbound Banneret with Ox")
    assert late.damage("Elm") == 2
    s = arc(f"A: army: Oathbound Banneret, Oathbound Banneret; hand: Wait\nB: city Elm (Body, 9){COMBAT}", TEXTS)
    s.choose("attack Elm", "send Oathbound Banneret", "send Oathbound Banneret")
    assert (s.value("Oathbound Banneret"), s.value("Oathbound Banneret (2)")) == ("4/3", "4/3")


@plays("Turned Stirrup")
def test_an_attacker_of_anybody_loses_its_atk_for_the_turn() -> None:
    s = arc(
        f"A: army: Wolf 2/2, Cub 4/4, Pup\nB: hand: Turned Stirrup; gems 1 Red Banner; army: Hen marked; city Elm{COMBAT}"
    )
    s.choose("attack Elm", "send Wolf", "send Cub", "done", "play Turned Stirrup")
    assert s.options() == ["target Wolf", "target Cub"]
    other = s.fork()
    s.choose("target Wolf")
    other.choose("target Cub")
    assert (s.damage("Elm"), other.damage("Elm")) == (4, 2 + 1)
    assert s.value("Wolf") == "-1/2"
    s.to("Play", "B")
    assert s.value("Wolf") == "2/2"
    s = arc("A: army: Wolf; hand: Turned Stirrup; gems 1 Red Banner\nB: army: Hen")
    assert "play Turned Stirrup" not in s.options()


@plays("Crossed Orders")
def test_the_defenders_of_two_attackers_are_exchanged() -> None:
    s = arc(
        f"""
        A: army: Wolf 2/9, Cub 1/9, Pup 4/9; hand: Crossed Orders; gems 3 House of Nobles
        B: city Elm (Body, 9): Ox 5/9, Hen 3/9
        {COMBAT}
        """
    )
    s.choose("attack Elm", "send Wolf", "send Cub", "send Pup", "pass", "block Wolf with Ox", "block Cub with Hen")
    late, bare = s.fork(), s.fork()
    s.choose("play Crossed Orders", "pick Wolf", "pick Cub")  # chosen on resolution, for no target is said
    assert (s.damage("Wolf"), s.damage("Cub"), s.damage("Ox"), s.damage("Hen")) == (3, 5, 1, 2)
    assert s.damage("Elm") == 4
    bare.choose("play Crossed Orders", "pick Wolf", "pick Pup")
    assert (bare.damage("Wolf"), bare.damage("Pup"), bare.damage("Cub")) == (0, 5, 3)
    assert (bare.damage("Elm"), bare.damage("Ox")) == (2, 4)
    late.choose("pass", "play Crossed Orders")  # Wolf's combat is over
    assert (late.damage("Wolf"), late.damage("Cub"), late.damage("Pup"), late.damage("Elm")) == (5, 0, 3, 1)


@plays("Crossed Orders")
def test_an_attacker_whose_defender_has_left_hands_over_none() -> None:
    s = arc(
        f"""
        A: army: Wolf 2/9, Cub 1/9; hand: Crossed Orders, Axe; gems 3 House of Nobles
        B: city Elm (Body, 9): Ox 5/9, Hen 3/9
        {COMBAT}
        """,
        TEXTS,
    )
    s.choose("attack Elm", "send Wolf", "send Cub", "pass", "block Wolf with Ox", "block Cub with Hen")
    s.choose("play Axe", "target Ox", "pass", "play Crossed Orders")
    # the writer lets Cub through, but it was defended, and stays so when nobody is left (ARC-COMBAT-18)
    assert (s.damage("Wolf"), s.damage("Cub"), s.damage("Hen"), s.damage("Elm")) == (3, 0, 2, 0)


@plays("Hawthorn Shackle")
def test_its_creature_is_tough_and_does_everything_but_attack() -> None:
    s = arc(
        """
        A: army: Wolf 2/2, Pup; city Oak (Body, 8): Elder 1/1; attached: Hawthorn Shackle on Wolf; hand: Hawthorn Shackle
           gems 2 Gaian
        B: army: Hen 1/1, Cow 4/4; hand: Shift
        """.replace("Shackle\n", "Shackle;\n"),
        {"Shift": "event 0: Attach target enchantment to target creature."},
    )
    assert s.value("Wolf") == "2/5"
    s.choose("play Hawthorn Shackle")
    assert sorted(s.options()) == [f"target {n}" for n in ("Cow", "Elder", "Hen", "Pup", "Wolf")]
    s.choose("target Wolf")
    s.all_pass()
    assert s.value("Wolf") == "2/8"
    assert "move Wolf to Oak" in s.options()
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.marked("Wolf"), s.marked("Pup")) == (False, True)


@plays("Hawthorn Shackle")
def test_the_shackled_bid_and_defend() -> None:
    s = arc("A: city Oak (Body, 8): Elder 1/1\nB: army: Hen; attached: Hawthorn Shackle on Elder\nphase: Tactics")
    s.choose("claim Body", "bid Elder")
    assert s.points("A") == 16
    s = arc(f"A: army: Wolf 3/3\nB: army: Hen 2/1; attached: Hawthorn Shackle on Hen{COMBAT}")
    s.choose("attack B's army", "block Wolf with Hen")
    assert (s.damage("Hen"), s.damage("Wolf")) == (3, 2)


@plays("Garrison Double-Watch")
def test_residents_of_the_city_defend_their_players_army_and_stay_where_they_are() -> None:
    s = arc(
        f"""
        A: army: Wolf 2/9, Cub 1/9
        B: army: Hen; city Elm (Body, 8): Ox 1/9, Cow 1/9 marked; city Oak (Body, 8): Elder
           attached: Garrison Double-Watch on Elm
        {COMBAT}
        """.replace("Elder\n", "Elder;\n"),
    )
    s.choose("attack B's army", "send Wolf", "send Cub")
    assert [o for o in s.options() if "Wolf" in o] == ["block Wolf with Hen", "block Wolf with Ox"]
    s.choose("block Wolf with Ox")
    assert (s.place("Ox"), s.damage("Ox"), s.damage("Wolf"), s.points("B")) == ("Elm", 2, 1, 14)


@plays("Garrison Double-Watch")
def test_other_cities_and_other_players_are_not_helped() -> None:
    s = arc(
        f"""
        A: army: Wolf 2/9
        B: army: Hen; city Elm (Body, 8): Ox 1/9; city Oak (Body, 8): Elder 1/1
        C: attached: Garrison Double-Watch on Elm
        {COMBAT}
        """
    )
    s.choose("attack B's army")
    assert s.options() == ["done", "block Wolf with Hen"]
    s = arc(
        f"A: army: Wolf 2/9\nB: army: Hen; city Elm (Body, 8): Ox 1/9; city Oak (Body, 8): Elder 1/1;"
        f" attached: Garrison Double-Watch on Elm{COMBAT}"
    )
    s.choose("attack Oak")
    assert s.options() == ["done", "block Wolf with Hen", "block Wolf with Elder"]
