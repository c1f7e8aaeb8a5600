"""Blind texts of AVA's sixteenth round that waited for a scene, played as their writers meant them."""

from dataclasses import replace

import pytest

from blind.gestures import offered, targets
from blind.texts import ava, of_round, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Lift": "event 0: Unmark target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Bear": "creature 0 (Beast) 2/2", "Hog": "creature 0 (Beast) 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Saint of the Sewers")
@pytest.mark.parametrize("of", ["A", "B"])
def test_a_player_discards_a_card_as_the_saint_dies(of: str) -> None:
    s = ava("A: army: Saint of the Sewers; hand: Axe, Ox, Hen\nB: hand: Pig, Yak; army: Elk", TEXTS)
    s.choose("play Axe", "target Saint of the Sewers")
    until(s, "target")
    assert targets(s) == ["player A", "player B"]
    s.choose(f"target player {of}")
    until(s, "pick")
    assert s.asked == of
    s.choose("pick Pig" if of == "B" else "pick Ox")
    assert (s.hand("A"), s.hand("B")) == ((["Hen"], ["Pig", "Yak"]) if of == "A" else (["Ox", "Hen"], ["Yak"]))


@plays("Saint of the Sewers")
def test_the_saint_who_goes_home_costs_nobody_a_card() -> None:
    s = ava("A: army: Saint of the Sewers; hand: Home\nB: hand: Pig, Yak; army: Elk", TEXTS)
    s.play("Home", "target Saint of the Sewers")
    assert (s.hand("A"), s.hand("B")) == (["Saint of the Sewers"], ["Pig", "Yak"])


@plays("Surveyor of Rents")
@pytest.mark.parametrize(("deck", "cards"), [("Ox, 3", 1), ("0", 0)])
def test_the_top_card_becomes_a_free_resource_card(deck: str, cards: int) -> None:
    s = ava(
        f"A: hand: Surveyor of Rents; gold 3 House of Nobles; deck: {deck}; city Dale\n"
        "B: army: Cow; hand: Wait\nphase: Entrance",
        TEXTS,
    )
    s.choose("play Surveyor of Rents", "place in Dale")
    s.all_pass()
    if cards:
        assert len(offered(s, "name")) == 5
        s.choose("name Red Banner")
        assert (s.place("Ox"), s.marked("Ox"), s.gems("A")) == ("A's gold", False, "1 Red Banner")
    assert (s.over, s.consumed("A")) == (False, "3 House of Nobles")


@plays("Surveyor of Rents")
def test_what_the_surveyor_lays_is_not_the_placement_of_the_turn() -> None:
    s = ava(
        "A: army: Ox; gold 3 House of Nobles; hand: Surveyor of Rents, Hen; deck: Pig, 3\nB: army: Elk\nphase: Entrance"
    )
    s.choose("play Surveyor of Rents", "name Gaian")
    assert s.gems("A") == "1 Gaian"
    assert s.table.laid != s.table.turn


@plays("Legionary of the Gate")
@pytest.mark.parametrize(
    ("lies", "value"),
    [("army: Legionary of the Gate", "3/3"), ("army: Legionary of the Gate; avatar marked", "3/3"),
     ("city Dale: Legionary of the Gate", "3/3"), ("city Dale; army: Legionary of the Gate; avatar in Dale", "2/2")],
)  # fmt: skip
def test_it_is_stronger_while_the_avatar_stands_in_the_army(lies: str, value: str) -> None:
    assert ava(f"A: {lies}; hand: 1\nB: army: Elk").value("Legionary of the Gate") == value


@plays("Legionary of the Gate")
def test_the_hurt_legionary_dies_as_the_avatar_goes() -> None:
    s = ava("A: army: Legionary of the Gate hurt 2; city Dale; hand: 1\nB: army: Elk")
    s.choose("move Avatar of A to Dale")
    s.all_pass()
    assert s.place("Legionary of the Gate") == "A's graveyard"


