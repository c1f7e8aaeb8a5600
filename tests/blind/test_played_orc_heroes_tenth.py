"""Blind Heroes, mounts and rituals of the tenth rounds, played as their writers meant them."""

import pytest

from blind.gestures import targets
from blind.texts import heroes, mounts, plays, rituals, until
from scenes import heroes as heroes_scenes
from scenes import rituals as rituals_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Blast": "event 0: Deal 5 damage to target creature.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.", "Red": "creature Red Banner 1/1",
    "Healer": "creature 1/1: (M): Draw a card.", "Horse": "creature (Mount) 3/4",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


def played(ritual: str, full: int, gold: int, a: str, b: str, *answers: str) -> rituals_scenes.Scene:
    """A has played the ritual, which can be played neither with a charge less nor for less gold."""
    table = f"A: resources: {{}}; {a}; rituals: {ritual} {{}}\nB: {b}"
    assert f"play {ritual}" not in rituals(table.format(gold, f"{full - 1} charges"), TEXTS).options()
    short = table.format(gold - 1, f"{full} charges").replace("resources: 0; ", "")
    assert f"play {ritual}" not in " ".join(rituals(short, TEXTS).options())
    s = rituals(table.format(gold, f"{full} charges"), TEXTS)
    s.do(f"play {ritual}", *answers)
    assert (s.place(ritual) != "A's Rituals", s.gold("A")) == (True, 0)
    return s


@plays("Halvard Sixpence")
def test_anybody_of_the_battlefield_strikes_harder_for_the_turn() -> None:
    s = led(
        "Halvard Sixpence",
        "offensive: Ox 1/1; resources: 3; hand: 1\nB: defensive: Cow 1/1; offensive: Hen; resources: 9; hand: 1",
    )
    s.choose("use Halvard Sixpence", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert (s.value("Cow"), s.gold("A"), "use Halvard Sixpence" in s.options()) == ("3/1", 1, False)
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Ermengard of the Withy Gate")
def test_all_of_the_defensive_are_tougher_until_they_leave_it() -> None:
    s = led(
        "Ermengard of the Withy Gate",
        f"offensive: Elk 1/1; defensive: Ox 1/1 hurt 1, Keeper assigned; hand: 1\nB: defensive: Hen 1/1; hand: 1{FIGHT}",
    )
    assert [s.value(name) for name in ("Elk", "Ox", "Keeper", "Hen")] == ["1/1", "1/2", "1/2", "1/1"]
    s.choose("move Ox")
    assert s.place("Ox") == "A's graveyard"


@plays("Cousin Lysander Quill")
def test_three_gold_are_a_card_once() -> None:
    s = led("Cousin Lysander Quill", "resources: 6; deck: Rat, 3; hand: 1\nB: resources: 9; hand: 1")
    s.choose("use Cousin Lysander Quill")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert ("Rat" in s.hand("A"), s.gold("A"), "use Cousin Lysander Quill" in s.options()) == (True, 3, False)


@plays("Mother Ondine of the Charnel Steps")
@pytest.mark.parametrize(("spell", "target", "front", "won"), [
    ("Axe", "Ox", "Offensive", 1), ("Axe", "Rat", "Defensive", 1), ("Axe", "Cow", "Offensive", 0),
    ("Scare", "Ox", "Offensive", 0),
])  # fmt: skip
def test_each_death_of_hers_gives_one_influence(spell: str, target: str, front: str, won: int) -> None:
    table = f"offensive: Ox; defensive: Rat, Elk; hand: {spell}, 1\nB: defensive: Cow; hand: 1"
    s = led("Mother Ondine of the Charnel Steps", table)
    s.do(f"play {spell}", f"target {target}", front=front)
    assert (s.influence("A"), s.influence("B")) == (10 + won, 20)


@plays("Quaestor Belane")
def test_for_three_gold_one_of_his_is_unmarked() -> None:
    s = led(
        "Quaestor Belane",
        "offensive: Ox marked, Elk, Keeper assigned; resources: 3; hand: 1\nB: defensive: Cow marked; hand: 1",
    )
    s.choose("use Quaestor Belane")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.marked("Ox"), s.gold("A")) == (False, 0)


