"""Blind texts of ARC's thirty-eighth round about cities, played as their writers meant them."""

import pytest

from blind.gestures import offered, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raze": "event 0: Destroy target city.", "Sweep": "magic 0: Kill each creature.", "Flash": "event 1: Gain 1 VP.",
    "Lend": "event 0: Gain control of target creature.", "Spark": "event 0: Gain 1 VP.", "Pay": "magic 1: Gain 1 VP.",
    "Home": "event 0: Move target creature to a city you control.", "Glow": "event 3 Gaian loyalty 3: Gain 1 VP.",
    "Out": "event 0: Move target creature to its controller's Army.", "Hex": "creature 1 1/1: 1 power: Gain 1 VP.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Cub": "creature 1 1/1",
    "Bones": "creature 1 (Undead) 1/1", "Lich": "creature 1 (Undead) 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
MARKET, HOLLOW, NINEBELLS = "Coppermarket", "Hartsmere Hollow", "Ninebells"


@plays("Ninebells")
@WON
@pytest.mark.parametrize("way", ["Bones", "Cub", "Raise", "Home", "Lend"])
def test_no_undead_is_placed_in_ninebells(won: str, way: str) -> None:
    s = arc(
        f"A: army: Lich; city {NINEBELLS}{won}; city Oak (Body, 8); hand: {way}; gems 1 Gaian; grave: Bones\n"
        "B: army: Ox; city Elm (Body, 8): Bones", TEXTS,
    )  # fmt: skip
    goal = {"Bones": "Bones", "Cub": "Cub", "Raise": "Bones (2)", "Home": "Lich", "Lend": "Bones (3)"}[way]
    s.choose(f"play {way}")
    seen = set()
    while s.table.chain or starting(s, "pick", "place", "target"):
        options = s.options()
        if starting(s, "target"):
            goals = [option for option in starting(s, "target") if way == "Raise" or goal.partition(" ")[0] in option]
            s.choose(goals[0])
        else:
            seen |= {name for name in (NINEBELLS, "Oak") if any(name in option for option in options)}
            s.choose(next((option for option in options if "Oak" in option), None) or s.way_on())
    assert seen in (set(), {"Oak"}) if way != "Cub" else seen == {NINEBELLS, "Oak"}
    assert "Oak" in [s.place(name) for name in ("Bones", "Bones (2)", "Cub", "Lich") if name in s.names.values()]


@plays("Ninebells")
@WON
def test_no_undead_moves_to_ninebells_and_who_is_there_stays_and_leaves(won: str) -> None:
    s = arc(
        f"A: army: Bones, Wolf; city {NINEBELLS}{won}: Lich, Hen; city Oak (Body, 8)\nB: army: Ox",
        TEXTS,
    )
    assert s.place("Lich") == NINEBELLS
    assert sorted(offered(s, "move")) == sorted(
        ["Bones to Oak", f"Wolf to {NINEBELLS}", "Wolf to Oak", "Lich to the Army", "Lich to Oak", "Hen to the Army",
         "Hen to Oak"]
    )  # fmt: skip
    s.refused(f"move Bones to {NINEBELLS}", "ARC-MOVE-09")


@plays("Ninebells")
@pytest.mark.parametrize("goal", [NINEBELLS, "Elm"])
def test_no_undead_of_the_army_defends_ninebells(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 0/9; {WAITING}\nB: army: Bones, Ox; city {NINEBELLS}: Lich; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    until(s, "block")
    assert sorted(offered(s, "block")) == sorted(
        ["Wolf with Ox", "Wolf with Lich"] if goal == NINEBELLS else ["Wolf with Bones", "Wolf with Ox"]
    )


@plays("Ninebells")
@WON
@pytest.mark.parametrize(("way", "goal", "may"), [
    ("Axe", "Wolf", True), ("Axe", "Hen", True), ("Axe", "Spy", False), ("Axe", "Mole", True), ("Axe", "Ox", False),
    ("Toss", "Wolf", False), ("Back", "Wolf", False),
])  # fmt: skip
@pytest.mark.parametrize("active", ["A", "C"])
def test_ninebells_toll_for_its_players_dead(won: str, way: str, goal: str, may: bool, active: str) -> None:
    have = dict.fromkeys("AC", "hand: Wait") | {active: f"hand: {way}"}
    s = arc(
        f"A: army: Wolf, Mole of B; city {NINEBELLS}{won}; city Oak (Body, 8): Hen; {have['A']}\nB: army: Ox, Spy of A\n"
        f"C: army: Ram; {have['C']}\nphase: Play, active {active}", TEXTS,
    )  # fmt: skip
    owned = {"A's": s.controller("Mole"), "B's": s.controller("Spy")}
    assert owned == {"A's": "A", "B's": "B"}
    s.choose(f"play {way}", f"target {goal}")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15 + (may and won != ""), 15, 15]


@plays("Ninebells")
def test_who_is_sacrificed_has_not_died() -> None:
    s = arc(f"A: army: Wolf, Fox; city {NINEBELLS} (advantage); hand: Give\nB: army: Ox", TEXTS)
    s.choose("play Give", "pick Wolf")
    s.all_pass()
    assert (s.place("Wolf"), s.points("A")) == ("A's graveyard", 15)


@plays("Ninebells")
def test_for_each_of_the_dead_there_is_a_toll() -> None:
    s = arc(
        f"A: army: Wolf, Fox; city {NINEBELLS} (advantage): Hen\nB: army: Ox; hand: Sweep\nphase: Play, active B", TEXTS
    )
    s.choose("play Sweep")
    while s.table.chain or starting(s, "trigger"):
        s.choose(s.way_on())
    assert (s.points("A"), s.points("B")) == (18, 15)


