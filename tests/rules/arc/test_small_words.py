"""Small words of texts: any, must ... or, lets, unmarked, attackers of a place; and who may be put where."""

import pytest

from scenes.arc import rule, scene

GATE = {"Gate": "city 2 Mind 8: Always: Creatures can't enter this city."}
RAISE = {"Raise": "magic 0: Put a creature card from your graveyard into a city you control."}
SHIFT = {"Shift": "magic 0: Move target creature you control into a city you control."}


@rule("ARC-MOVE-09")
def test_a_city_that_bars_a_creature_is_not_offered_to_it() -> None:
    lies = "city Gate; city Elm (Mind, 8); city Fir (Soul, 8)\nB: army: Ox"
    s = scene(f"A: hand: Raise; grave: Bear; {lies}", cards={**GATE, **RAISE})
    s.choose("play Raise", "pass") if "pass" in s.options() else s.choose("play Raise")
    assert s.options() == ["pick Elm", "pick Fir"]
    s = scene(f"A: hand: Shift; army: Bear; {lies}", cards={**GATE, **SHIFT})
    s.choose("play Shift", *[label for label in ("target Bear",) if label in s.options()])
    assert s.options() == ["pick Elm", "pick Fir"]
    s.choose("pick Fir")
    assert s.place("Bear") == "Fir"


@rule("ARC-MOVE-09")
def test_where_no_city_admits_it_it_stays() -> None:
    s = scene("A: hand: Shift; army: Bear; city Gate\nB: army: Ox", cards={**GATE, **SHIFT})
    s.play("Shift")
    assert s.place("Bear") == "A's Army"


@rule("ARC-MOVE-08")
def test_who_is_moved_unmarked_is_so_behind_it() -> None:
    said = {"Call": "event 0: Move one of your residents to your Army, unmarked."}
    s = scene("A: hand: Call; city Elm (Mind, 8): Bear marked\nB: army: Ox", cards=said)
    s.play("Call")
    assert (s.place("Bear"), s.marked("Bear")) == ("A's Army", False)
    said = {"Call": "event 0: Move one of your residents to your Army."}
    s = scene("A: hand: Call; city Elm (Mind, 8): Bear marked\nB: army: Ox", cards=said)
    s.play("Call")
    assert (s.place("Bear"), s.marked("Bear")) == ("A's Army", True)


@rule("ARC-PLAY-10")
def test_any_in_front_means_each_and_behind_a_verb_one() -> None:
    s = scene("A: hand: Cull; army: Bear marked, Wolf\nB: army: Ox marked", cards={
        "Cull": "magic 0: Any marked creature is destroyed."})  # fmt: skip
    s.play("Cull")
    assert [s.place(name) for name in ("Bear", "Wolf", "Ox")] == ["A's graveyard", "A's Army", "B's graveyard"]
    s = scene("A: hand: Cull; army: Bear marked, Wolf\nB: army: Ox marked", cards={
        "Cull": "magic 0: Destroy any marked creature."})  # fmt: skip
    s.play("Cull", "pick Ox")
    assert [s.place(name) for name in ("Bear", "Wolf", "Ox")] == ["A's Army", "A's Army", "B's graveyard"]


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("answer", "cards", "points"), [("yes", 1, 15), ("no", 2, 14)])
def test_who_must_do_something_or_suffer_chooses(answer: str, cards: int, points: int) -> None:
    s = scene("A: hand: Dues\nB: hand: Wolf, Bear", cards={
        "Dues": "magic 0: Target opponent must discard a card, or he loses 1 VP."})  # fmt: skip
    s.choose("play Dues")
    s.all_pass()
    assert s.asked == "B"
    s.choose(next(label for label in s.options() if (label == "no") == (answer == "no")))
    s.go_on()
    assert (len(s.hand("B")), s.points("B")) == (cards, points)


@rule("ARC-WIN-06")
def test_what_a_card_lets_you_do_you_need_not_do() -> None:
    s = scene("A: army: Bear; deck: 0\nB: army: Ox\nphase: Attack", cards={
        "Bear": "creature 1 1/1: When this creature attacks, it lets you draw a card."})  # fmt: skip
    s.choose("attack B's army")
    s.all_pass()
    assert not s.over


@rule("ARC-PLAY-EX1")
@pytest.mark.parametrize(("theirs", "value"), [(2, "2/2"), (1, "1/1")])
def test_fewer_than_any_opponent_is_fewer_than_each(theirs: int, value: str) -> None:
    text = "creature 1 1/1: This creature gets +1/+1 if you control fewer creatures than any opponent."
    armies = "B: army: Ox, Cow\nC: army: Ram" + (", Ewe" if theirs == 2 else "")
    s = scene(f"A: army: Bear\n{armies}", cards={"Bear": text})
    assert s.value("Bear") == value


@rule("ARC-COMBAT-04")
def test_attackers_of_a_city_are_those_that_attack_it() -> None:
    guard = {"Guard": "creature 1 1/1: Attackers of your cities get -1/-0."}
    s = scene("A: army: Wolf 2/2\nB: army: Guard; city Elm (Body, 9)\nphase: Attack", cards=guard)
    assert s.value("Wolf") == "2/2"
    s.choose("attack Elm")
    assert s.value("Wolf") == "1/2"
    s = scene("A: army: Wolf 2/2\nB: army: Guard; city Elm (Body, 9)\nphase: Attack", cards=guard)
    s.choose("attack B's army")
    assert s.value("Wolf") == "2/2"
