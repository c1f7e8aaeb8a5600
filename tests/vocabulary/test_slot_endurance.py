"""What SLOT's texts on ranks, reach, prizes of kills, truces and surviving do in play."""

import pytest

from vocabulary.slot_field import Field


def duel(slinger: str, knave: str = "", combat: str = "close") -> Field:
    """A Slinger attacks a Knave, all of close 2, ranged 2, DEF 2, life 2."""
    f = Field(
        "F2 Slinger, F1 Sack", "F2 Knave, F4 Sack", "action", {"Slinger": slinger, "Sack": "", "Knave": knave}
    )  # fmt: skip
    f.choose(f"attack Knave F2 with Slinger F2, {combat}")
    return f


@pytest.mark.parametrize(
    ("text", "close", "ranged"),
    [
        ("This creature takes no tokens from ranged attacks.", 1, 0),
        ("This creature can't be hurt by close attacks.", 0, 1),
        ("This creature loses no life to attacks.", 0, 0),
        ("This creature takes no tokens from magic attacks.", 1, 1),
    ],
)
def test_whom_attacks_take_nothing_from(text: str, close: int, ranged: int) -> None:
    assert [duel("", text, combat).hurt("Knave") for combat in ("close", "ranged")] == [close, ranged]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("When this creature survives a battle in which it attacked, you gain 1 victory point.", 1),
        (
            "When this creature survives a battle in which it attacked a creature of level 2, you gain 1 victory point.",
            0,
        ),
        ("When this creature survives a battle in which it was attacked, you gain 1 victory point.", 0),
        ("Whenever you score for a kill, you gain 1 victory point.", 0),
    ],
)
def test_who_survives(text: str, points: int) -> None:
    assert duel(text).t.points[0] == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", 4),
        ("Killing this creature gives no victory points.", 0),
        ("An opponent gains no victory points for the death of this creature.", 0),
    ],
)
def test_nobody_scores_for_a_worthless_death(text: str, points: int) -> None:
    f = Field("F2 Slinger", "F2 Knave hurt 1, F4 Sack", "action", {"Slinger": "", "Sack": "", "Knave": text})
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.at("F2", 1), f.t.points[0]) == ("", points)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Whenever you score for a kill, you gain 1 victory point.", 5),
        ("When this creature kills a creature, you gain 1 victory point.", 5),
        ("[ ]: Put a token on target enemy creature.\nWhenever you score for a kill, you gain 1 victory point.", 5),
    ],
)
def test_scoring_for_a_kill_is_no_gain_by_a_text(text: str, points: int) -> None:
    f = Field("F2 Slinger", "F2 Knave hurt 1, F4 Sack", "action", {"Slinger": text, "Sack": "", "Knave": ""})
    if text.startswith("["):
        f.choose("use Slinger", "Knave")
    else:
        f.choose("attack Knave F2 with Slinger F2, close")
    assert f.t.points[0] == points


@pytest.mark.parametrize(
    ("text", "guard"),
    [
        ("This creature gets +1 DEF for each full column you control.", 3),
        ("This creature gets +1 DEF for each empty enemy column.", 5),
        ("This creature gets +1 DEF for each empty row in the enemy army.", 3),
        ("If you have two full columns, this creature gets +1 DEF.", 2),
        ("If there is an empty enemy row, this creature gets +1 DEF.", 3),
        ("If you have no full row, this creature gets +1 DEF.", 3),
    ],
)
def test_ranks_are_counted(text: str, guard: int) -> None:
    f = Field("F2 Slinger, B2 Sack, F1 Sack", "F2 Sack", "action", {"Slinger": text, "Sack": ""})
    assert f.values("Slinger")[2] == guard


@pytest.mark.parametrize(
    ("text", "near", "far"),
    [
        ("Enemy creatures in this column and the columns beside it get -1 close.", 1, 2),
        ("Enemy creatures in a column beside this creature get -1 close.", 2, 2),
        ("Enemy creatures in adjacent columns get -1 close.", 2, 2),
    ],
)
def test_columns_beside(text: str, near: int, far: int) -> None:
    f = Field(
        "F2 Slinger", "B2 Knave, F4 Sack, F3 Adder", "action", {"Slinger": text, "Sack": "", "Knave": "", "Adder": ""}
    )
    assert [f.values(name)[0] for name in ("Knave", "Sack", "Adder")] == [near, far, 1]


def test_nobody_is_attacked_twice_in_a_turn_nor_by_a_group() -> None:
    f = Field(
        "F1 Sack, F2 Slinger, F3 Sack", "F2 Knave, F3 Adder", "action",
        {"Slinger": "Creatures can't be attacked more than once each turn. Players can't make group attacks.",
         "Sack": "", "Knave": "", "Adder": ""},
    )  # fmt: skip
    assert not any("Sack F1 and" in option for option in f.options())
    f.choose("attack Knave F2 with Slinger F2, close")
    assert not any("attack Knave" in option for option in f.options())
    assert any("attack Adder" in option for option in f.options())


