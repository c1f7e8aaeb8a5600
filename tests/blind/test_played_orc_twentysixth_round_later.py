"""Blind creatures of ORC's round 26 that bind others or watch them, played as their writer meant them."""

import pytest

from blind.gestures import offered, resolve, targets, uses
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Tire": "event 0: Mark target creature.", "Free": "event 0: Unmark target creature.",
    "Glean": "event 0: Return target resource card you control to its owner's hand.",
    "Bear": "quest (Confrontation) 3/10: Hit points: 3. Victory Points: 2.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Hoard": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Pledge": "quest (Contract): Kill two enemy creatures. Escrow: 2 gold. Duration: 2 turns. Victory Points: 1.",
    "Third": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
LYNX, SPY, CREW = "Thicket Lynx", "Scullery Spy", "Kettle Catapult Crew"
THRIFTY, LAUREATE = "Thrifty Quartermistress", "Jealous Laureate"


@plays("Thicket Lynx")
@pytest.mark.parametrize("blocked", ["Lynx", "Ox"])
def test_one_alone_defends_against_it(blocked: str) -> None:
    s = orc(f"A: offensive: {LYNX}, Ox 1/9; hand: 1\nB: defensive: Cow, Hen, Pig; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", f"send {LYNX}", "send Ox")
    until(s, "block")
    assert len(offered(s, "block")) == 6
    attacker = LYNX if blocked == "Lynx" else "Ox"
    s.choose(f"block {attacker} with Cow")
    left = ["Ox with Hen", "Ox with Pig"]
    assert sorted(offered(s, "block")) == left + [f"{LYNX} with Hen", f"{LYNX} with Pig"] * (blocked == "Ox")
    s.choose("block Ox with Hen")
    s.to("Second Play")
    assert s.influence("B") == (20 if blocked == "Lynx" else 17)


