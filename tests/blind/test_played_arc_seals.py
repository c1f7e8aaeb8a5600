"""Blind texts of ARC's first to seventh round about seals, bans and the graveyard, played as their writers meant them."""

import pytest

from blind.texts import arc, of_round, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Hex": "event 0: Deal 2 damage to target creature.", "Bolt": "magic 0: Gain 1 victory point.",
    "Charm": "magic 0: Deal 1 damage to target creature.", "Strength": "enchantment 0: Attach to a creature. It gets +2/+2.",
    "Three": "creature 3 Gaian 2/2", "Four": "creature 4 Gaian 2/2", "Two": "creature 2 Gaian 2/2",
    "Small": "creature 1 Gaian 1/1", "Five": "creature 5 Gaian 1/1", "Storm": "event 0: Deal 2 damage to each creature.",
    "Spend": "event 1 The Empire loyalty 0: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Parasitic Seal", "Creeping Verdigris")
@pytest.mark.parametrize("seal", ["Parasitic Seal", "Creeping Verdigris"])
def test_a_sealed_enchantment_does_nothing_until_the_seal_is_gone(seal: str) -> None:
    s = arc(
        f"A: hand: {seal}, Break, Bolt; gems 2 Dark Legion; army: Fox 1/1\nB: army: Ox 2/2;"
        " attached: Strength on Ox, Strength on Fox",
        TEXTS,
    )
    assert s.value("Ox") == "4/4"
    s.choose(f"play {seal}", "target Strength")
    s.all_pass()
    sealed = [s.value(n) for n in ("Ox", "Fox")]
    assert sealed in (["2/2", "3/3"], ["4/4", "1/1"])
    assert (s.place("Strength"), s.place("Strength (2)")) == ("on Ox", "on Fox")
    s.choose("play Break", f"target {seal}")
    s.all_pass()
    assert [s.value(n) for n in ("Ox", "Fox")] == ["4/4", "3/3"]


@plays("Parasitic Seal")
def test_for_one_gem_the_seal_comes_back() -> None:
    s = arc(
        "A: hand: Bolt; gems 1 Gaian; attached: Parasitic Seal on Strength\nB: army: Ox 2/2; attached: Strength on Ox",
        TEXTS,
    )
    assert s.value("Ox") == "2/2"
    s.choose("use Parasitic Seal")
    s.all_pass()
    assert (s.place("Parasitic Seal"), s.value("Ox"), s.gems("A")) == ("A's hand", "4/4", "")


@plays("Veiled Understudy")
def test_the_understudy_has_the_values_of_a_creature_card_in_a_graveyard() -> None:
    s = arc(
        "A: hand: Veiled Understudy, Bolt; gems 4 House of Nobles; grave: Bolt\nB: grave: Wolf 3/4, Cub 1/1; army: Ox 9/9"
        f"; {WAITING}",
        TEXTS,
    )
    s.choose("play Veiled Understudy")
    until(s, "pick")
    assert sorted(s.options()) == ["pick Cub", "pick Wolf"]
    s.choose("pick Wolf")
    assert (s.value("Veiled Understudy"), s.place("Veiled Understudy")) == ("3/4", "Keep of A")
    alone = arc("A: hand: Veiled Understudy, Bolt; gems 4 House of Nobles\nB: army: Ox 9/9", TEXTS)
    alone.choose("play Veiled Understudy")
    alone.all_pass()
    assert alone.value("Veiled Understudy") == "0/1"


@plays("Gravebell Ringer")
@pytest.mark.parametrize(("pays", "place"), [(True, "A's hand"), (False, "A's graveyard")])
def test_who_died_comes_back_at_the_end_of_the_turn(pays: bool, place: str) -> None:
    s = arc("A: army: Gravebell Ringer, Ox; gems 1 Gaian; hand: Axe, Axe\nB: army: Fox", TEXTS)
    s.choose("play Axe", "target Fox")
    s.all_pass()
    assert (s.gems("A"), s.phase) == ("1 Gaian", "Play")
    s.choose("play Axe", "target Ox")
    while not {"yes", "no"} & {*s.options()}:
        s.choose(s.way_on())
    s.choose(next(label for label in s.options() if (label == "no") != pays))
    s.all_pass()
    assert s.place("Ox") == "A's graveyard"
    s.to("Draw", "B")
    assert (s.place("Ox"), s.place("Fox"), s.gems("A")) == (place, "B's graveyard", "" if pays else "1 Gaian")


@plays("Hollow Regent")
@pytest.mark.parametrize("pays", [True, False])
def test_the_regent_unmarks_only_for_another_creature(pays: bool) -> None:
    s = arc("A: army: Hollow Regent marked, Ox marked, Elk marked\nB: army: Fox marked\nphase: Unmark", TEXTS)
    while s.phase != "Unmark" or "no" not in s.options():
        s.choose(s.way_on())
    s.choose("yes" if pays else "no")
    if pays:
        assert sorted(s.options()) == ["pick Elk", "pick Ox"]
        s.choose("pick Ox")
    assert (s.marked("Hollow Regent"), s.marked("Elk"), s.marked("Fox")) == (not pays, False, True)
    assert s.place("Ox") == ("A's graveyard" if pays else "A's Army")


