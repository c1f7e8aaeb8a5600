"""Blind texts of ORC's second round, played as their writer meant them."""

import pytest

from blind.texts import orc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Rain": "event 0: Deal 1 damage to each creature.",
    "Break": "event 0: Destroy target enchantment.", "Doom": "event 0: Mark target creature.",
    "Hex": "magic 0: Kill target creature.", "Mage": "creature (Caster) 1/9",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
    **dict.fromkeys(("Ann", "Ben"), "creature (Human) 1/1"),
}  # fmt: skip
FIGHT = "phase: Move or Attack"


@plays("Conscript Column")
def test_its_player_may_rearrange_the_three_top_cards() -> None:
    for wanted in ("yes", "no"):
        s = orc("A: hand: Conscript Column; resources: 4; deck: Rat, Elk, Fox, Hog\nB: hand: 1\nphase: Entrance", TEXTS)
        s.choose("play Conscript Column", "in the Offensive")
        assert s.options() == ["yes", "no"]
        s.choose(wanted)
        if wanted == "no":
            assert (s.deck("A"), s.sees("A", "Rat")) == (["Rat", "Elk", "Fox", "Hog"], False)
            continue
        assert (s.sees("A", "Fox"), s.sees("B", "Fox"), s.sees("A", "Hog")) == (True, False, False)
        assert s.options() == ["pick Rat", "pick Elk", "pick Fox"]
        s.choose("pick Fox", "pick Rat")
        assert (s.deck("A")[3], sorted(s.deck("A")[:3]), s.deck("A")[1]) == ("Hog", ["Elk", "Fox", "Rat"], "Rat")


@plays("Oathless Mercenary")
def test_unpaid_he_goes_over_for_good_and_his_new_master_owes_the_upkeep() -> None:
    s = orc(
        "A: offensive: Oathless Mercenary; resources: 2 Hay marked\nB: resources: 2; hand: 1\nphase: Discard, active B"
    )
    s.to("Upkeep", "A")
    assert sorted(s.options()) == ["pay no upkeep of Oathless Mercenary", "pay upkeep of Oathless Mercenary"]
    paid = s.fork()
    paid.choose("pay upkeep of Oathless Mercenary")
    assert (paid.controller("Oathless Mercenary"), paid.gold("A")) == ("A", 0)
    s.choose("pay no upkeep of Oathless Mercenary")
    assert (s.controller("Oathless Mercenary"), s.gold("A")) == ("B", 2)
    s.to("Upkeep", "B")
    assert "pay upkeep of Oathless Mercenary" in s.options()
    s.choose("pay upkeep of Oathless Mercenary")
    s.to("Play", "A")
    assert s.controller("Oathless Mercenary") == "B"


@plays("Shield-Sister Ilse")
def test_while_she_is_unmarked_foes_take_no_aim_at_the_others_of_her_zone() -> None:
    table = "A: offensive: Archer; hand: Axe\nB: defensive: Shield-Sister Ilse{}, Cow 1/9; offensive: Hen 1/9; hand: 1"
    for state, shielded in (("", True), (" marked", False), (" assigned", False)):
        s = orc(table.format(state), TEXTS)
        event = s.fork()
        s.choose("use Archer")
        assert ("target Cow" in s.options()) != shielded
        assert "target Shield-Sister Ilse" in s.options()
        event.choose("play Axe", "in the Offensive")
        assert ("target Cow" in event.options()) != shielded


@plays("Shield-Sister Ilse")
def test_the_other_zone_what_needs_no_aim_and_her_own_player_are_as_always() -> None:
    s = orc(
        "A: defensive: Ox; hand: Axe, Rain\nB: defensive: Shield-Sister Ilse, Cow 1/9; offensive: Hen 1/9; hand: Axe",
        TEXTS,
    )
    rain = s.fork()
    s.choose("play Axe", "in the Defensive")
    assert "target Hen" in s.options()
    rain.choose("play Rain", "in the Offensive")
    rain.all_pass()
    assert rain.damage("Cow") == 1
    own = orc("A: defensive: Shield-Sister Ilse, Cow; hand: Axe\nB: hand: 1", TEXTS)
    own.choose("play Axe")
    assert "target Cow" in own.options()


