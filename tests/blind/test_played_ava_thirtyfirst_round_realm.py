"""Blind enchantments and cities of AVA's round 31, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, takes, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Peel": "event 0: Destroy target enchantment.", "Raze": "event 0: Destroy target city.",
    "Stand": "event 0: Unmark target creature.", "Wake": "event 0: Unmark target city.",
    "Call": "event 0: Put target creature into its controller's army.", "Gain": "event 0: Gain 1 victory point.",
    "Rob": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Page": "creature 2 House of Nobles loyalty 1 1/1", "Mite": "creature 0 House of Nobles 1/1",
    "Rite": "magic 2 House of Nobles: Draw a card.", "Hint": "event 2 House of Nobles: Draw a card.",
    "Hut": "city 2 House of Nobles Body 6", "Weak": "event 0: Target creature gets -9/+0 until end of turn.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
MANTLE, SLUMBER, STORES, WRIT = "Mantle of Bramble", "Leaden Slumber", "Garrison Stores", "Writ of Shame"
HAMMER, ROW, SPRING, CROSSING = "Hammer-on-the-Rise", "Countinghouse Row", "Dewmother's Spring", "Waystone Crossing"
POSTERN = "Charnel Postern"


@plays("Mantle of Bramble")
@pytest.mark.parametrize("who", ["Ox", "Elk", "Hen"])
def test_who_wears_the_mantle_is_tougher(who: str) -> None:
    s = ava(
        f"A: hand: {MANTLE}, Peel; gold 2 Gaian; army: Ox 1/1; deck: 9\nB: army: Elk 1/1; city Dale: Hen 1/1", TEXTS
    )
    s.choose(f"play {MANTLE}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert [n for n in ("Ox", "Elk", "Hen") if s.value(n) == "2/4"] == [who]
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.value(who) == "2/4"
    s.play("Peel")
    assert (s.value(who), s.place(MANTLE)) == ("1/1", "A's graveyard")


@plays("Leaden Slumber")
@pytest.mark.parametrize("who", ["Ox", "Elk"])
def test_whoever_slumbers_stays_marked(who: str) -> None:
    s = ava(
        f"A: hand: {SLUMBER}, Stand; gold 3 Dark Legion; army: Ox marked, Yak marked; deck: 9\n"
        "B: army: Elk marked, Pig marked; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SLUMBER}")
    assert sorted(targets(s)) == ["Elk", "Ox", "Pig", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    s.to("Play", "B")
    s.to("Play", "A")
    assert [s.marked(name) for name in ("Ox", "Yak", "Elk", "Pig")] == [who == "Ox", False, who == "Elk", False]
    s.play("Stand", f"target {who}")
    assert not s.marked(who)


@plays("Leaden Slumber")
def test_it_marks_nobody_itself_and_ends_with_the_enchantment() -> None:
    s = ava(f"A: hand: {SLUMBER}; gold 3 Dark Legion; army: Ox, Yak; deck: 9\nB: army: Elk", TEXTS)
    s.choose(f"play {SLUMBER}", "target Ox")
    s.all_pass()
    assert not s.marked("Ox")
    s = ava(
        f"A: army: Ox marked, Yak; attached: {SLUMBER} of B on Ox; hand: Peel; deck: 9\nB: army: Elk; hand: 1; deck: 9",
        TEXTS,
    )
    s.play("Peel")
    s.to("Play", "B")
    s.to("Play", "A")
    assert not s.marked("Ox")


@plays("Garrison Stores")
@pytest.mark.parametrize("goal", ["Dale", "Oak"])
def test_residents_with_stores_are_tougher(goal: str) -> None:
    s = ava(
        f"A: hand: {STORES}, Call; gold 2 The Empire; city Oak: Hen 1/1; avatar in Oak; army: Ox 1/1\n"
        "B: army: Elk 1/1; city Dale: Cow 1/1, Pig of A; city Fen: Fox 1/1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {STORES}")
    assert {"Oak", "Dale", "Fen"} == set(targets(s))
    s.choose(f"target {goal}")
    s.all_pass()
    there = ("Cow", "Pig") if goal == "Dale" else ("Hen",)
    names = ("Hen", "Ox", "Elk", "Cow", "Pig", "Fox")
    assert [n for n in names if s.value(n) == "1/2"] == [n for n in names if n in there]
    assert "DEF 20" in s.card_picture(s.card("Avatar of A"))  # its player's LP, as ever
    s.play("Call", f"target {there[0]}")
    assert s.value(there[0]) == "1/1"


@plays("Garrison Stores")
@pytest.mark.parametrize(("goal", "value"), [("Dale", "1/2"), ("Fen", "1/1"), ("B's army", "1/1")])
def test_the_army_eats_of_them_while_it_helps(goal: str, value: str) -> None:
    s = ava(
        f"A: army: Ram 1/9; hand: Wait\nB: city Dale; city Fen; army: Elk; attached: {STORES} on Dale; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Ram", "done")
    assert s.value("Elk") == value
    s.to("Second Play")
    assert s.value("Elk") == "1/1"


SHAME = "A: army: Ox 3/9, Yak 1/9, Pig 0/9; hand: {}; attached: {}\nB: army: Cow; city Dale (Body, 20); hand: 1"


def takes_points(s: Scene, goal: str, answer: str, *senders: str) -> None:
    """A attacks so, and for each attacker that is let through he has victory points, or the other loses life."""
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders), "done")
    fought(s, answer)


@plays("Writ of Shame")
@pytest.mark.parametrize(
    ("senders", "lost"), [(("Ox",), 1), (("Ox", "Yak"), 2), (("Ox", "Yak", "Pig"), 2), (("Pig",), 0)]
)
def test_for_each_attacker_that_brings_points_life_is_lost(senders: tuple[str, ...], lost: int) -> None:
    s = ava(SHAME.format("1", f"{WRIT} on B") + COMBAT, TEXTS)
    ways = s.fork()
    takes_points(s, "B's army", "yes", *senders)
    takes_points(ways, "B's army", "no", *senders)
    by_points = s if s.victory("A") else ways
    other = ways if by_points is s else s
    hits = sum({"Ox": 3, "Yak": 1, "Pig": 0}[name] for name in senders)
    assert (by_points.victory("A"), by_points.life("B")) == (hits, 20 - lost)
    assert (other.victory("A"), other.life("B")) == (0, 20 - hits)


@plays("Writ of Shame")
def test_other_points_and_other_players_are_no_shame() -> None:
    s = ava(SHAME.format("Gain", f"{WRIT} on B"), TEXTS)
    s.play("Gain")
    assert (s.victory("A"), s.life("B")) == (1, 20)
    s = ava(SHAME.format("1", f"{WRIT} on B") + COMBAT, TEXTS)
    takes_points(s, "Dale", "yes", "Ox")
    assert (s.damage("Dale"), s.life("B")) == (3, 20)
    s = ava(
        f"A: army: Ox 3/9; hand: 1; attached: {WRIT} on B\nB: army: Cow; hand: 1\nC: army: Hen; hand: 1{COMBAT}", TEXTS
    )
    ways = s.fork()
    for t, answer in ((s, "yes"), (ways, "no")):
        takes_points(t, "C's army", answer, "Ox")
        assert (t.life("B"), t.victory("A") + 20 - t.life("C")) == (20, 3)
    s = ava(
        f"A: army: Ox 3/9; hand: 1\nB: army: Cow; hand: 1\nC: army: Hen; hand: 1; attached: {WRIT} on B{COMBAT}", TEXTS
    )
    ways = s.fork()
    for t, answer in ((s, "yes"), (ways, "no")):
        takes_points(t, "B's army", answer, "Ox")
    assert sorted([(s.victory("A"), s.life("B")), (ways.victory("A"), ways.life("B"))]) == [(0, 17), (3, 20)]


@plays("Writ of Shame")
def test_only_an_opponent_is_shamed() -> None:
    s = ava(f"A: hand: {WRIT}; gold 3 Red Banner; army: Ox\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {WRIT}")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    s.all_pass()
    assert s.place(WRIT) == "on player B"


@plays("Hammer-on-the-Rise")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_under_the_hammer_ones_attackers_are_stronger(prize: str, more: int) -> None:
    s = ava(
        f"A: city {HAMMER}: Elder; army: Ox 1/9, Yak 1/9; hand: Wait\nB: army: Elk 1/9; city Dale (Body, 20); hand: 1; deck: 9"
        f"{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Body", "Elder", prize)
    s.to("Attack")
    s.choose("attack Dale", "send Ox", *["done"])
    assert values(s, "Ox", "Yak", "Elk") == [f"{1 + more}/9", "1/9", "1/9"]
    fought(s)
    assert (s.damage("Dale"), s.value("Ox")) == (1 + more, "1/9")


@plays("Hammer-on-the-Rise")
def test_two_hammers_strike_twice_and_foes_are_not_helped() -> None:
    s = ava(
        f"A: city {HAMMER} (advantage); city {HAMMER} (advantage); army: Ox 1/9; hand: 1\nB: army: Elk 1/9; hand: 1{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done")
    assert (values(s, "Ox", "Elk"), s.value("Avatar of A")[0]) == (["3/9", "1/9"], "0")
    s = ava(f"A: city {HAMMER} (advantage); army: Ox 1/9; hand: 1\nB: army: Elk 1/9; hand: 1{COMBAT}, active B", TEXTS)
    s.choose("attack A's army", "send Elk", "done")
    assert s.value("Elk") == "1/9"


@plays("Countinghouse Row")
@pytest.mark.parametrize(("city", "gold", "can"), [
    (f"city {ROW} (advantage)", 1, ["Mite", "Page"]), (f"city {ROW}", 1, ["Mite"]), (f"city {ROW}", 2, ["Mite", "Page"]),
    (f"city {ROW} (advantage); city {ROW} (advantage)", 1, ["Mite", "Page"]),
])  # fmt: skip
def test_creatures_cost_a_gold_less(city: str, gold: int, can: list[str]) -> None:
    s = ava(
        f"A: {city}; gold {gold} House of Nobles; hand: Page, Mite; cities: Hut, Hut\nB: army: Elk; hand: 1{ENTRANCE}",
        TEXTS,
    )
    assert sorted(offered(s, "play")) == can
    assert bool(starting(s, "build")) is (gold == 2)
    if "Page" in can:
        s.choose("play Page", "place in the Army")
        s.all_pass()
        assert s.gems("A") == ("1 House of Nobles" if city.count("advantage") == 2 else "")


@plays("Countinghouse Row")
def test_magic_and_events_are_as_dear_as_ever_and_it_is_the_winners() -> None:
    s = ava(
        f"A: city {ROW} (advantage); gold 1 House of Nobles; hand: Rite, Hint; army: Ox\nB: army: Elk; hand: 1", TEXTS
    )
    assert not offered(s, "play")
    s = ava(
        f"A: city {ROW}: Elder; gold 1 House of Nobles; hand: Page, Mite; deck: 9\nB: army: Ox; hand: 1; deck: 9{TACTICS}",
        TEXTS,
    )
    points = s.fork()
    takes(s, "Mind", "Elder", "the advantage")
    takes(points, "Mind", "Elder", "1 VP")
    for t, can in ((s, True), (points, False)):
        t.to("Entrance")
        assert bool(offered(t, "play", "Page")) is can


@plays("Dewmother's Spring")
def test_the_spring_gives_life_once_a_turn_while_it_is_won() -> None:
    s = ava(f"A: city {SPRING} (advantage); army: Ox; hand: Wake\nB: army: Elk; hand: 1", TEXTS)
    s.choose(f"use {SPRING}")
    s.all_pass()
    assert (s.life("A"), s.marked(SPRING)) == (22, True)
    assert not offered(s, "use")
    s.play("Wake", *starting(s, f"target {SPRING}"))
    s.choose(f"use {SPRING}")
    s.all_pass()
    assert s.life("A") == 24
    for city in (f"city {SPRING}", f"city {SPRING} (advantage, marked)"):
        assert not offered(ava(f"A: {city}; army: Ox; hand: 1\nB: army: Elk; hand: 1", TEXTS), "use")


@plays("Dewmother's Spring")
def test_in_a_fight_too_and_no_longer_than_this_turn() -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: city {SPRING} (advantage); army: Elk; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"use {SPRING}")
    s.choose(f"use {SPRING}")
    resolved(s)
    assert s.life("B") == 22
    s = ava(f"A: city {SPRING}: Elder; army: Ox; hand: 1; deck: 9\nB: army: Elk; hand: 1; deck: 9{TACTICS}", TEXTS)
    points = s.fork()
    takes(s, "Soul", "Elder", "the advantage")
    takes(points, "Soul", "Elder", "1 VP")
    for t, can in ((s, True), (points, False)):
        t.to("Play")
        assert bool(offered(t, "use")) is can
        t.to("Play", "B")
        t.to("Play", "A")
        assert not offered(t, "use")


@plays("Waystone Crossing")
@pytest.mark.parametrize("deck", [["Rat", "Hog", "Elm", "Yew", "Ash"], ["Rat", "Hog"], ["Rat"], []])
def test_as_the_crossing_is_built_one_of_three_is_taken(deck: list[str]) -> None:
    s = ava(
        f"A: gold 5 The Empire; cities: {CROSSING}, Hut; army: Ox; city Oak; hand: 0; deck: {', '.join(deck) or 0}\n"
        f"B: army: Elk; hand: 1{ENTRANCE}", TEXTS,
    )  # fmt: skip
    s.choose(f"build {CROSSING}")
    seen = list[list[str]]()
    while s.table.chain or any(o.split()[-1] in deck for o in s.options()):
        names = [o for o in s.options() if o.split()[-1] in deck]
        seen += [sorted(o.split()[-1] for o in names)] if names else []
        s.choose(names[-1] if names else s.way_on())
    taken = deck[:3][-1:]
    assert (s.hand("A"), s.over, s.place(CROSSING)) == (taken, False, "A's Kingdom")
    if len(deck) > 1:
        assert seen[0] == sorted(deck[:3])
    assert sorted(s.deck("A")) == sorted(set(deck) - set(taken))
    if len(deck) == 5:
        assert s.deck("A")[:2] == ["Yew", "Ash"]
    assert not any(s.sees("B", name) for name in taken)


WAYS = f"A: city {CROSSING}: Elder; city Dale; army: Ox, Hen, Pig; hand: Wait\nB: army: Yak, Fox; city Fen; hand: 1; deck: 9"


@plays("Waystone Crossing")
@pytest.mark.parametrize(("prize", "moves"), [("the advantage", 2), ("1 VP", 1)])
@pytest.mark.parametrize("second", ["Hen", "Avatar of A"])
def test_at_the_crossing_there_are_two_moves(prize: str, moves: int, second: str) -> None:
    s = ava(WAYS + TACTICS, TEXTS)
    takes(s, "Mind", "Elder", prize)
    s.to("Play")
    for name in ("Ox", second)[:moves]:
        s.carry_out(f"move {name} to Dale")
        assert (s.place(name), s.marked(name)) == ("Dale", True)
    assert not offered(s, "move")
    s.to("Play", "B")
    s.carry_out("move Yak to Fen")
    assert not offered(s, "move")
    s.to("Play", "A")
    s.carry_out("move Pig to Dale")
    assert not offered(s, "move")


@plays("Charnel Postern")
@pytest.mark.parametrize(("on", "card", "who", "gold", "place", "left"), [
    (True, "Axe", "Ox", 1, "A's hand", 0), (True, "Axe", "Nun", 1, "A's hand", 0), (True, "Axe", "Cow", 1, "B's hand", 0),
    (True, "Axe", "Ox", 0, "A's graveyard", 0), (True, "Axe", "Elk", 1, "B's graveyard", 1),
    (True, "Scare", "Ox", 1, "A's graveyard", 1), (False, "Axe", "Ox", 1, "A's graveyard", 1),
])  # fmt: skip
def test_whom_the_postern_lets_back(on: bool, card: str, who: str, gold: int, place: str, left: int) -> None:
    money = f"gold {gold} Red Banner; " if gold else ""
    s = ava(
        f"A: city {POSTERN}{' (advantage)' * on}: Nun; {money}army: Ox, Cow of B; hand: {card}\nB: army: Elk; hand: 1",
        TEXTS,
    )
    s.choose(f"play {card}", f"target {who}")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place(who), s.gems("A")) == (place, "1 Red Banner" if left else "")


@plays("Charnel Postern")
def test_each_death_is_paid_for_by_itself_or_not_and_who_is_gone_stays_gone() -> None:
    table = f"A: city {POSTERN} (advantage): Nun; gold 2 Gaian; army: Ox, Hen; hand: {{}}\nB: army: Elk; hand: {{}}"
    s = ava(table.format("Hail", "1"), TEXTS)
    s.choose("play Hail")
    while s.table.chain or starting(s, "trigger"):
        s.choose(next(iter(starting(s, "yes", "trigger")), None) or s.way_on())
    assert len([n for n in ("Nun", "Ox", "Hen") if s.place(n) == "A's hand"]) == 2
    assert s.gems("A") == ""
    s = ava(table.format("Axe", "Rob"), TEXTS)
    other = s.fork()
    s.choose("play Axe", "target Ox")
    while s.table.chain:
        s.choose("no" if "no" in s.options() else s.way_on())
    assert (s.place("Ox"), s.gems("A")) == ("A's graveyard", "2 Gaian")
    other.choose("play Axe", "target Ox")
    while other.place("Ox") != "A's graveyard":
        other.choose("pass")
    until(other, "play Rob")
    other.choose("play Rob")
    other.choose(*starting(other, "target Ox"))
    while other.table.chain:
        other.choose("yes" if "yes" in other.options() else other.way_on())
    assert other.place("Ox") == "removed"
