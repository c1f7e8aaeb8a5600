"""Blind texts of SLOT's twenty-third round about values, moves and reach, played as their writers meant them."""

import pytest

from blind.gestures import fight, recruits, spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Wall": "def 4 life 9", "Bow": "ranged 1 def 1 life 5", "Bare": "def 1 life 5", "Pike": "close 3 def 9 life 5",
    "Halb": "close 5 def 5 life 5",
    "Recruit": "cost 2 close 1 def 1 life 1 (Human Soldier)", "Soldier": "cost 1 close 1 def 1 life 1",
    "Peasant": "cost 2 close 1 def 1 life 1 (Human)", "Calm": "close 1 def 1 life 1: [ ] - Restore 1 life to target creature.",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str, how: str = "") -> list[str]:
    """Who can attack it now, and in which type."""
    found = [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]
    return [each for each in found if each.endswith(how)]


@plays("Ford Halberdier", "Drumboy of the Levy", "Shoulder-to-Shoulder Veteran", "Keystone Guard", "Wormwood Idol")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Ford Halberdier; back: Ford Halberdier", {"A F1 DEF": 3, "A B1 DEF": 2}),
        ("front: -, -, -, Ford Halberdier marked", {"A F4 DEF": 3}),
        ("front: Ox, Drumboy of the Levy, Ox marked; back: Ox, Ox",
         {"A F1 close": 2, "A F3 close": 2, "A B2 close": 2, "A B1 close": 1, "A F2 close": 1, "B F1 close": 1}),
        ("front: Drumboy of the Levy, Ox, Drumboy of the Levy", {"A F2 close": 3}),
        ("front: Shoulder-to-Shoulder Veteran; back: Ox", {"A F1 DEF": 2}),
        ("front: Ox marked hurt 1, Shoulder-to-Shoulder Veteran, Ox; back: -, Ox", {"A F2 DEF": 4}),
        ("back: -, -, Ox, Shoulder-to-Shoulder Veteran", {"A B4 DEF": 3}),
        ("front: Keystone Guard, Ox marked; back: Ox", {"A F1 close": 5}),
        ("front: Keystone Guard, Ox", {"A F1 close": 3}),
        ("front: Ox, Keystone Guard, Ox; back: -, Ox", {"A F2 close": 5}),
        ("front: Ox, Keystone Guard, Ox; back: Ox", {"A F2 close": 3}),
        ("front: Ox; back: Wormwood Idol", {"B F1 DEF": 2, "B B1 DEF": 0, "B F2 DEF": 3, "A F1 DEF": 1}),
        ("front: Wormwood Idol marked; back: Wormwood Idol", {"B F1 DEF": 1, "B B1 DEF": 0}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ann, Ann; back: Lamb, Ox")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Ford Halberdier", "Keystone Guard", "Shoulder-to-Shoulder Veteran", "Wormwood Idol", "Drumboy of the Levy")
def test_they_change_at_once_and_as_members_of_a_group_they_do_nothing() -> None:
    s = table("front: Ford Halberdier", step="Move")
    s.choose("move Ford Halberdier F1 to B1")
    assert s.value("A B1", "DEF") == 2
    for name, hits in (("Ford Halberdier", 1), ("Shoulder-to-Shoulder Veteran", 1), ("Ann", 0)):
        # struck back at with 3: a DEF of 2 is met by 2
        s = table(f"front: {name}, Ox; back: Ox", f"front: Pike; {FAR}")
        s.choose(f"attack Pike F1 with {name} F1 + Ox F2, close", "number 2")
        s.choose(*["number 0"] * ("number 0" in s.options()))
        assert s.tokens("A F1") == hits
    cast = CAST | {"Five": "close 1 def 5 life 9"}
    s = slot(f"A: front: Keystone Guard, Lamb; back: Ox\nB: front: Five; {FAR}", cast)
    group = s.fork()
    fight(s, "Five F1 with Keystone Guard F1, close")
    assert s.tokens("B F1") == 1
    fight(group, "Five F1 with Keystone Guard F1 + Lamb F2, close")  # 3 and 1
    assert group.tokens("B F1") == 0
    s = table("front: Wormwood Idol, Lamb, Lamb", f"front: Ann, Ann; {FAR}")
    beside = s.fork()
    fight(s, "Ann F1 with Wormwood Idol F1 + Lamb F2, close")
    assert s.tokens("B F1") == 0
    fight(beside, "Ann F1 with Lamb F2, close")
    assert beside.tokens("B F1") == 0
    s = table("front: Lamb, Lamb; back: Wormwood Idol", f"front: Ann, Ann; {FAR}")
    fight(s, "Ann F1 with Lamb F1 + Lamb F2, close")
    assert s.tokens("B F1") == 1


