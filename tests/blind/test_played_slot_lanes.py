"""Blind texts of SLOT on what one is worth, reaches and moves to where one stands, played as their writers meant them."""

import pytest

from blind.gestures import offered
from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Rock": "def 9 life 9 fixed",
    "Sage": "magic 2 def 1 life 5", "Two": "close 0 ranged 0 def 2 life 5", "Three": "close 0 ranged 0 def 3 life 5",
    "Four": "close 0 ranged 0 def 4 life 5", "Five": "close 0 ranged 0 def 5 life 5", "Bow": "ranged 1 def 1 life 5",
}  # fmt: skip
BROTHER = "Brother of the Hearth"


def attacks(s: Scene, of: str) -> list[str]:
    """Whom a creature may attack by itself, and how."""
    alone = [label.split(f" with {of}, ") for label in offered(s, "attack") if f" with {of}, " in label]
    return sorted(", ".join(label) for label in alone)


@plays("Palisade Halberdier", "Staring Idol", "Brother of the Hearth")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        (
            "front: Palisade Halberdier marked, Ann; back: Ann, Ann",
            {"A B1 DEF": 5, "A F1 DEF": 3, "A F2 DEF": 3, "A B2 DEF": 3, "B F1 DEF": 1, "B B1 DEF": 1},
        ),
        ("front: Ann; back: Palisade Halberdier, Ann", {"A F1 DEF": 3, "A B1 DEF": 3, "A B2 DEF": 3}),
        (
            "front: Staring Idol marked",
            {"B F1 close": 0, "B F1 ranged": 0, "B B1 close": 1, "B F2 ranged": 2, "B F1 DEF": 1},
        ),
        ("front: -, Staring Idol; back: -, Staring Idol", {"B F1 close": 1, "B F2 ranged": 0, "B F2 close": 0}),
        ("front: Staring Idol; back: Staring Idol", {"B F1 close": 0, "B B1 close": 1, "A B1 close": 0}),
        (f"front: {BROTHER}, -, {BROTHER}", {"A F1 close": 2, "A F1 DEF": 2}),
        (
            f"front: {BROTHER}, {BROTHER} marked, {BROTHER}; back: Ann, {BROTHER}",
            {"A F2 close": 5, "A F2 DEF": 5, "A F1 close": 3, "A F3 DEF": 3, "A B2 close": 3, "A B1 close": 1},
        ),
    ],
)
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = slot(f"A: {army}\nB: front: Ox, Sage; back: Ox", CAST)
    assert {told: s.value(told[:4], told[5:]) for told in values} == values


@plays("Staring Idol", "Brother of the Hearth")
@pytest.mark.parametrize(
    ("army", "foes", "attack", "tokens"),
    [
        # The brothers of a group have lost what they have for each other
        ("Ox, Brother of the Hearth, Brother of the Hearth", "Four", "Ox F1 + Brother of the Hearth F2, close", 0),
        ("Ox, Brother of the Hearth, Brother of the Hearth", "Three", "Ox F1 + Brother of the Hearth F2, close", 1),
        ("-, Brother of the Hearth, Brother of the Hearth", "-, Three", "Brother of the Hearth F2, close", 1),
        ("-, Brother of the Hearth, Brother of the Hearth", "-, Four", "Brother of the Hearth F2, close", 0),
        # What the Idol takes it takes of members, too
        ("Ox, Ox", "Two", "Ox F1 + Ox F2, close", 1),
        ("Ox, Ox", "Two, Staring Idol", "Ox F1 + Ox F2, close", 0),
        ("Ox, Ox", "Two, -, Staring Idol", "Ox F1 + Ox F2, close", 1),
    ],
)
def test_what_their_groups_come_to(army: str, foes: str, attack: str, tokens: int) -> None:
    s = slot(f"A: front: {army}; {FAR}\nB: front: {foes}; {FAR}", CAST)
    where = "F2" if foes.startswith("-") else "F1"
    s.choose(f"attack {s.who(f'B {where}')} {where} with {attack}")
    while "number 0" in s.options():
        s.choose("number 0")
    s.decline()
    assert s.tokens(f"B {where}") == tokens


@plays("Palisade Halberdier")
def test_whose_halberdier_is_in_a_group_loses_the_cover_till_the_battle_is_over() -> None:
    s = slot(f"A: front: Palisade Halberdier, Ox; back: Ann, -, -, Page\nB: front: Club, Saint; {FAR}", CAST)
    s.choose("attack Club F1 with Palisade Halberdier F1 + Ox F2, close")
    assert (s.asked, s.value("A B1", "DEF")) == ("B", 3)
    s.choose("decline")
    while "number 0" in s.options():
        s.choose("number 0")
    s.decline()
    assert s.value("A B1", "DEF") == 5


