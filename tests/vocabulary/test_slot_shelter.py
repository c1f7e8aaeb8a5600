"""What SLOT's texts on cover, groups, reach and rest do in play: who is covered by whom, from where a creature reaches."""

import pytest

from vocabulary.slot_field import PILES, Field
from vocabulary.test_slot_reaching import targets

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}
TWO = "F1 Sack, F2 Slinger, B2 Knave, F4 Sack, B4 Sack"


@pytest.mark.parametrize(
    ("text", "defenses"),
    [
        ("The ally that this creature covers gets +1 DEF.", (2, 3)),
        ("An ally covered by this creature gets +1 DEF.", (2, 3)),
        ("Allies that cover this creature get +1 DEF.", (2, 2)),
    ],
)
def test_whom_it_covers(text: str, defenses: tuple[int, int]) -> None:
    f = Field("F1 Sack, B1 Relic, F2 Slinger, B2 Knave", cards={"Slinger": text, "Relic": "", **SACKS})
    assert (f.values("Relic")[2], f.values("Knave")[2]) == defenses


def test_who_covers_it_is_an_ally() -> None:
    text = "The creature that covers this creature gets +1 DEF."
    f = Field("F2 Sack, B2 Slinger", "F2 Knave", cards={"Slinger": text, **SACKS})
    assert (f.values("Sack")[2], f.values("Knave")[2]) == (3, 2)
    f = Field("F1 Sack, B2 Slinger", "F2 Knave", cards={"Slinger": text, **SACKS})
    assert (f.values("Sack")[2], f.values("Knave")[2]) == (2, 2)


@pytest.mark.parametrize(("text", "seen"), [("", ["F1", "F2"]), ("This creature covers the allies beside it.", ["F2"])])
def test_it_covers_more_than_its_column(text: str, seen: list[str]) -> None:
    f = Field("F1 Sack", "F1 Knave, F2 Slinger", cards={"Slinger": text, **SACKS})
    assert targets(f, "Sack F1", "close") == seen


@pytest.mark.parametrize(
    ("text", "close", "ranged"),
    [
        ("", [], ["B2"]),
        ("The ally behind this creature may attack as if it stood in this slot.", ["F1", "B2"], ["F1", "B2"]),
        ("The ally behind this creature may attack in close combat as if it stood in this slot.", ["F1", "B2"], ["B2"]),
    ],
)
def test_an_ally_attacks_from_its_slot(text: str, close: list[str], ranged: list[str]) -> None:
    f = Field("F2 Slinger, B2 Knave", "F1 Sack, B2 Sack, F4 Sack", cards={"Slinger": text, **SACKS})
    assert targets(f, "Knave B2", "close") == close
    assert targets(f, "Knave B2", "ranged") == ranged


def test_an_ally_attacks_from_its_slot_alone() -> None:
    text = "[ ]: Until the end of the turn another ally reaches as if it stood in this creature's slot."
    f = Field("F1 Slinger, F4 Knave", "F1 Sack, F4 Sack", cards={"Slinger": text, **SACKS})
    assert targets(f, "Knave F4", "close") == ["F4"]
    f.choose("use Slinger")
    assert targets(f, "Knave F4", "close") == ["F1"]


def test_whom_it_could_attack() -> None:
    text = "[ ]: Each enemy creature within its reach loses 1 life."
    f = Field("F2 Slinger", "F1 Sack, B1 Knave, F4 Relic", cards={"Slinger": text, "Relic": "", **SACKS})
    f.choose("use Slinger")
    assert (f.hurt("Sack"), f.hurt("Knave"), f.hurt("Relic")) == (1, 0, 0)


@pytest.mark.parametrize(("text", "rests"), [("", False), ("This creature may rest undamaged.", True)])
def test_who_rests_without_tokens(text: str, rests: bool) -> None:
    f = Field("F1 Slinger, F3 Sack", "F1 Knave", cards={"Slinger": text, **SACKS})
    found = [each for each in f.options() if each.startswith("rest")]
    assert [("Slinger" in each) for each in found] == [True] * rests
    if rests:
        f.choose("rest Slinger")
        assert (f.hurt("Slinger"), f.marked("Slinger")) == (0, True)


@pytest.mark.parametrize(("text", "lost"), [("", 0), ("Members of your groups get +1 close.", 1)])
def test_members_of_groups_are_stronger(text: str, lost: int) -> None:
    cards = {"Slinger": text, "Relic": "This creature gets +3 DEF.", **SACKS}
    f = Field("F1 Sack, F2 Knave, F4 Slinger", "F1 Relic", cards=cards)
    f.choose("attack Relic F1 with Sack F1 + Knave F2, close", "number 0", "number 0")
    assert f.hurt("Relic") == lost


