"""Where a text wants the one that killed a creature, the controller of those who did names one of them (ORC-DEATH-11)."""

from scenes.orc import rule, scene

CARDS = {
    "Martyr": "creature 2/2: When this creature dies, destroy the creature that killed it.",
    "Avenger": "creature 1/9: Whenever another creature you control dies, mark the creature that killed it.",
    "Cursed": "enchantment 0: Attach to target creature. When it dies, its killer gets -1/-0 until end of turn.",
    "Kill": "event: Kill target creature.",
}


@rule("ORC-DEATH-11")
def test_of_several_killers_their_controller_names_one() -> None:
    s = scene("""
        A: offensive: Martyr; hand: 1
        B: defensive: Hunter 2/3, Stalker 2/3
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "block Martyr with Hunter", "block Martyr with Stalker", "number 0")
    assert s.asked == "B"
    assert s.options() == ["pick Hunter", "pick Stalker"]
    s.choose("pick Stalker")
    assert s.place("Stalker") == "B's graveyard"
    assert s.place("Hunter") == "B's Defensive"


@rule("ORC-DEATH-11")
def test_a_single_killer_needs_no_naming() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; defensive: Avenger; hand: 1
        B: defensive: Hunter 2/3
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "block Wolf with Hunter")
    assert s.place("Wolf") == "A's graveyard"
    assert not s.marked("Hunter")  # the Avenger hears only of deaths beside it
    s = scene("""
        A: offensive: Wolf 2/2, Avenger marked; hand: 1
        B: defensive: Hunter 2/3
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "block Wolf with Hunter")
    assert s.marked("Hunter")


def test_whoever_died_with_it_and_what_no_creature_killed_has_no_killer() -> None:
    s = scene("""
        A: offensive: Martyr; hand: Kill
        B: defensive: Hunter 2/2
    """, cards=CARDS)  # fmt: skip
    s.play("Kill", "target Martyr")
    assert s.place("Hunter") == "B's Defensive"
    s = scene("""
        A: offensive: Martyr; hand: 1
        B: defensive: Hunter 2/2
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "block Martyr with Hunter")
    assert s.place("Hunter") == s.place("Martyr").replace("A", "B")