@plays("Bonechime Witch")
def test_a_card_is_discarded_for_a_cheap_creature_card() -> None:
    table = "A: army: Bonechime Witch; hand: {}; grave: Three, Two, Four, Bolt\nB: grave: Small; hand: Wait"
    s = arc(table.format("Small, Hex"), TEXTS)
    s.choose("use Bonechime Witch")
    assert sorted(s.options()) == ["target Three", "target Two"]
    s.choose("target Three")
    s.choose(next(label for label in s.options() if label.endswith(" Small")))
    s.all_pass()
    assert (sorted(s.hand("A")), s.marked("Bonechime Witch")) == (["Hex", "Three"], True)
    assert not [label for label in arc(table.format("-").replace(" hand: -;", ""), TEXTS).options() if "use" in label]


@plays("Twinsoul Herald")
@pytest.mark.parametrize(("third", "value"), [("Soul", "5/5"), ("Mind", "3/3")])
def test_with_a_city_of_each_discipline_the_herald_is_stronger_and_safe(third: str, value: str) -> None:
    s = arc(
        "A: hand: Hex, Bolt; army: Elk\nB: army: Twinsoul Herald; city Oak (Body, 8); city Elm (Mind, 8);"
        f" city Fen ({third}, 8); hand: Hex",
        TEXTS,
    )
    assert s.value("Twinsoul Herald") == value
    own = s.fork()
    s.choose("play Hex")
    assert ("target Twinsoul Herald" in s.options()) == (third == "Mind")
    own.to("Play", "B")
    own.choose("play Hex")
    assert "target Twinsoul Herald" in own.options()


@plays("Bartered Allegiance")
def test_a_weak_creature_changes_sides_until_the_end_of_the_next_turn() -> None:
    s = arc(
        "A: hand: Bartered Allegiance, Bolt; gems 4 House of Nobles\nB: army: Wolf 2/2, Ox 3/3; city Oak (Body, 8): Elder 1/1",
        TEXTS,
    )
    s.choose("play Bartered Allegiance")
    assert sorted(s.options()) == ["target Elder", "target Wolf"]
    s.choose("target Wolf")
    s.all_pass()
    assert (s.controller("Wolf"), s.place("Wolf")) == ("A", "A's Army")
    s.to("Draw", "B")
    assert s.controller("Wolf") == "A"
    s.to("Second Play", "A")
    assert s.controller("Wolf") == "A"
    s.to("Draw", "B")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("B", "B's Army")


@plays("Usurer's Seal")
def test_whenever_the_gem_is_consumed_a_point_changes_hands() -> None:
    s = arc(
        "A: hand: Spend, Bolt; gems 1 Gaian, 1 Red Banner\nB: hand: Usurer's Seal; gems 4 House of Nobles"
        "\nphase: Play, active B",
        TEXTS | of_round("arc-7", "Usurer's Seal"),
    )
    s.choose("play Usurer's Seal")
    assert sorted(s.options()) == ["target Gaian resource card", "target Red Banner resource card"]
    s.choose("target Gaian resource card")
    s.to("Play", "A")
    s.choose("play Bolt")
    s.all_pass()
    assert (s.points("A"), s.points("B")) == (16, 15)
    s.choose("play Spend")
    other = s.fork()
    s.choose("pay 1 Gaian")
    s.all_pass()
    assert (s.points("A"), s.points("B")) == (15, 16)
    other.choose("pay 1 Red Banner")
    other.all_pass()
    assert (other.points("A"), other.points("B")) == (16, 15)


@plays("Parasite Sigil")
def test_the_enchantment_is_controlled_while_the_sigil_is_in_play() -> None:
    s = arc(
        "A: hand: Parasite Sigil, Break, Bolt; gems 3 Dark Legion; attached: Strength of A on Ox\nB: army: Ox 2/2;"
        " attached: Strength on Ox",
        TEXTS,
    )
    s.choose("play Parasite Sigil")
    s.all_pass()
    assert (s.controller("Strength (2)"), s.place("Strength (2)"), s.value("Ox")) == ("A", "on Ox", "6/6")
    s.choose("play Break", "target Parasite Sigil")
    s.all_pass()
    assert (s.controller("Strength (2)"), s.controller("Strength"), s.value("Ox")) == ("B", "A", "6/6")


