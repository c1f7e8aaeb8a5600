"""Blind texts of ARC that had waited for their scenes, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, there

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Fall": "magic 0: Destroy target city.", "Rouse": "event 0: Unmark target creature.",
    "Big": "creature 4 2/2", "Mid": "creature 3 2/2", "Chief": "creature 1 1/1: Mark: Mark another target creature.",
}  # fmt: skip
CLAIMED = "city Oakhold (Body, 8): {}; city Elm (Mind, 8); hand: 1\nB: army: Mule\nphase: Tactics"


@plays("Short Leash")
def test_the_creature_is_marked_and_stays_so_in_one_unmark_phase() -> None:
    s = arc("A: hand: Short Leash; gems 2 House of Nobles\nB: army: Mule, Ox marked; hand: 1", TEXTS)
    s.play("Short Leash", "target Mule")
    s.to("Play", "B")
    assert (s.marked("Mule"), s.marked("Ox")) == (True, False)
    s.to("Play", "A")
    s.to("Play", "B")
    assert not s.marked("Mule")


@plays("Short Leash")
def test_what_is_marked_already_stays_marked_too_and_an_effect_may_unmark_it() -> None:
    s = arc("A: hand: Short Leash, Rouse; gems 2 House of Nobles\nB: army: Mule marked; hand: 1", TEXTS)
    s.play("Short Leash")
    free = s.fork()
    s.to("Play", "B")
    assert s.marked("Mule")
    free.play("Rouse")
    free.to("Play", "B")
    assert not free.marked("Mule")


@plays("Lifebane")
def test_it_costs_one_more_than_the_creature_and_its_controller_gains_a_point() -> None:
    s = arc(
        "A: hand: Lifebane; gems 4 Dark Legion; army: Wolf\nB: 15 points; army: Mid, Big 2/2 cost 4",
        {"Mid": TEXTS["Mid"]},
    )
    s.choose("play Lifebane")
    assert s.options() == ["target Wolf", "target Mid"]  # Big would cost 5
    s.choose("target Mid")
    s.all_pass()
    assert (s.place("Mid"), s.points("B"), s.points("A"), s.consumed("A")) == ("B's graveyard", 16, 15, "4 Dark Legion")


@plays("Lifebane")
def test_if_the_creature_is_gone_nobody_gains() -> None:
    s = arc("A: hand: Lifebane; gems 4 Dark Legion\nB: 15 points; army: Mid; hand: Axe", TEXTS)
    s.choose("play Lifebane", "play Axe")
    s.all_pass()
    assert (s.points("B"), s.consumed("A")) == (15, "4 Dark Legion")


@plays("Pot Carrier")
def test_the_others_of_its_controller_in_its_city_are_tougher() -> None:
    s = arc(
        "A: army: Wolf; city Oakhold (Body, 8): Pot Carrier, Elder 1/1; city Elm (Mind, 8): Sage 1/1\nB: army: Mule"
    )
    assert [s.value(name) for name in ("Elder", "Pot Carrier", "Sage", "Wolf")] == ["1/2", "0/3", "1/1", "1/1"]
    s.carry_out("move Pot Carrier to the Army")
    assert [s.value(name) for name in ("Elder", "Wolf")] == ["1/1", "1/1"]


@plays("Ashwing Harrier")
def test_entering_it_hurts_a_creature_and_if_need_be_itself() -> None:
    s = arc("A: hand: Ashwing Harrier; gems 3 Red Banner; army: Wolf 1/3\nB: army: Mule 1/2 hurt 1, Ox 1/5")
    s.choose("play Ashwing Harrier")
    while not any(label.startswith("target") for label in s.options()):
        s.choose(s.options()[0])
    assert sorted(s.options()) == [f"target {name}" for name in ("Ashwing Harrier", "Mule", "Ox", "Wolf")]
    s.choose("target Mule")
    s.all_pass()
    assert s.place("Mule") == "B's graveyard"
    s = arc("A: hand: Ashwing Harrier; gems 3 Red Banner\nB: hand: 1")
    s.choose("play Ashwing Harrier")
    s.all_pass()
    while s.place("Ashwing Harrier") == "A's hand" or s.table.chain:
        s.choose(s.options()[0])
    assert s.place("Ashwing Harrier") == "A's graveyard"


@plays("Vault Keeper")
def test_it_may_be_unmarked_for_the_next_claim_when_a_bid_is_won() -> None:
    s = arc(f"A: {CLAIMED.format('Vault Keeper')}", TEXTS)
    s.choose("claim Body")
    while "yes" not in s.options():
        s.choose(next((label for label in s.options() if label.startswith("bid")), s.options()[0]))
    assert s.marked("Vault Keeper")
    no = s.fork()
    s.choose("yes")
    assert not s.marked("Vault Keeper")
    no.choose("no")
    assert no.marked("Vault Keeper")


@plays("Sudden Muster")
def test_up_to_two_residents_come_to_the_army_as_they_are() -> None:
    s = arc(
        "A: hand: Sudden Muster; gems 2 The Empire; army: Wolf; city Oakhold (Body, 8): Elder marked, Imp, Ape\n"
        "B: army: Mule"
    )
    s.choose("play Sudden Muster")
    assert "target Wolf" not in s.options()
    s.choose("target Elder", "target Ape")
    s.all_pass()
    assert there(s, "A's Army") == ["Wolf", "Elder", "Ape"]
    assert [s.marked(name) for name in ("Elder", "Ape")] == [True, False]
    s.carry_out("move Imp to the Army")  # the move of the turn is left


@plays("Sudden Muster")
def test_it_answers_an_attack_on_the_army() -> None:
    s = arc(
        "A: army: Wolf\nB: hand: Sudden Muster; gems 2 The Empire; army: Mule; city Oakhold (Body, 8): Elder\nphase: Attack"
    )
    s.choose("attack B's army", "play Sudden Muster")
    while "block Wolf with Elder" not in s.options():
        s.choose("target Elder" if "target Elder" in s.options() else s.way_on())
    assert s.place("Elder") == "B's Army"


@plays("Mob With Torches")
def test_it_counts_the_other_marked_creatures_of_its_controller_everywhere() -> None:
    s = arc(
        """
        A: army: Mob With Torches marked, Wolf marked, Chief; city Oakhold (Body, 8): Elder marked, Imp
        B: army: Mule marked
        """,
        TEXTS,
    )
    assert s.value("Mob With Torches") == "4/4"
    s.carry_out("use Chief", "target Imp")
    assert s.value("Mob With Torches") == "6/6"  # Chief and Imp


@plays("Palisade Sentry")
def test_the_costly_do_not_attack_its_city_while_it_is_unmarked() -> None:
    table = "A: army: Big, Mid\nB: army: {}; city Oakhold (Body, 8): {}; city Elm (Mind, 8)\nphase: Attack"
    s = arc(table.format("Mule", "Palisade Sentry"), TEXTS)
    s.choose("attack Oakhold")
    assert (s.marked("Mid"), s.marked("Big")) == (True, False)
    for army, city in (("Mule", "Palisade Sentry marked"), ("Palisade Sentry", "Mule")):
        s = arc(table.format(army, city), TEXTS)
        s.choose("attack Oakhold")
        assert "send Big" in s.options()
    s = arc(table.format("Mule", "Palisade Sentry"), TEXTS)
    s.choose("attack Elm")
    assert "send Big" in s.options()


@plays("Doorwarden")
@pytest.mark.parametrize(
    ("where", "damage"),
    [("city Oakhold (Body, 8): Doorwarden; army: Mule", 3), ("city Oakhold (Body, 8): Mule; army: Doorwarden", 5)],
)
def test_the_attacker_it_faces_in_its_city_is_weaker_in_that_combat(where: str, damage: int) -> None:
    s = arc(f"A: army: Wolf 5/5\nB: {where}\nphase: Attack")
    s.choose("attack Oakhold", "block Wolf with Doorwarden")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert f"Doorwarden suffers {damage} damage from Wolf" in s.log()
    s.to("Play", "B")
    assert s.value("Wolf") == "5/5"


@plays("Orla the Bell-Ringer")
def test_an_attack_on_a_city_unmarks_a_resident_who_may_then_defend() -> None:
    table = "A: army: Wolf\nB: army: {}; city Oakhold (Body, 8): Elder marked, Imp marked; hand: 1\nphase: Attack"
    s = arc(table.format("Orla the Bell-Ringer"))
    s.choose("attack Oakhold")
    s.choose("pick Imp")
    assert (s.marked("Elder"), s.marked("Imp")) == (True, False)
    assert "block Wolf with Imp" in s.options()


@plays("Sundial Sage")
def test_the_two_top_cards_are_looked_at_and_laid_where_one_likes() -> None:
    s = arc("A: hand: Sundial Sage; gems 3 Gaian; deck: Rat, Elk, Fox\nB: army: Mule")
    s.choose("play Sundial Sage")
    while "pick Rat" not in s.options():
        s.choose(s.options()[0])
    assert (s.sees("A", "Rat"), s.sees("A", "Elk"), s.sees("B", "Rat"), s.sees("A", "Fox")) == (
        True,
        True,
        False,
        False,
    )
    s.choose("pick Rat", "done")
    assert (s.deck("A"), s.hand("A")) == (["Elk", "Fox", "Rat"], [])


@plays("Oath of the Watch")
def test_who_defends_the_city_is_stronger_and_the_oath_outlives_it() -> None:
    s = arc(
        """
        A: army: Wolf 1/9; hand: Fall
        B: army: Mule; city Oakhold (Body, 8): Elder 1/1; city Elm (Mind, 8); attached: Oath of the Watch on Oakhold
        phase: Attack
    """,
        TEXTS,
    )
    fight = s.fork()
    fight.choose("attack Oakhold", "block Wolf with Elder")
    assert "Wolf suffers 2 damage from Elder" in fight.log()
    s.to("Second Play")
    s.play("Fall", "target Oakhold")
    assert s.place("Oath of the Watch") == "B's hand"


@plays("Lien")
def test_who_is_under_a_lien_bids_for_nobody() -> None:
    s = arc(f"A: attached: Lien on Ox; {CLAIMED.format('Ox, Cow')}", TEXTS)
    s.choose("claim Body")
    assert "bid Cow" in s.options()
    assert "bid Ox" not in s.options()


@plays("Lien")
def test_nor_does_it_answer_a_bid_but_all_else_remains_possible() -> None:
    s = arc(
        "A: attached: Lien on Mule; city Oakhold (Body, 8): Elder\nB: city Elm (Body, 8): Mule 3/3, Hen\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Elder")
    while not [label for label in s.options() if label.startswith("bid")]:
        s.choose("done" if "done" in s.options() else "pass")
    assert (s.asked, "bid Hen" in s.options(), "bid Mule" in s.options()) == ("B", True, False)
    s = arc("A: attached: Lien on Ox; army: Ox 3/3, Cow\nB: army: Hen\nphase: Attack", TEXTS)
    s.choose("attack B's army")
    assert "send Ox" in s.options()
