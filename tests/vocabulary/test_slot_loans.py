"""What SLOT's texts on activated abilities of others do in play: who uses them, when, and whom they mean."""

from vocabulary.slot_field import Field

POKER = "[ ]: Put a token on this creature."
OTHERS = {"Poker (Elf)": POKER, "Sack (Elf)": "", "Knave (Orc)": ""}
NEAR = "This creature has the activated abilities of the allies adjacent to it."


def test_the_abilities_of_those_beside_it_are_its_own() -> None:
    f = Field("F1 Slinger, F2 Poker marked, F4 Sack", "F4 Bone Guard", "action", {"Slinger": NEAR, **OTHERS})
    f.choose("use Slinger")
    assert (f.hurt("Slinger"), f.marked("Slinger"), f.hurt("Poker")) == (1, True, 0)


def test_who_stands_elsewhere_lends_nothing() -> None:
    f = Field("F1 Slinger, F3 Poker marked, F4 Sack", "F4 Bone Guard", "action", {"Slinger": NEAR, **OTHERS})
    assert not any(label.startswith("use") for label in f.options())


def test_abilities_of_the_graveyard_are_lent_for_a_turn() -> None:
    text = "[1]: Until end of turn, this creature has the activated abilities of one creature in your graveyard."
    f = Field("F1 Slinger, F4 Sack; graveyard: Poker", "F4 Bone Guard", "action", {"Slinger": text, **OTHERS})
    assert sum(label.startswith("use Slinger") for label in f.options()) == 1
    f.choose("use Slinger")
    f.choose("use Slinger")
    assert f.hurt("Slinger") == 1
    f.choose("done")
    assert len(f.t.granted) == 0


def test_allies_have_what_this_creature_can() -> None:
    text = f"Adjacent allies have the activated abilities of this creature.\n{POKER}"
    f = Field("F1 Slinger marked, F2 Sack, F4 Sack", "F4 Bone Guard", "action", {"Slinger": text, **OTHERS})
    f.choose("use Sack")
    assert (f.t.harm[f.t.in_slot(0, 1)], f.hurt("Slinger")) == (1, 0)
