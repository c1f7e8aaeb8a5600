"""Blind texts of ARC's thirtyfourth round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Ebb": "event 0: Target creature gets +0/-9 until end of turn.", "Two": "creature 2 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
HALBERDIER, TUSKER, WHELP, NURSE = "Weirgate Halberdier", "Acornmud Tusker", "Cinderjaw Whelp", "Gravemilk Nurse"


@plays("Weirgate Halberdier")
@pytest.mark.parametrize(("goal", "home", "value"), [
    ("Elm", "army", "2/4"), ("Elm", "city", "2/4"), ("B's army", "army", "2/2"),
])  # fmt: skip
def test_the_halberdier_stands_firm_before_a_city(goal: str, home: str, value: str) -> None:
    place = {"army": f"city Elm (Body, 8); army: {HALBERDIER}, Ox 1/3",
             "city": f"city Elm (Body, 8): {HALBERDIER}; army: Ox 1/3"}[home]  # fmt: skip
    s = arc(f"A: army: Wolf 1/9, Fox 3/9; {WAITING}\nB: {place}; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Fox", "send Wolf")
    assert s.value(HALBERDIER) == "2/2"
    until(s, "block")
    idle = s.fork()
    idle.choose("block Wolf with Ox")
    assert idle.value(HALBERDIER) == "2/2"
    s.choose(f"block Fox with {HALBERDIER}")
    assert values(s, HALBERDIER, "Ox") == [value, "1/3"]
    while s.phase == "Attack" and s.damage("Fox") == 0:
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.place(HALBERDIER).endswith("graveyard") is (value == "2/2")
    fought(s)
    assert s.place(HALBERDIER) == "B's graveyard"  # as the attack ends, it has suffered 3, and its DEF is 2 again


@plays("Acornmud Tusker")
@pytest.mark.parametrize("way", ["hand", "grave"])
def test_as_the_tusker_enters_a_card_is_drawn(way: str) -> None:
    raised = "; hand: Raise" * (way == "grave")
    for deck in ("9", ""):
        s = arc(f"A: {way}: {TUSKER}{raised}; gems 3 Gaian; deck: {deck or 'Two'}\nB: army: Ox", TEXTS)
        s.choose("play Raise" if raised else f"play {TUSKER}")
        s.choose(*starting(s, f"target {TUSKER}"))
        s.all_pass()
        assert (len(s.hand("A")), s.place(TUSKER), s.hand("B")) == (1, "Keep of A", [])
    s = arc(f"A: {way}: {TUSKER}{raised}; gems 3 Gaian; deck: 0\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose("play Raise" if raised else f"play {TUSKER}")
    while s.asked == "A" and s.table.chain:
        s.choose(s.way_on())
    assert s.out("A") == "ARC-WIN-06"


@plays("Cinderjaw Whelp")
def test_the_whelp_spits_at_anybody() -> None:
    s = arc(f"A: army: Wolf; city Oak (Body, 8): {WHELP}\nB: army: Ox 1/3; city Elm (Body, 8): Hen; {WAITING}", TEXTS)
    s.choose(f"use {WHELP}")
    while not aims(s):
        s.choose("pass")  # chosen on resolution, for no target is said
    assert sorted(aims(s)) == sorted([WHELP, "Hen", "Ox", "Wolf"])
    other = s.fork()
    s.choose("pick Ox")
    resolve(s)
    assert (s.damage("Ox"), s.marked(WHELP), starting(s, "use")) == (1, True, [])
    other.choose(f"pick {WHELP}")
    resolve(other)
    assert (other.damage(WHELP), other.place(WHELP)) == (1, "Oak")
    s = arc(f"A: army: {WHELP} marked\nB: army: Ox", TEXTS)
    assert not starting(s, "use")


@plays("Gravemilk Nurse")
@pytest.mark.parametrize(("way", "more"), [("Axe", 1), ("Ebb", 1), ("Toss", 0), ("Back", 0), ("Give", 0)])
def test_for_the_nurses_death_there_is_a_point(way: str, more: int) -> None:
    s = arc(f"A: army: {NURSE} of B; hand: {way}\nB: army: Ox", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {NURSE}"))
    s.all_pass()
    assert (s.points("A"), s.points("B")) == (15 + more, 15)  # who controlled it, not who owns it
    assert s.place(NURSE) == ("B's hand" if way == "Back" else "B's graveyard")


CLERK, BRAWLER, STRIDER, GHOUL = "Sealring Clerk", "Oxgut Brawler", "Mosslung Strider", "Wickless Ghoul"


@plays("Sealring Clerk")
@pytest.mark.parametrize(("mine", "theirs", "won"), [
    (CLERK, "Cow cost 3", True), (CLERK, "Cow cost 4", False), ("Hen cost 4", CLERK, False), ("Hen cost 5", CLERK, True),
])  # fmt: skip
def test_the_clerk_counts_for_four(mine: str, theirs: str, won: bool) -> None:
    s = arc(f"A: city Oak (Body, 8): {mine}; {WAITING}\nB: city Elm (Mind, 8): {theirs}; {WAITING}{TACTICS}", TEXTS)
    bids = [name.partition(" cost")[0] for name in (mine, theirs)]
    s.choose("claim Body", f"bid {bids[0]}")
    until(s, "bid")
    s.choose(f"bid {bids[1]}")
    while s.phase == "Tactics" and not [line for line in s.log() if "bid for Body" in line and "wins" in line]:
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.points("A"), s.points("B")) == (15 + won, 15)


@plays("Sealring Clerk")
def test_the_clerk_costs_no_more() -> None:
    s = arc(f"A: hand: {CLERK}; gems 2 House of Nobles\nB: army: Ox", TEXTS)
    s.play(CLERK)
    s.all_pass()
    assert (s.place(CLERK), s.consumed("A")) == ("Keep of A", "2 House of Nobles")


@plays("Oxgut Brawler")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_the_brawler_does_not_defend(goal: str) -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: city Elm (Body, 8): {BRAWLER}, Hen; army: {BRAWLER}, Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    until(s, "block")
    assert sorted(offered(s, "block")) == (["Wolf with Hen", "Wolf with Ox"] if goal == "Elm" else ["Wolf with Ox"])


@plays("Oxgut Brawler")
def test_the_brawler_does_all_else() -> None:
    s = arc(f"A: army: {BRAWLER}; {WAITING}\nB: city Elm (Body, 8); army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.damage("Elm") == 4
    s = arc(f"A: city Oak (Body, 8): {BRAWLER}; {WAITING}\nB: army: Ox; {WAITING}{TACTICS}", TEXTS)
    moved = s.fork()
    s.choose("claim Body", f"bid {BRAWLER}")
    s.to("Play")
    assert s.points("A") == 16
    moved.to("Play")
    assert f"move {BRAWLER} to the Army" in moved.options()


@plays("Mosslung Strider")
def test_the_strider_may_follow_where_others_moved() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen, Cow, {STRIDER}; city Fir (Mind, 8): Elk; army: Wolf, {STRIDER}, {STRIDER} marked\n"
        "B: army: Ox", TEXTS,
    )  # fmt: skip
    s.choose("move Hen to the Army")
    resolve(s)
    assert not offered(s, "move", "Cow")
    assert not [label for label in offered(s, "move", "Wolf") if "Oak" in label]
    s.choose(f"move {STRIDER} to Fir")
    resolve(s)
    assert (s.place(STRIDER), s.marked(STRIDER), offered(s, "move", "Elk")) == ("Fir", True, [])  # uses both up
    assert offered(s, "move", "Wolf") == []
    assert sorted(offered(s, "move")) == [f"{STRIDER} to Fir", f"{STRIDER} to Oak"]  # the unmarked one
    s.choose(f"move {STRIDER} to Oak")
    resolve(s)
    assert (s.place(f"{STRIDER} (2)"), s.marked(f"{STRIDER} (2)"), offered(s, "move")) == ("Oak", True, [])


@plays("Mosslung Strider")
def test_the_striders_own_move_uses_the_cities_up() -> None:
    s = arc(f"A: city Oak (Body, 8): Hen, {STRIDER}; army: Wolf\nB: army: Ox", TEXTS)
    s.choose(f"move {STRIDER} to the Army")
    resolve(s)
    assert (s.place(STRIDER), s.marked(STRIDER), offered(s, "move")) == ("A's Army", True, [])
    s.to("Play", "B")
    assert not offered(s, "move", STRIDER)


@plays("Wickless Ghoul")
def test_the_ghoul_feeds_on_others() -> None:
    s = arc(f"A: army: {GHOUL}, Wolf; city Oak (Body, 8): {NURSE}, Spy of B\nB: army: Ox; hand: Back", TEXTS)
    s.choose(f"use {GHOUL}")
    assert sorted(offered(s, "give")) == sorted(["Wolf", NURSE, "Spy"])
    s.choose(f"give {NURSE}")
    assert (s.place(NURSE), s.value(GHOUL)) == ("A's graveyard", "2/2")  # paid at once, and no death
    resolve(s)
    assert (s.points("A"), s.value(GHOUL)) == (15, "4/2")
    s.choose(f"use {GHOUL}", "give Spy")
    resolve(s)
    assert (s.place("Spy"), s.value(GHOUL)) == ("B's graveyard", "6/2")
    s.choose(f"use {GHOUL}")
    s.choose(*starting(s, "give Wolf"))
    resolve(s)
    assert (s.value(GHOUL), starting(s, "use")) == ("8/2", [])  # itself cannot be given
    s.to("Play", "B")
    assert s.value(GHOUL) == "2/2"


@plays("Wickless Ghoul")
def test_the_ghoul_feeds_in_the_fight_and_marked() -> None:
    s = arc(f"A: army: {GHOUL}, Wolf; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm", f"send {GHOUL}", "done")
    until(s, "block")
    s.choose("done")
    until(s, "use")
    s.choose(f"use {GHOUL}", *starting(s, "give Wolf"))
    resolve(s)
    fought(s)
    assert s.damage("Elm") == 4


MASON, BAILIFF, RIDER = "Plumbline Mason", "Perfumed Bailiff", "Hornwake Rider"


@plays("Plumbline Mason")
@pytest.mark.parametrize(("goal", "left"), [("Oak", 2), ("Fir", 0)])
def test_the_mason_mends_one(goal: str, left: int) -> None:
    s = arc(
        f"A: army: {MASON}, Wolf; city Oak (Body, 8, hurt 3); city Fir (Mind, 8, hurt 1)\nB: city Elm (Body, 8, hurt 2)",
        TEXTS,
    )
    s.choose(f"use {MASON}")
    while not starting(s, "pick", "target"):
        s.choose("pass")
    assert sorted(aims(s)) == ["Fir", "Oak"]
    s.choose(next(label for label in s.options() if label.endswith(f" {goal}")))
    resolve(s)
    assert (s.damage(goal), s.marked(MASON), s.damage("Elm")) == (left, True, 2)
    s = arc(f"A: army: {MASON}; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    s.choose(*starting(s, "use"), *starting(s, "target Oak"))
    s.all_pass()
    assert s.damage("Oak") == 0


@plays("Perfumed Bailiff")
@pytest.mark.parametrize("way", ["hand", "grave"])
def test_the_bailiff_marks_one_of_an_opponents(way: str) -> None:
    raised = "; hand: Raise" * (way == "grave")
    s = arc(
        f"A: army: Wolf; {way}: {BAILIFF}{raised}; gems 3 House of Nobles\n"
        "B: army: Ox, Ram marked; city Elm (Body, 8): Hen\nC: army: Elk", TEXTS,
    )  # fmt: skip
    s.choose("play Raise" if raised else f"play {BAILIFF}")
    s.choose(*starting(s, f"target {BAILIFF}"))
    while not aims(s):
        s.choose("pass")
    assert {"Elk", "Hen", "Ox"} <= set(aims(s)) <= {"Elk", "Hen", "Ox", "Ram"}
    assert (s.asked, "done" in s.options()) == ("A", False)
    s.choose(next(label for label in s.options() if label.endswith(" Hen")))
    s.all_pass()
    assert [s.marked(name) for name in ("Wolf", "Ox", "Hen", "Elk", BAILIFF)] == [False, False, True, False, False]
    s = arc(f"A: army: Wolf; {way}: {BAILIFF}{raised}; gems 3 House of Nobles\nB: army: Ram marked", TEXTS)
    s.choose("play Raise" if raised else f"play {BAILIFF}")
    s.choose(*starting(s, f"target {BAILIFF}"))
    s.all_pass()
    assert (s.place(BAILIFF), s.marked("Wolf"), s.marked(BAILIFF)) == ("Keep of A", False, False)


@plays("Hornwake Rider")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
@pytest.mark.parametrize("alone", [True, False])
def test_one_at_most_meets_the_lone_rider(goal: str, alone: bool) -> None:
    s = arc(
        f"A: army: {RIDER}, Wolf 1/9; {WAITING}\nB: army: Ox 0/9, Cow 0/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS
    )
    s.choose(f"attack {goal}", f"send {RIDER}", "done" if alone else "send Wolf")
    until(s, "block")
    assert s.value(RIDER) == ("5/3" if alone else "3/3")
    s.choose(f"block {RIDER} with Ox")
    assert (f"{RIDER} with Cow" in offered(s, "block")) is not alone
    fought(s)
    assert s.damage("Ox") == (5 if alone else 3)
    assert s.value(RIDER) == ("5/3" if alone else "3/3")
    s.to("Play", "B")
    assert s.value(RIDER) == "3/3"
    s = arc(f"A: army: {RIDER}; {WAITING}\nB: army: Ox; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    assert offered(s, "block") == [f"{RIDER} with Ox"]


@plays("Hornwake Rider")
def test_another_lone_rider_is_none_of_his_matter() -> None:
    s = arc(f"A: army: {RIDER}, Wolf 1/9; {WAITING}\nB: army: Ox, Cow{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox")
    assert (offered(s, "block"), values(s, RIDER, "Wolf")) == (["Wolf with Cow"], ["3/3", "1/9"])
