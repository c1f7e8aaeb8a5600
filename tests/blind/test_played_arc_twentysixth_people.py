"""Blind texts of ARC's twenty-sixth round about creatures that use, count and choose, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets, uses
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Cheer": "event 1: Gain 1 victory point.",
    "Shift": "event 0: Put target creature into your army.", "Rite": "magic 1: Gain 1 victory point.",
    "Rise": "event 0: Return target creature card from your graveyard to your hand.",
    "Pike": "event 1 Red Banner loyalty 1: Gain 1 victory point.", "Rouse": "event 0: Unmark target creature.",
    "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.", "Five": "creature 5 Gaian 1/1",
    "Two": "creature 2 Gaian 1/1", "Hydra": "creature X 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
EMBALMER = "Tallow-Handed Embalmer"


@plays("Tallow-Handed Embalmer")
def test_the_dead_are_laid_on_the_deck() -> None:
    there = f"army: {EMBALMER}, Wolf; gems 1 Gaian; grave: Hen, Rite, Cow; deck: Rat, Hog, Bee"
    s = arc(f"A: {there}; hand: Rise\nB: grave: Ox; {WAITING}", TEXTS)
    s.choose(f"use {EMBALMER}")
    assert sorted(targets(s)) == ["Cow", "Hen"]
    s.choose("target Hen")
    assert (s.marked(EMBALMER), s.consumed("A"), s.place("Hen")) == (True, "1 Gaian", "A's graveyard")
    gone = s.fork()
    resolve(s)
    assert (s.deck("A"), s.grave("A")) == (["Hen", "Rat", "Hog", "Bee"], ["Cow", "Rite"])
    until(gone, "play Rise")
    gone.choose("play Rise", "target Hen")
    resolve(gone)
    assert (gone.deck("A"), gone.hand("A")) == (["Rat", "Hog", "Bee"], ["Hen"])


@plays("Tallow-Handed Embalmer")
@pytest.mark.parametrize(
    ("was", "now"), [("Embalmer, Wolf", "Embalmer marked, Wolf"), ("1 Gaian", "1 Gaian consumed"), ("Hen, ", "")]
)
def test_without_gem_freshness_or_dead_it_does_not_work(was: str, now: str) -> None:
    there = f"A: army: {EMBALMER}, Wolf; gems 1 Gaian; grave: Hen, Rite\nB: grave: Ox"
    assert uses(arc(there, TEXTS)) == [EMBALMER]
    assert uses(arc(there.replace(was, now), TEXTS)) == []


TASTER = "Sour-Lipped Taster"


def playable(s: Scene, seat: str) -> list[str]:
    """What the player could play in response to A's magic."""
    s.choose("play Rite")
    while s.table.chain:
        if s.asked == seat:
            return sorted(offered(s, "play"))
        s.choose("pass")
    return []


@plays("Sour-Lipped Taster")
@pytest.mark.parametrize(
    ("tasters", "gems", "may"),
    [
        ("army: {0}", "1 Gaian", ["Wait"]), ("army: {0} marked", "2 Red Banner", ["Cheer", "Pike", "Wait"]),
        ("city Oak (Body, 8): {0}", "1 Red Banner, 1 Gaian", ["Cheer", "Pike", "Wait"]),
        ("army: Wolf", "1 Gaian", ["Cheer", "Wait"]),
        ("army: {0}, {0}", "2 Red Banner", ["Wait"]), ("army: {0}", "2 Gaian", ["Cheer", "Wait"]),
        ("army: {0}", "1 Gaian consumed", []),
    ],
)  # fmt: skip
def test_events_of_opponents_are_dearer(tasters: str, gems: str, may: list[str]) -> None:
    held = f"hand: Cheer, Pike, Wait; gems {gems}"
    s = arc(f"A: {tasters.format(TASTER)}; hand: Rite; gems 1 Gaian\nB: {held}\nC: {held}", TEXTS)
    other = s.fork()
    assert playable(s, "B") == may
    assert [name.removesuffix(" (2)") for name in playable(other, "C")] == may
    if "Cheer" in may and "Wolf" not in tasters:
        s.choose("play Cheer")
        assert s.gems("B") == ""


