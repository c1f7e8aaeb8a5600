"""The trial mod for three: whom one attacks, what it costs to choose, and what is said of it."""

from collections.abc import Sequence

from modded import mod_scene
from scenes.arc import Scene, rule
from trial_triumv import BOUGHT, DIRECTION, GOAL_01, GOAL_02, goal_of
from wtactics.engine.places import seat_thing
from wtactics.kits.verbs import ATTACK
from wtactics.rulesets.arc.told.refusals import GROUNDS

CARDS = {"Axe": "event 0: Kill target creature."}


def skirmish(hand: int, dice: Sequence[int] = (), direction: int = 1, **settings: int) -> Scene:
    """A is about to attack; all go to the next player, or to the one before."""
    text = f"A: army: Wolf 2/2; hand: {hand}\nB: army: Guard 1/4\nC: army: Elder 1/1\nphase: Attack"
    s = mod_scene(text, ["triumv"], CARDS, dice, **settings)
    s.table.keep(DIRECTION, 0, direction)
    s.match.run()
    return s


@rule()
def test_one_attacks_whom_the_direction_gives_and_others_for_cards() -> None:
    for direction, goals in ((1, {"B", "C!"}), (-1, {"C", "B!"}), (0, {"B", "C"})):
        s = skirmish(3, direction=direction)
        s.options()
        assert goal_of(s.table, 0) == goals
    s = skirmish(2)
    s.options()
    assert goal_of(s.table, 0) == {"B"}


@rule()
def test_a_refusal_gives_the_rule_of_the_mod_in_its_own_words() -> None:
    s = skirmish(2)
    s.refused("attack C's army", "TRIUMV-GOAL-01")
    s.refused("attack Keep of C", "TRIUMV-GOAL-01")
    refusal = GROUNDS.why_not(s.match, ATTACK, seat_thing(2), 0)
    assert refusal is not None
    assert (refusal.rule, refusal.text.partition(".")[0]) == ("TRIUMV-GOAL-01", "One opponent")
    assert s.match.forbids(ATTACK, seat_thing(2)) == GOAL_01
    assert s.match.forbids(ATTACK, seat_thing(2), 1) == GOAL_02
    assert s.match.forbids(ATTACK, seat_thing(0)) < 10_000  # one's own army: ARC's rule


@rule()
def test_cards_are_discarded_by_lot_and_then_the_attack_begins() -> None:
    s = skirmish(4, dice=(3, 0, 1))
    s.choose("attack C's army for cards by lot")
    s.go_on()
    assert (len(s.hand("A")), len(s.grave("A"))) == (1, 3)
    assert s.table.defending == 2
    assert s.table.kept(BOUGHT, 0) == 1
    assert [s.table.kept(BOUGHT, seat) for seat in (1, 2)] == [0, 0]


@rule()
def test_the_price_is_a_setting() -> None:
    s = skirmish(1, dice=(0,), price_of_a_goal=1)
    s.choose("attack C's army for cards by lot")
    s.go_on()
    assert s.hand("A") == []


@rule()
def test_a_round_begins_with_a_die() -> None:
    text = "A:\nB:\nC:\nphase: Discard, active C"
    for first, second, directions in ((0, 0, (-1, -1)), (5, 2, (1, 1)), (3, 4, (1, -1))):
        s = mod_scene(text, ["triumv"], CARDS, (first, second))
        found = []
        for _ in range(2):
            s.to("Draw", "A")
            found.append(int(s.table.kept(DIRECTION)))
            s.to("Draw", "B")
            assert s.table.kept(DIRECTION) == found[-1]  # only before a round's first turn
        assert tuple(found) == directions


@rule()
def test_two_who_are_left_attack_each_other() -> None:
    s = skirmish(0)
    s.options()
    assert goal_of(s.table, 0) == {"B"}
    s.concede("A")
    assert s.table.kept(DIRECTION) == 0
    assert (s.out("A"), s.table.alive()) == ("ARC-WIN-12", 2)
