"""SLOT-ABIL: triggered, permanent, activated and combat abilities."""

from scenes.slot import Scene, rule, scene
from wtactics.kits.verbs import ACTIVATE
from wtactics.rulesets.slot.told.refusals import IDS

BELL = {"Bell Ghoul": "level 2 cost 4 close 4 def 4 life 2: Demoralize - Each time a Walking Corpse comes into play under your"
        " control, mark target unmarked enemy creature in the front row."}  # fmt: skip
STANDARD = {"Bearer": "cost 2 close 2 def 3 life 2: Morale - Each time a Knight comes into play under your control, you may"
            " unmark target marked ally creature."}  # fmt: skip
PAIRS = {"Volley": "close 1 def 3 life 2: [P] Volley - Deal 1 damage to target enemy creature.",
         "Row": "close 1 def 3 life 2: [R] Row - Deal 1 damage to target enemy creature.",
         "Double": "close 1 def 3 life 2: [ ] [P] Double - Deal 1 damage to target enemy creature.",
         "Column": "close 1 def 3 life 2: [C] Column - Deal 1 damage to target enemy creature.",
         "Square": "close 1 def 3 life 2: [S] Square - Deal 1 damage to target enemy creature."}  # fmt: skip
ECHO = {"Bell": "close 1 def 1 life 1: [1] Ring - This creature gets +1 close until end of turn."}


def uses(s: Scene) -> list[str]:
    return [label for label in s.options() if label.startswith("use ")]


@rule("SLOT-ABIL-EX2", "SLOT-ABIL-04", "SLOT-ABIL-05", "SLOT-ABIL-06", "SLOT-ABIL-08", "SLOT-ABIL-09", "SLOT-ABIL-12")
def test_demoralize_marks_an_unmarked_one_of_the_front_row_for_each_corpse() -> None:
    s = scene(
        """
        A: front: Bell Ghoul, Page, Page, Page; deck: 3 Walking Corpse
        B: front: Ann, Ben marked, Cid; back: Bell
        step: Recruit
    """,
        cards={**BELL, **ECHO},
    )
    s.choose("recruit Walking Corpse", "place Walking Corpse in B1", "give Page F2")
    assert (s.asked, s.options()) == ("A", ["target Ann F1", "target Cid F3"])
    s.choose("target Cid F3")
    assert (s.marked("B F3"), s.marked("B F1"), s.asked) == (True, False, "A")
    s.choose("recruit Walking Corpse", "place Walking Corpse in B2", "give Page F3")
    assert s.marked("B F1")
    s.choose("recruit Walking Corpse", "place Walking Corpse in B3", "give Bell Ghoul F1")
    assert (s.who("A B3"), s.marked("B B1")) == ("Walking Corpse", False)


@rule("SLOT-ABIL-EX3", "SLOT-ABIL-07", "SLOT-CARD-07", "SLOT-ABIL-11")
def test_morale_may_unmark_one_for_each_knight() -> None:
    knights = {"Sworn": "level 2 cost 1 close 5 def 4 life 2 (Knight)", **STANDARD}
    text = """
        A: front: Bearer, Archer marked, Page, Page; deck: Sworn, Sworn
        B: front: Page
        step: Recruit
    """
    s = scene(text, cards=knights)
    s.choose("recruit Sworn", "place Sworn in B1", "give Page F3")
    assert s.options() == ["target Archer F2", "target Page F3", "target Sworn B1"]
    s.choose("target Archer F2")
    assert s.options() == ["yes", "no"]
    s.choose("no")
    assert s.marked("A F2")
    s.choose("recruit Sworn", "place Sworn in B2", "give Page F4", "target Sworn B2", "yes")
    assert (s.marked("A B2"), s.marked("A B1")) == (False, True)


@rule("SLOT-ABIL-EX5")
def test_a_mage_attacks_the_blessed_in_close_combat_only() -> None:
    s = scene("A: front: -, Mage\nB: front: -, Sister; back: Page", cards={"Sister": "close 1 def 2 life 2: Blessed."})
    s.refused("attack Sister F2 with Mage F2, ranged", "Sister")
    assert "attack Sister F2 with Mage F2, close" in s.options()


@rule("SLOT-ABIL-EX6", "SLOT-DECL-02", "SLOT-AP-02")
def test_the_steadfast_attack_as_long_as_points_last() -> None:
    s = scene("A: front: Guard\nB: front: Wall, Page; back: -, Page", cards={
        "Guard": "close 1 def 3 life 2: Steadfast.", "Wall": "def 9 life 9",
    })  # fmt: skip
    for left in (2, 1):
        s.choose("attack Wall F1 with Guard F1, close")
        assert (s.marked("A F1"), s.ap) == (False, left)
    s.choose("attack Wall F1 with Guard F1, close")
    assert s.turn == 4