def test_who_swaps_is_known() -> None:
    text = "When this creature changes places with a marked ally, unmark this creature."
    for marked in ("", " marked"):
        f = Field(f"F2 Slinger, F1 Sack{marked}", "F4 Sack", "move", {"Slinger": text, "Sack": ""})
        f.choose("move Slinger F2 to F1")
        assert f.marked("Slinger") == (not marked)


def test_cover_is_no_protection() -> None:
    for text, there in (("Cover is no protection from this creature's ranged attacks.", True), ("", False)):
        f = Field("F2 Slinger", "F2 Sack, B2 Knave", "action", {"Slinger": text, "Sack": "", "Knave": ""})
        assert any("attack Knave" in option for option in f.options()) == there


def test_whoever_has_killed_is_unmarked() -> None:
    f = Field("F2 Slinger", "F2 Knave hurt 1, F4 Sack", "action",
              {"Slinger": "Whenever this creature kills an enemy creature, unmark it.", "Sack": "", "Knave": ""})  # fmt: skip
    f.choose("attack Knave F2 with Slinger F2, close")
    assert not f.marked("Slinger")


def test_of_one_that_is_chosen_a_condition_behind_it_tells_which() -> None:
    f = Field("F2 Slinger, F1 Sack", "F2 Knave hurt 1, F4 Sack", "action",
              {"Slinger": "[ ]: Mark an enemy creature, if it is damaged.", "Sack": "", "Knave": ""})  # fmt: skip
    f.choose("use Slinger")
    assert (f.marked("Knave"), f.marked("Sack")) == (True, False)


def test_the_twilight_is_spoken_of_before_it_is_emptied() -> None:
    f = Field("F2 Slinger; twilight: Sack", "F4 Sack", "action",
              {"Slinger": "At the end of your turn, put a creature of your twilight into your deck.", "Sack": ""})  # fmt: skip
    f.choose("end the step") if "end the step" in f.options() else f.choose(f.options()[0])
    assert f.pile("deck") == ["Sack"]


def test_who_is_recruited_there_comes_unmarked() -> None:
    text = "When you recruit a creature into a slot adjacent to this creature, it comes into play unmarked."
    for slot, marked in (("F1", False), ("F4", True)):
        f = Field("F2 Slinger, B2 Sack; deck: Knave", "F4 Sack", "recruit", {"Slinger": text, "Sack": "", "Knave": ""})
        f.choose("recruit Knave", slot, "Sack")
        assert f.marked("Knave") == marked


@pytest.mark.parametrize(
    ("text", "hurt"), [("This creature can't rest or be healed.", 1), ("This creature can't rest.", 0)]
)
def test_who_cannot_be_healed(text: str, hurt: int) -> None:
    cards = {"Slinger": text, "Sack": "[ ]: Remove a token from an adjacent ally."}
    f = Field("F2 Slinger hurt 1, F1 Sack, F4 Sack", "F4 Bone Guard", "action", cards)
    if any("use Sack F1" in option for option in f.options()):
        f.choose("use Sack F1")
    assert f.hurt("Slinger") == hurt


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Whenever you spend a creature from your twilight, gain 1 victory point.", 1),
        ("Whenever you spend a creature from your twilight on a recruit, gain 1 victory point.", 0),
        ("Whenever an opponent spends a creature from his twilight, gain 1 victory point.", 0),
    ],
)
def test_what_is_spent(text: str, points: int) -> None:
    cards = {"Slinger": text, "Sack": "1G: Put a token on target enemy creature.", "Knave": ""}
    f = Field("F2 Slinger marked, F1 Sack, F3 Knave; twilight: Knave", "F4 Bone Guard", "action", cards)
    f.choose("use Sack F1", "give Knave (twilight)")
    assert (f.pile("graveyard"), f.t.points[0]) == (["Knave"], points)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("This creature has steadfast and +1 close.", (3, 2)),
        ("This creature gets +1 DEF and steadfast while it shares its column with an ally.", (2, 3)),
        ("This creature has +1 DEF while a column of the enemy army is empty.", (2, 3)),
        ("While no row of your army is full, this creature gets +2 close.", (4, 2)),
        ("The close of this creature is equal to the number of your creatures.", (2, 2)),
    ],
)
def test_values_and_keywords(text: str, values: tuple[int, int]) -> None:
    f = Field("F2 Slinger, B2 Sack", "F4 Bone Guard", "action", {"Slinger": text, "Sack": ""})
    close, _, guard, _ = f.values("Slinger")
    assert (close, guard) == values


def test_nobody_attacks_in_a_turn_in_which_he_recruited() -> None:
    text = "This creature can't attack in a turn in which you recruited."
    for recruits in (True, False):
        f = Field(
            "F2 Slinger, B2 Sack; deck: Knave", "F2 Bone Guard", "recruit", {"Slinger": text, "Sack": "", "Knave": ""}
        )
        f.choose(*(("recruit Knave", "F4", "Sack") if recruits else ("done",)))
        while (
            f.options() and not any("attack Bone Guard" in option for option in f.options()) and "done" in f.options()
        ):
            if f.t.phase == 6:
                break
            f.choose("done")
        assert any("with Slinger" in option for option in f.options()) != recruits
