"""Blind texts of ARC's twenty-third round about events, what is attached, and cities, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Cheer": "event 1: Gain 1 victory point.", "Rouse": "event 0: Unmark target creature.",
    "Sling": "creature 1 Gaian 3/9: 1 power: Deal 1 damage to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


def defended(hand: str, b: str) -> Scene:
    """A's Wolf attacks B, whose Ox defends, and the holder of this hand may respond."""
    s = arc(f"A: army: Wolf 4/9, Fox; {WAITING}\nB: army: Ox 1/3, Elk; {b}; hand: {hand}, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox", *["done"] * ("done" in s.options()))
    return s


@plays("Brace the Shields")
def test_a_defender_holds_out() -> None:
    s = defended("Brace the Shields", "gems 1 The Empire")
    until(s, "play Brace")
    bare = s.fork()
    s.choose("play Brace the Shields")
    assert targets(s) in ([], ["Ox"])
    s.choose(*["target Ox"] * (targets(s) == ["Ox"]))
    fought(s)
    assert (s.place("Ox"), s.damage("Ox"), s.value("Ox"), s.value("Elk")) == ("B's Army", 4, "1/6", "1/1")
    s.to("Draw", "B")
    assert s.value("Ox") == "1/3"
    fought(bare)
    assert bare.place("Ox") == "B's graveyard"


@plays("Brace the Shields")
def test_before_anybody_defends_or_without_a_fight_it_has_no_target() -> None:
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Ox; gems 1 The Empire; hand: Brace the Shields, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    while not offered(s, "block"):
        assert "play Brace the Shields" not in s.options()
        s.choose("pass")
    s = arc("A: army: Wolf; gems 1 The Empire; hand: Brace the Shields\nB: army: Ox", TEXTS)
    assert "play Brace the Shields" not in s.options()
    s = arc(
        f"A: army: Wolf 4/9, Fox; gems 1 The Empire; hand: Brace the Shields, Wait\nB: army: Ox 1/3; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox")
    until(s, "play Brace")  # the attacker may help the other side's defender
    s.choose("play Brace the Shields", *["target Ox"] * ("target Ox" in s.options()))
    fought(s)
    assert s.place("Ox") == "B's Army"


BRAMBLE = "hand: Sudden Bramble, Wait; gems 2 Gaian"


@plays("Sudden Bramble")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
@pytest.mark.parametrize("defends", [True, False])
def test_who_is_caught_harms_nothing(goal: str, defends: bool) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 2/9; {WAITING}\nB: army: Ox 1/3, Elk; city Elm (Body, 8); {BRAMBLE}{COMBAT}", TEXTS
    )
    s.choose(f"attack {goal}", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox" if defends else "done")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "play Sudden")
    s.choose("play Sudden Bramble", *["target Wolf"] * ("target Wolf" in s.options()))
    s.choose(*["pass"] * 2)
    assert s.value("Wolf") == "3/9"
    fought(s)
    assert (s.damage("Ox"), s.damage("Elm"), s.points("B"), s.damage("Wolf")) == (0, 0, 15, int(defends))


@plays("Sudden Bramble")
def test_its_own_abilities_harm_nobody_either_and_others_do() -> None:
    s = arc(
        f"A: army: Sling, Wolf 2/9; gems 2 Red Banner; {WAITING}\nB: army: Ox 1/5; {BRAMBLE}{COMBAT}",
        TEXTS,
    )
    assert "play Sudden Bramble" not in s.options()
    s.choose("attack B's army", "send Sling", "send Wolf")
    until(s, "play Sudden")
    s.choose("play Sudden Bramble")
    assert sorted(targets(s)) == ["Sling", "Wolf"]
    s.choose("target Sling")
    while s.table.chain:
        s.choose("pass")
    until(s, "use Sling")
    s.choose("use Sling", "target Ox")
    fought(s)
    assert (s.damage("Ox"), s.points("B"), s.consumed("A")) == (0, 13, "1 Red Banner")
    until(s, "use Sling") if "use Sling" not in s.options() else None
    s.choose("use Sling", "target Ox")
    s.all_pass()
    assert s.damage("Ox") == 0
    assert "play Sudden Bramble" not in arc(f"A: army: Wolf; {BRAMBLE}\nB: army: Ox", TEXTS).options()


def counted(gems: str) -> int:
    """How many gems these are, of whatever factions."""
    return sum(int(word) for word in gems.split() if word.isdigit())


@plays("Slit the Pay Chest")
@pytest.mark.parametrize(
    ("gems", "left", "gone"),
    [("2 Gaian, 1 The Empire, 1 Red Banner consumed", 1, 3), ("1 Gaian", 0, 1), ("2 Gaian", 0, 2), ("1 Gaian consumed", 0, 1)],
)  # fmt: skip
def test_two_free_gems_are_lost(gems: str, left: int, gone: int) -> None:
    s = arc(f"A: hand: Slit the Pay Chest, Wait; gems 2 Red Banner\nB: gems {gems}; army: Ox\nC: gems 2 Gaian", TEXTS)
    s.choose("play Slit the Pay Chest")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    asked = set()
    while s.table.chain:
        asked |= {s.asked} if offered(s, "pay") else set()
        s.choose(s.options()[0] if offered(s, "pay") else "pass")
    assert asked <= {"B"}
    assert (asked == {"B"}) is (left == 1)
    assert (counted(s.gems("B")), counted(s.consumed("B")), s.gems("C")) == (left, gone, "2 Gaian")
    s.to("Draw", "B")
    assert s.consumed("B") == ""


@plays("Slit the Pay Chest")
def test_gems_may_be_spent_in_time() -> None:
    s = arc("A: hand: Slit the Pay Chest; gems 2 Red Banner\nB: gems 2 Gaian; hand: Cheer, Wait", TEXTS)
    s.choose("play Slit the Pay Chest", *["target player B"] * ("target player B" in s.options()))
    until(s, "play Cheer")
    s.choose("play Cheer")
    s.all_pass()
    assert (s.points("B"), s.gems("B")) == (16, "")


SPITE = "hand: Spiteful Last Breath, {}, Wait; gems 2 Dark Legion"


@plays("Spiteful Last Breath")
@pytest.mark.parametrize(
    ("way", "victim", "may"),
    [("Axe", "Wolf", True), ("Axe", "Ox", False), ("Give", "Wolf", False), ("Axe", "Spy", True)],
)
def test_a_death_of_yours_allows_it(way: str, victim: str, may: bool) -> None:
    s = arc(f"A: {SPITE.format(way)}; army: Wolf, Spy of B, Hen\nB: army: Ox 1/5; hand: Rat, Hog, Elk", TEXTS)
    assert not offered(s, "play", "Spite")
    s.choose(f"play {way}")
    until(s, "target" if way == "Axe" else "pick")
    s.choose(("target " if way == "Axe" else "pick ") + victim)
    s.all_pass()
    assert len(offered(s, "play", "Spite")) == 2 * may
    if not may:
        return
    cards = s.fork()
    s.choose("play Spiteful Last Breath: Deal 2 damage")
    assert {"Ox", "Hen"} <= set(targets(s))
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), len(s.hand("B"))) == (2, 3)
    cards.choose("play Spiteful Last Breath: Target opponent")
    until(cards, "pick")
    assert cards.asked == "B"
    cards.choose(next(option for option in cards.options() if "Hog" in option))
    cards.all_pass()
    assert (cards.hand("B"), cards.damage("Ox")) == (["Rat", "Elk"], 0)