@pytest.mark.parametrize(("points", "defense"), [((3, 3), 3), ((3, 4), 2), ((4, 3), 2)])
def test_both_have_the_same_number_of_points(points: tuple[int, int], defense: int) -> None:
    text = "While both players have the same number of victory points, this creature gets +1 DEF."
    f = Field("F1 Slinger", "F1 Knave", cards={"Slinger": text, **SACKS})
    f.t.points[0], f.t.points[1] = points
    f.t.changed_values()
    assert f.values("Slinger")[2] == defense


@pytest.mark.parametrize(
    ("text", "how", "lost"),
    [
        ("", "close", 0),
        ("Attacked in close combat, this creature strikes back with its ranged value.", "close", 1),
        ("This creature strikes back with its ranged value in close combat.", "close", 1),
        ("This creature strikes back with its close value in ranged combat.", "close", 0),
        ("", "ranged", 1),
        ("This creature strikes back with its close value in ranged combat.", "ranged", 0),
    ],
)
def test_it_strikes_back_with_its_other_weapon(text: str, how: str, lost: int) -> None:
    cards = {"Slinger": f"This creature gets +1 ranged.\n{text}", "Knave": "This creature gets +1 DEF."}
    f = Field("F1 Knave", "F1 Slinger", cards=cards)
    f.choose(f"attack Slinger F1 with Knave F1, {how}")
    assert f.hurt("Knave") == lost


@pytest.mark.parametrize(("text", "late"), [("", False), ("This creature may move in the Action step.", True)])
def test_who_moves_in_the_action_step(text: str, late: bool) -> None:
    f = Field("F1 Slinger, F3 Sack", "F1 Knave", cards={"Slinger": text, **SACKS})
    found = [each for each in f.options() if each.startswith("move")]
    assert bool(found) is late
    assert all("Slinger" in each for each in found)
    if late:
        f.choose(found[0])
        assert (f.at("F1"), f.marked("Slinger")) == ("", True)


def test_an_ally_dies_in_battle() -> None:
    text = "Whenever an ally dies in battle, you gain 1 victory point."
    f = Field("F1 Sack hurt 1, F3 Slinger", "F1 Knave", cards={"Slinger": text, **SACKS})
    f.choose("attack Knave F1 with Sack F1, close")
    assert (f.at("F1"), f.t.points[0]) == ("", 1)


@pytest.mark.parametrize(("slot", "lost"), [("B1", 0), ("F1", 1)])
def test_it_attacks_from_a_row(slot: str, lost: int) -> None:
    text = "This creature gets +1 ranged when it attacks from the front row."
    f = Field(f"{slot} Slinger", "F1 Relic", cards={"Slinger": text, "Relic": "This creature gets +1 DEF."})
    f.choose(f"attack Relic F1 with Slinger {slot}, ranged")
    assert f.hurt("Relic") == lost


@pytest.mark.parametrize(("text", "joins"), [("", False), ("It may be a member of a group from the back row.", True)])
def test_who_joins_a_group_from_the_back_row(text: str, joins: bool) -> None:
    f = Field("B1 Slinger, F2 Sack", "F1 Relic, F2 Knave", cards={"Slinger": text, "Relic": "", **SACKS})
    found = [each for each in f.options() if " + " in each]
    assert found == ["attack Relic F1 with Sack F2 + Slinger B1, ranged"] * joins
    if joins:
        f.choose(*found, "number 0", "number 0")
        assert (f.hurt("Relic"), f.marked("Slinger"), f.marked("Sack")) == (1, True, True)


@pytest.mark.parametrize(
    ("text", "pile"),
    [("", "twilight"), ("When this creature dies, it goes to the graveyard instead of the twilight.", "graveyard")],
)
def test_it_goes_to_the_graveyard_itself(text: str, pile: str) -> None:
    f = Field("F1 Sack, F3 Sack", "F1 Slinger hurt 1, F4 Knave", cards={"Slinger": text, **SACKS})
    f.choose("attack Slinger F1 with Sack F1, close")
    assert f.pile(pile, 1) == ["Slinger"]


def test_the_enemy_deck_is_seen_by_whoever_looks_through_it() -> None:
    cards = {"Slinger": "[ ]: Look through the enemy deck.", "Relic": "", **SACKS}
    f = Field("F1 Slinger, F3 Sack; deck: Relic", "F1 Knave; deck: Relic, Sack", "abilities", cards)
    f.choose("use Slinger")
    assert [int(f.t.shown[c]) for seat in (0, 1) for c in f.t.at(PILES["deck"], seat)] == [0, 1, 1]


def test_its_tokens_are_counted() -> None:
    f = Field(
        "F1 Slinger hurt 1, F2 Sack hurt 1", "F1 Knave", cards={"Slinger": "+1 close for each of its tokens.", **SACKS}
    )
    assert f.values("Slinger")[0] == 3
