"""Blind texts of SLOT on places, recruits and healing, played as their writers meant them."""

from blind.texts import FAR, FOLK, battle, plays, slot


@plays("Wolf Cub")
def test_each_battle_that_it_survives_makes_it_stronger_for_good() -> None:
    s = battle(
        "Wolf Cub", "Ann", "attack Ann F1 with Wolf Cub F1, close", FOLK | {"Ann": "close 1 ranged 1 def 1 life 9"}
    )
    assert (s.value("A F1", "close"), s.tokens("A F1")) == (2, 1)
    s.to("Action", "B")
    assert s.value("A F1", "close") == 2
    s = battle("Imp", "Wolf Cub", "attack Wolf Cub F1 with Imp F1, ranged", FOLK | {"Imp": "ranged 0 def 1 life 1"})
    assert s.value("B F1", "close") == 2  # it was attacked
    s = battle("Axe", "Wolf Cub hurt 1", "attack Wolf Cub F1 with Axe F1, close", FOLK)
    assert s.who("B F1") == ""


@plays("Wolf Cub")
def test_a_battle_in_a_group_does_not_count_and_others_battles_neither() -> None:
    s = slot(
        f"A: front: Wolf Cub, Imp; {FAR}\nB: front: Ann; {FAR}",
        FOLK | {"Imp": "close 1 def 1 life 5", "Ann": "def 1 life 9"},
    )
    t = s.fork()
    s.choose("attack Ann F1 with Wolf Cub F1 + Imp F2, close")
    s.decline()
    assert (s.who("A F1"), s.value("A F1", "close")) == ("Wolf Cub", 1)
    t.choose("attack Ann F1 with Imp F2, close")
    t.decline()
    assert t.value("A F1", "close") == 1


@plays("Field Surgeon")
def test_the_other_ally_of_its_column_loses_a_token() -> None:
    s = slot(
        f"A: front: Ann hurt 2, Page; back: Field Surgeon, Ann hurt 1\nB: front: Ann hurt 1; {FAR}\nstep: Abilities",
        FOLK,
    )
    s.choose("use Field Surgeon B1", "give Page F2")
    assert [s.tokens(where) for where in ("A F1", "A B2", "B F1")] == [1, 1, 1]
    assert (s.marked("A F2"), s.marked("A B1")) == (True, False)
    s = slot(f"A: front: Field Surgeon, Page; back: -, Ann hurt 1\nB: front: Ann; {FAR}\nstep: Abilities", FOLK)
    if "use Field Surgeon F1" in s.options():  # nobody is there: nothing happens
        s.choose("use Field Surgeon F1", "give Page F2")
    assert s.tokens("A B2") == 1


@plays("Field Surgeon")
def test_the_twilight_pays_for_the_bandage() -> None:
    s = slot(f"A: front: Field Surgeon; back: Ann hurt 1; twilight: Imp\nB: front: Ann; {FAR}\nstep: Abilities", FOLK)
    s.choose("use Field Surgeon F1", "give Imp (twilight)")
    assert (s.tokens("A B1"), s.twilight("A")) == (0, [])


@plays("Rope Bridge Crew")
def test_another_ally_is_shifted_to_an_empty_slot_around_it_and_keeps_its_state() -> None:
    s = slot(
        f"A: front: Rope Bridge Crew, Ann marked hurt 1, Page; back: -, Page\nB: front: Ann; {FAR}\nstep: Abilities",
        FOLK,
    )
    s.choose("use Rope Bridge Crew F1", "give Page F3")
    assert s.options() == ["pick Ann F2", "pick Page F3", "pick Page B2"]  # marked or not, but not itself
    s.choose("pick Ann F2")
    assert s.options() == ["place Ann F2 in B1", "place Ann F2 in B3"]  # at its corners; beside it nothing is empty
    s.choose("place Ann F2 in B3")
    assert (s.who("A B3"), s.marked("A B3"), s.tokens("A B3"), s.ap) == ("Ann", True, 1, 3)


@plays("Rope Bridge Crew")
def test_the_shifted_one_may_still_move_and_who_cannot_move_stays() -> None:
    post = FOLK | {"Post": "close 1 def 1 life 5 fixed"}
    s = slot(f"A: front: Rope Bridge Crew, Ann, Page; back: -, -, -, Post\nB: front: Ann; {FAR}\nstep: Abilities", post)
    s.choose("use Rope Bridge Crew F1", "give Page F3")
    assert s.options() == ["pick Ann F2", "pick Page F3"]  # who cannot move is not picked (SLOT-MOVE-09)
    s.choose("pick Ann F2", "place Ann F2 in B2")
    s.to("Move", "A")
    assert "move Ann B2 to F2" in s.options()


@plays("Lantern Maiden")
def test_recruits_beside_her_come_unmarked() -> None:
    text = f"""
        A: front: -, Lantern Maiden; back: -, -, Page; deck: Imp, Imp; twilight: 2 Page
        B: front: Lantern Maiden; {FAR}; deck: Imp
        step: Recruit
        """
    for place, marked in (("F1", False), ("F3", False), ("B2", False), ("B1", True), ("F4", True)):
        s = slot(text, FOLK)
        s.choose("recruit Imp", f"place Imp in {place}", "give Page (twilight)")
        assert s.marked(f"A {place}") == marked


@plays("Lantern Maiden")
def test_who_is_put_into_play_without_being_recruited_comes_marked() -> None:
    s = slot(
        f"A: front: -, Lantern Maiden; back: -, Caller; deck: Imp\nB: front: Ann; {FAR}\nstep: Abilities",
        FOLK | {"Caller": "close 1 def 1 life 1: [ ] - Put an Imp from your deck into play."},
    )
    s.choose("use Caller B2")
    while not s.table.over and any("F1" in label for label in s.options()) and s.who("A F1") == "":
        s.choose(next(label for label in s.options() if "F1" in label))
    assert (s.who("A F1"), s.marked("A F1")) == ("Imp", True)


@plays("Herald of Spring")
def test_at_the_start_of_his_turn_who_is_alone_in_a_column_heals_one() -> None:
    s = slot(
        """
        A: front: Herald of Spring hurt 1, Ann hurt 2, Ann hurt 2; back: -, Ann hurt 2, -, Ann hurt 3
        B: front: Ann hurt 2, -, Page
        step: Twilight, active B
        """,
        FOLK,
    )
    s.to("Action", "A")
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "F3", "B2", "B4")] == [0, 2, 1, 2, 2]
    assert s.tokens("B F1") == 2
    s.to("Move", "B")
    assert s.tokens("A B4") == 2  # in his own turns only
