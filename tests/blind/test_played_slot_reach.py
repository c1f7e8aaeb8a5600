"""Blind texts of SLOT on whom one can reach, played as their writers meant them."""

from blind.texts import FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {"Bow": "ranged 1 def 1 life 5", "Lord": "level 2 close 1 def 1 life 1"}


def attacks(s: Scene, of: str) -> list[str]:
    """Whom a creature may attack by itself, and how."""
    found = [
        label
        for label in s.options()
        if label.startswith("attack") and label.partition(" with ")[2].startswith(f"{of},")
    ]
    return sorted(label.removeprefix("attack ").replace(f" with {of}", "") for label in found)


@plays("Spear Boy")
def test_behind_an_ally_it_attacks_in_close_combat_as_from_the_front_slot() -> None:
    foes = "B: front: Imp, Imp, Imp; back: Imp, -, -, Imp"
    s = slot(f"A: front: Ann; back: Spear Boy\n{foes}", CAST)
    assert attacks(s, "Spear Boy B1") == ["Imp F1, close", "Imp F2, close"]
    assert not [label for label in s.options() if "+" in label and "Spear Boy" in label]
    s = slot(f"A: front: -, Ann; back: -, Spear Boy\n{foes}", CAST)
    assert attacks(s, "Spear Boy B2") == ["Imp F1, close", "Imp F2, close", "Imp F3, close"]
    s = slot(f"A: front: -, -, -, Ann; back: -, -, -, Spear Boy\n{foes}", CAST)
    assert attacks(s, "Spear Boy B4") == ["Imp B4, close", "Imp F3, close"]
    s = slot(f"A: front: Ann; back: -, Spear Boy\n{foes}", CAST)
    assert attacks(s, "Spear Boy B2") == []
    s = slot(f"A: front: Spear Boy\n{foes}", CAST)
    assert attacks(s, "Spear Boy F1") == ["Imp F1, close", "Imp F2, close"]


@plays("Dame Ottoline")
def test_whoever_can_attack_her_attacks_nobody_else() -> None:
    s = slot("A: front: Ann, -, -, Ann; back: -, Bow\nB: front: Imp, Dame Ottoline, Imp, Imp", CAST)
    assert attacks(s, "Ann F1") == ["Dame Ottoline F2, close", "Dame Ottoline F2, ranged"]
    assert attacks(s, "Bow B2") == ["Dame Ottoline F2, ranged"]
    assert attacks(s, "Ann F4") == ["Imp F3, close", "Imp F3, ranged", "Imp F4, close", "Imp F4, ranged"]
    assert "done" in s.options()  # nobody must attack
    s = slot("A: front: Ann; back: -, Bow\nB: front: Imp, Imp; back: -, Dame Ottoline", CAST)
    assert attacks(s, "Ann F1") == ["Imp F1, close", "Imp F1, ranged", "Imp F2, close", "Imp F2, ranged"]
    assert attacks(s, "Bow B2") == ["Imp F2, ranged"]  # she is covered


@plays("Tidecaller")
def test_a_small_enemy_opposite_the_marked_column_goes_to_its_owners_deck() -> None:
    s = slot(
        "A: front: Tidecaller, Ann; back: Ann, Ann\nB: front: Lord, Imp, Imp; back: Imp, Ann\nstep: Abilities", CAST
    )
    s.choose("use Tidecaller F1")
    while not s.deck("B"):
        s.choose(next(label for end in ("F2 B2", "Ann B2") for label in s.options() if label.endswith(end)))
    assert (s.deck("B"), s.who("B B2"), s.twilight("B"), s.points("A")) == (["Ann"], "", [], 0)
    assert (s.marked("A F2"), s.marked("A B2"), s.marked("A F1")) == (True, True, False)
    s = slot("A: front: Tidecaller, -, Ann; back: Ann\nB: front: Lord, Imp, Imp\nstep: Abilities", CAST)
    s.choose("use Tidecaller F1")  # opposite the full column is nobody small
    assert (s.deck("B"), s.who("B F2"), s.who("B F3")) == ([], "Imp", "Imp")
