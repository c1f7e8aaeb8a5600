"""What cards forbid and permit, played: by whom, how many, and whatever the rules say of marked creatures."""

import pytest

from scenes.arc import Scene, rule, scene

CARDS = {
    "Bolt": "event 1: Deal 1 damage to target creature.",
    "Flash": "event 1: Gain 1 victory point.",
    "Shaman": "creature 1 1/1: (M): Mark target creature.",
    "Lull": "event 1: Mark target creature.",
    "Bond": "enchantment 1: Attach to a creature.",
}


def table(text: str, phase: str = "Play") -> Scene:
    """A has an Ox, a Shaman and cards; B has a Sage that says this, and a Ram."""
    return scene(
        f"""
        A: gems 3 Gaian; hand: Bolt, Flash, Lull, Bond; army: Ox 2/3, Mule 1/3, Shaman; city Oak (Body, 8)
        B: army: Sage, Ram 1/9
        phase: {phase}
    """,
        cards={**CARDS, "Sage": f"creature 1 1/9: {text}"},
    )


@pytest.mark.parametrize(
    ("text", "bolt", "shaman"),
    [
        ("This creature can't be the target of events.", False, True),
        ("This creature can't be targeted by events opponents play.", False, True),
        ("This creature can't be targeted by your events.", True, True),
        ("This creature can't be targeted by abilities of enemy creatures.", True, False),
        ("This creature can't be targeted by opponents.", False, False),
        ("This creature can't be targeted by your opponents' events or abilities.", False, False),
        ("Opponents can't target this creature.", False, False),
        ("Events your opponents play can't target creatures you control.", False, True),
    ],
)
@rule("ARC-CONFLICT-02", "ARC-PLAY-07")
def test_a_creature_is_no_target_of_such_cards(text: str, bolt: bool, shaman: bool) -> None:
    s = table(text)
    s.choose("play Bolt")
    assert ("target Sage" in s.options()) is bolt
    s = table(text)
    s.choose("use Shaman")
    assert ("target Sage" in s.options()) is shaman


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("This creature can't be marked by opponents.", False),
        ("This creature can't be marked by abilities.", True),
        ("Enemy events can't mark creatures you control.", False),
    ],
)
@rule("ARC-CONFLICT-02")
def test_what_others_can_not_do_to_it_is_not_done(text: str, marked: bool) -> None:
    s = table(text)
    s.play("Lull", "target Sage")
    assert s.marked("Sage") is marked


@rule("ARC-CONFLICT-02")
def test_a_creature_can_not_be_enchanted() -> None:
    s = table("This creature can't be enchanted.")
    s.choose("play Bond")
    assert "target Ram" in s.options()
    assert "target Sage" not in s.options()


@rule("ARC-CONFLICT-02")
def test_no_more_than_so_many_cards_are_played_in_a_turn() -> None:
    s = table("Each opponent can't play more than one event each turn.")
    s.play("Flash")
    assert "play Bolt" not in s.options()
    assert "play Bond" in s.options()


@rule("ARC-CONFLICT-02", "ARC-COMBAT-03")
def test_no_more_than_so_many_creatures_attack() -> None:
    s = table("No more than one creature can attack each turn.", "Attack")
    s.choose("attack B's army", "send Ox")
    assert s.marked("Mule") is False
    assert "send Mule" not in s.options()


@rule("ARC-CONFLICT-02", "ARC-COMBAT-10")
def test_no_more_than_so_many_defend_against_it() -> None:
    s = scene(
        "A: army: Bull\nB: army: Ox 1/3, Ram 1/3\nphase: Attack",
        cards={"Bull": "creature 1 2/2: This creature can't be defended against by more than one creature."},
    )
    s.choose("attack B's army", "block Bull with Ox")
    assert "block Bull with Ram" not in s.options()


@pytest.mark.parametrize("words", ["can attack even if it is marked", "may attack as though it were unmarked"])
@rule("ARC-CONFLICT-01", "ARC-COMBAT-01")
def test_a_marked_creature_attacks_where_its_text_lets_it(words: str) -> None:
    s = scene(
        "A: army: Bull marked, Ox 1/1 marked\nB: army: Ram 1/3 marked\nphase: Attack",
        cards={"Bull": f"creature 1 2/2: This creature {words}."},
    )
    s.choose("attack B's army")
    assert s.points("B") == 13


@rule("ARC-CONFLICT-01", "ARC-COMBAT-01")
def test_a_marked_creature_defends_where_its_text_lets_it() -> None:
    s = scene(
        "A: army: Bull 2/2\nB: army: Ram marked, Ox 1/1 marked\nphase: Attack",
        cards={"Ram": "creature 1 1/3: This creature may defend as though it were unmarked."},
    )
    s.choose("attack B's army")
    assert "block Bull with Ram" in s.options()
    assert "block Bull with Ox" not in s.options()


@rule("ARC-CONFLICT-02", "ARC-COMBAT-03")
def test_nobody_attacks_where_no_creature_can() -> None:
    s = table("No creature can attack.", "Play")
    s.to("Attack") if s.phase == "Play" else None
    assert not any(option.startswith("attack") for option in s.options())


@rule("ARC-MARK-06", "ARC-CONFLICT-02")
def test_what_does_not_unmark_stays_marked_in_unmark_phases() -> None:
    s = scene(
        "A: army: Sage\nB: army: Ox 1/1 marked, Ram 1/1 marked\nphase: Play",
        cards={"Sage": "creature 1 1/1: Enemy creatures don't unmark during their controllers' Unmark phase."},
    )
    s.to("Draw", "B")
    assert (s.marked("Ox"), s.marked("Ram")) == (True, True)


@rule("ARC-MOVE-08", "ARC-CONFLICT-02")
def test_what_can_not_be_moved_by_enemies_moves_by_itself() -> None:
    text = "creature 1 1/1: This creature can't be moved by opponents."
    push = "event 1: Put target creature into your army."
    s = scene(
        "A: gems 1 Gaian; hand: Push; army: Ox 1/1\nB: city Elm (Mind, 8): Sage\nphase: Play",
        cards={"Sage": text, "Push": push},
    )
    s.play("Push", "target Sage")
    assert s.place("Sage") == "Elm"
