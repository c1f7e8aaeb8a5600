"""Blind texts of ARC's twenty-eighth round about cities whose residents work for others, played as their writer meant them."""

import pytest

from blind.gestures import fought, mends, offered
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Raze": "event 0: Deal 9 damage to target city.",
    "Daze": "event 0: Mark target creature.", "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.",
    "Man": "creature 1 (Human) 1/1", "Three": "creature 3 Gaian 1/1",
    "Four": "creature 4 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"

CROSS = "Signalman's Cross"


@plays("Signalman's Cross")
@pytest.mark.parametrize(
    ("home", "answer", "won"),
    [(CROSS, "Three", 1), (CROSS, "Four", 0), ("Oak (Mind, 8)", "Three", 0), (f"{CROSS} (advantage)", "Three", 1)],
)
def test_for_mind_whoever_lives_there_counts_one_more(home: str, answer: str, won: int) -> None:
    s = arc(f"A: city {home}: Three; {WAITING}\nB: city Elm (Body, 8): {answer}; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Three")
    until(s, "bid")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Signalman's Cross")
def test_an_answer_counts_more_too_and_other_bids_do_not() -> None:
    s = arc(f"A: city Oak (Mind, 8): Four; {WAITING}\nB: city {CROSS}: Three; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Four")
    until(s, "bid")
    s.choose("bid Three")
    s.to("Play")
    assert s.points("A") == 15
    s = arc(
        f"A: city {CROSS}: Three; city Ash (Soul, 8); {WAITING}\nB: city Elm (Body, 8): Three; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Soul", "bid Three")
    until(s, "bid")
    s.choose("bid Three (2)" if "bid Three (2)" in s.options() else "bid Three")
    s.to("Play")
    assert s.points("A") == 15


@plays("Signalman's Cross")
@pytest.mark.parametrize(
    ("won", "goal", "who"),
    [
        (" (advantage)", "Elm", ["Hen", "Man", "Ox"]),
        ("", "Elm", ["Ox"]),
        (" (advantage)", "Marsh", ["Hen", "Ox"]),
        (" (advantage)", CROSS, ["Hen", "Man", "Ox"]),
        (" (advantage)", "B's army", ["Ox"]),
    ],
)
def test_its_residents_help_the_other_cities(won: str, goal: str, who: list[str]) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city {CROSS}{won}: Hen, Man, Cow marked; city Elm (Body, 8); city Marsh; army: Ox; "
        f"{WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    until(s, "block")
    assert sorted(label.removeprefix("Wolf with ") for label in offered(s, "block")) == who
    if goal != "B's army" and won:
        s.choose("block Wolf with Hen", "done")
        fought(s)
        assert (s.damage("Wolf"), s.damage("Elm"), s.place("Hen")) == (1, 0, "B's graveyard")


@plays("Signalman's Cross")
def test_who_helps_does_not_live_where_it_helps() -> None:
    glen = "city 2 Body 8: Always: Residents of this city get +0/+2."
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city {CROSS} (advantage): Hen; city Glen; army: Ox; {WAITING}{COMBAT}",
        TEXTS | {"Glen": glen},
    )
    s.choose("attack Glen")
    until(s, "block")
    s.choose("block Wolf with Hen", "done")
    assert (s.place("Hen"), s.value("Hen"), s.value("Ox")) == (CROSS, "1/1", "1/3")


CLOISTER = "Lindenmother's Cloister"


@plays("Lindenmother's Cloister")
@pytest.mark.parametrize(
    ("people", "goal", "left"),
    [("Hen, Cow", "Oak", 3), ("Hen, Cow marked", "Oak", 4), ("", "Oak", 5), ("Hen, Cow, Bee", CLOISTER, 1)],
)
def test_the_cloister_mends_a_city(people: str, goal: str, left: int) -> None:
    s = arc(
        f"A: city {CLOISTER} (advantage, hurt 4): {people}; city Oak (Body, 8, hurt 5); army: Wolf\n"
        f"B: city Elm (Body, 8, hurt 5)",
        TEXTS,
    )
    s.choose(f"use {CLOISTER}")
    assert sorted(offered(s, "pick")) == [CLOISTER, "Oak"]
    mends(s, goal)
    assert (s.damage(goal), s.marked(CLOISTER), s.damage("Elm"), offered(s, "use")) == (left, True, 5, [])


@plays("Lindenmother's Cloister")
def test_only_with_the_advantage_and_unmarked_it_mends_and_no_more_than_there_is() -> None:
    for state in ("", " (advantage, marked)"):
        s = arc(f"A: city {CLOISTER}{state}: Hen; city Oak (Body, 8, hurt 5)\nB: army: Ox", TEXTS)
        assert offered(s, "use") == []
    s = arc(f"A: city {CLOISTER} (advantage): Hen, Cow; city Oak (Body, 8, hurt 1)\nB: army: Ox", TEXTS)
    s.choose(f"use {CLOISTER}")
    mends(s, "Oak")
    assert s.damage("Oak") == 0


@plays("Lindenmother's Cloister")
@pytest.mark.parametrize(("answer", "whom", "left"), [("Daze", "Hen", 4), ("Raze", CLOISTER, 5)])
def test_who_is_awake_is_counted_as_it_resolves(answer: str, whom: str, left: int) -> None:
    s = arc(
        f"A: city {CLOISTER} (advantage): Hen, Cow; city Oak (Body, 8, hurt 5); {WAITING}\nB: army: Ox; hand: {answer}",
        TEXTS,
    )
    s.choose(f"use {CLOISTER}")
    until(s, f"play {answer}")
    s.choose(f"play {answer}", f"target {whom}")
    mends(s, "Oak")
    assert s.damage("Oak") == left


@plays("Lindenmother's Cloister")
def test_it_mends_in_combat_too() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city {CLOISTER} (advantage): Hen; city Oak (Body, 8, hurt 5); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    until(s, "use")
    s.choose(f"use {CLOISTER}")
    mends(s, "Oak")
    assert s.damage("Oak") == 4
