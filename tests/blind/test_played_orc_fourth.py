"""Blind texts of ORC that were understood later: pieces that do not say what carries them, and who comes to this front."""

from blind.texts import orc, plays

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Wolf": "creature 1 2/2", "Orc": "creature 1 3/3", "Mage": "creature 1 (Caster) 1/1",
    "Blow": "event 0: Deal 9 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Millstone Shield")
def test_who_carries_the_millstone_is_tougher_and_does_not_attack() -> None:
    s = orc(f"A: offensive: Wolf; attached: Millstone Shield on Wolf\nB: defensive: Orc{FIGHT}", TEXTS)
    assert s.value("Wolf") == "2/5"
    assert "attack B" not in s.options()


@plays("Hook and Chain")
def test_who_carries_the_hook_is_stronger_and_marks_an_enemy() -> None:
    s = orc("A: offensive: Wolf; attached: Hook and Chain on Wolf\nB: defensive: Orc\nphase: Play", TEXTS)
    assert s.value("Wolf") == "3/2"
    s.choose("use Wolf")
    s.all_pass()
    assert [line for line in s.log() if line.endswith("is marked")] == ["Wolf is marked", "Orc is marked"]


@plays("Pilgrim's Lantern")
def test_the_lantern_comes_back_when_its_carrier_dies() -> None:
    s = orc("A: offensive: Wolf; attached: Pilgrim's Lantern on Wolf\nB: hand: Blow\nphase: Play, active B", TEXTS)
    assert s.value("Wolf") == "2/3"
    s.choose("play Blow")
    for _ in range(4):
        for label in ("in the Defensive", "target Wolf"):
            if label in s.options():
                s.choose(label)
    s.all_pass()
    assert s.grave("A") == ["Wolf"]
    assert "Pilgrim's Lantern" in s.hand("A")


@plays("Unquiet Burial")
def test_who_is_dug_up_stands_in_the_front_of_the_magic_until_the_turn_ends() -> None:
    s = orc(
        "A: resources: 6; defensive: Mage; grave: Wolf; hand: Unquiet Burial\nB: offensive: Orc\nphase: Play", TEXTS
    )
    s.choose("play Unquiet Burial")
    for _ in range(4):
        for label in ("in the Defensive", "target Wolf"):
            if label in s.options():
                s.choose(label)
    s.all_pass()
    assert s.place("Wolf") == "A's Defensive"
    s.to("Play", "B")
    assert "Wolf" not in s.show() or s.place("Wolf") != "A's Defensive"
    assert s.grave("A") == ["Unquiet Burial"]