@plays("Drumboy of the Levy")
@pytest.mark.parametrize(
    ("army", "label", "hit"),
    [
        ("front: Ox, Ox; back: Drumboy of the Levy, Drumboy of the Levy", "Ox F1 + Ox F2", 1),
        ("front: Ox, Ox; back: -, -, Drumboy of the Levy", "Ox F1 + Ox F2", 0),
        ("front: Ox, Drumboy of the Levy; back: Lamb", "Ox F1 + Drumboy of the Levy F2", 0),
    ],
)
def test_members_keep_the_beat_unless_the_drummer_marches_with_them(army: str, label: str, hit: int) -> None:
    s = slot(f"A: {army}\nB: front: Foe; {FAR}", CAST | {"Foe": f"close 1 def {4 if hit or '-' in army else 3} life 9"})
    fight(s, f"Foe F1 with {label}, close")
    assert s.tokens("B F1") == hit


@plays("Drumboy of the Levy")
def test_who_has_no_close_weapon_gets_none() -> None:
    s = table("front: Lamb, Ox", f"front: Bow, Drumboy of the Levy; {FAR}")
    fight(s, "Bow F1 with Lamb F1, close")
    assert (s.who("A F1"), s.tokens("B F1")) == ("Lamb", 1)
    assert [
        each for each in attacks(table("front: Bow, Drumboy of the Levy"), "Ann F1") if "Bow F1, close" in each
    ] == []
    s = table("front: Lamb, Ox", f"front: Ann, Drumboy of the Levy; {FAR}")
    fight(s, "Ann F1 with Lamb F1, close")
    assert s.who("A F1") == ""


@plays("Hedge Pikeman")
def test_attacked_closely_it_bristles() -> None:
    foe = {"Four": "close 1 ranged 1 def 4 life 5", "Five": "close 1 ranged 1 def 5 life 5"}
    for who, how, hit in (("Four", "close", 1), ("Five", "close", 0), ("Four", "ranged", 0)):
        s = slot(f"A: front: {who}, Ox\nB: front: Hedge Pikeman; {FAR}", CAST | foe)
        s.choose(f"attack Hedge Pikeman F1 with {who} F1, {how}")
        assert (s.tokens("A F1"), s.value("B F1", "close")) == (hit, 2)
    s = slot(f"A: front: Four, Ox\nB: front: Hedge Pikeman; {FAR}", CAST | foe)
    s.choose("attack Hedge Pikeman F1 with Four F1 + Ox F2, close")
    assert "number 4" in s.options()
    s = slot(f"A: front: Hedge Pikeman, Ox\nB: front: Four; {FAR}", CAST | foe)
    s.choose("attack Four F1 with Hedge Pikeman F1, close")
    assert s.tokens("B F1") == 0


@plays("Reeve of the Muster")
@pytest.mark.parametrize(
    ("army", "twilight", "may"),
    [
        ("front: Reeve of the Muster marked", 1, ["Recruit", "Soldier"]), ("front: Ox marked", 1, ["Soldier"]),
        ("front: Reeve of the Muster marked", 0, ["Soldier"]),
        ("front: Reeve of the Muster marked; back: Reeve of the Muster marked", 0, ["Recruit", "Soldier"]),
    ],
)  # fmt: skip
def test_soldiers_come_cheaper(army: str, twilight: int, may: list[str]) -> None:
    piles = f"twilight: {twilight} Imp; " if twilight else ""
    for b in ("front: Ann", "front: Reeve of the Muster"):
        s = slot(f"A: {army}; {piles}deck: Recruit, Soldier, Peasant\nB: {b}\nstep: Recruit", CAST)
        assert recruits(s) == may if may[0] == "Recruit" or twilight else recruits(s) in ([], may)
    if may[0] == "Recruit" and twilight:
        s.choose("recruit Recruit", "place Recruit in F2")
        spend(s)
        assert (s.who("A F2"), s.twilight("A")) == ("Recruit", [])