@plays("Sour-Lipped Taster")
def test_only_events_and_only_of_opponents_are_dearer() -> None:
    s = arc(f"A: army: {TASTER}; hand: Cheer, Rite; gems 1 Gaian\nB: army: Ox", TEXTS)
    assert sorted(offered(s, "play")) == ["Cheer", "Rite"]
    s = arc(f"A: hand: Cheer, Rite; gems 1 Gaian\nB: army: {TASTER}", TEXTS)
    assert offered(s, "play") == ["Rite"]


ROOTWIFE = "Rootwife of the Twin Springs"
SPRINGS = (
    f"hand: {ROOTWIFE}, Shift; gems 4 Gaian; city Oak (Body, 8, hurt 5): Hen marked, Cow marked, Bee; "
    "city Fir (Mind, 8, hurt 2): Sage marked; army: Wolf marked"
)


def rooted(a: str = SPRINGS) -> Scene:
    """She comes to Oak, and her player is asked for the way."""
    s = arc(f"A: {a}\nB: city Elm (Body, 8, hurt 3); {WAITING}", TEXTS)
    s.choose(f"play {ROOTWIFE}")
    while s.place(ROOTWIFE) != "Oak":
        s.choose("place in Oak" if "place in Oak" in s.options() else "pass")
    return s


@plays("Rootwife of the Twin Springs")
@pytest.mark.parametrize(("city", "left"), [("Oak", 2), ("Fir", 0)])
def test_she_mends_a_city_of_her_player(city: str, left: int) -> None:
    s = rooted()
    until(s, "choose")
    assert (s.asked, [option.split()[1] for option in s.options()]) == ("A", ["heal", "unmark"])
    s.choose("choose: heal")
    assert sorted(offered(s, "pick")) == ["Fir", "Oak"]
    s.choose(f"pick {city}")
    while s.table.chain:  # card English lets "up to" be less, too; as much as can be is offered
        s.choose(
            [option for option in s.options() if option.startswith("number")][-1] if offered(s, "number") else "pass"
        )
    assert (s.damage(city), s.damage("Fir" if city == "Oak" else "Oak"), s.damage("Elm")) == (
        left,
        2 if city == "Oak" else 5,
        3,
    )
    assert s.marked("Hen")


@plays("Rootwife of the Twin Springs")
@pytest.mark.parametrize("roused", [[], ["Hen"], ["Hen", "Cow"]])
def test_she_rouses_up_to_two_others_who_live_with_her(roused: list[str]) -> None:
    s = rooted()
    until(s, "choose")
    s.choose("choose: unmark")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Bee", "Cow", "Hen"])
    s.choose(*(f"pick {name}" for name in roused), *["done"] * (len(roused) < 2))
    resolve(s)
    assert [s.marked(name) for name in ("Hen", "Cow", "Sage", "Wolf")] == [
        "Hen" not in roused,
        "Cow" not in roused,
        True,
        True,
    ]
    assert (s.damage("Oak"), s.damage("Fir")) == (5, 2)


@plays("Rootwife of the Twin Springs")
def test_in_no_city_she_rouses_nobody() -> None:
    s = rooted()
    until(s, "play Shift")
    s.choose("play Shift", f"target {ROOTWIFE}")
    while s.table.chain:
        assert not offered(s, "pick")
        s.choose(next((o for o in s.options() if o.startswith("choose: unmark")), None) or s.way_on())
    assert s.place(ROOTWIFE) == "A's Army"
    assert [s.marked(name) for name in ("Hen", "Cow", "Sage", "Wolf")] == [True, True, True, True]
    alone = rooted(f"hand: {ROOTWIFE}; gems 4 Gaian; city Oak (Body, 8); army: Wolf marked")
    while alone.table.chain:
        alone.choose(next((o for o in alone.options() if o.startswith("choose: unmark")), None) or alone.way_on())
    assert (alone.place(ROOTWIFE), alone.marked("Wolf"), alone.damage("Oak")) == ("Oak", True, 0)


