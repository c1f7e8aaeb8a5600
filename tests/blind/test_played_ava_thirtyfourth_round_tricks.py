"""Blind events and enchantments of AVA's round 34, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.",
    "Raze": "event 0: Destroy target city.",
    "Stone": "event 0: Deal 4 damage to target city.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Deed": "magic 1 Gaian: Draw a card.", "Tune": "event 1 Gaian: Draw a card.",
    "Hush": "event 0: Stop target magic card from resolving.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
SHOUT, STAIR, CLAPPER = "Shout and Swing", "Stand", "Clapper Wrapped in Cloth"
LIME, MORTAR, VOW = "Quicklime and a Short Prayer", "Mortar Mixed at Midnight", "Vow Cut in Iron"
FACTIONS = ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"]


def attacked(hands: tuple[str, str], goal: str) -> Scene:
    """Ox and Yak attack, Nun stays at home."""
    s = ava(
        f"A: gold 3 Red Banner; army: Ox 1/9, Yak 1/9, Nun 1/9; hand: {hands[0]}; deck: 9\n"
        f"B: gold 3 Red Banner; army: Cow 1/9, Pig 1/9; city Dale (Body, 9): Hen 1/9; hand: {hands[1]}; deck: 9{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Ox", "send Yak", "done")
    return s


@plays("Shout and Swing")
@pytest.mark.parametrize("hands", [(SHOUT, "1"), ("1", SHOUT)])
@pytest.mark.parametrize("who", ["Ox", "Yak", "Cow"])
@pytest.mark.parametrize("goal", ["B's army", "Dale"])
def test_who_fights_swings_harder(hands: tuple[str, str], who: str, goal: str) -> None:
    s = attacked(hands, goal)
    early = s.fork()
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    until(s, f"play {SHOUT}")
    s.choose(f"play {SHOUT}")
    assert sorted(targets(s)) == ["Cow", "Ox", "Yak"]
    s.choose(f"target {who}")
    resolved(s)
    assert values(s, "Ox", "Yak", "Cow", "Pig") == [f"{4 if n == who else 1}/9" for n in ("Ox", "Yak", "Cow", "Pig")]
    fought(s, "no")
    assert (s.damage("Cow"), s.damage("Ox")) == (4 if who == "Ox" else 1, 4 if who == "Cow" else 1)
    yak = 4 if who == "Yak" else 1
    assert (s.damage("Dale"), s.victory("A")) == ((yak, 0) if goal == "Dale" else (0, yak))
    assert s.value(who) == "4/9"
    s.to("Play", "B")
    assert s.value(who) == "1/9"
    until(early, f"play {SHOUT}")
    early.choose(f"play {SHOUT}")
    assert sorted(targets(early)) == ["Ox", "Yak"]


@plays("Shout and Swing")
def test_outside_of_an_attack_nobody_shouts_and_avatars_do_not_swing() -> None:
    s = ava(f"A: gold 3 Red Banner; army: Ox; hand: {SHOUT}\nB: gold 3 Red Banner; army: Cow; hand: {SHOUT}", TEXTS)
    while s.phase != "Attack":
        assert not offered(s, "play")
        s.choose(s.way_on())
    s.choose("attack B's army", "send Ox", "send Avatar of A")
    until(s, "block")
    s.choose("block Ox with Avatar of B")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, f"play {SHOUT}")
    s.choose(f"play {SHOUT}")
    assert targets(s) in ([], ["Ox"])  # the only one is taken unasked
    s.choose(*starting(s, "target Ox"))
    resolved(s)
    assert values(s, "Ox", "Avatar of A", "Avatar of B") == ["4/1", "0/0", "0/0"]
    s.to("Second Play")
    assert not offered(s, "play")


@plays("Stand on the Stair")
@pytest.mark.parametrize("hands", [(STAIR, "1"), ("1", STAIR)])
@pytest.mark.parametrize("city", ["Oak", "Dale"])
def test_residents_stand_firm(hands: tuple[str, str], city: str) -> None:
    s = ava(
        f"A: gold 1 The Empire; army: Ox; city Oak: Hen, Ewe; city Fen: Nun; avatar in Oak; hand: {hands[0]}, Wait, House\n"
        f"B: gold 1 The Empire; city Dale: Cow 1/9; army: Pig; hand: {hands[1]}", TEXTS,
    )  # fmt: skip
    if STAIR in hands[1]:
        s.choose("play Wait")
    until(s, f"play {STAIR}")
    s.choose(f"play {STAIR}")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    s.choose(f"target {city}")
    resolved(s)
    names = ("Ox", "Hen", "Ewe", "Nun", "Cow", "Pig")
    found = ["1/1", "1/3", "1/3", "1/1", "1/9", "1/1"] if city == "Oak" else ["1/1", "1/1", "1/1", "1/1", "1/11", "1/1"]
    assert values(s, *names) == found
    assert s.card_picture(s.card("Avatar of A")) == "Avatar of A ATK 0 DEF 20"
    s.carry_out("move Hen to the Army")
    s.choose("play House", "target Ox", "target Oak")
    resolved(s)
    assert (s.place("Hen"), s.place("Ox")) == ("A's Army", "Oak")
    assert values(s, *names) == found
    s.to("Play", "B")
    assert values(s, *names) == ["1/1", "1/1", "1/1", "1/1", "1/9", "1/1"]


@plays("Stand on the Stair")
@pytest.mark.parametrize(("goal", "avatar", "found"), [
    ("Dale", "avatar", ["1/11", "1/11", "1/9"]), ("Dale", "city Elm; avatar in Elm", ["1/9", "1/11", "1/9"]),
    ("B's army", "avatar", ["1/9", "1/11", "1/9"]),
])  # fmt: skip
def test_who_helps_the_attacked_city_stands_there_too(goal: str, avatar: str, found: list[str]) -> None:
    s = ava(
        "A: army: Ram 1/9; hand: 1\n"
        f"B: gold 1 The Empire; city Dale: Hen 1/9; city Fen: Ewe 1/9; {avatar}; army: Cow 1/9; hand: {STAIR}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}")
    until(s, f"play {STAIR}")
    s.choose(f"play {STAIR}", "target Dale")
    resolved(s)
    assert values(s, "Cow", "Hen", "Ewe") == found
    fought(s, "no")
    assert values(s, "Cow", "Hen", "Ewe") == found


@plays("Clapper Wrapped in Cloth")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("pays", [True, False])
def test_magic_is_bought_back_for_two(faction: str, pays: bool) -> None:
    s = ava(
        f"A: gold 1 Gaian, 2 {faction}; army: Ox; hand: Deed; deck: 9\nB: gold 2 House of Nobles; army: Cow; hand: {CLAPPER}",
        TEXTS,
    )
    s.choose("play Deed")
    until(s, f"play {CLAPPER}")
    s.choose(f"play {CLAPPER}", *starting(s, "target Deed"))
    while not starting(s, "yes", "pay"):
        s.choose(s.way_on())
    assert (s.asked, s.place("Deed"), len(s.deck("A"))) == ("A", "the chain", 9)
    s.choose(starting(s, "yes", "pay")[0] if pays else "no")
    resolved(s)
    left = "" if pays else f"2 {faction}"
    assert (len(s.deck("A")), s.place("Deed"), s.gems("A")) == (9 - pays, "A's graveyard", left)


@plays("Clapper Wrapped in Cloth")
@pytest.mark.parametrize("gold", ["1 Gaian", "2 Gaian", "1 Gaian, 1 The Empire"])
def test_who_has_not_enough_loses_it_and_what_he_paid(gold: str) -> None:
    s = ava(
        f"A: gold {gold}; army: Ox; hand: Deed; deck: 9\nB: gold 2 House of Nobles; army: Cow; hand: {CLAPPER}", TEXTS
    )
    s.choose("play Deed")
    until(s, f"play {CLAPPER}")
    s.choose(f"play {CLAPPER}", *starting(s, "target Deed"))
    while s.table.chain:
        assert not starting(s, "yes", "pay")
        s.choose(s.way_on())
    assert (len(s.deck("A")), s.place("Deed"), s.consumed("A")) == (9, "A's graveyard", "1 Gaian")


@plays("Clapper Wrapped in Cloth")
def test_ones_own_magic_too_and_what_is_gone_is_not_paid_for() -> None:
    s = ava(
        f"A: gold 1 Gaian, 4 House of Nobles; army: Ox; hand: Deed, {CLAPPER}; deck: 9\n"
        f"B: army: Cow; hand: Hush; gold 2 House of Nobles", TEXTS,
    )  # fmt: skip
    s.choose("play Deed")
    until(s, f"play {CLAPPER}")
    s.choose(f"play {CLAPPER}", *starting(s, "target Deed"))
    gone = s.fork()
    while not starting(s, "yes", "pay"):
        s.choose(s.way_on())
    s.choose(starting(s, "yes", "pay")[0])
    resolved(s)
    assert (len(s.deck("A")), s.gems("A")) == (8, "")
    until(gone, "play Hush")
    gone.choose("play Hush", *starting(gone, "target Deed"))
    while gone.table.chain:
        assert not starting(gone, "yes", "pay")
        gone.choose(gone.way_on())
    assert (len(gone.deck("A")), gone.gems("A"), gone.place(CLAPPER)) == (9, "2 House of Nobles", "A's graveyard")


@plays("Clapper Wrapped in Cloth")
def test_events_and_enchantments_are_not_muffled() -> None:
    s = ava(
        f"A: gold 3 Gaian, 2 The Empire; army: Ox; hand: Tune, {VOW}\nB: gold 2 House of Nobles; hand: {CLAPPER}", TEXTS
    )
    assert not offered(s, "play", CLAPPER)
    for card in ("Tune", VOW):
        s.choose(f"play {card}")
        while s.table.chain or starting(s, "target"):
            assert not offered(s, "play", CLAPPER)
            s.choose(next(iter(starting(s, "target Ox")), None) or s.way_on())
    assert s.place(VOW) == "on Ox"


@plays("Quicklime and a Short Prayer")
@pytest.mark.parametrize("hands", [(LIME, "1"), ("1", LIME)])
@pytest.mark.parametrize("who", ["Elk", "Deed", "Dale"])
def test_any_dead_card_is_removed(hands: tuple[str, str], who: str) -> None:
    s = ava(
        f"A: gold 1 Dark Legion; army: Ox; grave: Elk, Deed; hand: {hands[0]}, Wait\n"
        f"B: gold 1 Dark Legion; city Dale; city Fen; army: Cow; hand: {hands[1]}, Raze", TEXTS,
    )  # fmt: skip
    s.choose("play Wait")
    until(s, "play Raze")
    s.choose("play Raze", "target Dale")
    resolved(s)
    if LIME in hands[1]:
        s.to("Attack")
        s.choose("attack B's army")
    until(s, f"play {LIME}")
    s.choose(f"play {LIME}")
    assert sorted(targets(s)) == ["Dale", "Deed", "Elk", "Raze", "Wait"]
    s.choose(f"target {who}")
    resolved(s)
    assert s.place(who) == "removed"
    assert [n for n in ("Elk", "Deed", "Dale", "Wait", "Raze", "Ox") if s.place(n) == "removed"] == [who]


@plays("Quicklime and a Short Prayer")
def test_what_has_left_the_grave_is_not_pursued() -> None:
    exhume = TEXTS | {"Dig": "event 0: Return target creature card from your graveyard to your hand."}
    s = ava(f"A: gold 1 Dark Legion; army: Ox; hand: {LIME}\nB: army: Cow; grave: Elk; hand: Dig", exhume)
    s.choose(f"play {LIME}", *starting(s, "target Elk"))
    until(s, "play Dig")
    s.choose("play Dig", *starting(s, "target Elk"))
    resolved(s)
    assert (s.place("Elk"), s.place(LIME)) == ("B's hand", "A's graveyard")
    s = ava(f"A: gold 1 Dark Legion; army: Ox; hand: {LIME}\nB: army: Cow; hand: 1", exhume)
    assert not offered(s, "play")


def mended(s: Scene) -> None:
    """All is resolved, and as much mended as can be: its writer knows no other way, but the player may choose less."""
    while s.table.chain:
        s.choose(starting(s, "number")[-1] if starting(s, "number") else s.way_on())


@plays("Mortar Mixed at Midnight")
@pytest.mark.parametrize("hands", [(MORTAR, "1"), ("1", MORTAR)])
@pytest.mark.parametrize(("city", "left"), [("Oak", 0), ("Dale", 2), ("Fen", 0)])
def test_up_to_three_damage_is_mended(hands: tuple[str, str], city: str, left: int) -> None:
    s = ava(
        f"A: gold 1 Gaian; city Oak (Body, 8, hurt 2); army: Ox; hand: {hands[0]}, Wait\n"
        f"B: gold 1 Gaian; city Dale (Body, 8, hurt 5); city Fen; army: Cow; hand: {hands[1]}", TEXTS,
    )  # fmt: skip
    if MORTAR in hands[1]:
        s.choose("play Wait")
    until(s, f"play {MORTAR}")
    s.choose(f"play {MORTAR}")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    s.choose(f"target {city}")
    mended(s)
    assert {c: s.damage(c) for c in ("Oak", "Dale", "Fen")} == {"Oak": 2, "Dale": 5, "Fen": 0} | {city: left}


@plays("Mortar Mixed at Midnight")
def test_in_answer_to_damage_it_mends_what_is_there() -> None:
    s = ava(f"A: army: Ox; hand: Stone\nB: gold 1 Gaian; city Dale (Body, 8, hurt 1); city Fen; hand: {MORTAR}", TEXTS)
    s.choose("play Stone", "target Dale")
    until(s, f"play {MORTAR}")
    s.choose(f"play {MORTAR}", *starting(s, "target Dale"))
    s.choose(*starting(s, "target Dale"))
    mended(s)
    assert (s.damage("Dale"), s.place("Dale")) == (4, "B's Kingdom")
