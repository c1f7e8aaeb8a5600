"""Blind enchantments of AVA's round 32, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Hail": "event 0: Kill all creatures.", "Scare": "event 0: Discard target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Call": "event 0: Put target creature into its controller's army.", "Stand": "event 0: Unmark target creature.",
    "Snip": "event 0: Destroy target enchantment.", "Bury": "event 0: Remove target card in a graveyard from the game.",
    "Stone": "event 0: Deal 2 damage to target city.", "Tire": "event 0: Mark target resource card.",
    "Deed": "magic 1 Gaian: Gain 1 life point.", "Writ": "magic 2 Gaian: Gain 1 life point.",
    "Bond": "magic 3 Gaian: Gain 1 life point.", "Page": "creature 1 Gaian 1/1",
    "Lore": "magic 0: Draw two cards.", "Deal": "event 0: Each player draws two cards.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
RIVER, SHACKLES, SCROLL = "Mark of the River", "Leaden Shackles", "Scroll of Debts"
RAMPARTS, SEAM, LANTERN = "High Ramparts", "Glimmering Seam", "Wandering Lantern"


def resolved(s: Scene, *wanted: str) -> None:
    """All is resolved, in whatever order, and this is chosen on the way."""
    while starting(s, "trigger of") or s.table.chain:
        found = [o for o in s.options() if o in wanted] or starting(s, "trigger of")
        s.choose(found[0] if found else s.way_on())


@plays("Mark of the River")
@pytest.mark.parametrize(("who", "value"), [("Ox", "2/10"), ("Hen", "3/3"), ("Cow", "2/2"), ("Elk", "3/3")])
def test_the_river_marks_anybody_and_twice_at_home(who: str, value: str) -> None:
    s = ava(
        f"A: gold 4 Gaian; army: Ox 1/9; city Oak: Hen; hand: {RIVER}, {RIVER}, Call\nB: army: Cow; city Dale: Elk; hand: 1",
        TEXTS,
    )
    s.choose(starting(s, f"play {RIVER}")[0])
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.value(who) == value
    s.play(RIVER, f"target {who}")
    more = 4 if who in ("Hen", "Elk") else 2
    assert s.value(who) == f"{1 + more}/{(9 if who == 'Ox' else 1) + more}"
    s.play("Call", f"target {who}")
    assert s.value(who) == f"3/{11 if who == 'Ox' else 3}"


@plays("Mark of the River")
@pytest.mark.parametrize(("goal", "value"), [("Dale", "3/3"), ("B's army", "2/2")])
def test_who_helps_a_city_is_at_home_there_for_the_attack(goal: str, value: str) -> None:
    s = ava(
        f"A: army: Ram 1/9; hand: Wait\nB: army: Cow; city Dale; attached: {RIVER} on Cow; hand: Wait{COMBAT}", TEXTS
    )
    assert s.value("Cow") == "2/2"
    s.choose(f"attack {goal}", "send Ram", "done")
    assert s.value("Cow") == value
    fought(s)
    assert s.value("Cow") == "2/2"


@plays("Leaden Shackles")
@pytest.mark.parametrize("who", ["Ox", "Cow", "Pig"])
def test_who_is_shackled_stays_marked(who: str) -> None:
    s = ava(
        f"A: gold 2 The Empire; army: Ox marked, Yak marked; hand: {SHACKLES}; deck: 9\n"
        "B: army: Cow marked, Pig; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SHACKLES}")
    assert sorted(targets(s)) == ["Cow", "Ox", "Pig", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Cow"), s.marked("Pig")) == (True, True, False)
    s.to("Play", "B")
    assert (s.marked("Ox"), s.marked("Cow"), s.marked("Pig")) == (True, who == "Cow", False)
    s.to("Play", "A")
    assert (s.marked("Ox"), s.marked("Yak")) == (who == "Ox", False)


@plays("Leaden Shackles")
def test_others_may_unmark_it_and_without_shackles_it_is_free() -> None:
    s = ava(
        f"A: army: Ox marked; hand: Stand, Snip; deck: 9; attached: {SHACKLES} on Ox\nB: army: Cow; hand: 1; deck: 9",
        TEXTS,
    )
    free = s.fork()
    s.play("Stand", "target Ox")
    assert not s.marked("Ox")
    free.choose("play Snip")
    free.choose(*starting(free, "target"))
    free.all_pass()
    assert (free.place(SHACKLES), free.marked("Ox")) == ("A's graveyard", True)
    free.to("Play", "B")
    free.to("Play", "A")
    assert not free.marked("Ox")


@plays("Scroll of Debts")
@pytest.mark.parametrize("whose", ["A", "B"])
@pytest.mark.parametrize(("scrolls", "second", "lost"), [(1, "yes", 1), (1, "no", 0), (2, "yes", 2), (2, "no", 0)])
def test_the_second_card_costs_a_life_point(whose: str, scrolls: int, second: str, lost: int) -> None:
    s = ava(
        f"A: gold 4 Dark Legion; army: Ox; hand: {', '.join([SCROLL] * scrolls)}; deck: 9\nB: army: Cow; hand: 1; deck: 9\n"
        "C: army: Elk; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    for _ in range(scrolls):
        s.choose(starting(s, f"play {SCROLL}")[0])
        assert sorted(targets(s)) == ["player A", "player B", "player C"]
        s.choose(f"target player {whose}")
        s.all_pass()
    for seat in "BCA":
        while not (s.asked == seat and s.phase == "Draw"):
            s.choose(s.way_on())
        s.choose(second)
        resolved(s)
        while s.phase == "Draw":
            s.choose(next(iter(starting(s, "trigger of")), None) or s.way_on())
    s.to("Play", "A")
    assert [s.life(seat) for seat in "ABC"] == [20 - lost * (seat == whose) for seat in "ABC"]


@plays("Scroll of Debts")
def test_cards_drawn_otherwise_are_free() -> None:
    s = ava(
        f"A: army: Ox; hand: Lore, Deal; deck: 9; attached: {SCROLL} of B on A\nB: army: Cow; hand: 1; deck: 9", TEXTS
    )
    s.play("Lore")
    s.play("Deal")
    assert (len(s.deck("A")), s.life("A")) == (5, 20)


@plays("High Ramparts")
@pytest.mark.parametrize(("ramparts", "harm"), [(0, 4), (1, 2), (2, 1), (3, 0)])
def test_behind_ramparts_each_attacker_does_less(ramparts: int, harm: int) -> None:
    walls = "; attached: " + ", ".join([f"{RAMPARTS} on Dale"] * ramparts) if ramparts else ""
    s = ava(
        f"A: army: Ox 3/9, Yak 1/9, Ram 0/9; hand: Stone\nB: army: Cow; city Dale (Body, 20); hand: 1{walls}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "send Yak", "send Ram", "done")
    fought(s)
    assert s.damage("Dale") == harm


@plays("High Ramparts")
def test_other_damage_is_not_less_and_another_city_has_no_ramparts() -> None:
    s = ava(
        f"A: gold 2 The Empire; army: Ox 3/9; city Oak; hand: {RAMPARTS}, Stone\nB: army: Cow; city Dale (Body, 20); city Fen; "
        "hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {RAMPARTS}")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    s.play("Stone", "target Dale")
    assert s.damage("Dale") == 2
    other = s.fork()
    other.to("Attack")
    other.choose("attack Fen", "send Ox", "done")
    fought(other)
    assert other.damage("Fen") == 3
    s.to("Attack")
    s.choose("attack Dale", "send Ox", "done")
    fought(s)
    assert s.damage("Dale") == 4


@plays("Glimmering Seam")
@pytest.mark.parametrize(("seams", "can"), [(0, ["Deed"]), (1, ["Deed", "Writ"]), (2, ["Bond", "Deed", "Writ"])])
def test_a_seam_gives_one_more(seams: int, can: list[str]) -> None:
    hand = ", ".join([SEAM] * seams + ["Deed", "Writ", "Bond"])
    s = ava(
        f"A: gold 1 Gaian, {max(2 * seams, 1)} House of Nobles; army: Ox; hand: {hand}\nB: gold 1 Gaian; army: Cow; hand: 1",
        TEXTS,
    )
    for _ in range(seams):
        s.choose(starting(s, f"play {SEAM}")[0])
        assert len(targets(s)) == 2 * seams + 2
        s.choose("target Gaian resource card")
        s.all_pass()
    assert sorted(n for n in offered(s, "play") if n != SEAM) == can


@plays("Glimmering Seam")
def test_what_is_over_waits_till_the_turn_ends() -> None:
    hand = "Deed, Deed, Page"
    s = ava(
        f"A: gold 1 Gaian; army: Ox; hand: {hand}; deck: 9; attached: {SEAM} on Spare\nB: army: Cow; hand: 1", TEXTS
    )
    late = s.fork()
    s.play("Deed")
    s.play("Deed (2)" if "play Deed (2)" in s.options() else "Deed")
    assert (s.life("A"), s.gems("A"), offered(s, "play")) == (22, "", [])
    late.choose(starting(late, "play Deed")[0])
    late.all_pass()
    late.to("Entrance")
    assert offered(late, "play", "Page") == ["Page"]
    late.to("Play", "B")
    assert late.consumed("A") == "1 Gaian"


@plays("Glimmering Seam")
def test_a_foe_has_the_use_of_his_card_and_one_marked_otherwise_gives_nothing() -> None:
    s = ava(
        f"A: gold 2 House of Nobles; army: Ox; hand: {SEAM}, Writ; deck: 9\nB: gold 1 Gaian; army: Cow; hand: Writ; deck: 9",
        TEXTS,
    )
    s.play(SEAM, "target Gaian resource card")
    assert not offered(s, "play", "Writ")
    s.to("Play", "B")
    assert offered(s, "play", "Writ")
    s = ava(f"A: gold 1 Gaian; army: Ox; hand: Tire, Deed; attached: {SEAM} on Spare\nB: army: Cow; hand: 1", TEXTS)
    s.choose("play Tire")
    s.choose(*starting(s, "target"))
    s.all_pass()
    assert (s.consumed("A"), offered(s, "play")) == ("1 Gaian", [])


LIT = "A: army: {}; city Oak: Hen; hand: {}, 1; attached: " + LANTERN + " on {}\nB: army: Cow; hand: 1"


@plays("Wandering Lantern")
@pytest.mark.parametrize(
    ("host", "others"), [("Ox", ["Hen", "Yak"]), ("Hen", ["Ox", "Yak"]), ("Cow", ["Hen", "Ox", "Yak"])]
)
@pytest.mark.parametrize("yes", [True, False])
def test_the_lantern_wanders_on_from_the_dead(host: str, others: list[str], yes: bool) -> None:
    s = ava(
        f"A: gold 2 Dark Legion; army: Ox, Yak; city Oak: Hen; hand: {LANTERN}, Axe, 1\nB: army: Cow; hand: 1\nC: army: Elk",
        TEXTS,
    )
    s.play(LANTERN, f"target {host}")
    assert s.place(LANTERN) == f"on {host}"
    s.choose("play Axe", f"target {host}")
    while not {"yes", "pick Yak"} & {*s.options()}:
        s.choose(s.way_on())
    assert (s.asked, s.place(LANTERN)) == ("A", "A's graveyard")
    if not yes:
        s.choose("no")
        resolved(s)
        assert s.place(LANTERN) == "A's graveyard"
        return
    s.choose("yes")
    assert sorted(offered(s, "pick")) == others
    s.choose("pick Yak")
    resolved(s)
    assert (s.place(LANTERN), s.value("Yak"), s.controller(LANTERN)) == ("on Yak", "2/2", "A")


@plays("Wandering Lantern")
@pytest.mark.parametrize(("way", "who"), [("Scare", "Ox"), ("Give", "Ox"), ("Home", "Ox"), ("Snip", LANTERN)])
def test_who_leaves_otherwise_leaves_it_in_the_dark(way: str, who: str) -> None:
    s = ava(LIT.format("Ox, Yak", way, "Ox"), TEXTS)
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o.endswith(f" {who}")])
    while s.table.chain:
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert (s.place(LANTERN), s.value("Yak")) == ("A's graveyard", "1/1")


@plays("Wandering Lantern")
def test_the_counter_stays_and_the_lantern_wanders_as_often_as_there_is_somebody() -> None:
    s = ava(LIT.format("Ox, Yak", "Axe, Axe, Snip", "Ox"), TEXTS)
    s.choose(starting(s, "play Axe")[0], "target Ox")
    resolved(s, "yes", "pick Yak")
    snipped = s.fork()
    snipped.choose("play Snip")
    snipped.choose(*starting(snipped, "target"))
    resolved(snipped)
    assert (snipped.place(LANTERN), snipped.value("Yak")) == ("A's graveyard", "2/2")
    s.choose(starting(s, "play Axe")[0], "target Yak")
    resolved(s, "yes", "pick Hen")
    assert (s.place(LANTERN), s.value("Hen")) == ("on Hen", "2/2")
    s.to("Play", "B")
    assert s.value("Hen") == "2/2"


@plays("Wandering Lantern")
def test_with_nobody_left_or_gone_from_the_grave_it_is_lost() -> None:
    s = ava(LIT.format("Ox, Yak", "Hail", "Ox"), TEXTS)
    s.choose("play Hail")
    resolved(s, "yes")
    assert s.place(LANTERN) == "A's graveyard"
    s = ava(LIT.format("Ox, Yak", "Axe, Bury", "Ox"), TEXTS)
    s.choose("play Axe", "target Ox")
    while s.place("Ox") != "A's graveyard":
        s.choose(s.way_on())
    until(s, "play Bury")
    s.choose("play Bury", f"target {LANTERN}")
    resolved(s, "yes", "pick Yak")
    assert (s.place(LANTERN), s.value("Yak")) == ("removed", "1/1")
