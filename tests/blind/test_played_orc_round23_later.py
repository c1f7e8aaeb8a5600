"""Blind quests of ORC's round 23, and creatures that were understood later, played as their writer meant them."""

import pytest

from blind.gestures import accepting, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Keeper": "creature 1/1: (A): Demons you control get 0/+1.",
    "Axe": "event 0: Kill target creature.", "Gust": "event 0: Deal 9 damage to each creature in this zone.",
    "Doom": "magic 0: Kill target creature.", "Sage": "creature (Caster) 1/1", "Adept": "creature (Caster) 1/1",
    "Killer": "creature 1/1: (M): Kill target creature.", "Steal": "event 0: Gain control of target creature.",
    "Thief": "creature 1/1: (M): Gain control of target creature.",
    "Dear": "magic 3: Gain 1 influence.", "Cheap": "magic 1: Gain 1 influence.", "Song": "event 3: Gain 1 influence.",
    "Bear": "quest (Confrontation) 0/10: Hit points: 3. Victory Points: 3.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
SUNUP = "Four Abreast at Sunup"


ABREAST = f"quests: {SUNUP}; chapter: Next"


def attack(s: Scene, *labels: str) -> None:
    """A declares these attackers, and no more."""
    s.choose(*labels)
    while any(option.startswith("send") for option in s.options()) and "done" in s.options():
        s.choose("done")


@plays("Four Abreast at Sunup")
@pytest.mark.parametrize(("sent", "points"), [(("Ox", "Elk", "Rat", "Hen"), 2), (("Ox", "Elk", "Rat"), 0)])
def test_four_attack_together(sent: tuple[str, ...], points: int) -> None:
    s = orc(f"A: {ABREAST}; offensive: Ox, Elk, Rat, Hen, Pig; hand: 1\nB: defensive: Cow; hand: Wait", TEXTS)
    accepting(s, SUNUP)
    s.to("Move or Attack")
    attack(s, "attack B", *(f"send {name}" for name in sent))
    until(s, "play Wait")
    assert (s.asked, s.phase, s.victory("A")) == ("B", "Move or Attack", points)  # before anybody defends


