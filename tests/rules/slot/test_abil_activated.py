"""SLOT-ABIL: activated abilities: their signs, who pays, and when they take effect."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.engine.places import other_of, what_of
from wtactics.kits.verbs import ACTIVATE, SHAPE
from wtactics.rulesets.slot.grid import PAIR, STARTS
from wtactics.rulesets.slot.ids import ABIL_03
from wtactics.rulesets.slot.rules.abil import cannot_use
from wtactics.rulesets.slot.rules.effect import FinishEffect
from wtactics.rulesets.slot.told.refusals import IDS

HONE = "This creature gets +1 close until end of turn."
CARDS = {
    "Bell": f"close 1 def 1 life 1: [ ] Ring - {HONE}",
    "Choir": f"close 1 def 1 life 1: [2] Sing - {HONE}",
    "Solo": f"close 1 def 1 life 1: [1] Sing - {HONE}",
    "Both": f"close 1 def 1 life 1: [ ] [1] Sing - {HONE}",
    "Pair": f"close 1 def 1 life 1: [P] Sing - {HONE}",
    "Row": f"close 1 def 1 life 1: [R] Sing - {HONE}",
    "Column": f"close 1 def 1 life 1: [C] Sing - {HONE}",
    "Square": f"close 1 def 1 life 1: [S] Sing - {HONE}",
    "Apart": f"close 1 def 1 life 1: [ ] [P] Sing - {HONE}",
    "Crowd": f"close 1 def 1 life 1: [P] [1] Sing - {HONE}",
    "Smith": f"close 1 def 1 life 1: 2G Hone - {HONE}",
    "Drum": "close 1 def 1 life 1: Other ally creatures get +1 close.",
    "Healer": "close 1 def 1 life 1: [1] Heal - Restore 1 life to target damaged ally creature.",
    "Shaman": "close 1 ranged 2 def 2 life 1: [ ] [2] Heal - Restore 1 life to target damaged ally creature adjacent to this"
    " creature.",
    "Charmer": "close 1 def 1 life 1: [ ] Charm - Gain control of target enemy creature.",
    "Clock": f"close 1 def 1 life 1: 1 AP Wait - {HONE}",  # its step goes on asking, whoever is marked
    "Zap": "close 1 def 1 life 1: [1] Zap - Deal 1 damage to target enemy creature.",
}
ENEMY = "\nB: front: Page\nstep: Abilities"
FULL = "front: {}, Page, Page, Page; back: Page, Page, Page, Page"


def marks(s: Scene) -> str:
    """The slots of A's marked creatures."""
    return " ".join(one[-2:] for one in s.army("A") if s.marked(f"A {one[-2:]}"))


@rule("SLOT-ABIL-15")
def test_only_its_controller_uses_an_ability() -> None:
    s = scene(
        "A: front: Bell, Page\nB: front: Bell, Bell of A, Charmer\nstep: Abilities, active B, turn 4", cards=CARDS
    )
    assert s.options() == ["done", "use Bell F1", "use Bell F2", "use Charmer F3"]
    bell = s.card("A", "Bell F1")
    number = int(s.table.library.first[s.table.printed[bell]])
    assert IDS.of(int(s.match.forbids(ACTIVATE, bell, number))) == "SLOT-ABIL-15"
    s.choose("use Charmer F3", "target Bell F1", "in B1")
    assert (s.asked, s.options()) == ("B", ["done", "use Bell F1", "use Bell F2", "use Bell B1"])


@rule("SLOT-ABIL-15", "SLOT-ABIL-02")
def test_the_price_is_what_tells_the_type() -> None:
    s = scene("A: front: Smith, Drum, Page, Bell" + ENEMY, cards=CARDS)
    assert s.options() == ["done", "use Smith F1", "use Bell F4"]
    s.refused("use Drum F2", "SLOT-ABIL-02")


@rule("SLOT-ABIL-16", "SLOT-MARK-03")
def test_the_empty_sign_marks_the_bearer() -> None:
    s = scene("A: front: Bell, Page, Bell marked" + ENEMY, cards=CARDS)
    s.refused("use Bell F3", "SLOT-ABIL-16")
    s.choose("use Bell F1")
    assert (marks(s), s.value("A F1", "close")) == ("F1 F3", 2)


