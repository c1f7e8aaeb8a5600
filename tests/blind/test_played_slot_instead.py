"""Blind texts of SLOT on what happens instead, played as their writers meant them."""

from blind.texts import FAR, FOLK, battle, plays, slot


@plays("Wandering Hospitaller")
def test_by_marking_it_a_token_for_a_neighbour_is_prevented() -> None:
    for answer, tokens in (("yes", 0), ("no", 1)):
        s = slot(f"A: front: Axe; {FAR}\nB: front: Ann, Wandering Hospitaller; {FAR}", FOLK)
        s.choose("attack Ann F1 with Axe F1, close")
        while "yes" not in s.options():
            s.choose("decline")
        assert s.asked == "B"
        s.choose(answer)
        assert (s.tokens("B F1"), s.marked("B F2")) == (tokens, answer == "yes")
    s = slot(f"A: front: Saint; {FAR}\nB: front: Ann, Wandering Hospitaller; {FAR}", FOLK)
    s.choose("use Saint F1", "target Ann F1", "yes")
    assert (s.tokens("B F1"), s.marked("B F2")) == (0, True)


@plays("Wandering Hospitaller")
def test_marked_away_or_for_itself_it_does_nothing() -> None:
    for foes, target in (
        ("Ann, Wandering Hospitaller marked", "Ann F1"), ("Ann, -, Wandering Hospitaller", "Ann F1"),
        ("-, Wandering Hospitaller", "Wandering Hospitaller F2"),
    ):  # fmt: skip
        s = battle("Axe", foes, f"attack {target} with Axe F1, close", FOLK)
        s.choose(*(["yes"] if "yes" in s.options() else []))  # he is asked in vain
        assert s.tokens(f"B {target[-2:]}") == 1


@plays("Revenant Squire")
def test_it_is_recruited_from_the_twilight_for_one_gold() -> None:
    s = slot("A: front: Ann, Ann; twilight: Revenant Squire\nB: front: Ann\nstep: Recruit", FOLK)
    assert [label for label in s.options() if label.startswith("recruit")] == ["recruit Revenant Squire (twilight)"]
    s.choose("recruit Revenant Squire (twilight)", "place Revenant Squire (twilight) in B1")
    assert sorted(s.options()) == ["give Ann F1", "give Ann F2"]  # it does not pay for itself
    s.choose("give Ann F1")
    assert (s.who("A B1"), s.marked("A B1"), s.twilight("A")) == ("Revenant Squire", True, [])
    s = slot(
        "A: front: Ann, Ann; grave: Revenant Squire\nB: front: Ann; twilight: Revenant Squire\nstep: Recruit", FOLK
    )
    assert not [label for label in s.options() if label.startswith("recruit")]


@plays("Ward Sister")
def test_damage_of_abilities_is_prevented_and_blows_and_kills_are_not() -> None:
    s = slot(f"A: front: Saint, Witch; {FAR}\nB: front: Ward Sister; {FAR}", FOLK)
    s.choose("use Saint F1", "target Ward Sister F1")
    assert s.tokens("B F1") == 0
    s.choose("use Witch F2", "target Ward Sister F1")
    assert s.who("B F1") == ""
    s = battle("Ann", "Ward Sister", "attack Ward Sister F1 with Ann F1, close", FOLK | {"Ann": "close 5 def 1 life 5"})
    assert s.tokens("B F1") == 1
    s = slot(f"A: front: Saint, Ward Sister; {FAR}\nB: front: Ann; {FAR}", FOLK)
    s.choose("use Saint F1", "target Ward Sister F2")
    assert s.tokens("A F2") == 0
