"""Blind mounts of the rounds 11 to 13, played as their writers meant them."""

import pytest

from blind.texts import mounts, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Blast": "event 0: Deal 5 damage to target creature.",
    "Jab": "event 0: Deal 1 damage to target creature.", "Wait": "event 0: Gain 1 influence.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Horse": "creature (Mount) 3/4", "Elf": "creature (Elvish) 1/1", "Mage": "creature (Caster) 1/1",
    "Chief": "creature (Leader) 1/1", "Gob": "creature (Goblin) 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Bracken Elk")
def test_mounting_it_marks_nobody_and_both_attack_in_that_turn() -> None:
    s = mounts("A: offensive: Ox 1/1, Bracken Elk; hand: 1\nB: hand: 1", TEXTS)
    s.choose("Ox mounts Bracken Elk")
    s.all_pass()
    assert (s.rider("Bracken Elk"), s.marked("Ox"), s.marked("Bracken Elk")) == ("Ox", False, False)
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Draw", "B")
    assert s.influence("B") == 18
    usual = mounts("A: offensive: Ox 1/1, Horse; hand: 1\nB: hand: 1", TEXTS)
    usual.choose("Ox mounts Horse")
    usual.all_pass()
    assert (usual.marked("Ox"), usual.marked("Horse")) == (True, True)


@plays("Dunback Pony", "Sootmane Courser")
@pytest.mark.parametrize("mount", ["Dunback Pony", "Sootmane Courser"])
def test_mounting_it_marks_the_mount_alone(mount: str) -> None:
    s = mounts(f"A: offensive: Ox, Rat marked, {mount}; hand: 1\nB: hand: 1", TEXTS)
    assert f"Rat mounts {mount}" not in s.options()
    s.choose(f"Ox mounts {mount}")
    s.all_pass()
    assert (s.rider(mount), s.marked("Ox"), s.marked(mount)) == ("Ox", False, True)
    s = mounts(f"A: offensive: Ox, {mount} marked; hand: 1\nB: hand: 1", TEXTS)
    assert f"Ox mounts {mount}" not in s.options()


@plays("Clay Warbull")
@pytest.mark.parametrize("army", ["Clay Warbull", "Ox riding Clay Warbull, Clay Warbull"])
def test_it_never_defends_and_its_rider_not_either(army: str) -> None:
    s = mounts(f"A: offensive: Rat; hand: 1\nB: defensive: {army}, Hen; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Rat with Hen"]


