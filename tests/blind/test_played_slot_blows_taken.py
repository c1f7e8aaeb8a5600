"""Blind texts of SLOT on blows that others take, that come to nothing or go farther, played as their writers meant them."""

import pytest

from blind.gestures import fight, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Post": "close 1 def 2 life 5", "Ram": "close 6 def 9 life 9", "Reed": "close 1 def 1 life 1",
    "Ward": "close 0 def 9 life 9",
    "Lamp": "close 1 def 2 life 5: This creature gets +3 close.", "Bow": "ranged 6 def 9 life 9",
}  # fmt: skip


def table(a: str, b: str, step: str = "Action") -> Scene:
    return slot(f"A: {a}; {FAR}\nB: {b}; {FAR}\nstep: {step}", CAST)


def after(s: Scene, label: str, *answers: str) -> Scene:
    """The attack, nobody using an ability; B or A answers so what is asked."""
    fight(s, label)
    for answer in answers:
        s.choose(*starting(s, answer))
    return s


@plays("Oathshield Thane", "Oath-Linked Kinsman")
@pytest.mark.parametrize("name", ["Oathshield Thane", "Oath-Linked Kinsman"])
def test_the_token_of_an_adjacent_ally_is_put_on_it_if_its_controller_likes(name: str) -> None:
    s = after(table("front: Ram", f"front: Post, {name}"), "Post F1 with Ram F1, close", "yes")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (0, 1)
    s = after(table("front: Ram", f"front: Post, {name}"), "Post F1 with Ram F1, close", "no")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 0)
    s = after(table("front: Ram", f"front: Post, -, {name}"), "Post F1 with Ram F1, close")
    assert s.tokens("B F1") == 1


@plays("Undertow Saint")
def test_only_the_last_life_of_an_adjacent_ally_is_taken_over() -> None:
    s = after(table("front: Ram", "front: Reed, Undertow Saint"), "Reed F1 with Ram F1, close", "yes")
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("B F2")) == ("Reed", 0, 1)
    s = after(table("front: Ram", "front: Post, Undertow Saint"), "Post F1 with Ram F1, close")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 0)


@plays("Gravel Tortoise")
def test_between_allies_the_tortoise_is_hurt_by_groups_alone() -> None:
    walled = "front: Gravel Tortoise, Post; back: Post"
    s = after(table("front: Ram, Ram", walled), "Gravel Tortoise F1 with Ram F1, close")
    assert s.tokens("B F1") == 0
    s = after(table("front: Ram, Ram", walled), "Gravel Tortoise F1 with Ram F1 + Ram F2, close")
    assert s.tokens("B F1") == 1
    s = after(table("front: Ram", "front: Gravel Tortoise, Post"), "Gravel Tortoise F1 with Ram F1, close")
    assert s.tokens("B F1") == 1


@plays("Pikes of the Ninth Gate", "Second-Rank Bows")
def test_a_plural_name_is_called_they() -> None:
    s = after(table("front: Post", "front: Pikes of the Ninth Gate"), "Pikes of the Ninth Gate F1 with Post F1, close")
    assert s.tokens("A F1") == 1
    s = table("front: Post; back: Second-Rank Bows", "front: Post")
    assert s.value("A B1", "ranged") == 4
    assert table("back: Second-Rank Bows; front: -, Post", "front: Post").value("A B1", "ranged") == 3


@plays("Silencing Bailiff")
def test_an_enemy_has_no_abilities_until_the_end_of_the_turn() -> None:
    s = table("front: Silencing Bailiff", "front: Lamp", "Abilities")
    assert s.value("B F1", "close") == 4
    s.choose("use Silencing Bailiff", "pick Lamp F1")
    assert s.value("B F1", "close") == 1
    s.to("Move", "B")
    assert s.value("B F1", "close") == 4


@plays("Splinter Catapult")
def test_the_neighbours_of_whom_it_hits_are_weaker_until_the_end_of_the_turn() -> None:
    s = after(
        table("front: Splinter Catapult", "front: Post, Post, Post; back: Post"),
        "Post F1 with Splinter Catapult F1, ranged",
    )
    assert [s.value(f"B {place}", "DEF") for place in ("F1", "F2", "F3", "B1")] == [2, 1, 2, 1]
    s.to("Move", "B")
    assert s.value("B F2", "DEF") == 2


@plays("Reckless Flailer")
def test_the_flail_takes_a_life_from_weak_neighbours_in_the_row() -> None:
    s = after(table("front: -, Reckless Flailer", "front: Post, Post, Ward; back: -, Post"),
              "Post F2 with Reckless Flailer F2, close")  # fmt: skip
    assert [s.tokens(f"B {place}") for place in ("F1", "F2", "F3", "B2")] == [1, 1, 0, 0]


