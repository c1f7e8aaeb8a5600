"""Blind spells, attached cards and quests of ORC's rounds 8 and 9, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Drain": "event 0: Each opponent loses 4 influence.", "Rouse": "event 0: Unmark target creature.",
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Lord": "creature (Noble) 1/1", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Hat": "equipment 0 (Helmet): Equipped creature gets 0/+1.", "Pike": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Beast": "quest (Confrontation) 0/9: Hit points: 3. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Shove Aside")
@pytest.mark.parametrize("name", ["Ox", "Elk"])
def test_an_attacker_is_three_weaker(name: str) -> None:
    s = orc(
        f"A: offensive: Ox 4/9, Elk 2/9, Rat; hand: 1\nB: defensive: Cow; hand: Shove Aside; resources: 1{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Ox", "send Elk", "done", "play Shove Aside")
    assert targets(s) == ["Ox", "Elk"]
    s.choose(f"target {name}")
    s.to("Second Play")
    assert (s.influence("B"), s.gold("B")) == (17 if name == "Ox" else 16, 0)
    s.to("Play", "B")
    assert s.value("Ox") == "4/9"
    peace = orc("A: offensive: Ox; resources: 1; hand: Shove Aside\nB: defensive: Cow; hand: 1")
    assert "play Shove Aside" not in peace.options()


@plays("Clean Bandages")
def test_all_damage_of_one_in_the_battlefield_is_healed() -> None:
    s = orc(
        "A: offensive: Ox 1/9 hurt 3; defensive: Rat 1/9 hurt 1; hand: Clean Bandages; resources: 1\n"
        "B: defensive: Cow 1/9 hurt 5; offensive: Hen; hand: 1"
    )
    s.choose("play Clean Bandages", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert [s.damage(name) for name in ("Ox", "Rat", "Cow")] == [3, 1, 0]


@plays("Trodden Under")
@pytest.mark.parametrize("roused", [True, False])
def test_three_damage_to_a_marked_creature_that_is_marked_still(roused: bool) -> None:
    s = orc(
        "A: offensive: Ox; hand: Trodden Under; resources: 2\n"
        "B: defensive: Cow 1/9 marked, Hen 1/9, Pig 1/9 marked, Keeper assigned; hand: Rouse",
        TEXTS,
    )
    s.choose("play Trodden Under")
    assert targets(s) == ["Cow", "Pig"]
    s.choose("target Cow")
    if roused:
        until(s, "play Rouse")
        s.choose("play Rouse", "target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Pig")) == (0 if roused else 3, 0)


@plays("Fumbled Grip")
def test_a_piece_goes_to_its_owners_hand() -> None:
    s = orc(
        "A: offensive: Ox; defensive: Rat; attached: Spear on Rat; hand: Fumbled Grip; resources: 1\n"
        "B: defensive: Cow 1/1 hurt 1; attached: Hat on Cow, Pike on Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Fumbled Grip", "in the Offensive")
    assert sorted(targets(s)) == ["Hat", "Pike"]
    pike = s.fork()
    s.choose("target Hat")
    s.all_pass()
    assert ("Hat" in s.hand("B"), s.place("Cow"), s.place("Spear")) == (True, "B's graveyard", "on Rat")
    pike.choose("target Pike")
    pike.all_pass()
    assert ("Pike" in pike.hand("B"), pike.value("Cow")) == (True, "1/2")


@plays("Shake Off Sleep")
@pytest.mark.parametrize("names", [("Ox", "Elk"), ("Elk",), ()])
def test_up_to_two_allies_are_unmarked(names: tuple[str, ...]) -> None:
    s = orc(
        "A: offensive: Ox marked, Elk marked, Hog, Keeper assigned; defensive: Rat marked; hand: Shake Off Sleep; "
        "resources: 2\nB: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("play Shake Off Sleep", "in the Offensive")
    assert targets(s) == ["Ox", "Elk", "Hog"]
    s.choose(*(f"target {name}" for name in names))
    s.choose("done") if len(names) < 2 else None
    s.all_pass()
    assert [name for name in ("Ox", "Elk", "Rat", "Cow") if s.marked(name)] == [
        name for name in ("Ox", "Elk", "Rat", "Cow") if name not in names
    ]
    assert s.assigned("Keeper")


@plays("Spark Lash")
@pytest.mark.parametrize("armed", [True, False])
def test_three_damage_to_a_creature_without_equipment(armed: bool) -> None:
    held = "; attached: Spear on Cow, Hat on Owl" if armed else ""
    s = orc(
        f"A: offensive: Mage; hand: Spark Lash; resources: 2\nB: defensive: Cow 1/9, Hen 1/9, Owl 1/9{held}; hand: 1",
        TEXTS,
    )
    s.choose("play Spark Lash")
    assert targets(s) == (["Mage", "Hen"] if armed else ["Mage", "Cow", "Hen", "Owl"])
    s.choose("target Hen")
    s.all_pass()
    assert (s.damage("Hen"), s.damage("Cow")) == (3, 0)


@plays("Slow Blood")
def test_a_creature_is_marked_to_its_players_next_unmark_phase() -> None:
    s = orc(
        "A: offensive: Mage; hand: Slow Blood; resources: 1\nB: defensive: Cow, Hen; offensive: Owl; hand: 1", TEXTS
    )
    s.choose("play Slow Blood")
    assert targets(s) == ["Mage", "Cow", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.marked("Cow"), s.marked("Hen")) == (True, False)
    s.to("Draw", "B")
    assert not s.marked("Cow")


@plays("Path through the Mist")
@pytest.mark.parametrize("state", ["", " marked"])
def test_an_ally_goes_to_the_other_front_as_it_is(state: str) -> None:
    s = orc(
        f"A: offensive: Mage, Ox{state}; defensive: Rat; attached: Spear on Ox; hand: Path through the Mist; resources: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Path through the Mist")
    assert targets(s) == ["Mage", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.place("Spear"), s.marked("Ox")) == ("A's Defensive", "on Ox", bool(state))
    s.to("Move or Attack")
    assert sorted(offered(s, "move")) == sorted(["Mage", "Rat", *([] if state else ["Ox"])])


@plays("Heavy Heart")
def test_who_bears_it_attacks_nobody() -> None:
    s = orc("A: defensive: Mage; hand: Heavy Heart; resources: 2\nB: offensive: Hen; defensive: Cow; hand: 1", TEXTS)
    s.choose("play Heavy Heart")
    assert targets(s) == ["Mage", "Hen"]
    s.choose("target Hen")
    s.all_pass()
    s.to("Move or Attack", "B")
    assert ("attack A" in s.options(), "move Hen" in s.options()) == (False, True)
    monster = orc(
        "A: offensive: Ox, Mage; hand: Heavy Heart; resources: 2; quests: Beast; chapter: Next\nB: hand: 1", TEXTS
    )
    monster.choose("accept Beast", "play Heavy Heart", "target Ox")
    monster.all_pass()
    monster.to("Move or Attack")
    monster.choose("attack Beast")
    monster.to("Second Play")
    assert (monster.marked("Ox"), monster.marked("Mage")) == (False, True)


@plays("Deerfoot Blessing")
def test_its_host_moves_without_a_mark() -> None:
    s = orc(f"A: offensive: Ox, Elk; attached: Deerfoot Blessing on Ox; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("move Ox", "move Elk")
    assert (s.place("Ox"), s.marked("Ox"), s.marked("Elk")) == ("A's Defensive", False, True)
    assert "move Ox" not in s.options()
    tired = orc(f"A: offensive: Ox marked, Elk; attached: Deerfoot Blessing on Ox; hand: 1\nB: hand: 1{FIGHT}")
    assert offered(tired, "move") == ["Elk"]


@plays("Dented Kettle Hat")
def test_one_helmet_makes_its_carrier_tougher() -> None:
    s = orc(
        "A: offensive: Ox 1/1; defensive: Rat; hand: Dented Kettle Hat, 1; resources: 1\nB: defensive: Cow; hand: 1"
    )
    s.choose("play Dented Kettle Hat")
    assert targets(s) == ["Ox", "Rat"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "1/3"
    two = orc("A: offensive: Ox 1/1; attached: Dented Kettle Hat on Ox, Dented Kettle Hat on Ox; hand: 1\nB: hand: 1")
    assert two.value("Ox") == "1/3"


@plays("Butt-Spiked Spear")
@pytest.mark.parametrize(("a", "b", "hurt"), [("", "; attached: Butt-Spiked Spear on Cow", 4), ("", "", 1)])
def test_its_carrier_strikes_harder_while_it_defends(a: str, b: str, hurt: int) -> None:
    s = orc(f"A: offensive: Ox 1/9{a}; hand: 1\nB: defensive: Cow 1/9{b}; hand: 1{FIGHT}")
    assert s.value("Cow") == "1/9"
    s.choose("attack B", "block Ox with Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Cow")) == (hurt, "1/9")
    attacks = orc(f"A: offensive: Ox 1/9; attached: Butt-Spiked Spear on Ox; hand: 1\nB: hand: 1{FIGHT}")
    attacks.choose("attack B")
    attacks.to("Second Play")
    assert attacks.influence("B") == 19


@plays("Runner's Satchel")
def test_its_carrier_draws_a_card_and_discards_one() -> None:
    s = orc("A: offensive: Ox, Elk; attached: Runner's Satchel on Ox; deck: Rat, 3; hand: Hog\nB: hand: 1")
    s.choose("use Ox")
    s.all_pass()
    assert sorted(label.split()[-1] for label in s.options()) == ["Hog", "Rat"]
    s.choose(next(label for label in s.options() if label.endswith("Rat")))
    assert (s.grave("A"), s.hand("A"), s.marked("Ox"), offered(s, "use")) == (["Rat"], ["Hog"], True, [])


@plays("A Day to Remember")
@pytest.mark.parametrize(("attack", "spell", "done"), [(6, False, True), (5, False, False), (2, True, False)])
def test_a_single_attack_costs_six(attack: int, spell: bool, done: bool) -> None:
    s = orc(
        f"A: offensive: Ox 1/9, Elk {attack - 1}/9; quests: A Day to Remember; chapter: Next; hand: Drain, 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept A Day to Remember")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    if spell:
        until(s, "play Drain")
        s.choose("play Drain")
    s.to("Second Play")
    assert (s.victory("A") > 0, s.influence("B")) == (done, 20 - attack - 4 * spell)


@plays("Convoy to the Fens")
def test_four_different_creatures_are_moved_within_three_turns() -> None:
    table = "A: offensive: Ox, Elk, Hog; defensive: Rat; resources: 2; quests: Convoy to the Fens; chapter: Next; hand: Push, 1"
    s = orc(f"{table}\nB: hand: 1", TEXTS)
    s.choose("accept Convoy to the Fens")
    assert s.gold("A") == 0
    s.do("play Push", "target Ox")
    s.to("Move or Attack")
    s.choose("move Elk", "move Hog")
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    s.choose("move Elk", "move Ox")
    assert s.victory("A") == 0
    s.choose("move Rat")
    s.all_pass()
    assert (s.victory("A") > 0, s.gold("A")) == (True, 4)
    late = orc(f"{table}\nB: hand: 1", TEXTS)
    late.choose("accept Convoy to the Fens")
    for _ in range(3):
        late.to("Play", "B")
        assert late.pursues("A") == ["Convoy to the Fens"]  # a turn of the quest ends as its own begins
        late.to("Play", "A")
    assert (late.pursues("A"), late.victory("A")) == ([], 0)


@plays("Full Ranks")
@pytest.mark.parametrize(("last", "done"), [("Hog", True), ("Hog marked", False), ("Keeper assigned", False)])
def test_a_turn_ends_with_five_unmarked_in_the_defensive(last: str, done: bool) -> None:
    s = orc(
        f"A: defensive: Ox, Elk, Rat, Fox, {last}; offensive: Sow; quests: Full Ranks; chapter: Next; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Full Ranks")
    s.to("Second Play")
    assert s.victory("A") == 0
    s.to("Play", "B")
    assert (s.victory("A") > 0) == done
