"""Blind texts of AVA that are played, and what they cost, as their writer meant them."""

from blind.texts import ava, plays

TEXTS = {
    "Wait": "event 0: Draw a card.", "Bolt": "event 0: Deal 3 damage to target creature.",
    "Spark": "event 1 House of Nobles: Gain 1 life point.", "Toll": "magic 2 Dark Legion: Gain 1 life point.",
    "Shove": "event 0: Move target creature to target city.",
    "Kill": "event 0: Kill target creature.", "Lure": "event 0: Gain control of target creature.",
    "Grunt": "creature 3 Gaian (Orc) 1/1", "Snaga": "creature 2 Gaian (Orc) 1/1",
}  # fmt: skip


@plays("Gravefen Ferryman")
def test_the_ferryman_marks_and_takes_another_creature_for_two_gold() -> None:
    s = ava("A: army: Gravefen Ferryman, Ox 1/1, Cow 1/1; hand: Toll\nB: army: Elk", TEXTS)
    assert "play Toll" not in s.options()
    s.choose("use Gravefen Ferryman")
    assert not [label for label in s.options() if "Elk" in label or "Gravefen Ferryman" in label]
    s.choose("Ox")
    assert (s.place("Ox"), s.place("Cow"), s.marked("Gravefen Ferryman")) == ("A's graveyard", "A's Army", True)
    s.play("Toll")
    assert s.life("A") == 21


@plays("Gravefen Ferryman")
def test_marked_or_alone_he_carries_nobody() -> None:
    for army in ("Gravefen Ferryman marked, Ox", "Gravefen Ferryman"):
        s = ava(f"A: army: {army}; hand: 1\nB: army: Elk")
        assert "use Gravefen Ferryman" not in s.options()


@plays("Old Debt Collector")
def test_an_opponent_who_plays_an_event_pays_or_discards() -> None:
    for gold, answers, left in (
        (2, ("pay 1 House of Nobles",), ["Fern", "Moss"]),
        (2, ("no", "Moss"), ["Fern"]),
        (1, ("Fern",), ["Moss"]),
    ):
        s = ava(
            f"A: army: Old Debt Collector\nB: gold {gold} House of Nobles; hand: Spark, Fern, Moss\nphase: Play, active B",
            TEXTS,
        )
        s.choose("play Spark")
        while s.asked != "B" or "pass" in s.options():
            s.choose("pass")
        s.choose(*answers)
        assert sorted(s.hand("B")) == left


@plays("Old Debt Collector")
def test_ones_own_events_and_other_cards_cost_nobody_anything() -> None:
    s = ava("A: army: Old Debt Collector; gold 1 House of Nobles; hand: Spark, Fern\nB: hand: Moss", TEXTS)
    s.play("Spark")
    assert (s.hand("A"), s.hand("B")) == (["Fern"], ["Moss"])


@plays("Ninefold Warband")
def test_the_warband_comes_with_a_counter_for_each_other_orc_of_its_player() -> None:
    s = ava(
        "A: gold 4 Red Banner; army: Grunt, Snaga, Ox; hand: Ninefold Warband\nB: army: Grunt\nphase: Entrance", TEXTS
    )
    s.play("Ninefold Warband")
    assert s.value("Ninefold Warband") == "3/3"
    s = ava("A: gold 4 Red Banner; army: Ox; hand: Ninefold Warband\nB: army: Grunt\nphase: Entrance", TEXTS)
    s.play("Ninefold Warband")
    assert s.value("Ninefold Warband") == "1/1"


@plays("Ninefold Warband")
def test_the_counters_stay_when_the_others_die_and_when_others_come() -> None:
    s = ava(
        "A: gold 4 Red Banner, 3 Gaian; army: Grunt, Ox; hand: Ninefold Warband, Snaga\nB: hand: Kill\nphase: Entrance",
        TEXTS,
    )
    s.choose("play Ninefold Warband", "pass")
    assert s.value("Ninefold Warband") == "2/2"
    s.choose("play Snaga", "play Kill", "target Grunt")
    s.all_pass()
    assert (s.place("Grunt"), s.place("Snaga"), s.value("Ninefold Warband")) == ("A's graveyard", "A's Army", "2/2")


@plays("Ninefold Warband")
def test_it_has_its_counters_before_anybody_can_answer_and_counts_then() -> None:
    s = ava("A: gold 4 Red Banner; army: Grunt, Ox; hand: Ninefold Warband\nB: hand: Kill\nphase: Entrance", TEXTS)
    s.choose("play Ninefold Warband", "play Kill", "target Grunt")
    assert (s.place("Grunt"), s.value("Ninefold Warband")) == ("A's graveyard", "1/1")


@plays("Seventh Daughter of Moss")
def test_the_first_creature_of_each_turn_costs_its_player_one_less() -> None:
    s = ava("A: gold 5 Gaian; army: Seventh Daughter of Moss; hand: Grunt, Snaga, 1\nB:\nphase: Entrance", TEXTS)
    s.play("Grunt")
    assert s.consumed("A") == "2 Gaian"
    s.play("Snaga")
    assert s.consumed("A") == "4 Gaian"


