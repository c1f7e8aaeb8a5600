"""Blind texts of AVA's second round, played as their writer meant them."""

import pytest

from blind.texts import ava, plays

TEXTS = {
    "Bolt": "event 0: Deal 3 damage to target creature.", "Axe": "event 0: Kill target creature.",
    "Rain": "event 0: Deal 2 damage to each creature.", "Ram": "event 0: Deal 3 damage to target city.",
    "Feint": "event 0: Target creature gets +3/+0 until end of turn.",
    "Elk": "creature 1 Gaian 2/5", "Fern": "creature 1 Gaian", "Toll": "magic 2 Gaian: Gain 1 life point.",
}  # fmt: skip


@plays("Bramblehide Boar")
def test_the_boar_grows_against_a_city_and_not_against_an_army() -> None:
    s = ava("A: army: Bramblehide Boar; hand: 1\nB: city Dale (Body, 8); army: Elk\nphase: Attack", TEXTS)
    army = s.fork()
    s.choose("attack Dale", "send Bramblehide Boar", "done")
    assert s.value("Bramblehide Boar") == "4/2"
    s.to("Second Play")
    assert (s.damage("Dale"), s.value("Bramblehide Boar")) == (4, "4/2")
    s.to("Play", "B")
    assert s.value("Bramblehide Boar") == "2/2"
    army.choose("attack B's army", "send Bramblehide Boar", "done")
    assert army.value("Bramblehide Boar") == "2/2"


@plays("Bramblehide Boar")
def test_the_bonus_goes_on_the_chain_and_a_boar_that_is_gone_gets_none() -> None:
    s = ava("A: army: Bramblehide Boar, Ox 1/1\nB: city Dale (Body, 8); hand: Axe\nphase: Attack", TEXTS)
    s.choose("attack Dale", "send Bramblehide Boar", "send Ox", "done", "play Axe", "target Bramblehide Boar")
    s.to("Second Play")
    assert (s.place("Bramblehide Boar"), s.damage("Dale")) == ("A's graveyard", 1)


@plays("Cellar Ferret")
def test_who_hits_for_three_cannot_defend_against_the_ferret() -> None:
    s = ava(
        "A: army: Cellar Ferret, Ox 1/1; hand: 1\nB: army: Bear 3/3, Elk, Giant 2/9 marked; hand: Feint\nphase: Attack",
        TEXTS,
    )
    s.choose("attack B's army", "send Cellar Ferret", "send Ox", "done")
    if "pass" in s.options():
        s.choose("pass")
    assert {"block Ox with Bear", "block Ox with Elk", "block Cellar Ferret with Elk"} <= set(s.options())
    assert "block Cellar Ferret with Bear" not in s.options()
    assert "block Cellar Ferret with Avatar of B" in s.options()
    s.choose("block Ox with Bear", "block Cellar Ferret with Elk", "done")
    s.choose("play Feint", "target Elk")
    s.to("Second Play")
    assert (s.place("Cellar Ferret"), s.damage("Elk")) == ("A's graveyard", 1)


@plays("Cellar Ferret")
def test_what_it_hits_for_is_asked_when_it_is_to_defend() -> None:
    s = ava("A: army: Cellar Ferret\nB: army: Elk; hand: Feint\nphase: Attack", TEXTS)
    s.choose("attack B's army", "send Cellar Ferret", "done", "play Feint", "target Elk")
    while "pass" in s.options():
        s.choose("pass")
    assert "block Cellar Ferret with Avatar of B" in s.options()
    assert not [label for label in s.options() if "with Elk" in label]


@plays("Marrow Clerk")
def test_for_each_other_creature_that_dies_a_gold_may_be_paid_for_a_card() -> None:
    s = ava(
        "A: army: Marrow Clerk, Ox 1/1, Cow 1/1; gold 2 Red Banner; hand: Axe; deck: Fern, Moss, 9\nB: army: Elk", TEXTS
    )
    other, own = s.fork(), s.fork()
    s.choose("play Axe", "target Ox", "yes")
    assert (s.hand("A"), s.consumed("A")) == (["Fern"], "1 Red Banner")
    other.play("Axe", "target Elk")
    assert (other.hand("A"), other.gems("A")) == ([], "2 Red Banner")
    own.play("Axe", "target Marrow Clerk")
    assert (own.hand("A"), own.gems("A")) == ([], "2 Red Banner")


@pytest.mark.parametrize(("answers", "drawn"), [(("yes",), ["Fern"]), (("no", "yes"), ["Fern"]), (("no", "no"), [])])
@plays("Marrow Clerk")
def test_he_counts_each_who_dies_with_him_and_who_does_not_pay_draws_nothing(
    answers: tuple[str, ...], drawn: list[str]
) -> None:
    s = ava("A: army: Marrow Clerk, Ox 1/1, Cow 1/2; gold 1 Gaian; hand: Rain; deck: Fern, Moss, 9\nB:", TEXTS)
    s.choose("play Rain", "number 2", *answers)
    assert (s.hand("A"), s.over) == (drawn, False)


