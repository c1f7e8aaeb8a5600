"""Blind texts of ARC's thirtythird round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Sweep": "event 0: Kill all creatures.",
    "Weak": "event 0: Target creature gets -9/-0 until end of turn.", "Boar": "creature 2 Gaian (Beast) 1/1",
    "Two": "creature 2 1/1", "Rat": "event 9: Draw a card.", "Hog": "event 9: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
OSTLER, HOUND, BAILIFF, DRUMMER = "Thornback Ostler", "Wickerjaw Hound", "Sallowmere Bailiff", "Cinderpike Drummer"


@plays("Thornback Ostler")
@pytest.mark.parametrize("way", ["hand", "grave"])
@pytest.mark.parametrize("goal", ["Wolf", "Hen", OSTLER])
def test_the_ostler_rouses_one_as_it_comes(way: str, goal: str) -> None:
    raised = "; hand: Raise" * (way == "grave")
    s = arc(
        f"A: {way}: {OSTLER}{raised}; gems 2 Gaian; army: Wolf marked; city Oak (Body, 8): Hen\nB: army: Ox marked; {WAITING}",
        TEXTS,
    )
    s.choose("play Raise" if raised else f"play {OSTLER}")
    while not [label for label in aims(s) if label == "Wolf"]:
        s.choose(next((o for o in s.options() if o == f"target {OSTLER}"), "pass"))
    assert (sorted(aims(s)), "done" in s.options()) == (sorted([OSTLER, "Hen", "Wolf"]), False)
    s.choose(f"target {goal}")
    assert s.chain() == [OSTLER]  # it can be answered
    assert s.marked("Wolf")
    s.all_pass()
    assert [s.marked(name) for name in ("Wolf", "Hen", OSTLER, "Ox")] == [goal != "Wolf", False, False, True]


@plays("Wickerjaw Hound")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_the_hound_defends_nothing(goal: str) -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: city Elm (Body, 8): {HOUND}, Hen; army: {HOUND}, Ox; {WAITING}{COMBAT}", TEXTS
    )
    s.choose(f"attack {goal}")
    until(s, "block")
    assert sorted(offered(s, "block")) == (["Wolf with Hen", "Wolf with Ox"] if goal == "Elm" else ["Wolf with Ox"])


@plays("Wickerjaw Hound")
def test_the_hound_does_all_else() -> None:
    s = arc(f"A: army: {HOUND}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.points("B") == 12
    s = arc(f"A: city Oak (Body, 8): {HOUND}; {WAITING}\nB: army: Ox; {WAITING}{TACTICS}", TEXTS)
    moved = s.fork()
    s.choose("claim Body", f"bid {HOUND}")
    s.to("Play")
    assert s.points("A") == 16
    moved.to("Play")
    assert f"move {HOUND} to the Army" in moved.options()


@plays("Sallowmere Bailiff")
@pytest.mark.parametrize(("mine", "theirs", "won"), [
    (BAILIFF, "Cow cost 3", True), (BAILIFF, "Cow cost 4", False), ("Hen cost 4", BAILIFF, False),
    ("Hen cost 5", BAILIFF, True),
])  # fmt: skip
@pytest.mark.parametrize("gone", [False, True])
def test_the_bailiff_counts_for_four(mine: str, theirs: str, *, won: bool, gone: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): {mine}; {WAITING}\n"
        f"B: city Elm (Mind, 8): {theirs}; hand: {'Axe' if gone else 'Wait'}{TACTICS}",
        TEXTS,
    )
    bids = [name.partition(" cost")[0] for name in (mine, theirs)]
    s.choose("claim Body", f"bid {bids[0]}")
    until(s, "bid")
    s.choose(f"bid {bids[1]}")
    if gone:
        until(s, "play Axe")
        s.choose("play Axe", f"target {BAILIFF}")
    while s.phase == "Tactics":
        s.choose("done" if "done" in s.options() else s.way_on())
    expected = (mine != BAILIFF) if gone else won
    assert (s.points("A"), s.points("B")) == (15 + expected, 15)


@plays("Cinderpike Drummer")
@pytest.mark.parametrize(("home", "senders"), [
    ("army: Wolf 1/9, Fox 1/9, {}", ("Wolf", DRUMMER)), ("army: Wolf 1/9, Fox 1/9, {}", ("Wolf",)),
    ("army: Wolf 1/9, Fox 1/9; city Oak (Body, 8): {} marked", ("Wolf",)),
])  # fmt: skip
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_the_drummer_drives_the_others_on(home: str, senders: tuple[str, ...], goal: str) -> None:
    s = arc(f"A: {home.format(DRUMMER)}; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert values(s, "Wolf", DRUMMER) == ["1/9", "1/2"]
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders), "done")
    assert values(s, "Wolf", "Fox", "Ox", DRUMMER) == ["2/9", "1/9", "1/9", "1/2"]
    until(s, "block")
    s.choose("done")
    fought(s)
    lost = 1 + len(senders)
    assert (s.damage("Elm"), s.points("B")) == ((lost, 15) if goal == "Elm" else (0, 15 - lost))
    assert s.value("Wolf") == "1/9"


@plays("Cinderpike Drummer")
def test_the_drummer_is_heard_by_ones_own_alone() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {DRUMMER}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert s.value("Wolf") == "1/9"


SAPPER, FERRYMAN, ALMONER, DUELLIST = "Hobnail Sapper", "Gravelip Ferryman", "Mossfoot Almoner", "Quillon Duellist"


@plays("Hobnail Sapper")
@pytest.mark.parametrize(("goal", "block", "city", "points"), [
    ("Elm", False, 4, 15), ("Elm", True, 0, 15), ("B's army", False, 0, 13), ("B's army", True, 0, 15),
])  # fmt: skip
def test_the_sapper_breaks_what_nobody_defends(goal: str, block: bool, city: int, points: int) -> None:
    s = arc(f"A: army: {SAPPER}; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    s.choose(f"block {SAPPER} with Ox" if block else "done")
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.damage("Ox")) == (city, points, 2 * block)


@plays("Hobnail Sapper")
def test_that_another_is_defended_against_is_all_one_to_the_sapper() -> None:
    s = arc(f"A: army: {SAPPER}, Wolf 1/1; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm", f"send {SAPPER}", "send Wolf")
    until(s, "block")
    s.choose("block Wolf with Ox")
    fought(s)
    assert s.damage("Elm") == 4


@plays("Gravelip Ferryman")
@pytest.mark.parametrize(("way", "back"), [
    ("Axe", True), ("Sweep", True), ("Toss", False), ("Back", False), ("Give", False),
])  # fmt: skip
def test_the_ferryman_sends_another_back(way: str, back: bool) -> None:
    other = ", Wolf" * (way != "Give")
    s = arc(f"A: army: {FERRYMAN}{other}; hand: {way}; grave: Two, Wait\nB: army: Ox; grave: Boar", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {FERRYMAN}"))
    while s.table.chain and not starting(s, "pick"):
        s.choose("pass")
    if way == "Sweep":
        assert sorted(aims(s)) == ["Two", "Wolf"]
        s.choose("pick Wolf")
    s.all_pass()
    got = {"Axe": ["Two"], "Sweep": ["Wolf"], "Back": [FERRYMAN]}.get(way, [])
    assert s.hand("A") == got
    assert back is (FERRYMAN not in got and bool(got))


@plays("Gravelip Ferryman")
def test_he_himself_is_not_ferried_back() -> None:
    s = arc(f"A: army: {FERRYMAN}; hand: Axe; grave: Wait\nB: army: Ox; grave: Boar", TEXTS)
    s.choose("play Axe", f"target {FERRYMAN}")
    s.all_pass()
    assert (s.hand("A"), s.place(FERRYMAN)) == ([], "A's graveyard")
    s = arc(f"A: army: {FERRYMAN}; hand: Axe; grave: {FERRYMAN}\nB: army: Ox; grave: Boar", TEXTS)
    s.choose("play Axe", f"target {FERRYMAN}")
    s.all_pass()
    assert s.hand("A") == [f"{FERRYMAN} (2)"]  # another of his name may be


@plays("Mossfoot Almoner")
@pytest.mark.parametrize(("goal", "left"), [("Oak", 2), ("Fir", 0), ("Ash", 0)])
def test_the_almoner_mends_one(goal: str, left: int) -> None:
    s = arc(
        f"A: army: {ALMONER}, Wolf; city Oak (Body, 8, hurt 3); city Fir (Mind, 8, hurt 1); city Ash (Soul, 8)\n"
        "B: city Elm (Body, 8, hurt 2)", TEXTS,
    )  # fmt: skip
    s.choose(f"use {ALMONER}")
    assert sorted(aims(s)) == ["Ash", "Fir", "Oak"]
    s.choose(f"target {goal}")
    resolve(s)
    assert (s.damage(goal), s.marked(ALMONER), s.damage("Elm")) == (left, True, 2)
    s = arc(f"A: army: {ALMONER} marked; city Oak (Body, 8, hurt 3)\nB: army: Ox", TEXTS)
    assert not starting(s, "use")


@plays("Mossfoot Almoner")
def test_the_almoner_mends_in_the_fight() -> None:
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: {ALMONER}; city Elm (Body, 8, hurt 3); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "use")
    s.choose(f"use {ALMONER}", *starting(s, "target Elm"))
    resolve(s)
    assert s.damage("Elm") == 2


@plays("Quillon Duellist")
@pytest.mark.parametrize("way", ["Axe", "Back", "Wait"])
def test_the_duellist_is_fiercer_alone(way: str) -> None:
    s = arc(f"A: army: {DUELLIST}, Fox 1/9; hand: {way}\nB: army: Ox 0/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    alone = s.fork()
    s.choose("attack Elm", f"send {DUELLIST}", "send Fox")
    assert s.value(DUELLIST) == "2/3"
    until(s, f"play {way}")
    s.choose(f"play {way}", *(["target Fox"] * (way != "Wait")))
    resolve(s)
    assert s.value(DUELLIST) == ("2/3" if way == "Wait" else "4/3")
    assert alone.value(DUELLIST) == "2/3"
    alone.choose("attack Elm", f"send {DUELLIST}", "done")
    assert alone.value(DUELLIST) == "4/3"
    until(alone, "block")
    alone.choose("done")
    fought(alone)
    assert (alone.damage("Elm"), alone.value(DUELLIST)) == (4, "2/3")


@plays("Quillon Duellist")
def test_the_duellist_defends_as_printed() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {DUELLIST}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {DUELLIST}")
    assert s.value(DUELLIST) == "2/3"


CUTPURSE, CARTWRIGHT = "Tarnglove Cutpurse", "Fenlight Cartwright"


@plays("Tarnglove Cutpurse")
@pytest.mark.parametrize(("goal", "block", "left"), [
    ("B's army", False, ["Rat"]), ("B's army", True, ["Rat", "Hog"]), ("Elm", False, ["Rat", "Hog"]),
])  # fmt: skip
def test_the_cutpurse_takes_a_card_of_whom_it_strikes(goal: str, block: bool, left: list[str]) -> None:
    s = arc(
        f"A: army: {CUTPURSE}; hand: Two\nB: army: Ox 0/9; hand: Rat, Hog; city Elm (Body, 8)\nC: hand: Boar{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    until(s, "block")
    s.choose(f"block {CUTPURSE} with Ox" if block else "done")
    if len(left) == 1:
        while not starting(s, "discard", "pick"):
            s.choose("pass")
        assert (s.asked, sorted(label.split()[1] for label in s.options())) == ("B", ["Hog", "Rat"])
        s.choose(next(o for o in s.options() if o.endswith(" Hog")))
    assert (s.hand("B"), s.hand("A"), s.hand("C")) == (left, ["Two"], ["Boar"])


@plays("Tarnglove Cutpurse")
def test_a_weak_cutpurse_takes_nothing_and_from_no_hand_nothing() -> None:
    s = arc(f"A: army: {CUTPURSE}; hand: Weak\nB: army: Ox; hand: Rat{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "play Weak")
    s.choose("play Weak", f"target {CUTPURSE}")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.hand("B"), s.points("B")) == (["Rat"], 15)
    s = arc(f"A: army: {CUTPURSE}\nB: army: Ox{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("done")
    assert (s.points("B"), s.hand("B")) == (14, [])


@plays("Fenlight Cartwright")
def test_the_cartwright_moves_and_moves_again() -> None:
    s = arc(
        f"A: city Oak (Body, 8): {CARTWRIGHT}, Hen; city Fir (Mind, 8); city Ash (Soul, 8); army: Wolf\nB: army: Ox",
        TEXTS,
    )
    s.choose(f"move {CARTWRIGHT} to the Army")
    resolve(s)
    assert (s.place(CARTWRIGHT), s.marked(CARTWRIGHT), offered(s, "move", "Hen")) == ("A's Army", False, [])
    assert sorted(offered(s, "move", CARTWRIGHT)) == [f"{CARTWRIGHT} to Ash", f"{CARTWRIGHT} to Fir"]
    s.choose(f"move {CARTWRIGHT} to Fir")
    resolve(s)
    assert (s.place(CARTWRIGHT), s.marked(CARTWRIGHT), offered(s, "move", CARTWRIGHT)) == ("Fir", False, [])
    s.choose("move Wolf to Ash")
    resolve(s)
    assert s.marked("Wolf")


@plays("Fenlight Cartwright")
def test_the_cartwright_moves_unmarked_alone_and_attacks_marked() -> None:
    s = arc(f"A: city Oak (Body, 8): {CARTWRIGHT}\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    s.choose(f"move {CARTWRIGHT} to the Army")
    resolve(s)
    s.to("Attack")
    s.choose("attack Elm")
    assert s.marked(CARTWRIGHT)
    s = arc(f"A: city Oak (Body, 8): {CARTWRIGHT} marked, Hen\nB: army: Ox", TEXTS)
    assert not offered(s, "move", CARTWRIGHT)
