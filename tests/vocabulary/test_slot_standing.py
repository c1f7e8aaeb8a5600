"""What SLOT's standing texts do in play: spots, values, cover, reach, upkeep, cost."""

import pytest

from vocabulary.slot_field import Field


def test_muster_helps_soldiers_next_to_it_and_nobody_else() -> None:
    f = Field("F2 Elvish Musterer, F1 Elvish Fighter, B1 Elvish Fighter, B2 Mage")
    assert f.values("Elvish Fighter") == (4, 2, 3, 2)
    assert f.values("Elvish Musterer") == (4, 3, 4, 2)  # it is not adjacent to itself
    assert f.values("Mage")[0] == 1
    behind = f.t.in_slot(0, 4)
    assert f.t.attack[behind] == 3  # B1 touches F2 at a corner only


def test_bulwark_guards_who_stands_behind_it() -> None:
    f = Field("F2 Reed Warden, B2 Mage, B3 Elvish Archer, F3 Elvish Fighter")
    assert [f.values(name)[2] for name in ("Mage", "Elvish Archer", "Elvish Fighter")] == [3, 2, 3]


def test_dirge_weighs_on_both_slots_across_the_table() -> None:
    f = Field("F2 Dread Drummer", "F2 Bone Guard, B2 Silt Archer, F3 Tide Wraith")
    assert [f.values(name)[2] for name in ("Bone Guard", "Silt Archer", "Tide Wraith")] == [3, 1, 5]


def test_form_up_is_for_the_other_soldiers_of_the_row() -> None:
    f = Field("F1 Toll Sergeant, F4 House Guard, B1 Quay Spear, F2 Hired Duellist")
    assert [f.values(name)[2] for name in ("House Guard", "Quay Spear", "Hired Duellist", "Toll Sergeant")] == [
        5,
        2,
        2,
        3,
    ]


def test_rats_are_counted_with_every_other_beast() -> None:
    f = Field("F1 Plague Rat, F2 Plague Rat, F3 Otter Runner, B1 Mage", "F4 Plague Rat")
    assert f.values("Plague Rat")[0] == 3


def test_a_pavise_stands_in_the_back_row_only() -> None:
    assert Field("B1 Pavise Archer").values("Pavise Archer")[2] == 3
    assert Field("F1 Pavise Archer").values("Pavise Archer")[2] == 2


