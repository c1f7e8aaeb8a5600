"""Blind texts of ARC's thirtysixth round about enchantments, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, resolve, starting, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Rise": "event 0: Unmark target creature.", "Break": "event 0: Destroy target enchantment.",
    "Lift": "event 0: Return target enchantment to its owner's hand.", "Charm": "enchantment 0: Attach to a creature.",
    "Off": "event 0: Remove target card in any graveyard from the game.", "Two": "creature 2 Gaian 1/1",
    "Shed": "event 0: Sacrifice an enchantment.", "Lend": "event 0: Gain control of target creature.",
    "Ban": "city 3 Body 6: Always: Only Red Banner creatures can enter this city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
YOKE, HEARTHS, MARK, RUNE, BANNER, CONTRACT = (
    "Iron Yoke", "Nine Warm Hearths", "Usurer's Mark", "Echoing Rune", "Banner of First Blood", "Tomb Contract")  # fmt: skip


@plays("Iron Yoke")
@pytest.mark.parametrize("goal", ["Ox", "Cow", "Wolf", "Hen"])
def test_under_the_yoke_whoever_is_marked_stays_so(goal: str) -> None:
    s = arc(
        f"A: army: Wolf, Fox marked; hand: {YOKE}; gems 2 The Empire; deck: 9\n"
        "B: army: Ox marked, Cow; city Elm (Body, 8): Hen marked, Ewe marked; deck: 9", TEXTS,
    )  # fmt: skip
    names = ("Wolf", "Fox", "Ox", "Cow", "Hen", "Ewe")
    before = [s.marked(name) for name in names]
    s.choose(f"play {YOKE}")
    assert sorted(aims(s)) == sorted(names)
    s.choose(f"target {goal}")
    resolve(s)
    assert [s.marked(name) for name in names] == before
    for seat in "BAB":
        s.to("Draw", seat)
    assert [s.marked(name) for name in names] == [name == goal and goal in ("Ox", "Hen") for name in names]


@plays("Iron Yoke")
@pytest.mark.parametrize(("card", "marked"), [("Rise", False), ("Break", False), ("Wait", True)])
def test_effects_unmark_under_the_yoke_and_without_it_all_is_as_ever(card: str, marked: bool) -> None:
    s = arc(
        f"A: army: Wolf; hand: {card}; attached: {YOKE} on Ox; deck: 9\nB: army: Ox 1/9; city Elm (Body, 8); deck: 9",
        TEXTS,
    )
    s.to("Attack", "B")
    s.choose("attack A's army")
    fought(s)
    s.to("Play", "A")
    assert s.marked("Ox")
    s.choose(f"play {card}", *starting(s, "target"))
    s.choose(*[f"target {'Ox' if card == 'Rise' else YOKE}"] * bool(starting(s, "target")))
    s.all_pass()
    s.to("Draw", "B")
    assert s.marked("Ox") is marked


@plays("Nine Warm Hearths")
def test_by_the_hearths_residents_bear_one_more() -> None:
    s = arc(
        f"A: army: Wolf; hand: {HEARTHS}; gems 2 Gaian; city Oak (Body, 8): Hen, Ewe; city Ash (Mind, 8): Cow\n"
        "B: army: Ox; city Elm (Body, 8): Ram", TEXTS,
    )  # fmt: skip
    s.choose(f"play {HEARTHS}")
    assert sorted(aims(s)) == ["Ash", "Oak"]
    s.choose("target Oak")
    resolve(s)
    assert values(s, "Hen", "Ewe", "Cow", "Ram", "Wolf") == ["1/2", "1/2", "1/1", "1/1", "1/1"]
    s.choose("move Hen to the Army")
    resolve(s)
    assert values(s, "Hen", "Ewe") == ["1/1", "1/2"]


@plays("Nine Warm Hearths")
@pytest.mark.parametrize("goal", ["Elm", "B's army", "Fir"])
def test_in_an_attack_on_the_hearths_the_army_has_them_too(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox; {WAITING}\nB: army: Ox 1/3; city Elm (Body, 8): Hen 1/3; city Fir (Mind, 8); "
        f"attached: {HEARTHS} on Elm; {WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", "send Wolf", "send Fox")
    assert values(s, "Ox", "Hen", "Wolf") == ["1/4" if goal == "Elm" else "1/3", "1/4", "3/9"]
    until(s, "block")
    s.choose("block Wolf with Ox", *["done"] * (goal == "Elm"))
    while s.damage("Wolf") == 0:
        s.choose("pass")
    assert s.phase == "Attack"
    assert s.place("Ox") == ("B's Army" if goal == "Elm" else "B's graveyard")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert s.place("Ox") == "B's graveyard"  # away from the hearths it has suffered enough


@plays("Nine Warm Hearths")
def test_whoever_is_not_admitted_has_no_hearth() -> None:
    s = arc(
        f"A: army: Wolf 3/9; {WAITING}\nB: army: Two, Bull; city Ban; attached: {HEARTHS} on Ban; {WAITING}{COMBAT}",
        TEXTS | {"Bull": "creature 1 Red Banner 1/1"},
    )
    s.choose("attack Ban")
    assert values(s, "Two", "Bull") == ["1/1", "1/2"]


@plays("Usurer's Mark")
@pytest.mark.parametrize(("hand", "left"), [(9, 5), (6, 5), (5, 5), (3, 3)])
def test_whom_the_usurer_has_marked_keeps_five(hand: int, left: int) -> None:
    s = arc(
        f"A: army: Wolf; attached: {MARK} on B; hand: 7; deck: 9\nB: hand: {hand}; deck: 9\nphase: Second Play, active B",
        TEXTS,
    )
    asked = 0
    while s.asked == "B":
        asked += len(starting(s, "discard")) > 0
        s.choose(starting(s, "discard")[-1] if starting(s, "discard") else s.way_on())
    assert (len(s.hand("B")), len(s.hand("A")), asked > 0) == (left, 7, hand > 5)
    s.to("Draw", "A")
    s.choose("draw 2")
    s.to("Draw", "B")
    assert (len(s.hand("A")), len(s.hand("B"))) == (7, left)


@plays("Usurer's Mark")
def test_anybody_can_be_marked_by_the_usurer_in_his_own_turn_alone() -> None:
    s = arc(f"A: army: Wolf; hand: {MARK}, 7; gems 3 Dark Legion; deck: 9\nB: hand: 9; deck: 9\nC: hand: 3", TEXTS)
    s.choose(f"play {MARK}")
    assert sorted(aims(s)) == ["player A", "player B", "player C"]
    own = s.fork()
    s.choose("target player B")
    resolve(s)
    s.to("Draw", "B")
    assert (len(s.hand("A")), len(s.hand("B")), s.place(MARK)) == (7, 9, "on player B")
    own.choose("target player A")
    resolve(own)
    own.to("Draw", "B")
    assert (len(own.hand("A")), len(own.hand("B"))) == (5, 9)


def echoing(card: str, gems: str = "; gems 1 The Empire", b: str = "hand: Wait") -> Scene:
    """A's charm on Ox bears the rune, and something comes over one of them."""
    s = arc(
        f"A: army: Wolf; hand: {card}; attached: Charm on Ox, {RUNE} on Charm{gems}; deck: 9\nB: army: Ox; {b}; deck: 9",
        TEXTS,
    )
    s.choose(f"play {card}")
    return s