@plays("Ossuary of the Ninth Bell")
@pytest.mark.parametrize(("won", "offered"), [(" (advantage)", True), ("", False)])
def test_a_cheaper_card_may_be_returned_for_the_dead(won: str, offered: bool) -> None:
    s = arc(
        f"A: city Ossuary of the Ninth Bell{won}; grave: Three, Two, Small; hand: Axe, Axe, Bolt; army: Five\n"
        "B: army: Three, Ox cost 1",
        TEXTS,
    )
    s.choose("play Axe", "target Five")
    s.all_pass()
    assert "done" in s.options()
    s.choose("play Axe", "target Three")
    s.all_pass()
    if offered:
        s.choose("yes")
        assert sorted(s.options()) == ["pick Small", "pick Two"]
        s.choose("pick Two")
    assert s.place("Two") == ("A's hand" if offered else "A's graveyard")


@plays("Bog Lurker")
@pytest.mark.parametrize("goal", ["attack Oak", "attack B's army"])
def test_the_cheap_cannot_defend_against_the_lurker(goal: str) -> None:
    s = arc(f"A: army: Bog Lurker, Wolf; {WAITING}\nB: army: Two, Three; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(goal, "send Bog Lurker", "send Wolf")
    until(s, "block")
    assert "block Bog Lurker with Three" in s.options()
    assert "block Bog Lurker with Two" not in s.options()
    assert "block Wolf with Two" in s.options()


@plays("Rusted Gate", "Sticky Mud")
@pytest.mark.parametrize(("name", "into"), [("Rusted Gate", False), ("Sticky Mud", True)])
def test_nobody_moves_out_of_the_city(name: str, into: bool) -> None:
    s = arc(
        f"A: army: Ox; city Oak (Body, 8): Elder; city Elm (Mind, 8): Sage; hand: Small; gems 1 Gaian;"
        f" attached: {name} on Oak\nB: army: Fox",
        TEXTS,
    )
    moves = {label for label in s.options() if label.startswith("move")}
    assert not [label for label in moves if "Elder" in label]
    assert ("move Ox to Oak" in moves, "move Sage to Oak" in moves) == (into, into)
    assert "move Ox to Elm" in moves
    assert [label for label in moves if "Sage" in label and "rmy" in label]
    s.choose("play Small")
    assert [label for label in s.options() if label.endswith("Oak")]


@plays("Not Today!")
def test_the_next_three_damage_of_a_creature_are_prevented() -> None:
    s = arc("A: army: Ox 1/9 hurt 1, Elk 1/9; hand: Not Today!, Hex, Hex, Hex; gems 1 Gaian\nB: army: Fox", TEXTS)
    s.choose("play Not Today!")
    until(s, "pick")
    assert sorted(s.options()) == ["pick Elk", "pick Fox", "pick Ox"]
    s.choose("pick Ox")
    for damage in (1, 2, 4):
        s.choose(next(label for label in s.options() if label.startswith("play Hex")))
        s.choose("target Ox")
        s.all_pass()
        assert s.damage("Ox") == damage


@plays("Cinder Rain")
def test_every_creature_of_an_army_suffers_two() -> None:
    s = arc(
        "A: hand: Cinder Rain, Bolt; gems 5 Red Banner; army: Ox 1/9; city Oak (Body, 8): Elder 1/9\n"
        "B: army: Fox 1/9, Hen 1/2; city Elm (Mind, 8): Sage 1/9",
        TEXTS,
    )
    s.choose("play Cinder Rain")
    s.all_pass()
    assert [s.damage(n) for n in ("Ox", "Fox", "Elder", "Sage", "Oak")] == [2, 2, 0, 0, 0]
    assert s.place("Hen") == "B's graveyard"


@plays("Weeping Abbey")
@pytest.mark.parametrize(("won", "points"), [(" (advantage)", [15, 16, 17, 17]), ("", [15, 15, 15, 15])])
def test_deaths_of_an_opponent_s_creatures_bring_two_points_a_turn(won: str, points: list[int]) -> None:
    s = arc(f"A: city Weeping Abbey{won}; army: Ox; hand: Axe, Axe, Axe, Axe, Bolt\nB: army: Fox, Hen, Cow, Pig", TEXTS)
    for target, told in zip(("Ox", "Fox", "Hen", "Cow"), points, strict=True):
        s.choose(next(label for label in s.options() if label.startswith("play Axe")), f"target {target}")
        s.all_pass()
        assert s.points("A") == told


@plays("Honeyfield")
@pytest.mark.parametrize(("won", "attacks", "points"), [(True, False, 16), (True, True, 15), (False, False, 15)])
def test_who_did_not_attack_has_a_point_in_the_second_play_phase(won: bool, attacks: bool, points: int) -> None:
    s = arc(f"A: city Honeyfield{' (advantage)' * won}; army: Ox, Elk\nB: city Oak (Body, 8); army: Fox{COMBAT}", TEXTS)
    if attacks:
        s.choose("attack Oak", "send Ox")
    s.to("Draw", "B")
    assert (s.points("A"), s.points("B")) == (points, 15)
