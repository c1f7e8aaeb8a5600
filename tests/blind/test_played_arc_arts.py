"""Blind texts of ARC's last rounds about marks, damage, targets and values, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Spark": "event 0: Deal 2 damage to target creature.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Rouse": "event 0: Unmark target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Break": "event 0: Destroy target enchantment.",
    "Bear": "creature 4 Gaian (Beast) 1/1", "Boar": "creature 2 Gaian (Beast) 1/3", "Small": "creature 3 Gaian 1/1",
    "Vines": "enchantment 0: Enchant creature. Enchanted creature gets +1/+1.", "Big": "creature 4 Gaian 1/1",
    "Storm": "event 0: Deal 1 damage to each creature.", "Tap": "event 0: Mark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Slowthaw Bear")
@pytest.mark.parametrize(
    ("hand", "play"),
    [("hand: Slowthaw Bear; gems 2 Gaian", "Slowthaw Bear"), ("hand: Rise; grave: Slowthaw Bear", "Rise")],
)
def test_however_it_enters_it_is_marked_until_the_next_unmark_phase(hand: str, play: str) -> None:
    s = arc(f"A: {hand}; city Oak (Body, 8); deck: 9\nB: army: Ox; hand: 1", TEXTS)
    s.play(play)
    s.all_pass()
    assert (s.place("Slowthaw Bear"), s.marked("Slowthaw Bear"), s.chain()) == ("Oak", True, [])
    assert "move Slowthaw Bear to the Army" not in s.options()
    s.to("Play", "A")
    assert not s.marked("Slowthaw Bear")


@plays("Puddle Augur", "Moss-Eared Listener")
@pytest.mark.parametrize("seer", ["Puddle Augur", "Moss-Eared Listener"])
def test_marked_it_looks_at_the_top_card_and_may_put_it_to_the_bottom(seer: str) -> None:
    s = arc(f"A: army: {seer}; deck: Rat, Elk, Fox; hand: Wait\nB: army: Ox", TEXTS)
    s.choose(f"use {seer}")
    until(s, "yes")
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Elk")) == (True, False, False)
    no = s.fork()
    s.choose("yes")
    assert (s.deck("A"), s.marked(seer), f"use {seer}" in s.options()) == (["Elk", "Fox", "Rat"], True, False)
    no.choose("no")
    assert no.deck("A") == ["Rat", "Elk", "Fox"]


@plays("Puddle Augur", "Moss-Eared Listener")
@pytest.mark.parametrize("seer", ["Puddle Augur", "Moss-Eared Listener"])
def test_of_an_empty_deck_it_sees_nothing_and_loses_nothing(seer: str) -> None:
    s = arc(f"A: army: {seer}; deck: 0; hand: Axe\nB: army: Ox; {WAITING}", TEXTS)
    s.choose(f"use {seer}")
    until(s, "yes")
    s.choose("yes")  # he is asked for it in vain
    assert (s.over, s.marked(seer), s.deck("A"), s.hand("A")) == (False, True, [], ["Axe"])
    assert f"use {seer}" not in arc(f"A: army: {seer} marked; hand: Wait\nB: army: Ox", TEXTS).options()


@plays("Dew on the Wound")
def test_all_damage_of_a_creature_is_gone() -> None:
    s = arc("A: hand: Dew, Spark; gems 1 Gaian; army: Wolf 1/4 hurt 2\nB: army: Ox 1/5 hurt 3, Mule 1/5", TEXTS)
    s.choose("play Dew")
    assert sorted(s.options()) == ["target Mule", "target Ox", "target Wolf"]
    vain = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Wolf")) == (0, 2)
    s.play("Spark", "target Ox")
    assert s.damage("Ox") == 2
    vain.choose("target Mule")
    vain.all_pass()
    assert [vain.damage(name) for name in ("Ox", "Wolf", "Mule")] == [3, 2, 0]


@plays("Cinder Juggler")
def test_marked_it_hurts_any_creature_by_one_also_if_it_is_gone_by_then() -> None:
    s = arc(
        "A: army: Cinder Juggler, Wolf 1/3; hand: 1\nB: army: Ox 1/3; city Oak (Body, 8): Elder 1/1; hand: Axe", TEXTS
    )
    s.choose("use Cinder Juggler")
    assert sorted(s.options()) == [f"target {name}" for name in ("Cinder Juggler", "Elder", "Ox", "Wolf")]
    s.choose("target Ox", "play Axe", "target Cinder Juggler")
    s.all_pass()
    assert (s.damage("Ox"), s.place("Cinder Juggler")) == (1, "A's graveyard")
    assert "use Cinder Juggler" not in arc("A: army: Cinder Juggler marked\nB: army: Ox").options()


@plays("Cinder Juggler")
def test_during_an_attack_it_may_be_used() -> None:
    s = arc(f"A: army: Wolf 1/3; {WAITING}\nB: army: Cinder Juggler; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "use Cinder Juggler")
    s.choose("use Cinder Juggler", "target Wolf")
    while s.table.chain:
        s.choose("pass")
    assert (s.damage("Wolf"), s.marked("Cinder Juggler")) == (1, True)


@plays("Powder Gnome")
def test_put_into_the_graveyard_it_hurts_a_creature_and_one_in_a_fight_more() -> None:
    table = f"A: army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Powder Gnome marked, Ox 1/9; hand: Wait"
    s = arc(f"{table}\nphase: Play, active B", TEXTS)
    s.choose("use Powder Gnome", "target Wolf")
    assert s.place("Powder Gnome") == "B's graveyard"
    s.all_pass()
    assert s.damage("Wolf") == 2
    for target, damage in (("Wolf", 3), ("Fox", 2)):
        s = arc(f"{table}{COMBAT}", TEXTS)
        s.choose("attack B's army", "send Wolf", "done")
        until(s, "use Powder Gnome")
        s.choose("use Powder Gnome", f"target {target}")
        while s.table.chain:
            s.choose("pass")
        assert s.damage(target) == damage


@plays("Powder Gnome")
def test_the_attacker_it_defended_against_stays_defended_and_of_a_target_gone_nothing_comes() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Powder Gnome, Ox; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Powder Gnome", "done")
    until(s, "use Powder Gnome")
    s.choose("use Powder Gnome", "target Wolf")
    s.to("Second Play")
    assert (s.damage("Wolf"), s.points("B"), s.place("Powder Gnome")) == (3, 15, "B's graveyard")
    s = arc("A: army: Powder Gnome; hand: 1\nB: army: Ox 1/3; hand: Home", TEXTS)
    s.choose("use Powder Gnome", "target Ox", "play Home")
    s.all_pass()
    assert (s.place("Powder Gnome"), s.place("Ox")) == ("A's graveyard", "B's hand")


@plays("Thornhide Matron")
def test_other_beasts_of_its_controller_are_tougher_and_may_die_without_it() -> None:
    s = arc(
        "A: army: Thornhide Matron, Bear hurt 2, Wolf; city Oak (Body, 8): Boar; hand: Axe, Wait\nB: army: Bear", TEXTS
    )
    assert [s.value(n) for n in ("Bear", "Boar", "Wolf", "Thornhide Matron", "Bear (2)")] == [
        "1/3",
        "1/5",
        "1/1",
        "3/3",
        "1/1",
    ]
    s.play("Axe", "target Thornhide Matron")
    assert (s.place("Bear"), s.value("Boar")) == ("A's graveyard", "1/3")
    s = arc("A: army: Thornhide Matron, Thornhide Matron, Bear\nB: army: Ox", TEXTS)
    assert [s.value(n) for n in ("Bear", "Thornhide Matron", "Thornhide Matron (2)")] == ["1/5", "3/5", "3/5"]


@plays("Quarrywatch")
@pytest.mark.parametrize(("advantage", "value"), [(" (advantage)", "1/2"), ("", "1/1")])
def test_with_its_advantage_all_creatures_of_its_controller_are_tougher(advantage: str, value: str) -> None:
    s = arc(
        f"A: army: Wolf; city Quarrywatch{advantage}: Elder; city Oak (Body, 8): Imp; deck: 20\nB: army: Ox; deck: 20; hand: 1",
        TEXTS,
    )
    assert [s.value(n) for n in ("Wolf", "Elder", "Imp", "Ox")] == [value, value, value, "1/1"]
    s.to("Play", "B")
    assert s.value("Wolf") == value
    s.to("Tactics", "A")
    assert s.value("Wolf") == "1/1"


@plays("Hollowbark Refuge")
def test_the_costly_do_not_enter_it_nor_defend_it_but_stay() -> None:
    s = arc("A: army: Big, Small; city Hollowbark Refuge: Bear; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    assert s.place("Bear") == "Hollowbark Refuge"
    assert {"move Big to Oak", "move Small to Hollowbark Refuge"} <= set(s.options())
    assert "move Big to Hollowbark Refuge" not in s.options()
    s = arc(f"A: army: Ox\nB: army: Big, Small; city Hollowbark Refuge: Bear{COMBAT}", TEXTS)
    s.choose("attack Hollowbark Refuge")
    assert sorted(s.options()) == ["block Ox with Bear", "block Ox with Small", "done"]
    s = arc("A: hand: Rise; grave: Big; city Hollowbark Refuge; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    s.play("Rise")
    assert s.place("Big") in ("Oak", "A's graveyard")


@plays("Hollowbark Refuge")
def test_with_its_advantage_opponents_do_not_target_its_residents() -> None:
    table = "A: army: Wolf; hand: Axe, Storm\nB: army: Ox 1/3; city Hollowbark Refuge{}: Elder 1/3; hand: Spark"
    s = arc(table.format(" (advantage)"), TEXTS)
    own = s.fork()
    s.choose("play Axe")
    assert sorted(s.options()) == ["target Ox", "target Wolf"]
    own.play("Storm")
    assert own.damage("Elder") == 1
    s = arc(table.format(""), TEXTS)
    s.choose("play Axe")
    assert "target Elder" in s.options()
    s = arc(f"{table.format(' (advantage)')}\nphase: Play, active B", TEXTS)
    s.choose("play Spark")
    assert "target Elder" in s.options()


@plays("Whispered Summons")
def test_a_resident_is_unmarked_and_nobody_in_an_army() -> None:
    s = arc(
        "A: army: Wolf marked; city Oak (Body, 8): Elder marked, Imp; hand: Whispered Summons; gems 1 House of Nobles\n"
        "B: army: Ox marked; city Dale (Body, 8): Hen marked"
    )
    s.choose("play Whispered Summons")
    assert sorted(s.options()) == ["target Elder", "target Hen", "target Imp"]
    s.choose("target Elder")
    s.all_pass()
    assert [s.marked(n) for n in ("Elder", "Wolf", "Hen", "Ox")] == [False, True, True, True]
    assert "move Elder to the Army" in s.options()


@plays("Whispered Summons", "Stolen Half-Hour")
@pytest.mark.parametrize("card", ["Whispered Summons", "Stolen Half-Hour"])
def test_unmarked_it_still_counts_for_the_bid_it_was_marked_for_and_bids_again(card: str) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Big; city Elm (Mind, 8); hand: {card}; gems 2 House of Nobles\n"
        "B: city Dale (Body, 8): Small\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Big")
    until(s, f"play {card}")
    s.choose(f"play {card}")
    while not any(label.startswith("claim") for label in s.options()):
        s.choose(next((x for x in s.options() if x == "target Big"), "done" if "done" in s.options() else s.way_on()))
    assert (s.points("A"), s.marked("Big")) == (16, False)
    s.choose("claim Mind")
    assert "bid Big" in s.options()


@plays("Stolen Half-Hour")
def test_two_residents_of_one_city_are_unmarked() -> None:
    s = arc(
        "A: army: Wolf marked; city Oak (Body, 8): Elder marked, Imp marked, Ape marked; city Elm (Mind, 8): Sage marked;"
        " hand: Stolen Half-Hour; gems 2 House of Nobles\nB: army: Ox marked; city Dale (Body, 8): Hen marked"
    )
    s.choose("play Stolen Half-Hour")
    assert not {"target Wolf", "target Ox"} & set(s.options())
    assert "target Hen" in s.options()
    s.choose("target Elder")
    one = s.fork()
    assert sorted(s.options()) == ["done", "target Ape", "target Imp"]
    s.choose("target Ape")
    s.all_pass()
    assert [s.marked(n) for n in ("Elder", "Ape", "Imp", "Sage", "Wolf")] == [False, False, True, True, True]
    one.choose("done")
    one.all_pass()
    assert [one.marked(n) for n in ("Elder", "Ape", "Imp")] == [False, True, True]


@plays("Stolen Half-Hour")
@pytest.mark.parametrize(("goal", "can"), [("Dale", True), ("B's army", False)])
def test_in_an_attack_on_a_city_its_army_is_among_its_residents(goal: str, can: bool) -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: Ox marked; city Dale (Body, 8): Hen marked, Rat; hand: Stolen Half-Hour;"
        f" gems 2 House of Nobles{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    until(s, "play Stolen Half-Hour")
    s.choose("play Stolen Half-Hour")
    assert ("target Ox" in s.options()) == can
    s.choose("target Hen")
    s.choose("done") if "done" in s.options() else None
    until(s, "block") if goal == "Dale" else None
    assert ("block Wolf with Hen" in s.options()) == can


@plays("Wolfpelt Mantle")
def test_while_it_is_attached_the_creature_is_stronger() -> None:
    s = arc(
        "A: army: Wolf 1/1; hand: Wolfpelt Mantle, Break; gems 2 Gaian\nB: army: Ox 1/1; city Oak (Body, 8): Hen", TEXTS
    )
    s.choose("play Wolfpelt Mantle")
    assert sorted(s.options()) == ["target Hen", "target Ox", "target Wolf"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.value("Wolf")) == ("3/3", "1/1")
    s.play("Break")
    assert s.value("Ox") == "1/1"


@plays("Patient Verdigris")
def test_on_an_enchantment_it_silences_it_until_it_is_gone_itself() -> None:
    s = arc(
        "A: army: Wolf 1/1; hand: Patient Verdigris, Break; gems 2 Dark Legion; attached: Vines on Wolf\nB: army: Ox",
        TEXTS,
    )
    assert s.value("Wolf") == "2/2"
    s.play("Patient Verdigris")
    assert (s.value("Wolf"), s.place("Vines"), s.place("Patient Verdigris")) == ("1/1", "on Wolf", "on Vines")
    s.play("Break", "target Patient Verdigris")
    assert (s.value("Wolf"), s.place("Vines")) == ("2/2", "on Wolf")


@plays("Patient Verdigris")
def test_one_on_another_wakes_what_that_had_silenced() -> None:
    s = arc(
        "A: army: Wolf 1/1; hand: Patient Verdigris; gems 2 Dark Legion; attached: Vines on Wolf,"
        " Patient Verdigris on Vines\nB: army: Ox",
        TEXTS,
    )
    assert s.value("Wolf") == "1/1"
    s.choose("play Patient Verdigris")
    s.choose(next(label for label in s.options() if "Verdigris" in label))
    s.all_pass()
    assert s.value("Wolf") == "2/2"