@rule("SLOT-ABIL-EX7", "SLOT-ABIL-16", "SLOT-ABIL-18", "SLOT-ABIL-19", "SLOT-ABIL-22", "SLOT-PAY-01")
def test_heal_and_the_ways_to_pay_for_it() -> None:
    text = """
        A: front: -, Fighter marked hurt 1, Ann; back: Ben, Shaman; twilight: Page, Page
        B: front: Page
        step: Abilities
    """
    found = set()
    for ways in (
        ["give Page (twilight)", "give Page (twilight)"],
        ["give Page (twilight)", "give Ann F3"],
        ["give Ann F3"],
    ):
        s = scene(text)
        s.choose("use Shaman B2")
        for way in ways:
            if way in s.options():
                s.choose(way)
        assert (s.tokens("A F2"), s.marked("A B2")) == (0, True)
        spent = [line for line in s.log()[: s.log().index("Shaman takes effect")] if "from the twilight" in line]
        found.add((s.marked("A F3") + s.marked("A B1"), len(spent)))
    assert found == {(0, 2), (1, 1), (2, 0)}
    s = scene(text.replace("Shaman;", "Shaman marked, Bell;"), cards=ECHO)
    s.refused("use Shaman B2", "SLOT-ABIL-16")
    s = scene("A: front: -, Fighter hurt 1, Ann; back: -, Shaman\nB: front: Page\nstep: Abilities")
    s.choose("use Shaman B2")
    assert s.marked("A F2")


@rule("SLOT-ABIL-EX8", "SLOT-ABIL-20", "SLOT-ABIL-17")
def test_the_twilight_is_neither_bearer_nor_pair() -> None:
    rest = "Fighter marked hurt 1; back: Page marked, Chanter; twilight: 5 Page\nB: front: Page\nstep: Abilities"
    cards = {**PAIRS, "Chanter": "close 1 def 1 life 1: [1] Chant - Unmark another target marked ally creature."}
    for name, why in (("Volley", "SLOT-ABIL-17"), ("Shaman", "SLOT-ABIL-16")):
        s = scene(f"A: front: {name} marked, {rest}", cards=cards)
        assert uses(s) == ["use Chanter B2"]
        s.refused(f"use {name} F1", why)


@rule("SLOT-ABIL-17", "SLOT-SHAPE-01", "SLOT-SHAPE-04")
def test_shapes_are_filled_with_unmarked_creatures() -> None:
    text = "A: front: {}, Ann, Ben marked, Cid; back: Dan, Eve\nB: front: Page, Page\nstep: Abilities"
    s = scene(text.format("Volley"), cards=PAIRS)
    s.choose("use Volley F1", "target Page F1")
    assert s.options() == ["mark the pair F1 F2", "mark the pair B1 B2"]
    s.choose("mark the pair B1 B2")
    assert (s.marked("A B1"), s.marked("A B2"), s.marked("A F1"), s.who("B F1")) == (True, True, False, "")
    s = scene(text.format("Row"), cards=PAIRS)
    assert uses(s) == []
    s = scene(text.format("Column"), cards=PAIRS)
    s.choose("use Column F1", "target Page F1")
    assert s.options() == ["mark the column F1 B1", "mark the column F2 B2"]
    s = scene(text.format("Square"), cards=PAIRS)
    s.choose("use Square F1", "target Page F1")
    assert all(s.marked(f"A {slot}") for slot in ("F1", "F2", "B1", "B2"))


@rule("SLOT-ABIL-18")
def test_a_bearer_that_is_marked_is_no_part_of_the_pair() -> None:
    s = scene("A: front: Double, Ann; back: Dan, Eve, Fay\nB: front: Page, Page\nstep: Abilities", cards=PAIRS)
    s.choose("use Double F1", "target Page F1")
    assert s.options() == ["mark the pair B1 B2", "mark the pair B2 B3"]
    s = scene("A: front: Double, Ann; back: Dan\nB: front: Page, Page\nstep: Abilities", cards=PAIRS)
    assert uses(s) == []


