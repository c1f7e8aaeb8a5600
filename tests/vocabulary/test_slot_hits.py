"""What SLOT's texts on hits and swaps do in play: who is hit, by what, and who lives on; who is swapped, and how often."""

import pytest

from scenes.slot import Scene, scene
from wtactics.language.errors import TextRefused


def battle(text: str, life: int = 2, combat: str = "close", mine: bool = False) -> Scene:
    """A Brute with this text strikes at a Fighter that strikes at it; both hit."""
    brute = f"close 5 ranged 5 def 1 life {life}: {text}"
    if mine:
        s = scene(
            "A: front: Brute; back: -, -, -, Page\nB: front: Fighter; back: -, -, -, Page", cards={"Brute": brute}
        )
        s.choose(f"attack Fighter F1 with Brute F1, {combat}")
        return s
    s = scene("A: front: Fighter; back: -, -, -, Page\nB: front: Brute; back: -, -, -, Page", cards={"Brute": brute})
    s.choose(f"attack Brute F1 with Fighter F1, {combat}")
    return s


GAIN = "you gain 1 victory point."


@pytest.mark.parametrize(
    ("text", "attacked", "attacking", "in_ranged"),
    [
        (f"When this creature is hit, {GAIN}", 1, 1, 1),
        (f"When this creature is hit in a battle, {GAIN}", 1, 1, 1),
        (f"When this creature is hit by an enemy creature, {GAIN}", 1, 1, 1),
        (f"When this creature is hit by a Mage, {GAIN}", 0, 0, 0),
        (f"When this creature is hit in close combat, {GAIN}", 1, 1, 0),
        (f"When this creature hits in close combat, {GAIN}", 1, 1, 0),
        (f"When this creature is hit by an attack, {GAIN}", 1, 0, 1),
        (f"When this creature is hit by a ranged attack, {GAIN}", 0, 0, 1),
        (f"When this creature is hit by a strike back, {GAIN}", 0, 1, 0),
        (f"When this creature is hit while defending, {GAIN}", 1, 0, 1),
        (f"When this creature is hit while attacking, {GAIN}", 0, 1, 0),
        (f"When another ally is hit, {GAIN}", 0, 0, 0),
    ],
)
def test_who_is_hit(text: str, attacked: int, attacking: int, in_ranged: int) -> None:
    assert battle(text).points("B") == attacked
    assert battle(text, mine=True).points("A") == attacking
    assert battle(text, combat="ranged").points("B") == in_ranged


def test_whoever_hit_it_can_be_spoken_of() -> None:
    s = battle("When this creature is hit, the creature that hit it loses 1 life.", life=3)
    assert (s.who("A F1"), s.tokens("B F1")) == ("", 1)
    s = battle("When this creature is hit by an attack, the attacker can't move until its controller's next turn.")
    assert s.tokens("B F1") == 1


@pytest.mark.parametrize("verb", ["hits a creature", "is hit", "loses a life"])
def test_who_falls_in_the_battle_does_not_survive(verb: str) -> None:
    text = f"When this creature {verb} and survives, {GAIN}"
    assert (battle(text, life=1).points("B"), battle(text, life=2).points("B")) == (0, 1)


def test_who_is_hit_is_remembered() -> None:
    text = "If this creature was hit this turn, this creature gets +2 DEF."
    assert battle(text).value("B F1", "DEF") == 3
    assert battle(text, mine=True).value("A F1", "DEF") == 3


@pytest.mark.parametrize(
    "text",
    [
        "When this creature is hit, mark the attacker.",  # by a strike back it is hit by whom it attacks
        "When an ally is hit by an Elf, mark it.",
        "When this creature is hit, mark that creature.",
    ],
)
def test_whom_it_would_be_is_not_guessed(text: str) -> None:
    with pytest.raises(TextRefused):
        battle(text)


SWAPPED = "When this creature is swapped, you gain 1 victory point."


@pytest.mark.parametrize(
    ("text", "begun", "suffered", "by_text"),
    [
        (SWAPPED, 1, 1, 1),
        ("When this creature changes places with an ally, you gain 1 victory point.", 1, 0, 0),  # it makes the move
        ("When an ally is swapped, you gain 1 victory point.", 2, 2, 2),
        ("When two allies are swapped, you gain 1 victory point.", 1, 1, 1),
        ("When two enemy creatures are swapped, you gain 1 victory point.", 0, 0, 0),
        ("When this creature is swapped with an Elf, you gain 1 victory point.", 1, 1, 1),
        ("When this creature is swapped with a Mage, you gain 1 victory point.", 0, 0, 0),
    ],
)
def test_who_is_swapped(text: str, begun: int, suffered: int, by_text: int) -> None:
    """SLOT-MOVE-09 Whichever of the two makes the move, and also where a text swaps them."""
    cards = {"Dancer": f"def 1 life 1: {text}", "Caller": "def 1 life 1: [ ]: Swap two target allies."}
    army = "A: front: Dancer, Fighter, Caller\nB: front: Page\nstep: Move"
    for mover, slot, points in (("Dancer F1", "F2", begun), ("Fighter F2", "F1", suffered)):
        s = scene(army, cards=cards)
        s.choose(f"move {mover} to {slot}")
        in_any_order(s)
        assert (s.who("A F1"), s.points("A")) == ("Fighter", points)
    s = scene(army.replace("Move", "Abilities"), cards=cards)
    s.choose("use Caller F3", "target Dancer F1", "target Fighter F2")
    in_any_order(s)
    assert (s.who("A F1"), s.points("A")) == ("Fighter", by_text)


def in_any_order(s: Scene) -> None:
    """SLOT-ABIL-10 One trigger for each of the two who are swapped."""
    first = next((label for label in s.options() if label.startswith("trigger of")), None)
    if first is not None:
        s.choose(first)


def test_a_move_into_an_empty_slot_swaps_nobody() -> None:
    s = scene("A: front: Dancer\nB: front: Page\nstep: Move", cards={"Dancer": f"def 1 life 1: {SWAPPED}"})
    s.choose("move Dancer F1 to F2")
    assert s.points("A") == 0


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("When this creature attacks, the defender gets -2 DEF until end of battle.", 1),
        ("At the start of battle, this creature gets +2 DEF.", 5),
        ("The next time this creature attacks, it gets +2 DEF during that battle.", 5),
        ("[Club] - Start: this creature gets +2 DEF until end of battle.", 5),
    ],
)
def test_what_lasts_for_the_battle_is_over_behind_it(text: str, value: int) -> None:
    cards = {
        "Brute": f"close_name Club close 2 def 3 life 2: {text}",
        "Ox": "def 3 life 9",
        "Clerk": "def 1 life 1: [1]: Mark target enemy creature.",
    }
    s = scene("A: front: Brute; back: -, -, -, Page\nB: front: Ox, Clerk, Page", cards=cards)
    s.choose("attack Ox F1 with Brute F1, close")
    where = "B F1" if "defender" in text else "A F1"
    assert s.asked == "B"  # in the exchange
    assert s.value(where, "DEF") == value
    s.decline()
    assert s.value(where, "DEF") == 3


def test_the_next_time_is_one_time() -> None:
    text = "The next time this creature attacks, you gain 1 victory point."
    s = scene("A: front: Brute\nB: front: Ox", cards={"Brute": f"close 2 def 3 life 9: {text}", "Ox": "def 9 life 9"})
    for _ in range(2):
        s.to("Action", "A")
        s.choose("attack Ox F1 with Brute F1, close")
        assert s.points("A") == 1
        s.to("Move", "B")
