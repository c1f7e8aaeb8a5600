"""Blind texts of ARC's twenty-sixth round about creatures, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Daze": "event 0: Target creature gets -9/+0 until end of turn.", "Raze": "event 0: Deal 9 damage to target city.",
    "Hurl": "event 0: Target creature deals 2 damage to target city.",
    "Dell": "city 2 Mind 8: Always: Human creatures can't enter this city.",
    "Marsh": "city 2 Mind 8: Always: Giant creatures can't enter this city.",
    "Glen": "city 2 Mind 8: Always: Residents of this city get +0/+2.",
    "Two": "creature 2 Gaian 1/1", "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
    "Six": "creature 6 Gaian 1/1", "Hall": "city 3 Red Banner loyalty 2 Mind 6", "Inn": "city 1 Mind 6",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Hedgegap Outrunner")
def test_moving_leaves_it_fresh_for_another_move_or_an_attack() -> None:
    elf = "Hedgegap Outrunner"
    s = arc(
        f"A: city Oak (Body, 8): {elf}, Hen; city Fir (Mind, 8); army: Wolf\nB: city Elm (Body, 8); {WAITING}", TEXTS
    )
    s.choose(f"move {elf} to the Army")
    assert (s.marked(elf), s.place(elf)) == (False, "Oak")
    resolve(s)
    assert (s.marked(elf), s.place(elf), offered(s, "move", "Hen")) == (False, "A's Army", [])  # Oak is used up
    plain, fights = s.fork(), s.fork()
    s.choose(f"move {elf} to Fir")
    resolve(s)
    assert (s.marked(elf), s.place(elf), offered(s, "move")) == (False, "Fir", [])
    plain.choose("move Wolf to Fir")
    assert plain.marked("Wolf")
    fights.to("Attack")
    fights.choose("attack Elm", f"send {elf}", "done")
    assert fights.marked(elf)
    fought(fights)
    assert fights.damage("Elm") == 1


@plays("Hedgegap Outrunner")
def test_marked_it_does_not_move_and_unmarked_it_defends_after_a_move() -> None:
    elf = "Hedgegap Outrunner"
    s = arc(f"A: army: {elf} marked, Wolf; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    assert offered(s, "move") == ["Wolf to Oak"]
    s = arc(f"A: city Oak (Body, 8): {elf}, Hen; city Fir (Mind, 8): Cow; {WAITING}\nB: army: Ox; {WAITING}", TEXTS)
    s.choose(f"move {elf} to the Army")
    resolve(s)
    s.choose("move Cow to the Army")
    resolve(s)
    s.to("Attack", "B")
    s.choose("attack A's army")
    until(s, "block")
    assert offered(s, "block") == [f"Ox with {elf}"]


@plays("Tinderman of the Mantlets")
def test_it_burns_cities_and_whoever_defends_them() -> None:
    name = "Tinderman of the Mantlets"
    s = arc(f"A: army: {name}, Wolf 1/9; {WAITING}\nB: city Elm (Body, 9); army: Ox 0/9; {WAITING}{COMBAT}", TEXTS)
    army = s.fork()
    assert s.value(name) == "3/1"
    s.choose("attack Elm", f"send {name}", "send Wolf")
    assert (s.value(name), s.value("Wolf")) == ("5/1", "1/9")
    until(s, "block")
    defended = s.fork()
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.value(name)) == (6, "3/1")
    defended.choose(f"block {name} with Ox")
    assert defended.value(name) == "5/1"
    fought(defended)
    assert (defended.damage("Ox"), defended.damage("Elm")) == (5, 1)
    army.choose("attack B's army", f"send {name}", "done")
    assert army.value(name) == "3/1"
    fought(army)
    assert army.points("B") == 12


@plays("Tinderman of the Mantlets")
def test_it_defends_with_what_is_printed() -> None:
    name = "Tinderman of the Mantlets"
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: city Elm (Body, 9): {name}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {name}")
    assert s.value(name) == "3/1"
    fought(s)
    assert s.damage("Wolf") == 3


@plays("Rampart Soupmaker")
def test_whoever_lives_with_it_is_hardier() -> None:
    cook = "Rampart Soupmaker"
    s = arc(
        f"A: city Oak (Body, 8): {cook}, Hen hurt 1; city Fir (Mind, 8): Cow; army: Wolf\nB: city Elm (Body, 8): Ox",
        TEXTS,
    )
    assert values(s, cook, "Hen", "Cow", "Wolf", "Ox") == ["1/3", "1/2", "1/1", "1/1", "1/1"]
    s.choose(f"move {cook} to the Army")
    resolve(s)
    assert (s.place(cook), s.place("Hen"), s.value("Wolf")) == ("A's Army", "A's graveyard", "1/1")
    s = arc(f"A: city Oak (Body, 8): {cook}, {cook}, Hen\nB: army: Ox", TEXTS)
    assert values(s, cook, f"{cook} (2)", "Hen") == ["1/4", "1/4", "1/3"]


@plays("Rampart Soupmaker")
def test_from_the_army_it_feeds_the_attacked_city() -> None:
    cook, four = "Rampart Soupmaker", ("Rampart Soupmaker", "Hen", "Cow", "Sage")
    there = f"city Elm (Body, 8): Hen; city Dell: Sage; army: {cook}, Cow; {WAITING}"
    s = arc(f"A: army: Wolf; {WAITING}\nB: {there}{COMBAT}", TEXTS)
    barred = s.fork()
    assert values(s, *four) == ["1/3", "1/1", "1/1", "1/1"]
    s.choose("attack Elm")
    assert values(s, *four) == ["1/3", "1/2", "1/2", "1/1"]
    fought(s)
    assert values(s, *four) == ["1/3", "1/1", "1/1", "1/1"]
    barred.choose("attack Dell")
    assert values(barred, *four) == ["1/3", "1/1", "1/1", "1/1"]
    s = arc(f"A: army: Wolf; {WAITING}\nB: city Elm (Body, 8): {cook}, Hen; army: Cow; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert values(s, cook, "Hen", "Cow") == ["1/3", "1/2", "1/2"]


WAIF = "Waif of the Shallow Ditch"


@plays("Waif of the Shallow Ditch")
@pytest.mark.parametrize(("victim", "marked"), [("Wolf", True), ("Ox", True), ("Hen", True)])
def test_its_death_marks_whom_its_player_chooses(victim: str, marked: bool) -> None:
    s = arc(f"A: army: Wolf; hand: Axe\nB: army: {WAIF}, Ox marked; city Elm (Body, 8): Hen; {WAITING}", TEXTS)
    s.choose("play Axe", f"target {WAIF}")
    until(s, "target")
    assert (s.asked, sorted(targets(s))) == ("B", ["Hen", "Ox", "Wolf"])
    s.choose(f"target {victim}")
    assert s.marked(victim) == (victim == "Ox")
    resolve(s)
    assert [s.marked(name) for name in ("Wolf", "Ox", "Hen")] == [victim == "Wolf", True, victim == "Hen"]
    assert s.marked(victim) == marked


@plays("Waif of the Shallow Ditch")
def test_no_other_end_of_it_marks_anybody_and_alone_it_marks_nobody() -> None:
    for way in ("Toss", "Back", "Give"):
        s = arc(f"A: army: {WAIF}; hand: {way}\nB: army: Ox, Cow", TEXTS)
        s.play(way, *[f"target {WAIF}"] * (way != "Give"))
        s.all_pass()
        assert (s.marked("Ox"), s.marked("Cow")) == (False, False)
        assert s.place(WAIF) == ("A's hand" if way == "Back" else "A's graveyard")
    s = arc(f"A: hand: Axe\nB: army: {WAIF}", TEXTS)
    s.choose("play Axe")
    resolve(s)
    assert (s.place(WAIF), s.chain(), s.marked("Keep of A"), s.marked("Keep of B")) == (
        "B's graveyard",
        [],
        False,
        False,
    )


@plays("Waif of the Shallow Ditch")
def test_whoever_is_marked_by_it_goes_on_defending() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {WAIF}, Ox 2/9; hand: Axe, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    until(s, "play Axe")
    s.choose("play Axe", f"target {WAIF}")
    until(s, "target")
    s.choose("target Ox")
    fought(s)
    assert (s.marked("Ox"), s.damage("Wolf"), s.damage("Ox"), s.points("B")) == (True, 2, 1, 15)


BARONET = "Purse-Proud Baronet"


@plays("Purse-Proud Baronet")
@pytest.mark.parametrize(
    ("claim", "answer", "won"), [(BARONET, "Five", 0), (BARONET, "Four", 1), ("Five", BARONET, 0), ("Six", BARONET, 1)]
)
def test_it_counts_as_five_on_either_side(claim: str, answer: str, won: int) -> None:
    s = arc(f"A: city Oak (Body, 8): {claim}; {WAITING}\nB: city Elm (Mind, 8): {answer}; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {claim}")
    until(s, "bid")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Purse-Proud Baronet")
def test_its_cost_stays_and_gone_it_counts_nothing() -> None:
    for gems, may in ((2, False), (3, True)):
        s = arc(f"A: hand: {BARONET}; gems {gems} House of Nobles\nB: army: Ox", TEXTS)
        assert (f"play {BARONET}" in s.options()) is may
    for answers, won in ((True, 0), (False, 1)):
        s = arc(
            f"A: city Oak (Body, 8): {BARONET}, Two; {WAITING}\nB: city Elm (Mind, 8): Two; hand: Axe, Wait{TACTICS}",
            TEXTS,
        )
        s.choose("claim Body", f"bid {BARONET}", "bid Two")
        until(s, "play Axe")
        s.choose("play Axe", f"target {BARONET}")
        until(s, "bid")
        s.choose("bid Two" if answers else "done")
        s.to("Play")
        assert (s.place(BARONET), s.points("A")) == ("A's graveyard", 15 + won)


GIANT = "Longstride Mosswarden"


@plays("Longstride Mosswarden")
def test_it_defends_each_city_from_its_own() -> None:
    home = f"city Elm (Body, 8); city Fir (Mind, 8): {GIANT}, Hen; army: Ox"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home}; {WAITING}{COMBAT}", TEXTS)
    army = s.fork()
    s.choose("attack Elm")
    until(s, "block")
    assert sorted(offered(s, "block")) == [f"Wolf with {GIANT}", "Wolf with Ox"]
    s.choose(f"block Wolf with {GIANT}", "done")
    fought(s)
    assert (s.damage("Wolf"), s.damage(GIANT), s.damage("Elm"), s.place(GIANT)) == (2, 1, 0, "Fir")
    army.choose("attack B's army")
    until(army, "block")
    assert offered(army, "block") == ["Wolf with Ox"]
    for there in (home.replace(GIANT, f"{GIANT} marked"), home.replace("city Elm (Body, 8)", "city Marsh")):
        s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {there}; {WAITING}{COMBAT}", TEXTS)
        s.choose("attack Marsh" if "Marsh" in there else "attack Elm")
        until(s, "block")
        assert offered(s, "block") == ["Wolf with Ox"]


@plays("Longstride Mosswarden")
def test_where_it_helps_it_does_not_live() -> None:
    home = f"city Glen: Hen; city Fir (Mind, 8): {GIANT}; army: Ox"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Glen")
    until(s, "block")
    s.choose(f"block Wolf with {GIANT}", "done")
    assert values(s, GIANT, "Hen", "Ox") == ["2/4", "1/3", "1/3"]
    fought(s)
    assert (s.damage("Wolf"), s.damage("Glen")) == (2, 0)
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home.replace('Ox', GIANT)}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert offered(s, "block") in ([f"Wolf with {GIANT}"], [f"Wolf with {GIANT} (2)"])  # the one in the Army


@plays("Forecourt Smasher")
@pytest.mark.parametrize(("hurt", "falls"), [("", False), (", hurt 4", True)])
def test_who_is_hit_in_a_city_loses_a_point(hurt: str, falls: bool) -> None:
    s = arc(
        f"A: army: Forecourt Smasher; {WAITING}\nB: city Elm (Body, 8{hurt}); city Fir (Mind, 8); army: Ox 0/9; {WAITING}"
        + COMBAT,
        TEXTS,
    )
    army = s.fork()
    s.choose("attack Elm")
    until(s, "block")
    defended = s.fork()
    s.choose("done")
    fought(s)
    assert (s.points("B"), s.points("A"), s.place("Elm") == "B's graveyard") == (14, 15, falls)
    assert falls or s.damage("Elm") == 4
    defended.choose("block Forecourt Smasher with Ox")
    fought(defended)
    assert (defended.points("B"), defended.place("Elm") == "B's graveyard") == (15, False)
    army.choose("attack B's army")
    fought(army)
    assert army.points("B") == 11  # no city is hit


@plays("Forecourt Smasher")
def test_each_blow_counts_and_one_of_nothing_is_none() -> None:
    two = "Forecourt Smasher, Forecourt Smasher"
    s = arc(f"A: army: {two}; hand: Daze, Wait\nB: city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm", "send Forecourt Smasher", "send Forecourt Smasher")
    weak = s.fork()
    fought(s)
    assert (s.damage("Elm"), s.points("B")) == (8, 13)
    until(weak, "play Daze")
    weak.choose("play Daze", "target Forecourt Smasher (2)")
    fought(weak)
    assert (weak.damage("Elm"), weak.points("B")) == (4, 14)
    s = arc("A: army: Forecourt Smasher; hand: Hurl; city Oak (Body, 8)\nB: city Elm (Body, 9); army: Ox", TEXTS)
    own = s.fork()
    s.play("Hurl", "target Forecourt Smasher", "target Elm")
    s.all_pass()
    own.play("Hurl", "target Forecourt Smasher", "target Oak")
    assert (s.damage("Elm"), s.points("A"), s.points("B")) == (2, 15, 14)
    assert (own.damage("Oak"), own.points("A"), own.points("B")) == (2, 14, 15)
    s = arc(f"A: army: Forecourt Smasher; {WAITING}\nB: city Elm (Body, 9); 1 points; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "A"


BUILDER = "Mortarboard Quartermaster"


@plays("Mortarboard Quartermaster")
@pytest.mark.parametrize(
    ("there", "gems", "may"),
    [
        ("army: {0}", "gems 1 Red Banner", ["Hall", "Inn"]), ("army: {0} marked", "gems 1 Gaian", ["Inn"]),
        ("city Oak (Body, 8): {0}", "gems 1 Red Banner consumed", ["Inn"]), ("army: Wolf", "gems 2 Red Banner", ["Inn"]),
        ("army: {0}, {0}", "gems 1 Red Banner consumed", ["Hall", "Inn"]),
    ],
)  # fmt: skip
def test_its_players_cities_are_cheap(there: str, gems: str, may: list[str]) -> None:
    s = arc(f"A: {there.format(BUILDER)}; {gems}; hand: Hall, Inn, Two\nB: army: Ox", TEXTS)
    assert [name for name in sorted(offered(s, "play")) if name != "Two"] == may
    if "Hall" in may:
        s.play("Hall")
        assert (s.place("Hall"), s.gems("A")) == ("A's Kingdom", "")


@plays("Mortarboard Quartermaster")
def test_nothing_else_is_cheap() -> None:
    s = arc(f"A: gems 1 Red Banner; hand: Hall, Inn, Two\nB: army: {BUILDER}", TEXTS)
    assert offered(s, "play") == ["Inn"]
    s = arc(f"A: army: {BUILDER}; gems 1 Gaian; hand: Two, Inn\nB: army: Ox", TEXTS)
    assert offered(s, "play") == ["Inn"]
    s.play("Inn")
    assert s.gems("A") == "1 Gaian"
