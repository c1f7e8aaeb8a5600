"""Who defends against the same attacker, who is in a combat, and in which combats a card has fought, in ARC."""

import pytest

from scenes.arc import Scene, rule, scene

ATTACK = "\nphase: Attack"


def fought(table: str, text: str, *choices: str) -> Scene:
    """Flag says the text; B's army is attacked by all that A has there."""
    s = scene(table + ATTACK, cards={"Flag": f"creature 1 2/2: {text}"})
    s.choose("attack B's army")
    for choice in choices:
        while choice not in s.options():
            s.choose(s.way_on())
        s.choose(choice)
    return s


def strikes(s: Scene, *foes: str) -> list[str]:
    """The blows that these took."""
    return [line for line in s.log() if any(f" strikes {foe} for " in line for foe in foes)]


def suffered(s: Scene, source: str) -> list[str]:
    """The damage from this one."""
    return [line for line in s.log() if line.endswith(f"damage from {source}")]


def test_others_that_defend_against_the_same_attacker_are_stronger() -> None:
    s = fought("A: army: Ram 1/9, Hag 1/9\nB: army: Flag, Ox 1/9, Elk 1/9",
               "Each other creature that defends against the same attacker as this creature gets +1/+0.",
               "send Ram", "send Hag", "block Ram with Flag", "block Ram with Ox", "block Hag with Elk")  # fmt: skip
    s.all_pass()
    assert strikes(s, "Ram", "Hag") == ["Flag strikes Ram for 2", "Ox strikes Ram for 2", "Elk strikes Hag for 1"]


@rule("ARC-COMBAT-17")
def test_it_takes_the_blows_for_those_who_defend_beside_it() -> None:
    text = ("While this creature defends, combat damage that would be dealt to other creatures defending against the same "
            "attacker is dealt to this creature instead.")  # fmt: skip
    s = fought("A: army: Ram 1/9\nB: army: Flag, Ox 1/9", text, "block Ram with Flag", "block Ram with Ox")
    s.all_pass()
    assert "Flag" in s.grave("B")
    assert s.damage("Ox") == 0


@rule("ARC-COMBAT-17")
def test_all_others_of_a_combat_are_hit_by_one_that_dies_in_it() -> None:
    text = "When this creature dies in combat, it deals 2 damage to each other creature in that combat."
    s = fought("A: army: Ram 5/9, Hag 1/9\nB: army: Flag, Ox 1/9, Elk 1/9", text,
               "send Ram", "send Hag", "block Ram with Flag", "block Ram with Ox", "block Hag with Elk")  # fmt: skip
    s.all_pass()
    assert suffered(s, "Flag") == ["Ram suffers 2 damage from Flag"] * 2 + ["Ox suffers 2 damage from Flag"]


def test_an_attacker_that_dies_hits_those_who_defend_against_it() -> None:
    text = "When this creature dies while it is attacking, it deals 3 damage to each creature that defends against it."
    s = scene("A: army: Flag, Hag 1/9\nB: army: Ox 5/9, Elk 1/9" + ATTACK, cards={"Flag": f"creature 1 2/2: {text}"})
    s.choose("attack B's army", "send Flag", "send Hag")
    while "block Flag with Ox" not in s.options():
        s.choose(s.way_on())
    s.choose("block Flag with Ox", "block Hag with Elk")
    s.all_pass()
    assert suffered(s, "Flag") == ["Ox suffers 2 damage from Flag", "Ox suffers 3 damage from Flag"]


@pytest.mark.parametrize(("goal", "size"), [("Oak", "1/9"), ("B's army", "2/9")])
def test_attackers_of_a_city_are_weaker(goal: str, size: str) -> None:
    s = scene("A: army: Ram 2/9\nB: city Oak (Body, 8): Flag; army: Ox 1/9" + ATTACK,
              cards={"Flag": "creature 1 2/2: Attackers of the city where this creature resides get -1/-0."})  # fmt: skip
    s.choose(f"attack {goal}")
    assert s.value("Ram") == size


@rule("ARC-COMBAT-18")
def test_who_has_defended_can_defend_once_more() -> None:
    text = ("When a combat in which this creature defended is over, you may assign it to defend against another attacker whose "
            "combat has not been resolved yet.")  # fmt: skip
    s = fought("A: army: Ram 1/9, Hag 1/9\nB: army: Flag", text, "send Ram", "send Hag", "block Ram with Flag")
    while "yes" not in s.options():
        s.choose(s.way_on())
    s.choose("yes")
    s.all_pass()
    assert strikes(s, "Ram", "Hag") == ["Flag strikes Ram for 2", "Flag strikes Hag for 2"]
    assert s.points("B") == 15


def test_a_foe_that_dies_at_the_same_time_is_worth_a_point() -> None:
    s = fought("A: army: Ram 2/2, Hag 1/1\nB: army: Flag, Ox 1/9",
               "Whenever a creature that this creature fought in a combat dies in that combat, you gain 1 VP.",
               "send Ram", "send Hag", "block Ram with Flag", "block Hag with Ox")  # fmt: skip
    s.all_pass()
    assert "Flag" in s.grave("B")
    assert s.points("B") == 16


@pytest.mark.parametrize(("goal", "size"), [("Bay", "1/2"), ("Fen", "2/2"), ("B's army", "2/2")])
def test_attackers_of_cities_are_those_that_attack_one_of_them(goal: str, size: str) -> None:
    s = scene("A: army: Ram 2/2\nB: 15 points; city Bay (Body, 8); army: Flag, Ox\nC: city Fen (Body, 8)" + ATTACK,
              cards={"Flag": "creature 1 2/2: Attackers of your cities get -1/-0."})  # fmt: skip
    s.choose(f"attack {goal}")
    assert s.value("Ram") == size


@rule("ARC-COMBAT-10")
def test_who_has_died_as_a_defender_hurts_the_attacker_it_defended_against() -> None:
    s = fought("A: army: Ram 3/3, Hag 1/3\nB: army: Flag, Ox 1/9",
               "When this creature dies, deal 1 damage to the attacker it defended against.",
               "send Ram", "send Hag", "block Ram with Flag", "block Hag with Ox")  # fmt: skip
    s.all_pass()
    assert ("Flag" in s.grave("B"), s.place("Ram"), suffered(s, "Flag")) == (
        True, "A's graveyard", ["Ram suffers 2 damage from Flag", "Ram suffers 1 damage from Flag"]
    )  # fmt: skip


def test_marked_creatures_defend_where_it_is_said_of_them() -> None:
    s = scene("A: army: Ram 2/2\nB: army: Flag marked, Ox marked" + ATTACK,
              cards={"Flag": "creature 1 2/2: Marked Elves can defend.", "Ox": "creature 1 (Elf) 1/9"})  # fmt: skip
    s.choose("attack B's army")
    assert s.options() == ["done", "block Ram with Ox"]