@plays("Bone Pony", "Barded Palfrey")
@pytest.mark.parametrize("mount", ["Bone Pony", "Barded Palfrey"])
def test_no_damage_goes_on_from_it_and_the_rider_falls_off(mount: str) -> None:
    for name, left in ((mount, 0), ("Horse", 1)):
        s = mounts(
            f"A: offensive: Ox 1/9 riding {name}, {name}; hand: 1\nB: offensive: Hen; hand: Blast\nphase: Play, active B",
            TEXTS,
        )
        s.do("play Blast", front="Defensive")
        assert (s.place(name), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", left, True)
    s = mounts(f"A: offensive: Ox 1/9 riding {mount}, {mount}; hand: 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.place(mount), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", 0, True)


@plays("Gale-Runner")
def test_both_move_unmarked_and_alone_it_is_marked_by_moving() -> None:
    s = mounts(f"A: defensive: Ox riding Gale-Runner, Gale-Runner; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose(next(label for label in s.options() if label.startswith("move")))
    s.all_pass()
    assert [s.place(name) for name in ("Ox", "Gale-Runner")] == ["A's Offensive"] * 2
    assert (s.marked("Ox"), s.marked("Gale-Runner")) == (False, False)
    s = mounts(f"A: defensive: Gale-Runner; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("move Gale-Runner")
    s.all_pass()
    assert s.marked("Gale-Runner")


@plays("Parade-Ground Charger")
def test_under_a_leader_it_and_all_of_its_front_are_stronger() -> None:
    army = "{} riding Parade-Ground Charger, Parade-Ground Charger, Elk 1/1"
    for rider, charger, elk, himself in (("Chief", "4/4", "2/1", "2/1"), ("Gob", "3/3", "1/1", "1/1")):
        s = mounts(
            f"A: offensive: {army.format(rider)}; defensive: Rat 1/1; hand: Axe, 1\nB: defensive: Hen 1/1; hand: 1",
            TEXTS,
        )
        assert [s.value(n) for n in ("Parade-Ground Charger", "Elk", rider, "Rat", "Hen")] == [
            charger, elk, himself, "1/1", "1/1",
        ]  # fmt: skip
        s.choose(f"{rider} gets off")
        s.all_pass()
        assert [s.value(name) for name in ("Parade-Ground Charger", "Elk")] == ["3/3", "1/1"]


@plays("Antlered Strider")
@pytest.mark.parametrize(
    ("army", "value"),
    [("Elf riding Antlered Strider, ", "4/4"), ("Gob riding Antlered Strider, ", "3/3"), ("Elf, ", "3/3")],
)
def test_under_an_elf_it_is_stronger(army: str, value: str) -> None:
    assert (
        mounts(f"A: offensive: {army}Antlered Strider; hand: 1\nB: hand: 1", TEXTS).value("Antlered Strider") == value
    )


@plays("Bristle Sow")
def test_under_a_goblin_it_is_stronger_and_hurt_it_dies_of_being_left() -> None:
    s = mounts("A: offensive: Gob riding Bristle Sow, Bristle Sow hurt 1; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Bristle Sow") == "4/2"
    s.choose("Gob gets off")
    assert s.place("Bristle Sow") == "A's graveyard"
    assert mounts("A: offensive: Elf riding Bristle Sow, Bristle Sow\nB: hand: 1", TEXTS).value("Bristle Sow") == "3/1"


@plays("Kilnbred Charger")
def test_it_strikes_harder_while_it_attacks_and_not_as_a_defender() -> None:
    table = "offensive: Ox riding Kilnbred Charger, Kilnbred Charger"
    s = mounts(f"A: {table}; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    assert s.value("Kilnbred Charger") == "4/2"
    s.choose("attack B")
    assert s.value("Kilnbred Charger") == "6/2"
    s.to("Second Play")
    assert (s.influence("B"), s.value("Kilnbred Charger")) == (14, "4/2")
    s = mounts(f"A: offensive: Rat 1/9; hand: 1\nB: {table.replace('off', 'def')}; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    assert s.value("Kilnbred Charger") == "4/2"


@plays("Bonelattice Steed")
@pytest.mark.parametrize(("army", "foe", "won"), [
    ("Ox riding Bonelattice Steed, Bonelattice Steed", "Cow 3/3", 1), ("Bonelattice Steed", "Cow 1/3", 1),
    ("Bonelattice Steed", "Cow 1/4", 0),
])  # fmt: skip
def test_whom_it_kills_in_combat_gives_one_influence(army: str, foe: str, won: int) -> None:
    s = mounts(f"A: 10 influence; defensive: {army}; hand: 1\nB: offensive: {foe}; hand: 1{FIGHT}, active B", TEXTS)
    s.choose("attack A")
    until(s, "block")
    s.choose("block Cow with Bonelattice Steed")
    s.to("Second Play")
    assert (s.place("Cow") == "B's graveyard", s.influence("A")) == (bool(won), 10 + won)


@plays("Peat Ox")
@pytest.mark.parametrize("army", ["Peat Ox", "Rat riding Peat Ox, Peat Ox"])
def test_it_is_tougher_while_it_defends(army: str) -> None:
    s = mounts(f"A: offensive: Cow 4/9; hand: 1\nB: defensive: {army}; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert s.value("Peat Ox") == "1/4"
    s.choose("block")
    assert s.value("Peat Ox") == "1/5"
    s.to("Second Play")
    assert s.place("Peat Ox") == "B's graveyard"  # its combat is over, and four damage are on it


@plays("Gloom Elk")
def test_under_a_caster_enemies_of_the_battlefield_are_weaker() -> None:
    for rider, weaker in (("Mage", "1/2"), ("Gob", "2/2")):
        s = mounts(
            f"A: offensive: {rider} riding Gloom Elk, Gloom Elk, Rat 2/2; hand: 1\n"
            "B: defensive: Cow 2/2; offensive: Hen 2/2; hand: 1",
            TEXTS,
        )
        assert [s.value(name) for name in ("Cow", "Hen", "Rat")] == [weaker, "2/2", "2/2"]
        s.choose(f"{rider} gets off")
        s.all_pass()
        assert s.value("Cow") == "2/2"


@plays("Basalt Tortoise")
def test_ridden_it_is_not_moved_and_an_effect_puts_both_elsewhere() -> None:
    s = mounts(f"A: offensive: Ox riding Basalt Tortoise, Basalt Tortoise, Elk; hand: Shove\nB: hand: 1{FIGHT}", TEXTS)
    assert [label for label in s.options() if label.startswith("move")] == ["move Elk"]
    s.choose("attack B", "send Elk", "done") if "send Elk" in s.options() else s.choose("done")
    s.to("Second Play")
    s.do("play Shove", "target Basalt Tortoise")
    assert [s.place(name) for name in ("Ox", "Basalt Tortoise")] == ["A's Defensive"] * 2
    alone = mounts(f"A: offensive: Ox, Basalt Tortoise; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert "move Basalt Tortoise" in alone.options()


@plays("Imperial Post Horse")
@pytest.mark.parametrize("state", ["", " marked"])
def test_for_two_gold_both_go_to_the_other_front_as_they_are(state: str) -> None:
    s = mounts(
        f"A: offensive: Ox{state} riding Imperial Post Horse, Imperial Post Horse{state}; resources: 2; hand: 1\n"
        "B: hand: 1",
        TEXTS,
    )
    s.choose("use Imperial Post Horse")
    s.all_pass()
    assert [s.place(name) for name in ("Ox", "Imperial Post Horse")] == ["A's Defensive"] * 2
    assert (s.marked("Ox"), s.marked("Imperial Post Horse"), s.gold("A")) == (bool(state), bool(state), 0)
    assert s.rider("Imperial Post Horse") == "Ox"
    alone = mounts("A: offensive: Ox, Imperial Post Horse; resources: 2; hand: 1\nB: hand: 1", TEXTS)
    assert "use Imperial Post Horse" not in alone.options()


@plays("Palanquin Tortoise")
def test_what_its_rider_costs_makes_a_mount_strong() -> None:
    texts = TEXTS | {"Stag": "creature 3 5/5"}
    s = mounts(f"A: offensive: Palanquin Tortoise, Stag; hand: 1\nB: hand: 1{FIGHT}", texts)
    assert s.value("Palanquin Tortoise") == "1/6"
    s = mounts(f"A: offensive: Stag riding Palanquin Tortoise, Palanquin Tortoise; hand: 1\nB: hand: 1{FIGHT}", texts)
    assert s.value("Palanquin Tortoise") == "4/6"