@plays("Echoing Rune")
def test_the_rune_is_written_on_an_enchantment_of_ones_own() -> None:
    s = arc(
        f"A: army: Wolf; hand: {RUNE}; gems 2 Gaian; attached: Charm on Ox\nB: army: Ox; attached: Charm on Ox, Charm on Wolf",
        TEXTS,
    )
    s.choose(f"play {RUNE}")
    s.choose(*starting(s, "target Charm"))
    resolve(s)
    assert s.place(RUNE) == "on Charm"
    assert [s.controller(name) for name in s.names.values() if s.place(RUNE) == f"on {name}"] == ["A"]
    s = arc(f"A: army: Wolf; hand: {RUNE}; gems 2 Gaian\nB: army: Ox; attached: Charm on Ox, Charm on Wolf", TEXTS)
    assert f"play {RUNE}" not in s.options()


@plays("Echoing Rune")
@pytest.mark.parametrize(("card", "goal"), [("Break", "Charm"), ("Axe", "Ox"), ("Back", "Ox"), ("Shed", "Charm")])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_for_a_gem_the_rune_brings_its_host_back(card: str, goal: str, answer: str) -> None:
    s = echoing(card)
    s.choose(*[f"target {goal}"] * (card != "Shed"))
    until(s, f"pick {goal}" if card == "Shed" else "yes")
    if card == "Shed":
        s.choose(f"pick {goal}")
        until(s, "yes")
    assert (s.asked, s.place("Charm"), s.place(RUNE)) == ("A", "A's graveyard", "A's graveyard")
    s.choose(answer)
    s.all_pass()
    paid = answer == "yes"
    assert (s.place("Charm"), s.place(RUNE)) == ("A's hand" if paid else "A's graveyard", "A's graveyard")
    assert s.consumed("A") == ("1 The Empire" if paid else "")


@plays("Echoing Rune")
@pytest.mark.parametrize(("card", "goal", "charm", "rune"), [
    ("Lift", "Charm", "A's hand", "A's graveyard"), ("Break", RUNE, "on Ox", "A's graveyard"),
    ("Lift", RUNE, "on Ox", "A's hand"),
])  # fmt: skip
def test_when_the_rune_does_not_echo(card: str, goal: str, charm: str, rune: str) -> None:
    s = echoing(card)
    s.choose(f"target {goal}")
    while s.table.chain:
        assert "yes" not in s.options()
        s.choose("pass")
    assert (s.asked, "yes" in s.options()) == ("A", False)
    assert (s.place("Charm"), s.place(RUNE), s.consumed("A")) == (charm, rune, "")


