"""Blind texts of ARC's twenty-third round about cities, played as their writers meant them."""

import pytest

from blind.gestures import fought
from blind.texts import arc, cards_of, plays, until
from scenes.arc import Scene, deal

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Cheer": "event 1: Gain 1 victory point.", "Dear": "event 2 House of Nobles loyalty 2: Gain 2 victory points.",
    "Rite": "magic 1: Gain 1 victory point.", "Ram": "event 0: Deal 3 damage to target city.",
    "Build": "magic 0: Put target city card from your graveyard into play.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Fernhollow")
def test_its_residents_are_hardy_while_its_advantage_lasts() -> None:
    s = arc(
        "A: city Fernhollow: Hen 1/1, Elder 1/1; army: Wolf 1/1; city Oak (Mind, 8): Cow\nB: army: Ox" + TACTICS, TEXTS
    )
    assert s.value("Hen") == "1/1"
    s.choose("claim Body", "bid Elder", "done")
    s.to("Play")
    assert (s.value("Hen"), s.value("Elder"), s.value("Wolf"), s.value("Cow")) == ("1/3", "1/3", "1/1", "1/1")
    table = f"city Fernhollow (advantage): Hen 1/1 hurt 2; army: Cow 1/1; city Oak (Mind, 8): Sage; {WAITING}"
    s = arc(f"A: {table}\nB: army: Ox\nphase: Play", TEXTS)
    assert [s.value(name) for name in ("Hen", "Cow", "Sage")] == ["1/3", "1/1", "1/1"]
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: {table}{COMBAT}", TEXTS)
    other = s.fork()
    s.choose("attack Fernhollow")
    assert [s.value(name) for name in ("Hen", "Cow", "Sage")] == ["1/3", "1/3", "1/1"]
    s.to("Draw", "B")
    assert s.value("Cow") == "1/1"
    s.to("Play", "B")
    assert s.value("Hen") == "1/1"
    other.choose("attack B's army")
    assert other.value("Cow") == "1/1"


@plays("Fernhollow")
def test_who_is_hurt_dies_as_the_advantage_ends() -> None:
    s = arc(f"A: army: Wolf; {WAITING}\nB: city Fernhollow (advantage): Hen 1/1 hurt 2, Elder{COMBAT}", TEXTS)
    s.to("Draw", "B")
    assert s.value("Elder") == "1/3"  # until his next Tactics phase
    s = arc(
        "A: army: Wolf; hand: Ram, Wait\nB: city Fernhollow (hurt 4, advantage): Hen 1/1 hurt 2, Elder; city Oak (Mind, 8)",
        TEXTS,
    )
    s.play("Ram", "target Fernhollow")
    assert (s.place("Hen"), s.place("Elder"), s.value("Elder")) == ("B's graveyard", "B's Army", "1/1")


@plays("Ossuary Hill")
@pytest.mark.parametrize(
    ("won", "way", "victim", "draws"),
    [
        (" (advantage)", "Axe", "Wolf", True), ("", "Axe", "Wolf", False), (" (advantage)", "Axe", "Ox", False),
        (" (advantage)", "Give", "Wolf", False), (" (advantage)", "Axe", "Spy", True),
    ],
)  # fmt: skip
def test_deaths_of_yours_may_bring_cards(won: str, way: str, victim: str, draws: bool) -> None:
    for deck in ("Rat, Hog", "0"):
        s = arc(
            f"A: city Ossuary Hill{won}; army: Wolf, Spy of B; hand: {way}; deck: {deck}\nB: army: Ox; hand: Wait",
            TEXTS,
        )
        s.choose(f"play {way}", f"target {victim}" if way == "Axe" else "pass")
        if way == "Give":
            s.choose("pick Wolf")
        while s.table.chain and "yes" not in s.options():
            s.choose("pass")
        assert ("yes" in s.options()) is draws
        if "yes" in s.options():
            no = s.fork()
            no.choose("no")
            no.all_pass()
            assert no.hand("A") == []
            s.choose("yes")  # in vain, where the deck is empty
            s.all_pass()
        assert (s.hand("A"), s.over) == (["Rat"] if draws and deck != "0" else [], False)


@plays("Ossuary Hill")
def test_several_deaths_bring_several_cards_in_any_turn() -> None:
    s = arc(
        f"A: army: Wolf 2/9, Bear 2/9; {WAITING}\n"
        f"B: city Ossuary Hill (advantage); army: Ox, Elk; {WAITING}; deck: Rat, Hog{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Bear")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Bear with Elk")
    fought(s, "yes")
    assert s.hand("B")[1:] == ["Rat", "Hog"]


