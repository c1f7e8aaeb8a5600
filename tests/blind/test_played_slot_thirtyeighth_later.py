"""Blind texts of SLOT's thirty-eighth round about who strikes, kills, and loses for another, played as meant."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Six": "close 6 ranged 6 def 6 life 9", "Post": "def 1 life 9", "Wall": "def 4 life 9", "Rock": "def 6 life 9",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Biter": "close 9 def 1 life 1", "Peer": "level 2 close 1 def 1 life 3",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
}  # fmt: skip
IDLE = "back: -, -, -, Pricker"  # who is asked in every exchange, so that one can look


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so; of a strike back at a group all goes to its first member."""
    s.choose(f"attack {label}")
    s.decline()
    while starting(s, "number", "trigger"):
        s.choose(starting(s, "number", "trigger")[-1])


COUNTESS, THIEF, BONDSMAN = "Briar Countess", "Barrow Pickpocket", "Oakring Bondsman"


@plays("Briar Countess")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    ("front: Two, Ox", "Post F1 with Two F1, close", f"front: Post, {COUNTESS}", {"A F1": 1, "A F2": 0, "B F1": 1}),
    ("front: Two, Ox", "Post F1 with Two F1, close", f"front: Post; back: {COUNTESS} marked", {"A F1": 1, "B F1": 1}),
    ("front: Two, Ox", "Post F1 with Two F1, close", f"front: Post, -, {COUNTESS}", {"A F1": 0, "B F1": 1}),
    ("front: Two, Ox", "Post F1 with Two F1, close", f"front: Post; back: -, {COUNTESS}", {"A F1": 0, "B F1": 1}),
    ("front: Two, Ox", "Post F1 with Two F1, ranged", f"front: Post, {COUNTESS}", {"A F1": 0, "B F1": 1}),
    ("front: Four, Ox", f"{COUNTESS} F1 with Four F1, close", f"front: {COUNTESS}, Post", {"A F1": 0, "B F1": 1}),
    ("front: Two, Ox", "Post F1 with Two F1, close", f"front: Post, {COUNTESS}; back: {COUNTESS}", {"A F1": 2, "B F1": 1}),
    (f"front: Two, {COUNTESS}", "Post F1 with Two F1, close", "front: Post", {"A F1": 0, "B F1": 1}),
    ("front: Two, Ox, Ox", "Post F2 with Two F1 + Ox F2, close", f"front: -, Post, {COUNTESS}", {
        "A F1": 1, "A F2": 1, "A F3": 0, "B F2": 1}),
    ("front: Two, Ox, Ann", "Post F2 with Two F1 + Ox F2 + Ann F3, close", f"front: -, Post, {COUNTESS}", {
        "A F1": 1, "A F2": 1, "A F3": 1, "B F2": 1}),
])  # fmt: skip
def test_whom_the_countess_s_briars_scratch(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    s = table(f"{army}; {FAR}", foes if "back" in foes else f"{foes}; {FAR}")
    divided(s, label)
    assert {where: s.tokens(where) for where in harm} == harm


@plays("Briar Countess")
def test_the_briars_scratch_before_the_exchange_and_end_a_battle_with_nobody_left() -> None:
    s = table("front: Two, Ox", f"front: Post, {COUNTESS}; {IDLE}")
    s.choose("attack Post F1 with Two F1, close")
    assert (s.asked, s.tokens("A F1"), s.tokens("B F1")) == ("B", 1, 0)
    s = table("front: Lamb, -, Ox; back: -, Ox", f"front: Post, {COUNTESS}; {IDLE}")
    s.choose("attack Post F1 with Lamb F1, close")
    assert (s.who("A F1"), s.grave("A"), s.twilight("A"), s.points("B")) == ("", ["Lamb"], [], 2)
    s.decline()
    assert (s.tokens("B F1"), s.ap, s.asked) == (0, 2, "A")
    s = table("front: Lamb, Two, Ox", f"front: Wall, {COUNTESS}; {FAR}")
    divided(s, "Wall F1 with Lamb F1 + Two F2, close")
    assert (s.who("A F1"), s.tokens("A F2"), s.tokens("B F1"), s.ap) == ("", 1, 0, 1)  # 2 against 4
    s = table("front: Lamb, Four, Ox", f"front: Wall, {COUNTESS}; {FAR}")
    divided(s, "Wall F1 with Lamb F1 + Four F2, close")
    assert (s.who("A F1"), s.tokens("A F2"), s.tokens("B F1")) == ("", 1, 1)
    s = table("front: Lamb, Lamb, Ox", f"front: Post, {COUNTESS}; {FAR}")
    divided(s, "Post F1 with Lamb F1 + Lamb F2, close")
    assert (s.grave("A"), s.tokens("B F1"), s.ap) == (["Lamb", "Lamb"], 0, 1)


@plays("Barrow Pickpocket")
@pytest.mark.parametrize(("army", "label", "foes", "points"), [
    (f"front: {THIEF}, Ox", f"Lamb F1 with {THIEF} F1, close", "front: Lamb, Ox; back: Ox", (1, 0)),
    (f"front: {THIEF}, Ox", f"Lamb F1 with {THIEF} F1, ranged", "front: Lamb, Ox; back: Ox", (1, 0)),
    (f"front: {THIEF}, Ox", f"Lamb F1 with {THIEF} F1, close", "front: Lamb, Ox; back: -, Ox", (3, 0)),
    (f"front: {THIEF}, Ox", f"Ox F1 with {THIEF} F1, close", "front: Ox hurt 8, Ox; back: Ox", (1, 0)),
    (f"front: {THIEF}, Ox", f"Ox F1 with {THIEF} F1, close", "front: Ox hurt 7, Ox; back: Ox", (0, 0)),
    (f"front: {THIEF}, Ox; back: Ox", f"Biter F1 with {THIEF} F1, close", "front: Biter, Ox; back: Ox", (1, 0)),
    (f"front: {THIEF}, Two", "Lamb F1 with Two F2, close", "front: Lamb, Ox; back: Ox", (0, 0)),
    (f"front: {THIEF}, Two, Ox", f"Lamb F1 with {THIEF} F1 + Two F2, close", "front: Lamb, Ox; back: Ox", (0, 0)),
    ("front: Lamb, Ox; back: Ox", f"{THIEF} F1 with Lamb F1, close", f"front: {THIEF} marked, Ox; back: Ox", (0, 1)),
    ("front: Lamb, Ox; back: Ox", f"{THIEF} F1 with Lamb F1, ranged", f"front: {THIEF}, Ox; back: Ox", (0, 1)),
    ("front: Biter, Ox; back: Ox", f"{THIEF} F1 with Biter F1, close", f"front: {THIEF}, Ox; back: Ox", (0, 1)),
    ("front: Lamb, Ox; back: Ox", "Ox F2 with Lamb F1, close", f"front: {THIEF}, Ox; back: Ox", (0, 0)),
])  # fmt: skip
def test_whose_purse_the_thief_cuts(army: str, label: str, foes: str, points: tuple[int, int]) -> None:
    s = table(army, foes)
    divided(s, label)
    assert (s.points("A"), s.points("B")) == points


@plays("Barrow Pickpocket")
def test_the_thief_is_paid_for_each_and_not_for_the_knife_of_another() -> None:
    s = table("front: Lamb, Lamb, Ox; back: Ox, Ox", f"front: {THIEF}, Ox; back: Ox")
    s.choose(f"attack {THIEF} F1 with Lamb F1 + Lamb F2, close", "number 1", "number 1")
    s.choose(*starting(s, "trigger")[:1])
    assert (s.grave("A"), s.points("B")) == (["Lamb", "Lamb"], 3)  # one of them for the pair
    s = table(f"front: {THIEF}, Slayer, Ox", "front: Wall, Ox; back: Ox")
    s.choose(f"attack Wall F1 with {THIEF} F1, close", "use Slayer F2", "target Wall F1")
    assert (s.who("B F1"), s.points("A")) == ("", 0)


@plays("Oakring Bondsman")
@pytest.mark.parametrize("foes", [f"front: Lamb, {BONDSMAN} marked", f"front: Lamb, Ox; back: {BONDSMAN}"])
@pytest.mark.parametrize("weapon", ["close", "ranged"])
def test_the_bondsman_may_bleed_for_a_neighbour(foes: str, weapon: str) -> None:
    s = table("front: Six, Ox", foes)
    where = "B1" if "back" in foes else "F2"
    s.choose(f"attack Lamb F1 with Six F1, {weapon}")
    assert (s.asked, s.options()) == ("B", ["yes", "no"])
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens(f"B {where}"), s.points("A")) == ("Lamb", 0, 1, 0)
    no.choose("no")
    assert (no.who("B F1"), no.tokens(f"B {where}")) == ("", 0)


