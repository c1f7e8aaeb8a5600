"""Blind texts of ARC's thirtyfourth round about a standard and cities, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Break": "event 0: Destroy target enchantment.",
    "Two": "creature 2 Gaian 1/1", "Three": "creature 3 Gaian 1/1", "Zero": "creature 0 1/1",
    "Loyal": "creature 2 Gaian loyalty 2 1/1", "Pale": "creature 1 The Empire 1/1", "Green": "creature 1 Gaian 1/1",
    "Shot": "creature 1 1/1: (M): This creature deals 2 damage to target city.", "Spell": "magic 2 Gaian: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
STANDARD, QUAY, MOOT, BOUGH = "Ashwind Standard", "Furnace Quay", "Lanternmoot", "Hollowbough"
CHAPEL, BASTION = "Sumpchapel", "Gatesworn Bastion"


@plays("Ashwind Standard")
@pytest.mark.parametrize(("goal", "block", "drawn"), [("Elm", False, 1), ("Elm", True, 0), ("B's army", False, 0)])
def test_under_the_standard_a_city_is_struck_for_a_card(goal: str, block: bool, drawn: int) -> None:
    s = arc(
        f"A: army: Wolf 1/9, Fox 1/9; attached: {STANDARD} on Wolf\nB: army: Ox 0/9; city Elm (Body, 8){COMBAT}", TEXTS
    )
    s.choose(f"attack {goal}", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("block Wolf with Ox" if block else "done")
    fought(s)
    assert (len(s.hand("A")), s.place(STANDARD)) == (drawn, "on Wolf")


@plays("Ashwind Standard")
def test_the_ability_of_its_bearer_counts_too_and_one_bears_it_oneself() -> None:
    s = arc(f"A: army: Shot, Wolf; hand: {STANDARD}; gems 3 Red Banner\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    s.choose(f"play {STANDARD}")
    assert sorted(aims(s)) == ["Shot", "Wolf"]
    s.choose("target Shot")
    resolve(s)
    s.choose("use Shot", "target Elm")
    resolve(s)
    assert (s.damage("Elm"), len(s.hand("A"))) == (2, 1)


@plays("Ashwind Standard")
@pytest.mark.parametrize(("way", "place"), [
    ("Axe", "A's hand"), ("Toss", "A's graveyard"), ("Back", "A's graveyard"), ("Break", "A's graveyard"),
])  # fmt: skip
def test_out_of_death_the_standard_comes_back(way: str, place: str) -> None:
    s = arc(f"A: army: Wolf; attached: {STANDARD} on Wolf\nB: army: Ox; hand: {way}\nphase: Play, active B", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, "target Wolf", f"target {STANDARD}"))
    s.all_pass()
    assert s.place(STANDARD) == place


@plays("Furnace Quay")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_attackers_from_the_quay_burn(won: str, goal: str) -> None:
    s = arc(
        f"A: city {QUAY}{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    s.choose(f"attack {goal}", "send Wolf", "done")
    more = int(won != "")
    assert values(s, "Wolf", "Fox", "Ox") == [f"{1 + more}/9", "1/9", "1/9"]
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.points("B")) == ((1 + more, 15) if goal == "Elm" else (0, 14 - more))
    assert s.value("Wolf") == "1/9"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city {QUAY}{won}; army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {QUAY}")
    assert values(s, "Wolf", "Ox") == ["1/9", "1/1"]


@plays("Furnace Quay")
def test_the_quays_fire_goes_out_before_the_next_bid() -> None:
    s = arc(
        f"A: city {QUAY}: Hen cost 3; army: Wolf 1/9; {WAITING}; deck: 9\nB: army: Ox; deck: 9\nphase: Tactics", TEXTS
    )
    s.choose("claim Body")
    s.choose(*["bid Hen"] * ("bid Hen" in s.options()))
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.points("A"), s.value("Wolf")) == (16, "2/9")
    s.to("Play", "A")
    s.to("Attack", "A")
    s.choose("attack B's army")
    assert s.value("Wolf") == "1/9"


@plays("Lanternmoot")
@pytest.mark.parametrize(("won", "left"), [("", 7), (" (advantage)", 9)])
def test_in_the_moot_hands_are_as_full_as_one_likes(won: str, left: int) -> None:
    s = arc(f"A: city {MOOT}{won}; hand: 9\nB: army: Ox; deck: 9\nphase: Second Play", TEXTS)
    while s.active == "A":
        s.choose(starting(s, "discard")[0] if starting(s, "discard") else s.way_on())
    assert len(s.hand("A")) == left
    s = arc(f"A: city {MOOT}{won}; army: Wolf\nB: hand: 9\nphase: Second Play, active B", TEXTS)
    while s.active == "B":
        s.choose(starting(s, "discard")[0] if starting(s, "discard") else s.way_on())
    assert len(s.hand("B")) == 7


@plays("Hollowbough")
@WON
@pytest.mark.parametrize(("card", "cost"), [("Three", 3), ("Two", 2), ("Zero", 0), ("Spell", 2)])
def test_under_the_bough_creatures_are_cheaper(won: str, card: str, cost: int) -> None:
    s = arc(f"A: city {BOUGH}{won}; city Oak (Mind, 8); hand: {card}; gems 4 Gaian\nB: army: Ox", TEXTS)
    s.choose(f"play {card}")
    s.choose(*starting(s, "place in Oak"))
    s.all_pass()
    paid = max(cost - (won != "" and card != "Spell"), 0)
    assert s.consumed("A") == (f"{paid} Gaian" if paid else "")


@plays("Hollowbough")
def test_under_the_bough_each_is_cheaper_and_as_loyal() -> None:
    s = arc(f"A: city {BOUGH} (advantage); hand: Loyal, Two; gems 1 Gaian, 1 Red Banner\nB: army: Ox", TEXTS)
    s.choose("play Loyal")
    s.all_pass()
    assert s.consumed("A") == "1 Gaian"
    s.choose("play Two")
    s.all_pass()
    assert (s.place("Two"), s.gems("A")) == (BOUGH, "")
    s = arc(
        f"A: city {BOUGH} (advantage); hand: Loyal; gems 2 Red Banner; deck: 9\nB: army: Ox; hand: Two; gems 1 Gaian",
        TEXTS,
    )
    assert "play Loyal" not in s.options()
    s.to("Play", "B")
    assert "play Two" not in s.options()


@plays("Sumpchapel")
@pytest.mark.parametrize("hand", [", Two, Wait", ""])
def test_as_the_chapel_is_built_a_card_goes(hand: str) -> None:
    s = arc(f"A: hand: {CHAPEL}{hand}; gems 3 Dark Legion; army: Wolf\nB: army: Ox; hand: Three", TEXTS)
    s.choose(f"play {CHAPEL}")
    while s.table.chain or starting(s, "discard", "pick"):
        s.choose(next((o for o in s.options() if o in ("discard Two", "pick Two")), None) or s.way_on())
    assert (s.hand("A"), s.grave("A"), s.hand("B")) == (["Wait"] * bool(hand), ["Two"] * bool(hand), ["Three"])
    assert s.place(CHAPEL) == "A's Kingdom"


@plays("Sumpchapel")
@pytest.mark.parametrize(("won", "whom", "pays", "drawn"), [
    (True, "Ox", True, 1), (True, "Ox", False, 0), (False, "Ox", True, 0), (True, "Wolf", True, 0), (True, "Elk", True, 1),
])  # fmt: skip
def test_in_the_chapel_the_dead_of_others_are_paid_for(won: bool, whom: str, pays: bool, drawn: int) -> None:
    s = arc(
        f"A: city {CHAPEL}{' (advantage)' * won}; army: Wolf; hand: Axe; gems 2 Gaian\nB: army: Ox\nC: army: Elk", TEXTS
    )
    s.choose("play Axe", f"target {whom}")
    asked = 0
    while s.table.chain:
        pay = starting(s, "pay", "yes")
        asked += bool(pay)
        s.choose((pay[0] if pays else "no") if pay else s.way_on())
    assert asked == (won and whom != "Wolf")
    assert (len(s.hand("A")), s.consumed("A")) == (drawn, "1 Gaian" * drawn)


@plays("Sumpchapel")
def test_in_the_chapel_nothing_is_had_for_nothing() -> None:
    s = arc(
        f"A: city {CHAPEL} (advantage); army: Wolf; hand: Axe, Toss; gems 1 Gaian consumed\nB: army: Ox, Cow", TEXTS
    )
    s.choose("play Axe", "target Ox")
    s.all_pass()
    assert s.hand("A") == ["Toss"]
    s = arc(f"A: city {CHAPEL} (advantage); army: Wolf; hand: Toss; gems 1 Gaian\nB: army: Ox, Cow", TEXTS)
    s.choose("play Toss", "target Ox")
    s.all_pass()
    assert (s.hand("A"), s.consumed("A")) == ([], "")


@plays("Gatesworn Bastion")
@WON
def test_into_the_bastion_the_empire_alone_comes(won: str) -> None:
    s = arc(
        f"A: city {BASTION}{won}; city Oak (Mind, 8): Hen; army: Wolf, Pale; hand: Green, Pale; gems 4 Gaian\nB: army: Ox",
        TEXTS,
    )
    assert [label for label in offered(s, "move") if label.endswith(BASTION)] == [f"Pale (2) to {BASTION}"]
    green = s.fork()
    s.choose("play Pale")
    assert f"place in {BASTION}" in s.options()
    green.choose("play Green")
    assert f"place in {BASTION}" not in green.options()
    green.all_pass()
    assert green.place("Green") == "Oak"


@plays("Gatesworn Bastion")
@WON
def test_the_bastions_residents_bear_more(won: str) -> None:
    more = won != ""
    s = arc(
        f"A: army: Ox 1/9; {WAITING}\nB: city {BASTION}{won}: Pale; city Elm (Mind, 8): Cow; army: Pale, Green; "
        f"{WAITING}{COMBAT}",
        TEXTS,
    )
    assert values(s, "Pale", "Pale (2)", "Green", "Cow") == ["2/3" if more else "1/1", "1/1", "1/1", "1/1"]
    army = s.fork()
    s.choose(f"attack {BASTION}")
    assert values(s, "Pale", "Pale (2)", "Green", "Cow", "Ox") == [*["2/3" if more else "1/1"] * 2, "1/1", "1/1", "1/9"]
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ox with Pale", "Ox with Pale (2)"]
    fought(s)
    assert s.value("Pale (2)") == "1/1"
    army.choose("attack B's army")
    assert army.value("Pale (2)") == "1/1"
