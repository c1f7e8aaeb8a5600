"""Blind texts of ARC's twenty-ninth round about raiders, guards and cities, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Sweep": "event 0: Kill all creatures.", "Raze": "event 0: Deal 9 damage to target city.",
    "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.", "Man": "creature 1 (Human) 1/1",
    "Daze": "event 0: Mark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])


PILLAGER = "Gap-Toothed Pillager"


@plays("Gap-Toothed Pillager")
@pytest.mark.parametrize(("hurt", "gone"), [("", False), (", hurt 6", True)])
def test_whose_city_is_pillaged_discards_or_loses_a_point(hurt: str, gone: bool) -> None:
    s = arc(f"A: army: {PILLAGER}\nB: city Elm (Body, 8{hurt}); city Fir (Mind, 8); hand: Rat, Hog{COMBAT}", TEXTS)
    s.choose("attack Elm")
    while not starting(s, "choose"):
        s.choose("done" if "done" in s.options() else s.way_on())
    ways = s.options()
    assert (s.asked, len(ways), s.place("Elm") != "B's Kingdom") == ("B", 2, gone)
    point = s.fork()
    s.choose(next(way for way in ways if "discard" in way))
    assert sorted(offered(s, "pick") + offered(s, "discard")) == ["Hog", "Rat"]
    s.choose(next(way for way in s.options() if way.endswith("Hog")))
    assert (s.hand("B"), s.grave("B")[:1], s.points("B")) == (["Rat"], ["Hog"], 15)
    point.choose(next(way for way in ways if "point" in way or "VP" in way))
    assert (len(point.hand("B")), point.points("B"), point.points("A")) == (2, 14, 15)


@plays("Gap-Toothed Pillager")
def test_an_empty_hand_pays_with_a_point_and_where_nothing_is_pillaged_nobody_pays() -> None:
    s = arc(f"A: army: {PILLAGER}\nB: city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm")
    fought(s)
    s.all_pass()
    assert (s.points("B"), s.damage("Elm")) == (14, 3)
    s = arc(f"A: army: {PILLAGER}\nB: city Elm (Body, 8); army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block {PILLAGER} with Ox")
    fought(s)
    assert (s.points("B"), s.hand("B"), s.damage("Elm")) == (15, ["Wait"], 0)
    s = arc(f"A: army: {PILLAGER} marked, Wolf\nB: city Elm (Body, 8); hand: Rat{COMBAT}", TEXTS)
    s.choose("attack Elm")
    fought(s)
    assert (s.points("B"), s.hand("B"), s.damage("Elm")) == (15, ["Rat"], 1)


SENTRY = "Gate-Chain Sentry"


@plays("Gate-Chain Sentry")
@pytest.mark.parametrize("home", ["army: Ox, {0}; city Elm (Body, 8)", "army: Ox; city Elm (Body, 8): {0}"])
def test_the_sentry_hits_harder_in_defence_of_a_city(home: str) -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home.format(SENTRY)}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    assert s.value(SENTRY) == "1/3"
    other = s.fork()
    s.choose(f"block Wolf with {SENTRY}")
    assert s.value(SENTRY) == "3/3"
    fought(s)
    assert (s.damage("Wolf"), s.value(SENTRY)) == (3, "1/3")
    other.choose("block Wolf with Ox", "done")
    assert other.value(SENTRY) == "1/3"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {SENTRY}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {SENTRY}")
    fought(s)
    assert s.damage("Wolf") == 1


LIEUTENANT = "Ferry-Pass Lieutenant"


@plays("Ferry-Pass Lieutenant")
def test_the_lieutenant_crosses_and_attacks_in_one_turn() -> None:
    s = arc(f"A: city Oak (Body, 8): {LIEUTENANT}, Hen; city Fir (Mind, 8); army: Wolf\nB: city Elm (Body, 8)", TEXTS)
    s.choose(f"move {LIEUTENANT} to the Army")
    resolve(s)
    assert (s.marked(LIEUTENANT), s.place(LIEUTENANT), offered(s, "move", "Hen")) == (False, "A's Army", [])
    plain = s.fork()
    s.to("Attack")
    s.choose("attack Elm")
    if f"send {LIEUTENANT}" in s.options():
        s.choose(f"send {LIEUTENANT}", "done")
    fought(s)
    assert (s.damage("Elm"), s.marked(LIEUTENANT)) == (2, True)
    plain.choose("move Wolf to Fir")
    resolve(plain)
    assert plain.marked("Wolf")
    s = arc(f"A: city Oak (Body, 8): {LIEUTENANT} marked; city Fir (Mind, 8)\nB: army: Ox", TEXTS)
    assert offered(s, "move") == []


@plays("Ferry-Pass Lieutenant")
def test_who_has_crossed_still_defends() -> None:
    s = arc(f"A: city Oak (Body, 8): {LIEUTENANT}; {WAITING}\nB: army: Wolf 1/9; {WAITING}; deck: 9", TEXTS)
    s.choose(f"move {LIEUTENANT} to the Army")
    resolve(s)
    s.to("Attack", "B")
    s.choose("attack A's army")
    until(s, "block")
    s.choose(f"block Wolf with {LIEUTENANT}")
    fought(s)
    assert s.damage("Wolf") == 2


MERE = "Willowmere under Hill"


@plays("Willowmere under Hill")
@WON
def test_who_lives_at_the_mere_bears_more(won: str) -> None:
    s = arc(
        f"A: city {MERE}{won}: Hen hurt 1, Cow; city Fir (Mind, 8): Elk; army: Wolf\nB: army: Ox".replace(
            " hurt 1" * (not won), ""
        ),
        TEXTS,
    )
    more = 2 * (won != "")
    assert values(s, "Hen", "Cow", "Elk", "Wolf", "Ox") == [f"1/{1 + more}", f"1/{1 + more}", "1/1", "1/1", "1/1"]
    s.choose("move Hen to the Army")
    resolve(s)
    assert (s.place("Hen") == "A's graveyard") is (won != "")  # what it has suffered kills it there


@plays("Willowmere under Hill")
def test_in_an_attack_the_army_lives_at_the_mere() -> None:
    s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: city {MERE} (advantage): Hen; army: Ox; {WAITING}{COMBAT}", TEXTS)
    army = s.fork()
    s.choose(f"attack {MERE}")
    assert values(s, "Ox", "Hen", "Wolf") == ["1/3", "1/3", "2/9"]
    until(s, "block")
    s.choose("block Wolf with Hen", "done")
    fought(s)
    assert (s.place("Hen"), s.value("Ox")) == (MERE, "1/1")
    army.choose("attack B's army")
    assert army.value("Ox") == "1/1"
    s = arc(f"A: city {MERE} (advantage): Hen hurt 1; deck: 9\nB: army: Ox; deck: 9\nphase: Second Play", TEXTS)
    s.to("Tactics", "A")
    assert s.value("Hen") == "1/1"  # the advantage is over


GATE = "Pallgate"


@plays("Pallgate")
@pytest.mark.parametrize(
    ("won", "way", "victim", "gained"),
    [
        (" (advantage)", "Axe", "Ox", 1), ("", "Axe", "Ox", 0), (" (advantage)", "Axe", "Wolf", 0),
        (" (advantage)", "Toss", "Ox", 0), (" (advantage)", "Back", "Ox", 0), (" (advantage)", "Axe", "Spy", 1),
        (" (advantage)", "Sweep", "", 3),
    ],
)  # fmt: skip
def test_the_dead_of_opponents_pass_the_gate(won: str, way: str, victim: str, gained: int) -> None:
    s = arc(f"A: city {GATE}{won}; army: Wolf; hand: {way}\nB: army: Ox, Elk\nC: army: Spy of A", TEXTS)
    s.choose(f"play {way}", *[f"target {victim}"] * bool(victim))
    while s.table.chain or starting(s, "trigger"):
        s.choose(*(starting(s, "trigger")[:1] or ["pass"]))
    assert [s.points(seat) for seat in "ABC"] == [15 + gained, 15, 15]


@plays("Pallgate")
def test_the_gate_counts_in_the_turns_of_others() -> None:
    s = arc(f"A: army: Wolf 2/1; {WAITING}\nB: city {GATE} (advantage); army: Ox 2/9; {WAITING}{COMBAT}", TEXTS)
    sacrificed = arc(f"A: army: Wolf; hand: Give\nB: city {GATE} (advantage); army: Ox", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.points("A"), s.points("B")) == (15, 16)
    sacrificed.play("Give")
    sacrificed.all_pass()
    assert (sacrificed.place("Wolf"), sacrificed.points("B")) == ("A's graveyard", 15)


STAIRS = "Parchment Stairs"


@plays("Parchment Stairs")
@pytest.mark.parametrize(("won", "attacks", "yes", "drawn"), [
    (" (advantage)", False, True, 1), (" (advantage)", False, False, 0), (" (advantage)", True, None, 0),
    ("", False, None, 0),
])  # fmt: skip
def test_who_did_not_attack_may_draw(won: str, attacks: bool, yes: bool | None, drawn: int) -> None:
    s = arc(f"A: city {STAIRS}{won}; army: Wolf; deck: 9\nB: city Elm (Body, 8); deck: 9{COMBAT}", TEXTS)
    if attacks:
        s.choose("attack Elm")
    asked = False
    while s.active == "A":
        asked = asked or "yes" in s.options()
        s.choose(("yes" if yes else "no") if "yes" in s.options() else "done" if "done" in s.options() else s.way_on())
        s.settle()
    assert (len(s.hand("A")), asked) == (drawn, yes is not None)
    while s.active == "B":
        assert "yes" not in s.options()
        s.choose("draw 2" if "draw 2" in s.options() else s.way_on())
        s.settle()
    assert len(s.hand("A")) == drawn


@plays("Parchment Stairs")
def test_on_two_stairs_two_are_drawn_and_an_empty_deck_is_no_danger() -> None:
    for deck, drawn in (("Rat, Hog, Elk", 2), ("0", 0)):
        s = arc(
            f"A: city {STAIRS} (advantage); city {STAIRS} (advantage); army: Wolf; deck: {deck}\nB: deck: 9{COMBAT}",
            TEXTS,
        )
        while s.active == "A":
            s.choose("yes" if "yes" in s.options() else "done" if "done" in s.options() else s.way_on())
            s.settle()
        assert (len(s.hand("A")), s.over) == (drawn, False)


FIELD = "Drumfield"


@plays("Drumfield")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_at_the_drums_cities_are_hit_harder(won: str, goal: str) -> None:
    s = arc(
        f"A: city {FIELD}{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    s.choose(f"attack {goal}", "send Wolf", "done")
    more = int(won != "" and goal == "Elm")
    assert values(s, "Wolf", "Fox", "Ox") == [f"{1 + more}/9", "1/9", "1/9"]
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.value("Wolf")) == (
        (1 + more, 15, "1/9") if goal == "Elm" else (0, 14, "1/9")
    )
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city {FIELD}{won}; army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {FIELD}")
    assert values(s, "Wolf", "Ox") == ["1/9", "1/9"]


COURSE = "Stonecourse"


@plays("Stonecourse")
@WON
def test_behind_the_stones_the_army_bears_more(won: str) -> None:
    hurt = " hurt 1" if won else ""
    s = arc(f"A: city {COURSE}{won}: Hen; army: Wolf{hurt}, Cow\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    more = int(won != "")
    assert values(s, "Wolf", "Cow", "Hen", "Ox") == [f"1/{1 + more}", f"1/{1 + more}", "1/1", "1/1"]
    attack = s.fork()
    s.choose(f"move Wolf to {COURSE}")
    resolve(s)
    assert (s.place("Wolf") == "A's graveyard") is (won != "")
    attack.to("Attack")
    attack.choose("attack Elm")
    assert attack.value("Wolf") == f"1/{1 + more}"


@plays("Stonecourse")
def test_the_stones_fall_and_the_wounded_with_them() -> None:
    s = arc(
        f"A: army: Fox; hand: Raze\nB: city {COURSE} (advantage); city Elm (Body, 8); army: Wolf hurt 1, Cow", TEXTS
    )
    s.play("Raze", f"target {COURSE}")
    s.all_pass()
    assert (s.place("Wolf"), s.value("Cow")) == ("B's graveyard", "1/1")
    s = arc(f"A: army: Fox 1/9; {WAITING}\nB: city {COURSE} (advantage); army: Wolf 1/1; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Fox with Wolf")
    fought(s)
    assert (s.place("Wolf"), s.damage("Wolf")) == ("B's Army", 1)
