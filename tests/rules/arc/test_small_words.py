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


@rule("ARC-PLAY-10")
def test_his_creature_with_the_lowest_atk_is_the_lowest_of_his() -> None:
    for text in (
        "his creature with the lowest ATK",
        "a creature with the lowest ATK",
        "the creature with the lowest ATK",
    ):
        s = scene("A: hand: Cull; army: Hen 1/1\nB: army: Ox 3/3, Cow 2/2, Calf 2/1", cards={
            "Cull": f"magic 0: Target opponent sacrifices {text}."})  # fmt: skip
        s.choose("play Cull")
        s.all_pass()
        assert (s.asked, s.options()) == ("B", ["pick Cow", "pick Calf"])
        s.choose("pick Calf")
        assert [s.place(name) for name in ("Hen", "Ox", "Cow", "Calf")] == [
            "A's Army", "B's Army", "B's Army", "B's graveyard",
        ]  # fmt: skip


@rule("ARC-ENCH-03")
def test_on_an_enchantment_another_is_another_than_its_host() -> None:
    text = "enchantment 0: Attach to a creature. Whenever another creature dies, it gets +1/+1 until end of turn."
    cards = {"Axe": "event 0: Kill target creature.", "Wake": text}
    s = scene("A: hand: Axe, Wake; army: Hen, Cow\nB: army: Ox", cards=cards)
    s.play("Wake", "target Hen")
    s.play("Axe", "target Ox")
    s.all_pass()
    assert (s.value("Hen"), s.value("Cow")) == ("2/2", "1/1")


@rule("ARC-CITY-04")
def test_its_city_on_an_enchantment_is_its_hosts() -> None:
    text = "enchantment 0: Attach to a creature. Other residents of its city get +0/+2."
    s = scene("A: hand: Wall; city Elm (Body, 8): Hen, Cow; city Fir (Soul, 8): Ewe\nB: army: Ox", cards={"Wall": text})
    s.play("Wall", "target Hen")
    assert [s.value(name) for name in ("Hen", "Cow", "Ewe")] == ["1/1", "1/3", "1/1"]


@rule("ARC-AREA-06")
def test_how_many_are_among_those_that_were_put_away_or_revealed() -> None:
    counted = "Gain 1 VP for each creature card among them."
    cards = {"Mill": f"magic 0: Put the top three cards of your deck into your graveyard. {counted}",
             "Show": f"magic 0: Reveal the top three cards of your deck. {counted}",
             "Ann": "creature 1 1/1", "Bob": "creature 1 1/1", "Wait": "event 0: Draw a card."}  # fmt: skip
    for name in ("Mill", "Show"):
        s = scene(f"A: hand: {name}; deck: Ann, Wait, Bob, Wait\nB: army: Ox", cards=cards)
        s.play(name)
        assert s.points("A") == 17