@plays("Oakring Bondsman")
def test_when_the_bondsman_is_not_asked() -> None:
    for army, label, foes in (
        ("front: Six, Ox", "Lamb F1 with Six F1, close", f"front: Lamb, Ox, {BONDSMAN}"),
        ("front: Six, Ox", "Lamb F1 with Six F1, close", f"front: Lamb, Ox; back: -, {BONDSMAN}"),
        ("front: Ox, Ox", "Two F1 with Ox F1, close", f"front: Two, {BONDSMAN}"),
        ("front: Six, Ox", f"{BONDSMAN} F1 with Six F1, close", f"front: {BONDSMAN}, Ox"),
    ):
        s = table(army, foes)
        s.choose(f"attack {label}")
        assert (s.asked, starting(s, "yes")) == ("A", []), label
    s = table("front: Pricker, Ox", f"front: Two, {BONDSMAN}")
    s.choose("use Pricker F1", "target Two F1")
    assert (s.tokens("B F1"), s.tokens("B F2"), starting(s, "yes")) == (1, 0, [])


@plays("Oakring Bondsman")
def test_the_bondsman_stands_by_attackers_for_each_loss_and_in_no_group() -> None:
    s = table(f"front: Two, {BONDSMAN}", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close")
    assert s.asked == "A"
    s.choose("yes")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)
    s = table(f"front: Two, {BONDSMAN}, Two", f"front: -, Six; {FAR}")
    s.choose("attack Six F2 with Two F1 + Two F3, close", "number 2", "number 2")
    one = s.fork()
    s.choose("yes", "yes")
    assert [s.tokens(f"A F{n}") for n in (1, 2, 3)] == [0, 2, 0]
    one.choose("yes", "no")
    assert (sorted(one.tokens(f"A F{n}") for n in (1, 3)), one.tokens("A F2")) == ([0, 1], 1)
    s = table(f"front: Two, {BONDSMAN}, Ox", f"front: -, Six; {FAR}")
    s.choose(f"attack Six F2 with Two F1 + {BONDSMAN} F2, close", "number 2")
    while starting(s, "number"):
        s.choose("number 0")
    assert (starting(s, "yes"), s.tokens("A F1"), s.tokens("A F2")) == ([], 1, 0)


@plays("Oakring Bondsman")
def test_the_bondsman_that_dies_for_another_is_killed_by_the_foe() -> None:
    s = table("front: Six, Ox", f"front: Lamb, {BONDSMAN} hurt 2, Ox")
    s.choose("attack Lamb F1 with Six F1, close", "yes")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B"), s.points("A")) == ("Lamb", "", [BONDSMAN], 2)
    s = table(f"front: Lamb, {BONDSMAN} hurt 2, Ox", f"front: Six; {FAR}")
    s.choose("attack Six F1 with Lamb F1, close", "yes")
    assert (s.who("A F1"), s.who("A F2"), s.grave("A"), s.points("B")) == ("Lamb", "", [BONDSMAN], 2)
