"""What SLOT's texts do to rules of the book: moves, weapons, cover, gold, levels, points, the twilight."""

import pytest

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.rules.points import points_for
from wtactics.rulesets.slot.rules.win import Verdict
from wtactics.rulesets.slot.terms import COLUMN_POINTS


def field(a: str, b: str, step: str, cards: dict[str, str]) -> Field:
    """A field with some plain creatures beside those that say something."""
    return Field(a, b, step, {"Sack": "", "Knave": "", "Relic": "", **cards})


def moves(text: str, a: str = "F2 Slinger, F1 Sack") -> list[str]:
    """Where the Slinger may move."""
    f = field(a, "F1 Knave", "move", {"Slinger": text})
    begin = "move Slinger F2 to " if "F2 Slinger" in a else "move Slinger to "
    return sorted(
        each.split(" to ")[1].split(",")[0] for each in f.options() if each.startswith(("move Slinger", begin))
    )


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("", ["B2", "F1", "F3"]),
        ("This creature can't move backward.", ["F1", "F3"]),
        ("This creature can't move into the front row.", ["B2", "F1", "F3"]),
        ("This creature can move only along its row.", ["F1", "F3"]),
        ("This creature can only move forward and backward.", ["B2"]),
        ("This creature can't swap.", ["B2", "F3"]),
        ("This creature may only move by swapping.", ["F1"]),
        ("This creature may move into any empty slot of its row.", ["B2", "F1", "F3", "F4"]),
        ("This creature may also move into an empty slot diagonally.", ["B1", "B2", "B3", "F1", "F3"]),
        ("Other allies can't swap with this creature.", ["B2", "F1", "F3"]),
    ],
)
def test_where_a_move_leads(text: str, there: list[str]) -> None:
    assert moves(text) == there


def test_who_changes_places_with_anybody() -> None:
    text = "This creature may swap with any ally in its row."
    assert moves(text, "F2 Slinger, F1 Sack, F4 Sack") == ["B2", "F1", "F3", "F4"]


def test_nobody_swaps_with_it() -> None:
    f = field(
        "F2 Slinger, F1 Sack",
        "F1 Knave",
        "move",
        {"Slinger": "Other allies can't swap with this creature."},
    )
    assert not any(each.startswith("move Sack") and "swapping" in each for each in f.options())


def test_the_first_move_is_free() -> None:
    f = field("F2 Slinger, F4 Sack, B1 Relic", "F1 Knave", "move", {"Slinger": "Your first move each turn costs 0 AP."})
    f.choose("move Sack F4 to B4")
    assert f.t.ap == 3
    f.choose("move Slinger F2 to B2")
    assert f.t.ap == 2


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("", ["close", "ranged"]),
        ("This creature can't use its ranged weapon.", ["close"]),
        ("This creature can attack only in ranged combat.", ["ranged"]),
        ("This creature can use its ranged weapon only from the back row.", ["close"]),
    ],
)
def test_how_it_may_attack(text: str, types: list[str]) -> None:
    f = field("F1 Slinger", "F1 Knave", "action", {"Slinger": text})
    assert [each.rsplit(", ", 1)[1] for each in f.options() if each.startswith("attack")] == types


@pytest.mark.parametrize(("text", "hurt"), [("", 1), ("This creature can't use its ranged weapon.", 0)])
def test_a_weapon_that_is_not_used_does_not_strike_back(text: str, hurt: int) -> None:
    f = field("F1 Sack", "F1 Slinger", "action", {"Slinger": text})
    f.choose("attack Slinger F1 with Sack F1, ranged")
    assert f.hurt("Sack") == hurt


@pytest.mark.parametrize(("text", "hurt"), [("", 1), ("This creature keeps its cover when it attacks.", 0)])
def test_cover_that_is_kept(text: str, hurt: int) -> None:
    f = field("B1 Slinger, F1 Sack", "F1 Knave", "action", {"Slinger": text})
    f.choose("attack Knave F1 with Slinger B1")
    assert f.hurt("Slinger") == hurt


def test_cover_that_is_not_there_is_not_kept() -> None:
    text = "This creature keeps its cover when it attacks."
    f = field("B1 Slinger", "F1 Knave", "action", {"Slinger": text})
    f.choose("attack Knave F1 with Slinger B1")
    assert f.hurt("Slinger") == 1