@plays("Powder Dwarf")
def test_the_blast_hurts_the_target_and_all_around_it() -> None:
    s = table("front: Powder Dwarf, Post", "front: -, Post, Post, Post; back: -, Post", "Abilities")
    s.choose("use Powder Dwarf", "target Post F3")
    while not s.tokens("B F3"):
        s.choose(s.options()[0])
    assert [s.tokens(f"B {place}") for place in ("F2", "F3", "F4", "B2")] == [1, 1, 1, 0]
    assert s.grave("A") == ["Powder Dwarf"]


@plays("Pit Brawler")
def test_who_lost_a_life_and_lives_is_unmarked() -> None:
    s = after(table("front: Pit Brawler", "front: Ram"), "Ram F1 with Pit Brawler F1, close")
    assert (s.tokens("A F1"), s.marked("A F1")) == (1, False)
    s = after(table("front: Pit Brawler", "front: Post"), "Post F1 with Pit Brawler F1, close")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, True)


@plays("Grudge Ox")
def test_behind_a_good_strike_back_the_ox_may_go_beside_it() -> None:
    s = after(
        table("front: Post", "front: Grudge Ox"), "Grudge Ox F1 with Post F1, close", "yes", "place Grudge Ox F1 in F2"
    )
    assert s.who("B F2") == "Grudge Ox"
    s = after(table("front: Ward", "front: Grudge Ox"), "Grudge Ox F1 with Ward F1, close")
    assert (s.who("B F1"), starting(s, "yes")) == ("Grudge Ox", [])


@plays("Plague Rat", "Ash-Cart Goblin")
@pytest.mark.parametrize(("name", "striking"), [("Plague Rat", 1), ("Ash-Cart Goblin", 0)])
def test_those_who_fought_the_fallen_get_a_token(name: str, striking: int) -> None:
    s = after(table("front: Ram, Ram, Ram", f"front: {name}"), f"{name} F1 with Ram F1 + Ram F2, close")
    assert [s.tokens(f"A {place}") for place in ("F1", "F2", "F3")] == [1, 1, 0]
    s = after(table(f"front: {name}", "front: Ram, Ram"), f"Ram F1 with {name} F1, close")
    assert [s.tokens(f"B {place}") for place in ("F1", "F2")] == [striking, 0]


@plays("Captain of Shared Orders")
def test_beside_a_member_the_captain_makes_a_group_cheaper_unless_he_is_one_himself() -> None:
    s = after(
        table("front: Ram, Ram, Captain of Shared Orders", "front: -, Post"), "Post F2 with Ram F1 + Ram F2, close"
    )
    assert s.ap == 2
    s = table("front: Ram, Ram, Captain of Shared Orders", "front: -, Post")
    s = after(s, "Post F2 with Ram F2 + Captain of Shared Orders F3, close")
    assert s.ap == 1


@plays("Captain at the Wagon-Tail")
def test_behind_a_member_the_captain_makes_a_group_cheaper() -> None:
    for place, left in (("back: Captain at the Wagon-Tail", 2), ("back: -, -, Captain at the Wagon-Tail", 1)):
        s = after(table(f"front: Ram, Ram; {place}", "front: Post"), "Post F1 with Ram F1 + Ram F2, close")
        assert s.ap == left


@plays("Battering Aurochs")
def test_who_stood_behind_the_fallen_is_pushed_forward() -> None:
    s = after(table("front: Battering Aurochs", "front: Reed; back: Post"), "Reed F1 with Battering Aurochs F1, close")
    assert (s.who("B F1"), s.who("B B1")) == ("Post", "")


@plays("Chainbreaker Captain")
def test_for_a_point_who_stood_behind_the_fallen_gets_a_token() -> None:
    s = after(
        table("front: Chainbreaker Captain", "front: Reed; back: Post"),
        "Reed F1 with Chainbreaker Captain F1, close",
        "yes",
    )
    assert (s.tokens("B B1"), s.ap) == (1, 1)


@plays("Knight of the Borrowed Blow", "Glade Dancer")
@pytest.mark.parametrize("name", ["Knight of the Borrowed Blow", "Glade Dancer"])
def test_it_changes_places_with_an_attacked_ally_and_is_the_target(name: str) -> None:
    s = table("front: Bow", f"front: Post, {name}")
    s.choose("attack Post F1 with Bow F1, ranged", "yes")
    while "decline" in s.options() and s.asked:
        s.choose("decline")
    assert [s.who("B F1"), s.who("B F2"), s.tokens("B F2")] in ([name, "Post", 0], ["", "Post", 0])


@plays("Glade Dancer")
def test_for_a_group_the_dancer_does_not_step_in() -> None:
    s = table("front: Ram, Ram", "front: Post, Glade Dancer")
    s.choose("attack Post F1 with Ram F1 + Ram F2, close")
    assert starting(s, "yes") == []


@plays("Moss-Veiled Stranger")
def test_no_ability_of_the_opponent_may_aim_at_the_stranger() -> None:
    s = table("front: Saint", "front: Moss-Veiled Stranger, Post", "Abilities")
    s.choose("use Saint")
    assert "target Post F2" in s.options()
    assert starting(s, "target Moss") == []
    s = table("front: Saint, Moss-Veiled Stranger", "front: Post", "Abilities")
    s.choose("use Saint")
    assert "target Moss-Veiled Stranger F2" in s.options()