HAWKER = "Gravecloth Hawker"


def given(s: Scene) -> list[str]:
    """Who can be sacrificed now."""
    return sorted(option.split()[-1] for option in s.options() if option.startswith(("give", "pick", "sacrifice")))


def sells(s: Scene, name: str) -> None:
    """It is used for this one, if there is a choice, and has resolved."""
    s.choose(f"use {HAWKER}")
    s.choose(*[option for option in s.options() if option.split()[-1] == name and given(s)])
    resolve(s)


@plays("Gravecloth Hawker")
def test_the_more_it_sells_the_stronger_it_is() -> None:
    s = arc(
        f"A: army: {HAWKER} marked, Five marked; city Oak (Body, 8): Mourner, Hydra marked; {WAITING}\nB: army: Ox",
        TEXTS,
    )
    s.choose(f"use {HAWKER}")
    assert given(s) == ["Five", "Hydra", "Mourner"]
    s.choose(next(option for option in s.options() if option.endswith("Five")))
    assert (s.place("Five"), s.value(HAWKER)) in (("A's graveyard", "2/3"), ("A's graveyard", "7/3"))
    resolve(s)
    assert s.value(HAWKER) == "7/3"
    sells(s, "Mourner")
    assert (s.value(HAWKER), s.points("A"), s.place("Mourner")) == ("8/3", 15, "A's graveyard")
    sells(s, "Hydra")
    assert (s.value(HAWKER), s.place("Hydra"), uses(s)) == ("8/3", "A's graveyard", [])  # its X is nothing
    s.to("Draw", "B")
    assert s.value(HAWKER) == "2/3"


@plays("Gravecloth Hawker")
def test_what_has_left_is_paid_in_vain() -> None:
    s = arc(f"A: army: {HAWKER}, Five; hand: Wait\nB: army: Ox; hand: Axe", TEXTS)
    s.choose(f"use {HAWKER}")
    until(s, "play Axe")
    s.choose("play Axe", f"target {HAWKER}")
    resolve(s)
    assert [s.place(name) for name in (HAWKER, "Five", "Ox")] == ["A's graveyard", "A's graveyard", "B's Army"]
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {HAWKER}, Five, Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {HAWKER}", "done")
    until(s, f"use {HAWKER}")
    s.choose(f"use {HAWKER}", "give Five")
    fought(s)
    assert (s.damage("Wolf"), s.place("Ox")) == (7, "B's Army")


BOSS = "Ladder-Gang Boss"


@plays("Ladder-Gang Boss")
@pytest.mark.parametrize(
    ("gang", "victim", "when", "value"),
    [
        (["Wolf", "Fox"], "", 0, "5/3"), (["Wolf"], "", 0, "4/3"), ([], "", 0, "3/3"), (["Wolf", "Fox"], "Wolf", 1, "4/3"),
        (["Wolf", "Fox"], "Wolf", 2, "5/3"),
    ],
)  # fmt: skip
def test_it_is_as_strong_as_its_gang(gang: list[str], victim: str, when: int, value: str) -> None:
    s = arc(f"A: army: {BOSS}, Wolf, Fox, Hen; {WAITING}\nB: army: Ox; hand: Axe, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {BOSS}", *(f"send {name}" for name in gang), "done")
    assert s.value(BOSS) == "3/3"
    if when == 2:
        while s.value(BOSS) == "3/3":
            s.choose("pass")
    if victim:
        until(s, "play Axe")
        s.choose("play Axe", f"target {victim}")
    until(s, "block")
    assert s.value(BOSS) == value
    fought(s)
    assert s.value(BOSS) == value
    s.to("Draw", "B")
    assert s.value(BOSS) == "3/3"


