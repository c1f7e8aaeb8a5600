"""Blind texts of SLOT that are used for a price, played as their writers meant them."""

from blind.gestures import uses
from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 2 def 3 life 5", "Lord Ann": "level 2 close 1 def 1 life 5",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.", "Wall": "def 4 life 9",
}  # fmt: skip


@plays("Tunnel Sapper")
def test_by_marking_itself_it_marks_an_enemy_of_its_column() -> None:
    s = slot("A: front: Ox, Tunnel Sapper\nB: front: Ann, Ann; back: Ann, Ann\nstep: Abilities", CAST)
    s.choose("use Tunnel Sapper F2")
    assert s.options() == ["target Ann F2", "target Ann B2"]
    s.choose("target Ann B2")
    assert [s.marked(where) for where in ("A F2", "B F2", "B B2", "B F1")] == [True, False, True, False]
    s = slot("A: front: Ox, Tunnel Sapper\nB: front: Ann, Ann marked; back: Ann, Ann\nstep: Abilities", CAST)
    s.choose("use Tunnel Sapper F2")
    assert s.marked("B B2")  # the only unmarked one there
    for army, foes in (("Tunnel Sapper", "Ann marked"), ("Tunnel Sapper", "-, Ann"), ("Tunnel Sapper marked", "Ann")):
        s = slot(f"A: front: {army}, Ox\nB: front: {foes}; {FAR}\nstep: Abilities", CAST)
        assert uses(s) == []


@plays("Reed Slinger")
def test_after_its_attack_it_may_go_one_slot_for_nothing() -> None:
    s = battle("-, Reed Slinger, Ox", "-, Ann, Ann", "attack Ann F2 with Reed Slinger F2, ranged", CAST)
    t = s.fork()
    s.choose("yes")
    assert s.options() == ["place Reed Slinger F2 in F1", "place Reed Slinger F2 in F3", "place Reed Slinger F2 in B2"]
    u = s.fork()
    s.choose("place Reed Slinger F2 in B2")
    assert (s.who("A B2"), s.ap, s.marked("A B2")) == ("Reed Slinger", 2, True)
    u.choose("place Reed Slinger F2 in F3")
    assert (u.who("A F3"), u.who("A F2"), u.marked("A F2")) == ("Reed Slinger", "Ox", False)
    t.choose("no")
    assert t.who("A F2") == "Reed Slinger"


@plays("Reed Slinger")
def test_it_works_once_each_turn_even_for_who_has_moved_and_only_for_who_attacked() -> None:
    bless = CAST | {"Waker": "close 1 def 1 life 1: [ ] - Unmark target marked ally creature."}
    s = slot(f"A: front: Waker, Reed Slinger moved; {FAR}\nB: front: -, Ann, Ann; {FAR}", bless)
    s.choose("attack Ann F2 with Reed Slinger F2, ranged")
    s.decline()
    s.choose("yes", "place Reed Slinger F2 in F3", "use Waker F1")
    s.decline()
    s.choose("attack Ann F2 with Reed Slinger F3, ranged")
    s.decline()
    assert "yes" not in s.options()
    s = battle(
        "Ann",
        "Reed Slinger",
        "attack Reed Slinger F1 with Ann F1, ranged",
        CAST | {"Ann": "close 1 ranged 1 def 1 life 5"},
    )
    assert (s.asked, "yes" in s.options()) == ("A", False)  # it was attacked, and did not attack


@plays("Muster Drummer")
def test_an_ally_in_battle_is_stronger_and_tougher_for_that_battle_once_each_turn() -> None:
    s = slot("A: front: Club; back: Muster Drummer, Ox, Ox, Bell\nB: front: Club; back: Bell, -, -, Page", CAST)
    assert uses(s) == ["Bell B4"]  # nobody is in battle
    s.choose("attack Club F1 with Club F1, close", "decline", "use Muster Drummer B1")
    assert s.options() == ["give Ox B2", "give Ox B3", "give Bell B4"]  # it is Club's only target
    s.choose("give Ox B2")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF"), s.value("B F1", "close")) == (3, 4, 2)
    assert (s.marked("A B1"), s.marked("A B2")) == (False, True)
    s.choose("use Bell B1")
    assert (s.asked, uses(s)) == ("A", ["Bell B4"])  # once each turn
    s.decline()
    assert (s.tokens("A F1"), s.tokens("B F1"), s.value("A F1", "close"), s.value("A F1", "DEF")) == (0, 1, 2, 3)


@plays("Muster Drummer")
def test_an_enemy_in_battle_is_none_of_its_targets_and_the_twilight_pays_in_the_own_turn_only() -> None:
    s = slot(f"A: front: Club; back: Muster Drummer; twilight: Imp\nB: front: Wall; {FAR}", CAST)
    s.choose("attack Wall F1 with Club F1, close", "use Muster Drummer B1")
    assert (s.twilight("A"), s.marked("A B1")) == ([], False)
    s = slot("A: front: Club; back: Page\nB: front: Wall, Ox; back: Muster Drummer; twilight: Imp", CAST)
    s.choose("attack Wall F1 with Club F1, close", "use Muster Drummer B1")
    assert s.options() == ["give Wall F1", "give Ox F2"]


