"""SLOT-DEF and SLOT-ATK: reach, cover and strike back."""

from scenes.slot import Scene, rule, scene
from wtactics.rulesets.slot.grid import NAMES

SHARP = {"Longbow": "close 2 ranged 5 def 3 life 2: Sharpshooter."}
FULL = "front: Guard, Guard, Guard, Guard; back: Guard, Guard, Guard, Guard"
GUARD = {"Guard": "close 1 ranged 1 def 3 life 2"}


def attacks(s: Scene) -> list[str]:
    return [label for label in s.options() if label.startswith("attack ")]


@rule("SLOT-DEF-EX1", "SLOT-DEF-01", "SLOT-DEF-02", "SLOT-DEF-03", "SLOT-ATK-07", "SLOT-CARD-04", "SLOT-PRIO-01")
def test_magic_and_sharpshooters_shoot_past_cover_in_their_column() -> None:
    foes = "B: front: -, -, Walking Corpse; back: Page, -, Archer"
    s = scene(f"A: front: -, Mage, Fighter; back: -, -, Archer\n{foes}")
    for label in ("Fighter F3, close", "Fighter F3, ranged", "Archer B3, ranged"):
        s.refused(f"attack Archer B3 with {label}", "SLOT-DEF-02")
    s.refused("attack Archer B3 with Mage F2, ranged", "SLOT-ATK-04")
    s = scene(f"A: front: -, -, Mage; back: -, -, Longbow\n{foes}", cards=SHARP)
    s.refused("attack Archer B3 with Mage F3, close", "SLOT-DEF-02")
    assert "attack Archer B3 with Mage F3, ranged" in s.options()
    assert "attack Archer B3 with Longbow B3, ranged" in s.options()
    s = scene(f"A: front: -, -, Longbow; back: -, -, Mage\n{foes}", cards=SHARP)
    assert "attack Archer B3 with Longbow F3, ranged" in s.options()
    assert "attack Archer B3 with Mage B3, ranged" in s.options()


@rule("SLOT-DEF-EX2", "SLOT-DEF-04", "SLOT-DEF-05", "SLOT-DEF-06")
def test_who_attacks_out_of_cover_is_struck_back() -> None:
    cards = {"Archer": "close 2 ranged 3 def 2 life 2"}
    s = scene("A: front: Page; back: Archer\nB: front: Archer; back: -, Page", cards=cards)
    s.choose("attack Archer F1 with Archer B1, ranged")
    assert (s.tokens("A B1"), s.tokens("B F1")) == (1, 1)


@rule("SLOT-DEF-EX3", "SLOT-DEF-07", "SLOT-ATK-04")
def test_who_is_attacked_in_the_back_row_strikes_back_in_close_combat() -> None:
    s = scene("A: front: -, Fighter; back: -, -, -, Page\nB: front: Page; back: -, Fighter")
    s.choose("attack Fighter B2 with Fighter F2, close")
    assert (s.tokens("A F2"), s.tokens("B B2")) == (1, 1)


@rule("SLOT-DEF-EX4", "SLOT-DEF-04")
def test_a_knight_has_nothing_to_answer_magic_with() -> None:
    s = scene("A: front: Mage; back: -, -, -, Page\nB: front: Knight; back: -, -, -, Page")
    s.choose("attack Knight F1 with Mage F1, ranged")
    assert (s.tokens("B F1"), s.who("A F1"), s.tokens("A F1")) == (1, "Mage", 0)


@rule("SLOT-DEF-08", "SLOT-MARK-06", "SLOT-DEF-11")
def test_the_marked_strike_back_and_give_cover() -> None:
    s = scene("A: front: Fighter; back: -, -, -, Page\nB: front: Fighter marked hurt 1; back: Archer, -, -, Page")
    s.refused("attack Archer B1 with Fighter F1, ranged", "SLOT-DEF-02")
    s.choose("attack Fighter F1 with Fighter F1, close")
    assert (s.tokens("A F1"), s.who("B F1")) == (1, "")


@rule("SLOT-DEF-09", "SLOT-PRIO-02", "SLOT-PRIO-03")
def test_a_blessed_attacker_takes_no_harm_from_a_magic_strike_back() -> None:
    cards = {"Sister": "close 1 ranged 4 def 2 life 2: Blessed.", "Squire": "close 1 ranged 4 def 2 life 2"}
    text = "A: front: {}; back: -, -, -, Page\nB: front: Mage; back: -, -, -, Page"
    s = scene(text.format("Sister"), cards=cards)
    s.choose("attack Mage F1 with Sister F1, ranged")
    assert s.tokens("A F1") == 0
    s = scene(text.format("Squire"), cards=cards)
    s.choose("attack Mage F1 with Squire F1, ranged")
    assert s.tokens("A F1") == 1