@plays("Ladder-Gang Boss")
def test_two_bosses_count_each_other() -> None:
    s = arc(f"A: army: {BOSS}, {BOSS}, Wolf; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {BOSS}", f"send {BOSS}", "done")
    until(s, "block")
    assert (s.value(BOSS), s.value(f"{BOSS} (2)"), s.value("Wolf")) == ("4/3", "4/3", "1/1")


AUDITOR = "Auditor of the Outer Wall"


def claimed(s: Scene, *bids: str) -> None:
    """A claims Body with these."""
    s.choose("claim Body", *(f"bid {name}" for name in bids))
    if s.options() and "done" in s.options() and s.asked == "A":
        s.choose("done")


@plays("Auditor of the Outer Wall")
@pytest.mark.parametrize("there", ["army: {0}", "army: {0} marked", "city Ash (Soul, 8): {0}"])
def test_after_a_won_bid_one_of_them_may_rest(there: str) -> None:
    home = f"city Oak (Body, 8): Hen, Cow, Sage marked; city Fir (Mind, 8): Two; {there.format(AUDITOR)}; {WAITING}"
    s = arc(f"A: {home}\nB: city Elm (Mind, 8): Five; {WAITING}{TACTICS}", TEXTS)
    claimed(s, "Hen", "Two")
    until(s, "bid Five")
    lost = s.fork()
    s.choose("done")
    until(s, "yes")
    assert (s.asked, s.points("A")) == ("A", 16)
    no = s.fork()
    s.choose("yes")
    assert sorted(offered(s, "pick")) == ["Hen", "Two"]
    s.choose("pick Two")
    resolve(s)
    assert [s.marked(name) for name in ("Hen", "Two", "Sage")] == [True, False, True]
    until(s, "claim Mind")
    s.choose("claim Mind")
    assert "Two" in offered(s, "bid")
    no.choose("no")
    resolve(no)
    assert [no.marked(name) for name in ("Hen", "Two", "Sage")] == [True, True, True]
    lost.choose("bid Five")
    while lost.phase == "Tactics":
        assert "yes" not in lost.options()
        lost.choose("done" if "done" in lost.options() else lost.way_on())
    assert (lost.points("A"), lost.marked("Two")) == (15, True)


@plays("Auditor of the Outer Wall")
def test_it_may_rest_itself_and_who_is_gone_does_not() -> None:
    home = f"city Oak (Body, 8): {AUDITOR}, Hen; {WAITING}"
    s = arc(f"A: {home}\nB: army: Ox; hand: Axe, Wait{TACTICS}", TEXTS)
    claimed(s, AUDITOR, "Hen")
    gone = s.fork()
    until(s, "yes")
    s.choose("yes")
    assert sorted(offered(s, "pick")) == [AUDITOR, "Hen"]
    s.choose(f"pick {AUDITOR}")
    resolve(s)
    assert (s.marked(AUDITOR), s.marked("Hen")) == (False, True)
    until(gone, "play Axe")
    gone.choose("play Axe", "target Hen")
    until(gone, "yes")
    gone.choose("yes")
    resolve(gone)
    assert (gone.marked(AUDITOR), gone.place("Hen")) == (False, "A's graveyard")


@plays("Auditor of the Outer Wall")
def test_an_opponents_bid_rests_nobody() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Two, Hen; {WAITING}\nB: city Elm (Body, 8): {AUDITOR} marked, Cow; {WAITING}{TACTICS}",
        TEXTS,
    )
    claimed(s, "Two")
    until(s, "bid Cow")
    s.choose("bid Cow")
    while s.phase == "Tactics":
        assert "yes" not in s.options()
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.points("A"), s.marked("Two"), s.marked("Cow")) == (16, True, True)
