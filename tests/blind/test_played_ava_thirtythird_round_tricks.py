"""Blind events of AVA's round 33, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Guard": "event 0: Target defender gets +0/+3 this turn.", "Stand": "event 0: Unmark target creature.",
    "Deed": "magic 1 Gaian: Draw a card.", "Tune": "event 1 Gaian: Draw a card.",
    "Rod": "enchantment 0: Attach to a creature. Enchanted creature gets +1/+1.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
SHIELDS, BOUGHT, COUNT = "Braced Shields", "Bought Off", "Crooked Count"
MORTAR, HECKLER = "Green Mortar", "Heckler's Reply"
FACTIONS = ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"]


def attacked(hands: tuple[str, str], goal: str = "B's army", army: str = "Cow 1/2, Pig 1/9") -> Scene:
    """Ox and Yak attack, and Ox's defender is Cow as soon as defenders are asked for."""
    s = ava(
        f"A: gold 3 The Empire, 3 Dark Legion; army: Ox 3/9, Yak 1/9; hand: {hands[0]}; deck: 9\n"
        f"B: gold 3 The Empire, 3 Dark Legion; army: {army}; city Dale (Body, 9): Hen; hand: {hands[1]}; deck: 9{COMBAT}",
        TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", "send Ox", "send Yak", "done")
    return s


@plays("Braced Shields")
@pytest.mark.parametrize("hands", [(SHIELDS, "1"), ("1", SHIELDS)])
@pytest.mark.parametrize("who", ["Cow", "Pig"])
def test_a_defender_braces_itself(hands: tuple[str, str], who: str) -> None:
    s = attacked(hands)
    until(s, "block")
    s.choose("block Ox with Cow", "block Yak with Pig", *["done"] * ("done" in s.options()))
    until(s, f"play {SHIELDS}")
    s.choose(f"play {SHIELDS}")
    assert sorted(targets(s)) == ["Cow", "Pig"]
    s.choose(f"target {who}")
    resolved(s)
    assert s.value(who) == ("2/5" if who == "Cow" else "2/12")
    fought(s)
    assert s.place("Cow") == ("B's Army" if who == "Cow" else "B's graveyard")
    assert (s.damage("Ox"), s.damage("Yak")) == (1 + (who == "Cow"), 1 + (who == "Pig"))
    assert s.phase == "Second Play"
    assert s.value(who) == ("2/5" if who == "Cow" else "2/12")
    s.to("Play", "B")
    assert s.value(who) == ("1/2" if who == "Cow" else "1/9")


@plays("Braced Shields")
def test_where_nobody_defends_it_cannot_be_played() -> None:
    s = attacked((SHIELDS, SHIELDS))
    while s.phase == "Attack":
        assert not offered(s, "play")
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.victory("A") == 4
    s.to("Second Play")
    assert not offered(s, "play")
    s = attacked((SHIELDS, SHIELDS), army="Cow 1/2")
    until(s, "block")
    s.choose("block Ox with Avatar of B")
    while s.phase == "Attack":
        assert not offered(s, "play")
        s.choose(*["done"] if "done" in s.options() else [s.way_on()])


@plays("Bought Off")
@pytest.mark.parametrize("hands", [(BOUGHT, "Wait"), ("Wait", BOUGHT)])
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_an_attacker_is_bought_off_and_the_others_go_on(hands: tuple[str, str], goal: str) -> None:
    s = attacked(hands, goal)
    until(s, f"play {BOUGHT}")
    s.choose(f"play {BOUGHT}")
    assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose("target Ox")
    resolved(s)
    until(s, "block")
    assert {o.partition(" with ")[0] for o in offered(s, "block")} == {"Yak"}
    fought(s, "no")
    assert (s.place("Ox"), s.marked("Ox"), s.damage("Dale"), s.victory("A"), s.life("B")) == (
        "A's Army", True, int(goal == "Dale"), int(goal != "Dale"), 20,
    )  # fmt: skip


@plays("Bought Off")
def test_who_was_to_stop_it_has_nothing_to_do() -> None:
    s = attacked(("1", f"{BOUGHT}, Guard"), "Dale")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, f"play {BOUGHT}")
    s.choose(f"play {BOUGHT}", "target Ox")
    resolved(s)
    until(s, "play Guard")
    s.choose("play Guard")
    s.choose(*starting(s, "target Cow"))
    resolved(s)
    assert s.value("Cow") == "1/5"
    fought(s)
    assert (s.damage("Ox"), s.damage("Cow"), s.damage("Dale"), s.place("Ox")) == (0, 0, 1, "A's Army")


