"""Blind quests of ORC that count whole turns of the quest, played as their writers meant them."""

import pytest

from blind.gestures import accepting, starting
from blind.texts import orc, plays
from scenes.orc import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Loss": "event 0: Target player loses 1 influence.",
    "Axe": "event 0: Kill target creature.",
    "Spark": "magic 0: Draw a card.", "Mage": "creature (Caster) 1/1",
}  # fmt: skip


def next_turn(s: Scene) -> None:
    """Nobody does anything until A plays again."""
    s.to("Play", "B")
    s.to("Play", "A")


@plays("Peace of the Plough", "Oath of Iron Patience", "A Season without Blood")
@pytest.mark.parametrize(
    ("quest", "spoiling"),
    [("Peace of the Plough", "Loss"), ("Oath of Iron Patience", "Loss"), ("A Season without Blood", "Axe")],
)
@pytest.mark.parametrize("when", ["", "A", "B", "B later"])
def test_a_turn_of_the_quest_goes_on_through_the_turns_of_others(quest: str, spoiling: str, when: str) -> None:
    s = orc(
        f"A: 20 influence; 9 gold; offensive: Ox; hand: {spoiling}, Wait; quests: {quest}\nB: offensive: Cow; hand: 1",
        TEXTS,
    )
    accepting(s, quest)
    for turn in range(2):
        assert s.victory("A") == 0
        if when == "A" and turn == 0:
            spoil(s, spoiling)
        s.to("Upkeep", "B")
        if when == ("B later" if turn else "B"):
            spoil(s, spoiling)
        s.to("Play", "A")
    assert (s.victory("A") > 0) is (when == "")
    next_turn(s)
    assert (s.victory("A") > 0) is (when != "B later")
    next_turn(s)
    assert s.victory("A") > 0


def spoil(s: Scene, card: str) -> None:
    """A loses influence, or a creature dies."""
    s.choose(f"play {card}", *starting(s, "in the")[:1])
    s.choose(*[label for label in s.options() if label in ("target player A", "target Cow", "in the Offensive")][:1])
    s.choose(*[label for label in s.options() if label in ("target player A", "target Cow")][:1])
    s.all_pass()


@plays("Peace of the Plough")
def test_who_attacks_keeps_no_peace() -> None:
    s = orc("A: offensive: Ox; hand: 1; quests: Peace of the Plough\nB: hand: 1", TEXTS)
    accepting(s, "Peace of the Plough")
    s.to("Move or Attack")
    s.choose("attack B")
    for won in (0, 0):
        next_turn(s)
        assert s.victory("A") == won
    next_turn(s)
    assert s.victory("A") > 0


@plays("The Quiet Lectures")
@pytest.mark.parametrize("missing", [-1, 1])
def test_three_lectures_in_a_row_and_nothing_lost(missing: int) -> None:
    hand = ", ".join(["Spark"] * 4)
    s = orc(f"A: offensive: Mage; hand: {hand}; quests: The Quiet Lectures; grave: Spark\nB: hand: 1", TEXTS)
    accepting(s, "The Quiet Lectures")
    for turn in range(3):
        if turn != missing:
            s.do("play Spark")
        assert s.victory("A") == 0
        s.to("Play", "B")
        while s.active != "A":
            s.choose(s.way_on())
        s.to("Play", "A") if s.victory("A") == 0 else None
    assert (s.victory("A") > 0) is (missing < 0)
