"""Blind texts of AVA's eleventh round, its creatures and enchantments, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Ram": "event 0: Deal 2 damage to target city.",
    "Storm": "event 0: Kill each creature.", "Raze": "event 0: Destroy target enchantment.", "Win": "event 0: Gain 3 VP.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Moss": "event 1 Gaian: Gain 1 LP.", "Rust": "event 1 Red Banner: Gain 1 LP.",
    "Lift": "magic 0: Put target creature from a city into its controller's Army.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Barefoot Drummer")
def test_others_that_attack_with_it_strike_harder_as_long_as_it_attacks() -> None:
    s = ava(f"A: army: Barefoot Drummer, Ox 1/9, Cow 1/9; hand: 1\nB: army: Elk 1/9; hand: Axe, 1{COMBAT}", TEXTS)
    alone = s.fork()
    s.choose("attack B's army", "send Barefoot Drummer", "send Ox", "done")
    assert [s.value(name) for name in ("Barefoot Drummer", "Ox", "Cow", "Elk")] == ["1/1", "2/9", "1/9", "1/9"]
    s.choose("play Axe", "target Barefoot Drummer")
    while s.place("Barefoot Drummer") == "A's Army":
        s.choose("pass")
    assert s.value("Ox") == "1/9"
    alone.choose("attack B's army", "send Ox", "done")
    assert alone.value("Ox") == "1/9"


@plays("Blade Who Asks for One")
def test_one_defender_at_most_is_assigned_to_it() -> None:
    s = ava(f"A: army: Blade Who Asks for One, Ox 1/9\nB: army: Elk, Hen{COMBAT}")
    blocking(s, "B's army", "Blade Who Asks for One", "Ox")
    assert "block Blade Who Asks for One with Avatar of B" in s.options()
    s.choose("block Blade Who Asks for One with Elk")
    assert not [o for o in s.options() if o.startswith("block Blade")]
    assert "block Ox with Hen" in s.options()


@plays("Bodyshield Cohort")
def test_from_the_army_each_lowers_what_unblocked_attackers_take_of_life() -> None:
    for home, answer, (life, points) in (
        ("army: Bodyshield Cohort marked", "yes", (18, 0)), ("city Dale (Body, 8): Bodyshield Cohort", "yes", (16, 0)),
        ("army: Bodyshield Cohort marked, Bodyshield Cohort marked", "yes", (19, 0)),
        ("army: Bodyshield Cohort marked", "no", (20, 4)),
    ):  # fmt: skip
        s = ava(f"A: army: Ox 3/9, Cow 1/9; hand: 1\nB: {home}{COMBAT}")
        s.choose("attack B's army", "send Ox", "send Cow", "done")
        fought(s, answer)
        assert (s.life("B"), s.victory("A")) == (life, points)


@plays("Ferrystair Warden")
def test_after_its_move_it_is_unmarked_again() -> None:
    s = ava("A: city Dale (Body, 8): Ferrystair Warden; army: Ox; hand: 1\nB: army: Elk")
    s.carry_out("move Ferrystair Warden to the Army")
    assert (s.place("Ferrystair Warden"), s.marked("Ferrystair Warden")) == ("A's Army", False)
    assert not [o for o in s.options() if o.startswith("move")]
    s = ava("A: city Dale (Body, 8): Ferrystair Warden marked; hand: Lift\nB: army: Elk", TEXTS)
    s.play("Lift")
    assert (s.place("Ferrystair Warden"), s.marked("Ferrystair Warden")) == ("A's Army", True)


@plays("Fever in the Cisterns")
def test_residents_are_weaker_the_helping_army_too() -> None:
    s = ava(
        "A: gold 3 Dark Legion; hand: Fever in the Cisterns, 1; city Hill\nB: city Dale: Elk 2/2, Hen 1/1; army: Cow 1/2"
    )
    s.choose("play Fever in the Cisterns", "target Dale")
    s.all_pass()
    assert (s.value("Elk"), s.place("Hen"), s.value("Cow")) == ("1/1", "B's graveyard", "1/2")
    s = ava(
        f"A: army: Ox\nB: city Dale (Body, 8); attached: Fever in the Cisterns on Dale; army: Cow 1/2, Hen 1/1{COMBAT}"
    )
    blocking(s, "Dale", "Ox")
    assert (s.value("Cow"), s.place("Hen")) == ("0/1", "B's graveyard")


@plays("Guest of the Long Larder")
@pytest.mark.parametrize(("gold", "answer", "place", "paid"), [
    ("1 Red Banner", True, "A's Army", "1 Red Banner"), ("1 Gaian", False, "A's graveyard", ""),
    ("", False, "A's graveyard", ""),
])  # fmt: skip
def test_each_upkeep_it_takes_one_gold(gold: str, answer: bool, place: str, paid: str) -> None:
    told = f"gold {gold}; " if gold else ""
    s = ava(f"A: {told}army: Guest of the Long Larder; deck: 9\nB: hand: 1; deck: 9\nphase: Discard, active B")
    if gold:
        s.to("Upkeep", "A")
        s.choose(next(o for o in s.options() if (o == "yes" or o.startswith("pay")) == answer))
    s.to("Draw", "A")
    assert (s.place("Guest of the Long Larder"), s.consumed("A")) == (place, paid)


@plays("Long-Handled Maul")
def test_its_bearer_strikes_harder_in_an_army() -> None:
    s = ava(
        "A: city Dale (Body, 8); army: Ox 1/1; attached: Long-Handled Maul on Ox\nB: city Fen (Mind, 8): Elk 1/1; hand: 1"
    )
    assert s.value("Ox") == "4/1"
    s.carry_out("move Ox to Dale")
    assert s.value("Ox") == "1/1"
    s = ava(f"A: army: Imp\nB: city Dale (Body, 8); army: Ox 1/1, Hen; attached: Long-Handled Maul on Ox{COMBAT}")
    blocking(s, "Dale", "Imp")
    assert s.value("Ox") == "4/1"


@plays("Loud Alderman")
def test_it_counts_as_two_residents_in_claims_and_answers() -> None:
    for mine, theirs, won in (("Loud Alderman", "Ox", "A"), ("Ox", "Loud Alderman", "B")):
        s = ava(f"A: city Dale (Body, 8): {mine}\nB: city Fen (Body, 8): {theirs}\nphase: Tactics")
        s.choose("claim Body", f"bid {mine}", f"bid {theirs}")
        assert (s.asked, "Body: 1 VP" in s.options()) == (won, True)


@plays("Marshal of Two Roads")
@pytest.mark.parametrize("marshals", ["Marshal of Two Roads", "Marshal of Two Roads, Marshal of Two Roads"])
def test_two_moves_a_turn_are_made_and_no_more(marshals: str) -> None:
    s = ava(f"A: city Dale (Body, 8); army: {marshals}, Ox, Cow, Hen; hand: Axe, 1\nB: hand: 1", TEXTS)
    s.carry_out("move Ox to Dale")
    gone = s.fork()
    s.carry_out("move Avatar of A to Dale")
    assert not [o for o in s.options() if o.startswith("move")]
    if "," not in marshals:
        gone.play("Axe", "target Marshal of Two Roads")
        assert not [o for o in gone.options() if o.startswith("move")]


@plays("Moss Mason", "Ram-Yard Carpenter")
def test_cities_are_mended_or_broken_within_reach() -> None:
    s = ava("A: army: Moss Mason; hand: 1\nB: city Dale (Body, 8, hurt 3); city Fen (Mind, 8, hurt 1)")
    s.choose("use Moss Mason")
    assert sorted(s.options()) == ["target Dale", "target Fen"]
    other = s.fork()
    s.choose("target Dale")
    s.all_pass()
    other.choose("target Fen")
    other.all_pass()
    assert (s.damage("Dale"), s.damage("Fen"), other.damage("Fen")) == (1, 1, 0)
    for hurt, left in ((0, 2), (1, 5)):
        s = ava(
            f"A: gold 1 Gaian; army: Ram-Yard Carpenter; hand: 1\nB: city Dale (Body, 8, hurt {hurt}); city Fen (Mind, 8)"
        )
        s.choose("use Ram-Yard Carpenter", "target Dale")
        s.all_pass()
        assert (s.damage("Dale"), s.consumed("A"), s.marked("Ram-Yard Carpenter")) == (left, "1 Gaian", True)
    for name in ("Moss Mason", "Ram-Yard Carpenter"):
        s = ava(
            f"A: gold 1 Gaian; city Hill (Body, 8): {name}; city Rim (hurt 3); hand: Ram\nB: city Dale (hurt 3)",
            TEXTS,
        )
        s.carry_out(f"use {name}")
        assert (s.damage("Hill"), s.damage("Rim"), s.damage("Dale")) == (2 if name != "Moss Mason" else 0, 3, 3)


@plays("Road-Talk Scout")
@pytest.mark.parametrize(("answer", "top"), [("yes", "Tarn"), ("no", "Fen")])
def test_as_it_enters_the_top_city_of_a_player_may_go_to_the_bottom(answer: str, top: str) -> None:
    s = ava(
        "A: gold 2 Red Banner; hand: Road-Talk Scout; cities: Rim, Hill\nB: cities: Fen, Tarn; city Dale\nphase: Entrance"
    )
    s.choose("play Road-Talk Scout")
    while "target player B" not in s.options():
        s.choose("place in the Army" if "place in the Army" in s.options() else "pass")
    assert "target player A" in s.options()
    s.choose("target player B")
    while answer not in s.options():
        s.choose("pass")
    s.choose(answer)
    cities = s.pile(next(k for n, k in s.kit.piles.items() if n == "cities"), "B")
    assert cities[0] == top
    assert "rotate the cities deck" in s.options()


@plays("Snuffer of Grave-Lights")
def test_its_death_costs_each_opponent_a_card_of_his_choice() -> None:
    for kill, cards in (("Axe", 1), ("Home", 2)):
        s = ava(
            f"A: army: Ox; hand: {kill}, Wait, Ram\nB: army: Snuffer of Grave-Lights; hand: Fall\nC:\nD: hand: Wait",
            TEXTS,
        )
        s.choose(f"play {kill}", "target Snuffer of Grave-Lights")
        while s.place("Snuffer of Grave-Lights") == "B's Army" or s.table.chain:
            wanted = [o for o in s.options() if "Ram" in o and not o.startswith("play")]
            s.choose(wanted[0] if wanted else "pass")
        assert (len(s.hand("A")), len(s.hand("D"))) == (cards, cards - 1)
        assert "Fall" in s.hand("B")


@plays("Sour Chronicler")
def test_for_each_gain_of_victory_points_of_an_opponent_a_card_may_be_drawn() -> None:
    s = ava("A: hand: Win, 1\nB: army: Sour Chronicler; hand: Win; deck: 9", TEXTS)
    s.choose("play Win", "pass") if "pass" in s.options() else s.choose("play Win")
    while "yes" not in s.options():
        s.choose("pass")
    none = s.fork()
    s.choose("yes")
    none.choose("no")
    assert (len(s.hand("B")), len(none.hand("B")), s.victory("A")) == (2, 1, 3)
    s = ava(f"A: army: Ox 2/9, Cow 1/9; hand: 1\nB: army: Sour Chronicler marked; avatar marked; deck: 9{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Cow", "done")
    fought(s, "yes")
    assert (len(s.hand("B")), s.victory("A")) == (2, 3)


@plays("Toothed Portcullis")
def test_each_unblocked_attacker_harms_its_city_less() -> None:
    for attached, damage in (("", 4), ("attached: Toothed Portcullis on Dale; ", 2)):
        s = ava(f"A: army: Ox 3/9, Cow 1/9; hand: Ram\nB: city Dale (Body, 9); {attached}avatar marked{COMBAT}", TEXTS)
        s.choose("attack Dale", "send Ox", "send Cow", "done")
        fought(s)
        assert s.damage("Dale") == damage
        s.choose("done", "play Ram") if "play Ram" not in s.options() else s.choose("play Ram")
        s.all_pass()
        assert s.damage("Dale") == damage + 2


@plays("Wheat-Gate Militia")
def test_it_strikes_harder_as_it_defends_a_city_from_wherever() -> None:
    table = "A: army: Ox 0/9, Cow 0/9\nB: city Dale (Body, 8){}; hand: Wait" + COMBAT
    for home, target, value in (
        (": Wheat-Gate Militia", "Dale", "3/3"), ("; army: Wheat-Gate Militia", "Dale", "3/3"),
        ("; army: Wheat-Gate Militia", "B's army", "1/3"),
    ):  # fmt: skip
        s = ava(table.format(home), TEXTS)
        blocking(s, target, "Ox")
        assert s.value("Wheat-Gate Militia") == "1/3"
        s.choose("block Ox with Wheat-Gate Militia", "done")
        assert s.value("Wheat-Gate Militia") == value
        fought(s)
        assert s.value("Wheat-Gate Militia") == "1/3"


@plays("Sealed under Lead")
def test_an_enchantment_under_lead_does_nothing_and_what_leaves_brings_a_card() -> None:
    s = ava("A: gold 2 Gaian; hand: Sealed under Lead, Raze; deck: 9\nB: army: Ox 1/1; attached: Bond on Ox", TEXTS)
    s.play("Sealed under Lead")
    assert s.value("Ox") == "1/1"
    gone = s.fork()
    s.play("Raze", "target Sealed under Lead")
    assert (s.value("Ox"), len(s.hand("A"))) == ("2/2", 1)
    gone.play("Raze", "target Bond")
    assert (gone.place("Sealed under Lead"), len(gone.hand("A"))) == ("A's graveyard", 1)


@plays("Coin of Five Faces")
def test_its_gold_is_of_the_faction_that_is_chosen() -> None:
    s = ava("A: gold 1 The Empire, 1 House of Nobles; hand: Coin of Five Faces, Moss, Rust\nB: gold 1 Gaian", TEXTS)
    s.choose("play Coin of Five Faces")
    assert len(s.options()) == 3
    s.choose("target The Empire resource card")
    s.all_pass()
    assert {"play Moss", "play Rust"} <= set(s.options())
    s.play("Rust")
    assert (s.consumed("A"), "play Moss" in s.options()) == ("1 House of Nobles + 1 The Empire", False)
