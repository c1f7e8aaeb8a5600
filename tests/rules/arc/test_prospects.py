"""What is told before a combat of ARC: beside a defender, and in the question of a window; each is held against what comes."""

import pytest

from scenes.arc import Scene, scene
from wtactics.games import ruleset
from wtactics.kits.layout import Pointing

ARC = ruleset("arc")
CARDS = {
    "Fencer": "creature 1 3/1: This creature strikes first.",
    "Titan": "creature 1 3/9: This creature deals double combat damage.",
    "Monk": "creature 1 3/3: This creature can't deal damage.",
    "Jab": "event 0: Deal 1 damage to target creature.",
}


def offered(s: Scene, label: str) -> Pointing:
    """Where an option points, with what is told of it."""
    view = ARC.view(s.table, s.table.asked)
    return ARC.show.points(view, view.options()[ARC.labels(view).index(label)])


def asked(s: Scene) -> str:
    """The question, as whoever is asked reads it."""
    return ARC.show.asking(ARC.view(s.table, s.table.asked))


@pytest.mark.parametrize(("attacker", "told", "brief"), [
    ("Ram 2/2", ("Ram takes 1 of its 2", "Ox takes 2 of its 4"), ("it \N{MINUS SIGN}1 of 2", "yours \N{MINUS SIGN}2 of 4")),
    ("Goat 1/1", ("Goat dies", "Ox takes 1 of its 4"), ("it dies", "yours \N{MINUS SIGN}1 of 4")),
    ("Bull 5/5 hurt 4", ("Bull dies", "Ox dies"), ("it dies", "yours dies")),
    ("Fencer", ("Fencer dies", "Ox takes 3 of its 4"), ("it dies", "yours \N{MINUS SIGN}3 of 4")),
    ("Titan", ("Titan takes 1 of its 9", "Ox dies"), ("it \N{MINUS SIGN}1 of 9", "yours dies")),
    ("Monk", ("Monk takes 1 of its 3", "Ox takes nothing"), ("it \N{MINUS SIGN}1 of 3", "yours holds")),
])  # fmt: skip
def test_a_combat_comes_to_what_is_told_of_its_defender(
    attacker: str, told: tuple[str, ...], brief: tuple[str, ...]
) -> None:
    s = scene(
        f"""
        A: army: {attacker}, Mule 1/1
        B: army: Ox 1/4, Cow 0/1
        phase: Attack
    """,
        cards=CARDS,
    )
    name = attacker.partition(" ")[0]
    s.choose("attack B's army", f"send {name}", "done")
    here = offered(s, f"block {name} with Ox")
    assert (here.notes, here.brief) == (told, brief)
    assert offered(s, f"block {name} with Cow").rank > here.rank or "dies" not in told[0]
    s.choose(f"block {name} with Ox", "done")
    for creature, words in zip((name, "Ox"), told, strict=True):
        gone = s.place(creature).endswith("graveyard")
        assert gone == words.endswith("dies")
        assert gone or words == f"{creature} takes nothing" or f"takes {s.damage(creature)} of" in words


def test_first_strikes_are_foretold() -> None:
    s = scene(
        """
        A: army: Fencer, Mule 1/1
        B: army: Ox 1/3, Cow 0/1
        phase: Attack
    """,
        cards=CARDS,
    )
    s.choose("attack B's army", "send Fencer", "done")
    assert offered(s, "block Fencer with Ox").notes == ("Fencer takes nothing", "Ox dies")
    s.choose("block Fencer with Ox", "done")
    assert (s.damage("Fencer"), s.place("Ox")) == (0, "B's graveyard")


def test_a_window_of_a_combat_says_what_it_comes_to() -> None:
    s = scene(
        """
        A: army: Ram 2/2
        B: army: Ox 1/4; hand: Jab
        phase: Attack
    """,
        cards=CARDS,
    )
    s.choose("attack B's army")
    assert asked(s) == "You are attacked by Ram (2). Do you respond before you name defenders?"
    s.choose("pass", "block Ram with Ox")
    assert asked(s) == "Ram (2) fights Ox (1): Ram takes 1 of its 2; Ox takes 2 of its 4. Do you respond?"
    s.choose("pass")
    assert (s.damage("Ram"), s.damage("Ox")) == (1, 2)


def test_a_window_says_what_an_undefended_attacker_does() -> None:
    s = scene(
        """
        A: army: Ram 2/2, Bull 9/9
        B: city Oakhold (Body, 8); hand: Jab
        phase: Attack
    """,
        cards=CARDS,
    )
    s.choose("attack Oakhold", "send Ram", "send Bull", "pass")
    assert asked(s) == "Ram (2) strikes undefended: Oakhold takes 2. Do you respond?"
    s.choose("pass")
    assert s.damage("Oakhold") == 2
    assert asked(s) == "Bull (9) strikes undefended: Oakhold is destroyed. Do you respond?"