@plays("Highwall Garrison")
@pytest.mark.parametrize(
    ("won", "goal", "value", "city"),
    [
        (" (advantage)", "Highwall Garrison", "1/9", 1), ("", "Highwall Garrison", "2/9", 2),
        (" (advantage)", "Elm", "2/9", 2), (" (advantage)", "B's army", "2/9", 0),
    ],
)  # fmt: skip
def test_attackers_of_the_garrison_are_weaker(won: str, goal: str, value: str, city: int) -> None:
    table = f"city Highwall Garrison{won}; city Elm (Mind, 8); army: Ox 2/9, Elk 3/9; {WAITING}"
    s = arc(f"A: army: Wolf 2/9, Cub 0/9, Fox 2/9; {WAITING}\nB: {table}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Wolf", "send Cub", "done")
    assert [s.value(name) for name in ("Wolf", "Fox", "Ox")] == [value, "2/9", "2/9"]
    until(s, "block")
    met = s.fork()
    s.choose("done")
    fought(s)
    lost = city if "army" not in goal else 0
    assert (s.damage(goal) if city else 0, s.points("B")) == (lost, 13 if "army" in goal else 15)
    assert s.value("Wolf") == "2/9"
    met.choose("block Wolf with Ox", "block Cub with Elk")
    fought(met)
    assert (met.damage("Ox"), met.damage("Elk"), met.damage("Wolf")) == (int(value[0]), 0, 2)


@plays("Lanternquay Exchange")
@pytest.mark.parametrize("play", ["Lanternquay Exchange", "Build"])
def test_coming_it_brings_two_cards(play: str) -> None:
    held = "hand: Lanternquay Exchange" if play != "Build" else "hand: Build; grave: Lanternquay Exchange"
    for deck, over in (("Rat, Hog, Elk", False), ("Rat", True)):
        s = arc(f"A: {held}; gems 5 House of Nobles; deck: {deck}; army: Wolf\nB: army: Ox", TEXTS)
        s.choose(f"play {play}")
        s.all_pass()
        assert s.over is over
        if not over:
            assert (s.place("Lanternquay Exchange"), s.hand("A")) == ("A's Kingdom", ["Rat", "Hog"])


@plays("Lanternquay Exchange")
def test_as_a_city_of_the_setup_it_brings_none() -> None:
    cards = {
        "Fort": "city 5 Body 8",
        "Shrine": "city 2 Soul 8",
        "Lanternquay Exchange": cards_of("arc")["Lanternquay Exchange"],
    }
    deck = "Fort, Lanternquay Exchange, Shrine, 42 Spare"
    s = deal(deck, deck, cards=cards)
    assert (s.place("Lanternquay Exchange"), len(s.hand("A")), len(s.hand("B"))) == ("A's Kingdom", 7, 7)


def exchanging(won: str, hand: str, gems: str, phase: str = "Play") -> Scene:
    """A has the Exchange and these events."""
    return arc(
        f"A: city Lanternquay Exchange{won}; hand: {hand}; gems {gems}; army: Wolf\nB: army: Ox; gems 1 Gaian;"
        f" hand: Cheer, Wait\nphase: {phase}",
        TEXTS,
    )


@plays("Lanternquay Exchange")
def test_the_first_event_of_a_turn_is_cheaper() -> None:
    s = exchanging(" (advantage)", "Cheer, Cheer, Rite", "1 Gaian")
    s.play("Cheer")
    assert (s.points("A"), s.gems("A")) == (16, "1 Gaian")
    s.play("Cheer")
    assert (s.points("A"), s.gems("A")) == (17, "")
    assert "play Cheer" in exchanging("", "Cheer", "1 Gaian").options()
    assert "play Cheer" not in exchanging("", "Cheer", "1 Gaian consumed").options()
    assert "play Cheer" in exchanging(" (advantage)", "Cheer", "1 Gaian consumed").options()
    assert "play Rite" not in exchanging(" (advantage)", "Rite", "1 Gaian consumed").options()
    s = exchanging(" (advantage)", "Wait, Cheer", "1 Gaian")
    s.play("Wait")  # it was the first
    s.play("Cheer")
    assert s.gems("A") == ""
    for gems, may in (("1 House of Nobles", True), ("1 Gaian", False)):  # loyalty binds up to what is paid
        assert ("play Dear" in exchanging(" (advantage)", "Dear", gems).options()) is may


@plays("Lanternquay Exchange")
def test_it_is_so_in_the_turns_of_others_and_an_event_before_the_claim_was_the_first() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: city Lanternquay Exchange (advantage); army: Ox; hand: Cheer, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, "play Cheer")
    s.choose("play Cheer")
    fought(s)
    assert (s.points("B"), s.consumed("B")) == (15, "")
    s = arc(
        "A: city Lanternquay Exchange: Elder; hand: Wait, Cheer, Rat; gems 1 Gaian\nB: army: Ox; hand: Wait" + TACTICS,
        TEXTS,
    )
    s.choose("claim Mind", "bid Elder")
    late = s.fork()
    until(s, "play Wait")
    while s.asked != "A":
        s.choose("pass")
    s.choose("play Wait")
    for match, gems in ((s, ""), (late, "1 Gaian")):
        match.to("Play")
        match.choose("play Cheer")
        match.all_pass()
        assert (match.gems("A"), match.points("A")) == (gems, 17)