@plays("Tobin Farrow, Who Said Yes")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_quest_that_his_player_completes_is_two_cards(who: str) -> None:
    s = led(
        "Tobin Farrow",
        f"quests: Sprint; chapter: Next; deck: 5; hand: Wait, 1\nB: deck: 5; hand: Wait, 1\nphase: Play, active {who}",
    )
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Wait")
    assert (s.victory(who), len(s.deck("A")), len(s.deck("B"))) == (1, 3 if who == "A" else 5, 5)


@plays("Jessamy Crookblade")
@pytest.mark.parametrize(("name", "left"), [("Cow", 8), ("Hen", 10), ("Keeper", 10), ("Ox", 8)])
def test_two_damage_cost_two_influence_if_the_target_was_unmarked(name: str, left: int) -> None:
    s = led(
        "Jessamy Crookblade",
        "offensive: Ox 1/9; resources: 2; hand: 1\nB: defensive: Cow 1/2, Hen 1/9 marked, Keeper assigned; hand: 1",
    )
    s.do("use Jessamy Crookblade", f"target {name}")
    assert (s.influence("A"), s.place(name).endswith("graveyard")) == (left, name in ("Cow", "Keeper"))


@plays("Fallow-Field Ox")
@pytest.mark.parametrize("army", ["Fallow-Field Ox", "Rat riding Fallow-Field Ox, Fallow-Field Ox"])
def test_it_is_tougher_while_it_defends(army: str) -> None:
    s = mounts(f"A: offensive: Cow 4/9; hand: 1\nB: defensive: {army}; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert s.value("Fallow-Field Ox") == "2/3"
    s.choose("block")
    assert s.value("Fallow-Field Ox") == "2/5"
    s.to("Second Play")
    assert s.place("Fallow-Field Ox") == "B's graveyard"


@plays("Hot-Shod Pony")
def test_mounting_it_marks_nobody() -> None:
    s = mounts("A: offensive: Ox, Rat marked, Hot-Shod Pony; hand: 1\nB: hand: 1", TEXTS)
    assert "Rat mounts Hot-Shod Pony" not in s.options()
    s.choose("Ox mounts Hot-Shod Pony")
    s.all_pass()
    assert (s.rider("Hot-Shod Pony"), s.marked("Ox"), s.marked("Hot-Shod Pony")) == ("Ox", False, False)
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Draw", "B")
    assert s.influence("B") == 16


@plays("Gaunt Cab-Horse")
def test_no_damage_goes_on_from_it() -> None:
    s = mounts(
        "A: offensive: Ox 1/9 riding Gaunt Cab-Horse, Gaunt Cab-Horse; hand: 1\n"
        "B: offensive: Hen; hand: Blast\nphase: Play, active B",
        TEXTS,
    )
    s.do("play Blast", front="Defensive")
    assert (s.place("Gaunt Cab-Horse"), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", 0, True)


@plays("Lady's Ambler")
def test_attacking_with_it_leaves_its_rider_unmarked() -> None:
    s = mounts(f"A: offensive: Healer riding Lady's Ambler, Lady's Ambler; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    assert (s.marked("Healer"), s.marked("Lady's Ambler")) == (False, True)
    until(s, "use Healer")
    s = mounts(
        f"A: offensive: Healer marked riding Lady's Ambler, Lady's Ambler; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS
    )
    assert "attack B" not in s.options()
    s = mounts(f"A: offensive: Healer riding Lady's Ambler, Lady's Ambler; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("move Lady's Ambler")
    assert (s.marked("Healer"), s.marked("Lady's Ambler")) == (True, True)


@plays("Relay Gelding of the Crown Road")
def test_each_attack_with_it_is_a_card() -> None:
    gelding = "Relay Gelding of the Crown Road"
    s = mounts(f"A: offensive: Ox riding {gelding}, {gelding}; deck: Rat, 3; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    assert (s.hand("A")[-1], s.influence("B")) == ("Rat", 20)


@plays("Brazen Warhog")
@pytest.mark.parametrize(("rider", "value"), [("Red", "6/4"), ("Ox", "4/4")])
def test_under_a_red_banner_rider_it_is_stronger(rider: str, value: str) -> None:
    s = mounts(f"A: offensive: {rider} riding Brazen Warhog, Brazen Warhog; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Brazen Warhog") == value
    s.choose(f"{rider} gets off")
    s.all_pass()
    assert s.value("Brazen Warhog") == "4/4"


@plays("Smoking Out the Warren")
def test_enemies_opposite_suffer_two() -> None:
    s = played(
        "Smoking Out the Warren",
        2,
        3,
        "offensive: Mage, Ox 1/9; hand: 1",
        "defensive: Cow 1/9, Hen 1/9; offensive: Owl 1/9; hand: 1",
    )
    assert [s.damage(name) for name in ("Mage", "Ox", "Cow", "Hen", "Owl")] == [0, 0, 2, 2, 0]


@plays("Calling of the Long Rains")
def test_all_resource_cards_of_an_opponent_are_marked() -> None:
    s = played("Calling of the Long Rains", 3, 2, "offensive: Mage; hand: 1", "resources: 2, Rat marked; hand: 1")
    assert s.gold("B") == 0
    s.to("Play", "B")
    assert s.gold("B") == 3


@plays("Bathing of the Sore-Footed")
def test_an_ally_has_a_counter_that_stays() -> None:
    a, b = "offensive: Mage, Ox 1/1, Keeper assigned; defensive: Rat; hand: 1", "defensive: Cow; hand: 1"
    s = rituals(f"A: resources: 1; {a}; rituals: Bathing of the Sore-Footed 1 charge\nB: {b}", TEXTS)
    s.choose("play Bathing of the Sore-Footed")
    assert targets(s) == ["Mage", "Ox"]
    s = played("Bathing of the Sore-Footed", 1, 1, a, b, "target Ox")
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.value("Ox") == "2/3"


@plays("Ringing In the Harvest")
def test_three_cards_are_drawn() -> None:
    assert len(played("Ringing In the Harvest", 3, 1, "offensive: Mage; hand: 1; deck: 5", "hand: 1").deck("A")) == 2


@plays("Naming of the Nameless Dead")
@pytest.mark.parametrize("name", ["Elk", "Hen"])
def test_a_creature_card_of_any_graveyard_rises_for_him(name: str) -> None:
    s = played(
        "Naming of the Nameless Dead",
        4,
        3,
        "offensive: Mage; grave: Elk, Spear; hand: Axe, 1",
        "grave: Hen; hand: 1",
        f"target {name}",
    )
    assert (s.place(name), s.controller(name), s.marked(name)) == ("A's Offensive", "A", False)
    s.do("play Axe", f"target {name}")
    assert s.place(name) == ("A's graveyard" if name == "Elk" else "B's graveyard")


@plays("Rusting of the Racks")
def test_all_equipment_of_the_battlefield_is_discarded() -> None:
    s = played(
        "Rusting of the Racks", 2, 2, "offensive: Mage, Ox; defensive: Rat; attached: Spear on Ox, Spear on Rat; hand: 1",
        "defensive: Cow; offensive: Hen; attached: Spear on Cow, Spear on Hen; hand: 1",
    )  # fmt: skip
    assert [s.place(name) for name in ("Spear", "Spear (2)", "Spear (3)", "Spear (4)")] == [
        "A's graveyard", "on Rat", "B's graveyard", "on Hen",
    ]  # fmt: skip


@plays("Setting of the Second Roof")
@pytest.mark.parametrize(("way", "now", "later"), [("+2/", "3/1", "1/1"), ("/+2", "1/3", "1/3")])
def test_allies_of_the_front_are_stronger_for_the_turn_or_tougher_for_a_round(way: str, now: str, later: str) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage, Ox 1/1; defensive: Rat 1/1; hand: 1; "
        "rituals: Setting of the Second Roof 2 charges\n"
        "B: defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    first, second = [label for label in s.options() if label.startswith("play Setting")]
    s.do(first if way == "+2/" else second)
    assert [s.value(name) for name in ("Ox", "Rat", "Cow")] == [now, "1/1", "1/1"]
    s.to("Second Play", "B")
    assert s.value("Ox") == later
    s.to("Draw", "A")
    assert s.value("Ox") == "1/1"


@plays("Settling of the Grave-Rolls")
@pytest.mark.parametrize(("grave", "lost"), [("2 Elk, Spear", 2), ("8 Elk", 6), ("Spear", 0)])
def test_an_opponent_loses_influence_for_his_dead(grave: str, lost: int) -> None:
    s = played("Settling of the Grave-Rolls", 4, 4, "offensive: Mage; grave: Rat; hand: 1", f"grave: {grave}; hand: 1")
    assert (s.influence("B"), s.influence("A")) == (20 - lost, 20)