@plays("Tollgate Sergeant")
def test_the_weak_cannot_attack_the_city_where_the_sergeant_lives() -> None:
    s = ava("""
        A: army: Ox 1/3, Elk
        B: city Dale (Body, 8): Tollgate Sergeant; city Fen (Mind, 8); army: Imp
        phase: Attack
    """, TEXTS)  # fmt: skip
    fen = s.fork()
    s.choose("attack Dale")
    assert "send Elk" in s.options()
    assert "send Ox" not in s.options()
    assert "send Avatar of A" in s.options()
    fen.choose("attack Fen")
    assert "send Ox" in fen.options()


@plays("Tollgate Sergeant")
def test_marked_he_stands_guard_too_and_from_the_army_he_does_not() -> None:
    for b, offered in (
        ("city Dale (Body, 8): Tollgate Sergeant marked", False),
        ("city Dale (Body, 8); army: Tollgate Sergeant", True),
    ):
        s = ava(f"A: army: Ox 1/3, Elk\nB: {b}\nphase: Attack", TEXTS)
        s.choose("attack Dale")
        assert ("send Ox" in s.options()) == offered


@plays("Rooftop Drummer")
def test_the_others_who_attack_with_the_drummer_hit_harder() -> None:
    s = ava("A: army: Rooftop Drummer, Ox 1/1, Cow 1/1\nB: army: Elk; hand: Axe\nphase: Attack", TEXTS)
    s.choose("attack B's army", "send Rooftop Drummer", "send Ox", "done")
    names = ("Rooftop Drummer", "Ox", "Cow", "Elk")
    assert [s.value(name) for name in names] == ["1/1", "2/1", "1/1", "2/5"]
    s.choose("play Axe", "target Rooftop Drummer")
    while s.place("Rooftop Drummer") != "A's graveyard":
        s.choose("pass")
    assert s.value("Ox") == "1/1"


@plays("Rooftop Drummer")
def test_who_stays_at_home_drums_for_nobody_and_an_avatar_hears_no_drum() -> None:
    s = ava("A: army: Rooftop Drummer, Ox 1/1\nB: army: Elk\nphase: Attack", TEXTS)
    led = s.fork()
    s.choose("attack B's army", "send Ox", "done")
    assert s.value("Ox") == "1/1"
    led.choose("attack B's army", "send Rooftop Drummer", "send Avatar of A", "done")
    assert led.value("Avatar of A").startswith("0/")


@plays("Parchment Colossus")
def test_the_colossus_counts_hand_and_resource_cards_again_and_again() -> None:
    s = ava(
        "A: army: Parchment Colossus; gold 2 Gaian, 1 Red Banner marked; hand: Feint, Fern, 2\nB: hand: Rain\n", TEXTS
    )
    assert s.value("Parchment Colossus") == "4/3"
    s.choose("lay Fern", "name Gaian")
    assert s.value("Parchment Colossus") == "3/4"
    s.play("Feint")
    assert s.value("Parchment Colossus") == "5/4"


@plays("Parchment Colossus")
def test_without_resource_cards_it_dies() -> None:
    s = ava("A: army: Parchment Colossus, Ox; hand: 2\nB:", TEXTS)
    assert s.place("Parchment Colossus") == "A's graveyard"
    s = ava(
        "A: army: Parchment Colossus hurt 1; gold 2 Gaian; hand: Wreck, 2\nB:",
        {"Wreck": "event 0: Destroy target resource card."},
    )
    assert s.place("Parchment Colossus") == "A's Army"
    s.play("Wreck", "target Gaian resource card")
    assert s.place("Parchment Colossus") == "A's graveyard"


@plays("Dropped Portcullis")
def test_the_next_four_damage_to_the_city_is_prevented() -> None:
    s = ava(
        "A: army: Ox 3/3, Cow 3/3; gold 2 Gaian; hand: Dropped Portcullis\n"
        "B: city Dale (Body, 8); city Fen (Mind, 8)\nphase: Attack"
    )
    s.choose("attack Dale", "send Ox", "send Cow", "done", "play Dropped Portcullis", "target Dale")
    s.to("Second Play")
    assert (s.damage("Dale"), s.damage("Fen")) == (2, 0)


@plays("Dropped Portcullis")
def test_of_several_sources_the_first_four_and_the_rest_lapses() -> None:
    s = ava("A: gold 2 Gaian; hand: Dropped Portcullis, Ram, Ram\nB: city Dale (Body, 8)", TEXTS)
    s.play("Dropped Portcullis")
    later = s.fork()
    s.play("Ram")
    assert s.damage("Dale") == 0
    s.play("Ram")
    assert s.damage("Dale") == 2
    later.to("Play", "B")
    later.to("Play", "A")
    later.play("Ram")
    assert later.damage("Dale") == 3


