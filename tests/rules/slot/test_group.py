"""SLOT-GROUP: group attacks."""

from scenes.slot import rule, scene

LORD = "A: front: Archer, Fighter, Fighter; back: -, -, -, Page\nB: front: -, Lord; back: -, -, -, Page"


@rule("SLOT-GROUP-EX1", "SLOT-GROUP-01", "SLOT-GROUP-05", "SLOT-GROUP-07", "SLOT-GROUP-09")
def test_three_add_their_values_against_a_lord() -> None:
    s = scene(f"{LORD}\nstep: Action, ap 4")
    s.choose("attack Lord F2 with Archer F1 + Fighter F2 + Fighter F3, close", "number 0", "number 0", "number 0")
    assert (s.ap, s.tokens("B F2")) == (1, 1)
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3")] == [True, True, True]
    s = scene(LORD)
    s.choose("attack Lord F2 with Archer F1 + Fighter F2 + Fighter F3, ranged", "number 3")
    assert (s.tokens("B F2"), s.who("A F1")) == (1, "")


@rule("SLOT-GROUP-EX2", "SLOT-GROUP-10", "SLOT-GROUP-11")
def test_a_strike_back_of_six_is_divided() -> None:
    s = scene(LORD)
    s.choose("attack Lord F2 with Archer F1 + Fighter F2 + Fighter F3, close")
    assert (s.asked, s.options()) == ("B", [f"number {n}" for n in range(7)])
    s.choose("number 0", "number 3")
    assert s.options() == [f"number {n}" for n in range(4)]
    s.choose("number 3")
    assert (s.who("A F1"), s.tokens("A F2"), s.tokens("A F3")) == ("Archer", 1, 1)
    s = scene(LORD)
    s.choose("attack Lord F2 with Archer F1 + Fighter F2 + Fighter F3, close", "number 2", "number 3", "number 1")
    assert (s.who("A F1"), s.tokens("A F2"), s.tokens("A F3")) == ("", 1, 0)


@rule("SLOT-GROUP-EX3", "SLOT-GROUP-09")
def test_two_fighters_are_not_enough_and_are_struck_back() -> None:
    s = scene("A: front: Fighter, Fighter; back: -, -, -, Page\nB: front: Lord; back: -, -, -, Page")
    s.choose("attack Lord F1 with Fighter F1 + Fighter F2, close", "number 3", "number 3")
    assert (s.tokens("B F1"), s.tokens("A F1"), s.tokens("A F2")) == (0, 1, 1)


@rule("SLOT-GROUP-EX4", "SLOT-GROUP-02", "SLOT-GROUP-05", "SLOT-AP-05")
def test_who_stands_behind_is_no_member_and_three_need_three_points() -> None:
    s = scene(
        "A: front: Fighter, Fighter, Fighter; back: -, Fighter\nB: front: -, Lord; back: Page\nstep: Action, ap 2"
    )
    assert not [label for label in s.options() if label.count("+") == 2]
    s.refused("attack Lord F2 with Fighter F1 + Fighter F2 + Fighter F3, close", "SLOT-GROUP-05")
    s.refused("attack Lord F2 with Fighter F1 + Fighter B2, ranged", "SLOT-GROUP-02")


@rule("SLOT-GROUP-03", "SLOT-GROUP-04", "SLOT-CARD-04")
def test_magic_joins_bows_and_nobody_with_magic_joins_against_the_blessed() -> None:
    cards = {"Sister": "close 1 def 2 life 2: Blessed."}
    s = scene("A: front: Mage, Archer\nB: front: Page, Sister; back: Page", cards=cards)
    assert "attack Page F1 with Mage F1 + Archer F2, ranged" in s.options()
    s.refused("attack Sister F2 with Mage F1 + Archer F2, ranged", "Sister")
    assert "attack Sister F2 with Mage F1 + Archer F2, close" in s.options()


@rule("SLOT-GROUP-04", "SLOT-GROUP-08")
def test_it_is_judged_as_if_abilities_were_lost() -> None:
    cards = {"Peaceful": "close 3 def 1 life 1: This creature can't attack."}
    s = scene("A: front: Peaceful, Fighter\nB: front: Page; back: Page", cards=cards)
    s.refused("attack Page F1 with Peaceful F1, close", "Peaceful")
    assert "attack Page F1 with Peaceful F1 + Fighter F2, close" in s.options()


@rule("SLOT-GROUP-06")
def test_the_back_row_is_safe_from_groups() -> None:
    s = scene("A: front: Fighter, Fighter, Fighter, Fighter\nB: back: Page, Page, Page, Page")
    assert not [label for label in s.options() if "+" in label]
    s.refused("attack Page B2 with Fighter F1 + Fighter F2, close", "SLOT-ATK-04")


@rule("SLOT-GROUP-07", "SLOT-GROUP-08", "SLOT-ABIL-29", "SLOT-ABIL-14")
def test_members_are_marked_and_silent_until_the_battle_is_over() -> None:
    cards = {"Guard": "close 3 def 9 life 2: Steadfast.\nThis creature gets +1 close.",
             "Zap": "close 2 def 9 life 2: [1] Zap - Unmark target marked enemy creature."}  # fmt: skip
    s = scene("A: front: Guard, Guard; back: Page, Page\nB: front: Zap; back: Page, Page", cards=cards)
    assert s.value("A F1", "close") == 4
    s.choose("attack Zap F1 with Guard F1 + Guard F2, close")
    assert (s.asked, s.value("A F1", "close"), s.marked("A F1"), s.marked("A F2")) == ("B", 3, True, True)
    s.decline()
    while s.asked == "B":
        s.choose(s.options()[0])
    assert (s.value("A F1", "close"), s.marked("A F1")) == (4, True)


@rule("SLOT-GROUP-08")
def test_changes_that_come_from_others_stay() -> None:
    cards = {"Drum": "def 1 life 1: Adjacent ally creatures get +1 close.",
             "Zap": "def 9 life 2: [1] Zap - Unmark target marked enemy creature."}  # fmt: skip
    s = scene("A: front: Fighter, Fighter; back: Drum\nB: front: Zap; back: Page, Page", cards=cards)
    s.choose("attack Zap F1 with Fighter F1 + Fighter F2, close")
    assert (s.value("A F1", "close"), s.value("A F2", "close")) == (4, 3)


@rule("SLOT-GROUP-08")
def test_a_member_of_a_group_uses_no_ability_while_the_battle_lasts() -> None:
    hum = {"Hum": "close 3 def 3 life 2: [ ] Hum - This creature gets +1 close until end of turn."}
    s = scene("A: front: Hum, Hum, Hum\nB: front: Page, Lord; back: Page\nstep: Action, ap 3", cards=hum)
    s.choose("attack Lord F2 with Hum F1 + Hum F2, close")
    assert (s.asked, s.options()) == ("A", ["decline", "use Hum F3"])
    s.refused("use Hum F1", "SLOT-GROUP-08")
