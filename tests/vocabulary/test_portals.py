"""Texts by which creatures cost more or less where they are to arrive."""

from scenes.ava import scene

CARDS = {
    "Port": "city 0 Mind 6: Always: Creatures you play into this city cost 2 less.",
    "Fort": "city 0 Body 6", "Imp": "creature 3 2/2",
}  # fmt: skip


def test_a_creature_costs_less_in_one_city_and_goes_nowhere_else_where_that_is_all_one_has() -> None:
    s = scene("A: city Port; city Fort; gold 1 Gaian; hand: Imp\nB:\nphase: Entrance", cards=CARDS)
    s.choose("play Imp")
    s.all_pass()
    assert (s.place("Imp"), s.gems("A")) == ("Port", "")


def test_with_gold_enough_the_place_is_chosen_and_then_paid_for() -> None:
    s = scene("A: city Port; city Fort; gold 3 Gaian; hand: Imp\nB:\nphase: Entrance", cards=CARDS)
    s.choose("play Imp")
    offered = s.options()
    assert len(offered) == 3
    here = s.fork()
    here.choose(next(option for option in offered if "Port" in option))
    here.all_pass()
    assert here.gems("A") == "2 Gaian"
    s.choose(next(option for option in offered if "Fort" in option))
    s.all_pass()
    assert (s.place("Imp"), s.gems("A")) == ("Fort", "")


def test_nothing_is_played_that_could_be_paid_for_nowhere() -> None:
    cards = CARDS | {"Toll": "creature 1 1/1: Creatures you play into your army cost 1 more."}
    s = scene("A: city Fort; army: Toll; gold 2 Gaian; hand: Imp\nB:\nphase: Entrance", cards=cards)
    assert "play Imp" not in s.options()
    s = scene("A: city Fort; army: Toll; gold 3 Gaian; hand: Imp\nB:\nphase: Entrance", cards=cards)
    s.choose("play Imp")
    s.all_pass()
    assert s.place("Imp") == "Fort", "the Army is too dear"
