"""SLOT-ATK: whom a creature reaches, from where, in which type of combat."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.engine.places import SEAT_THING
from wtactics.kits.verbs import ATTACK
from wtactics.rulesets.slot.grid import NAMES
from wtactics.rulesets.slot.ids import ATK_02
from wtactics.rulesets.slot.rules.atk import attack_with

CARDS = {
    "Guard": "close 1 ranged 1 def 9 life 2",
    "Wizard": "magic 4 def 2 life 1",
    "Sharp": "close 1 ranged 1 def 2 life 1: Sharpshooter.",
    "Rider": "close 1 ranged 1 def 2 life 1: This creature can attack covered creatures in close combat.",
    "Rogue": "close 1 ranged 1 def 2 life 1: This creature can attack covered creatures.",
    "Brute": "close 1 def 2 life 1",
    "Bow": "ranged 1 def 2 life 1",
    "Ox": "def 2 life 1",
}
FRONT = {"F1": ["F1", "F2"], "F2": ["F1", "F2", "F3"], "F3": ["F2", "F3", "F4"], "F4": ["F3", "F4"]}


def full(name: str) -> str:
    """An army of eight of these."""
    return f"{row('front', name)}; {row('back', name)}"


def row(which: str, name: str) -> str:
    """A row of four of these."""
    return f"{which}: {', '.join([name] * 4)}"


def reach(s: Scene, kind: str) -> dict[str, list[str]]:
    """Which slots the creature in each slot may attack by itself in this type; who may attack nobody is left out."""
    found: dict[str, list[str]] = {}
    for label in s.options():
        if label.startswith("attack ") and label.endswith(f", {kind}") and "+" not in label:
            target, _, attacker = label.removesuffix(f", {kind}").partition(" with ")
            found.setdefault(attacker[-2:], []).append(target[-2:])
    return found


@rule("SLOT-ATK-03", "SLOT-ATK-05", "SLOT-ATK-06", "SLOT-ATK-09")
def test_the_enemy_front_row() -> None:
    s = scene(f"A: {full('Guard')}\nB: {row('front', 'Guard')}", cards=CARDS)
    assert reach(s, "close") == FRONT
    assert reach(s, "ranged") == FRONT | {f"B{n}": [f"F{n}"] for n in range(1, 5)}


@rule("SLOT-ATK-04", "SLOT-ATK-05", "SLOT-ATK-06", "SLOT-ATK-09")
def test_the_enemy_back_row_uncovered() -> None:
    s = scene(f"A: {full('Guard')}\nB: {row('back', 'Guard')}", cards=CARDS)
    ahead = {slot: [f"B{slot[1]}"] for slot in NAMES}
    assert reach(s, "close") == {slot: ahead[slot] for slot in FRONT}
    assert reach(s, "ranged") == ahead


@rule("SLOT-ATK-04", "SLOT-ATK-05", "SLOT-ATK-07", "SLOT-ATK-09", "SLOT-DEF-02", "SLOT-DEF-03")
@pytest.mark.parametrize(("name", "close", "ranged"), [
    ("Guard", False, False), ("Sharp", False, True), ("Rider", True, False), ("Rogue", True, True), ("Wizard", False, True),
])  # fmt: skip
def test_the_enemy_back_row_covered(name: str, close: bool, ranged: bool) -> None:
    s = scene(f"A: {full(name)}\nB: {full('Guard')}", cards=CARDS)
    behind = {slot: [f"B{slot[1]}"] for slot in NAMES}
    in_close = {slot: FRONT[slot] + (behind[slot] if close else []) for slot in FRONT}
    from_afar = {slot: FRONT.get(slot, [f"F{slot[1]}"]) + (behind[slot] if ranged else []) for slot in NAMES}
    assert reach(s, "close") == ({} if name == "Wizard" else in_close)
    assert reach(s, "ranged") == from_afar


@rule("SLOT-ATK-07", "SLOT-ATK-04", "SLOT-ATK-05", "SLOT-DEF-EX1")
def test_where_cover_is_ignored_columns_and_types_still_hold() -> None:
    foes = "B: front: -, Guard, Guard; back: -, Guard, Guard"
    s = scene(f"A: front: -, Wizard, Rider; back: -, Rider, Wizard\n{foes}", cards=CARDS)
    s.refused("attack Guard B3 with Wizard F2, ranged", "SLOT-ATK-04")
    s.refused("attack Guard B2 with Rider F3, close", "SLOT-ATK-04")
    s.refused("attack Guard B2 with Wizard B3, ranged", "SLOT-ATK-05")
    s.refused("attack Guard B2 with Rider B2, close", "SLOT-ATK-05")
    s.refused("attack Guard B3 with Rider F3, ranged", "SLOT-DEF-02")
    s.choose("attack Guard B3 with Rider F3, close")
    assert s.marked("A F3")


@rule("SLOT-ATK-01", "SLOT-CARD-03")
def test_without_the_weapon_there_is_no_attack_in_that_type() -> None:
    s = scene("A: front: Brute, Bow, Ox\nB: front: -, Guard", cards=CARDS)
    assert (reach(s, "close"), reach(s, "ranged")) == ({"F1": ["F2"]}, {"F2": ["F2"]})
    s.refused("attack Guard F2 with Brute F1, ranged", "SLOT-CARD-03")
    s.refused("attack Guard F2 with Bow F2, close", "SLOT-CARD-03")
    s.refused("attack Guard F2 with Ox F3, close", "SLOT-CARD-03")


@rule("SLOT-ATK-01", "SLOT-CARD-03")
def test_a_weapon_of_value_0_is_one() -> None:
    s = scene("A: front: Feather\nB: front: Guard", cards=CARDS | {"Feather": "close 0 def 1 life 1"})
    assert (reach(s, "close"), reach(s, "ranged")) == ({"F1": ["F1"]}, {})


@rule("SLOT-ATK-02")
def test_neither_players_nor_empty_slots_nor_ones_own_are_attacked() -> None:
    s = scene("A: front: Guard, Guard\nB: front: Guard; grave: Guard; deck: Guard; twilight: Guard", cards=CARDS)
    with_f1 = int(attack_with(1, False))
    elsewhere = [s.card("B", f"Guard{pile}") for pile in (" (graveyard)", " (twilight)", "")]
    for thing in (*elsewhere, SEAT_THING, SEAT_THING + 1, s.card("A", "F1"), s.card("A", "F2"), -1):
        assert s.match.forbids(ATTACK, thing, with_f1) == ATK_02
    assert s.match.forbids(ATTACK, s.card("B", "F1"), with_f1) == 0


@rule("SLOT-ATK-06")
def test_allies_in_front_do_not_stand_in_the_way() -> None:
    for front in ("-", "Ox", "Ox marked"):
        s = scene(f"A: front: {front}; back: Bow, -, -, Ox\nB: front: Guard", cards=CARDS)
        s.choose("attack Guard F1 with Bow B1, ranged")
        assert "Bow attacks Guard (F1) in ranged combat" in s.log()


@rule("SLOT-ATK-08", "SLOT-DECL-03")
def test_the_type_is_chosen_anew_for_each_attack() -> None:
    cards = {"Duke": "close 1 ranged 5 def 9 life 2: Steadfast.", "Wall": "close 9 def 4 life 3"}
    s = scene("A: front: Duke; back: -, -, Page\nB: front: Wall; back: -, -, -, Page\nstep: Action, ap 3", cards=cards)
    assert s.options() == ["done", "attack Wall F1 with Duke F1, close", "attack Wall F1 with Duke F1, ranged"]
    s.choose("attack Wall F1 with Duke F1, ranged")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 0)  # 5 against DEF 4, and no bow to answer with
    s.choose("attack Wall F1 with Duke F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 1)  # 1 against DEF 4, and 9 against DEF 9
    s.choose("attack Wall F1 with Duke F1, ranged")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (2, 1)


@rule("SLOT-ATK-EX1", "SLOT-ATK-03")
def test_a_full_front_row() -> None:
    s = scene(f"A: front: -, Fighter\nB: {row('front', 'Guard')}; {row('back', 'Guard')}", cards=CARDS)
    assert reach(s, "close") == reach(s, "ranged") == {"F2": ["F1", "F2", "F3"]}


@rule("SLOT-ATK-EX2", "SLOT-ATK-04")
def test_a_gap() -> None:
    s = scene(
        f"A: front: -, Guard, Guard, Guard\nB: front: Guard, Guard, -, Guard; {row('back', 'Guard')}", cards=CARDS
    )
    for kind in ("close", "ranged"):
        assert {slot for slot, there in reach(s, kind).items() if "B3" in there} == {"F3"}
        assert {there for slots in reach(s, kind).values() for there in slots} == {"F1", "F2", "F4", "B3"}
        s.refused(f"attack Guard B3 with Guard F2, {kind}", "SLOT-ATK-04")
        s.refused(f"attack Guard B3 with Guard F4, {kind}", "SLOT-ATK-04")
        s.refused(f"attack Guard B2 with Guard F2, {kind}", "SLOT-DEF-02")


@rule("SLOT-ATK-EX3", "SLOT-ATK-05")
def test_archers_behind() -> None:
    s = scene("A: back: Archer, -, -, Archer\nB: front: Guard, Guard, Guard; back: Guard, -, -, Guard", cards=CARDS)
    assert (reach(s, "ranged"), reach(s, "close")) == ({"B1": ["F1"], "B4": ["B4"]}, {})
    s.refused("attack Guard B1 with Archer B1, ranged", "SLOT-DEF-02")
    s.refused("attack Guard F1 with Archer B1, close", "SLOT-ATK-05")
    s.refused("attack Guard B4 with Archer B4, close", "SLOT-ATK-05")


@rule("SLOT-ATK-EX4", "SLOT-GROUP-05", "SLOT-GROUP-06")
def test_two_full_armies() -> None:
    for ap, groups in ((3, {2: 16, 3: 4}), (2, {2: 16}), (1, {})):
        s = scene(f"A: {full('Guard')}\nB: {full('Guard')}\nstep: Action, ap {ap}", cards=CARDS)
        alone = [len(reach(s, "close").get(slot, [])) + len(reach(s, "ranged").get(slot, [])) for slot in NAMES]
        assert (alone, sum(alone)) == ([4, 6, 6, 4, 1, 1, 1, 1], 24)
        members = [label.count("+") + 1 for label in s.options() if "+" in label]
        assert {n: members.count(n) for n in set(members)} == groups


@rule("SLOT-ATK-EX5", "SLOT-ATK-07")
def test_a_mages_reach() -> None:
    s = scene(f"A: {full('Wizard')}\nB: {full('Guard')}", cards=CARDS)
    assert [len(reach(s, "ranged")[slot]) for slot in NAMES] == [3, 4, 4, 3, 2, 2, 2, 2]
    assert reach(s, "close") == {}
