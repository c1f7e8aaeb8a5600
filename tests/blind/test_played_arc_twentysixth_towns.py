"""Blind texts of ARC's twenty-sixth round about cities, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Raze": "event 0: Deal 9 damage to target city.", "Spoil": "event 0: Target player discards a card.",
    "Pay": "event 1: Gain 1 victory point.", "Rite": "magic 2: Gain 1 victory point.", "Song": "magic 0: Gain 1 victory point.",
    "Great": "magic 3: Gain 1 victory point.", "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.",
    "Build": "magic 0: Put target city card from your graveyard into play.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])


@plays("Otterwick")
@WON
def test_its_residents_are_hardier(won: str) -> None:
    there = "Hen 1/1; army: Cow 1/1; city Oak (Mind, 8): Sage 1/1"
    s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: city Otterwick{won}: {there}; {WAITING}{COMBAT}", TEXTS)
    more = "1/3" if won else "1/1"
    assert [s.value(name) for name in ("Hen", "Cow", "Sage")] == [more, "1/1", "1/1"]
    other = s.fork()
    s.choose("attack Otterwick")
    assert [s.value(name) for name in ("Hen", "Cow", "Sage", "Wolf")] == [more, more, "1/1", "2/9"]
    until(s, "block")
    s.choose("block Wolf with Hen", *["done"] * ("done" in s.options()))
    fought(s)
    assert s.place("Hen") == ("Otterwick" if won else "B's graveyard")
    other.choose("attack Oak")
    assert other.value("Cow") == "1/1"


@plays("Otterwick")
def test_the_hurt_die_with_the_advantage_or_without_their_city() -> None:
    s = arc(
        "A: city Otterwick (advantage): Hen 1/1; hand: Jab, Wait; deck: 9\nB: army: Ox; hand: Wait\nphase: Draw", TEXTS
    )
    until(s, "play Jab")
    s.choose("play Jab", "target Hen")
    while s.damage("Hen") == 0:
        s.choose("pass")
    assert s.place("Hen") == "Otterwick"
    s.to("Play")
    assert s.place("Hen") == "A's graveyard"
    s = arc("A: city Otterwick (advantage): Hen 1/1 hurt 1; city Oak (Mind, 8); hand: Raze\nB: army: Ox", TEXTS)
    s.play("Raze", "target Otterwick")
    assert s.place("Hen") == "A's graveyard"


@plays("Marchgate Cross")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_attackers_of_its_player_hit_harder(won: str, goal: str) -> None:
    s = arc(
        f"A: city Marchgate Cross{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}"
        + COMBAT,
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    more = int(won != "")
    s.choose(f"attack {goal}", "send Wolf", "done")
    assert [s.value(name) for name in ("Wolf", "Fox", "Ox")] == [f"{1 + more}/9", "1/9", "1/9"]
    fought(s)
    hit = s.damage("Elm") if goal == "Elm" else 15 - s.points("B")
    assert (hit, s.value("Wolf")) == (1 + more, "1/9")
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city Marchgate Cross{won}; army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    assert (s.value("Wolf"), s.value("Ox")) == ("1/9", "1/9")


@plays("Sootbell Rise")
@pytest.mark.parametrize(
    ("cities", "gems", "may"),
    [
        ("city Sootbell Rise", "1 Gaian", ["Pay", "Song"]),
        ("city Sootbell Rise (advantage)", "1 Gaian", ["Pay", "Rite", "Song"]),
        ("city Sootbell Rise (advantage)", "1 Gaian consumed", ["Song"]),
        ("city Sootbell Rise (advantage); city Sootbell Rise (advantage)", "1 Gaian", ["Great", "Pay", "Rite", "Song"]),
        ("city Sootbell Rise (advantage); city Sootbell Rise (advantage)", "1 Gaian consumed", ["Rite", "Song"]),
    ],
)  # fmt: skip
def test_magic_of_its_player_is_cheaper(cities: str, gems: str, may: list[str]) -> None:
    s = arc(f"A: {cities}; gems {gems}; hand: Rite, Great, Song, Pay\nB: army: Ox", TEXTS)
    assert sorted(offered(s, "play")) == may
    if may == ["Pay", "Rite", "Song"]:
        s.play("Song")
        assert s.gems("A") == "1 Gaian"  # never below nothing
        s.play("Rite")
        assert (s.points("A"), s.gems("A")) == (17, "")
    s = arc(f"A: gems 1 Gaian; hand: Rite, Song\nB: {cities}", TEXTS)
    assert offered(s, "play") == ["Song"]


@plays("Sootbell Rise")
def test_a_won_mind_bid_makes_magic_cheap() -> None:
    home = f"A: city Sootbell Rise: Hen; gems 1 Gaian; hand: Rite, Wait\nB: army: Ox; {WAITING}{TACTICS}"
    s = arc(home, TEXTS)
    none = s.fork()
    s.choose("claim Mind", "bid Hen")
    s.to("Play")
    assert "play Rite" in s.options()
    none.to("Play")
    assert "play Rite" not in none.options()


SALT = "Saltwake under Sand"
FULL = "hand: 7; deck: Rat, Hog"


@plays("Saltwake under Sand")
def test_as_the_day_ends_one_is_given_for_a_card_and_a_point() -> None:
    s = arc(f"A: city {SALT} (advantage): Mourner; army: Hen marked; {FULL}\nB: army: Ox; deck: 9", TEXTS)
    until(s, "yes")
    assert (s.asked, s.phase, s.hand("A").count("Rat")) == ("A", "Discard", 0)
    no = s.fork()
    s.choose("yes")
    assert sorted(offered(s, "pick")) == ["Hen", "Mourner"]
    s.choose("pick Mourner")
    while not offered(s, "discard"):
        s.choose("pass")
    assert (s.place("Mourner"), s.points("A"), len(s.hand("A"))) == ("A's graveyard", 16, 8)
    assert "discard Rat" in s.options()
    s.choose("discard Rat")
    s.to("Draw", "B")
    assert (len(s.hand("A")), s.place("Hen")) == (7, "A's Army")
    no.choose("no")
    no.to("Draw", "B")
    assert (no.points("A"), len(no.hand("A")), no.place("Mourner")) == (15, 7, SALT)
    no.to("Draw", "A")  # in the others' phases nothing is given
    assert no.points("A") == 15


@plays("Saltwake under Sand")
def test_without_a_bid_or_a_creature_nothing_is_given() -> None:
    for there in (f"city {SALT}: Mourner", f"city {SALT} (advantage)"):
        s = arc(f"A: {there}; {FULL}\nB: army: Ox; deck: 9", TEXTS)
        while s.active == "A":
            assert not offered(s, "pick")
            s.choose("yes" if "yes" in s.options() else s.way_on())
            s.settle()
        assert (s.points("A"), len(s.hand("A"))) == (15, 7)
    s = arc(f"A: city {SALT} (advantage): Hen; deck: 0\nB: army: Ox", TEXTS)
    until(s, "yes")
    s.choose("yes")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


@plays("Quillmere Stacks")
@pytest.mark.parametrize("how", ["Quillmere Stacks", "Build"])
def test_coming_it_brings_a_card(how: str) -> None:
    held = (
        "hand: Quillmere Stacks; gems 4 House of Nobles" if how != "Build" else "hand: Build; grave: Quillmere Stacks"
    )
    s = arc(f"A: {held}; deck: Rat, Hog\nB: army: Ox", TEXTS)
    s.play(how)
    assert (s.place("Quillmere Stacks"), s.hand("A")) == ("A's Kingdom", ["Rat"])
    s = arc(f"A: {held}; deck: 0\nB: army: Ox", TEXTS)
    s.choose(f"play {how}")
    while not s.over:
        s.choose("pass")
    assert s.winner == "B"


@plays("Quillmere Stacks")
@WON
def test_with_its_advantage_all_cards_are_kept(won: str) -> None:
    s = arc(f"A: city Quillmere Stacks{won}; hand: 9, Spoil; deck: 9\nB: army: Ox; hand: 9, Wait; deck: 9", TEXTS)
    s.choose("play Spoil", "target player A")
    until(s, "pick Spare")
    s.choose("pick Spare (2)" if "pick Spare (2)" in s.options() else s.options()[0])
    assert len(s.hand("A")) == 8
    while s.active == "A":
        s.choose(next((o for o in s.options() if o.startswith("discard")), None) or s.way_on())
        s.settle()
    assert len(s.hand("A")) == (8 if won else 7)
    while s.active == "B":
        s.choose(next((o for o in s.options() if o.startswith("discard")), None) or s.way_on())
        s.settle()
    assert len(s.hand("B")) == 7
