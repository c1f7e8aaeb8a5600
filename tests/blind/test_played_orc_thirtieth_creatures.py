"""Blind creatures of ORC's round 28, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Gain 1 influence.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Gale": "event 0: Deal 2 damage to each local creature.", "Banish": "event 0: Remove target creature from the game.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Glean": "event 0: Return a resource card you control to your hand.",
    "Guard": "creature 1/1: (A): Demons you control get 0/+1.", "Imp": "creature (Goblin) 1/1", "Gob": "creature (Goblin) 1/9",
    "Sage": "creature (Caster) 1/1", "Seer": "creature 1/1: (M): Gain 1 influence.",
    "Wither": "event 0: Target creature gets 0/-9 until end of turn.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
UPKEEP = "\nphase: Discard, active B"
ENTRANCE = "\nphase: Entrance"
PIKE, SPITTER, HERON = "Hayloft Pikewoman", "Kiln-Yard Spitter", "Letter-Heron"
ALMS, OX, HAUNT = "Porch Almswoman", "Overfed Mire-Ox", "Tithe-Barn Haunt"
LUMMOX, BOY, RINGLEADER = "Sluicegate Lummox", "Whetstone Boy", "Snagtooth Ringleader"
HERBWIFE, RAINMAKER, SULKER = "Sorrel Herbwife", "Rainmaker of Sallow Hill", "Turnpike Sulker"


@plays("Hayloft Pikewoman")
@pytest.mark.parametrize(
    ("lies", "value"),
    [("defensive: {}", "2/4"), ("defensive: {} marked", "2/4"), ("offensive: {}", "2/2"), ("defensive: {} assigned", "2/2")],
)  # fmt: skip
def test_in_the_hayloft_she_is_tougher(lies: str, value: str) -> None:
    assert orc(f"A: {lies.format(PIKE)}; hand: 1\nB: hand: 1", TEXTS).value(PIKE) == value


@plays("Hayloft Pikewoman")
def test_out_of_the_hayloft_her_wounds_kill_her() -> None:
    s = orc(f"A: defensive: {PIKE}; hand: Gale, Swap\nB: hand: 1", TEXTS)
    s.do("play Gale", front="Defensive")
    assert (s.place(PIKE), s.damage(PIKE)) == ("A's Defensive", 2)
    s.do("play Swap", front="Defensive")
    assert s.place(PIKE) == "A's graveyard"
    s = orc(f"A: offensive: {PIKE}; hand: Swap\nB: hand: 1", TEXTS)
    moved = s.fork()
    s.do("play Swap")
    assert s.value(PIKE) == "2/4"
    moved.to("Move or Attack")
    moved.choose(f"move {PIKE}")
    moved.to("Second Play")
    assert (moved.place(PIKE), moved.value(PIKE)) == ("A's Defensive", "2/4")


@plays("Kiln-Yard Spitter")
@pytest.mark.parametrize("name", ["Cow", "Ox", SPITTER])
def test_whom_the_spitter_hits(name: str) -> None:
    s = orc(
        f"A: offensive: {SPITTER}, Ox 1/9, Guard assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9, Guard assigned; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {SPITTER}")
    assert len(targets(s)) == 4
    assert {"Cow", "Ox", SPITTER} <= set(targets(s))
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.damage(name), s.marked(SPITTER)) == (1, True)


@plays("Kiln-Yard Spitter")
def test_when_the_spitter_spits_and_who_is_out_of_range() -> None:
    for state in (" marked", " assigned"):
        assert not uses(orc(f"A: offensive: {SPITTER}{state}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS))
    s = orc(f"A: offensive: Elk 1/9; hand: Wait\nB: defensive: {SPITTER}; hand: 1", TEXTS)
    s.choose("play Wait")
    until(s, f"use {SPITTER}")
    s.choose(f"use {SPITTER}", "target Elk")
    s.all_pass()
    assert s.damage("Elk") == 1
    s = orc(f"A: offensive: {SPITTER}; hand: 1\nB: defensive: Cow 1/9; hand: Swap", TEXTS)
    s.choose(f"use {SPITTER}", "target Cow")
    until(s, "play Swap")
    aiming(s, "Swap", "Defensive")
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.damage("Cow"), s.marked(SPITTER)) == ("B's Offensive", 0, True)


@plays("Letter-Heron")
@pytest.mark.parametrize("way", ["comes", "is raised"])
@pytest.mark.parametrize(("deck", "drawn"), [("Rat, Hog", ["Rat"]), ("0", [])])
def test_the_heron_brings_a_letter(way: str, deck: str, drawn: list[str]) -> None:
    if way == "comes":
        s = orc(f"A: 2 gold; hand: {HERON}; deck: {deck}\nB: hand: 1{ENTRANCE}", TEXTS)
        s.choose(f"play {HERON}", "in the Offensive")
    else:
        s = orc(f"A: grave: {HERON}; hand: Rise; deck: {deck}\nB: hand: 1", TEXTS)
        s.choose("play Rise")
    while s.place(HERON) != "A's Offensive":
        s.choose("in the Offensive" if "in the Offensive" in s.options() else s.way_on())
    assert (s.hand("A"), s.over) == (drawn, False)


@plays("Porch Almswoman")
@pytest.mark.parametrize("state", ["", " marked"])
def test_for_two_others_she_begs(state: str) -> None:
    s = orc(
        f"A: offensive: {ALMS}{state}, Ox, Elk, Yak marked, Guard assigned; defensive: Rat; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose(f"use {ALMS}")
    s.choose(*starting(s, "give Ox"))
    s.choose(*starting(s, "give Elk"))
    s.all_pass()
    assert (s.influence("A"), [s.marked(n) for n in ("Ox", "Elk", "Rat")], s.marked(ALMS)) == (
        22, [True, True, False], state != "",
    )  # fmt: skip
    assert not uses(s)


@plays("Porch Almswoman")
def test_she_begs_twice_and_in_windows_and_not_with_one() -> None:
    s = orc(f"A: 40 influence; offensive: {ALMS}, Ox, Elk, Yak, Boar; hand: 1\nB: hand: 1", TEXTS)
    for _ in range(2):
        s.choose(f"use {ALMS}")
        while starting(s, "give"):
            s.choose(starting(s, "give")[0])
        s.all_pass()
    assert (s.influence("A"), uses(s), s.marked(ALMS)) == (44, [], False)
    for army in (f"{ALMS}, Ox; defensive: Rat", f"{ALMS} assigned, Ox, Elk", f"{ALMS}, Ox, Guard assigned"):
        assert not uses(orc(f"A: offensive: {army}; hand: 1\nB: hand: 1", TEXTS)), army
    s = orc(f"A: offensive: Elk; hand: Wait\nB: defensive: {ALMS}, Ox, Cow; hand: 1", TEXTS)
    s.choose("play Wait")
    until(s, f"use {ALMS}")
    s.choose(f"use {ALMS}")
    while starting(s, "give"):
        s.choose(starting(s, "give")[0])
    s.all_pass()
    assert (s.influence("A"), s.influence("B")) == (21, 22)


@plays("Overfed Mire-Ox")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_unfed_the_ox_lies_down(gold: int, pays: bool) -> None:
    s = orc(f"A: offensive: {OX}, Elk; resources: {gold}; hand: 1\nB: hand: 1{UPKEEP}", TEXTS)
    if gold:
        s.to("Upkeep", "A")
        s.choose(f"pay upkeep of {OX}" if pays else f"pay no upkeep of {OX}")
    s.to("Play", "A")
    assert (s.marked(OX), s.gold("A"), s.place(OX)) == (not pays, gold - pays, "A's Offensive")
    s.to("Move or Attack")
    assert (OX in offered(s, "move")) is pays


@plays("Overfed Mire-Ox")
def test_the_ox_is_fed_in_its_own_upkeep_alone_and_unpaid_does_not_defend() -> None:
    s = orc(f"A: offensive: Elk; hand: 1\nB: defensive: {OX}; resources: 1; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert starting(s, "block") == [f"block Elk with {OX}"]
    s = orc(f"A: offensive: {OX}; resources: 0; hand: 1\nB: offensive: Elk; hand: 1{UPKEEP}", TEXTS)
    s.to("Play", "A")
    assert s.marked(OX)
    s.to("Move or Attack", "B")
    s.choose("attack A")
    s.to("Second Play", "B")
    assert s.influence("A") == 19


@plays("Tithe-Barn Haunt")
@pytest.mark.parametrize(
    ("way", "lost"), [("Axe", 2), ("Wither", 2), ("Gale", 2), ("Scare", 0), ("Bounce", 0), ("Banish", 0)]
)
def test_its_death_costs_each_opponent_two(way: str, lost: int) -> None:
    s = orc(f"A: offensive: {HAUNT}; hand: {way}\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {way}", *[f"target {HAUNT}"] * (way != "Gale" and len(starting(s, "target")) > 0))
    assert s.place(HAUNT) != "A's Offensive"
    assert [s.influence(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Tithe-Barn Haunt")
def test_in_the_hands_of_another_and_at_work() -> None:
    s = orc(f"A: offensive: Ox; hand: Axe\nB: defensive: {HAUNT} of A; hand: 1\nC: hand: 1", TEXTS)
    s.do("play Axe", f"target {HAUNT}")
    assert [s.influence(seat) for seat in "ABC"] == [18, 20, 18]
    s = orc(f"A: offensive: Ox; hand: Axe\nB: defensive: {HAUNT} assigned; hand: 1\nC: hand: 1", TEXTS)
    s.do("play Axe", f"target {HAUNT}")
    assert (s.place(HAUNT), [s.influence(seat) for seat in "ABC"]) == ("B's graveyard", [20, 20, 20])


@plays("Sluicegate Lummox")
def test_the_lummox_stays_where_it_came() -> None:
    s = orc(f"A: offensive: {LUMMOX}, Elk; hand: Swap\nB: defensive: Cow; hand: 1", TEXTS)
    pushed = s.fork()
    s.to("Move or Attack")
    assert offered(s, "move") == ["Elk"]
    s.choose("attack B", f"send {LUMMOX}", "done")
    s.to("Second Play")
    assert (s.influence("B"), s.place(LUMMOX)) == (16, "A's Offensive")
    pushed.do("play Swap", f"target {LUMMOX}")
    assert pushed.place(LUMMOX) == "A's Defensive"
    pushed.to("Move or Attack")
    assert LUMMOX not in offered(pushed, "move")
    s = orc(f"A: offensive: Elk; hand: 1\nB: defensive: {LUMMOX}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert starting(s, "block") == [f"block Elk with {LUMMOX}"]


@plays("Whetstone Boy")
def test_from_the_next_turn_on_the_boy_sharpens() -> None:
    s = orc(
        f"A: offensive: {BOY}, Ox, Guard assigned; defensive: Rat; hand: Swap, 1\nB: defensive: Cow; hand: 1", TEXTS
    )
    s.choose(f"assign {BOY}")
    s.all_pass()
    assert (s.assigned(BOY), values(s, "Ox", BOY)) == (True, ["1/1", "1/1"])
    s.to("Play", "B")
    assert values(s, "Ox", "Guard", BOY, "Rat", "Cow") == ["2/1", "2/1", "1/1", "1/1", "1/1"]
    s = orc(
        f"A: offensive: {BOY} assigned, Ox, {BOY} assigned; defensive: Rat; hand: Swap, Swap\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    assert values(s, "Ox", BOY, f"{BOY} (2)") == ["3/1", "2/1", "2/1"]
    s.do(starting(s, "play Swap")[0], *["target Ox"])
    assert s.value("Ox") == "1/1"
    s.do("play Swap", "target Rat" if "target Rat" in s.options() else "", front="Defensive")
    for state in (" marked", " assigned"):
        assert f"assign {BOY}" not in orc(f"A: offensive: {BOY}{state}; hand: 1\nB: hand: 1", TEXTS).options()


@plays("Snagtooth Ringleader")
def test_all_other_goblins_beside_it_are_fierce() -> None:
    s = orc(
        f"A: offensive: {RINGLEADER}, Imp, Ox; defensive: Gob; hand: Swap\nB: defensive: Gob, Cow; offensive: Imp; hand: 1",
        TEXTS,
    )
    names = (RINGLEADER, "Imp", "Ox", "Gob", "Gob (2)", "Cow", "Imp (2)")
    assert values(s, *names) == ["2/2", "2/1", "1/1", "1/9", "2/9", "1/1", "1/1"]
    s.do("play Swap", f"target {RINGLEADER}")
    assert values(s, *names) == ["2/2", "1/1", "1/1", "2/9", "1/9", "1/1", "2/1"]
    s = orc(f"A: offensive: {RINGLEADER}, Imp; hand: 1\nB: defensive: {RINGLEADER}, Gob; hand: 1", TEXTS)
    assert values(s, RINGLEADER, f"{RINGLEADER} (2)", "Imp", "Gob") == ["3/2", "3/2", "3/1", "3/9"]


@plays("Sorrel Herbwife")
@pytest.mark.parametrize(("name", "left"), [("Ox", 1), ("Cow", 0), ("Elk", 0), (HERBWIFE, 0)])
def test_for_one_gold_she_heals_one(name: str, left: int) -> None:
    s = orc(
        f"A: 2 gold; offensive: {HERBWIFE} hurt 1, Ox 1/9 hurt 2, Elk, Guard assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {HERBWIFE}")
    assert sorted(targets(s)) == sorted(["Ox", "Cow", "Elk", HERBWIFE])
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.damage(name), s.marked(HERBWIFE), s.gold("A"), uses(s)) == (left, False, 1, [HERBWIFE])


@plays("Sorrel Herbwife")
def test_marked_she_heals_too_as_often_as_it_is_paid() -> None:
    s = orc(f"A: 2 gold; offensive: {HERBWIFE} marked, Ox 1/9 hurt 3; hand: 1\nB: hand: 1", TEXTS)
    for _ in range(2):
        s.choose(f"use {HERBWIFE}", "target Ox")
        s.all_pass()
    assert (s.damage("Ox"), uses(s)) == (1, [])
    assert not uses(orc(f"A: 2 gold; offensive: {HERBWIFE} assigned, Ox hurt 0; hand: 1\nB: hand: 1", TEXTS))


@plays("Rainmaker of Sallow Hill")
@pytest.mark.parametrize("picked", [[], ["Cow"], ["Cow", "Pig"]])
def test_recycling_it_rains_on_up_to_two(picked: list[str]) -> None:
    s = orc(
        f"A: offensive: {RAINMAKER}, Ox; resources: Bean, Rye, Pea, Corn; hand: 0\n"
        "B: defensive: Cow, Pig, Ram, Guard assigned; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("recycle")
    while starting(s, "take back"):
        s.choose(starting(s, "take back")[0])
    while not starting(s, "pick"):
        s.choose(next(iter(starting(s, "trigger")), None) or s.way_on())
    assert {"Cow", "Pig", "Ram"} <= set(offered(s, "pick"))
    assert not {"Hen", "Ox"} & set(offered(s, "pick"))
    s.choose(*(f"pick {name}" for name in picked), *["done"] * (len(picked) < 2))
    assert [name for name in ("Cow", "Pig", "Ram", "Hen") if s.marked(name)] == picked
    assert len(s.hand("A")) == 4


def recycled(s: Scene) -> int:
    """A recycles, and each time marks nobody: how often is he asked?"""
    s.choose("recycle")
    asked = 0
    while [o for o in s.options() if o.startswith(("take back", "trigger", "pick"))]:
        asked += "done" in s.options() and bool(starting(s, "pick"))
        s.choose("done" if starting(s, "pick") else s.options()[0])
    return asked


@plays("Rainmaker of Sallow Hill")
def test_each_rainmaker_rains_and_no_other_way_makes_rain() -> None:
    table = "A: offensive: {}; resources: Bean, Rye, Pea, Corn; hand: {}\nB: defensive: Cow, Pig, Ram; hand: 1"
    assert recycled(orc(table.format(f"{RAINMAKER}, {RAINMAKER}", 0), TEXTS)) == 2
    assert recycled(orc(table.format(f"{RAINMAKER} assigned", 0), TEXTS)) == 0
    s = orc(table.format(RAINMAKER, "Glean"), TEXTS)
    s.choose("play Glean")
    while s.table.chain or starting(s, "pick"):
        assert "pick Cow" not in s.options()
        s.choose(next(iter(starting(s, "pick")), None) or s.way_on())
    assert len(s.hand("A")) == 1


@plays("Turnpike Sulker")
@pytest.mark.parametrize(("front", "stuck"), [("offensive", ["Cow"]), ("defensive", ["Hen"])])
def test_at_the_turnpike_nobody_leaves(front: str, stuck: list[str]) -> None:
    s = orc(f"A: 1 gold; {front}: {SULKER}; hand: 1\nB: defensive: Cow; offensive: Hen; hand: 1", TEXTS)
    free = s.fork()
    s.choose(f"assign {SULKER}")
    assert s.gold("A") == 0
    for match in (s, free):
        match.to("Move or Attack", "B")
    assert sorted(set(offered(free, "move")) - set(offered(s, "move"))) == stuck
    s.choose(*starting(s, "move"))  # into the front that nobody leaves
    assert [s.place(name) for name in ("Cow", "Hen")] == [f"B's {'Defensive' if stuck == ['Cow'] else 'Offensive'}"] * 2


@plays("Turnpike Sulker")
def test_the_turnpike_is_passed_by_effects_and_attackers_and_after_the_sulker() -> None:
    s = orc(
        f"A: offensive: {SULKER} assigned; hand: Axe\nB: defensive: Cow; offensive: Hen; hand: Swap\nphase: Play, active B",
        TEXTS,
    )
    pushed = s.fork()
    pushed.do("play Swap", *["target Cow"], front="Defensive")
    assert pushed.place("Cow") == "B's Offensive"
    s.to("Move or Attack", "B")
    assert "attack A" in s.options()
    assert "Cow" not in offered(s, "move")
    s = orc(f"A: offensive: {SULKER} assigned; hand: 1\nB: defensive: Cow; hand: Axe\nphase: Play, active B", TEXTS)
    s.do("play Axe", f"target {SULKER}", front="Defensive")
    s.to("Move or Attack", "B")
    assert offered(s, "move") == ["Cow"]
    s = orc(f"A: 0 gold; offensive: {SULKER}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert f"assign {SULKER}" not in s.options()
