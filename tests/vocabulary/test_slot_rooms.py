"""What SLOT's texts do to recruiting, upkeep that is not paid, marks, and to where blows reach and the dead go."""

import pytest

from vocabulary.slot_field import Field


def field(a: str, b: str, step: str, cards: dict[str, str]) -> Field:
    """A field with some plain creatures beside those that say something."""
    return Field(a, b, step, {"Sack": "", "Knave": "", "Relic": "", **cards})


def rooms(text: str, a: str = "F2 Relic, B1 Sack; deck: Slinger", b: str = "F1 Knave") -> list[str]:
    """Where a Slinger may be recruited."""
    f = field(a, b, "recruit", {"Slinger": text, "Reeve": text})
    if not any("recruit Slinger" in each for each in f.options()):
        return []
    f.choose("recruit Slinger")
    return [each.rsplit(" ", 1)[1] for each in f.options()]


@pytest.mark.parametrize(
    ("text", "slots"),
    [
        ("", ["F1", "F3", "F4", "B2", "B3", "B4"]),
        ("This creature can be recruited only into the front row.", ["F1", "F3", "F4"]),
        ("This creature may be recruited only into a slot adjacent to a Relic.", ["F1", "F3", "B2"]),
        ("This creature can't be recruited into the front row.", ["B2", "B3", "B4"]),
        ("This creature can't be recruited.", []),
        ("This creature can be recruited only if you control a damaged creature.", []),
    ],
)
def test_where_it_is_recruited(text: str, slots: list[str]) -> None:
    assert rooms(text) == slots


def test_where_enemies_recruit_nobody() -> None:
    text = "Opponents can't recruit creatures into this column."
    f = field("F1 Sack, B1 Sack; deck: Relic", "F2 Reeve", "recruit", {"Reeve": text})
    f.choose("recruit Relic")
    assert [each.rsplit(" ", 1)[1] for each in f.options()] == ["F3", "F4", "B3", "B4"]


@pytest.mark.parametrize(
    ("text", "pile", "stays"),
    [
        ("Upkeep 1.", "graveyard", False),
        ("Upkeep 1. If you don't pay its upkeep, put this creature into your deck instead.", "deck", False),
        ("Upkeep 1. If you don't pay its upkeep, put a token on this creature instead.", "", True),
    ],
)
def test_what_becomes_of_who_is_not_paid_for(text: str, pile: str, stays: bool) -> None:
    f = field("F1 Slinger, F2 Sack", "F1 Knave", "upkeep", {"Slinger": text})
    f.choose("refuse" if any("refuse" in each for each in f.options()) else "give up")
    assert (f.at("F1") == "Slinger") == stays
    assert pile == "" or f.pile(pile) == ["Slinger"]


@pytest.mark.parametrize(
    ("text", "step", "option"),
    [
        ("This creature may attack even if it is marked.", "action", "attack Knave"),
        ("This creature may move even if it is marked.", "move", "move Slinger"),
        ("This creature may rest even if it is marked.", "action", "rest Slinger"),
    ],
)
def test_what_a_marked_creature_does(text: str, step: str, option: str) -> None:
    for said in ("", text):
        f = field("F1 Slinger marked hurt 1, F3 Sack", "F1 Knave, F3 Relic", step, {"Slinger": said})
        assert any(each.startswith(option) and "Slinger" in each for each in f.options()) == (said != "")


@pytest.mark.parametrize(("text", "marked"), [("", True), ("This creature isn't marked when it rests.", False)])
def test_a_rest_that_marks_nobody(text: str, marked: bool) -> None:
    f = field("F1 Slinger hurt 1, F3 Sack", "F1 Knave, F3 Relic", "action", {"Slinger": text})
    f.choose("rest Slinger")
    assert (f.marked("Slinger"), f.hurt("Slinger")) == (marked, 0)


@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("", "twilight"),
        ("Enemy creatures killed during your turn go to the graveyard instead of the twilight.", "graveyard"),
    ],
)
def test_no_twilight_for_the_enemy(text: str, pile: str) -> None:
    f = field("F1 Slinger, F3 Sack", "F1 Knave hurt 1, F3 Relic", "action", {"Slinger": text})
    f.choose("attack Knave F1 with Slinger F1, close")
    assert f.pile(pile, 1) == ["Knave"]


@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("", ["F2"]),
        (
            "From the back row, this creature reaches the enemy front slots of the columns beside its own.",
            ["F1", "F2", "F3"],
        ),
    ],
)
def test_whom_it_reaches_from_the_back(text: str, reached: list[str]) -> None:
    f = field("B2 Slinger", "F1 Knave, F2 Knave, F3 Knave, F4 Knave, B1 Relic, B3 Relic", "action", {"Slinger": text})
    assert [each.split(" ")[2] for each in f.options() if each.startswith("attack")] == reached


def test_whom_it_reaches_behind_the_next_columns() -> None:
    text = "This creature reaches the enemy back slots of the adjacent columns."
    f = field("F2 Slinger", "B1 Knave, B3 Knave, B4 Relic", "action", {"Slinger": text})
    assert {each.split(" ")[2] for each in f.options() if each.startswith("attack")} == {"B1", "B3"}


@pytest.mark.parametrize(("text", "dead"), [("", False), ("Successful attacks of this creature take 2 life.", True)])
def test_attacks_that_take_two(text: str, dead: bool) -> None:
    f = field("F1 Slinger, F3 Sack", "F1 Knave, F3 Relic", "action", {"Slinger": text})
    f.choose("attack Knave F1 with Slinger F1, close")
    assert (f.at("F1", 1) == "") == dead
    g = field("F1 Sack, F3 Sack", "F1 Slinger, F3 Relic", "action", {"Slinger": text})
    g.choose("attack Slinger F1 with Sack F1, close")
    assert g.hurt("Sack") == 1, "a strike back is no attack"


def test_who_dies_in_his_own_turn() -> None:
    text = "When this creature is killed during your turn, it goes to your twilight instead of your graveyard."
    f = field("F1 Slinger hurt 1, F3 Sack", "F1 Knave, F3 Relic", "action", {"Slinger": text})
    f.choose("attack Knave F1 with Slinger F1, close")
    assert f.pile("twilight") == ["Slinger"]
