"""Blind quests of ORC's round 24, played as their writer meant them."""

import pytest

from blind.gestures import accepting, resolve
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Axe": "event 0: Kill target creature.",
    "Burn": "event 0: Target opponent loses 3 influence.", "Bleed": "event 0: You lose 5 influence.",
    "Bolt": "event 0: Deal 4 damage to target creature.", "Jab": "event 0: Deal 3 damage to target creature.",
    "Bear": "quest (Confrontation) 0/10: Hit points: 3. Victory Points: 3.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
SHOW, WAGER, THING = "Show of Four Standards", "The Moneylender's Wager", "The Thing in the Millrace"


def attack(s: Scene, *labels: str) -> None:
    """A declares these attackers, and no more."""
    s.choose(*labels)
    while any(option.startswith("send") for option in s.options()) and "done" in s.options():
        s.choose("done")


STANDARDS = f"quests: {SHOW}; chapter: Next"


@plays("Show of Four Standards")
@pytest.mark.parametrize(("sent", "points"), [(("Ox", "Elk", "Rat", "Hen"), 2), (("Ox", "Elk", "Rat"), 0)])
def test_four_attack_together(sent: tuple[str, ...], points: int) -> None:
    s = orc(f"A: {STANDARDS}; offensive: Ox, Elk, Rat, Hen, Pig; hand: 1\nB: defensive: Cow; hand: Wait", TEXTS)
    accepting(s, SHOW)
    s.to("Move or Attack")
    attack(s, "attack B", *(f"send {name}" for name in sent))
    until(s, "play Wait")
    assert (s.asked, s.phase, s.victory("A")) == ("B", "Move or Attack", points)  # whatever becomes of it


@plays("Show of Four Standards")
def test_a_player_and_a_monster_count_together() -> None:
    s = orc(
        f"A: {STANDARDS}; offensive: Ox, Elk, Rat; defensive: Hen; hand: 1\nB: quests: Bear; chapter: Next; hand: 1",
        TEXTS,
    )
    accepting(s, SHOW)
    accepting(s, "Bear")
    s.to("Move or Attack")
    attack(s, "attack B", "send Ox", "send Elk against Bear", "send Rat against Bear", "send Hen against Bear")
    s.to("Second Play")
    assert s.victory("A") == 2


@plays("Show of Four Standards")
def test_two_attacks_do_not_add_up() -> None:
    s = orc(f"A: {STANDARDS}; offensive: Ox, Elk, Rat, Hen; hand: 1\nB: hand: 1", TEXTS)
    accepting(s, SHOW)
    s.to("Move or Attack")
    attack(s, "attack B", "send Ox", "send Elk", "send Rat")
    s.to("Play", "B")
    assert (s.influence("B"), s.victory("A")) == (17, 0)
    s.to("Move or Attack", "A")
    attack(s, "attack B", "send Ox", "send Elk", "send Rat")
    s.to("Play", "B")
    assert s.victory("A") == 0


BET = f"A: 2 gold; quests: {WAGER}; chapter: Next; offensive: Ox 2/3; hand: Burn, Burn; deck: 20\n"


@plays("The Moneylender's Wager")
def test_five_influence_in_a_turn_win_the_wager() -> None:
    s = orc(f"{BET}B: hand: Wait, 1; deck: 20", TEXTS)
    accepting(s, WAGER)
    assert (s.gold("A"), s.pursues("A")) == (0, [WAGER])
    effects = s.fork()
    s.choose("play Burn", "in the Offensive")
    until(s, "play Wait")
    s.do("play Wait")  # what he gains is not set against it
    assert (s.victory("A"), s.influence("B")) == (0, 18)
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert (s.victory("A"), s.gold("A"), s.influence("B"), s.pursues("A")) == (3, 2, 16, [])
    s.to("Play", "B")
    assert s.gold("A") == 0
    effects.do("play Burn")
    effects.to("Play", "B")
    until(effects, "play Burn")
    effects.do("play Burn")
    effects.to("Move or Attack", "A")
    assert (effects.influence("B"), effects.victory("A")) == (14, 0)  # in two turns