@plays("Bought Off")
def test_an_avatar_is_no_creature_and_only_attackers_are_bought() -> None:
    s = ava(
        f"A: gold 2 Dark Legion; army: Ox 3/9, Ewe; hand: {BOUGHT}\nB: army: Cow; hand: 1{COMBAT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play")
    s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
    until(s, f"play {BOUGHT}")
    s.choose(f"play {BOUGHT}")
    assert targets(s) in ([], ["Ox"])  # the only one is taken unasked
    s.choose(*starting(s, "target Ox"))
    resolved(s)
    fought(s, "no")
    assert (s.victory("A"), s.marked("Ox"), s.life("B")) == (0, True, 20)


def counted(whose: str, *, claim: tuple[str, ...], answer: tuple[str, ...], third: bool = False) -> Scene:
    """A claims Body with these, B answers with those, and the Count of one of them can be played."""
    hands = {seat: COUNT if seat == whose else "1" for seat in "ABC"}
    s = ava(
        f"A: gold 1 House of Nobles; army: Ox; city Oak: Hen, Nun, Ewe; avatar in Oak; hand: {hands['A']}\n"
        f"B: gold 1 House of Nobles; army: Yak; city Dale: Cow, Pig, Street Canvasser; avatar in Dale; hand: {hands['B']}"
        + (f"\nC: gold 1 House of Nobles; city Elm: Elk; hand: {hands['C']}" if third else "") + TACTICS, TEXTS,
    )  # fmt: skip
    s.choose("claim Body", *(f"bid {name}" for name in claim))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    while not starting(s, "bid"):
        assert not offered(s, "play", COUNT)
        s.choose(s.way_on())
    s.choose(*(f"bid {name}" for name in answer))
    s.choose(*["done"] * (s.asked == "B" and "done" in s.options()))
    while not offered(s, "play", COUNT):
        assert s.phase == "Tactics"
        s.choose(s.way_on())
    return s


def prizes(s: Scene) -> None:
    """Whoever wins takes a victory point."""
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())


@plays("Crooked Count")
@pytest.mark.parametrize(("whose", "claim", "answer", "who", "won"), [
    ("A", ("Hen",), ("Cow",), "Cow", (1, 0)), ("A", ("Hen",), ("Cow", "Pig"), "Pig", (0, 0)),
    ("A", ("Hen",), ("Street Canvasser",), "Street Canvasser", (1, 0)),
    ("A", ("Hen",), ("Avatar of B",), "Avatar of B", (1, 0)),
    ("B", ("Hen",), ("Cow",), "Hen", (0, 1)), ("B", ("Hen", "Nun"), ("Cow",), "Nun", (0, 0)),
    ("B", ("Hen", "Avatar of A"), ("Cow",), "Avatar of A", (0, 0)), ("B", ("Hen",), (), "Hen", (0, 0)),
])  # fmt: skip
def test_one_resident_of_a_foe_does_not_count(
    whose: str, claim: tuple[str, ...], answer: tuple[str, ...], who: str, won: tuple[int, int]
) -> None:
    s = counted(whose, claim=claim, answer=answer)
    s.choose(f"play {COUNT}")
    theirs = claim if whose == "B" else answer
    if len(theirs) > 1:
        assert sorted(targets(s)) == sorted(theirs)
    s.choose(*starting(s, f"target {who}"))
    prizes(s)
    assert ((s.victory("A"), s.victory("B")), s.marked(who)) == (won, True)


@plays("Crooked Count")
def test_a_third_player_may_miscount_either() -> None:
    s = counted("C", claim=("Hen", "Nun"), answer=("Cow",), third=True)
    s.choose(f"play {COUNT}")
    assert sorted(targets(s)) == ["Cow", "Hen", "Nun"]
    s.choose("target Cow")
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == (1, 0)


@plays("Crooked Count")
def test_nowhere_else_and_for_this_bid_alone() -> None:
    s = ava(
        f"A: gold 1 House of Nobles; city Oak: Hen, Nun; army: Ox; hand: {COUNT}\nB: city Dale: Cow marked; hand: 1",
        TEXTS,
    )
    assert not offered(s, "play")
    s.to("Attack")
    assert not offered(s, "play")
    s = ava(
        f"A: gold 1 House of Nobles; city Oak: Hen, Nun; city Elm (Mind); army: Ox; hand: {COUNT}, Stand\n"
        f"B: city Dale: Cow, Pig; hand: Stand{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen", "done")
    until(s, "bid Cow")
    s.choose("bid Cow", *["done"] * (s.asked == "B"))
    until(s, f"play {COUNT}")
    s.choose(f"play {COUNT}", *starting(s, "target"))
    until(s, "play Stand")
    while not (s.asked == "B" and offered(s, "play", "Stand")):
        s.choose(s.way_on())
    s.choose("play Stand", "target Cow")
    until(s, "claim Mind")
    s.choose("claim Mind", "bid Nun")
    until(s, "bid Cow")
    s.choose("bid Cow")
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == (1, 0)