@rule("SLOT-ABIL-16")
def test_a_number_marks_so_many_others_whichever_one_likes() -> None:
    s = scene("A: front: Choir, Page, Archer; back: Fighter, Page marked" + ENEMY, cards=CARDS)
    s.choose("use Choir F1")
    assert s.options() == ["give Page F2", "give Archer F3"]
    s.choose("give Page F2")
    assert s.options() == ["give Archer F3", "give Fighter B1"]
    s.stop_at(FinishEffect)
    s.choose("give Fighter B1")
    assert (marks(s), s.value("A F1", "close"), s.marked("B F1")) == ("F2 B1 B2", 2, False)
    s = scene("A: front: Choir, Page; back: Clock marked" + ENEMY, cards=CARDS)
    s.refused("use Choir F1", "SLOT-ABIL-16")


@rule("SLOT-ABIL-16", "SLOT-ABIL-18")
def test_signs_are_combined_and_all_must_be_met() -> None:
    s = scene("A: front: Both, Clock marked; back: Both, Page" + ENEMY, cards=CARDS)
    s.choose("use Both F1")
    assert s.options() == ["give Both B1", "give Page B2"]
    s.choose("give Page B2")
    assert marks(s) == "F1 F2 B2"
    s.refused("use Both B1", "SLOT-ABIL-16")


@rule("SLOT-ABIL-17")
@pytest.mark.parametrize(("name", "shapes"), [
    ("Pair", ["pair F1 F2", "pair F2 F3", "pair F3 F4", "pair B1 B2", "pair B2 B3", "pair B3 B4"]),
    ("Row", ["row F1 F2 F3 F4", "row B1 B2 B3 B4"]),
    ("Column", ["column F1 B1", "column F2 B2", "column F3 B3", "column F4 B4"]),
    ("Square", ["square F1 F2 B1 B2", "square F3 F4 B3 B4"]),
])  # fmt: skip
def test_a_shape_is_marked_and_the_bearer_may_be_one_of_it(name: str, shapes: list[str]) -> None:
    for shape in (shapes[0], shapes[-1]):
        s = scene(f"A: {FULL.format(name)}" + ENEMY, cards=CARDS)
        s.choose(f"use {name} F1")
        assert s.options() == [f"mark the {one}" for one in shapes]
        s.choose(f"mark the {shape}")
        assert (marks(s), s.value("A F1", "close")) == (shape.partition(" ")[2], 2)


@rule("SLOT-ABIL-17")
def test_each_slot_of_a_shape_holds_an_unmarked_creature() -> None:
    s = scene("A: front: Pair, Clock marked, Page; back: Page, -, Page, Page" + ENEMY, cards=CARDS)
    s.choose("use Pair F1")
    assert (marks(s), s.value("A F1", "close")) == ("F2 B3 B4", 2)
    s.refused("use Pair F1", "SLOT-ABIL-17")
    s = scene("A: front: Row, Page, Page; back: Page, Page, Page, Clock marked" + ENEMY, cards=CARDS)
    s.refused("use Row F1", "SLOT-ABIL-17")


@rule("SLOT-ABIL-18")
def test_the_bearer_is_not_in_the_shape_as_well() -> None:
    s = scene("A: front: Apart, Page, Page; back: Page, Page" + ENEMY, cards=CARDS)
    s.choose("use Apart F1")
    assert s.options() == ["mark the pair F2 F3", "mark the pair B1 B2"]
    s.choose("mark the pair F2 F3")
    assert marks(s) == "F1 F2 F3"
    s = scene("A: front: Apart, Page; back: Page, -, -, Clock marked" + ENEMY, cards=CARDS)
    s.refused("use Apart F1", "SLOT-ABIL-17")


@rule("SLOT-ABIL-18")
def test_no_creature_meets_a_shape_and_a_number() -> None:
    s = scene("A: front: Crowd, Page, Page, Page; back: -, -, -, Page marked" + ENEMY, cards=CARDS)
    s.choose("use Crowd F1")
    assert s.options() == ["mark the pair F1 F2", "mark the pair F2 F3", "mark the pair F3 F4"]
    assert s.match.forbids(SHAPE, s.card("A", "Crowd F1"), STARTS[PAIR] + 3) > 0
    s.stop_at(FinishEffect)
    s.choose("mark the pair F2 F3")
    assert marks(s) == "F2 F3 F4 B4"
    s = scene("A: front: Crowd, Page; back: -, -, -, Clock marked" + ENEMY, cards=CARDS)
    s.refused("use Crowd F1", "SLOT-ABIL-16")