@plays("Dropped Portcullis")
def test_two_of_them_add_up() -> None:
    s = ava(
        "A: gold 4 Gaian; hand: Dropped Portcullis, Dropped Portcullis, Ram, Ram, Ram\nB: city Dale (Body, 9)",
        TEXTS,
    )
    s.play("Dropped Portcullis")
    s.play("Dropped Portcullis")
    for _ in range(3):
        s.play(next(label for label in s.options() if label.startswith("play Ram")).removeprefix("play "))
    assert s.damage("Dale") == 1


@plays("Clipped Coinage")
def test_whoever_spends_the_clipped_gold_loses_a_life_point() -> None:
    s = ava("A: gold 2 Dark Legion; hand: Clipped Coinage\nB: gold 2 Gaian; hand: Toll, 1", TEXTS)
    s.choose("play Clipped Coinage")
    assert "target Gaian resource card" in s.options()
    s.choose("target Gaian resource card")
    s.to("Play", "B")
    assert (s.life("A"), s.life("B")) == (20, 20)
    s.choose("play Toll")
    s.to("Entrance")
    assert (s.life("A"), s.life("B")) == (20, 20), "a point lost and a point gained"


@plays("Kettlebridge")
def test_who_wins_body_has_attackers_that_hit_harder_for_a_turn() -> None:
    for prize, values in (("the advantage", ["2/1", "1/1", "1/1"]), ("1 VP", ["1/1", "1/1", "1/1"])):
        s = ava("A: city Kettlebridge: Elder; army: Ox 1/1, Cow 1/1\nB: army: Elk 1/1\nphase: Tactics")
        s.choose("claim Body", "bid Elder")
        while "done" in s.options():
            s.choose("done")
        s.choose(f"Body: {prize}")
        s.to("Attack")
        s.choose("attack B's army", "send Ox", "done")
        assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == values


@plays("Kettlebridge")
def test_two_bridges_add_up() -> None:
    s = ava("A: city Kettlebridge: Elder; city Kettlebridge; army: Ox 1/1\nB: army: Elk 1/1\nphase: Tactics")
    s.choose("claim Body", "bid Elder")
    while "done" in s.options():
        s.choose("done")
    s.choose("Body: the advantage")
    s.to("Attack")
    s.choose("attack B's army", "send Ox", "done")
    assert s.value("Ox") == "3/1"


@plays("Hollowmere")
def test_for_each_resident_that_dies_an_opponent_discards_what_he_likes() -> None:
    s = ava("A: city Hollowmere: Elder; army: Ox; hand: Axe\nB: hand: Fern, Moss\nC: hand: Reed", TEXTS)
    army = s.fork()
    s.choose("play Axe", "target Elder", "pick Moss")
    assert (s.hand("B"), s.hand("C"), s.hand("A")) == (["Fern"], [], [])
    army.play("Axe", "target Ox")
    assert (len(army.hand("B")), len(army.hand("C"))) == (2, 1)


@plays("Hollowmere")
def test_in_a_turn_with_its_advantage_opposing_deaths_are_cards() -> None:
    for prize, drawn in (("the advantage", ["Moss"]), ("1 VP", [])):
        s = ava(
            "A: city Hollowmere: Elder; hand: Axe; deck: Moss, Fern, 9\nB: army: Hen 1/1; deck: 9\nphase: Tactics",
            TEXTS,
        )
        s.choose("claim Mind", "bid Elder")
        while "pass" in s.options():
            s.choose("pass")
        s.choose(f"Mind: {prize}")
        s.to("Play")
        held = s.hand("A")
        s.choose("play Axe", "target Hen", *(["yes"] if prize == "the advantage" else []))
        assert [card for card in s.hand("A") if card not in held] == drawn


@plays("Lockwright Apprentice")
def test_the_apprentice_repairs_the_city_it_is_in_and_no_more_than_was_lost() -> None:
    for hurt, left in ((3, 1), (1, 0)):
        s = ava(
            f"A: city Dale (Body, 8, hurt {hurt}): Lockwright Apprentice; city Fen (Mind, 8, hurt 3); gold 1 Red Banner\nB:"
        )
        s.choose("use Lockwright Apprentice")
        s.all_pass()
        assert (s.damage("Dale"), s.damage("Fen"), s.marked("Lockwright Apprentice")) == (left, 3, True)
        assert s.consumed("A") == "1 Red Banner"


@plays("Lockwright Apprentice")
def test_in_the_army_it_repairs_nothing() -> None:
    s = ava("A: city Dale (Body, 8, hurt 3); army: Lockwright Apprentice; gold 1 Gaian\nB:")
    if "use Lockwright Apprentice" in s.options():
        s.choose("use Lockwright Apprentice")
        s.all_pass()
    assert s.damage("Dale") == 3
