"""Blind regions of round 21 and what goes with them, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered
from blind.test_played_ava_regions_bids import ALL, ONE, TWO, won
from blind.texts import plays, regions, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Ram": "event 0: Deal 30 damage to target region.",
    "Put": "event 0: Put target creature into its controller's Body Domain.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Moss": "creature 0 The Empire 1/1", "Fern": "creature 0 Gaian 1/1", "Bone": "creature 0 Dark Legion 1/1",
    "Ogre": "creature 0 Red Banner 1/1", "Lord": "creature 0 House of Nobles 1/1",
}  # fmt: skip
BANNER = {name: TEXTS[name].replace("event 0:", "event 0 Red Banner:") for name in ("Ram", "Put", "Call")}
WEALD, BARROWS, FOUNTAINS, CATACOMBS = "Hollyhock Weald", "Gauntlet Barrows", "Mistral Fountains", "Sulphur Catacombs"
OWLKEEPER, MORTAR, TERRACES = "Belfry Owlkeeper", "Mortar and Good Cheer", "Lapwing Terraces"


@plays(WEALD, BARROWS, FOUNTAINS, CATACOMBS, TERRACES)
@pytest.mark.parametrize(("region", "can"), [
    (WEALD, "Fern, Lord"), (BARROWS, "Moss, Ogre"), (FOUNTAINS, "Fern, Lord"), (CATACOMBS, "Bone"), (TERRACES, "Lord, Moss"),
])  # fmt: skip
def test_what_a_region_supports(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; hand: Moss, Fern, Bone, Ogre, Lord; army: Ox\nB: army: Elk\nphase: Entrance", TEXTS
    )
    assert sorted(offered(s, "play")) == can.split(", ")


@plays("Hollyhock Weald")
def test_in_the_weald_all_creatures_are_tougher_until_it_is_lost() -> None:
    s = regions(f"A: region {WEALD}; army: Ox 1/1 hurt 1; body: Cow 1/1; hand: Ram\nB: army: Elk 1/1; hand: 1", TEXTS)
    assert [s.value(n) for n in ("Ox", "Cow", "Elk")] == ["1/2", "1/2", "1/1"]
    s.play("Ram", f"target {WEALD}")
    assert (s.place(WEALD), s.place("Ox"), s.value("Cow")) == ("A's graveyard", "A's graveyard", "1/1")


@plays("Gauntlet Barrows")
@pytest.mark.parametrize(("disciplines", "points", "more"), [
    (ONE, (), 1), (ONE, ONE, 0), ((), (), 0), (TWO, (), 1), (TWO, ONE, 1), (TWO, TWO, 0),
])  # fmt: skip
def test_with_a_benefit_the_front_strikes_harder(
    disciplines: tuple[str, ...], points: tuple[str, ...], more: int
) -> None:
    s = won(BARROWS, disciplines, points, "army: Yak 1/1; hand: Wait", "army: Elk 1/1; hand: 1; deck: 9")
    s.to("Play")
    assert [s.value(n) for n in ("Yak", "Ox", "Elk")] == [f"{1 + more}/1", "1/1", "1/1"]
    s.to("Play", "B")
    assert s.value("Yak") == "1/1"


@plays("Gauntlet Barrows")
def test_who_comes_to_the_front_has_it_and_who_leaves_has_not() -> None:
    mine = f"region {BARROWS} advantage; army: Yak 1/1; body: Cow 1/1"
    s = regions(f"A: {mine}; hand: Call, Put, Ram\nB: army: Elk 1/1; hand: 1", TEXTS | BANNER)
    s.play("Call", "target Cow")
    assert [s.value(n) for n in ("Yak", "Cow", "Elk")] == ["2/1", "2/1", "1/1"]
    s.play("Put", "target Yak")
    assert [s.value(n) for n in ("Yak", "Cow")] == ["1/1", "2/1"]
    s.play("Ram", f"target {BARROWS}")
    assert s.value("Cow") == "1/1"


@plays("Mistral Fountains")
@pytest.mark.parametrize(("life", "after"), [(20, 21), (3, 4)])
def test_the_fountains_give_a_life_point_each_own_turn(life: int, after: int) -> None:
    s = regions(
        f"A: {life} LP; region {FOUNTAINS}; army: Ox; hand: 1\nB: army: Elk; hand: Wait\nphase: Entrance, active B",
        TEXTS,
    )
    s.to("Play", "A")
    assert (s.life("A"), s.life("B")) == (after, 20)
    s.to("Play", "B")
    assert s.life("A") == after
    s.to("Play", "A")
    assert s.life("A") == after + 1


@plays("Mistral Fountains")
def test_a_lost_fountain_gives_nothing() -> None:
    s = regions(
        f"A: region {FOUNTAINS}; army: Ox; hand: 1\nB: army: Elk; hand: Ram\nphase: Second Play, active B", TEXTS
    )
    s.choose("play Ram", f"target {FOUNTAINS}")
    s.to("Play", "A")
    assert s.life("A") == 20


@plays("Sulphur Catacombs")
@pytest.mark.parametrize("who", ["A", "B"])
def test_who_breaks_the_catacombs_pays(who: str) -> None:
    active = "" if who == "A" else "\nphase: Play, active B"
    hands = ("Ram", "1") if who == "A" else ("1", "Ram")
    s = regions(
        f"A: region {CATACOMBS}; army: Ox; hand: {hands[0]}\nB: army: Elk; hand: {hands[1]}\nC: 2 LP; army: Cow; hand: 1"
        f"{active}", TEXTS | {"Ram": TEXTS["Ram"].replace("0:", "0 Dark Legion:")},
    )  # fmt: skip
    s.choose("play Ram", f"target {CATACOMBS}")
    s.all_pass()
    assert (s.place(CATACOMBS), s.life("A"), s.life("B"), s.out("C") != "") == ("A's graveyard", 20, 17, True)


@plays("Sulphur Catacombs")
def test_hurt_they_cost_nothing_and_another_region_neither() -> None:
    s = regions(f"A: region Salt; regions: {CATACOMBS}; army: Ox; hand: Ram\nB: army: Elk; hand: 1", TEXTS)
    s.play("Ram", "target Salt")
    assert (s.life("B"), s.hp(CATACOMBS)) == (20, 7)
    s = regions(f"A: army: Ox 3/9; hand: 1\nB: region {CATACOMBS}; army: Elk; hand: 1\nphase: Attack", TEXTS)
    s.attack(CATACOMBS, "Ox")
    fought(s)
    assert (s.hp(CATACOMBS), s.life("A")) == (4, 20)


@plays("Belfry Owlkeeper")
@pytest.mark.parametrize(("where", "value"), [
    (f"body: {OWLKEEPER}, Elder", "1/4"), (f"body: Elder, {OWLKEEPER}", "1/2"), (f"army: {OWLKEEPER}", "1/2"),
    (f"soul: {OWLKEEPER} marked; avatar in Soul", "1/4"), (f"soul: {OWLKEEPER}", "1/4"),
])  # fmt: skip
def test_the_owlkeeper_is_tougher_at_the_top(where: str, value: str) -> None:
    s = regions(f"A: {where}; hand: 1\nB: army: Elk", TEXTS)
    assert s.value(OWLKEEPER) == value


@plays("Belfry Owlkeeper")
@pytest.mark.parametrize(("hurt", "alive"), [(1, True), (2, False)])
def test_covered_it_is_weak_and_may_be_strong_again(hurt: int, alive: bool) -> None:
    s = regions(f"A: body: {OWLKEEPER} hurt {hurt}; army: Ox; hand: Put, Call\nB: army: Elk", TEXTS)
    s.play("Put", "target Ox")
    assert (s.place(OWLKEEPER) == "A's Body") is alive
    if alive:
        assert s.value(OWLKEEPER) == "1/2"
        s.play("Call", "target Ox")
        assert s.value(OWLKEEPER) == "1/4"


@plays("Mortar and Good Cheer")
@pytest.mark.parametrize(("hurt", "wanted", "hp"), [(5, 3, 8), (5, 1, 6), (5, 0, 5), (2, 2, 10), (0, 0, 10)])
def test_as_much_as_one_likes_is_mended(hurt: int, wanted: int, hp: int) -> None:
    s = regions(
        f"A: region Salt (10) hurt {hurt}; gold 2 Gaian; hand: {MORTAR}; army: Ox\nB: region Hill (10) hurt 5; army: Elk",
        TEXTS,
    )
    s.choose(f"play {MORTAR}")
    while s.table.chain:
        numbers = [o for o in s.options() if o.startswith("number")]
        assert f"number {min(hurt, 3) + 1}" not in numbers
        s.choose(f"number {wanted}" if numbers else s.way_on())
    assert (s.hp("Salt"), s.hp("Hill")) == (hp, 5)


@plays("Mortar and Good Cheer")
def test_what_is_lost_is_not_mended() -> None:
    s = regions(f"A: region Salt (10) hurt 5; gold 2 Gaian; hand: {MORTAR}; army: Ox\nB: army: Elk; hand: Ram", TEXTS)
    s.choose(f"play {MORTAR}")
    until(s, "play Ram")
    s.choose("play Ram", "target Salt")
    while s.table.chain:
        s.choose(s.way_on())
    assert s.place("Salt") == "A's graveyard"


@plays("Lapwing Terraces")
@pytest.mark.parametrize(("disciplines", "points", "asks", "value", "points_won"), [
    (ONE, (), 1, "1/1", 0), (ONE, ONE, 0, "1/1", 1), (TWO, (), 1, "2/2", 0), (TWO, ONE, 1, "1/1", 1), (ALL, (), 1, "2/2", 3),
])  # fmt: skip
@pytest.mark.parametrize("deck", [5, 0])
def test_the_terraces_give_a_card_and_with_two_disciplines_strength(
    disciplines: tuple[str, ...], points: tuple[str, ...], asks: int, value: str, points_won: int, deck: int
) -> None:
    s = regions(
        f"A: region {TERRACES}; body: Ox; mind: Cow; soul: Hen; army: Yak 1/1; deck: {deck}; hand: Wait\n"
        "B: army: Elk 1/1; hand: 1; deck: 9\nphase: Tactics", TEXTS,
    )  # fmt: skip
    bids, asked = {"Body": "Ox", "Mind": "Cow", "Soul": "Hen"}, 0
    for discipline in disciplines:
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {bids[discipline]}")
    while s.phase == "Tactics":
        prizes = [o for o in s.options() if ": 1 VP" in o or ": the benefit" in o]
        wanted = "1 VP" if prizes and prizes[0].partition(":")[0] in points else "the benefit"
        asked += "yes" in s.options() and not prizes
        yes = "yes" if "yes" in s.options() and not prizes else s.way_on()
        s.choose(next((o for o in prizes if o.endswith(wanted)), yes))
    assert (s.over, s.victory("A")) == (False, points_won)
    assert len(s.hand("A")) == 1 + (asks if deck else 0)
    assert asked == asks or not deck
    assert [s.value(n) for n in ("Yak", "Ox", "Hen", "Elk")] == [value, value, value, "1/1"]
    s.to("Play", "B")
    assert [s.value(n) for n in ("Yak", "Ox")] == ["1/1", "1/1"]


@plays("Gauntlet Barrows")
def test_who_wins_as_the_passive_player_has_it_too() -> None:
    s = regions(
        f"A: region Salt; body: Ox; hand: 1\nB: region {BARROWS}; body: Cow, Hen; army: Yak 1/1; hand: 1\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Ox")
    until(s, "bid Cow")
    s.choose("bid Cow", "bid Hen")
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if "the benefit" in o), None) or s.way_on())
    assert s.value("Yak") == "2/1"