@plays("Titan of Rags")
@pytest.mark.parametrize(
    ("gold", "pays", "place"), [(2, True, "Army"), (2, False, "graveyard"), (1, False, "graveyard")]
)
def test_each_upkeep_two_gold_or_the_titan_goes(gold: int, pays: bool, place: str) -> None:
    s = ava(f"A: army: Titan of Rags, Ox; gold {gold} Red Banner; hand: 1\nB: army: Elk\nphase: Unmark")
    while gold > 1 and not any("pay" in o for o in s.options()):
        s.choose(s.way_on())
    if gold > 1:
        s.choose(next(o for o in s.options() if ("pay" in o) is pays))
    s.to("Draw")
    assert (s.place("Titan of Rags"), s.consumed("A")) == (f"A's {place}", "2 Red Banner" if pays else "")
    s.to("Draw", "B")
    assert s.place("Titan of Rags") == f"A's {place}"  # nothing is due in the other player's upkeep


@plays("Cousin of the Blade")
def test_only_one_defends_against_the_cousin_creature_or_avatar() -> None:
    s = ava(f"A: army: Cousin of the Blade, Ox 1/9\nB: army: Cow 1/9, Elk 1/9; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Cousin of the Blade", "send Ox", "done")
    until(s, "block")
    leader = s.fork()
    s.choose("block Cousin of the Blade with Cow")
    assert offered(s, "block") == ["Ox with Elk", "Ox with Avatar of B"]
    leader.choose("block Ox with Cow", "block Ox with Elk", "block Cousin of the Blade with Avatar of B")
    assert (leader.life("B"), leader.damage("Ox")) == (17, 2)


@plays("Cousin of the Blade")
def test_defending_the_cousin_is_one_of_many() -> None:
    s = ava(f"A: army: Ox 1/9\nB: army: Cousin of the Blade, Elk 1/9; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox")
    until(s, "block")
    s.choose("block Ox with Cousin of the Blade")
    assert "block Ox with Elk" in s.options()


@plays("Quartermaster on Horseback")
def test_another_creature_may_be_put_elsewhere_as_the_quartermaster_arrives() -> None:
    full = "Quartermaster on Horseback"  # the text of a scene would take what stands behind its *on* for a host
    card = of_round("ava-16", full)[full]
    rider = replace(card, name="Quartermaster", text=card.text.replace(full, "Quartermaster"))
    s = ava(
        "A: hand: Quartermaster; gold 3 House of Nobles; army: Ox, Hen marked; city Dale: Pig; city Oak\n"
        "B: army: Elk\nphase: Entrance",
        {"Quartermaster": rider},
    )
    s.choose("play Quartermaster", "place in Dale")
    s.all_pass()
    none = s.fork()
    s.choose("yes")
    none.choose("no")
    assert none.place("Pig") == "Dale"
    resident = s.fork()
    way = "choose: put another creature you control into"
    s.choose("pick Hen", "pick Oak", f"{way} one of your cities")
    assert (s.place("Hen"), s.marked("Hen"), s.place("Pig")) == ("Oak", True, "Dale")
    resident.choose("pick Pig", "pick Oak", f"{way} your army")  # the city is asked for, though it is not needed
    assert (resident.place("Pig"), resident.marked("Pig")) == ("A's Army", False)


@plays("Collector of Crypts")
@pytest.mark.parametrize(("pays", "drawn"), [(True, 1), (False, 0)])
def test_a_gold_buys_a_card_for_each_other_creature_that_dies(pays: bool, drawn: int) -> None:
    s = ava("A: army: Collector of Crypts, Ox; hand: Axe; gold 1 Gaian\nB: army: Elk", TEXTS)
    foreign = s.fork()
    s.choose("play Axe", "target Ox")
    until(s, "yes")
    s.choose("yes" if pays else "no")
    assert (len(s.hand("A")), s.consumed("A")) == (drawn, "1 Gaian" if pays else "")
    foreign.play("Axe", "target Elk")
    assert (foreign.hand("A"), foreign.consumed("A")) == ([], "")