@plays("Cave Oracle")
def test_assigned_for_a_gold_it_brings_influence_at_each_own_turns_start() -> None:
    s = orc("A: defensive: Cave Oracle; resources: 1; hand: 1\nB: hand: 1")
    s.carry_out("assign Cave Oracle")
    assert (s.assigned("Cave Oracle"), s.gold("A"), s.influence("A")) == (True, 0, 20)
    s.to("Play", "B")
    assert s.influence("A") == 20
    s.to("Play", "A")
    assert (s.influence("A"), s.influence("B")) == (21, 20)
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.influence("A") == 22
    s = orc("A: defensive: Cave Oracle; hand: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Play", "A")
    assert (s.influence("A"), "assign Cave Oracle" in s.options()) == (20, False)  # there is no gold


@plays("Gravedigger's Apprentice")
def test_a_creature_of_the_own_grave_leaves_the_game_and_each_opponent_pays() -> None:
    s = orc(
        "A: offensive: Gravedigger's Apprentice; grave: Rat, Elk, Axe; hand: 1\nB: grave: Hen; hand: 1\nC: hand: 1",
        TEXTS,
    )
    s.choose("use Gravedigger's Apprentice")
    assert s.options() == ["give Rat", "give Elk"]
    s.choose("give Elk")
    s.all_pass()
    assert (s.place("Elk"), s.place("Rat"), s.marked("Gravedigger's Apprentice")) == ("removed", "A's graveyard", True)
    assert [s.influence(seat) for seat in "ABC"] == [20, 19, 19]
    s = orc("A: offensive: Gravedigger's Apprentice; grave: Axe; hand: 1\nB: grave: Hen; hand: 1", TEXTS)
    assert "use Gravedigger's Apprentice" not in s.options()


@plays("Drummer's Sash")
def test_only_a_human_wears_it_in_either_front() -> None:
    s = orc("A: offensive: Ox, Ann; defensive: Ben; resources: 2; hand: Drummer's Sash\nB: hand: 1", TEXTS)
    s.choose("play Drummer's Sash")
    assert s.options() == ["target Ann", "target Ben"]
    s = orc("A: offensive: Ann, Ox, Ben; resources: 2; attached: Drummer's Sash on Ann\nB: hand: 1", TEXTS)
    assert [label for label in s.options() if "reassign" in label] == ["reassign Drummer's Sash to Ben"]