@plays("Open-Handed Ogre")
def test_the_ogre_strikes_back_at_each_member_in_full() -> None:
    s = after(
        table("front: Post, Post", "front: Open-Handed Ogre"), "Open-Handed Ogre F1 with Post F1 + Post F2, close"
    )
    assert [s.tokens("A F1"), s.tokens("A F2")] == [1, 1]


@plays("Hook-Chain Brute")
def test_who_loses_a_life_to_the_hook_is_marked() -> None:
    s = after(table("front: Hook-Chain Brute", "front: Post"), "Post F1 with Hook-Chain Brute F1, close")
    assert (s.tokens("B F1"), s.marked("B F1")) == (1, True)
    s = after(table("front: Hook-Chain Brute", "front: Ward"), "Ward F1 with Hook-Chain Brute F1, close")
    assert not s.marked("B F1")


@plays("Siegemaster Ordun")
def test_in_ranged_combat_the_back_row_joins_a_group() -> None:
    s = table("front: Siegemaster Ordun, Bow; back: -, Bow", "front: -, Post")
    assert "attack Post F2 with Bow F2 + Bow B2, ranged" in s.options()
    assert not [label for label in s.options() if "Bow B2" in label and label.endswith("close")]
    s = table("front: Post, Bow; back: -, Bow", "front: -, Post")
    assert "attack Post F2 with Bow F2 + Bow B2, ranged" not in s.options()


@plays("Long-Arm Drillmistress")
def test_from_the_back_row_she_has_an_ally_attack_as_if_it_stood_in_front() -> None:
    s = table("front: Long-Arm Drillmistress, Post; back: -, -, Ram", "front: -, -, Post", "Abilities")
    s.choose("use Long-Arm Drillmistress")
    while "done" not in s.options():
        s.choose((starting(s, "pick Ram") or s.options())[0])
    s.to("Action")
    assert "attack Post F3 with Ram B3, close" in s.options()


@plays("Bitten-Through Marcher")
def test_damaged_the_marcher_is_stronger_and_weaker() -> None:
    s = after(table("front: Ram", "front: Bitten-Through Marcher"), "Bitten-Through Marcher F1 with Ram F1, close")
    bare = table("front: Ram", "front: Bitten-Through Marcher")
    assert s.value("B F1", "close") - bare.value("B F1", "close") == 2
    assert s.value("B F1", "DEF") - bare.value("B F1", "DEF") == -1


@plays("Gap-Seeking Huntress")
@pytest.mark.parametrize(("foes", "more"), [("Post, Post, Post, Post", 0), ("Post, Post", 2), ("Post", 3), ("-", 3)])
def test_each_empty_enemy_front_slot_strengthens_her_bow(foes: str, more: int) -> None:
    s = table("front: Gap-Seeking Huntress", f"front: {foes}")
    full = table("front: Gap-Seeking Huntress", "front: Post, Post, Post, Post")
    assert s.value("A F1", "ranged") - full.value("A F1", "ranged") == more


@plays("Marshal of Two Files")
def test_the_two_that_were_marked_for_it_are_harder_to_hurt() -> None:
    s = table("front: Marshal of Two Files, Post, Post", "front: Post", "Abilities")
    s.choose("use Marshal of Two Files")
    while "done" not in s.options():
        s.choose((starting(s, "mark") or s.options())[0])
    raised = [s.value(f"A F{n}", "DEF") == 4 for n in (2, 3)]
    assert [s.marked(f"A F{n}") for n in (2, 3)] == raised
    assert any(s.marked(f"A F{n}") for n in (1, 2, 3))


@plays("Champion by Proxy")
def test_the_champion_strikes_back_for_an_adjacent_ally_without_a_close_weapon() -> None:
    s = after(table("front: Post", "front: Imp, Champion by Proxy"), "Imp F1 with Post F1, close")
    assert (s.who("B F1"), s.tokens("A F1"), s.tokens("B F2")) == ("", 1, 0)
    s = after(table("front: Post", "front: Imp, Ox, Champion by Proxy"), "Imp F1 with Post F1, close")
    assert s.tokens("A F1") == 0
    s = after(table("front: Post", "front: Ward, Champion by Proxy"), "Ward F1 with Post F1, close")
    assert s.tokens("A F1") == 0


@pytest.mark.parametrize(("text", "hurt"), [
    ("This creature strikes back in the place of adjacent allies.", 1),
    ("When an adjacent ally is attacked and has no weapon for it, this creature strikes back in its place.", 0),
])  # fmt: skip
def test_who_strikes_back_in_the_place_of_another(text: str, hurt: int) -> None:
    cards = CAST | {"Proxy": f"close 5 def 2 life 5: {text}"}
    s = slot(f"A: front: Post; {FAR}\nB: front: Ward, Proxy; {FAR}\nstep: Action", cards)
    assert after(s, "Ward F1 with Post F1, close").tokens("A F1") == hurt
