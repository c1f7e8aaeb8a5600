"""Wordings that ask what happened before, played out: damage dealt in a turn, counters a card comes with, reminders."""

import pytest

from scenes.arc import rule, scene

FENCER = (
    "creature 1 2/3: Old Grudge - I come into play with X +1/+2 counters, "
    "where X is the damage dealt last turn by target opposing creature."
)
REMINDERS = [
    "First Strike - During combat, I strike before any other creature.",
    (
        "First Strike - In combat, deal combat damage before the other creature. "
        "An opposing creature deals damage back only if it is still alive."
    ),
]
CARDS = {
    "Fencer": FENCER,
    "Flinger": "creature 1 0/9: (M): Deal 4 damage to target creature.",
    "Sling": "creature 1 0/9: (M): Deal 2 damage to target player.",
    "Tally": "event 0: Gain X victory points, where X is the damage dealt this turn by target creature.",
    "Count": "event 0: Gain X victory points, where X is the damage that target creature dealt the previous turn.",
    "Recall": "event 0: Return target creature to its owner's hand.",
}


@rule("ARC-ABIL-10", "ARC-XCOST-02")
def test_a_creature_comes_with_a_counter_for_each_damage_of_the_turn_before() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Fencer; army: Mule 1/9; deck: 40
        B: army: Wolf 3/9, Owl 1/9; deck: 40
        phase: Attack, active B, turn 4
    """,
        cards=CARDS,
    )
    s.choose("attack A's army", "send Wolf", "done", "block Wolf with Mule")
    s.to("Play", "A")
    s.choose("play Fencer")
    assert s.options() == ["target Wolf", "target Owl"], "only creatures of opponents"
    s.choose("target Wolf")
    assert s.value("Fencer") == "5/9"
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert s.value("Fencer") == "5/9", "it keeps its counters"


@rule("ARC-COMBAT-20")
def test_damage_that_costs_points_is_damage_dealt() -> None:
    s = scene("A: hand: Tally; army: Wolf 3/9\nB: army: Ox 1/1 marked\nphase: Attack", cards=CARDS)
    s.choose("attack B's army")
    s.to("Second Play")
    s.play("Tally", "target Wolf")
    assert (s.points("B"), s.points("A")) == (12, 18)


def test_damage_is_told_of_in_its_turn_and_in_the_next_one() -> None:
    s = scene(
        """
        A: hand: Tally, Tally, Count, Count; army: Flinger, Sling; deck: 40
        B: army: Ox 1/9; deck: 40; hand: Count
    """,
        cards=CARDS,
    )
    s.carry_out("use Flinger", "target Ox")
    s.carry_out("use Sling", "target player B")
    s.play("Tally", "target Flinger")
    assert s.points("A") == 19
    s.play("Tally", "target Sling")
    assert (s.points("A"), s.points("B")) == (21, 13)
    s.play("Count", "target Flinger")
    assert s.points("A") == 21, "the turn before it had dealt none"
    s.to("Play", "B")
    s.play("Count", "target Flinger")
    assert s.points("B") == 17, "in the turn after, it has"
    s.to("Play", "A")
    s.play("Count", "target Flinger")
    assert s.points("A") == 21, "a turn later that is forgotten"


@rule("ARC-STATE-09")
def test_who_has_left_play_has_dealt_nothing() -> None:
    s = scene("A: gems 3 Gaian; hand: Tally, Recall; army: Flinger, Mule\nB: army: Ox 1/9", cards=CARDS)
    s.carry_out("use Flinger", "target Ox")
    s.play("Recall", "target Flinger")
    s.carry_out("play Flinger")
    s.play("Tally", "target Flinger")
    assert s.points("A") == 15


@rule("ARC-ABIL-10")
def test_a_creature_comes_with_plain_counters_too() -> None:
    text = "creature 0 1/1: This creature comes into play with three +1/+0 counters."
    s = scene("A: hand: Twig, Tally", cards=CARDS | {"Twig": text})
    s.play("Twig")
    assert s.value("Twig") == "4/1"


@rule("ARC-XCOST-02")
def test_the_x_of_a_trigger_is_counted_from_its_target() -> None:
    text = "creature 1 1/9: Whenever this creature attacks, gain X victory points. X is the ATK of target creature."
    s = scene("A: army: Bard\nB: army: Ox 4/9 marked\nphase: Attack", cards={"Bard": text})
    s.choose("attack B's army", "target Ox")
    assert s.points("A") == 19


@pytest.mark.parametrize("said", REMINDERS)
@rule("ARC-COMBAT-15")
def test_a_keyword_works_however_one_is_reminded_of_it(said: str) -> None:
    s = scene("A: army: Stoat\nB: army: Ox 4/3\nphase: Attack", cards={"Stoat": f"creature 1 3/1: {said}"})
    s.choose("attack B's army", "block Stoat with Ox")
    assert (s.place("Ox"), s.place("Stoat")) == ("B's graveyard", "A's Army")


def test_where_no_card_asks_for_it_no_damage_is_remembered() -> None:
    for asked in (False, True):
        cards = {name: CARDS[name] for name in (("Flinger", "Tally") if asked else ("Flinger",))}
        s = scene("A: army: Flinger; hand: Spare" + ", Tally" * asked + "\nB: army: Ox 1/9", cards=cards)
        s.carry_out("use Flinger", "target Ox")
        assert (len(s.table.past) > 0) == asked