@pytest.mark.parametrize(
    ("text", "bonus"),
    [
        ("Other ally creatures in the same column get +1 DEF.", ["B2"]),
        ("Other ally creatures in the same pair get +1 DEF.", ["F1", "F3"]),
        ("Other ally creatures in the same square get +1 DEF.", ["F1", "B1", "B2"]),
        ("Other ally creatures in the same row get +1 DEF.", ["F1", "F3", "F4"]),
        ("Adjacent ally creatures get +1 DEF.", ["F1", "F3", "B2"]),
        ("Adjacent ally creatures in the back row get +1 DEF.", ["B2"]),
        ("Ally creatures adjacent to another Elf get +1 DEF.", ["F3", "F4", "B3"]),
        ("Covered ally creatures get +1 DEF.", ["B1", "B2", "B3"]),
        ("Ally creatures in the back row get +1 DEF.", ["B1", "B2", "B3"]),
    ],
)
def test_shapes_are_those_of_the_book(text: str, bonus: list[str]) -> None:
    slots = ("F1", "F3", "F4", "B1", "B2", "B3")
    army = ", ".join(f"{slot} {'Pike' if slot == 'F3' else 'Post'}" for slot in slots)
    f = Field(f"F2 Captain, {army}", cards={"Captain (Elf)": text, "Post": "", "Pike (Elf)": ""})
    f.values("Captain")
    found = [slot for slot in slots if f.t.defense[f.t.in_slot(0, ("F1F2F3F4B1B2B3B4".index(slot)) // 2)] == 3]
    assert found == bonus


def test_close_ranged_and_life_are_values_of_their_own() -> None:
    text = "Other ally creatures get +1 close and -1 ranged. All ally creatures get +1 life."
    f = Field("F1 Drill, F2 Post", cards={"Drill": text, "Post": ""})
    assert f.values("Post") == (3, 1, 2, 3)
    assert f.values("Drill") == (2, 2, 2, 3)


def test_magic_passes_cover_and_a_sharpshooter_does_but_no_other_bow() -> None:
    covered = ", ".join(f"F{n} Bone Guard, B{n} Mage" for n in (1, 2, 3))
    f = Field("B3 Longbow Elf, B2 Mage, B1 Elvish Archer", covered)
    told = [option for option in f.options() if option.startswith("attack Mage")]
    assert sorted(option.split(" with ")[1] for option in told) == ["Longbow Elf B3, ranged", "Mage B2, ranged"]


def test_the_crow_sees_what_hides_opposite_it() -> None:
    f = Field("F3 Gallows Crow, B4 Elvish Archer", "F3 Bone Guard, B3 Silt Archer, F4 Bone Guard, B4 Silt Archer")
    told = [option for option in f.options() if option.startswith("attack Silt Archer")]
    assert told
    assert all("B3 with Gallows Crow" in option for option in told)


def test_a_heron_flies_over_the_first_line_in_close_combat_only() -> None:
    f = Field("F2 Heron Rider", "F2 Bone Guard, B2 Mage")
    assert any(option.startswith("attack Mage B2 with Heron Rider") for option in f.options())


def test_a_blessed_creature_and_those_next_to_a_shroud_are_no_target_of_magic() -> None:
    f = Field("F2 Mage", "F2 White Sister, F1 Bone Guard, F3 Shroud Bearer")
    told = [option for option in f.options() if option.endswith("ranged")]
    assert [option.split(" with ")[0] for option in told] == ["attack Bone Guard F1", "attack Shroud Bearer F3"]
    shrouded = Field("F2 Mage", "F1 Bone Guard, F2 Shroud Bearer, F3 Walking Corpse")
    told = [option for option in shrouded.options() if option.endswith("ranged")]
    assert [option.split(" with ")[0] for option in told] == ["attack Shroud Bearer F2"]


def test_a_duellist_spares_the_marked() -> None:
    f = Field("F2 Hired Duellist", "F1 Bone Guard marked, F2 Tide Wraith")
    told = [option for option in f.options() if option.startswith("attack")]
    assert told == ["attack Tide Wraith F2 with Hired Duellist F2, close"]


def test_steadfast_is_not_marked_for_attacking() -> None:
    f = Field("F2 House Guard", "F2 Tide Wraith")
    f.choose("attack Tide Wraith F2")
    assert not f.marked("House Guard")
    assert f.t.ap == 2


def test_soldiers_cost_less_with_a_quartermaster() -> None:
    f = Field("F1 Quartermaster, F2 Night Watchman; deck: House Guard, Mage", step="recruit")
    f.choose("recruit House Guard", "F3", "give Quartermaster")
    assert f.at("F3") == "House Guard"
    assert (f.marked("Quartermaster"), f.marked("Night Watchman")) == (True, False)


def test_weapons_are_looked_at_as_they_are_printed() -> None:
    texts = {
        "Sage": "Ally creatures with a magic weapon get +1 DEF. Ally creatures without a ranged weapon get +1 close."
    }
    f = Field("F1 Sage, F2 Mage, F3 Walking Corpse, F4 Elvish Archer", cards=texts)
    assert [f.values(name)[:3] for name in ("Mage", "Walking Corpse", "Elvish Archer")] == [
        (1, 4, 3),
        (3, 0, 2),
        (2, 3, 2),
    ]


def test_the_fleet_move_unmarked_and_the_stuck_neither_move_nor_are_swapped_away() -> None:
    f = Field("F1 Reed Courier, F2 Bog Body, F4 Mage", step="move")
    assert not [option for option in f.options() if "Bog Body" in option]
    f.choose("move Reed Courier F1 to B1")
    assert (f.at("B1"), f.marked("Reed Courier"), f.t.ap) == ("Reed Courier", False, 2)
    f.choose("move Mage F4 to B4")
    assert f.marked("Mage")


def test_a_page_spares_the_upkeep_of_knights_next_to_it() -> None:
    f = Field("F1 Knight, B1 Knight's Page, F3 Sworn Knight, F4 Mage", step="upkeep")
    assert [option for option in f.options() if "Knight F1" in option] == []
    assert [option for option in f.options() if "Sworn Knight" in option]


def test_who_cannot_strike_back_rest_or_be_swapped() -> None:
    texts = {
        "Stare": "Enemy creatures opposite this creature can't strike back.",
        "Anchor": "This creature can't be swapped.",
        "Fidget": "This creature can't rest.",
    }
    f = Field("F2 Stare, F3 Elvish Fighter", "F2 Elvish Fighter, F4 Mage", cards=texts)
    f.choose("attack Elvish Fighter F2 with Stare F2, close")
    assert f.hurt("Stare") == 0
    g = Field("F2 Anchor, F3 Walking Corpse", cards=texts, step="move")
    assert not [option for option in g.options() if "swapping with Anchor" in option]
    h = Field("F2 Fidget hurt 1, F3 Elvish Fighter hurt 1", cards=texts)
    assert [option for option in h.options() if option.startswith("rest")] == ["rest Elvish Fighter F3"]


def test_what_cannot_be_attacked_is_no_target_near_or_far() -> None:
    plain = Field("F1 Elvish Fighter, B1 Elvish Archer", "F1 Idol", cards={"Idol": ""})
    assert {option.split(", ")[-1] for option in plain.options() if option.startswith("attack Idol")} == {
        "close",
        "ranged",
    }
    text = "This creature can't be the target of attacks."
    f = Field("F1 Elvish Fighter, B1 Elvish Archer", "F1 Idol, F2 Bone Guard", cards={"Idol": text})
    assert not [option for option in f.options() if option.startswith("attack Idol")]
    assert [option for option in f.options() if option.startswith("attack Bone Guard")]


def test_only_those_named_cannot_attack_it() -> None:
    f = Field(
        "F1 Elvish Fighter, F2 Otter Runner", "F1 Idol", cards={"Idol": "This creature can't be attacked by Beasts."}
    )
    told = [option for option in f.options() if option.startswith("attack Idol")]
    assert told
    assert not [option for option in told if "Otter" in option]


def test_who_gives_no_cover_leaves_the_ally_behind_it_open() -> None:
    for text, open_ in (("This creature gives no cover.", True), ("", False)):
        f = Field("F2 Slinger", "F2 Screen, B2 Sack", cards={"Screen": text, "Slinger": "", "Sack": ""}, step="action")
        assert ("attack Sack B2 with Slinger F2, close" in f.options()) is open_
