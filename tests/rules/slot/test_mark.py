"""SLOT-MARK: marking."""

from scenes.slot import Scene, rule, scene

CARDS = {
    "Banner": "cost 1 close 1 def 1 life 1: Morale - Each time a Knight comes into play under your control, you may unmark"
    " target marked ally creature.",
    "Chanter": "close 1 def 1 life 1: [1] Chant - This creature gets +1 close until end of turn.",
    "Tapper": "close 1 def 1 life 1: [ ] Tap - This creature gets +1 close until end of turn.",
    "Twins": "close 1 def 1 life 1: [P] Pull - This creature gets +1 close until end of turn.",
    "Smith": "close 1 def 1 life 1: 1G Hone - This creature gets +1 close until end of turn.",
    "Ghoul": "close 1 def 1 life 1: [ ] Scare - Mark target unmarked enemy creature.",
    "Brute": "close 1 def 1 life 1: [ ] Shove - Mark target enemy creature.",
    "Drum": "close 1 def 1 life 1: Other ally creatures get +1 close.",
    "Vulture": "close 1 def 1 life 1: Each time an ally creature dies, you get 1 AP.",
    "Slayer": "close 1 def 1 life 1: [ ] Slay - Kill target creature.",
    "Envoy": "level 2 cost 1 close 1 def 1 life 2 (Knight)",
    "Sleeper": "close 1 def 1 life 1: This creature can't be unmarked.",
    "Steady": "close 3 def 1 life 1: This creature isn't marked for attacking.",
}


def marks(s: Scene, seat: str) -> list[str]:
    """The slots of an army whose creatures are marked."""
    return [one[-2:] for one in s.army(seat) if s.marked(f"{seat} {one[-2:]}")]


@rule("SLOT-MARK-EX1", "SLOT-MARK-05", "SLOT-MARK-01", "SLOT-MARK-04")
def test_whose_creatures_are_unmarked() -> None:
    five = "front: Page marked, Page marked, Page marked, Page marked; back: Page marked, Page"
    s = scene(f"A: {five}\nB: {five}\nstep: Unmark, active B, turn 4")
    assert (marks(s, "A"), marks(s, "B")) == (["F1", "F2", "F3", "F4", "B1"], [])
    s.to("Action", "B")
    assert marks(s, "A") == ["F1", "F2", "F3", "F4", "B1"]
    s.to("Move", "A")
    assert (marks(s, "A"), marks(s, "B")) == ([], [])


@rule("SLOT-MARK-EX2", "SLOT-MARK-04")
def test_who_is_unmarked_by_morale_may_be_marked_again_for_a_recruit_or_a_move() -> None:
    army = "A: front: Banner marked, Ann; back: Page; deck: Envoy, Ben\nB: front: Page\nstep: Recruit"
    s = scene(army, cards=CARDS)
    s.choose("recruit Envoy", "place Envoy in F3", "give Ann F2", "target Ann F2", "yes")
    assert marks(s, "A") == ["F1", "F3"]
    s.choose("recruit Ben", "place Ben in F4", "give Ann F2")
    assert marks(s, "A") == ["F1", "F2", "F3", "F4"]
    s = scene(army, cards=CARDS)
    s.choose("recruit Envoy", "place Envoy in F3", "give Ann F2", "target Ann F2", "yes")
    s.to("Move")
    s.choose("move Ann F2 to B2")
    assert (s.who("A B2"), marks(s, "A")) == ("Ann", ["F1", "F3", "B2"])


@rule("SLOT-MARK-EX2", "SLOT-MARK-04")
def test_or_to_attack_or_to_rest() -> None:
    army = """
        A: front: Banner marked, Bear hurt 1; back: -, -, -, Page; deck: Envoy
        B: front: -, Fighter, -, Page; back: -, -, -, Page
        step: Recruit
    """
    for deed in ("attack Fighter F2 with Bear F2, close", "rest Bear F2"):
        s = scene(army, cards={**CARDS, "Bear": "close 3 def 9 life 5"})
        s.choose("recruit Envoy", "place Envoy in F3", "give Bear F2", "target Bear F2", "yes")
        s.to("Action")
        s.choose(deed)
        assert s.marked("A F2")
        s.refused("rest Bear F2", "SLOT-MARK-03" if deed.startswith("attack") else "SLOT-REST-02")


@rule("SLOT-MARK-02")
def test_what_marks_creatures() -> None:
    s = scene(
        """
        A: front: Ann, Ben, Smith, Fighter; back: -, -, Page; deck: Eve
        B: front: -, -, -, Fighter
        step: Recruit
    """,
        cards=CARDS,
    )
    for deed, slot in (
        (("recruit Eve", "place Eve in B4", "give Ann F1"), "F1"), (("use Smith F3", "give Smith F3", "done"), "F3"),
        (("move Ben F2 to B2", "done"), "B2"), (("attack Fighter F4 with Fighter F4, close",), "F4"),
    ):  # fmt: skip
        before = marks(s, "A")
        s.choose(*deed)
        assert slot not in before
        assert slot in marks(s, "A")
    s = scene("A: front: Dan hurt 1\nB: front: Page", cards={"Dan": "def 1 life 3"})
    s.choose("rest Dan F1")
    assert marks(s, "A") == ["F1"]