@rule("SLOT-ABIL-19", "SLOT-TWI-06")
def test_the_twilight_stands_for_others_in_any_mixture() -> None:
    ways = [(["give Ben (twilight)", "give Cid (twilight)"], "B1", ["Ben", "Cid"]),
            (["give Ben (twilight)", "give Page F2"], "F2 B1", ["Ben"]),
            (["give Page F2", "give Page F3"], "F2 F3 B1", [])]  # fmt: skip
    for given, marked, spent in ways:
        s = scene("A: front: Choir, Page, Page, Page; back: Page marked; twilight: Ben, Cid" + ENEMY, cards=CARDS)
        s.stop_at(FinishEffect)
        s.choose("use Choir F1", *given)
        assert (marks(s), sorted(s.grave("A")), s.value("A F1", "close")) == (marked, spent, 2)
        assert sorted(s.twilight("A") + s.grave("A")) == ["Ben", "Cid"]


@rule("SLOT-ABIL-20", "SLOT-ABIL-EX8")
def test_other_signs_are_never_met_from_the_twilight() -> None:
    s = scene(
        """
        A: front: Bell marked, Pair marked, Row marked, Column marked; twilight: 5 Page
           ; back: Square marked, Solo marked, Page marked, Page marked
    """
        + ENEMY,
        cards=CARDS,
    )
    assert s.options() == ["done", "use Solo B2"]
    s.refused("use Bell F1", "SLOT-ABIL-16")
    for name in ("Pair F2", "Row F3", "Column F4", "Square B1"):
        s.refused(f"use {name}", "SLOT-ABIL-17")


@rule("SLOT-ABIL-21", "SLOT-TWI-05")
def test_the_twilight_of_the_passive_player_does_not_help() -> None:
    s = scene("A: front: Solo, Page, Page\nB: front: Solo, Bell; twilight: 3 Page\nstep: Abilities", cards=CARDS)
    s.choose("use Solo F1", "give Page F2")
    assert (s.asked, s.options()) == ("B", ["decline", "use Solo F1", "use Bell F2"])
    s.choose("use Solo F1")
    assert (s.marked("B F2"), len(s.twilight("B"))) == (True, 3)
    s = scene("A: front: Solo, Page, Page\nB: front: Solo; twilight: 3 Page\nstep: Abilities", cards=CARDS)
    s.choose("use Solo F1", "give Page F2")
    assert (s.asked, s.step) == ("A", "Abilities")


@rule("SLOT-ABIL-22")
def test_target_then_price_then_effect_and_nothing_waits() -> None:
    s = scene("A: front: Zap, Page, Page\nB: front: Page, Page; back: Page, Page" + "\nstep: Abilities", cards=CARDS)
    s.choose("use Zap F1")
    assert (marks(s), [label.split()[0] for label in s.options()]) == ("", ["target"] * 4)
    s.choose("target Page F1")
    assert (marks(s), s.who("B F1"), s.options()) == ("", "Page", ["give Page F2", "give Page F3"])
    s.choose("give Page F2")
    assert (marks(s), s.who("B F1"), len(s.table.chain)) == ("F2", "", 0)


@rule("SLOT-ABIL-22")
def test_without_a_possible_target_it_cannot_be_used() -> None:
    s = scene("A: front: Healer, Fighter, Page, Bell" + ENEMY, cards=CARDS)
    s.refused("use Healer F1", "SLOT-ABIL-22")
    s = scene("A: front: Healer, Fighter hurt 1, Page, Bell" + ENEMY, cards=CARDS)
    assert "use Healer F1" in s.options()