@plays("Scatterfoot Poacher", "Longpike Veteran", "High Eyrie Slinger")
def test_who_reaches_whom() -> None:
    s = slot(f"A: front: Ox, Ox, Ox; {FAR}\nB: front: -, Scatterfoot Poacher, Ann; {FAR}", CAST)
    assert not [label for label in offered(s, "attack", "Scatterfoot") if "+" in label]
    assert attacks(s, "Ox F1") == ["Scatterfoot Poacher F2, close", "Scatterfoot Poacher F2, ranged"]
    assert "Ann F3 with Ox F2 + Ox F3, close" in offered(s, "attack", "Ann")
    foes = "front: Ox, Ann, -, Rock; back: Ox, -, Sage"
    s = slot(f"A: front: Ox; back: Longpike Veteran, Longpike Veteran, Longpike Veteran\nB: {foes}", CAST)
    assert [attacks(s, f"Longpike Veteran B{n}") for n in (1, 2, 3)] == [
        ["Ox F1, close"], ["Ann F2, close"], ["Sage B3, close"],
    ]  # fmt: skip
    assert not [label for label in offered(s, "attack") if "+" in label and "Longpike" in label]
    s.choose("attack Ox F1 with Longpike Veteran B1, close")
    s.decline()
    assert (s.tokens("B F1"), s.marked("A B1"), s.ap) == (1, True, 2)
    s = slot(f"A: front: Longpike Veteran; {FAR}\nB: {foes}", CAST)
    assert attacks(s, "Longpike Veteran F1") == ["Ann F2, close", "Ox F1, close"]
    s = slot(f"A: back: -, High Eyrie Slinger\nB: front: Ox, Ann, Two, Rock; {FAR}", CAST)
    assert attacks(s, "High Eyrie Slinger B2") == ["Ann F2, ranged", "Ox F1, ranged", "Two F3, ranged"]
    s = slot(
        "A: back: High Eyrie Slinger, -, -, High Eyrie Slinger\nB: front: -, Ann, Two; back: Ox, Ox, -, Sage", CAST
    )
    assert attacks(s, "High Eyrie Slinger B1") == ["Ann F2, ranged", "Ox B1, ranged"]
    assert attacks(s, "High Eyrie Slinger B4") == ["Sage B4, ranged", "Two F3, ranged"]
    s = slot(f"A: front: High Eyrie Slinger; {FAR}\nB: front: -, Ann, Two; back: -, -, -, Sage", CAST)
    assert attacks(s, "High Eyrie Slinger F1") == ["Ann F2, close", "Ann F2, ranged"]
    s = slot("A: front: -, Ann; back: High Eyrie Slinger\nB: front: -, Ann, Two; back: -, Ox, -, Sage", CAST)
    assert attacks(s, "High Eyrie Slinger B1") == ["Ann F2, ranged"]


@plays("Bonesetter Wenna")
@pytest.mark.parametrize(
    ("army", "rester", "left"),
    [
        ("front: Bonesetter Wenna, Ox hurt 2", "Ox F2", 2),
        ("front: Bonesetter Wenna marked, -, -, Page; back: Ox hurt 2", "Ox B1", 2),
        ("front: Bonesetter Wenna, -, Ox hurt 2", "Ox F3", 1),
        ("front: Bonesetter Wenna; back: -, Ox hurt 2", "Ox B2", 1),
        ("front: Bonesetter Wenna hurt 1, Ox", "Bonesetter Wenna F1", 1),
        ("front: Bonesetter Wenna, Ox hurt 2, Bonesetter Wenna", "Ox F2", 2),
        ("front: Bonesetter Wenna hurt 1, Bonesetter Wenna", "Bonesetter Wenna F1", 2),
    ],
)
def test_beside_the_bonesetter_a_rest_takes_one_point(army: str, rester: str, left: int) -> None:
    s = slot(f"A: {army}\nB: front: Ox hurt 1, Bonesetter Wenna; {FAR}", CAST)
    hurt = s.tokens(f"A {rester[-2:]}")
    s.choose(f"rest {rester}")
    assert (s.ap, s.tokens(f"A {rester[-2:]}"), s.marked(f"A {rester[-2:]}")) == (left, hurt - 1, True)


