"""Blind texts of ARC about curfews, charters and other spells, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Bolt": "magic 0: Gain 1 victory point.",
    "Rat": "creature 0 1/1",
}  # fmt: skip


@plays("Sour the Wells")
def test_an_opponent_gives_up_a_resource_card_of_his_choice() -> None:
    s = arc(
        "A: hand: Sour the Wells; gems 4 Dark Legion\nB: gems 1 Gaian, 1 Red Banner\nC: gems 2 Gaian, 1 Gaian consumed",
        TEXTS,
    )
    s.choose("play Sour the Wells")
    assert sorted(s.options()) == ["target player B", "target player C"]
    c = s.fork()
    s.choose("target player B")
    s.all_pass()
    assert (s.asked, len(s.options())) == ("B", 2)
    s.choose(next(label for label in s.options() if "Red Banner" in label))
    assert (s.gems("B"), len(s.grave("B")), s.gems("A"), s.gems("C")) == ("1 Gaian", 1, "1 Dark Legion", "2 Gaian")
    c.choose("target player C")
    c.all_pass()
    c.choose("pick Gaian resource card")
    assert (c.gems("C"), c.consumed("C"), len(c.grave("C"))) == ("2 Gaian", "", 1)  # a consumed gem goes first


@plays("Reread the Charter")
@pytest.mark.parametrize(
    ("grave", "hand", "left"), [("Ox, Rat, Bolt", ["Ox"], ["Bolt", "Rat"]), ("Bolt", ["Bolt"], []), ("", [], [])]
)
def test_the_oldest_card_of_the_own_graveyard_comes_back(grave: str, hand: list[str], left: list[str]) -> None:
    own = f"; grave: {grave}" if grave else ""
    s = arc(f"A: hand: Reread the Charter; gems 2 The Empire{own}\nB: army: Fox; grave: Hen", TEXTS)
    s.carry_out("play Reread the Charter")
    assert (s.hand("A"), s.grave("A"), s.grave("B")) == (hand, ["Reread the Charter", *left], ["Hen"])


@plays("Mortar and Lime")
@pytest.mark.parametrize(("hurt", "left"), [(5, 2), (2, 0), (0, 0)])
def test_an_own_city_regains_up_to_three_strength(hurt: int, left: int) -> None:
    s = arc(
        f"A: hand: Mortar and Lime; gems 2 The Empire; city Oak (Body, 8, hurt {hurt}); city Fen (Mind, 8, hurt 4)\n"
        "B: city Elm (Body, 8, hurt 5)"
    )
    s.choose("play Mortar and Lime")
    assert sorted(s.options()) == ["target Fen", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert [s.damage(n) for n in ("Oak", "Fen", "Elm")] == [left, 4, 5]


@plays("Levy of Cousins")
@pytest.mark.parametrize(
    ("cities", "drawn"),
    [("city Oak (Body, 8); city Fen (Body, 8)", 1), ("city Oak (Body, 8); city Fen (Soul, 8); city Elm (Soul, 8)", 2),
     ("city Oak (Body, 8); city Fen (Soul, 8); city Elm (Mind, 8)", 3)],
)  # fmt: skip
def test_each_discipline_among_the_own_cities_is_a_card(cities: str, drawn: int) -> None:
    s = arc(f"A: hand: Levy of Cousins; gems 3 House of Nobles; {cities}; deck: 4\nB: city Ash (Mind, 8)")
    s.carry_out("play Levy of Cousins")
    assert (len(s.hand("A")), s.hand("B")) == (drawn, [])


@plays("Levy of Cousins")
def test_who_cannot_draw_for_a_discipline_is_defeated() -> None:
    s = arc(
        "A: hand: Levy of Cousins; gems 3 House of Nobles; city Oak (Body, 8); city Fen (Soul, 8); deck: Ox\nB: army: Fox"
    )
    s.choose("play Levy of Cousins")
    s.all_pass()
    assert (s.over, s.winner) == (True, "B")


@plays("Loose Girth")
def test_an_attacker_strikes_for_three_less() -> None:
    table = "A: army: Wolf {}, Cub; hand: {}\nB: city Oak (Body, 8); hand: {}; gems 1 Red Banner\nphase: Attack"
    for attack, dealt in ((5, 2), (2, 0)):
        s = arc(table.format(f"{attack}/1", "Bolt", "Loose Girth"), TEXTS)
        s.choose("attack Oak", "send Wolf", "done")
        until(s, "play Loose Girth")
        s.choose("play Loose Girth")  # at the only attacker
        s.to("Second Play")
        assert (s.damage("Oak"), s.value("Wolf")) == (dealt, f"{attack - 3}/1")
    s = arc("A: army: Wolf; hand: Loose Girth; gems 1 Red Banner\nB: army: Ox")
    assert "play Loose Girth" not in s.options()


@rule("ARC-CONFLICT-02")
@plays("Curfew Horn")
def test_after_the_horn_nobody_moves_and_a_move_on_the_chain_fails() -> None:
    table = (
        "A: army: Wolf; city Oak (Body, 8): Elk; hand: Rat, Bolt{}; gems 3 The Empire\n"
        "B: army: Fox; city Elm (Body, 8); hand: Wait{}; gems 2 The Empire"
    )
    s = arc(table.format(", Curfew Horn", ""), TEXTS)
    assert "move Wolf to Oak" in s.options()
    s.carry_out("play Curfew Horn")
    assert not [label for label in s.options() if label.startswith("move")]
    s.carry_out("play Rat")  # who comes into play later does not move, either
    s.to("Second Play")
    assert s.place("Rat") == "Oak"
    assert not [label for label in s.options() if label.startswith("move")]
    s.to("Play", "B")
    assert "move Fox to Elm" in s.options()
    s = arc(table.format("", ", Curfew Horn"), TEXTS)
    s.choose("move Elk to the Army")
    until(s, "play Curfew Horn")
    s.choose("play Curfew Horn")
    s.all_pass()
    assert (s.place("Elk"), s.marked("Elk")) == ("Oak", True)
    assert not [label for label in s.options() if label.startswith("move")]


@plays("Second Wind on the Wall")
def test_up_to_two_residents_of_one_city_are_unmarked() -> None:
    s = arc(
        "A: army: Wolf marked; city Oak (Body, 8): Elk marked, Hen marked, Pig marked; city Fen (Mind, 8): Fox marked;"
        " hand: Second Wind; gems 2 Gaian\nB: city Elm (Body, 8): Ox marked",
        TEXTS,
    )
    s.choose("play Second Wind")
    assert "target Wolf" not in s.options()
    assert {f"target {name}" for name in ("Elk", "Hen", "Pig", "Fox", "Ox")} <= set(s.options())
    one, none = s.fork(), s.fork()
    none.choose("done")
    none.all_pass()
    assert (none.place("Second Wind"), none.marked("Elk"), none.gems("A")) == ("A's graveyard", True, "")
    s.choose("target Elk")
    assert not {"target Fox", "target Ox"} & set(s.options())
    s.choose("target Pig")
    s.all_pass()
    assert [s.marked(n) for n in ("Elk", "Hen", "Pig", "Fox", "Ox", "Wolf")] == [False, True, False, True, True, True]
    one.choose("target Ox")
    assert [one.marked(n) for n in ("Elk", "Ox")] == [True, False]


@plays("Second Wind on the Wall")
def test_who_is_allowed_into_the_attacked_city_is_its_resident_meanwhile() -> None:
    s = arc(
        "A: army: Wolf\nB: army: Ox marked; city Elm (Body, 8): Elk marked; city Fen (Body, 8): Pig marked; hand: Second Wind;"
        " gems 2 Gaian\nphase: Attack"
    )
    s.choose("attack Elm", "play Second Wind", "target Ox")
    assert "target Pig" not in s.options()
    s.choose("target Elk")
    until(s, "block")
    assert s.options() == ["done", "block Wolf with Ox", "block Wolf with Elk"]


@plays("Grudge Remembered")
def test_the_grudge_needs_a_creature_of_its_player_that_died_this_turn() -> None:
    s = arc("A: army: Wolf, Cub; hand: Grudge Remembered, Axe, Axe; gems 2 Red Banner\nB: army: Ox 1/5, Elk 1/6", TEXTS)
    assert "play Grudge Remembered" not in s.options()
    s.choose(next(label for label in s.options() if "Axe" in label), "target Ox")
    s.all_pass()
    assert "play Grudge Remembered" not in s.options()
    s.carry_out("play Axe", "target Cub")
    later = s.fork()
    s.carry_out("play Grudge Remembered", "target Elk")
    assert s.damage("Elk") == 2
    later.to("Play", "B")
    assert "play Grudge Remembered" not in later.options()


@plays("Grudge Remembered")
@pytest.mark.parametrize(("target", "dealt"), [("Wolf", 4), ("Ox", 4), ("Elk", 2)])
def test_the_grudge_strikes_attackers_and_defenders_harder(target: str, dealt: int) -> None:
    s = arc(
        "A: army: Wolf 0/9, Cub; hand: Axe, Grudge Remembered, Bolt; gems 2 Red Banner\n"
        "B: army: Ox 0/9, Elk 0/9\nphase: Attack",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "done", "play Axe", "target Cub")
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    until(s, "play Grudge Remembered")
    s.choose("play Grudge Remembered", f"target {target}")
    s.to("Second Play")
    assert [s.damage(name) for name in ("Wolf", "Ox", "Elk")] == [
        dealt * (name == target) for name in ("Wolf", "Ox", "Elk")
    ]