@plays("Echoing Rune")
def test_without_a_gem_or_its_host_the_rune_brings_nothing_back() -> None:
    s = echoing("Break", gems="; gems 1 The Empire consumed")
    s.choose("target Charm")
    s.all_pass()
    s.choose(*starting(s, "no"))
    assert (s.place("Charm"), s.hand("A")) == ("A's graveyard", [])
    s = echoing("Break", b="hand: Off, Wait")
    s.choose("target Charm")
    while s.place("Charm") != "A's graveyard" or "play Off" not in s.options():
        s.choose("pass")
    s.choose("play Off", "target Charm")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else "pass")
    s.choose(*starting(s, "yes"))
    assert (s.place("Charm"), s.hand("A")) == ("removed", [])


@plays("Banner of First Blood")
@pytest.mark.parametrize(("goal", "value"), [("Ox", "3/2"), ("Hen", "4/1"), ("Wolf", ""), ("Ram", "")])
def test_under_the_banner_all_are_fierce_and_frail(goal: str, value: str) -> None:
    s = arc(
        f"A: army: Wolf 1/1; hand: {BANNER}, Break; gems 2 Red Banner; city Oak (Body, 8): Hen 2/2; deck: 9\n"
        "B: army: Ox 1/3, Ram 1/3 hurt 2; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BANNER}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Ram", "Wolf"]
    s.choose(f"target {goal}")
    resolve(s)
    if not value:
        assert (s.place(goal), s.place(BANNER)) == (f"{'A' if goal == 'Wolf' else 'B'}'s graveyard", "A's graveyard")
        return
    assert (s.value(goal), s.place(BANNER)) == (value, f"on {goal}")
    other = s.fork()
    s.to("Play", "B")
    assert s.value(goal) == value
    other.choose("play Break", *starting(other, f"target {BANNER}"))
    other.all_pass()
    assert other.value(goal) == ("1/3" if goal == "Ox" else "2/2")


@plays("Tomb Contract")
@pytest.mark.parametrize("city", ["Oak", "Ash"])
def test_by_contract_the_dead_come_home_marked(city: str) -> None:
    s = arc(
        f"A: army: Two; hand: {CONTRACT}, Axe; gems 4 Dark Legion; city Oak (Body, 8); city Ash (Mind, 8): Hen\n"
        "B: army: Ox; city Elm (Body, 8)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {CONTRACT}")
    assert sorted(aims(s)) == ["Hen", "Two"]
    s.choose("target Two")
    resolve(s)
    s.choose("play Axe", "target Two")
    until(s, "pick Oak")
    assert (s.asked, s.place("Two"), sorted(aims(s))) == ("A", "A's graveyard", ["Ash", "Oak"])
    s.choose(f"pick {city}")
    s.all_pass()
    assert (s.place("Two"), s.marked("Two"), s.damage("Two"), s.place(CONTRACT)) == (city, True, 0, "removed")


@plays("Tomb Contract")
@pytest.mark.parametrize("way", ["Toss", "Give", "Back"])
def test_without_a_death_the_contract_is_void(way: str) -> None:
    s = arc(f"A: army: Two; hand: {way}; attached: {CONTRACT} on Two; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, "target Two"))
    s.all_pass()
    assert (s.place("Two"), s.place(CONTRACT)) == ("A's hand" if way == "Back" else "A's graveyard", "A's graveyard")


@plays("Tomb Contract")
@pytest.mark.parametrize("how", ["gone", "banned"])
def test_where_nobody_can_come_home_the_contract_is_removed_all_the_same(how: str) -> None:
    city = "city Ban" if how == "banned" else "city Oak (Body, 8)"
    s = arc(
        f"A: army: Two; hand: Axe; attached: {CONTRACT} on Two; {city}\nB: army: Ox; hand: {'Off, ' * (how == 'gone')}Wait",
        TEXTS,
    )
    s.choose("play Axe", "target Two")
    if how == "gone":
        while s.place("Two") != "A's graveyard" or "play Off" not in s.options():
            s.choose("pass")
        s.choose("play Off", "target Two")
    s.all_pass()
    assert (s.place("Two"), s.place(CONTRACT)) == ("removed" if how == "gone" else "A's graveyard", "removed")


@plays("Tomb Contract", "Hedge Scout")
@pytest.mark.parametrize("owner", ["A", "B"])
@pytest.mark.parametrize("holder", ["A", "B"])
def test_the_dead_come_to_the_city_of_whoever_made_the_contract(owner: str, holder: str) -> None:
    lies = {holder: "army: Hedge Scout" + f" of {owner}" * (owner != holder)}
    s = arc(
        f"A: {lies.get('A', 'army: Wolf')}; hand: Axe; attached: {CONTRACT} on Hedge Scout; city Oak (Body, 8); deck: Two, 9\n"
        f"B: {lies.get('B', 'army: Ox')}; city Elm (Body, 8); deck: 9", TEXTS,
    )  # fmt: skip
    s.choose("play Axe", "target Hedge Scout")
    until(s, "yes")  # it has entered play
    assert (s.asked, s.sees("A", "Two"), s.sees("B", "Two")) == ("A", True, False)
    s.choose("no")
    s.all_pass()
    assert (s.place("Hedge Scout"), s.controller("Hedge Scout"), s.marked("Hedge Scout"), s.place(CONTRACT)) == (
        "Oak", "A", True, "removed")  # fmt: skip
