"""Blind texts of ARC's thirty-seventh round about enchantments, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Rise": "event 0: Unmark target creature.", "Two": "creature 2 1/1", "Raze": "event 0: Destroy target city.",
    "Break": "event 0: Destroy target enchantment.", "Flash": "event 1: Gain 1 VP.", "Sweep": "magic 0: Kill each creature.",
    "Home": "event 0: Move target creature to a city you control.", "Lend": "event 0: Gain control of target creature.",
    "Out": "event 0: Move target creature to its controller's Army.", "Free": "event 0: Unmark target resource card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
CIRCLET, PLAGUE, FLORIN, DEBT = "Leaden Circlet", "Quarantine Banner", "Shaved Florin", "Debt of Ashes"


@plays("Leaden Circlet")
@pytest.mark.parametrize("goal", ["Ox", "Cow", "Wolf", "Hen"])
def test_under_the_circlet_whoever_is_marked_stays_so(goal: str) -> None:
    s = arc(
        f"A: army: Wolf marked, Fox marked; hand: {CIRCLET}; gems 2 House of Nobles; deck: 9\n"
        "B: army: Ox marked, Cow; city Elm (Body, 8): Hen marked, Ewe marked; deck: 9", TEXTS,
    )  # fmt: skip
    names = ("Wolf", "Fox", "Ox", "Cow", "Hen", "Ewe")
    before = [s.marked(name) for name in names]
    s.choose(f"play {CIRCLET}")
    assert sorted(aims(s)) == sorted(names)
    s.choose(f"target {goal}")
    resolve(s)
    assert [s.marked(name) for name in names] == before
    for seat in "BAB":
        s.to("Draw", seat)
    assert [s.marked(name) for name in names] == [name == goal and goal != "Cow" for name in names]


@plays("Leaden Circlet")
@pytest.mark.parametrize("holder", ["A", "B"])
@pytest.mark.parametrize("by", ["A", "B"])
def test_its_hosts_controller_alone_pays_for_the_circlet(holder: str, by: str) -> None:
    lies = {"A": "army: Wolf", "B": "army: Cow"} | {holder: "army: Ox marked"}
    worn = {by: f"; attached: {CIRCLET} on Ox"}
    s = arc(
        f"A: {lies['A']}; gems 4 Gaian; hand: Wait{worn.get('A', '')}\nB: {lies['B']}; gems 1 Gaian, 1 The Empire; hand: Wait"
        f"{worn.get('B', '')}", TEXTS,
    )  # fmt: skip
    assert offered(s, "use") == [CIRCLET] * (holder == "A")
    if holder == "B":
        s.to("Play", "B")
        assert s.marked("Ox")
        assert offered(s, "use") == [CIRCLET]
    s.choose(f"use {CIRCLET}")
    assert s.marked("Ox")
    s.all_pass()
    assert not s.marked("Ox")
    assert s.gems(holder) == ("2 Gaian" if holder == "A" else "")
    assert offered(s, "use") == [CIRCLET] * (holder == "A")  # as often as he can pay


@plays("Leaden Circlet")
def test_in_combat_the_defender_pays_for_the_circlet_and_control_goes_with_its_host() -> None:
    s = arc(
        f"A: army: Wolf 1/9; gems 4 Gaian; hand: Wait, Lend; attached: {CIRCLET} on Ox\n"
        f"B: army: Ox marked; city Elm (Body, 8); gems 2 Gaian; hand: Wait", TEXTS,
    )  # fmt: skip
    lent = s.fork()
    lent.play("Lend", "target Ox")
    assert (lent.controller("Ox"), offered(lent, "use")) == ("A", [CIRCLET])
    s.to("Attack", "A")
    s.choose("attack Elm")
    assert (s.asked, offered(s, "use")) == ("B", [CIRCLET])
    s.choose(f"use {CIRCLET}")
    resolve(s)
    until(s, "block")
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.damage("Wolf"), s.consumed("B"), s.gems("A")) == (1, "2 Gaian", "4 Gaian")


@plays("Leaden Circlet")
@pytest.mark.parametrize("card", ["Rise", "Break"])
def test_effects_unmark_under_the_circlet_too(card: str) -> None:
    s = arc(f"A: army: Wolf marked; hand: {card}; deck: 9\nB: army: Ox; attached: {CIRCLET} on Wolf; deck: 9", TEXTS)
    s.choose(f"play {card}")
    s.choose(*starting(s, "target Wolf" if card == "Rise" else f"target {CIRCLET}"))
    s.all_pass()
    assert s.marked("Wolf") is (card == "Break")
    s.to("Draw", "A")
    assert not s.marked("Wolf")


@plays("Quarantine Banner")
@pytest.mark.parametrize("by", ["A", "B"])
def test_nobody_moves_to_or_from_a_city_in_quarantine(by: str) -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen; city Ash (Mind, 8): Cow; hand: {PLAGUE if by == 'A' else 'Wait'}; "
        f"gems 2 Dark Legion; deck: 9\nB: army: Ox; city Elm (Body, 8): Ewe; hand: {PLAGUE if by == 'B' else 'Wait'}; "
        f"gems 2 Dark Legion; deck: 9\nphase: Play, active {by}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PLAGUE}")
    assert sorted(aims(s)) == ["Ash", "Elm", "Oak"]
    s.choose("target Oak")
    resolve(s)
    if by == "B":
        assert sorted(offered(s, "move")) == ["Ewe to the Army", "Ox to Elm"]
        s.to("Play", "A")
    assert sorted(offered(s, "move")) == ["Cow to the Army", "Wolf to Ash"]


@plays("Quarantine Banner")
@pytest.mark.parametrize(("way", "goal", "place"), [
    ("Two", "Two", "Oak"), ("Home", "Wolf", "Oak"), ("Out", "Hen", "A's Army"), ("Raze", "Hen", "A's Army"),
])  # fmt: skip
def test_into_quarantine_creatures_are_played_and_put_and_they_leave_it_otherwise(
    way: str, goal: str, place: str
) -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen; city Ash (Mind, 8); hand: {way}; gems 2 Gaian\n"
        f"B: army: Ox; attached: {PLAGUE} on Oak", TEXTS,
    )  # fmt: skip
    s.choose(f"play {way}")
    s.choose(*starting(s, "place in Oak", "target Oak" if way == "Raze" else f"target {goal}"))
    while s.table.chain or starting(s, "pick"):
        s.choose("pick Oak" if "pick Oak" in s.options() else "pass")
    assert s.place(goal) == place


@plays("Quarantine Banner")
@pytest.mark.parametrize("goal", ["the Army", "Ash"])
@pytest.mark.parametrize("city", ["Oak", "Ash", "Elm"])
def test_who_was_on_the_way_does_not_arrive_or_leave_under_the_banner(goal: str, city: str) -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen; city Ash (Mind, 8)\n"
        f"B: army: Ox; city Elm (Body, 8); city Fir (Mind, 8); attached: {PLAGUE} on Fir; hand: Turn",
        TEXTS | {"Turn": "event 0: Attach target enchantment to target city."},
    )  # fmt: skip
    s.choose(f"move Hen to {goal}", "play Turn")
    s.choose(*starting(s, f"target {PLAGUE}"))
    s.choose(f"target {city}")
    resolve(s)
    assert s.place(PLAGUE) == f"on {city}"
    failed = city in ("Oak", goal)
    assert (s.place("Hen"), s.marked("Hen")) == ("Oak" if failed else "A's Army" if goal == "the Army" else goal, True)


@plays("Quarantine Banner")
@pytest.mark.parametrize("who", ["Ox", "Hen"])
def test_a_city_in_quarantine_is_defended_from_within_and_by_the_army(who: str) -> None:
    s = arc(
        f"A: army: Wolf; attached: {PLAGUE} on Elm; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8): Hen 1/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {who}")
    fought(s)
    assert (s.damage(who), s.damage("Elm")) == (1, 0)


@plays("Shaved Florin")
@pytest.mark.parametrize("state", ["spent", "free"])
def test_the_gem_of_a_shaved_florin_stays_spent(state: str) -> None:
    gems = "gems 2 Gaian consumed, 1 The Empire consumed" if state == "spent" else "gems 1 Gaian, 1 The Empire consumed"
    s = arc(
        f"A: army: Wolf; hand: {FLORIN}; gems 2 The Empire; deck: 9\nB: army: Ox; {gems}; hand: Flash, Flash, Flash; deck: 9",
        TEXTS,
    )
    s.choose(f"play {FLORIN}")
    assert {aim.partition(" resource")[0] for aim in aims(s)} == {"Gaian", "The Empire"}
    s.choose(starting(s, "target Gaian")[0])
    resolve(s)
    assert s.gems("B") == ("" if state == "spent" else "1 Gaian")
    s.to("Draw", "B")
    assert (s.gems("B"), s.consumed("B")) == (
        ("1 Gaian + 1 The Empire", "1 Gaian") if state == "spent" else ("1 Gaian + 1 The Empire", ""))  # fmt: skip
    s.to("Play", "B")
    while starting(s, "play Flash"):
        s.choose(starting(s, "play Flash")[0])
        s.choose(*starting(s, "pay 1 Gaian"))
        s.all_pass()
    assert s.gems("B") == ""
    s.to("Draw", "A")
    assert s.gems("A") == "2 The Empire"
    s.to("Draw", "B")
    assert s.gems("B") == ("1 Gaian + 1 The Empire" if state == "spent" else "1 The Empire")
    assert s.consumed("B") == "1 Gaian"


@plays("Shaved Florin")
@pytest.mark.parametrize(("card", "free"), [("Free", "1 Gaian"), ("Break", ""), ("Wait", "")])
def test_an_effect_frees_the_gem_and_without_the_florin_all_is_as_ever(card: str, free: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {FLORIN}; gems 2 The Empire; deck: 9\nB: army: Ox; gems 1 Gaian consumed; hand: {card}; deck: 9",
        TEXTS,
    )
    s.choose(f"play {FLORIN}")
    s.choose(*starting(s, "target Gaian"))
    resolve(s)
    s.to("Play", "B")
    assert s.gems("B") == ""
    s.choose(f"play {card}")
    s.choose(*starting(s, "target Gaian" if card == "Free" else f"target {FLORIN}"))
    s.all_pass()
    assert s.gems("B") == free
    s.to("Draw", "A")
    s.to("Draw", "B")
    assert s.gems("B") == ("" if card == "Wait" else "1 Gaian")


@plays("Debt of Ashes")
@pytest.mark.parametrize("host", ["A", "B", "C"])
@pytest.mark.parametrize(("way", "goal", "loser"), [
    ("Axe", "Ox", "B"), ("Axe", "Hen", "B"), ("Axe", "Wolf", "A"), ("Axe", "Spy", "B"), ("Axe", "Ram", "C"), ("Toss", "Ox", ""),
    ("Give", "Wolf", ""), ("Back", "Ox", ""),
])  # fmt: skip
def test_whoever_is_in_debt_pays_for_his_dead(host: str, way: str, goal: str, loser: str) -> None:
    s = arc(
        f"A: army: Wolf, Cur; hand: {DEBT}, {way}; gems 3 Dark Legion\n"
        "B: army: Ox, Spy of A; city Elm (Body, 8): Hen\nC: army: Ram",
        TEXTS,
    )
    s.choose(f"play {DEBT}")
    assert sorted(aims(s)) == ["player A", "player B", "player C"]
    s.choose(f"target player {host}")
    resolve(s)
    s.choose(f"play {way}", f"{'pick' if way == 'Give' else 'target'} {goal}")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15 - (seat == host == loser) for seat in "ABC"]


@plays("Debt of Ashes")
@pytest.mark.parametrize(("points", "left"), [(15, 12), (3, 0), (2, 0)])
def test_for_each_of_the_dead_a_point_is_lost_and_none_below_nothing(points: int, left: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: Sweep; attached: {DEBT} on B\nB: {points} points; army: Ox, Cow; city Elm (Body, 8): Hen\n"
        "C: army: Ram", TEXTS,
    )  # fmt: skip
    s.choose("play Sweep")
    while not s.over and (s.table.chain or starting(s, "trigger")):
        s.choose(s.way_on())
    assert (s.points("B"), s.out("B"), s.points("A"), s.points("C")) == (left, "" if left else "ARC-WIN-04", 15, 15)


@plays("Debt of Ashes")
def test_in_combat_too_and_in_others_turns() -> None:
    s = arc(
        f"A: army: Wolf 1/1; {WAITING}; attached: {DEBT} on A, {DEBT} on B\n"
        f"B: army: Ox 1/1; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "block")
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.points("A"), s.points("B")) == (14, 14)
