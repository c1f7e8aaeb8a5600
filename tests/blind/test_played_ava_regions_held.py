"""Blind regions that always work, or do something as they are attacked or lost, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered
from blind.texts import plays, regions
from scenes.regions import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Axe": "event 0: Kill target creature.",
    "Sting": "event 0: Deal 30 damage to target region.",
    "Graze": "event 0: Deal 3 damage to target region.", "Boost": "event 0: Target creature gets +3/+0 until end of turn.",
    "Sapper": "creature 1/1: [ ]: Deal 30 damage to target region.", "Killer": "creature 1/1: [ ]: Kill target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def attacked(table: str, region: str, *attackers: str) -> Scene:
    """A attacks the region with these, and B is asked who defends."""
    s = regions(table + COMBAT, TEXTS)
    s.attack(region, *attackers)
    return s


@plays("Hazel Steps", "Peatlands of Orr")
@pytest.mark.parametrize("region", ["Hazel Steps", "Peatlands of Orr"])
def test_civilian_defenders_are_tougher_to_the_end_of_the_attack(region: str) -> None:
    table = (
        "A: army: Ox 2/9, Cow 1/9, Sapper; hand: 1\n"
        f"B: region {region}; body: Elder 1/1; mind: Sage 1/1; army: Elk 1/1; hand: Wait"
    )
    s = attacked(table, region, "Ox", "Cow")
    military = s.fork()
    s.choose("block Ox with Elder", "done")
    assert (s.value("Elder"), s.value("Sage"), s.value("Elk")) == ("1/3", "1/1", "1/1")
    lost = s.fork()
    fought(s)
    assert s.place("Elder") == "B's graveyard"  # two damage, as the bonus ends with the attack
    lost.choose("pass")
    lost.carry_out("use Sapper", f"target {region}")
    assert (lost.place(region), lost.value("Elder")) == ("B's graveyard", "1/1")
    military.choose("block Ox with Elk", "done")
    assert military.value("Elk") == "1/1"
    weak = attacked(table.replace("Ox 2/9", "Ox 1/9").replace("Elder 1/1", "Elder 1/2"), region, "Ox", "Cow")
    weak.choose("block Ox with Elder", "done")
    fought(weak)
    assert weak.place("Elder") == "B's Body"


@plays("Ironmouth Pass")
def test_military_defenders_are_tougher_to_the_end_of_the_attack() -> None:
    table = (
        "A: army: Ox 1/9, Cow 1/9; hand: Wait\n"
        "B: region Ironmouth Pass; body: Elder 1/1; army: Elk 1/1, Rat 1/1; hand: Wait"
    )
    s = attacked(table, "Ironmouth Pass", "Ox", "Cow")
    civilian = s.fork()
    s.choose("block Ox with Elk", "done")
    assert (s.value("Elk"), s.value("Rat")) == ("1/2", "1/1")
    civilian.choose("block Ox with Elder")
    assert civilian.value("Elder") == "1/1"


@plays("Cutthroat Shoals", "Drumhead Moor")
@pytest.mark.parametrize("region", ["Cutthroat Shoals", "Drumhead Moor"])
def test_attackers_strike_harder_without_a_bid(region: str) -> None:
    s = regions(f"A: region {region}; army: Ox 1/9, Cow 1/9; hand: 1\nB: army: Elk 1/9; hand: Sting{COMBAT}", TEXTS)
    assert s.value("Ox") == "1/9"
    s.choose("attack Keep of B", "send Ox", "done")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/9", "1/9", "1/9"]
    lost = s.fork()
    s.to("Second Play")
    assert (s.hp("Keep of B"), s.value("Ox")) == (8, "1/9")
    lost.choose("play Sting", f"target {region}")
    lost.all_pass()
    lost.to("Second Play")
    assert lost.hp("Keep of B") == 9


@plays("Vale of Hushed Bells", "Oakmother's Lap")
@pytest.mark.parametrize(("region", "values"), [
    ("Vale of Hushed Bells", ["1/2", "1/2", "1/1", "1/1", "1/1"]), ("Oakmother's Lap", ["1/2", "1/2", "1/2", "1/1", "1/1"]),
])  # fmt: skip
def test_creatures_of_domains_are_tougher_while_it_is_active(region: str, values: list[str]) -> None:
    s = regions(
        f"A: region {region}; soul: Elder 1/1, Sage 1/1; body: Monk 1/1; army: Elk 1/1\nB: soul: Nun 1/1; hand: Sting, 1",
        TEXTS,
    )
    assert [s.value(name) for name in ("Elder", "Sage", "Monk", "Elk", "Nun")] == values
    s.to("Play", "B")
    s.choose("play Sting", f"target {region}")
    s.all_pass()
    assert s.value("Elder") == "1/1"


@plays("Milestone Downs")
def test_two_moves_are_made_in_each_own_turn() -> None:
    s = regions("A: region Milestone Downs; army: Elk, Rat, Cur; hand: 1\nB: army: Owl, Hen; hand: 1")
    again = s.fork()
    s.carry_out("move Elk to the Body Domain")
    s.carry_out("move Rat to the Body Domain")
    assert (offered(s, "move"), s.marked("Rat")) == ([], True)
    s.to("Second Play")
    assert not offered(s, "move")
    again.carry_out("move Elk to the Body Domain")
    again.to("Second Play")
    again.carry_out("move Rat to the Mind Domain")
    assert not offered(again, "move")
    s.to("Play", "B")
    s.carry_out("move Owl to the Body Domain")
    assert not offered(s, "move")


@plays("Silverford Meadows")
@pytest.mark.parametrize(("hurt", "left"), [(5, 5), (1, 8), (0, 8)])
def test_in_each_own_upkeep_two_hit_points_come_back(hurt: int, left: int) -> None:
    s = regions(f"A: region Silverford Meadows{f' hurt {hurt}' if hurt else ''}; hand: 1\nB: hand: 1\nphase: Upkeep")
    s.to("Play", "A")
    assert s.hp("Silverford Meadows") == left
    other = regions("A: region Silverford Meadows hurt 5; hand: 1\nB: hand: 1\nphase: Upkeep, active B")
    other.to("Play", "B")
    assert other.hp("Silverford Meadows") == 3


@plays("Stormwell Coast")
@pytest.mark.parametrize(("way", "body", "front"), [
    ("no", ["Elder", "Sage"], False), ("bottom", ["Sage", "Elder"], False), ("front", ["Sage"], True),
])  # fmt: skip
def test_in_his_upkeep_the_top_of_a_domain_may_go_below_or_to_the_front(way: str, body: list[str], front: bool) -> None:
    s = regions(
        "A: region Stormwell Coast; body: Elder marked, Sage; mind: Monk; hand: 1\nB: soul: Nun; hand: 1\nphase: Upkeep"
    )
    answers = {
        "no": ("no",),
        "bottom": ("yes", "Body", "Elder", "on the bottom"),
        "front": ("yes", "Body", "Elder", "into your army"),
    }[way]
    while s.phase == "Upkeep" and s.asked == "A":
        wanted = [o for word in reversed(answers) for o in s.options() if word in o]
        s.choose(wanted[0] if wanted else s.options()[0])
    s.to("Play", "A")
    assert (s.domain("A", "Body"), s.place("Elder") == "A's Front", s.marked("Elder")) == (body, front, True)
    assert offered(s, "move")


@plays("Fenlight Barrows")
@pytest.mark.parametrize(("name", "left"), [("Elder", 4), ("Elk", 3), ("Nun", 3)])
def test_a_death_in_an_own_domain_is_one_hit_point(name: str, left: int) -> None:
    s = regions(
        "A: region Fenlight Barrows hurt 3; body: Elder; army: Elk, Killer; hand: 1\nB: soul: Nun; hand: 1", TEXTS
    )
    s.choose("use Killer", f"target {name}")
    s.all_pass()
    assert s.hp("Fenlight Barrows") == left
    whole = regions("A: region Fenlight Barrows; body: Elder; army: Killer; hand: 1\nB: hand: 1", TEXTS)
    whole.choose("use Killer", "target Elder")
    whole.all_pass()
    assert whole.hp("Fenlight Barrows") == 6


@plays("Whistling Scarp")
def test_who_is_let_through_suffers_one() -> None:
    table = "A: army: Ox 1/9, Cow 0/9, Hen 1/9; hand: 1\nB: region Whistling Scarp; army: Elk 1/9; hand: 1"
    s = attacked(table, "Whistling Scarp", "Ox", "Cow", "Hen")
    s.choose("block Hen with Elk")
    fought(s)
    assert [s.damage(name) for name in ("Ox", "Cow", "Hen")] == [1, 1, 1]  # Elk has struck Hen
    assert s.hp("Whistling Scarp") == 11
    alone = attacked(table.replace("Elk 1/9", "Elk 0/9"), "Whistling Scarp", "Hen")
    alone.choose("block Hen with Elk")
    fought(alone)
    assert alone.damage("Hen") == 0
    lost = attacked(table.replace("Scarp;", "Scarp hurt 11;"), "Whistling Scarp", "Ox")
    fought(lost)
    assert (lost.place("Whistling Scarp"), lost.damage("Ox")) == ("B's graveyard", 1)


@plays("The Weeping Barrow")
@pytest.mark.parametrize(("hand", "left"), [("Elk, Rat, Cur", 1), ("Elk", 0)])
def test_each_attacker_that_harms_it_costs_its_controller_a_card(hand: str, left: int) -> None:
    s = attacked(
        f"A: army: Ox 1/9, Cow 1/9, Owl 0/9, Hen 1/9; hand: {hand}\nB: region The Weeping Barrow; army: Dog; hand: 2",
        "The Weeping Barrow", "Ox", "Cow", "Owl", "Hen",
    )  # fmt: skip
    s.choose("block Hen with Dog")
    while s.phase == "Attack":
        s.choose(next((o for o in s.options() if "Elk" in o or "Rat" in o), None) or s.way_on())
    assert (s.hp("The Weeping Barrow"), len(s.hand("A")), len(s.hand("B"))) == (7, left, 2)
    spell = regions("A: hand: Graze, 1\nB: region The Weeping Barrow; hand: 1", TEXTS)
    spell.choose("play Graze", "target The Weeping Barrow")
    spell.all_pass()
    assert (spell.hp("The Weeping Barrow"), len(spell.hand("A"))) == (6, 1)


@plays("Charnel Flats")
@pytest.mark.parametrize(("block", "lost"), [("Ox with Elder", 2), ("Ox with Elk", 0)])
def test_each_civilian_defender_that_dies_costs_the_attacker_two(block: str, lost: int) -> None:
    table = (
        "A: army: Ox 3/9, Cow 1/9; hand: Axe, 1\n"
        "B: region Charnel Flats; body: Elder 1/1; mind: Sage 1/9; army: Elk 1/1; hand: 1"
    )
    s = attacked(table, "Charnel Flats", "Ox", "Cow")
    s.choose(f"block {block}", "done")
    killed = s.fork()
    fought(s)
    assert (s.life("A"), s.life("B")) == (20 - lost, 20)
    if lost:
        killed.choose("play Axe", "target Elder")
        killed.all_pass()
        assert killed.life("A") == 18
        idle = attacked(table.replace("Elder 1/1", "Elder 1/9"), "Charnel Flats", "Ox", "Cow")
        idle.choose("block Ox with Elder", "done")
        idle.choose("play Axe", "target Sage")
        while idle.place("Sage") != "B's graveyard":
            idle.choose("pass")
        assert idle.life("A") == 20


@plays("Marches of the Open Hand")
def test_each_attacker_that_harms_it_brings_the_top_of_a_domain_to_the_front_marked() -> None:
    table = (
        "A: army: Ox 1/9, Cow 1/9, Hen 0/9; hand: 1\n"
        "B: region Marches of the Open Hand; body: Elder, Sage; mind: {}; hand: 1"
    )
    s = attacked(table.format("Monk"), "Marches of the Open Hand", "Ox", "Cow", "Hen")
    s.choose("done")
    while s.phase == "Attack":
        s.choose(next((o for o in s.options() if "Body" in o or "Elder" in o or "Sage" in o), None) or s.way_on())
    assert [s.place(name) for name in ("Elder", "Sage", "Monk")] == ["B's Front", "B's Front", "B's Mind"]
    assert (s.marked("Elder"), s.life("B"), s.hp("Marches of the Open Hand")) == (True, 20, 12)
    bare = attacked(
        "A: army: Ox 1/9; hand: 1\nB: region Marches of the Open Hand; avatar in Body; hand: 1",
        "Marches of the Open Hand",
        "Ox",
    )
    fought(bare)
    assert (bare.life("B"), bare.place("Avatar of B")) == (18, "B's Body")


@plays("Cloister of the Open Palm")
def test_two_cards_are_played_in_each_turn_and_the_top_of_the_soul_strikes_back() -> None:
    s = regions("A: region Cloister of the Open Palm; hand: 3 Wait, 1\nB: hand: 3 Wait", TEXTS)
    for n in (2, 1, 0):
        assert bool(offered(s, "play")) == (n > 0)
        if n:
            s.choose("play Wait")
            s.all_pass()
    assert any(label.startswith("lay") for label in s.options())
    s = attacked(
        "A: army: Ox 1/9, Cow 1/9; hand: 1\n"
        "B: region Cloister of the Open Palm; soul: Elder 2/9, Sage 3/9; body: Monk 2/9; hand: 1",
        "Cloister of the Open Palm", "Ox", "Cow",
    )  # fmt: skip
    s.choose("block Ox with Elder", "block Cow with Monk")
    fought(s)
    assert [s.damage(name) for name in ("Ox", "Cow", "Elder", "Monk")] == [2, 0, 1, 1]


@plays("Salt Ossuaries")
@pytest.mark.parametrize(("hand", "left"), [("Elk, Rat, Cur", ["Cur"]), ("Elk", [])])
def test_as_it_is_lost_each_opponent_discards_two_of_his_choice(hand: str, left: list[str]) -> None:
    s = regions(f"A: army: Sapper; hand: {hand}\nB: region Salt Ossuaries; regions: Hill; hand: 2", TEXTS)
    s.choose("use Sapper", "target Salt Ossuaries")
    while s.table.chain or s.hand("A") != left:
        s.choose(next((o for o in s.options() if "Elk" in o or "Rat" in o), None) or s.way_on())
    assert (s.place("Hill"), len(s.hand("B"))) == ("B's Region", 2)
    last = regions(f"A: army: Sapper; hand: {hand}\nB: region Salt Ossuaries; no regions; hand: 2", TEXTS)
    last.choose("use Sapper", "target Salt Ossuaries")
    last.all_pass()
    assert (last.over, last.winner, len(last.hand("A"))) == (True, "A", len(hand.split(",")))


@plays("Splitrail Moor")
def test_as_it_is_lost_the_tops_of_all_domains_come_to_the_front() -> None:
    s = regions(
        "A: army: Sapper; body: Nun; hand: 1\n"
        "B: region Splitrail Moor; body: Elder marked, Sage; soul: Monk; avatar in Mind; hand: 1",
        TEXTS,
    )
    s.choose("use Sapper", "target Splitrail Moor")
    s.all_pass()
    assert [s.place(name) for name in ("Elder", "Sage", "Monk", "Avatar of B", "Nun")] == [
        "B's Front", "B's Body", "B's Front", "B's Mind", "A's Body",
    ]  # fmt: skip
    assert (s.marked("Elder"), s.marked("Monk")) == (True, False)


@plays("The Cinder Road")
def test_as_it_is_lost_all_attackers_suffer_two() -> None:
    table = "A: army: Ox 9/9, Cow 1/9, Owl 1/9, Sapper 1/1; hand: 1\nB: region The Cinder Road; army: Elk 1/9; hand: 1"
    s = attacked(table.replace("Sapper 1/1", "Sapper"), "The Cinder Road", "Ox", "Cow")
    s.choose("done")
    fought(s)
    assert [s.damage(name) for name in ("Ox", "Cow", "Owl", "Elk")] == [2, 2, 0, 0]
    idle = regions(table.replace("Sapper 1/1", "Sapper"), TEXTS)
    idle.choose("use Sapper", "target The Cinder Road")
    idle.all_pass()
    assert [idle.damage(name) for name in ("Ox", "Elk")] == [0, 0]


@plays("The Last Granary")
def test_as_it_is_lost_all_are_unmarked_and_a_card_is_drawn() -> None:
    table = (
        "A: army: Sapper, Owl marked; hand: 1\n"
        "B: region The Last Granary; {}; army: Elk marked; body: Elder marked, Sage marked; deck: 5; hand: 1"
    )
    s = regions(table.format("regions: Hill"), TEXTS)
    s.choose("use Sapper", "target The Last Granary")
    s.all_pass()
    assert [s.marked(name) for name in ("Elk", "Elder", "Sage", "Owl")] == [False, False, False, True]
    assert (len(s.deck("B")), s.place("Hill")) == (4, "B's Region")
    last = regions(table.format("no regions"), TEXTS)
    last.choose("use Sapper", "target The Last Granary")
    last.all_pass()
    assert (last.winner, len(last.deck("B"))) == ("A", 5)