@plays("Collector of Crypts")
def test_the_collector_sees_who_dies_together_with_him() -> None:
    s = ava("A: army: Collector of Crypts, Ox, Hen; hand: Hail; gold 3 Gaian\nB: army: Elk", TEXTS)
    s.choose("play Hail")
    for _ in range(2):
        until(s, "yes")
        s.choose("yes")
    s.all_pass()
    assert (len(s.hand("A")), s.consumed("A")) == (2, "2 Gaian")


@plays("Mother of the Drove")
def test_other_beasts_of_the_same_place_make_her_greater() -> None:
    def value(lies: str) -> str:
        return ava(f"A: {lies}; hand: 1\nB: army: Hog", TEXTS).value("Mother of the Drove")

    assert value("army: Mother of the Drove, Bear, Hog marked, Ox; city Dale: Hog") == "4/5"
    assert value("city Dale: Mother of the Drove, Bear, Ox; city Oak: Hog; army: Bear, Hog") == "3/4"
    assert value("city Dale: Mother of the Drove; army: Bear, Hog") == "2/3"
    assert value("army: 2 Mother of the Drove") == "3/4"


@plays("Mother of the Drove")
def test_beasts_of_an_army_that_helps_her_city_count_meanwhile() -> None:
    s = ava(f"A: army: Ox\nB: city Dale: Mother of the Drove; army: Bear; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    # AVA-CITY-09: creatures of an Army that helps count as residents; her writer would have only those who really stand there
    assert (s.phase, s.value("Mother of the Drove")) == ("Attack", "3/4")
    s.to("Second Play")
    assert s.value("Mother of the Drove") == "2/3"


@plays("Reading of the Books")
def test_three_are_drawn_and_two_of_the_whole_hand_are_discarded() -> None:
    s = ava("A: hand: Reading of the Books, Hen; gold 2 House of Nobles; deck: Ox, Pig, Yak, 3\nB: hand: 1; army: Elk")
    s.choose("play Reading of the Books")
    s.choose("pick Hen", "pick Yak")
    assert (s.hand("A"), len(s.hand("B"))) == (["Ox", "Pig"], 1)
    s = ava("A: hand: Reading of the Books, Hen; gold 2 House of Nobles; deck: 2\nB: army: Elk")
    s.choose("play Reading of the Books")
    assert (s.over, s.winner) == (True, "B")


@plays("No Rest for Sentries")
def test_a_marked_creature_is_destroyed_unless_it_is_unmarked_in_answer() -> None:
    s = ava(
        "A: hand: No Rest for Sentries; gold 3 Dark Legion; army: Ox marked, Hen; avatar marked\n"
        "B: army: Elk marked, Cow; hand: Lift",
        TEXTS,
    )
    s.choose("play No Rest for Sentries")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Elk")
    saved = s.fork()
    s.choose("pass")
    assert s.place("Elk") == "B's graveyard"
    saved.choose("play Lift", "target Elk")
    saved.all_pass()
    assert (saved.place("Elk"), saved.place("No Rest for Sentries")) == ("B's Army", "A's graveyard")


@plays("Bread from the Rampart")
def test_all_residents_of_ones_own_city_are_unmarked() -> None:
    s = ava(
        "A: hand: Bread from the Rampart; gold 2 Gaian; army: Ox marked; city Dale (Body, 8, marked): Hen marked, Pig marked;"
        " avatar in Dale marked; city Oak: Yak marked\nB: city Fen: Elk marked"
    )
    s.choose("play Bread from the Rampart")
    assert targets(s) == ["Dale", "Oak"]
    s.choose("target Dale")
    marks = [s.marked(n) for n in ("Hen", "Pig", "Avatar of A", "Ox", "Yak", "Elk", "Dale")]
    assert marks == [False, False, False, True, True, True, True]