@plays("Drummer's Sash")
def test_when_its_wearer_attacks_the_other_attackers_strike_harder() -> None:
    table = f"A: offensive: Ann, Ox, Elk; attached: Drummer's Sash on Ann\nB: hand: 1\n{FIGHT}"
    s = orc(table, TEXTS)
    s.choose("attack B", "send Ann", "send Ox", "done")
    assert [s.value(name) for name in ("Ann", "Ox", "Elk")] == ["1/1", "2/1", "1/1"]
    s.to("Second Play")
    assert s.influence("B") == 17
    s = orc(table, TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    s.to("Second Play")
    assert s.influence("B") == 18


@plays("Root Snare")
def test_the_creature_is_marked_and_left_out_of_one_unmark_phase() -> None:
    for state in ("", " marked"):
        s = orc(
            f"A: offensive: Mage; resources: 2; hand: Root Snare, 1\nB: defensive: Cow{state}; offensive: Hen", TEXTS
        )
        s.choose("play Root Snare")
        assert s.options() == ["target Mage", "target Cow"]
        s.choose("target Cow")
        s.all_pass()
        assert s.marked("Cow")
        s.to("Draw", "B")
        assert s.marked("Cow")
        s.to("Draw", "A")
        s.to("Draw", "B")
        assert not s.marked("Cow")


@plays("Tithe of Stone")
def test_it_costs_the_defence_of_its_target_whose_controller_gains_as_much() -> None:
    s = orc("A: offensive: Mage; resources: 3; hand: Tithe of Stone\nB: defensive: Cow 1/3, Bull 1/4", TEXTS)
    s.choose("play Tithe of Stone")
    s.all_pass()
    assert (s.place("Cow"), s.influence("B"), s.influence("A"), s.gold("A")) == ("B's graveyard", 23, 20, 0)
    s = orc("A: offensive: Mage; resources: 2; hand: Tithe of Stone\nB: defensive: Cow 1/3", TEXTS)
    assert "play Tithe of Stone" not in s.options()


@plays("Last Drop of Courage")
def test_a_defender_strikes_harder_and_is_destroyed_as_the_turn_ends() -> None:
    s = orc(
        f"A: offensive: Ox 1/5\nB: defensive: Cow 2/9, Hen 1/1; resources: 1; hand: Last Drop of Courage\n{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "block Ox with Cow", "done", "play Last Drop of Courage")
    s.all_pass()
    assert (s.place("Ox"), s.place("Hen")) == ("A's graveyard", "B's Defensive")
    s.to("Play", "B")
    assert s.place("Cow") == "B's graveyard"
    s = orc("A: offensive: Ox\nB: defensive: Cow; resources: 1; hand: Last Drop of Courage", TEXTS)
    assert "play Last Drop of Courage" not in s.options()


@plays("Windfall Harvest")
def test_up_to_three_resource_cards_are_unmarked_and_a_card_is_drawn() -> None:
    s = orc("A: resources: 2, 4 Rye marked; hand: Windfall Harvest\nB: resources: 2 Hay marked; hand: 1")
    s.choose("play Windfall Harvest", "in the Offensive")
    s.all_pass()
    s.choose("pick Rye", "pick Rye", "pick Rye")
    assert (s.gold("A"), len(s.hand("A")), s.gold("B")) == (3, 1, 0)


@plays("Creeping Ivy")
@pytest.mark.parametrize("foe", [True, False])
def test_at_each_start_of_its_players_turn_the_creature_withers_for_good(foe: bool) -> None:
    host = "B: defensive: Cow 1/3; hand: 1" if foe else "B: hand: 1"
    own = "" if foe else ", Cow 1/3"
    s = orc(f"A: offensive: Elk{own}; resources: 2; hand: Creeping Ivy, Break\n{host}", TEXTS)
    s.play("Creeping Ivy", "target Cow")
    assert s.value("Cow") == "1/3"
    s.to("Draw", "B")
    assert s.value("Cow") == "1/3"
    s.to("Play", "A")
    assert s.value("Cow") == "1/2"
    gone = s.fork()
    gone.play("Break")
    assert gone.value("Cow") == "1/2"  # the counter stays
    s.to("Draw", "B")
    s.to("Play", "A")
    s.to("Draw", "B")
    s.to("Play", "A")
    assert s.place("Cow") == ("B's graveyard" if foe else "A's graveyard")


@plays("Sleeping Colossus")
def test_it_comes_marked_sleeps_on_and_is_woken_for_three_gold() -> None:
    s = orc("A: hand: Sleeping Colossus, 1; resources: 8\nB: hand: 1\nphase: Entrance", TEXTS)
    s.choose("play Sleeping Colossus", "in the Offensive")
    s.all_pass()
    assert s.marked("Sleeping Colossus")
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.marked("Sleeping Colossus")
    s.choose("use Sleeping Colossus")
    s.all_pass()
    assert (s.marked("Sleeping Colossus"), s.gold("A")) == (False, 5)


ODO = "Marshal Odo of Two Banners"


@plays("Marshal Odo of Two Banners")
def test_the_marshal_strengthens_those_who_stand_in_the_other_front() -> None:
    s = orc(f"A: offensive: {ODO}, Cow; defensive: Ann, Ben\nB: offensive: Elk; defensive: Hen", TEXTS)
    assert [s.value(name) for name in (ODO, "Cow", "Ann", "Ben", "Elk", "Hen")] == [
        "3/4", "1/1", "1/2", "1/2", "1/1", "1/1"
    ]  # fmt: skip


@plays("Marshal Odo of Two Banners")
def test_in_a_turn_in_which_he_moves_creatures_leave_both_fronts_and_those_beside_him_strike_harder() -> None:
    table = f"A: offensive: {ODO}, Cow; defensive: Ann, Ben; hand: 1\nB: offensive: Elk; hand: 1\nphase: Move or Attack"
    s = orc(table, TEXTS)
    s.choose("move Cow")
    assert s.options() == ["done", f"move {ODO}"]
    s = orc(table, TEXTS)
    s.choose(f"move {ODO}", "move Ann", "done")
    assert (s.place("Ann"), s.place(ODO)) == ("A's Offensive", "A's Defensive")
    assert [s.value(name) for name in ("Ann", "Cow", "Ben")] == ["2/2", "1/2", "1/1"]
    s.to("Play", "B")
    assert s.value("Ann") == "2/2"
    s.to("Play", "A")
    assert s.value("Ann") == "1/2"
