"""Blind texts of Regions that were understood only later, played as their writer meant them."""

import pytest

from blind.texts import plays, regions

TEXTS = {
    "Axe": "event 0 Gaian: Kill target creature.", "Spark": "event 0 Red Banner: Gain 1 life point.",
    "Sting": "event 0 Gaian: Deal 2 damage to target region.", "Storm": "event 0 Gaian: Kill all creatures.",
    "Note": "event 0 The Empire: Gain 1 life point.", "Dirge": "event 0 Dark Legion: Gain 1 life point.",
    "Tune": "event 0 House of Nobles: Gain 1 life point.", "Leaf": "event 0 Gaian: Gain 1 life point.",
    "Home": "event 0 Gaian: Return target creature to its owner's hand.",
}  # fmt: skip
HYMNS = {
    "Leaf": "Gaian",
    "Dirge": "Dark Legion",
    "Note": "The Empire",
    "Spark": "Red Banner",
    "Tune": "House of Nobles",
}


@plays("Vale of Hollow Hills", "Obsidian Shore", "Crossroads of the Empire", "Weeping Citadel")
@pytest.mark.parametrize(
    ("region", "supported"),
    [
        ("Vale of Hollow Hills", ["Leaf"]),
        ("Obsidian Shore", ["Dirge"]),
        ("Crossroads of the Empire", ["Dirge", "Leaf", "Note", "Spark", "Tune"]),
        ("Weeping Citadel", ["Dirge", "Note"]),
    ],
)
def test_cards_of_the_factions_that_it_supports_can_be_played(region: str, supported: list[str]) -> None:
    s = regions(f"A: region {region}; hand: {', '.join(HYMNS)}\nB: hand: 1", TEXTS)
    assert sorted(o.removeprefix("play ") for o in s.options() if o.startswith("play")) == supported


@plays("Vale of Hollow Hills")
def test_with_its_advantage_those_in_the_front_are_tougher_until_the_turn_ends_or_it_is_lost() -> None:
    table = "A: region Vale of Hollow Hills{}; army: Ox 1/1; body: Elder 1/1\nB: army: Elk 1/1; hand: {}"
    s = regions(table.format("", "1"), TEXTS)
    assert s.value("Ox") == "1/1"
    s = regions(
        table.format(" hurt 12 advantage", "Sting, Wait") + "\nphase: Attack",
        TEXTS | {"Wait": "event 0 Gaian: Gain 1 LP."},
    )
    assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == ["1/2", "1/1", "1/1"]
    lost = s.fork()
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"
    lost.choose(next(o for o in lost.options() if o.startswith("attack")))
    while "play Sting" not in lost.options():
        lost.choose(next((o for o in lost.options() if o in ("pass", "done")), lost.options()[0]))
    lost.choose("play Sting", "target Vale of Hollow Hills")
    while lost.table.chain:
        lost.choose("pass")
    assert (lost.place("Vale of Hollow Hills"), lost.value("Ox")) == ("A's graveyard", "1/1")


@plays("Obsidian Shore")
def test_lost_it_costs_each_opponent_a_card_of_his_choice() -> None:
    s = regions(
        "A: region Obsidian Shore hurt 7; hand: Leaf\nB: hand: Sting, Spark, Note; army: Elk\nphase: Play, active B",
        TEXTS,
    )
    s.choose("play Sting", "target Obsidian Shore")
    while s.table.chain or "pick Spark" not in s.options():
        if "pick Spark" in s.options():
            break
        s.choose(s.way_on())
    assert (s.asked, sorted(s.options())) == ("B", ["pick Note", "pick Spark"])
    s.choose("pick Spark")
    assert (s.hand("B"), s.hand("A"), s.place("Obsidian Shore")) == (["Note"], ["Leaf"], "A's graveyard")


@plays("Obsidian Shore")
def test_hurt_but_not_lost_it_costs_nothing() -> None:
    s = regions("A: region Obsidian Shore hurt 6\nB: hand: Sting, Spark\nphase: Play, active B", TEXTS)
    s.play("Sting", "target Obsidian Shore")
    assert (s.hand("B"), s.hp("Obsidian Shore")) == (["Spark"], 1)


@plays("Crossroads of the Empire")
def test_each_portion_of_damage_to_it_is_one_more() -> None:
    s = regions("A: region Crossroads of the Empire\nB: hand: Sting; army: Ox\nphase: Play, active B", TEXTS)
    s.play("Sting", "target Crossroads of the Empire")
    assert s.hp("Crossroads of the Empire") == 10
    s = regions(
        """
        A: army: Ox 2/2, Elk 1/1, Hen 0/1; avatar marked
        B: region Crossroads of the Empire; army: Sloth marked; avatar marked
        phase: Attack
        """,
        TEXTS,
    )
    s.attack("Crossroads of the Empire", "Ox", "Elk", "Hen")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert s.hp("Crossroads of the Empire") == 8


