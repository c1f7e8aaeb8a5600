"""Blind magic and events of AVA's twenty-fifth round, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Lift": "event 0: Unmark target creature.", "Stroke": "event 0: Deal 3 damage to target creature.",
    "Raze": "event 0: Destroy target city.", "Gleaner": "creature 1 1/1: When this creature dies, gain 1 victory point.",
    "Tarn": "city 2 Mind 6",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"


@plays("Supplies by the Back Road")
@pytest.mark.parametrize("gone", ["Hen", "Ox", "Cow"])
def test_two_cards_are_drawn_and_any_one_is_discarded(gone: str) -> None:
    s = ava("A: hand: Supplies by the Back Road, Hen; gold 3 The Empire; deck: Ox, Cow, Fox; army: Elk\nB: army: Ram")
    s.choose("play Supplies by the Back Road")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("A", ["pick Cow", "pick Hen", "pick Ox"])
    s.choose(f"pick {gone}")
    assert sorted(s.hand("A")) == sorted({"Hen", "Ox", "Cow"} - {gone})
    assert (sorted(s.grave("A")), s.deck("A")) == (sorted([gone, "Supplies by the Back Road"]), ["Fox"])


@plays("Supplies by the Back Road")
@pytest.mark.parametrize(("deck", "over"), [(1, True), (2, False)])
def test_who_cannot_draw_both_is_defeated(deck: int, over: bool) -> None:
    s = ava(f"A: hand: Supplies by the Back Road; gold 3 The Empire; deck: {deck}; army: Elk\nB: army: Ram")
    s.choose("play Supplies by the Back Road")
    while s.asked and s.table.chain and not offered(s, "pick"):
        s.choose("pass")
    assert s.over is over
    assert s.winner == "B" if over else len(offered(s, "pick")) == 2


@plays("Pitch Barrels Downhill")
@pytest.mark.parametrize("hit", ["Hen", "Ox", "Dale", "Oak"])
def test_barrels_hit_one_creature_or_city_for_three(hit: str) -> None:
    s = ava(
        "A: hand: Pitch Barrels Downhill; gold 3 Red Banner; city Oak (Mind, 9); army: Ox 1/9\n"
        "B: city Dale (Body, 9): Hen 1/9; army: Elk 1/9"
    )
    s.choose("play Pitch Barrels Downhill")
    assert sorted(targets(s)) == ["Dale", "Elk", "Hen", "Oak", "Ox"]
    s.choose(f"target {hit}")
    s.all_pass()
    there = ("Dale", "Elk", "Hen", "Oak", "Ox")
    assert {name: s.damage(name) for name in there} == dict.fromkeys(there, 0) | {hit: 3}
    s.to("Play", "B")
    assert s.damage(hit) == (3 if hit in ("Dale", "Oak") else 0)


@plays("Pitch Barrels Downhill")
def test_barrels_kill_and_destroy() -> None:
    table = "A: hand: Pitch Barrels Downhill; gold 3 Red Banner; army: Ox\nB: city Dale (Body, 3): Hen 1/3"
    for hit, places in (("Hen", ["B's Kingdom", "B's graveyard"]), ("Dale", ["B's graveyard", "B's Army"])):
        s = ava(table)
        s.play("Pitch Barrels Downhill", f"target {hit}")
        assert [s.place(n) for n in ("Dale", "Hen")] == places


@plays("No Rest for the Spent")
def test_who_is_spent_dies_unless_he_has_rested_by_then() -> None:
    s = ava(
        "A: hand: No Rest for the Spent; gold 3 Dark Legion; army: Ox marked, Yak; avatar marked\n"
        "B: city Fen: Gleaner marked, Pig; hand: Lift; army: Elk", TEXTS,
    )  # fmt: skip
    s.choose("play No Rest for the Spent")
    assert sorted(targets(s)) == ["Gleaner", "Ox"]
    rested = s.fork()
    s.choose("target Gleaner")
    s.all_pass()
    assert (s.place("Gleaner"), s.victory("B"), s.place("Ox")) == ("B's graveyard", 1, "A's Army")
    rested.choose("target Gleaner")
    until(rested, "play Lift")
    rested.choose("play Lift", "target Gleaner")
    rested.all_pass()
    assert (rested.place("Gleaner"), rested.place("No Rest for the Spent")) == ("Fen", "A's graveyard")


@plays("Harvest in Every Ward")
@pytest.mark.parametrize(
    ("cities", "life"), [("city Dale", 22), ("city Dale; city Oak; city Elm", 26), ("cities: Tarn", 20)]
)
def test_each_own_city_brings_two_life_points(cities: str, life: int) -> None:
    s = ava(
        f"A: hand: Harvest in Every Ward; gold 3 Gaian; {cities}; army: Ox\nB: army: Elk; city Fen; city Moor", TEXTS
    )
    s.play("Harvest in Every Ward")
    assert (s.life("A"), s.life("B")) == (life, 20)


@plays("Harvest in Every Ward")
def test_the_cities_are_counted_when_it_resolves() -> None:
    s = ava(
        "A: hand: Harvest in Every Ward; gold 3 Gaian; city Dale; city Oak; army: Ox\nB: army: Elk; hand: Raze", TEXTS
    )
    s.choose("play Harvest in Every Ward")
    until(s, "play Raze")
    s.choose("play Raze", "target Oak")
    s.all_pass()
    assert s.life("A") == 22


@plays("Bark before the Blade")
def test_bark_makes_anybody_stronger_and_tougher_until_the_turn_ends() -> None:
    s = ava(
        "A: army: Hen 1/1; hand: Stroke\nB: army: Elk 1/1; city Fen: Cow 1/1; hand: Bark before the Blade; gold 2 Gaian",
        TEXTS,
    )
    s.choose("play Stroke", "target Cow")
    until(s, "play Bark before the Blade")
    s.choose("play Bark before the Blade")
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.value("Cow"), s.damage("Cow"), s.place("Cow"), s.value("Elk")) == ("2/5", 3, "Fen", "1/1")
    s.to("Play", "B")
    assert (s.value("Cow"), s.damage("Cow"), s.place("Cow")) == ("1/1", 0, "Fen")


@plays("One Last Shove")
def test_an_attacker_gets_a_last_shove_for_the_turn() -> None:
    s = ava(
        "A: army: Ox 1/9, Pig; hand: Wait\n"
        f"B: army: Cow 0/9; hand: One Last Shove, Wait; gold 1 Red Banner{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play One Last Shove")
    s.choose("play One Last Shove")
    assert targets(s) in ([], ["Ox"])
    s.choose("target Ox") if targets(s) else None
    s.to("Second Play")
    assert (s.damage("Cow"), s.value("Ox"), s.value("Pig")) == (4, "4/9", "1/1")
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@plays("One Last Shove")
def test_nobody_is_shoved_without_an_attack_or_after_it() -> None:
    s = ava("A: army: Ox; hand: One Last Shove, Wait; gold 1 Red Banner\nB: army: Cow; hand: 1", TEXTS)
    assert offered(s, "play") == ["Wait"]
    s.to("Attack")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "play One Last Shove")
    s.to("Second Play")
    assert offered(s, "play") == ["Wait"]


@plays("Roused by the Orderly")
@pytest.mark.parametrize("who", ["Ox", "Avatar of A", "Fox", "Nun"])
def test_any_resident_is_roused(who: str) -> None:
    s = ava(
        "A: city Oak: Ox marked, Nun; avatar in Oak marked; army: Yak marked; hand: Roused by the Orderly; "
        "gold 1 The Empire\nB: city Fen: Fox marked; army: Elk marked"
    )
    s.choose("play Roused by the Orderly")
    assert sorted(targets(s)) == ["Avatar of A", "Fox", "Nun", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    spent = {"Ox", "Avatar of A", "Fox", "Yak", "Elk"} - {who}
    assert {n for n in ("Ox", "Nun", "Avatar of A", "Fox", "Yak", "Elk") if s.marked(n)} == spent


@plays("Roused by the Orderly")
def test_who_is_roused_still_counts_for_the_bid() -> None:
    s = ava(
        "A: city Oak: Ox, Hen; hand: Roused by the Orderly; gold 1 The Empire\n"
        f"B: city Fen: Fox; hand: 1{TACTICS}"
    )  # fmt: skip
    s.choose("claim Body", "bid Ox", "bid Hen")
    until(s, "play Roused by the Orderly")
    s.choose("play Roused by the Orderly", "target Ox")
    until(s, "bid Fox")
    assert not s.marked("Ox")
    s.choose("bid Fox")
    until(s, "Body: 1 VP")
    assert s.asked == "A"


@rule("AVA-CITY-09")
@plays("Roused by the Orderly")
@pytest.mark.parametrize(("goal", "who"), [("Dale", ["Cow", "Hen"]), ("B's army", ["Hen"])])
def test_who_helps_a_city_is_roused_as_a_resident(goal: str, who: list[str]) -> None:
    s = ava(
        "A: army: Ox 1/9; hand: 1\n"
        f"B: city Dale: Hen marked; army: Cow marked; hand: Roused by the Orderly; gold 1 The Empire{COMBAT}"
    )
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, "play Roused by the Orderly")
    s.choose("play Roused by the Orderly")
    assert sorted(targets(s)) == (who if len(who) > 1 else [])
    if len(who) == 1:
        s.to("Second Play")
        assert (s.marked("Hen"), s.marked("Cow")) == (False, True)
        return
    s.choose("target Cow")
    until(s, "block")
    assert "block Ox with Cow" in s.options()


@plays("Detained by Good Manners")
@pytest.mark.parametrize(
    ("who", "defenders"), [("Elk", ["Avatar of B", "Cow"]), ("Pig", ["Avatar of B", "Cow", "Elk"])]
)
def test_who_is_detained_defends_nothing_this_turn(who: str, defenders: list[str]) -> None:
    s = ava(
        "A: army: Ox 1/9, Pig; hand: Detained by Good Manners, 1; gold 2 House of Nobles\n"
        "B: army: Elk, Cow; city Dale: Hen; hand: 1"
    )
    s.choose("play Detained by Good Manners")
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", "Ox", "Pig"]
    s.choose(f"target {who}")
    s.all_pass()
    s.to("Attack")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    assert sorted(offered(s, "block", "Ox with ")) == [f"Ox with {name}" for name in defenders]
    s.to("Attack", "B")
    s.choose("attack A's army", "send Cow", "done")
    until(s, "block")
    assert "block Cow with Pig" in s.options()  # in another turn


@plays("Detained by Good Manners")
def test_who_defends_already_is_not_detained() -> None:
    s = ava(
        "A: army: Ox 1/9; hand: Detained by Good Manners; gold 2 House of Nobles\n"
        f"B: army: Elk 3/9; hand: 1{COMBAT}"
    )  # fmt: skip
    s.choose("attack B's army", "send Ox", "done")
    early = s.fork()
    until(s, "block")
    s.choose("block Ox with Elk")
    until(s, "play Detained by Good Manners")
    s.choose("play Detained by Good Manners", "target Elk")
    fought(s)
    assert (s.damage("Ox"), s.damage("Elk")) == (3, 1)
    until(early, "play Detained by Good Manners")
    early.choose("play Detained by Good Manners", "target Elk")
    fought(early)
    assert (early.damage("Ox"), early.damage("Elk")) == (0, 0)
