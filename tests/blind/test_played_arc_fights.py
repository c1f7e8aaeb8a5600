"""Blind texts of ARC's last rounds about attackers and defenders, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Break": "event 0: Destroy target enchantment.",
    "Bat": "creature 1 1/1: Flying", "Guard": "creature 2 The Empire (Human Soldier) 1/1",
    "Home": "event 0: Return target creature to its owner's hand.", "Elk": "creature 3 Gaian 1/1",
    "Bower": "city 2 Mind 8: Always: Creatures with flying can't enter this city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Portcullis Corporal")
@pytest.mark.parametrize(
    "where", ["army: Portcullis Corporal, Ox", "army: Ox; city Oak (Body, 8): Portcullis Corporal"]
)
def test_defending_a_city_it_is_tougher_from_its_assignment_to_the_end_of_the_attack(where: str) -> None:
    city = "" if "Oak" in where else "; city Oak (Body, 8)"
    s = arc(f"A: army: Wolf 3/9; {WAITING}\nB: {where}{city}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    assert s.value("Portcullis Corporal") == "2/2"
    until(s, "block Wolf with Portcullis Corporal")
    s.choose("block Wolf with Portcullis Corporal")
    assert s.value("Portcullis Corporal") == "2/5"
    s.to("Second Play")
    assert (s.damage("Wolf"), s.place("Portcullis Corporal")) == (2, "B's graveyard")  # 3 damage, and DEF 2 again


@plays("Portcullis Corporal")
def test_defending_the_army_it_is_as_always() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Portcullis Corporal; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Portcullis Corporal")
    assert s.value("Portcullis Corporal") == "2/2"
    s.to("Second Play")
    assert (s.place("Portcullis Corporal"), s.damage("Portcullis Corporal")) == ("B's Army", 1)


@plays("Watch Rota")
def test_who_defends_its_city_is_tougher_until_the_attack_or_the_rota_ends() -> None:
    table = (
        f"A: army: Wolf 1/9, Fox 1/9; hand: Break, Wait\nB: army: Ox 1/2; city Oak (Body, 8): Elder 1/2, Imp 1/2;"
        f" city Elm (Mind, 8): Sage 1/2; attached: Watch Rota on Oak; {WAITING}{COMBAT}"
    )
    s = arc(table, TEXTS)
    s.choose("attack Oak", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Wolf with Elder", "done")
    assert [s.value(n) for n in ("Elder", "Ox", "Imp", "Sage")] == ["1/4", "1/4", "1/2", "1/2"]
    gone = s.fork()
    s.to("Second Play")
    assert [s.value(n) for n in ("Elder", "Ox")] == ["1/2", "1/2"]
    until(gone, "play Break")
    gone.choose("play Break")
    while gone.table.chain:
        gone.choose("pass")
    assert (gone.place("Watch Rota"), gone.value("Elder")) == ("B's graveyard", "1/2")


@plays("Watch Rota")
def test_on_an_attack_elsewhere_it_does_nothing_and_it_is_laid_on_any_city() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Oak (Body, 8): Imp; city Elm (Mind, 8): Sage 1/2;"
        f" attached: Watch Rota on Oak; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "block")
    s.choose("block Wolf with Sage")
    assert s.value("Sage") == "1/2"
    s = arc("A: hand: Watch Rota; gems 2 The Empire; city Oak (Body, 8)\nB: city Elm (Mind, 8)")
    s.choose("play Watch Rota")
    assert sorted(s.options()) == ["target Elm", "target Oak"]


@plays("Meet Them in the Field")
def test_the_attack_on_a_city_becomes_one_on_the_army() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 2/9; {WAITING}\nB: 15 points; army: Ox 1/9; city Oak (Body, 8): Elder;"
        f" hand: Meet Them in the Field; gems 3 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "send Fox")
    until(s, "play Meet")
    s.choose("play Meet Them in the Field")
    until(s, "block")
    assert not [label for label in s.options() if "Elder" in label]
    s.choose("block Wolf with Ox")
    s.choose("done") if "done" in s.options() else None
    s.to("Second Play")
    assert (s.damage("Oak"), s.points("B"), s.damage("Ox")) == (0, 13, 3)
    assert s.marked("Wolf")
    assert s.marked("Fox")


@plays("Meet Them in the Field")
@pytest.mark.parametrize("goal", ["B's army", "Elm"])
def test_it_is_played_by_nobody_but_who_is_attacked_in_a_city(goal: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: Wait, Meet Them in the Field; gems 3 The Empire\nB: army: Ox; hand: Wait,"
        f" Meet Them in the Field; gems 3 The Empire\nC: city Elm (Mind, 8): Sage{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    while s.phase == "Attack":
        assert not [label for label in s.options() if "Meet" in label]
        s.choose(s.way_on())


@plays("Meet Them in the Field")
def test_once_defenders_are_assigned_it_is_too_late() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: Ox; city Oak (Body, 8); gems 3 The Empire; hand: Wait,"
        f" Meet Them in the Field{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    until(s, "block Wolf with Ox")
    s.choose("block Wolf with Ox")
    while s.phase == "Attack":
        assert not [label for label in s.options() if "Meet" in label]
        s.choose(s.way_on())


@plays("Tarnished Circlet")
@pytest.mark.parametrize(("circlets", "left"), [(1, 14), (2, 13)])
def test_announced_as_an_attacker_its_bearer_costs_its_controller_a_point(circlets: int, left: int) -> None:
    on = ", ".join(["Tarnished Circlet on Wolf"] * circlets)
    s = arc(f"A: army: Wolf, Fox; {WAITING}\nB: army: Ox; attached: {on}; {WAITING}{COMBAT}", TEXTS)
    other = s.fork()
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "block")
    assert (s.points("A"), s.points("B")) == (left, 15)
    other.choose("attack B's army", "send Fox", "done")
    until(other, "block")
    assert other.points("A") == 15


@plays("Tarnished Circlet")
def test_defending_its_bearer_costs_nothing_and_the_last_point_ends_the_match() -> None:
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Ox; attached: Tarnished Circlet on Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    s.to("Second Play")
    assert (s.points("A"), s.points("B")) == (15, 15)
    s = arc(
        f"A: 1 points; army: Wolf; {WAITING}\nB: army: Ox; attached: Tarnished Circlet on Wolf; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    while not s.over:
        s.choose("pass")
    assert s.winner == "B"


@plays("Tollhouse Bruiser")
@pytest.mark.parametrize(("goal", "value"), [("Oak", "5/3"), ("B's army", "3/3")])
def test_attacking_a_city_it_strikes_harder(goal: str, value: str) -> None:
    s = arc(
        f"A: army: Tollhouse Bruiser; {WAITING}\nB: army: Ox; city Oak (Body, 8); city Elm (Mind, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Tollhouse Bruiser") == "3/3"
    s.choose(f"attack {goal}")
    assert s.value("Tollhouse Bruiser") == value
    s.to("Second Play")
    assert s.value("Tollhouse Bruiser") == "3/3"


@plays("Tollhouse Bruiser")
def test_defending_it_is_as_always_and_a_city_that_falls_is_attacked_to_the_end() -> None:
    s = arc(f"A: army: Wolf; {WAITING}\nB: city Oak (Body, 8): Tollhouse Bruiser; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    until(s, "block")
    s.choose("block Wolf with Tollhouse Bruiser")
    assert s.value("Tollhouse Bruiser") == "3/3"
    s = arc(
        f"A: army: Tollhouse Bruiser; {WAITING}\nB: army: Ox; city Oak (Body, 8); city Elm (Mind, 8); hand: Fall, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    until(s, "play Fall")
    s.choose("play Fall", "target Oak")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Oak"), s.value("Tollhouse Bruiser")) == ("B's graveyard", "5/3")


@plays("Fernback Tortoise")
def test_it_never_attacks_but_moves_and_defends() -> None:
    s = arc("A: army: Fernback Tortoise, Wolf; city Oak (Body, 8)\nB: army: Ox")
    assert "move Fernback Tortoise to Oak" in s.options()
    s.to("Attack")
    s.choose("attack B's army")
    assert s.marked("Wolf")
    assert not s.marked("Fernback Tortoise")
    s = arc(f"A: army: Fernback Tortoise; {WAITING}\nB: army: Ox{COMBAT}", TEXTS)
    assert not [label for label in s.options() if label.startswith("attack")]
    s = arc(f"A: army: Wolf\nB: army: Fernback Tortoise{COMBAT}")
    s.choose("attack B's army")
    assert "block Wolf with Fernback Tortoise" in s.options()


@plays("Bramble Duelist", "Salon Duellist")
@pytest.mark.parametrize("duelist", ["Bramble Duelist", "Salon Duellist"])
def test_no_more_than_one_defends_against_it(duelist: str) -> None:
    s = arc(f"A: army: {duelist}, Wolf\nB: army: Ox, Mule, Elk{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {duelist}", "send Wolf")
    s.choose(f"block {duelist} with Ox")
    assert [label for label in s.options() if label.startswith(f"block {duelist}")] == []
    assert {"block Wolf with Mule", "block Wolf with Elk", "done"} <= set(s.options())
    s = arc(f"A: army: Wolf\nB: army: {duelist}, Mule{COMBAT}")
    s.choose("attack B's army", f"block Wolf with {duelist}")
    assert "block Wolf with Mule" in s.options()


@plays("Bramble Duelist")
def test_killing_in_combat_it_grows_for_good() -> None:
    s = arc(f"A: army: Bramble Duelist; {WAITING}\nB: army: Ox 1/3, Mule 1/4; hand: Axe{COMBAT}", TEXTS)
    alive = s.fork()
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Bramble Duelist with Ox")
    s.to("Second Play")
    assert (s.place("Ox"), s.value("Bramble Duelist")) == ("B's graveyard", "4/4")
    s.to("Draw", "B")
    assert s.value("Bramble Duelist") == "4/4"
    alive.choose("attack B's army")
    until(alive, "block")
    alive.choose("block Bramble Duelist with Mule")
    alive.to("Second Play")
    assert alive.value("Bramble Duelist") == "3/3"


@plays("Bramble Duelist")
def test_defending_it_grows_too_and_dead_it_does_not() -> None:
    s = arc(f"A: army: Wolf 1/3; hand: Axe\nB: army: Bramble Duelist, Mule; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Bramble Duelist")
    s.to("Second Play")
    assert s.value("Bramble Duelist") == "4/4"
    s.play("Axe", "target Mule")
    assert s.value("Bramble Duelist") == "4/4"
    s = arc(f"A: army: Wolf 3/3\nB: army: Bramble Duelist{COMBAT}")
    s.choose("attack B's army", "block Wolf with Bramble Duelist")
    s.all_pass()
    assert (s.place("Bramble Duelist"), s.place("Wolf")) == ("B's graveyard", "A's graveyard")


@plays("Stonefoot Legionary")
def test_it_is_stronger_by_each_other_soldier_of_its_army_wherever_it_is() -> None:
    s = arc(
        "A: army: Stonefoot Legionary, Guard marked, Ox; city Oak (Body, 8): Guard; hand: Axe\nB: army: Guard, Ox",
        TEXTS,
    )
    assert s.value("Stonefoot Legionary") == "3/3"
    s.play("Axe", "target Guard")
    assert s.value("Stonefoot Legionary") == "2/3"
    s = arc("A: army: Guard, Guard, Ox; city Oak (Body, 8): Stonefoot Legionary\nB: army: Ox", TEXTS)
    assert s.value("Stonefoot Legionary") == "4/3"