@plays("Green Mortar")
@pytest.mark.parametrize(("city", "left"), [("Oak", 2), ("Fen", 0), ("Dale", 0), ("Elm", 0)])
def test_three_damage_is_mended(city: str, left: int) -> None:
    s = ava(
        f"A: gold 2 Gaian; army: Ox; city Oak (Body, 8, hurt 5); city Fen (hurt 2); hand: {MORTAR}\n"
        "B: army: Cow; city Dale (hurt 3); city Elm; hand: 1", TEXTS,
    )  # fmt: skip
    hurt = {n: s.damage(n) for n in ("Oak", "Fen", "Dale", "Elm")}
    s.choose(f"play {MORTAR}")
    assert sorted(targets(s)) == ["Dale", "Elm", "Fen", "Oak"]
    s.choose(f"target {city}")
    s.all_pass()
    assert {n: s.damage(n) for n in hurt} == {**hurt, city: left}


@plays("Green Mortar")
@pytest.mark.parametrize("mends", [True, False])
def test_between_two_blows_it_may_save_a_city(mends: bool) -> None:
    s = ava(
        "A: army: Ox 3/9, Yak 3/9; hand: 1\n"
        f"B: gold 2 Gaian; army: Cow; city Dale (Body, 6); city Fen; hand: {MORTAR}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Dale", "send Ox", "send Yak", *["done"] * ("done" in s.options()))
    while not s.damage("Dale"):
        s.choose("done" if "done" in s.options() else s.way_on())
    until(s, f"play {MORTAR}")
    if mends:
        s.choose(f"play {MORTAR}", "target Dale")
    fought(s)
    assert s.place("Dale") == ("B's Kingdom" if mends else "B's graveyard")


@plays("Heckler's Reply")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("pays", [True, False])
def test_the_heckled_pays_two_or_has_said_it_for_nothing(faction: str, pays: bool) -> None:
    s = ava(
        f"A: gold 1 Gaian, 2 {faction}; army: Ox; hand: Deed; deck: 9\nB: gold 2 Red Banner; army: Cow; hand: {HECKLER}",
        TEXTS,
    )
    s.choose("play Deed")
    until(s, f"play {HECKLER}")
    s.choose(f"play {HECKLER}", *starting(s, "target Deed"))
    while not starting(s, "yes", "pay"):
        s.choose(s.way_on())
    assert (s.asked, s.place("Deed"), len(s.deck("A"))) == ("A", "the chain", 9)
    s.choose("no" if not pays else starting(s, "yes", "pay")[0])
    resolved(s)
    left = {True: "", False: f"2 {faction}"}[pays]
    assert (len(s.deck("A")), s.place("Deed"), s.gems("A")) == (9 - pays, "A's graveyard", left)


@plays("Heckler's Reply")
@pytest.mark.parametrize("gold", ["1 Gaian", "2 Gaian", "1 Gaian, 1 The Empire"])
def test_who_cannot_pay_is_not_asked(gold: str) -> None:
    s = ava(f"A: gold {gold}; army: Ox; hand: Deed; deck: 9\nB: gold 2 Red Banner; army: Cow; hand: {HECKLER}", TEXTS)
    s.choose("play Deed")
    until(s, f"play {HECKLER}")
    s.choose(f"play {HECKLER}", *starting(s, "target Deed"))
    while s.table.chain:
        assert not starting(s, "yes", "pay")
        s.choose(s.way_on())
    assert (len(s.deck("A")), s.place("Deed")) == (9, "A's graveyard")


@plays("Heckler's Reply")
def test_only_magic_that_waits_is_heckled() -> None:
    s = ava(f"A: gold 3 Gaian; army: Ox; hand: Tune, Rod\nB: gold 2 Red Banner; army: Cow; hand: {HECKLER}", TEXTS)
    assert not offered(s, "play", HECKLER)
    for card in ("Tune", "Rod"):
        s.choose(f"play {card}", *starting(s, "target Ox"))
        while s.table.chain:
            assert not offered(s, "play", HECKLER)
            s.choose(s.way_on() if not starting(s, "target Ox") else "target Ox")
