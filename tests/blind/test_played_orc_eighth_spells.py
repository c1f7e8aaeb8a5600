"""Blind spells, quests and pieces of ORC's fourteenth round, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Blow": "event 0: Deal 3 damage to target creature.",
    "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Home": "event 0: Return target creature to its owner's hand.", "Salve": "event 0: Heal 9 damage from target creature.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Ring": "equipment 0: Equipped creature gets 0/+1.",
    "Veil": "equipment 0: Equipped creature gets 0/+1.", "Curse": "enchantment 0: Enchanted creature gets 0/-1.",
    "Keeper": "creature 1/1: (A): Goblins you control get 0/+1.", "Man": "creature (Human) 1/1", "Boy": "creature (Human) 1/1",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    **dict.fromkeys(("Old", "Other", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Slip on the Clay")
def test_somebody_of_the_battlefield_is_marked_and_the_assigned_are_not() -> None:
    s = orc(
        "A: offensive: Ox 3/3, Elk; hand: Slip, Wait; resources: 1\n"
        f"B: defensive: Cow, Keeper assigned; offensive: Hen; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done")
    until(s, "play Slip")
    s.choose("play Slip", "in the Offensive")
    assert targets(s) == ["Ox", "Elk", "Cow", "Keeper"]
    vain = s.fork()
    s.choose("target Cow")
    s.to("Second Play")
    assert (s.marked("Cow"), s.influence("B")) == (True, 17)
    vain.choose("target Keeper")
    until(vain, "block Ox with Cow")
    assert vain.assigned("Keeper")


@plays("Sudden Ransom")
def test_an_attacker_goes_home_and_costs_nobody_anything() -> None:
    s = orc(
        f"A: offensive: Ox 3/3, Elk; hand: 1; attached: Spear on Ox, Curse on Ox\n"
        f"B: defensive: Cow; hand: Sudden Ransom; resources: 3{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done", "play Sudden Ransom")
    assert not targets(s) or targets(s) == ["Ox"]
    s.to("Second Play")
    assert [s.place(name) for name in ("Ox", "Spear", "Curse", "Elk")] == [
        "A's hand", "A's hand", "A's graveyard", "A's Offensive",
    ]  # fmt: skip
    assert s.influence("B") == 20
    peace = orc("A: offensive: Ox; hand: Sudden Ransom; resources: 3\nB: offensive: Cow; defensive: Hen; hand: 1")
    assert "play Sudden Ransom" not in peace.options()


@plays("Last Rites Refused")
def test_a_card_of_any_graveyard_is_gone_for_good() -> None:
    s = orc("A: hand: Last Rites Refused, 1; grave: Rat; resources: 1\nB: grave: Elk, Spear; hand: 1", TEXTS)
    s.choose("play Last Rites Refused")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    assert sorted(targets(s)) == ["Elk", "Rat", "Spear"]
    s.choose("target Spear")
    s.all_pass()
    assert [s.place(name) for name in ("Rat", "Elk", "Spear")] == ["A's graveyard", "B's graveyard", "removed"]


@plays("Turn the Flank")
def test_an_attacker_is_stronger_for_the_turn() -> None:
    s = orc(f"A: offensive: Ox 3/9, Elk; hand: Turn the Flank, Wait; resources: 2\nB: hand: 1{FIGHT}", TEXTS)
    assert "play Turn the Flank" not in " ".join(s.options())
    s.choose("attack B", "send Ox", "done", "play Turn the Flank")  # nobody defends, so there is one way
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox"), s.value("Elk"), s.gold("A")) == (15, "5/9", "1/1", 0)
    s.to("Play", "B")
    assert s.value("Ox") == "3/9"


@plays("Turn the Flank")
def test_a_defender_is_weaker_for_the_turn_and_has_no_less_than_nothing() -> None:
    s = orc(
        f"A: offensive: Ox 3/9; hand: Turn the Flank, Wait; resources: 2\nB: defensive: Cow 1/9, Hen; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "pass", "block Ox with Cow", "done")
    s.choose("play Turn the Flank: Target defending")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.value("Hen")) == (0, 3, "1/1")


@plays("Word from the Front")
@pytest.mark.parametrize(
    ("spell", "target", "drawn"), [("Axe", "Ox", 2), ("Axe", "Cow", 1), ("Home", "Ox", 1), ("", "", 1)]
)
def test_one_card_and_two_if_one_of_his_died(spell: str, target: str, drawn: int) -> None:
    s = orc(
        "A: offensive: Ox, Elk; hand: Word from the Front, Axe, Home; resources: 2; deck: 5\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    if spell:
        s.do(f"play {spell}", f"target {target}")
    s.do("play Word from the Front")
    assert len(s.deck("A")) == 5 - drawn


@plays("Word from the Front")
@pytest.mark.parametrize(("front", "drawn"), [("Offensive", 1), ("Defensive", 2)])
def test_those_count_who_died_in_the_front_it_is_played_in(front: str, drawn: int) -> None:
    # The meaning wants those of both fronts, and the text does not say "in all zones" (ORC-SPAN-02)
    s = orc(
        "A: offensive: Ox; defensive: Rat; hand: Word from the Front, Axe; resources: 2; deck: 5\nB: hand: 1", TEXTS
    )
    s.do("play Axe", front="Defensive")
    s.do("play Word from the Front", front=front)
    assert len(s.deck("A")) == 5 - drawn


@plays("Lance of Cold Light")
@pytest.mark.parametrize(("offensive", "defensive"), [("Mage", "Elk"), ("Elk", "Mage"), ("Elk", "Fox")])
def test_it_reaches_who_stands_in_an_offensive(offensive: str, defensive: str) -> None:
    s = orc(
        f"A: offensive: {offensive}; defensive: {defensive}; hand: Lance of Cold Light, 1; resources: 3\n"
        "B: defensive: Cow; offensive: Hen 1/9; hand: 1",
        TEXTS,
    )
    if "Mage" not in (offensive, defensive):
        assert "play Lance of Cold Light" not in s.options()
        return
    s.choose(
        "play Lance of Cold Light"
    )  # a front that is named is everybody's (ORC-SPAN-06), more than the meaning says
    assert targets(s) == [offensive, "Hen"]
    s.choose("target Hen")
    s.all_pass()
    assert (s.damage("Hen"), s.gold("A")) == (3, 0)


@plays("Rootbound Calm")
def test_it_holds_somebody_in_his_front_through_the_opponents_turn() -> None:
    s = orc(
        "A: offensive: Mage; hand: Rootbound Calm, Shove, 1; resources: 2\nB: defensive: Cow, Hen; hand: Shove, 1",
        TEXTS,
    )
    s.do("play Rootbound Calm", "target Cow")
    put = s.fork()
    put.do("play Shove", "target Cow")
    assert put.place("Cow") == "B's Offensive"  # what an effect puts elsewhere has not moved (ORC-MOVE-03)
    s.to("Move or Attack", "B")
    assert ("move Cow" in s.options(), "move Hen" in s.options()) == (False, True)
    s.to("Draw", "A")
    s.to("Move or Attack", "B")
    assert "move Cow" in s.options()


@plays("Harvest of Embers")
def test_all_the_hurt_of_that_battlefield_die() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/9 hurt 1, Elk 1/9; defensive: Rat 1/9 hurt 1; hand: Harvest of Embers, Salve; resources: 4\n"
        "B: defensive: Cow 1/9 hurt 8, Hen 1/9 hurt 1, Keeper assigned; offensive: Owl 1/9 hurt 1; hand: 1",
        TEXTS,
    )
    s.do("play Salve", "target Hen")
    s.do("play Harvest of Embers")
    assert [s.place(name).split()[-1] for name in ("Mage", "Ox", "Elk", "Rat", "Cow", "Hen", "Keeper", "Owl")] == [
        "Offensive", "graveyard", "Offensive", "Defensive", "graveyard", "Defensive", "Defensive", "Offensive",
    ]  # fmt: skip


@plays("Well-Worn Path")
def test_who_is_enchanted_moves_unmarked() -> None:
    s = orc(f"A: defensive: Ox 3/3, Elk; attached: Well-Worn Path on Ox; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("move Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), "move Ox" in s.options()) == ("A's Offensive", False, False)
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.to("Draw", "B")
    assert s.influence("B") == 17
    s = orc("A: offensive: Elk; hand: Well-Worn Path, 1; resources: 1\nB: defensive: Cow; offensive: Hen; hand: 1")
    s.choose("play Well-Worn Path")
    assert targets(s) == ["Elk", "Cow"]


@plays("Sworn Witness")
@pytest.mark.parametrize(("who", "mine", "theirs", "drawn"), [("A", 2, 0, 0), ("B", 0, 1, 2)])
def test_it_gives_a_point_more_or_two_cards_for_what_the_opponent_does(
    who: str, mine: int, theirs: int, drawn: int
) -> None:
    s = orc(
        "A: offensive: Ox; hand: Wait, 1; quests: Sprint; chapter: Next; deck: 9; attached: Sworn Witness on Sprint\n"
        f"B: hand: Wait, 1; deck: 9\nphase: Play, active {who}",
        TEXTS,
    )
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Wait")
    assert (s.victory("A"), s.victory("B"), len(s.deck("A"))) == (mine, theirs, 9 - drawn)
    assert s.place("Sworn Witness") == "A's graveyard"


@plays("Sworn Witness")
def test_a_quest_is_its_target() -> None:
    s = orc(
        "A: offensive: Ox; hand: Sworn Witness, 1; quests: Old; chapter: Next; resources: 2\nB: quests: Other; hand: 1",
        TEXTS,
    )
    s.choose("play Sworn Witness")
    assert targets(s) == ["Old", "Other"]
    s.choose("target Other")
    s.all_pass()
    assert s.place("Sworn Witness") == "on Other"


@plays("Feed the Garrison")
@pytest.mark.parametrize(
    ("defensive", "points"), [("5 Ox", 2), ("4 Ox", 0), ("4 Ox, Elk marked", 0), ("4 Ox, Keeper assigned", 0)]
)
def test_five_unmarked_in_the_defensive_at_the_end_of_a_turn_of_his(defensive: str, points: int) -> None:
    s = orc(
        f"A: defensive: {defensive}; offensive: Hen; quests: Feed the Garrison; chapter: Next; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Feed the Garrison")
    s.all_pass()
    s.to("Second Play")
    assert s.victory("A") == 0
    s.to("Play", "B")
    assert s.victory("A") == points


@plays("Empty the Armoury")
def test_the_third_piece_that_is_played_since_completes_it() -> None:
    s = orc(
        "A: offensive: Ox; hand: 2 Spear, Ring, Veil, 1; quests: Empty the Armoury; chapter: Next; deck: Rat, 3\nB: hand: 1",
        TEXTS,
    )
    s.do("play Spear")  # before he has accepted it
    s.choose("accept Empty the Armoury")
    s.all_pass()
    for piece in ("Spear (2)", "Ring"):
        s.do("play Spear" if piece.startswith("Spear") else f"play {piece}")
    assert (s.victory("A"), "Rat" in s.hand("A")) == (0, False)
    s.do("play Veil")
    assert (s.victory("A"), "Rat" in s.hand("A")) == (2, True)


@plays("Porter's Yoke")
def test_each_other_piece_makes_the_carrier_tougher() -> None:
    s = orc(
        "A: offensive: Ox 1/1, Elk; attached: Porter's Yoke on Ox, Spear on Ox, Veil on Ox; hand: 1\nB: hand: 1", TEXTS
    )
    assert s.value("Ox") == "2/4"  # two pieces, and the veil's own
    s.choose("reassign Veil to Elk")
    s.all_pass()
    assert s.value("Ox") == "2/2"
    assert orc("A: offensive: Ox 1/1; attached: Porter's Yoke on Ox\nB: hand: 1").value("Ox") == "1/1"


@plays("Duellist's Glove")
def test_one_defender_may_stand_against_its_carrier_and_no_more() -> None:
    s = orc(
        f"A: offensive: Ox 1/9, Elk 1/9; attached: Duellist's Glove on Ox; hand: 1\nB: defensive: 4 Cow 0/9; hand: 1{FIGHT}"
    )
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "block")
    s.choose("block Ox with Cow")
    assert [label for label in s.options() if "Ox" in label] == []
    s.choose("block Elk with Cow (2)")
    assert "block Elk with Cow" in s.options()


@plays("Kinsman's Mail")
def test_a_human_carries_it_and_nobody_else() -> None:
    s = orc("A: offensive: Ox 1/1, Man, Boy; hand: Kinsman's Mail, 1; resources: 6\nB: hand: 1", TEXTS)
    s.choose("play Kinsman's Mail")
    assert targets(s) == ["Man", "Boy"]
    s.choose("target Man")
    s.all_pass()
    assert (s.value("Man"), [label for label in s.options() if "reassign" in label]) == (
        "2/4", ["reassign Kinsman's Mail to Boy"],
    )  # fmt: skip
