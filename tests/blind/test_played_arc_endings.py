"""Blind texts of ARC's last rounds about deaths and what lies in graveyards, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Doom": "event 0: Destroy up to two target creatures.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Exile": "event 0: Remove target creature from the game.",
    "Curse": "magic 0: Target creature gets -0/-9 until end of turn.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Mole": "creature 3 Dark Legion 1/1",
    "Cleanse": "event 0: Remove target creature card in any graveyard from the game.", "Hydra": "creature X 1/1",
    "Bear": "creature 4 Gaian (Beast) 1/1", "Boar": "creature 2 Gaian (Beast) 1/3",
    "Fort": "city 2 Body 8: Always: Creatures of cost 3 can't enter this city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Barrow Chandler")
@pytest.mark.parametrize("way", ["Axe", "Spark", "Curse"])
def test_dying_it_lets_the_oldest_card_of_the_graveyard_return(way: str) -> None:
    s = arc(f"A: army: Barrow Chandler; hand: {way}; grave: Imp, Relic\nB: grave: Hog; army: Ox", TEXTS)
    s.play(way, "target Barrow Chandler")
    assert (s.hand("A"), s.grave("A")[-1:], s.grave("B")) == (["Imp"], ["Relic"], ["Hog"])


@plays("Barrow Chandler")
def test_of_an_empty_graveyard_it_returns_itself() -> None:
    s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: army: Barrow Chandler; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Barrow Chandler")
    s.to("Second Play")
    assert (sorted(s.hand("B")), s.grave("B")) == (["Barrow Chandler", "Wait (2)"], [])


@plays("Barrow Chandler")
@pytest.mark.parametrize("way", ["Home", "Exile"])
def test_returned_or_removed_it_has_not_died(way: str) -> None:
    s = arc(f"A: army: Barrow Chandler; hand: {way}; grave: Imp, Relic\nB: army: Ox", TEXTS)
    s.play(way, "target Barrow Chandler")
    assert len(s.grave("A")) == 3


@plays("Hollow Choirboy")
def test_dying_it_costs_each_opponent_a_card_of_his_choice() -> None:
    s = arc("A: army: Hollow Choirboy; hand: Axe, Wait\nB: hand: Fox, Hog\nC: hand: Rat\nD: army: Ox", TEXTS)
    s.choose("play Axe", "target Hollow Choirboy")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("B", ["pick Fox", "pick Hog"])
    s.choose("pick Hog")
    s.all_pass()
    s.choose("pick Rat") if "pick Rat" in s.options() else None
    assert (s.hand("A"), s.hand("B"), s.hand("C"), s.grave("B"), s.grave("C")) == (
        ["Wait"],
        ["Fox"],
        [],
        ["Hog"],
        ["Rat"],
    )


@plays("Hollow Choirboy")
@pytest.mark.parametrize("way", ["Home", "Exile"])
def test_leaving_otherwise_it_costs_nobody_anything(way: str) -> None:
    s = arc(f"A: army: Hollow Choirboy; hand: {way}\nB: hand: Fox, Hog", TEXTS)
    s.play(way)
    s.all_pass()
    assert s.hand("B") == ["Fox", "Hog"]


@plays("Hostage Princeling")
@pytest.mark.parametrize(("way", "left"), [("Axe", 14), ("Spark, Spark", 14), ("Home", 15), ("Exile", 15)])
def test_dying_it_costs_its_controller_a_point(way: str, left: int) -> None:
    s = arc(f"A: hand: {way}\nB: army: Hostage Princeling", TEXTS)
    while s.place("Hostage Princeling") == "B's Army":
        s.play(way.partition(",")[0])
    assert (s.points("B"), s.points("A")) == (left, 15)


@plays("Hostage Princeling")
def test_the_last_point_ends_the_match() -> None:
    s = arc("A: hand: Axe\nB: 1 points; army: Hostage Princeling", TEXTS)
    s.choose("play Axe")
    s.all_pass()
    assert (s.over, s.winner) == (True, "A")


@plays("Ditchwater Newt")
def test_dying_it_unmarks_a_creature_of_its_controller() -> None:
    s = arc(
        "A: hand: Axe, Wait; army: Wolf marked\nB: army: Ditchwater Newt, Ox marked, Mule; city Oak (Body, 8): Elder marked",
        TEXTS,
    )
    s.choose("play Axe", "target Ditchwater Newt")
    until(s, "target")
    assert (s.asked, sorted(s.options())) == ("B", ["target Elder", "target Mule", "target Ox"])
    s.choose("target Elder")
    s.all_pass()
    assert [s.marked(n) for n in ("Elder", "Ox", "Wolf")] == [False, True, True]
    s = arc("A: hand: Axe\nB: army: Ditchwater Newt", TEXTS)
    s.choose("play Axe")
    s.all_pass()
    assert s.place("Ditchwater Newt") == "B's graveyard"


@plays("Ditchwater Newt")
def test_returned_it_unmarks_nobody() -> None:
    s = arc("A: hand: Home\nB: army: Ditchwater Newt, Ox marked", TEXTS)
    s.play("Home", "target Ditchwater Newt")
    assert s.marked("Ox")


@plays("Widow of the Ninth Pyre")
def test_each_other_creature_of_hers_that_dies_makes_her_stronger_for_the_turn() -> None:
    s = arc("A: army: Widow of the Ninth Pyre, Wolf, Fox, Hog of B; hand: Doom, Axe, Axe\nB: army: Ox", TEXTS)
    s.play("Doom", "target Wolf", "target Hog")
    s.choose("trigger of Widow of the Ninth Pyre")
    s.all_pass()
    assert s.value("Widow of the Ninth Pyre") == "4/4"
    s.play("Axe", "target Ox")
    assert s.value("Widow of the Ninth Pyre") == "4/4"
    s.play("Axe", "target Fox")
    assert s.value("Widow of the Ninth Pyre") == "5/5"
    s.to("Draw", "B")
    assert s.value("Widow of the Ninth Pyre") == "2/2"


@plays("Saltdrowned Chantry")
@pytest.mark.parametrize(("advantage", "gained"), [(" (advantage)", 2), ("", 0)])
def test_with_its_advantage_each_death_among_opponents_brings_a_point(advantage: str, gained: int) -> None:
    s = arc(f"A: city Saltdrowned Chantry{advantage}; army: Wolf; hand: Doom, Axe, Home\nB: army: Ox, Mule, Fox", TEXTS)
    s.play("Doom", "target Ox", "target Mule")
    s.choose(*["trigger of Saltdrowned Chantry"] * (gained > 0))
    s.all_pass()
    assert s.points("A") == 15 + gained
    s.play("Axe", "target Wolf")
    s.play("Home")
    assert (s.points("A"), s.points("B")) == (15 + gained, 15)


@plays("Saltdrowned Chantry")
def test_in_the_opponents_turn_it_counts_too() -> None:
    s = arc("A: city Saltdrowned Chantry (advantage); hand: 1\nB: army: Ox; hand: Axe\nphase: Play, active B", TEXTS)
    s.play("Axe")
    assert s.points("A") == 16


@plays("Bonewick")
def test_for_a_gem_a_creature_that_died_returns_at_the_end_of_the_turn() -> None:
    table = "A: city Bonewick{}; army: Wolf; gems {}; hand: {}\nB: army: Ox"
    s = arc(table.format(" (advantage)", "1 Gaian", "Axe, Wait"), TEXTS)
    s.choose("play Axe", "target Wolf")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    s.all_pass()
    assert (s.place("Wolf"), s.consumed("A")) == ("A's graveyard", "1 Gaian")
    s.to("Draw", "B")
    assert s.hand("A") == ["Wait", "Wolf"]
    no.choose("no")
    no.to("Draw", "B")
    assert (no.hand("A"), no.gems("A"), no.place("Wolf")) == (["Wait"], "1 Gaian", "A's graveyard")


@plays("Bonewick")
def test_without_advantage_or_gem_or_card_nothing_returns_and_an_opponents_dead_stay() -> None:
    table = "A: city Bonewick{}; army: Wolf; {}hand: {}\nB: army: Ox; hand: {}"
    for advantage, gems, target in (
        ("", "gems 1 Gaian; ", "Wolf"),
        (" (advantage)", "", "Wolf"),
        (" (advantage)", "gems 1 Gaian; ", "Ox"),
    ):
        s = arc(table.format(advantage, gems, "Axe", "Spark"), TEXTS)
        s.choose("play Axe", f"target {target}")
        while s.table.chain:
            assert "yes" not in s.options()
            s.choose(s.way_on())
        s.to("Draw", "B")
        assert s.place(target).endswith("graveyard")
    s = arc(table.format(" (advantage)", "gems 1 Gaian; ", "Axe, Cleanse", "Spark"), TEXTS)
    s.choose("play Axe", "target Wolf")
    until(s, "yes")
    s.choose("yes")
    s.all_pass()
    s.play("Cleanse")
    s.to("Draw", "B")
    assert (s.hand("A"), s.place("Wolf")) == ([], "removed")


@plays("Grave Usher")
@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("hand: Grave Usher; gems 4 Dark Legion; grave: Imp, Mole, Axe", "play Grave Usher"),
        ("hand: Rise; grave: Imp, Mole, Axe, Grave Usher", "play Rise"),
    ],
)
def test_entering_it_may_bring_another_creature_back_to_the_hand(hand: str, play: str) -> None:
    s = arc(f"A: {hand}\nB: grave: Hog; army: Ox", TEXTS)
    s.choose(play)
    s.choose(*["target Grave Usher"] * (play == "play Rise"))
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert sorted(s.options()) == ["pick Imp", "pick Mole"]
    s.choose("pick Mole")
    assert s.hand("A") == ["Mole"]
    no.choose("no")
    assert no.hand("A") == []


@plays("Grave Usher")
def test_dead_by_then_it_still_does_not_bring_itself_back() -> None:
    s = arc("A: hand: Grave Usher; gems 4 Dark Legion; grave: Imp\nB: army: Ox; hand: Axe", TEXTS)
    s.choose("play Grave Usher")
    until(s, "play Axe")
    while s.place("Grave Usher") != "Keep of A":
        s.choose("pass")
    s.choose("play Axe", "target Grave Usher")
    until(s, "yes")
    s.choose("yes")
    s.all_pass()
    assert (s.hand("A"), s.grave("A")) == (["Imp"], ["Grave Usher"])


@plays("Third Shovel")
@pytest.mark.parametrize(("who", "left"), [("B", ["Hen"]), ("A", ["Third Shovel"])])
def test_the_three_newest_cards_of_a_graveyard_are_removed(who: str, left: list[str]) -> None:
    s = arc("A: hand: Third Shovel; gems 1 Dark Legion; grave: Imp, Mole\nB: grave: Hen, Hog, Rat, Fox", TEXTS)
    s.choose("play Third Shovel")
    assert sorted(s.options()) == ["target player A", "target player B"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert s.grave(who) == left
    assert all(s.place(name) == "removed" for name in (("Hog", "Rat", "Fox") if who == "B" else ("Imp", "Mole")))


@plays("Cold Fingers")
def test_dying_later_in_the_turn_of_whatever_it_brings_a_card() -> None:
    s = arc("A: hand: Cold Fingers, Axe; gems 2 Dark Legion\nB: army: Ox 1/3, Mule 1/1", TEXTS)
    s.play("Cold Fingers", "target Ox")
    assert (s.damage("Ox"), s.hand("A")) == (2, ["Axe"])
    s.play("Axe", "target Ox")
    assert s.hand("A") == ["Spare"]
    s = arc("A: hand: Cold Fingers; gems 2 Dark Legion\nB: army: Ox 1/3, Mule 1/2", TEXTS)
    s.play("Cold Fingers", "target Mule")
    assert (s.hand("A"), s.place("Mule")) == (["Spare"], "B's graveyard")


@plays("Cold Fingers")
def test_other_deaths_later_turns_other_ways_and_a_target_that_is_gone_bring_none() -> None:
    s = arc("A: hand: Cold Fingers, Axe; gems 2 Dark Legion\nB: army: Ox 1/3, Mule 1/1; hand: Home, 1", TEXTS)
    gone = s.fork()
    s.play("Cold Fingers", "target Ox")
    s.play("Axe", "target Mule")
    assert s.hand("A") == []
    s.to("Play", "B")
    s.play("Home")
    assert s.hand("A") == []
    gone.choose("play Cold Fingers", "target Ox")
    until(gone, "play Home")
    gone.choose("play Home", "target Ox")
    gone.all_pass()
    assert (gone.hand("A"), gone.place("Ox")) == (["Axe"], "B's hand")


@plays("Ledger of Graves")
def test_for_its_cost_and_one_a_creature_comes_back_marked_into_a_city_that_admits_it() -> None:
    s = arc(
        "A: hand: Ledger of Graves; gems 4 Dark Legion; grave: Mole, Bear, Boar, Hydra; city Oak (Body, 8); city Elm (Mind, 8);"
        " city Fort\nB: grave: Hog",
        TEXTS,
    )
    s.choose("play Ledger of Graves")
    assert sorted(s.options()) == ["target Boar", "target Hydra", "target Mole"]
    cheap = s.fork()
    s.choose("target Mole")
    s.all_pass()
    assert sorted(s.options()) == ["pick Elm", "pick Oak"]
    s.choose("pick Elm")
    s.all_pass()
    assert (s.place("Mole"), s.marked("Mole"), s.consumed("A")) == ("Elm", True, "4 Dark Legion")
    cheap.choose("target Hydra")
    cheap.all_pass()
    cheap.choose("pick Oak")
    assert (cheap.place("Hydra"), cheap.consumed("A")) == ("Oak", "1 Dark Legion")


@plays("Ledger of Graves")
def test_loyalty_asks_for_two_of_its_own_gems_or_all() -> None:
    table = "A: hand: Ledger of Graves; gems {}; grave: {}\nB: army: Ox"
    assert "play Ledger of Graves" not in arc(table.format("2 Gaian, 1 Dark Legion", "Boar"), TEXTS).options()
    assert "play Ledger of Graves" in arc(table.format("1 Gaian, 2 Dark Legion", "Boar"), TEXTS).options()
    assert "play Ledger of Graves" in arc(table.format("1 Dark Legion", "Hydra"), TEXTS).options()


LAUNDRESS = "A: army: Crypt Laundress; {}grave: {}\nB: army: Ox; grave: Rat; hand: Axe"


@plays("Crypt Laundress")
def test_for_a_gem_and_a_dead_creature_she_is_stronger_or_tougher() -> None:
    s = arc(LAUNDRESS.format("gems 4 Gaian; ", "Imp, Mole, Hog, Hen, Axe"), TEXTS)
    for value, way, used in (("3/3", "+2/+0", "Imp"), ("3/5", "+0/+2", "Hog")):
        s.choose("use Crypt Laundress")
        assert not {"give Axe", "give Rat"} & set(s.options())
        s.choose(f"give {used}")
        until(s, "choose")
        s.choose(f"choose: this creature gets {way}")
        assert (s.value("Crypt Laundress"), s.place(used)) == (value, "removed")
    assert (s.consumed("A"), "use Crypt Laundress" in s.options()) == ("2 Gaian", False)
    s.to("Draw", "B")
    assert s.value("Crypt Laundress") == "1/3"


@plays("Crypt Laundress")
def test_what_has_not_resolved_yet_counts_too_and_she_needs_both_gem_and_creature() -> None:
    s = arc(LAUNDRESS.format("gems 4 Gaian; ", "Imp, Mole, Hog, Hen"), TEXTS)
    s.choose("use Crypt Laundress", "give Imp")
    until(s, "use Crypt Laundress")
    s.choose("use Crypt Laundress", "give Hog")
    while s.table.chain:
        assert "use Crypt Laundress" not in s.options()
        s.choose(s.way_on())
    for gems, grave in (("", "Imp"), ("gems 1 Gaian; ", "Axe")):
        assert "use Crypt Laundress" not in arc(LAUNDRESS.format(gems, grave), TEXTS).options()
