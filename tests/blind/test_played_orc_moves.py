"""Blind texts of ORC's later rounds about moves, attacks and who comes, played as their writers meant them."""

import pytest

from blind.gestures import offered
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Lure": "event 0: Put a creature card from your hand into play in your Offensive.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Goat-Track Rider")
def test_moved_forward_it_is_unmarked_and_back_it_is_not() -> None:
    for front, there, marked in (("defensive", "Offensive", False), ("offensive", "Defensive", True)):
        s = orc(f"A: {front}: Goat-Track Rider; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
        s.choose("move Goat-Track Rider")
        s.all_pass()
        assert (s.place("Goat-Track Rider"), s.marked("Goat-Track Rider")) == (f"A's {there}", marked)


@plays("Toll Badger")
def test_marked_it_defends_and_does_not_attack() -> None:
    s = orc(f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Toll Badger marked, Cow 1/1 marked; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Toll Badger"]
    s = orc(f"A: offensive: Toll Badger marked; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert not offered(s, "attack")


@plays("Shy Bruiser")
@pytest.mark.parametrize(("others", "attacks"), [("", False), (", Ox 1/1", True), (", Ox 1/1 marked", False)])
def test_it_attacks_only_beside_another(others: str, attacks: bool) -> None:
    s = orc(f"A: offensive: Shy Bruiser{others}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert bool(offered(s, "attack")) == attacks


@plays("Hollow Reeve")
def test_who_has_nothing_in_hand_loses_three() -> None:
    for mine, his, lost in (("", "hand: 1", (3, 0)), (", 1", "resources: 1", (0, 3)), ("", "resources: 1", (3, 3))):
        s = orc(f"A: hand: Lure, Hollow Reeve{mine}\nB: {his}", TEXTS)
        before = s.influence("A"), s.influence("B")
        s.do("play Lure", *(["pick Hollow Reeve"] if mine else []), front="Offensive")
        assert (before[0] - s.influence("A"), before[1] - s.influence("B")) == lost


@plays("March Four Abreast")
@pytest.mark.parametrize(
    ("army", "won"), [("Ox 1/1, Elk 1/1, Hog 1/1, Pig 1/1", True), ("Ox 1/1, Elk 1/1, Hog 1/1", False)]
)
def test_four_in_one_attack_complete_it(army: str, won: bool) -> None:
    s = orc(f"A: offensive: {army}; hand: 1; quests: March Four Abreast; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept March Four Abreast")
    s.to("Move or Attack")
    s.choose("attack B", *(f"send {name.split()[0]}" for name in army.split(", ")))
    assert (s.victory("A") > 0) == won


@plays("Watched Threshold")
@pytest.mark.parametrize(("watched", "lost"), [("B", 0), ("A", 1)])
def test_whoever_is_watched_loses_one_for_each_creature_that_comes(watched: str, lost: int) -> None:
    s = orc(f"A: offensive: Hog; attached: Watched Threshold on {watched}; hand: Lure, Ox\nB: hand: 1", TEXTS)
    s.do("play Lure", front="Offensive")
    assert (20 - s.influence("A"), 20 - s.influence("B"), s.place("Ox")) == (lost, 0, "A's Offensive")
