"""Blind texts of ARC that ask for more than one choice, played as their writers meant them."""

from blind.texts import WAIT, arc, plays

DEAD = {
    "Rat": "creature 1 1/1",
    "Elk": "creature 2 2/2",
    "Bear": "creature 3 3/3",
    "Giant": "creature 5 5/5",
    "Rite": "magic 1: Draw a card.",
}


@plays("Inventory of the Dead")
def test_two_creatures_of_total_cost_four_come_back_and_the_others_are_removed() -> None:
    table = (
        "A: hand: Inventory of the Dead; gems 3 Dark Legion; grave: Rat, Elk, Bear, Giant, Rite\nB: grave: Wolf, Elk"
    )
    s = arc(table, DEAD)
    s.choose("play Inventory of the Dead")
    assert s.options() == ["done", "target Rat", "target Elk", "target Bear"]
    s.choose("target Bear")
    assert s.options() == ["done", "target Rat"]
    s.choose("target Rat")
    s.all_pass()
    assert s.hand("A") == ["Bear", "Rat"]
    assert (s.place("Elk"), s.place("Giant")) == ("removed", "removed")
    assert sorted(s.grave("A")) == ["Inventory of the Dead", "Rite"]
    assert len(s.grave("B")) == 2


@plays("Inventory of the Dead")
def test_none_may_be_chosen_and_then_all_are_removed() -> None:
    s = arc("A: hand: Inventory of the Dead; gems 3 Dark Legion; grave: Rat, Giant, Rite\nB: grave: Wolf", DEAD)
    s.play("Inventory of the Dead", "done")
    assert (s.hand("A"), s.place("Rat"), s.place("Giant"), s.place("Rite")) == (
        [],
        "removed",
        "removed",
        "A's graveyard",
    )
    s = arc("A: hand: Inventory of the Dead; gems 3 Dark Legion; grave: Giant\nB: grave: Wolf", DEAD)
    s.play("Inventory of the Dead")
    assert (s.place("Giant"), s.place("Wolf")) == ("removed", "B's graveyard")
    s = arc("A: hand: Inventory of the Dead; gems 3 Dark Legion\nB: grave: Wolf", DEAD)
    s.play("Inventory of the Dead")
    assert s.place("Inventory of the Dead") == "A's graveyard"


UNMARK, BONUS = "Unmark up to two creatures you control.", "All creatures in your army get +1/+1 until end of turn."
DISCARD, POINT = "Target opponent discards a card.", "Gain a victory point."
TABLE = """
    A: 15 points; hand: War Council; gems 4 Red Banner; army: Wolf 1/1 marked, Elk 1/1 marked, Ox 1/1 marked;
       city Oakhold (Body, 8): Elder 1/1
    B: {hand}army: Mule 1/1
    C: hand: Boar
"""


@plays("War Council")
def test_two_different_ways_are_carried_out_in_the_printed_order() -> None:
    s = arc(TABLE.format(hand=""))
    ways = [option.removeprefix("play War Council: ") for option in s.options() if "War Council" in option]
    pairs = [(UNMARK, BONUS), (UNMARK, DISCARD), (UNMARK, POINT), (BONUS, DISCARD), (BONUS, POINT), (DISCARD, POINT)]
    assert ways == [" ".join(pair) for pair in pairs]
    s.play(f"War Council: {BONUS} {POINT}")
    assert (s.points("A"), s.value("Wolf"), s.value("Elder"), s.value("Mule")) == (16, "2/2", "1/1", "1/1")
    log = s.log()
    assert log.index("Wolf gets +1/+1") < log.index("A gains 1 VP")
    s.carry_out("move Elder to the Army")
    assert s.value("Elder") == "1/1"  # it came too late
    s.to("Draw", "B")
    assert s.value("Wolf") == "1/1"


@plays("War Council")
def test_up_to_two_may_be_none() -> None:
    for picks in ([], ["Wolf"], ["Wolf", "Ox"]):
        s = arc(TABLE.format(hand=""))
        s.play(
            f"War Council: {UNMARK} {POINT}", *(f"pick {name}" for name in picks), *(["done"] if len(picks) < 2 else [])
        )
        assert [name for name in ("Wolf", "Elk", "Ox") if not s.marked(name)] == picks
        assert s.points("A") == 16


@plays("War Council")
def test_the_named_opponent_chooses_his_card_and_may_have_none() -> None:
    s = arc(TABLE.format(hand="hand: Rat, Imp; "))
    s.choose(f"play War Council: {DISCARD} {POINT}")
    assert s.options() == ["target player B", "target player C"]
    s.choose("target player B")
    s.all_pass()
    assert (s.asked, s.options()) == ("B", ["pick Rat", "pick Imp"])
    s.choose("pick Imp")
    assert (s.hand("B"), s.hand("C"), s.points("A")) == (["Rat"], ["Boar"], 16)
    s = arc(TABLE.format(hand=""))
    s.play(f"War Council: {DISCARD} {POINT}", "target player B")
    assert (s.points("A"), s.hand("C")) == (16, ["Boar"])


@plays("Second Thoughts")
def test_two_cards_drawn_and_any_two_put_back_in_an_order_he_chooses() -> None:
    s = arc("A: hand: Second Thoughts, Rat; gems 1 House of Nobles; deck: Wolf, Elk, Ox\nB: army: Mule")
    s.choose("play Second Thoughts")
    s.all_pass()
    s.choose("pick Rat", "pick Elk")
    s.choose("pick Rat")
    assert (s.hand("A"), s.deck("A")) == (["Wolf"], ["Elk", "Rat", "Ox"])
    other = arc("A: hand: Second Thoughts, Rat; gems 1 House of Nobles; deck: Wolf, Elk, Ox\nB: army: Mule")
    other.choose("play Second Thoughts")
    other.all_pass()
    other.choose("pick Rat", "pick Elk", "pick Elk")
    assert (other.hand("A"), other.deck("A")) == (["Wolf"], ["Rat", "Elk", "Ox"])


@plays("Sidestep")
def test_an_attacker_or_a_defender_is_tougher_until_end_of_turn() -> None:
    s = arc("A: army: Wolf 2/2, Elk 1/1\nB: hand: Sidestep; gems 1 Gaian; army: Ox 3/2, Mule 1/1\nphase: Attack")
    s.choose("attack B's army", "send Wolf", "done")
    assert s.asked == "B"
    s.choose("pass")  # in the window after the announcement Wolf alone could be chosen
    s.choose("block Wolf with Ox", "done", "play Sidestep")
    assert s.options() == ["target Wolf", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.damage("Ox"), s.place("Wolf")) == ("B's Army", 2, "A's graveyard")
    assert s.value("Ox") == "3/5"
    s.to("Draw", "B")
    assert s.value("Ox") == "3/2"


@plays("Sidestep")
def test_out_of_combat_it_cannot_be_played() -> None:
    s = arc("A: hand: Sidestep, Wait; gems 1 Gaian; army: Wolf 2/2\nB: army: Ox 3/2", WAIT)
    assert "play Wait" in s.options()
    assert "play Sidestep" not in s.options()