@plays("Seventh Daughter of Moss")
def test_events_before_do_not_count_and_opponents_pay_in_full() -> None:
    s = ava("A: gold 3 Gaian, 1 House of Nobles; army: Seventh Daughter of Moss; hand: Spark, Grunt\nB:", TEXTS)
    s.play("Spark")
    s.to("Entrance")
    s.play("Grunt")
    assert s.consumed("A") == "2 Gaian + 1 House of Nobles"
    s = ava("A: army: Seventh Daughter of Moss\nB: gold 3 Gaian; hand: Grunt\nphase: Entrance, active B", TEXTS)
    s.play("Grunt")
    assert s.consumed("B") == "3 Gaian"


@plays("Wavering Mercenary")
def test_the_mercenary_is_paid_each_tactics_phase_or_goes_over_for_good() -> None:
    text = "A: gold 1 House of Nobles; army: Wavering Mercenary; city Dale (Body, 8)\nB: hand: 1\nphase: Draw"
    s = ava(text)
    s.choose("no", "pay 1 House of Nobles")  # no second card is drawn
    assert (s.place("Wavering Mercenary"), s.hand("B")) == ("A's Army", ["Spare"])
    s = ava(text)
    s.choose("no", "no")
    assert s.place("Wavering Mercenary") == "B's Army"
    s.choose("done", "done", "done", "done", "no")  # the rest of A's turn; B draws one, and has no gold
    assert (s.asked, s.place("Wavering Mercenary")) == ("B", "A's Army")


@plays("Scatter Like Crows")
def test_none_one_or_two_creatures_go_to_their_owners_hands() -> None:
    for aims, home in (((), []), (("Ox",), ["Ox"]), (("Ox", "Elk"), ["Elk", "Ox"])):
        s = ava("A: gold 3 Gaian; army: Ox, Cow; hand: Scatter Like Crows\nB: army: Elk; hand: 1")
        s.choose("play Scatter Like Crows")
        for name in aims:
            s.choose(f"target {name}")
        while s.place("Scatter Like Crows") == "the chain" or "done" in s.options():
            s.choose("done" if "done" in s.options() else "pass")
        assert sorted(n for n in ("Ox", "Cow", "Elk") if "hand" in s.place(n)) == home
        assert all(s.place(name)[0] == owner for name, owner in (("Ox", "A"), ("Elk", "B")))


@plays("Twin Verdicts")
def test_one_of_two_verdicts_is_chosen_as_it_is_played() -> None:
    a = "gold 3 The Empire; army: Ox marked, Cow marked; city Dale: Elder marked; hand: Twin Verdicts"
    text = f"A: {a}\nB: army: Elk marked, Hen"
    s = ava(text)
    s.choose("play Twin Verdicts: Destroy")
    assert "target Hen" not in s.options()
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.marked("Ox")) == ("B's graveyard", True)
    s = ava(text)
    s.choose("play Twin Verdicts: Unmark")
    s.all_pass()
    assert [s.marked(name) for name in ("Ox", "Cow", "Elder", "Elk")] == [False, False, True, True]


@plays("Rumour Mill")
def test_a_card_that_is_no_creature_is_picked_out_of_the_shown_hand() -> None:
    s = ava("A: gold 2 House of Nobles; hand: Rumour Mill\nB: hand: Grunt, Spark, Kill", TEXTS)
    s.choose("play Rumour Mill")
    while s.place("Rumour Mill") == "the chain" and not any(o.startswith("pick") for o in s.options()):
        s.choose("pass")
    assert s.asked == "A"
    assert s.options() == ["pick Spark", "pick Kill"]
    assert s.sees("A", "Grunt")
    s.choose("pick Kill")
    assert (s.place("Kill"), sorted(s.hand("B"))) == ("B's graveyard", ["Grunt", "Spark"])


@plays("Rumour Mill")
def test_a_hand_of_creatures_is_shown_and_kept() -> None:
    s = ava("A: gold 2 House of Nobles; hand: Rumour Mill\nB: hand: Grunt, Snaga", TEXTS)
    s.play("Rumour Mill")
    assert (sorted(s.hand("B")), s.sees("A", "Grunt")) == (["Grunt", "Snaga"], True)


@plays("Iron Vow")
def test_the_vow_strengthens_and_nobody_moves_the_creature() -> None:
    s = ava(
        "A: city Dale (Body, 8); army: Ox 1/1, Cow 1/1; gold 2 The Empire; hand: Iron Vow, Shove\nB: army: Elk; hand: Shove",
        TEXTS,
    )
    s.play("Iron Vow", "target Ox")
    assert s.value("Ox") == "2/3"
    assert "move Cow to Dale" in s.options()
    assert "move Ox to Dale" not in s.options()
    s.choose("play Shove", "target Ox")
    s.all_pass()
    assert s.place("Ox") == "A's Army"
