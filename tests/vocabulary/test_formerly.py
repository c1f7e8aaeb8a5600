"""Where a creature was that has left play; bids that nobody wins, and for which discipline somebody is marked."""

import pytest

from blind.gestures import resolve
from scenes.ava import Scene, rule, scene

TURN = {"Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card."}
PLACES = ["in the same city or army", "in the city or army where it was", "in the place it was in"]


def rat_is_killed(text: str, home: str) -> Scene:
    """B kills a Rat with this text, which is at home in Dale beside a Cow or in the Army beside an Elk."""
    lives, stands = ("Rat, ", "") if home == "Dale" else ("", "Rat, ")
    s = scene(
        f"A: city Dale (Body, 9): {lives}Cow 1/9; army: {stands}Elk 1/9, Ox 1/9; hand: Wait\n"
        "B: army: Pig 1/9; hand: Axe\nphase: Attack",
        cards={"Rat": f"creature 1 1/1: {text}", **TURN},
    )
    s.choose("attack B's army", "send Ox", "done", "play Axe", "target Rat")
    resolve(s)
    return s


@rule("AVA-ABIL-10")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("home", "hurt"), [("Dale", (1, 0, 0)), ("the Army", (0, 1, 0))])
def test_the_dead_reach_those_with_whom_they_were(place: str, home: str, hurt: tuple[int, ...]) -> None:
    s = rat_is_killed(f"When this creature dies, it deals 1 damage to each creature {place}.", home)
    assert tuple(s.damage(name) for name in ("Cow", "Elk", "Pig")) == hurt


@rule("AVA-ABIL-10")
@pytest.mark.parametrize(("home", "hurt"), [("Dale", (1, 0, 0)), ("the Army", (0, 0, 0))])
def test_the_city_of_the_dead_is_the_one_in_which_they_lived(home: str, hurt: tuple[int, ...]) -> None:
    s = rat_is_killed("When this creature dies, it deals 1 damage to each creature in its city.", home)
    assert tuple(s.damage(name) for name in ("Cow", "Elk", "Pig")) == hurt


@rule("AVA-ABIL-10")
def test_who_gives_itself_up_did_so_where_it_was() -> None:
    rat = {"Rat": "creature 1 1/1: Sacrifice this creature: Deal 2 damage to each creature in its city.", **TURN}
    s = scene("A: city Dale (Body, 9): Rat, Cow 1/9; army: Elk 1/9\nphase: Play", cards=rat)
    s.choose("use Rat")
    resolve(s)
    assert (s.damage("Cow"), s.damage("Elk")) == (2, 0)


MIND = "city Reedmere (Mind, 8): Jester, Smith; city Oakhold (Body, 8)"


@pytest.mark.parametrize("text", [
    "Whenever you marked Jester for a bid and nobody wins it, gain 1 VP.",
    "Whenever nobody wins a bid for which this creature was marked, gain 1 VP.",
])  # fmt: skip
@pytest.mark.parametrize(("bid", "answers", "gained"), [
    ("Jester", ("done", "bid Cook", "done"), 1), ("Smith", ("bid Cook", "done"), 0),
    ("Jester", ("done", "bid Cook", "bid Monk"), 0),
])  # fmt: skip
def test_a_bid_that_nobody_wins_is_heard_by_who_was_marked(
    text: str, bid: str, answers: tuple[str, ...], gained: int
) -> None:
    s = scene(f"A: {MIND}\nB: city Dale: Cook, Monk\nphase: Tactics", cards={"Jester": f"creature 1 1/1: {text}"})
    s.choose("claim Mind", f"bid {bid}", *answers)
    resolve(s)
    assert s.victory("A") == gained


@pytest.mark.parametrize(("discipline", "gained"), [("Mind", 1), ("Body", 0)])
def test_who_is_marked_for_one_discipline_hears_of_no_other(discipline: str, gained: int) -> None:
    cards = {"Jester": "creature 1 1/1: Whenever this creature is marked for a Mind bid, gain 1 VP."}
    s = scene(f"A: {MIND}\nB: city Dale: Cook, Monk\nphase: Tactics", cards=cards)
    s.choose(f"claim {discipline}", "bid Jester", "done")
    resolve(s)
    assert s.victory("A") == gained
