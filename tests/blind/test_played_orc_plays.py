"""Blind events and magic of ORC, played as their writers meant them."""

import pytest

from blind.texts import orc, plays

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Gift": "event 0: Gain 3 influence.",
    "Doom": "event 0: Mark target creature.", "Snare": "magic 0: Mark target creature.",
    "Netter": "creature 1/1: (M): Mark target creature.",
    "Drummer": "creature 1/1: (Ma1): Gain 1 influence.",
    "Boon": "event 0: Gain 1 influence.",
    "Shift": "event 0: Move target creature to the other front.",
    "Tome": "event 0: Target player draws two cards.",
}  # fmt: skip
LETTER = "A: hand: Gift{}\nB: hand: Intercepted Letter; resources: 2"


@plays("Mend Bark and Bone")
def test_a_creature_in_the_zone_is_healed_of_all_its_damage() -> None:
    table = (
        "A: offensive: Mage hurt 3, Ox 1/9 hurt 8; defensive: Elk 1/9 hurt 1; resources: 1; hand: Mend Bark and Bone\n"
    )
    s = orc(f"{table}B: defensive: Cow 1/3 hurt 2; offensive: Hen 1/3 hurt 2", TEXTS)
    s.choose("play Mend Bark and Bone")
    assert s.options() == ["target Mage", "target Ox", "target Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert [s.damage(name) for name in ("Ox", "Mage", "Elk", "Cow")] == [0, 3, 1, 2]


@plays("Read the Entrails")
def test_a_creature_in_the_zone_is_sacrificed_as_it_is_played() -> None:
    s = orc(
        "A: offensive: Mage, Ox; defensive: Elk; resources: 2; hand: Read the Entrails\nB: defensive: Cow; hand: Boon",
        TEXTS,
    )
    s.choose("play Read the Entrails")
    assert s.options() == ["give Mage", "give Ox"]  # Elk stands in the other zone
    s.choose("give Ox")
    assert (s.asked, s.place("Ox"), s.hand("A")) == ("B", "A's graveyard", [])  # it is paid before anybody can answer
    s.all_pass()
    assert (len(s.hand("A")), s.gold("A")) == (3, 0)


@plays("Read the Entrails")
def test_the_only_caster_may_be_the_one() -> None:
    s = orc("A: offensive: Mage; resources: 2; hand: Read the Entrails\nB: defensive: Cow", TEXTS)
    s.choose("play Read the Entrails")
    s.all_pass()
    assert (s.place("Mage"), len(s.hand("A"))) == ("A's graveyard", 3)
    s = orc("A: offensive: Ox; resources: 2; hand: Read the Entrails\nB: defensive: Cow", TEXTS)
    s.refused("play Read the Entrails", "ORC-MAGIC-02")


@plays("Last Coin")
def test_one_marked_resource_card_gives_gold_again() -> None:
    s = orc("A: resources: Sheaf marked, Rye marked; hand: Last Coin, 1\nB: resources: 1 marked; hand: 1")
    assert s.gold("A") == 0
    s.play("Last Coin", "in the Offensive", "pick Rye")
    assert (s.marked("Sheaf"), s.marked("Rye"), s.gold("A")) == (True, False, 1)


@plays("Last Coin")
def test_it_may_be_played_for_nothing_in_an_opponents_turn() -> None:
    s = orc("A: hand: Boon, 1\nB: resources: Sheaf marked; hand: Last Coin", TEXTS)
    s.choose("play Boon", "in the Offensive")
    assert s.asked == "B"
    s.choose("play Last Coin", "in the Offensive")
    s.all_pass()
    assert not s.marked("Sheaf")


@plays("Sudden Dusk")
def test_in_the_next_draw_phase_that_player_draws_exactly_one() -> None:
    s = orc("A: hand: Sudden Dusk, 2; resources: 2\nB: hand: 2", TEXTS)
    s.choose("play Sudden Dusk", "in the Offensive", "target player B")
    s.all_pass()
    s.to("Play", "B")
    assert len(s.hand("B")) == 3
    s.to("Draw", "A")
    s.to("Draw", "B")
    assert s.options() == ["yes", "no"]  # the draw phase after that is as always


@plays("Sudden Dusk")
def test_it_may_be_oneself_and_other_draws_go_on() -> None:
    s = orc("A: hand: Sudden Dusk, Tome, 2; resources: 2\nB: hand: 2", TEXTS)
    s.choose("play Sudden Dusk", "in the Offensive", "target player A")
    s.all_pass()
    s.play("Tome", "in the Offensive", "target player A")
    held = len(s.hand("A"))
    assert held == 4
    s.to("Draw", "B")
    assert s.options() == ["yes", "no"]
    s.to("Play", "A")
    assert len(s.hand("A")) == held + 1


@plays("Sudden Dusk")
def test_in_the_upkeep_of_that_player_it_is_the_draw_phase_of_this_turn() -> None:
    s = orc("A: hand: 2\nB: hand: Sudden Dusk; resources: 2\nphase: Upkeep", TEXTS)
    s.choose("play Sudden Dusk", "in the Offensive", "target player A")
    s.all_pass()
    s.to("Play")
    assert len(s.hand("A")) == 3


@plays("No Quarter")
def test_only_the_marked_die_not_the_assigned() -> None:
    s = orc(
        "A: offensive: Ox marked, Elk; resources: 4; hand: No Quarter\nB: defensive: Cow marked, Hen assigned, Ram",
        TEXTS,
    )
    s.choose("play No Quarter")
    assert s.options() == ["target Ox", "target Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.place("Ox")) == ("B's graveyard", "A's Offensive")


@plays("No Quarter")
def test_an_attacker_is_marked_and_dies_before_it_strikes() -> None:
    s = orc("A: offensive: Ox 3/3; hand: 1\nB: resources: 4; hand: No Quarter\nphase: Move or Attack")
    s.choose("attack B", "play No Quarter")
    s.all_pass()
    assert (s.place("Ox"), s.influence("B")) == ("A's graveyard", 20)


@plays("Intercepted Letter")
def test_the_event_has_no_effect_unless_its_player_discards_a_card_of_his_choice() -> None:
    s = orc(LETTER.format(", Rat, Elk"), TEXTS)
    s.choose("play Gift", "in the Offensive", "play Intercepted Letter", "in the Offensive")
    s.all_pass()
    assert (s.asked, s.options()) == ("A", ["pick Rat", "pick Elk", "no"])
    paid = s.fork()
    s.choose("no")
    assert (s.influence("A"), len(s.hand("A")), s.place("Gift")) == (20, 2, "A's graveyard")
    paid.choose("pick Elk")
    assert (paid.influence("A"), paid.hand("A")) == (23, ["Rat"])


@plays("Intercepted Letter")
def test_who_has_no_card_in_hand_cannot_save_it_and_creatures_are_no_events() -> None:
    s = orc(LETTER.format(""), TEXTS)
    s.choose("play Gift", "in the Offensive", "play Intercepted Letter", "in the Offensive")
    s.all_pass()
    assert s.influence("A") == 20
    s = orc("A: offensive: Mage; hand: Snare, 1\nB: hand: Intercepted Letter; resources: 2", TEXTS)
    s.choose("play Snare")
    assert "play Intercepted Letter" not in s.options()


@plays("Intercepted Letter")
def test_a_letter_intercepts_a_letter() -> None:
    for saved in (True, False):
        s = orc(
            "A: hand: Gift, Intercepted Letter; resources: 2\nB: hand: Intercepted Letter, Rat; resources: 2", TEXTS
        )
        s.choose("play Gift", "in the Offensive", "play Intercepted Letter", "in the Offensive")
        assert s.asked == "A"
        s.choose("play Intercepted Letter", "in the Offensive", "target Intercepted Letter")
        s.all_pass()
        assert (s.asked, s.options()) == ("B", ["pick Rat", "no"])
        s.choose("pick Rat" if saved else "no")
        assert s.influence("A") == (20 if saved else 23)  # A has nothing left to save his Gift with


@plays("Tomb Levy")
@pytest.mark.parametrize(("cost", "gain"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_half_the_cost_of_what_is_removed_is_gained_rounded_up(cost: int, gain: int) -> None:
    s = orc("A: hand: Tomb Levy, 1; resources: 3\nB: grave: Imp, Boon", TEXTS | {"Imp": f"creature {cost} 1/1"})
    s.choose("play Tomb Levy", "in the Offensive")
    s.all_pass()
    assert (s.place("Imp"), s.place("Boon"), s.influence("A")) == ("removed", "B's graveyard", 20 + gain)


@plays("Tomb Levy")
def test_ones_own_grave_is_none_of_an_opponents() -> None:
    s = orc("A: hand: Tomb Levy, 1; resources: 3; grave: Imp\nB: grave: Boon; hand: 1", TEXTS)
    assert "play Tomb Levy" not in s.options()


@plays("Balance of Fear")
def test_all_come_down_to_whoever_has_fewest_in_the_zone() -> None:
    s = orc(
        """
        A: offensive: Mage, Ox 1/5, Ram 1/5; defensive: Cow 1/5, Sow 1/5; resources: 4; hand: Balance of Fear
        B: defensive: Boar 1/5; offensive: Hen 1/1, Cock 1/1
    """,
        TEXTS,
    )
    s.play("Balance of Fear", "pick Ox")  # and so Ram, for Mage comes before them
    assert [s.place(name) for name in ("Mage", "Ox", "Ram")] == ["A's Offensive", "A's graveyard", "A's graveyard"]
    places = [s.place(name) for name in ("Boar", "Cow", "Sow", "Hen", "Cock")]
    assert places == ["B's Defensive", *["A's Defensive"] * 2, *["B's Offensive"] * 2]


@plays("Balance of Fear")
def test_the_other_player_chooses_his_own() -> None:
    s = orc("A: offensive: Mage; resources: 4; hand: Balance of Fear\nB: defensive: Boar, Sow; hand: 1", TEXTS)
    s.choose("play Balance of Fear")
    s.all_pass()
    assert (s.asked, s.options()) == ("B", ["pick Boar", "pick Sow"])
    s.choose("pick Sow")
    assert (s.place("Boar"), s.place("Sow"), s.place("Mage")) == ("B's Defensive", "B's graveyard", "A's Offensive")


@plays("Balance of Fear")
def test_nobody_keeps_any_where_somebody_has_none() -> None:
    s = orc("A: offensive: Mage, Ox; resources: 4; hand: Balance of Fear\nB: offensive: Hen", TEXTS)
    s.play("Balance of Fear")
    assert [s.place(name) for name in ("Mage", "Ox", "Hen")] == ["A's graveyard", "A's graveyard", "B's Offensive"]


@plays("Verdant Tide")
def test_own_creatures_in_the_zone_are_unmarked_and_stay_so_against_foes() -> None:
    s = orc(
        """
        A: offensive: Mage, Ox marked; defensive: Elk marked; resources: 5; hand: Verdant Tide
        B: defensive: Netter marked, Cow marked; hand: Doom, Doom
    """,
        TEXTS,
    )
    s.play("Verdant Tide")
    assert [s.marked(name) for name in ("Ox", "Elk", "Cow")] == [False, True, True]
    s.to("Play", "B")
    s.choose("play Doom")
    while "target Ox" not in s.options():
        s.choose("in the Defensive")
    s.choose("target Ox")
    s.all_pass()
    assert not s.marked("Ox")
    s.carry_out("use Netter", "target Mage")
    assert not s.marked("Mage")


@plays("Balance of Fear")
def test_with_three_players_the_poorest_of_them_counts() -> None:
    s = orc(
        "A: offensive: Mage, Ox; resources: 4; hand: Balance of Fear\nB: defensive: Cow\nC: defensive: Hen, Cock",
        TEXTS,
    )
    s.play("Balance of Fear", "pick Mage", "pick Hen")
    assert [s.place(name) for name in ("Ox", "Cow", "Cock")] == ["A's Offensive", "B's Defensive", "C's Defensive"]


@plays("Verdant Tide")
def test_whoever_comes_later_is_not_shielded_and_whoever_leaves_the_zone_is() -> None:
    s = orc("A: offensive: Mage, Ox; defensive: Elk; resources: 5; hand: Verdant Tide, Shift\nB: hand: 2 Doom", TEXTS)
    s.play("Verdant Tide")
    s.play("Shift", "in the Offensive", "target Ox")
    s.to("Play", "B")
    for name in ("Ox", "Elk"):
        s.play("Doom", "in the Offensive", f"target {name}")
    assert [s.marked(name) for name in ("Ox", "Elk")] == [False, True]


@plays("Verdant Tide")
def test_its_own_side_still_marks_them_and_it_ends_with_its_players_next_turn() -> None:
    s = orc(
        "A: offensive: Mage, Ox, Drummer; resources: 5; hand: Verdant Tide, 1\nB: hand: Boon, Doom; defensive: Netter",
        TEXTS,
    )
    s.play("Verdant Tide")
    own = s.fork()
    own.carry_out("use Drummer", "give Ox")
    assert own.marked("Ox")
    s.to("Play", "B")
    s.to("Play", "A")
    s.choose("lay Spare")
    assert s.asked == "B"
    s.carry_out("use Netter", "target Ox")
    assert s.marked("Ox")


@plays("Ninth-Hour Bargain")
@pytest.mark.parametrize(("which", "drawn", "influence"), [(0, 2, 20), (1, 0, 23)])
def test_the_opponent_chooses_what_its_player_gets(which: int, drawn: int, influence: int) -> None:
    s = orc("A: offensive: Mage; resources: 2; hand: Ninth-Hour Bargain\nB: hand: 1", TEXTS)
    s.choose("play Ninth-Hour Bargain")
    s.all_pass()
    assert (s.asked, len(s.options())) == ("B", 2)
    s.choose(s.options()[which])
    assert (len(s.hand("A")), s.influence("A")) == (drawn, influence)


@plays("Ninth-Hour Bargain")
def test_whoever_is_behind_gets_both_and_nobody_chooses() -> None:
    s = orc("A: 19 influence; offensive: Mage; resources: 2; hand: Ninth-Hour Bargain\nB: hand: 1", TEXTS)
    s.play("Ninth-Hour Bargain")
    assert (len(s.hand("A")), s.influence("A")) == (2, 22)


@plays("Ninth-Hour Bargain")
def test_of_three_players_the_one_who_is_named_chooses_and_is_compared() -> None:
    table = "A: 19 influence; offensive: Mage; resources: 2; hand: Ninth-Hour Bargain\nB: 18 influence\nC: 25 influence"
    s = orc(table, TEXTS)
    s.choose("play Ninth-Hour Bargain", "target player B")
    s.all_pass()
    assert (s.asked, len(s.options())) == ("B", 2)
    s = orc(table, TEXTS)
    s.play("Ninth-Hour Bargain", "target player C")
    assert (len(s.hand("A")), s.influence("A")) == (2, 22)