@plays("The Moneylender's Wager")
def test_it_is_won_in_anybodys_turn() -> None:
    s = orc(f"{BET}B: hand: Bleed, 1; deck: 20", TEXTS)
    accepting(s, WAGER)
    s.to("Play", "B")
    s.choose("play Bleed", "in the Offensive")  # that is his own doing
    for influence in (12, 9):
        assert s.victory("A") == 0
        until(s, "play Burn")
        s.choose("play Burn", "in the Offensive")
        resolve(s)
        assert s.influence("B") == influence
    assert (s.active, s.influence("B"), s.victory("A"), s.gold("A")) == ("B", 9, 3, 2)


@plays("The Moneylender's Wager")
def test_two_opponents_are_not_added_nor_what_came_before() -> None:
    s = orc(f"{BET}B: hand: 1; deck: 20\nC: hand: 1; deck: 20", TEXTS)
    before = s.fork()
    accepting(s, WAGER)
    for seat in "BC":
        s.do("play Burn", f"target player {seat}")
    assert (s.influence("B"), s.influence("C"), s.victory("A")) == (17, 17, 0)
    before.do("play Burn", "target player B")
    accepting(before, WAGER)
    before.do("play Burn", "target player B")
    assert (before.influence("B"), before.victory("A")) == (14, 0)


@plays("The Moneylender's Wager")
def test_it_is_lost_after_two_turns_or_when_it_is_given_up() -> None:
    s = orc(f"{BET}B: hand: 1; deck: 20", TEXTS)
    assert f"accept {WAGER}" not in orc(f"{BET.replace('2 gold', '1 gold')}B: hand: 1", TEXTS).options()
    accepting(s, WAGER)
    given_up = s.fork()
    for kept in (True, False):
        s.to("Play", "B")
        s.to("Play", "A")
        assert (s.pursues("A") == [WAGER]) is kept
    assert (s.victory("A"), s.gold("A")) == (0, 0)
    given_up.choose(f"abandon {WAGER}")
    given_up.all_pass()
    assert (given_up.pursues("A"), given_up.gold("A"), given_up.victory("A")) == ([], 0, 0)


HUNT = f"A: quests: {THING}; chapter: Next; offensive: Ox 4/9, Pig 3/9; hand: {{}}; deck: {{}}\nB: hand: 1; deck: 20"


@plays("The Thing in the Millrace")
@pytest.mark.parametrize(("deck", "drawn"), [("Elk, Hen, 3", 2), ("Elk", 1), ("0", 0)])
def test_three_wounds_slay_it(deck: str, drawn: int) -> None:
    s = orc(HUNT.format("Bolt, Axe, Bolt", deck), TEXTS)
    accepting(s, THING)
    assert (s.value(THING), s.progress("A", THING)) == ("5/4", "3 hit points left")
    s.do("play Bolt", f"target {THING}")
    assert s.progress("A", THING) == "2 hit points left"
    s.do("play Axe", f"target {THING}")
    assert s.progress("A", THING) == "1 hit point left"
    s.do("play Bolt", f"target {THING}")
    assert (s.victory("A"), len(s.hand("A")), s.pursues("A"), s.over) == (4, drawn, [], False)


@plays("The Thing in the Millrace")
def test_weaker_blows_do_not_hurt_it_and_it_strikes_back() -> None:
    s = orc(HUNT.format("Jab", 5), TEXTS)
    accepting(s, THING)
    s.do("play Jab", f"target {THING}")
    assert s.progress("A", THING) == "3 hit points left"
    s.to("Move or Attack")
    strong = s.fork()
    s.choose(f"attack {THING}", f"send Pig against {THING}")
    s.to("Second Play")
    assert (s.progress("A", THING), s.damage("Pig")) == ("3 hit points left", 5)
    strong.choose(f"attack {THING}", f"send Ox against {THING}")
    strong.to("Second Play")
    assert (strong.progress("A", THING), strong.damage("Ox"), strong.victory("A")) == ("2 hit points left", 5, 0)