@rule("SLOT-MARK-03")
def test_a_marked_creature_pays_neither_gold_nor_signs() -> None:
    s = scene("A: front: Chanter, Ann marked, Ben; back: Cid; deck: Page\nB: front: Page\nstep: Recruit", cards=CARDS)
    s.choose("recruit Page", "place Page in F4")
    assert s.options() == ["give Chanter F1", "give Ben F3", "give Cid B1"]
    s.refused("give Ann F2", "SLOT-MARK-03")
    s.choose("give Ben F3", "use Chanter F1")
    assert marks(s, "A") == ["F2", "F3", "F4", "B1"]
    s = scene("A: front: Tapper marked, Tapper; back: -, -, Page\nB: front: Page\nstep: Abilities", cards=CARDS)
    assert s.options() == ["done", "use Tapper F2"]
    s.refused("use Tapper F1", "SLOT-ABIL-16")
    s = scene("A: front: Twins, Ann marked; back: Ben, Cid, -, Smith\nB: front: Page\nstep: Abilities", cards=CARDS)
    s.choose("use Twins F1")
    assert marks(s, "A") == ["F2", "B1", "B2"]


@rule("SLOT-MARK-03", "SLOT-MOVE-02", "SLOT-DECL-02")
def test_a_marked_creature_neither_moves_nor_attacks_nor_rests() -> None:
    s = scene("A: front: Fighter marked hurt 1, -, Page\nB: front: Page, -, Page\nstep: Move")
    s.refused("move Fighter F1 to F2", "SLOT-MOVE-02")
    s.to("Action")
    s.refused("attack Page F1 with Fighter F1, close", "SLOT-DECL-02")
    s.refused("attack Page F1 with Fighter F1, ranged", "SLOT-DECL-02")
    s.refused("rest Fighter F1", "SLOT-MARK-03")


@rule("SLOT-MARK-05", "SLOT-PRIO-01")
def test_a_card_or_a_setting_says_otherwise() -> None:
    army = "A: front: Sleeper marked, Page marked\nB: front: Page marked\nstep: Unmark"
    s = scene(army, cards=CARDS)
    assert (marks(s, "A"), marks(s, "B")) == (["F1"], ["F1"])
    s = scene(army, cards=CARDS, settings={"unmark_both": 1})
    assert (marks(s, "A"), marks(s, "B")) == (["F1"], [])


@rule("SLOT-MARK-06", "SLOT-DEF-08", "SLOT-DEF-11")
def test_a_marked_creature_is_attacked_strikes_back_and_gives_cover() -> None:
    s = scene("A: front: Archer, Fighter; back: Archer, -, -, Page\nB: front: Fighter marked; back: Page, -, -, Page")
    s.refused("attack Page B1 with Archer F1, ranged", "SLOT-DEF-02")
    s.choose("attack Fighter F1 with Fighter F2, close")
    assert (s.tokens("A F2"), s.tokens("B F1"), s.marked("B F1")) == (1, 1, True)


@rule("SLOT-MARK-06")
def test_a_marked_creature_is_a_target_and_is_swapped() -> None:
    s = scene("A: front: Slayer, Ann marked; back: Page\nB: front: Page, Ben marked\nstep: Abilities", cards=CARDS)
    s.choose("use Slayer F1")
    assert {"target Ann F2", "target Ben F2"} <= set(s.options())
    s = scene("A: front: Ann, Ben marked\nB: front: Page\nstep: Move")
    s.choose("move Ann F1 to F2")
    assert (s.army("A"), marks(s, "A")) == (["Ben F1", "Ann F2"], ["F1", "F2"])


@rule("SLOT-MARK-06")
def test_permanent_and_triggered_abilities_of_a_marked_creature_work() -> None:
    s = scene(
        """
        A: front: Drum marked, Vulture marked, Slayer, Page; back: -, -, -, Ann
        B: front: Page
        step: Abilities
    """,
        cards=CARDS,
    )
    assert s.value("A F4", "close") == 2
    s.choose("use Slayer F3", "target Page F4")
    assert (s.ap, s.grave("A")) == (4, ["Page"])


@rule("SLOT-MARK-08", "SLOT-ABIL-08")
def test_an_effect_marks_only_the_unmarked() -> None:
    s = scene("A: front: Ghoul, Page\nB: front: Page marked, Ann, Ben; back: -, Page\nstep: Abilities", cards=CARDS)
    s.choose("use Ghoul F1")
    assert s.options() == ["target Ann F2", "target Ben F3", "target Page B2"]
    s.choose("target Ben F3")
    assert marks(s, "B") == ["F1", "F3"]
    for name in ("Ghoul", "Brute"):
        s = scene(f"A: front: {name}, Page\nB: front: Page marked\nstep: Abilities", cards=CARDS)
        assert (s.step, s.marked("A F1")) == ("Move", False)


@rule("SLOT-MARK-02", "SLOT-PRIO-01")
def test_a_card_may_lift_the_marking() -> None:
    s = scene("A: front: Steady, -, -, Page\nB: front: Page, -, -, Page", cards=CARDS)
    s.choose("attack Page F1 with Steady F1, close")
    assert (marks(s, "A"), s.who("B F1"), s.ap) == ([], "", 2)
