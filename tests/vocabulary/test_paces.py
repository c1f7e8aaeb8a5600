"""Whose moves are not counted, or not marked for; who defends where he is not; how many cards are kept and laid."""

import pytest

from scenes.arc import rule, scene

TABLE = "A: city Oak (Body, 8): Elf, Imp; city Ash (Mind, 8): Rat; army: Ram\nB: city Elm (Soul, 8)\nphase: Play"


@rule("ARC-MOVE-04")
@pytest.mark.parametrize(
    ("text", "after_elf", "after_imp"),
    [
        ("Flying.", False, False),
        ("Moves of Elf do not count for the limit of one move for each city.", True, True),
        ("Elf may move to or from a city that has already been part of a move this turn.", False, True),
    ],
)
def test_a_move_that_is_not_counted(text: str, after_elf: bool, after_imp: bool) -> None:
    cards = {"Elf": "creature 1 1/1" if text == "Flying." else f"creature 1 1/1: {text}"}
    s = scene(TABLE, cards=cards)
    s.choose("move Elf to the Army")
    s.all_pass()
    assert ("move Imp to the Army" in s.options()) == after_elf
    s = scene(TABLE, cards=cards)
    s.choose("move Imp to the Army")
    s.all_pass()
    assert ("move Elf to the Army" in s.options()) == after_imp


@rule("ARC-MOVE-06")
@pytest.mark.parametrize(
    ("text", "out", "into"),
    [
        ("Creatures moving to or from Oak are not marked for it.", False, False),
        ("Creatures moving out of Oak are not marked.", False, True),
        ("Creatures you control may move into Oak without being marked.", True, False),
    ],
)
def test_who_moves_there_is_not_marked(text: str, out: bool, into: bool) -> None:
    for move, name, marked in (("move Elf to the Army", "Elf", out), ("move Ram to Oak", "Ram", into)):
        s = scene(TABLE.replace("Oak (Body, 8)", "Oak"), cards={"Oak": f"city 1 Body 8: Always: {text}"})
        s.choose(move)
        s.all_pass()
        assert s.marked(name) == marked


@rule("ARC-MOVE-01", "ARC-MOVE-04")
def test_nobody_moves_more_than_so_many() -> None:
    cards = {"Seal": "enchantment 0: Attach to a player. He can't move more than one creature each turn."}
    s = scene(TABLE.replace("army: Ram", "army: Ram; attached: Seal on A"), cards=cards)
    s.choose("move Elf to the Army")
    s.all_pass()
    assert not [option for option in s.options() if option.startswith("move")]


@rule("ARC-CITY-05", "ARC-COMBAT-08")
def test_a_resident_defends_the_army() -> None:
    for text, found in (
        ("Elf may defend your Army from its city.", True),
        ("Elf may defend any of your cities.", False),
    ):
        table = "A: army: Ram 3/3\nB: city Oak (Body, 8): Elf; army: Imp 1/1\nphase: Attack"
        s = scene(table, cards={"Elf": f"creature 1 1/1: {text}"})
        s.choose("attack B's army")
        assert ("block Ram with Elf" in s.options()) == found


@rule("ARC-CITY-05", "ARC-COMBAT-08")
def test_one_defends_all_that_is_his() -> None:
    cards = {"Elf": "creature 1 1/1: Elf may defend your Army and any of your cities from wherever it stands."}
    for goal in ("attack B's army", "attack Ash"):
        s = scene("A: army: Ram 3/3\nB: city Oak (Body, 8): Elf; city Ash (Mind, 8)\nphase: Attack", cards=cards)
        s.choose(goal)
        assert "block Ram with Elf" in s.options()


@rule("ARC-COMBAT-10")
def test_how_many_defend_tells_how_strong_one_is() -> None:
    cards = {"Ram": "creature 1 3/9: Ram gets +2/+0 while exactly one creature defends against it."}
    s = scene("A: army: Ram\nB: army: Elf 1/9, Imp 1/9\nphase: Attack", cards=cards)
    s.choose("attack B's army", "block Ram with Elf", "done")
    assert "Ram strikes Elf for 5" in s.log()
    s = scene("A: army: Ram\nB: army: Elf 1/9, Imp 1/9\nphase: Attack", cards=cards)
    s.choose("attack B's army", "block Ram with Elf", "block Ram with Imp")
    assert "Ram strikes Elf for 3" in s.log()


@rule("ARC-TURN-17")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("You may keep up to 9 cards in your Discard phase.", 9),
        ("You discard down to 5 cards in your Discard phase.", 5),
    ],
)
def test_how_many_cards_are_kept(text: str, kept: int) -> None:
    s = scene("A: hand: 12; army: Sage\nB: army: Imp\nphase: Second Play", cards={"Sage": f"creature 1 1/1: {text}"})
    while s.table.active == 0:
        s.choose(s.options()[0])
    assert len(s.hand("A")) == kept


@rule("ARC-TURN-07", "ARC-POWER-01")
def test_one_more_resource_card_is_laid_or_not() -> None:
    cards = {"Sage": "creature 1 1/1: You may play an additional resource card in your Draw & Resource phase."}
    s = scene("A: army: Sage; hand: 4\nB: army: Imp\nphase: Draw", cards=cards)
    s.choose("draw 1", "lay Spare", "name Gaian")
    assert "done" in s.options()
    s.choose("lay Spare", "name Gaian")
    assert s.phase != "Draw"
    assert len(s.hand("A")) == 3


@rule("ARC-MOVE-06")
def test_who_moves_from_there_into_the_army_is_not_marked() -> None:
    words = "city 1 Body 7: Always: Creatures that move from this city to your Army aren't marked."
    setting = "A: city Post: Elf 1/1, Imp 1/1; city Ash (Mind, 8): Bird 1/1\nB:\nphase: Play"
    s = scene(setting, cards={"Post": words})
    s.choose("move Elf to the Army")
    s.all_pass()
    assert not s.marked("Elf")
    s = scene(setting, cards={"Post": words})
    s.choose("move Elf to Ash")
    s.all_pass()
    assert s.marked("Elf")


@rule("ARC-MOVE-04")
def test_a_move_that_heeds_and_takes_no_city() -> None:
    text = "creature 1 1/1: Moves of Elf neither heed nor use up the limit of one move for each city."
    for first, then in (("Elf", "Imp"), ("Imp", "Elf")):
        s = scene("A: city Oak (Body, 8): Elf, Imp 1/1\nB:\nphase: Play", cards={"Elf": text})
        s.choose(f"move {first} to the Army")
        s.all_pass()
        assert f"move {then} to the Army" in s.options()