@plays("Weeping Citadel")
@pytest.mark.parametrize(("prize", "life"), [("Body: the benefit", 24), ("Body: 1 VP", 20)])
def test_with_its_advantage_each_death_is_a_life_point_until_the_turn_ends(prize: str, life: int) -> None:
    s = regions(
        """
        A: region Weeping Citadel; 20 LP; body: Ram 1/1 cost 2; army: Ox 1/1
        B: army: Elk 1/1, Cow; hand: Storm, Axe
        phase: Tactics
        """,
        TEXTS,
    )
    s.choose("claim Body", "bid Ram")
    while prize not in s.options():
        s.choose(s.way_on())
    s.choose(prize)
    s.to("Attack")
    later = s.fork()
    s.choose(next(o for o in s.options() if o.startswith("attack")))
    while "play Storm" not in s.options():
        s.choose(next((o for o in s.options() if o in ("pass", "done")), s.options()[0]))
    s.choose("play Storm")
    while s.table.chain or s.options()[0].startswith("trigger"):
        s.choose(s.way_on())
    assert s.life("A") == life
    later.to("Play", "B")
    later.play("Storm")
    assert later.life("A") == 20


@plays("Weeping Citadel")
def test_with_all_three_won_a_creature_is_destroyed() -> None:
    s = regions(
        """
        A: region Weeping Citadel; 20 LP; body: Ox 1/1 cost 2; mind: Ram 1/1 cost 2; soul: Hen 1/1 cost 2
        B: army: Elk 1/1, Cow
        phase: Tactics
        """,
        TEXTS,
    )
    for _ in range(40):
        if s.phase != "Tactics":
            break
        wanted = [o for o in s.options() if o.startswith(("claim", "bid", "target Elk")) or "benefit" in o]
        s.choose(wanted[0] if wanted else s.way_on())
    assert (s.place("Elk"), s.place("Cow"), s.life("A")) == ("B's graveyard", "B's Front", 21)


@plays("Threshold Guardian")
def test_on_top_of_a_domain_it_is_tougher_and_under_another_or_in_the_front_it_is_not() -> None:
    s = regions(
        "A: army: Ox, Threshold Guardian; body: Threshold Guardian, Elder; mind: Sage, Threshold Guardian\nB: army: Elk",
        TEXTS,
    )
    names = ("Threshold Guardian", "Threshold Guardian (2)", "Threshold Guardian (3)")
    assert sorted(s.value(name) for name in names) == ["2/2", "2/2", "2/5"]


@plays("Threshold Guardian")
def test_who_comes_on_top_ends_it_and_it_may_die_and_who_leaves_begins_it_again() -> None:
    s = regions("A: army: Ox; body: Threshold Guardian hurt 2\nB: army: Elk", TEXTS)
    assert s.value("Threshold Guardian") == "2/5"
    s.carry_out("move Ox to the Body Domain")
    assert s.place("Threshold Guardian") == "A's graveyard"
    s = regions("A: body: Sage, Threshold Guardian; region Keep (9); hand: Home\nB: army: Elk", TEXTS)
    assert s.value("Threshold Guardian") == "2/2"
    s.play("Home", "target Sage")
    assert s.value("Threshold Guardian") == "2/5"


@plays("Scorched Earth")
def test_his_region_is_hurt_and_his_front_is_stronger_for_the_turn() -> None:
    s = regions("A: gold 2 Red Banner; hand: Scorched Earth; army: Ox 1/1; body: Elder 1/1\nB: army: Elk 1/1", TEXTS)
    s.play("Scorched Earth")
    assert (s.hp("Keep of A"), s.hp("Keep of B")) == (7, 10)
    assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == ["3/1", "1/1", "1/1"]
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Scorched Earth")
def test_his_last_region_may_be_lost_by_it() -> None:
    s = regions(
        "A: gold 2 Red Banner; hand: Scorched Earth; region Keep (10) hurt 8; regions: Hill; army: Ox 1/1\nB: army: Elk",
        TEXTS,
    )
    s.play("Scorched Earth")
    assert (s.place("Keep"), s.place("Hill"), s.value("Ox")) == ("A's graveyard", "A's Region", "3/1")
    s = regions("A: gold 2 Red Banner; hand: Scorched Earth; region Keep (10) hurt 8; no regions\nB: army: Elk", TEXTS)
    s.choose("play Scorched Earth")
    s.all_pass()
    assert s.over