@plays("Chimney Runner", "Reedwater Drifter")
def test_how_they_move() -> None:
    s = slot("A: front: -, Chimney Runner; back: Ox, -, -, Page\nB: front: Ann\nstep: Move", CAST)
    assert [label[-5:].strip() for label in offered(s, "move", "Chimney") if "swapping" not in label] == [
        "to F1", "to F3", "to B2", "to B3",
    ]  # fmt: skip
    assert not [label for label in offered(s, "move", "Ox B1") if "F2" in label]
    s.choose("move Chimney Runner F2 to B1, swapping with Ox")
    assert (s.who("A F2"), s.who("A B1"), s.marked("A B1"), s.marked("A F2"), s.ap) == (
        "Ox", "Chimney Runner", True, False, 2,
    )  # fmt: skip
    assert offered(s, "move", "Chimney") == []
    s = slot(f"A: front: Reedwater Drifter, Ox; {FAR}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    other = s.fork()
    s.choose("move Reedwater Drifter F1 to F2, swapping with Ox")
    assert (s.who("A F2"), s.marked("A F2"), s.marked("A F1"), s.ap) == ("Reedwater Drifter", False, False, 2)
    assert offered(s, "move", "Reedwater") == []
    s.to("Action")
    s.choose("attack Ox F1 with Reedwater Drifter F2, close")
    s.decline()
    assert (s.tokens("B F1"), s.marked("A F2")) == (1, True)
    other.choose("move Ox F2 to F1, swapping with Reedwater Drifter")
    assert (other.marked("A F1"), other.marked("A F2")) == (True, False)
    assert offered(slot("A: front: Reedwater Drifter marked, Ox\nB: front: Ox\nstep: Move", CAST), "move", "Reed") == []


@plays("Fetter Wraith")
@pytest.mark.parametrize("where", ["front: Fetter Wraith marked", "back: Fetter Wraith"])
def test_in_its_column_no_enemy_moves(where: str) -> None:
    s = slot(f"A: front: Ann, Ox; back: Ann, -, -, Page\nB: {where}, Ox\nstep: Move", CAST)
    assert offered(s, "move", "Ann") == []
    assert offered(s, "move", "Ox F2") == ["Ox F2 to F3", "Ox F2 to B2"]
    s = slot(f"A: front: Fetter Wraith, Ann; back: Ann\nB: front: Ox; {FAR}\nstep: Move", CAST)
    assert "Ann B1 to B2" in offered(s, "move", "Ann")


@plays("Caravan Steward")
def test_in_the_stewards_row_moves_are_free_and_swaps_are_not_begun() -> None:
    army = "front: Caravan Steward, Ox, -, Two; back: Ann, Three"
    s = slot(f"A: {army}\nB: front: Ox; {FAR}\nstep: Move, ap 0", CAST)
    assert offered(s, "move") == ["Ox F2 to F3", "Two F4 to F3", "Two F4 to B4"]
    s.choose("move Ox F2 to F3")
    assert (s.ap, s.marked("A F3"), offered(s, "move", "Ox")) == (0, True, [])
    s = slot(f"A: {army}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    assert {"Caravan Steward F1 to F2, swapping with Ox", "Three B2 to F2, swapping with Ox"} <= set(offered(s, "move"))
    s.choose("move Three B2 to F2, swapping with Ox")
    assert (s.ap, s.who("A B2")) == (2, "Ox")
    assert "Ox B2 to B1, swapping with Ann" in offered(s, "move", "Ox")
    s.choose("move Ox B2 to B3")
    assert s.ap == 1


@plays("Warhorn on the Hill")
@pytest.mark.parametrize(
    ("army", "members", "left"),
    [
        ("back: Warhorn marked", "Ox F1 + Ox F2 + Ox F3", 1),
        ("back: Warhorn, Warhorn", "Ox F1 + Ox F2 + Ox F3", 1),
        ("back: Warhorn", "Ox F1 + Ox F2", 1),
        ("back: Ann", "Ox F1 + Ox F2 + Ox F3", 0),
    ],
)
def test_from_the_back_row_three_attack_for_two_points(army: str, members: str, left: int) -> None:
    s = slot(f"A: front: Ox, Ox, Ox, Saint; {army}\nB: front: -, Rock; {FAR}", CAST)
    s.choose(f"attack Rock F2 with {members}, close")
    s.decline()
    assert s.ap == left


@plays("Warhorn on the Hill")
@pytest.mark.parametrize(
    ("army", "may"),
    [
        ("front: Ox, Ox, Ox; back: Warhorn", True),
        ("front: Ox, Ox, Ox, Warhorn", False),
        ("front: Ox, Ox, Ox; back: Ann", False),
    ],
)
def test_with_two_points_three_attack_only_then(army: str, may: bool) -> None:
    s = slot(f"A: {army}\nB: front: -, Rock; back: Warhorn\nstep: Action, ap 2", CAST)
    assert ("Rock F2 with Ox F1 + Ox F2 + Ox F3, close" in offered(s, "attack")) == may


@plays("Cornered Mongrel", "Serried Bowman")
def test_what_their_battles_come_to() -> None:
    for mine, yours, close in ((3, 4, 4), (4, 4, 2), (5, 4, 2)):
        s = slot(f"A: {mine} points; front: Cornered Mongrel, Ox; {FAR}\nB: {yours} points; front: Four; {FAR}", CAST)
        assert (s.value("A F1", "close"), s.value("A F2", "close")) == (close, 1)
        group = s.fork()
        s.choose("attack Four F1 with Cornered Mongrel F1, close")
        assert s.tokens("B F1") == int(close == 4)
        group.choose("attack Four F1 with Cornered Mongrel F1 + Ox F2, close")
        assert group.tokens("B F1") == 0
    for army, foe, attack, tokens in (
        ("Ox, Serried Bowman, Ox", "Four", "Serried Bowman F2, ranged", 1),
        ("Ox, Serried Bowman, Ox", "Five", "Serried Bowman F2, ranged", 0),
        ("Ox, Serried Bowman, Ox marked", "Four", "Serried Bowman F2, ranged", 0),
        ("-, Serried Bowman; back: -, Ox", "Three", "Serried Bowman F2, ranged", 0),
        ("Ox, Serried Bowman, Ox", "Two", "Serried Bowman F2, close", 0),
        ("Ox, Serried Bowman, Ox", "Four", "Serried Bowman F2 + Ox F3, ranged", 0),
        ("Ox, Serried Bowman, Ox", "Three", "Serried Bowman F2 + Ox F3, ranged", 1),
    ):
        s = slot(f"A: front: {army}\nB: front: -, {foe}; {FAR}", CAST)
        s.choose(f"attack {foe} F2 with {attack}")
        while "number 0" in s.options():
            s.choose("number 0")
        assert s.tokens("B F2") == tokens, attack


@plays("Hushbow Stalker", "Netcaster of the Shoals")
def test_what_their_shots_come_to() -> None:
    for a, b, attack, mine, yours in (
        ("Hushbow Stalker", "Club", "Club F1 with Hushbow Stalker F1, ranged", 0, 0),
        ("Hushbow Stalker", "Club", "Club F1 with Hushbow Stalker F1, close", 1, 0),
        ("Club", "Hushbow Stalker", "Hushbow Stalker F1 with Club F1, ranged", 0, 1),
        ("Bow", "Hushbow Stalker", "Hushbow Stalker F1 with Bow F1, ranged", 1, 0),
    ):
        s = battle(a, b, f"attack {attack}", CAST)
        assert (s.tokens("A F1"), s.tokens("B F1")) == (mine, yours), attack
    s = battle("Hushbow Stalker, Ox", "Club", "attack Club F1 with Hushbow Stalker F1 + Ox F2, ranged", CAST)
    assert "number 0" in s.options()
    steady = CAST | {"Bold": "close 1 ranged 1 def 1 life 5: Steadfast."}
    for a, b, attack, where, marked in (
        ("Netcaster of the Shoals", "Ann", "Ann F1 with Netcaster of the Shoals F1, ranged", "B F1", True),
        ("Netcaster of the Shoals", "Four", "Four F1 with Netcaster of the Shoals F1, ranged", "B F1", False),
        ("Netcaster of the Shoals", "Bold", "Bold F1 with Netcaster of the Shoals F1, close", "B F1", False),
        ("Bold", "Netcaster of the Shoals", "Netcaster of the Shoals F1 with Bold F1, ranged", "A F1", True),
        ("Bold", "Netcaster of the Shoals", "Netcaster of the Shoals F1 with Bold F1, close", "A F1", False),
        ("Bold", "Ox", "Ox F1 with Bold F1, ranged", "A F1", False),
    ):
        s = battle(a, b, f"attack {attack}", steady)
        while "number 0" in s.options():
            s.choose("number 0")
        assert s.marked(where) == marked, attack
    s = battle(
        "Netcaster of the Shoals, Ox", "Ann", "attack Ann F1 with Netcaster of the Shoals F1 + Ox F2, ranged", CAST
    )
    while "number 0" in s.options():
        s.choose("number 0")
    assert (s.tokens("B F1"), s.marked("B F1")) == (1, False)