@plays("Fenland Witch")
def test_for_two_gold_a_small_enemy_does_not_attack_until_her_next_turn() -> None:
    s = slot(
        f"""
        A: front: Fenland Witch; back: -, -, -, Page; twilight: Imp
        B: front: Ann, Lord Ann, Ann; {FAR}
        step: Abilities
        """,
        CAST,
    )
    s.choose("use Fenland Witch F1")
    assert s.options() == ["target Ann F1", "target Ann F3", "target Page B4"]
    s = slot(f"A: front: Fenland Witch; {FAR}; twilight: Imp\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Fenland Witch F1", "target Ann F1", "give Imp (twilight)", "give Fenland Witch F1")
    assert (s.twilight("A"), s.marked("A F1")) == ([], True)
    s.to("Action", "B")
    attacks = [option for option in s.options() if option.startswith("attack")]
    assert attacks
    assert not [option for option in attacks if "with Ann F1" in option]  # neither alone nor in a group
    s.to("Action", "A")
    s.to("Action", "B")
    assert [option for option in s.options() if option.startswith("attack") and "with Ann F1" in option]


@plays("Fenland Witch")
def test_whom_she_hexed_strikes_back_and_uses_abilities() -> None:
    cards = CAST | {"Seer": "close 1 ranged 1 def 1 life 5: [ ] - Mark target enemy creature."}
    s = slot("A: front: Fenland Witch, Ox; twilight: 2 Imp\nB: front: Seer\nstep: Abilities", cards)
    s.choose("use Fenland Witch F1", "give Imp (twilight)", "give Imp (twilight)")
    assert (s.asked, uses(s)) == ("B", ["Seer F1"])
    s.decline()
    s.to("Action", "A")
    s.choose("attack Seer F1 with Ox F2, close")
    s.decline()
    assert s.tokens("A F2") == 1


@plays("Warden of the Four Winds")
def test_for_a_column_of_his_own_every_frail_creature_of_an_enemy_column_is_hurt() -> None:
    text = """
        A: front: Warden of the Four Winds, Ox; back: Page, Ox
        B: front: Ann, Wall, Imp; back: Ox, Imp, Ann
        step: Abilities
        """
    for column, tokens in ((1, [1, 1, 0, 0, 0, 0]), (2, [0, 0, 0, -1, 0, 0]), (3, [0, 0, 0, 0, -1, 1]), (4, [0] * 6)):
        s = slot(text, CAST)
        s.choose("use Warden of the Four Winds F1")
        s.choose(*(["mark the column F2 B2"] if "mark the column F2 B2" in s.options() else []))
        s.choose(next(option for option in s.options() if f"column F{column}" in option))
        s.choose(*(["mark the column F2 B2"] if "mark the column F2 B2" in s.options() else []))
        slots = ("F1", "B1", "F2", "B2", "F3", "B3")
        assert [s.tokens(f"B {where}") if s.who(f"B {where}") else -1 for where in slots] == tokens
        assert (s.marked("A F2"), s.marked("A B2"), s.marked("A F1")) == (True, True, False)


@plays("Warden of the Four Winds")
def test_without_a_full_unmarked_column_it_is_not_used_and_its_kills_score() -> None:
    for army in (
        "front: Warden of the Four Winds; back: -, Page",
        "front: Warden of the Four Winds; back: Page marked",
    ):
        assert uses(slot(f"A: {army}\nB: front: Ann; back: Ox\nstep: Abilities", CAST)) == []
    s = slot("A: front: Warden of the Four Winds; back: Page\nB: front: Imp; back: -, Ox, Ann\nstep: Abilities", CAST)
    s.choose("use Warden of the Four Winds F1")
    s.choose(next(option for option in s.options() if "column F1" in option))
    assert (s.who("B F1"), s.points("A")) == ("", 2)


@plays("Fletcher")
def test_a_neighbour_with_a_bow_shoots_better_this_turn() -> None:
    s = slot("A: front: Ann, Fletcher, Club; back: Ann, Ann\nB: front: Ox\nstep: Abilities", CAST)
    s.choose("use Fletcher F2")
    assert s.options() == ["target Ann F1", "target Ann B2"]
    s.choose("target Ann F1")
    assert (s.value("A F1", "ranged"), s.value("A F1", "close"), s.marked("A F2")) == (3, 1, True)
    s.to("Move", "B")
    assert s.value("A F1", "ranged") == 1
    s = slot("A: front: Club, Fletcher; back: Ann\nB: front: Ann, Ann\nstep: Abilities", CAST)
    assert uses(s) == []


@plays("Frost Warlock")
def test_one_action_point_marks_an_enemy_or_keeps_one_marked() -> None:
    s = slot(f"A: front: Frost Warlock, Ox; {FAR}\nB: front: Ann, Ox; {FAR}", CAST)
    s.choose("use Frost Warlock F1")
    s.choose("target Ann F1")  # nobody is marked whom the other way could keep so
    assert (s.marked("B F1"), s.ap, s.marked("A F1")) == (True, 2, False)
    ways = [option for option in s.options() if option.startswith("use Frost Warlock F1: ")]
    assert len(set(ways)) == 2
    s.choose(ways[1])
    assert s.ap == 1
    s.to("Action", "B")
    assert s.marked("B F1")
    s.to("Action", "A")
    s.to("Action", "B")
    assert not s.marked("B F1")  # through one unmark step only


@plays("Frost Warlock")
def test_it_needs_an_action_point_and_so_the_own_turn() -> None:
    s = slot(f"A: front: Ox; {FAR}\nB: front: Frost Warlock; {FAR}", CAST)
    s.choose("attack Frost Warlock F1 with Ox F1, close")
    assert s.asked == "A"  # the other was not even asked