@plays("Palisade Wagon")
def test_it_neither_attacks_nor_moves_but_strikes_back() -> None:
    s = table("front: Palisade Wagon, Ox", f"front: Ann; {FAR}")
    # Its writer forbids groups as well, but members of a group lose what their own texts forbid them
    assert [each for each in attacks(s, "Ann") if "+" not in each] == ["Ox F2, close", "Ox F2, ranged"]
    s = table("front: Ox, Palisade Wagon", step="Move")
    assert not [option for option in s.options() if "Wagon" in option]
    assert starting(s, "move Ox F1 to B1")
    s = table("front: Ox, Ox", "front: Palisade Wagon; back: Ann")
    assert attacks(s, "Ann B1", "ranged") == []
    s.choose("attack Palisade Wagon F1 with Ox F1, close")
    assert s.tokens("A F1") == 1


@plays("Canopy Runner")
def test_it_moves_into_any_empty_slot() -> None:
    s = table("front: Canopy Runner, Ox, -, Ox; back: -, Ox, -, Ox", step="Move")
    moves = [option.removeprefix("move Canopy Runner F1 ") for option in starting(s, "move Canopy")]
    assert moves == ["to F2, swapping with Ox", "to F3", "to B1", "to B3"]
    s.choose("move Canopy Runner F1 to B3")
    assert (s.marked("A B3"), s.ap, starting(s, "move Canopy")) == (True, 2, [])
    assert not starting(table("front: Canopy Runner marked, Ox", step="Move"), "move Canopy")


@plays("Dewfoot Dancer")
def test_its_moves_do_not_mark_it() -> None:
    s = table("front: Dewfoot Dancer, Ox hurt 1", f"front: Ann; {FAR}", "Move")
    s.choose("move Dewfoot Dancer F1 to F2, swapping with Ox")
    assert (s.who("A F2"), s.marked("A F2"), s.marked("A F1"), s.ap) == ("Dewfoot Dancer", False, False, 2)
    assert not starting(s, "move Dewfoot")
    s.choose("move Ox F1 to B1")
    assert s.marked("A B1")
    s.to("Action")
    s.choose("attack Ann F1 with Dewfoot Dancer F2, close")
    assert (s.marked("A F2"), s.tokens("B F1")) == (True, 1)
    assert not starting(table("front: Dewfoot Dancer marked, Ox", step="Move"), "move Dewfoot")


@plays("Wide-Eyed Bowman")
@pytest.mark.parametrize(
    ("army", "foes", "reached"),
    [
        ("back: -, Wide-Eyed Bowman", "front: Wall, Wall, Wall, Wall; back: Ox, Ox, Ox", "F1 F2 F3"),
        ("back: -, Wide-Eyed Bowman", "front: Wall, -, Wall; back: Ox, Ox, Ox", "F1 F3 B2"),
        ("back: Wide-Eyed Bowman", "front: Wall, Wall, Wall", "F1 F2"),
        ("back: Wide-Eyed Bowman", "front: -, Wall, Wall; back: Ox, Ox", "F2 B1"),
        ("front: -, Wide-Eyed Bowman", "front: -, -, -, Wall; back: Ox", ""),
    ],
)
def test_whom_the_bowman_reaches(army: str, foes: str, reached: str) -> None:
    filler = "; front: Lamb marked, Lamb marked" if army.startswith("back") else "; back: -, -, -, Lamb marked"
    s = table(army + filler, foes)
    found = {option.split()[2] for option in starting(s, "attack") if "Bowman" in option}
    assert found == set(reached.split())
    assert all(option.endswith("ranged") for option in starting(s, "attack") if army.startswith("back"))


