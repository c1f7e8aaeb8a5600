"""Occasions, played out: in whose turn something happens, how often by then, and what players did with what is no card."""

import pytest

from scenes.arc import Scene
from vocabulary.test_wordings_past import GAIN, RAT, SPARE, table

HURT = ("play Bolt", "target Probe")


def on(text: str, army: str = "Elf, Probe") -> Scene:
    return table(text, "creature 0 1/9", army.split(", ", maxsplit=1)[0], army.split(", ", 1)[1])


@pytest.mark.parametrize(
    ("text", "deed", "gained"),
    [
        ("Whenever this creature is dealt damage in your turn", HURT, 1),
        ("Whenever this creature is dealt damage in another player's turn", HURT, 0),
        ("Whenever a player plays an event during his turn", HURT, 1),
        ("Whenever a player plays an event in another player's turn", HURT, 0),
        ("Whenever you play your first event in another player's turn", HURT, 0),
        ("The first time in each of your turns that this creature is dealt damage", HURT, 1),
        ("After a creature dies", RAT, 1),
        ("When a creature has been killed", RAT, 1),
        ("If a creature dies", RAT, 1),
        ("If you draw a card", SPARE, 1),
        ("Whenever another player plays an event", HURT, 0),
    ],
)
def test_in_whose_turn_it_happens(text: str, deed: tuple[str, ...], gained: int) -> None:
    s = on(f"{text}, {GAIN}.")
    s.carry_out(*deed)
    assert s.points("A") == 1 + gained


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Whenever this creature is dealt damage in another player's turn", 1),
        ("Whenever an opponent plays an event during his turn", 1),
        ("Whenever a player plays an event in another player's turn", 0),
        ("The first time this creature is dealt damage in your turn", 0),
        ("Whenever another player plays an event", 1),
    ],
)
def test_in_the_turn_of_an_opponent(text: str, gained: int) -> None:
    s = on(f"{text}, {GAIN}.")
    s.to("Play", "B")
    s.carry_out("play Bolt", "target Probe")
    assert s.points("A") == 1 + gained


def test_what_died_counts_as_it_was_when_it_did() -> None:
    s = on(f"The second time each turn this creature or another creature dies, {GAIN}.")
    s.carry_out(*RAT)
    assert s.points("A") == 1
    s.carry_out("play Doom", "target Ox")
    assert s.points("A") == 2


@pytest.mark.parametrize(
    ("text", "saved"),
    [
        ("If a creature would die during your turn, it doesn't die.", True),
        ("If a creature would die during an opponent's turn, it doesn't die.", False),
    ],
)
def test_what_would_happen_is_averted_in_its_turn(text: str, saved: bool) -> None:
    s = on(text)
    s.carry_out("play Doom", "target Ox")
    assert (s.place("Ox") == "B's Army") == saved


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("If you used an ability this turn", 1),
        ("If you didn't use an ability this turn", 0),
        ("If no opponent used an ability this turn", 1),
        ("If an ability was used by an opponent this turn", 0),
        ("If you have already used two or more abilities this turn", 0),
    ],
)
def test_abilities_that_were_used(text: str, gained: int) -> None:
    s = on(f"(M): Draw a card.\n\nAt the end of your turn, {text[0].lower()}{text[1:]}, {GAIN}.")
    s.carry_out("use Probe")
    s.to("Play", "B")
    assert s.points("A") == 1 + gained


@pytest.mark.parametrize(
    ("q", "gained"), [("any creature", 1), ("none of your creatures", 1), ("one of your creatures", 0)]
)
def test_how_many_of_whose_creatures(q: str, gained: int) -> None:
    s = table(f"If {q} died this turn, {GAIN}.")
    s.carry_out(*RAT)
    s.play("Probe")
    assert s.points("A") == 1 + gained