@plays("Thicket Lynx")
def test_nobody_need_defend_and_it_defends_beside_others() -> None:
    s = orc(f"A: offensive: {LYNX}; hand: 1\nB: defensive: Cow, Hen; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    free = s.fork()
    free.choose("done")
    free.to("Second Play")
    assert free.influence("B") == 17
    s.choose(f"block {LYNX} with Cow")
    assert not offered(s, "block")
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: {LYNX}, Hen; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ox with {LYNX}", "block Ox with Hen")
    s.to("Second Play")
    assert s.damage("Ox") == 4


@plays("Scullery Spy")
def test_assigned_she_weakens_the_enemies_of_her_zone_from_the_next_turn_on() -> None:
    s = orc(f"A: 1 gold; offensive: {SPY}, Ox; hand: Swap\nB: defensive: Cow 3/3; offensive: Hen; hand: 1", TEXTS)
    poor = orc(f"A: offensive: {SPY}; hand: 1\nB: hand: 1", TEXTS)
    tired = orc(f"A: 1 gold; offensive: {SPY} marked; hand: 1\nB: hand: 1", TEXTS)
    assert not any(offered(match, "assign") for match in (poor, tired))
    s.choose(f"assign {SPY}")
    s.all_pass()
    assert (s.assigned(SPY), s.gold("A"), s.value("Cow")) == (True, 0, "3/3")
    s.to("Play", "B")
    assert [s.value(name) for name in ("Cow", "Hen", "Ox", SPY)] == ["2/3", "1/1", "1/1", "1/2"]


@plays("Scullery Spy")
@pytest.mark.parametrize(
    ("spies", "values"),
    [
        (f"offensive: {SPY} assigned", ["2/3", "0/1", "1/1"]), (f"defensive: {SPY} assigned", ["3/3", "1/1", "0/1"]),
        (f"offensive: {SPY} assigned, {SPY} assigned", ["1/3", "-1/1", "1/1"]),
        (f"offensive: {SPY}", ["3/3", "1/1", "1/1"]),
    ],
)  # fmt: skip
def test_who_comes_into_her_zone_is_weakened_and_who_leaves_it_is_not(spies: str, values: list[str]) -> None:
    s = orc(f"A: {spies}; hand: Swap\nB: defensive: Cow 3/3, Pig; offensive: Hen; hand: 1", TEXTS)
    assert [s.value(name) for name in ("Cow", "Pig", "Hen")] == values
    if spies.startswith("offensive") and "assigned" in spies:
        s.do("play Swap", "target Cow")
        assert (s.place("Cow"), s.value("Cow")) == ("B's Offensive", "3/3")


@plays("Scullery Spy")
def test_a_monster_is_nobodys() -> None:
    s = orc(f"A: offensive: {SPY} assigned, Ox; quests: Bear; hand: 1\nB: hand: Wait", TEXTS)
    s.choose("accept Bear")
    s.to("Move or Attack")
    s.choose("attack Bear")
    until(s, "play Wait")
    assert s.value("Bear") == "3/10"


@plays("Kettle Catapult Crew")
@pytest.mark.parametrize("state", ["", " marked"])
def test_two_others_are_marked_for_a_shot(state: str) -> None:
    s = orc(
        f"A: offensive: {CREW}{state}, Ox, Elk, Pig, Yak; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    for n, payers in enumerate((("Ox", "Elk"), ("Pig", "Yak")), 1):
        s.choose(f"use {CREW}")
        while not targets(s):
            wanted = next(f"give {name}" for name in payers if f"give {name}" in s.options())
            assert not {f"give {CREW}", "give Rat"} & set(s.options())
            s.choose(wanted)
        assert {"Cow", CREW} <= set(targets(s))
        assert not {"Rat", "Hen"} & set(targets(s))
        s.choose("target Cow")
        while any(option.startswith("give") for option in s.options()):
            s.choose(next(f"give {name}" for name in payers if f"give {name}" in s.options()))
        s.all_pass()
        assert (s.damage("Cow"), [s.marked(name) for name in payers]) == (2 * n, [True, True])
    assert (s.marked(CREW), uses(s)) == (bool(state), [])


@plays("Kettle Catapult Crew")
@pytest.mark.parametrize(
    ("army", "may"),
    [
        ("offensive: {}, Ox, Elk", True), ("offensive: {}, Ox; defensive: Elk", False),
        ("offensive: {}, Ox, Elk marked", False), ("offensive: {}, Ox, Elk assigned", False),
        ("offensive: {} assigned, Ox, Elk", False),
    ],
)  # fmt: skip
def test_one_other_is_not_enough(army: str, may: bool) -> None:
    assert bool(uses(orc(f"A: {army.format(CREW)}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS))) is may


@plays("Thrifty Quartermistress")
@pytest.mark.parametrize(
    ("army", "gained", "marked"),
    [
        (f"offensive: {THRIFTY}", 2, False), (f"defensive: {THRIFTY} marked", 2, False),
        (f"offensive: {THRIFTY} assigned", 0, False), (f"offensive: {THRIFTY} marked of B", 2, False),
    ],
)  # fmt: skip
def test_recycling_is_worth_two_and_wakes_her(army: str, gained: int, marked: bool) -> None:
    s = orc(f"A: {army}; resources: Ox, Elk, Hen, Pig; hand: 0\nB: offensive: Owl; hand: 1", TEXTS)
    s.choose("recycle")
    while any(option.startswith(("take back", "trigger")) for option in s.options()):
        s.choose(s.options()[0])
    s.all_pass()
    assert (s.influence("A"), s.influence("B"), len(s.hand("A"))) == (20 + gained, 20, 4)
    assert (s.marked(THRIFTY), s.assigned(THRIFTY)) == (marked, "assigned" in army)


@plays("Thrifty Quartermistress")
def test_anothers_recycling_is_not_hers() -> None:
    s = orc(f"A: offensive: {THRIFTY}; hand: 1\nB: resources: 4; hand: 1", TEXTS)
    s.to("Play", "B")
    s.choose("recycle")
    while any(option.startswith("take back") for option in s.options()):
        s.choose(s.options()[0])
    s.all_pass()
    assert (s.influence("A"), s.influence("B")) == (20, 20)


JEALOUS = "A: quests: Hoard; chapter: Next; hand: 1\nB: {}; {}hand: 1; deck: 20\nC: hand: Wait"


def envy(laureate: str, quests: str = "") -> Scene:
    """A accepts the Hoard, and it goes on until B is asked whether he does so too, or A goes on."""
    s = orc(JEALOUS.format(laureate, quests), TEXTS)
    s.choose("accept Hoard")
    return s


@plays("Jealous Laureate")
@pytest.mark.parametrize("front", ["offensive", "defensive"])
def test_a_quest_that_another_accepts_may_be_accepted_too(front: str) -> None:
    s = envy(f"{front}: {LAUREATE}")
    assert (s.asked, s.pursues("A"), "play Wait" in s.options()) == ("B", ["Hoard"], False)
    no = s.fork()
    s.choose("yes")
    resolve(s)
    assert (s.pursues("A"), s.pursues("B"), s.pursues("C")) == (["Hoard"], ["Hoard"], [])
    no.choose("no")
    resolve(no)
    assert (no.pursues("A"), no.pursues("B"), no.pursues("C")) == (["Hoard"], [], [])


@plays("Jealous Laureate")
def test_assigned_it_envies_nobody() -> None:
    s = envy(f"offensive: {LAUREATE} assigned")
    while s.asked != "A":
        assert "yes" not in s.options()
        s.choose("pass")
    assert s.pursues("B") == []


@plays("Jealous Laureate")
def test_who_has_two_cannot() -> None:
    s = orc(
        f"A: quests: Hoard; hand: 1; deck: 20\nB: offensive: {LAUREATE}; quests: Next; hand: 1; deck: 20\n"
        "C: quests: Third; hand: 1", TEXTS,
    )  # fmt: skip
    for deed in ("accept Hoard", "accept Next", "abandon Next", "accept Third"):
        s.choose(deed)
        while s.table.chain or "yes" in s.options() or s.asked != "A":
            s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (sorted(s.pursues("A")), sorted(s.pursues("B"))) == (["Hoard", "Third"], ["Hoard", "Next"])


@plays("Jealous Laureate")
@pytest.mark.parametrize(("gold", "may"), [(2, True), (1, False)])
def test_the_escrow_is_paid_at_once(gold: int, may: bool) -> None:
    s = orc(
        f"A: 2 gold; quests: Pledge; hand: 1\nB: offensive: {LAUREATE}; resources: {gold}; hand: 1; deck: 20", TEXTS
    )
    s.choose("accept Pledge")
    while s.table.chain or "yes" in s.options():
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.pursues("B"), s.gold("B")) == (["Pledge"] * may, 0 if may else 1)


@plays("Jealous Laureate")
def test_who_has_refused_may_envy_another() -> None:
    s = orc(f"A: quests: Hoard; hand: 1\nB: offensive: {LAUREATE}; hand: 1\nC: offensive: {LAUREATE}; hand: 1", TEXTS)
    s.choose("accept Hoard")
    asked = []
    while s.table.chain or "yes" in s.options():
        if "yes" in s.options():
            asked.append(s.asked)
        s.choose("no" if asked == ["B"] and "no" in s.options() else "yes" if "yes" in s.options() else s.way_on())
    assert asked[:3] == ["B", "C", "B"]
    assert [s.pursues(seat) for seat in "ABC"] == [["Hoard"]] * 3
