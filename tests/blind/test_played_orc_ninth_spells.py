"""Blind spells and quests of ORC's thirteenth round, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Doze": "event 0: Mark target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Keeper": "creature 1/1: (A): Goblins you control get 0/+1.", "Dig": "event 0: Draw a card.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Vine": "enchantment 0: Enchanted creature gets +1/0.",
    "Ivy": "enchantment 0: Enchanted creature gets 0/+1.", "Bone": "creature 2 1/1",
    "Burn": "event 0: Each opponent loses 3 influence.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    **dict.fromkeys(("Old", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Overturned Lamp")
def test_only_the_unmarked_of_the_battlefield_are_aimed_at() -> None:
    s = orc(
        f"A: offensive: Ox 3/3, Elk; hand: Overturned Lamp, Wait; resources: 1\n"
        f"B: defensive: Cow, Hen marked, Keeper assigned; offensive: Owl; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done")
    until(s, "play Overturned Lamp")
    s.choose("play Overturned Lamp", "in the Offensive")
    assert targets(s) == ["Elk", "Cow"]
    s.choose("target Cow")
    s.to("Second Play")
    assert (s.marked("Cow"), s.influence("B")) == (True, 17)


@plays("Sudden Mire", "Veins of Lead")
@pytest.mark.parametrize(("name", "value"), [("Sudden Mire", "1/3"), ("Veins of Lead", "1/6")])
def test_its_target_is_weaker_for_the_turn(name: str, value: str) -> None:
    s = orc(
        f"A: offensive: Mage, Keeper assigned; defensive: Rat; hand: {name}, 1; resources: 1\n"
        "B: defensive: Cow 3/3; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose(f"play {name}")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Mage", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert s.value("Cow") == value
    s.to("Play", "B")
    assert s.value("Cow") == "3/3"


@plays("Ransom Note")
def test_its_controller_loses_three_influence_or_the_creature_goes_home() -> None:
    s = orc(
        "A: hand: Ransom Note, 1; resources: 2\n"
        "B: 3 influence; defensive: Cow, Hen; attached: Spear on Cow, Vine on Cow; hand: 1",
        TEXTS,
    )
    s.do("play Ransom Note", "target Cow")
    assert s.asked == "B"
    no = s.fork()
    no.choose("no")
    assert [no.place(name) for name in ("Cow", "Spear", "Vine")] == ["B's hand", "B's hand", "B's graveyard"]
    assert no.influence("B") == 3
    s.choose("yes")
    assert (s.over, s.winner) == (True, "A")


@plays("Traitor's Elbow")
def test_two_attackers_strike_each_other_before_defenders_are_declared() -> None:
    table = (
        "A: offensive: Ox 2/3, Elk 3/4, Rat 1/1; hand: 1; attached: Spear on Ox\n"
        f"B: defensive: Cow 0/9; hand: Traitor's Elbow; resources: 3{FIGHT}"
    )
    s = orc(table, TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    s.choose("done") if "done" in s.options() else None
    s.choose("play Traitor's Elbow")
    while targets(s):
        assert set(targets(s)) <= {"Ox", "Elk"}
        s.choose(f"target {targets(s)[0]}")
    until(s, "block")
    assert (s.place("Ox"), s.damage("Elk"), s.place("Spear")) == ("A's graveyard", 3, "A's Offensive")
    s.choose("done")
    s.to("Second Play") if s.options() else None
    assert s.influence("B") == 17
    late = orc(table, TEXTS)
    late.choose("attack B", "send Ox", "send Elk")
    late.choose("done") if "done" in late.options() else None
    until(late, "block Ox")
    late.choose("block Ox with Cow")
    assert "play Traitor's Elbow" not in late.options()


@plays("Bell at Dusk")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_all_of_his_defensive_are_unmarked(front: str) -> None:
    s = orc(
        "A: offensive: Rat marked; hand: 1\nB: defensive: Cow marked, Hen marked, Keeper assigned; offensive: Owl marked; "
        "hand: Bell at Dusk; resources: 2\nphase: Play, active B",
        TEXTS,
    )
    s.do("play Bell at Dusk", front=front)
    assert [s.marked(name) for name in ("Cow", "Hen", "Owl", "Rat")] == [False, False, True, True]
    assert s.assigned("Keeper")


@plays("Shields Aloft")
def test_all_who_defend_now_are_tougher_for_the_turn() -> None:
    s = orc(
        f"A: offensive: Ox 2/9; hand: 1\nB: defensive: Cow 1/1, Hen 1/1; hand: Shields Aloft; resources: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block Ox with Cow")
    s.choose("block Ox with Cow", "done")
    s.choose("play Shields Aloft", "in the Defensive")
    s.all_pass()
    assert (s.place("Cow"), s.value("Cow"), s.value("Hen"), s.value("Ox")) == ("B's Defensive", "1/3", "1/1", "2/9")


@plays("Last Word")
def test_a_player_discards_a_card_of_his_choice() -> None:
    s = orc("A: offensive: Ox; hand: Last Word, Fox; resources: 1\nB: hand: Rat, Elk", TEXTS)
    s.choose("play Last Word")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert len(targets(s)) == 2
    own = s.fork()
    s.choose("target player B")
    s.all_pass()
    assert s.asked == "B"
    s.choose(next(label for label in s.options() if label.endswith("Elk")))
    assert (s.hand("B"), s.place("Elk")) == (["Rat"], "B's graveyard")
    own.choose("target player A")
    own.all_pass()
    assert own.hand("A") == []


@plays("Thornlight")
def test_all_the_marked_of_the_battlefield_suffer_two() -> None:
    s = orc(
        "A: offensive: Mage marked, Ox 1/9, Keeper assigned; defensive: Rat 1/9 marked; resources: 3; hand: Thornlight, 1\n"
        "B: defensive: Cow 1/9 marked, Hen 1/9; offensive: Owl 1/9 marked; hand: 1",
        TEXTS,
    )
    s.do("play Thornlight")
    assert [s.damage(name) for name in ("Mage", "Ox", "Keeper", "Rat", "Cow", "Hen", "Owl")] == [2, 0, 0, 0, 2, 0, 0]


@plays("Unpicked Seam")
def test_a_piece_of_the_battlefield_is_destroyed() -> None:
    s = orc(
        "A: offensive: Mage, Ox; defensive: Rat; attached: Spear on Ox, Spear on Rat; hand: Unpicked Seam, 1; "
        "resources: 1\n"
        "B: defensive: Cow; offensive: Hen; attached: Spear on Cow, Spear on Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Unpicked Seam")
    assert len(targets(s)) == 2  # one on Ox, and one on Cow
    s.choose(s.options()[1])
    s.all_pass()
    assert [s.place(name) for name in ("Spear", "Spear (2)", "Spear (3)")] == ["on Ox", "on Rat", "B's graveyard"]


@plays("Tidewrit")
@pytest.mark.parametrize(("name", "drawn"), [("Cow", 1), ("Hen", 0)])
def test_what_enchants_a_creature_goes_home_and_is_worth_a_card(name: str, drawn: int) -> None:
    s = orc(
        "A: offensive: Mage; attached: Vine on Cow; hand: Tidewrit, 1; resources: 2; deck: 5\n"
        "B: defensive: Cow, Hen; attached: Ivy on Cow, Spear on Cow; hand: 1",
        TEXTS,
    )
    s.do("play Tidewrit", f"target {name}")
    assert len(s.deck("A")) == 5 - drawn
    home = ["A's hand", "B's hand"] if drawn else ["on Cow", "on Cow"]
    assert [s.place(each) for each in ("Vine", "Ivy", "Spear")] == [*home, "on Cow"]


@plays("Hollow Chorus")
@pytest.mark.parametrize(("spell", "place"), [("Axe", "removed"), ("Home", "removed"), ("", "A's Offensive")])
def test_a_creature_card_rises_for_its_cost_and_one_and_goes_for_good(spell: str, place: str) -> None:
    s = orc(
        "A: offensive: Mage; grave: Bone, Spear; hand: Hollow Chorus, Axe, Home; resources: 3\nB: grave: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Hollow Chorus")
    assert (s.place("Bone"), s.marked("Bone"), s.gold("A")) == ("A's Offensive", True, 0)
    if spell:
        s.do(f"play {spell}", "target Bone")
    assert s.place("Bone") == place
    poor = orc("A: offensive: Mage; grave: Bone; hand: Hollow Chorus; resources: 2\nB: hand: 1", TEXTS)
    assert "play Hollow Chorus" not in poor.options()


@plays("Moss Mantle")
def test_its_host_is_tougher_once() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Keeper assigned; hand: 2 Moss Mantle; resources: 2\n"
        "B: defensive: Cow 1/1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Moss Mantle")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert s.value("Cow") == "1/3"
    s.do("play Moss Mantle", "target Cow")
    assert s.value("Cow") == "1/3"


@plays("Debtor's Brand")
@pytest.mark.parametrize(("second", "left"), [("yes", 19), ("no", 20)])
def test_a_second_card_in_his_draw_phase_costs_its_host_one(second: str, left: int) -> None:
    s = orc(
        "A: offensive: Ox; hand: 1; attached: 2 Debtor's Brand on B\nB: hand: Dig, 1\nphase: Discard, active A", TEXTS
    )
    s.to("Draw", "B")
    assert s.influence("B") == 20
    s.choose(second)
    assert s.influence("B") == left
    s.to("Play", "B")
    s.do("play Dig")
    assert (s.influence("B"), s.influence("A")) == (left, 20)


@plays("Watchfire Vow")
def test_its_host_is_better_until_it_moves_or_attacks() -> None:
    table = f"A: offensive: Ox 1/1, Elk; attached: Watchfire Vow on Ox; hand: Shove\nB: hand: 1{FIGHT}"
    s = orc(table, TEXTS)
    assert s.value("Ox") == "2/3"
    move, put = s.fork(), s.fork()
    s.choose("attack B", "send Ox", "done")
    s.to("Second Play")
    assert (s.place("Watchfire Vow"), s.influence("B")) == ("A's graveyard", 19)
    move.choose("move Ox")
    assert (move.place("Watchfire Vow"), move.value("Ox")) == ("A's graveyard", "1/1")
    put.to("Second Play")
    put.do("play Shove", "target Ox")
    assert (put.place("Watchfire Vow"), put.place("Ox"), put.value("Ox")) == ("on Ox", "A's Defensive", "2/3")


@plays("Crown of Gnats")
def test_its_quest_is_worth_more_and_costs_whoever_accepts_or_abandons_it() -> None:
    s = orc(
        "A: offensive: Ox; hand: Wait, 1; quests: Sprint; chapter: Next; attached: Crown of Gnats on Sprint\nB: hand: Wait",
        TEXTS,
    )
    s.choose("accept Sprint")
    s.all_pass()
    assert (s.influence("A"), s.influence("B")) == (18, 20)
    left = s.fork()
    left.choose("abandon Sprint")
    left.all_pass()
    assert (left.influence("A"), left.place("Crown of Gnats")) == (16, "on Sprint")
    s.do("play Wait")
    assert (s.victory("A"), s.influence("A"), s.place("Crown of Gnats")) == (2, 19, "A's graveyard")


@plays("Salt the Granaries")
@pytest.mark.parametrize(("resources", "points"), [(8, 2), (7, 0)])
def test_eight_resource_cards_marked_or_not_complete_it(resources: int, points: int) -> None:
    s = orc(
        f"A: hand: Rat; resources: {resources - 1}, Elk marked; quests: Salt the Granaries; chapter: Next\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Salt the Granaries")
    s.all_pass()
    assert (s.victory("A") > 0) == (points > 0)
    if not points:
        s.choose("lay Rat")
        assert s.victory("A") > 0


@plays("Hold the Causeway")
def test_three_attacks_on_him_without_a_loss_complete_it() -> None:
    s = orc(
        "A: offensive: Ox; hand: 1\nB: defensive: Cow 0/9; quests: Hold the Causeway; chapter: Next; hand: 1\n"
        "phase: Play, active B",
        TEXTS,
    )
    s.choose("accept Hold the Causeway")
    s.all_pass()
    for n, block in enumerate((True, False, True, True)):
        assert s.victory("B") == 0
        s.to("Move or Attack", "A")
        s.choose("attack B")
        until(s, "block")
        s.choose("block" if block else "done")
        s.to("Draw", "B")
        assert s.influence("B") == 20 - (n > 0)
    assert s.victory("B") > 0


@plays("The Ferryman's Wager")
def test_six_influence_that_opponents_lose_by_him_bring_the_stake_back() -> None:
    table = "A: offensive: Ox 3/3; hand: 2 Burn, 1; quests: The Ferryman's Wager; chapter: Next\nB: hand: Wait, 1"
    s = orc(table, TEXTS)
    s.choose("accept The Ferryman's Wager")
    s.all_pass()
    assert s.influence("A") == 17
    lost = s.fork()
    s.do("play Burn")
    assert s.victory("A") == 0
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert (s.victory("A"), s.influence("A"), s.influence("B")) == (3, 20, 14)
    lost.choose("abandon The Ferryman's Wager")
    lost.all_pass()
    assert (lost.victory("A"), lost.influence("A")) == (0, 17)
