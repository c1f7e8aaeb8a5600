"""Blind enchantments of AVA's round 34, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Raze": "event 0: Destroy target city.", "Grab": "event 0: Gain control of target city.",
    "Snip": "event 0: Destroy target enchantment.", "Scare": "event 0: Discard target creature.",
    "Give": "event 0: Sacrifice a creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Take": "event 0: Gain control of target creature.", "Tire": "event 0: Mark target resource card.",
    "Bury": "event 0: Remove target card in a graveyard from the game.",
    "Penny": "magic 1 Gaian: Gain 1 life point.", "Pound": "magic 2 Gaian: Gain 1 life point.",
    "Purse": "magic 3 Gaian: Gain 1 life point.", "Coin": "magic 1 The Empire: Gain 1 life point.",
    "Page": "creature 1 Gaian 1/1", "Drum": "creature 1/9: [2]: Draw a card.", "Spear": "creature 1/9: [ ]: Draw a card.",
    "Dig": "event 0: Return target enchantment card from your graveyard to your hand.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
VOW, WELLS, STASH = "Vow Cut in Iron", "Something in the Wells", "Stash Beneath the Floorboards"
BRAND, HEIRLOOM = "Brand of the Unwelcome", "Crown Passed Down in Secret"


@plays("Vow Cut in Iron")
@pytest.mark.parametrize("who", ["Ox", "Cow", "Hen"])
def test_the_sworn_are_stronger(who: str) -> None:
    s = ava(
        f"A: gold 4 The Empire; army: Ox; hand: {VOW}, {VOW}, Snip; deck: 9\nB: army: Cow; city Dale: Hen; hand: 1; deck: 9",
        TEXTS,
    )
    s.choose(starting(s, f"play {VOW}")[0])
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    names = ("Ox", "Cow", "Hen")
    assert values(s, *names) == ["3/2" if n == who else "1/1" for n in names]
    s.choose(starting(s, f"play {VOW}")[0], f"target {who}")
    s.all_pass()
    assert s.value(who) == "5/3"
    s.choose("play Snip", f"target {VOW}")
    s.all_pass()
    assert s.value(who) == "3/2"
    s.to("Play", "B")
    assert s.value(who) == "3/2"


@plays("Something in the Wells")
@pytest.mark.parametrize(("city", "turns"), [("Oak", "A"), ("Dale", "B"), ("Elm", "C")])
def test_the_wells_are_foul_in_its_players_upkeep(city: str, turns: str) -> None:
    s = ava(
        f"A: gold 3 Dark Legion; city Oak; army: Ox; hand: {WELLS}; deck: 9\nB: city Dale; army: Cow; hand: 1; deck: 9\n"
        "C: city Elm; army: Elk; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {WELLS}")
    assert sorted(targets(s)) == ["Dale", "Elm", "Oak"]
    s.choose(f"target {city}")
    s.all_pass()
    assert s.damage(city) == 0
    dealt = 0
    for seat in "BCABC":
        s.to("Play", seat)
        dealt += seat == turns
        assert {c: s.damage(c) for c in ("Oak", "Dale", "Elm")} == {"Oak": 0, "Dale": 0, "Elm": 0} | {city: dealt}


@plays("Something in the Wells")
def test_a_city_may_fall_of_it_and_it_falls_with_the_city() -> None:
    s = ava(
        "A: army: Ox; hand: 1; deck: 9\n"
        f"B: city Dale (Body, 8, hurt 7): Hen; army: Cow; hand: 1; deck: 9; attached: {WELLS} of A on Dale\n"
        "phase: Discard", TEXTS,
    )  # fmt: skip
    s.to("Play", "B")
    assert (s.place("Dale"), s.place("Hen"), s.place(WELLS)) == ("B's graveyard", "B's Army", "A's graveyard")


@plays("Something in the Wells")
def test_who_takes_the_city_has_the_wells_as_well() -> None:
    s = ava(
        f"A: city Oak; army: Ox; hand: Grab; deck: 9\nB: city Dale; city Fen; army: Cow; hand: 1; deck: 9; "
        f"attached: {WELLS} on Dale", TEXTS,
    )  # fmt: skip
    s.choose("play Grab", "target Dale")
    s.all_pass()
    s.to("Play", "B")
    assert (s.place("Dale"), s.damage("Dale")) == ("A's Kingdom", 0)
    s.to("Play", "A")
    assert s.damage("Dale") == 1


@plays("Stash Beneath the Floorboards")
@pytest.mark.parametrize(("stashes", "can"), [(0, ["Penny"]), (1, ["Penny", "Pound"])])
def test_a_stash_gives_two(stashes: int, can: list[str]) -> None:
    hand = ", ".join([STASH] * stashes + ["Penny", "Pound", "Purse", "Coin"])
    s = ava(f"A: gold 1 Gaian, 1 House of Nobles; army: Ox; hand: {hand}\nB: gold 1 Gaian; army: Cow; hand: 1", TEXTS)
    for _ in range(stashes):
        s.choose(f"play {STASH}")
        assert len(targets(s)) == 3
        s.choose("target Gaian resource card")
        s.all_pass()
        assert (s.gems("A"), s.consumed("A")) == ("1 Gaian", "1 House of Nobles")
    assert sorted(offered(s, "play")) == can


@plays("Stash Beneath the Floorboards")
def test_what_is_not_used_waits_until_the_turn_ends() -> None:
    s = ava(
        f"A: gold 1 Gaian; army: Ox; hand: Penny, Penny, Page; deck: 9; attached: {STASH} on Spare\nB: army: Cow; hand: 1",
        TEXTS,
    )
    late = s.fork()
    for _ in range(2):
        s.choose(starting(s, "play Penny")[0])
        s.all_pass()
    assert (s.life("A"), s.consumed("A"), offered(s, "play")) == (22, "1 Gaian", [])
    late.choose(starting(late, "play Penny")[0])
    late.all_pass()
    assert late.table.gems(0)[1] == 1
    late.to("Entrance")
    assert offered(late, "play") == ["Page"]
    late.to("Play", "B")
    assert (late.consumed("A"), late.table.gems(0)[1]) == ("1 Gaian", 0)


@plays("Stash Beneath the Floorboards")
def test_whoever_has_the_resource_card_has_the_use_of_it() -> None:
    s = ava(
        f"A: gold 1 House of Nobles; army: Ox; hand: {STASH}, Tire; deck: 9\n"
        "B: gold 1 Gaian; army: Cow; hand: Pound, Purse; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {STASH}", "target Gaian resource card")
    s.all_pass()
    tired = s.fork()
    s.to("Play", "B")
    assert offered(s, "play") == ["Pound"]
    s.play("Pound")
    assert (s.life("B"), s.consumed("B")) == (21, "1 Gaian")
    while not (tired.active == "B" and offered(tired, "play", "Tire")):
        tired.choose(tired.way_on())
    tired.choose("play Tire", "target Gaian resource card")
    tired.all_pass()
    tired.to("Play")
    assert (tired.consumed("B"), tired.table.gems(1)[1], offered(tired, "play")) == ("1 Gaian", 0, [])


@plays("Brand of the Unwelcome")
@pytest.mark.parametrize("who", ["Hen", "Cow"])
def test_the_branded_are_in_no_bid(who: str) -> None:
    s = ava(
        f"A: city Oak: Hen, Ewe; army: Ox; hand: 1; attached: {BRAND}{' of B' * (who == 'Cow')} on {who}\n"
        f"B: city Dale: Cow, Pig; army: Elk; hand: 1{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body")
    assert sorted(offered(s, "bid")) == [n for n in ("Ewe", "Hen") if n != who]
    s.choose("bid Ewe")
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    while not offered(s, "bid"):
        s.choose(s.way_on())
    assert sorted(offered(s, "bid")) == [n for n in ("Cow", "Pig") if n != who]


@plays("Brand of the Unwelcome")
def test_they_move_pay_fight_and_use_what_they_can() -> None:
    s = ava(
        f"A: gold 1 Red Banner; city Oak: Spear; city Fen; army: Ox 1/9, Drum; hand: {BRAND}; deck: 9\n"
        "B: army: Cow 1/9; city Dale: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BRAND}")
    assert sorted(targets(s)) == ["Cow", "Drum", "Hen", "Ox", "Spear"]
    moved = s.fork()
    s.choose("target Ox")
    s.all_pass()
    paid, fights = s.fork(), s.fork()
    s.carry_out("move Ox to Oak")
    assert (s.place("Ox"), s.marked("Ox")) == ("Oak", True)
    paid.choose("use Drum", *["give Ox"] * ("give Ox" in paid.options()))
    paid.choose(*starting(paid, "give Spear"))
    paid.all_pass()
    assert (paid.marked("Ox"), len(paid.deck("A"))) == (True, 8)
    fights.to("Attack")
    fights.choose("attack B's army", "send Ox", "done")
    fought(fights, "no")
    assert fights.victory("A") == 1
    moved.choose("target Spear")
    moved.all_pass()
    moved.choose("use Spear")
    moved.all_pass()
    assert (moved.marked("Spear"), len(moved.deck("A"))) == (True, 8)


HEIRS = (
    "A: {}; army: Ox, Yak; city Fen: Hen; hand: {}; attached: "
    + HEIRLOOM
    + " on {}\nB: city Dale; army: Cow, Pig; hand: {}"
)


@plays("Crown Passed Down in Secret")
@pytest.mark.parametrize("who", ["Ox", "Cow"])
def test_the_crown_counts_the_cities_of_who_played_it(who: str) -> None:
    s = ava(
        f"A: gold 3 House of Nobles; city Oak; city Fen; army: Ox; hand: {HEIRLOOM}, Grab, Take; deck: 9\n"
        "B: city Dale; army: Cow; hand: Raze, Raze; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {HEIRLOOM}")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.value(who) == "3/3"
    s.choose("play Grab")
    s.choose(*starting(s, "target Dale"))
    s.all_pass()
    assert s.value(who) == "4/4"
    if who == "Cow":
        s.choose("play Take", "target Cow")
        s.all_pass()
        assert (s.controller("Cow"), s.value("Cow")) == ("A", "4/4")
    s.to("Attack")
    s.choose("attack B's army", *starting(s, "send Ox"))
    for left, city in ((3, "Oak"), (2, "Fen")):
        until(s, "play Raze")
        s.choose(starting(s, "play Raze")[0], f"target {city}")
        resolved(s)
        assert s.value(who) == f"{left}/{left}"


@plays("Crown Passed Down in Secret")
def test_without_cities_it_is_only_a_crown() -> None:
    s = ava(
        f"A: no city; cities: 2 City; army: Ox; hand: 1; attached: {HEIRLOOM} on Ox\nB: city Dale; army: Cow; hand: 1",
        TEXTS,
    )
    assert (s.value("Ox"), s.place(HEIRLOOM)) == ("1/1", "on Ox")


@plays("Crown Passed Down in Secret")
@pytest.mark.parametrize(("host", "heirs"), [("Ox", ["Hen", "Yak"]), ("Cow", ["Hen", "Ox", "Yak"])])
@pytest.mark.parametrize("heir", ["Yak", "Hen", ""])
def test_from_the_dead_it_goes_to_an_heir(host: str, heirs: list[str], heir: str) -> None:
    s = ava(HEIRS.format("city Oak", "Axe", "Ox" if host == "Ox" else "Yak", "1"), TEXTS)
    if host == "Cow":
        s = ava(
            f"A: gold 3 House of Nobles; city Oak; army: Ox, Yak; city Fen: Hen; hand: {HEIRLOOM}, Axe\n"
            "B: city Dale; army: Cow, Pig; hand: 1", TEXTS,
        )  # fmt: skip
        s.play(HEIRLOOM, "target Cow")
    s.choose("play Axe", f"target {host}")
    while not {"yes", "pick Yak"} & {*s.options()}:
        s.choose(s.way_on())
    assert (s.asked, s.place(HEIRLOOM), s.place(host)) == ("A", "A's graveyard", f"{s.controller(host)}'s graveyard")
    if heir:
        s.choose("yes")
        assert sorted(offered(s, "pick")) == heirs
        s.choose(f"pick {heir}")
    else:
        s.choose("no")
    resolved(s)
    assert s.place(HEIRLOOM) == (f"on {heir}" if heir else "A's graveyard")
    assert (s.value("Yak"), s.value("Hen"), s.gems("A")) == (
        "3/3" if heir == "Yak" else "1/1", "3/3" if heir == "Hen" else "1/1", "",
    )  # fmt: skip
    if heir:
        assert s.controller(HEIRLOOM) == "A"


def left_alone(s: Scene) -> None:
    """All is resolved, and nobody is asked for an heir."""
    while s.table.chain:
        assert "yes" not in s.options()
        s.choose(s.way_on())


@plays("Crown Passed Down in Secret")
@pytest.mark.parametrize("way", ["Scare", "Give", "Home", "Snip"])
def test_in_no_other_way_is_it_handed_on(way: str) -> None:
    s = ava(HEIRS.format("city Oak", way, "Ox", "1"), TEXTS)
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o.endswith((" Ox", f" {HEIRLOOM}"))])
    if way == "Give":
        while s.place("Ox") == "A's Army":
            s.choose("give Ox" if "give Ox" in s.options() else next(iter(starting(s, "pick Ox")), None) or s.way_on())
    left_alone(s)
    assert (s.place(HEIRLOOM), values(s, "Yak", "Hen")) == ("A's graveyard", ["1/1", "1/1"])


@plays("Crown Passed Down in Secret")
@pytest.mark.parametrize(("way", "place"), [("Bury", "removed"), ("Dig", "A's hand")])
def test_gone_from_the_grave_it_is_lost(way: str, place: str) -> None:
    s = ava(HEIRS.format("city Oak", f"Axe, {way}", "Ox", "1"), TEXTS)
    s.choose("play Axe", "target Ox")
    while s.place("Ox") != "A's graveyard":
        s.choose(s.way_on())
    until(s, f"play {way}")
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {HEIRLOOM}"))
    while s.table.chain or "yes" in s.options() or "pick Yak" in s.options():
        s.choose("yes" if "yes" in s.options() else next(iter(starting(s, "pick Yak")), None) or s.way_on())
    assert (s.place(HEIRLOOM), s.value("Yak")) == (place, "1/1")


@plays("Crown Passed Down in Secret")
def test_with_nobody_left_it_stays_in_the_grave() -> None:
    s = ava(HEIRS.format("city Oak", "Hail", "Ox", "1"), TEXTS)
    s.choose("play Hail")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert s.place(HEIRLOOM) == "A's graveyard"
