"""Blind texts of ARC's thirtysixth round about events, played as their writers meant them."""

import pytest

from blind.gestures import aims, offered, resolve, starting, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Rest": "event 0: Mark target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Rise": "event 0: Unmark target creature.",
    "Pay": "magic 2: Gain 1 VP.", "Flash": "event 0: Gain 1 VP.", "Two": "creature 2 1/1",
    "Charm": "enchantment 0: Attach to a creature.", "Hex": "creature 1 1/1: (M): Gain 1 VP.",
    "Home": "event 0: Move target creature to a city its controller controls.",
    "No": "event 0: Stop target event from resolving.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
BULWARK, BELLS, SEDGE, TITHE, PARLEY = (
    "Sudden Bulwark", "False Bells", "Out of the Sedge", "Bone Tithe", "Broken Parley")  # fmt: skip


def besieged(a: str, b: str, hand: str = "Wait") -> Scene:
    """Wolf and Fox attack Elm."""
    s = arc(
        f"A: army: Wolf 4/9, Fox 1/9; hand: {hand}; {a}\nB: army: Ox 1/4, Cow 1/4; city Elm (Body, 9): Hen 1/4; {b}{COMBAT}",
        TEXTS,
    )
    assert f"play {BULWARK}" not in s.options()
    s.choose("attack Elm", "send Wolf", "send Fox")
    return s


@plays("Sudden Bulwark")
@pytest.mark.parametrize("goal", ["Ox", "Hen"])
def test_behind_the_bulwark_a_defender_bears_three_more(goal: str) -> None:
    s = besieged("deck: 9", f"hand: {BULWARK}; gems 1 Gaian; deck: 9")
    while not starting(s, "block"):
        assert f"play {BULWARK}" not in s.options()  # nobody defends yet
        s.choose("pass")
    s.choose("block Wolf with Ox", "block Wolf with Hen")
    until(s, f"play {BULWARK}")
    s.choose(f"play {BULWARK}")
    assert sorted(aims(s)) == ["Hen", "Ox"]
    s.choose(f"target {goal}")
    resolve(s)
    assert values(s, goal, "Cow") == ["1/7", "1/4"]
    while s.phase == "Attack":
        s.choose(s.way_on())
    other = "Hen" if goal == "Ox" else "Ox"
    assert (s.place(other), s.place(goal), s.damage(goal), s.value(goal)) == (
        "B's graveyard", "Elm" if goal == "Hen" else "B's Army", 4, "1/7")  # fmt: skip
    s.to("Draw", "B")
    assert (s.value(goal), s.place(goal)) == ("1/4", "Elm" if goal == "Hen" else "B's Army")


@plays("Sudden Bulwark")
def test_the_attacker_and_a_third_can_raise_the_bulwark_and_after_the_attack_nobody() -> None:
    s = besieged("gems 1 Red Banner", "hand: Wait", hand=f"{BULWARK}, Wait")
    until(s, "block")
    s.choose("block Fox with Cow", "done")
    after = s.fork()
    until(s, f"play {BULWARK}")
    assert s.asked == "A"
    s.choose(f"play {BULWARK}")
    s.choose(*starting(s, "target Cow"))
    resolve(s)
    assert s.value("Cow") == "1/7"
    while after.phase == "Attack":
        after.choose(after.way_on())
    assert f"play {BULWARK}" not in after.options()


@plays("False Bells")
def test_at_the_bells_magic_comes_to_nothing() -> None:
    s = arc(
        f"A: army: Wolf; hand: Pay, Flash; gems 2 Gaian\nB: army: Ox; hand: {BELLS}, Wait; gems 2 House of Nobles",
        TEXTS,
    )
    s.choose("play Pay", f"play {BELLS}")
    s.choose(*starting(s, "target Pay"))
    resolve(s)
    assert (s.points("A"), s.place("Pay"), s.consumed("A"), s.place(BELLS)) == (
        15, "A's graveyard", "2 Gaian", "B's graveyard")  # fmt: skip
    s = arc(f"A: army: Wolf; hand: Pay, {BELLS}; gems 2 Gaian, 2 House of Nobles\nB: army: Ox; hand: Wait", TEXTS)
    s.choose("play Pay")
    s.choose(*starting(s, "pay 2 Gaian"))
    until(s, f"play {BELLS}")
    assert s.asked == "A"  # also one's own


@plays("False Bells")
@pytest.mark.parametrize("what", ["play Flash", "play Two", "play Charm", "use Hex"])
def test_the_bells_stop_nothing_but_magic(what: str) -> None:
    s = arc(
        f"A: army: Hex; hand: Flash, Two, Charm; gems 2 Gaian\nB: army: Ox; hand: {BELLS}, Wait; gems 2 House of Nobles",
        TEXTS,
    )
    s.choose(what)
    s.choose(*starting(s, "target")[:1])
    until(s, "play Wait")
    assert s.asked == "B"
    assert f"play {BELLS}" not in s.options()


@plays("Out of the Sedge")
def test_out_of_the_sedge_a_resident_is_there_to_defend() -> None:
    s = arc(
        "A: army: Wolf 1/9; hand: Wait; city Oak (Body, 8): Ewe\n"
        f"B: army: Ox marked; city Elm (Body, 8): Hen, Ram marked; city Fir (Mind, 8): Cow; hand: {SEDGE}; "
        f"gems 2 Gaian{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", f"play {SEDGE}")
    assert sorted(aims(s)) == ["Cow", "Hen"]
    s.choose("target Cow")
    resolve(s)
    assert (s.place("Cow"), s.marked("Cow")) == ("B's Army", False)
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Cow"]


