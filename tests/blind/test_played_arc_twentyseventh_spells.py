"""Blind texts of ARC's twenty-seventh round about magic and events, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Pay": "event 1: Gain 1 victory point.",
    "Stinger": "creature 1 Gaian 5/1: (M): Deal 1 damage to target creature.",
    "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.", "Hall": "city 3 Mind 6", "Inn": "city 1 Mind 7",
    "Exhume": "event 0: Remove target card in a graveyard from the game.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Stones over the Camp")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_camp_is_stoned(seat: str) -> None:
    s = arc(
        "A: hand: Stones over the Camp; gems 4 Red Banner; army: Wolf 1/3\n"
        "B: army: Ox 1/2, Cow 1/3 marked; city Elm (Body, 8): Hen 1/1",
        TEXTS,
    )
    s.choose("play Stones over the Camp")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose(f"target player {seat}")
    resolve(s)
    hit = seat == "B"
    assert (s.place("Ox"), s.damage("Cow"), s.damage("Wolf"), s.damage("Hen"), s.damage("Elm")) == (
        "B's graveyard" if hit else "B's Army", 2 * hit, 2 * (not hit), 0, 0,
    )  # fmt: skip


ROOT = "Called Back by Its Root"


@plays("Called Back by Its Root")
def test_a_creature_is_called_back() -> None:
    s = arc(f"A: hand: {ROOT}; gems 2 Gaian; grave: Rat, Wait, Hog\nB: grave: Elk; hand: Exhume", TEXTS)
    s.choose(f"play {ROOT}")
    assert sorted(targets(s)) == ["Hog", "Rat"]
    s.choose("target Rat")
    gone = s.fork()
    resolve(s)
    assert (s.hand("A"), s.place("Hog"), s.place(ROOT)) == (["Rat"], "A's graveyard", "A's graveyard")
    until(gone, "play Exhume")
    gone.choose("play Exhume", "target Rat")
    resolve(gone)
    assert (gone.hand("A"), gone.place("Hog")) == ([], "A's graveyard")
    s = arc(f"A: hand: {ROOT}; gems 2 Gaian; grave: Wait\nB: grave: Elk", TEXTS)
    assert f"play {ROOT}" not in s.options()


# Its writer lets him find none, which no word says
COMMISSION = "Surveyors' Commission"


@plays("Surveyors' Commission")
@pytest.mark.parametrize("city", ["Hall", "Inn"])
def test_a_city_is_surveyed(city: str) -> None:
    s = arc(f"A: hand: {COMMISSION}; gems 2 The Empire; deck: Hen, Hall, Rat, Inn, Cow\nB: army: Ox", TEXTS)
    s.choose(f"play {COMMISSION}")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Hall", "Inn"]
    s.choose(f"pick {city}")
    resolve(s)
    assert (s.hand("A"), len(s.deck("A"))) == ([city], 4)
    assert f"A and B may see {city}" in s.log()


@plays("Surveyors' Commission")
def test_the_deck_is_shuffled_in_any_case() -> None:
    for deck, picks in (("Hen, Hall, Rat, Hog, Cow", True), ("Hen, Elk, Rat, Hog, Cow", False)):
        orders = set()
        for seed in range(1, 7):
            s = arc(f"A: hand: {COMMISSION}; gems 2 The Empire; deck: {deck}\nB: army: Ox", TEXTS)
            s.table.sow(seed)
            s.choose(f"play {COMMISSION}")
            while s.table.chain:
                s.choose("pick Hall" if "pick Hall" in s.options() else s.way_on())
            assert s.hand("A") == ["Hall"] * picks
            orders.add(tuple(s.deck("A")))
        assert len(orders) > 1


SILVER = "Silver out of the Seedcorn"


@plays("Silver out of the Seedcorn")
@pytest.mark.parametrize("faction", ["Gaian", "Dark Legion"])
def test_seedcorn_becomes_silver(faction: str) -> None:
    s = arc(f"A: hand: {SILVER}, Pay; gems 3 House of Nobles; deck: Rat, Hog\nB: army: Ox", TEXTS)
    s.choose(f"play {SILVER}")
    until(s, "name")
    assert (len(offered(s, "name")), s.sees("A", "Rat")) == (5, False)
    s.choose(f"name {faction}")
    resolve(s)
    assert (s.gems("A"), s.deck("A"), s.hand("A")) == (f"1 {faction}", ["Hog"], ["Pay"])
    assert (s.place("Rat"), s.sees("A", "Rat"), s.sees("B", "Rat")) == ("A's reserves", True, False)
    s.play("Pay")
    assert (s.points("A"), s.gems("A")) == (16, "")
    s = arc(f"A: hand: {SILVER}; gems 3 House of Nobles; deck: 0\nB: army: Ox", TEXTS)
    s.choose(f"play {SILVER}")
    while s.table.chain:
        s.choose("name Gaian" if "name Gaian" in s.options() else s.way_on())
    assert (s.over, s.gems("A"), s.place(SILVER)) == (False, "", "A's graveyard")


RANSOM = "Ransom for the Picket"


@plays("Ransom for the Picket")
def test_the_picket_is_paid_for_in_creatures() -> None:
    s = arc(
        f"A: hand: {RANSOM}; gems 3 Dark Legion; army: Wolf\nB: army: Mourner, Spy marked of C; city Elm: Hen\nC: deck: 9",
        TEXTS,
    )
    s.choose(f"play {RANSOM}")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("B", ["pick Mourner", "pick Spy"])  # he must
    s.choose("pick Mourner")
    resolve(s)
    assert (s.place("Mourner"), s.points("B"), s.place("Spy")) == ("B's graveyard", 15, "B's Army")
    s = arc(f"A: hand: {RANSOM}; gems 3 Dark Legion; army: Wolf\nB: city Elm (Body, 8): Hen", TEXTS)
    s.choose(f"play {RANSOM}")
    resolve(s)
    assert (s.points("B"), s.place("Hen"), s.points("A")) == (13, "Elm", 15)


EAR = "Shaken Awake by the Ear"


@plays("Shaken Awake by the Ear")
def test_anybody_is_shaken_awake() -> None:
    s = arc(
        f"A: hand: {EAR}; gems 1 Red Banner; army: Wolf marked; city Oak (Body, 8): Hen marked\nB: army: Ox marked, Cow",
        TEXTS,
    )
    s.choose(f"play {EAR}")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    assert [s.marked(name) for name in ("Wolf", "Hen", "Ox", "Cow")] == [True, True, False, False]


@plays("Shaken Awake by the Ear")
def test_who_is_shaken_attacks_on_or_defends() -> None:
    s = arc(f"A: army: Wolf; hand: {EAR}, Wait; gems 1 Red Banner\nB: city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, f"play {EAR}")
    s.choose(f"play {EAR}")
    fought(s)
    assert (s.marked("Wolf"), s.damage("Elm")) == (False, 1)
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Ox marked; hand: {EAR}; gems 1 Red Banner{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"play {EAR}")
    s.choose(f"play {EAR}", "target Ox")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"]


ANTLER = "Antler Courage"


@plays("Antler Courage")
@pytest.mark.parametrize(("body", "value"), [("2/4", "5/3"), ("1/1", ""), ("2/4 hurt 3", ""), ("2/4 hurt 2", "5/3")])
def test_antlers_encourage(body: str, value: str) -> None:
    s = arc(f"A: hand: {ANTLER}; gems 1 Gaian; army: Wolf\nB: army: Ox {body}; city Elm (Body, 8): Hen", TEXTS)
    s.choose(f"play {ANTLER}")
    assert sorted(targets(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    assert s.place("Ox") == ("B's Army" if value else "B's graveyard")
    if value:
        assert s.value("Ox") == value
        s.to("Draw", "B")
        assert s.value("Ox") == "2/4"


SAND = "Sand in the Visors"


@plays("Sand in the Visors")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_who_has_sand_in_the_visor_strikes_nobody(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 5/9, Fox 2/9; {WAITING}\nB: city Elm (Body, 8); army: Ox 1/2; hand: {SAND}; gems 2 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Wolf", "send Fox")
    until(s, f"play {SAND}")
    s.choose(f"play {SAND}")
    assert sorted(targets(s)) == ["Fox", "Ox", "Wolf"]
    defender = s.fork()
    s.choose("target Wolf")
    blocked = s.fork()
    fought(s)
    struck = 2 if goal == "Elm" else 0
    assert (s.damage("Elm"), s.points("B"), s.value("Wolf")) == (struck, 15 if struck else 13, "5/9")
    until(blocked, "block")
    blocked.choose("block Wolf with Ox")
    fought(blocked)
    assert (blocked.damage("Ox"), blocked.damage("Wolf"), blocked.place("Ox")) == (0, 1, "B's Army")
    defender.choose("target Ox")
    until(defender, "block")
    defender.choose("block Fox with Ox")
    fought(defender)
    assert (defender.damage("Fox"), defender.place("Ox")) == (0, "B's graveyard")


@plays("Sand in the Visors")
def test_sand_is_thrown_beforehand_and_abilities_go_on() -> None:
    s = arc(f"A: army: Stinger; hand: {SAND}; gems 2 The Empire\nB: city Elm (Body, 8); army: Ox", TEXTS)
    works = s.fork()
    s.play(SAND, "target Stinger")
    s.to("Attack")
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 0
    works.play(SAND, "target Stinger")
    works.choose("use Stinger", "target Ox")
    resolve(works)
    assert works.place("Ox") == "B's graveyard"


SUPPER = "Letters Read at Supper"


@plays("Letters Read at Supper")
def test_letters_are_read_in_the_turns_of_others() -> None:
    letters = f"hand: {SUPPER}; gems 3 House of Nobles"
    s = arc(f"A: army: Wolf; {letters}; deck: 9\nB: army: Ox; {WAITING}; deck: 9", TEXTS)
    while s.active == "A":
        assert f"play {SUPPER}" not in s.options()
        s.choose(s.way_on())
        s.settle()
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Ox; {letters}; deck: Rat, Hog, Cow{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"play {SUPPER}")
    s.choose(f"play {SUPPER}")
    while s.table.chain:
        s.choose("pass")
    assert s.hand("B") == ["Rat", "Hog"]
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Ox; {letters}; deck: Rat{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"play {SUPPER}")
    s.choose(f"play {SUPPER}")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "A"
