"""Blind spells and quests of ORC's round 10, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Rouse": "event 0: Unmark target creature.", "Burn": "event 0: Each opponent loses 4 influence.",
    "Spear": "equipment 2: Equipped creature gets +1/0.", "Ring": "equipment 2: Equipped creature gets 0/+1.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Heel through the Rung")
@pytest.mark.parametrize("block", [True, False])
def test_an_attacker_deals_no_combat_damage(block: bool) -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk 1/9; hand: 1\nB: defensive: Cow 2/9; hand: Heel through the Rung; resources: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk", "play Heel through the Rung", "target Ox")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow" if block else "done")
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Cow"), s.damage("Ox")) == (19, 0, 2 if block else 0)


@plays("Vinegar and Clean Linen")
def test_all_damage_of_anybody_is_healed() -> None:
    s = orc(
        "A: offensive: Ox, Elk; hand: Vinegar and Clean Linen, 1; resources: 1\n"
        "B: defensive: Cow 1/9 hurt 7, Hen 1/9 hurt 1; hand: 1",
        TEXTS,
    )
    s.do("play Vinegar and Clean Linen", "target Cow")
    assert (s.damage("Cow"), s.damage("Hen"), s.gold("A")) == (0, 1, 0)


@plays("Strongbox under the Stair")
@pytest.mark.parametrize(("picks", "gold"), [(("Rat", "Elk"), 2), (("Rat",), 1), ((), 0)])
def test_up_to_two_resource_cards_are_unmarked(picks: tuple[str, ...], gold: int) -> None:
    s = orc(
        "A: offensive: Ox; hand: Strongbox under the Stair, 1; resources: Rat marked, Elk marked, Hen marked\n"
        "B: resources: Hog marked; hand: 1",
        TEXTS,
    )
    s.do("play Strongbox under the Stair")
    for name in picks:
        s.choose(next(label for label in s.options() if label.endswith(name)))
    s.choose("done") if len(picks) < 2 else None
    assert (s.gold("A"), [s.marked(name) for name in ("Rat", "Elk", "Hog")]) == (
        gold,
        ["Rat" not in picks, "Elk" not in picks, True],
    )


@plays("Catch It as It Falls")
def test_a_dropped_piece_goes_to_somebody_of_that_front() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk 1/1, Hog 1/1; defensive: Rat; attached: Spear on Ox; "
        "hand: Catch It as It Falls, Wait; resources: 1\n"
        f"B: defensive: Cow 9/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow")
    while s.place("Ox") != "A's graveyard":
        s.choose(s.way_on())
    late = s.fork()
    until(s, "play Catch")
    s.choose("play Catch")
    while targets(s):
        assert "Rat" not in targets(s)
        s.choose("target Spear" if "target Spear" in s.options() else "target Elk")
    s.to("Second Play")
    assert (s.place("Spear"), s.influence("B")) == ("on Elk", 17)
    late.to("Second Play")
    late.choose("play Catch")
    while targets(late):
        late.choose("target Spear" if "target Spear" in late.options() else "target Hog")
    late.all_pass()
    assert (late.place("Spear"), late.value("Hog"), late.marked("Hog"), late.gold("A")) == ("on Hog", "2/1", False, 0)


@plays("Cut the Picket Lines")
@pytest.mark.parametrize(("name", "place", "lost"), [("Ox", "A's Defensive", 1), ("Hog", "A's Defensive", 0)])
def test_a_marked_creature_goes_to_the_other_front_and_an_attacker_costs_one(name: str, place: str, lost: int) -> None:
    s = orc(
        "A: offensive: Ox 3/3, Hog marked, Elk; hand: 1\n"
        f"B: defensive: Hen; hand: Cut the Picket Lines; resources: 2{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done", "play Cut the Picket Lines")
    assert targets(s) == ["Ox", "Hog"]
    s.choose(f"target {name}")
    until(s, "done")
    s.to("Second Play") if s.phase == "Move or Attack" else None
    assert (s.place(name), s.marked(name), s.influence("B")) == (place, True, 20 - lost - (0 if name == "Ox" else 3))


@plays("Breath of the Kiln")
def test_anybody_of_the_battlefield_suffers_four() -> None:
    s = orc(
        "A: offensive: Mage; defensive: Rat; hand: Breath of the Kiln, 1; resources: 2\n"
        "B: defensive: Cow 1/9; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Breath of the Kiln")
    assert targets(s) == ["Mage", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.gold("A")) == (4, 0)


@plays("Noonday Drowse")
@pytest.mark.parametrize("names", [("Cow", "Hen"), ("Cow",), ()])
def test_up_to_two_are_marked(names: tuple[str, ...]) -> None:
    s = orc(
        "A: offensive: Mage; hand: Noonday Drowse, 1; resources: 2\nB: defensive: Cow, Hen, Owl; offensive: Fox; hand: 1",
        TEXTS,
    )
    s.choose("play Noonday Drowse")
    for name in names:
        assert "target Fox" not in s.options()
        s.choose(f"target {name}")
    s.choose("done") if len(names) < 2 else None
    s.all_pass()
    assert (tuple(name for name in ("Cow", "Hen", "Owl") if s.marked(name)), s.gold("A")) == (names, 0)


@plays("Woodworm in the Hafts")
def test_a_piece_of_the_battlefield_is_destroyed() -> None:
    s = orc(
        "A: offensive: Mage; defensive: Rat; attached: Ring on Rat; hand: Woodworm in the Hafts, 1; resources: 2\n"
        "B: defensive: Cow, Hen; attached: Spear on Cow, Ring on Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Woodworm in the Hafts")
    assert len(targets(s)) == 2
    s.choose("target Spear")
    s.all_pass()
    assert [s.place(name) for name in ("Spear", "Ring", "Ring (2)")] == ["B's graveyard", "on Rat", "on Hen"]


@plays("Knell for Each of Them")
@pytest.mark.parametrize(("deaths", "lost"), [(0, 0), (2, 2), (5, 4)])
def test_an_enemy_loses_one_for_each_of_his_dead_four_at_most(deaths: int, lost: int) -> None:
    s = orc(
        "A: offensive: Mage, Ox; hand: 6 Axe, Scare, Knell for Each of Them; resources: 3\n"
        "B: defensive: Cow, Hen, Owl, Pig, Fox, Elk, Hog; hand: 1",
        TEXTS,
    )
    s.do("play Scare", "target Hog")
    s.do("play Axe", "target Ox")
    for name in ("Cow", "Hen", "Owl", "Pig", "Fox")[:deaths]:
        s.do("play Axe", f"target {name}")
    s.do("play Knell for Each of Them")
    assert (s.influence("B"), s.influence("A")) == (20 - lost, 20)


@plays("Harness Hung with Bells")
def test_its_host_is_better_and_does_not_move() -> None:
    s = orc(
        f"A: offensive: Ox 1/1, Elk; attached: Harness Hung with Bells on Ox; hand: Shove\nB: hand: 1{FIGHT}", TEXTS
    )
    assert (s.value("Ox"), "move Ox" in s.options(), "move Elk" in s.options()) == ("3/3", False, True)
    s.choose("attack B", "send Ox", "done")
    s.to("Second Play")
    s.do("play Shove", "target Ox")
    assert (s.influence("B"), s.place("Ox")) == (17, "A's Defensive")


@plays("Marsh Shivers")
def test_its_host_is_weaker_and_costs_nobody_anything() -> None:
    s = orc(
        "A: offensive: Ox 2/2, Elk 4/4; attached: Marsh Shivers on Ox, Marsh Shivers on Elk; hand: Wait\n"
        f"B: 10 influence; hand: 1{FIGHT}",
        TEXTS,
    )
    assert s.value("Elk") == "1/4"
    s.choose("attack B", "send Ox", "send Elk")
    s.to("Second Play")
    assert s.influence("B") == 9


@plays("Empty Woodshed")
@pytest.mark.parametrize(("host", "left"), [("A", 17), ("B", 20)])
def test_recycling_costs_its_host_three(host: str, left: int) -> None:
    s = orc(f"A: offensive: Ox; resources: 4; hand: 1; attached: 2 Empty Woodshed on {host}\nB: hand: 1", TEXTS)
    s.choose("recycle")
    while s.gold("A"):
        s.choose(s.options()[0])
    s.all_pass()
    assert (s.influence("A"), s.influence("B"), len(s.hand("A"))) == (left, 20, 5)


@plays("A Purse Nailed to the Door")
@pytest.mark.parametrize("who", ["A", "B"])
def test_whoever_completes_its_quest_gets_one_more(who: str) -> None:
    s = orc(
        "A: offensive: Ox; hand: Wait, 1; quests: Sprint; chapter: Next; attached: A Purse Nailed to the Door on Sprint\n"
        f"B: hand: Wait, 1\nphase: Play, active {who}",
        TEXTS,
    )
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Wait")
    assert (s.victory(who), s.place("A Purse Nailed to the Door")) == (2, "A's graveyard")


@plays("Rust on the Hinge")
@pytest.mark.parametrize(("answer", "marked", "left"), [("yes", False, 19), ("no", True, 20)])
def test_its_resource_card_stays_marked_unless_one_influence_is_paid(answer: str, marked: bool, left: int) -> None:
    s = orc(
        "A: offensive: Ox; hand: 1; attached: Rust on Hog\nB: resources: Hog marked, Elk marked; hand: 1\nphase: Discard",
        TEXTS,
    )
    assert (s.asked, s.phase) == ("B", "Unmark")
    s.choose(answer)
    s.to("Play", "B")
    assert (s.marked("Hog"), s.marked("Elk"), s.influence("B")) == (marked, False, left)


@plays("Rust on the Hinge")
def test_without_it_the_resource_card_is_unmarked_as_ever_and_effects_unmark_it_freely() -> None:
    s = orc(
        "A: offensive: Ox; hand: 1; attached: Rust on Hog\n"
        "B: offensive: Cow; resources: Hog marked, Elk marked; hand: Pry, Thaw\nphase: Discard",
        TEXTS | {"Pry": "event 0: Destroy target Enchantment.", "Thaw": "event 0: Unmark all your resource cards."},
    )
    s.choose("no")
    s.to("Play", "B")
    freed = s.fork()
    freed.do("play Thaw")
    assert not freed.marked("Hog")
    s.do("play Pry")
    s.to("Play", "A")
    s.to("Play", "B")
    assert (s.place("Rust"), s.marked("Hog"), s.influence("B")) == ("A's graveyard", False, 20)


@plays("All Hands across the Weir")
@pytest.mark.parametrize(("moves", "done"), [(4, True), (3, False)])
def test_four_moves_in_one_turn_complete_it(moves: int, done: bool) -> None:
    s = orc("A: offensive: 5 Ox; hand: Shove; quests: All Hands across the Weir; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept All Hands across the Weir")
    s.all_pass()
    s.do("play Shove", "target Ox (5)") if "play Shove" in s.options() else None
    s.to("Move or Attack")
    for _ in range(moves):
        assert s.victory("A") == 0
        s.choose(next(label for label in s.options() if label.startswith("move Ox")))
        s.all_pass()
    assert s.victory("A") == 2 * done


@plays("A Cellar Worth Robbing")
def test_nine_resource_cards_complete_it() -> None:
    s = orc(
        "A: hand: Rat, 1; resources: 7, Elk marked; quests: A Cellar Worth Robbing; chapter: Next\nB: hand: 1", TEXTS
    )
    s.choose("accept A Cellar Worth Robbing")
    s.all_pass()
    assert s.victory("A") == 0
    s.choose("lay Rat")
    assert s.victory("A") == 3


@plays("The Miller Wants It in Writing")
@pytest.mark.parametrize(("army", "points"), [("Ox 3/3, Elk 3/3", 4), ("Ox 3/3, Elk 2/2", 0)])
def test_six_influence_in_one_attack_bring_the_stake_back(army: str, points: int) -> None:
    s = orc(
        f"A: offensive: {army}; hand: Burn, Wait; quests: The Miller Wants It in Writing; chapter: Next\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept The Miller")
    s.all_pass()
    assert s.influence("A") == 17
    s.do("play Burn")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    s.to("Second Play")
    assert (s.victory("A"), s.influence("A")) == (points, 20 if points else 17)
    if not points:
        for _ in range(3):
            s.to("Play", "B")
            s.to("Play", "A")
        assert (s.pursues("A"), s.influence("A")) == ([], 17)