def test_it_does_not_pay_for_itself() -> None:
    text = "Upkeep 1. You can't mark this creature to pay for its own upkeep."
    f = field("F1 Slinger, F2 Sack, F3 Sack", "F1 Knave", "upkeep", {"Slinger": text})
    f.choose("pay")
    assert f.options() == ["give Sack F2", "give Sack F3"]
    f = field("F1 Slinger", "F1 Knave", "upkeep", {"Slinger": text})
    assert not any("pay" in each for each in f.options())


def test_upkeep_out_of_the_twilight_only() -> None:
    text = "Upkeep 1. This upkeep can be paid only out of your twilight."
    cards = {"Slinger": text}
    f = field("F1 Slinger, F2 Sack", "F1 Knave", "upkeep", cards)
    assert not any("pay" in each for each in f.options())
    f = field("F1 Slinger, F2 Sack; twilight: Relic", "F1 Knave", "upkeep", cards)
    f.choose("pay")
    assert (f.pile("graveyard"), f.marked("Sack")) == (["Relic"], False)


def test_twilight_worth_two() -> None:
    cards = {
        "Slinger": "Each creature in your twilight is worth 2 gold.",
        "Bell": "2G: Gain 1 victory point.",
    }
    f = field("F1 Slinger marked, F2 Bell marked; twilight: Relic", "F1 Knave", "abilities", cards)
    f.choose("use Bell")
    assert (f.t.points[0], f.pile("graveyard")) == (1, ["Relic"])


def test_what_is_worth_two_pays_for_nothing_less() -> None:
    cards = {"Slinger": "This creature is worth 2 gold when marked.", "Bell": "1G: Gain 1 victory point."}
    f = field("F1 Slinger, F2 Bell marked", "F1 Knave", "abilities", cards)
    assert not any("use Bell" in each for each in f.options())


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("You may have three level 2 creatures.", 3),
        ("You may have one more level 2 creature in your army.", 3),
        ("You may have any number of level 2 creatures.", 8),
        ("Your opponent may have only one level 2 creature.", 2),
    ],
)
def test_how_many_of_level_two(text: str, limit: int) -> None:
    f = field("F1 Slinger", "F1 Knave", "action", {"Slinger": text})
    assert f.t.elite_limit(0) == limit


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", 2),
        ("You score 3 points for a column.", 3),
        ("Columns are worth 1 more victory point for you.", 3),
        ("Your opponent scores 3 points for a column.", 2),
    ],
)
def test_what_a_column_is_worth(text: str, points: int) -> None:
    f = field("F1 Slinger", "F2 Knave, F4 Knave", "action", {"Slinger": text})
    assert points_for(f.t, 0, COLUMN_POINTS) == points


@pytest.mark.parametrize(("text", "won"), [("", False), ("You need 12 victory points to win.", True)])
def test_how_many_points_win(text: str, won: bool) -> None:
    f = field("F1 Slinger", "F2 Knave", "action", {"Slinger": text})
    f.t.points[0] = 12
    assert Verdict().has_goal(f.t, 0) == won


@pytest.mark.parametrize(("text", "left"), [("", []), ("Your twilight isn't emptied.", ["Relic"])])
def test_a_twilight_that_stays(text: str, left: list[str]) -> None:
    f = field("F1 Slinger marked; twilight: Relic", "F1 Knave", "action", {"Slinger": text})
    if f.t.active == 0:
        f.choose("done")
    assert f.pile("twilight") == left


@pytest.mark.parametrize(
    ("text", "helps"), [("", False), ("Your twilight may be used during an opponent's turn.", True)]
)
def test_a_twilight_in_the_enemys_turn(text: str, helps: bool) -> None:
    f = field("F1 Sack", "F1 Slinger; twilight: Relic", "action", {"Slinger": text})
    assert f.t.helps(1) == helps


def test_a_twilight_that_is_barred() -> None:
    f = field("F1 Sack", "F1 Slinger", "action", {"Slinger": "Your opponent can't use his twilight."})
    assert not f.t.helps(0)
