"""Blind texts of ARC's thirty-seventh round about magic and events, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Two": "creature 2 1/1", "Raze": "event 0: Destroy target city.", "Charm": "enchantment 0: Attach to a creature.",
    "Lend": "event 0: Gain control of target creature.", "Grow": "event 0: Target creature gets +2/+0 until end of turn.",
    "Flash": "event 1: Gain 1 VP.",
    "Gun": 'enchantment 0: Attach to a creature. It has "0 power: Deal 3 damage to target city."',
}  # fmt: skip
COMBAT = "\nphase: Attack"
MARCH, BRINE, LINTEL, HARVEST, DISMISSAL = (
    "Forced March Orders", "Brine the Acres", "Mend the Lintel", "Seedbank Harvest", "Polite Dismissal")  # fmt: skip
GATE = "Dropped Harrow-Gate"


@plays("Forced March Orders")
@pytest.mark.parametrize("goals", [[], ["Wolf"], ["Hen", "Wolf"], ["Cur", "Hen"]])
def test_up_to_two_are_unmarked_for_the_march(goals: list[str]) -> None:
    s = arc(
        f"A: army: Wolf marked, Fox marked, Cur; hand: {MARCH}; gems 2 The Empire; city Oak (Body, 8): Hen marked\n"
        "B: army: Ox marked; city Elm (Body, 8)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {MARCH}")
    assert sorted(aims(s)) == ["Cur", "Fox", "Hen", "Wolf"]
    for goal in goals:
        assert s.options().count(f"target {goal}") == 1
        s.choose(f"target {goal}")
        assert f"target {goal}" not in s.options()
    s.choose(*["done"] * (len(goals) < 2))
    resolve(s)
    assert [s.marked(name) for name in ("Wolf", "Fox", "Cur", "Hen", "Ox")] == [
        "Wolf" not in goals, True, False, "Hen" not in goals, True]  # fmt: skip
    if "Wolf" in goals:
        s.to("Attack")
        s.choose("attack Elm", "send Wolf")
        assert s.marked("Wolf")


@plays("Forced March Orders")
@pytest.mark.parametrize("way", ["Lend", "Axe"])
def test_who_is_gone_does_not_march_and_the_other_does(way: str) -> None:
    s = arc(f"A: army: Wolf marked, Fox marked; hand: {MARCH}; gems 2 The Empire\nB: army: Ox; hand: {way}", TEXTS)
    s.choose(f"play {MARCH}", "target Wolf", "target Fox", f"play {way}", "target Fox")
    s.all_pass()
    assert (s.marked("Wolf"), s.place("Fox")) == (False, "B's Army" if way == "Lend" else "A's graveyard")
    assert s.marked("Fox") is (way == "Lend")


@plays("Brine the Acres")
@pytest.mark.parametrize("seat", ["B", "C"])
def test_the_opponent_chooses_which_acre_is_lost(seat: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {BRINE}; gems 4 Dark Legion\nB: army: Ox; gems 1 Gaian, 1 Gaian consumed, 1 The Empire\n"
        "C: army: Ram; gems 1 Gaian, 1 Gaian consumed, 1 The Empire", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BRINE}")
    assert sorted(aims(s)) == ["player B", "player C"]
    s.choose(f"target player {seat}")
    until(s, "pick")
    assert s.asked == seat
    white = s.fork()
    s.choose(starting(s, "pick Gaian")[0])
    assert (s.gems(seat), s.consumed(seat)) == ("1 Gaian + 1 The Empire", "")
    white.choose("pick The Empire")
    assert (white.gems(seat), white.consumed(seat)) == ("1 Gaian", "1 Gaian")
    for other in (s, white):
        other.all_pass()
        assert (len(other.grave(seat)), other.grave("A")) == (1, [BRINE])
        assert all(other.sees(name, other.grave(seat)[0]) for name in "ABC")


@plays("Brine the Acres")
def test_of_no_acres_none_is_lost() -> None:
    s = arc(f"A: army: Wolf; hand: {BRINE}; gems 5 Dark Legion\nB: army: Ox", TEXTS)
    s.choose(f"play {BRINE}")
    s.choose(*starting(s, "target player B"))
    s.all_pass()
    assert (s.grave("A"), s.grave("B"), s.gems("A")) == ([BRINE], [], "1 Dark Legion")


@plays("Mend the Lintel")
@pytest.mark.parametrize(
    ("goal", "hurt", "left"), [("Oak", 5, 2), ("Oak", 3, 0), ("Oak", 2, 0), ("Elm", 4, 1), ("Oak", 0, 0)]
)
def test_the_lintel_gives_any_city_three_back(goal: str, hurt: int, left: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {LINTEL}; gems 2 House of Nobles; city Oak (Body, 8, hurt {hurt}); city Ash (Mind, 8, hurt 1); "
        f"deck: 9\nB: army: Ox; city Elm (Body, 8, hurt {hurt}); deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {LINTEL}")
    assert sorted(aims(s)) == ["Ash", "Elm", "Oak"]
    s.choose(f"target {goal}")
    s.all_pass()
    assert offered(s, "number") == ([str(n) for n in range(min(hurt, 3) + 1)] if hurt else [])
    s.choose(*starting(s, f"number {min(hurt, 3)}"))  # its writer asks for no number, its text says "up to"
    s.all_pass()
    assert [s.damage(name) for name in ("Oak", "Elm", "Ash")] == [
        left if goal == "Oak" else hurt, left if goal == "Elm" else hurt, 1]  # fmt: skip
    s.to("Draw", "B")
    assert s.damage(goal) == left


@plays("Mend the Lintel")
def test_what_has_fallen_is_not_mended() -> None:
    s = arc(
        f"A: army: Wolf; hand: {LINTEL}; gems 2 House of Nobles; city Oak (Body, 8, hurt 4); city Ash (Mind, 8, hurt 4)\n"
        "B: army: Ox; hand: Raze", TEXTS,
    )  # fmt: skip
    s.choose(f"play {LINTEL}", "target Oak", "play Raze", "target Oak")
    s.all_pass()
    assert (s.place("Oak"), s.damage("Ash"), s.place(LINTEL)) == ("A's graveyard", 4, "A's graveyard")


@plays("Seedbank Harvest")
@pytest.mark.parametrize("faction", ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"])
def test_the_seedbank_brings_a_gem_of_any_faction(faction: str) -> None:
    s = arc(f"A: army: Wolf; hand: {HARVEST}, Flash; gems 3 Gaian; deck: Two, 4\nB: army: Ox", TEXTS)
    s.choose(f"play {HARVEST}")
    until(s, "name")
    assert (s.asked, len(starting(s, "name")), s.sees("A", "Two")) == ("A", 5, False)
    assert "play Flash" not in s.options()
    s.choose(f"name {faction}")
    s.all_pass()
    assert (s.gems("A"), s.consumed("A"), len(s.deck("A")), s.place("Two")) == (
        f"1 {faction}", "3 Gaian", 4, "A's reserves")  # fmt: skip
    assert [s.sees(seat, "Two") for seat in "AB"] == [True, False]  # it is his own resource card
    s.choose("play Flash")
    s.all_pass()
    assert s.points("A") == 16
    s.to("Draw", "A")
    assert "2 resources" in s.options() or "draw 1 + 1 resource" in s.options()


@plays("Seedbank Harvest")
def test_an_empty_seedbank_harms_nobody() -> None:
    s = arc(f"A: army: Wolf; hand: {HARVEST}, Flash; gems 3 Gaian; deck: 0\nB: army: Ox", TEXTS)
    s.choose(f"play {HARVEST}")
    s.all_pass()
    s.choose(*starting(s, "name Gaian"))
    assert (s.over, s.hand("A"), s.gems("A"), s.consumed("A"), s.points("A")) == (False, ["Flash"], "", "3 Gaian", 15)


@plays("Polite Dismissal")
@pytest.mark.parametrize(("goal", "gems", "may"), [
    ("Ox 4/4", 5, True), ("Ox 4/4", 4, False), ("Ox 0/4", 1, True), ("Ox 0/4", 0, False),
])  # fmt: skip
def test_a_dismissal_costs_one_more_than_the_guests_strength(goal: str, gems: int, may: bool) -> None:
    name = goal.partition(" ")[0]
    s = arc(
        f"A: city Oak (Body, 8); hand: {DISMISSAL}; {f'gems {gems} House of Nobles' if gems else '2'}".replace("; 2", "")
        + f"\nB: army: {goal}; attached: Charm on {name}", TEXTS,
    )  # fmt: skip
    assert (f"play {DISMISSAL}" in s.options()) is may
    if may:
        s.choose(f"play {DISMISSAL}")
        s.choose(*starting(s, f"target {name}"))
        s.all_pass()
        assert (s.place(name), s.place("Charm"), s.gems("A")) == ("B's hand", "B's graveyard", "")


@plays("Polite Dismissal", "Gravewarden Ghoul")
def test_anybody_can_be_dismissed_and_has_not_died() -> None:
    s = arc(
        f"A: army: Wolf, Spy of B, Gravewarden Ghoul; city Oak (Body, 8): Hen; hand: {DISMISSAL}; "
        "gems 9 Gaian, 1 House of Nobles\n"
        "B: army: Ox 2/2; city Elm (Body, 8): Cow", TEXTS,
    )  # fmt: skip
    s.choose(f"play {DISMISSAL}")
    assert sorted(aims(s)) == ["Cow", "Gravewarden Ghoul", "Hen", "Ox", "Spy", "Wolf"]
    s.choose("target Spy")
    s.all_pass()
    assert (s.place("Spy"), s.value("Gravewarden Ghoul"), len(s.consumed("A")) > 0) == ("B's hand", "2/3", True)


@plays("Polite Dismissal")
@pytest.mark.parametrize(("way", "place"), [("Grow", "B's hand"), ("Axe", "B's graveyard"), ("Lend", "B's hand")])
def test_what_changes_later_changes_no_price_and_nothing_is_refunded(way: str, place: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {DISMISSAL}; gems 3 House of Nobles\nB: army: Ox 2/2\nC: army: Ram 5/5; hand: {way}",
        TEXTS,
    )
    s.choose(f"play {DISMISSAL}", "target Ox")
    assert s.consumed("A") == "3 House of Nobles"
    until(s, f"play {way}")
    s.choose(f"play {way}", "target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.consumed("A")) == (place, "3 House of Nobles")


@plays("Dropped Harrow-Gate")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
@pytest.mark.parametrize("blocked", [True, False])
def test_behind_the_gate_a_city_is_safe_from_one_attacker(goal: str, blocked: bool) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 2/9, Cur; hand: Wait\n"
        f"B: army: Ox 1/9; city Elm (Body, 9); hand: {GATE}; gems 2 The Empire{COMBAT}",
        TEXTS,
    )
    assert f"play {GATE}" not in s.options()
    s.choose(f"attack {goal}", "send Wolf", "send Fox", "done")
    s.choose(f"play {GATE}")
    assert sorted(aims(s)) == ["Fox", "Wolf"]
    s.choose("target Wolf")
    resolve(s)
    until(s, "block")
    s.choose("block Wolf with Ox" if blocked else "done")
    fought(s)
    city = goal == "Elm"
    assert (s.damage("Elm"), 15 - s.points("B"), s.damage("Ox")) == (
        2 * city, (2 + 3 * (not blocked)) * (not city), 3 * blocked)  # fmt: skip


@plays("Dropped Harrow-Gate")
def test_the_gate_holds_to_the_end_of_the_turn_against_what_it_throws_too() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 2/9; attached: Gun on Wolf, Gun on Fox; hand: Wait\n"
        f"B: army: Ox; city Elm (Body, 30); city Fir (Mind, 30); hand: {GATE}; gems 2 The Empire{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", "done", f"play {GATE}")
    s.choose(*starting(s, "target Wolf"))
    resolve(s)
    until(s, "use Wolf")
    s.choose("use Wolf", "target Fir")
    resolve(s)
    until(s, "use Fox")
    s.choose("use Fox", "target Elm")
    resolve(s)
    assert (s.damage("Fir"), s.damage("Elm")) == (0, 3)
    fought(s)
    assert (s.phase, s.damage("Elm")) == ("Second Play", 3)
    s.choose("use Wolf", "target Fir")
    s.all_pass()
    assert s.damage("Fir") == 0
    s.to("Play", "A")
    s.choose("use Wolf", "target Fir")
    s.all_pass()
    assert s.damage("Fir") == 3