@plays("Four Abreast at Sunup")
def test_what_was_done_before_does_not_count_nor_what_is_done_in_two_turns() -> None:
    s = orc(f"A: {ABREAST}; offensive: Ox, Elk, Rat, Hen; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    attack(s, "attack B", "send Ox", "send Elk", "send Rat", "send Hen")
    s.to("Second Play")
    accepting(s, SUNUP)
    assert (s.influence("B"), s.victory("A")) == (16, 0)
    s.to("Move or Attack", "A")
    attack(s, "attack B", "send Ox", "send Elk", "send Rat")
    s.to("Play", "B")
    assert s.victory("A") == 0


@plays("Four Abreast at Sunup")
@pytest.mark.parametrize("front", ["offensive", "defensive"])
def test_attackers_of_a_monster_count(front: str) -> None:
    s = orc(
        f"A: {ABREAST}; offensive: Ox, Elk; {front}: Rat, Hen; hand: 1\nB: quests: Bear; chapter: Next; hand: 1", TEXTS
    )
    accepting(s, SUNUP)
    accepting(s, "Bear")
    s.to("Move or Attack")
    attack(s, "attack B", "send Ox", "send Elk against Bear", "send Rat against Bear", "send Hen against Bear")
    s.to("Second Play")
    assert s.victory("A") == 2


WALL = "Man the Long Wall"
WATCH = f"quests: {WALL}; chapter: Next; deck: 20; hand: 1"


@plays("Man the Long Wall")
@pytest.mark.parametrize(
    ("wall", "points"),
    [
        ("Ox, Elk, Rat, Hen, Pig", 3), ("Ox, Elk, Rat, Hen", 0), ("Ox, Elk, Rat, Hen, Pig marked", 0),
        ("Ox, Elk, Rat, Hen, Keeper assigned", 0), ("Ox, Elk, Rat, Hen; offensive: Pig", 0),
    ],
)  # fmt: skip
def test_five_watchers_are_enough_as_the_turn_closes(wall: str, points: int) -> None:
    s = orc(f"A: 2 gold; defensive: {wall}; {WATCH}\nB: deck: 20; hand: 1", TEXTS)
    accepting(s, WALL)
    assert (s.gold("A"), s.victory("A")) == (0, 0)  # it is looked at later
    s.to("Play", "B")
    assert s.victory("A") == points
    assert f"accept {WALL}" not in orc(f"A: 1 gold; defensive: {wall}; {WATCH}\nB: hand: 1", TEXTS).options()


@plays("Man the Long Wall")
def test_after_three_turns_the_watch_has_failed() -> None:
    s = orc(f"A: 2 gold; defensive: Ox; {WATCH}\nB: deck: 20; hand: 1", TEXTS)
    accepting(s, WALL)
    for kept in (True, True, False):
        s.to("Play", "B")
        assert s.pursues("A") == [WALL]
        s.to("Play", "A")
        assert (s.pursues("A") == [WALL]) is kept
    assert (s.gold("A"), s.victory("A")) == (0, 0)


@plays("Lichen Ogre")
def test_events_of_opponents_do_not_aim_at_it() -> None:
    s = orc("A: offensive: Ox; hand: Axe, Gust\nB: defensive: Lichen Ogre, Cow; hand: 1", TEXTS)
    gust = s.fork()
    s.choose("play Axe")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    gust.do("play Gust")
    assert gust.place("Lichen Ogre") == "B's graveyard"
    assert "play Axe" not in orc("A: hand: Axe\nB: defensive: Lichen Ogre; hand: 1", TEXTS).options()
    own = orc("A: offensive: Lichen Ogre; hand: Axe\nB: hand: 1", TEXTS)
    own.do("play Axe")
    assert own.place("Lichen Ogre") == "A's graveyard"


@plays("Lichen Ogre")
@pytest.mark.parametrize("label", ["play Doom", "use Killer"])
def test_magic_and_abilities_do(label: str) -> None:
    s = orc("A: offensive: Sage, Killer; hand: Doom\nB: defensive: Lichen Ogre; hand: 1", TEXTS)
    s.do(label, "target Lichen Ogre")
    assert s.place("Lichen Ogre") == "B's graveyard"


@plays("Lichen Ogre")
def test_it_is_looked_at_again_as_the_event_resolves() -> None:
    s = orc("A: offensive: Lichen Ogre, Ox; hand: Axe\nB: defensive: Thief; hand: Steal, Wait", TEXTS)
    s.choose("play Axe", "target Lichen Ogre")
    until(s, "use Thief")
    kept = s.fork()
    kept.all_pass()
    assert kept.place("Lichen Ogre") == "A's graveyard"
    event = s.fork()
    event.choose("play Steal")
    assert sorted(targets(event)) == ["Ox", "Thief"]  # B's Event cannot take it
    s.choose("use Thief", "target Lichen Ogre")
    while s.table.chain or s.asked != "A":
        s.choose(s.way_on())
    assert (s.place("Lichen Ogre")[:3], s.place("Axe")) == ("B's", "A's graveyard")
    assert s.place("Lichen Ogre") != "B's graveyard"


MAGISTRATE = "A: 3 gold; offensive: Quillbearer Magistrate{}; defensive: Adept; hand: {}\nB: {}; hand: 1"


@plays("Quillbearer Magistrate")
@pytest.mark.parametrize(
    ("state", "card", "front", "left"),
    [
        ("", "Dear", "Offensive", 1), (" marked", "Dear", "Offensive", 1), (" assigned", "Dear", "Offensive", 0),
        ("", "Dear", "Defensive", 0), ("", "Cheap", "Offensive", 3), ("", "Song", "Offensive", 0),
        (", Quillbearer Magistrate", "Dear", "Offensive", 2), (", Quillbearer Magistrate", "Cheap", "Offensive", 3),
    ],
)  # fmt: skip
def test_magic_is_cheaper_in_its_front(state: str, card: str, front: str, left: int) -> None:
    s = orc(MAGISTRATE.format(state, card, "defensive: Cow"), TEXTS)
    s.do(f"play {card}", front=front)
    assert (s.influence("A"), s.gold("A")) == (21, left)


@plays("Quillbearer Magistrate")
def test_opponents_pay_in_full() -> None:
    s = orc("A: 3 gold; offensive: Sage; hand: Dear\nB: defensive: Quillbearer Magistrate; hand: 1", TEXTS)
    s.do("play Dear")
    assert (s.influence("A"), s.gold("A")) == (21, 0)
    poor = orc("A: 2 gold; offensive: Quillbearer Magistrate; defensive: Adept; hand: Dear\nB: hand: 1", TEXTS)
    poor.do("play Dear")  # in the one front where he can pay
    assert (poor.influence("A"), poor.gold("A")) == (21, 0)