@plays("Warden of the High Platform")
@pytest.mark.parametrize(
    ("army", "shots"),
    [
        ("front: Ox, Ox marked; back: Bow, Warden of the High Platform",
         {"B1": ["Bow B1"], "B2": ["Warden of the High Platform B2"]}),
        ("front: Bow, Warden of the High Platform; back: Bow",
         {"B1": ["Bow F1"], "B2": ["Warden of the High Platform F2"]}),
        ("front: Ox marked, Warden of the High Platform; back: Bow, Bow",
         {"B1": [], "B2": ["Warden of the High Platform F2"]}),
    ],
)  # fmt: skip
def test_beside_the_warden_cover_is_no_cover(army: str, shots: dict[str, list[str]]) -> None:
    s = table(army, "front: Wall, Wall; back: Lamb, Lamb, Lamb")
    assert {where: attacks(s, f"Lamb {where}") for where in shots} == {
        where: [f"{name}, ranged" for name in names] for where, names in shots.items()
    }


@plays("Stout-Hearted Porter", "Sleepless Weeper")
def test_who_rests_cheaply_and_who_does_not_rest() -> None:
    army = "front: Stout-Hearted Porter hurt 1, Ox hurt 1, Stout-Hearted Porter hurt 1; back: Stout-Hearted Porter"
    s = table(f"{army}, Stout-Hearted Porter marked hurt 1", step="Action, ap 2")
    assert len(starting(s, "rest")) == 3
    s.choose("rest Stout-Hearted Porter F1")
    assert (s.ap, s.tokens("A F1"), s.marked("A F1")) == (1, 0, True)
    assert starting(s, "rest") == ["rest Stout-Hearted Porter F3"]
    s = table("front: Stout-Hearted Porter hurt 1, Ox hurt 1", step="Action, ap 3")
    s.choose("rest Ox F2")
    assert s.ap == 1
    s = table("front: Ox hurt 1, Ox hurt 1, Calm; back: Ox hurt 2", "front: -, Ann; back: Sleepless Weeper")
    assert starting(s, "rest") == ["rest Ox F2"]
    s.choose("use Calm F3", "target Ox F1")
    assert s.tokens("A F1") == 0
    s = table("front: Ox hurt 1; back: Ox hurt 2", "front: Sleepless Weeper; back: -, -, Ann")
    assert starting(s, "rest") == []
    assert starting(table("front: Ox hurt 1; back: Sleepless Weeper"), "rest") == ["rest Ox F1"]


@plays("Ironback Loner")
def test_no_group_attacks_it() -> None:
    s = table("front: Ox, Ox, Ox", f"front: Ann, Ironback Loner; {FAR}")
    assert not [each for each in attacks(s, "Ironback") if "+" in each]
    assert "Ox F1 + Ox F2, close" in attacks(s, "Ann F1")
    s.choose("attack Ironback Loner F2 with Ox F1, close")
    assert {"Ox F2, close", "Ox F3, close"} <= set(attacks(s, "Ironback Loner F2"))
    s = table("front: Ironback Loner, Ox", f"front: Ann; {FAR}")
    fight(s, "Ann F1 with Ironback Loner F1 + Ox F2, close")
    assert s.tokens("B F1") == 1


@plays("Breach Volunteer")
@pytest.mark.parametrize(
    ("front", "twilight", "may"),
    [("Ox marked", 1, True), ("Ox marked", 0, False), ("Ox marked, Ox marked", 1, False), ("Ox marked, Ox marked", 2, True),
     ("Ox marked, Ox marked, Ox marked, Ox marked", 3, False), ("Ox marked, Ox marked, Ox marked, Ox marked", 4, True)],
)  # fmt: skip
def test_gaps_in_the_front_make_it_cheaper(front: str, twilight: int, may: bool) -> None:
    piles = f"twilight: {twilight} Imp; " if twilight else ""
    s = slot(f"A: front: {front}; {piles}deck: Breach Volunteer, Lamb\nB: front: Ann\nstep: Recruit", CAST)
    assert ("Breach Volunteer" in recruits(s)) is may
    if may:
        s.choose("recruit Breach Volunteer", "place Breach Volunteer in B1")
        spend(s)
        assert (s.who("A B1"), s.twilight("A"), s.marked("A B1")) == ("Breach Volunteer", [], True)