@rule("SLOT-ABIL-EX9", "SLOT-ABIL-26", "SLOT-ABIL-27", "SLOT-ABIL-28")
def test_ensnare_works_with_the_bow_only() -> None:
    cards = {"Target": "close 1 ranged 1 def 9 life 9"}
    text = "A: front: {}; back: -, -, -, Page\nB: front: {}; back: -, -, -, Page"
    for here, there, combat, marked in (
        ("Druid", "Target", "ranged", True), ("Druid", "Target", "close", False),
    ):  # fmt: skip
        s = scene(text.format(here, there), cards=cards)
        s.choose(f"attack {there} F1 with {here} F1, {combat}")
        assert s.marked("B F1") == marked
    cards = {"Bow": "close 1 ranged 1 def 9 life 9: Steadfast."}
    for combat, marked in (("ranged", True), ("close", False)):
        s = scene(text.format("Bow", "Druid"), cards=cards)
        s.choose(f"attack Druid F1 with Bow F1, {combat}")
        assert s.marked("A F1") == marked


@rule("SLOT-ABIL-10")
def test_the_active_players_triggers_come_first_and_each_orders_his_own() -> None:
    cards = {"Mourner": "close 1 def 1 life 1: Each time another creature dies, you gain 1 victory point.",
             "Weeper": "close 1 def 1 life 1: Each time another creature dies, this creature gets +1 close until end of"
             " turn."}  # fmt: skip
    s = scene("A: front: Fighter, Mourner; back: Weeper, Page\nB: front: Page; back: -, Mourner, Page", cards=cards)
    s.choose("attack Page F1 with Fighter F1, close")
    assert (s.asked, s.options()) == ("A", ["trigger of Mourner F2", "trigger of Weeper B1"])
    s.choose("trigger of Weeper B1")
    told = [line for line in s.log() if " triggers: " in line]
    assert [line.split()[0] for line in told] == ["Weeper", "Mourner", "Mourner"]
    assert (s.points("A"), s.points("B")) == (3, 1)


@rule("SLOT-ABIL-24", "SLOT-ABIL-15", "SLOT-RESOLVE-05")
def test_after_every_use_the_other_may_answer() -> None:
    s = scene("A: front: Bell, Page, Page; back: Page\nB: front: Bell, Page, Page\nstep: Abilities", cards=ECHO)
    s.choose("use Bell F1", "give Page F2")
    assert (s.asked, s.options()) == ("B", ["decline", "use Bell F1"])
    s.choose("use Bell F1", "give Page F2")
    assert s.asked == "A"
    s.choose("decline")
    assert s.asked == "B"
    s.choose("decline")
    assert (s.asked, s.step, s.value("A F1", "close"), s.value("B F1", "close")) == ("A", "Abilities", 2, 2)


@rule("SLOT-ABIL-25", "SLOT-ABIL-12")
def test_nothing_else_is_answered() -> None:
    s = scene("A: front: Page, Page, Page; deck: Page\nB: front: Bell, Page, Page\nstep: Recruit", cards=ECHO)
    s.choose("recruit Page", "place Page in B1", "give Page F1")
    assert s.asked == "A"
    s.to("Move")
    s.choose("move Page F2 to B2")
    assert s.asked == "A"


@rule("SLOT-ABIL-22", "SLOT-ABIL-08")
def test_without_a_possible_target_an_ability_cannot_be_used() -> None:
    s = scene("A: front: Fighter, Ann, Ben; back: Shaman\nB: front: Page")
    s.refused("use Shaman B1", "SLOT-ABIL-22")


@rule("SLOT-ABIL-15")
def test_only_its_controller_uses_an_ability() -> None:
    s = scene("A: front: Bell, Page; back: Page\nB: front: Bell, Page\nstep: Abilities", cards=ECHO)
    c = s.at("B F1")
    assert IDS.of(s.match.forbids(ACTIVATE, c, int(s.table.library.first[s.table.printed[c]]))) == "SLOT-ABIL-15"
    assert uses(s) == ["use Bell F1"]


@rule("SLOT-ABIL-01", "SLOT-ABIL-13", "SLOT-ABIL-14")
def test_permanent_abilities_help_and_hamper_without_pause() -> None:
    cards = {"Curse": "close 1 def 1 life 1: Adjacent ally creatures get -1 close.",
             "Drum": "close 1 def 1 life 1: Adjacent ally creatures get +2 close."}  # fmt: skip
    s = scene("A: front: Curse, Fighter, Drum marked\nB: front: Page\nstep: Move", cards=cards)
    assert (s.value("A F2", "close"), s.value("A F1", "close")) == (4, 1)
    s.choose("move Fighter F2 to B2")
    assert s.value("A B2", "close") == 3
