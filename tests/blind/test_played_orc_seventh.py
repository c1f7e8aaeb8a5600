"""Blind creatures of ORC's fifteenth round, played as their writer meant them."""

import pytest

from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Blow": "event 0: Deal 3 damage to target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Gain 1 influence.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Old": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Other": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Keeper": "creature 1/1: (A): Other creatures you control get 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Ditchwatch Veteran")
def test_it_is_tougher_from_its_block_to_the_end_of_its_combat_and_may_die_then() -> None:
    s = orc(f"A: offensive: Ox 4/9; hand: 1\nB: defensive: Ditchwatch Veteran; hand: Wait{FIGHT}", TEXTS)
    assert s.value("Ditchwatch Veteran") == "2/3"
    s.choose("attack B")
    until(s, "block Ox")
    assert s.value("Ditchwatch Veteran") == "2/3"
    s.choose("block Ox")
    assert s.value("Ditchwatch Veteran") == "2/5"
    s.to("Second Play")
    assert s.place("Ditchwatch Veteran") == "B's graveyard"  # four damage are too much for 2/3
    weak = orc(f"A: offensive: Ox 2/9; hand: 1\nB: defensive: Ditchwatch Veteran; hand: 1{FIGHT}", TEXTS)
    weak.choose("attack B")
    until(weak, "block Ox")
    weak.choose("block Ox")
    weak.to("Second Play")
    assert (weak.damage("Ditchwatch Veteran"), weak.value("Ditchwatch Veteran")) == (2, "2/3")
    own = orc(f"A: offensive: Ditchwatch Veteran; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    own.choose("attack B")
    assert own.value("Ditchwatch Veteran") == "2/3"


@plays("Barrow Ledgerman")
@pytest.mark.parametrize(("spell", "drawn"), [("Axe", 1), ("Home", 0)])
def test_whoever_controls_it_draws_by_its_death_alone(spell: str, drawn: int) -> None:
    s = orc(f"A: offensive: Ox; hand: {spell}, Fox\nB: defensive: 2 Barrow Ledgerman; deck: Rat, Elk; hand: 0", TEXTS)
    s.play(spell, "target Barrow Ledgerman (2)")
    assert [s.deck("B"), s.hand("A")] == [["Rat", "Elk"][drawn:], ["Fox"]]
    empty = orc("A: hand: Axe, Fox\nB: defensive: Barrow Ledgerman; deck: 0; hand: Hen", TEXTS)
    empty.play("Axe", *(["target Barrow Ledgerman"] if drawn > 1 else []))
    assert (empty.hand("B"), empty.place("Barrow Ledgerman"), empty.over) == (["Hen"], "B's graveyard", False)


@plays("Barrow Ledgerman")
def test_two_who_strike_each_other_dead_give_each_player_a_card() -> None:
    s = orc(
        f"A: offensive: Barrow Ledgerman; deck: Rat, 3; hand: 1\nB: defensive: Barrow Ledgerman; deck: Elk, 3; hand: 1{FIGHT}"
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert ("Rat" in s.hand("A"), "Elk" in s.hand("B")) == (True, True)


@plays("Wayside Extorter")
@pytest.mark.parametrize(
    ("army", "block", "gold"), [("2 Wayside Extorter", "", 2), ("Wayside Extorter, Ox", "Wayside Extorter", 0)]
)
def test_each_combat_that_costs_influence_gives_one_gold_for_the_turn(army: str, block: str, gold: int) -> None:
    s = orc(f"A: offensive: {army}; hand: 1\nB: defensive: Cow 1/9; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    while any(label.startswith("send Wayside") for label in s.options()):
        s.choose(next(label for label in s.options() if label.startswith("send Wayside")))
    s.choose("done") if s.options() == ["done", "send Ox"] else None
    until(s, "block")
    s.choose(f"block {block} with Cow" if block else "done")
    s.to("Second Play")
    assert s.gold("A") == gold
    s.to("Play", "B")
    assert s.gold("A") == 0


@plays("Kestrel-Glove Dame")
def test_she_marks_somebody_local_before_he_can_defend() -> None:
    s = orc(
        f"A: offensive: Kestrel-Glove Dame, Ox 3/3, Keeper assigned; defensive: Rat; hand: 1\n"
        f"B: defensive: Cow, Hen, Imp; offensive: Owl; hand: 1{FIGHT}",
        TEXTS,
    )
    assert "use Kestrel-Glove Dame" not in s.options()
    s.choose("attack B", "send Ox", "use Kestrel-Glove Dame")
    assert sorted(s.options()) == [f"target {name}" for name in ("Cow", "Hen", "Imp", "Kestrel-Glove Dame", "Ox")]
    s.choose("target Cow")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Ox with Hen", "block Ox with Imp"]
    assert s.marked("Kestrel-Glove Dame")


@plays("Kestrel-Glove Dame")
def test_who_attacks_already_goes_on_when_she_marks_it() -> None:
    s = orc(f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Kestrel-Glove Dame; hand: 1{FIGHT}")
    s.choose("attack B", "use Kestrel-Glove Dame", "target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Kestrel-Glove Dame")) == (17, True)


@plays("Rootbound Colossus")
def test_its_player_may_not_move_it_and_an_effect_may_put_it_elsewhere() -> None:
    s = orc(f"A: offensive: Rootbound Colossus, Ox; hand: Shove, 1\nB: hand: 1{FIGHT}", TEXTS)
    assert ("move Rootbound Colossus" in s.options(), "move Ox" in s.options()) == (False, True)
    s.refused("move Rootbound Colossus", "Rootbound Colossus")
    s.choose("attack B", "send Rootbound Colossus", "done")
    s.to("Second Play")
    assert s.influence("B") == 17
    s.play("Shove", "target Rootbound Colossus")
    assert s.place("Rootbound Colossus") == "A's Defensive"


@plays("Pyreside Drummer")
def test_an_attacker_of_its_battlefield_strikes_harder_for_the_turn() -> None:
    s = orc(f"A: offensive: Pyreside Drummer, Ox 3/3, Elk; hand: Wait\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert "use Pyreside Drummer" not in s.options()
    s.choose("attack B", "send Ox", "done", "use Pyreside Drummer")
    s.choose("target Ox") if "target Ox" in s.options() else None
    s.all_pass()
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox"), s.value("Elk"), s.marked("Pyreside Drummer")) == (15, "5/3", "1/1", True)
    assert "use Pyreside Drummer" not in s.options()
    s.to("Play", "B")
    assert s.value("Ox") == "3/3"


@plays("Pyreside Drummer")
def test_from_the_defensive_it_drums_for_the_enemy_and_not_while_it_attacks() -> None:
    s = orc(
        f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Pyreside Drummer; offensive: Pyreside Drummer; hand: 1{FIGHT}"
    )
    s.choose("attack B")
    assert [label for label in s.options() if label.startswith("use")] == ["use Pyreside Drummer"]
    s.choose("use Pyreside Drummer")
    s.all_pass()
    assert (s.value("Ox"), s.marked("Pyreside Drummer")) == ("5/3", True)
    s = orc(f"A: offensive: Pyreside Drummer; hand: Wait\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    assert (s.asked, "use Pyreside Drummer" in s.options()) == ("A", False)


@plays("Gravelthroat Ogre")
def test_unpaid_it_is_marked_and_neither_attacks_nor_moves_in_that_turn() -> None:
    s = orc("A: offensive: Gravelthroat Ogre; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Gravelthroat Ogre")
    paid.to("Move or Attack")
    assert (paid.marked("Gravelthroat Ogre"), paid.gold("A"), "attack B" in paid.options()) == (False, 0, True)
    s.choose("pay no upkeep of Gravelthroat Ogre")
    s.to("Entrance")
    assert (s.marked("Gravelthroat Ogre"), s.gold("A"), s.place("Gravelthroat Ogre")) == (True, 1, "A's Offensive")
    s.to("Upkeep", "A")
    assert (s.turn, s.marked("Gravelthroat Ogre")) == (6, False)
    poor = orc("A: offensive: Gravelthroat Ogre; hand: 1\nB: hand: 1\nphase: Discard, active B")
    poor.to("Play", "A")
    assert poor.marked("Gravelthroat Ogre")


@plays("Vow-Taker of Three Rivers")
def test_each_active_quest_of_his_strengthens_it_and_its_end_may_kill_it() -> None:
    s = orc(
        "A: offensive: Vow-Taker of Three Rivers; defensive: Vow-Taker of Three Rivers; quests: Old; "
        "chapter: Next; hand: Blow, 1\n"
        "B: defensive: Vow-Taker of Three Rivers; quests: Other; chapter: Next; hand: 1",
        TEXTS,
    )
    names = [f"Vow-Taker of Three Rivers{n}" for n in ("", " (2)", " (3)")]
    s.choose("accept Old")
    s.all_pass()
    assert [s.value(name) for name in names] == ["3/3", "3/3", "2/2"]
    s.choose("accept Other")
    s.all_pass()
    assert [s.value(name) for name in names] == ["4/4", "4/4", "2/2"]
    s.play("Blow", "in the Defensive")
    s.choose("abandon Old")
    s.all_pass()
    assert (s.value(names[0]), s.place(names[1])) == ("3/3", "A's graveyard")


@plays("Knife-Fair Duelist")
@pytest.mark.parametrize(("blockers", "value"), [((), "3/2"), (("Cow",), "5/3"), (("Cow", "Hen"), "3/2")])
def test_against_one_defender_and_no_more_it_is_better(blockers: tuple[str, ...], value: str) -> None:
    s = orc(f"A: offensive: Knife-Fair Duelist; hand: 1\nB: defensive: Cow 0/9, Hen 0/9; hand: Home{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose(*(f"block Knife-Fair Duelist with {name}" for name in blockers))
    s.choose("done") if "done" in s.options() else None
    until(s, "play Home")
    assert s.value("Knife-Fair Duelist") == value
    if blockers:  # the bonus is settled now: it stays, and comes no more, when a defender goes
        s.choose("play Home", "target Hen" if len(blockers) > 1 else "target Cow")
        s.all_pass()
    s.to("Second Play")
    assert s.value("Knife-Fair Duelist") == value
    s.to("Play", "B")
    assert s.value("Knife-Fair Duelist") == "3/2"


@plays("Knife-Fair Duelist")
def test_as_a_defender_it_gets_nothing() -> None:
    s = orc(f"A: offensive: Ox 0/9; hand: 1\nB: defensive: Knife-Fair Duelist; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.value("Knife-Fair Duelist"), s.damage("Ox")) == ("3/2", 3)