@plays("Ninebells")
@pytest.mark.parametrize(("discipline", "cost", "more"), [("Soul", 3, 1), ("Soul", 2, 0), ("Body", 3, 0)])
def test_it_is_soul_that_must_be_won_for_ninebells(discipline: str, cost: int, more: int) -> None:
    s = arc(
        f"A: city {NINEBELLS}: Hen cost {cost}; city Oak (Body, 8); army: Wolf, Fox, Cur; hand: Axe, Axe; deck: 9\n"
        f"B: army: Cow marked; city Elm (Body, 8): Ram cost 2; hand: Wait; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose(f"claim {discipline}", "bid Hen")
    until(s, "bid Ram")
    s.choose("bid Ram")
    s.to("Play")
    before = s.points("A")
    s.choose(starting(s, "play Axe")[0], "target Wolf")
    s.all_pass()
    assert s.points("A") == before + more
    s.to("Draw", "A")
    s.choose("draw 2")
    s.to("Play")
    s.choose(starting(s, "play Axe")[0], "target Fox")
    s.all_pass()
    assert s.points("A") == before + more


@plays("Coppermarket")
@WON
@pytest.mark.parametrize("active", ["A", "B"])
def test_from_the_coppermarket_events_are_cheaper(won: str, active: str) -> None:
    s = arc(
        f"A: army: Wolf; city {MARKET}{won}; gems 4 Gaian; hand: Flash, Spark, Glow; deck: 9\n"
        f"B: army: Ox; gems 4 Gaian; hand: Flash, Spark; deck: 9\nphase: Play, active {active}", TEXTS,
    )  # fmt: skip
    less = int(won != "")
    spent = lambda seat: int((s.consumed(seat) or "0").partition(" ")[0])  # noqa: E731 -- a word for what is looked at
    if active == "B":
        s.choose("play Spark")
        while s.asked != "A":
            s.choose("pass")
    for name, costs in (("Spark", 0), ("Flash", 1 - less), ("Glow", 4 - 2 * less)):
        s.choose(starting(s, f"play {name}")[0])
        assert spent("A") == costs
        while s.table.chain and not (s.asked == "A" and active == "B"):
            s.choose("pass")
    s.all_pass()
    if active == "B":
        s.choose("play Flash")
        assert spent("B") == 1


@plays("Coppermarket")
@pytest.mark.parametrize(("gems", "can"), [("2 Gaian", True), ("1 Gaian, 1 The Empire", False), ("1 Gaian", False)])
def test_of_the_lowered_cost_as_many_own_gems_are_asked_as_it_has(gems: str, can: bool) -> None:
    s = arc(f"A: army: Wolf; city {MARKET} (advantage); gems {gems}; hand: Glow, Wait\nB: army: Ox", TEXTS)
    assert ("play Glow" in s.options()) is can


@plays("Coppermarket")
def test_magic_creatures_and_abilities_cost_as_ever_and_the_market_closes_with_the_next_tactics() -> None:
    s = arc(
        f"A: army: Hex; city {MARKET} (advantage); gems 4 Gaian; hand: Pay, Cub, Flash, Flash; deck: 9\nB: army: Ox; deck: 9",
        TEXTS,
    )
    for number, way in enumerate(("play Pay", "play Cub", "use Hex"), 1):
        s.choose(way)
        s.all_pass()
        assert s.consumed("A") == f"{number} Gaian"
    s.to("Play", "B")
    s.to("Draw", "A")
    s.choose("draw 2")
    s.to("Play", "A")
    s.choose(starting(s, "play Flash")[0])
    assert s.consumed("A") == "1 Gaian"


@plays("Hartsmere Hollow")
@WON
def test_over_the_hollow_its_army_bears_one_more(won: str) -> None:
    s = arc(
        f"A: army: Wolf; city {HOLLOW}{won}: Hen, Spy of B; city Oak (Mind, 8): Cow; hand: Out, Lend, Wait; deck: 9\n"
        "B: army: Ox, Mole of A; city Elm (Body, 8); deck: 9", TEXTS,
    )  # fmt: skip
    names = ("Wolf", "Hen", "Spy", "Cow", "Ox", "Mole")
    more = int(won != "")
    assert values(s, *names) == [f"1/{1 + more}", *["1/1"] * 5]
    s.play("Out", "target Hen")
    s.play("Lend", "target Ox")
    assert values(s, *names) == [f"1/{1 + more}"] * 2 + ["1/1"] * 2 + [f"1/{1 + more}", "1/1"]
    s.to("Draw", "B")
    assert s.value("Wolf") == f"1/{1 + more}"


@plays("Hartsmere Hollow")
@pytest.mark.parametrize(("discipline", "cost", "more"), [("Body", 3, 1), ("Body", 2, 0), ("Mind", 3, 0)])
def test_it_is_body_that_must_be_won_until_the_next_tactics(discipline: str, cost: int, more: int) -> None:
    s = arc(
        f"A: city {HOLLOW}: Hen cost {cost}; city Oak (Mind, 8); army: Wolf; hand: Raze; deck: 9\n"
        f"B: army: Cow marked; city Elm (Body, 8): Ram cost 2; hand: Wait; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose(f"claim {discipline}", "bid Hen")
    until(s, "bid Ram")
    s.choose("bid Ram")
    s.to("Play")
    assert s.value("Wolf") == f"1/{1 + more}"
    lost = s.fork()
    lost.play("Raze", f"target {HOLLOW}")
    assert lost.value("Wolf") == "1/1"
    s.to("Draw", "A")
    assert s.value("Wolf") == f"1/{1 + more}"
    s.choose("draw 2")
    s.to("Play")
    assert s.value("Wolf") == "1/1"