@rule("SLOT-ABIL-23")
def test_it_is_used_as_often_as_its_price_can_be_paid() -> None:
    s = scene("A: front: Solo, Page, Page; back: Clock marked; twilight: Page" + ENEMY, cards=CARDS)
    for n, given in enumerate((["give Page (twilight)"], ["give Page F2"], []), start=2):
        s.choose("use Solo F1", *given)
        assert s.value("A F1", "close") == n
    assert (marks(s), s.grave("A")) == ("F2 F3 B1", ["Page"])
    s.refused("use Solo F1", "SLOT-ABIL-16")


@rule("SLOT-ABIL-30")
def test_a_marked_bearer_uses_what_others_the_twilight_or_gold_pay() -> None:
    s = scene(
        """
        A: front: Solo marked, Choir marked, Smith marked, Both marked; back: Page, Clock marked; twilight: Page
    """
        + ENEMY,
        cards=CARDS,
    )
    assert s.options() == ["done", "use Solo F1", "use Choir F2", "use Smith F3", "use Clock B2"]
    s.refused("use Both F4", "SLOT-ABIL-16")
    s.choose("use Smith F3")
    assert (s.value("A F3", "close"), s.marked("A B1"), s.twilight("A")) == (2, True, [])


@rule("SLOT-ABIL-EX7")
@pytest.mark.parametrize(("given", "marked", "left"), [
    (["Page F3"], "F3 F4 B2 B4", 2),
    (["Ben (twilight)", "Page F3"], "F3 B2 B4", 1),
    (["Ben (twilight)", "Cid (twilight)"], "B2 B4", 0),
    (["Fighter F2", "Page F4"], "F2 F4 B2 B4", 2),
])  # fmt: skip
def test_heal_is_paid_in_three_ways_besides_the_shaman(given: list[str], marked: str, left: int) -> None:
    s = scene(
        """
        A: front: -, Fighter hurt 1, Page, Page; back: -, Shaman, -, Page marked; twilight: Ben, Cid
    """
        + ENEMY,
        cards=CARDS,
    )
    s.stop_at(FinishEffect)
    s.choose("use Shaman B2", *[f"give {name}" for name in given])
    assert (marks(s), len(s.twilight("A")), s.tokens("A F2")) == (marked, left, 0)


@rule("SLOT-ABIL-EX7")
def test_heal_without_marking_the_shaman_is_impossible() -> None:
    s = scene("A: front: -, Fighter hurt 1, Page, Bell; back: -, Shaman marked; twilight: 2 Page" + ENEMY, cards=CARDS)
    s.refused("use Shaman B2", "SLOT-ABIL-16")


@rule("SLOT-ABIL-22")
def test_x_is_counted_as_the_text_is_carried_out() -> None:
    count = "Deal X damage to target enemy creature, where X is the number of Elves you control."
    cards = {
        "Horn": f"close 1 def 1 life 1 (Elf): [ ] Blow - {count}",
        "Kin": "close 1 def 1 life 1 (Elf)",
        "Drum": f"close 1 def 1 life 1: Roll - When this creature is marked, {count[0].lower()}{count[1:]}",
        "Wall": "close 0 def 1 life 9",
    }
    s = scene("A: front: Horn, Kin, Kin, Drum\nB: front: Wall; back: -, -, -, Wall", cards=cards)
    s.choose("use Horn F1", "target Wall F1")
    assert s.tokens("B F1") == 3
    s.choose("attack Wall B4 with Drum F4, close", "target Wall F1")
    assert s.tokens("B F1") == 6


@rule("SLOT-ABIL-03")
def test_a_granted_ability_is_the_creatures_own_while_it_lasts() -> None:
    cards = {
        "Teacher": 'close 1 def 1 life 1: Adjacent ally creatures have "[ ]: Deal 1 damage to target enemy creature."',
        "Kin": "close 1 def 1 life 1",
        "Wall": "close 0 def 1 life 9",
    }
    s = scene("A: front: Teacher, Kin, Kin\nB: front: Wall, Wall", cards=cards)
    shout = next(other_of(o) for o in s.table.options if what_of(o) == ACTIVATE)
    near, far = s.at("A F2"), s.at("A F3")
    assert [cannot_use(s.table, 0, c, shout) for c in (near, far, s.at("A F1"))] == [0, ABIL_03, ABIL_03]
    s.choose("use Kin F2", "target Wall F2")
    assert s.tokens("B F2") == 1
