"""Blind texts of ARC's twenty-eighth round about enchantments and cities, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Daze": "event 0: Mark target creature.",
    "Break": "event 0: Destroy target enchantment.",
    "Worker": "creature 1 Gaian 1/9: (M): Gain 1 VP.", "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.",
    "Man": "creature 1 (Human) 1/1", "Pay": "event 1: Gain 1 victory point.", "Free0": "event 0: Gain 1 victory point.",
    "Loyal": "event 2 House of Nobles loyalty 2: Gain 1 victory point.", "Rite": "magic 1: Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])

GEESE = "Geese along the Wall"


@plays("Geese along the Wall")
def test_geese_shield_whoever_lives_there() -> None:
    s = arc(
        f"A: hand: {GEESE}; gems 2 Gaian; city Oak (Body, 8): Hen; city Fir (Mind, 8): Cow; army: Wolf\nB: city Elm (Body, 8)",
        TEXTS,
    )
    s.choose(f"play {GEESE}")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose("target Oak")
    resolve(s)
    assert [s.value(name) for name in ("Hen", "Cow", "Wolf")] == ["1/2", "1/1", "1/1"]
    s.choose("move Wolf to Oak")
    resolve(s)
    assert s.value("Wolf") == "1/2"
    s.to("Draw", "B")
    assert s.place(GEESE) == "on Oak"
    s.to("Play", "A")
    s.choose("move Hen to the Army")
    resolve(s)
    assert (s.value("Hen"), s.value("Wolf")) == ("1/1", "1/2")


@plays("Geese along the Wall")
def test_geese_shield_the_army_that_may_come_in() -> None:
    home = f"city Marsh; army: Ox 1/1, Man; attached: {GEESE} on Marsh; {WAITING}"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home}{COMBAT}", TEXTS)
    assert [s.value(name) for name in ("Ox", "Man")] == ["1/1", "1/1"]
    army = s.fork()
    s.choose("attack Marsh")
    assert [s.value(name) for name in ("Ox", "Man", "Wolf")] == ["1/2", "1/1", "1/9"]
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"]
    fought(s)
    assert s.value("Ox") == "1/1"
    army.choose("attack B's army")
    assert army.value("Ox") == "1/1"


ANKLET = "Debtor's Anklet"


@plays("Debtor's Anklet")
def test_whoever_is_marked_pays() -> None:
    s = arc(
        f"A: hand: {ANKLET}, Daze, Daze; gems 2 Dark Legion; army: Wolf\nB: army: Ox, Cow; city Elm (Body, 8): Hen",
        TEXTS,
    )
    s.choose(f"play {ANKLET}")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    assert (s.points("B"), s.place(ANKLET)) == (15, "on Ox")
    other = s.fork()
    for _ in range(2):
        s.play("Daze", "target Ox")
        s.all_pass()
        assert (s.points("A"), s.points("B")) == (15, 14)  # already marked, it becomes nothing
    other.play("Daze", "target Cow")
    other.all_pass()
    assert (other.marked("Cow"), other.points("B")) == (True, 15)


@plays("Debtor's Anklet")
def test_attack_move_bid_and_work_are_all_paid_for() -> None:
    bound = f"attached: {ANKLET} on Worker; {WAITING}"
    s = arc(f"A: army: Worker; {bound}\nB: city Elm (Body, 8)", TEXTS)
    fights, moves, works = s.fork(), s.fork(), s.fork()
    moves.choose("move Worker to Keep of A")
    resolve(moves)
    assert (moves.marked("Worker"), moves.points("A")) == (True, 14)
    works.choose("use Worker")
    resolve(works)
    assert works.points("A") == 15  # a point for a point
    fights.to("Attack")
    fights.choose("attack Elm")
    fought(fights)
    assert (fights.points("A"), fights.damage("Elm")) == (14, 1)
    s = arc(f"A: city Oak (Soul, 8): Worker; {bound}\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Soul", "bid Worker")
    s.to("Play")
    assert s.points("A") == 15
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Worker; {bound}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Worker")
    fought(s)
    assert s.points("B") == 15  # to defend marks nobody


@plays("Debtor's Anklet")
def test_whoever_controls_it_pays_even_with_the_last_point() -> None:
    s = arc(f"A: hand: Daze; army: Wolf\nB: army: Ox of C; 1 points; attached: {ANKLET} on Ox\nC: army: Elk", TEXTS)
    s.play("Daze", "target Ox")
    while not s.out("B"):
        s.choose("pass")
    assert (s.points("A"), s.points("C")) == (15, 15)


SLIVER = "Sharpened to a Sliver"


@plays("Sharpened to a Sliver")
@pytest.mark.parametrize(
    ("host", "value"), [("Ox 2/4", "5/3"), ("Ox 1/1", ""), ("Ox 2/4 hurt 3", ""), ("Ox 2/4 hurt 2", "5/3")]
)
def test_who_is_sharpened_hits_harder_and_is_frailer(host: str, value: str) -> None:
    s = arc(f"A: hand: {SLIVER}, Break; gems 1 Red Banner; army: Wolf; city Oak (Body, 8): Hen\nB: army: {host}", TEXTS)
    s.choose(f"play {SLIVER}")
    assert sorted(targets(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    if not value:
        assert (s.place("Ox"), s.place(SLIVER)) == ("B's graveyard", "A's graveyard")
        return
    assert (s.value("Ox"), s.value("Wolf")) == (value, "1/1")
    s.to("Draw", "B")
    s.to("Play", "A")
    assert s.value("Ox") == value
    s.play("Break")
    assert s.value("Ox") == "2/4"


DESK = "A Narrower Desk"


@plays("A Narrower Desk")
@pytest.mark.parametrize("desks", [1, 2])
@pytest.mark.parametrize(("held", "left"), [(8, 5), (6, 5), (5, 5), (3, 3)])
def test_at_a_narrow_desk_five_cards_lie(desks: int, held: int, left: int) -> None:
    attached = ", ".join([f"{DESK} on A"] * desks)
    s = arc(f"A: hand: {held} Rat; attached: {attached}; deck: 9\nB: hand: 7 Hog; deck: 9\nphase: Second Play", TEXTS)
    while s.active == "A":
        s.choose(s.way_on())
        s.settle()
    assert (len(s.hand("A")), len([name for name in s.grave("A") if name.startswith("Rat")])) == (left, held - left)
    while s.active == "B":
        assert len(s.hand("A")) == left
        s.choose("draw 2" if "draw 2" in s.options() else s.way_on())
        s.settle()
    assert len(s.hand("B")) == 7  # the usual desk


@plays("A Narrower Desk")
def test_the_desk_is_set_before_anybody_and_nobody_else_tidies_it() -> None:
    s = arc(f"A: hand: {DESK}; gems 2 House of Nobles\nB: hand: 7 Hog; deck: 9\nC: army: Elk; deck: 9", TEXTS)
    s.choose(f"play {DESK}")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose("target player B")
    resolve(s)
    assert len(s.hand("B")) == 7
    s.to("Draw", "B")
    assert len(s.hand("B")) == 7
    s.choose("draw 2")
    while s.active == "B":
        if s.phase == "Discard":
            assert s.asked == "B"
        s.choose(s.way_on())
        s.settle()
    assert len(s.hand("B")) == 5


SLOPES = "Tannery Slopes"


@plays("Tannery Slopes")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_on_the_slopes_attackers_hit_harder(won: str, goal: str) -> None:
    s = arc(
        f"A: city {SLOPES}{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    s.choose(f"attack {goal}", "send Wolf", "done")
    more = int(won != "")
    assert [s.value(name) for name in ("Wolf", "Fox", "Ox")] == [f"{1 + more}/9", "1/9", "1/9"]
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.value("Wolf")) == (
        (1 + more, 15, "1/9") if goal == "Elm" else (0, 14 - more, "1/9")
    )
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city {SLOPES}{won}; army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    assert (s.value("Wolf"), s.value("Ox")) == ("1/9", "1/9")


ORRERY = "Orrery Steps"


@plays("Orrery Steps")
@pytest.mark.parametrize(
    ("there", "may"),
    [
        (f"city {ORRERY}", ["Free0"]), (f"city {ORRERY} (advantage)", ["Free0", "Pay"]),
        (f"city {ORRERY} (advantage); gems 1 House of Nobles", ["Free0", "Loyal", "Pay", "Rite"]),
        (f"city {ORRERY} (advantage); gems 1 Gaian", ["Free0", "Pay", "Rite"]),
        (f"city {ORRERY} (advantage); city {ORRERY} (advantage)", ["Free0", "Loyal", "Pay"]),
        (f"city {ORRERY}; gems 2 House of Nobles", ["Free0", "Loyal", "Pay", "Rite"]),
    ],
)  # fmt: skip
def test_on_the_steps_events_are_cheap(there: str, may: list[str]) -> None:
    s = arc(f"A: {there}; hand: Free0, Pay, Loyal, Rite\nB: army: Ox", TEXTS)
    assert sorted(offered(s, "play")) == may
    if may == ["Free0", "Pay"]:
        s.play("Pay")
        s.play("Free0")
        assert s.points("A") == 17


@plays("Orrery Steps")
def test_two_flights_of_steps_add_up_in_any_turn_and_for_its_player_alone() -> None:
    two = f"city {ORRERY} (advantage); city {ORRERY} (advantage)"
    s = arc(f"A: army: Wolf; hand: Pay, Wait\nB: {two}; hand: Dear", TEXTS | {"Dear": "event 2: Gain 1 victory point."})
    assert offered(s, "play") == ["Wait"]
    s.choose("play Wait")
    until(s, "play Dear")
    s.choose("play Dear")
    resolve(s)
    assert s.points("B") == 16


OSSUARY = "Wakemoor Ossuary"


@plays("Wakemoor Ossuary")
@pytest.mark.parametrize(
    ("won", "way", "victim", "gained"),
    [
        (" (advantage)", "Axe", "Ox", 1), ("", "Axe", "Ox", 0), (" (advantage)", "Axe", "Wolf", 0),
        (" (advantage)", "Toss", "Ox", 0), (" (advantage)", "Back", "Ox", 0), (" (advantage)", "Axe", "Spy", 1),
    ],
)  # fmt: skip
def test_the_dead_of_opponents_are_gain(won: str, way: str, victim: str, gained: int) -> None:
    s = arc(f"A: city {OSSUARY}{won}; army: Wolf; hand: {way}\nB: army: Ox\nC: army: Spy of A", TEXTS)
    s.play(way, f"target {victim}")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15 + gained, 15, 15]


@plays("Wakemoor Ossuary")
def test_each_of_the_dead_is_gain_in_any_turn() -> None:
    s = arc(
        f"A: army: Wolf 2/1, Fox 2/1; {WAITING}\nB: city {OSSUARY} (advantage); army: Ox 2/9, Elk 2/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Fox with Elk")
    fought(s)
    assert (s.points("A"), s.points("B")) == (15, 17)
    s = arc(f"A: army: Wolf; hand: Give\nB: city {OSSUARY} (advantage); army: Ox", TEXTS)
    s.play("Give")
    s.all_pass()
    assert (s.place("Wolf"), s.points("B")) == ("A's graveyard", 15)