@rule("SLOT-DEF-09", "SLOT-DECL-05")
def test_who_is_blessed_only_when_the_blow_falls_takes_no_harm_either() -> None:
    bless = "[ ] Bless - Target ally creature gains Blessed until end of turn."
    cards = {"Squire": "close 1 ranged 4 def 2 life 2", "Priest": f"def 1 life 1: {bless}"}
    for choices, tokens in ((["use Priest F4", "target Squire F1"], 0), (["decline"], 1)):
        s = scene("A: front: Squire, -, -, Priest\nB: front: Mage; back: -, -, -, Page", cards=cards)
        s.choose("attack Mage F1 with Squire F1, ranged", *choices)
        assert s.tokens("A F1") == tokens


@rule("SLOT-DEF-10")
def test_abilities_may_be_aimed_at_the_covered() -> None:
    cards = {"Shot": "close 1 def 1 life 1: [ ] Zap - Deal 1 damage to target enemy creature."}
    s = scene("A: front: Shot\nB: front: Page; back: Page, Page", cards=cards)
    s.choose("use Shot F1", "target Page B1")
    assert s.army("B") == ["Page F1", "Page B2"]


@rule("SLOT-ATK-EX1", "SLOT-ATK-03", "SLOT-ATK-01")
def test_a_fighter_reaches_three_of_a_full_front_row() -> None:
    s = scene(f"A: front: -, Fighter\nB: {FULL}", cards=GUARD)
    reach = [f"attack Guard {slot} with Fighter F2, " for slot in ("F1", "F2", "F3")]
    assert attacks(s) == [f"{attack}{kind}" for kind in ("close", "ranged") for attack in reach]
    s.refused("attack Guard F4 with Fighter F2, close", "SLOT-ATK-03")
    s.refused("attack Guard B2 with Fighter F2, close", "SLOT-DEF-02")
    s.refused("attack Guard B1 with Fighter F2, ranged", "SLOT-ATK-04")


@rule("SLOT-ATK-EX2", "SLOT-ATK-04", "SLOT-ATK-09")
def test_through_a_gap_only_the_own_column_reaches_the_back_row() -> None:
    s = scene("A: front: -, Fighter, Fighter, Fighter\nB: front: Page; back: -, -, Page")
    both = ["attack Page B3 with Fighter F3, close", "attack Page B3 with Fighter F3, ranged"]
    assert [label for label in attacks(s) if "Page B3" in label] == both
    s.refused("attack Page B3 with Fighter F2, close", "SLOT-ATK-04")


@rule("SLOT-ATK-EX3", "SLOT-ATK-05", "SLOT-ATK-06")
def test_archers_behind_shoot_straight_ahead_only() -> None:
    s = scene("A: front: Page marked; back: Archer, -, -, Archer\nB: front: Page, Page; back: Page, -, -, Page")
    assert attacks(s) == ["attack Page F1 with Archer B1, ranged", "attack Page B4 with Archer B4, ranged"]
    s.refused("attack Page B1 with Archer B1, ranged", "SLOT-DEF-02")
    s.refused("attack Page F2 with Archer B1, ranged", "SLOT-ATK-05")
    s.refused("attack Page F1 with Archer B1, close", "SLOT-ATK-05")


@rule("SLOT-ATK-EX4", "SLOT-ATK-08", "SLOT-GROUP-EX4", "SLOT-GROUP-05")
def test_two_full_armies_have_24_single_attacks_and_20_by_groups() -> None:
    for ap, groups, threes in ((3, 20, 4), (2, 16, 0), (1, 0, 0)):
        s = scene(f"A: {FULL}\nB: {FULL}\nstep: Action, ap {ap}", cards=GUARD)
        single = [label for label in attacks(s) if "+" not in label]
        assert len(single) == 24
        by = [sum(f"with Guard {slot}," in label for label in single) for slot in NAMES]
        assert by == [4, 6, 6, 4, 1, 1, 1, 1]
        assert len(attacks(s)) - 24 == groups
        assert sum(label.count("+") == 2 for label in attacks(s)) == threes


@rule("SLOT-ATK-EX5")
def test_a_mage_reaches_the_covered_too() -> None:
    cards = {"Wizard": "magic 4 def 2 life 1", **GUARD}
    for slot, n in (
        ("front: Wizard", 3),
        ("front: -, Wizard", 4),
        ("front: -, -, -, Wizard", 3),
        ("back: -, Wizard", 2),
    ):
        assert len(attacks(scene(f"A: {slot}\nB: {FULL}", cards=cards))) == n


@rule("SLOT-ATK-02")
def test_only_creatures_are_attacked() -> None:
    s = scene("A: front: Fighter, Fighter\nB: front: Page")
    t = s.table
    assert s.match.forbids(16, 1001, 2) != 0
    assert s.match.forbids(16, int(t.in_slot(0, 1)), 2) != 0
