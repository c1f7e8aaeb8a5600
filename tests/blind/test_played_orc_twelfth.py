"""Blind creatures and pieces of ORC's round 10, played as their writer meant them."""

import pytest

from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Shove": "event 0: Put target creature into the other front of its controller.", "Bone": "creature 2 1/1",
    "Spear": "equipment 2: Equipped creature gets +1/0.", "Titan": "creature 5 1/1", "Score": "event 0: You gain 1 VP.",
    **dict.fromkeys(("Old", "Other", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Hedgerow Halberd")
def test_in_the_defensive_it_is_better() -> None:
    s = orc(f"A: defensive: Hedgerow Halberd; offensive: Hedgerow Halberd; hand: 1\nB: hand: 1{FIGHT}")
    assert (s.value("Hedgerow Halberd"), s.value("Hedgerow Halberd (2)")) == ("2/4", "1/3")
    s.choose(next(label for label in s.options() if label == "move Hedgerow Halberd"))
    s.all_pass()
    assert "1/3" in (s.value("Hedgerow Halberd"), s.value("Hedgerow Halberd (2)"))


@plays("Candle Pupil")
def test_by_its_mark_anybody_local_is_tougher_for_the_turn() -> None:
    s = orc(
        "A: offensive: Candle Pupil, Ox, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Candle Pupil")
    assert sorted(s.options()) == ["target Candle Pupil", "target Cow", "target Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.value("Cow"), s.marked("Candle Pupil")) == ("1/3", True)
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Pack-Strap Porter")
@pytest.mark.parametrize(("host", "to", "resources", "left"), [("Pack-Strap Porter", "Ox", 0, 0), ("Ox", "Elk", 2, 0)])
def test_what_it_hands_on_costs_nothing(host: str, to: str, resources: int, left: int) -> None:
    held = f"resources: {resources}; " if resources else ""
    s = orc(f"A: offensive: Pack-Strap Porter, Ox, Elk; {held}attached: Spear on {host}; hand: 1\nB: hand: 1", TEXTS)
    s.choose(f"reassign Spear to {to}")
    s.all_pass()
    assert (s.place("Spear"), s.gold("A"), s.marked(host), s.marked(to)) == (f"on {to}", left, True, True)
    poor = orc("A: offensive: Pack-Strap Porter, Ox, Elk; attached: Spear on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert not any(label.startswith("reassign") for label in poor.options())


@plays("Wages-in-Blood Axeman")
def test_unpaid_it_costs_two_influence() -> None:
    s = orc("A: offensive: Wages-in-Blood Axeman; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Wages-in-Blood Axeman")
    assert (paid.influence("A"), paid.gold("A")) == (20, 0)
    s.choose("pay no upkeep of Wages-in-Blood Axeman")
    assert (s.influence("A"), s.gold("A"), s.place("Wages-in-Blood Axeman")) == (18, 1, "A's Offensive")


@plays("Cairn Blister")
@pytest.mark.parametrize(("spell", "damage"), [("Axe", 1), ("Scare", 0)])
def test_as_it_dies_all_of_its_battlefield_suffer_one(spell: str, damage: int) -> None:
    s = orc(
        f"A: offensive: Cairn Blister, Ox 1/9; defensive: Rat 1/9; hand: {spell}, 1\n"
        "B: defensive: Cow 1/9; offensive: Hen 1/9; hand: 1",
        TEXTS,
    )
    s.do(f"play {spell}", "target Cairn Blister")
    assert [s.damage(name) for name in ("Ox", "Rat", "Cow", "Hen")] == [damage, 0, damage, 0]


@plays("Lancer Under Vow")
def test_with_any_active_quest_it_is_stronger_once() -> None:
    s = orc(
        "A: offensive: Lancer Under Vow; quests: Old; chapter: Next; hand: 1\nB: quests: Other; chapter: Next; hand: 1",
        TEXTS,
    )
    assert s.value("Lancer Under Vow") == "2/3"
    for quest in ("Old", "Other"):
        s.choose(f"accept {quest}")
        s.all_pass()
        assert s.value("Lancer Under Vow") == "4/3"
    s.choose("abandon Old", "abandon Other")
    s.all_pass()
    assert s.value("Lancer Under Vow") == "2/3"


@plays("Sergeant of the Stuck Gate")
@pytest.mark.parametrize("state", ["", " marked"])
def test_enemies_opposite_do_not_move(state: str) -> None:
    s = orc(
        f"A: defensive: Sergeant of the Stuck Gate{state}, Rat; hand: 1\n"
        f"B: offensive: Cow; defensive: Hen; hand: Shove{FIGHT}, active B",
        TEXTS,
    )
    assert ("move Cow" in s.options(), "move Hen" in s.options()) == (False, True)
    s.choose("done")
    s.to("Second Play")
    s.do("play Shove", "target Cow")
    assert s.place("Cow") == "B's Defensive"


@plays("Punt-Pole Ferryman")
def test_another_ally_goes_to_the_other_front_as_it_is() -> None:
    s = orc(
        "A: offensive: Punt-Pole Ferryman, Ox marked, Elk, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Punt-Pole Ferryman")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.marked("Punt-Pole Ferryman")) == ("A's Defensive", True, True)


@plays("Whelp-Yard Whipper")
def test_two_others_are_marked_for_three_damage() -> None:
    s = orc(
        "A: offensive: Whelp-Yard Whipper marked, Ox, Elk; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Whelp-Yard Whipper")
    assert sorted(s.options()) == ["target Cow", "target Elk", "target Ox", "target Whelp-Yard Whipper"]
    s.choose("target Cow")
    while any(label.startswith("give") for label in s.options()):
        s.choose(s.options()[0])
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Ox"), s.marked("Elk"), s.marked("Rat")) == (3, True, True, False)
    few = orc("A: offensive: Whelp-Yard Whipper, Ox; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "use Whelp-Yard Whipper" not in few.options()


@plays("Glazier's Youngest")
def test_assigned_it_draws_a_card_in_each_draw_phase_of_his() -> None:
    s = orc("A: offensive: Glazier's Youngest; deck: 9; hand: 1\nB: deck: 9; hand: 1", TEXTS)
    s.do("assign Glazier's Youngest")
    s.to("Play", "B")
    assert len(s.deck("A")) == 9
    s.to("Draw", "A")
    assert len(s.deck("A")) == 7
    s.choose("no")
    assert len(s.deck("A")) == 7


@plays("Cinder-Veil Widow")
@pytest.mark.parametrize(("name", "won"), [("Bone", 2), ("Titan", 3)])
def test_a_dead_creature_goes_for_influence_by_its_cost_three_at_most(name: str, won: int) -> None:
    s = orc(
        "A: 10 influence; offensive: Cinder-Veil Widow; grave: Bone, Titan, Spear; resources: 1; hand: 1\n"
        "B: grave: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Cinder-Veil Widow")
    assert sorted(s.options()) == ["target Bone", "target Titan"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.influence("A"), s.gold("A"), s.marked("Cinder-Veil Widow")) == (
        "removed",
        10 + won,
        0,
        True,
    )


@plays("Herald of the Last Bench")
def test_behind_all_enemies_his_others_of_the_front_are_better() -> None:
    s = orc(
        "A: 2 VP; offensive: Herald of the Last Bench, Ox 1/1; defensive: Rat 1/1; hand: Score, 1\n"
        "B: 3 VP; defensive: Hen 1/1; hand: 1",
        TEXTS,
    )
    assert [s.value(name) for name in ("Herald of the Last Bench", "Ox", "Rat", "Hen")] == ["2/2", "2/2", "1/1", "1/1"]
    s.do("play Score")
    assert (s.victory("A"), s.value("Ox")) == (3, "1/1")


@plays("Old Wall of a Woman")
@pytest.mark.parametrize(("answer", "hurt"), [("yes", ("A's Defensive", 3)), ("no", ("A's graveyard", 0))])
def test_a_blow_on_another_of_his_may_go_to_her(answer: str, hurt: tuple[str, int]) -> None:
    s = orc(
        f"A: defensive: Old Wall of a Woman marked, Ox 1/2; hand: 1\nB: offensive: Cow 3/9; hand: 1{FIGHT}, active B"
    )
    s.choose("attack A")
    until(s, "block")
    s.choose("block Cow with Ox")
    until(s, answer)
    s.choose(answer)
    assert (s.place("Ox"), s.damage("Old Wall of a Woman"), s.damage("Cow")) == (*hurt, 1)


@plays("Braced Boarspear")
def test_its_carrier_is_stronger_and_more_so_as_a_defender() -> None:
    s = orc(
        f"A: offensive: Ox 1/9; attached: Braced Boarspear on Ox; hand: Wait\n"
        f"B: defensive: Cow 1/9; attached: Braced Boarspear on Cow; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    assert (s.value("Ox"), s.value("Cow")) == ("2/9", "2/9")
    until(s, "block")
    s.choose("block")
    assert (s.value("Ox"), s.value("Cow")) == ("2/9", "4/9")
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Cow")) == (4, "2/9")


@plays("Quick-Lane Shoes")
def test_moving_does_not_mark_their_carrier() -> None:
    s = orc(f"A: defensive: Ox 3/3, Elk; attached: Quick-Lane Shoes on Ox; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("move Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), "move Ox" in s.options()) == ("A's Offensive", False, False)
    s.choose("move Elk")
    assert s.marked("Elk")
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.to("Draw", "B")
    assert s.influence("B") == 17
