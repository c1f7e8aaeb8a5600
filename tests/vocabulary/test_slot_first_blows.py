"""Whoever strikes first in SLOT is not struck back at by whom its attack kills."""

from scenes.slot import Scene, rule, scene

CARDS = {
    "Lance": "close 3 def 1 life 3: Creatures attacked by this creature strike back only if they survive.",
    "Weak": "close 3 def 1 life 1",
    "Tough": "close 3 def 1 life 2",
    "Thick": "close 3 def 9 life 1",
    "Both": "close 3 def 1 life 3",
}


def fight(army: str, enemy: str, attack: str, active: str = "A") -> Scene:
    """The table when this attack is over."""
    s = scene(
        f"A: front: {army}, -, Both\nB: front: {enemy}, -, -, Both\nstep: Action, active {active}, ap 3", cards=CARDS
    )
    s.choose(next(option for option in s.options() if attack in option and option.count("+") == attack.count("+")))
    while any(option.startswith("strike") or option.isdigit() for option in s.options()):
        s.choose(s.options()[-1])
    return s


@rule("SLOT-RESOLVE-09", "SLOT-PRIO-01")
def test_whom_it_kills_does_not_strike_back_and_who_survives_does() -> None:
    for enemy, tokens in (("Weak", 0), ("Tough", 1), ("Thick", 1)):
        assert fight("Lance", enemy, f"attack {enemy} F1 with Lance F1").tokens("A F1") == tokens


@rule("SLOT-RESOLVE-09")
def test_as_it_strikes_back_itself_both_blows_fall() -> None:
    s = fight("Lance", "Weak", "attack Lance F1 with Weak F1", "B")
    assert (s.tokens("A F1"), s.who("B F1")) == (1, "")
