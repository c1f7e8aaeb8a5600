"""Places in the order of an attack: who attacks as the first or the last, and who comes before whom, in ARC."""

from scenes.arc import Scene, rule, scene

TABLE = "A: army: {}\nB: army: Ox 1/9; hand: Bolt\nphase: Attack"
BOLT = "event 0: Deal 9 damage to target creature."


def marched(text: str, *attackers: str) -> Scene:
    """Flag, which says the text, and others attack the army in this order."""
    s = scene(TABLE.format(", ".join(attackers)), cards={"Flag": f"creature 1 2/2: {text}", "Bolt": BOLT})
    s.choose("attack B's army")
    for name in attackers:
        if f"send {name.split()[0]}" in s.options():  # the only one goes unasked
            s.choose(f"send {name.split()[0]}")
    return s


def bolt(s: Scene, name: str) -> None:
    """It dies."""
    s.play("Bolt", f"target {name}")
    assert name in s.grave("A")


@rule("ARC-COMBAT-05")
def test_a_lone_attacker_is_the_first_and_the_last() -> None:
    text = "This creature gets +2/+0 while it attacks as the first in the order and +0/+2 while it attacks as the last."
    for attackers, value in (
        (["Flag"], "4/4"), (["Flag", "Ram 1/9"], "4/2"), (["Ram 1/9", "Flag"], "2/4"), (["Ram 1/9", "Flag", "Hag 1/9"], "2/2"),
    ):  # fmt: skip
        assert marched(text, *attackers).value("Flag") == value


@rule("ARC-COMBAT-05")
def test_places_are_kept_where_an_attacker_has_left() -> None:
    texts = (
        "While this creature attacks and at least two other attackers were announced before it in the order, it gets +2/+0.",
        "While this creature attacks as the third or later, it gets +2/+0.",
    )
    for text in texts:
        s = marched(text, "Ram 1/9", "Hag 1/9", "Flag")
        assert s.value("Flag") == "4/2"
        bolt(s, "Ram")
        assert s.value("Flag") == "4/2"
        assert marched(text, "Ram 1/9", "Flag").value("Flag") == "2/2"


@rule("ARC-COMBAT-05")
def test_it_is_the_next_one_that_is_stronger_and_nobody_moves_up() -> None:
    s = marched("While this creature is attacking, the attacker directly after it in the order gets +2/+0.",
                "Ram 1/9", "Flag", "Hag 1/9", "Elk 1/9")  # fmt: skip
    assert [s.value(name) for name in ("Ram", "Flag", "Hag", "Elk")] == ["1/9", "2/2", "3/9", "1/9"]
    bolt(s, "Hag")
    assert [s.value(name) for name in ("Ram", "Flag", "Elk")] == ["1/9", "2/2", "1/9"]


def test_who_has_died_still_has_had_a_place() -> None:
    s = marched("When this creature dies, the next attacker in the order gets +3/+0 until the end of the attack.",
                "Ram 1/9", "Flag", "Hag 1/9")  # fmt: skip
    bolt(s, "Flag")
    assert [s.value(name) for name in ("Ram", "Hag")] == ["1/9", "4/9"]


def test_those_before_it_are_counted_while_they_attack() -> None:
    s = marched(
        "This creature gets +1/+0 for each attacker before it in the order.", "Ram 1/9", "Hag 1/9", "Flag", "Elk 1/9"
    )
    assert s.value("Flag") == "4/2"
    bolt(s, "Hag")
    assert s.value("Flag") == "3/2"


def test_attacking_as_the_second_is_heard_of() -> None:
    text = "Whenever this creature attacks as the second in the order, gain 1 victory point."
    for attackers, points in ((["Flag", "Ram 1/9"], 15), (["Ram 1/9", "Flag"], 16)):
        s = marched(text, *attackers)
        while not any(option.startswith("block") for option in s.options()):
            s.choose("pass")
        assert s.points("A") == points
