"""Blind texts of ARC's first to ninth round about ambushes, walls and wards, played as their writers meant them."""

import pytest

from blind.texts import arc, of_round, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Bolt": "magic 0: Gain 1 victory point.",
    "Hex": "event 0: Deal 2 damage to target creature.", "Charm": "magic 0: Deal 1 damage to target creature.",
    "Five": "creature 5 Gaian 1/1", "Four": "creature 4 Gaian 2/2", "Two": "creature 2 Gaian 1/3",
    "Dear": "event 1: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Warden of the Ninth Gate")
def test_other_residents_of_the_warden_s_city_cannot_be_targets_of_events() -> None:
    s = arc(
        "A: hand: Hex, Charm, Bolt; army: Fox\nB: army: Ox; city Oak (Body, 8): Warden of the Ninth Gate, Elder;"
        " city Elm (Mind, 8): Sage; hand: Hex",
        TEXTS,
    )
    magic, own = s.fork(), s.fork()
    s.choose("play Hex")
    assert sorted(s.options()) == ["target Fox", "target Ox", "target Sage", "target Warden of the Ninth Gate"]
    magic.choose("play Charm")
    assert "target Elder" in magic.options()
    own.to("Play", "B")
    own.choose("play Hex")
    assert "target Elder" in own.options()


@plays("Ambush in the Reeds")
def test_residents_come_to_the_army_and_defend() -> None:
    s = arc(
        "A: army: Wolf 1/9; hand: Wait\nB: army: Ox; hand: Ambush in the Reeds; gems 3 Gaian; city Oak (Body, 8):"
        f" Elder, Page marked; city Elm (Mind, 8): Sage{COMBAT}",
        TEXTS,
    )
    assert "play Ambush in the Reeds" not in s.options()
    s.choose("attack B's army")
    until(s, "play Ambush in the Reeds")
    s.choose("play Ambush in the Reeds")
    until(s, "pick")
    assert not [label for label in s.options() if "Page" in label or "Ox" in label]
    s.choose("pick Elder", "pick Sage")
    until(s, "block")
    assert [(s.place(n), s.marked(n)) for n in ("Elder", "Sage")] == [("B's Army", False)] * 2
    assert {"block Wolf with Elder", "block Wolf with Sage"} <= {*s.options()}


@plays("Ash Cultist")
def test_the_cultist_dies_for_a_cheap_creature_card() -> None:
    s = arc("A: army: Ash Cultist; grave: Two, Four, Ox cost 1; hand: Bolt\nB: army: Fox", TEXTS)
    s.choose("use Ash Cultist")
    s.all_pass()
    labels = s.options()
    assert sorted(label.split(" ", 1)[1] for label in labels) == ["Ox", "Two"]
    s.choose(next(label for label in labels if label.endswith(" Two")))
    s.all_pass()
    assert (s.place("Two"), s.place("Ash Cultist"), s.place("Four")) == ("A's hand", "A's graveyard", "A's graveyard")
    other = arc(
        "A: army: Ash Cultist; grave: Two; hand: Wait\nB: hand: Dear; gems 1 Gaian\nphase: Play, active B", TEXTS
    )
    other.choose("play Dear")
    assert (other.asked, [label for label in other.options() if "Cultist" in label]) == ("A", [])


@plays("Stuffed Urn")
@pytest.mark.parametrize("played", [True, False])
def test_a_claim_is_four_higher(played: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Two; hand: Stuffed Urn, Wait; gems 2 House of Nobles\n"
        f"B: city Elm (Mind, 8): Five; {WAITING}\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Two")
    until(s, "bid Five")
    s.choose("bid Five")
    if played:
        until(s, "play Stuffed Urn")
        s.choose("play Stuffed Urn")
    s.to("Play")
    assert s.points("A") == 15 + played


@plays("Beekeeper's Charm")
def test_each_attacker_of_the_city_suffers_one_damage() -> None:
    s = arc(
        "A: army: Wolf 1/2, Cub 1/1, Ox 1/2; hand: Wait\nB: city Oak (Body, 8); city Elm (Mind, 8);"
        f" attached: Beekeeper's Charm on Oak; hand: Wait{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Oak", "send Wolf", "send Cub", "done")
    s.to("Second Play")
    assert [s.damage(n) for n in ("Wolf", "Ox", "Oak")] == [1, 0, 1]
    assert s.place("Cub") == "A's graveyard"
    other.choose("attack Elm", "send Wolf", "send Cub", "done")
    other.to("Second Play")
    assert [other.damage(n) for n in ("Wolf", "Cub", "Elm")] == [0, 0, 2]


@plays("Mirrorblade Duelist")
@pytest.mark.parametrize(("helped", "value"), [(False, "4/4"), (True, "2/3")])
def test_the_only_defender_is_stronger(helped: bool, value: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Mirrorblade Duelist, Ox; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Oak")
    until(s, "block")
    assert s.value("Mirrorblade Duelist") == "2/3"
    s.choose("block Wolf with Mirrorblade Duelist", "block Wolf with Ox" if helped else "done")
    assert s.value("Mirrorblade Duelist") == value


@plays("Broken Oath")
def test_an_attacker_has_three_less_atk_this_turn() -> None:
    s = arc(
        f"A: army: Wolf 4/4, Cub 2/2, Ox 1/1; {WAITING}\nB: army: Fox; city Oak (Body, 8); hand: Broken Oath, Wait;"
        f" gems 1 Red Banner{COMBAT}",
        TEXTS | of_round("arc-3", "Broken Oath"),
    )
    s.choose("attack Oak", "send Wolf", "send Cub", "done")
    until(s, "play Broken Oath")
    s.choose("play Broken Oath")
    assert sorted(s.options()) == ["target Cub", "target Wolf"]
    s.choose("target Wolf")
    s.to("Second Play")
    assert (s.value("Wolf"), s.damage("Oak")) == ("1/4", 3)
    s.to("Draw", "B")
    assert s.value("Wolf") == "4/4"


@plays("Hedge Apothecary")
@pytest.mark.parametrize(("target", "left"), [("Elder", 1), ("Ox", 2)])
def test_the_apothecary_prevents_two_or_of_its_neighbours_three(target: str, left: int) -> None:
    s = arc(
        "A: army: Ox 1/9; city Oak (Body, 8): Hedge Apothecary, Elder 1/9; hand: Hex, Hex, Bolt\nB: army: Fox", TEXTS
    )
    s.choose("use Hedge Apothecary", f"target {target}")
    s.all_pass()
    for _ in range(2):
        s.choose(next(label for label in s.options() if label.startswith("play Hex")), f"target {target}")
        s.all_pass()
    assert (s.damage(target), s.marked("Hedge Apothecary")) == (left, True)