@plays("Out of the Sedge")
def test_the_sedge_is_no_move() -> None:
    s = arc(f"A: city Oak (Body, 8): Hen, Ewe; hand: {SEDGE}; gems 2 Gaian; army: Wolf\nB: army: Ox", TEXTS)
    moved = s.fork()
    s.play(SEDGE, "target Hen")
    s.choose("move Ewe to the Army")
    resolve(s)
    assert (s.place("Hen"), s.place("Ewe"), s.marked("Hen")) == ("A's Army", "A's Army", False)
    moved.choose("move Ewe to the Army")
    resolve(moved)
    moved.choose(f"play {SEDGE}")
    moved.choose(*starting(moved, "target Hen"))
    moved.all_pass()
    assert moved.place("Hen") == "A's Army"


@plays("Out of the Sedge")
@pytest.mark.parametrize(
    ("card", "goal", "place"),
    [("Rest", "", "Oak"), ("Back", "", "A's hand"), ("Lend", "", "Elm"), ("Home", "Ash", "A's Army")],
)
def test_who_is_marked_or_gone_does_not_come_out_of_the_sedge(card: str, goal: str, place: str) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen, Ewe; city Ash (Mind, 8); hand: {SEDGE}; gems 2 Gaian\n"
        f"B: army: Ox; city Elm (Body, 8); hand: {card}",
        TEXTS | {"Lend": "event 0: Gain control of target creature."},
    )
    s.choose(f"play {SEDGE}", "target Hen", f"play {card}", "target Hen")
    while s.table.chain:
        s.choose(f"pick {goal}" if f"pick {goal}" in s.options() else "pass")
    assert s.place("Hen") == place  # who has gone to another of one's cities is still in one of them


@plays("Bone Tithe", "Gravewarden Ghoul")
@pytest.mark.parametrize("stopped", [True, False])
def test_for_a_bone_of_ones_own_two_cards_are_drawn(stopped: bool) -> None:
    s = arc(
        f"A: army: Wolf, Gravewarden Ghoul, Spy of B; city Oak (Body, 8): Hen; hand: {TITHE}; gems 1 Dark Legion; deck: 9\n"
        "B: army: Ox; hand: No; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {TITHE}")
    assert sorted(offered(s, "give")) == ["Gravewarden Ghoul", "Hen", "Spy", "Wolf"]
    s.choose("give Spy")
    assert (s.asked, s.place("Spy"), s.consumed("A"), s.value("Gravewarden Ghoul")) == (
        "B", "B's graveyard", "1 Dark Legion", "2/3")  # fmt: skip
    if stopped:
        s.choose("play No", *starting(s, f"target {TITHE}"))
    resolve(s)
    assert (len(s.hand("A")), s.place("Spy")) == (0 if stopped else 2, "B's graveyard")


@plays("Bone Tithe")
@pytest.mark.parametrize(
    ("a", "may"), [("army: Wolf; gems 1 Dark Legion", True), ("gems 1 Dark Legion", False), ("army: Wolf", False)]
)
def test_without_a_bone_or_a_gem_there_is_no_tithe(a: str, may: bool) -> None:
    s = arc(f"A: {a}; hand: {TITHE}; deck: 1\nB: army: Ox, Cow", TEXTS)
    assert (f"play {TITHE}" in s.options()) is may
    if may:
        s.choose(f"play {TITHE}", *starting(s, "give"))
        s.all_pass()
        assert s.over  # two cards must be drawn


@plays("Broken Parley")
@pytest.mark.parametrize(("goal", "points"), [("", 15), ("Hen", 15), ("Cow", 16)])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_whose_parley_is_broken_does_not_count(goal: str, points: int, seat: str) -> None:
    hands = {name: f"{PARLEY}, Wait; gems 1 Red Banner" if name == seat else "Wait" for name in "AB"}
    s = arc(
        f"A: army: Wolf marked; city Oak (Body, 8): Hen cost 3, Ewe marked; hand: {hands['A']}\n"
        f"B: army: Ox marked; city Elm (Mind, 8): Cow cost 3, Ram cost 1; hand: {hands['B']}{TACTICS}", TEXTS,
    )  # fmt: skip
    assert f"play {PARLEY}" not in s.options()
    s.choose("claim Body", "bid Hen")
    until(s, f"play {PARLEY}")
    first = s.fork()
    first.choose(f"play {PARLEY}")
    assert set(aims(first)) <= {"Hen"}
    until(s, "bid Cow")
    s.choose("bid Cow", *["done"] * ("done" in s.options()))
    if goal:
        until(s, f"play {PARLEY}")
        s.choose(f"play {PARLEY}")
        assert sorted(aims(s)) == ["Cow", "Hen"]
        s.choose(f"target {goal}")
        resolve(s)
    assert [s.marked(name) for name in ("Hen", "Cow")] == [True, True]
    s.to("Play")
    assert (s.points("A"), f"play {PARLEY}" in s.options()) == (points, False)


@plays("Broken Parley")
def test_in_a_later_bid_it_counts_again() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen cost 3; city Ash (Mind, 8); hand: Rise\n"
        f"B: army: Ox; city Elm (Mind, 8); hand: {PARLEY}; gems 1 Red Banner{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen")
    until(s, f"play {PARLEY}")
    s.choose(f"play {PARLEY}")
    s.choose(*starting(s, "target Hen"))
    resolve(s)
    until(s, "play Rise")
    s.choose("play Rise")
    s.choose(*starting(s, "target Hen"))
    until(s, "claim Mind")
    assert (s.points("A"), s.marked("Hen")) == (15, False)
    s.choose("claim Mind", "bid Hen")
    s.all_pass()
    assert s.points("A") == 16
