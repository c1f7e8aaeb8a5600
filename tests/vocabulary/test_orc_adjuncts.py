"""When, where and how much things happen, in games of ORC: in whose turn, in which front, with which counters."""

from scenes.orc import Scene, scene
from wtactics.engine.tallies import counters_on

CARDS = {
    "Heir": "creature 0 1/1: Whenever a creature you control dies during an opponent's turn, gain 1 VP.",
    "Ragman": "creature 0 1/1: Whenever you recycle, put a +1/+1 counter on this creature.",
    "Toll": "creature 0 1/1: Whenever an opponent lays a resource card, he loses 1 influence.",
    "Gate": "creature 0 1/1: Whenever an enemy creature enters the front opposite this creature, deal 1 damage to it.",
    "Ear": "creature 0 1/1: Whenever you play an event in your Defensive, gain 1 VP.",
    "Sally": "creature 0 2/2: This creature can attack from your Defensive.",
    "Eel": "creature 0 1/5: The first time each turn this creature would be dealt damage, prevent up to 2 of it and put "
    "that many brine counters on it. (M), remove all brine counters: Deal that much damage to target creature.",
    "Thief": "creature 0 2/2: Whenever this creature makes an opponent lose influence in combat, gain 1 VP.",
    "Miser": "creature 0 (Elf) 1/1: Discard your hand: Gain gold equal to the number of Elves you control.",
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Sting": "event 0: Deal 1 damage to target creature.",
    "Feast": "event 0: Draw a card.",
}


def brine(s: Scene) -> int:
    """How many counters lie on the Eel."""
    t = s.table
    return int(counters_on(t, s.card("Eel"), list(t.library.counters).index("brine")))


def test_it_is_heard_only_in_turns_of_opponents() -> None:
    s = scene("A: offensive: Heir, Wolf 1/1; hand: Bolt\nB: offensive: Ox 1/1", cards=CARDS)
    s.choose("play Bolt", "in the Offensive", "target Wolf")
    assert (s.place("Wolf"), s.victory("A")) == ("A's graveyard", 0)
    s = scene("B: offensive: Heir; defensive: Wolf 1/1, Heir\nA: offensive: Ox 1/1; hand: Bolt", cards=CARDS)
    s.choose("play Bolt", "in the Offensive", "target Wolf")
    assert (s.place("Wolf"), s.victory("B")) == ("B's graveyard", 1)


def test_laying_is_heard_of() -> None:
    s = scene("A: resources: 4; hand: Feast\nB: offensive: Toll", cards=CARDS)
    before = s.points("A")
    s.choose("lay Feast")
    assert s.points("A") == before - 1


def test_recycling_is_heard_of_once() -> None:
    s = scene("A: offensive: Ragman; resources: Fox, Elk, Hen, Emu, Owl\nB:", cards=CARDS)
    s.choose("recycle", "take back Fox", "take back Elk", "take back Hen", "take back Emu")
    assert s.value("Ragman") == "2/2"


def test_who_enters_the_front_opposite_is_hurt() -> None:
    s = scene("A: offensive: Ox 1/3; defensive: Cow 1/3\nB: offensive: Gate\nphase: Move or Attack", cards=CARDS)
    away = s.fork()
    away.choose("move Cow")
    assert away.damage("Cow") == 0
    s.choose("move Ox")
    assert s.damage("Ox") == 1


def test_an_event_is_heard_of_in_the_front_in_which_it_is_played() -> None:
    s = scene(
        "A: offensive: Ear; defensive: Ox; hand: Sting, Feast\nB: offensive: Cow 1/9; defensive: Hen 1/9", cards=CARDS
    )
    s.choose("play Sting", "in the Offensive", "target Hen")
    assert s.victory("A") == 0
    s.choose("play Feast", "in the Defensive")
    assert s.victory("A") == 1


def test_who_may_attacks_from_the_defensive() -> None:
    s = scene("A: defensive: Sally, Ox 1/1; offensive: Cow 1/1\nB:\nphase: Move or Attack", cards=CARDS)
    before = s.points("B")
    s.choose("attack B")
    s.refused("send Ox", "ORC-COMBAT-03")
    s.choose("send Sally", "done")
    assert (s.points("B"), s.place("Sally"), s.marked("Sally")) == (before - 2, "A's Defensive", True)


def test_those_that_were_prevented_are_that_many() -> None:
    s = scene("A: offensive: Eel; hand: Bolt, Sting\nB: defensive: Cow 1/9", cards=CARDS)
    s.choose("play Bolt", "target Eel")
    assert (s.damage("Eel"), brine(s)) == (1, 2)
    s.choose("play Sting", "target Eel")  # the second time it is dealt in full
    assert (s.damage("Eel"), brine(s)) == (2, 2)
    s.choose("use Eel", "target Cow")
    assert (s.damage("Cow"), brine(s), s.marked("Eel")) == (2, 0, True)
    s.to("Play", "B")


def test_no_more_is_prevented_than_is_dealt() -> None:
    s = scene("A: offensive: Eel; hand: Sting\nB: defensive: Cow 1/9", cards=CARDS)
    s.choose("play Sting", "target Eel")
    assert (s.damage("Eel"), brine(s)) == (0, 1)


def test_influence_lost_in_combat_is_heard_of() -> None:
    s = scene("A: offensive: Thief\nB:\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    assert s.victory("A") == 1


def test_a_hand_is_the_price_and_elves_are_the_gold() -> None:
    s = scene("A: offensive: Miser, Elf 1/1; hand: Feast, Bolt\nB:", cards=CARDS)
    s.choose("use Miser")
    assert (s.hand("A"), s.gold("A")) == ([], 2)


def test_who_may_defend_from_the_offensive_defends_there_and_nobody_else_does() -> None:
    text = "Elves you control in your Offensive may also defend as if they stood in your Defensive."
    elf = "creature 0 (Elf) 2/3"
    cards = {
        "Pike": f"creature 0 1/4: {text}",
        "Lath": elf,
        "Reed": elf,
        "Spy": f"{elf}: This creature may defend from your Offensive.",
    }
    board = """
        A: offensive: Ox 2/9
        B: offensive: Lath, Spy, Rook 2/3; defensive: Pike, Reed
        phase: Move or Attack
    """
    s = scene(board, cards=cards)
    s.choose("attack B")
    s.all_pass()
    assert set(s.options()) == {"done", *(f"block Ox with {who}" for who in ("Pike", "Reed", "Spy", "Lath"))}
    s.choose("block Ox with Spy", "done")
    s.settle()