@plays("Spiteful Last Breath")
def test_deaths_in_anybodys_turn_count_but_not_those_of_other_turns() -> None:
    s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: army: Ox, Hen; {SPITE.format('Rat')}; deck: 9{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    assert not offered(s, "play", "Spite")
    while not offered(s, "play", "Spite"):
        s.choose(s.way_on())
    assert (s.asked, s.place("Ox")) == ("B", "B's graveyard")
    s.to("Play", "B")
    assert not offered(s, "play", "Spite")


@plays("Fetters of Cold Iron")
def test_who_is_fettered_stays_marked() -> None:
    a = "hand: Fetters of Cold Iron, Rouse; gems 2 Dark Legion; army: Wolf"
    s = arc(f"A: {a}\nB: army: Ox marked, Elk marked; city Elm (Mind, 8): Cow", TEXTS)
    s.choose("play Fetters of Cold Iron")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox", "Wolf"]
    fresh = s.fork()
    s.choose("target Ox")
    s.all_pass()
    free = s.fork()
    s.to("Draw", "B")
    assert (s.marked("Ox"), s.marked("Elk")) == (True, False)
    free.play("Rouse", "target Ox")
    free.to("Attack", "B")
    free.choose("attack A's army", "send Ox", *["done"] * ("done" in free.options()))
    free.to("Draw", "B") if free.active != "B" else None
    assert free.marked("Ox")
    fresh.choose("target Cow")
    fresh.all_pass()
    assert not fresh.marked("Cow")


@plays("Fever for Battle")
def test_it_strengthens_and_wears_out() -> None:
    a = "hand: Fever for Battle; gems 1 Red Banner; army: Wolf 2/3; city Oak (Body, 8): Hen 1/1"
    s = arc(f"A: {a}\nB: army: Ox 1/3 hurt 2, Elk 0/4", TEXTS)
    s.choose("play Fever for Battle")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox", "Wolf"]
    for victim, value in (("Wolf", "5/2"), ("Elk", "3/3"), ("Hen", ""), ("Ox", "")):
        match = s.fork()
        match.choose(f"target {victim}")
        match.all_pass()
        owner = "B" if victim in ("Elk", "Ox") else "A"
        if value:
            assert (match.value(victim), match.place("Fever for Battle")) == (value, f"on {victim}")
            match.to("Draw", "B")
            assert match.value(victim) == value
        else:
            assert (match.place(victim), match.place("Fever for Battle")) == (f"{owner}'s graveyard", "A's graveyard")
