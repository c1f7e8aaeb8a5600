"""Blind creatures of ORC's round 27, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Gain 1 influence.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Gust": "event 0: Deal 1 damage to each local creature.", "Gale": "event 0: Deal 2 damage to each local creature.",
    "Bolt": "event 0: Deal 3 damage to target creature.", "Banish": "event 0: Remove target creature from the game.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Guard": "creature 1/1: (A): Demons you control get 0/+1.",
    "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 influence.",
    "Hound": "creature (Beast) 1/1", "Wolf": "creature (Wolf Beast) 2/1", "Stray Beast": "creature 1/1",
    "Dear": "creature 3 1/9", "Cheap": "creature 2 1/9", "Vague": "creature X+3 1/9",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
UPKEEP = "\nphase: Discard, active B"
SENTRY, THROWER, GLUTTON = "Thornhedge Sentry", "Grapnel Thrower", "Gravedirt Glutton"
MENDER, PAGE, SPLITTER = "Bark-Balm Mender", "Counting-House Page", "Shieldwall Splitter"
SEXTON, SOW, USHER = "Ash Sexton", "Old Sow of the Beechwood", "Usher with the Long Staff"
COURIER = "Mossfoot Courier"


def attacking(s: Scene, *labels: str) -> None:
    """A attacks B with these alone."""
    s.choose("attack B", *labels)
    if "done" in s.options() and offered(s, "send"):
        s.choose("done")


@plays("Thornhedge Sentry")
@pytest.mark.parametrize(
    ("lies", "value"),
    [
        ("defensive: {}", "2/3"), ("defensive: {} marked", "2/3"), ("offensive: {}", "1/3"),
        ("defensive: {} assigned", "1/3"),
    ],
)  # fmt: skip
def test_behind_its_hedge_it_is_stronger(lies: str, value: str) -> None:
    assert orc(f"A: {lies.format(SENTRY)}; hand: 1\nB: hand: 1", TEXTS).value(SENTRY) == value


@plays("Thornhedge Sentry")
def test_whoever_brings_it_over_the_hedge_the_bonus_goes_and_comes() -> None:
    s = orc(f"A: defensive: {SENTRY}; hand: Swap, Swap\nB: hand: 1", TEXTS)
    moved = s.fork()
    for front, value in (("Defensive", "1/3"), ("Offensive", "2/3")):
        s.do("play Swap", *[f"target {SENTRY}"] * (f"target {SENTRY}" in s.options()), front=front)
        assert s.value(SENTRY) == value
    moved.to("Move or Attack")
    moved.choose(f"move {SENTRY}")
    moved.to("Second Play")
    assert (moved.place(SENTRY), moved.value(SENTRY)) == ("A's Offensive", "1/3")
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: {SENTRY}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ox with {SENTRY}")
    s.to("Second Play")
    assert s.damage("Ox") == 2


@plays("Grapnel Thrower")
def test_its_grapnel_weakens_an_enemy_before_anybody_answers() -> None:
    s = orc(
        f"A: offensive: {THROWER}, Elk; defensive: Rat; hand: Wait\n"
        f"B: defensive: Cow, Ram 1/3 marked, Guard assigned, Yak; offensive: Hen; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    attacking(s, f"send {THROWER}")
    assert (s.asked, sorted(targets(s)), offered(s, "pass")) == ("A", ["Cow", "Guard", "Ram", "Yak"], [])
    assert "done" not in s.options()
    weak, idle = s.fork(), s.fork()
    s.choose("target Cow")
    assert (s.place("Cow"), len(s.table.chain)) == ("B's graveyard", 0)
    until(s, "block")
    assert starting(s, "block") == [f"block {THROWER} with Yak"]
    weak.choose("target Ram")
    assert values(weak, "Ram", "Cow", "Elk") == ["1/2", "1/1", "1/1"]
    weak.to("Second Play")
    assert weak.value("Ram") == "1/2"
    weak.to("Play", "B")
    assert weak.value("Ram") == "1/3"
    idle.choose("target Guard")
    assert idle.place("Guard") == "B's graveyard"


@plays("Grapnel Thrower")
def test_each_thrower_throws_and_without_an_enemy_none() -> None:
    s = orc(f"A: offensive: {THROWER}, {THROWER}; hand: 1\nB: defensive: Ram 1/3, Ewe 1/3; hand: 1{FIGHT}", TEXTS)
    attacking(s, f"send {THROWER}", f"send {THROWER}")
    for name in ("Ram", "Ram"):
        while not targets(s):
            s.choose(next(iter(starting(s, "trigger")), None) or s.way_on())
        s.choose(f"target {name}")
    assert values(s, "Ram", "Ewe") == ["1/1", "1/3"]
    s = orc(f"A: offensive: {THROWER}, Elk; hand: 1\nB: offensive: Hen; hand: 1{FIGHT}", TEXTS)
    attacking(s, f"send {THROWER}")
    assert not targets(s)
    s.to("Second Play")
    assert (s.influence("B"), s.value("Hen")) == (18, "1/1")


@plays("Grapnel Thrower")
@pytest.mark.parametrize(("name", "value"), [("Bear", "0/2"), ("Cow", "1/8")])
def test_against_a_monster_it_may_throw_at_the_monster(name: str, value: str) -> None:
    s = orc(f"A: offensive: {THROWER}; quests: Bear; hand: 1\nB: defensive: Cow 1/9; hand: 1", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack Bear")
    s.choose(*starting(s, f"send {THROWER}"))
    assert {"Bear", "Cow"} <= set(targets(s))
    s.choose(f"target {name}")
    assert s.value(name) == value


@plays("Gravedirt Glutton")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_it_goes_unless_it_is_fed(gold: int, pays: bool) -> None:
    table = f"A: offensive: {GLUTTON}, Mourner; attached: Spear on {GLUTTON}; resources: {gold}; hand: 1\nB: hand: 1"
    s = orc(f"{table}{UPKEEP}", TEXTS)
    if gold:
        s.to("Upkeep", "A")
        s.choose(f"pay upkeep of {GLUTTON}" if pays else f"pay no upkeep of {GLUTTON}")
    s.to("Play", "A")
    assert (s.place(GLUTTON), s.place("Spear")) == (
        ("A's Offensive", f"on {GLUTTON}") if pays else ("A's graveyard", "A's graveyard")
    )
    assert (s.gold("A"), s.influence("A")) == (gold - pays, 20)  # to be discarded is no death


@plays("Gravedirt Glutton")
def test_it_is_fed_in_its_controllers_upkeep_alone_and_goes_to_its_owner() -> None:
    s = orc(f"A: 3 gold; hand: {GLUTTON}\nB: hand: 1{ENTRANCE}", TEXTS)
    s.choose(f"play {GLUTTON}", "in the Offensive")
    s.to("Play", "B")
    assert s.place(GLUTTON) == "A's Offensive"
    s.to("Play", "A")
    assert s.place(GLUTTON) == "A's graveyard"
    s = orc(f"A: offensive: {GLUTTON} of B; hand: 1\nB: hand: 1{UPKEEP}", TEXTS)
    s.to("Play", "A")
    assert s.place(GLUTTON) == "B's graveyard"


@plays("Bark-Balm Mender")
@pytest.mark.parametrize(("name", "left"), [("Ox", 1), ("Cow", 0), ("Elk", 0), (MENDER, 0)])
def test_it_heals_two_of_anybody_beside_it(name: str, left: int) -> None:
    s = orc(
        f"A: offensive: {MENDER} hurt 1, Ox 1/9 hurt 3, Elk, Guard assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {MENDER}")
    assert sorted(targets(s)) == sorted(["Ox", "Cow", "Elk", MENDER])
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.damage(name), s.value("Ox"), s.value(MENDER), s.marked(MENDER)) == (left, "1/9", "1/2", True)
    assert [s.damage(other) for other in ("Ox", "Cow", MENDER) if other != name] == [
        hurt for other, hurt in (("Ox", 3), ("Cow", 1), (MENDER, 1)) if other != name
    ]


@plays("Bark-Balm Mender")
def test_it_heals_in_windows_too_and_neither_marked_nor_assigned() -> None:
    for state in (" marked", " assigned"):
        assert not uses(orc(f"A: offensive: {MENDER}{state}, Ox 1/9 hurt 3; hand: 1\nB: hand: 1", TEXTS))
    s = orc(f"A: offensive: Elk; hand: Wait\nB: defensive: {MENDER}, Ox 1/9 hurt 3; hand: 1", TEXTS)
    s.choose("play Wait")
    until(s, f"use {MENDER}")
    s.choose(f"use {MENDER}", "target Ox")
    s.all_pass()
    assert (s.asked, s.damage("Ox")) == ("A", 1)


SILVER = "resources: Oat marked, Corn marked, Rye marked, Pea"


@plays("Counting-House Page")
@pytest.mark.parametrize("picked", [[], ["Oat"], ["Oat", "Rye"]])
@pytest.mark.parametrize("way", ["comes", "is raised"])
def test_coming_it_frees_up_to_two_resources(picked: list[str], way: str) -> None:
    if way == "comes":
        s = orc(f"A: 2 gold; {SILVER}; hand: {PAGE}\nB: resources: Bean marked; hand: 1{ENTRANCE}", TEXTS)
        s.choose(f"play {PAGE}", "in the Offensive")
    else:
        s = orc(f"A: 2 gold; {SILVER}; grave: {PAGE}; hand: Rise\nB: resources: Bean marked; hand: 1", TEXTS)
        s.choose("play Rise")
    while not offered(s, "pick"):
        s.choose(s.way_on())
    assert {"Oat", "Corn", "Rye"} <= set(offered(s, "pick"))
    assert "Bean" not in offered(s, "pick")
    before = s.gold("A")
    s.choose(*(f"pick {name}" for name in picked))
    s.choose(*["done"] * (len(picked) < 2))
    assert [name for name in ("Oat", "Corn", "Rye") if not s.marked(name)] == picked
    assert (s.gold("A"), s.marked("Bean")) == (before + len(picked), True)


@plays("Counting-House Page")
def test_nothing_is_freed_where_nothing_is_marked() -> None:
    s = orc(f"A: 2 gold; hand: {PAGE}, Wait\nB: resources: Bean marked; hand: 1{ENTRANCE}", TEXTS)
    s.choose(f"play {PAGE}", "in the Offensive")
    while s.place(PAGE) != "A's Offensive":
        s.choose(s.way_on())
    assert (s.active, offered(s, "pick")) == ("A", [])


@plays("Shieldwall Splitter")
def test_who_is_cheap_does_not_stand_in_its_way() -> None:
    s = orc(
        f"A: offensive: {SPLITTER}, Elk; hand: 1\nB: defensive: Cheap, Dear, Vague, Cow cost 1; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B", f"send {SPLITTER}", "send Elk")
    until(s, "block")
    found = starting(s, "block")
    assert [o for o in found if SPLITTER in o] == [
        o for o in found if o.endswith((f"{SPLITTER} with Dear", f"{SPLITTER} with Vague"))
    ]
    assert f"block {SPLITTER} with Dear" in found
    assert [o for o in found if "Elk" in o] == [f"block Elk with {name}" for name in ("Cheap", "Dear", "Vague", "Cow")]
    s.choose("block Elk with Cheap", f"block {SPLITTER} with Dear")
    assert not [o for o in starting(s, "block") if SPLITTER in o and "Cow" in o]


@plays("Shieldwall Splitter")
def test_defending_it_lets_all_defend_beside_it() -> None:
    s = orc(f"A: offensive: Elk; hand: 1\nB: defensive: {SPLITTER}, Cheap; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert sorted(starting(s, "block")) == ["block Elk with Cheap", f"block Elk with {SPLITTER}"]


@plays("Ash Sexton")
@pytest.mark.parametrize(
    ("way", "front", "victim", "won"),
    [
        ("Axe", "Offensive", "Ox", 1), ("Axe", "Offensive", "Cow", 1), ("Axe", "Defensive", "Rat", 0),
        ("Axe", "Defensive", "Hen", 0), ("Scare", "Offensive", "Ox", 0), ("Bounce", "Offensive", "Ox", 0),
        ("Banish", "Offensive", "Cow", 0), ("Gust", "Offensive", "", 3), ("Gale", "Offensive", "", 3),
        ("Axe", "Offensive", SEXTON, 0),
    ],
)  # fmt: skip
def test_each_other_death_beside_it_brings_influence(way: str, front: str, victim: str, won: int) -> None:
    s = orc(
        f"A: offensive: {SEXTON}, Ox, Elk; defensive: Rat; hand: {way}\nB: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do(f"play {way}", *[f"target {victim}"] * bool(victim), front=front)
    while s.table.chain or offered(s, "trigger"):
        s.choose(next(iter(starting(s, "trigger")), None) or s.way_on())
    assert (s.influence("A"), s.influence("B")) == (20 + won, 20)
    assert (s.place(SEXTON) == "A's graveyard") is (way == "Gale" or victim == SEXTON)


@plays("Ash Sexton")
@pytest.mark.parametrize(("state", "won"), [("", 1), (" marked", 1), (" assigned", 0)])
def test_at_work_elsewhere_it_brings_nothing(state: str, won: int) -> None:
    s = orc(f"A: 40 influence; offensive: {SEXTON}{state}; hand: Axe\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Axe", *["target Cow"] * (state != " assigned"))
    assert (s.place("Cow"), s.influence("A")) == ("B's graveyard", 40 + won)


@plays("Old Sow of the Beechwood")
def test_all_other_beasts_beside_her_are_stronger() -> None:
    s = orc(
        f"A: offensive: {SOW}, Hound, Ox; defensive: Wolf; hand: Swap\n"
        "B: defensive: Stray Beast, Cow; offensive: Wolf; hand: 1", TEXTS,
    )  # fmt: skip
    names = (SOW, "Hound", "Ox", "Wolf", "Stray Beast", "Cow", "Wolf (2)")
    assert values(s, *names) == ["3/4", "2/2", "1/1", "2/1", "2/2", "1/1", "2/1"]
    s.do("play Swap", f"target {SOW}")
    assert values(s, *names) == ["3/4", "1/1", "1/1", "3/2", "1/1", "1/1", "3/2"]
    assert values(orc(f"A: offensive: {SOW}, {SOW}, Hound; hand: 1\nB: hand: 1", TEXTS), SOW, "Hound") == ["4/5", "3/3"]


@plays("Old Sow of the Beechwood")
@pytest.mark.parametrize("way", ["Axe", "Swap", "Scare"])
def test_without_her_the_wounded_beasts_die(way: str) -> None:
    s = orc(f"A: offensive: {SOW}, Hound, Ox; hand: Gust, {way}\nB: defensive: Wolf; hand: 1", TEXTS)
    s.do("play Gust")
    assert [s.place(name) for name in ("Hound", "Wolf", "Ox")] == ["A's Offensive", "B's Defensive", "A's graveyard"]
    s.do(f"play {way}", f"target {SOW}")
    assert [s.place(name) for name in ("Hound", "Wolf")] == ["A's graveyard", "B's graveyard"]


@plays("Usher with the Long Staff")
def test_it_marks_anybody_of_three_gold_or_less_beside_it() -> None:
    s = orc(
        f"A: 1 gold; offensive: {USHER}, Ox; defensive: Rat; hand: 1\n"
        "B: defensive: Dear, Bull cost 4, Vague, Guard assigned, Cow marked; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {USHER}")
    aims = set(targets(s))
    assert aims - {"Vague"} == {"Dear", "Ox", "Cow", "Guard", USHER}
    for name in sorted(aims - {USHER}):
        match = s.fork()
        match.choose(f"target {name}")
        match.all_pass()
        assert (match.marked(name), match.assigned("Guard"), match.gold("A")) == (name != "Guard", True, 0)
        assert match.marked(USHER)


@plays("Usher with the Long Staff")
def test_whom_it_marks_in_time_does_not_defend_and_later_does() -> None:
    s = orc(f"A: 1 gold; offensive: Ox, {USHER}; hand: 1\nB: defensive: Cow, Pig; hand: 1{FIGHT}", TEXTS)
    attacking(s, "send Ox")
    after = s.fork()
    until(s, f"use {USHER}")
    s.choose(f"use {USHER}", "target Cow")
    until(s, "block")
    assert starting(s, "block") == ["block Ox with Pig"]
    until(after, "block")
    after.choose("block Ox with Cow", "done")
    until(after, f"use {USHER}")
    after.choose(f"use {USHER}", "target Cow")
    after.to("Second Play")
    assert (after.influence("B"), after.place("Cow"), after.place("Ox")) == (20, "B's graveyard", "A's graveyard")
    for lies, gold in ((USHER, 0), (f"{USHER} marked", 1), (f"{USHER} assigned", 1)):
        assert not uses(orc(f"A: {gold} gold; offensive: {lies}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS))


@plays("Mossfoot Courier")
def test_its_move_leaves_it_unmarked_and_it_attacks() -> None:
    s = orc(f"A: defensive: {COURIER}, Elk; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose(f"move {COURIER}", "move Elk")
    s.to("Second Move or Attack")
    assert [(s.place(name), s.marked(name)) for name in (COURIER, "Elk")] == [
        ("A's Offensive", False), ("A's Offensive", True),
    ]  # fmt: skip
    assert not offered(s, "move")  # it has come from there itself
    s.choose("attack B")
    s.to("Play", "B")
    assert s.influence("B") == 19


@plays("Mossfoot Courier")
def test_it_moves_back_to_defend_and_is_to_be_unmarked_before() -> None:
    s = orc(f"A: offensive: {COURIER}, Elk; hand: 1\nB: offensive: Ox; hand: 1{FIGHT}", TEXTS)
    s.choose(f"move {COURIER}", "move Elk")
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert starting(s, "block") == [f"block Ox with {COURIER}"]
    for state in (" marked", " assigned"):
        s = orc(f"A: offensive: {COURIER}{state}, Elk; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
        assert offered(s, "move") == ["Elk"]
    s = orc(f"A: offensive: {COURIER} marked; hand: Swap\nB: hand: 1", TEXTS)
    s.do("play Swap")
    assert (s.place(COURIER), s.marked(COURIER)) == ("A's Defensive", True)  # that is no move
