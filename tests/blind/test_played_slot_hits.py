"""Blind texts of SLOT about hits, groups and who stands across, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 3 life 5", "Four": "def 4 life 9", "Six": "def 6 life 9",
    "Boss": "level 2 close 1 def 3 life 5", "Bow": "ranged 4 def 3 life 5", "Elf": "close 1 ranged 1 def 1 life 1 (Elf)",
    "Frail": "close 4 def 3 life 1",
}  # fmt: skip


@plays("Pike Levy")
@pytest.mark.parametrize(("weapon", "defence", "tokens"), [("close", 4, 1), ("close", 5, 0), ("ranged", 0, 0)])
def test_struck_at_from_near_it_strikes_back_harder(weapon: str, defence: int, tokens: int) -> None:
    cast = CAST | {"Foe": f"close 1 ranged 1 def {defence} life 5"}
    s = battle("Foe", "Pike Levy", f"attack Pike Levy F1 with Foe F1, {weapon}", cast)
    assert s.tokens("A F1") == tokens


@plays("Pike Levy")
@pytest.mark.parametrize(("foe", "tokens"), [("Ox", 1), ("Ann", 0)])
def test_its_own_attack_is_as_printed(foe: str, tokens: int) -> None:
    s = battle("Pike Levy", foe, f"attack {foe} F1 with Pike Levy F1, close", CAST)
    assert s.tokens("B F1") == tokens


@plays("Ram Goat")
def test_whom_it_hits_is_pushed_to_the_back_unmarked() -> None:
    s = slot("A: front: Ram Goat; back: -, -, -, Page\nB: front: Ann; back: -, -, -, Page", CAST)
    s.choose("attack Ann F1 with Ram Goat F1, close")
    s.decline()
    assert (s.who("B F1"), s.who("B B1"), s.tokens("B B1"), s.marked("B B1")) == ("", "Ann", 1, False)
    s = slot("A: front: Ann; back: -, -, -, Page\nB: front: Ram Goat; back: -, -, -, Page", CAST)
    s.choose("attack Ram Goat F1 with Ann F1, close")
    s.decline()
    assert (s.who("A B1"), s.tokens("A B1")) == ("Ann", 1)


@plays("Ram Goat")
@pytest.mark.parametrize("army", ["front: Ann; back: Ox, -, -, Page", "front: Four; back: -, -, -, Page"])
def test_with_somebody_behind_or_without_a_hit_it_pushes_nobody(army: str) -> None:
    s = slot(f"A: front: Ram Goat; {FAR}\nB: {army}", CAST)
    foe = s.who("B F1")
    s.choose(f"attack {foe} F1 with Ram Goat F1, close")
    s.decline()
    assert s.who("B F1") == foe


@plays("Ram Goat")
def test_in_a_group_or_when_its_target_dies_nobody_is_pushed() -> None:
    s = battle("Ram Goat, Ox", "Four", "attack Four F1 with Ram Goat F1 + Ox F2, close", CAST)
    assert (s.who("B F1"), s.tokens("B F1")) == ("Four", 1)
    s = battle("Ram Goat", "Imp, Ann", "attack Imp F1 with Ram Goat F1, close", CAST)
    assert (s.who("B F1"), s.who("B B1")) == ("", "")


@plays("Twin Sister")
def test_beside_another_elf_she_is_stronger_once() -> None:
    for row, values in (
        ("front: Twin Sister, Elf; back: -, -, -, Page", (3, 3)), ("front: Twin Sister, Elf; back: Elf", (3, 3)),
        ("front: Twin Sister, Ox, Elf", (2, 2)), ("front: Twin Sister; back: -, Elf", (2, 2)),
    ):  # fmt: skip
        s = slot(f"A: {row}\nB: front: Elf; {FAR}", CAST)
        assert (s.value("A F1", "close"), s.value("A F1", "ranged")) == values, row


@plays("Twin Sister")
def test_in_a_group_she_has_no_sister() -> None:
    for defence, tokens in ((3, 1), (4, 0)):
        cast = CAST | {"Foe": f"def {defence} life 5"}
        s = battle("Twin Sister, Elf", "Foe", "attack Foe F1 with Twin Sister F1 + Elf F2, close", cast)
        assert s.tokens("B F1") == tokens


@plays("Duskblade Assassin")
def test_whom_of_level_1_it_hits_is_killed() -> None:
    for foe, name, tokens in (("Ann", "", 0), ("Boss", "Boss", 1), ("Four", "Four", 0)):
        s = battle("Duskblade Assassin", f"{foe}, Ox", f"attack {foe} F1 with Duskblade Assassin F1, close", CAST)
        assert s.who("B F1") == name
        assert not name or s.tokens("B F1") == tokens


@plays("Duskblade Assassin")
def test_striking_back_and_dying_it_kills_too_and_not_in_a_group() -> None:
    s = battle("Club, Ox", "Duskblade Assassin, Ox", "attack Duskblade Assassin F1 with Club F1, close", CAST)
    assert (s.who("A F1"), s.who("B F1")) == ("", "")
    s = battle("Duskblade Assassin, Ox", "Four", "attack Four F1 with Duskblade Assassin F1 + Ox F2, close", CAST)
    assert (s.who("B F1"), s.tokens("B F1")) == ("Four", 1)


@plays("Hammerfall Veteran")
def test_his_hits_take_two_lives() -> None:
    s = battle("Hammerfall Veteran", "Four", "attack Four F1 with Hammerfall Veteran F1, close", CAST)
    assert s.tokens("B F1") == 2
    s = battle("Ann", "Hammerfall Veteran", "attack Hammerfall Veteran F1 with Ann F1, close", CAST)
    assert s.tokens("A F1") == 2
    s = battle("Hammerfall Veteran", "Six", "attack Six F1 with Hammerfall Veteran F1, close", CAST)
    assert s.tokens("B F1") == 0
    s = battle("Hammerfall Veteran", "Imp, Ox", "attack Imp F1 with Hammerfall Veteran F1, close", CAST)
    assert s.who("B F1") == ""


@plays("Hammerfall Veteran")
def test_in_a_group_he_takes_one() -> None:
    for group in ("Hammerfall Veteran, Ox", "Ox, Hammerfall Veteran"):
        first, second = group.split(", ")
        s = battle(group, "Four", f"attack Four F1 with {first} F1 + {second} F2, close", CAST)
        assert s.tokens("B F1") == 1


@plays("Thicket Stalker")
@pytest.mark.parametrize(
    ("front", "back", "attackers", "left"),
    [
        ("Ox, Ox", "Thicket Stalker, -", "Ox F1 + Ox F2", 2),
        ("Ox, Ox", "Thicket Stalker, Thicket Stalker", "Ox F1 + Ox F2", 3),
        ("Ox, Ox, Ox", "Thicket Stalker, -", "Ox F1 + Ox F2 + Ox F3", 1),
        ("Thicket Stalker, Ox", "-, -", "Thicket Stalker F1 + Ox F2", 1),
        ("Thicket Stalker, Ox", "Thicket Stalker, -", "Thicket Stalker F1 + Ox F2", 2),
        ("Ox, Ox", "Thicket Stalker, -", "Ox F1", 2),
    ],
)
def test_groups_of_others_are_cheaper(front: str, back: str, attackers: str, left: int) -> None:
    s = slot(f"A: front: {front}; back: {back}, -, Page\nB: front: -, Four; {FAR}", CAST)
    s.choose(f"attack Four F2 with {attackers}, close")
    s.decline()
    assert (s.asked, s.ap) == ("A", left)


@plays("Iron Beadle")
@pytest.mark.parametrize(
    "row", ["front: -, Iron Beadle; back: -, -, -, Page", "front: Ox; back: -, Iron Beadle, -, Page"]
)
def test_who_stands_across_in_front_does_not_move_nor_is_it_swapped_away(row: str) -> None:
    s = slot(f"A: front: Ox, Ann; back: -, Ox, -, Page\nB: {row}\nstep: Move", CAST)
    moves = [label for label in s.options() if label.startswith("move")]
    assert not [label for label in moves if "Ann" in label]  # that others swap it away is a slip: SLOT-MOVE-09
    assert "move Ox F1 to B1" in moves
    assert "move Ox B2 to B1" in moves


@plays("Pike Captain")
@pytest.mark.parametrize(
    ("army", "target", "left"),
    [
        ("front: Pike Captain, Ann", "Pike Captain F1", 0),
        ("front: Ann, Pike Captain", "Ann F1", 0),
        ("front: Ann; back: Pike Captain", "Ann F1", 0),
        ("front: Ann, Ox, Pike Captain", "Ann F1", 1),
    ],
)
def test_groups_against_him_and_who_is_beside_him_pay_one_more(army: str, target: str, left: int) -> None:
    s = slot(f"A: front: Ox, Ox, Ox; {FAR}\nB: {army}", CAST)
    threes = [label for label in s.options() if label.count("+") == 2 and f"attack {target} " in label]
    assert not threes
    s.choose(f"attack {target} with Ox F1 + Ox F2, close")
    s.decline()
    assert s.ap == left


@plays("Pike Captain")
def test_two_captains_add_up_and_one_alone_pays_as_ever() -> None:
    s = slot(f"A: front: Ox, Ox; {FAR}\nB: front: Pike Captain, Pike Captain", CAST)
    assert not [label for label in s.options() if "+" in label]
    s.choose("attack Pike Captain F1 with Ox F1, close")
    s.decline()
    assert s.ap == 2


@plays("Skyfire Adept")
def test_its_hit_on_the_front_burns_who_stands_behind() -> None:
    s = slot(f"A: front: Skyfire Adept; {FAR}\nB: front: Four; back: Six", CAST)
    s.choose("attack Four F1 with Skyfire Adept F1, ranged")
    s.decline()
    assert (s.tokens("B F1"), s.tokens("B B1")) == (1, 1)
    s = slot(f"A: front: Skyfire Adept; {FAR}\nB: front: Six; back: Ox", CAST)
    s.choose("attack Six F1 with Skyfire Adept F1, ranged")
    s.decline()
    assert (s.tokens("B F1"), s.tokens("B B1")) == (0, 0)
    s = slot(f"A: front: Skyfire Adept; {FAR}\nB: front: Ox; back: Four", CAST)
    s.choose("attack Four B1 with Skyfire Adept F1, ranged")  # magic heeds no cover
    s.decline()
    assert (s.tokens("B F1"), s.tokens("B B1")) == (0, 1)


@plays("Skyfire Adept")
def test_striking_back_it_burns_too_both_die_and_in_a_group_it_does_not() -> None:
    s = slot(f"A: front: Bow; back: Six\nB: front: Skyfire Adept; {FAR}", CAST)
    s.choose("attack Skyfire Adept F1 with Bow F1, ranged")
    s.decline()
    assert (s.tokens("A F1"), s.tokens("A B1")) == (1, 1)
    s = slot(f"A: front: Skyfire Adept; {FAR}\nB: front: Imp, Ox; back: Imp", CAST)
    s.choose("attack Imp F1 with Skyfire Adept F1, ranged")
    s.decline()
    assert (s.who("B F1"), s.who("B B1"), s.points("A")) == ("", "", 3)  # a column, and a pair
    s = slot(f"A: front: Skyfire Adept, Ox; {FAR}\nB: front: Four; back: Six", CAST)
    s.choose("attack Four F1 with Skyfire Adept F1 + Ox F2, ranged")
    s.decline()
    assert (s.tokens("B F1"), s.tokens("B B1")) == (1, 0)
