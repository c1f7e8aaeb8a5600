"""Who fights whom is changed in the middle of an attack: other attackers, exchanged defenders, another order, in ARC."""

from scenes.arc import Scene, rule, scene

ATTACK = "A: army: Ram 2/9, Hag 3/9\nB: army: Ox 1/9, Elk 1/9; hand: Spell\nphase: Attack"


def fought(text: str, *choices: str) -> Scene:
    """Ram and Hag attack the army, and Ox defends against Ram."""
    s = scene(ATTACK, cards={"Spell": f"event 0: {text}"})
    s.choose("attack B's army", "send Ram", "send Hag", *choices)
    return s


def harm(s: Scene, *names: str) -> list[int]:
    """How much damage they have suffered."""
    return [int(s.table.harm[s.card(name)]) for name in names]


def order(s: Scene) -> list[str]:
    """The attackers, in the order of their combats."""
    return [s.names[int(a)] for a in s.table.attackers]


@rule("ARC-COMBAT-10", "ARC-COMBAT-18")
def test_a_defender_turns_to_another_attacker_and_the_first_is_defended_still() -> None:
    s = fought("Target defender defends against another attacker instead.", "block Ram with Ox", "done", "play Spell")
    assert (s.points("B"), harm(s, "Ram", "Hag", "Ox")) == (15, [0, 1, 3])


@rule("ARC-COMBAT-18", "ARC-COMBAT-20")
def test_two_attackers_exchange_their_defenders_and_with_them_whether_they_are_defended() -> None:
    s = fought("Two target attackers exchange their defenders.", "pass", "block Ram with Ox", "done", "play Spell")
    s.choose("target Ram")
    assert (s.points("B"), harm(s, "Ox")) == (13, [3])


@rule("ARC-COMBAT-18", "ARC-COMBAT-20")
def test_who_is_defended_though_its_defenders_are_gone_hands_on_that_too() -> None:
    texts = {
        "Axe": "event 0: Kill target creature.",
        "Spell": "event 0: Two target attackers exchange their defenders.",
    }
    s = scene(ATTACK.replace("Spell", "Spell, Axe"), cards=texts)
    s.choose("attack B's army", "send Ram", "send Hag", "pass", "block Ram with Ox", "done", "play Axe", "target Ox")
    s.choose("pass")  # Ox dies
    s.choose("play Spell", "target Ram")
    s.to("Second Play")
    assert s.points("B") == 13  # Ram alone comes through: Hag is defended now, by nobody


@rule("ARC-COMBAT-10")
def test_who_did_not_defend_can_be_told_to() -> None:
    s = fought(
        "Target creature you control defends against target attacker.",
        "pass",
        "block Ram with Ox",
        "done",
        "play Spell",
        "target Elk",
        "target Hag",
    )
    assert (s.points("B"), harm(s, "Ox", "Elk")) == (15, [2, 3])


@rule("ARC-COMBAT-05", "ARC-COMBAT-06")
def test_the_order_is_reversed_before_defenders_are_assigned() -> None:
    s = scene(ATTACK, cards={"Spell": "event 0: Reverse the order of attackers."})
    s.choose("attack B's army", "send Ram", "send Hag", "play Spell")
    assert order(s) == ["Hag", "Ram"]
